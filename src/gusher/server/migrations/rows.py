"""What the migrations share."""

from __future__ import annotations

from typing import Any

import sqlalchemy as sa
from alembic import op


def table_id(**more: Any) -> sa.Column[str]:
    """The table that a row belongs to, and is deleted with."""
    return sa.Column("table_id", sa.String(32), sa.ForeignKey("tables.id", ondelete="CASCADE"), **more)


def create_rows(name: str, *columns: sa.Column[Any]) -> None:
    """Create a database table whose rows belong to a table each, which comes first in their key."""
    op.create_table(name, table_id(primary_key=True), *columns)
