"""Clauses of Giganten looked at from the side that small wrong changes come from (see `make mutants`)."""

from __future__ import annotations

import pytest

from gusher.games.giganten.meta import GAME
from gusher.kernel.chance import CHANCE

from ..checks import check_set_up
from .table import Table, position

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
