"""What a bot gets to decide on, and nothing else."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from functools import cached_property
from random import Random
from typing import Any

from gusher.kernel import registry
from gusher.kernel.game import Game, Ruleset
from gusher.kernel.match import ruleset_of, sampled
from gusher.kernel.parts import View

GRACE = 1.0  # seconds beyond its own that a bot may take before it counts as too late


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
        return sampled(self.game, self.view, self.rng)

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
    def packed_edition(self) -> Any:
        """The same for compiled code."""
        return self.ruleset.packed

    def worlds(self, count: int) -> Any:
        """`count` sampled positions, as an array of records for compiled code."""
        return self.game.rules.sample_many(self.edition, self.view, self.rng, count)

    @cached_property
    def state(self) -> Any:
        """The position as a record, 0 where the seat does not know."""
        record, seen = self.game.rules.State(), self.view["state"]
        for name in self.game.rules.State.fields:
            if name in seen:
                setattr(record, name, _known(seen[name]))
        return record


def _known(value: Any) -> Any:
    if isinstance(value, list):
        return [_known(entry) for entry in value]
    return 0 if value is None else value
