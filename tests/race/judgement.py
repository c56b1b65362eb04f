"""What the scripted player thinks: sprint while a sprint gains more than a walk, with the runner in front."""

from __future__ import annotations

from gusher.kernel.jit import rule
from gusher.kernel.layout import Layout, i32

from .scratch import Scratch
from .state import Edition, State
from .verbs import PICK, SPRINT, WALK

SCORE_UNIT = 1
AHEAD = 20  # rounds: to the end


class Mind(Layout):
    courage = i32(value=500)  # what a space on the die counts for, in thousandths


@rule
def prepare(ed: Edition, g: State, scratch: Scratch, mind: Mind) -> None:
    """There is nothing to plan."""


@rule
def rate(ed: Edition, g: State, scratch: Scratch, mind: Mind, action: int) -> int:
    """What an action gains, in thousandths of a space."""
    if action == WALK:
        return 1000
    if action == SPRINT:
        return mind.courage * min(ed.die, ed.length - g.space[g.seat][g.runner])
    return g.space[g.seat][action - PICK]


@rule
def prospects(ed: Edition, g: State, mind: Mind, seat: int) -> int:
    """A game cut short is scored as it stands."""
    return 0
