"""Leaders: what they cost, how they move, attack and fall (4.1–4.10)."""

from __future__ import annotations

from random import Random

import pytest

from gusher.games.nations import rings
from gusher.games.nations.state import COUNTRY_NAMES, NONE, SPACES, TYPE_NAMES, WORD, Phase
from gusher.games.nations.verbs import spaces

from .table import Table, literal_ways, space_of

KINDS = [("king", 2), ("president", 2), ("dictator", 1), ("revolutionary", 1)]


@pytest.mark.rule("N4.1")
@pytest.mark.parametrize(("kind", "price"), KINDS)
def test_placing_costs_two_for_a_king_or_president_and_one_for_a_dictator_or_revolutionary(
    kind: str, price: int
) -> None:
    table = Table().put(1, "king", "N2.0").on().do(f"place {kind} S2")
    assert table.money == [20 - price, 20]
    assert table.piece("S2.4") == (0, kind)


@pytest.mark.rule("N4.1")
@pytest.mark.parametrize(("kind", "price"), KINDS)
def test_moving_costs_as_much_a_space(kind: str, price: int) -> None:
    table = Table().put(0, kind, "S2.4").on().do("move S2.4 S2.1")
    assert table.money[0] == 20 - 3 * price


@pytest.mark.rule("N4.1")
@pytest.mark.parametrize(("kind", "millions"), [("king", 10), ("dictator", 5)])
def test_example_five_spaces_cost_ten_with_a_king_and_five_with_a_dictator(kind: str, millions: int) -> None:
    table = Table().put(0, kind, "N1.0").on().do("move N1.0 N2.0")
    assert table.money[0] == 20 - millions
    assert table.told("moved") == [(0, space_of("N1.0"), space_of("N2.0"), millions)]


@pytest.mark.rule("N4.2")
def test_one_leader_is_placed_on_a_vacant_capital_or_moved_and_no_second_one() -> None:
    table = Table(money=2).put(0, "king", "N1.0").put(1, "king", "N2.0").on()
    vacant = set(COUNTRY_NAMES) - {"N1", "N2"}
    assert table.legal("place") == {f"place {kind} {country}" for kind in TYPE_NAMES for country in vacant}
    assert table.goals("N1.0") == {"N1.1", "N1.7"}
    assert table.legal() == table.legal("place") | table.legal("move")
    table.do("place king A")
    assert table.phase == Phase.TRADE


@pytest.mark.rule("N4.2")
def test_only_leaders_in_the_reserve_are_placed() -> None:
    table = Table().put(0, "king", "N1.1", "N1.7").on()
    assert table.legal("place king") == set()
    assert table.legal("place president") != set()


@pytest.mark.rule("N4.2")
def test_who_could_pay_but_is_blocked_everywhere_skips() -> None:
    table = Table(4, fallen_leaders="out").put(0, "king", "N1.0")
    table.put(1, "president", "N1.1").put(2, "king", "N1.7")
    table.g.reserve[0] = [0, 0, 0, 0]
    table.put(1, "king", "N2.0").on()
    assert table.told("skipped") == [(0,)]
    assert (table.phase, table.g.seat) == (Phase.TRADE, 0)


@pytest.mark.rule("N4.2")
def test_who_has_revenue_but_too_little_money_skips() -> None:
    table = Table(money=0).put(0, "king", "N1.0").tankers(0, "N1").put(1, "king", "N2.0").on()
    assert table.told("skipped") == [(0,)]
    assert table.told("out") == []


@pytest.mark.rule("N4.3")
def test_a_leader_goes_either_way_round_its_ring() -> None:
    table = Table(money=3).put(0, "dictator", "S1.4").on()
    assert table.goals("S1.4") == {"S1.5", "S1.6", "S1.7", "S1.3", "S1.2", "S1.1", "U.4", "S2.6"}


@pytest.mark.rule("N4.3")
def test_a_border_is_crossed_only_along_an_arrow_which_is_one_space() -> None:
    table = Table(money=1).put(0, "dictator", "N1.6").on()
    assert table.goals("N1.6") == {"N1.5", "N1.7", "U.0"}


@pytest.mark.rule("N4.3")
def test_after_an_arrow_either_way_round_may_be_taken() -> None:
    table = Table(money=2).put(0, "dictator", "N1.6").on()
    assert {"U.1", "U.7"} <= table.goals("N1.6")


