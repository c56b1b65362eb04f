"""Action 5 — derricks (5.1–5.4), and what a limited supply means for them (S6)."""

from __future__ import annotations

import pytest

from gusher.kernel.chance import CHANCE

from .table import PARKED, cell_of, position

FULL_TANKS = {seat: [5, 5, 5] for seat in range(4)}  # sixty crude


@pytest.mark.rule("G5.1")
@pytest.mark.parametrize("beside", ["C3", "B4", "D4", "C5"])
def test_who_stands_orthogonally_next_to_an_untouched_site_may_build(beside: str) -> None:
    """5.1: on any side; or pass."""
    table = position("derricks", trucks={0: beside})
    assert table.seat == 0
    assert table.legal == ["build C4", "pass"]


@pytest.mark.rule("G5.1")
@pytest.mark.parametrize("corner", ["B3", "B5"])
def test_a_corner_is_not_next_to_it(corner: str) -> None:
    """5.1: who can build nothing is not asked."""
    table = position("derricks", trucks={0: corner})
    assert table.phase != "derricks"


@pytest.mark.rule("G5.1")
def test_a_truck_between_two_sites_has_the_choice_and_builds_one() -> None:
    """5.1: one a round, though D1 is as near as F1."""
    table = position("derricks", trucks={0: "E1"})
    assert table.offered("build") == ["D1", "F1"]
    table.play("build F1", "tile 3")
    assert table.has_derrick("F1")
    assert table.has_tile("D1")
    assert table.phase != "derricks"


@pytest.mark.rule("G5.1")
def test_building_is_in_turn_order_and_only_for_those_who_can() -> None:
    """5.1: from the first player; green can build nothing and is not asked."""
    table = position("derricks", first=2, trucks={0: "C3", 1: "E1", 2: "J1"})
    order = []
    for _ in range(3):
        order.append(table.seat)
        table.play("pass")
    assert order == [2, 0, 1]
    assert table.phase != "derricks"


@pytest.mark.rule("G5.1")
def test_a_site_built_on_by_one_is_not_free_for_the_next() -> None:
    """5.1: red on C3 and grey on D4 stand beside the same tile."""
    table = position("derricks", trucks={0: "C3", 1: "D4"}).play("build C4", "tile 2")
    assert table.phase != "derricks"
    assert table.g.owner[table.site("C4")] == 0


@pytest.mark.rule("G5.1")
def test_nothing_is_built_where_a_derrick_stands_or_has_stood() -> None:
    """5.1: the site is touched."""
    assert position("derricks", trucks={0: "C3"}, wells={"C4": (1, 2)}).phase != "derricks"
    assert position("derricks", trucks={0: "C3"}, dry=["C4"]).phase != "derricks"
    table = position("derricks", trucks={0: "E1"}, wells={"D1": (1, 2)})
    assert table.offered("build") == ["F1"]
    assert table.refused("build D1") == "5.1"


@pytest.mark.rule("G5.1")
def test_nothing_is_built_out_of_reach_of_the_truck() -> None:
    """5.1: nor where there is no site."""
    table = position("derricks", trucks={0: "C3"})
    assert table.refused("build D1") == "5.1"
    assert table.refused("build D3") == "5.1"


@pytest.mark.rule("G5.1")
def test_building_is_not_obligatory() -> None:
    """5.1: who passes pays nothing and keeps the derrick."""
    table = position("derricks", trucks={0: "C3"}).play("pass")
    assert table.g.cash[0] == 15000
    assert table.g.derricks[0] == 5
    assert table.has_tile("C4")


@pytest.mark.rule("G5.2")
@pytest.mark.parametrize(("beside", "site", "cost"), [("C3", "C4", 4000), ("I3", "I4", 6000), ("J1", "J2", 8000)])
def test_a_derrick_costs_4000_6000_or_8000(beside: str, site: str, cost: int) -> None:
    """5.2: by the kind of site, paid to the bank at once; the exact sum is enough."""
    table = position("derricks", trucks={0: beside}, cash=[cost, 100, 200, 300]).play(
        f"build {site}", "tile 5" if cost > 4000 else "tile 2"
    )
    assert table.g.cash == [0, 100, 200, 300]


@pytest.mark.rule("G5.2")
@pytest.mark.parametrize(("beside", "cost"), [("C3", 4000), ("I3", 6000), ("J1", 8000)])
def test_there_is_no_credit(beside: str, cost: int) -> None:
    """5.2: who lacks 500 $ is not asked."""
    assert position("derricks", trucks={0: beside}, cash=[cost - 500, 0, 0, 0]).phase != "derricks"


@pytest.mark.rule("G5.2")
def test_who_can_pay_for_one_kind_only_is_offered_that_one() -> None:
    """5.2: H8 lies between G8 for 4,000 $ and I8 for 6,000 $."""
    table = position("derricks", trucks={0: "H8"}, cash=[5500, 0, 0, 0])
    assert table.offered("build") == ["G8"]
    assert table.refused("build I8") == "5.2"


@pytest.mark.rule("G5.3")
def test_it_needs_a_derrick_in_hand() -> None:
    """5.3: with all five on the board nothing is built."""
    five = {"D1": (0, 2), "F1": (0, 2), "E3": (0, 2), "G6": (0, 2), "G8": (0, 2)}
    assert position("derricks", trucks={0: "C3"}, wells=five).phase != "derricks"
    del five["G8"]
    table = position("derricks", trucks={0: "C3"}, wells=five).play("build C4", "tile 3")
    assert table.g.derricks[0] == 0


