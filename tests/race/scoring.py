"""The result."""

from __future__ import annotations

from gusher.kernel.jit import rule

from .common import covered
from .state import Edition, State


@rule
def score(ed: Edition, g: State, seat: int) -> int:
    """1.3: the spaces covered; the winner has covered them all."""
    return covered(g, seat)
