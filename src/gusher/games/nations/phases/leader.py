"""The leader step: who cannot go on is out (8.1–8.3); the others place or move one leader (4.1–4.10)."""

from __future__ import annotations

from gusher.kernel.chance import OVER
from gusher.kernel.jit import rule, tell
from gusher.kernel.mask import lowest

from ..desk import Desk
from ..events import LAST_LEFT, MOVED, OUT, SKIPPED, STEP_USED
from ..networks import revenue
from ..rings import can_move_any, distance, march, mark_stops, offer_moves
from ..state import COUNTRIES, HALF, NONE, SEATS, SPACES, STATIONS, TYPES, Edition, Phase, State
from ..table import SAVED, USED, can_pay, can_place, offer_placing, owner_of, place, type_of
from ..verbs import MOVE, PLACE

BEGIN, DONE = 0, 1              # g.step


@rule
def enter(ed: Edition, g: State) -> bool:
    seat = g.turn
    if g.step == DONE:
        return False
    if not g.led & SAVED and is_ruined(ed, g, seat):
        eliminate(g, seat)
        return g.seat == OVER
    if g.led & USED:                                        # 5.3
        tell(g, STEP_USED, seat)
        return False
    if not can_lead(ed, g, seat):                           # 4.2
        tell(g, SKIPPED, seat)
        return False
    g.seat = seat
    return True


@rule
def is_ruined(ed: Edition, g: State, seat: int) -> bool:
    """8.1: too little money for the cheapest leader, and no revenue at that moment."""
    return not can_pay(ed, g, seat) and revenue(ed, g, seat) == 0


@rule
def eliminate(g: State, seat: int) -> None:
    """8.1, 8.3: money and tankers go to the bank, all pieces leave the board; the last player left wins."""
    tell(g, OUT, seat, g.money[seat])
    g.out[seat] = 1
    g.money[seat] = 0
    g.strike[seat] = 0
    g.agent[seat] = NONE
    for kind in range(TYPES):
        g.reserve[seat][kind] = 0
    for space in range(SPACES):
        if owner_of(g.leader[space]) == seat:
            g.leader[space] = NONE
    for station in range(STATIONS):
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
        tell(g, LAST_LEFT, last)


@rule
def can_lead(ed: Edition, g: State, seat: int) -> bool:
    """4.2: can a leader be placed or moved with the money there is?"""
    return can_place(ed, g, seat, g.money[seat]) or can_move_any(ed, g, seat, g.money[seat])


@rule
def legal(ed: Edition, g: State, desk: Desk) -> None:
    seat = g.seat
    money = g.money[seat]
    offer_placing(ed, g, desk, PLACE, seat, money)
    mark_stops(ed, g, desk, seat)
    for half in range(SPACES // HALF):
        own = desk.own[half]
        while own != 0:
            space = half * HALF + lowest(own)
            offer_moves(ed, g, desk, space, affordable(ed, g.leader[space], money))
            own &= own - 1


@rule
def affordable(ed: Edition, leader: int, money: int) -> int:
    """4.1, 4.4: how many spaces this leader can be moved for the money."""
    return min(money // ed.price[type_of(leader)], SPACES)


@rule
def apply(ed: Edition, g: State, desk: Desk, action: int) -> None:
    seat = g.seat
    if action >= MOVE:
        move(ed, g, desk, seat, (action - MOVE) // SPACES, (action - MOVE) % SPACES)
    else:
        kind = (action - PLACE) // COUNTRIES
        place(ed, g, seat, kind, (action - PLACE) % COUNTRIES, ed.price[kind])
    g.step = DONE


@rule
def move(ed: Edition, g: State, desk: Desk, seat: int, start: int, goal: int) -> None:
    """4.1, 4.3: every space of the shortest way is paid."""
    leader = g.leader[start]
    far = distance(ed, g, desk, start, goal, affordable(ed, leader, g.money[seat]))
    millions = far * ed.price[type_of(leader)]
    g.money[seat] -= millions
    tell(g, MOVED, seat, start, goal, millions)
    march(ed, g, desk, start, goal, far)
