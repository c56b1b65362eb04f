"""Action 6 — drilling and transport (6.1–6.8)."""

from __future__ import annotations

from typing import Any

import pytest

import gusher
from gusher.kernel.actions import cell_text
from gusher.kernel.match import Match

from .table import Table, position

FORCED = {"carrier": "most-advanced"}


def shipping(column_of: str = "K8", **fields: Any) -> Table:
    """Red has one derrick, on K8 (column 10) unless said otherwise."""
    return position("transport", wells={column_of: (0, 4)}, **fields)


# ---- 6.1, 6.2 drilling


@pytest.mark.rule("G6.1")
def test_everybody_takes_one_crude_from_each_own_derrick_in_turn_order() -> None:
    """6.1: nobody may leave it in the ground."""
    wells = {"C4": (0, 3), "C7": (1, 4), "D1": (0, 2), "E3": (2, 2)}
    table = position("transport", first=1, wells=wells, loco=[4, 4, 4, 4])
    drilled = []
    while table.phase == "transport":
        drilled.append((table.seat, cell_text(table.ed.site_cell[table.g.site], 20)))
        table.play("ship own hudson")
    assert drilled == [(1, "C7"), (2, "E3"), (0, "C4"), (0, "D1")]
    assert [table.g.crude[table.site(cell)] for cell in wells] == [2, 3, 1, 1]


@pytest.mark.rule("G6.1")
def test_a_derrick_whose_last_crude_was_taken_returns_to_its_owner() -> None:
    """6.1: also when that crude is lost; the other derrick stays."""
    table = position("transport", wells={"C4": (0, 1), "D1": (0, 2)}, loco=[3, 0, 0, 0])
    assert table.g.derricks[0] == 4  # the one on C4 is back in hand already
    table.play("lose", "ship own jet")
    assert not table.has_derrick("C4")
    assert not table.has_tile("C4")
    assert table.has_derrick("D1")
    assert table.g.derricks[0] == 4
    assert [event["seat"] for event in table.events("derrick-back")] == [0]


@pytest.mark.rule("G6.1")
@pytest.mark.rule("G6.2")
def test_the_last_crude_of_a_derrick_is_transported_like_any_other() -> None:
    """6.1: from the column where the derrick stood."""
    table = shipping("C4", loco=[2, 0, 0, 0])
    last = position("transport", wells={"C4": (0, 1)}, loco=[2, 0, 0, 0])
    assert last.legal == table.legal
    assert last.play("ship own jet").g.tank[0] == [0, 1, 0]


@pytest.mark.rule("G6.1")
def test_all_derricks_may_run_dry_in_one_action() -> None:
    """6.1: five on one crude each, and five are in hand again."""
    wells = dict.fromkeys(("C4", "C7", "C11", "D1", "E3"), (0, 1))
    table = position("transport", wells=wells, loco=[4, 0, 0, 0])
    table.play(*["ship own hudson"] * 5)
    assert table.g.derricks[0] == 5
    assert table.g.tank[0] == [2, 0, 0]  # 8.1 has taken three
    assert table.events("surplus")[0]["count"] == 3


@pytest.mark.rule("G6.2")
def test_derricks_are_settled_by_column_then_row() -> None:
    """6.2: C4, C7, then D1 although it is in the first row."""
    table = position("transport", wells={"D1": (0, 2), "C7": (0, 2), "C4": (0, 2)}, loco=[9, 0, 0, 0])
    table.play("ship own jet", "ship own jet", "ship own jet")
    drilled = [event["site"] for event in table.events("drilled")]
    assert drilled == [table.site(cell) for cell in ("C4", "C7", "D1")]


