"""Scratch paper beside a game, not part of it: the legal mask, and the truck's reach."""

from __future__ import annotations

from gusher.kernel.jit import rule
from gusher.kernel.layout import Layout, i8, i16, i64
from gusher.kernel.mask import clear, span

from .state import BOARD_WORDS, MOST_MOVES
from .verbs import ACTIONS, MASK_WORDS

EVERYTHING = span(0, ACTIONS - 1)


class Scratch(Layout):
    """One for each thread that plays."""

    mask = i64(MASK_WORDS)
    used = i64()  # which of its words are in use (mask.py)

    # the last survey (reach.py), and what it was for
    board = i64()
    start = i16()  # the cell plus 1; 0: no survey yet
    points = i8()
    blocked = i64(BOARD_WORDS)  # cells with a derrick
    layer = i64(MOST_MOVES + 1, BOARD_WORDS)  # cells whose cheapest way costs exactly this many points
    reached = i64(BOARD_WORDS)  # all of those cells
    stops = i64(BOARD_WORDS)  # those where the truck may stop


@rule
def lay_out(scratch: Scratch) -> None:
    """Prepare a scratch for its first use: its memory need not have been zeroed."""
    clear(scratch.mask, EVERYTHING)
    scratch.used = 0
    scratch.start = 0
