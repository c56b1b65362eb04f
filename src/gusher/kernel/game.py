"""What a game is to everybody else: the data and functions that it registers."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cached_property
from types import ModuleType, SimpleNamespace
from typing import Any, Protocol

import numpy as np
from msgspec import Struct

from .actions import Verbs
from .edition import Shelf, Source
from .engine import Compiled, bound
from .errors import SetupError
from .events import Events
from .facts import BaseFacts
from .record import Record

Options = Mapping[str, Any]


@dataclass(frozen=True)
class Option:
    """A switch of the table: its values, the default first, and the clause that explains it."""

    name: str
    values: tuple[Any, ...]
    clause: str


@dataclass(frozen=True)
class Reason:
    """Why an action is allowed or not: the clause, and the key of the sentence that says it."""

    clause: str
    key: str
    params: Mapping[str, Any] = field(default_factory=dict)


Line = list[tuple[str, str]]
"""A line for the terminal: pieces of text, each with a style as Rich writes them (`bold white on red`) or none."""


@dataclass(frozen=True)
class Ledger:
    """Where money comes from and goes to.  The score sheet shows the postings, the fuzzer adds them up."""

    purse: str  # the field of the state that holds each seat's money
    posts: tuple[str, ...]  # their names, in the order of the score sheet
    postings: Callable[[Mapping[str, Any]], list[tuple[int, str, int]]]
    """What an event does to the purses: (seat, post, amount)."""


def no_hand(ed: Any, say: Any, view: Mapping[str, Any], width: int) -> list[Line]:
    return []


def no_legend(say: Any, width: int) -> list[Line]:
    return []


def nobody_out(state: Any, seat: int) -> bool:
    return False


def no_hints(ed: Any, say: Any, view: Mapping[str, Any]) -> dict[str, str]:
    return {}


class Orders(Protocol):
    """Standing orders that a player leaves with the server: worked out from that player's view alone."""

    def check(self, view: Mapping[str, Any], orders: list[dict[str, Any]]) -> list[dict[str, Any]]:
        """The orders in full; raises ``MalformedAction`` if one is none."""

    def answer(self, view: Mapping[str, Any], orders: list[dict[str, Any]]) -> str | None:
        """The action that the orders give for the decision due now; None: ask the player."""


@dataclass(frozen=True)
class Game:
    """One game.  Everything outside `games/` reaches it through this alone."""

    name: str
    letter: str  # of its clauses in tests: G6.5
    rules_version: int  # raised by every change that replays could notice
    players: tuple[int, ...]
    seats: tuple[str, ...]  # the name of each seat
    clauses: tuple[str, ...]  # every clause of the rules, in order
    options: tuple[Option, ...]
    edition: str  # the edition played unless another is named
    State: type[Record]
    Scratch: type[Record]
    verbs: Verbs
    events: Events
    flow: ModuleType  # lay_out set_up advance legal apply draw odds witnesses
    score: Callable[..., int]
    load_edition: Callable[[str], Source]
    check_edition: Callable[[Source], list[Any]]
    freeze: Callable[[Source, int, Options], Record]
    """The edition record; raises the file's first fault."""
    reason: Callable[[Any, Any, int], Reason | None]
    """Why an action of the seat to act is *not* legal; None when it is."""
    ground: Callable[[Any, Any, int], Reason]
    """The clause that a legal action rests on."""
    memorable: tuple[int, ...]
    """Events that a seat remembers although the table no longer shows them: `sample` builds on them."""
    sample: Callable[[Any, Mapping[str, Any], Any], Record]
    """A state drawn from all that are consistent with a view (`sample.py`)."""
    faults: Callable[[Any, Any], list[str]]
    """The invariants that a state breaks."""
    facts: Callable[[Any, Mapping[str, Any]], BaseFacts]
    """What a view shows beyond the bare fields, worked out from them alone."""
    editions: Shelf
    """The files that can be played, and what one looks like."""
    accounts: Callable[[Any, Any], Sequence[Struct]]
    """The score sheet of a finished game, seat by seat."""
    describe: Callable[..., list[str]]
    """A log entry in words."""
    draw_board: Callable[[Any, Any, Mapping[str, Any], int], list[Line]] = field(repr=False)
    """A view for the terminal, `(edition, say, view, width)`, as lines of styled text."""
    draw_hand: Callable[[Any, Any, Mapping[str, Any], int], list[Line]] = no_hand
    """What the seat of a view holds and others do not see."""
    draw_legend: Callable[[Any, int], list[Line]] = no_legend
    """What the signs on the board mean, `(say, width)`."""
    check: Callable[[Any, Any], int] | None = None
    """`faults` as a rule, for the compiled fuzzer: 0 for a sound position, else the number of an invariant."""
    ledger: Ledger | None = None
    """How each seat's money follows from what the rules tell."""
    longest: int = 5_000
    """No game has more entries in its log: the fuzzer takes a longer one for endless."""
    hints: Callable[[Any, Any, Mapping[str, Any]], dict[str, str]] = no_hints
    """Beside some legal actions of a view, `(edition, say, view)`, a few words: what it costs or gives."""
    samples: Callable[[Any, Mapping[str, Any], Any, int], Any] | None = None
    """`sample` so many times at once, `(edition, view, rng, count)`, as an array of records for compiled code."""
    is_out: Callable[[Any, int], bool] = nobody_out
    """Has a seat dropped out, so that it will decide nothing more?"""
    orders: Orders | None = None
    """Standing orders, if the game has any."""
    tensor: Any = None
    """What a network sees: a module with `TENSOR` and the rule `observe` (see `tensor.py` of the kernel)."""
    bounded: Options = field(default_factory=dict)
    """Options under which every game ends: what environments for learning use unless told otherwise."""

    @cached_property
    def rules(self) -> SimpleNamespace:
        """The driver bound to this game, interpreted."""
        return bound(self)

    @cached_property
    def compiled(self) -> Compiled:
        return Compiled(self)

    def sample_many(self, edition: Any, view: Mapping[str, Any], rng: Any, count: int) -> Any:
        """So many states drawn from all that are consistent with a view, as an array of records."""
        if self.samples is not None:
            return self.samples(edition, view, rng, count)
        return np.concatenate([self.sample(edition, view, rng).pack() for _ in range(count)])

    def full_options(self, given: Options) -> dict[str, Any]:
        """The options with defaults filled in; an unknown name or value is refused."""
        known = {option.name: option for option in self.options}
        for name, value in given.items():
            if name not in known:
                raise SetupError("error-option-unknown", option=name, options=", ".join(known))
            if not any(type(value) is type(right) and value == right for right in known[name].values):
                raise SetupError(
                    "error-option-value",
                    option=name,
                    value=str(value),
                    values=", ".join(str(right) for right in known[name].values),
                )
        return {name: given.get(name, option.values[0]) for name, option in known.items()}

    def check_players(self, players: int) -> None:
        if players not in self.players:
            raise SetupError(
                "error-players",
                game=self.name,
                players=players,
                allowed=", ".join(str(number) for number in self.players),
            )
