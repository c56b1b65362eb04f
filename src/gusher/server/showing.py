"""What leaves the server: messages made from a table's standing for one seat.

Everything comes from ``match.view(seat)`` and ``match.log(seat)``.  Nothing here looks into the state itself.
"""

from __future__ import annotations

import hashlib
import random
from collections.abc import Sequence
from typing import Any

import msgspec

from gusher.kernel.errors import GusherError
from gusher.kernel.match import Entry, Match

from . import happenings as h
from . import protocol as p
from .standing import Standing, fresh_match
from .words import Say, fault, plain, speaker

SAMPLES = 4  # positions that a preview is tried on
MOST_VIEWS = 64  # in one answer of a replay


def view_message(standing: Standing, seat: int | None) -> p.ViewMessage:
    match = standing.match
    mine = seat is not None and not match.over
    return p.ViewMessage(
        rev=standing.rev,
        view=view_of(match, seat),
        undo=mine and match.undo_seat == seat,
        can_ask=mine and seat is not None and standing.match.last_decision(seat) is not None,
    )


def view_of(match: Match, seat: int | None, all_open: bool = False) -> p.View:
    """A view; a dict that the encoder writes as the struct describes it."""
    return match.view(seat, all_open)  # type: ignore[return-value]


def log_message(standing: Standing, seat: int | None, start: int, language: str) -> p.LogMessage:
    return p.LogMessage(start, log_entries(standing, seat, start, language))


def log_entries(standing: Standing, seat: int | None, start: int, language: str) -> list[p.LogEntry]:
    match, tell = standing.match, names_told(standing, language)
    described = standing.game.words.text.describe
    return [
        p.LogEntry(
            n=seen["n"],
            seat=seen["seat"],
            verb=seen["verb"],
            action=seen["action"],
            events=seen["events"],
            lines=described(match.edition, tell, seen),
            clause=match.entries[seen["n"]].clause,
            by=_by(match.entries[seen["n"]].by, match.over),
            ms=match.entries[seen["n"]].ms,
        )
        for seen in match.log(seat, start)
    ]


def names_told(standing: Standing, language: str) -> Say:
    """A speaker that calls players by the names they gave themselves, and the others by their colour."""
    tell, match = speaker(language), standing.match
    given = {match.term_of(seat): name for seat, name in enumerate(standing.names) if name}
    return (lambda key, params=None: given.get(key) or tell(key, params)) if given else tell


def _by(by: h.By, over: bool) -> Any:
    """Who carried it out.  That an action was the only one, or ordered, is told after the end."""
    if by in ("bot", "chance"):
        return by
    return "server" if over and by in ("only", "order") else "human"


def chat_message(standing: Standing, start: int = 0) -> p.ChatMessage:
    lines = [p.ChatLine(n, said.seat or 0, said.text, said.when) for n, said in standing.chat if n >= start]
    return p.ChatMessage(lines)


