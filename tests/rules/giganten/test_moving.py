"""Action 4, first half — placing and moving (4.1–4.7)."""

from __future__ import annotations

import pytest

from gusher.games.giganten.meta import GAME
from gusher.kernel.actions import cell_text, column_text
from gusher.kernel.chance import CHANCE
from gusher.kernel.edition import Source

from .table import Table, beige, cell_of, position, red


def way(table: Table) -> list[str]:
    """The cells of all drives so far, each drive from its goal back."""
    return [cell_text(event["cell"], 20) for event in table.events("way")]


def seen_cells(table: Table) -> set[str]:
    """The tiles that were looked at since the position was set up."""
    return {cell_text(table.ed.site_cell[event["site"]], 20) for event in table.events("looked")}


# ---- 4.1 placing


@pytest.mark.rule("G4.1")
def test_at_the_first_action_4_the_truck_is_put_on_a_cell_of_column_0() -> None:
    """4.1: before anything else; no halting and no railway before."""
    table = position("moving", placed=False)
    assert table.legal == [f"place A{row}" for row in range(1, 13)]
    assert table.refused("halt") == "4.1"
    assert table.refused("rail B") == "4.1"


@pytest.mark.rule("G4.1")
def test_placing_costs_nothing() -> None:
    """4.1: all points of the card are left."""
    table = position("moving", placed=False, cards={0: beige(3, 12)}).play("place A5")
    assert table.g.truck[0] == cell_of("A5")
    assert table.g.points == 12
    assert table.seat == 0


@pytest.mark.rule("G4.1")
def test_a_truck_is_not_placed_on_another_truck() -> None:
    """4.1: the cells taken by those before are not offered."""
    table = position("moving", placed=False).play("place A5", "halt")
    assert table.seat == 1
    assert table.legal == [f"place A{row}" for row in range(1, 13) if row != 5]
    assert table.refused("place A5") == "4.1"
    table.play("place A6", "halt")
    assert len(table.legal) == 10


@pytest.mark.rule("G4.1")
def test_a_cell_that_a_truck_has_left_is_free_again() -> None:
    """4.1: red was placed on A5 and has driven off."""
    table = position("moving", placed=False).play("place A5", "drive B5", "halt")
    assert "place A5" in table.legal


@pytest.mark.rule("G4.1")
def test_a_truck_on_the_board_is_not_placed_again() -> None:
    """4.1: only at the first Action 4."""
    table = position("moving", trucks={0: "J5"})
    assert table.offered("place") == []
    assert "halt" in table.legal


# ---- 4.2 points


@pytest.mark.rule("G4.2")
def test_points_are_split_between_truck_and_locomotive_in_any_order() -> None:
    """4.2: rail, drive, rail, drive with the eight points of one card."""
    table = position("moving", trucks={0: "A1"}).play("rail C", "drive A2", "rail D", "drive A4")
    assert table.g.loco[0] == 3
    assert table.g.truck[0] == cell_of("A4")
    assert table.g.points == 2


@pytest.mark.rule("G4.2")
def test_unused_points_are_lost() -> None:
    """4.2: who halts has nothing of them later, and need not give the rest to the locomotive."""
    table = position("moving", cards={1: beige(8, 3)}).play("rail B", "halt")
    assert table.seat == 1
    assert table.g.points == 3
    assert table.g.loco == [1, 0, 0, 0]


@pytest.mark.rule("G4.2")
def test_a_player_may_move_nothing_at_all() -> None:
    """4.2: halting at once is allowed."""
    table = position("moving").play("halt")
    assert table.seat == 1
    assert table.g.loco[0] == 0


@pytest.mark.rule("G4.2")
@pytest.mark.parametrize(
    ("card", "points"), [(beige(3, 12), 12), (beige(8, 3), 3), (red(2, 4, 8, back=2), 8), (red(1, 4, 2, crude=1), 2)]
)
def test_the_card_says_how_many_points(card: str, points: int) -> None:
    """4.2: red cards as well as beige ones."""
    assert position("moving", cards={0: card}).g.points == points


