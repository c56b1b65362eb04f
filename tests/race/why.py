"""The clause behind each action, and the reason against one that is not legal."""

from __future__ import annotations

from gusher.kernel.actions import Action
from gusher.kernel.parts import Reason, Why

from .state import Edition, Phase, State
from .verbs import RUNNER_NAMES, VERBS

CLAUSES = {"pick": "1.1", "walk": "1.2", "sprint": "1.2", "first": "S2", "roll": "1.2"}


def expected(g: State) -> tuple[str, tuple[str, ...]]:
    return ("1.1", ("pick",)) if g.phase == Phase.PICK else ("1.2", ("walk", "sprint"))


def clause(ed: Edition, g: State, action: Action) -> str:
    return CLAUSES[action.verb]


def against_pick(ed: Edition, g: State, action: Action) -> Reason | None:
    if g.space[g.seat][RUNNER_NAMES.index(action.args[0])] < ed.length:
        return None
    return Reason("1.1", "race-not-home", {"action": action.text})


WHY = Why("race", VERBS, expected, clause, {"pick": against_pick})
