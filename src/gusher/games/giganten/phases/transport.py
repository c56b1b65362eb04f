"""Action 6 — drilling and transport (6.1–6.8)."""

from __future__ import annotations

from gusher.kernel.jit import emit, rule
from gusher.kernel.mask import offer, remove, span

from ..common import player_at, to_supply
from ..events import DERRICK_BACK, DRILLED, FREIGHT_PAID, LOST, SHIPPED
from ..scratch import Scratch
from ..state import COLUMNS, COMPANIES, NONE, Edition, State
from ..verbs import BLACK, LOSE, OWN, RIVAL, SHIP

BANK = NONE


@rule
def enter(ed: Edition, g: State) -> bool:
    """6.1, 6.2: in turn order, derrick by derrick, by column and then row.  `g.step` is the next site to deal with."""
    while g.turn < g.players:
        seat = player_at(g, g.turn)
        if g.derricks[seat] == ed.derricks:  # none on the board
            g.step = ed.sites
        while g.step < ed.sites:
            site = g.step
            g.step += 1
            if g.owner[site] == seat:
                drill(ed, g, site)
                g.seat = seat
                return True
        g.turn += 1
        g.step = 0
    return False


@rule
def drill(ed: Edition, g: State, site: int) -> None:
    """6.1: one crude; a derrick whose last crude was taken returns to its owner."""
    seat = g.owner[site]
    g.site = site
    g.crude[site] -= 1
    emit(g, DRILLED, seat, site, g.crude[site])
    if g.crude[site] == 0:
        cell = ed.site_cell[site]
        remove(g.derrick_cells, cell)
        g.owner[site] = NONE
        g.derricks[seat] += 1
        emit(g, DERRICK_BACK, seat, site)


@rule
def furthest_rival(g: State, seat: int) -> int:
    """6.5: the column of the most advanced opponent's locomotive."""
    furthest = 0
    for other in range(g.players):
        if other != seat:
            furthest = max(furthest, g.loco[other])
    return furthest


@rule
def can_ship(ed: Edition, g: State, seat: int, carrier: int) -> bool:
    """6.3: does this locomotive serve the derrick?  6.4, 6.5: can the player pay for it?"""
    column = ed.site_cell[g.site] % COLUMNS
    if g.loco[seat] >= column:
        return carrier == OWN  # 6.4: the others only if the player's own does not serve the derrick
    if carrier == OWN or g.cash[seat] < ed.freight:
        return False
    rival = furthest_rival(g, seat)
    if ed.carrier_forced:  # 6.6: the most advanced of all, written `rival`
        return carrier == RIVAL and max(rival, g.black) >= column
    if carrier == BLACK:
        return g.black >= column
    return rival >= column


@rule
def legal(ed: Edition, g: State, scratch: Scratch) -> int:
    offer(scratch.mask, LOSE)  # 6.2, 6.7
    for carrier in range(3):
        if can_ship(ed, g, g.seat, carrier):
            for company in range(COMPANIES):
                offer(scratch.mask, SHIP + carrier * COMPANIES + company)
    return span(SHIP, LOSE)


@rule
def apply(ed: Edition, g: State, scratch: Scratch, action: int) -> None:
    seat = g.seat
    if action == LOSE:
        to_supply(g, 1)
        emit(g, LOST, seat, g.site)
        return
    carrier = (action - SHIP) // COMPANIES
    company = (action - SHIP) % COMPANIES
    g.tank[seat][company] += 1  # 6.8: it stays there until it is sold
    emit(g, SHIPPED, seat, g.site, company)
    if carrier == BLACK:
        g.cash[seat] -= ed.freight  # 6.4: to the bank
        emit(g, FREIGHT_PAID, seat, BANK, ed.freight)
    elif carrier == RIVAL:
        pay_furthest(ed, g, seat)


@rule
def pay_furthest(ed: Edition, g: State, seat: int) -> None:
    """6.5: to the owner of the most advanced locomotive; owners that are level share equally."""
    furthest = furthest_rival(g, seat)
    level = 0
    if ed.carrier_forced:  # 6.6: the black one's share goes to the bank
        furthest = max(furthest, g.black)
        level = 1 if g.black == furthest else 0
    for other in range(g.players):
        if other != seat and g.loco[other] == furthest:
            level += 1
    share = ed.freight // level
    g.cash[seat] -= ed.freight
    for other in range(g.players):
        if other != seat and g.loco[other] == furthest:
            g.cash[other] += share
            emit(g, FREIGHT_PAID, seat, other, share)
    if ed.carrier_forced and g.black == furthest:
        emit(g, FREIGHT_PAID, seat, BANK, share)
