"""Every message and every HTTP body, in both directions.  `docs/protocol.md` explains how they work together;
`python -m gusher.server.types` writes them as TypeScript.

A WebSocket message is one JSON object whose ``type`` names one of the structs below.  The decoder refuses unknown
fields and wrong types, so that nothing unchecked gets any further.
"""

from __future__ import annotations

import re
from enum import IntEnum
from typing import Annotated, Any, Literal, TypeVar

import msgspec
from msgspec import Meta, Struct

from gusher.kernel.lines import Notes, Variations
from gusher.rulebook import Rulebook

from .errors import Refusal

PORT = 8321
"""Where the server listens unless told otherwise."""
Language = Literal["en", "fr", "it", "de"]
Id = Annotated[str, Meta(min_length=1, max_length=40)]
"""Chosen by the client, new for every request: a request sent twice with the same id is carried out once."""
Name = Annotated[str, Meta(max_length=40)]
Text = Annotated[str, Meta(min_length=1, max_length=500)]
ActionText = Annotated[str, Meta(max_length=60)]
TABLE_ID = "^[A-Za-z0-9_-]{4,32}$"
TableId = Annotated[str, Meta(pattern=TABLE_ID)]
PRINTABLE = r"^[^\x00-\x1f\x7f]*$"
Token = Annotated[str, Meta(min_length=16, max_length=80)]
Seat = Annotated[int, Meta(ge=0, le=15)]
Number = Annotated[int, Meta(ge=0, le=2**31)]
Level = Annotated[str, Meta(max_length=40)]
"""Of a bot."""
T = TypeVar("T")
Event = Annotated[dict[str, Any], Meta(title="Event")]
"""What the rules emitted; each game has its own (`types.py` writes them, and everything else with a title)."""
Deduction = Annotated[dict[str, Any], Meta(title="Deduction")]
"""What a seat can work out; each game has its own shape."""
Edition = Annotated[dict[str, Any], Meta(title="Edition")]
"""An edition's file; each game has its own shape."""


class Strict(Struct, forbid_unknown_fields=True):
    """Something that a client sends."""


# -- shared parts ---------------------------------------------------------------------------------------


class Clock(Strict):
    """How long players may think.  A seat whose time runs out is handed to a bot."""

    kind: Literal["none", "live", "days"] = "none"
    seconds: Annotated[int, Meta(ge=0, le=86_400)] = 0
    """live: the time each seat has for the whole game."""
    increment: Annotated[int, Meta(ge=0, le=3_600)] = 0
    """live: the time added after each decision."""
    days: Annotated[float, Meta(ge=0, le=60)] = 0
    """days: the time for each decision."""
    bot: Level = "foreman"
    """The level of the bot that takes over."""


class SeatPlan(Strict):
    """Who plays a seat: a person, or a bot of some level."""

    kind: Literal["human", "bot"] = "human"
    bot: Level | None = None
    name: Name = ""


class View(Struct, kw_only=True):
    """The result of `match.view(seat)`: all that a seat may know, and nothing else.  `types.py` makes one of these for
    each game, with that game's state, facts and events; the encoder writes the dict that a match returns."""

    game: str
    rules: int
    """The version of the game's rules."""
    edition: str
    options: dict[str, str | int | bool]
    players: int
    seat: int | None
    """Whose view it is; null: a spectator's."""
    at: int
    """The number of log entries in the match."""
    to_act: int | None
    over: bool
    state: dict[str, Any]
    memory: list[Event]
    """Events that the seat remembers although the board no longer shows them."""
    legal: list[str]
    """The legal actions as text, only for the seat to act.  The server carries out a single one after a moment (0.1),
    unless the player does so first."""
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
    """What an action would lead to, up to the next chance or decision, as far as the seat can know."""

    view: Annotated[View, Meta(title="Foreseen<View>")]
    """The view afterwards.  Anything the seat cannot foresee is null."""
    events: list[Event | None]
    sure: bool
    """Whether everything in it is certain."""


class LogEntry(Struct):
    """One entry of the log as the seat may read it.  `lines` is for people: never parse it."""

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
    """`server`: the only legal action, or a standing order.  Until the end both are shown as `human`."""
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
    """Time left on the clock when the message was sent; the clock of the seat to act is running.  None: no clock."""
    had_human: bool
    """Whether it was a person's seat at the start; if so, its token can take it back from a bot."""
    taken: bool
    """Whether somebody has sat here; until then its invitation is open."""
    given_by: int | None
    """The seat whose player handed this one to a bot; None: the clock did, or nobody."""
    ready: bool
    """At a waiting table: whether its player has said so."""


