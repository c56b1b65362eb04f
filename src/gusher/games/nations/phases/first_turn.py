"""The first turn of a player (2.1)."""

from __future__ import annotations

from gusher.kernel.jit import emit, rule
from gusher.kernel.mask import offer, span

from ..common import offer_placing, place
from ..events import AGENT_PLACED
from ..scratch import Scratch
from ..sea import move_tanker
from ..state import COUNTRIES, INSHORE, RESERVE, RING, TYPES, Edition, State
from ..verbs import PASS, PLACE, TANKER_PLACE

PLACING, LAUNCHING, DONE = 0, 1, 2  # g.step


@rule
def enter(ed: Edition, g: State) -> bool:
    if g.step == LAUNCHING and not can_launch(ed, g, g.turn):
        g.step = DONE
    g.seat = g.turn
    return g.step != DONE


@rule
def can_launch(ed: Edition, g: State, seat: int) -> bool:
    """2.1: the tanker can be placed if the country is a port."""
    return g.tankers[seat][RESERVE] > 0 and ed.port[g.agent[seat] // RING] != 0


@rule
def legal(ed: Edition, g: State, scratch: Scratch) -> int:
    seat = g.seat
    if g.step == PLACING:
        offer_placing(ed, g, scratch, PLACE, seat, g.money[seat])
    else:
        offer(scratch.mask, PASS)
        offer(scratch.mask, TANKER_PLACE + INSHORE + g.agent[seat] // RING)
    return span(PLACE, PLACE + TYPES * COUNTRIES - 1) | span(TANKER_PLACE, PASS)


@rule
def apply(ed: Edition, g: State, scratch: Scratch, action: int) -> None:
    seat = g.seat
    if g.step == PLACING:
        found(ed, g, seat, (action - PLACE) // COUNTRIES, (action - PLACE) % COUNTRIES)
        g.step = LAUNCHING
    else:
        if action != PASS:
            move_tanker(g, seat, RESERVE, action - TANKER_PLACE)
        g.step = DONE


@rule
def found(ed: Edition, g: State, seat: int, kind: int, country: int) -> None:
    """2.1: a leader, paid for, and the agent on the same capital, free."""
    place(ed, g, seat, kind, country, ed.price[kind])
    g.agent[seat] = ed.capital[country]
    emit(g, AGENT_PLACED, seat, g.agent[seat])
