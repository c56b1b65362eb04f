"""What a table is, worked out from its setup, its seed and its events in order.

Nothing here waits, sends or stores; the same events give the same state in every process.
"""

from __future__ import annotations

import hashlib
from dataclasses import dataclass
from typing import Any, Literal, NamedTuple

from msgspec import Struct

from gusher.kernel import registry
from gusher.kernel.chance import CHANCE
from gusher.kernel.errors import StaleAction
from gusher.kernel.match import Entry, Match, Standing

from . import events
from .protocol import Ask, PastOrder

KEPT_POSITIONS = 2  # for undo without a replay: a position takes 5 kB
KEPT_IDS = 64
DAY_MS = 86_400_000
MINUTE_MS = 60_000
MOST_ENTRIES = 5_000  # of a match here: what is replayed and rendered as a whole must not take long
HURRIED_MS = 150  # between moves of bots once no person has anything left to decide


@dataclass(frozen=True)
class Due:
    """What the server itself has to do next, and when."""

    kind: Literal["bot", "only", "order", "clock"]
    when_ms: int
    action: str | None = None


class Charge(NamedTuple):
    """What a decision did to its seat's clock: taking it back undoes that, too."""

    at: int
    """The decision's number in the log."""
    seat: int
    since: int
    """When the turn had begun."""
    used: int
    gained: int


