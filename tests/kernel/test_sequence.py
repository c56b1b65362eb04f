"""The sequence of play: what follows what, who is asked, and lists that do not fit the phases."""

from __future__ import annotations

from enum import IntEnum
from types import ModuleType, SimpleNamespace
from typing import Any

import pytest

from gusher.kernel import registry
from gusher.kernel.jit import rule
from gusher.kernel.sequence import Flow, Loop, Step, each_player, rounds, sequence, turns


class Phase(IntEnum):
    SETUP = 0
    SOW = 1
    REAP = 2
    SELL = 3
    OVER = 4


def phase(name: str, **functions: Any) -> ModuleType:
    module = ModuleType(f"farm.phases.{name}")
    vars(module).update(enter=rule(lambda ed, g: False), **functions)
    return module


def says(name: str) -> Any:
    """A function of a phase that says which one was asked."""
    return rule(lambda *arguments: name)


SETUP = phase("setup", set_up=lambda ed, g, players: None)
SOW, REAP = (phase(name, legal=says(name)) for name in ("sow", "reap"))
SELL = phase("sell", legal=says("sell"), draw=says("sell"))


def farm(loop: Loop, **how: Any) -> Flow:
    return sequence(Phase, SETUP, loop, lay_out=lambda scratch: None, **how)


def ways(flow: Flow, start: Phase, count: int, **fields: int) -> list[str]:
    g = SimpleNamespace(**{"phase": start, "step": 7, "turn": 0, "players": 2, **fields})
    names = []
    for _ in range(count):
        flow.follow(g)
        names.append(Phase(g.phase).name)
        assert g.step == 0
    return names


def test_the_first_phase_comes_once_and_the_others_again_and_again() -> None:
    flow = farm(rounds(SOW, REAP, SELL))
    assert ways(flow, Phase.SETUP, 5) == ["SOW", "REAP", "SELL", "SOW", "REAP"]


def test_each_phase_of_a_round_begins_with_the_first_player_and_a_turn_keeps_its_player() -> None:
    for loop, turn in ((rounds(SOW, REAP, SELL), 0), (turns(SOW, REAP, SELL), 1)):
        g = SimpleNamespace(phase=Phase.SOW, step=0, turn=1, players=2)
        farm(loop).follow(g)
        assert (g.phase, g.turn) == (Phase.REAP, turn)


def test_each_player_goes_through_a_group_before_the_next_one_begins() -> None:
    flow = farm(rounds(*each_player(SOW, REAP), SELL))
    assert ways(flow, Phase.SOW, 3, turn=1) == ["REAP", "SOW", "REAP"]
    assert ways(flow, Phase.REAP, 2, turn=2) == ["SELL", "SOW"]


def test_a_jump_is_taken_when_its_rule_says_so() -> None:
    @rule
    def is_drought(g: Any) -> bool:
        return bool(g.dry)

    flow = farm(turns(Step(SOW, then=SELL, when=is_drought), Step(REAP, then=SOW), SELL))
    assert ways(flow, Phase.SOW, 2, dry=1) == ["SELL", "SOW"]
    assert ways(flow, Phase.SOW, 2, dry=0) == ["REAP", "SOW"]


def test_the_phase_that_the_game_is_in_is_asked() -> None:
    flow = farm(rounds(SOW, REAP, SELL))
    asked = [flow.legal(None, SimpleNamespace(phase=number), None) for number in (Phase.SOW, Phase.REAP, Phase.SELL)]
    assert asked == ["sow", "reap", "sell"]
    assert flow.draw(None, SimpleNamespace(phase=Phase.SELL)) == "sell"


def test_a_section_knows_its_own_phases_only() -> None:
    flow = farm(rounds(SOW, REAP, SELL), together=[(SETUP, SELL)])
    assert [section.phases for section in flow.sections] == [(Phase.SETUP, Phase.SELL), (Phase.SOW,), (Phase.REAP,)]
    sown = flow.sections[1].rules
    assert sown["legal"](None, SimpleNamespace(phase=Phase.REAP), None) == "sow"
    assert sown["draw"](None, SimpleNamespace(phase=Phase.SOW)) == -1


def test_a_module_may_serve_several_phases() -> None:
    flow = farm(rounds(SOW, Step(SOW, phase=Phase.REAP), SELL))
    assert flow.legal(None, SimpleNamespace(phase=Phase.REAP), None) == "sow"
    assert [section.phases for section in flow.sections] == [(Phase.SETUP,), (Phase.SOW, Phase.REAP), (Phase.SELL,)]


@pytest.mark.parametrize(
    ("loop", "message"),
    [
        (rounds(SOW, SELL), "does not list REAP"),
        (rounds(SOW, REAP, SELL, SOW), "lists a phase twice"),
        (rounds(SOW, REAP, SELL, phase("burn")), "lists farm.phases.burn, but there is no phase BURN"),
    ],
)
def test_a_list_that_does_not_fit_the_phases_is_refused(loop: Loop, message: str) -> None:
    with pytest.raises(TypeError, match=message):
        farm(loop)


def test_a_game_that_never_comes_to_a_decision_raises() -> None:
    g = SimpleNamespace(phase=Phase.SETUP, seat=0, step=0, turn=0)
    with pytest.raises(RuntimeError, match="does not come to a decision"):
        farm(rounds(SOW, REAP, SELL)).advance(None, g)


PHASES = {
    "giganten": "SETUP PRICES CARDS LICENCES MOVING SPECIAL DERRICKS TRANSPORT AUCTIONS LIMIT DIE",
    "nations": "SETUP FIRST_TURN REVENUE AGENT AGENT_INCIDENT RUIN LEADER LEADER_INCIDENT TRADE TURN_ENDS",
}


@pytest.mark.parametrize(("name", "names"), PHASES.items())
def test_the_numbers_of_the_phases_never_change(name: str, names: str) -> None:
    """They are in states, views and records."""
    phases = {phase for section in registry.get(name).rules.flow.sections for phase in section.phases}
    assert [phase.name for phase in sorted(phases)] == names.split()
    assert sorted(phases) == sorted(registry.get(name).rules.flow.modules) == list(range(len(phases)))
