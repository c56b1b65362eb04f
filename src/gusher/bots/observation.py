"""What a bot bases its decision on, and nothing else."""

from __future__ import annotations

import time
from collections.abc import Sequence
from dataclasses import dataclass, field
from functools import cached_property
from random import Random
from typing import Any

from gusher.kernel import registry
from gusher.kernel.game import Game, Ruleset
from gusher.kernel.layout import Array
from gusher.kernel.match import GENERATOR, ruleset_of, sampled
from gusher.kernel.parts import View

GRACE = 1.0  # seconds beyond its own that a bot may take before it counts as too late
MARGIN = 0.95  # of its own time that a bot thinks
WORLDS = 64  # positions sampled for one decision


@dataclass(frozen=True)
class Observation:
    """All that a seat may know when a decision is due: `view` is what ``match.view(seat)`` gave.

    Two positions that the seat cannot tell apart give the same observation, byte for byte."""

    view: View
    rng: Random = field(repr=False)
    """The bot's own generator; it has nothing to do with the chance of the match."""
    seconds: float = 1.0
    """How long the bot may think."""

    @property
    def seat(self) -> int:
        """The seat that is to decide."""
        seat: int = self.view["seat"]
        return seat

    @property
    def legal(self) -> Sequence[str]:
        """The legal actions, as texts."""
        legal: Sequence[str] = self.view["legal"]
        return legal

    def sample(self) -> dict[str, Any]:
        """A position drawn from all that look the same to this seat, by their exact odds: for ``gusher.load``."""
        return sampled(self.view, self.rng)

    # -- for bots that compute on records -----------------------------------------------------------------

    @cached_property
    def game(self) -> Game:
        return registry.get(self.view["game"])

    @cached_property
    def ruleset(self) -> Ruleset:
        """The board, the cards and the options, which are open to all."""
        return ruleset_of(self.game, self.view)

    @property
    def edition(self) -> Any:
        return self.ruleset.edition

    @property
    def packed_edition(self) -> Array:
        """The same for compiled code."""
        return self.ruleset.packed

    def worlds(self, count: int | None = None) -> Array:
        """`count` sampled positions, as an array of records for compiled code; by default as many as a bot looks at
        for one decision, or one where nothing is hidden."""
        number = count or (1 if self.is_open else WORLDS)
        return self.game.rules.sample_many(self.edition, self.view, self.rng, number)

    @property
    def is_open(self) -> bool:
        """Does the seat know everything?"""
        known = dict.fromkeys(GENERATOR, 0) | self.view["state"]
        return all(name in known and not _has_gaps(known[name]) for name in self.game.rules.State.fields)

    def deadline(self, seconds: float) -> float:
        """When a bot that thinks for `seconds` at most has to stop, by ``time.perf_counter``."""
        return time.perf_counter() + MARGIN * min(seconds, self.seconds)

    @cached_property
    def state(self) -> Any:
        """The position as a record, 0 where the seat does not know."""
        record, seen = self.game.rules.State(), self.view["state"]
        for name in self.game.rules.State.fields:
            if name in seen:
                setattr(record, name, _known(seen[name]))
        return record


def _has_gaps(value: object) -> bool:
    return value is None or (isinstance(value, list) and any(map(_has_gaps, value)))


def _known(value: Any) -> Any:
    if isinstance(value, list):
        return [_known(entry) for entry in value]
    return 0 if value is None else value
