"""Where a truck can go (4.2–4.6).

Sets of cells are four 60-bit words of three rows each.  Layer d holds the cells whose cheapest way costs exactly d
points; a cell of cost c is in layer d if it is new and borders layer d - c.  All cells of a layer are found at once, by
shifting whole words.
"""

from __future__ import annotations

from gusher.kernel.jit import rule
from gusher.kernel.mask import FULL, has, offer, remove

from .scratch import Scratch
from .state import BOARD_WORDS, CELLS, COLUMNS, NONE, Edition, State

WEST_EDGE = 1 | 1 << COLUMNS | 1 << 2 * COLUMNS  # column 0 of the three rows of a word
NOT_WEST = FULL & ~WEST_EDGE
TWO_ROWS = 2 * COLUMNS


@rule
def around(above: int, cells: int, below: int) -> int:
    """All orthogonal neighbours, within one word, of the cells in it and in the words above and below."""
    return (
        ((cells << 1) & NOT_WEST)
        | ((cells & NOT_WEST) >> 1)
        | ((cells << COLUMNS) & FULL)
        | (cells >> COLUMNS)
        | (above >> TWO_ROWS)
        | ((below << TWO_ROWS) & FULL)
    )


@rule
def survey(ed: Edition, g: State, scratch: Scratch, start: int, points: int) -> None:
    """Fill the layers from `start` up to `points` (4.3, 4.5); `scratch.reached` is then every cell that can be entered,
    including the start.  A survey depends only on the board, the derricks, the start and the points: if the last one on
    this scratch was the same, it still holds."""
    if is_known(ed, g, scratch, start, points):
        return
    for word in range(BOARD_WORDS):
        scratch.blocked[word] = g.derrick_cells[word]
        scratch.layer[0][word] = 0
    offer(scratch.layer[0], start)
    a, b, c, d = scratch.layer[0][0], scratch.layer[0][1], scratch.layer[0][2], scratch.layer[0][3]  # the last layer
    plain, hill, mountain = ed.ground[0], ed.ground[1], ed.ground[2]
    a1 = b1 = c1 = d1 = a2 = b2 = c2 = d2 = 0  # the neighbours of the last layer, and of the one before it
    shut_a, shut_b = scratch.blocked[0] | a, scratch.blocked[1] | b  # where the truck cannot go or has been
    shut_c, shut_d = scratch.blocked[2] | c, scratch.blocked[3] | d
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
        layer = scratch.layer[cost]
        layer[0] = a
        layer[1] = b
        layer[2] = c
        layer[3] = d
    scratch.reached[0] = shut_a & ~scratch.blocked[0]
    scratch.reached[1] = shut_b & ~scratch.blocked[1]
    scratch.reached[2] = shut_c & ~scratch.blocked[2]
    scratch.reached[3] = shut_d & ~scratch.blocked[3]
    scratch.board = ed.board
    scratch.start = start + 1
    scratch.points = points


@rule
def is_known(ed: Edition, g: State, scratch: Scratch, start: int, points: int) -> bool:
    """Does the scratch hold this very survey?"""
    if scratch.start != start + 1 or scratch.points != points or scratch.board != ed.board:
        return False
    for word in range(BOARD_WORDS):
        if scratch.blocked[word] != g.derrick_cells[word]:
            return False
    return True


@rule
def cost_of(scratch: Scratch, cell: int, points: int) -> int:
    """What the cheapest way to a cell costs, after a survey; NONE if it is further than `points`."""
    for cost in range(1, points + 1):
        if has(scratch.layer[cost], cell):
            return cost
    return NONE


@rule
def find_stops(g: State, scratch: Scratch) -> None:
    """4.4: of the cells reached, those where the truck may stop, its own cell excluded."""
    for word in range(BOARD_WORDS):
        scratch.stops[word] = scratch.reached[word] & ~g.tile_cells[word]
    for other in range(g.players):
        cell = g.truck[other]
        if cell != NONE:
            remove(scratch.stops, cell)


@rule
def step_back(ed: Edition, scratch: Scratch, cell: int, cost: int) -> int:
    """4.6: the cell before `cell` on the way there: of the cheapest, the one lowest in column, then in row."""
    before = cost - ed.cost[cell]
    column = cell % COLUMNS
    if column > 0 and has(scratch.layer[before], cell - 1):
        return cell - 1
    if cell >= COLUMNS and has(scratch.layer[before], cell - COLUMNS):
        return cell - COLUMNS
    if cell + COLUMNS < CELLS and has(scratch.layer[before], cell + COLUMNS):
        return cell + COLUMNS
    return cell + 1
