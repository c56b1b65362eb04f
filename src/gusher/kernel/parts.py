"""What a game is made of: its rules, and what it may have besides (see `Game` in `game.py`)."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import Any, Protocol

from msgspec import Struct

from .actions import Action, Verbs
from .events import Events
from .facts import BaseFacts
from .layout import Array, Layout
from .picture import Drawing
from .sequence import Flow
from .tensor import Tensor

View = Mapping[str, Any]
"""What ``match.view(seat)`` gives: all that a seat may know."""
Say = Callable[..., str]
"""``say(key, params, attribute)``: a message in the reader's language."""


# -- the rules ----------------------------------------------------------------------------------------------


class Invariants(Protocol):
    """What holds in every position."""

    def faults(self, ed: Any, g: Any) -> list[str]:
        """What is wrong with a position, in words."""

    def check(self, ed: Any, g: Any) -> int:
        """The same as a rule, for the compiled fuzzer: 0, or the number of an invariant that is broken."""


class Ledger(Struct, frozen=True):
    """Where money comes from and goes to.  The score sheet shows the postings, the fuzzer adds them up."""

    purse: str  # the field of the state that holds each seat's money
    posts: tuple[str, ...]  # their names, in the order of the score sheet
    postings: Callable[[Mapping[str, Any]], list[tuple[int, str, int]]]
    """What an event does to the purses: (seat, post, amount)."""


class Rules(Struct, frozen=True):
    """How the game is played.  Every game has these."""

    State: type[Layout]
    Scratch: type[Layout]
    verbs: Verbs
    events: Events
    flow: Flow
    """The sequence of play."""
    score: Callable[..., int]
    sample: Callable[[Any, View, Any], Layout]
    """A state drawn from all that are consistent with a view, `(edition, view, rng)`."""
    invariants: Invariants
    samples: Callable[[Any, View, Any, int], Array] | None = None
    """Many samples at once, `(edition, view, rng, count)`, where that is faster; packed for compiled code."""
    memorable: tuple[int, ...] = ()
    """Events that a seat remembers although the position no longer shows them: `sample` builds on them."""
    is_out: Callable[[Any, int], bool] | None = None
    """Has a seat dropped out for good?  None: nobody ever does."""
    ledger: Ledger | None = None
    """How each seat's money follows from the events, if there is money."""
    longest: int = 5_000
    """No game has more entries in its log: the fuzzer takes a longer one for endless."""

    def sample_many(self, edition: Any, view: View, rng: Any, count: int) -> Array:
        """As many samples as asked for, as an array of records for compiled code."""
        if self.samples is not None:
            return self.samples(edition, view, rng, count)
        import numpy as np

        return np.concatenate([self.sample(edition, view, rng).pack() for _ in range(count)])


# -- words for people ---------------------------------------------------------------------------------------


class Reason(Struct, frozen=True):
    """Why an action is allowed or not: the clause, and the key of the sentence that says it."""

    clause: str
    key: str
    params: Mapping[str, Any] = {}


class Why(Struct, frozen=True):
    """The clauses behind each action.  The phases' `legal` decides what is allowed, and a test holds both against each
    other for every action in many positions."""

    game: str
    verbs: Verbs
    expected: Callable[[Any], tuple[str, tuple[str, ...]]]
    """The clause of the decision pending in a state, and the verbs that answer it."""
    clause: Callable[[Any, Any, Action], str]
    """The clause that an action rests on, `(edition, state, action)`."""
    checks: Mapping[str, Callable[[Any, Any, Action], Reason | None]]
    """By verb, the reason against an action of the seat to act, the first that a player would be told; None if there
    is none."""

    def ground(self, ed: Any, g: Any, index: int) -> Reason:
        """The clause that speaks of this action."""
        action = self.verbs.action(index)
        key = f"{self.game}-may-{action.verb.replace(' ', '-')}"
        return Reason(self.clause(ed, g, action), key, {"action": action.text})

    def reason(self, ed: Any, g: Any, index: int) -> Reason | None:
        """Why the seat to act may *not* do this; None if it may."""
        action = self.verbs.action(index)
        clause, verbs = self.expected(g)
        if action.verb not in verbs:
            return Reason(clause, f"{self.game}-not-now", {"action": action.text, "verbs": ", ".join(verbs)})
        check = self.checks.get(action.verb)
        return check(ed, g, action) if check else None


class Text(Protocol):
    """Positions and log entries in people's own terms, worked out from what a seat may see."""

    def facts(self, ed: Any, view: Any) -> BaseFacts:
        """What a view shows beyond the bare fields."""

    def accounts(self, ed: Any, g: Any) -> Sequence[Struct]:
        """The score sheet of a finished game, seat by seat."""

    def describe(self, ed: Any, say: Say, entry: Any) -> list[str]:
        """A log entry in sentences."""


