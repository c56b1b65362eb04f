"""Picking a runner (1.1)."""

from __future__ import annotations

from gusher.kernel.jit import rule
from gusher.kernel.mask import offer, span

from ..scratch import Scratch
from ..state import RUNNERS, Edition, State
from ..verbs import PICK


@rule
def enter(ed: Edition, g: State) -> bool:
    """1.1: the turn passes to the left, and the player picks."""
    if g.step == 1:
        return False
    g.step = 1
    g.turn = (g.turn + 1) % g.players
    g.round += g.turn == g.first
    g.seat = g.turn
    return True


@rule
def legal(ed: Edition, g: State, scratch: Scratch) -> int:
    """1.1: a runner who is home stays there."""
    for runner in range(RUNNERS):
        if g.space[g.turn][runner] < ed.length:
            offer(scratch.mask, PICK + runner)
    return span(PICK, PICK + RUNNERS - 1)


@rule
def apply(ed: Edition, g: State, scratch: Scratch, action: int) -> None:
    g.runner = action - PICK