class TablePlan(Strict, kw_only=True):
    """What every new table is set up with."""

    seats: Annotated[list[SeatPlan], Meta(max_length=16)] | None = None
    """None: the first seat is yours and bots take the others."""
    clock: Clock = msgspec.field(default_factory=Clock)
    pace_ms: Annotated[int, Meta(ge=0, le=10_000)] | None = None
    hints: bool = True
    """Whether players may ask for hints."""
    undo: bool = True
    """Whether players may take moves back."""
    deduction: bool | None = None
    """Whether players may ask what they can work out.  None: only somebody who plays alone against bots."""


class Arrangement(TablePlan, kw_only=True):
    """Everything that can be chosen once the game is."""

    players: Annotated[int, Meta(ge=1, le=16)] | None = None
    options: dict[str, str | int | bool] = {}
    edition: Annotated[str, Meta(max_length=80)] | None = None


class Ask(Struct):
    """An open vote on taking back moves down to log entry `to`."""

    ask: int
    seat: int
    what: Literal["undo"]
    to: int
    agreed: list[int]
    wanted: list[int]
    """The seats that have not answered yet."""
    anew: bool = False
    """Whether chance would be drawn again: it is between people, so that nobody plays on knowing what comes."""


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
    waiting: bool
    """Whether it has yet to begin."""
    host: int | None
    """Whose table it is while it waits."""
    seed_hash: str
    """Published at the start; the seed follows at the end."""
    seed_chosen: bool
    """Whoever set up this solo table chose the seed, so the deal was not blind."""
    imported: bool
    """Whether it was set up from a record; whoever had that record may know what is hidden."""
    house_edition: bool
    """Whether the edition is not one of those that come with the game."""
    hints: bool
    """Whether players may ask for hints."""
    undo: bool
    """Whether players may take moves back."""
    deduction: bool
    """Whether players may ask what they can work out."""
    orders: bool
    """Whether the game has standing orders."""
    ask: Ask | None
    next: str | None
    """The table of the rematch."""
    created_ms: int
    warming: bool = False
    """A bot here plays below its level because it is still being compiled."""
    hurried: bool = False
    """A bot here plays below its level because too many others are thinking."""


# -- client to server -----------------------------------------------------------------------------------


class Hello(Strict, tag="hello"):
    """The first message: opens one seat (or the spectators' bench) of one table."""

    table: TableId
    token: Token
    claim: Annotated[str, Meta(min_length=32, max_length=80)] | None = None
    """If `token` is an invitation: the secret, chosen by the client, that will open the seat from now on.  A `token`
    message confirms it, and the invitation is used up; repeating the same hello is safe."""
    since: Number = 0
    """How many log entries I have …"""
    rev: Number = 0
    """… and the last position I saw: it is not sent again, but anything taken back since then is."""
    lang: Language = "en"


class Request(Strict):
    """A request at a table, answered with the same id."""

    id: Id


class AtPosition(Request):
    """A request about one position."""

    rev: Number
    """The `rev` of the view it refers to."""


class AboutAction(AtPosition):
    action: ActionText


class AboutSeat(Request):
    seat: Seat


class Play(AboutAction, tag="play"):
    """My decision."""


class Undo(AtPosition, tag="undo"):
    """Take back my last decision: at once if `undo` in the view message is true, otherwise by a vote."""


class Vote(Request, tag="vote"):
    ask: Number
    agree: bool


class Why(Request, tag="why"):
    """Why is this action legal now, or why not?"""

    action: ActionText


class AskPreview(AboutAction, tag="preview"):
    """What would this action lead to?"""


class AskHint(AtPosition, tag="hint"):
    """What would a bot do in my seat?  Only this connection gets the answer, once the bot has thought about it."""


class AskDeduction(Request, tag="deduction"):
    """What can I work out about what I cannot see?"""

    at: Number
    """The number of log entries before the position."""
    seat: Seat
    """Mine; after the end anybody's, as they could have then."""