@pytest.mark.rule("N4.3")
def test_a_country_left_is_not_re_entered_in_the_same_move() -> None:
    """From N1.2 the way to N1.3 and beyond would lead out by N2.6, N2.5 and in again."""
    table = Table().put(0, "dictator", "N1.2").put(1, "king", "N1.3", "N1.1").on()
    assert not [goal for goal in table.goals("N1.2") if goal.startswith("N1.")]


@pytest.mark.rule("N4.3")
def test_the_space_where_a_move_starts_counts_as_visited() -> None:
    table = Table().put(0, "dictator", "N1.0").on()
    assert "N1.0" not in table.goals("N1.0")


@pytest.mark.rule("N4.3")
def test_the_price_is_that_of_the_shortest_legal_path_and_the_path_is_told() -> None:
    table = Table().put(0, "king", "U.6").put(1, "president", "A.2").on().do("move U.6 A.2")
    assert table.way() == ["U.7", "U.0", "U.1", "A.7", "A.0", "A.1", "A.2"]
    table = Table().put(0, "king", "S1.4").put(1, "king", "S1.3").on().do("move S1.4 S1.7")
    assert table.way() == ["S1.5", "S1.6", "S1.7"]


@pytest.mark.rule("N4.3")
def test_a_detour_is_paid_where_the_short_way_is_blocked() -> None:
    """S1.3 is blocked: from S1.4 to S2.4 the way leads round by U, N1, N2 and B or D."""
    table = Table(money=60).put(0, "dictator", "S1.4").put(1, "king", "S1.3").put(1, "president", "S2.4").on()
    table.do("move S1.4 S2.4")
    assert table.told("moved")[0][3] == len(table.way())
    assert {text.split(".")[0] for text in table.way()} >= {"N1", "N2", "S2"}


def way_on(table: Table, start: str, goal: str, *arrows: str) -> list[str]:
    """The way of a dictator on a board that has no other arrows than these."""
    table.ed.arrow = [NONE] * SPACES
    for a, b in (map(space_of, arrow.split("-")) for arrow in arrows):
        table.ed.arrow[a], table.ed.arrow[b] = b, a
    bits = [table.ed.arrow[space] != NONE for space in range(SPACES)]
    table.ed.arrows = [sum(bit << place for place, bit in enumerate(bits[first : first + WORD])) for first in (0, WORD)]
    table.put(0, "dictator", start)
    rings.distance(table.ed, table.g, table.scratch, space_of(start), space_of(goal), SPACES)
    return [spaces.texts[space] for space in rings.trace(table.ed, table.scratch, space_of(goal))]


@pytest.mark.rule("N4.3")
def test_on_a_house_board_the_long_way_leads_where_the_short_one_has_been() -> None:
    """D.0 lies between the agent on D.1 and the "?" on D.6.  The short way to A.0 leads through D, so only the long
    one goes on from there into D."""
    arrows = "B.1-D.5", "D.4-N2.2", "N2.3-A.0", "A.7-D.0", "B.3-N1.2", "N1.5-N2.5"
    way = way_on(Table(), "B.1", "D.0", *arrows)
    assert way[-3:] == ["A.0", "A.7", "D.0"]
    assert len(way) == 22


@pytest.mark.rule("N4.3")
def test_on_a_house_board_a_way_over_more_borders_may_be_one_space_shorter() -> None:
    arrows = "B.0-A.0", "A.5-S1.7", "B.1-N2.6", "N2.5-A.4"
    assert way_on(Table(), "B.7", "S1.7", *arrows) == ["B.0", "B.1", "N2.6", "N2.5", "A.4", "A.5", "S1.7"]
    assert len(way_on(Table(), "B.7", "S1.7", *arrows[:2])) == 8


