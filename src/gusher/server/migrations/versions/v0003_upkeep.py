"""When somebody was last at a table, so that abandoned ones can be removed; addresses that are banned."""

from __future__ import annotations

import time

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    now = str(time.time_ns() // 1_000_000)  # nothing is removed because it is older than this column
    op.add_column("tables", sa.Column("used_ms", sa.BigInteger, nullable=False, server_default=now))
    op.create_table(
        "bans",
        sa.Column("network", sa.String(64), primary_key=True),
        sa.Column("until_ms", sa.BigInteger, nullable=True),
        sa.Column("note", sa.Text, nullable=False),
    )
