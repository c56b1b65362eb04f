"""Clauses of Giganten looked at from the side that small wrong changes come from (see `make mutants`)."""

from __future__ import annotations

from itertools import product

import pytest

from gusher.games.giganten.common import may_stop
from gusher.games.giganten.flow import PLAY
from gusher.games.giganten.meta import GAME
from gusher.games.giganten.phases.moving import note_tiles
from gusher.games.giganten.phases.prices import roll_of
from gusher.games.giganten.phases.transport import furthest_rival
from gusher.games.giganten.reach import survey
from gusher.games.giganten.scratch import Scratch
from gusher.games.giganten.state import BOARD_WORDS, Phase
from gusher.games.giganten.verbs import MOST_FACE
from gusher.kernel.chance import CHANCE
from gusher.kernel.mask import FULL

from ..checks import check_mask, check_set_up
from .table import Table, beige, cell_of, position

ACTIONS = ["prices", "cards", "licences", "moving", "derricks", "transport", "auctions"]  # those that ask somebody


def play_round(table: Table) -> list[str]:
    """Play to the next round, with no bids; the phases in which somebody was due."""
    phases, number = [], table.g.round
    while table.g.round == number:
        if table.phase not in phases:
            phases.append(table.phase)
        table.play(
            next(iter(table.odds)) if table.seat == CHANCE else table.legal[0 if table.phase == "auctions" else -1]
        )
    return phases


@pytest.mark.rule("GS8")
@pytest.mark.parametrize("players", [3, 4])
@pytest.mark.parametrize("number", [1, 3])
def test_nothing_of_the_game_before_is_left(players: int, number: int) -> None:
    check_set_up(GAME, players, number)


@pytest.mark.rule("G9.1")
def test_every_round_has_all_actions_three_rolls_and_three_auctions() -> None:
    table = position("prices", tanks={0: [1, 1, 1], 1: [1, 1, 1]}, licences={0: (4, 4), 1: (4, 4)})
    for rounds in (1, 2):
        assert {"prices", "cards", "licences", "moving", "auctions"} <= set(play_round(table)) <= {*ACTIONS, "special"}
        assert [event["company"] for event in table.events("auction-opens")] == [0, 1, 2] * rounds
        rolls = [entry for entry in table.match.log(0) if (entry["action"] or "").startswith("roll")]
        assert len(rolls) == 3 * rounds
        assert (table.phase, table.g.company, table.g.first) == ("prices", 0, rounds)


@pytest.mark.rule("G7.1")
def test_each_auction_begins_afresh_with_the_first_player_and_a_bid_of_one() -> None:
    table = position("auctions", first=1, tanks={0: [1, 1, 0], 1: [1, 1, 0]}, licences={0: (4, 0), 1: (4, 0)})
    assert table.seat == 1
    table.play("bid 2", "bid 3", "pass", "sell 1")
    assert (table.g.company, table.seat, table.g.leader, table.g.bid) == (1, 1, -1, 0)
    assert "bid 1" in table.legal


@pytest.mark.rule("G7.5")
def test_every_payment_is_in_a_word_of_the_mask_that_is_named() -> None:
    table = position("auctions", tanks={0: [1, 0, 0]}, licences={0: (30, 30)}).play("bid 30")
    assert len(table.offered("pay")) == 16
    check_mask(GAME, table.ed, table.g)


@pytest.mark.rule("G4.4")
@pytest.mark.rule("G4.5")
def test_a_truck_stops_on_no_tile_no_derrick_and_no_other_truck() -> None:
    table = position("moving", trucks={0: "C3", 1: "D3"}, wells={"C7": (1, 2)}, seen={"C4": (2, [0])})
    may = {cell: may_stop(table.g, 0, cell_of(cell)) for cell in ("C4", "C7", "D3", "C3", "B3")}
    assert may == {"C4": False, "C7": False, "D3": False, "C3": True, "B3": True}


