"""What each client is shown: messages made from a table's state for one seat.

Everything comes from ``match.view(seat)`` and ``match.log(seat)``.  Nothing here looks into the position itself.
"""

from __future__ import annotations

import asyncio
import hashlib
import random
from collections import Counter
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from functools import partial
from typing import Any, Literal, NamedTuple, cast
from weakref import WeakValueDictionary, ref

import msgspec

import gusher
from gusher.kernel.errors import GusherError
from gusher.kernel.match import Entry, Match

from . import metrics
from . import protocol as p
from .cache import Cache
from .lines import isolated
from .sentences import Say, plain, say
from .table_state import TableState

SAMPLES = 4  # positions that a preview is tried on
MOST_VIEWS = 64  # in one answer of a replay
SOME = 24  # log entries: about 10 ms for as many new sentences
MOST_TURNS = 3
LATELY = 6  # log entries
KEPT_LOG_BYTES = 4_000_000
KEPT_VIEW_BYTES = 16_000_000
KEPT_DEDUCTION_BYTES = 8_000_000


def view_message(state: TableState, seat: int | None) -> p.ViewMessage:
    match = state.match
    is_playing = seat is not None and not match.over
    return p.ViewMessage(
        rev=state.rev,
        view=view_of(match, seat),
        undo=is_playing and state.setup.undo and match.undo_seat == seat,
        can_ask=is_playing and state.setup.undo and match.last_decision(seat) is not None,
    )


def view_of(match: Match, seat: int | None) -> p.View:
    """A view: a dict that the encoder writes as the struct describes it.  A client asks for the edition once."""
    view = match.view(seat)
    view.pop("edition_text", None)
    return cast(p.View, view)


LogKey = tuple[ref[TableState], int | None, str]


@dataclass
class Rendered:
    """A log as one seat reads it in one language, encoded entry by entry."""

    names: list[str]
    over: bool
    rev: int = 0
    entries: list[msgspec.Raw] = field(default_factory=list)


class Logs:
    """Rendered logs, kept and shared: all spectators of a table read the same one in their language, as do all
    connections of a seat.  A sentence takes longer to make than the move it tells of."""

    def __init__(self) -> None:
        self._kept: Cache[LogKey, Rendered] = Cache(KEPT_LOG_BYTES)
        self._alive: WeakValueDictionary[LogKey, Rendered] = WeakValueDictionary()  # kept, or about to be sent

    def message(self, state: TableState, seat: int | None, start: int, language: str) -> p.LogMessage:
        return p.LogMessage(start, self.entries(state, seat, start, language))

    def entries(self, state: TableState, seat: int | None, start: int, language: str) -> list[p.LogEntry]:
        """The log from an entry on; the encoder takes what is encoded already as it is."""
        if start >= state.match.at:
            return []  # whoever comes back has it all, and a log that nobody reads need not be unpacked
        rendered = self._rendered(state, seat, language)
        if len(rendered.entries) < start:  # nobody here has read it from the beginning
            return log_entries(state, seat, start, language)
        while len(rendered.entries) < state.match.at:
            self._render_some(rendered, state, seat, language)
        return cast(list[p.LogEntry], rendered.entries[start:])

    @asynccontextmanager
    async def prepared(self, state: TableState, seat: int | None, start: int, language: str) -> AsyncIterator[None]:
        """Render a log that is about to be sent from `start` on, if it is long, letting others have their turn in
        between.  It is there as long as this lasts, however many others are kept meanwhile."""
        rendered = None
        while start + SOME <= state.match.at:
            rendered = self._rendered(state, seat, language)
            if len(rendered.entries) >= state.match.at:
                break
            self._render_some(rendered, state, seat, language)
            await asyncio.sleep(0)
        yield
        del rendered

    def _rendered(self, state: TableState, seat: int | None, language: str) -> Rendered:
        """What is kept and still valid: nothing after a new name or the end, and not what was taken back."""
        over = state.match.over
        key = self._key(state, seat, language)
        kept = self._kept.get(key) or self._alive.get(key)
        if kept is None or kept.names != state.names or kept.over != over:
            return Rendered(list(state.names), over, state.rev)
        if not over:
            del kept.entries[state.log_start(len(kept.entries), kept.rev) :]
        kept.rev = state.rev
        return kept

    def _render_some(self, rendered: Rendered, state: TableState, seat: int | None, language: str) -> None:
        start = len(rendered.entries)
        new = log_entries(state, seat, start, language, SOME)
        rendered.entries += [msgspec.Raw(msgspec.json.encode(entry)) for entry in new]
        size = sum(len(memoryview(entry)) for entry in rendered.entries)
        key = self._key(state, seat, language)
        self._alive[key] = rendered
        self._kept.put(key, rendered, size)

    def _key(self, state: TableState, seat: int | None, language: str) -> LogKey:
        """After the end all read the same."""
        return ref(state), None if state.match.over else seat, language


