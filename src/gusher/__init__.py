"""Gusher: Giganten and The Game of Nations, to play, to study and to compute with.

    import gusher
    match = gusher.new("giganten", players=4, seed=7)
    match.play(match.legal()[0])

See ``gusher.new``, ``replay``, ``review``, ``verify``, ``load``, ``sample``, ``simulate`` and ``batch``.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from importlib import import_module as _import_module
from typing import TYPE_CHECKING, Any, SupportsIndex

from . import texts as texts
from .kernel import checks as _checks
from .kernel import match as _match
from .kernel import records as _records
from .kernel import registry as _registry
from .kernel.actions import Action as Action
from .kernel.errors import GusherError as GusherError
from .kernel.errors import IllegalAction as IllegalAction
from .kernel.errors import IllegalActions as IllegalActions
from .kernel.errors import MalformedAction as MalformedAction
from .kernel.errors import OutOfTurn as OutOfTurn
from .kernel.errors import PositionError as PositionError
from .kernel.errors import RecordFault as RecordFault
from .kernel.errors import SetupError as SetupError
from .kernel.errors import StaleAction as StaleAction
from .kernel.match import Match as Match
from .kernel.stepping import RANDOM as RANDOM
from .kernel.stepping import RESTART as RESTART
from .kernel.stepping import WAIT as WAIT

if TYPE_CHECKING:
    from . import bots as bots
    from . import pictures as pictures
    from . import study as study
    from .kernel.batch import Batch as Batch
    from .kernel.engine import Simulated as Simulated
    from .study import Review
else:
    _LATER = {"Batch": "batch", "Simulated": "engine"}
    """Names whose modules of the kernel are loaded with their first use, because they need NumPy."""
    _PARTS = ("bots", "pictures", "study")
    """So are these parts of the package."""

    def __getattr__(name: str) -> Any:
        if name in _LATER:
            return getattr(_import_module(f"{__name__}.kernel.{_LATER[name]}"), name)
        if name in _PARTS:
            return _import_module(f"{__name__}.{name}")
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")

    def __dir__() -> list[str]:
        return [*{*globals(), *_LATER, *_PARTS}]


__version__ = "0.1.0"

game_names = _registry.names
"""The names of all games."""


def new(
    game: str,
    players: int | None = None,
    seed: int | str | None = None,
    options: Mapping[str, Any] | None = None,
    edition: str | None = None,
) -> Match:
    """A new match, played on to its first decision.

    The same seed gives the same chance; without one, nobody can predict it.  `edition` is a built-in name or a file's
    path.  The match says who is to act and what they may do, carries out what they choose and refuses what is wrong:

    >>> match = new("giganten", players=4, seed=7)
    >>> match.seat, match.at
    (2, 9)
    >>> [action.text for action in match.legal()]
    ['take red', 'take 1', 'take 2', 'take 3', 'take 4']
    >>> match.play("take 3").text
    'take 3'
    >>> match.play("bid 5")
    Traceback (most recent call last):
    ...
    gusher.kernel.errors.IllegalAction: “bid 5” does not answer the current question. Answer with: take.
    >>> match.explain("take red").clause
    '2.4'

    A view is all that a seat may know, and nothing else.  The last decision can be taken back:

    >>> match.view(0)["to_act"], match.view(0)["legal"]
    (3, [])
    >>> match.undo()
    >>> match.seat
    2
    """
    chosen = _registry.get(game)
    match = Match(chosen.ruleset(chosen.editions.open(edition), players, options), seed)
    match.settle()
    return match


def replay(record: Mapping[str, Any] | str, upto: int | None = None, line: int = 0) -> Match:
    """The match that a record (a dict, or the text of a file) describes, each entry checked; `upto` entries of it.
    Line 0 is the match as it was played, lines 1, 2, … are its variations (``gusher.study.add_variation``).

    >>> match = new("nations", players=2, seed=1)
    >>> action = match.play(match.legal()[0])
    >>> replay(match.record()).state == match.state
    True
    """
    return _records.replay(record, upto, line)


def review(record: Mapping[str, Any] | str, level: str = "quick", seed: int = 0, line: int = 0) -> Review:
    """What decided a finished match: what each decision gave away, given what its seat knew, and what luck did
    (docs/review.md).  `level` is `quick` or `deep`; another `seed` draws other samples; `line` is 0 for the match
    itself, or the number of a variation.

    >>> from random import Random
    >>> match, rng = new("nations", players=2, seed=4), Random(4)
    >>> while not match.over:
    ...     action = match.play(rng.choice(match.legal()))
    >>> found = review(match.record())
    >>> len(found.curve) == sum(entry.asked for entry in match.entries), list(found.words[0])
    (True, ['best', 'good', 'inaccuracy', 'mistake', 'blunder'])
    >>> terms = found.terms[0]
    >>> round(terms.own + terms.others + terms.chance + terms.hidden, 9) == round(found.result[0] - found.par, 9)
    True
    """
    from . import study  # with the bots, which a match does without

    return study.review(record, level, seed, line=line)


def verify(record: Mapping[str, Any] | str) -> int:
    """Prove the deal of a finished match from its seed; returns how many outcomes of chance were proved."""
    return _records.verify(record)


def load(position: Mapping[str, Any]) -> Match:
    """The match that a position describes: a dict of plain JSON values, as ``match.position()`` returns it.

    >>> match = new("nations", players=2, seed=1)
    >>> load(match.position()).legal() == match.legal()
    True
    """
    return _match.load(position)


def sample(view: Mapping[str, Any], rng: Any) -> dict[str, Any]:
    """A position drawn, by the exact odds, from all that are consistent with what a seat knows.

    `view` is what ``match.view(seat)`` gave; `rng` is anything with a method ``random()``.

    >>> from random import Random
    >>> match = new("giganten", players=3, seed=7)
    >>> view = match.view(match.seat)
    >>> load(sample(view, Random(1))).view(match.seat)["state"] == view["state"]
    True
    """
    return _match.sampled(view, rng)


def simulate(
    game: str,
    games: int,
    players: int | None = None,
    seed: SupportsIndex = 0,
    options: Mapping[str, Any] | None = None,
    edition: str | None = None,
) -> Simulated:
    """Many games of random legal play, compiled: millions of decisions a second.

    >>> done = simulate("giganten", games=100, players=3, seed=1)
    >>> done.scores.shape, len(done.lengths), bool(done.decisions == done.lengths.sum())
    ((100, 3), 100, True)
    """
    from .kernel import engine  # with NumPy, which a match does without

    chosen = _registry.get(game)
    ruleset = chosen.ruleset(chosen.editions.open(edition), players, options)
    return engine.simulate(ruleset, _checks.check_number("games", games), _checks.check_seed(seed))


def batch(
    game: str,
    n: int,
    players: int | None = None,
    seed: SupportsIndex | Sequence[int] | None = None,
    options: Mapping[str, Any] | None = None,
    edition: str | None = None,
    threads: int = 1,
    reward: str = "rank",
    restart: bool = True,
    device: str = "cpu",
) -> Batch:
    """Many games at once for learning: arrays in, arrays out (see ``gusher.Batch`` and docs/learning.md).

    `reward` is `rank` (1 for the best, -1 for the last), `score` or `win`; `device` is `cpu` or `cuda`.  Without
    `restart` each environment plays one game and then stays as it is.

    >>> games = batch("giganten", n=64, players=4, seed=1)
    >>> decisions = games.step_random()
    >>> games.observations.shape[0], bool(games.legal.any(axis=1).all())
    (64, True)
    """
    from .kernel.batch import batch_on  # with NumPy, which a match does without

    chosen = _registry.get(game)
    ruleset = chosen.ruleset(chosen.editions.open(edition), players, {**chosen.bounded, **(options or {})})
    return batch_on(device)(ruleset, n, seed, threads, reward, restart)


def describe_observation(game: str, row: Any) -> str:
    """An observation (one row of integers) in words, a line for each field."""
    tensor = _registry.get(game).learning.tensor.TENSOR
    numbers = [_checks.whole(entry) for entry in row] if isinstance(row, Iterable) else []
    told = [number for number in numbers if number is not None]
    if not len(numbers) == len(told) == tensor.size:
        raise SetupError("error-observation", game=game, size=tensor.size, given=repr(row))
    return tensor.describe(told)
