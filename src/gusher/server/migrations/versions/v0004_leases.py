"""Which process acts at a table, for as long as its lease lasts; snapshots, so that nothing long is replayed."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

from gusher.server.migrations.rows import create_rows

revision = "0004"
down_revision = "0003"


def upgrade() -> None:
    op.add_column("tables", sa.Column("owner", sa.String(32), nullable=True))
    op.create_table(
        "servers",
        sa.Column("process", sa.String(32), primary_key=True),
        sa.Column("until_ms", sa.BigInteger, nullable=False),
    )
    create_rows(
        "snapshots",
        sa.Column("n", sa.Integer, nullable=False),
        sa.Column("made_by", sa.String(80), nullable=False),
        sa.Column("body", sa.LargeBinary, nullable=False),
    )
