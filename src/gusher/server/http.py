"""HTTP: games, rules, texts, new tables, records and replays."""

from __future__ import annotations

import asyncio
import functools
import random
import socket
from collections.abc import Awaitable, Callable, Mapping
from functools import partial
from pathlib import PurePosixPath
from typing import Any, TypeVar
from urllib.parse import urlsplit

import msgspec
from starlette.datastructures import Headers
from starlette.requests import ClientDisconnect, Request
from starlette.responses import PlainTextResponse, Response
from starlette.routing import Route

import gusher
from gusher import texts
from gusher.kernel import records, registry
from gusher.kernel.errors import GusherError, RecordFault, SetupError
from gusher.kernel.game import Game
from gusher.kernel.match import Match, hash_of_seed
from gusher.kernel.picture import THEMES
from gusher.rulebook import rulebook

from . import messages
from . import protocol as p
from .errors import Refusal, report
from .events import Setup
from .limits import TooMuch
from .lines import clean_line
from .requests import past
from .reviews import GlanceReply, key_of, reply_from
from .setups import DEFAULT_BOT, setup_of
from .store import new_token
from .table import Table
from .table_state import MOST_ENTRIES, TableState, entries_of
from .tables import Tables

T = TypeVar("T")
Page = Callable[[Request], Awaitable[Response]]
LOOPBACK = ("127.0.0.1", "::1", "::")  # `household` cuts an IPv6 address short
REACH_S = 0.5
EDITION_LENGTH = 80  # of a house edition's name
MOST_VARIED = 4 * MOST_ENTRIES  # entries of all variations of a match
DEMO_SEED, DEMO_ROUND = 7, 3
STATUS = {
    "server-no-table": 404,
    "server-not-over": 403,
    "server-too-large": 413,
    "server-too-slow": 408,
    "server-not-json": 415,
    "server-other-site": 403,
    "server-banned": 403,
    "error-game-unknown": 404,
    "error-language": 404,
    "error-puzzle-unknown": 404,
    "edition-not-found": 404,
    "server-old-rules": 409,
    "server-old-rules-sealed": 409,
    "server-table-damaged": 500,
    "server-no-review": 503,
    "server-study-changed": 409,
    "error-not-installed": 501,
}


def reply(body: msgspec.Struct, status: int = 200, **headers: str) -> Response:
    return Response(msgspec.json.encode(body), status, headers, media_type="application/json")


class Pages(list[Route]):
    """The pages of a module."""

    def at(self, *paths: str, method: str = "GET") -> Callable[[Page], Page]:
        """The decorated function answers requests for these paths."""

        def add(handler: Page) -> Page:
            self.extend(Route(path, partial(answer, handler), methods=[method]) for path in paths)
            return handler

        return add


PAGES = Pages()


async def answer(handler: Page, request: Request) -> Response:
    """Counts requests and turns refusals into answers."""
    try:
        gate, address = tables_of(request).gate, address_of(request)
        if address in gate.bans:
            raise Refusal("server-banned")
        gate.requests(address).spend()
        gate.work(address).check()
        await gate.work(address).turn()
        return await handler(request)
    except TooMuch as error:
        gate.tell(address, error.key)
        return refusal(request, error, 429, **{"Retry-After": str(int(error.wait) + 1)})
    except GusherError as error:
        return refusal(request, error, STATUS.get(error.key, 400))
    except ClientDisconnect:  # nobody will read this
        return Response(status_code=400)
    except Exception as fault:  # tell the client no more than that it failed
        report("a request failed", fault)
        return refusal(request, Refusal("server-failed"), 500)


def refusal(request: Request, error: GusherError, status: int, **headers: str) -> Response:
    return reply(messages.problem(language_of(request), error), status, **headers)


def tables_of(request: Request) -> Tables:
    tables: Tables = request.app.state.tables
    return tables


def address_of(request: Request) -> str:
    address: str = request.state.address
    return address