def log_entries(
    state: TableState,
    seat: int | None,
    start: int,
    language: str,
    most: int | None = None,
    all_open: bool = False,
) -> list[p.LogEntry]:
    """At most `most` entries of the log."""
    match, say_here = state.match, with_names(state, language)
    return [
        p.LogEntry(
            **seen,
            lines=state.game.words.text.describe(match.edition, say_here, seen),
            clause=match.entries[seen["n"]].clause,
            by=_by(match.entries[seen["n"]].by, match.over),
            ms=match.entries[seen["n"]].ms,
        )
        for seen in match.log(seat, start, all_open, most=most)
    ]


def last_line(state: TableState, seat: int | None, language: str) -> str:
    """The newest sentence of the log, if one of the last few entries has any."""
    found = log_entries(state, seat, max(state.match.at - LATELY, 0), language)
    return next((entry.lines[-1] for entry in reversed(found) if entry.lines), "")


def with_names(state: TableState, language: str) -> Say:
    """A speaker that calls players by the names they gave themselves, and the others by their colour."""
    say_here, match = partial(say, language), state.match
    given = {match.term_of(seat): isolated(name) for seat, name in enumerate(state.names) if name}
    return (lambda key, params=None: given.get(key) or say_here(key, params)) if given else say_here


def _by(by: str, over: bool) -> Literal["human", "bot", "server", "chance"]:
    """Who carried it out.  That an action was the only one, or a standing order, is shown after the end."""
    match by:
        case "bot" | "chance":
            return by
        case "only" | "order" if over:
            return "server"
    return "human"


def chat_message(state: TableState, start: int = 0) -> p.ChatMessage:
    return p.ChatMessage([p.ChatLine(n, chat.seat or 0, chat.text, chat.when) for n, chat in state.chat if n >= start])


def table_info(
    state: TableState,
    table: str,
    present: Counter[int | None],
    now: int,
    warming: bool = False,
    hurried: bool = False,
) -> p.TableInfo:
    setup, match = state.setup, state.match
    seats = [
        p.SeatInfo(
            seat=seat,
            key=match.name_of(seat),
            kind="human" if state.control[seat] is None else "bot",
            bot=state.control[seat],
            name=state.names[seat],
            present=present[seat] > 0,
            left_ms=state.left_ms(seat, now),
            had_human=state.had_human(seat),
            taken=seat in state.taken,
            given_by=state.given_by[seat],
            ready=seat in state.ready,
        )
        for seat in range(setup.players)
    ]
    return p.TableInfo(
        id=table,
        game=setup.game,
        players=setup.players,
        options=setup.options,
        edition=setup.edition,
        clock=setup.clock,
        pace_ms=setup.pace_ms,
        seats=seats,
        spectators=present[None],
        over=match.over,
        waiting=state.waiting,
        host=state.host if state.waiting else None,
        seed_hash=state.seed_hash,
        seed_chosen=setup.seed_chosen,
        imported=setup.imported,
        house_edition=setup.edition_text is not None,
        hints=setup.hints,
        undo=setup.undo,
        deduction=setup.deduction and state.game.has("deduction"),
        orders=state.game.words.orders is not None,
        ask=state.ask,
        next=state.next,
        created_ms=state.created_ms,
        warming=warming,
        hurried=hurried,
    )


def over_message(state: TableState) -> p.Over:
    match = state.match
    paid = payments(match)
    return p.Over(
        match.result() or {},
        state.seed,
        state.seed_hash,
        past_orders(state),
        ledger=ledger(match, paid),
        course=course(match, paid),
        turns=turning_points(paid),
    )


class Payment(NamedTuple):
    """What an entry of the log did to a seat's money."""

    at: int
    round: int
    seat: int
    post: str
    amount: int


def payments(match: Match) -> list[Payment]:
    book, round_now = match.game.rules.ledger, 0
    found: list[Payment] = []
    if book is None:
        return found
    for entry in match.log(None):
        for event in entry["events"]:
            round_now = max(round_now, event.get("round") or 0)
            found += [Payment(entry["n"], round_now, *posting) for posting in book.postings(event)]
    return found


def first_money(match: Match, paid: list[Payment]) -> list[int]:
    """What the seats began with: what they have now, less what was paid."""
    book = match.game.rules.ledger
    if book is None:
        return [0] * match.players
    money = [int(one) for one in getattr(match.state, book.purse)[: match.players]]
    for one in paid:
        money[one.seat] -= one.amount
    return money


def ledger(match: Match, paid: list[Payment]) -> list[p.Posting]:
    """Every seat's money, post by post; what the posts do not explain is what they began with."""
    book = match.game.rules.ledger
    if book is None:
        return []
    sums = {post: [0] * match.players for post in book.posts}
    for one in paid:
        sums[one.post][one.seat] += one.amount
    found = [p.Posting(post, amounts) for post, amounts in sums.items() if any(amounts)]
    return [p.Posting("start", first_money(match, paid)), *found]


