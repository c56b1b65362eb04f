"""Scratch paper beside a game, not part of it: the legal mask, and the truck's reach."""

from __future__ import annotations

from gusher.kernel.record import Record, i64

from .state import BOARD_WORDS, MOST_MOVES
from .verbs import MASK_WORDS


class Desk(Record):
    """One for each thread that plays; what it holds is worth nothing after the call that filled it."""

    mask = i64(MASK_WORDS)
    layer = i64(MOST_MOVES + 1, BOARD_WORDS)    # cells whose cheapest way costs exactly so much
    spread = i64(MOST_MOVES + 1, BOARD_WORDS)   # the neighbours of those cells
    reached = i64(BOARD_WORDS)                  # all of those cells
