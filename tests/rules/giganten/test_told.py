"""What the log is told of each action: every payment, and every piece's way."""

from __future__ import annotations

from typing import Any

import pytest

from gusher.games.giganten.meta import GAME

from .table import PLAIN, Table, beige, cell_of, number_of, position, red

BANK = -1
FREE_CRUDE = red(2, 2, 6, crude=1)


def story(table: Table, start: int = 0) -> list[tuple[Any, ...]]:
    """What was told from an entry on: the event's name, then its arguments, secret ones included."""
    told = [event for entry in table.match.entries[start:] for event in entry.told]
    return [tuple(event.values()) for event in GAME.rules.events.seen_by(told, None, all_open=True)]


def step_of(table: Table, price: int) -> int:
    return table.ed.price.index(price)


@pytest.mark.rule("G1.2")
def test_a_roll_of_the_die_is_told_as_steps_on_the_scale() -> None:
    table = position("prices").play("roll +2")
    assert story(table) == [("price-moved", 0, step_of(table, 5000), step_of(table, 6000))]


@pytest.mark.rule("G2.1")
def test_the_way_of_the_black_locomotive_is_told() -> None:
    assert story(position("cards", black=5).play(f"turn {red(2, 2, 6, crude=1)}")) == [("black-moved", 5, 7)]


@pytest.mark.rule("GE1")
def test_the_end_at_the_star_is_told() -> None:
    table = position("cards", black=19, round_=8).play(f"turn {FREE_CRUDE}")
    assert story(table) == [("black-moved", 19, 20), ("star-reached", 8)]


@pytest.mark.rule("G2.4")
@pytest.mark.parametrize("left", ["red", "4"])
def test_the_card_that_nobody_took_is_told(left: str) -> None:
    table = position("cards").play(f"turn {FREE_CRUDE}", *[f"turn {PLAIN}"] * 4)
    taken = [slot for slot in ("red", "1", "2", "3", "4") if slot != left]
    start = len(table.match.entries)
    table.play(*(f"take {slot}" for slot in taken))
    assert story(table, start) == [("card-left", number_of(FREE_CRUDE if left == "red" else PLAIN))]


@pytest.mark.rule("G3.1")
def test_a_deal_is_told_with_its_ones() -> None:
    assert story(position("licences").play("deal 3+2")) == [("dealt", 0, 5, 3)]


@pytest.mark.rule("G4.1")
def test_placing_a_truck_is_told() -> None:
    assert story(position("moving", placed=False).play("place A12")) == [("placed", 0, cell_of("A12"))]


@pytest.mark.rule("G4.7")
def test_a_ride_is_told_with_its_columns_and_its_points() -> None:
    table = position("moving", loco=[2, 0, 0, 0])
    goal = f"rail {table.offered('rail')[1]}"
    table.play(goal)
    assert story(table) == [("railed", 0, 2, 4, table.ed.track[3] + table.ed.track[4])]


@pytest.mark.rule("G4.3")
def test_a_drive_is_told_with_its_points_and_its_way_back_from_the_goal() -> None:
    table = position("moving", trucks={0: "A12"}).play("drive C12")
    cost = table.ed.cost[cell_of("B12")] + table.ed.cost[cell_of("C12")]
    assert story(table)[:3] == [
        ("drove", 0, cell_of("A12"), cell_of("C12"), cost),
        ("way", 0, cell_of("C12")),
        ("way", 0, cell_of("B12")),
    ]


@pytest.mark.rule("G4.6")
def test_a_look_is_told_with_the_tile() -> None:
    table = position("moving", trucks={0: "C3"}).play("tile 3")
    assert story(table) == [("looked", 0, table.site("C4"), 3)]


@pytest.mark.rule("G4.11")
def test_locomotives_set_back_are_told_each_with_its_columns_unless_they_stay() -> None:
    table = position("moving", loco=[5, 9, 2, 0], cards={0: red(2, 3, 6, back=3)}).play("halt")
    assert story(table) == [("set-back", 1, 9, 6), ("set-back", 2, 2, 0)]


@pytest.mark.rule("G4.10")
def test_a_crude_stored_is_told() -> None:
    assert story(position("moving", cards={0: FREE_CRUDE}).play("halt", "store jet"))[-1:] == [("stored", 0, 1)]


