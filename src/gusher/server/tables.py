"""All live tables of a process: set up, loaded when somebody comes, forgotten when nobody is there."""

from __future__ import annotations

import asyncio
import gc
import secrets
import time
from collections.abc import Callable, Coroutine
from typing import Any

from gusher.kernel.errors import GusherError
from gusher.kernel.match import fresh_seed, hash_of_seed

from . import happenings as h
from .bots import Thinkers
from .faults import report
from .limits import Limits
from .standing import Standing
from .store import Row, Store, new_token, token_hash
from .table import Table, row_due
from .webhooks import Caller

PATIENCE_MS = 3_000  # another process may be about to act at its table; then we do
LOADED_AT_ONCE = 4
STARTING_MS = 60_000  # what is due so soon is taken up at the start


class Tables:
    """All tables of this process."""

    def __init__(
        self,
        store: Store,
        limits: Limits,
        thinkers: Thinkers,
        caller: Caller,
        pace_ms: int = 800,
        away_s: float = 120.0,
        now: Callable[[], int] | None = None,
    ) -> None:
        self.store, self.limits, self.thinkers, self.caller = store, limits, thinkers, caller
        self.pace_ms, self.away_s = pace_ms, away_s
        self.now = now or (lambda: time.time_ns() // 1_000_000)
        self.open: dict[str, Table] = {}
        self._loading: dict[str, asyncio.Future[Table | None]] = {}
        self._turn = asyncio.Semaphore(LOADED_AT_ONCE)
        self._tasks: set[asyncio.Task[Any]] = set()

    def spawn(self, work: Coroutine[Any, Any, Any]) -> asyncio.Task[Any]:
        """Run something beside; what goes wrong there is logged, without what it was about."""
        task = asyncio.get_running_loop().create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._finished)
        return task

    def _finished(self, task: asyncio.Task[Any]) -> None:
        self._tasks.discard(task)
        if not task.cancelled() and (fault := task.exception()) is not None and not isinstance(fault, GusherError):
            report("a task failed", fault)

    async def create(
        self,
        setup: h.Setup,
        seed: str | None,
        tokens: dict[int, str],
        entries: list[tuple[int, str, int]] | None = None,
        public_hash: str | None = None,
    ) -> str:
        """Set up a table and play on to the first decision; `entries` come from a record."""
        table, chosen = secrets.token_urlsafe(9), seed or fresh_seed()
        now = self.now()
        hashed = public_hash or hash_of_seed(chosen)
        standing = Standing(setup, chosen, hashed, now)
        if entries:
            event = h.Steps(when=now, seat=None, id=None, by="import", entries=entries)
            standing.apply(event)
        else:
            event = standing.play(None, None, "chance", now, None)
        due = standing.due()
        row = Row(table, now, h.dumps(setup), chosen, hashed)
        keys = [(token_hash(token), seat) for seat, token in tokens.items()]
        await self.store.create(row, h.dumps(event), keys, standing.match.over, row_due(due))
        opened = self.open[table] = Table(self, table, standing)
        opened.mine = True
        opened.schedule(due)
        return table

    async def get(self, table: str) -> Table | None:
        """A table, from the store if it is not in memory."""
        if table in self.open:
            return self.open[table]
        if table not in self._loading:
            self._loading[table] = self.spawn(self._load(table))
        return await asyncio.shield(self._loading[table])

    async def _load(self, table: str) -> Table | None:
        try:
            async with self._turn:  # when all come back at once, the first need not wait for the last
                standing = await self.read(table)
        except LookupError:
            return None
        finally:
            self._loading.pop(table, None)
        opened = self.open[table] = Table(self, table, standing)
        opened.tell_presence()
        return opened

    async def read(self, table: str) -> Standing:
        """A table's standing as the store has it."""
        found = await self.store.load(table)
        if found is None:
            raise LookupError(table)
        row, bodies = found
        standing = Standing(h.loads_setup(row.setup), row.seed, row.seed_hash, row.created_ms)
        for body in bodies:
            standing.apply(h.loads(body))
        standing.touched = standing.match.at
        return standing

    async def new_key(self, table: str, seat: int, alone: bool = False) -> str:
        """A new token for a seat; `alone`: the old ones open nothing any more."""
        token = new_token()
        await self.store.add_token(table, seat, token_hash(token), alone)
        return token

    async def wake(self, patience_ms: int = PATIENCE_MS) -> None:
        """Act at tables where something is overdue: after a restart, or when another process has died."""
        for table in await self.store.due(self.now() - patience_ms):
            found = await self.get(table)
            if found is not None and not found.is_waiting:
                found.take_over()

    def sweep(self) -> None:
        """Forget tables where nobody is and nothing is about to happen; the store has them."""
        for table in list(self.open.values()):
            if table.is_idle(self.now()):
                table.schedule(None)
                del self.open[table.id]

    async def keep_house(self) -> None:
        """What has to be done every now and then, as long as the server runs."""
        if not self.store.is_postgres:
            await self.wake(-STARTING_MS)  # nobody else acts at our tables
        beat = 0
        while True:
            await self.wake()
            if self.thinkers.have_warmed():
                for table in self.open.values():
                    table.show_table()
            if beat % 15 == 0:
                self.sweep()
                for table in self.open.values():
                    if table.listeners:
                        table.tell_presence()
            if beat % 900 == 899:
                gc.collect()  # tables hold hardly any cycles, and a full collection stops everybody
            beat += 1
            await asyncio.sleep(2)

    async def heard(self, process: str, table: str, what: str, rest: str) -> None:
        """Another process says that something changed at a table."""
        found = self.open.get(table)
        if found is None or process == self.store.process:
            return
        if what == "changed":
            await found.catch_up()
        elif what == "rotated":
            found.close_seat(int(rest))
        elif what == "presence":
            found.heard_presence(process, rest)

    async def close(self) -> None:
        for task in list(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
