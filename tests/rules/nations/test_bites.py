"""Clauses of The Game of Nations looked at from the side that small wrong changes come from (see `make mutants`)."""

from __future__ import annotations

import pytest

from gusher.games.nations.state import CARD_NAMES, Phase

from .table import Table, new_game

# ---- 2.1: the tanker kept back


@pytest.mark.rule("N2.1")
def test_a_tanker_kept_back_can_be_placed_while_the_bank_has_none() -> None:
    table = Table().put(0, "king", "N1.0").tankers(0, "reserve").tankers(1, "north", 15).begin(Phase.TRADE).on()
    assert table.g.bank_tankers == 0
    assert table.legal("tanker place") == {"tanker place north", "tanker place south", "tanker place N1"}


@pytest.mark.rule("N2.1")
def test_a_tanker_kept_back_is_placed_without_any_money() -> None:
    table = Table(money=0).tankers(0, "reserve").begin(Phase.TRADE).on()
    assert table.legal() == {"tanker place north", "tanker place south", "tanker sell reserve", "end"}


# ---- 4.10, 5.3: leaders that fall, and the leader step


@pytest.mark.rule("N4.10")
@pytest.mark.parametrize(("option", "dictators"), [("reserve", 1), ("out", 0)])
def test_a_leader_assassinated_goes_where_fallen_leaders_go(option: str, dictators: int) -> None:
    table = Table(fallen_leaders=option).put(0, "dictator", "N1.1").card("assassination").do("lose leader N1.1")
    assert table.g.reserve[0][2] == dictators


@pytest.mark.rule("N5.3")
def test_the_leader_step_is_used_up_for_this_turn_only() -> None:
    table = Table().put(0, "king", "N1.1").put(1, "king", "B.6").agent(1, "N1.2").card("coup").do("coup king N2")
    assert table.phase == Phase.TRADE
    table.do("end", "agent N1.6")
    assert (table.g.seat, table.phase) == (1, Phase.LEADER)


@pytest.mark.rule("N8.2")
def test_a_player_saved_by_a_card_saves_nobody_else() -> None:
    table = Table(3).put(0, "king", "N1.1").agent(1, "N1.2").card("coup").do("coup king N2")
    table.g.money[1] = 0
    table.do("end", "agent N1.6")
    assert table.told("out") == [(1, 0)]


# ---- 7: the cards


@pytest.mark.rule("N7.5")
def test_a_palace_revolt_does_nothing_while_both_neighbouring_spaces_are_taken() -> None:
    table = Table().put(0, "king", "N1.0").put(1, "king", "N1.1").put(1, "president", "N1.7").card("palace-revolt")
    assert table.told("no-effect") == [(0, CARD_NAMES.index("palace-revolt"))]
    assert (table.phase, table.ruler("N1")) == (Phase.LEADER, 0)


@pytest.mark.rule("N7.1")
def test_a_strike_ends_with_the_collection_of_the_player_who_drew_it() -> None:
    table = Table().put(0, "king", "N1.0").tankers(0, "N1").put(1, "king", "N2.0").tankers(1, "N2")
    table.card("strike").begin(Phase.REVENUE, 1).on()
    assert (table.money[1], table.g.strike) == (22, [1, 0, 0, 0])
    table.begin(Phase.REVENUE).on()
    assert (table.money[0], table.g.strike) == (20, [0, 0, 0, 0])


@pytest.mark.rule("N7.1")
def test_two_strikes_are_ended_each_by_its_own_collection() -> None:
    table = Table().put(0, "king", "N1.0").tankers(0, "N1").put(1, "king", "N2.0").tankers(1, "N2")
    table.card("strike").card("strike", seat=1).begin(Phase.REVENUE, 1).on()
    assert table.g.strike == [1, 0, 0, 0]


# ---- 8.1, 8.2: who is out, and who is saved


@pytest.mark.rule("N8.1")
def test_nothing_of_a_player_who_is_out_is_left() -> None:
    table = Table(3, money=0).put(0, "king", "N1.1", "S1.1").tankers(0, "reserve")
    table.g.strike[0] = 1
    table.begin(Phase.RUIN).on()
    assert (table.g.out, table.g.strike) == ([1, 0, 0, 1], [0, 0, 0, 0])
    assert (table.g.reserve[0], table.g.stands[0]) == ([0, 0, 0, 0], [0, 0])


@pytest.mark.rule("N8.2")
@pytest.mark.parametrize(
    ("card", "choice"),
    [
        ("coup", "coup king B"),
        ("revolution", "revolution president N2"),
        ("state-visit", "move N1.0 N1.1"),
        ("palace-revolt", "revolt N1.7"),
    ],
)
def test_every_card_that_places_or_moves_a_leader_saves(card: str, choice: str) -> None:
    table = Table(3).put(0, "king", "N1.0").put(1, "king", "N2.0")
    table.g.money[0] = 0
    table.card(card).do(choice)
    assert table.told("out") == []
    assert (table.phase, table.g.seat) == (Phase.TRADE, 0)


@pytest.mark.rule("N8.2")
@pytest.mark.parametrize(("card", "choice"), [("launched", "launch north"), ("concession", "lay N1-A")])
def test_a_tanker_or_pipeline_saves_nobody_who_has_no_revenue_by_it(card: str, choice: str) -> None:
    table = Table(3).put(0, "king", "N1.0").put(1, "king", "B.6")
    table.g.money[0] = 0
    table.card(card).do(choice)
    assert table.told("out") == [(0, 0)]


@pytest.mark.rule("N8.2")
def test_a_tanker_saves_by_the_revenue_that_it_brings() -> None:
    table = Table(3, money=0).put(0, "king", "N1.0").card("launched").do("launch N1")
    assert table.told("out") == []


@pytest.mark.rule("N8.2")
def test_a_card_that_could_not_be_carried_out_does_not_save() -> None:
    table = Table(3, money=0).put(0, "king", "N1.1").card("palace-revolt")
    assert table.told("out") == [(0, 0)]


@pytest.mark.rule("N8.3")
@pytest.mark.parametrize("last", [0, 2])
def test_the_last_player_left_is_named_whichever_seat_it_is(last: int) -> None:
    table = new_game(3, first=1)
    table.g.out[2 - last], table.g.agent[1] = 1, 0
    table.g.money[1] = 0
    table.begin(Phase.RUIN, 1).on()
    assert table.told("last-left") == [(last,)]