@pytest.mark.rule("G6.2")
def test_each_crude_goes_into_any_of_the_three_tanks_or_is_lost() -> None:
    """6.2: any split."""
    table = position("transport", wells=dict.fromkeys(("C4", "C7", "D1", "E3"), (0, 2)), loco=[9, 0, 0, 0])
    assert table.legal == ["ship own hudson", "ship own jet", "ship own standard", "lose"]
    table.play("ship own standard", "lose", "ship own hudson", "ship own standard")
    assert table.g.tank[0] == [1, 0, 2]
    assert table.g.cash[0] == 15000


# ---- 6.3–6.5 whose locomotive


@pytest.mark.rule("G6.3")
@pytest.mark.parametrize(("column", "serves"), [(9, False), (10, True), (11, True), (19, True)])
def test_a_locomotive_serves_from_the_derricks_column_on(column: int, serves: bool) -> None:
    """6.3: K8 is in column 10; the own locomotive is free."""
    table = shipping(loco=[column, 0, 0, 0], black=12)
    assert ("ship own jet" in table.legal) == serves
    if serves:
        assert table.play("ship own jet").g.cash[0] == 15000
    else:
        assert table.refused("ship own jet") == "6.3"


@pytest.mark.rule("G6.3")
@pytest.mark.rule("G6.4")
def test_where_the_own_locomotive_serves_no_other_is_used() -> None:
    """6.4: only if the own one does not serve."""
    table = shipping(loco=[10, 19, 0, 0], black=19)
    assert table.offered("ship") == ["own hudson", "own jet", "own standard"]
    assert table.refused("ship black jet") == "6.4"
    assert table.refused("ship rival jet") == "6.4"


@pytest.mark.rule("G6.4")
@pytest.mark.parametrize(("column", "serves"), [(9, False), (10, True), (19, True)])
def test_the_black_locomotive_costs_3000_to_the_bank(column: int, serves: bool) -> None:
    """6.4: where it serves."""
    table = shipping(loco=[0, 10, 0, 0], black=column)
    assert ("ship black jet" in table.legal) == serves
    if serves:
        assert table.play("ship black jet").g.cash == [12000, 15000, 15000, 15000]
        assert table.g.tank[0] == [0, 1, 0]
    else:
        assert table.refused("ship black jet") == "6.4"


@pytest.mark.rule("G6.5")
def test_the_most_advanced_opponent_is_paid_3000_and_cannot_refuse() -> None:
    """6.5: nobody but the shipper is asked, and the second of the opponents gets nothing."""
    table = shipping(loco=[0, 12, 11, 0])
    assert table.offered("ship") == ["rival hudson", "rival jet", "rival standard"]
    table.play("ship rival jet")
    assert table.g.cash == [12000, 18000, 15000, 15000]
    assert table.phase != "transport"


@pytest.mark.rule("G6.5")
def test_two_opponents_level_share_1500_each() -> None:
    """6.5: the worked example."""
    assert shipping(loco=[0, 12, 5, 12]).play("ship rival jet").g.cash == [12000, 16500, 15000, 16500]


@pytest.mark.rule("G6.5")
def test_three_opponents_level_share_1000_each() -> None:
    """6.5: the worked example."""
    assert shipping(loco=[9, 10, 10, 10]).play("ship rival jet").g.cash == [12000, 16000, 16000, 16000]


@pytest.mark.rule("G6.5")
def test_opponents_level_behind_the_most_advanced_get_nothing() -> None:
    """6.5: though they serve the derrick too."""
    assert shipping(loco=[0, 11, 11, 12]).play("ship rival jet").g.cash == [12000, 15000, 15000, 18000]


@pytest.mark.rule("G6.5")
def test_with_three_players_the_empty_seat_shares_nothing() -> None:
    """6.5: even where the most advanced opponents stand level."""
    table = shipping(players=3, loco=[0, 10, 10]).play("ship rival jet")
    assert table.g.cash == [12000, 16500, 16500, 0]


@pytest.mark.rule("G6.5")
def test_an_opponent_who_does_not_serve_is_not_used() -> None:
    """6.5: the most advanced stands one column short."""
    table = shipping(loco=[0, 9, 3, 0], black=10)
    assert table.refused("ship rival jet") == "6.5"