def is_own_origin(headers: Headers) -> bool:
    """Browsers name the page that a request comes from; another site's page may ask for nothing.  Other programs name
    none."""
    origin = headers.get("origin")
    try:
        return origin is None or urlsplit(origin).netloc == headers.get("host")
    except ValueError:
        return False


def language_of(request: Request) -> str:
    asked = request.query_params.get("lang") or request.headers.get("accept-language", "")
    return asked[:2] if asked[:2] in gusher.texts.LANGUAGES else "en"


def number_in(request: Request, name: str) -> int | None:
    text = request.query_params.get(name, "")
    return number_from(text) if text else None


def number_from(text: str) -> int:
    if not text.isascii() or not text.isdigit() or len(text) > 6:
        raise Refusal("server-malformed")
    return int(text)


async def body_of(request: Request, kind: type[T], most: int) -> T:
    """A body in JSON from a page of our own, never reading more of it than allowed."""
    if not is_own_origin(request.headers):
        raise Refusal("server-other-site")
    if request.headers.get("content-type", "").partition(";")[0].strip().lower() != "application/json":
        raise Refusal("server-not-json")
    data = bytearray()
    try:
        async with asyncio.timeout(tables_of(request).settings.limits.body_seconds):
            async for part in request.stream():
                data += part
                if len(data) > most:
                    raise Refusal("server-too-large")
    except TimeoutError:
        raise Refusal("server-too-slow") from None
    return p.decode(msgspec.json.Decoder(kind), data)


async def beside(request: Request, work: Callable[[], T]) -> T:
    """Long work for a request, beside the event loop."""
    return await tables_of(request).aside.run(address_of(request), request.path_params.get("table", ""), work)


async def long_reply(request: Request, body: msgspec.Struct, status: int = 200) -> Response:
    """To encode this takes a while."""
    return Response(await beside(request, partial(msgspec.json.encode, body)), status, media_type="application/json")


# -- games and texts ------------------------------------------------------------------------------------


@PAGES.at("/api/games")
async def games(request: Request) -> Response:
    found = [game_info(registry.get(name)) for name in registry.names()]
    return reply(p.Games(gusher.__version__, list(gusher.texts.LANGUAGES), found))


def game_info(game: Game) -> p.GameInfo:
    editions = {name: game.editions.load(name) for name in game.editions.names()}
    return p.GameInfo(
        name=game.name,
        letter=game.letter,
        rules=game.rules_version,
        players=list(game.players),
        seats=list(game.seats),
        clauses=list(game.clauses),
        editions=list(editions),
        edition=game.editions.default,
        options=[
            p.OptionInfo(
                option.name,
                list(option.values),
                {name: option.default(source) for name, source in editions.items()},
                option.clause,
                option.is_seat,
            )
            for option in game.options
        ],
        rulebooks=[p.RulebookInfo(name, dict(options)) for name, options in game.rulebooks.items()],
        verbs=[verb.form for verb in game.rules.verbs.verbs if not verb.by_chance],
        bots=bot_levels(),
        bot=DEFAULT_BOT,
        orders=game.words.orders is not None,
    )


def bot_levels() -> list[p.BotLevel]:
    """The bots that people play against, the easiest first; then the others."""
    levels = gusher.bots.levels.LEVELS
    others = [name for name in gusher.bots.BOTS if name not in levels]
    return [p.BotLevel(name, rank) for rank, name in enumerate(levels)] + [p.BotLevel(name, None) for name in others]


@PAGES.at("/api/editions/{game}/{name}")
async def edition(request: Request) -> Response:
    game, name = registry.get(request.path_params["game"]), request.path_params["name"]
    return reply(p.EditionData(game.name, name, game.editions.load(name).data))


@PAGES.at("/api/rules/{game}/{lang}")
async def rules(request: Request) -> Response:
    return reply(rulebook(registry.get(request.path_params["game"]), checked_language(request)))


