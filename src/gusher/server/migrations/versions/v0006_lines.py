"""Reviews of variations.  The reviews so far were made by another version of the program, which would look again."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

from gusher.server.migrations.rows import create_rows

revision = "0006"
down_revision = "0005"


def upgrade() -> None:
    op.drop_table("reviews")
    create_rows(
        "reviews",
        sa.Column("level", sa.String(20), primary_key=True),
        sa.Column("line", sa.Integer, primary_key=True),
        sa.Column("made_by", sa.String(80), nullable=False),
        sa.Column("body", sa.LargeBinary, nullable=False),
    )
