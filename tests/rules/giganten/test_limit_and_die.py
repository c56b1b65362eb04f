"""Actions 8 and 9 — tank limit (8.1) and new first player (9.1)."""

from __future__ import annotations

import pytest

from gusher.kernel.chance import CHANCE

from .table import position


@pytest.mark.rule("G8.1")
@pytest.mark.parametrize(("crude", "kept", "dollars"), [(0, 0, 0), (2, 2, 0), (3, 2, 1000), (5, 2, 3000), (8, 2, 6000)])
def test_a_tank_with_more_than_two_sells_the_excess_for_1000_each(crude: int, kept: int, dollars: int) -> None:
    """8.1: five crude after Action 7, three sold for 3,000 $ — whatever the company's price."""
    table = position("limit", tanks={0: [crude, 0, 0]}, prices=[9000, 5000, 5000])
    assert table.g.tank[0] == [kept, 0, 0]
    assert table.g.cash[0] == 15000 + dollars


@pytest.mark.rule("G8.1")
def test_every_tank_of_every_player_is_seen_to() -> None:
    """8.1: each by itself; six crude in three tanks are no excess."""
    table = position("limit", tanks={0: [3, 4, 5], 1: [2, 2, 2], 2: [0, 0, 3], 3: [7, 1, 0]})
    assert table.g.tank == [[2, 2, 2], [2, 2, 2], [0, 0, 2], [2, 1, 0]]
    assert table.g.cash == [21000, 15000, 16000, 20000]


@pytest.mark.rule("G8.1")
def test_the_limit_comes_after_the_auctions() -> None:
    """8.1: who loses the auction sells the excess, who wins may sell all at the price first."""
    table = position("auctions", tanks={0: [4, 0, 0], 1: [4, 0, 0]}, licences={0: (1, 0), 1: (1, 0)})
    table.play("bid 1", "pass", "sell 4")
    assert table.g.cash[:2] == [35000, 17000]
    assert table.g.tank[:2] == [[0, 0, 0], [2, 0, 0]]


@pytest.mark.rule("G8.1")
@pytest.mark.rule("GS6")
def test_the_excess_goes_back_to_the_limited_supply() -> None:
    """8.1: three of five."""
    assert position("limit", options={"crude_supply": "60"}, tanks={0: [5, 0, 0]}).g.supply == 58


@pytest.mark.rule("G9.1")
@pytest.mark.parametrize(("players", "first", "then"), [(4, 0, 1), (4, 2, 3), (4, 3, 0), (3, 1, 2), (3, 2, 0)])
def test_the_die_passes_to_the_left(players: int, first: int, then: int) -> None:
    """9.1: clockwise, and a new round begins with the prices."""
    table = position("die", players=players, first=first, round_=4)
    assert table.g.first == then
    assert table.g.round == 5
    assert table.phase == "prices"
    assert table.seat == CHANCE
    assert table.events("round-begins") == [{"event": "round-begins", "round": 5, "seat": then}]


@pytest.mark.rule("G9.1")
def test_the_new_first_player_acts_first() -> None:
    """9.1: and chooses the first card."""
    table = position("die", first=1)
    while table.seat == CHANCE:
        table.play(next(iter(table.odds)))
    assert table.phase == "cards"
    assert table.seat == 2
