"""Rules that several files share."""

from __future__ import annotations

from gusher.kernel.jit import rule

from .state import RUNNERS, Edition, State


@rule
def covered(g: State, seat: int) -> int:
    """The spaces that a player's runners have covered."""
    total = 0
    for runner in range(RUNNERS):
        total += g.space[seat][runner]
    return total


@rule
def is_home(ed: Edition, g: State, seat: int) -> bool:
    return covered(g, seat) == RUNNERS * ed.length