@pytest.mark.rule("G6.5")
def test_freight_received_pays_for_ones_own() -> None:
    """6.5: grey has nothing until red has used grey's locomotive; then blue is paid in turn."""
    table = position("transport", wells={"C4": (0, 2), "S10": (1, 4)}, loco=[0, 17, 2, 18], cash=[3000, 0, 0, 0])
    table.play("ship rival jet")
    assert table.g.cash == [0, 0, 0, 3000]
    other = position(
        "transport", wells={"C4": (0, 2), "S10": (1, 4)}, loco=[0, 17, 2, 2], black=18, cash=[3000, 0, 0, 0]
    ).play("ship rival jet")
    assert other.seat == 1
    assert other.g.cash == [0, 3000, 0, 0]
    assert other.play("ship black jet").g.cash == [0, 0, 0, 0]


# ---- 6.6 the choice


@pytest.mark.rule("G6.6")
@pytest.mark.parametrize(("rival", "black"), [(10, 10), (10, 19), (19, 10)])
def test_where_both_serve_the_player_chooses(rival: int, black: int) -> None:
    """6.6: whichever is further on."""
    table = shipping(loco=[0, rival, 0, 0], black=black)
    assert table.offered("ship") == [
        f"{whose} {company}" for whose in ("black", "rival") for company in ("hudson", "jet", "standard")
    ]
    assert table.play("ship rival jet").g.cash == [12000, 18000, 15000, 15000]
    again = shipping(loco=[0, rival, 0, 0], black=black)
    assert again.play("ship black jet").g.cash == [12000, 15000, 15000, 15000]


@pytest.mark.rule("G6.6")
@pytest.mark.parametrize(
    ("loco", "black", "cash"),
    [
        ([0, 12, 11, 0], 11, [12000, 18000, 15000, 15000]),  # an opponent alone in front
        ([0, 12, 11, 0], 13, [12000, 15000, 15000, 15000]),  # the black one alone: all to the bank
        ([0, 12, 12, 0], 11, [12000, 16500, 16500, 15000]),  # two level
        ([0, 12, 11, 0], 12, [12000, 16500, 15000, 15000]),  # one level with the black one
        ([0, 12, 12, 12], 11, [12000, 16000, 16000, 16000]),  # three level
        ([0, 12, 12, 0], 12, [12000, 16000, 16000, 15000]),  # two and the black one: three ways
        ([0, 12, 12, 12], 12, [12000, 15750, 15750, 15750]),  # three and the black one: four ways
        ([0, 12, 12, 12], 13, [12000, 15000, 15000, 15000]),  # three level behind the black one
        ([0, 9, 9, 9], 10, [12000, 15000, 15000, 15000]),  # nobody but the black one serves
    ],
)
def test_with_most_advanced_the_furthest_of_all_is_used_and_those_level_share(
    loco: list[int], black: int, cash: list[int]
) -> None:
    """6.6, option `carrier`: the black one's part goes to the bank; the text is `ship rival`."""
    table = shipping(loco=loco, black=black, options=FORCED)
    assert table.offered("ship") == ["rival hudson", "rival jet", "rival standard"]
    assert table.refused("ship black jet") == "6.6"
    assert table.play("ship rival jet").g.cash == cash
    assert sum(event["dollars"] for event in table.events("freight-paid")) == 3000


@pytest.mark.rule("G6.6")
def test_with_most_advanced_the_own_locomotive_is_still_free() -> None:
    """6.6: where it serves, others further on do not matter."""
    table = shipping(loco=[10, 19, 0, 0], black=19, options=FORCED)
    assert table.offered("ship") == ["own hudson", "own jet", "own standard"]


