"""The scripted player: takes the action that its game's judgement rates best (`games/NAME/judgement.py`)."""

from __future__ import annotations

import sys
from collections.abc import Callable
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import numpy as np

from gusher.kernel import engine, jit, registry
from gusher.kernel.driver import begin, offer_all, score, step
from gusher.kernel.game import Game
from gusher.kernel.jit import rule, slot
from gusher.kernel.layout import Array, Layout, ScratchLike, StateLike
from gusher.kernel.mask import BITS, lowest

from .observation import Observation

FOREVER = 1 << 30  # a round that no game comes to

prepare: Callable[..., None] = slot("prepare(ed, g, scratch, mind): make the plan for the decision that is due")
rate: Callable[..., int] = slot("rate(ed, g, scratch, mind, action) -> int: what a legal action is worth")


@rule
def best_rated(ed: Layout, g: StateLike, scratch: ScratchLike, mind: Any) -> int:
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
def finish(ed: Layout, g: StateLike, scratch: ScratchLike, minds: Array, options: int, last: int) -> int:
    """Scripted play from a decision with `options` legal actions to the end, or to the end of round `last`; how many
    decisions it took."""
    decisions = 0
    while options > 0 and g.round <= last:
        decisions += 1
        options = step(ed, g, scratch, best_rated(ed, g, scratch, minds[g.seat]))
    return decisions


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


@rule
def contest(eds: Array, states: Array, scratches: Array, minds: Array, first: int, players: int, scores: Array) -> int:
    """Games with the seeds `first`, `first + 1` … between `minds[seat]`; their scores row by row; how many
    decisions in all."""
    total = 0
    for game in range(len(scores)):
        options = begin(eds[0], states[0], scratches[0], first + game, players)
        total += finish(eds[0], states[0], scratches[0], minds, options, FOREVER)
        for seat in range(players):
            scores[game, seat] = score(eds[0], states[0], seat)
    return total


# -- a game's scripted player -----------------------------------------------------------------------------


def rules_of(name: str) -> SimpleNamespace:
    """The rules above for one game."""
    return engine.linked(registry.get(name), sys.modules[__name__])


def entry(name: str, function: str) -> Callable[..., Any]:
    """A compiled entry point."""
    return engine.entry(registry.get(name), sys.modules[__name__], function)


def mind(game: Game) -> Layout:
    """The mind of the game's scripted player."""
    made: Layout = game.learning.judgement.Mind()
    return made


def minds(game: Game, number: int) -> Array:
    """This many such minds, for compiled code."""
    return np.repeat(mind(game).pack(), number)


@dataclass(frozen=True)
class ScriptedBot:
    """Plays without chance: the same decision has the same answer."""

    def choose(self, seen: Observation) -> str:
        game, state = seen.game, seen.state
        if is_ready(game):
            decide = entry(game.name, "decide")
            action = decide(seen.packed_edition, state.pack(), *_working_memory(game.name))
        else:
            memory = [game.rules.Scratch()], [mind(game)]
            action = rules_of(game.name).decide([seen.edition], [state], *memory)
        return game.rules.verbs.action(int(action)).text


@cache
def _working_memory(name: str) -> tuple[Array, Array]:
    game = registry.get(name)
    return np.zeros(1, game.rules.Scratch.dtype), mind(game).pack()


# -- is it compiled? --------------------------------------------------------------------------------------

_ready: set[tuple[str, str]] = set()


def ready_file(game: Game, what: str) -> Path:
    """Is in the cache once everything that bots of that kind run compiled is there."""
    return jit.cache_folder("bots") / f"{game.label}-{what}.ready"


def is_ready(game: Game, what: str = "scripted") -> bool:
    """Can bots of that kind run compiled at once?  Until then the scripted player runs interpreted."""
    if (game.name, what) not in _ready and ready_file(game, what).exists():
        _ready.add((game.name, what))
    return (game.name, what) in _ready


def note_ready(game: Game, what: str = "scripted") -> None:
    ready_file(game, what).parent.mkdir(parents=True, exist_ok=True)
    ready_file(game, what).touch()


def warm_up(game: Game) -> None:
    """Compile the scripted player of a game, or load it from the cache on disk."""
    ruleset = game.ruleset()
    state, scratch = game.rules.State(), game.rules.Scratch()
    game.interpreted.begin(ruleset.edition, state, scratch, 0, ruleset.players)
    entry(game.name, "decide")(ruleset.packed, state.pack(), scratch.pack(), mind(game).pack())
    note_ready(game)
