"""Setting up (S1–S10)."""

from __future__ import annotations

from gusher.kernel.chance import CHANCE, EVERYBODY
from gusher.kernel.jit import emit, rule
from gusher.kernel.mask import offer
from gusher.kernel.rng import below

from ..events import ROUND_BEGINS
from ..scratch import Scratch
from ..state import BEIGE, BOARD_WORDS, COMPANIES, NONE, RED, SEATS, SITES, Edition, Phase, State
from ..verbs import FIRST


@rule
def set_up(ed: Edition, g: State, players: int) -> None:
    """Lay out a new game over whatever was in the record; the generator is left alone."""
    g.players = players
    g.round = 1
    g.phase = Phase.SETUP
    g.step = g.turn = g.company = g.first = 0
    g.seat = CHANCE
    g.supply = ed.supply  # S6
    g.black = 0
    g.points = g.looking = g.bid = g.bidders = g.sold = 0
    g.site = g.leader = NONE
    for company in range(COMPANIES):
        g.price[company] = ed.start_step  # S5
    for slot in range(SEATS + 1):
        g.offer[slot] = NONE
    for seat in range(SEATS):
        set_up_seat(ed, g, seat, seat < players)
    set_up_decks(ed, g)
    lay_tiles(ed, g)


@rule
def set_up_seat(ed: Edition, g: State, seat: int, is_used: int) -> None:
    """S8, S9: an unused seat has nothing."""
    g.cash[seat] = ed.cash if is_used else 0
    g.derricks[seat] = ed.derricks if is_used else 0
    g.truck[seat] = g.card[seat] = NONE
    g.loco[seat] = g.licences[seat] = g.ones[seat] = 0
    for company in range(COMPANIES):
        g.tank[seat][company] = 0


@rule
def set_up_decks(ed: Edition, g: State) -> None:
    """S7: a deck is just the cards left in it; which one comes next is decided when it is drawn."""
    for row in range(BEIGE):
        g.beige_deck[row] = ed.card_count[row]
        g.beige_gone[row] = 0
    for row in range(RED):
        g.red_deck[row] = ed.card_count[BEIGE + row]
        g.red_gone[row] = 0
    g.licence_deck = ed.licence_ones + ed.licence_twos
    g.gone_ones = g.gone_twos = 0


@rule
def lay_tiles(ed: Edition, g: State) -> None:
    """S3, S4: a face-down tile on every site in play; its value is decided when somebody sees it."""
    for word in range(BOARD_WORDS):
        g.tile_cells[word] = g.derrick_cells[word] = 0
    for site in range(SITES):
        g.tile[site] = g.looked[site] = g.crude[site] = 0
        g.owner[site] = NONE
        if site < ed.sites:
            offer(g.tile_cells, ed.site_cell[site])


@rule
def enter(ed: Edition, g: State) -> bool:
    """S10: the first player is chosen at random, unless the table named one."""
    if g.step == 0:
        g.step = 1
        if ed.first == NONE:
            g.seat = CHANCE
            return True
        g.first = ed.first
    emit(g, ROUND_BEGINS, g.round, g.first)
    return False


@rule
def draw(ed: Edition, g: State) -> int:
    return FIRST + below(g, g.players)


def odds(ed: Edition, g: State) -> list[tuple[int, int]]:
    return [(FIRST + seat, 1) for seat in range(g.players)]


@rule
def apply(ed: Edition, g: State, scratch: Scratch, action: int) -> None:
    g.first = action - FIRST


witnesses = EVERYBODY
