"""What the database holds.  Changes go into a new file in `migrations/versions/`; a test compares both."""

from __future__ import annotations

import sqlalchemy as sa

metadata = sa.MetaData()

tables = sa.Table(
    "tables",
    metadata,
    sa.Column("id", sa.String(32), primary_key=True),
    sa.Column("created_ms", sa.BigInteger, nullable=False),
    sa.Column("setup", sa.Text, nullable=False),
    sa.Column("seed", sa.String(64), nullable=False),
    sa.Column("seed_hash", sa.String(64), nullable=False),
    sa.Column("over", sa.Boolean, nullable=False),
    sa.Column("due_ms", sa.BigInteger, nullable=True, index=True),  # when the server itself has to act
)

events = sa.Table(
    "events",
    metadata,
    sa.Column("table_id", sa.String(32), sa.ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    sa.Column("n", sa.Integer, primary_key=True),  # two processes cannot both write event n
    sa.Column("body", sa.Text, nullable=False),
)

tokens = sa.Table(
    "tokens",
    metadata,
    sa.Column("hash", sa.String(64), primary_key=True),
    sa.Column("table_id", sa.String(32), sa.ForeignKey("tables.id", ondelete="CASCADE"), nullable=False, index=True),
    sa.Column("seat", sa.Integer, nullable=False),  # -1: the spectators' bench
)

webhooks = sa.Table(
    "webhooks",
    metadata,
    sa.Column("table_id", sa.String(32), sa.ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    sa.Column("seat", sa.Integer, primary_key=True),
    sa.Column("url", sa.Text, nullable=False),
)
