"""Whole games driven by the generator in the state: the loops behind simulation, fuzzing and benchmarks.

They are written once; the slots below are filled for each game.
"""

from __future__ import annotations

from collections.abc import Callable

from .chance import CHANCE, OVER
from .jit import rule, slot
from .layout import Array, Layout, ScratchLike, StateLike
from .mask import clear, count, pick
from .rng import below, seed

NOTHING = -1
"""No action: just play on."""
NOTHING_LEGAL, ENDLESS = 1000, 1001
"""What the fuzzer finds besides a game's own invariants: a seat to act that has no legal action; a game without end."""


set_up: Callable[..., None] = slot("set_up(ed, g, players): lay out a new game over whatever is in the record")
advance: Callable[..., None] = slot("advance(ed, g): play on until a player or chance is due, or the game is over")
legal: Callable[..., int] = slot("legal(ed, g, scratch) -> int: fill the mask; the words of it that may be in use")
apply: Callable[..., None] = slot("apply(ed, g, scratch, action): carry out an action or an outcome of chance")
draw: Callable[..., int] = slot("draw(ed, g) -> int: an outcome of chance, from the generator in the state")
score: Callable[..., int] = slot("score(ed, g, seat) -> int: what a seat has in the end")
check: Callable[..., int] = slot("check(ed, g) -> int: 0 for a sound position, else the invariant that it breaks")


@rule
def offer_all(ed: Layout, g: StateLike, scratch: ScratchLike) -> int:
    """Put the legal actions into `scratch.mask`; returns how many.  Only the words in use are cleared and counted."""
    clear(scratch.mask, scratch.used)
    scratch.used = legal(ed, g, scratch)
    return count(scratch.mask, scratch.used)


@rule
def step(ed: Layout, g: StateLike, scratch: ScratchLike, action: int) -> int:
    """Carry out an action (NOTHING: none) and play on to the next real decision: chance is drawn, and an action that is
    the only legal one is carried out.

    Returns how many actions, left in `scratch.mask`, are legal there; 0 when the game is over."""
    while True:
        if action != NOTHING:
            apply(ed, g, scratch, action)
        advance(ed, g)
        if g.seat == OVER:
            return 0
        if g.seat == CHANCE:
            action = draw(ed, g)
        else:
            options = offer_all(ed, g, scratch)
            if options > 1:
                return options
            if options == 0:
                raise RuntimeError("somebody is to act but has no legal action")
            action = pick(scratch.mask, scratch.used, 0)


@rule
def begin(ed: Layout, g: StateLike, scratch: ScratchLike, number: int, players: int) -> int:
    """A new game with its generator started from `number`, played on to the first decision."""
    seed(g, number)
    set_up(ed, g, players)
    return step(ed, g, scratch, NOTHING)


@rule
def playout(ed: Layout, g: StateLike, scratch: ScratchLike, options: int) -> int:
    """Random legal play from a decision with `options` legal actions to the end; returns how many decisions it took."""
    decisions = 0
    while options > 0:
        decisions += 1
        options = step(ed, g, scratch, pick(scratch.mask, scratch.used, below(g, options)))
    return decisions


@rule
def fuzz_game(ed: Layout, g: StateLike, scratch: ScratchLike, number: int, players: int, longest: int) -> int:
    """The random game that `begin` and `playout` give for `number`, checked after everything that happens in it.

    Returns how many decisions it took or, below zero, what was wrong: `-check()`, `-NOTHING_LEGAL` or `-ENDLESS`."""
    seed(g, number)
    set_up(ed, g, players)
    decisions = 0
    action = NOTHING
    for _ in range(longest):
        if action != NOTHING:
            apply(ed, g, scratch, action)
        advance(ed, g)
        broken = check(ed, g)
        if broken > 0:
            return -broken
        if g.seat == OVER:
            return decisions
        if g.seat == CHANCE:
            action = draw(ed, g)
        else:
            options = offer_all(ed, g, scratch)
            if options == 0:
                return -NOTHING_LEGAL
            chosen = 0
            if options > 1:
                chosen = below(g, options)
                decisions += 1
            action = pick(scratch.mask, scratch.used, chosen)
    return -ENDLESS


# -- entry points: arrays of records in, so that calling them from Python is cheap ---------------------


@rule
def simulate(
    eds: Array, states: Array, scratches: Array, first: int, players: int, scores: Array, lengths: Array
) -> int:
    """Random games with the seeds `first`, `first + 1` …, one after another in `states[0]`; their scores and lengths
    row by row.  Returns how many decisions they took in all."""
    total = 0
    for game in range(len(lengths)):
        options = begin(eds[0], states[0], scratches[0], first + game, players)
        lengths[game] = playout(eds[0], states[0], scratches[0], options)
        total += lengths[game]
        for seat in range(players):
            scores[game, seat] = score(eds[0], states[0], seat)
    return total


@rule
def fuzz(
    eds: Array, states: Array, scratches: Array, first: int, players: int, games: int, longest: int, done: Array
) -> int:
    """Checked random games with the seeds `first`, `first + 1` …, until one is not sound; returns what was wrong with
    it, as in `fuzz_game`, or 0.  `done` counts the sound games and their decisions, even if a rule raises."""
    for number in range(first, first + games):
        decisions = fuzz_game(eds[0], states[0], scratches[0], number, players, longest)
        if decisions < 0:
            return decisions
        done[0] += 1
        done[1] += decisions
    return 0
