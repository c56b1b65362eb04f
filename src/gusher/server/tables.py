"""All live tables of a server process: set up, loaded when somebody comes, forgotten when nobody is there."""

from __future__ import annotations

import asyncio
import gc
import itertools
import math
import secrets
import sys
import time
from collections.abc import AsyncIterator, Callable, Coroutine
from contextlib import asynccontextmanager, suppress
from dataclasses import replace
from functools import partial
from typing import Any, NamedTuple, TypeVar

from sqlalchemy.exc import InterfaceError, OperationalError

from gusher.kernel.chance import CHANCE
from gusher.kernel.errors import GusherError, RecordFault, Term
from gusher.kernel.match import fresh_seed, hash_of_seed

from . import events, messages, sentences, snapshots
from . import protocol as p
from .errors import Refusal, report, surviving
from .limits import Gate
from .notify import Webhooks, listen
from .pool import Aside
from .reviews import Reviews
from .settings import Settings
from .store import GUEST, SPECTATOR, Append, Row, Store, invitation_hash, new_token, token_hash
from .table import PATIENCE_MS, Table
from .table_state import TableState
from .thinkers import NOBODY, Thinkers
from .unplayed import UnplayedState
from .upkeep import Upkeep

READY_S, ALL_BACK_S = 0.4, 5.0
BEAT_S = 2.0  # from one round of housekeeping to the next
RENEW_S, LEASE_S = 1.5, 5.0  # a process that has not renewed its lease for this long no longer acts at its tables
READY_BEAT_S, LIVE_BEAT_S = 20.0, 300.0  # how old the last round may be on a server that is ready, or alive at all
PING_S = 2.0  # that the database may take to answer
PING_EVERY_S = 1.0  # asked no more often, however many ask whether we are ready
LONGEST_STALL_S = 300.0  # between two tries at a table that fails
READ_AT_ONCE = 50  # events
SOON_MS = 60_000  # tables that nobody leads are taken over if something is due within this
T = TypeVar("T")


def steady_clock() -> Callable[[], int]:
    """Unix time in milliseconds that never jumps: the wall clock is read once; then only time that passes counts."""
    read: Callable[[], int] = time.monotonic_ns
    if sys.platform == "linux":  # where that one stands still while the machine sleeps
        read = partial(time.clock_gettime_ns, time.CLOCK_BOOTTIME)
    start = time.time_ns() - read()
    return lambda: (start + read()) // 1_000_000


def fresh_name() -> str:
    """A name for a table that nobody can guess, and no command takes for an option."""
    while (name := secrets.token_urlsafe(9)).startswith("-"):
        pass
    return name


class Stall(NamedTuple):
    """A table where acting has failed."""

    tries: int
    until: float
    """When to try again, by the monotonic clock."""


