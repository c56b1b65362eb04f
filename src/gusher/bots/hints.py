"""What a bot would do in a seat, and what it expects: from that seat's knowledge alone."""

from __future__ import annotations

from dataclasses import dataclass
from random import Random

from gusher.kernel.game import Game
from gusher.kernel.parts import View

from .lookahead import LookaheadBot, Settings
from .observation import Observation
from .race import Idea

SECONDS = 1.0
IDEAS = 3
BOT = LookaheadBot(settings=Settings(least=0.0))  # others have ideas that it would not have


@dataclass(frozen=True)
class Hint:
    """The action; where the bot could think ahead, its ideas, the best first, each with what it expects."""

    action: str
    seat: int
    ideas: tuple[Idea, ...] = ()


def hint(view: View, rng: Random, seconds: float = SECONDS) -> Hint:
    """A hint for the seat of a view that is to decide; without looking ahead until that is compiled."""
    seen = Observation(view, rng, seconds)
    ideas = BOT.ideas(seen)
    return Hint(ideas[0].action if ideas else BOT.at_once(seen), seen.seat, tuple(ideas[:IDEAS]))


def spoken_score(game: Game, score: float) -> int:
    """A score in the unit that players use: dollars, or millions."""
    return round(score / game.learning.judgement.SCORE_UNIT)
