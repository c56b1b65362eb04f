"""The scripted player: takes the action that its game's judgement rates best (`games/NAME/judgement.py`)."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import cache
from typing import Any

import numpy as np

from gusher.kernel.driver import offer_all, step
from gusher.kernel.engine import entry, linked
from gusher.kernel.game import Game
from gusher.kernel.jit import rule, slot
from gusher.kernel.layout import Array, Layout, ScratchLike, StateLike
from gusher.kernel.mask import BITS, lowest

from .compiled import CompiledBot
from .observation import Observation

prepare: Callable[..., None] = slot("prepare(ed, g, scratch, mind): make the plan for the decision that is due")
rate: Callable[..., int] = slot("rate(ed, g, scratch, mind, action) -> int: what a legal action is worth")
prospects: Callable[..., int] = slot("prospects(ed, g, mind, seat) -> int: what a seat can expect to score yet")


@rule
def best_rated(ed: Layout, g: StateLike, scratch: ScratchLike, mind: object) -> int:
    """The best rated action in `scratch.mask`; of equals the first; -1: the mask is empty."""
    prepare(ed, g, scratch, mind)
    best = -1
    best_worth = 0
    used = scratch.used
    while used != 0:
        pair = lowest(used)  # of words, see mask.py
        used &= used - 1
        for word in range(2 * pair, 2 * pair + 2):
            bits = scratch.mask[word]
            while bits != 0:
                action = word * BITS + lowest(bits)
                bits &= bits - 1
                worth = rate(ed, g, scratch, mind, action)
                if best < 0 or worth > best_worth:
                    best = action
                    best_worth = worth
    return best


@rule
def finish(ed: Layout, g: StateLike, scratch: ScratchLike, minds: Array, options: int, last: int) -> None:
    """Scripted play from a decision with `options` legal actions to the end, or to the end of round `last`."""
    while options > 0 and g.round <= last:
        options = step(ed, g, scratch, best_rated(ed, g, scratch, minds[g.seat]))


# -- entry points -----------------------------------------------------------------------------------------


@rule
def decide(eds: Array, states: Array, scratches: Array, minds: Array) -> int:
    """The action of the seat to act in `states[0]`."""
    offer_all(eds[0], states[0], scratches[0])
    return best_rated(eds[0], states[0], scratches[0], minds[0])


@rule
def decide_all(eds: Array, states: Array, scratches: Array, minds: Array, is_asked: Array, actions: Array) -> None:
    """The action of the seat to act in every state in which it is asked."""
    for at in range(len(states)):
        if is_asked[at]:
            offer_all(eds[0], states[at], scratches[0])
            actions[at] = best_rated(eds[0], states[at], scratches[0], minds[0])


# -- a game's scripted player -----------------------------------------------------------------------------


@cache
def _mind(game: Game) -> Array:
    mind: Array = game.learning.judgement.Mind().pack()
    return mind


def minds(game: Game, number: int) -> Array:
    """This many minds, for compiled code, which keeps its plans there."""
    return np.repeat(_mind(game), number)


@dataclass(frozen=True)
class ScriptedBot(CompiledBot):
    """Plays without chance: the same decision always gets the same answer.  Until it is compiled, it runs
    interpreted."""

    def choose(self, seen: Observation) -> str:
        if len(seen.legal) == 1:
            return seen.legal[0]
        game = seen.game
        if self.is_ready(game):
            action = self._decide(seen)
        else:
            interpreted: Any = linked(game, decide)  # takes lists as well as arrays
            action = interpreted([seen.edition], [seen.state], [game.rules.Scratch()], [game.learning.judgement.Mind()])
        return game.rules.verbs.action(int(action)).text

    def _decide(self, seen: Observation) -> int:
        scratch = np.zeros(1, seen.game.rules.Scratch.dtype)
        return entry(seen.game, decide)(seen.packed_edition, seen.state.pack(), scratch, _mind(seen.game).copy())

    def try_out(self, seen: Observation) -> None:
        self._decide(seen)
