"""What a dataset consists of: who plays what, and which games go into which files."""

from __future__ import annotations

from dataclasses import asdict, dataclass, field
from functools import cached_property
from typing import Any

from gusher import bots
from gusher.bots import RandomBot
from gusher.bots.scripted import ScriptedBot
from gusher.kernel import registry
from gusher.kernel.game import Game, Options, Ruleset
from gusher.kernel.tensor import DTYPE


@dataclass(frozen=True)
class Setup:
    """All that decides what is in the files."""

    game: str
    bots: tuple[str, ...]
    """They take the seats in turn and move on by one seat from game to game."""
    games: int
    players: int
    seed: int = 0
    seconds: float = 1.0
    options: Options = field(default_factory=dict)
    edition: str | None = None
    records: bool = False
    shard: int = 256
    """Games in a file."""

    @cached_property
    def ruleset(self) -> Ruleset:
        game = registry.get(self.game)
        return game.ruleset(game.editions.open(self.edition), self.players, {**game.bounded, **self.options})

    @property
    def its_game(self) -> Game:
        return self.ruleset.game

    @property
    def is_compiled(self) -> bool:
        """Can all of it run compiled?  Only matches have records, and only some bots decide in compiled code."""
        return not self.records and all(isinstance(bots.get(name), RandomBot | ScriptedBot) for name in self.bots)

    @property
    def shards(self) -> range:
        return range(-(-self.games // self.shard))

    def numbers(self, shard: int) -> range:
        """The games in a shard."""
        return range(shard * self.shard, min((shard + 1) * self.shard, self.games))

    def seating(self, number: int) -> list[int]:
        """Which bot (its place in `bots`) sits on each seat."""
        return [(seat + number) % len(self.bots) for seat in range(self.players)]

    def names(self, number: int) -> list[str]:
        return [self.bots[place] for place in self.seating(number)]

    def seed_of(self, number: int) -> int:
        return self.seed + number

    @property
    def mask_bytes(self) -> int:
        return -(-self.its_game.rules.verbs.size // 8)

    def header(self) -> dict[str, Any]:
        """What describes the dataset, and must be the same for it to be resumed."""
        return {
            "schema": "gusher-dataset",
            "version": 1,
            **asdict(self),
            "options": dict(self.ruleset.options),
            "edition": self.ruleset.source.name,
            "rules": self.ruleset.rules,
            "chance": "simulated" if self.is_compiled else "match",
            "observation": {"width": self.its_game.learning.tensor.TENSOR.size, "type": DTYPE},
            "mask": {"actions": self.its_game.rules.verbs.size, "bytes": self.mask_bytes},
        }
