"""The end (E1–E5)."""

from __future__ import annotations

from fractions import Fraction
from functools import cache
from typing import Any

import pytest

from gusher.games.giganten.flow import PLAY
from gusher.games.giganten.scratch import Scratch
from gusher.kernel.chance import OVER
from gusher.kernel.errors import OutOfTurn

from .table import Table, position, red

LAST = red(1, 4, 2, crude=1)  # the black locomotive goes from 19 onto the star


def ended(**fields: Any) -> Table:
    """A game that ends in this position."""
    return position("cards", black=19, **fields).play(f"turn {LAST}")


def ranks(table: Table) -> list[int]:
    """The rank of each seat's locomotive."""
    result = table.match.result()
    assert result is not None
    return [account["rank"] for account in result["accounts"]]


def scores(table: Table) -> list[int]:
    result = table.match.result()
    assert result is not None
    points: list[int] = result["scores"]
    return points


def winners(table: Table) -> list[int]:
    result = table.match.result()
    assert result is not None
    won: list[int] = result["winners"]
    return won


@pytest.mark.rule("GE1")
def test_the_game_ends_at_once_when_the_black_locomotive_reaches_the_star() -> None:
    """E1: no beige card is turned up, nothing is dealt, drilled or sold, and nobody is to act."""
    table = ended(tanks={0: [5, 0, 0]}, licences={0: (2, 0)}, wells={"C4": (1, 3)}, loco=[5, 5, 5, 5])
    assert table.match.over
    assert table.seat is None
    assert table.legal == []
    assert table.g.tank[0] == [5, 0, 0]
    assert table.g.crude[table.site("C4")] == 3
    assert sum(table.g.beige_deck) == 30
    assert len(table.match.entries) == 1
    with pytest.raises(OutOfTurn):
        table.match.play("take red")


@pytest.mark.rule("GE1")
def test_the_prices_of_that_round_have_been_rolled() -> None:
    """E1: Action 1 comes before the red card."""
    table = position("prices", black=19).play("roll +2", "roll +3", "roll -2", f"turn {LAST}")
    assert table.match.over
    assert table.prices == [6000, 6500, 4000]


@pytest.mark.rule("GE1")
def test_no_result_is_given_before_the_end() -> None:
    """E1: and everything is open after it."""
    table = position("cards", black=18, licences={0: (1, 1)})
    assert table.match.result() is None
    done = ended(licences={0: (1, 1)}, seen={"C4": (3, [2])})
    view = done.match.view(None)
    assert view["state"]["ones"][0] == 1
    assert view["state"]["tile"][done.site("C4")] == 3


@pytest.mark.rule("GE1")
@pytest.mark.rule("G2.2")
def test_a_game_has_7_8_or_9_complete_rounds() -> None:
    """E1: 3, 46 and 51 %, from the printed red cards and the star at 20, turned up by the rules themselves."""
    table = position("cards", round_=1)
    ed, first = table.ed, table.g

    @cache
    def rounds(deck: tuple[int, ...], black: int) -> dict[int, Fraction]:
        """How many rounds are completed from here, and how likely that is."""
        g = first.clone()
        g.red_deck, g.black = list(deck), black
        ways = PLAY.odds(ed, g)
        found: dict[int, Fraction] = {}
        for outcome, weight in ways:
            after = g.clone()
            PLAY.apply(ed, after, Scratch(), outcome)
            further = {-1: Fraction(1)} if after.seat == OVER else rounds(tuple(after.red_deck), after.black)
            for length, share in further.items():
                share *= Fraction(weight, sum(each for _, each in ways))
                found[length + 1] = found.get(length + 1, Fraction(0)) + share
        return found

    odds = rounds(tuple(first.red_deck), 0)
    assert {length: round(100 * share) for length, share in odds.items()} == {7: 3, 8: 46, 9: 51}


@pytest.mark.rule("GE2")
def test_locomotives_are_ranked_by_column() -> None:
    """E2: the furthest first."""
    assert ranks(ended(loco=[3, 19, 0, 7])) == [3, 1, 4, 2]
    assert ranks(ended(players=3, loco=[3, 19, 0])) == [2, 1, 3]


@pytest.mark.rule("GE2")
def test_ties_go_to_the_higher_licence_value_not_to_more_cards() -> None:
    """E2: three twos beat five ones."""
    table = ended(loco=[7, 7, 9, 7], licences={0: (5, 0), 1: (0, 3), 3: (1, 1), 2: (0, 0)})
    assert ranks(table) == [3, 2, 1, 4]


