"""What bots that think in compiled code have in common: a table does not wait for the compiler."""

from __future__ import annotations

from abc import ABC, abstractmethod
from pathlib import Path
from random import Random

from gusher.kernel import jit
from gusher.kernel.game import Game
from gusher.kernel.match import Match

from .observation import Observation
from .race import Idea

_ready: set[Path] = set()


class CompiledBot(ABC):
    """A bot that plays at full strength only once it is compiled for a game."""

    @abstractmethod
    def try_out(self, seen: Observation) -> None:
        """Run everything that it runs compiled, on the first decision of a match."""

    def warm_up(self, game: Game) -> None:
        """Compile it for a game, or load it from the cache on disk."""
        match = Match(game.ruleset(), 0)
        match.settle()
        self.try_out(Observation(match.view(match.seat), Random(0)))
        self._ready_file(game).parent.mkdir(parents=True, exist_ok=True)
        self._ready_file(game).touch()

    def is_ready(self, game: Game) -> bool:
        """Can it run compiled code at once?"""
        file = self._ready_file(game)
        if file not in _ready and file.exists():
            _ready.add(file)
        return file in _ready

    def _ready_file(self, game: Game) -> Path:
        """In the cache once everything that bots of this kind run compiled is there."""
        return jit.cache_folder("bots") / f"{game.label}-{type(self).__name__}.ready"


class ThinkingBot(CompiledBot):
    """A bot that looks ahead as soon as it is compiled."""

    @abstractmethod
    def ponder(self, seen: Observation) -> list[Idea]:
        """What it would do, best first, and what it expects."""

    @abstractmethod
    def at_once(self, seen: Observation) -> str:
        """What it does without looking ahead."""

    def ideas(self, seen: Observation) -> list[Idea]:
        """What it would consider, best first; empty if there is no choice or it is not compiled yet."""
        return self.ponder(seen) if len(seen.legal) > 1 and self.is_ready(seen.game) else []

    def choose(self, seen: Observation) -> str:
        ideas = self.ideas(seen)
        return ideas[0].action if ideas else self.at_once(seen)
