"""Action 3 — licences (3.1, 3.2)."""

from __future__ import annotations

from fractions import Fraction

import pytest

from gusher.games.giganten.common import player_at
from gusher.kernel.chance import CHANCE

from .table import beige, position, red


@pytest.mark.rule("G3.1")
def test_everybody_is_dealt_in_turn_order_what_the_card_shows() -> None:
    """3.1: from the first player on, all of one player's before the next's."""
    table = position(
        "licences", first=2, cards={2: beige(8, 3), 3: red(2, 2, 6, back=4), 0: beige(3, 12), 1: beige(7, 4)}
    )
    table.play("deal 8+0")
    assert table.g.licences == [0, 0, 8, 0]
    table.play("deal 1+1")
    assert table.g.licences == [0, 0, 8, 2]
    table.play("deal 0+3")
    assert table.g.licences == [3, 0, 8, 2]
    table.play("deal 3+4")
    assert table.g.licences == [3, 7, 8, 2]
    assert table.g.ones == [0, 3, 8, 1]
    assert table.g.licence_deck == 58
    assert table.phase == "moving"


@pytest.mark.rule("G3.1")
def test_licences_kept_from_before_stay_in_hand() -> None:
    """3.1: what is dealt is added."""
    table = position("licences", licences={0: (2, 1)}).play("deal 3+2")
    assert (table.g.ones[0], table.g.licences[0]) == (5, 8)


@pytest.mark.rule("G3.1")
@pytest.mark.rule("G0.2")
def test_a_deck_that_runs_out_in_mid_deal_is_made_anew_for_the_rest() -> None:
    """3.1: red gets the last two, a one and a two, for certain, then three of the discards, all of them ones."""
    table = position("licences", licences={2: (28, 38)}, gone=(10, 0))
    assert table.g.licence_deck == 2
    assert table.odds == {"deal 4+1": Fraction(1)}
    table.play("deal 4+1")
    assert (table.g.licence_deck, table.g.gone_ones) == (7, 0)
    assert [event["deck"] for event in table.events("deck-anew")] == [2]


@pytest.mark.rule("G3.1")
def test_after_a_deck_made_anew_in_mid_deal_the_odds_are_those_of_the_discards() -> None:
    """3.1: two ones are certain, three more cards come from two ones and two twos."""
    table = position("licences", licences={2: (35, 37)}, gone=(2, 2))
    assert table.g.licence_deck == 2
    assert table.odds == {"deal 3+2": Fraction(1, 2), "deal 4+1": Fraction(1, 2)}


@pytest.mark.rule("G3.1")
def test_when_deck_and_discards_are_used_up_what_is_missing_is_not_dealt() -> None:
    """3.1: red wants five and gets the last three, the others get nothing."""
    table = position("licences", licences={2: (39, 36)}).play("deal 0+3")
    assert table.g.licences == [3, 0, 75, 0]
    assert table.phase == "moving"
    assert len(table.events("dealt")) == 1


@pytest.mark.rule("G3.1")
def test_when_all_licences_are_in_hand_nobody_is_dealt_any() -> None:
    """3.1: the next action follows at once."""
    table = position("licences", licences={0: (20, 19), 3: (19, 20)})
    assert table.phase == "moving"
    assert table.g.licences == [39, 0, 0, 39]


@pytest.mark.rule("G3.1")
def test_what_was_missing_is_not_made_up_later() -> None:
    """3.1: red got three of five in one round, and is dealt what the new card shows in the next."""
    table = position("licences", licences={2: (39, 36)}).play("deal 0+3")
    assert table.g.licences == [3, 0, 75, 0]
    table.g.licences[2], table.g.ones[2], table.g.gone_ones, table.g.gone_twos = 0, 0, 39, 36
    while not (table.phase == "licences" and player_at(table.g, table.g.turn) == 0):
        table.play(next(iter(table.odds)) if table.seat == CHANCE else table.legal[0])
    assert table.g.round == 3
    shown = table.ed.card_licences[table.g.card[0]]
    assert {sum(map(int, text.split()[1].split("+"))) for text in table.odds} == {shown}


@pytest.mark.rule("G3.1")
def test_the_last_player_may_get_the_rest_of_a_deal() -> None:
    """3.1: the first is served in full, the second in part, the third not at all."""
    table = position("licences", players=3, licences={0: (39, 32)}).play("deal 0+5")
    assert table.seat == CHANCE
    table.play("deal 0+2")
    assert table.g.licences == [76, 2, 0, 0]
    assert table.phase == "moving"


@pytest.mark.rule("G3.2")
def test_only_the_holder_sees_the_values_of_licences() -> None:
    """3.2: in the view, in the log, and for those who watch."""
    table = position("licences").play("deal 4+1", "deal 2+3", "deal 5+0", "deal 0+5")
    for seat in (0, 1, 2, 3, None):
        is_holder = seat == 0
        entry = table.match.log(seat)[0]
        assert entry["action"] == ("deal 4+1" if is_holder else None)
        dealt = next(event for event in entry["events"] if event["event"] == "dealt")
        assert (dealt["seat"], dealt["count"], dealt["ones"]) == (0, 5, 4 if is_holder else None)
        shown = table.match.view(seat)["state"]
        assert shown["ones"][0] == (4 if is_holder else None)


@pytest.mark.rule("G3.2")
def test_how_many_licences_each_holds_is_open() -> None:
    """3.2: to everybody."""
    table = position("moving", licences={0: (1, 2), 1: (0, 7)})
    for seat in (0, 1, 2, 3, None):
        assert table.match.view(seat)["state"]["licences"] == [3, 7, 0, 0]
