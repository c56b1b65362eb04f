"""What people read: places by the board's own names, the die with its colour, cards and decks, amounts."""

from __future__ import annotations

from typing import Any

import pytest

from gusher import texts
from gusher.games.giganten import text
from gusher.games.giganten.board import draw

from .table import Table, position, red


def speaker(language: str) -> Any:
    return lambda key, params=None: texts.say(language, key, params)


def told(table: Table, language: str = "en") -> str:
    """The log since the position was set up."""
    lines = [line for entry in table.match.log() for line in text.describe(table.ed, speaker(language), entry) if line]
    return "\n".join(lines)


@pytest.mark.rule("G4.7")
@pytest.mark.rule("G4.11")
def test_the_log_names_columns_by_their_letters() -> None:
    table = position("moving", loco=[0, 5, 0, 0], cards={0: red(2, 3, 6, back=3)}).play("rail D", "halt")
    assert "goes from column A to D for 3 points" in told(table)
    assert "is set back from column F to C" in told(table)


@pytest.mark.rule("G2.2")
def test_the_star_is_named_by_its_sign() -> None:
    table = position("cards", black=18).play(f"turn {red(3, 3, 4, crude=1)}")
    assert "from column S to ★" in told(table)


@pytest.mark.rule("G4.7")
def test_a_refusal_names_columns_by_their_letters() -> None:
    reason = position("moving", loco=[5, 0, 0, 0]).why("rail E")
    assert texts.say("en", reason.key, reason.params).startswith("Your locomotive is in column F")


def test_the_track_of_the_terminal_has_the_letters_of_the_board() -> None:
    table = position("moving")
    lines = ["".join(piece for piece, _ in line) for line in draw(table.ed, speaker("en"), table.match.view(0), 80)]
    letters = "   " + "".join(f" {letter} " for letter in "ABCDEFGHIJKLMNOPQRST")
    assert sum(line.startswith(letters) for line in lines) == 2
    assert letters + " ★ " in lines


@pytest.mark.rule("G1.1")
@pytest.mark.parametrize(
    ("language", "sentence"),
    [
        ("en", "The die shows a red 3."),
        ("de", "Der Würfel zeigt eine rote 3."),
        ("fr", "Le dé donne un 3 rouge."),
        ("it", "Il dado mostra un 3 rosso."),
    ],
)
def test_a_roll_is_told_with_its_colour(language: str, sentence: str) -> None:
    table = position("prices").play("roll -3", "roll +2")
    assert sentence in told(table, language)
    assert texts.say("en", "giganten-did-roll", {"colour": "blue", "number": 2}) in told(table)


@pytest.mark.rule("G1.3")
@pytest.mark.rule("G1.4")
@pytest.mark.parametrize(
    ("price", "roll", "clause", "why"),
    [
        (8000, "roll +3", "1.3", "the price was high, so any number lowers it (1.3)"),
        (2000, "roll -3", "1.4", "the price was low, so any number raises it (1.4)"),
        (8000, "roll -3", "1.3", None),
        (2000, "roll +3", "1.4", None),
        (5000, "roll -3", "1.2", None),
    ],
)
def test_a_price_that_moves_against_the_die_says_why(price: int, roll: str, clause: str, why: str | None) -> None:
    table = position("prices", prices=[price, 5000, 5000]).play(roll)
    assert table.match.entries[-1].clause == clause
    assert ("so any number" in told(table)) == (why is not None)
    assert (why or "") in told(table)


@pytest.mark.rule("G4.8")
def test_declining_is_told() -> None:
    table = position("moving", options={"special": "may"}, cards={0: red(2, 3, 6, back=3)}).play("halt", "decline")
    assert "Red declines the special action." in told(table)
