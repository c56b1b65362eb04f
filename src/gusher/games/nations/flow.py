"""The sequence of play."""

from __future__ import annotations

from gusher.kernel.jit import rule
from gusher.kernel.sequence import Step, sequence, turns

from .phases import agent, first_turn, incident, leader, revenue, ruin, setup, trade, turn_ends
from .scratch import lay_out
from .state import NONE, Phase, State


@rule
def is_first_turn(g: State) -> bool:
    """2.1: the player's agent is not on the board yet."""
    return g.agent[g.turn] == NONE


@rule
def is_out(g: State) -> bool:
    return g.out[g.turn] != 0


@rule
def no_card_due(g: State) -> bool:
    """5.3, 7.2: the agent or the leader has not stopped on "?"."""
    return not g.due


PLAY = sequence(
    Phase,
    once=setup,  # S1–S6
    then=turns(
        Step(turn_ends, then=first_turn, when=is_first_turn),  # S5: the next player begins
        revenue,  # 2.2: collect revenue,
        Step(agent, then=ruin, when=no_card_due),  # move the agent,
        Step(incident, phase=Phase.AGENT_INCIDENT),  # take a card if it stops on "?",
        Step(ruin, then=turn_ends, when=is_out),  # be out, or
        Step(leader, then=trade, when=no_card_due),  # place or move a leader,
        Step(incident, phase=Phase.LEADER_INCIDENT),  # take a card if it stops on "?",
        Step(trade, then=turn_ends),  # trade in tankers and pipelines
        first_turn,  # 2.1: this alone is a player's first turn
    ),
    lay_out=lay_out,
    together=[(setup, turn_ends, first_turn, revenue, agent)],
)
