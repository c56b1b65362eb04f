"""What if?  The notes and variations of a finished match over HTTP, and tables that play on from one of its moments."""

from __future__ import annotations

from functools import partial
from typing import Any

import msgspec
from starlette.requests import Request
from starlette.responses import Response

from gusher.kernel import records
from gusher.kernel.match import Match

from . import messages
from . import protocol as p
from .errors import Refusal
from .http import (
    Pages,
    address_of,
    beside,
    body_of,
    check_length,
    check_over,
    entered,
    language_of,
    long_reply,
    number_from,
    number_in,
    opened,
    record_of,
    reply,
    studied,
    studied_record,
    tables_of,
)
from .requests import deduced
from .setups import setup_of
from .store import Conflict
from .table import Table
from .table_state import TableState, entries_of

PAGES = Pages()


@PAGES.at("/api/tables/{table}/study")
async def study(request: Request) -> Response:
    table, seat = await entered(request)
    check_over(table)
    return reply(await kept_study(table, seat))


async def kept_study(table: Table, seat: int | None) -> p.Study:
    rev, body = await table.tables.store.study_of(table.id) or (0, "{}")
    return msgspec.convert({"rev": rev, "writable": seat is not None, **NOTHING, **msgspec.json.decode(body)}, p.Study)


NOTHING: dict[str, list[Any]] = {"notes": [], "variations": []}


@PAGES.at("/api/tables/{table}/study", method="PUT")
async def keep_study(request: Request) -> Response:
    """All of it is checked before anything is stored."""
    table, seat = await entered(request)
    if seat is None:
        raise Refusal("server-spectator")
    new = await body_of(request, p.KeepStudy, table.tables.settings.limits.import_bytes)
    added = studied(msgspec.to_builtins(new))
    async with table.lock:
        written = record_of(table)
    whole = {**written, **added}
    check_length(whole)
    await beside(request, partial(records.lines, whole))
    try:
        await table.tables.store.keep_study(table.id, new.rev + 1, msgspec.json.encode(added).decode())
    except Conflict:
        raise Refusal("server-study-changed") from None
    return reply(await kept_study(table, seat))


@PAGES.at("/api/tables/{table}/lines/{line}")
async def line(request: Request) -> Response:
    """Positions and log of a line, open to everybody or as a seat saw them."""
    table, _ = await entered(request)
    start, stop, seat = number_in(request, "start") or 0, number_in(request, "stop"), number_in(request, "seat")
    stop = start + messages.MOST_VIEWS if stop is None else min(stop, start + messages.MOST_VIEWS)
    return await long_reply(request, await line_reply(request, table, start, stop, seat))


@PAGES.at("/api/tables/{table}/lines/{line}/deduction")
async def line_deduction(request: Request) -> Response:
    """What a seat could work out at a moment of a line."""
    table, _ = await entered(request)
    at, seat = number_in(request, "at"), number_in(request, "seat")
    if at is None or seat is None:
        raise Refusal("server-malformed")
    views = (await line_reply(request, table, at, at + 1, seat)).views
    if not views:
        raise Refusal("server-malformed")
    return reply(p.LineDeduction(at, seat, await deduced(table, address_of(request), views[0])))


async def line_reply(request: Request, table: Table, start: int, stop: int, seat: int | None) -> p.ReplayReply:
    written, state = await studied_record(table), msgspec.structs.replace(table.state)
    if seat is not None and seat >= state.setup.players:
        raise Refusal("server-malformed")
    number = number_from(request.path_params["line"])
    return await beside(request, partial(followed, written, number, state, start, stop, seat, language_of(request)))


def followed(
    record: dict[str, Any], number: int, state: TableState, start: int, stop: int, seat: int | None, language: str
) -> p.ReplayReply:
    """`state` is a copy of the table's, which gets the line for its match."""
    state.match = records.replay(record, line=number)
    views = messages.past_views(state.fresh_match(keep=0), state.match.entries, start, stop, seat, seat is None)
    log = messages.log_entries(state, seat, start, language, stop - start, all_open=True)
    return p.ReplayReply(start, state.match.at, views, log, [], state.match.over)  # type: ignore[arg-type]


@PAGES.at("/api/tables/{table}/branch", method="POST")
async def branch(request: Request) -> Response:
    table, _ = await entered(request)
    tables = tables_of(request)
    new = await body_of(request, p.BranchTable, tables.settings.limits.body_bytes)
    tables.gate.tables(address_of(request)).spend("server-too-many-tables")
    written = await studied_record(table)
    match = await beside(request, partial(branched, written, new.line, new.at))
    setup = setup_of(tables.settings, new, match.ruleset)
    setup.imported = True
    return reply(await opened(tables, setup, match.seed, entries=entries_of(match), address=address_of(request)), 201)


def branched(record: dict[str, Any], number: int, at: int) -> Match:
    """The match as it was at a moment, with the chance that is due there fallen anew."""
    match = records.replay(record, line=number).branch(at)
    if match.over:
        raise Refusal("server-branch-over")
    match.settle(only=False)
    return match
