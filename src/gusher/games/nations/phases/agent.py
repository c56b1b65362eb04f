"""The secret agent moves (5.1–5.3)."""

from __future__ import annotations

from gusher.kernel.jit import emit, rule
from gusher.kernel.mask import offer_bits, span

from ..events import AGENT_MOVED, WAY
from ..scratch import Scratch
from ..state import AGENT_MOVES, AGENT_SPACES, SPACES, WORD, WORDS, Edition, State
from ..verbs import AGENT

BEGIN, DONE = 0, 1  # g.step


@rule
def enter(ed: Edition, g: State) -> bool:
    g.seat = g.turn
    return g.step == BEGIN


@rule
def legal(ed: Edition, g: State, scratch: Scratch) -> int:
    """5.1: every space exactly four away; nothing stands in the way (5.2)."""
    for word in range(WORDS):
        offer_bits(scratch.mask, AGENT + word * WORD, ed.agent_reach[g.agent[g.seat]][word])
    return span(AGENT, AGENT + SPACES - 1)


@rule
def apply(ed: Edition, g: State, scratch: Scratch, action: int) -> None:
    seat = g.seat
    start = g.agent[seat]
    goal = action - AGENT
    emit(g, AGENT_MOVED, seat, start, goal)
    tell_way(ed, g, seat, start, goal)
    g.agent[seat] = goal
    if ed.incident[goal]:  # 5.3: only where it stops
        g.due = 1
    g.step = DONE


@rule
def tell_way(ed: Edition, g: State, seat: int, start: int, goal: int) -> None:
    """Report the way there: of several, the one that goes clockwise, then counter-clockwise, where it can."""
    for row in range(AGENT_MOVES):
        if ed.agent_to[start][row] == goal:
            for step in range(AGENT_SPACES - 1):
                emit(g, WAY, seat, ed.agent_via[start * AGENT_MOVES + row][step])
            break
    emit(g, WAY, seat, goal)