class Orders(Request, tag="orders"):
    """All my sealed standing orders from now on.  Their form depends on the game; Giganten's are
    {"company": "hudson", "up_to": 7, "then": "pass" | "ask"} and hold for this round's auction."""

    orders: Annotated[list[dict[str, str | int | bool]], Meta(max_length=16)]


class Chat(Request, tag="chat"):
    text: Text


class GiveSeat(AboutSeat, tag="seat"):
    """Give a seat to a bot (mine at any time, another's once its player has been away for a while), or take mine
    back (`bot` null)."""

    bot: Level | None = None


class GiveTime(AboutSeat, tag="time"):
    """Give another seat more time on its clock."""


class Sit(Request, tag="sit"):
    """With an invitation: take a free seat.  While the table waits, players may also change seats or get up (null)."""

    seat: Seat | None


class Ready(Request, tag="ready"):
    """I am ready to begin, or not yet."""

    ready: bool


class Arrange(Request, tag="arrange"):
    """The host sets up a waiting table differently; nobody is ready any more."""

    plan: Arrangement


class Begin(Request, tag="begin"):
    """The host starts the game, once everybody is there and ready."""


class Rename(Request, tag="name"):
    name: Name


class Rematch(Request, tag="rematch"):
    """Set up the same table again (unless somebody has), and give me the token of my seat there."""


class Webhook(Request, tag="webhook"):
    """Call this address whenever my turn begins; null: stop."""

    url: Annotated[str, Meta(max_length=500, pattern=PRINTABLE)] | None = None


class Rotate(Request, tag="rotate"):
    """Give my seat a new token and make all its old ones invalid."""


class Replay(Request, tag="replay"):
    """My views of the positions after `start` … `stop - 1` log entries, at most 64 at a time."""

    start: Number
    stop: Number
    seat: Seat | None = None
    """After the end: as this seat saw it.  None: as I saw it or, after the end, with everything open."""


class Speak(Strict, tag="lang"):
    """Log and errors in another language from now on; the log is sent again."""

    lang: Language


class Ping(Request, tag="ping"):
    """Are you there?"""


ToServer = (
    Hello
    | Play
    | Undo
    | Vote
    | Why
    | AskPreview
    | AskHint
    | AskDeduction
    | Orders
    | Chat
    | GiveSeat
    | GiveTime
    | Sit
    | Ready
    | Arrange
    | Begin
    | Rename
    | Rematch
    | Webhook
    | Rotate
    | Replay
    | Speak
    | Ping
)


# -- server to client -----------------------------------------------------------------------------------


class Answer(Struct):
    """The answer to one request."""

    id: str


class TableMessage(Struct, tag="table"):
    """Sent after hello and whenever something in it changes."""

    table: TableInfo
    you: int | None
    """Your seat; None: you watch."""
    invitation: str | None
    """Opens any free seat at a table that waits, or has waited, for its players; None: you cannot invite."""


class ViewMessage(Struct, tag="view"):
    """The position as you may see it."""

    rev: int
    """The position's number: every move and every undo raises it."""
    view: View
    undo: bool
    """Whether you may take back your last decision without asking anybody."""
    can_ask: bool
    """Whether you have made a decision that a vote could take back."""


class LogMessage(Struct, tag="log"):
    """Replace your log from entry `start` on with these."""

    start: int
    entries: list[LogEntry]


class ChatMessage(Struct, tag="chat"):
    lines: list[ChatLine]


class OrdersMessage(Struct, tag="orders"):
    """Your standing orders; nobody else gets them."""

    orders: list[dict[str, Any]]


class Ack(Answer, tag="ack"):
    """Done, and stored before this was sent."""

    rev: int
    again: bool = False
    """A request with this id had already been carried out."""


class Problem(Struct):
    """Every HTTP refusal."""

    key: str
    """The key of a Fluent message, which takes the `params`."""
    params: dict[str, Any]
    text: str
    """That message in your language."""


class Refused(Problem, tag="refused"):
    """Nothing has changed."""

    id: str | None
    clause: str | None
    rev: int | None = None
    view: View | None = None
    """The current view, if the request was about an older one."""


class ReasonMessage(Answer, tag="reason"):
    legal: bool
    clause: str
    key: str
    params: dict[str, Any]
    text: str


class PreviewMessage(Answer, tag="preview"):
    rev: int
    preview: Preview


