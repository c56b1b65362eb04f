"""Action 2 — action cards (2.1–2.4)."""

from __future__ import annotations

from fractions import Fraction

import pytest

from gusher.kernel.chance import CHANCE

from .table import PLAIN, Table, beige, number_of, position, red

FAST = red(3, 3, 4, crude=1)
MIDDLE = red(2, 2, 6, crude=1)
SLOW = red(1, 4, 2, crude=1)
ALL_RED = [
    FAST,
    FAST,
    MIDDLE,
    MIDDLE,
    SLOW,
    red(2, 4, 8, back=2),
    red(2, 3, 6, back=3),
    red(1, 2, 8, back=3),
    red(2, 2, 6, back=4),
    red(3, 2, 6, back=4),
    red(3, 2, 4, back=5),
    red(2, 3, 2, back=5),
]
ALL_BEIGE = (
    [PLAIN] * 6
    + [beige(4, 10)] * 5
    + [beige(6, 6)] * 4
    + [beige(3, 12)] * 3
    + [beige(7, 4)] * 2
    + [beige(8, 3)]
    + [beige(2, 10, 2)] * 2
    + [beige(6, 4, 2), beige(3, 8, 3), beige(4, 6, 3), beige(5, 5, 3)]
    + [beige(4, 5, 4)] * 3
)


def dealt(players: int = 4, first: int = 0) -> Table:
    """The red card SLOW and different beige ones lie face up."""
    table = position("cards", players=players, first=first).play(f"turn {SLOW}")
    return table.play(*[f"turn {card}" for card in (PLAIN, beige(4, 10), beige(6, 6), beige(3, 12))[:players]])


@pytest.mark.rule("G2.1")
@pytest.mark.parametrize(("card", "spaces"), [(SLOW, 1), (MIDDLE, 2), (FAST, 3)])
@pytest.mark.parametrize("column", [0, 8, 9, 15, 16])
def test_the_black_locomotive_advances_in_spaces_whatever_they_cost(column: int, card: str, spaces: int) -> None:
    """2.1: over 9→10 and 16→17 as anywhere else."""
    assert position("cards", black=column).play(f"turn {card}").g.black == column + spaces


@pytest.mark.rule("G2.1")
def test_there_are_the_printed_cards_and_no_others() -> None:
    """2.1, 2.3: the decks of the 1999 edition."""
    table = position("cards")
    assert table.odds == {f"turn {card}": Fraction(ALL_RED.count(card), 12) for card in ALL_RED}
    table.play(f"turn {SLOW}")
    assert table.odds == {f"turn {card}": Fraction(ALL_BEIGE.count(card), 30) for card in ALL_BEIGE}


@pytest.mark.rule("G2.2")
@pytest.mark.parametrize(
    ("column", "card", "is_over"),
    [
        (17, FAST, True),
        (18, FAST, True),
        (19, FAST, True),
        (19, SLOW, True),
        (18, MIDDLE, True),
        (17, MIDDLE, False),
        (18, SLOW, False),
        (16, FAST, False),
    ],
)
def test_the_game_ends_when_the_black_locomotive_reaches_or_would_pass_the_star(
    column: int, card: str, is_over: bool
) -> None:
    """2.2: at 20, one space past the last column."""
    table = position("cards", black=column).play(f"turn {card}")
    assert table.match.over == is_over


@pytest.mark.rule("G2.2")
@pytest.mark.parametrize(
    ("column", "card", "is_over"),
    [
        (16, FAST, True),
        (18, SLOW, True),
        (18, FAST, True),
        (17, SLOW, False),
        (15, FAST, False),
    ],
)
def test_the_star_may_be_on_column_19(column: int, card: str, is_over: bool) -> None:
    """2.2, option `star`."""
    table = position("cards", black=column, options={"star": 19}).play(f"turn {card}")
    assert table.match.over == is_over


@pytest.mark.rule("G2.3")
@pytest.mark.parametrize("players", [3, 4])
def test_as_many_beige_cards_as_players_lie_beside_the_red_one(players: int) -> None:
    """2.3: three players, three beige cards."""
    table = dealt(players)
    beige_numbers = [str(number) for number in range(1, players + 1)]
    assert table.legal == [f"take {name}" for name in ["red", *beige_numbers]]


@pytest.mark.rule("G2.3")
@pytest.mark.rule("G0.2")
def test_an_empty_beige_deck_is_made_anew_from_its_discards_while_cards_are_turned_up() -> None:
    """2.3: the two last cards of the deck lie face up already, and are not among those shuffled."""
    last = [beige(8, 3), beige(7, 4)]
    rest = list(ALL_BEIGE)
    for card in last:
        rest.remove(card)
    table = position("cards", discarded=rest).play(f"turn {SLOW}", f"turn {last[0]}")
    assert table.events("deck-anew") == []
    assert table.odds == {f"turn {last[1]}": Fraction(1)}
    table.play(f"turn {last[1]}")
    assert [event["deck"] for event in table.events("deck-anew")] == [0]
    assert sum(table.g.beige_gone) == 0
    assert table.odds == {f"turn {card}": Fraction(rest.count(card), 28) for card in rest}


@pytest.mark.rule("G2.3")
@pytest.mark.rule("G0.2")
def test_an_empty_red_deck_is_made_anew_from_its_discards() -> None:
    """2.3: when the red card of a round is wanted."""
    table = position("cards", discarded=ALL_RED)
    assert [event["deck"] for event in table.events("deck-anew")] == [1]
    assert table.odds[f"turn {FAST}"] == Fraction(2, 12)
    assert sum(table.g.red_gone) == 0


@pytest.mark.rule("G2.4")
@pytest.mark.parametrize("first", [0, 2, 3])
def test_in_turn_order_each_player_takes_one_card(first: int) -> None:
    """2.4: from the first player clockwise, until everybody has one."""
    table = dealt(first=first)
    order = []
    for card in ("2", "red", "4", "1"):
        order.append(table.seat)
        table.play(f"take {card}")
    assert order == [(first + turn) % 4 for turn in range(4)]
    assert table.phase == "licences"
    assert table.g.card[first] == number_of(beige(4, 10))
    assert table.g.card[(first + 1) % 4] == number_of(SLOW)


@pytest.mark.rule("G2.4")
def test_beige_cards_keep_their_numbers() -> None:
    """2.4: what is taken leaves a gap."""
    table = dealt().play("take 2")
    assert table.legal == ["take red", "take 1", "take 3", "take 4"]
    assert table.refused("take 2") == "2.4"
    table.play("take red")
    assert table.legal == ["take 1", "take 3", "take 4"]
    table.play("take 4")
    assert table.legal == ["take 1", "take 3"]


@pytest.mark.rule("G2.4")
def test_a_beige_card_left_over_is_discarded_at_once() -> None:
    """2.4: before any licence is dealt."""
    table = dealt().play("take red", "take 1", "take 2", "take 3")
    assert table.seat == CHANCE
    assert table.g.beige_gone[number_of(beige(3, 12))] == 1
    assert sum(table.g.beige_gone) == 1
    assert sum(table.g.red_gone) == 0


@pytest.mark.rule("G2.4")
def test_the_red_card_left_over_goes_to_the_red_discards() -> None:
    """2.4: to its own pile."""
    table = dealt(players=3).play("take 1", "take 2", "take 3")
    assert sum(table.g.red_gone) == 1
    assert sum(table.g.beige_gone) == 0
    assert table.g.offer == [-1] * 5
