"""What can happen at a table, as it is stored: one struct for each kind, named like the request that causes it.

A table is its setup, its seed and these events in order; `table_state.py` works out everything else.  Tags and fields
are a storage format: where a better name was found, `tag` and `rename` keep the old one.
"""

from __future__ import annotations

from functools import reduce
from operator import or_
from typing import Any, Literal

import msgspec
from msgspec import Struct

from .protocol import Clock, SeatPlan

By = Literal["human", "bot", "only", "order", "chance", "import"]


class Setup(Struct):
    """How a table was set up."""

    game: str
    players: int
    options: dict[str, Any]
    edition: str
    seats: list[SeatPlan]
    clock: Clock
    pace_ms: int
    seed_chosen: bool = False
    imported: bool = False
    edition_text: str | None = None
    position: dict[str, Any] | None = None
    """Start here, not at the beginning."""
    rules: int = 0
    hints: bool = True
    undo: bool = True
    deduction: bool = False
    redraws: list[tuple[int, int]] = []
    """Of an imported record: see ``Match.redraws``."""

    @property
    def people(self) -> int:
        return sum(plan.kind == "human" for plan in self.seats)


class Event(Struct, tag_field="k"):
    when: int
    """Unix time in milliseconds."""
    seat: int | None
    """Who did it; None: the server."""
    id: str | None
    """The client's id of the request, so that it is not carried out twice."""


class Play(Event, tag="steps"):
    """One decision and the chance that follows from it, as log entries `[seat, action, ms]`."""

    by: By
    entries: list[tuple[int, str, int]]


class Undo(Event, tag="undo"):
    to: int


class AskUndo(Event, tag="ask", omit_defaults=True):
    to: int
    anew: bool = False
    """Does chance fall anew?"""


class Vote(Event, tag="vote"):
    ask: int
    agree: bool


class Orders(Event, tag="orders"):
    orders: list[dict[str, Any]]


class Chat(Event, tag="said"):
    text: str


class Wait(Event, tag="wait"):
    """The table waits for its players; `seat` is the host's.  It begins with the first `Play`."""

    invitation: str
    """Whoever has it may sit down, and may give it to others: so it is kept as it is."""


class Arrange(Event, tag="arrange"):
    """The host changes how a waiting table is set up."""

    setup: Setup


class Ready(Event, tag="ready"):
    ready: bool


class TakeSeat(Event, tag="taken", omit_defaults=True):
    """Somebody sits down at this seat, and gives up seat `left` if they had one."""

    left: int | None = None


class LeaveSeat(Event, tag="left"):
    """At a waiting table somebody gets up."""


class GiveSeat(Event, tag="seated", rename={"target": "at"}):
    """A bot takes over seat `target`, or (None) its player is back."""

    target: int
    bot: str | None
    by_clock: bool = False


class GiveTime(Event, tag="time", rename={"target": "to"}):
    target: int
    ms: int


class Rename(Event, tag="named"):
    name: str


class Rematch(Event, tag="next"):
    table: str


_events: msgspec.json.Decoder[Event] = msgspec.json.Decoder(reduce(or_, Event.__subclasses__()))
_setups = msgspec.json.Decoder(Setup)


def dumps(what: Event | Setup) -> str:
    return msgspec.json.encode(what).decode()


def loads(body: str) -> Event:
    return _events.decode(body)


def loads_setup(body: str) -> Setup:
    return _setups.decode(body)
