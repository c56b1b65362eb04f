"""Every message and every HTTP body, in both directions.  `docs/protocol.md` tells the story around them;
`python -m gusher.server.types` writes them as TypeScript.

A WebSocket message is one JSON object whose ``type`` names one of the structs below.  Unknown fields and wrong
types are refused by the decoder, so that nothing unchecked gets any further.
"""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta, Struct

PORT = 8321
"""Where the server listens unless told otherwise."""
Language = Literal["en", "fr", "it", "de"]
Id = Annotated[str, Meta(min_length=1, max_length=40)]
"""Chosen by the client, new for every request: a request sent again with the same id is carried out once."""
Name = Annotated[str, Meta(max_length=40)]
Text = Annotated[str, Meta(min_length=1, max_length=500)]
ActionText = Annotated[str, Meta(max_length=60)]
TableId = Annotated[str, Meta(min_length=4, max_length=32, pattern="^[A-Za-z0-9_-]+$")]
Token = Annotated[str, Meta(min_length=16, max_length=80)]
Seat = Annotated[int, Meta(ge=0, le=15)]
Number = Annotated[int, Meta(ge=0, le=2**31)]
Event = Annotated[dict[str, Any], Meta(title="Event")]
"""What the rules emitted; each game has its own (`types.py` writes them, and what else has a title, for the client)."""
Edition = Annotated[dict[str, Any], Meta(title="Edition")]
"""An edition's file; each game has its own shape."""


class Strict(Struct, forbid_unknown_fields=True):
    """Something that a client sends."""


# -- shared parts ---------------------------------------------------------------------------------------


class Clock(Strict):
    """How long one may think.  When a seat's time is used up, `at_end` happens: the seat is handed to a bot."""

    kind: Literal["none", "live", "days"] = "none"
    seconds: Annotated[int, Meta(ge=0, le=86_400)] = 0
    """live: the time each seat has for the whole game."""
    increment: Annotated[int, Meta(ge=0, le=3_600)] = 0
    """live: the time added after each decision."""
    days: Annotated[float, Meta(ge=0, le=60)] = 0
    """days: the time for each decision."""
    at_end: Literal["bot"] = "bot"
    bot: Annotated[str, Meta(max_length=40)] = "foreman"
    """The level of the bot that takes over."""


class SeatPlan(Strict):
    """Who shall sit on a seat: a person, or a bot of a level."""

    kind: Literal["human", "bot"] = "human"
    bot: Annotated[str, Meta(max_length=40)] | None = None
    name: Name = ""


class View(Struct, kw_only=True):
    """What `match.view(seat)` gives: all that a seat may know, and nothing else.  `types.py` makes one of these for
    each game, with that game's state, facts and events; the encoder writes the dict that a match gives."""

    game: str
    rules: int
    """The version of the game's rules."""
    edition: str
    options: dict[str, str | int | bool]
    players: int
    seat: int | None
    """Who looks; null: a spectator."""
    at: int
    """How many log entries the match has."""
    to_act: int | None
    over: bool
    state: dict[str, Any]
    memory: list[Event]
    """Events that the seat remembers although the board no longer shows them."""
    trail: dict[str, Any] | None
    """How the seat to act came here, for bots (see `docs/bots.md`)."""
    legal: list[str]
    """The legal actions as text, for the seat to act alone.  A single one is carried out by the server after a
    moment (0.1), unless the player does it first."""
    facts: dict[str, Any]
    """The position in the players' own terms."""
    result: Result | None = None
    """Once the match is over."""


class Result(Struct):
    """How a match ended."""

    scores: list[int]
    """Of each seat."""
    winners: list[int]
    accounts: list[dict[str, Any]]
    """The score sheet, seat by seat; each game has its own."""


class Preview(Struct):
    """What an action would lead to, up to the next chance or the next decision, as far as the seat can know."""

    view: Annotated[View, Meta(title="Foreseen<View>")]
    """The view afterwards.  What the seat cannot foresee is null."""
    events: list[Event | None]
    sure: bool
    """Is everything in it certain?"""