@pytest.mark.rule("G7.2")
def test_however_long_an_auction_is_the_turn_stays_small() -> None:
    """It is kept in eight bits."""
    table = position("auctions", tanks={0: [1, 0, 0], 2: [1, 0, 0]}, licences={0: (19, 0), 2: (19, 0)})
    for bid in range(1, 38):
        assert table.g.turn < 8
        table.play(f"bid {bid}")


@pytest.mark.rule("G3.1")
def test_the_very_last_licence_is_dealt() -> None:
    table = position("licences", licences={2: (39, 38)})
    assert table.odds == {"deal 0+1": 1}


@pytest.mark.rule("G3.2")
@pytest.mark.rule("G4.6")
@pytest.mark.parametrize("first", [0, 1, 2, 3])
def test_only_who_is_dealt_licences_or_looks_at_a_tile_is_a_witness(first: int) -> None:
    dealt = position("licences", first=first)
    assert PLAY.witnesses(dealt.ed, dealt.g) == 1 << first
    looking = position("moving", first=first, trucks={first: "C3"})
    assert PLAY.witnesses(looking.ed, looking.g) == 1 << first


@pytest.mark.rule("G8.1")
def test_of_a_tank_with_two_crude_nothing_is_told() -> None:
    assert position("limit", tanks={0: [2, 1, 0]}).events("surplus") == []


@pytest.mark.rule("G4.6")
def test_a_truck_with_sites_on_all_four_sides_sees_them_all() -> None:
    table = position("moving")
    ed, g = table.ed.clone(), table.g.clone()
    cell = cell_of("J6")
    ed.near[cell] = [table.site(text) for text in ("C4", "C7", "D1", "E3")]
    note_tiles(ed, g, 0, cell)
    assert g.looking == sum(1 << site for site in ed.near[cell])


@pytest.mark.rule("G3.1")
def test_who_holds_a_card_without_licences_is_passed_over() -> None:
    table = position("licences", cards={1: beige(3, 12)})
    ed, g = table.ed.clone(), table.g.clone()
    ed.card_licences[g.card[0]] = 0
    assert PLAY.enter(ed, g)
    assert (g.turn, g.seat) == (1, CHANCE)


@pytest.mark.rule("G4.6")
@pytest.mark.parametrize(("by", "is_new"), [([2], False), ([0, 1, 3], True)])
def test_a_tile_is_seen_once_by_each_player(by: list[int], is_new: bool) -> None:
    table = position("moving", first=2, trucks={2: "C3"}, seen={"C4": (3, by)})
    assert [event["seat"] for event in table.events("looked")] == ([2] if is_new else [])
    assert table.looked("C4") == sorted({*by, 2})


@pytest.mark.rule("G4.3")
def test_a_drive_needs_nothing_that_was_on_the_scratch_before() -> None:
    table = position("moving", trucks={0: "A3", 1: "A4"}, seen={"C4": (3, [1])})
    g, stale = table.g.clone(), Scratch()
    PLAY.legal(table.ed, position("moving", trucks={0: "R9"}).g, stale)
    action = GAME.rules.verbs.parse("drive C3").index
    table.play("drive C3")
    for scratch in (Scratch(), stale):
        after = g.clone()
        PLAY.apply(table.ed, after, scratch, action)
        PLAY.advance(table.ed, after)
        assert after == table.g
    assert table.looked("C4") == [0, 1]


@pytest.mark.rule("G1.2")
@pytest.mark.parametrize("face", [face for face in range(-MOST_FACE, MOST_FACE + 1) if face])
def test_any_face_that_a_die_may_show_moves_the_price_by_as_much(face: int) -> None:
    table = position("prices")
    g, start = table.g.clone(), table.g.price[0]
    PLAY.apply(table.ed, g, Scratch(), roll_of(face))
    assert g.price[0] == min(max(start + face, 0), table.ed.scale - 1)


