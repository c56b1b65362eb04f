"""What can happen at a table, as it is kept: one struct for each kind of event.

A table is its setup, its seed and these, in order; everything else is worked out from them (`standing.py`).
"""

from __future__ import annotations

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
    """Start from here, not from the beginning."""
    rules: int = 0


class Happening(Struct, tag_field="k"):
    when: int
    """Unix time in milliseconds."""
    seat: int | None
    """Who did it; None: the server."""
    id: str | None
    """The client's id, so that the same request is not carried out twice."""


class Steps(Happening, tag="steps"):
    """Log entries: one decision and the chance that follows from it, `[seat, action, ms]`."""

    by: By
    entries: list[tuple[int, str, int]]


class TakeBack(Happening, tag="undo"):
    to: int


class AskBack(Happening, tag="ask"):
    to: int


class Voted(Happening, tag="vote"):
    ask: int
    agree: bool


class Ordered(Happening, tag="orders"):
    orders: list[dict[str, Any]]


class Said(Happening, tag="said"):
    text: str


class Seated(Happening, tag="seated"):
    """A bot sits down on `at`, or its player is back."""

    at: int
    bot: str | None
    by_clock: bool = False


class TimeGiven(Happening, tag="time"):
    to: int
    ms: int


class Named(Happening, tag="named"):
    name: str


class NextTable(Happening, tag="next"):
    table: str


Any_ = Steps | TakeBack | AskBack | Voted | Ordered | Said | Seated | TimeGiven | Named | NextTable

_decoder = msgspec.json.Decoder(Any_)
_setups = msgspec.json.Decoder(Setup)


def dumps(what: Any) -> str:
    return msgspec.json.encode(what).decode()


def loads(body: str) -> Any:
    return _decoder.decode(body)


def loads_setup(body: str) -> Setup:
    return _setups.decode(body)