class Idea(Struct):
    """An action that a bot considers, and what it expects for the seat that asked."""

    action: str
    share: float | None = None
    """Of a win, from 0 to 1.  None: the bot has not looked ahead."""
    score: int | None = None
    """At the end of the game, in the unit that players use."""


class HintMessage(Answer, tag="hint"):
    """The bot's ideas, best first."""

    rev: int
    ideas: list[Idea]


class DeductionMessage(Answer, tag="deduction"):
    """Computed from the seat's view alone, with exact odds."""

    at: int
    seat: int
    deduction: Deduction


class ReplayMessage(Answer, tag="replay"):
    start: int
    views: list[View]
    total: int
    """How many entries the log has: positions 0 … total."""


class TokenMessage(Answer, tag="token"):
    """A token for you alone: for your seat (`rotate`), for your seat at the next table (`rematch`), or the one that you
    claimed with an invitation (id `hello`)."""

    table: str
    token: str


class Over(Struct, tag="over"):
    """The match is over: the result, and the seed that proves the deal."""

    result: dict[str, Any]
    seed: str
    seed_hash: str
    orders: list[PastOrder]
    ledger: list[Posting]
    """Where every player's money came from and went to, starting with what they began with."""
    course: list[RoundEnd]
    """Everybody's money, round by round."""
    turns: list[TurningPoint]
    """The moments at which most money changed hands."""


class RoundEnd(Struct):
    round: int
    """0: before the first."""
    money: list[int]
    """Of each seat."""


class TurningPoint(Struct):
    at: int
    """The entry of the log."""
    seat: int
    amount: int


class Posting(Struct):
    """A line of the score sheet; its wording is `<game>-post-<post>`."""

    post: str
    amounts: list[int]
    """For each seat."""


class PastOrder(Struct):
    """A standing order given during the match, revealed after its end."""

    at: int
    seat: int
    orders: list[dict[str, Any]]


class Pong(Answer, tag="pong"):
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
    | DeductionMessage
    | ReplayMessage
    | TokenMessage
    | Over
    | Pong
)


class Close(IntEnum):
    """Why the server closes a connection, apart from those that uvicorn closes (1009: a message too large, 1011: no
    answer to a ping, 1012: the server is stopping)."""

    TRY_AGAIN = 1013  # too much was waiting to be sent
    MALFORMED = 4400  # the first message
    ROTATED = 4401  # the seat has a new token
    BANNED = 4403  # the address
    NO_TABLE = 4404  # no such table or token
    NO_HELLO = 4408
    UNREADABLE = 4410  # the table is damaged, or was begun under other rules
    TOO_MUCH = 4429
    FAILED = 4500


# -- HTTP bodies ----------------------------------------------------------------------------------------


class OptionInfo(Struct):
    name: str
    values: list[str | int | bool]
    defaults: dict[str, str | int | bool]
    """By edition: the value at a table that does not choose one."""
    clause: str
    is_seat: bool
    """Its numbers name seats."""


class RulebookInfo(Struct):
    """A rulebook, and the options that it does not leave at their defaults."""

    name: str
    options: dict[str, str | int | bool]


class BotLevel(Struct):
    """A bot that can take a seat; its wording is `bot-<name>` and `bot-<name>.about` in the locales."""

    name: str
    level: int | None
    """Its rank among the bots that people play against, 0 being the easiest; None: for experiments."""


class GameInfo(Struct):
    name: str
    letter: str
    rules: int
    players: list[int]
    seats: list[str]
    """Keys of the seats' names: `seat-<key>`."""
    clauses: list[str]
    options: list[OptionInfo]
    rulebooks: list[RulebookInfo]
    editions: list[str]
    edition: str
    verbs: list[str]
    """How each verb is written."""
    bots: list[BotLevel]
    """The levels from the easiest to the strongest, then the others."""
    bot: str
    """The default."""
    orders: bool


class Games(Struct):
    """GET /api/games"""

    version: str
    languages: list[str]
    games: list[GameInfo]


class NewTable(Arrangement, kw_only=True):
    """POST /api/tables"""

    game: Annotated[str, Meta(max_length=40)]
    wait: bool = False
    """Whether the table waits for its players, who choose their seats and say when they are ready.  The first person's
    seat is the host's."""
    seed: Annotated[str, Meta(min_length=1, max_length=64, pattern=PRINTABLE)] | None = None
    """Only for tables with at most one person: guided games, puzzles."""


