"""Secret agents (5.1–5.3)."""

from __future__ import annotations

from itertools import pairwise

import pytest

from gusher.games.nations.state import SPACES, Phase
from gusher.games.nations.verbs import spaces

from .table import Table, new_game


def agent_goals(start: str) -> set[str]:
    table = Table().put(0, "king", "B.6").agent(0, start).begin(Phase.AGENT).on()
    return {text.split()[1] for text in table.legal()}


@pytest.mark.rule("N5.1")
def test_the_agent_moves_exactly_four_spaces() -> None:
    assert agent_goals("N1.0") == {"N1.4", "N2.5", "N2.7", "A.0", "U.1", "U.7"}


@pytest.mark.rule("N5.1")
def test_the_agent_does_not_change_direction_nor_come_back_into_a_country() -> None:
    """From N1.2 by N2.6 and N2.5 it would be back on N1.3 after three spaces."""
    assert agent_goals("N1.2") == {"N1.6", "N2.1", "N2.3", "N2.7", "A.0"}


@pytest.mark.rule("N5.1")
def test_every_space_the_agent_reaches_has_a_way_of_four_links() -> None:
    table = Table()
    for start in range(SPACES):
        for row, goal in enumerate(table.ed.agent_to[start]):
            if goal >= 0:
                path = [start, *table.ed.agent_via[start * len(table.ed.agent_to[0]) + row], goal]
                assert len(set(path)) == 5
                for here, there in pairwise(path):
                    assert there in (*table.ed.ring[here], table.ed.arrow[here])


@pytest.mark.rule("N5.1")
def test_the_move_is_free_obligatory_and_from_the_second_turn_on() -> None:
    table = new_game(2, first=0)
    assert table.legal("agent") == set()
    table.do("place king N1", "pass", "place king N2", "pass")
    assert (table.g.seat, table.phase) == (0, Phase.AGENT)
    assert table.legal() == table.legal("agent")
    table.do("agent N2.7")
    assert table.money == [5, 5]
    assert spaces.texts[table.g.agent[0]] == "N2.7"
    assert table.way() == ["N1.1", "N1.2", "N2.6", "N2.7"]


@pytest.mark.rule("N5.2")
def test_the_agent_passes_and_shares_spaces_with_anything() -> None:
    table = Table().agent(0, "N1.0").agent(1, "N1.2").begin(Phase.AGENT)
    table.put(1, "king", "N1.1", "N2.5").put(1, "president", "N1.7", "U.7").put(0, "king", "N1.3").on()
    assert {text.split()[1] for text in table.legal()} == agent_goals("N1.0")


@pytest.mark.rule("N5.2")
def test_the_agent_never_attacks_and_never_controls() -> None:
    table = Table().put(0, "king", "B.6").put(1, "king", "N1.0").agent(0, "N1.4").begin(Phase.AGENT).on()
    table.do("agent N1.0")
    assert table.piece("N1.0") == (1, "king")
    assert table.ruler("N1") == 1
    table = Table().put(0, "king", "B.6").agent(0, "N1.4").begin(Phase.AGENT).on().do("agent N1.0")
    assert table.ruler("N1") == -1


@pytest.mark.rule("N5.3")
def test_the_agent_passes_incidents_freely_and_takes_a_card_only_where_it_stops() -> None:
    table = Table().put(0, "king", "B.6").agent(0, "N1.2").begin(Phase.AGENT).on().do("agent N1.6")
    assert table.phase == Phase.LEADER
    table = Table().put(0, "king", "B.6").agent(0, "N1.0").begin(Phase.AGENT).on().do("agent N1.4")
    assert table.phase == Phase.AGENT_INCIDENT
    table.chance("incident foreign-loan")
    assert table.money[0] == 24
    assert table.phase == Phase.LEADER


@pytest.mark.rule("N5.3")
@pytest.mark.parametrize(
    ("card", "choice"),
    [
        ("coup", "coup king N1"),
        ("revolution", "revolution king N2"),
        ("state-visit", "move B.6 B.7"),
        ("assassination", "lose leader B.6"),
        ("palace-revolt", "revolt B.7"),
    ],
)
def test_a_card_that_moves_places_or_removes_a_leader_was_the_leader_step(card: str, choice: str) -> None:
    table = Table().put(0, "dictator", "B.6").put(1, "president", "N2.0").card(card)
    table.do(choice)
    assert table.told("step-used") == [(0,)]
    assert table.phase == Phase.TRADE


@pytest.mark.rule("N5.3")
@pytest.mark.parametrize("card", ["oil-boom", "record-exports", "fine", "strike", "summit"])
def test_any_other_card_leaves_the_leader_step(card: str) -> None:
    table = Table().put(0, "dictator", "B.6").put(1, "king", "N2.0").card(card)
    assert (table.phase, table.g.seat) == (Phase.LEADER, 0)


@pytest.mark.rule("N5.3")
@pytest.mark.parametrize("card", ["state-visit", "assassination", "palace-revolt", "revolution"])
def test_a_card_that_could_not_be_carried_out_does_not_use_it_up(card: str) -> None:
    table = Table().put(1, "king", "N2.1").card(card)
    assert [event[0] for event in table.told("no-effect")] == [0]
    assert (table.phase, table.g.seat) == (Phase.LEADER, 0)
    assert table.legal("place") != set()