@pytest.mark.rule("GE2")
@pytest.mark.parametrize(
    ("first", "order"), [(0, [1, 2, 3, 4]), (1, [4, 1, 2, 3]), (2, [3, 4, 1, 2]), (3, [2, 3, 4, 1])]
)
def test_then_to_turn_order_from_the_holder_of_the_die(first: int, order: list[int]) -> None:
    """E2: in the round of the star, when columns and licence values are equal."""
    same_value = {0: (4, 0), 1: (2, 1), 2: (0, 2), 3: (4, 0)}
    assert ranks(ended(first=first, loco=[8, 8, 8, 8], licences=same_value)) == order


@pytest.mark.rule("GE2")
def test_all_three_ties_at_once() -> None:
    """E2: column before value before turn order."""
    table = ended(first=3, loco=[5, 5, 6, 5], licences={0: (2, 0), 1: (0, 2), 3: (2, 0)})
    assert ranks(table) == [4, 2, 1, 3]


@pytest.mark.rule("GE2")
def test_licences_do_not_beat_a_column() -> None:
    """E2: they break ties and nothing else."""
    assert ranks(ended(loco=[5, 6, 0, 0], licences={0: (30, 30)}))[:2] == [2, 1]


@pytest.mark.rule("GE2")
def test_the_black_locomotive_has_no_rank() -> None:
    """E2: it stands on the star, and the best player's is rank 1 all the same."""
    assert 1 in ranks(ended(loco=[1, 0, 0, 0]))


@pytest.mark.rule("GE3")
def test_each_derrick_on_the_board_pays_by_rank() -> None:
    """E3: 5,000, 4,000, 3,000 and 2,000 $; the crude under it 1,000 $ each."""
    wells = {"C4": (0, 1), "C7": (1, 1), "D1": (2, 1), "E3": (3, 1)}
    table = ended(loco=[9, 8, 7, 6], wells=wells, cash=[0, 0, 0, 0])
    assert scores(table) == [6000, 5000, 4000, 3000]


@pytest.mark.rule("GE3")
def test_several_derricks_pay_several_times_and_those_in_hand_nothing() -> None:
    """E3: red, last, has three on the board; grey, first, none."""
    wells = {"C4": (0, 1), "C7": (0, 1), "D1": (0, 1)}
    table = ended(loco=[0, 9, 8, 7], wells=wells, cash=[0, 0, 0, 0])
    assert scores(table) == [3 * 2000 + 3 * 1000, 0, 0, 0]


@pytest.mark.rule("GE3")
def test_with_three_players_the_last_is_paid_as_third() -> None:
    """E3: 3,000 $ a derrick."""
    table = ended(players=3, loco=[0, 9, 8], wells={"C4": (0, 1)}, cash=[0, 0, 0])
    assert scores(table) == [4000, 0, 0]


@pytest.mark.rule("GE4")
def test_each_crude_under_derricks_and_in_tanks_pays_1000() -> None:
    """E4: whatever the prices; more than two in a tank count too."""
    table = ended(
        loco=[9, 0, 0, 0],
        wells={"C4": (0, 3)},
        tanks={0: [1, 0, 4], 1: [0, 2, 0]},
        prices=[9000, 9000, 9000],
        cash=[500, 0, 0, 0],
    )
    assert scores(table) == [500 + 5000 + 3000 + 5000, 2000, 0, 0]


@pytest.mark.rule("GE5")
def test_most_money_wins() -> None:
    """E5: with the score sheet adding up."""
    table = ended(cash=[5000, 4000, 0, 0], tanks={1: [2, 0, 0]})
    assert scores(table) == [5000, 6000, 0, 0]
    assert winners(table) == [1]
    result = table.match.result()
    assert result is not None
    for account, total in zip(result["accounts"], scores(table), strict=True):
        assert account["cash"] + account["derrick_pay"] + account["crude_pay"] == account["total"] == total


@pytest.mark.rule("GE5")
def test_a_tie_for_the_most_is_a_shared_win() -> None:
    """E5: neither licences nor locomotives break it."""
    table = ended(cash=[5000, 6000, 3000, 6000], loco=[0, 3, 0, 9], licences={1: (5, 5)})
    assert winners(table) == [1, 3]
    assert winners(ended()) == [0, 1, 2, 3]
    assert winners(ended(players=3)) == [0, 1, 2]


@pytest.mark.rule("GE5")
def test_licences_left_over_are_worth_nothing() -> None:
    """E5: money alone counts."""
    assert scores(ended(licences={0: (20, 20)})) == [15000] * 4
