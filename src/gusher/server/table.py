"""One live table: check, apply, store, show.

One lock for each table.  A change is applied, stored, and only then shown or acknowledged; if storing fails, the table
is read again from the store.
"""

from __future__ import annotations

import asyncio
import contextlib
import hashlib
import math
import random
import time
from asyncio import sleep
from collections import Counter
from collections.abc import Callable, Collection
from functools import cached_property
from typing import TYPE_CHECKING, Any, cast

import msgspec

from gusher.kernel.errors import StaleAction

from . import events, messages, metrics, snapshots
from . import protocol as p
from .errors import report
from .store import GUEST, SPECTATOR, Append, Conflict
from .table_state import Due, TableState
from .thinkers import NOBODY, choice_seed

if TYPE_CHECKING:
    from .connection import Connection
    from .tables import Tables

IDLE_S = 60.0  # a table without connections is forgotten after this; the store has it
PATIENCE_MS = 3_000  # how late this process may be at its table before the housekeeping wakes it
PRESENCE_S = 90.0  # how long we believe another process about who is there
COMING_BACK_S = 30.0  # after a restart people need a moment to come back before their clock runs out


class Table:
    """One table in memory."""

    def __init__(self, tables: Tables, table: str, state: TableState) -> None:
        self.tables, self.id, self.state = tables, table, state
        self.lock = asyncio.Lock()
        self.connections: list[Connection] = []
        self._newcomers: dict[Connection, tuple[int, int]] = {}  # at the door: the log entries and the `rev` they have
        self.is_lost = False  # holds what was never stored: nobody may see it or play on from it
        self.webhooks: dict[int, str] | None = None  # None: not read yet
        self._elsewhere: dict[str, tuple[float, Counter[int | None]]] = {}  # process: until when, who is there
        self._gone_since: dict[int, float] = {}
        self._loaded = self._used = time.monotonic()
        self._is_ours = False  # this process acts here
        self._hurried = False  # a bot had no time to play as well as it can
        self._shown_info = b""  # digest of the last table message
        self._shown_rev, self._shown_chat = state.rev, len(state.chat)
        self._shown_turn: int | None = None
        self._waiting: tuple[int, Due] | None = None
        self._acting: asyncio.Task[None] | None = None
        self._expect_bots()

    def _expect_bots(self) -> None:
        """They may take a while to get ready."""
        for level in self.state.control:
            if level is not None and not self.state.match.over:
                self.tables.thinkers.expect(level, self.state.game.name)

    # -- who is there ---------------------------------------------------------------------------------

    def present(self) -> Counter[int | None]:
        """How many connections each seat has (None: spectators), in all processes."""
        now = time.monotonic()
        self._elsewhere = {process: seen for process, seen in self._elsewhere.items() if seen[0] > now}
        return sum((there for _, there in self._elsewhere.values()), start=self._here())

    def _here(self) -> Counter[int | None]:
        return Counter(connection.seat for connection in self.connections)

    def away_s(self, seat: int) -> float:
        """How long a seat has had no connection."""
        return 0 if self.present()[seat] else time.monotonic() - self._gone_since.get(seat, self._loaded)

    def enter(self, connection: Connection, since: int, rev: int) -> None:
        """A connection is at the door.  It has `since` entries of the log and last saw position `rev`."""
        self._newcomers[connection] = since, rev

    def welcome(self) -> None:
        """Let in all who are at the door, and show them what they do not have.  The lock is held: what is not stored
        must not be seen."""
        newcomers, self._newcomers = self._newcomers, {}
        if newcomers:
            self.connections += newcomers
            self._used = time.monotonic()
            self.tables.upkeep.visited.add(self.id)
            self.wake()
            self.announce_presence()
            self.show_table(newcomers)
            for connection, (since, rev) in newcomers.items():
                self._show_rest(connection, since, rev)

    def _show_rest(self, connection: Connection, since: int, rev: int) -> None:
        """All that a newcomer does not have, after the table itself."""
        state, seat = self.state, connection.seat
        if not state.waiting:
            if rev != state.rev:
                connection.send(messages.view_message(state, seat))
            connection.send(self.tables.logs.message(state, seat, state.log_start(since, rev), connection.lang))
        connection.send(messages.chat_message(state))
        if seat is not None:
            connection.send(p.OrdersMessage(state.orders.get(seat, [])))
        if state.match.over:
            connection.send_encoded(self._over_message)

    def leave(self, connection: Connection) -> None:
        self._newcomers.pop(connection, None)
        if connection in self.connections:
            self.connections.remove(connection)
            self._used = time.monotonic()
            if connection.seat is not None:
                self._gone_since[connection.seat] = self._used
            self.show_table()
            self.announce_presence()

    def announce_presence(self) -> None:
        if self.tables.store.is_postgres:
            who = ",".join(f"{SPECTATOR if seat is None else seat}:{count}" for seat, count in self._here().items())
            self.tables.spawn(self.tables.store.notify(self.id, "presence", who or "-"))

    def hear_presence(self, process: str, who: str) -> None:
        pairs = [part.split(":") for part in who.split(",") if ":" in part]
        there = Counter({None if seat == str(SPECTATOR) else int(seat): int(count) for seat, count in pairs})
        is_new, now = process not in self._elsewhere, time.monotonic()
        _, before = self._elsewhere.get(process, (now, Counter[int | None]()))
        self._gone_since.update({seat: now for seat in before if seat is not None})
        self._elsewhere[process] = (now + PRESENCE_S, there)
        self.show_table()
        if is_new:
            self.announce_presence()

    def lose(self, process: str) -> None:
        """Nobody is connected to that process any more."""
        if process in self._elsewhere:
            self.hear_presence(process, "")
            del self._elsewhere[process]

    # -- what changes ---------------------------------------------------------------------------------

    async def happen(self, kind: type[events.Event], seat: int | None, request: str | None, **fields: Any) -> None:
        """Apply an event and store it.  The lock is held."""
        event = kind(when=self.tables.now(), seat=seat, id=request, **fields)
        await self._change(lambda: self.state.apply(event))

    async def play(self, seat: int, action: str, by: events.By, request: str | None = None) -> None:
        """Carry out a decision and store it.  The lock is held."""
        self.state.match.check(action, seat)  # what is refused has changed nothing, and need not be read again
        await self._change(lambda: self.state.play(seat, action, by, self.tables.now(), request))
        metrics.MOVES.labels(by).inc()

    async def begin(self, request: str | None) -> None:
        """Start the game that everybody has waited for.  The lock is held."""
        self._expect_bots()
        await self._change(lambda: self.state.play(None, None, "chance", self.tables.now(), request))

    async def reseat(self, client: Connection, seat: int | None) -> None:
        """A client has taken another seat, or got up: its token opens that from now on.  The lock is held."""
        cleared = [old for old in (client.seat, seat) if old is not None]
        await self.tables.store.reseat(self.id, cleared, client.token, GUEST if seat is None else seat)
        self.connections.remove(client)
        for old in cleared:
            self.close_seat(old, p.Close.TRY_AGAIN)
        client.seat = seat
        self.enter(client, 0, 0)
        self.welcome()

    async def clear(self, seats: Collection[int]) -> None:
        """Bots sit here now; whoever sat here may stay.  The lock is held."""
        if seats:
            await self.tables.store.reseat(self.id, seats)
        for seat in seats:
            self.close_seat(seat, p.Close.TRY_AGAIN)

    async def sit(self, seat: int | None) -> None:
        """Somebody is at the seat; everybody sees when that is for the first time.  The lock is held."""
        while seat is not None and seat not in self.state.taken and not self.state.match.over:
            with contextlib.suppress(StaleAction):  # another process was faster with something else
                await self.happen(events.TakeSeat, seat, None)

    async def _change(self, apply: Callable[[], events.Event]) -> None:
        if self.is_lost:
            raise LookupError(self.id)
        state = self.state
        try:
            event = apply()
            due = self._due()
            body, snapshot = events.dumps(event), snapshots.take(state)
            due_ms = None if due is None else due.when_ms
            row = Append(self.id, state.n - 1, body, state.match.over, due_ms, snapshot)
            await self.tables.store.write(row)
        except BaseException as fault:  # cancellation as well: what is not stored must not be seen
            await asyncio.shield(self._recover())
            if isinstance(fault, Conflict):
                raise StaleAction("error-stale", at=state.rev - 1, now=self.state.rev) from None
            raise
        self._is_ours = True
        self.show()
        self.schedule(due)
        self._call_whose_turn_it_is(due)

    async def _recover(self) -> None:
        """Go back to what the store has."""
        try:
            self.state = await self.tables.read(self.id)
        except Exception:  # nobody may see this table before the store is back
            self.is_lost = True
            self.schedule(None)
            self.tables.open.pop(self.id, None)
            for connection in self.connections:
                connection.close(p.Close.FAILED)
            raise
        self.state.changed_from = 0  # nobody knows where it differs from what was shown
        self.give_up()

    async def catch_up(self) -> None:
        """Take in what another process has stored."""
        async with self.lock:
            bodies = await self.tables.store.events_from(self.id, self.state.n)
            try:
                for body in bodies:
                    self.state.apply(events.loads(body))
            except Exception as fault:  # half of it may be applied
                report(f"table {self.id} could not follow another server", fault)
                await self._recover()
                return
            if bodies:
                self.give_up()

    def give_up(self) -> None:
        """Another process acts here now."""
        self._is_ours = False
        self.schedule(None)
        self.show()

    # -- what is seen ---------------------------------------------------------------------------------

    def show(self) -> None:
        """Send everybody what has changed for them since the last time."""
        state = self.state
        self.show_table()
        if state.rev != self._shown_rev:
            self._shown_rev = state.rev
            self._show_position()
        if len(state.chat) > self._shown_chat:
            start = state.chat[self._shown_chat][0]
            self._shown_chat = len(state.chat)
            new = p.encode(messages.chat_message(state, start))
            for connection in self.connections:
                connection.send_encoded(new)

    def _show_position(self) -> None:
        state = self.state
        start, state.changed_from = state.changed_from, state.match.at
        views: dict[int | None, str] = {}
        may_read: dict[int | None, bytes] = {}
        logs: dict[tuple[bytes, str], str] = {}  # seats that may read the same share its sentences
        for connection in self.connections:
            seat, lang = connection.seat, connection.lang
            if seat not in views:
                views[seat] = p.encode(messages.view_message(state, seat))
                may_read[seat] = msgspec.json.encode(state.match.log(seat, start))
            connection.send_encoded(views[seat])
            if state.match.over:
                continue
            key = may_read[seat], lang
            if key not in logs:
                new = messages.log_entries(state, seat, start, lang)  # the whole log is in ``Logs``
                logs[key] = p.encode(p.LogMessage(start, new))
            connection.send_encoded(logs[key])
        if state.match.over:
            self.tables.spawn(self._show_end())

    async def _show_end(self) -> None:
        """Everything is open now: everybody gets the whole log again, which takes a while to make."""
        state, logs = self.state, self.tables.logs
        for connection in list(self.connections):
            async with logs.prepared(state, connection.seat, 0, connection.lang):
                connection.send(logs.message(state, connection.seat, 0, connection.lang))
            connection.send_encoded(self._over_message)

    @cached_property
    def _over_message(self) -> str:
        """Worked out once: nothing changes after the end."""
        return p.encode(messages.over_message(self.state))

    def show_table(self, newcomers: Collection[Connection] = ()) -> None:
        """Send the table's message to everybody if it has changed, and to newcomers in any case."""
        state, thinkers = self.state, self.tables.thinkers
        if not self.connections:
            return
        warming = not state.match.over and any(
            thinkers.is_warming(level, state.game.name) for level in state.control if level
        )
        present, now = self.present(), self.tables.now()
        info = msgspec.json.encode(messages.table_info(state, self.id, present, now, warming, self._hurried))
        digest = hashlib.blake2b(info, digest_size=16).digest()
        has_changed, self._shown_info = digest != self._shown_info, digest
        table = cast(p.TableInfo, msgspec.Raw(info))
        encoded: dict[tuple[int | None, bool], str] = {}
        for connection in self.connections:
            if has_changed or connection in newcomers:
                key = connection.seat, connection.may_sit
                if key not in encoded:
                    invitation = state.invitation if connection.may_sit else None
                    encoded[key] = p.encode(p.TableMessage(table, connection.seat, invitation))
                connection.send_encoded(encoded[key])

    def close_seat(self, seat: int, code: p.Close, but: Connection | None = None) -> None:
        """Other tokens open the seat now: close what came in with an old one."""
        for connection in self.connections:
            if connection.seat == seat and connection is not but:
                connection.close(code)

    # -- what the server does by itself ---------------------------------------------------------------

    @property
    def is_waiting(self) -> bool:
        """Is this process about to act here?"""
        return self._waiting is not None

    def is_idle(self, now_ms: int) -> bool:
        """Is nobody here, and will nothing happen soon?"""
        if self.connections or self.lock.locked() or time.monotonic() - self._used < IDLE_S:
            return False
        return self._waiting is None or self._waiting[1].when_ms - now_ms > 2 * IDLE_S * 1000

    def wake(self) -> None:
        """Somebody comes in: if it is past the time to act and nobody does, we do."""
        self.tables.forgive(self.id)
        due, now = self.state.due(), self.tables.now()
        if due is None or self.is_waiting:
            return
        if due.when_ms < now - PATIENCE_MS or self.state.turn_since > now + PATIENCE_MS:
            self.tables.spawn(self.tables.wake(self.id))

    def take_over(self, late: bool = True) -> None:
        """Act here from now on: nobody else does."""
        self._is_ours = True
        self.schedule(self._due(), late)

    def _due(self) -> Due | None:
        """What we have to do here.  Where another server's clock was ahead of ours, the turn begins now."""
        self.state.turn_since = min(self.state.turn_since, self.tables.now())
        return self.state.due()

    def schedule(self, due: Due | None, late: bool = False) -> None:
        """Get ready to act when it is time."""
        waiting = None if due is None or not self._is_ours else (self.state.rev, due)
        if waiting == self._waiting and not late:
            return
        self._waiting = waiting
        if self._acting is not None and self._acting is not asyncio.current_task():
            self._acting.cancel()
        self._acting = None if waiting is None else self.tables.spawn(self._act(*waiting, late))

    async def _act(self, rev: int, due: Due, late: bool) -> None:
        """Do what is due.  Where that fails, the housekeeping tries again later."""
        try:
            await self._do(rev, due, late)
        except Exception as fault:
            if self._waiting == (rev, due):
                self._waiting = None
            if not isinstance(fault, StaleAction):  # another process was faster
                self.tables.stall(self.id, fault)
        else:
            self.tables.forgive(self.id)

    async def _do(self, rev: int, due: Due, late: bool) -> None:
        """Wait until it is time, then do what is due unless something else has happened."""
        action = due.action or ""
        if due.kind == "bot":
            action = await self._think()
        else:
            await sleep(self._pause(due, late))
        async with self.lock:
            seat = self.state.match.seat
            if self._waiting != (rev, due) or seat is None:
                return
            if due.kind == "clock":
                bot = self.state.setup.clock.bot
                await self.happen(events.GiveSeat, None, None, target=seat, bot=bot, by_clock=True)
            else:
                await self.play(seat, action, due.kind)

    def _pause(self, due: Due, late: bool) -> float:
        """Seconds until the server acts.  They do not depend on anything that a seat may not know; for a person's seat
        they vary at random, so that an automatic action looks like a quick one."""
        pause = (due.when_ms - self.tables.now()) / 1000
        if due.kind == "clock":
            return max(pause, COMING_BACK_S if late else 0.0)
        return max(pause + random.random() * self.state.setup.pace_ms / 1000, 0)

    async def _think(self) -> str:
        """A bot's choice, on the beat.  It thinks even about an only action, which must not come sooner than others."""
        state = self.state
        since, pace, seat = state.turn_since, state.pace_ms, state.match.seat or 0
        level, view = state.control[seat] or "", state.match.view(seat)
        seconds = min(max(0.8 * state.setup.pace_ms / 1000, 0.1), 2.0)
        address = self.connections[0].address if self.connections else NOBODY
        action, hurried = await self.tables.thinkers.choose(
            address, self.id, level, view, choice_seed(state.seed, state.rev), seconds
        )
        if self._hurried != hurried:
            self._hurried = hurried
            self.show_table()
        await sleep(max(next_beat(since, self.tables.now(), pace) - self.tables.now(), 0) / 1000)
        return action

    def _call_whose_turn_it_is(self, due: Due | None) -> None:
        """Call the webhook of a person whose turn begins with a decision."""
        server_acts = due is not None and due.kind != "clock"
        seat = None if server_acts or self.state.waiting else self.state.match.seat
        if seat != self._shown_turn:
            self._shown_turn = seat
            if seat is not None and (self.webhooks is None or seat in self.webhooks):
                self.tables.spawn(self._call_webhook(seat))

    async def _call_webhook(self, seat: int) -> None:
        if self.webhooks is None:
            self.webhooks = await self.tables.store.webhooks_of(self.id)
        if seat in self.webhooks:
            body = {"table": self.id, "seat": seat, "game": self.state.game.name, "turn": True}
            await self.tables.webhooks.call(self.webhooks[seat], body)


def next_beat(since: int, now: int, pace: int) -> int:
    """When a bot moves: a whole number of beats after its turn began, at least one."""
    return since + max(math.ceil((now - since) / pace), 1) * pace if pace else now