def table_info(
    standing: Standing, table: str, present: dict[int | None, int], now: int, warming: bool = False
) -> p.TableInfo:
    setup, match = standing.setup, standing.match
    seats = [
        p.SeatInfo(
            seat=seat,
            key=match.name_of(seat),
            kind="human" if standing.control[seat] is None else "bot",
            bot=standing.control[seat],
            name=standing.names[seat],
            present=bool(present.get(seat)),
            left_ms=standing.left_ms(seat, now),
            had_human=standing.had_human(seat),
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
        spectators=present.get(None, 0),
        over=match.over,
        seed_hash=standing.seed_hash,
        seed_chosen=setup.seed_chosen,
        imported=setup.imported,
        orders=standing.game.words.orders is not None,
        ask=standing.ask,
        next=standing.next,
        created_ms=standing.created_ms,
        warming=warming,
    )


def over_message(standing: Standing) -> p.Over:
    return p.Over(
        standing.match.result() or {}, standing.seed, standing.seed_hash, past_orders(standing), ledger(standing.match)
    )


def ledger(match: Match) -> list[p.Posting]:
    """The money of all seats, post by post; what they began with is what the rest leaves."""
    book = match.game.rules.ledger
    if book is None:
        return []
    seats = range(match.players)
    sums = {post: [0] * match.players for post in book.posts}
    for entry in match.log(None):
        for event in entry["events"]:
            for seat, post, amount in book.postings(event):
                sums[post][seat] += amount
    purses = getattr(match.state, book.purse)
    start = [int(purses[seat]) - sum(amounts[seat] for amounts in sums.values()) for seat in seats]
    return [p.Posting("start", start), *[p.Posting(post, amounts) for post, amounts in sums.items() if any(amounts)]]


def past_orders(standing: Standing) -> list[p.PastOrder]:
    """Sealed until the end."""
    if not standing.match.over:
        return []
    return [p.PastOrder(at, seat, orders) for at, seat, orders in standing.past_orders]


def refused(
    request: str | None, error: GusherError, language: str, standing: Standing | None = None, seat: int | None = None
) -> p.Refused:
    """A refusal; with `standing` the current view goes along."""
    params = {name: value for name, value in plain(error.params).items() if name != "clause"}
    return p.Refused(
        id=request,
        key=error.key,
        params=params,
        clause=error.params.get("clause"),
        text=fault(language, error.key, error.params),
        rev=None if standing is None else standing.rev,
        view=None if standing is None else view_of(standing.match, seat),
    )


def reason(request: str, standing: Standing, seat: int, text: str, language: str) -> p.ReasonMessage:
    """Why an action is allowed or not."""
    match = standing.match
    action = match.parse(text)
    found = match.explain(action, seat)
    legal = match.seat == seat and action in match.legal()
    return p.ReasonMessage(
        request, legal, found.clause, found.key, plain(found.params), fault(language, found.key, found.params)
    )


# -- previews -------------------------------------------------------------------------------------------


def preview(match: Match, seat: int, text: str) -> p.Preview:
    """What an action leads to, tried on positions sampled from the seat's own view: the true one is not touched,
    so that a preview cannot give away what the seat does not know."""
    view = match.view(seat)
    seed = hashlib.sha256(msgspec.json.encode(view)).digest()
    outcomes = []
    for number in range(SAMPLES):
        twin = match.clone(_sampled(match, view, random.Random(seed + bytes([number]))))
        start = twin.at
        twin.restore([Entry(seat, twin.parse(text).index)])
        told = [event for entry in twin.log(seat, start) for event in entry["events"]]
        outcomes.append({"view": twin.view(seat), "events": told})
    merged, sure = common(outcomes)
    return p.Preview(merged["view"], merged["events"] or [], sure)


def _sampled(match: Match, view: dict[str, Any], rng: random.Random) -> Any:
    return match.game.rules.sample(match.edition, view, rng)


def common(values: Sequence[Any]) -> tuple[Any, bool]:
    """What all values have in common: where they differ, None."""
    first = values[0]
    if all(value == first for value in values[1:]):
        return first, True
    if all(isinstance(value, dict) and value.keys() == first.keys() for value in values):
        return {key: common([value[key] for value in values])[0] for key in first}, False
    if all(isinstance(value, list) and len(value) == len(first) for value in values):
        return [common(parts)[0] for parts in zip(*values, strict=True)], False
    return None, False


# -- replay ---------------------------------------------------------------------------------------------


def past_views(
    setup: h.Setup,
    seed: str,
    seed_hash: str,
    entries: Sequence[Entry],
    start: int,
    stop: int,
    seat: int | None,
    all_open: bool,
) -> list[p.View]:
    """The views of the positions after `start` … `stop - 1` entries."""
    match = fresh_match(setup, seed, seed_hash, keep=0)
    views = []
    for number in range(min(stop, len(entries) + 1)):
        if number:
            match.restore([entries[number - 1]])
        if number >= start:
            views.append(_past_view(match, seat, all_open))
    return views


def _past_view(match: Match, seat: int | None, all_open: bool) -> p.View:
    """Chance's own moments have nobody to act."""
    return view_of(match, seat, all_open)
