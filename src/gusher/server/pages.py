"""HTTP: games, rules, texts, tables to set up, records and replays."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from typing import Any, TypeVar

import msgspec
from starlette.requests import ClientDisconnect, Request
from starlette.responses import PlainTextResponse, Response

import gusher
from gusher.kernel import records, registry
from gusher.kernel.errors import GusherError, SetupError
from gusher.kernel.game import Game

from . import happenings as h
from . import protocol as p
from . import showing, words
from .bots import check_level, levels, playable, ranks
from .faults import report
from .hall import Hall, hall_of
from .limits import TooMuch
from .requests import Refusal, past
from .sockets import Malformed, NotATable
from .store import SPECTATOR, new_token
from .table import Table

T = TypeVar("T")
DEFAULT_BOT = p.Clock().bot
STATUS = {
    "server-no-table": 404,
    "server-not-over": 403,
    "server-too-large": 413,
    "error-game-unknown": 404,
    "error-language": 404,
    "server-no-edition": 404,
}


def reply(body: Any, status: int = 200, **headers: str) -> Response:
    return Response(msgspec.json.encode(body), status, headers, media_type="application/json")


def language_of(request: Request) -> str:
    asked = request.query_params.get("lang") or request.headers.get("accept-language", "")
    return asked[:2] if asked[:2] in gusher.texts.LANGUAGES else "en"


def page(handler: Callable[[Request], Awaitable[Response]]) -> Callable[[Request], Awaitable[Response]]:
    """Turns refusals into answers and counts requests."""

    async def handled(request: Request) -> Response:
        try:
            hall_of(request.app).gate.request(address_of(request))
            return await handler(request)
        except TooMuch as error:
            wait = {"Retry-After": str(int(error.wait) + 1)}
            return reply(words.problem(language_of(request), error), 429, **wait)
        except GusherError as error:
            return reply(words.problem(language_of(request), error), STATUS.get(error.key, 400))
        except ClientDisconnect:
            raise
        except Exception as fault:  # say no more than that it failed
            report("a request failed", fault)
            return reply(words.problem(language_of(request), Refusal("server-failed")), 500)

    return handled


def address_of(request: Request) -> str:
    return request.client.host if request.client else "?"


async def body_of(request: Request, kind: type[T], most: int) -> T:
    """The body, never more of it than allowed."""
    data = b""
    async for part in request.stream():
        data += part
        if len(data) > most:
            raise Refusal("server-too-large")
    try:
        return msgspec.json.decode(data, type=kind)
    except (msgspec.MsgspecError, UnicodeError, RecursionError):
        raise Malformed("server-malformed") from None


# -- games and texts ------------------------------------------------------------------------------------


def editions(game: str) -> list[str]:
    """The editions that come with a game.  Nothing else may be named over the network: a name could be a path."""
    return registry.get(game).editions.names()


def game_info(game: Game) -> p.GameInfo:
    return p.GameInfo(
        name=game.name,
        letter=game.letter,
        rules=game.rules_version,
        players=list(game.players),
        seats=list(game.seats),
        clauses=list(game.clauses),
        editions=editions(game.name),
        edition=game.editions.default,
        options=[p.OptionInfo(option.name, list(option.values), option.clause) for option in game.options],
        verbs=[verb.form for verb in game.rules.verbs.verbs if not verb.by_chance],
        bots=bot_levels(),
        bot=DEFAULT_BOT,
        orders=game.words.orders is not None,
    )


def bot_levels() -> list[p.BotLevel]:
    """Those to play against first, the easiest first of all."""
    rank = ranks()
    return sorted(
        (p.BotLevel(name, rank.get(name)) for name in levels()),
        key=lambda bot: len(rank) if bot.level is None else bot.level,
    )


@page
async def games(request: Request) -> Response:
    infos = [game_info(game) for game in playable()]
    return reply(p.Games(gusher.__version__, list(gusher.texts.LANGUAGES), infos))


@page
async def edition(request: Request) -> Response:
    game, name = registry.get(request.path_params["game"]), request.path_params["name"]
    if name not in editions(game.name):
        raise SetupError("server-no-edition")
    return reply(p.EditionData(game.name, name, game.editions.load(name).data))


@page
async def rules(request: Request) -> Response:
    return reply(words.rules(request.path_params["game"], checked_language(request)))


@page
async def locale(request: Request) -> Response:
    return PlainTextResponse(words.locale(checked_language(request)))


def checked_language(request: Request) -> str:
    language: str = request.path_params["lang"]
    if language not in gusher.texts.LANGUAGES:
        raise SetupError("error-language", language=language[:10], languages=", ".join(gusher.texts.LANGUAGES))
    return language


# -- tables ---------------------------------------------------------------------------------------------


def seats_for(players: int, given: list[p.SeatPlan] | None) -> list[p.SeatPlan]:
    """The first seat for a person and bots on the others, unless something else was asked for."""
    plans = given if given is not None else [p.SeatPlan(), *[p.SeatPlan("bot", DEFAULT_BOT)] * (players - 1)]
    if len(plans) != players:
        raise SetupError("server-seats", players=players)
    for plan in plans:
        if plan.kind == "bot":
            check_level(plan.bot or "")
    return [p.SeatPlan(plan.kind, plan.bot if plan.kind == "bot" else None, plan.name.strip()) for plan in plans]


def checked_clock(clock: p.Clock) -> p.Clock:
    check_level(clock.bot)
    if (clock.kind == "live" and clock.seconds < 10) or (clock.kind == "days" and clock.days <= 0):
        raise SetupError("server-clock")
    return clock


def pace_of(hall: Hall, pace_ms: int | None) -> int:
    return hall.settings.pace_ms if pace_ms is None else max(pace_ms, hall.settings.limits.least_pace_ms)


def setup_of(hall: Hall, new: p.NewTable) -> h.Setup:
    game = registry.get(new.game)
    name = new.edition or game.editions.default
    if name not in editions(game.name):
        raise SetupError("server-no-edition")
    ruleset = game.ruleset(name, new.players, new.options)
    seats = seats_for(ruleset.players, new.seats)
    if new.seed is not None and sum(plan.kind == "human" for plan in seats) > 1:
        raise SetupError("server-seed-people")
    return h.Setup(
        game.name,
        ruleset.players,
        ruleset.options,
        name,
        seats,
        checked_clock(new.clock),
        pace_of(hall, new.pace_ms),
        seed_chosen=new.seed is not None,
        rules=game.rules_version,
    )


async def opened(hall: Hall, setup: h.Setup, seed: str | None, **told: Any) -> p.NewTableReply:
    """A new table and its tokens."""
    people = [seat for seat, plan in enumerate(setup.seats) if plan.kind == "human"]
    keys = {seat: new_token() for seat in [*people, SPECTATOR]}
    table = await hall.tables.create(setup, seed, keys, **told)
    return p.NewTableReply(table, [p.SeatToken(seat, keys[seat]) for seat in people], keys[SPECTATOR])


@page
async def new_table(request: Request) -> Response:
    hall = hall_of(request.app)
    new = await body_of(request, p.NewTable, hall.settings.limits.body_bytes)
    setup = setup_of(hall, new)
    hall.gate.table(address_of(request))
    return reply(await opened(hall, setup, new.seed), 201)


@page
async def import_table(request: Request) -> Response:
    """A record: every entry is checked before anything is kept."""
    hall = hall_of(request.app)
    asked = await body_of(request, p.ImportTable, hall.settings.limits.import_bytes)
    hall.gate.table(address_of(request))
    match = await asyncio.to_thread(_replayed, asked.record)
    setup = h.Setup(
        match.game.name,
        match.players,
        match.options,
        match.source.name,
        seats_for(match.players, asked.seats),
        checked_clock(asked.clock),
        pace_of(hall, asked.pace_ms),
        imported=True,
        rules=match.game.rules_version,
        edition_text=asked.record.get("edition_text"),
    )
    entries = [(entry.seat, match.game.rules.verbs.action(entry.action).text, entry.ms) for entry in match.entries]
    made = await opened(hall, setup, match.seed, entries=entries, public_hash=match.public_hash)
    return reply(made, 201)


def _replayed(record: dict[str, Any]) -> Any:
    """Only editions that come with the game, or that the record brings along: a name could be a path."""
    told = records.loads(msgspec.json.encode(record).decode())
    game = registry.get(told["game"])
    if told["edition_text"] is None and told["edition"] not in editions(game.name):
        raise SetupError("server-no-edition")
    if told["edition_text"] is not None and told["edition"] in editions(game.name):
        told["edition_text"] = None
    return records.replay(told, registry.get)


async def entered(request: Request) -> tuple[Table, int | None]:
    """The table and the seat that the request's token opens; wrong tokens and missing tables look the same."""
    hall, name = hall_of(request.app), request.path_params["table"]
    scheme, _, token = request.headers.get("authorization", "").partition(" ")
    seat = await hall.store.seat_of(name, token.strip()) if scheme.lower() == "bearer" else None
    table = None if seat is None else await hall.tables.get(name)
    if seat is None or table is None:
        raise NotATable("server-no-table")
    return table, None if seat == SPECTATOR else seat


