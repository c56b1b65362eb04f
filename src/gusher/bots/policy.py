"""Playing by judgement: a game's scripted player as a rule, for single decisions and for whole games.

Written once against the functions below, which `jit.bind` fills in for each game (see `minds.py`).
"""

from __future__ import annotations

import math
from typing import Any

from gusher.kernel.jit import rule
from gusher.kernel.mask import BITS, lowest
from gusher.kernel.rng import below

FINE = 1 << 20  # how finely luck is divided


def prepare(ed: Any, g: Any, scratch: Any, mind: Any) -> None:
    """The game's own: makes the plan for the decision that is due."""


def rate(ed: Any, g: Any, scratch: Any, mind: Any, action: int) -> int:  # type: ignore[empty-body]
    """The game's own: what a legal action is worth."""


def begin(ed: Any, g: Any, scratch: Any, number: int, players: int) -> int:  # type: ignore[empty-body]
    """The driver's, bound to the game."""


def step(ed: Any, g: Any, scratch: Any, action: int) -> int:  # type: ignore[empty-body]
    """The driver's, bound to the game."""


def offer_all(ed: Any, g: Any, scratch: Any) -> int:  # type: ignore[empty-body]
    """The driver's, bound to the game."""


def score(ed: Any, g: Any, seat: int) -> int:  # type: ignore[empty-body]
    """The game's own."""


@rule
def wavering(g: Any, temper: int) -> float:
    """An error of judgement: with these the best of all is a choice by the odds exp(worth / temper)."""
    luck = (below(g, FINE) + 0.5) / FINE
    return -temper * math.log(-math.log(luck))


@rule
def choose(ed: Any, g: Any, scratch: Any, mind: Any) -> int:
    """The best rated action in `scratch.mask`; of equals the first."""
    prepare(ed, g, scratch, mind)
    best = -1
    best_worth = 0.0
    used = scratch.used
    while used != 0:
        pair = lowest(used)  # of words, see mask.py
        used &= used - 1
        for word in range(2 * pair, 2 * pair + 2):
            bits = scratch.mask[word]
            while bits != 0:
                action = word * BITS + lowest(bits)
                bits &= bits - 1
                worth = 1.0 * rate(ed, g, scratch, mind, action)
                if mind.temper > 0:
                    worth += wavering(g, mind.temper)
                if best < 0 or worth > best_worth:
                    best = action
                    best_worth = worth
    return best


FOREVER = 1 << 30  # a round that no game comes to


@rule
def finish(ed: Any, g: Any, scratch: Any, minds: Any, options: int, last: int) -> int:
    """Scripted play from a decision with so many options to the end, or to the end of round `last`; how many decisions
    it took."""
    decisions = 0
    while options > 0 and g.round <= last:
        decisions += 1
        options = step(ed, g, scratch, choose(ed, g, scratch, minds[g.seat]))
    return decisions


# -- entry points -----------------------------------------------------------------------------------------


@rule
def decide(eds: Any, states: Any, scratches: Any, minds: Any) -> int:
    """The choice of the seat to act in `states[0]`."""
    offer_all(eds[0], states[0], scratches[0])
    return choose(eds[0], states[0], scratches[0], minds[0])


@rule
def contest(eds: Any, states: Any, scratches: Any, minds: Any, first: int, players: int, scores: Any) -> int:
    """Games with the seeds `first`, `first + 1` … between `minds[seat]`; their scores row by row; how many
    decisions in all."""
    total = 0
    for game in range(len(scores)):
        options = begin(eds[0], states[0], scratches[0], first + game, players)
        total += finish(eds[0], states[0], scratches[0], minds, options, FOREVER)
        for seat in range(players):
            scores[game, seat] = score(eds[0], states[0], seat)
    return total
