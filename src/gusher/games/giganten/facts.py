"""What a view of Giganten shows beyond the raw fields; `text.facts` works it out."""

from __future__ import annotations

from typing import Literal

from msgspec import UNSET, Struct, UnsetType

from gusher.kernel.facts import BaseFacts


class Card(Struct):
    """An action card as printed."""

    name: str
    """`beige1` … and `red1` …: its row in the edition."""
    licences: int
    """Licences that it deals (3.1)."""
    moves: int
    """Movement points (4.2)."""
    price_change: int
    """Steps that it moves a company's price by (4.9); 0: none."""
    black: int
    """Columns that it moves the black locomotive (2.1)."""
    free_crude: int
    """1: a free crude (4.10)."""
    set_back: int
    """Columns that it sets every opponent's locomotive back (4.11)."""


class Site(Struct):
    """A drill site."""

    cell: str
    """`C4`: column and row."""
    kind: int
    """How many derricks its tile shows, 1 to 3; those with 2 are red."""
    status: Literal["tile", "derrick", "empty"]
    """What is on it."""
    owner: int | None
    """Whose derrick stands here."""
    crude: int
    """Left under the derrick."""
    tile: int | None
    """The value of its tile, for the seats that have looked at it."""
    looked: list[int]
    """The seats that have looked."""


class Account(Struct):
    """A seat's part of the score sheet (E2–E5)."""

    seat: int
    """The seat it belongs to."""
    cash: int
    """Dollars at the end."""
    rank: int
    """Its locomotive's rank: 1 is the furthest (E2)."""
    column: str
    """Its locomotive's column: `A` … `T`."""
    licence_value: int
    """What its licences are worth: it ranks locomotives on the same column (E2)."""
    derricks: int
    """How many it has on the board."""
    derrick_pay: int
    """Dollars for its derricks (E3)."""
    crude_pay: int
    """Dollars for its crude (E4)."""
    total: int
    """Dollars in all: the score."""


class Facts(BaseFacts, kw_only=True):
    """The position in the players' own terms."""

    action: int
    """The action of the round, 1 to 9; 0: none."""
    prices: list[int]
    """Dollars for a crude at each company."""
    offer: list[Card | None]
    """The cards on offer, the red one first; null where one was taken (2.4)."""
    cards: list[Card | None]
    """The card that each seat has taken this round."""
    sites: list[Site]
    """In the order of `state.tile`."""
    trucks: list[str | None]
    """The cell of each seat's truck."""
    movement_left: dict[str, int] | UnsetType = UNSET
    """For every cell that the truck to move can drive to: the points left there (4.3)."""