@pytest.mark.rule("GS10")
def test_the_first_round_is_told_with_its_first_player() -> None:
    for table in (position("setup", options={"first": 2}), position("setup").play("first 2")):
        assert table.events("round-begins") == [{"event": "round-begins", "round": 1, "seat": 2}]


@pytest.mark.rule("G4.9")
def test_a_price_change_of_a_single_step_is_asked_for() -> None:
    table = position("moving", cards={0: beige(2, 10, price=2)}).play("halt")
    ed, g = table.ed.clone(), table.g.clone()
    ed.card_price[g.card[0]] = 1
    assert PLAY.enter(ed, g)
    assert g.seat == 0


@pytest.mark.rule("G4.11")
@pytest.mark.parametrize(("spaces", "then"), [(0, [5, 5, 5, 5]), (1, [5, 4, 4, 4])])
def test_locomotives_are_set_back_by_as_much_as_the_card_shows(spaces: int, then: list[int]) -> None:
    table = position("moving", loco=[5, 5, 5, 5])
    ed, g = table.ed.clone(), table.g.clone()
    ed.card_setback[g.card[0]] = spaces
    g.phase, g.step, g.journal = Phase.SPECIAL, 0, []
    assert not PLAY.enter(ed, g)
    assert (g.loco, len(g.journal)) == (then, 3 if spaces else 0)


@pytest.mark.rule("G4.9")
@pytest.mark.parametrize(("steps", "price"), [("+1", 5500), ("-1", 4500), ("+2", 6000), ("-2", 4000)])
def test_with_up_to_every_number_of_steps_moves_the_price_by_as_much(steps: str, price: int) -> None:
    table = position("moving", options={"price_change": "up-to"}, cards={0: beige(2, 10, price=2)})
    assert table.play("halt", f"price jet {steps}").prices == [5000, price, 5000]


@pytest.mark.rule("G6.5")
def test_where_no_rival_has_moved_the_most_advanced_is_on_column_0() -> None:
    assert furthest_rival(position("transport", loco=[7, 0, 0, 0]).g, 0) == 0


@pytest.mark.rule("G6.5")
def test_the_black_locomotive_has_no_part_in_freight_paid_to_rivals() -> None:
    table = position("transport", wells={"K8": (0, 4)}, loco=[0, 12, 0, 0], black=12).play("ship rival jet")
    assert [(event["payee"], event["dollars"]) for event in table.events("freight-paid")] == [(1, 3000)]


@pytest.mark.rule("G4.3")
def test_a_survey_is_made_again_when_start_points_board_or_derricks_differ() -> None:
    plain, wells = position("moving"), position("moving", wells=dict.fromkeys(("D1", "C4", "C7", "C11"), (0, 2)))
    hilly = plain.ed.clone()
    hilly.board, hilly.ground = 1, [[0] * BOARD_WORDS, [FULL] * BOARD_WORDS, [0] * BOARD_WORDS]
    states, starts = (plain.g, wells.g), map(cell_of, ("A1", "B1", "C1", "C3"))
    asked = list(product((plain.ed, hilly), states, starts, (4, 6)))
    for first, (ed, g, start, points) in product(asked, asked):
        used, fresh = Scratch(), Scratch()
        survey(first[0], first[1], used, *first[2:])
        for scratch in (fresh, used):
            survey(ed, g, scratch, start, points)
        assert used.reached == fresh.reached
        assert used.layer[1 : points + 1] == fresh.layer[1 : points + 1]


@pytest.mark.rule("G4.3")
def test_hills_all_over_cost_two_points_each() -> None:
    table, scratch = position("moving"), Scratch()
    ed = table.ed.clone()
    ed.board, ed.ground = 1, [[0] * BOARD_WORDS, [FULL] * BOARD_WORDS, [0] * BOARD_WORDS]
    survey(ed, table.g, scratch, cell_of("J6"), 5)
    assert [sum(word.bit_count() for word in scratch.layer[cost]) for cost in range(1, 6)] == [0, 4, 0, 8, 0]
