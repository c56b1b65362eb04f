"""Alembic's entry point: the store hands over its connection, so that there is one way to connect."""

from __future__ import annotations

from alembic import context

context.configure(connection=context.config.attributes["connection"])
with context.begin_transaction():
    context.run_migrations()
