"""What is kept with a finished match: its reviews, and the notes and variations that players add to it."""

from __future__ import annotations

import sqlalchemy as sa

from gusher.server.migrations.rows import create_rows

revision = "0005"
down_revision = "0004"


def upgrade() -> None:
    create_rows(
        "reviews",
        sa.Column("level", sa.String(20), primary_key=True),
        sa.Column("made_by", sa.String(80), nullable=False),
        sa.Column("body", sa.LargeBinary, nullable=False),
    )
    create_rows("studies", sa.Column("rev", sa.Integer, nullable=False), sa.Column("body", sa.Text, nullable=False))