class Tables:
    """All tables of this process, and what they share."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.store = Store(settings.database, process=secrets.token_hex(4))
        self.gate = Gate(settings.limits)
        self.thinkers = Thinkers(settings.bot_module)
        self.aside = Aside(self.gate)
        self.logs = messages.Logs()
        self.past_views = messages.PastViews(messages.KEPT_VIEW_BYTES)
        self.deductions = messages.Deductions(messages.KEPT_DEDUCTION_BYTES)
        self.webhooks = Webhooks(settings.private_webhooks)
        self.reviews = Reviews(self.thinkers.review, self.store, self.spawn)
        self.upkeep = Upkeep(self)
        self.now = settings.now or steady_clock()
        self.open: dict[str, Table] = {}
        self._loading: dict[str, asyncio.Future[Table | None]] = {}
        self._tasks: set[asyncio.Task[Any]] = set()
        self._stalls: dict[str, Stall] = {}
        self._alive: set[str] = set()  # processes that have a lease
        self._is_needed = asyncio.Event()  # another process has resigned: somebody has to take its tables over
        self._last_beat = time.monotonic()
        self._pinged = -math.inf

    @asynccontextmanager
    async def running(self) -> AsyncIterator[None]:
        await asyncio.to_thread(self.store.start)
        await self.store.renew(round(1000 * LEASE_S))
        self.spawn(self.keep_house())
        self.spawn(self.keep_lease())
        self.spawn(self._get_ready())
        if self.store.is_postgres:
            self.spawn(listen(self.store.url, self))
        try:
            yield
        finally:
            for task in list(self._tasks):
                task.cancel()
            await asyncio.gather(*self._tasks, return_exceptions=True)
            self.thinkers.close()
            self.aside.close()
            await self.webhooks.close()
            with surviving("the lease could not be given up"):
                await asyncio.wait_for(self.store.resign(), PING_S)
            await asyncio.to_thread(self.store.close)

    def spawn(self, work: Coroutine[Any, Any, T]) -> asyncio.Task[T]:
        """Run something in the background; if it fails, that is logged without what it was about."""
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
        setup: events.Setup,
        seed: str | None,
        invitations: dict[int, str],
        spectator: str,
        *,
        entries: list[tuple[int, str, int]] | None = None,
        address: str = NOBODY,
        invitation: str | None = None,
        host: int | None = None,
    ) -> str:
        """Set up a table and play on to the first decision; `entries` come from a record, and `address` pays for them.
        With an `invitation` it waits for its players, until its `host` (by default the first person) starts it."""
        table, seed, now = fresh_name(), seed or fresh_seed(), self.now()
        row = Row(table, now, events.dumps(setup), seed, hash_of_seed(seed))
        state = TableState(setup, seed, row.seed_hash, now)
        happened: list[events.Event] = []
        if entries:
            imported = events.Play(when=now, seat=None, id=None, by="import", entries=entries)
            await self.aside.run(address, table, partial(state.apply, imported))
            happened.append(imported)
        if invitation is not None:
            host = next(iter(state.humans())) if host is None else host
            waiting = events.Wait(when=now, seat=host, id=None, invitation=invitation)
            state.apply(waiting)
            happened.append(waiting)
        elif not happened or state.match.seat == CHANCE:  # a record may end where chance is due
            happened.append(state.play(None, None, "chance", now, None))
        keys = [(invitation_hash(key), seat) for seat, key in invitations.items()]
        keys.append((token_hash(spectator), SPECTATOR))
        if invitation is not None:
            keys.append((invitation_hash(invitation), GUEST))
        due = state.due()
        due_ms = None if due is None else due.when_ms
        first = [Append(table, n, events.dumps(event), state.match.over, due_ms) for n, event in enumerate(happened)]
        if entries:  # nobody need replay them
            first[-1] = replace(first[-1], snapshot=snapshots.take(state))
        await self.store.create(row, first, keys)
        self.open[table] = Table(self, table, state)
        self.open[table].take_over(late=False)
        return table

    async def opened_by(self, table: str, token: str) -> tuple[Table, int | None, bool] | None:
        """The table and the seat that a token opens, and whether it came of an invitation, for a seat or to take one.
        Wrong tokens and missing tables look the same."""
        seat = await self.store.seat_of(table, token)
        found = None if seat is None else await self.get(table)
        return None if found is None else (found, None if seat in (SPECTATOR, GUEST) else seat, seat != SPECTATOR)

    async def claim(self, table: str, invitation: str, token: str) -> bool:
        """Exchange an invitation for a token that only its user knows; a second time is as good as once.  Whether the
        token opens a seat now."""
        await self.store.claim(table, invitation, token)
        return await self.store.seat_of(table, token) is not None

    async def get(self, table: str) -> Table | None:
        """A table, from the store if it is not in memory."""
        if table in self.open:
            return self.open[table]
        if table not in self._loading:
            self._loading[table] = self.spawn(self._load(table))
        return await asyncio.shield(self._loading[table])

    async def _load(self, table: str) -> Table | None:
        try:
            state = await self.read(table)
        except LookupError:
            return None
        except RecordFault as fault:
            params = fault.params
            name = Term(f"{params['game']}-name")
            key = "server-old-rules" if await self.unplayed_record(table) else "server-old-rules-sealed"
            raise Refusal(key, given=params["given"], rules=params["rules"], name=name) from None
        except (GusherError, OperationalError, InterfaceError):  # the database is away, not the table
            raise
        except Exception as fault:
            report("a table cannot be read", fault)
            raise Refusal("server-table-damaged") from None
        finally:
            self._loading.pop(table, None)
        opened = self.open[table] = Table(self, table, state)
        opened.announce_presence()
        return opened

    async def unplayed_record(self, table: str) -> dict[str, Any] | None:
        """The record of a table whose rules this server does not know.  None while people are playing: another version
        of Gusher may go on there, and the record holds what they keep from each other."""
        found = await self.store.whole(table)
        if found is None:
            return None
        state = UnplayedState.read(found)
        return state.record(found.over) if found.over or state.setup.people <= 1 else None

    async def read(self, table: str) -> TableState:
        """A table's state from the store."""
        found = await self.store.load(table)
        if found is None:
            raise LookupError(table)
        row, _, snapshot, bodies = found
        setup, state = events.loads_setup(row.setup), None
        if snapshot is not None:
            state = snapshots.resumed(setup, snapshot)
            bodies = bodies if state is not None else await self.store.events_from(table, 0)
        if state is None:
            state = TableState(setup, row.seed, row.seed_hash, row.created_ms)
        for number, body in enumerate(bodies):
            event = events.loads(body)
            if isinstance(event, events.Play) and len(event.entries) > READ_AT_ONCE:  # a record
                await asyncio.to_thread(state.apply, event)
                continue
            state.apply(event)
            if number % READ_AT_ONCE == READ_AT_ONCE - 1:
                await asyncio.sleep(0)  # a long match takes a tenth of a second
        state.changed_from = state.match.at
        return state

    async def new_token(self, table: str, seat: int | None, replace: bool = False) -> str:
        """A new token of a seat (None: the spectators'); `replace` makes the old ones invalid."""
        token = new_token()
        await self.store.add_token(table, SPECTATOR if seat is None else seat, token_hash(token), replace)
        return token

    async def token_at_next(self, table: str, seat: int | None) -> str:
        """A token for the rematch: of the same seat, unless somebody sits there already."""
        found = None if seat is None else await self.get(table)
        is_free = found is None or seat is None or not found.state.waiting or found.state.is_free(seat)
        return await self.new_token(table, seat if is_free else GUEST)

    # -- housekeeping ---------------------------------------------------------------------------------

    async def keep_lease(self) -> None:
        """Let the other processes know that this one is alive, and find out which of them are."""
        while True:
            with surviving("the lease could not be renewed"):
                alive = await self.store.renew(round(1000 * LEASE_S))
                for process in self._alive - alive:
                    self._part_from(process)
                self._alive = alive
            await asyncio.sleep(RENEW_S)

    def _part_from(self, process: str) -> None:
        """A process is gone, and nobody is connected to it any more."""
        for table in self.open.values():
            table.lose(process)
        self._is_needed.set()

    async def keep_house(self) -> None:
        """What has to be done as long as the server runs.  No fault ends it: the next round tries again."""
        for beat in itertools.count():
            self._is_needed.clear()
            with surviving("the housekeeping could not look for tables to wake"):
                await self.wake()
                await self.upkeep.round(beat)
            with surviving("the housekeeping failed"):
                self._tidy(beat)
            self._last_beat = time.monotonic()
            with suppress(TimeoutError):  # `wait_for` would miss a cancellation that comes with the event
                async with asyncio.timeout(BEAT_S):
                    await self._is_needed.wait()

    async def wake(self, only: str | None = None) -> None:
        """Act at tables where nobody does, or at one of them: after a restart, when another process has died, or when
        acting there has failed."""
        stalled = [table for table, stall in self._stalls.items() if stall.until > time.monotonic()]
        now = self.now()
        async for table in self.store.take_over(now - PATIENCE_MS, now + SOON_MS, stalled, only):
            self._last_beat = time.monotonic()  # after a restart there may be thousands
            try:
                found = await self.get(table)
                if found is not None and not found.is_waiting:
                    found.take_over()
            except Exception as fault:
                self.stall(table, fault)
                await self.store.release(table)

    def stall(self, table: str, fault: Exception) -> None:
        """Acting at a table has failed: leave it alone for a while, each time for longer."""
        tries = self._stalls[table].tries + 1 if table in self._stalls else 1
        pause = min(BEAT_S * 2 ** min(tries, 10), LONGEST_STALL_S)
        self._stalls[table] = Stall(tries, time.monotonic() + pause)
        report(f"table {table} is stalled; the next try is in {pause:.0f} s", fault)

    def forgive(self, table: str) -> None:
        """A table works again, or somebody has come who wants it to."""
        self._stalls.pop(table, None)

    @property
    def stalled(self) -> int:
        """How many tables are left alone for a while."""
        return len(self._stalls)

    @property
    def beat_s(self) -> float:
        """How long ago the housekeeping last came round."""
        return time.monotonic() - self._last_beat

    def _tidy(self, beat: int) -> None:
        if self.thinkers.have_warmed():
            for table in self.open.values():
                with surviving("a table could not be shown"):
                    table.show_table()
        if beat % 15 == 0:
            self._forget_idle()
            for table in self.open.values():
                if table.connections:
                    table.announce_presence()
        if beat == 1 and not gc.isenabled():  # `serve` has turned it off
            gc.freeze()  # the first collection would look at all that has come
            gc.enable()
        if beat % 900 == 899:
            gc.unfreeze()
            gc.collect()  # tables have hardly any cycles, and a full collection stops everybody

    async def health(self, ready: bool) -> p.Health:
        """Is this process alive; or is it `ready` to serve, which takes more?"""
        beat_s, broken = self.beat_s, self.thinkers.broken()
        database = await self._has_database() if ready else None
        ok = beat_s < READY_BEAT_S and database is True and not broken if ready else beat_s < LIVE_BEAT_S
        return p.Health(ok, round(beat_s, 1), database, broken)

    async def _has_database(self) -> bool:
        now = time.monotonic()
        if now - self._pinged > PING_EVERY_S:
            self._pinged, self._ping = now, self.spawn(self._reaches_database())
        return await asyncio.shield(self._ping)

    async def _reaches_database(self) -> bool:
        try:
            await asyncio.wait_for(self.store.ping(), PING_S)
        except Exception:
            return False
        return True

    def _forget_idle(self) -> None:
        """Forget tables where nobody is and nothing will happen soon, which the store has, and stalls long past."""
        now = time.monotonic()
        self._stalls = {table: stall for table, stall in self._stalls.items() if now < stall.until + LONGEST_STALL_S}
        for table in list(self.open.values()):
            if table.is_idle(self.now()):
                table.schedule(None)
                del self.open[table.id]

    async def catch_up(self) -> None:
        """Take in, at every open table, what other processes have stored."""
        for table in list(self.open.values()):
            with surviving(f"table {table.id} could not catch up"):
                await table.catch_up()

    def hear(self, process: str, table: str, what: str, detail: str) -> None:
        """Another process announces that something changed at a table."""
        if what == "resigned" and process != self.store.process:
            self._alive.discard(process)
            self._part_from(process)
        found = self.open.get(table)
        if found is None or process == self.store.process:
            return
        if what == "changed":
            self.spawn(found.catch_up())
        elif what == "taken":
            found.give_up()
        elif what == "rotated":
            found.close_seat(int(detail), p.Close.ROTATED)
        elif what == "moved":
            found.close_seat(int(detail), p.Close.TRY_AGAIN)
        elif what == "presence":
            found.hear_presence(process, detail)
        elif what == "webhook":
            found.webhooks = None

    async def _get_ready(self) -> None:
        """Get ready before the first page asks.  After a restart people are there already, and must not wait for it."""
        await asyncio.sleep(READY_S)
        if self.gate.connections:
            await asyncio.sleep(ALL_BACK_S)
        await asyncio.to_thread(sentences.warm_up)
        if self.settings.compile_bots:
            await self.thinkers.get_ready()
