"""Which tables are kept no longer, so that the database does not grow for ever."""

from __future__ import annotations

import sqlalchemy as sa

from .limits import Retention
from .store import tables
from .table_state import DAY_MS


def expired(retention: Retention, now_ms: int) -> dict[str, sa.ColumnElement[bool]]:
    """For each reason to remove a table, the tables it applies to."""

    def is_old(days: int) -> sa.ColumnElement[bool]:
        return tables.c.used_ms < now_ms - days * DAY_MS if days else sa.false()

    is_over, is_unused = tables.c.over == sa.true(), tables.c.used_ms == tables.c.created_ms
    return {
        "unused": is_unused & is_old(retention.unused),
        "abandoned": ~is_unused & ~is_over & is_old(retention.abandoned),
        "finished": ~is_unused & is_over & is_old(retention.finished),
    }