@PAGES.at("/api/locale/{lang}")
async def locale(request: Request) -> Response:
    return PlainTextResponse(texts.source(checked_language(request)))


def checked_language(request: Request) -> str:
    language: str = request.path_params["lang"]
    if language not in gusher.texts.LANGUAGES:
        raise SetupError("error-language", language=language[:10], languages=", ".join(gusher.texts.LANGUAGES))
    return language


# -- new tables -----------------------------------------------------------------------------------------


@PAGES.at("/api/tables", method="POST")
async def new_table(request: Request) -> Response:
    tables = tables_of(request)
    new = await body_of(request, p.NewTable, tables.settings.limits.body_bytes)
    game = registry.get(new.game)
    ruleset = game.ruleset(game.editions.load(new.edition), new.players, new.options)
    setup = setup_of(tables.settings, new, ruleset)
    if new.seed is not None and (new.wait or setup.people > 1):
        raise SetupError("server-seed-people")
    if new.wait and setup.people == 0:
        raise SetupError("server-wait-nobody")
    setup.seed_chosen = new.seed is not None
    tables.gate.tables(address_of(request)).spend("server-too-many-tables")
    return reply(await opened(tables, setup, new.seed, invitation=new_token() if new.wait else None), 201)


@PAGES.at("/api/tables/import", method="POST")
async def import_table(request: Request) -> Response:
    """A record: every entry is checked before anything is stored."""
    tables = tables_of(request)
    new = await body_of(request, p.ImportTable, tables.settings.limits.import_bytes)
    tables.gate.tables(address_of(request)).spend("server-too-many-tables")
    match = await beside(request, partial(replayed, new.record))
    setup = setup_of(tables.settings, new, match.ruleset)
    setup.imported, setup.redraws = True, match.redraws
    seed = seed_to_keep(match, new.record.get("seed"), setup)
    setup.seed_chosen = seed is not None and not match.over
    made = await opened(tables, setup, seed, entries=entries_of(match), address=address_of(request))
    if study := studied(new.record):
        await tables.store.keep_study(made.table, 1, msgspec.json.encode(study).decode())
    return reply(made, 201)


def studied(record: Mapping[str, Any]) -> dict[str, Any]:
    """The notes and variations of a record, if it has any."""
    return {key: record[key] for key in ("notes", "variations") if record.get(key)}


def replayed(record: dict[str, Any]) -> Match:
    """Only editions that come with the game, or with the record; of a path, the file's name."""
    written = records.loads(msgspec.json.encode(record).decode())
    check_length(written)
    if written["edition_text"] is not None:
        name = PurePosixPath(written["edition"].replace("\\", "/")).name
        written["edition"] = clean_line(name)[:EDITION_LENGTH]
    return records.replay(written)


def check_length(record: Mapping[str, Any]) -> None:
    """Whoever asks for a line of a record has all of them replayed."""
    varied = sum(len(variation["entries"]) for variation in record.get("variations") or [])
    if len(record["entries"]) > MOST_ENTRIES:
        raise Refusal("server-match-long", most=MOST_ENTRIES)
    if varied > MOST_VARIED:
        raise Refusal("server-study-long", most=MOST_VARIED)


def seed_to_keep(match: Match, seed: str | None, setup: Setup) -> str | None:
    """The record's seed, if playing on with it harms nobody: the match is over, or one person plays at most."""
    if seed is None and match.over:
        raise RecordFault("record-seed-sealed", hash=match.public_hash)
    if seed is not None and hash_of_seed(seed) != match.public_hash:
        raise RecordFault("record-seed-other", hash=match.public_hash)
    return seed if match.over or setup.people <= 1 else None