class Orders(Protocol):
    """Standing orders that a player leaves with the server: worked out from that player's view alone."""

    def check(self, view: View, orders: list[dict[str, Any]]) -> list[dict[str, Any]]:
        """The orders in full; raises ``MalformedAction`` for anything else."""

    def answer(self, view: View, orders: list[dict[str, Any]]) -> str | None:
        """The action that the orders give for the pending decision; None: ask the player."""


class Words(Struct, frozen=True):
    """What people read: reasons, sentences, and orders that they leave."""

    why: Why
    text: Text
    orders: Orders | None = None
    locales: Path | None = None
    """Where a game outside `gusher.games` keeps its texts: a folder for each language, at least `en`."""


class Deduction(Protocol):
    """What a seat can work out about what it does not see: by exact odds, from its view alone."""

    def deduce(self, ed: Any, view: Any) -> Struct:
        """A struct of the game's own."""

    def tell(self, ed: Any, say: Say, found: Any) -> list[str]:
        """The same in words, line by line."""


# -- the terminal -------------------------------------------------------------------------------------------

Line = list[tuple[str, str]]
"""A line for the terminal: pieces of text, each with the name of its style."""


TURN = "►"  # beside the seat that is to act


def seat_line(view: View, seat: int, colour: str, letter: str, name: str, row: str) -> Line:
    """A seat's row in the table of players."""
    is_due = view["to_act"] == seat
    return [
        (TURN if is_due else " ", "bold"),
        (f" {letter} ", f"seat.{colour}"),
        (f" {name:<9}", "bold" if is_due else ""),
        (row, ""),
    ]


class Terminal(Struct, frozen=True):
    """The board as lines of text."""

    draw: Callable[[Any, Say, View, int], list[Line]]
    """A view, `(edition, say, view, width)`."""
    legend: Callable[[Say, int], list[Line]]
    """What the signs on the board mean, `(say, width)`."""
    hints: Callable[[Any, Say, View], dict[str, str]]
    """A few words beside some legal actions, `(edition, say, view)`: what they cost or give."""
    hand: Callable[[Any, Say, View, int], list[Line]] | None = None
    """What a seat holds and others do not see, in a game where there is such a thing."""


# -- pictures -----------------------------------------------------------------------------------------------


class Pictures(Struct, frozen=True):
    """The board as SVG."""

    draw: Callable[[Mapping[str, Any], View], Drawing]
    """A view, `(the edition's file, view)`."""
    art: Path
    """The folder with the game's symbols and styles."""


# -- learning -----------------------------------------------------------------------------------------------


class Observed(Protocol):
    """What a network sees (`tensor.py`)."""

    TENSOR: Tensor

    def observe(self, ed: Any, g: Any, seat: int, row: Any) -> None:
        """A rule: what a seat may know, written into a row of `TENSOR.size` integers."""


class Judgement(Protocol):
    """How a game's scripted player decides; `prepare`, `rate` and `prospects` are rules."""

    Mind: type[Any]
    """What a player values, and its plan for the pending decision."""
    AHEAD: int
    """Rounds that the search plays beyond the current one."""
    SCORE_UNIT: int
    """What a score is divided by before people see it."""

    def prepare(self, ed: Any, g: Any, scratch: Any, mind: Any) -> None:
        """Make the plan for the pending decision."""

    def rate(self, ed: Any, g: Any, scratch: Any, mind: Any, action: int) -> int:
        """What a legal action is worth."""

    def prospects(self, ed: Any, g: Any, mind: Any, seat: int) -> int:
        """What a seat can expect to score on top of what it has."""


class Themes(Protocol):
    """What puzzles are about."""

    NAMES: tuple[str, ...]
    """All there are."""

    def themes(self, ed: Any, g: Any, action: Action) -> list[str]:
        """What a decision is about, the main theme first, from what the seat to act knows."""


class Learning(Struct, frozen=True):
    """What programs that learn or search need."""

    tensor: Observed
    judgement: Judgement
    bluffs: Callable[[Array, Array], Array] | None = None
    """Which actions claim more than their seat holds, `(observations, actions)`; None where nobody can bluff."""
    themes: Themes | None = None
    """None: a puzzle's theme is its verb."""


# -- studying -----------------------------------------------------------------------------------------------


class Statistics(Struct, frozen=True):
    """What is worth counting over many matches (`gusher.study.library`)."""

    openings: tuple[str, ...] = ()
    """Verbs of which a seat's first action shows how it began."""
    place: Callable[[Mapping[str, Any], Action], str | None] = lambda edition, action: None
    """What people call the place that an action takes, `(the edition's file, action)`; None: it takes none."""
    prices: Callable[[Any, Any], Mapping[str, int]] = lambda ed, g: {}
    """What things cost now, `(edition, state)`, by the keys of their names; empty where prices never change."""
