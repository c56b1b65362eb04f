"""Action 9 — new first player (9.1)."""

from __future__ import annotations

from gusher.kernel.jit import emit, rule

from ..common import player_at
from ..events import ROUND_BEGINS
from ..state import Edition, State


@rule
def enter(ed: Edition, g: State) -> bool:
    """9.1: the die passes to the left, and a new round begins."""
    g.first = player_at(g, 1)
    g.round += 1
    emit(g, ROUND_BEGINS, g.round, g.first)
    return False