async def opened(
    tables: Tables, setup: Setup, seed: str | None, *, invitation: str | None = None, **imported: Any
) -> p.NewTableReply:
    """A new table, its invitations and the spectators' token."""
    invitations = {seat: new_token() for seat, plan in enumerate(setup.seats) if plan.kind == "human"}
    spectator = new_token()
    table = await tables.create(setup, seed, invitations, spectator, invitation=invitation, **imported)
    seats = [p.SeatToken(*invited) for invited in invitations.items()]
    return p.NewTableReply(table, seats, spectator, invitation)


# -- records and replays --------------------------------------------------------------------------------


async def entered(request: Request) -> tuple[Table, int | None]:
    """The table and the seat that the request's token opens."""
    table: str = request.path_params["table"]
    scheme, _, token = request.headers.get("authorization", "").partition(" ")
    found = None
    if scheme.lower() == "bearer" and p.is_table_id(table):
        found = await tables_of(request).opened_by(table, token.strip())
    if found is None:
        raise Refusal("server-no-table")
    return found[:2]


@PAGES.at("/api/tables/{table}")
async def summary(request: Request) -> Response:
    table, seat = await entered(request)
    async with table.lock:
        state, match = table.state, table.state.match
        info = messages.table_info(state, table.id, table.present(), table.tables.now())
        last = "" if state.waiting else messages.last_line(state, seat, language_of(request))
        to_act = None if match.over or state.waiting else match.seat
        result = None if match.result() is None else msgspec.convert(match.result(), p.Result)
    return reply(p.TableSummary(info, seat, to_act, last, result))


@PAGES.at("/api/demo/{game}")
async def demo(request: Request) -> Response:
    """A position to look at on the start page."""
    return Response(demo_view(registry.get(request.path_params["game"]).name), media_type="application/json")


@functools.cache
def demo_view(game: str) -> bytes:
    """Some way into a game that random players play, who do something rather than nothing."""
    match, rng = gusher.new(game, seed="poster"), random.Random(DEMO_SEED)
    while match.state.round < DEMO_ROUND and not match.over:
        legal = match.legal()
        match.play(rng.choice([action for action in legal if action.args] or legal))
    return msgspec.json.encode(messages.view_of(match, None))


@PAGES.at("/api/tables/{table}/record")
async def record(request: Request) -> Response:
    try:
        table, _ = await entered(request)
    except Refusal as refused:
        if refused.key != "server-old-rules":
            raise
        written = await tables_of(request).unplayed_record(request.path_params["table"]) or {}
    else:
        written = await studied_record(table)
    name = f"{written['game']}-{request.path_params['table']}.json"
    text = await beside(request, partial(records.dumps, written))
    disposition = f'attachment; filename="{name}"'
    return Response(text, media_type="application/json", headers={"Content-Disposition": disposition})


def check_over(table: Table) -> None:
    if not table.state.match.over or table.state.setup.position is not None:
        raise Refusal("server-not-over")


def record_of(table: Table) -> dict[str, Any]:
    check_over(table)
    return {**table.state.match.record(), "names": names_of(table.state)}


def names_of(state: TableState) -> list[str]:
    """Who played: people by their names, bots by their levels."""
    plans = zip(state.setup.seats, state.names, strict=True)
    return [name or (plan.bot if plan.bot and not state.setup.imported else "") for plan, name in plans]


async def studied_record(table: Table) -> dict[str, Any]:
    """The record with what players have added to it."""
    kept = await table.tables.store.study_of(table.id)
    async with table.lock:
        return {**record_of(table), **({} if kept is None else msgspec.json.decode(kept[1]))}


@PAGES.at("/api/tables/{table}/picture.svg", "/api/tables/{table}/picture.png")
async def picture(request: Request) -> Response:
    """The board at the end of a match, to be shared."""
    table, _ = await entered(request)
    async with table.lock:
        check_over(table)
        match = table.state.match.clone()
    theme = request.query_params.get("theme", THEMES[0])
    svg = await beside(request, partial(match.svg, None, theme))
    if not request.url.path.endswith(".png"):
        return Response(svg, media_type="image/svg+xml")
    return Response(await beside(request, partial(gusher.pictures.png, svg)), media_type="image/png")


