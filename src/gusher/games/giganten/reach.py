"""Where a truck can go (4.2–4.6).

Sets of cells are four 60-bit words of three rows each.  Layer d holds the cells whose cheapest way costs exactly
d points; a cell of cost c enters layer d from the neighbours of layer d - c.  All cells of a layer are found at
once, by shifting whole words.
"""

from __future__ import annotations

from gusher.kernel.jit import rule
from gusher.kernel.mask import FULL, has, offer, remove

from .desk import Desk
from .state import BOARD_WORDS, CELLS, COLUMNS, NONE, Edition, State

WEST_EDGE = 1 | 1 << COLUMNS | 1 << 2 * COLUMNS         # column 0 of the three rows of a word
NOT_WEST = FULL & ~WEST_EDGE
TWO_ROWS = 2 * COLUMNS


@rule
def around(above: int, cells: int, below: int) -> int:
    """All orthogonal neighbours, within one word, of the cells in it and in the words above and below."""
    return (((cells << 1) & NOT_WEST) | ((cells & NOT_WEST) >> 1) | ((cells << COLUMNS) & FULL)
            | (cells >> COLUMNS) | (above >> TWO_ROWS) | ((below << TWO_ROWS) & FULL))


@rule
def survey(ed: Edition, g: State, desk: Desk, start: int, points: int) -> None:
    """Fill the layers from `start` up to `points` (4.3, 4.5); `desk.reached` is then every cell that can be entered,
    the start included.  A survey depends on the board, the derricks, start and points alone: if the last one on
    this desk was the same, it still holds."""
    if is_known(ed, g, desk, start, points):
        return
    for word in range(BOARD_WORDS):
        desk.blocked[word] = g.derrick_cells[word]
        desk.layer[0][word] = 0
    offer(desk.layer[0], start)
    a, b, c, d = desk.layer[0][0], desk.layer[0][1], desk.layer[0][2], desk.layer[0][3]     # the last layer
    plain, hill, mountain = ed.ground[0], ed.ground[1], ed.ground[2]
    a1 = b1 = c1 = d1 = a2 = b2 = c2 = d2 = 0       # the neighbours of the last layer, and of the one before it
    shut_a, shut_b = desk.blocked[0] | a, desk.blocked[1] | b       # where the truck cannot go or has been
    shut_c, shut_d = desk.blocked[2] | c, desk.blocked[3] | d
    for cost in range(1, points + 1):
        a3, b3, c3, d3 = a2, b2, c2, d2
        a2, b2, c2, d2 = a1, b1, c1, d1
        a1, b1, c1, d1 = around(0, a, b), around(a, b, c), around(b, c, d), around(c, d, 0)
        a = ((a1 & plain[0]) | (a2 & hill[0]) | (a3 & mountain[0])) & ~shut_a
        b = ((b1 & plain[1]) | (b2 & hill[1]) | (b3 & mountain[1])) & ~shut_b
        c = ((c1 & plain[2]) | (c2 & hill[2]) | (c3 & mountain[2])) & ~shut_c
        d = ((d1 & plain[3]) | (d2 & hill[3]) | (d3 & mountain[3])) & ~shut_d
        shut_a |= a
        shut_b |= b
        shut_c |= c
        shut_d |= d
        layer = desk.layer[cost]
        layer[0] = a
        layer[1] = b
        layer[2] = c
        layer[3] = d
    desk.reached[0] = shut_a & ~desk.blocked[0]
    desk.reached[1] = shut_b & ~desk.blocked[1]
    desk.reached[2] = shut_c & ~desk.blocked[2]
    desk.reached[3] = shut_d & ~desk.blocked[3]
    desk.board = ed.board
    desk.start = start + 1
    desk.points = points


@rule
def is_known(ed: Edition, g: State, desk: Desk, start: int, points: int) -> bool:
    """Does the desk hold this very survey?"""
    if desk.start != start + 1 or desk.points != points or desk.board != ed.board:
        return False
    for word in range(BOARD_WORDS):
        if desk.blocked[word] != g.derrick_cells[word]:
            return False
    return True


@rule
def cost_of(desk: Desk, cell: int, points: int) -> int:
    """What the cheapest way to a cell costs, after a survey; NONE if it is further than `points`."""
    for cost in range(1, points + 1):
        if has(desk.layer[cost], cell):
            return cost
    return NONE


@rule
def find_stops(g: State, desk: Desk) -> None:
    """4.4: of the cells reached, those where the truck may stop, its own cell excluded."""
    for word in range(BOARD_WORDS):
        desk.stops[word] = desk.reached[word] & ~g.tile_cells[word]
    for other in range(g.players):
        cell = g.truck[other]
        if cell != NONE:
            remove(desk.stops, cell)


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
