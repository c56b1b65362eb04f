"""What a position consists of, and the printed things beside it."""

from __future__ import annotations

from enum import IntEnum

from gusher.kernel.layout import ALL, Layout, i8, i16, i64

COLOURS = ("red", "blue", "green")
SEATS = len(COLOURS)
RUNNERS = 2  # of each player (S1)
NONE = -1


class Phase(IntEnum):
    SETUP = 0
    PICK = 1
    RUN = 2
    OVER = 3


class Edition(Layout):
    """What is printed, and the options."""

    length = i8(seen_by=ALL)  # the space where the track ends (S1)
    die = i8(seen_by=ALL)  # the highest face (1.2)
    first = i8(seen_by=ALL)  # option `first`: a seat, or NONE for a random one


class State(Layout):
    """One game."""

    key = i64(2)  # the generator of simulated games (rng.py): seen by nobody
    draws = i64()
    players = i8(seen_by=ALL)
    round = i16(seen_by=ALL)
    phase = i8(seen_by=ALL)
    step = i8(seen_by=ALL)  # within the phase
    turn = i8(seen_by=ALL)  # whose turn it is
    seat = i8(seen_by=ALL)  # whose decision is due, or CHANCE, or OVER
    first = i8(seen_by=ALL)  # who had the first turn
    runner = i8(seen_by=ALL)  # the one picked
    space = i8(SEATS, RUNNERS, seen_by=ALL)  # where each runner stands
