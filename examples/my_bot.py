"""A complete bot: tries a few actions on sampled positions and plays the one that leaves it richest.

gusher arena examples/my_bot.py scripted scripted scripted --games 8
"""

import gusher
from gusher.bots import Observation

TRIES = 3


def choose(seen: Observation) -> str:
    candidates = seen.rng.sample(seen.legal, min(TRIES, len(seen.legal)))
    return max(candidates, key=lambda action: worth(seen, action))


def worth(seen: Observation, action: str) -> int:
    """What I own after the action, in a position that I cannot tell from the real one."""
    match = gusher.load(seen.sample())
    match.play(action)
    return match.game.rules.score(match.edition, match.state, seen.seat)
