"""Before the leader step: a player who cannot go on is out (8.1–8.3)."""

from __future__ import annotations

from gusher.kernel.chance import OVER
from gusher.kernel.jit import emit, rule
from gusher.kernel.mask import lowest

from ..common import SAVED, can_pay, has_leader, take_off
from ..events import LAST_LEFT, OUT
from ..networks import revenue
from ..state import NONE, SEATS, STATIONS, TYPES, WORD, WORDS, Edition, Phase, State


@rule
def enter(ed: Edition, g: State) -> bool:
    is_saved = g.led & SAVED and (ed.rules == 1 or has_leader(g, g.turn))  # 8.2; a leader may fall after the card
    if not is_saved and is_ruined(ed, g, g.turn):
        eliminate(g, g.turn)
    return g.seat == OVER


@rule
def is_ruined(ed: Edition, g: State, seat: int) -> bool:
    """8.1: too little money for the cheapest leader (or no leader left at all), and no revenue at that moment."""
    return not can_pay(ed, g, seat) and revenue(ed, g, seat) == 0


@rule
def eliminate(g: State, seat: int) -> None:
    """8.1, 8.3: money and tankers go to the bank, and all pieces, including the agent (4.11), leave the board; the last
    player left wins."""
    emit(g, OUT, seat, g.money[seat])
    g.out[seat] = 1
    g.money[seat] = 0
    g.strike[seat] = 0
    g.agent[seat] = NONE
    for kind in range(TYPES):
        g.reserve[seat][kind] = 0
    for word in range(WORDS):
        while g.stands[seat][word] != 0:
            take_off(g, word * WORD + lowest(g.stands[seat][word]))
    for station in range(STATIONS):
        if g.tankers[seat][station] > 0:
            g.bank_tankers += g.tankers[seat][station]
            g.tankers[seat][station] = 0
    left = 0
    last = NONE
    for other in range(SEATS):
        if not g.out[other]:
            left += 1
            last = other
    if left == 1:
        g.phase = Phase.OVER
        g.seat = OVER
        emit(g, LAST_LEFT, last)
