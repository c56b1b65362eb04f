"""Where a truck can go (4.2–4.6).

Sets of cells are four 60-bit words of three rows each.  Layer d holds the cells whose cheapest way costs exactly
d points; a cell of cost c enters layer d from the neighbours of layer d - c.  All cells of a layer are found at
once, by shifting whole words.
"""

from __future__ import annotations

from gusher.kernel.jit import rule
from gusher.kernel.mask import FULL, has

from .desk import Desk
from .state import BOARD_WORDS, CELLS, COLUMNS, NONE, Edition, State

WEST_EDGE = 1 | 1 << COLUMNS | 1 << 2 * COLUMNS         # column 0 of the three rows of a word
NOT_WEST = FULL & ~WEST_EDGE
TWO_ROWS = 2 * COLUMNS


@rule
def spread(desk: Desk, cost: int) -> None:
    """All orthogonal neighbours of the cells in layer `cost`."""
    layer = desk.layer[cost]
    for word in range(BOARD_WORDS):
        cells = layer[word]
        around = 0
        if cells != 0:
            around = ((cells << 1) & NOT_WEST) | ((cells & NOT_WEST) >> 1)
            around |= ((cells << COLUMNS) & FULL) | (cells >> COLUMNS)
        if word > 0 and layer[word - 1] != 0:
            around |= layer[word - 1] >> TWO_ROWS
        if word + 1 < BOARD_WORDS and layer[word + 1] != 0:
            around |= (layer[word + 1] << TWO_ROWS) & FULL
        desk.spread[cost][word] = around


@rule
def survey(ed: Edition, g: State, desk: Desk, start: int, points: int, goal: int) -> int:
    """Fill the layers from `start` up to `points`, or until `goal` is found: what it costs, or NONE.

    `desk.reached` is then every cell that can be entered, the start included (4.3, 4.5)."""
    for word in range(BOARD_WORDS):
        desk.layer[0][word] = 0
        desk.reached[word] = 0
    desk.layer[0][start // 60] = 1 << (start % 60)
    desk.reached[start // 60] = desk.layer[0][start // 60]
    for cost in range(1, points + 1):
        spread(desk, cost - 1)
        for word in range(BOARD_WORDS):
            found = desk.spread[cost - 1][word] & ed.ground[0][word]
            if cost > 1:
                found |= desk.spread[cost - 2][word] & ed.ground[1][word]
            if cost > 2:
                found |= desk.spread[cost - 3][word] & ed.ground[2][word]
            found &= ~(desk.reached[word] | g.derrick_cells[word])
            desk.layer[cost][word] = found
            desk.reached[word] |= found
        if goal != NONE and has(desk.layer[cost], goal):
            return cost
    return NONE


@rule
def keep_stops(g: State, desk: Desk) -> None:
    """4.4: leave in `desk.reached` only the cells where the truck may stop, its own cell excluded."""
    for word in range(BOARD_WORDS):
        desk.reached[word] &= ~g.tile_cells[word]
    for other in range(g.players):
        cell = g.truck[other]
        if cell != NONE:
            desk.reached[cell // 60] &= ~(1 << (cell % 60))


@rule
def step_back(ed: Edition, desk: Desk, cell: int, cost: int) -> int:
    """4.6: the cell before `cell` on the way there: of the cheapest, the one lowest in column, then in row."""
    before = cost - ed.cost[cell]
    column = cell % COLUMNS
    if column > 0 and has(desk.layer[before], cell - 1):
        return cell - 1
    if cell >= COLUMNS and has(desk.layer[before], cell - COLUMNS):
        return cell - COLUMNS
    if cell + COLUMNS < CELLS and has(desk.layer[before], cell + COLUMNS):
        return cell + COLUMNS
    return cell + 1
