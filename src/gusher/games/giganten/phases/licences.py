"""Action 3 — licences (3.1, 3.2)."""

from __future__ import annotations

from gusher.kernel.chance import CHANCE, count_odds, draw_count
from gusher.kernel.jit import emit, rule

from ..common import player_at
from ..events import DEALT, DECK_ANEW
from ..scratch import Scratch
from ..state import Edition, State
from ..verbs import DEAL, DEAL_ROW


@rule
def enter(ed: Edition, g: State) -> bool:
    """3.1: in turn order, one player's whole deal before the next; nothing is dealt when no licences are left."""
    while g.turn < g.players:
        if deal_size(ed, g) > 0:
            g.seat = CHANCE
            return True
        g.turn += 1
    return False


@rule
def deal_size(ed: Edition, g: State) -> int:
    """3.1: the number on the card, or as many as deck and discards hold; the shortfall is not made up."""
    wanted = ed.card_licences[g.card[player_at(g, g.turn)]]
    return min(wanted, g.licence_deck + g.gone_ones + g.gone_twos)


@rule
def deck_ones(ed: Edition, g: State) -> int:
    """How many of the licences in the draw pile are worth 1."""
    left = ed.licence_ones - g.gone_ones
    for seat in range(g.players):
        left -= g.ones[seat]
    return left


@rule
def draw(ed: Edition, g: State) -> int:
    """A deal is a single outcome: how many of the cards are ones."""
    size = deal_size(ed, g)
    ones = deck_ones(ed, g)
    if size <= g.licence_deck:
        ones = draw_count(g, ones, g.licence_deck, size)
    else:  # the rest of the deck, then from the reshuffled deck
        ones += draw_count(g, g.gone_ones, g.gone_ones + g.gone_twos, size - g.licence_deck)
    return DEAL + ones * DEAL_ROW + size - ones


def odds(ed: Edition, g: State) -> list[tuple[int, int]]:
    size, ones, sure = deal_size(ed, g), deck_ones(ed, g), 0
    if size <= g.licence_deck:
        ways = count_odds(ones, g.licence_deck, size)
    else:
        sure = ones
        ways = count_odds(g.gone_ones, g.gone_ones + g.gone_twos, size - g.licence_deck)
    return [(DEAL + (sure + found) * DEAL_ROW + size - sure - found, weight) for found, weight in ways]


@rule
def apply(ed: Edition, g: State, scratch: Scratch, action: int) -> None:
    seat = player_at(g, g.turn)
    ones = (action - DEAL) // DEAL_ROW
    size = ones + (action - DEAL) % DEAL_ROW
    if size > g.licence_deck:  # 0.2: reshuffled while dealing
        g.licence_deck += g.gone_ones + g.gone_twos
        g.gone_ones = g.gone_twos = 0
        emit(g, DECK_ANEW, 2)
    g.licence_deck -= size
    g.licences[seat] += size
    g.ones[seat] += ones
    g.turn += 1
    emit(g, DEALT, seat, size, ones)


def witnesses(ed: Edition, g: State) -> int:
    """3.2: only the holder sees the values."""
    return 1 << player_at(g, g.turn)