@pytest.mark.rule("G4.8")
def test_one_player_completes_all_of_action_4_before_the_next() -> None:
    """Action 4: red moves and changes a price, then grey moves, and so on in turn order."""
    table = position("moving", first=3, cards={3: beige(4, 5, price=4), 1: red(2, 2, 6, crude=1)})
    steps = []
    for text in ("halt", "price jet +4", "halt", "halt", "store jet", "halt"):
        steps.append((table.seat, text))
        table.play(text)
    assert [seat for seat, _ in steps] == [3, 3, 0, 1, 1, 2]


# ---- 4.3–4.5 the truck


@pytest.mark.rule("G4.3")
@pytest.mark.parametrize(
    ("start", "goal", "cost"),
    [
        ("A1", "B1", 1),  # a plain
        ("A4", "B4", 2),  # a hill
        ("A7", "B7", 3),  # a mountain
        ("B1", "C1", 2),
        ("A1", "C1", 3),
        ("M4", "L4", 1),  # what is left costs nothing: the cell entered is paid
        ("T1", "T4", 4),  # 1 + 1 + 2 down the last column
    ],
)
def test_entering_a_plain_costs_1_a_hill_2_a_mountain_3(start: str, goal: str, cost: int) -> None:
    """4.3: exactly enough points will do, one less will not."""
    enough = position("moving", trucks={0: start}, points=cost).play(f"drive {goal}")
    assert enough.events("drove")[0]["points"] == cost
    short = position("moving", trucks={0: start}, points=cost - 1)
    assert f"drive {goal}" not in short.legal


@pytest.mark.rule("G4.3")
def test_a_refusal_says_that_the_way_is_too_dear() -> None:
    """4.3: with two points the mountain B7 is out of reach."""
    table = position("moving", trucks={0: "A7"}, points=2)
    assert table.refused("drive B7") == "4.3"
    assert table.why("drive B7").params["cost"] == 3


@pytest.mark.rule("G4.3")
def test_the_truck_moves_orthogonally() -> None:
    """4.3: one point goes to the four neighbours, not to a corner, and not round the edge of the board."""
    table = position("moving", trucks={0: "I6"}, points=1)  # I6 is a mountain; I5 H6 J6 I7 are plains
    assert sorted(table.offered("drive")) == ["H6", "I5", "I7", "J6"]
    edge = position("moving", trucks={0: "T2"}, points=1)
    assert sorted(edge.offered("drive")) == ["S2", "T1", "T3"]
    corner = position("moving", trucks={0: "A1"}, points=1)
    assert sorted(corner.offered("drive")) == ["A2", "B1"]


@pytest.mark.rule("G4.3")
def test_every_cell_is_reached_by_its_cheapest_way() -> None:
    """4.3: against a plain search cell by cell, from all over the board, with derricks in the way."""
    wells = {"D1": (0, 2), "M3": (1, 2), "C4": (2, 2), "N5": (0, 2), "P7": (1, 2), "K8": (0, 4), "R12": (3, 2)}
    for start in ("A1", "E1", "D4", "J5", "M2", "O7", "K9", "Q12", "T12"):
        table = position("moving", trucks={0: start}, wells=wells, cards={0: beige(3, 12)})
        blocked = {cell_of(cell) for cell in wells}
        parked = {cell for seat, cell in enumerate(table.g.truck) if seat != 0}
        cheapest = {cell_of(start): 0}
        edge = [cell_of(start)]
        while edge:
            cell = edge.pop(0)
            for step in _beside(cell):
                cost = cheapest[cell] + table.ed.cost[step]
                if step not in blocked and cost < cheapest.get(step, 13):
                    cheapest[step] = cost
                    edge.append(step)
        expected = {
            cell_text(cell, 20)
            for cell in cheapest
            if cell not in parked and cell != cell_of(start) and not table.has_tile(cell_text(cell, 20))
        }
        while table.seat == CHANCE:
            table.play(next(iter(table.odds)))
        assert set(table.offered("drive")) == expected
        left = table.match.view(0)["facts"]["movement_left"]
        assert left == {cell: 12 - cheapest[cell_of(cell)] for cell in expected}


def _beside(cell: int) -> list[int]:
    row, column = divmod(cell, 20)
    near = [(row, column - 1), (row, column + 1), (row - 1, column), (row + 1, column)]
    return [r * 20 + c for r, c in near if 0 <= r < 12 and 0 <= c < 20]