class SeatToken(Struct):
    """An invitation: whoever says `hello` with it first gets the seat and exchanges it for a token of their own."""

    seat: int
    token: str


class NewTableReply(Struct):
    """Invitations are handed out here and nowhere else."""

    table: str
    seats: list[SeatToken]
    """One for each person's seat, including the host's."""
    spectator: str
    invitation: str | None
    """If the table waits: opens any free seat, as long as there are any."""


class ImportTable(TablePlan, kw_only=True):
    """POST /api/tables/import: a finished record to look at, or an unfinished one to continue."""

    record: dict[str, Any]


class TableSummary(Struct):
    """GET /api/tables/{id}?lang=: a table at a glance, for anybody with a token for it."""

    table: TableInfo
    you: int | None
    to_act: int | None
    last: str
    """The last thing that happened, in words."""
    result: Result | None


class ReplayReply(Struct):
    """GET /api/tables/{id}/replay?start=&stop=&seat=&lang=: views and log entries together."""

    start: int
    total: int
    views: list[View]
    log: list[LogEntry]
    orders: list[PastOrder]
    over: bool


class LineDeduction(Struct):
    """GET /api/tables/{id}/lines/{line}/deduction?at=&seat=: what a seat could work out at a moment of a variation."""

    at: int
    seat: int
    deduction: Deduction


class Study(Struct):
    """GET /api/tables/{id}/study: the notes and variations of a finished match, the same for everybody who has a token.

    Line 0 is the match itself, lines 1, 2, … are the variations.  The positions and the log of a variation are at
    GET /api/tables/{id}/lines/{line}?start=&stop=&seat=&lang=, as a `ReplayReply`."""

    rev: int
    """Grows with every change."""
    writable: bool
    """Whether you may change it, as anybody with a seat may."""
    notes: Notes
    variations: Variations


class KeepStudy(Strict):
    """PUT /api/tables/{id}/study: all notes and variations from now on.  409: somebody else has changed them since
    `rev`; get them again."""

    rev: Number
    notes: Notes = []
    variations: Variations = []


class BranchTable(TablePlan, kw_only=True):
    """POST /api/tables/{id}/branch: a new table that continues from a moment of a finished match.  The position is the
    real one; chance is drawn again."""

    at: Number
    """The number of log entries that are kept."""
    line: Number = 0


class Verified(Struct):
    """GET /api/tables/{id}/verify: the deal, verified from the seed."""

    proved: int
    """How many outcomes of chance follow from the seed."""
    seed: str
    seed_hash: str


class EditionData(Struct):
    """GET /api/editions/{game}/{name} and /api/tables/{id}/edition: the file as JSON: terrain, sites, cards …"""

    game: str
    name: str
    data: Edition


class Reach(Struct):
    """GET /api/reach: how others reach this server; answered only to the machine it runs on."""

    address: str | None
    """In the local network."""
    works: bool
    """Whether the server listens there."""


class Health(Struct):
    """GET /livez (is this process alive?) and GET /readyz (can it serve?): 200 if `ok`, otherwise 503."""

    ok: bool
    beat_s: float
    """Since the housekeeping last ran."""
    database: bool | None
    """Whether it can be reached.  None: `/livez` does not ask."""
    broken_bots: list[str]
    """Levels whose processes have died."""


BODIES = (
    Games,
    NewTable,
    NewTableReply,
    ImportTable,
    TableSummary,
    ReplayReply,
    LineDeduction,
    Study,
    KeepStudy,
    BranchTable,
    Verified,
    Rulebook,
    EditionData,
    Reach,
    Health,
    Problem,
)

TO_SERVER: msgspec.json.Decoder[ToServer] = msgspec.json.Decoder(ToServer)
_ENCODER = msgspec.json.Encoder()


def is_table_id(text: str) -> bool:
    return re.search(TABLE_ID, text) is not None


def decode(decoder: msgspec.json.Decoder[T], data: str | bytes | bytearray) -> T:
    """Raises a ``Refusal`` for anything that is not of the decoder's type."""
    try:
        return decoder.decode(data)
    except (msgspec.MsgspecError, UnicodeError, RecursionError):
        raise Refusal("server-malformed") from None


def encode(message: FromServer) -> str:
    return _ENCODER.encode(message).decode()
