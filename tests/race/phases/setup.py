"""Setting up (S1, S2)."""

from __future__ import annotations

from gusher.kernel.chance import CHANCE, EVERYBODY
from gusher.kernel.jit import emit, rule
from gusher.kernel.rng import below

from ..events import BEGINS
from ..scratch import Scratch
from ..state import NONE, RUNNERS, SEATS, Edition, Phase, State
from ..verbs import FIRST


@rule
def set_up(ed: Edition, g: State, players: int) -> None:
    """A new game over whatever was in the record; the generator is left alone."""
    g.players = players
    g.phase = Phase.SETUP
    g.round = g.step = g.turn = g.seat = g.first = g.runner = 0
    for seat in range(SEATS):
        for runner in range(RUNNERS):
            g.space[seat][runner] = 0  # S1: behind the starting line


@rule
def enter(ed: Edition, g: State) -> bool:
    """S2: the first player is drawn by lot, unless the option names one."""
    if g.step == 0 and ed.first != NONE:
        begin(g, ed.first)
    g.seat = CHANCE
    return g.step == 0


@rule
def begin(g: State, seat: int) -> None:
    g.step = 1
    g.first = seat
    g.turn = (seat - 1) % g.players  # whose turn "ends" now (see `pick`)
    emit(g, BEGINS, seat)


@rule
def draw(ed: Edition, g: State) -> int:
    return FIRST + below(g, g.players)


def odds(ed: Edition, g: State) -> list[tuple[int, int]]:
    return [(FIRST + seat, 1) for seat in range(g.players)]


witnesses = EVERYBODY


@rule
def apply(ed: Edition, g: State, scratch: Scratch, action: int) -> None:
    begin(g, action - FIRST)
