"""How a table stands: worked out from its setup, its seed and everything that has happened, in order.

Nothing here waits, sends or stores; the same events give the same standing in every process.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from gusher.kernel import registry
from gusher.kernel.actions import Action
from gusher.kernel.edition import Source
from gusher.kernel.errors import RecordFault, StaleAction
from gusher.kernel.match import Entry, Match

from . import happenings as h
from .protocol import Ask

KEPT_POSITIONS = 2  # for undo without a replay: a position takes 5 kB
KEPT_IDS = 64
DAY_MS = 86_400_000
MINUTE_MS = 60_000
HURRIED_MS = 150  # between moves of bots for which nobody at the table has to wait any more


def fresh_match(setup: h.Setup, seed: str, seed_hash: str, keep: int = KEPT_POSITIONS) -> Match:
    """The match with nothing drawn yet."""
    game = registry.get(setup.game)
    if setup.rules != game.rules_version:
        raise RecordFault("record-rules", given=setup.rules, rules=game.rules_version, game=game.name)
    edition = setup.edition if setup.edition_text is None else Source(setup.edition_text, setup.edition)
    ruleset = game.ruleset(edition, setup.players, setup.options)
    if setup.position is None:
        return Match(ruleset, seed, seed_hash=seed_hash, keep=keep)
    state, memory = game.rules.State.from_dict(setup.position["state"]), setup.position.get("memory", ())
    return Match(ruleset, seed, state=state, memory=memory, seed_hash=seed_hash, keep=keep)


@dataclass(frozen=True)
class Due:
    """What the server itself has to do next, and when."""

    kind: str  # bot, only, order, clock
    at_ms: int
    action: str | None = None


class Standing:
    """One table, as of its last event."""

    def __init__(self, setup: h.Setup, seed: str, seed_hash: str, created_ms: int) -> None:
        self.setup, self.seed, self.seed_hash, self.created_ms = setup, seed, seed_hash, created_ms
        self.match = fresh_match(setup, seed, seed_hash)
        self.game = self.match.game
        self.n = 0  # events so far
        self.rev = 0  # grows with every change of the position
        self.chat: list[tuple[int, h.Said]] = []
        self.control = [plan.bot if plan.kind == "bot" else None for plan in setup.seats]
        self.names = [plan.name for plan in setup.seats]
        self.orders: dict[int, list[dict[str, Any]]] = {}
        self.past_orders: list[tuple[int, int, list[dict[str, Any]]]] = []
        self.ask: Ask | None = None
        self.next: str | None = None
        self.left = [setup.clock.seconds * 1000] * setup.players
        self.turn_since = created_ms
        self._ids: dict[int, int] = {}  # hash of seat and request: the position after it
        self._taken_back: list[tuple[int, int]] = []  # (rev, entries left) of each undo
        self.touched = 0  # the first log entry that changed since somebody looked

    # -- reading --------------------------------------------------------------------------------------

    def done_before(self, seat: int | None, request: str) -> int | None:
        """The position after a request that was carried out already; None if it is new."""
        return self._ids.get(hash((seat, request)))

    def log_start(self, since: int, rev: int) -> int:
        """Where the log begins to differ for someone who has `since` entries of it and saw position `rev` last."""
        if self.match.over:
            return 0  # everything is open now
        return min([since, self.match.at, *(to for number, to in self._taken_back if number > rev)])

    def had_human(self, seat: int) -> bool:
        return self.setup.seats[seat].kind == "human"

    def humans(self) -> list[int]:
        """Seats that people play now."""
        return [seat for seat, bot in enumerate(self.control) if bot is None]

    @property
    def pace_ms(self) -> int:
        """From one move of a bot to the next.  Nobody waits for bots among themselves once all people are out."""
        humans = self.humans()
        if humans and all(self.match.is_out(seat) for seat in humans):
            return min(self.setup.pace_ms, HURRIED_MS)
        return self.setup.pace_ms

    def left_ms(self, seat: int, now: int) -> int | None:
        """The time a seat has left."""
        clock, used = self.setup.clock, 0
        if clock.kind == "none":
            return None
        if seat == self.match.seat and self.control[seat] is None:
            used = max(now - self.turn_since, 0)
        whole = self.left[seat] if clock.kind == "live" else int(clock.days * DAY_MS)
        return max(whole - used, 0)

    def due(self) -> Due | None:
        """What the server has to do by itself: play for a bot, the only legal action, an order; watch a clock."""
        seat = self.match.seat
        if seat is None:
            return None
        soon = self.turn_since + self.pace_ms
        if self.control[seat] is not None:
            return Due("bot", soon)
        if (only := self.match.only) is not None:
            return Due("only", soon, only.text)
        if (ordered := self._ordered(seat)) is not None:
            return Due("order", soon, ordered)
        left = self.left_ms(seat, self.turn_since)
        return None if left is None else Due("clock", self.turn_since + left)

    def _ordered(self, seat: int) -> str | None:
        if not self.orders.get(seat) or self.game.words.orders is None:
            return None
        view = self.match.view(seat)
        answer = self.game.words.orders.answer(view, self.orders[seat])
        return answer if answer in view["legal"] else None

    def check_play(self, seat: int, rev: int, text: str) -> Action:
        """The action, if the seat may play it in the position it saw."""
        action = self.match.parse(text)
        if rev != self.rev:
            raise StaleAction("error-stale", at=rev, now=self.rev)
        return self.match.check(action, seat)

    # -- what happens ---------------------------------------------------------------------------------

    def play(self, seat: int | None, action: Action | None, by: h.By, when: int, request: str | None) -> h.Steps:
        """Carry out a decision (None: only what chance owes) and the chance that follows; the event to keep."""
        start, ms = self.match.at, when - self.created_ms
        self._charge(seat, by, when)
        self.touched = min(self.touched, start)
        if action is None:
            self.match.settle(only=False, ms=ms)
        else:
            self.match.play(action, seat, by=by, ms=ms, only=False)
        entries = [
            (entry.seat, self.game.rules.verbs.action(entry.action).text, entry.ms)
            for entry in self.match.entries[start:]
        ]
        event = h.Steps(when=when, seat=seat, id=request, by=by, entries=entries)
        self._moved(event)
        return event

    def apply(self, event: Any) -> None:
        """Take in an event that was kept."""
        match event:
            case h.Steps():
                self._charge(event.seat, event.by, event.when)
                self.touched = min(self.touched, self.match.at)
                self.match.restore(
                    Entry(seat, self.game.rules.verbs.parse(text).index, ms, event.by)
                    for seat, text, ms in event.entries
                )
                self._moved(event)
                return
            case h.TakeBack():
                self._take_back(event.to, event.when)
            case h.AskBack():
                self._asked(event)
            case h.Voted():
                self._voted(event)
            case h.Ordered():
                self.orders[event.seat or 0] = event.orders
                self.past_orders.append((self.match.at, event.seat or 0, event.orders))
            case h.Said():
                self.chat.append((self.n, event))
            case h.Seated():
                self._seated(event)
            case h.TimeGiven():
                self._time_given(event)
            case h.Named():
                self.names[event.seat or 0] = event.name
            case h.NextTable():
                self.next = event.table
        self._noted(event)

    def _moved(self, event: h.Steps) -> None:
        self.ask = None
        self.rev += 1
        self.turn_since = event.when
        self._noted(event)

    def _noted(self, event: Any) -> None:
        if event.id is not None:
            self._ids[hash((event.seat, event.id))] = self.rev
            if len(self._ids) > KEPT_IDS:
                del self._ids[next(iter(self._ids))]
        self.n += 1

    def _charge(self, seat: int | None, by: h.By, when: int) -> None:
        clock = self.setup.clock
        if by == "human" and seat is not None and clock.kind == "live":
            used = max(when - self.turn_since, 0)
            self.left[seat] = max(self.left[seat] - used, 0) + clock.increment * 1000

    def _take_back(self, to: int, when: int) -> None:
        self.match.rewind(to)
        self.ask = None
        self.rev += 1
        self._taken_back.append((self.rev, to))
        self.touched = min(self.touched, to)
        self.turn_since = when

    def _asked(self, event: h.AskBack) -> None:
        seat = event.seat or 0
        wanted = [other for other in self.humans() if other != seat]
        self.ask = Ask(ask=self.n, seat=seat, what="undo", to=event.to, agreed=[seat], wanted=wanted)
        self._close_ask(event.when)

    def _voted(self, event: h.Voted) -> None:
        if self.ask is None or self.ask.ask != event.ask or event.seat not in self.ask.wanted:
            return
        if not event.agree:
            self.ask = None
            return
        self.ask.wanted.remove(event.seat)
        self.ask.agreed.append(event.seat)
        self._close_ask(event.when)

    def _close_ask(self, when: int) -> None:
        if self.ask is not None and not self.ask.wanted:
            self._take_back(self.ask.to, when)

    def _seated(self, event: h.Seated) -> None:
        self.control[event.at] = event.bot
        self.ask = None
        if event.bot is None and self.setup.clock.kind == "live":
            self.left[event.at] = max(self.left[event.at], MINUTE_MS)
        elif event.by_clock:
            self.left[event.at] = 0
        if self.match.seat == event.at:
            self.turn_since = event.when

    def _time_given(self, event: h.TimeGiven) -> None:
        if self.setup.clock.kind == "live":
            self.left[event.to] += event.ms
        elif self.match.seat == event.to:
            self.turn_since += event.ms