@pytest.mark.rule("G4.4")
def test_a_truck_may_pass_a_drill_site_but_not_stop_on_it() -> None:
    """4.4: with two points from C3 to D4 the only way is over the site C4; its plain is paid."""
    table = position("moving", trucks={0: "C3"}, seen={"C4": (3, [0])}, points=2)
    assert table.refused("drive C4") == "4.4"
    table.play("drive D4")
    assert way(table) == ["D4", "C4"]
    assert table.events("drove")[0]["points"] == 2


@pytest.mark.rule("G4.4")
def test_a_drill_site_on_a_mountain_costs_three_to_pass() -> None:
    """4.4: over P7 from O7 to Q7 takes four points."""
    assert "drive Q7" in position("moving", trucks={0: "O7"}, points=4).legal
    assert "drive Q7" not in position("moving", trucks={0: "O7"}, points=3).legal


@pytest.mark.rule("G4.4")
def test_a_truck_may_pass_another_truck_but_not_stop_on_its_cell() -> None:
    """4.4: from A1 over B1, where grey stands, to the hill C1."""
    table = position("moving", trucks={0: "A1", 1: "B1"}, points=3)
    assert table.refused("drive B1") == "4.4"
    table.play("drive C1")
    assert way(table) == ["C1", "B1"]


@pytest.mark.rule("G4.4")
def test_drives_may_follow_one_another() -> None:
    """4.4: three drives with one card, and back to where it began."""
    table = position("moving", trucks={0: "A1"}).play("drive B1", "drive B2", "drive A1")
    assert table.g.truck[0] == cell_of("A1")
    assert table.g.points == 4


@pytest.mark.rule("G4.4")
def test_a_drive_goes_to_another_cell() -> None:
    """4.4: the cell where the truck stands is no goal."""
    assert "drive A12" not in position("moving").legal


@pytest.mark.rule("G4.5")
@pytest.mark.parametrize("owner", [0, 1])
def test_a_cell_with_a_derrick_cannot_be_entered(owner: int) -> None:
    """4.5: whoever owns it; D4 is then three points away, over the hill D3."""
    table = position("moving", trucks={0: "C3"}, wells={"C4": (owner, 2)}, points=2)
    assert table.refused("drive C4") == "4.5"
    assert table.refused("drive D4") == "4.3"
    assert table.why("drive D4").params["cost"] == 3


@pytest.mark.rule("G4.5")
@pytest.mark.rule("G6.1")
def test_a_cell_whose_derrick_is_gone_is_ordinary_terrain() -> None:
    """6.1: a truck may even stop there, and sees nothing."""
    table = position("moving", trucks={0: "C3"}, dry=["C4"], points=1)
    table.play("drive C4")
    assert table.g.truck[0] == cell_of("C4")
    assert table.events("looked") == []


# ---- 4.6 looking


@pytest.mark.rule("G4.6")
def test_who_stands_next_to_a_black_tile_sees_it_where_the_move_starts() -> None:
    """4.6: red stands on C3 beside C4; nobody had to ask."""
    table = position("moving", trucks={0: "C3"})
    assert table.seat == CHANCE
    table.play("tile 3")
    assert table.looked("C4") == [0]
    assert [table.tile_seen("C4", seat) for seat in (0, 1, 2, 3, None)] == [3, None, None, None, None]
    assert table.g.points == 8


@pytest.mark.rule("G4.6")
def test_the_others_see_which_tiles_were_looked_at_but_not_their_values() -> None:
    """4.6: in the table, in the state and in the log."""
    table = position("moving", trucks={0: "B3"}).play("drive C3", "tile 4")
    for seat in (0, 1, None):
        view, entry = table.match.view(seat), table.match.log(seat)[1]
        shown = next(site for site in view["facts"]["sites"] if site["cell"] == "C4")
        assert shown["looked"] == [0]
        assert shown["tile"] == (4 if seat == 0 else None)
        assert entry["action"] == ("tile 4" if seat == 0 else None)
        assert entry["events"] == [
            {"event": "looked", "seat": 0, "site": table.site("C4"), "tile": 4 if seat == 0 else None}
        ]


@pytest.mark.rule("G4.6")
def test_tiles_are_seen_in_mid_move_too() -> None:
    """4.6: from B3 over C3 (beside C4) to D3 (beside E3)."""
    table = position("moving", trucks={0: "B3"}).play("drive D3", "tile 2", "tile 4")
    assert way(table) == ["D3", "C3"]
    assert seen_cells(table) == {"C4", "E3"}
    assert table.seat == 0


