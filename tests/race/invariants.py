"""What must hold in every position."""

from __future__ import annotations

from gusher.kernel.chance import CHANCE, OVER
from gusher.kernel.jit import rule

from .common import is_home
from .state import RUNNERS, SEATS, Edition, Phase, State

BROKEN = (
    "the position is sound",
    "a number is out of its range",
    "a runner is off the track",
    "the wrong seat is to act",
    "the game is over, or should be",
)


def faults(ed: Edition, g: State) -> list[str]:
    broken = check(ed, g)
    return [BROKEN[broken]] if broken else []


@rule
def check(ed: Edition, g: State) -> int:
    if not (2 <= g.players <= SEATS and 0 <= g.turn < g.players and 0 <= g.runner < RUNNERS):
        return 1
    home = 0
    for seat in range(SEATS):
        for runner in range(RUNNERS):
            if not 0 <= g.space[seat][runner] <= (ed.length if seat < g.players else 0):
                return 2
        home += is_home(ed, g, seat)
    if g.seat != g.turn and g.seat != CHANCE and g.seat != OVER:
        return 3
    if not ((g.phase == Phase.OVER) == (g.seat == OVER) == (home == 1)):
        return 4
    return 0
