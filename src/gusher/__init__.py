"""Gusher: Giganten and The Game of Nations, to play, to study and to compute with.

    import gusher
    match = gusher.new("giganten", players=4, seed=7)
    match.play(match.legal()[0])

See ``gusher.new``, ``gusher.replay``, ``gusher.load``, ``gusher.sample``, ``gusher.simulate`` and ``gusher.batch``.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from . import texts as texts
from .kernel import batch as _batch
from .kernel import match as _match
from .kernel import records as _records
from .kernel import registry as _registry
from .kernel.actions import Action as Action
from .kernel.batch import Batch as Batch
from .kernel.batch import IllegalActions as IllegalActions
from .kernel.engine import Simulated as Simulated
from .kernel.errors import GusherError as GusherError
from .kernel.errors import IllegalAction as IllegalAction
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
    """A new match.  The same seed gives the same chance; without one nobody can guess it."""
    match = Match(_registry.get(game).ruleset(edition, players, options), seed)
    match.settle()
    return match


def replay(record: Mapping[str, Any] | str, upto: int | None = None) -> Match:
    """The match that a record (a dict, or the text of a file) tells, each entry checked."""
    told = _records.loads(record) if isinstance(record, str) else record
    return _records.replay(told, _registry.get, upto)


def verify(record: Mapping[str, Any] | str) -> int:
    """Prove the deal of a finished match from its seed; how many outcomes of chance were proved."""
    told = _records.loads(record) if isinstance(record, str) else record
    return _records.verify(told, _registry.get)


def load(position: Mapping[str, Any]) -> Match:
    """The match in a position (a JSON-able dict, as ``match.position()`` gives it)."""
    if not isinstance(position, Mapping) or "game" not in position:
        raise PositionError("position-missing", field="game")
    return _match.load(_registry.get(position["game"]), position)


def sample(view: Mapping[str, Any], rng: Any) -> dict[str, Any]:
    """A position drawn from all that are consistent with what a seat knows, by their exact odds.

    `view` is what ``match.view(seat)`` gave; `rng` anything with a method ``random()``."""
    return _match.sampled(_registry.get(view["game"]), view, rng)


def simulate(
    game: str,
    games: int,
    players: int | None = None,
    seed: int = 0,
    options: Mapping[str, Any] | None = None,
    edition: str | None = None,
) -> Simulated:
    """So many games of random legal play, compiled: millions of decisions a second."""
    chosen = _registry.get(game)
    ruleset = chosen.ruleset(edition, players, options)
    return chosen.compiled.simulate(ruleset.edition, games, ruleset.players, seed)


def batch(
    game: str,
    n: int,
    players: int | None = None,
    seed: int | Sequence[int] | None = None,
    options: Mapping[str, Any] | None = None,
    edition: str | None = None,
    threads: int = 1,
    reward: str = "rank",
    restart: bool = True,
    device: str = "cpu",
) -> Batch:
    """So many games at once for learning: arrays in, arrays out (see ``gusher.Batch`` and docs/learning.md).

    `reward` is `rank` (1 for the best, -1 for the last), `score` or `win`; `device` is `cpu` or `cuda`.  Without
    `restart` a game that is over stays as it is: each environment plays one game."""
    chosen = _registry.get(game)
    ruleset = chosen.ruleset(edition, players, {**chosen.bounded, **(options or {})})
    return _batch.make(ruleset, n, seed, threads, reward, restart, device)


def describe_observation(game: str, row: Any) -> str:
    """An observation (one row of integers) in words, a line for each field."""
    return str(_registry.get(game).tensor.TENSOR.describe(row))