@pytest.mark.rule("G4.6")
@pytest.mark.rule("G4.4")
def test_nothing_is_seen_from_a_cell_where_the_truck_may_not_stop() -> None:
    """4.6: grey's truck on C3; red passes it, and sees E3 from D3 but not C4."""
    table = position("moving", trucks={0: "B3", 1: "C3"}, seen={"C4": (2, [1])}).play("drive D3", "tile 4")
    assert way(table) == ["D3", "C3"]
    assert seen_cells(table) == {"E3"}
    assert table.looked("C4") == [1]
    assert table.tile_seen("C4", 0) is None


@pytest.mark.rule("G4.6")
def test_a_cell_between_two_tiles_shows_both() -> None:
    """4.6: E1 lies between D1 and F1."""
    table = position("moving", trucks={0: "E1"}).play("tile 2", "tile 4")
    assert seen_cells(table) == {"D1", "F1"}


@pytest.mark.rule("G4.6")
def test_tiles_are_not_seen_from_a_corner() -> None:
    """4.6: B3 touches C4 at a corner only."""
    table = position("moving", trucks={0: "B3"})
    assert table.seat == 0
    assert seen_cells(table) == set()


@pytest.mark.rule("G4.6")
@pytest.mark.parametrize("beside", ["I3", "H4", "J4", "I5"])
def test_red_tiles_are_never_seen(beside: str) -> None:
    """4.6: I4 has two derricks."""
    table = position("moving", trucks={0: beside})
    assert table.seat == 0
    assert table.looked("I4") == []


@pytest.mark.rule("G4.6")
def test_three_derrick_tiles_are_black_and_seen() -> None:
    """4.6: J2 from J1."""
    table = position("moving", trucks={0: "J1"}).play("tile 6")
    assert table.tile_seen("J2", 0) == 6


@pytest.mark.rule("G4.6")
def test_a_tile_that_another_has_seen_is_the_same_tile() -> None:
    """4.6: no chance any more; the value stays the secret of those two."""
    table = position("moving", trucks={0: "C3"}, seen={"C4": (3, [2])})
    assert table.seat == 0
    assert table.looked("C4") == [0, 2]
    assert [table.tile_seen("C4", seat) for seat in (0, 1, 2, 3, None)] == [3, None, 3, None, None]


@pytest.mark.rule("G4.6")
def test_what_was_seen_stays_known_after_driving_on() -> None:
    """4.6: and is not looked at a second time."""
    table = position("moving", trucks={0: "B3"}).play("drive C3", "tile 4", "drive B3", "drive C3")
    assert len(table.events("looked")) == 1
    table.play("drive B3", "halt")
    assert table.tile_seen("C4", 0) == 4


@pytest.mark.rule("G4.6")
def test_of_equally_cheap_ways_the_one_lowest_in_column_is_taken() -> None:
    """4.6: from C2 to D3 over D2 (beside D1) or over C3 (beside C4): back from the goal it is C3."""
    table = position("moving", trucks={0: "C2"}).play("drive D3", "tile 2", "tile 2")
    assert way(table) == ["D3", "C3"]
    assert seen_cells(table) == {"C4", "E3"}


@pytest.mark.rule("G4.6")
def test_a_way_over_a_drill_site_counts_among_the_cheapest() -> None:
    """4.6: from O7 to Q7 three ways cost four points; back from Q7 the mountain P7 is lowest in column."""
    table = position("moving", trucks={0: "O7"}, points=4).play("drive Q7")
    assert way(table) == ["Q7", "P7"]


@pytest.mark.rule("G4.6")
def test_then_the_one_lowest_in_row_is_taken() -> None:
    """4.6: with a derrick on P7 the ways above and below it are left, and Q9 is not seen from Q8."""
    table = position("moving", trucks={0: "O7"}, wells={"P7": (1, 2)}, points=4).play("drive Q7")
    assert way(table) == ["Q7", "Q6", "P6", "O6"]
    assert seen_cells(table) == set()


@pytest.mark.rule("G4.6")
def test_the_tie_is_broken_from_the_goal_whichever_way_the_truck_goes() -> None:
    """4.6: back from O7 the mountain P7 is highest in column, so the way from Q7 runs above it."""
    table = position("moving", trucks={0: "Q7"}, points=4).play("drive O7")
    assert way(table) == ["O7", "O6", "P6", "Q6"]


