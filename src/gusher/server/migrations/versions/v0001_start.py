"""Tables, their events, tokens and webhooks."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

from gusher.server.migrations.rows import create_rows, table_id

revision = "0001"
down_revision = None


def upgrade() -> None:
    op.create_table(
        "tables",
        sa.Column("id", sa.String(32), primary_key=True),
        sa.Column("created_ms", sa.BigInteger, nullable=False),
        sa.Column("setup", sa.Text, nullable=False),
        sa.Column("seed", sa.String(64), nullable=False),
        sa.Column("seed_hash", sa.String(64), nullable=False),
        sa.Column("over", sa.Boolean, nullable=False),
        sa.Column("due_ms", sa.BigInteger, nullable=True, index=True),
    )
    create_rows("events", sa.Column("n", sa.Integer, primary_key=True), sa.Column("body", sa.Text, nullable=False))
    op.create_table(
        "tokens",
        sa.Column("hash", sa.String(64), primary_key=True),
        table_id(nullable=False, index=True),
        sa.Column("seat", sa.Integer, nullable=False),
    )
    create_rows("webhooks", sa.Column("seat", sa.Integer, primary_key=True), sa.Column("url", sa.Text, nullable=False))