@page
async def record(request: Request) -> Response:
    table, _ = await entered(request)
    async with table.lock:
        text = await asyncio.to_thread(records.dumps, _record_of(table))
    name = f"{table.standing.game.name}-{table.id}.json"
    return Response(
        text, media_type="application/json", headers={"Content-Disposition": f'attachment; filename="{name}"'}
    )


def _record_of(table: Table) -> dict[str, Any]:
    if not table.standing.match.over or table.standing.setup.position is not None:
        raise Refusal("server-not-over")
    written = table.standing.match.record()
    return {**written, "names": table.standing.names}


@page
async def verify(request: Request) -> Response:
    table, _ = await entered(request)
    async with table.lock:
        told = _record_of(table)
        proved = await asyncio.to_thread(gusher.verify, told)
    return reply(p.Verified(proved, told["seed"], told["seed_hash"]))


@page
async def replay(request: Request) -> Response:
    table, viewer = await entered(request)
    start, stop = number(request, "start", 0), number(request, "stop", showing.MOST_VIEWS)
    seat = number(request, "seat", None)
    async with table.lock:
        standing = table.standing
        views = await past(table, viewer, start or 0, stop or 0, seat)
        over = standing.match.over
        told = showing.log_entries(standing, seat if over else viewer, start or 0, language_of(request))
        return reply(
            p.ReplayReply(
                start or 0, standing.match.at, views, told[: showing.MOST_VIEWS], showing.past_orders(standing), over
            )
        )


def number(request: Request, name: str, default: int | None) -> int | None:
    text = request.query_params.get(name)
    if text is None or text == "":
        return default
    if not text.isascii() or not text.isdigit() or len(text) > 6:
        raise Malformed("server-malformed")
    return int(text)


async def health(request: Request) -> Response:
    return PlainTextResponse("ok")
