"""Who is to act when no player is, and the arithmetic of cards drawn blindly."""

from __future__ import annotations

from math import comb

from .jit import rule
from .layout import Generator
from .rng import below

CHANCE, OVER = -1, -2
"""In ``State.seat``: it is chance's turn, or the game is over."""
EVERYBODY = -1
"""A set of seats, one bit each: all of them, and spectators."""


@rule
def draw_count(g: Generator, marked: int, total: int, taken: int) -> int:
    """How many marked cards are among `taken` drawn from `total`, of which `marked` are marked."""
    found = 0
    for _ in range(taken):
        if below(g, total) < marked:
            marked -= 1
            found += 1
        total -= 1
    return found


@rule
def draw_weighted(g: Generator, weights: list[int], length: int) -> int:
    """An index drawn with the given whole-number weights."""
    total = 0
    for index in range(length):
        total += weights[index]
    chosen = below(g, total)
    for index in range(length):
        chosen -= weights[index]
        if chosen < 0:
            return index
    return -1


def count_odds(marked: int, total: int, taken: int) -> list[tuple[int, int]]:
    """The exact odds of ``draw_count``: (how many are marked, weight)."""
    ways = [(found, comb(marked, found) * comb(total - marked, taken - found)) for found in range(taken + 1)]
    return [(found, weight) for found, weight in ways if weight]
