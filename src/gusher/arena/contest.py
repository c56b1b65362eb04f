"""What is played: which bots, which game, and which deal each game number means."""

from __future__ import annotations

import hashlib
from dataclasses import asdict, dataclass, field
from typing import Any

from gusher.kernel import registry
from gusher.kernel.game import Options


@dataclass(frozen=True)
class Contest:
    """Every deal is played once for each rotation of the seats: the same chance, in another order."""

    game: str
    bots: tuple[str, ...]
    games: int
    seed: str = "arena"
    seconds: float = 1.0  # for each decision
    options: Options = field(default_factory=dict)
    edition: str | None = None

    @property
    def players(self) -> int:
        return len(self.bots)

    @property
    def total(self) -> int:
        """The games asked for, rounded up to whole deals."""
        return -(-self.games // self.players) * self.players

    def deal(self, number: int) -> int:
        return number // self.players

    def seating(self, number: int) -> tuple[int, ...]:
        """Which bot (its place in `bots`) sits on each seat."""
        return tuple((seat + number) % self.players for seat in range(self.players))

    def match_seed(self, number: int) -> str:
        """The same for all games of a deal; nothing that a bot could guess from its own game."""
        return hashlib.sha256(f"gusher arena {self.seed} {self.deal(number)}".encode()).hexdigest()

    def header(self) -> dict[str, Any]:
        """What must be the same for a contest to be carried on."""
        told = asdict(self)
        del told["games"]
        return {"contest": {**told, "rules": registry.get(self.game).rules_version}}
