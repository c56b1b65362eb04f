"""Collecting revenue (2.2, 3)."""

from __future__ import annotations

from gusher.kernel.jit import emit, rule

from ..events import NOT_COLLECTED
from ..networks import collect
from ..state import Edition, State


@rule
def enter(ed: Edition, g: State) -> bool:
    """2.2: what the board pays, unless a strike has been drawn since the last collection."""
    if g.strike[g.turn]:
        g.strike[g.turn] = 0
        emit(g, NOT_COLLECTED, g.turn)
    else:
        collect(ed, g, g.turn)
    return False