class TableState(Struct, array_like=True, dict=True, weakref=True, eq=False):
    """One table, as of its last event.  Its fields are what a snapshot keeps."""

    setup: events.Setup
    """It may change before the match begins."""
    seed: str
    seed_hash: str
    created_ms: int
    standing: Standing | None = None
    """Of the match; only in a snapshot."""
    invitation: str | None = None
    """Of a table that waits, or has waited, for its players."""
    waiting: bool = False
    began_ms: int = 0
    host: int = 0
    ready: set[int] = set()
    n: int = 0
    """How many events there have been."""
    rev: int = 0
    """It grows with every change of the position."""
    chat: list[tuple[int, events.Chat]] = []
    control: list[str | None] = []
    names: list[str] = []
    given_by: list[int | None] = []
    """Who handed each seat to a bot."""
    taken: set[int] = set()
    """Seats that somebody has sat at."""
    orders: dict[int, list[dict[str, Any]]] = {}
    past_orders: list[PastOrder] = []
    ask: Ask | None = None
    next: str | None = None
    left: list[int] = []
    turn_since: int = 0
    extra_ms: int = 0
    """Given to this decision, where each has its days."""
    charges: list[Charge] = []
    ids: dict[int, int] = {}
    """Seat and request, hashed: the position after it."""
    undone: list[tuple[int, int]] = []
    """For each undo, `rev` after it and how many entries it left."""
    changes: dict[int, int] = {}
    """How often each seat has changed something, beside its moves."""

    def __post_init__(self) -> None:
        if self.control:  # from a snapshot, or a copy
            self.match, self.standing = self.fresh_match(standing=self.standing), None
        else:
            self._set_up(self.setup)
            self.began_ms = self.turn_since = self.created_ms
        self.game = self.match.game
        self.changed_from = 0  # the first log entry that is not as it was when somebody last looked
        self.at_snapshot = self.match.at  # how many entries the match had at the last snapshot

    def _set_up(self, setup: events.Setup) -> None:
        """What follows from the setup alone."""
        self.setup = setup
        self.match = self.fresh_match()
        self.control = [plan.bot if plan.kind == "bot" else None for plan in setup.seats]
        self.names = [plan.name for plan in setup.seats]
        self.given_by = [None] * setup.players
        self.left = [setup.clock.seconds * 1000] * setup.players

    def fresh_match(self, keep: int = KEPT_POSITIONS, standing: Standing | None = None) -> Match:
        """The match with nothing drawn yet, or where it stood."""
        setup, game = self.setup, registry.get(self.setup.game)
        source = game.editions.load(setup.edition, setup.edition_text)
        start = setup.position or {}
        match = Match(
            game.ruleset(source, setup.players, setup.options, setup.rules),
            self.seed,
            state=game.rules.State.from_dict(start["state"]) if start else None,
            memory=start.get("memory", ()),
            seed_hash=self.seed_hash,
            keep=keep,
            standing=standing,
        )
        if standing is None:
            match.redraws = list(setup.redraws)
        return match

    # -- reading --------------------------------------------------------------------------------------

    def done_before(self, seat: int | None, request: str | None) -> int | None:
        """The position after a request that was carried out already; None if it is new."""
        return None if request is None else self.ids.get(_id_of(seat, request))

    def log_start(self, since: int, rev: int) -> int:
        """Where the log starts to differ for a client that has `since` entries of it and last saw position `rev`."""
        if self.match.over and (since, rev) != (self.match.at, self.rev):
            return 0  # everything is open now
        return min([since, self.match.at, *(to for number, to in self.undone if number > rev)])

    def had_human(self, seat: int) -> bool:
        return self.setup.seats[seat].kind == "human"

    def is_free(self, seat: int) -> bool:
        """May somebody with an invitation sit down here?"""
        return seat < self.setup.players and self.control[seat] is None and seat not in self.taken

    def humans(self) -> list[int]:
        """Seats that people play now."""
        return [seat for seat, bot in enumerate(self.control) if bot is None]

    def voters(self, seat: int) -> list[int]:
        """The people who must agree before a seat takes back what others have seen.  Who handed their own seat to a bot
        is not asked; who lost it to the clock or by somebody else's hand is."""
        return [
            other
            for other in range(self.setup.players)
            if other != seat and self.had_human(other) and (self.control[other] is None or self._was_taken_from(other))
        ]

    def _was_taken_from(self, seat: int) -> bool:
        return seat in self.taken and self.given_by[seat] != seat

    def undo_falls_anew(self, to: int) -> bool:
        """Would taking back to entry `to` undo chance between people?  Then it must fall anew."""
        return self.setup.people > 1 and any(entry.seat == CHANCE for entry in self.match.entries[to:])

    @property
    def is_full(self) -> bool:
        """Is the match as long as one may be here?  Nobody plays on; moves can still be taken back."""
        return self.match.at >= MOST_ENTRIES

    @property
    def pace_ms(self) -> int:
        """From one move of a bot to the next.  Once all people are out, nobody waits for the bots."""
        humans = self.humans()
        if humans and all(self.match.is_out(seat) for seat in humans):
            return min(self.setup.pace_ms, HURRIED_MS)
        return self.setup.pace_ms

    def left_ms(self, seat: int, now: int) -> int | None:
        """The time a seat has left."""
        clock, used = self.setup.clock, 0
        if clock.kind == "none":
            return None
        if seat == self.match.seat and self.control[seat] is None and not self.waiting and self._is_timed(seat):
            used = max(now - self.turn_since, 0)
        whole = self.left[seat] if clock.kind == "live" else int(clock.days * DAY_MS)
        if clock.kind == "days" and seat == self.match.seat:
            whole += self.extra_ms
        return max(whole - used, 0)

    def _is_timed(self, seat: int) -> bool:
        """A live clock runs from the seat's first move on; until then it only says how long the others wait."""
        return self.setup.clock.kind != "live" or any(charge.seat == seat for charge in self.charges)

    def due(self) -> Due | None:
        """What the server has to do by itself: play for a bot, the only legal action, an order; watch a clock."""
        seat = self.match.seat
        if seat is None or self.waiting or self.is_full:
            return None
        if self.control[seat] is not None:
            return self._soon("bot")
        if (only := self.match.only) is not None:
            return self._soon("only", only.text)
        if self.orders.get(seat) and (ordered := self._ordered(seat)) is not None:
            return self._soon("order", ordered)
        left = self.left_ms(seat, self.turn_since)
        return None if left is None else Due("clock", self.turn_since + left)

    def _soon(self, kind: Literal["bot", "only", "order"], action: str | None = None) -> Due:
        return Due(kind, self.turn_since + self.pace_ms, action)

    def _ordered(self, seat: int) -> str | None:
        if self.game.words.orders is None:
            return None
        view = self.match.view(seat)
        answer = self.game.words.orders.answer(view, self.orders[seat])
        return answer if answer in view["legal"] else None

    def check_rev(self, rev: int) -> None:
        """Raise ``StaleAction`` if the client saw another position than this one."""
        if rev != self.rev:
            raise StaleAction("error-stale", at=rev, now=self.rev)

    # -- what happens ---------------------------------------------------------------------------------

    def play(self, seat: int | None, action: str | None, by: events.By, when: int, request: str | None) -> events.Play:
        """Carry out a decision (None: only what chance owes) and the chance that follows; the event to store.
        If the match refuses the action, nothing has changed."""
        if self.waiting:
            self._begin(when)
        start, ms = self.match.at, when - self.began_ms
        if action is None:
            self.match.settle(only=False, ms=ms)
        else:
            self.match.play(action, seat, by=by, ms=ms, only=False)
        self._charge(start, seat, by, when)
        event = events.Play(when=when, seat=seat, id=request, by=by, entries=entries_of(self.match, start))
        self._moved(start, when)
        self._note(event)
        return event

    def apply(self, event: events.Event) -> events.Event:
        """Take in an event, which is stored already or to be stored."""
        match event:
            case events.Play():
                self._restore(event)
            case events.Undo():
                self._undo(event.to, self._uncharge(event.to, refund=True))  # the turn's clock has run all along
            case events.AskUndo():
                self._ask_undo(event)
            case events.Vote():
                self._vote(event)
            case events.Orders():
                self.orders[event.seat or 0] = event.orders
                self.past_orders.append(PastOrder(self.match.at, event.seat or 0, event.orders))
            case events.Chat():
                self.chat.append((self.n, event))
            case events.Wait():
                self.waiting, self.invitation, self.host = True, event.invitation, event.seat or 0
            case events.Arrange():
                self._arrange(event.setup)
            case events.Ready():
                (self.ready.add if event.ready else self.ready.discard)(event.seat or 0)
            case events.TakeSeat():
                self._take_seat(event.seat or 0, event.left)
            case events.LeaveSeat():
                self._leave_seat(event.seat or 0)
            case events.GiveSeat():
                self._give_seat(event)
            case events.GiveTime():
                self._give_time(event)
            case events.Rename():
                self.names[event.seat or 0] = event.name
            case events.Rematch():
                self.next = event.table
        self._note(event)
        return event

    def _note(self, event: events.Event) -> None:
        if event.id is not None:
            self.ids[_id_of(event.seat, event.id)] = self.rev
            if len(self.ids) > KEPT_IDS:
                del self.ids[next(iter(self.ids))]
        if event.seat is not None and not isinstance(event, events.Play):
            self.changes[event.seat] = self.changes.get(event.seat, 0) + 1
        self.n += 1

    def _arrange(self, setup: events.Setup) -> None:
        """People keep their seats and names, unless a bot sits there now; what they were ready for has changed."""
        names = self.names
        self._set_up(setup)
        self.taken = {seat for seat in self.taken if seat < setup.players and self.control[seat] is None}
        for seat in self.taken:
            self.names[seat] = names[seat]
        self.ready.clear()
        self._pass_host_on()

    def _take_seat(self, seat: int, left: int | None) -> None:
        self.taken.add(seat)
        if left is not None:
            self.names[seat] = self.names[left]
            if self.host == left:
                self.host = seat
            self._leave_seat(left)

    def _leave_seat(self, seat: int) -> None:
        self.taken.discard(seat)
        self.ready.discard(seat)
        self.names[seat] = ""
        self._pass_host_on()

    def _pass_host_on(self) -> None:
        if self.taken and self.host not in self.taken:
            self.host = min(self.taken)

    def _begin(self, when: int) -> None:
        self.waiting, self.began_ms = False, when

    def _restore(self, event: events.Play) -> None:
        if self.waiting:
            self._begin(event.when)
        start, parse = self.match.at, self.match.parse  # which knows how older rules wrote an action
        self._charge(start, event.seat, event.by, event.when)
        self.match.restore(Entry(seat, parse(text).index, ms, event.by) for seat, text, ms in event.entries)
        self._moved(start, event.when)

    def _moved(self, start: int, when: int) -> None:
        """The position has changed, and the log from entry `start` on."""
        self.ask = None
        self.rev += 1
        self.turn_since, self.extra_ms = when, 0
        self.changed_from = min(self.changed_from, start)

    def _charge(self, at: int, seat: int | None, by: events.By, when: int) -> None:
        clock, used, gained = self.setup.clock, 0, 0
        if seat is None or clock.kind == "none":
            return
        if by == "human" and clock.kind == "live" and self._is_timed(seat):
            used, gained = min(max(when - self.turn_since, 0), self.left[seat]), clock.increment * 1000
            self.left[seat] += gained - used
        self.charges.append(Charge(at, seat, self.turn_since, used, gained))

    def _uncharge(self, to: int, refund: bool) -> int:
        """Take back the increments earned since entry `to`, and with `refund` give back the time used; returns when the
        turn that is on again had begun."""
        since = self.turn_since
        while self.charges and self.charges[-1].at >= to:
            charge = self.charges.pop()
            since = charge.since
            change = (charge.used if refund else 0) - charge.gained
            self.left[charge.seat] = max(self.left[charge.seat] + change, 0)
        return since

    def _undo(self, to: int, since: int, anew: bool = False) -> None:
        self.match.rewind(to, anew=anew)
        self._moved(to, since)
        self.undone.append((self.rev, to))

    def _ask_undo(self, event: events.AskUndo) -> None:
        seat = event.seat or 0
        wanted = self.voters(seat)
        self.ask = Ask(self.n, seat, "undo", event.to, agreed=[seat], wanted=wanted, anew=event.anew)
        self._close_ask(event.when)

    def _vote(self, event: events.Vote) -> None:
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
            self._uncharge(self.ask.to, refund=False)
            self._undo(self.ask.to, when, self.ask.anew)

    def _give_seat(self, event: events.GiveSeat) -> None:
        self.control[event.target] = event.bot
        self.given_by[event.target] = None if event.bot is None else event.seat
        self.ask = None
        if event.bot is None and self.setup.clock.kind == "live":
            self.left[event.target] = max(self.left[event.target], MINUTE_MS)
        elif event.by_clock:
            self.left[event.target] = 0
        if self.match.seat == event.target:
            self.turn_since, self.extra_ms = event.when, 0

    def _give_time(self, event: events.GiveTime) -> None:
        if self.setup.clock.kind == "live":
            self.left[event.target] += event.ms
        elif self.match.seat == event.target:
            self.extra_ms += event.ms


def entries_of(match: Match, start: int = 0) -> list[tuple[int, str, int]]:
    """The log from an entry on, as it is stored."""
    verbs = match.game.rules.verbs
    return [(entry.seat, verbs.action(entry.action).text, entry.ms) for entry in match.entries[start:]]


def _id_of(seat: int | None, request: str) -> int:
    """A request in eight bytes."""
    return int.from_bytes(hashlib.blake2b(f"{seat} {request}".encode(), digest_size=8).digest())
