"""Tankers and pipelines (6.1–6.6)."""

from __future__ import annotations

import pytest

from gusher.games.nations.state import Phase

from .table import Table

ALL_BORDERS = ("U-A", "U-N1", "U-S1", "N1-A", "S1-A", "N1-N2", "S1-S2", "N2-B", "S2-B", "N2-D", "S2-D", "B-D")


def trade(table: Table) -> Table:
    return table.begin(Phase.TRADE).on()


@pytest.mark.rule("N6.1")
def test_a_tanker_is_bought_for_five_and_placed_offshore_or_inshore_of_a_controlled_port() -> None:
    table = trade(Table(money=5).put(0, "king", "N1.0", "B.6").put(0, "dictator", "U.6").put(1, "king", "S1.4"))
    assert table.legal("tanker buy") == {f"tanker buy {place}" for place in ("north", "south", "N1", "U")}
    table.do("tanker buy N1")
    assert (table.inshore(0, "N1"), table.money[0], table.g.bank_tankers) == (1, 0, 15)


@pytest.mark.rule("N6.1")
def test_without_five_million_none_is_bought() -> None:
    assert trade(Table(money=4)).legal("tanker buy") == set()


@pytest.mark.rule("N6.1")
def test_a_tanker_is_sold_to_the_bank_for_three_wherever_it_lies() -> None:
    table = trade(Table(money=0).put(0, "king", "N1.0").tankers(0, "N1").tankers(0, "south"))
    assert table.legal("tanker sell") == {"tanker sell N1", "tanker sell south"}
    table.do("tanker sell south")
    assert (table.at(0, "south"), table.money[0], table.g.bank_tankers) == (0, 3, 15)


@pytest.mark.rule("N6.1")
@pytest.mark.parametrize("action", ["tanker buy north", "tanker sell N1", "tanker move N1 north"])
def test_there_is_one_tanker_action_a_turn(action: str) -> None:
    table = trade(Table().put(0, "king", "N1.0").tankers(0, "N1", 3)).do(action)
    assert table.legal("tanker") == set()
    assert "end" in table.legal()


@pytest.mark.rule("N6.2")
def test_a_tanker_goes_from_offshore_to_a_controlled_port_of_the_same_half() -> None:
    table = Table().put(0, "king", "N1.0", "S1.4").put(1, "king", "N2.0", "U.6").tankers(0, "north")
    assert trade(table).legal("tanker move") == {"tanker move north N1"}
    table.do("tanker move north N1")
    assert (table.at(0, "north"), table.inshore(0, "N1"), table.money[0]) == (0, 1, 20)


@pytest.mark.rule("N6.2")
def test_a_tanker_goes_from_inshore_to_its_offshore_only_so_that_another_country_takes_two_turns() -> None:
    table = trade(Table().put(0, "king", "N1.0", "N2.0").tankers(0, "N1").put(1, "king", "U.6"))
    assert table.legal("tanker move") == {"tanker move N1 north"}
    table.do("tanker move N1 north").begin(Phase.TRADE).on().do("tanker move north N2")
    assert table.inshore(0, "N2") == 1


@pytest.mark.rule("N6.2")
@pytest.mark.rule("N6.3")
def test_the_uor_is_a_port_of_both_halves() -> None:
    table = trade(Table().put(0, "king", "U.6").tankers(0, "north").tankers(0, "south"))
    assert {"tanker move north U", "tanker move south U"} <= table.legal()


@pytest.mark.rule("N6.3")
@pytest.mark.parametrize(("ruler", "is_open"), [(None, True), (0, True), (1, False)])
def test_the_halves_meet_in_the_canal_if_the_owner_controls_the_uor_or_nobody_does(
    ruler: int | None, is_open: bool
) -> None:
    table = Table().put(0, "king", "B.6").tankers(0, "north")
    if ruler is not None:
        table.put(ruler, "dictator", "U.6")
    assert ("tanker move north south" in trade(table).legal()) == is_open


@pytest.mark.rule("N6.3")
@pytest.mark.parametrize("is_held", [True, False])
def test_a_tanker_inshore_of_the_uor_may_leave_to_either_half(is_held: bool) -> None:
    table = Table().tankers(0, "U")
    if is_held:
        table.put(0, "king", "U.6")
    assert trade(table).legal("tanker move") == {"tanker move U north", "tanker move U south"}


@pytest.mark.rule("N6.4")
def test_a_tanker_offshore_is_safe_when_countries_change_hands() -> None:
    table = Table().put(0, "king", "N1.1").put(1, "president", "N1.0").tankers(1, "north", 2).on()
    table.do("move N1.1 N1.0")
    assert table.at(1, "north") == 2


@pytest.mark.rule("N6.5")
def test_with_no_tanker_left_in_the_bank_none_can_be_bought() -> None:
    table = trade(Table().tankers(0, "north", 16))
    assert table.legal("tanker buy") == set()
    assert table.legal("tanker sell") != set()


@pytest.mark.rule("N6.5")
def test_with_no_pipeline_left_in_the_bank_none_can_be_laid() -> None:
    table = Table().put(0, "king", "B.6")
    table.g.bank_pipelines = 0
    assert trade(table).legal("pipe") == set()


@pytest.mark.rule("N6.6")
def test_a_pipeline_costs_three_and_crosses_a_border_of_which_one_end_is_controlled() -> None:
    table = trade(Table(money=3).put(0, "king", "N1.0").put(1, "king", "A.2"))
    assert table.legal("pipe") == {"pipe U-N1", "pipe N1-A", "pipe N1-N2"}
    table.do("pipe N1-A")
    assert (table.money[0], table.g.bank_pipelines) == (0, 10)


@pytest.mark.rule("N6.6")
def test_without_three_million_or_a_country_none_is_laid() -> None:
    assert trade(Table(money=2).put(0, "king", "N1.0")).legal("pipe") == set()
    assert trade(Table().put(0, "king", "N1.1")).legal("pipe") == set()


@pytest.mark.rule("N6.6")
def test_one_pipeline_a_turn_and_one_to_a_border() -> None:
    table = trade(Table().put(0, "king", "U.6"))
    assert table.legal("pipe") == {"pipe U-N1", "pipe U-S1"}  # U-A lies from the start
    table.do("pipe U-N1")
    assert table.legal("pipe") == set()
    assert table.begin(Phase.TRADE).on().legal("pipe") == {"pipe U-S1"}


@pytest.mark.rule("N6.6")
def test_there_are_twelve_borders_and_twelve_pipelines() -> None:
    table = Table()
    for seat, country in enumerate(("U.6", "N1.0", "N2.0", "S1.4", "S2.4", "A.2", "B.6", "D.2")):
        table.put(
            0, ("king", "king", "president", "president", "dictator", "revolutionary", "king", "king")[seat], country
        )
    assert trade(table).legal("pipe") == {f"pipe {pair}" for pair in ALL_BORDERS} - {"pipe U-A"}
    table.pipelines(*ALL_BORDERS[1:])
    assert table.g.bank_pipelines == 0
    assert table.begin(Phase.TRADE).on().legal("pipe") == set()


@pytest.mark.rule("N6.6")
def test_a_pipeline_stays_whoever_rules() -> None:
    table = Table().put(0, "king", "A.1").put(1, "president", "A.2").on().do("move A.1 A.2")
    table.tankers(0, "U", 4).put(0, "dictator", "U.6")
    assert table.revenue() == 8
