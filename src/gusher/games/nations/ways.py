"""Where leaders and agents can go, for people: each with the way there, so that it can be priced and drawn."""

from __future__ import annotations

from .common import owner_of
from .rings import EVERYWHERE, far_to, mark_stops, survey, trace
from .scratch import Scratch
from .state import AGENT_MOVES, NONE, SPACES, Edition, State

Ways = dict[int, list[int]]
"""Goal -> the spaces of the way there, in order, the goal last."""


def leader_ways(ed: Edition, g: State, start: int, limit: int = SPACES) -> Ways:
    """4.3–4.8: where the leader on `start` may go, up to `limit` spaces away."""
    scratch = Scratch()
    mark_stops(ed, g, scratch, owner_of(g.leader[start]))
    return _surveyed(ed, g, scratch, start, limit)


def open_ways(ed: Edition, g: State, start: int) -> Ways:
    """The same, but with nothing in the way: no leader, no agent, no "?"."""
    return _surveyed(ed, g, Scratch(), start, SPACES)


def _surveyed(ed: Edition, g: State, scratch: Scratch, start: int, limit: int) -> Ways:
    survey(ed, g, scratch, start, limit, EVERYWHERE)
    found = {}
    for goal in range(SPACES):
        if far_to(scratch, goal):
            found[goal] = trace(ed, scratch, goal)
    return found


def agent_ways(ed: Edition, start: int) -> Ways:
    """5.1: where the agent on `start` may go."""
    rows = [row for row in range(AGENT_MOVES) if ed.agent_to[start][row] != NONE]
    return {
        ed.agent_to[start][row]: [*ed.agent_via[start * AGENT_MOVES + row], ed.agent_to[start][row]] for row in rows
    }
