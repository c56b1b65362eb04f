"""Clocks no longer say what happens at their end: there was only one answer."""

from __future__ import annotations

from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    op.execute("""update tables set setup = replace(setup, '"at_end":"bot",', '')""")
