"""The turn passes to the left (S5); a round, or the game, may end with it (8.3, 8.4)."""

from __future__ import annotations

from gusher.kernel.chance import OVER
from gusher.kernel.jit import emit, rule

from ..events import LIMIT_REACHED, TURN_BEGINS
from ..state import Edition, Phase, State


@rule
def enter(ed: Edition, g: State) -> bool:
    """To the next player still in; 8.4: a round ends when the starting seat is passed, even if it is out."""
    for _ in range(g.players):
        g.turn = g.turn + 1 if g.turn + 1 < g.players else 0  # GPUs divide slowly
        if g.turn == g.first:
            if ed.round_limit and g.round == ed.round_limit:
                g.phase = Phase.OVER
                g.seat = OVER
                emit(g, LIMIT_REACHED, g.round)
                return True
            g.round += 1
        if not g.out[g.turn]:
            break
    g.led = 0
    emit(g, TURN_BEGINS, g.round, g.turn)
    return False
