"""Running (1.2), and the end (1.3)."""

from __future__ import annotations

from gusher.kernel.chance import CHANCE, EVERYBODY, OVER
from gusher.kernel.jit import emit, rule
from gusher.kernel.mask import offer, span
from gusher.kernel.rng import below

from ..common import is_home
from ..events import HOME, RAN
from ..scratch import Scratch
from ..state import Edition, Phase, State
from ..verbs import ROLL, SPRINT, WALK

CHOOSING, SPRINTING, DONE = 0, 1, 2  # g.step


@rule
def enter(ed: Edition, g: State) -> bool:
    g.seat = CHANCE if g.step == SPRINTING else g.turn
    return g.step != DONE


@rule
def legal(ed: Edition, g: State, scratch: Scratch) -> int:
    """1.2: walk or sprint, whichever the player likes."""
    offer(scratch.mask, WALK)
    offer(scratch.mask, SPRINT)
    return span(WALK, SPRINT)


@rule
def apply(ed: Edition, g: State, scratch: Scratch, action: int) -> None:
    """1.2: a walk is one space, a sprint as many as the die says."""
    if action == SPRINT:
        g.step = SPRINTING
    else:
        g.step = DONE
        move(ed, g, 1 if action == WALK else action - ROLL)


@rule
def move(ed: Edition, g: State, spaces: int) -> None:
    """1.3: whoever has both runners home ends the game."""
    g.space[g.turn][g.runner] = min(g.space[g.turn][g.runner] + spaces, ed.length)
    emit(g, RAN, g.turn, g.runner, spaces)
    if is_home(ed, g, g.turn):
        emit(g, HOME, g.turn)
        g.phase = Phase.OVER
        g.seat = OVER


@rule
def draw(ed: Edition, g: State) -> int:
    return ROLL + below(g, ed.die + 1)


def odds(ed: Edition, g: State) -> list[tuple[int, int]]:
    """1.2: 0 is as likely as any other face."""
    return [(ROLL + face, 1) for face in range(ed.die + 1)]


witnesses = EVERYBODY
