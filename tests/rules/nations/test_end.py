"""Elimination and victory (8.1–8.4)."""

from __future__ import annotations

import pytest

from gusher.games.nations.scoring import score, worth
from gusher.games.nations.state import SPACES, Phase
from gusher.kernel.chance import OVER

from .table import Table, space_of


def scores(table: Table) -> list[int]:
    return [score(table.ed, table.g, seat) for seat in range(table.g.players)]


def winners(table: Table) -> list[int]:
    return [seat for seat, points in enumerate(scores(table)) if points == max(scores(table))]


@pytest.mark.rule("N8.1")
def test_who_has_no_revenue_and_less_money_than_the_cheapest_leader_costs_is_out() -> None:
    table = Table(3).put(0, "king", "N1.1").put(1, "king", "B.6")
    table.g.money[0] = 0
    table.begin(Phase.RUIN).on()
    assert table.told("out") == [(0, 0)]
    assert table.g.out[0] == 1
    assert (table.g.seat, table.phase) == (1, Phase.AGENT)


@pytest.mark.rule("N8.1")
def test_one_million_is_enough_while_there_is_a_dictator_or_revolutionary() -> None:
    table = Table(3, money=1).put(0, "king", "N1.1").begin(Phase.RUIN).on()
    assert table.told("out") == []
    table = Table(3, money=1, fallen_leaders="out").put(0, "king", "N1.1")
    table.g.reserve[0] = [1, 2, 0, 0]
    assert table.begin(Phase.RUIN).on().told("out") == [(0, 1)]


@pytest.mark.rule("N8.1")
def test_a_leader_on_the_board_counts_among_the_cheapest() -> None:
    table = Table(3, money=1, fallen_leaders="out").put(0, "dictator", "N1.1")
    table.g.reserve[0] = [2, 2, 0, 0]
    assert table.begin(Phase.RUIN).on().told("out") == []


@pytest.mark.rule("N8.1")
def test_revenue_keeps_a_player_in() -> None:
    assert Table(3, money=0).put(0, "king", "N1.0").tankers(0, "N1").begin(Phase.RUIN).on().told("out") == []


@pytest.mark.rule("N8.1")
@pytest.mark.parametrize("money", [20, 126, 127, 128, 1_000_000])
def test_without_any_leader_left_no_money_is_enough(money: int) -> None:
    table = Table(3, money=money, fallen_leaders="out")
    table.g.reserve[0] = [0, 0, 0, 0]
    assert table.begin(Phase.RUIN).on().told("out") == [(0, money)]


@pytest.mark.rule("N8.1")
def test_money_and_tankers_go_to_the_bank_all_pieces_leave_and_pipelines_stay() -> None:
    table = Table(3, fallen_leaders="out").put(0, "king", "N1.1", "A.1").tankers(0, "north", 2).tankers(0, "N1")
    table.pipelines("N1-A").g.reserve[0] = [0, 0, 0, 0]
    table.g.money[0] = 1
    joined = table.g.joined[:]
    table.begin(Phase.RUIN).on()
    assert (table.g.money[0], table.g.bank_tankers, sum(table.g.tankers[0])) == (0, 16, 0)
    assert table.g.leader == [-1] * SPACES
    assert table.g.agent[0] == -1
    assert table.g.joined == joined


@pytest.mark.rule("N8.1")
def test_revenue_is_what_the_board_would_pay_at_that_moment() -> None:
    """The collection of this turn is past; it is the tanker lost since that counts."""
    table = Table(3, money=0).put(0, "king", "N1.0").tankers(0, "N1").card("tanker-lost").do("lose tanker N1")
    assert table.told("out") == [(0, 0)]


@pytest.mark.rule("N8.2")
@pytest.mark.parametrize("card", ["oil-boom", "foreign-loan"])
def test_a_card_drawn_by_the_agent_may_save_by_money(card: str) -> None:
    assert Table(3, money=0).put(0, "king", "N1.1").card(card).told("out") == []


@pytest.mark.rule("N8.2")
@pytest.mark.parametrize(("card", "choice"), [("state-visit", "move N1.1 N1.2"), ("coup", "coup king B")])
def test_a_card_that_moves_or_places_a_leader_saves(card: str, choice: str) -> None:
    table = Table(3, money=0).put(0, "king", "N1.1").card(card).do(choice)
    assert table.told("out") == []
    assert (table.phase, table.g.seat) == (Phase.TRADE, 0)


@pytest.mark.rule("N8.2")
def test_a_leader_lost_by_a_card_does_not_save() -> None:
    table = Table(3, money=0).put(0, "king", "N1.1").card("assassination").do("lose leader N1.1")
    assert table.told("out") == [(0, 0)]


@pytest.mark.rule("N8.2")
@pytest.mark.rule("N5.3")
def test_a_leader_lost_uses_the_step_up_where_the_player_stays_in() -> None:
    table = Table(3).put(0, "king", "N1.1").card("assassination").do("lose leader N1.1")
    assert (table.told("out"), table.phase) == ([], Phase.TRADE)


