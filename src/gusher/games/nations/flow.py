"""The sequence of play, and the one place where a phase is chosen."""

from __future__ import annotations

from gusher.kernel.chance import OVER
from gusher.kernel.jit import rule

from .phases import agent, first_turn, incident, leader, revenue, ruin, setup, trade, turn_ends
from .phases.setup import set_up as set_up
from .scratch import Scratch
from .scratch import lay_out as lay_out
from .state import NONE, Edition, Phase, State

NEXT = (
    Phase.TURN_ENDS,  # SETUP             (S1–S6), then turn after turn:
    Phase.TURN_ENDS,  # FIRST_TURN        2.1: a player's first turn is this alone; every later one (2.2):
    Phase.AGENT,  # REVENUE           collect revenue,
    Phase.AGENT_INCIDENT,  # AGENT             move the agent,
    Phase.RUIN,  # AGENT_INCIDENT    take a card where it stops on "?",
    Phase.LEADER,  # RUIN              be out, or
    Phase.LEADER_INCIDENT,  # LEADER            place or move a leader,
    Phase.TRADE,  # LEADER_INCIDENT   take a card where it stops on "?",
    Phase.TURN_ENDS,  # TRADE             trade in tankers and pipelines,
    Phase.REVENUE,  # TURN_ENDS         and the next player begins
)
SECTIONS = (
    (
        (Phase.SETUP, Phase.TURN_ENDS, Phase.FIRST_TURN, Phase.REVENUE, Phase.AGENT),
        (setup, turn_ends, first_turn, revenue, agent),
    ),
    ((Phase.AGENT_INCIDENT, Phase.LEADER_INCIDENT), (incident,)),
    ((Phase.RUIN,), (ruin,)),
    ((Phase.LEADER,), (leader,)),
    ((Phase.TRADE,), (trade,)),
)
"""A GPU plays the games of a batch section by section (kernel/cuda.py): in each, all do the same."""
LONGEST = 64  # no way from one decision to the next passes more phases than this


@rule
def advance(ed: Edition, g: State) -> None:
    """Play on until a player or chance is due, or the game is over."""
    if g.seat == OVER:
        return
    for _ in range(LONGEST):
        if enter(ed, g):
            return
        follow(g)
    raise RuntimeError("the game does not come to a decision")


@rule
def follow(g: State) -> None:
    """The phase is complete: the next one begins."""
    g.step = 0
    if g.phase == Phase.TURN_ENDS and g.agent[g.turn] == NONE:
        g.phase = Phase.FIRST_TURN
    elif g.phase == Phase.RUIN and g.out[g.turn]:
        g.phase = Phase.TURN_ENDS
    elif g.phase == Phase.AGENT and not g.due:  # no stop on "?", no card
        g.phase = Phase.RUIN
    elif g.phase == Phase.LEADER and not g.due:
        g.phase = Phase.TRADE
    else:
        g.phase = NEXT[g.phase]


@rule
def enter(ed: Edition, g: State) -> bool:
    """Does the phase wait for somebody?  False: it is complete."""
    match g.phase:
        case Phase.SETUP:
            return setup.enter(ed, g)
        case Phase.FIRST_TURN:
            return first_turn.enter(ed, g)
        case Phase.REVENUE:
            return revenue.enter(ed, g)
        case Phase.AGENT:
            return agent.enter(ed, g)
        case Phase.RUIN:
            return ruin.enter(ed, g)
        case Phase.LEADER:
            return leader.enter(ed, g)
        case Phase.AGENT_INCIDENT | Phase.LEADER_INCIDENT:
            return incident.enter(ed, g)
        case Phase.TRADE:
            return trade.enter(ed, g)
        case _:
            return turn_ends.enter(ed, g)


@rule
def legal(ed: Edition, g: State, scratch: Scratch) -> int:
    """Put the legal actions of the seat to act into `scratch.mask`, which is empty; the words that it may use."""
    match g.phase:
        case Phase.FIRST_TURN:
            return first_turn.legal(ed, g, scratch)
        case Phase.AGENT:
            return agent.legal(ed, g, scratch)
        case Phase.LEADER:
            return leader.legal(ed, g, scratch)
        case Phase.TRADE:
            return trade.legal(ed, g, scratch)
        case _:
            return incident.legal(ed, g, scratch)


@rule
def apply(ed: Edition, g: State, scratch: Scratch, action: int) -> None:
    """Carry out a legal action, or an outcome of chance."""
    match g.phase:
        case Phase.SETUP:
            setup.apply(ed, g, action)
        case Phase.FIRST_TURN:
            first_turn.apply(ed, g, action)
        case Phase.AGENT:
            agent.apply(ed, g, action)
        case Phase.LEADER:
            leader.apply(ed, g, scratch, action)
        case Phase.TRADE:
            trade.apply(ed, g, action)
        case _:
            incident.apply(ed, g, scratch, action)


@rule
def draw(ed: Edition, g: State) -> int:
    """An outcome of chance, from the generator in the state."""
    if g.phase == Phase.SETUP:
        return setup.draw(ed, g)
    return incident.draw(ed, g)


def odds(ed: Edition, g: State) -> list[tuple[int, int]]:
    """Every outcome that chance can have now, with its weight as a whole number."""
    return setup.odds(ed, g) if g.phase == Phase.SETUP else incident.odds(ed, g)


def witnesses(ed: Edition, g: State) -> int:
    """Who gets to know the outcome that chance is about to have: one bit for each seat."""
    return setup.witnesses(ed, g) if g.phase == Phase.SETUP else incident.witnesses(ed, g)
