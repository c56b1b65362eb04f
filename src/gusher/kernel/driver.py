"""Whole games driven by the generator in the state: the loops behind simulation, fuzzing and benchmarks.

They are written once against the six functions below, which `jit.bind` fills in for each game.
"""

from __future__ import annotations

from typing import Any

from .chance import CHANCE, OVER
from .jit import rule
from .mask import clear, count, pick
from .rng import WORD, below, scramble, seed

WORDS = 1
"""Words of a mask; like the functions below, each game's own."""


def set_up(ed: Any, g: Any, players: int) -> None:
    """The game's own."""


def advance(ed: Any, g: Any) -> None:
    """The game's own."""


def legal(ed: Any, g: Any, desk: Any) -> None:
    """The game's own."""


def apply(ed: Any, g: Any, desk: Any, action: int) -> None:
    """The game's own."""


def draw(ed: Any, g: Any) -> int:  # type: ignore[empty-body]
    """The game's own."""


def score(ed: Any, g: Any, seat: int) -> int:  # type: ignore[empty-body]
    """The game's own."""


@rule
def settle(ed: Any, g: Any, desk: Any) -> int:
    """Play on to the next real decision: chance is drawn, and an action that is the only one is carried out.

    How many actions are legal there, in `desk.mask`; 0 when the game is over."""
    while g.seat != OVER:
        if g.seat == CHANCE:
            apply(ed, g, desk, draw(ed, g))
        else:
            clear(desk.mask, WORDS)
            legal(ed, g, desk)
            options = count(desk.mask, WORDS)
            if options > 1:
                return options
            if options == 0:
                raise RuntimeError("somebody is to act but has no legal action")
            apply(ed, g, desk, pick(desk.mask, WORDS, 0))
        advance(ed, g)
    return 0


@rule
def begin(ed: Any, g: Any, desk: Any, number: int, players: int) -> int:
    """A new game with its generator started from `number`, played on to the first decision."""
    seed(g, number)
    set_up(ed, g, players)
    advance(ed, g)
    return settle(ed, g, desk)


@rule
def step(ed: Any, g: Any, desk: Any, action: int) -> int:
    """Carry out a decision and play on to the next one; how many actions are legal there."""
    apply(ed, g, desk, action)
    advance(ed, g)
    return settle(ed, g, desk)


@rule
def playout(ed: Any, g: Any, desk: Any, options: int) -> int:
    """Random legal play from a decision with so many options to the end; how many decisions it took."""
    decisions = 0
    while options > 0:
        decisions += 1
        options = step(ed, g, desk, pick(desk.mask, WORDS, below(g, options)))
    return decisions


@rule
def digest_game(ed: Any, g: Any, desk: Any, number: int, players: int) -> int:
    """A random game; a fingerprint of every legal mask and every choice on the way."""
    options = begin(ed, g, desk, number, players)
    digest = 0
    while options > 0:
        for word in range(WORDS):
            if desk.mask[word] != 0:
                digest = scramble(digest ^ (desk.mask[word] & WORD)) ^ scramble((desk.mask[word] >> 32) + word)
        chosen = pick(desk.mask, WORDS, below(g, options))
        digest = scramble(digest ^ chosen)
        options = step(ed, g, desk, chosen)
    return digest


# -- entry points: arrays of records in, so that calling them from Python is cheap ---------------------


@rule
def simulate(eds: Any, states: Any, desks: Any, first: int, players: int, scores: Any, lengths: Any) -> int:
    """Random games with the seeds `first`, `first + 1` …, one after the other in `states[0]`; their scores and
    lengths row by row; how many decisions in all."""
    total = 0
    for game in range(len(lengths)):
        options = begin(eds[0], states[0], desks[0], first + game, players)
        lengths[game] = playout(eds[0], states[0], desks[0], options)
        total += lengths[game]
        for seat in range(players):
            scores[game, seat] = score(eds[0], states[0], seat)
    return total


@rule
def digest(eds: Any, states: Any, desks: Any, number: int, players: int) -> int:
    """`digest_game` in `states[0]`."""
    return digest_game(eds[0], states[0], desks[0], number, players)


@rule
def copy(states: Any, targets: Any, times: int) -> None:
    """Copy every state so many times: for measuring."""
    for _ in range(times):
        for index in range(len(states)):
            targets[index] = states[index]