@pytest.mark.rule("N8.1")
@pytest.mark.rule("N8.2")
@pytest.mark.parametrize(("version", "is_out"), [(1, False), (2, True)])
def test_who_has_no_leader_left_is_out_even_if_a_card_moved_one(version: int, is_out: bool) -> None:
    """The leader that the first card moved falls to the second.  Records of version 1, where that saved, are replayed
    so."""
    table = Table(3, fallen_leaders="out").put(0, "king", "N1.2").next_cards("state-visit", "assassination")
    table.ed.rules = version
    table.g.reserve[0] = [0, 0, 0, 0]
    table.begin(Phase.AGENT_INCIDENT).g.due = 1
    table.on().do("move N1.2 N1.4", "lose leader N1.4")
    assert bool(table.told("out")) == is_out


@pytest.mark.rule("N8.1")
def test_the_strike_of_a_player_who_is_out_is_forgotten() -> None:
    table = Table(3, money=0).put(0, "king", "N1.1")
    table.g.strike = [1, 0, 1, 0]
    table.begin(Phase.RUIN).on()
    assert table.g.out[0] == 1
    assert table.g.strike == [0, 0, 1, 0]


@pytest.mark.rule("N4.11")
def test_the_agent_stays_while_its_owner_is_in_the_game_and_leaves_with_it() -> None:
    """Without a leader on the board it still stands and moves; only elimination takes it off."""
    table = Table(3, money=20).put(0, "king", "N1.1").agent(0, "N1.3").card("assassination").do("lose leader N1.1")
    assert table.g.agent[0] == space_of("N1.3")
    table.g.reserve[0] = [0, 0, 0, 0]
    table.begin(Phase.RUIN).on()
    assert (table.told("out"), table.g.agent[0]) == ([(0, 20)], -1)


@pytest.mark.rule("N8.2")
@pytest.mark.parametrize(
    ("card", "choice"),
    [("revolution", "revolution president S2"), ("palace-revolt", "revolt N2.1")],
)
def test_revolution_and_palace_revolt_save_like_a_move(card: str, choice: str) -> None:
    table = Table(3, money=0).put(0, "king", "N2.0").put(1, "king", "S2.4").card(card).do(choice)
    assert table.told("out") == []


@pytest.mark.rule("N8.2")
@pytest.mark.parametrize(("card", "choice"), [("launched", "launch north"), ("concession", "lay N1-A")])
def test_a_tanker_or_pipeline_without_revenue_does_not_save(card: str, choice: str) -> None:
    table = Table(3, money=0).put(0, "king", "N1.0").card(card).do(choice)
    assert table.told("out") == [(0, 0)]


@pytest.mark.rule("N8.3")
def test_the_last_player_left_wins() -> None:
    table = Table(3, money=0).put(1, "king", "B.6")
    table.g.out[2] = 1
    table.begin(Phase.RUIN).on()
    assert (table.g.seat, table.phase) == (OVER, Phase.OVER)
    assert table.told("last-left") == [(1,)]
    assert winners(table) == [1]
    assert scores(table)[0] == 0


def ends_after(table: Table, rounds: int) -> Table:
    """The last seat ends its turn in the last round."""
    table.g.round = rounds
    return table.begin(Phase.TURN_ENDS, table.g.players - 1).on()


@pytest.mark.rule("N8.4")
def test_without_a_limit_the_game_goes_on() -> None:
    table = ends_after(Table().put(0, "king", "B.6"), 1000)
    assert (table.g.seat, table.g.round) == (0, 1001)


@pytest.mark.rule("N8.4")
def test_the_game_ends_after_so_many_rounds() -> None:
    table = ends_after(Table(round_limit=10), 9)
    assert (table.g.seat, table.g.round) == (0, 10)
    assert ends_after(Table(round_limit=10), 10).g.seat == OVER


@pytest.mark.rule("N8.4")
def test_a_round_ends_when_the_turn_passes_the_starting_seat_also_if_that_player_is_out() -> None:
    table = Table(4)
    table.g.first, table.g.out[2], table.g.round = 2, 1, 5
    assert table.begin(Phase.TURN_ENDS, 0).on().g.round == 5
    table.begin(Phase.TURN_ENDS, 1).on()
    assert (table.g.round, table.g.seat) == (6, 3)


@pytest.mark.rule("N8.4")
def test_the_greatest_worth_wins_cash_and_three_million_a_tanker() -> None:
    table = Table(3, round_limit=10).tankers(0, "north", 2).tankers(0, "reserve")
    table.g.money = [10, 18, 17, 0]
    ends_after(table, 10)
    assert [worth(table.ed, table.g, seat) for seat in range(3)] == [19, 18, 17]
    assert winners(table) == [0]


@pytest.mark.rule("N8.4")
def test_ties_go_to_the_higher_revenue_then_are_shared() -> None:
    table = Table(3, round_limit=10).put(1, "king", "N1.0").tankers(1, "N1")
    table.tankers(0, "north").tankers(2, "south")
    assert winners(ends_after(table, 10)) == [1]
    table.put(2, "president", "S1.4").g.tankers[2] = [0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0]
    assert winners(table) == [1, 2]


@pytest.mark.rule("N8.4")
def test_who_is_out_cannot_win_by_worth() -> None:
    table = Table(3, round_limit=10, money=0)
    table.g.out[0] = 1
    assert winners(ends_after(table, 10)) == [1, 2]
