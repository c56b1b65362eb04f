"""Alembic's entry: the store hands over its connection, so that there is one way to connect."""

from __future__ import annotations

from alembic import context

from gusher.server.schema import metadata

context.configure(connection=context.config.attributes["connection"], target_metadata=metadata)
with context.begin_transaction():
    context.run_migrations()
