"""Action 4, first half — placing and moving the truck and the locomotive (4.1–4.7)."""

from __future__ import annotations

from gusher.kernel.chance import CHANCE
from gusher.kernel.jit import emit, rule
from gusher.kernel.mask import BITS, has, lowest, offer, offer_bits, offer_range, remove, span

from ..common import draw_tile, player_at, tile_odds
from ..events import DROVE, LOOKED, PLACED, RAILED, WAY
from ..reach import cost_of, find_stops, step_back, survey
from ..scratch import Scratch
from ..state import BOARD_WORDS, COLUMNS, NONE, RED_KIND, ROWS, Edition, State
from ..verbs import DRIVE, HALT, LEAST_TILE, PLACE, RAIL, TILE

BEGIN, PLACING, MOVING, HALTED = 0, 1, 2, 3  # g.step


@rule
def enter(ed: Edition, g: State) -> bool:
    """One player after another; the tiles that a truck gets to see are settled first (4.6)."""
    seat = player_at(g, g.turn)
    if g.step == BEGIN:
        g.points = ed.card_moves[g.card[seat]]
        g.step = MOVING if g.truck[seat] != NONE else PLACING  # 4.1
        if g.step == MOVING:
            note_tiles(ed, g, seat, g.truck[seat])
    while g.looking != 0:
        g.site = lowest(g.looking)
        if g.tile[g.site] == 0:  # nobody has seen it yet: chance decides what it is
            g.seat = CHANCE
            return True
        look(g, seat)
    if g.step == HALTED:
        return False
    g.seat = seat
    return True


@rule
def note_tiles(ed: Edition, g: State, seat: int, cell: int) -> None:
    """4.6: the untouched black tiles next to a cell, unless this player has seen them before."""
    for side in range(4):
        site = ed.near[cell][side]
        if site == NONE:
            return
        if (
            ed.site_kind[site] != RED_KIND
            and has(g.tile_cells, ed.site_cell[site])
            and (g.looked[site] >> seat) & 1 == 0
        ):
            g.looking |= 1 << site


@rule
def look(g: State, seat: int) -> None:
    g.looking &= ~(1 << g.site)
    g.looked[g.site] |= 1 << seat
    emit(g, LOOKED, seat, g.site, g.tile[g.site])


@rule
def draw(ed: Edition, g: State) -> int:
    return draw_tile(ed, g)


def odds(ed: Edition, g: State) -> list[tuple[int, int]]:
    return tile_odds(ed, g)


@rule
def legal(ed: Edition, g: State, scratch: Scratch) -> int:
    seat = g.seat
    if g.step == PLACING:
        offer_places(g, scratch)
        return span(PLACE, PLACE + ROWS - 1)
    offer(scratch.mask, HALT)  # 4.2: unused points are lost; 0.1: if nothing else is legal, it is automatic
    here = g.loco[seat]
    offer_range(scratch.mask, RAIL + here + 1, RAIL + ed.rail_reach[here][g.points])  # 4.7
    if g.points > 0:
        survey(ed, g, scratch, g.truck[seat], g.points)
        find_stops(g, scratch)
        offer_drives(scratch)
    return span(DRIVE, HALT)


@rule
def offer_places(g: State, scratch: Scratch) -> None:
    """4.1: column 0, where no site can be, less the cells with a truck."""
    offer_range(scratch.mask, PLACE, PLACE + ROWS - 1)
    for other in range(g.players):
        cell = g.truck[other]
        if cell != NONE and cell % COLUMNS == 0:
            remove(scratch.mask, PLACE + cell // COLUMNS)


@rule
def offer_drives(scratch: Scratch) -> None:
    """Offer drives to the cells in `scratch.stops`, a whole word at a time."""
    for word in range(BOARD_WORDS):
        offer_bits(scratch.mask, DRIVE + word * BITS, scratch.stops[word])


@rule
def apply(ed: Edition, g: State, scratch: Scratch, action: int) -> None:
    seat = player_at(g, g.turn)
    if action >= TILE:  # chance has decided what the tile is
        g.tile[g.site] = action - TILE + LEAST_TILE
        look(g, seat)
    elif action == HALT:
        g.step = HALTED
    elif action >= RAIL:
        ride(ed, g, seat, action - RAIL)
    elif action >= DRIVE:
        drive(ed, g, scratch, seat, action - DRIVE)
    else:
        g.truck[seat] = (action - PLACE) * COLUMNS  # 4.1: in column 0
        g.step = MOVING
        emit(g, PLACED, seat, g.truck[seat])
        note_tiles(ed, g, seat, g.truck[seat])


@rule
def ride(ed: Edition, g: State, seat: int, column: int) -> None:
    """4.7: each column costs what is printed there."""
    old = g.loco[seat]
    points = g.points
    for space in range(old + 1, column + 1):
        points -= ed.track[space]
    emit(g, RAILED, seat, old, column, g.points - points)
    g.points = points
    g.loco[seat] = column


@rule
def drive(ed: Edition, g: State, scratch: Scratch, seat: int, goal: int) -> None:
    """4.3, 4.6: take the cheapest way, seeing what lies beside each cell where the truck could stop (4.4)."""
    start = g.truck[seat]
    survey(ed, g, scratch, start, g.points)
    cost = cost_of(scratch, goal, g.points)
    find_stops(g, scratch)
    g.points -= cost
    g.truck[seat] = goal
    emit(g, DROVE, seat, start, goal, cost)
    cell = goal
    while cell != start:
        emit(g, WAY, seat, cell)  # back from the goal
        if has(scratch.stops, cell):
            note_tiles(ed, g, seat, cell)
        before = step_back(ed, scratch, cell, cost)
        cost -= ed.cost[cell]
        cell = before


def witnesses(ed: Edition, g: State) -> int:
    """4.6: only the player who looks sees the tile."""
    return 1 << player_at(g, g.turn)
