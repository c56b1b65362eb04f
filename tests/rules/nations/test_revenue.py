"""Revenue (3.1–3.6)."""

from __future__ import annotations

import pytest

from gusher.games.nations.state import Phase

from .table import Table, country_of


@pytest.mark.rule("N3.1")
def test_a_country_is_controlled_while_a_leader_stands_on_its_capital() -> None:
    table = Table().put(0, "king", "N1.0").tankers(0, "N1")
    assert table.ruler("N1") == 0
    table.on().do("move N1.0 N1.1")
    assert table.ruler("N1") == -1
    assert table.revenue() == 0


@pytest.mark.rule("N3.1")
def test_a_leader_elsewhere_in_the_country_controls_nothing() -> None:
    assert Table().put(0, "king", "N1.1").ruler("N1") == -1


@pytest.mark.rule("N3.2")
@pytest.mark.parametrize(("tankers", "millions"), [(0, 0), (1, 2), (2, 4), (3, 4), (5, 4)])
def test_each_tanker_pairs_with_one_derrick_and_each_derrick_with_one_tanker(tankers: int, millions: int) -> None:
    assert Table().put(0, "king", "N1.0").tankers(0, "N1", tankers).revenue() == millions


@pytest.mark.rule("N3.3")
@pytest.mark.parametrize(("kind", "millions"), [("king", 2), ("president", 2), ("dictator", 1), ("revolutionary", 1)])
def test_a_pair_pays_two_under_a_king_or_president_and_one_under_a_dictator_or_revolutionary(
    kind: str, millions: int
) -> None:
    assert Table().put(0, kind, "S1.4").tankers(0, "S1").revenue() == millions


@pytest.mark.rule("N3.4")
def test_an_inland_country_earns_only_by_pipeline_to_a_controlled_port() -> None:
    table = Table().put(0, "king", "B.6").put(0, "dictator", "N2.0").tankers(0, "N2", 4)
    assert table.revenue() == 2
    assert table.pipelines("N2-B").revenue() == 8


@pytest.mark.rule("N3.4")
def test_a_pipeline_to_a_port_of_somebody_else_serves_nothing() -> None:
    table = Table().put(0, "king", "A.2").put(1, "king", "U.6").tankers(1, "U", 3)
    assert table.revenue(0) == 0
    assert table.revenue(1) == 2


@pytest.mark.rule("N3.4")
def test_chains_through_other_controlled_countries_count() -> None:
    table = Table().put(0, "king", "D.2").put(0, "dictator", "N2.0").put(0, "president", "B.6")
    table.pipelines("N2-B", "B-D").tankers(0, "N2", 9)
    assert table.revenue() == 4 * 2 + 4 * 2 + 1


@pytest.mark.rule("N3.4")
def test_a_chain_breaks_where_a_country_on_it_is_not_controlled() -> None:
    table = Table().put(0, "king", "D.2").put(0, "dictator", "N2.0").put(1, "king", "B.6")
    assert table.pipelines("N2-B", "B-D").tankers(0, "N2", 9).revenue() == 2


@pytest.mark.rule("N3.4")
def test_any_tanker_inshore_of_any_port_of_the_network_loads_any_derrick_coastal_ones_included() -> None:
    table = Table().put(0, "king", "N1.0").put(0, "dictator", "N2.0").tankers(0, "N2", 2)
    assert table.revenue() == 2
    assert table.pipelines("N1-N2").revenue() == 4


@pytest.mark.rule("N3.5")
def test_the_best_paid_derricks_are_loaded_first_and_the_rest_earns_nothing() -> None:
    table = Table().put(0, "dictator", "U.6").put(0, "king", "A.2").tankers(0, "U", 4)
    assert table.revenue() == 8
    assert table.tankers(0, "U").revenue() == 9
    assert table.tankers(0, "U").revenue() == 9


@pytest.mark.rule("N3.5")
def test_networks_apart_do_not_share_tankers_or_derricks() -> None:
    table = Table().put(0, "king", "N1.0").put(0, "king", "S1.4").tankers(0, "N1", 4).tankers(0, "S1", 1)
    assert table.revenue() == 4 + 2


@pytest.mark.rule("N3.5")
@pytest.mark.rule("N6.4")
def test_tankers_offshore_and_in_the_reserve_earn_nothing() -> None:
    table = Table().put(0, "king", "N1.0").tankers(0, "north", 2).tankers(0, "south").tankers(0, "reserve")
    assert table.revenue() == 0


@pytest.mark.rule("N3.6")
def test_example_king_and_one_tanker_on_a_coastal_country_two_million() -> None:
    assert Table().put(0, "king", "N1.0").tankers(0, "N1").revenue() == 2


@pytest.mark.rule("N3.6")
def test_example_revolutionary_and_two_tankers_two_million() -> None:
    assert Table().put(0, "revolutionary", "S2.4").tankers(0, "S2", 2).revenue() == 2


@pytest.mark.rule("N3.6")
def test_example_president_and_three_tankers_on_two_derricks_four_million() -> None:
    assert Table().put(0, "president", "N2.0").tankers(0, "N2", 3).revenue() == 4


@pytest.mark.rule("N3.6")
def test_example_coast_under_a_revolutionary_piped_to_inland_under_a_president_three_tankers_six_million() -> None:
    table = Table().put(0, "revolutionary", "N1.0").put(0, "president", "A.2").pipelines("N1-A")
    assert table.tankers(0, "N1", 3).revenue() == 6


@pytest.mark.rule("N3.5")
def test_the_account_tells_where_each_million_came_from() -> None:
    table = Table().put(0, "dictator", "U.6").put(0, "king", "A.2").tankers(0, "U", 5)
    table.put(0, "king", "N2.0").tankers(0, "N2")
    table.begin(Phase.REVENUE).on()
    uor, abu_akar, belhadar = country_of("U"), country_of("A"), country_of("N2")
    assert table.told("network") == [(0, 1 << uor | 1 << abu_akar, 5, 5), (0, 1 << belhadar, 1, 2)]
    assert table.told("loaded") == [(0, abu_akar, 4, 8), (0, uor, 1, 1), (0, belhadar, 1, 2)]
    assert table.told("collected") == [(0, 11)]
    assert table.money[0] == 31
