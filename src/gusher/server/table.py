"""One live table: who is connected, what is kept, who hears of it, what the server does by itself.

One lock for each table.  Whatever changes a table is applied, kept in the store, and only then shown or
acknowledged; if keeping fails the table is read again from the store.
"""

from __future__ import annotations

import asyncio
import hashlib
import math
import random
import time
from asyncio import sleep
from collections.abc import Callable
from typing import TYPE_CHECKING, Any, Protocol

import msgspec

from gusher.kernel.errors import StaleAction

from . import happenings as h
from . import protocol as p
from . import showing
from .bots import choice_seed
from .standing import Due, Standing
from .store import SPECTATOR, Append, Conflict

if TYPE_CHECKING:
    from .tables import Tables

IDLE_S = 60.0  # a table that nobody is connected to is forgotten after this; the store has it
THINKING_MS = 5_000  # so long a process may let its bot think before another one takes over
FAILED = 4500
PRESENCE_S = 90.0  # how long we believe another process about who is there


class Listener(Protocol):
    """A connection at a table."""

    seat: int | None
    lang: str

    def send(self, data: bytes) -> None: ...
    def close(self, code: int) -> None: ...


class Table:
    """One table in memory."""

    def __init__(self, hall: Tables, table: str, standing: Standing) -> None:
        self.hall, self.id, self.standing = hall, table, standing
        self.lock = asyncio.Lock()
        self.listeners: list[Listener] = []
        self.elsewhere: dict[str, tuple[float, dict[int | None, int]]] = {}  # process -> who is there
        self.gone_since: dict[int, float] = {}
        self.mine = False  # this process acts at it
        self.loaded = self.used = time.monotonic()
        self.hooks: dict[int, str] | None = None
        self._info = b""  # of the last table message, its digest
        self._shown_rev, self._shown_chat = standing.rev, len(standing.chat)
        self._told_turn: int | None = None
        for level in standing.control:
            if level is not None and not standing.match.over:
                hall.thinkers.expect(level, standing.game.name)  # it may take a while to get ready
        self._waiting: tuple[int, Due] | None = None
        self._timer: asyncio.TimerHandle | None = None
        self._bot: asyncio.Task[None] | None = None

    # -- who is there ---------------------------------------------------------------------------------

    def present(self) -> dict[int | None, int]:
        """How many connections each seat has, in all processes."""
        here = self.here()
        for until, there in self.elsewhere.values():
            if until > time.monotonic():
                for seat, count in there.items():
                    here[seat] = here.get(seat, 0) + count
        return here

    def here(self) -> dict[int | None, int]:
        counts: dict[int | None, int] = {}
        for listener in self.listeners:
            counts[listener.seat] = counts.get(listener.seat, 0) + 1
        return counts

    def away_s(self, seat: int) -> float:
        """For how long nobody has been there for a seat."""
        if self.present().get(seat):
            return 0
        return time.monotonic() - self.gone_since.get(seat, self.loaded)

    def enter(self, listener: Listener, since: int, rev: int) -> None:
        """Show a new connection everything."""
        standing, seat = self.standing, listener.seat
        self.listeners.append(listener)
        self.used = time.monotonic()
        self.tell_presence()
        self._send_table(again=listener)
        listener.send(p.encode(showing.view_message(standing, seat)))
        start = standing.log_start(since, rev)
        listener.send(p.encode(showing.log_message(standing, seat, start, listener.lang)))
        listener.send(p.encode(showing.chat_message(standing)))
        if seat is not None:
            listener.send(p.encode(p.OrdersMessage(standing.orders.get(seat, []))))
        if standing.match.over:
            listener.send(p.encode(showing.over_message(standing)))

    def leave(self, listener: Listener) -> None:
        if listener in self.listeners:
            self.listeners.remove(listener)
            self.used = time.monotonic()
            if listener.seat is not None:
                self.gone_since[listener.seat] = self.used
            self._send_table()
            self.tell_presence()

    def tell_presence(self) -> None:
        if self.hall.store.is_postgres:
            who = ",".join(f"{SPECTATOR if seat is None else seat}:{count}" for seat, count in self.here().items())
            self.hall.spawn(self.hall.store.tell(f"{self.hall.store.process} {self.id} presence {who or '-'}"))

    def heard_presence(self, process: str, who: str) -> None:
        pairs = [part.split(":") for part in who.split(",") if ":" in part]
        there = {None if seat == str(SPECTATOR) else int(seat): int(count) for seat, count in pairs}
        known = process in self.elsewhere
        self.elsewhere[process] = (time.monotonic() + PRESENCE_S, there)
        self._send_table()
        if not known:
            self.tell_presence()

    # -- what changes ---------------------------------------------------------------------------------

    async def happen(self, event: Any) -> None:
        """Apply an event and keep it.  The lock is held."""
        self.standing.apply(event)
        await self.keep(event)

    async def play(self, seat: int | None, action: Any, by: h.By, request: str | None = None) -> None:
        """Carry out a decision and keep it.  The lock is held."""
        await self.keep(self.standing.play(seat, action, by, self.hall.now(), request))

    async def keep(self, event: Any) -> None:
        standing = self.standing
        due = standing.due()
        row = Append(self.id, standing.n - 1, h.dumps(event), standing.match.over, row_due(due))
        try:
            await self.hall.store.append(row)
        except BaseException as fault:  # also when cancelled: what is not kept must not be seen
            await asyncio.shield(self._recover())
            if isinstance(fault, Conflict):
                raise StaleAction("error-stale", at=standing.rev - 1, now=self.standing.rev) from None
            raise
        self.mine = True
        self.show()
        self.schedule(due)
        self._tell_turn(due)

    async def _recover(self) -> None:
        """Forget what could not be kept."""
        try:
            await self.reload()
        except Exception:  # not even that: nobody may see this table before the store is back
            self.schedule(None)
            self.hall.open.pop(self.id, None)
            for listener in list(self.listeners):
                listener.close(FAILED)
            raise

    async def reload(self) -> None:
        """Back to what the store has."""
        self.standing = await self.hall.read(self.id)
        self.standing.touched = 0  # who knows where it differs from what was shown
        self.mine = False
        self.schedule(None)
        self.show()

    async def catch_up(self) -> None:
        """Take in what another process has kept."""
        async with self.lock:
            bodies = await self.hall.store.events_from(self.id, self.standing.n)
            for body in bodies:
                self.standing.apply(h.loads(body))
            if bodies:
                self.mine = False
                self.schedule(None)
                self.show()

    # -- what is seen ---------------------------------------------------------------------------------

    def show(self) -> None:
        """Send everybody what has changed for them since the last time."""
        standing = self.standing
        self._send_table()
        if standing.rev != self._shown_rev:
            self._shown_rev = standing.rev
            self._send_position()
        if len(standing.chat) > self._shown_chat:
            start = standing.chat[self._shown_chat][0]
            self._shown_chat = len(standing.chat)
            self._send_all(lambda listener: p.encode(showing.chat_message(standing, start)))

    def _send_position(self) -> None:
        standing = self.standing
        start = 0 if standing.match.over else standing.touched
        standing.touched = standing.match.at
        views: dict[int | None, bytes] = {}
        logs: dict[tuple[int | None, str], bytes] = {}
        for listener in self.listeners:
            seat, key = listener.seat, (listener.seat, listener.lang)
            if seat not in views:
                views[seat] = p.encode(showing.view_message(standing, seat))
            if key not in logs:
                logs[key] = p.encode(showing.log_message(standing, seat, start, listener.lang))
            listener.send(views[seat])
            listener.send(logs[key])
        if standing.match.over:
            over = p.encode(showing.over_message(standing))
            self._send_all(lambda listener: over)

    def show_table(self) -> None:
        """Something about the table may have changed that is no event."""
        if self.listeners:
            self._send_table()

    def _send_table(self, again: Listener | None = None) -> None:
        """The table's message to everybody if it has changed, and in any case to `again`."""
        standing = self.standing
        warming = not standing.match.over and any(
            self.hall.thinkers.is_warming(level, standing.game.name) for level in standing.control if level
        )
        info = p.encode(showing.table_info(standing, self.id, self.present(), self.hall.now(), warming))
        digest = hashlib.blake2b(info, digest_size=16).digest()
        changed, self._info = digest != self._info, digest
        raw: Any = msgspec.Raw(info)
        for listener in self.listeners:
            if changed or listener is again:
                listener.send(p.encode(p.TableMessage(raw, listener.seat)))

    def _send_all(self, make: Callable[[Listener], bytes]) -> None:
        for listener in self.listeners:
            listener.send(make(listener))

    def close_seat(self, seat: int, but: Listener | None = None) -> None:
        """The seat's tokens were rotated: whoever came in with an old one goes."""
        for listener in list(self.listeners):
            if listener.seat == seat and listener is not but:
                listener.close(4401)

    @property
    def is_waiting(self) -> bool:
        """Is this process about to act here?"""
        return self._waiting is not None

    def is_idle(self, now_ms: int) -> bool:
        """Is nobody here, and nothing about to happen soon?"""
        if self.listeners or self._bot is not None or self.lock.locked() or time.monotonic() - self.used < IDLE_S:
            return False
        return self._waiting is None or self._waiting[1].at_ms - now_ms > 2 * IDLE_S * 1000

    # -- what the server does by itself ---------------------------------------------------------------

    def take_over(self) -> None:
        """Nobody acts at this table, so this process does."""
        self.mine = True
        self.schedule(self.standing.due(), late=True)

    def schedule(self, due: Due | None, late: bool = False) -> None:
        """Be ready to act when it is time."""
        waiting = None if due is None or not self.mine else (self.standing.rev, due)
        if waiting == self._waiting and not late:
            return
        self._waiting = waiting
        if self._timer is not None:
            self._timer.cancel()
        if self._bot is not None and self._bot is not asyncio.current_task():
            self._bot.cancel()
        self._timer = self._bot = None
        if waiting is None or due is None:
            return
        if due.kind == "bot":
            self._bot = self.hall.spawn(self._play_bot(*self._bot_job()))
        else:
            self._timer = asyncio.get_running_loop().call_later(
                self._pause(due, late), lambda: self.hall.spawn(self._act(waiting))
            )

    def _pause(self, due: Due, late: bool) -> float:
        """Until the server acts.  Nothing in it depends on what a seat may not know; for a person's seat the pause
        varies by chance, so that an automatic action cannot be told from a quick one."""
        pause = (due.at_ms - self.hall.now()) / 1000
        if due.kind == "clock":
            return max(pause, 30.0 if late else 0.0)  # after a restart people need a moment to come back
        return max(pause + random.random() * self.standing.setup.pace_ms / 1000, 0)

    async def _act(self, waiting: tuple[int, Due]) -> None:
        async with self.lock:
            seat = self.standing.match.seat
            if waiting != self._waiting or seat is None:
                return
            kind, action = waiting[1].kind, waiting[1].action
            if kind == "clock":
                await self.happen(
                    h.Seated(
                        when=self.hall.now(),
                        seat=None,
                        id=None,
                        at=seat,
                        by_clock=True,
                        bot=self.standing.setup.clock.bot,
                    )
                )
            else:
                by: h.By = "only" if kind == "only" else "order"
                await self.play(seat, self.standing.match.parse(action or ""), by)

    def _bot_job(self) -> tuple[int, str, p.View, str]:
        standing = self.standing
        seat = standing.match.seat or 0
        return (
            standing.rev,
            standing.control[seat] or "",
            showing.view_of(standing.match, seat),
            choice_seed(standing.seed, standing.rev),
        )

    async def _play_bot(self, rev: int, level: str, view: Any, seed: str) -> None:
        since, pace = self.standing.turn_since, self.standing.pace_ms
        action = await self._thought(level, view, seed)  # the only one as well: it must not come sooner than others
        await sleep(max(next_beat(since, self.hall.now(), pace) - self.hall.now(), 0) / 1000)
        async with self.lock:
            standing = self.standing
            seat = standing.match.seat
            if standing.rev == rev and seat is not None and standing.control[seat] is not None and self.mine:
                await self.play(seat, standing.match.parse(action), "bot")

    async def _thought(self, level: str, view: Any, seed: str) -> str:
        """A bot's choice; it is given most of one beat to think."""
        seconds = min(max(0.8 * self.standing.setup.pace_ms / 1000, 0.1), 2.0)
        return await self.hall.thinkers.choose(level, view, seed, seconds)

    def _tell_turn(self, due: Due | None) -> None:
        """Call the webhook of a person whose turn begins with a decision."""
        seat = self.standing.match.seat
        if due is not None and due.kind != "clock":
            seat = None  # the server acts: nobody is asked
        if seat != self._told_turn:
            self._told_turn = seat
            if seat is not None:
                self.hall.spawn(self._call_webhook(seat))

    async def _call_webhook(self, seat: int) -> None:
        standing = self.standing
        if self.hooks is None:
            self.hooks = await self.hall.store.webhooks_of(self.id)
        if seat in self.hooks:
            body = {"table": self.id, "seat": seat, "game": standing.game.name, "turn": True}
            await self.hall.caller.call(self.hooks[seat], body)


def next_beat(since: int, now: int, pace: int) -> int:
    """When a bot moves: a whole number of beats after its turn began, at least one."""
    return since + max(math.ceil((now - since) / pace), 1) * pace if pace else now


def row_due(due: Due | None) -> int | None:
    """When another process should act if this one does not."""
    if due is None:
        return None
    return due.at_ms + (THINKING_MS if due.kind == "bot" else 0)