class LogEntry(Struct):
    """One entry of the log as the seat may read it.  `lines` is for people and is never to be parsed."""

    n: int
    seat: int | None
    """None: chance."""
    verb: str
    action: str | None
    """None: not for this seat to know."""
    events: list[Event]
    lines: list[str]
    clause: str | None
    by: Literal["human", "bot", "server", "chance"]
    """`server`: the only legal action, or a standing order.  Which of the two is not told before the end; until
    then both count as `human`."""
    ms: int
    """Since the match began."""


class SeatInfo(Struct):
    """A seat as everybody sees it."""

    seat: int
    key: str
    """The seat's name as a key of the locales: `seat-<key>`."""
    kind: Literal["human", "bot"]
    bot: str | None
    """The level of the bot that plays it now."""
    name: str
    present: bool
    left_ms: int | None
    """Time left on the clock when the message was sent; it runs for the seat to act.  None: no clock."""
    had_human: bool
    """Was it a person's seat at the start?  Then its token can take it back from the bot."""


class Ask(Struct):
    """A vote that is open: take back moves down to log entry `to`."""

    ask: int
    seat: int
    what: Literal["undo"]
    to: int
    agreed: list[int]
    wanted: list[int]
    """The seats that have not answered yet."""


class ChatLine(Struct):
    n: int
    seat: int
    text: str
    when_ms: int
    """Unix time in milliseconds."""


class TableInfo(Struct):
    """Everything public about a table except the position."""

    id: str
    game: str
    players: int
    options: dict[str, Any]
    edition: str
    clock: Clock
    pace_ms: int
    """How long the server waits before each move of a bot."""
    seats: list[SeatInfo]
    spectators: int
    over: bool
    seed_hash: str
    """Published at the start; the seed follows at the end."""
    seed_chosen: bool
    """Whoever set up a solo table chose the seed: nobody can claim the deal was blind."""
    imported: bool
    orders: bool
    """Does the game have standing orders?"""
    ask: Ask | None
    next: str | None
    """The table of the rematch."""
    created_ms: int
    warming: bool = False
    """A bot here plays below its level, because it is still being compiled."""


# -- client to server -----------------------------------------------------------------------------------


class Hello(Strict, tag="hello"):
    """The first message: opens one seat (or the spectators' bench) of one table."""

    table: TableId
    token: Token
    since: Number = 0
    """Log entries from this number on are wanted …"""
    rev: Number = 0
    """… and this was the position I saw last: what was taken back since then is sent again."""
    lang: Language = "en"


class Play(Strict, tag="play"):
    id: Id
    rev: Number
    """The `rev` of the view that this answers."""
    action: ActionText


class Undo(Strict, tag="undo"):
    """Take back my last decision: at once if `undo` in the view message is true, else by a vote."""

    id: Id
    rev: Number


class Vote(Strict, tag="vote"):
    id: Id
    ask: Number
    agree: bool


class Why(Strict, tag="why"):
    """Why is this action (not) allowed now?"""

    id: Id
    action: ActionText


class Try(Strict, tag="preview"):
    """What would this action lead to?"""

    id: Id
    rev: Number
    action: ActionText


class AskHint(Strict, tag="hint"):
    """What would a bot do on my seat?  Answered to this connection alone, when the bot has thought about it."""

    id: Id
    rev: Number


class Orders(Strict, tag="orders"):
    """My sealed standing orders from now on, all of them.  What one looks like is the game's own business; for
    Giganten {"company": "hudson", "up_to": 7, "then": "pass" | "ask"}, good for this round's auction."""

    id: Id
    orders: Annotated[list[dict[str, str | int | bool]], Meta(max_length=16)]


class Chat(Strict, tag="chat"):
    id: Id
    text: Text


class GiveSeat(Strict, tag="seat"):
    """Give a seat to a bot (mine at any time, another's once its player has been away for a while), or take mine
    back (`bot` null)."""

    id: Id
    seat: Seat
    bot: Annotated[str, Meta(max_length=40)] | None = None


class GiveTime(Strict, tag="time"):
    """Give another seat more time on its clock."""

    id: Id
    seat: Seat


class Rename(Strict, tag="name"):
    id: Id
    name: Name


class Rematch(Strict, tag="rematch"):
    """Set up the same table again (if nobody has yet), and give me the token of my seat there."""

    id: Id


