"""The leader step: place or move one leader (4.1–4.10)."""

from __future__ import annotations

from gusher.kernel.jit import emit, rule
from gusher.kernel.mask import span

from ..common import USED, can_place, offer_placing, place, type_of
from ..events import MOVED, SKIPPED, STEP_USED
from ..rings import can_move_any, distance, march, mark_stops, next_leader, offer_moves
from ..scratch import Scratch
from ..state import COUNTRIES, NONE, SPACES, TYPES, Edition, State
from ..verbs import MOVE, PLACE

BEGIN, DONE = 0, 1  # g.step


@rule
def enter(ed: Edition, g: State) -> bool:
    seat = g.turn
    if g.step == DONE:
        return False
    if g.led & USED:  # 5.3
        emit(g, STEP_USED, seat)
        return False
    if not can_lead(ed, g, seat):  # 4.2
        emit(g, SKIPPED, seat)
        return False
    g.seat = seat
    return True


@rule
def can_lead(ed: Edition, g: State, seat: int) -> bool:
    """4.2: can a leader be placed or moved with the money in hand?"""
    return can_place(ed, g, seat, g.money[seat]) or can_move_any(ed, g, seat, g.money[seat])


@rule
def legal(ed: Edition, g: State, scratch: Scratch) -> int:
    seat = g.seat
    money = g.money[seat]
    offer_placing(ed, g, scratch, PLACE, seat, money)
    used = span(PLACE, PLACE + TYPES * COUNTRIES - 1)
    mark_stops(ed, g, scratch, seat)
    start = next_leader(g, seat, NONE)
    while start != NONE:
        used |= offer_moves(ed, g, scratch, start, affordable(ed, g.leader[start], money))
        start = next_leader(g, seat, start)
    return used


@rule
def affordable(ed: Edition, leader: int, money: int) -> int:
    """4.1, 4.4: how many spaces this leader can be moved for the money."""
    return min(money // ed.price[type_of(leader)], SPACES)


@rule
def apply(ed: Edition, g: State, scratch: Scratch, action: int) -> None:
    seat = g.seat
    if action >= MOVE:
        move(ed, g, scratch, seat, (action - MOVE) // SPACES, (action - MOVE) % SPACES)
    else:
        kind = (action - PLACE) // COUNTRIES
        place(ed, g, seat, kind, (action - PLACE) % COUNTRIES, ed.price[kind])
    g.step = DONE


@rule
def move(ed: Edition, g: State, scratch: Scratch, seat: int, start: int, goal: int) -> None:
    """4.1, 4.3: every space of the shortest way is paid for."""
    leader = g.leader[start]
    far = distance(ed, g, scratch, start, goal, affordable(ed, leader, g.money[seat]))
    millions = far * ed.price[type_of(leader)]
    g.money[seat] -= millions
    emit(g, MOVED, seat, start, goal, millions)
    march(ed, g, scratch, start, goal)
