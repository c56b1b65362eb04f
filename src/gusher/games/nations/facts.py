"""What a view of The Game of Nations shows beyond the raw fields; `text.facts` works it out."""

from __future__ import annotations

from msgspec import UNSET, Struct, UnsetType

from gusher.kernel.facts import BaseFacts


class Country(Struct):
    """A country, and who holds it."""

    id: str
    """Its letter and number on the map."""
    name: str
    """As the edition's file has it."""
    capital: str
    """The space of its capital."""
    ports: list[str]
    """The halves of the sea that it lies on."""
    derricks: int
    """The number of derricks there."""
    ruler: int | None
    """The seat whose leader stands on the capital."""
    leader: str | None
    """The type of that leader."""
    pay: int
    """What a pair of derrick and tanker pays here, in millions (3.3)."""
    tankers: list[int]
    """Each seat's, inshore."""
    pipelines: list[str]
    """The countries that it is joined to."""


class Leader(Struct):
    """A leader on the map."""

    space: str
    """Where it stands."""
    seat: int
    """The seat it belongs to."""
    type: str
    """`king`, `president`, `dictator` or `revolutionary`."""
    price: int
    """What it costs to move it by one space, in millions (4.1)."""


class Loaded(Struct):
    """What a country adds to a network's revenue."""

    country: str
    """Its id."""
    pairs: int
    """Pairs of a derrick and a tanker."""
    millions: int
    """What these pairs pay."""


class Network(Struct):
    """Countries of one seat that share tankers and derricks (3.4)."""

    countries: list[str]
    """Their ids."""
    tankers: int
    """How many serve it."""
    derricks: int
    """The number of derricks in it."""
    items: list[Loaded]
    """What each of its countries adds."""


class Move(Struct):
    """A way that a leader can go (4.3)."""

    price: int
    """In millions."""
    way: list[str]
    """Space by space, the goal last."""


class Incidents(Struct):
    """The Incident cards (7.1)."""

    card: str | None
    """The one being carried out."""
    unseen: dict[str, int]
    """How many of each kind nobody has seen yet."""
    known: list[str]
    """The order of those that are known to come."""


class Account(Struct):
    """A seat's part of the score sheet (8.3, 8.4)."""

    seat: int
    """The seat it belongs to."""
    money: int
    """Millions at the end."""
    tankers: int
    """How many it has."""
    tanker_worth: int
    """What they sell for, in millions."""
    revenue: int
    """What it would collect, in millions."""
    countries: int
    """How many it holds."""
    is_out: int
    """1: it dropped out (8.1)."""
    total: int
    """Millions in all, by which players compare."""


class Facts(BaseFacts, kw_only=True):
    """The position in the players' own terms."""

    ask: str | UnsetType = UNSET
    """What is asked: the step of the turn, or the card that leaves a choice."""
    countries: list[Country]
    """All countries on the map."""
    leaders: list[Leader]
    """All leaders on the map."""
    agents: list[str | None]
    """The space of each seat's agent."""
    offshore: dict[str, list[int]]
    """In each half of the sea: each seat's tankers."""
    kept_back: list[int]
    """Each seat's tankers in reserve (2.1)."""
    canal_open_to: list[int]
    """The seats that may use the canal (6.3)."""
    pipelines: list[str]
    """`N1-A`: the pairs of countries that are joined."""
    revenue: list[int]
    """What each seat would collect now, in millions."""
    networks: list[list[Network]]
    """For each seat: where its revenue comes from (3.4, 3.5)."""
    worth: list[int]
    """Money and tankers of each seat, in millions (8.4)."""
    incidents: Incidents
    """The Incident cards (7.1)."""
    moves: dict[str, dict[str, Move]] | UnsetType = UNSET
    """For each leader that may move, by its space: where it can go."""
    agent_moves: dict[str, list[str]] | UnsetType = UNSET
    """For each space that the agent can reach: the way there (5.1)."""
