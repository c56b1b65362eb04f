"""Action 5 — derricks (5.1–5.4)."""

from __future__ import annotations

from gusher.kernel.chance import CHANCE, EVERYBODY
from gusher.kernel.jit import emit, rule
from gusher.kernel.mask import has, offer, remove, span

from ..common import draw_tile, from_supply, has_supply, player_at, tile_odds
from ..events import BUILT
from ..scratch import Scratch
from ..state import NONE, TURNED_UP, Edition, State
from ..verbs import BUILD, LEAST_TILE, PASS, TILE

BEGIN, TURNING = 0, 1  # g.step


@rule
def enter(ed: Edition, g: State) -> bool:
    """5.1: in turn order; players who cannot build are not asked."""
    if g.step == TURNING:
        if g.tile[g.site] == 0:  # nobody has seen the tile: chance decides
            g.seat = CHANCE
            return True
        raise_derrick(ed, g)
    while g.turn < g.players:
        seat = player_at(g, g.turn)
        for side in range(4):
            if can_build(ed, g, seat, ed.near[g.truck[seat]][side]):
                g.seat = seat
                return True
        g.turn += 1
    return False


@rule
def can_build(ed: Edition, g: State, seat: int, site: int) -> bool:
    """5.1: on an untouched site; 5.2, 5.3: with the money and a derrick in hand; S6: not once all crude is gone."""
    if site == NONE or not has(g.tile_cells, ed.site_cell[site]):
        return False
    return g.derricks[seat] > 0 and g.cash[seat] >= ed.build_cost[ed.site_kind[site]] and has_supply(g)


@rule
def legal(ed: Edition, g: State, scratch: Scratch) -> int:
    offer(scratch.mask, PASS)
    for side in range(4):
        site = ed.near[g.truck[g.seat]][side]
        if can_build(ed, g, g.seat, site):
            offer(scratch.mask, BUILD + ed.site_cell[site])
    return span(BUILD, PASS)


@rule
def apply(ed: Edition, g: State, scratch: Scratch, action: int) -> None:
    if action >= TILE:
        g.tile[g.site] = action - TILE + LEAST_TILE
    elif action == PASS:
        g.turn += 1
    else:
        g.site = ed.site_at[action - BUILD]
        g.step = TURNING


@rule
def raise_derrick(ed: Edition, g: State) -> None:
    """5.2, 5.4: pay, turn the tile face up, put the crude under the derrick."""
    seat = player_at(g, g.turn)
    site = g.site
    cell = ed.site_cell[site]
    price = ed.build_cost[ed.site_kind[site]]
    g.cash[seat] -= price
    g.derricks[seat] -= 1
    g.owner[site] = seat
    g.crude[site] = from_supply(g, g.tile[site])  # S6: what is left, if that is less
    g.looked[site] = TURNED_UP
    remove(g.tile_cells, cell)
    offer(g.derrick_cells, cell)
    emit(g, BUILT, seat, site, price, g.crude[site])
    g.turn += 1
    g.step = BEGIN


@rule
def draw(ed: Edition, g: State) -> int:
    return draw_tile(ed, g)


def odds(ed: Edition, g: State) -> list[tuple[int, int]]:
    return tile_odds(ed, g)


witnesses = EVERYBODY