def course(match: Match, paid: list[Payment]) -> list[p.RoundEnd]:
    """Every seat's money at the end of each round, beginning with what they had before the first."""
    money = first_money(match, paid)
    ends = [p.RoundEnd(0, list(money))]
    for one in paid:
        ends += [p.RoundEnd(round, list(money)) for round in range(len(ends), one.round + 1)]
        money[one.seat] += one.amount
        ends[one.round] = p.RoundEnd(one.round, list(money))
    return ends


def turning_points(paid: list[Payment]) -> list[p.TurningPoint]:
    """The moments at which most money changed hands at once, in order."""
    sums: Counter[tuple[int, int]] = Counter()
    for one in paid:
        sums[one.at, one.seat] += one.amount
    most = sorted(sums.items(), key=lambda found: -abs(found[1]))[:MOST_TURNS]
    return [p.TurningPoint(at, seat, amount) for (at, seat), amount in sorted(most)]


def past_orders(state: TableState) -> list[p.PastOrder]:
    """Sealed until the end."""
    return state.past_orders if state.match.over else []


def refused(
    request: str | None, error: GusherError, language: str, state: TableState | None = None, seat: int | None = None
) -> p.Refused:
    """A refusal; given a `state`, the current view goes along."""
    found = problem(language, error)
    clause = found.params.pop("clause", None)
    refusal = p.Refused(found.key, found.params, found.text, request, clause)
    if state is not None:
        refusal.rev, refusal.view = state.rev, view_of(state.match, seat)
    return refusal


def problem(language: str, error: GusherError) -> p.Problem:
    metrics.REFUSALS.labels(error.key).inc()
    return p.Problem(error.key, plain(error.params), say(language, error.key, error.params))


def reason(request: str, state: TableState, seat: int, text: str, language: str) -> p.ReasonMessage:
    """Why an action is allowed or not."""
    match = state.match
    action = match.parse(text)
    found = match.explain(action, seat)
    return p.ReasonMessage(
        id=request,
        legal=match.seat == seat and action in match.legal(),
        clause=found.clause,
        key=found.key,
        params=plain(found.params),
        text=say(language, found.key, found.params),
    )


# -- previews -------------------------------------------------------------------------------------------


def preview(match: Match, seat: int, text: str) -> p.Preview:
    """What an action leads to, tried on positions sampled from the seat's own view.  The real position is not used, so
    a preview cannot give away what the seat does not know."""
    view = match.view(seat)
    seed = hashlib.sha256(msgspec.json.encode(view)).digest()
    outcomes = []
    for number in range(SAMPLES):
        twin = match.clone(match.game.rules.sample(match.edition, view, random.Random(seed + bytes([number]))))
        twin.restore([Entry(seat, twin.parse(text).index)])
        events = [event for entry in twin.log(seat, match.at) for event in entry["events"]]
        outcomes.append({"view": view_of(twin, seat), "events": events})
    merged, sure = common(outcomes)
    return p.Preview(merged["view"], merged["events"] or [], sure)


def common(values: Sequence[Any]) -> tuple[Any, bool]:
    """What all values have in common, None wherever they differ; and whether they are all equal."""
    first = values[0]
    if all(value == first for value in values[1:]):
        return first, True
    if all(isinstance(value, dict) and value.keys() == first.keys() for value in values):
        return {key: common([value[key] for value in values])[0] for key in first}, False
    if all(isinstance(value, list) and len(value) == len(first) for value in values):
        return [common(parts)[0] for parts in zip(*values, strict=True)], False
    return None, False


# -- deductions -----------------------------------------------------------------------------------------

Deductions = Cache[bytes, msgspec.Raw]
"""By the digest of the view that they were worked out from."""


def deduced(view: msgspec.Raw) -> msgspec.Raw:
    """What the seat of an encoded view can work out.  There is nothing else that it could come from."""
    return msgspec.Raw(msgspec.json.encode(gusher.study.deduction(msgspec.json.decode(view))))


# -- replay ---------------------------------------------------------------------------------------------


PastViews = Cache[tuple[ref[TableState], int, int, int, int | None, bool], list[msgspec.Raw]]
"""By the table, its `rev`, and which views: start, stop, seat, and whether everything is open."""


def past_views(
    match: Match, entries: Sequence[Entry], start: int, stop: int, seat: int | None, all_open: bool
) -> list[msgspec.Raw]:
    """The views of the positions after `start` … `stop - 1` entries, encoded; `match` has not begun."""
    match.restore(entries[:start])
    views = []
    for at in range(start, min(stop, len(entries) + 1)):
        views.append(msgspec.Raw(msgspec.json.encode(match.view(seat, all_open))))
        match.restore(entries[at : at + 1])
    return views