class Webhook(Strict, tag="webhook"):
    """Call this address when it is my turn; null: no longer."""

    id: Id
    url: Annotated[str, Meta(max_length=500)] | None = None


class Rotate(Strict, tag="rotate"):
    """Give my seat a new token; all old ones open nothing any more."""

    id: Id


class Replay(Strict, tag="replay"):
    """My views of the positions after `start` … `stop - 1` log entries, at most 64 at a time."""

    id: Id
    start: Number
    stop: Number
    seat: Seat | None = None
    """After the end: as this seat saw it.  None: as I saw it, or after the end everything open."""


class Speak(Strict, tag="lang"):
    """Log and errors in another language from now on; the log is sent again."""

    lang: Language


class Ping(Strict, tag="ping"):
    id: Id


ToServer = (
    Hello
    | Play
    | Undo
    | Vote
    | Why
    | Try
    | AskHint
    | Orders
    | Chat
    | GiveSeat
    | GiveTime
    | Rename
    | Rematch
    | Webhook
    | Rotate
    | Replay
    | Speak
    | Ping
)


# -- server to client -----------------------------------------------------------------------------------


class TableMessage(Struct, tag="table"):
    """Sent after hello and whenever something in it changes."""

    table: TableInfo
    you: int | None
    """Your seat; None: you watch."""


class ViewMessage(Struct, tag="view"):
    """The position as you may see it."""

    rev: int
    """The position's number: grows with every move and every undo, never comes back."""
    view: View
    undo: bool
    """May you take back your last decision without asking anybody?"""
    can_ask: bool
    """Is there a decision of yours that a vote could take back?"""


class LogMessage(Struct, tag="log"):
    """Forget your log from entry `start` on and put these in its place."""

    start: int
    entries: list[LogEntry]


class ChatMessage(Struct, tag="chat"):
    lines: list[ChatLine]


class OrdersMessage(Struct, tag="orders"):
    """Your standing orders; nobody else gets them."""

    orders: list[dict[str, Any]]


class Ack(Struct, tag="ack"):
    """Done, and kept for good before this was sent."""

    id: str
    rev: int
    again: bool = False
    """This id had been carried out before."""


class Refused(Struct, tag="refused"):
    """Nothing has changed.  `key` and `params` are a Fluent message, `text` is it in your language."""

    id: str | None
    key: str
    params: dict[str, Any]
    clause: str | None
    text: str
    rev: int | None = None
    view: View | None = None
    """The current view when the request answered an older one."""


class ReasonMessage(Struct, tag="reason"):
    id: str
    legal: bool
    clause: str
    key: str
    params: dict[str, Any]
    text: str


class PreviewMessage(Struct, tag="preview"):
    id: str
    rev: int
    preview: Preview


class Idea(Struct):
    """An action that a bot has thought of, and what it expects of it for the seat that asked."""

    action: str
    share: float | None = None
    """Of a win, from 0 to 1.  None: the bot has not thought ahead."""
    score: int | None = None
    """At the end of the game, in the unit that players speak of."""


class HintMessage(Struct, tag="hint"):
    """The bot's ideas, the best first."""

    id: str
    rev: int
    ideas: list[Idea]


class ReplayMessage(Struct, tag="replay"):
    id: str
    start: int
    views: list[View]
    total: int
    """How many entries the log has: positions 0 … total."""


class TokenMessage(Struct, tag="token"):
    """A token for you alone: of your seat (`rotate`) or of your seat at the next table (`rematch`)."""

    id: str
    table: str
    token: str


class Over(Struct, tag="over"):
    """The match is over: the result, and the seed with which anybody can prove the deal."""

    result: dict[str, Any]
    seed: str
    seed_hash: str
    orders: list[PastOrder]
    ledger: list[Posting]
    """Where every player's money came from and went to, from what they began with."""


class Posting(Struct):
    """A line of the score sheet; its words are `<game>-post-<post>`."""

    post: str
    amounts: list[int]
    """For each seat."""


class PastOrder(Struct):
    """A standing order that was given during the match, opened after its end."""

    at: int
    seat: int
    orders: list[dict[str, Any]]


class Pong(Struct, tag="pong"):
    id: str
    now_ms: int