@PAGES.at("/api/tables/{table}/verify")
async def verify(request: Request) -> Response:
    table, _ = await entered(request)
    async with table.lock:
        written = record_of(table)
    try:
        proved = await beside(request, partial(gusher.verify, written))
    except RecordFault as fault:
        raise Refusal("server-imported-deal") if table.state.setup.imported else fault from None
    return reply(p.Verified(proved, written["seed"], written["seed_hash"]))


@PAGES.at("/api/tables/{table}/replay")
async def replay(request: Request) -> Response:
    table, viewer = await entered(request)
    start, stop = number_in(request, "start") or 0, number_in(request, "stop")
    seat = number_in(request, "seat")
    stop = start + messages.MOST_VIEWS if stop is None else stop
    views, _ = await past(table, address_of(request), viewer, start, stop, seat)
    language, logs = language_of(request), table.tables.logs
    shown = seat if table.state.match.over else viewer
    async with logs.prepared(table.state, shown, start, language), table.lock:
        state = table.state
        over = state.match.over
        log = logs.entries(state, shown, start, language)[: messages.MOST_VIEWS]
        answer = p.ReplayReply(start, state.match.at, views, log, messages.past_orders(state), over)
    return await long_reply(request, answer)


@PAGES.at("/api/tables/{table}/review")
async def review(request: Request) -> Response:
    """As much of the review as there is; asking keeps the work on it going."""
    table, _ = await entered(request)
    start, line = number_in(request, "start") or 0, number_in(request, "line") or 0
    level, written = request.query_params.get("level", "quick"), await studied_record(table)
    key = await beside(request, partial(key_of, written, table.id, level, line))
    played = partial(beside, request, partial(records.replay, written, line=line))
    found = await table.tables.reviews.so_far(address_of(request), key, written, played)
    return await long_reply(request, reply_from(found, start), 200 if found.is_whole else 202)


@PAGES.at("/api/tables/{table}/glance")
async def glance(request: Request) -> Response:
    """What a library keeps of a finished match."""
    table, seat = await entered(request)
    async with table.lock:
        written, match = record_of(table), table.state.match.clone()
    found = await table.tables.reviews.whole(match, table.id, written)
    return reply(GlanceReply(seat, await beside(request, partial(gusher.study.glance, match, written["names"], found))))


@PAGES.at("/api/tables/{table}/edition")
async def table_edition(request: Request) -> Response:
    """The edition played here, which may be a house edition."""
    match = (await entered(request))[0].state.match
    return reply(p.EditionData(match.game.name, match.source.name, match.source.data))


@PAGES.at("/api/reach")
async def reach(request: Request) -> Response:
    """Whoever plays on the machine that the server runs on may see an address that works only there."""
    address, port = local_address(), (request.scope["server"] or ("", None))[1]
    if address_of(request) not in LOOPBACK or address is None or port is None:
        return reply(p.Reach(None, False))
    return reply(p.Reach(f"http://{address}:{port}", await answers(address, port)))


def local_address() -> str | None:
    """Where the local network would find this machine.  Nothing is sent: the system only says where it would start."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("192.0.2.1", 9))  # an address that nobody has (RFC 5737)
        except OSError:
            return None
        address: str = probe.getsockname()[0]
        return None if address in LOOPBACK else address


async def answers(address: str, port: int) -> bool:
    try:
        async with asyncio.timeout(REACH_S):
            _, writer = await asyncio.open_connection(address, port)
    except (OSError, TimeoutError):
        return False
    writer.close()
    return True


@PAGES.at("/livez", "/readyz")
async def health(request: Request) -> Response:
    found = await tables_of(request).health(ready=request.url.path == "/readyz")
    return reply(found, 200 if found.ok else 503)


@PAGES.at("/healthz")
async def healthz(request: Request) -> Response:
    return PlainTextResponse("ok")