@pytest.mark.rule("G4.6")
def test_the_cheapest_way_is_taken_even_where_a_dearer_one_shows_more() -> None:
    """4.6: who wants another way drives in several legs."""
    straight = position("moving", trucks={0: "C2"}).play("drive D3", "tile 2", "tile 2")
    assert "D1" not in seen_cells(straight)
    in_legs = position("moving", trucks={0: "C2"}).play("drive D2", "tile 2", "drive D3", "tile 2")
    assert seen_cells(in_legs) == {"D1", "E3"}
    assert in_legs.g.points == straight.g.points


@pytest.mark.rule("G4.6")
def test_the_way_is_public() -> None:
    """4.6: everybody reads in the log over which cells the truck went."""
    table = position("moving", trucks={0: "O7"}, wells={"P7": (1, 2)}).play("drive Q7")
    for seat in (0, 1, None):
        cells = [event["cell"] for event in table.match.log(seat)[0]["events"] if event["event"] == "way"]
        assert {cell_text(cell, 20) for cell in cells} == {"O6", "P6", "Q6", "Q7"}


@pytest.mark.rule("G4.6")
@pytest.mark.rule("G4.1")
def test_a_truck_also_looks_on_being_placed() -> None:
    """4.6: on a board with a site beside column 0 (the printed one has none)."""
    near = Source(GAME.editions.load().text.replace('"C4", ', '"B4", '), "near.toml")
    table = position("moving", placed=False, edition=near).play("place A4", "tile 2")
    assert table.looked("B4") == [0]
    assert table.g.points == 8


# ---- 4.7 the locomotive


@pytest.mark.rule("G4.7")
@pytest.mark.parametrize("column", range(1, 20))
def test_columns_1_to_9_cost_1_columns_10_to_16_cost_2_columns_17_to_19_cost_3(column: int) -> None:
    """4.7: one step into each column with exactly its price, and not with less."""
    cost = 1 if column <= 9 else 2 if column <= 16 else 3
    table = position("moving", loco=[column - 1, 0, 0, 0], points=cost)
    assert table.offered("rail") == [column_text(column)]
    if cost > 1:
        short = position("moving", loco=[column - 1, 0, 0, 0], points=cost - 1)
        assert short.refused(f"rail {column_text(column)}") == "4.7"


@pytest.mark.rule("G4.7")
@pytest.mark.parametrize(
    ("start", "goal", "cost"),
    [(0, 9, 9), (8, 10, 3), (9, 11, 4), (7, 12, 8), (15, 17, 5), (14, 17, 7), (16, 19, 9), (17, 19, 6)],
)
def test_a_longer_ride_costs_the_sum_of_its_columns(start: int, goal: int, cost: int) -> None:
    """4.7: also over 9→10 and 16→17."""
    table = position("moving", loco=[start, 0, 0, 0], cards={0: beige(3, 12)}).play(f"rail {column_text(goal)}")
    assert table.events("railed")[0]["points"] == cost
    assert table.g.loco[0] == goal
    short = position("moving", loco=[start, 0, 0, 0], points=cost - 1)
    assert short.offered("rail") == [column_text(column) for column in range(start + 1, goal)]


@pytest.mark.rule("G4.7")
def test_a_locomotive_never_goes_past_column_19() -> None:
    """4.7: twelve points from 18 reach 19, and from 19 nothing."""
    assert position("moving", loco=[18, 0, 0, 0], cards={0: beige(3, 12)}).offered("rail") == ["T"]
    assert position("moving", loco=[19, 0, 0, 0], cards={0: beige(3, 12)}).offered("rail") == []


@pytest.mark.rule("G4.7")
def test_a_locomotive_does_not_go_back_by_itself() -> None:
    """4.7: no column behind it is offered."""
    table = position("moving", loco=[5, 0, 0, 0])
    assert table.refused("rail E") == "4.7"
    assert table.refused("rail F") == "4.7"


@pytest.mark.rule("G4.7")
def test_locomotives_may_share_a_column() -> None:
    """4.7: the track is not blocked by others."""
    table = position("moving", loco=[0, 3, 3, 3], black=3).play("rail D")
    assert table.g.loco == [3, 3, 3, 3]