@pytest.mark.rule("G5.4")
def test_the_tile_is_turned_up_for_all_and_so_many_crude_lie_under_the_derrick() -> None:
    """5.4: nobody had seen the red tile I4."""
    table = position("derricks", trucks={0: "I3"}).play("build I4")
    assert table.seat == CHANCE
    table.play("tile 5")
    assert table.g.crude[table.site("I4")] == 4  # the first of the five was drilled at once, and lost
    assert [event["crude"] for event in table.events("built")] == [5]
    assert table.match.log(None)[1]["action"] == "tile 5"


@pytest.mark.rule("G5.4")
def test_everybody_gets_to_know_a_tile_that_was_somebodys_secret() -> None:
    """5.4: red had looked at C4 and builds; there is no chance in it."""
    table = position("derricks", trucks={0: "C3", 1: "E1"}, seen={"C4": (3, [0])})
    assert table.tile_seen("C4", 1) is None
    table.play("build C4")
    assert table.seat == 1
    assert [table.tile_seen("C4", seat) for seat in (0, 1, 2, 3, None)] == [3] * 5
    assert table.g.crude[table.site("C4")] == 3


@pytest.mark.rule("G5.4")
def test_a_tile_that_another_had_seen_is_that_tile() -> None:
    """5.4: red builds blindly on what grey knows to be a four."""
    table = position("derricks", trucks={0: "C3", 1: "E1"}, seen={"C4": (4, [1])}).play("build C4")
    assert table.g.crude[table.site("C4")] == 4


@pytest.mark.rule("G5.4")
def test_the_tile_leaves_the_game() -> None:
    """5.4: it lies on no other site, and a derrick stands in its place."""
    table = position("derricks", trucks={0: "C3", 1: "E1"}).play("build C4", "tile 4", "build F1")
    assert not table.has_tile("C4")
    assert table.has_derrick("C4")
    assert table.g.derricks == [4, 5, 5, 5]
    assert {text: int(odds * 11) for text, odds in table.odds.items()} == {"tile 2": 4, "tile 3": 4, "tile 4": 3}


@pytest.mark.rule("GS6")
@pytest.mark.rule("G5.4")
def test_a_builder_takes_what_is_left_of_a_limited_supply() -> None:
    """S6: a tile of six, and two crude in the supply."""
    table = position(
        "derricks", options={"crude_supply": "60"}, trucks={0: "J1", 1: "C3"}, tanks={**FULL_TANKS, 0: [5, 5, 3]}
    ).play("build J2", "tile 6")
    assert table.events("built")[0]["crude"] == 2
    assert table.tile_seen("J2", 1) == 6
    assert table.phase != "derricks"  # grey beside C4 finds the supply empty


@pytest.mark.rule("GS6")
@pytest.mark.parametrize(("supply", "may_build"), [("60", False), ("unlimited", True)])
def test_a_site_cannot_be_built_on_when_no_crude_is_left(supply: str, may_build: bool) -> None:
    """S6: though the truck, the money and the derrick are there."""
    table = position("derricks", options={"crude_supply": supply}, trucks={0: "C3"}, tanks=FULL_TANKS)
    assert (table.phase == "derricks") == may_build


@pytest.mark.rule("GS6")
def test_one_crude_left_is_enough_to_build() -> None:
    """S6: the derrick then stands on one."""
    table = position(
        "derricks",
        options={"crude_supply": "60"},
        trucks={0: "C3", 1: "E1"},
        tanks={**FULL_TANKS, 3: [5, 5, 4]},
        seen={"C4": (4, [0])},
    ).play("build C4")
    assert table.events("built")[0]["crude"] == 1
    assert table.phase != "derricks"  # nothing is left for grey between D1 and F1


@pytest.mark.rule("GS6")
def test_the_supply_is_unlimited_unless_the_table_limits_it() -> None:
    """S6: by default more than sixty crude may be on the board."""
    tanks = {seat: [8, 8, 8] for seat in range(4)}
    table = position("derricks", trucks={0: "J1"}, tanks=tanks, seen={"J2": (6, [0])}).play("build J2")
    assert table.events("built")[0]["crude"] == 6


@pytest.mark.rule("GS6")
@pytest.mark.rule("G6.7")
def test_a_lost_crude_goes_back_to_the_limited_supply() -> None:
    """S6: as one that is sold does."""
    table = position("transport", options={"crude_supply": "60"}, wells={"C4": (0, 3)}, loco=[2, 0, 0, 0])
    assert table.g.supply == 57
    table.play("lose")
    assert table.g.supply == 58
    sale = position("auctions", options={"crude_supply": "60"}, tanks={0: [2, 0, 0]}, licences={0: (1, 0)})
    assert sale.play("bid 1", "sell 2").g.supply == 60


@pytest.mark.rule("G5.1")
def test_trucks_parked_in_column_0_build_nothing() -> None:
    """5.1: the printed board has no site beside column 0."""
    table = position("derricks")
    assert table.g.truck == [cell_of(cell) for cell in PARKED]
    assert table.phase != "derricks"