FromServer = (
    TableMessage
    | ViewMessage
    | LogMessage
    | ChatMessage
    | OrdersMessage
    | Ack
    | Refused
    | ReasonMessage
    | PreviewMessage
    | HintMessage
    | ReplayMessage
    | TokenMessage
    | Over
    | Pong
)


# -- HTTP bodies ----------------------------------------------------------------------------------------


class OptionInfo(Struct):
    name: str
    values: list[str | int | bool]
    """The default first."""
    clause: str


class BotLevel(Struct):
    """A bot that can be seated; its words are `bot-<name>` and `bot-<name>.about` in the locales."""

    name: str
    level: int | None
    """Its place among those that people play against, the easiest 0; None: for trying things out."""


class GameInfo(Struct):
    name: str
    letter: str
    rules: int
    players: list[int]
    seats: list[str]
    """Keys of the seats' names: `seat-<key>`."""
    clauses: list[str]
    options: list[OptionInfo]
    editions: list[str]
    edition: str
    verbs: list[str]
    """How each verb is written."""
    bots: list[BotLevel]
    """The levels from the easiest to the strongest, then the others."""
    bot: str
    """The one that is seated where nobody says which."""
    orders: bool


class Games(Struct):
    """GET /api/games"""

    version: str
    languages: list[str]
    games: list[GameInfo]


class NewTable(Strict):
    """POST /api/tables.  Without `seats` the first seat is yours and bots take the others."""

    game: Annotated[str, Meta(max_length=40)]
    players: Annotated[int, Meta(ge=1, le=16)] | None = None
    options: dict[str, str | int | bool] = {}
    edition: Annotated[str, Meta(max_length=80)] | None = None
    seats: Annotated[list[SeatPlan], Meta(max_length=16)] | None = None
    clock: Clock = msgspec.field(default_factory=Clock)
    pace_ms: Annotated[int, Meta(ge=0, le=10_000)] | None = None
    seed: Annotated[str, Meta(min_length=1, max_length=64)] | None = None
    """Only for a table with at most one person: guided games, puzzles."""


class SeatToken(Struct):
    seat: int
    token: str


class NewTableReply(Struct):
    """The tokens are given out here and nowhere else."""

    table: str
    seats: list[SeatToken]
    """One for each person's seat."""
    spectator: str


class ImportTable(Strict):
    """POST /api/tables/import: a finished record to look at, or an unfinished one to play on from."""

    record: dict[str, Any]
    seats: Annotated[list[SeatPlan], Meta(max_length=16)] | None = None
    clock: Clock = msgspec.field(default_factory=Clock)
    pace_ms: Annotated[int, Meta(ge=0, le=10_000)] | None = None


class ReplayReply(Struct):
    """GET /api/tables/{id}/replay?start=&stop=&seat=&lang=: views and log entries together."""

    start: int
    total: int
    views: list[View]
    log: list[LogEntry]
    orders: list[PastOrder]
    over: bool


class Verified(Struct):
    """GET /api/tables/{id}/verify: the deal proved from the seed."""

    proved: int
    """How many outcomes of chance follow from the seed."""
    seed: str
    seed_hash: str


class Clause(Struct):
    number: str
    title: str
    text: str
    ruling: str | None


class Section(Struct):
    key: str
    title: str
    clauses: list[Clause]


class Provenance(Struct):
    part: str
    provenance: str


class Rules(Struct):
    """GET /api/rules/{game}/{lang}"""

    game: str
    language: str
    name: str
    about: str
    sections: list[Section]
    edition: str
    provenance: list[Provenance]


class EditionData(Struct):
    """GET /api/editions/{game}/{name}: the edition file as JSON: terrain, sites, cards, scales …"""

    game: str
    name: str
    data: Edition


class Problem(Struct):
    """Every HTTP refusal."""

    key: str
    params: dict[str, Any]
    text: str


BODIES = (Games, NewTable, NewTableReply, ImportTable, ReplayReply, Verified, Rules, EditionData, Problem)

_decoder = msgspec.json.Decoder(ToServer)
_encoder = msgspec.json.Encoder()


def decode(data: str | bytes) -> Any:
    """A client's message; raises ``msgspec.MsgspecError`` for anything else."""
    return _decoder.decode(data)


def encode(message: Any) -> bytes:
    return _encoder.encode(message)