@pytest.mark.rule("G6.6")
@pytest.mark.rule("G6.7")
def test_with_most_advanced_too_the_crude_may_be_lost() -> None:
    """6.6: nobody has to pay."""
    table = shipping(loco=[0, 12, 0, 0], black=12, options=FORCED).play("lose")
    assert table.g.cash == [15000] * 4


@pytest.mark.rule("G6.6")
def test_with_most_advanced_nothing_is_shipped_when_the_furthest_falls_short() -> None:
    """6.6: and the crude is lost without a question."""
    table = shipping(loco=[0, 9, 9, 9], black=9, options=FORCED)
    assert table.phase != "transport"
    assert [event["seat"] for event in table.events("lost")] == [0]


# ---- 6.7, 6.8


@pytest.mark.rule("G6.7")
def test_if_none_serves_the_crude_is_lost() -> None:
    """6.7: everybody one column short."""
    table = shipping(loco=[9, 9, 9, 9], black=9)
    assert table.phase != "transport"
    assert table.g.tank[0] == [0, 0, 0]
    assert [event["seat"] for event in table.events("lost")] == [0]


@pytest.mark.rule("G6.7")
@pytest.mark.parametrize(("cash", "can_pay"), [(3000, True), (2999, False), (0, False)])
def test_who_cannot_pay_loses_the_crude(cash: int, can_pay: bool) -> None:
    """6.7: no credit."""
    table = shipping(loco=[0, 12, 0, 0], black=12, cash=[cash, 0, 0, 0])
    assert (table.phase == "transport") == can_pay


@pytest.mark.rule("G6.7")
def test_money_may_run_out_from_one_derrick_to_the_next() -> None:
    """6.7: 5,000 $ ship one crude by the black locomotive, and the second one is lost."""
    table = position("transport", wells={"K8": (0, 4), "K12": (0, 4)}, black=12, cash=[5000, 0, 0, 0])
    table.play("ship black jet")
    assert table.g.cash[0] == 2000
    assert table.g.tank[0] == [0, 1, 0]
    assert len(table.events("lost")) == 1


@pytest.mark.rule("G6.7")
def test_who_will_not_pay_loses_the_crude() -> None:
    """6.7: and keeps the money."""
    table = shipping(loco=[0, 12, 0, 0]).play("lose")
    assert table.g.cash == [15000] * 4
    assert table.g.tank[0] == [0, 0, 0]


@pytest.mark.rule("G6.7")
@pytest.mark.parametrize("carrier", ["black", "rival"])
def test_a_refusal_for_want_of_money_says_so(carrier: str) -> None:
    """6.7: the price, and the money there is. No table stops here: losing the crude is all that is left."""
    table = shipping(loco=[0, 12, 0, 0], black=12)
    table.g.cash[0] = 2000
    reason = Match(table.match.ruleset, state=table.g).explain(f"ship {carrier} jet")
    assert (reason.clause, dict(reason.params)) == ("6.7", {"cost": 3000, "cash": 2000})


@pytest.mark.rule("G6.8")
def test_crude_is_never_moved_from_tank_to_tank() -> None:
    """6.8: through whole games a tank grows by one crude stored or shipped, and shrinks by a sale alone."""
    for seed in range(3):
        match = gusher.new("giganten", 4, seed=f"tanks {seed}")
        turn = 0
        before = [list(tank) for tank in match.state.tank]
        while not match.over:
            legal, count = match.legal(), len(match.entries)
            match.play(legal[(turn * 31 + seed) % len(legal)])
            turn += 1
            after = [list(tank) for tank in match.state.tank]
            told = match.game.rules.events.seen_by(
                [event for entry in match.entries[count:] for event in entry.told], None, all_open=True
            )
            for event in told:
                if event["event"] in ("stored", "shipped"):
                    before[event["seat"]][event["company"]] += 1
                elif event["event"] in ("sold", "surplus"):
                    before[event["seat"]][event["company"]] -= event["count"]
            assert before == after