@pytest.mark.rule("N4.3")
@pytest.mark.parametrize("seed", range(12))
def test_every_space_is_as_far_as_the_shortest_of_all_paths_that_the_words_allow(seed: int) -> None:
    random = Random(seed)
    table = Table(4)
    for seat in range(4):
        table.g.agent[seat] = random.randrange(SPACES)
        for kind in random.sample(TYPE_NAMES, random.randint(1, 4)):
            free = [text for text in spaces.texts if table.g.leader[space_of(text)] == NONE]
            table.put(seat, kind, random.choice(free))
    for start in range(SPACES):
        if table.g.leader[start] != NONE:
            shortest: dict[int, int] = {}
            for path in literal_ways(table.ed, table.g, start):
                shortest[path[-1]] = min(shortest.get(path[-1], SPACES), len(path) - 1)
            rings.mark_stops(table.ed, table.g, table.scratch, table.g.leader[start] // 4)
            rings.survey(table.ed, table.g, table.scratch, start, SPACES, rings.EVERYWHERE)
            assert {space: far for space in range(SPACES) if (far := rings.far_to(table.scratch, space))} == shortest
            assert rings.can_move(table.ed, table.g, start) == bool(shortest)
            paths = {tuple(path[1:]) for path in literal_ways(table.ed, table.g, start)}
            for goal, far in shortest.items():
                assert rings.distance(table.ed, table.g, table.scratch, start, goal, SPACES) == far
                assert tuple(rings.trace(table.ed, table.scratch, goal)) in paths


@pytest.mark.rule("N4.4")
def test_a_move_that_cannot_be_paid_is_not_legal() -> None:
    table = Table(money=7).put(0, "king", "S1.4").on()
    assert table.goals("S1.4") == {"S1.5", "S1.6", "S1.7", "S1.3", "S1.2", "S1.1", "U.4", "S2.6"}
    table.do("move S1.4 U.4")
    assert table.money[0] == 1


@pytest.mark.rule("N4.4")
def test_placing_that_cannot_be_paid_is_not_legal() -> None:
    table = Table(money=1).on()
    assert {text.split()[1] for text in table.legal("place")} == {"dictator", "revolutionary"}


@pytest.mark.rule("N4.5")
@pytest.mark.parametrize("owner", [0, 1])
def test_a_leader_neither_passes_nor_stops_on_another_leader(owner: int) -> None:
    table = Table(money=6).put(0, "dictator", "S2.4")
    table.put(owner, "king", "S2.2").put(owner, "president", "S2.5").on()
    assert table.goals("S2.4") == {"S2.3"}


@pytest.mark.rule("N4.5")
def test_a_leader_may_stop_on_an_opponents_agent_but_not_pass_it() -> None:
    table = Table(money=6).put(0, "dictator", "S2.4").put(0, "king", "S2.5").agent(1, "S2.2").on()
    assert table.goals("S2.4") == {"S2.3", "S2.2"}


@pytest.mark.rule("N4.5")
def test_an_opponents_agent_across_the_border_may_be_stopped_on_but_not_passed() -> None:
    table = Table(money=3).put(0, "dictator", "U.4").put(0, "king", "U.3", "U.5").agent(1, "S1.6").on()
    assert table.goals("U.4") == {"S1.6"}


@pytest.mark.rule("N4.5")
def test_its_own_agent_does_not_matter() -> None:
    table = Table(money=3).put(0, "dictator", "S2.4").put(0, "king", "S2.5").agent(0, "S2.3").on()
    assert table.goals("S2.4") == {"S2.3", "S2.2", "S2.1", "D.4"}


@pytest.mark.rule("N4.5")
def test_an_agent_or_incident_on_the_space_where_it_starts_does_not_hold_it() -> None:
    table = Table(money=2).put(0, "dictator", "N1.4").agent(1, "N1.4").on()
    assert table.goals("N1.4") == {"N1.5", "N1.6", "N1.3", "N1.2", "A.0", "N2.5"}


@pytest.mark.rule("N4.6")
def test_a_leader_must_stop_on_an_incident_space_and_its_owner_takes_a_card() -> None:
    table = Table(money=6).put(0, "dictator", "N1.3").put(1, "king", "N1.2", "N2.5").on()
    assert table.goals("N1.3") == {"N1.4"}
    table.do("move N1.3 N1.4").chance("incident oil-boom")
    assert table.told("card-taken") == [(0, 0)]
    assert table.money[0] == 6 - 1 + 5
    table.begin(Phase.LEADER).on()
    assert "N1.5" in table.goals("N1.4")


@pytest.mark.rule("N4.7")
def test_a_vacant_capital_may_be_passed_or_stopped_on_and_stopping_takes_control() -> None:
    table = Table(money=4).put(0, "dictator", "S1.3").on()
    assert {"S1.4", "S1.5"} <= table.goals("S1.3")
    table.do("move S1.3 S1.4")
    assert table.ruler("S1") == 0


@pytest.mark.rule("N4.7")
def test_passing_a_capital_takes_no_control() -> None:
    table = Table().put(0, "dictator", "S1.3").on().do("move S1.3 S1.5")
    assert table.ruler("S1") == -1


@pytest.mark.rule("N4.8")
def test_a_move_may_end_on_an_opponents_leader_of_another_type_on_a_capital() -> None:
    table = Table().put(0, "king", "S1.3").put(1, "president", "S1.4").on()
    table.do("move S1.3 S1.4")
    assert table.piece("S1.4") == (0, "king")
    assert table.ruler("S1") == 0
    assert table.g.reserve[1][1] == 2


@pytest.mark.rule("N4.8")
@pytest.mark.rule("N4.1")
def test_example_an_attack_over_seven_spaces_costs_fourteen_million() -> None:
    table = Table(money=14).put(0, "king", "U.6").put(1, "president", "A.2").on().do("move U.6 A.2")
    assert table.money[0] == 0
    assert len(table.way()) == 7
    assert table.ruler("A") == 0
    assert "A.2" not in Table(money=13).put(0, "king", "U.6").put(1, "president", "A.2").on().goals("U.6")


@pytest.mark.rule("N4.8")
@pytest.mark.parametrize("kind", TYPE_NAMES)
def test_a_leader_cannot_attack_one_of_its_own_type(kind: str) -> None:
    assert "S1.4" not in Table().put(0, kind, "S1.3").put(1, kind, "S1.4").on().goals("S1.3")


@pytest.mark.rule("N4.8")
def test_there_is_no_attack_off_the_capital_nor_on_ones_own_leader() -> None:
    assert "S1.2" not in Table().put(0, "king", "S1.3").put(1, "president", "S1.2").on().goals("S1.3")
    assert "S1.4" not in Table().put(0, "king", "S1.3").put(0, "president", "S1.4").on().goals("S1.3")


@pytest.mark.rule("N4.8")
def test_a_move_ends_with_the_attack() -> None:
    table = Table(money=6).put(0, "dictator", "S1.3").put(0, "king", "S1.2").put(1, "president", "S1.4").on()
    assert table.goals("S1.3") == {"S1.4"}


@pytest.mark.rule("N4.8")
def test_an_agent_there_does_not_defend() -> None:
    table = Table().put(0, "king", "S1.3").put(1, "president", "S1.4").agent(1, "S1.4").on().do("move S1.3 S1.4")
    assert table.ruler("S1") == 0
    assert table.g.agent[1] == space_of("S1.4")


@pytest.mark.rule("N4.9")
def test_tankers_inshore_of_the_country_taken_belong_to_the_attacker() -> None:
    table = Table().put(0, "king", "S1.3").put(1, "president", "S1.4").tankers(1, "S1", 2).tankers(1, "south")
    table.tankers(0, "S1").on().do("move S1.3 S1.4")
    assert (table.inshore(0, "S1"), table.inshore(1, "S1"), table.at(1, "south")) == (3, 0, 1)
    assert table.told("tankers-taken") == [(0, 3, 2, 1)]


@pytest.mark.rule("N4.9")
def test_tankers_of_a_lapsed_country_stay_earn_nothing_and_may_be_moved_by_their_owner() -> None:
    table = Table().put(0, "king", "S1.4").tankers(0, "S1", 2).on().do("move S1.4 S1.3")
    assert table.inshore(0, "S1") == 2
    assert table.revenue() == 0
    assert {"tanker move S1 south", "tanker sell S1"} <= table.legal("tanker")


@pytest.mark.rule("N4.9")
@pytest.mark.parametrize("how", ["place dictator S1", "move S1.5 S1.4"])
def test_tankers_of_a_lapsed_country_go_to_whoever_takes_control_next(how: str) -> None:
    table = Table().put(0, "king", "S1.5").tankers(1, "S1", 2).on().do(how)
    assert (table.inshore(0, "S1"), table.inshore(1, "S1")) == (2, 0)


@pytest.mark.rule("N4.10")
@pytest.mark.parametrize(("option", "presidents"), [("reserve", 2), ("out", 1)])
def test_a_fallen_leader_goes_to_the_reserve_or_out_of_the_game(option: str, presidents: int) -> None:
    table = Table(fallen_leaders=option).put(0, "king", "S1.3").put(1, "president", "S1.4").on()
    table.do("move S1.3 S1.4")
    assert table.g.reserve[1][1] == presidents
    assert table.told("fell") == [(1, 1, space_of("S1.4"), int(option == "out"))]


@pytest.mark.rule("N4.10")
def test_a_leader_from_the_reserve_is_placeable_again_at_the_usual_price() -> None:
    table = Table().put(0, "king", "S1.3").put(1, "dictator", "S1.4").put(1, "king", "B.6").on()
    table.do("move S1.3 S1.4")
    table.begin(Phase.LEADER, 1).on().do("place dictator N1")
    assert table.money[1] == 19
