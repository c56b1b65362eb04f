"""What the operator's settings ask of the housekeeping: keep banned addresses out, remove tables nobody needs."""

from __future__ import annotations

import logging
from typing import TYPE_CHECKING

import sqlalchemy as sa

from . import metrics
from . import protocol as p
from .errors import surviving
from .limits import Bans
from .retention import Retention
from .store import tables
from .table_state import DAY_MS

if TYPE_CHECKING:
    from .tables import Tables

TOUCH_BEATS, REMOVE_BEATS = 15, 1800  # beats of the housekeeping: half a minute, an hour
log = logging.getLogger("gusher.server")


class Upkeep:
    """One round belongs to each beat of the housekeeping; what fails is tried again in a later one."""

    def __init__(self, tables: Tables) -> None:
        self._tables = tables
        self.visited: set[str] = set()  # tables that somebody has come to since the last time it was noted

    async def round(self, beat: int) -> None:
        with surviving("the banned addresses could not be read"):
            await self._keep_out()
        if beat % TOUCH_BEATS == 0:
            with surviving("it could not be noted which tables are in use"):
                await self._touch()
        if beat % REMOVE_BEATS == TOUCH_BEATS:  # not at the start: then people are waiting
            with surviving("old tables could not be removed"):
                await self.remove_old()

    async def _keep_out(self) -> None:
        gate = self._tables.gate
        bans = Bans(await self._tables.store.banned(self._tables.now()))
        if bans == gate.bans:
            return
        gate.bans = bans
        for table in list(self._tables.open.values()):
            for connection in table.connections:
                if connection.address in bans:
                    connection.close(p.Close.BANNED)

    async def _touch(self) -> None:
        used = self.visited | {table.id for table in self._tables.open.values() if table.connections}
        now = self._tables.now()
        await self._tables.store.touch(sorted(used), now, now - DAY_MS)
        self.visited -= used

    async def remove_old(self) -> None:
        """Where somebody is, the table was noted as used within the last day."""
        for why, which in expired(self._tables.settings.retention, self._tables.now()).items():
            removed = await self._tables.store.remove(which)
            metrics.REMOVED.labels(why).inc(removed)
            if removed:
                log.info("removed %d tables: %s", removed, why)


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