@pytest.mark.rule("G4.9")
def test_a_price_change_is_told() -> None:
    table = position("moving", cards={0: beige(2, 10, price=2)}).play("halt", "price standard -2")
    assert story(table)[-1:] == [("price-moved", 2, step_of(table, 5000), step_of(table, 4000))]


@pytest.mark.rule("G5.2")
def test_a_derrick_is_told_with_its_price_and_its_crude() -> None:
    table = position("derricks", trucks={0: "C3"}).play("build C4", "tile 3")
    assert story(table)[0] == ("built", 0, table.site("C4"), table.ed.build_cost[0], 3)


@pytest.mark.rule("G6.1")
def test_the_last_crude_of_a_derrick_is_told_with_the_derrick_that_returns() -> None:
    table = position("transport", wells={"C4": (0, 1)}, loco=[2, 0, 0, 0])
    site = table.site("C4")
    assert table.events("drilled") == [{"event": "drilled", "seat": 0, "site": site, "left": 0}]
    assert table.events("derrick-back") == [{"event": "derrick-back", "seat": 0, "site": site}]
    assert story(table.play("ship own jet"))[0] == ("shipped", 0, site, 1)


@pytest.mark.rule("G6.4")
def test_freight_to_the_bank_is_told() -> None:
    table = position("transport", wells={"K8": (0, 4)}, black=12).play("ship black jet")
    assert story(table)[:2] == [("shipped", 0, table.site("K8"), 1), ("freight-paid", 0, BANK, 3000)]


@pytest.mark.rule("G6.5")
def test_freight_shared_by_rivals_is_told_one_by_one() -> None:
    table = position("transport", wells={"K8": (0, 4)}, loco=[0, 12, 3, 12]).play("ship rival jet")
    assert story(table)[1:3] == [("freight-paid", 0, 1, 1500), ("freight-paid", 0, 3, 1500)]


@pytest.mark.rule("G6.6")
def test_freight_shared_with_the_black_locomotive_is_told() -> None:
    options = {"carrier": "most-advanced"}
    table = position("transport", wells={"K8": (0, 4)}, loco=[0, 12, 3, 0], black=12, options=options)
    table.play("ship rival jet")
    assert story(table)[1:3] == [("freight-paid", 0, 1, 1500), ("freight-paid", 0, BANK, 1500)]
    assert table.g.cash == [12000, 16500, 15000, 15000]


@pytest.mark.rule("G6.7")
def test_a_crude_lost_is_told() -> None:
    table = position("transport", wells={"K8": (0, 4)}, black=12).play("lose")
    assert story(table)[0] == ("lost", 0, table.site("K8"))


@pytest.mark.rule("G7.1")
@pytest.mark.rule("G7.5")
@pytest.mark.rule("G7.7")
def test_an_auction_is_told_from_its_opening_to_the_sale() -> None:
    table = position("auctions", tanks={0: [2, 0, 0], 1: [1, 0, 0]}, licences={0: (3, 1), 1: (1, 0)})
    assert [(event["company"], event["seats"]) for event in table.events("auction-opens")] == [(0, 0b11)]
    table.play("bid 3", "pay 1+1", "sell 2")
    assert story(table)[:3] == [("auction-won", 0, 0, 3), ("paid", 0, 1, 1), ("sold", 0, 0, 2, 10000)]
    assert [event["company"] for event in table.events("no-sale")] == [1, 2]


@pytest.mark.rule("G7.6")
def test_a_bluff_called_is_told_with_what_it_costs() -> None:
    table = position("auctions", tanks={0: [1, 0, 0]}, licences={0: (3, 0)}).play("bid 6")
    table.play("forfeit 2+0")
    assert table.events("bluff-called")[0] == {"event": "bluff-called", "seat": 0, "bid": 6, "ones": 2, "twos": 0}


@pytest.mark.rule("G8.1")
def test_a_surplus_is_told() -> None:
    table = position("limit", tanks={2: [0, 5, 0]})
    assert [tuple(event.values()) for event in table.events("surplus")] == [("surplus", 2, 1, 3, 3000)]
