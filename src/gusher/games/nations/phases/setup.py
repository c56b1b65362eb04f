"""Setting up (S1–S6)."""

from __future__ import annotations

from gusher.kernel.chance import CHANCE, EVERYBODY
from gusher.kernel.jit import rule
from gusher.kernel.rng import below

from ..scratch import Scratch
from ..state import (
    CARD_KINDS,
    COUNTRIES,
    DECK,
    NONE,
    RESERVE,
    SEATS,
    SPACES,
    STATIONS,
    TYPES,
    WORDS,
    Edition,
    Phase,
    State,
)
from ..verbs import FIRST


@rule
def set_up(ed: Edition, g: State, players: int) -> None:
    """Lay out a new game over whatever was in the record; the generator is left alone."""
    g.players = players
    g.round = 0
    g.phase = Phase.SETUP
    g.step = g.led = g.due = 0
    g.first = g.turn = 0
    g.seat = CHANCE
    g.bank_tankers = ed.tankers
    g.bank_pipelines = ed.pipelines
    for space in range(SPACES):
        g.leader[space] = NONE
    for seat in range(SEATS):
        set_up_seat(ed, g, seat, seat < players)
    lay_first_pipelines(ed, g)
    shuffle(ed, g)


@rule
def set_up_seat(ed: Edition, g: State, seat: int, is_used: int) -> None:
    """S1, S2: an unused seat has nothing and counts as out."""
    g.out[seat] = 0 if is_used else 1
    g.money[seat] = ed.money if is_used else 0
    g.strike[seat] = 0
    g.agent[seat] = NONE
    for word in range(WORDS):
        g.stands[seat][word] = 0
    for kind in range(TYPES):
        g.reserve[seat][kind] = ed.leaders[kind] if is_used else 0
    for station in range(STATIONS):
        g.tankers[seat][station] = 0
    if is_used:
        g.tankers[seat][RESERVE] = ed.first_tankers
        g.bank_tankers -= ed.first_tankers


@rule
def lay_first_pipelines(ed: Edition, g: State) -> None:
    """S4: the pipelines laid at the start are taken from the twelve (S2)."""
    for country in range(COUNTRIES):
        g.joined[country] = ed.laid[country]
        for other in range(country):
            g.bank_pipelines -= (ed.laid[country] >> other) & 1


@rule
def shuffle(ed: Edition, g: State) -> None:
    """S5: the next card is decided only when it is drawn."""
    g.drawn = 0
    g.chain = 0
    g.card = NONE
    for kind in range(CARD_KINDS):
        g.unseen[kind] = ed.card_count[kind]
    for place in range(DECK):
        g.deck[place] = NONE


@rule
def enter(ed: Edition, g: State) -> bool:
    """S5: the starting player is chosen at random, unless the table named one."""
    if g.step == 0:
        g.step = 1
        if ed.first == NONE:
            g.seat = CHANCE
            return True
        start_from(g, ed.first)
    return False


@rule
def start_from(g: State, seat: int) -> None:
    """The turn comes to the starting seat when the one before it ends (see `turn_ends.py`)."""
    g.first = seat
    g.turn = (seat - 1) % g.players


@rule
def draw(ed: Edition, g: State) -> int:
    return FIRST + below(g, g.players)


def odds(ed: Edition, g: State) -> list[tuple[int, int]]:
    return [(FIRST + seat, 1) for seat in range(g.players)]


@rule
def apply(ed: Edition, g: State, scratch: Scratch, action: int) -> None:
    start_from(g, action - FIRST)


witnesses = EVERYBODY
