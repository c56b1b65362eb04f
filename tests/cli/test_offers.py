"""Legal actions as people read and type them."""

from __future__ import annotations

import pytest

from gusher.cli.ask import Known
from gusher.cli.offers import compact, grouped, matching
from gusher.kernel import registry
from gusher.kernel.actions import Action

VERBS = registry.get("giganten").rules.verbs


def actions(*texts: str) -> list[Action]:
    return [VERBS.parse(text) for text in texts]


@pytest.mark.parametrize(
    ("rests", "shown"),
    [
        (["3", "4", "5", "6"], "3 … 6"),
        (["3", "4"], "3 4"),
        (["3", "5", "6"], "3 5 6"),
        (["A1", "B2"], "A1 B2"),
        (["hudson -2", "hudson +2", "jet -2", "jet +2"], "hudson|jet -2|+2"),
        (["own jet", "black jet", "black hudson"], "own jet, black jet|hudson"),
        ([""], ""),
        (["3+1", "1+2"], "3+1 1+2"),
    ],
)
def test_arguments_are_shown_compactly(rests: list[str], shown: str) -> None:
    """Ranges, words in common, or one by one."""
    assert compact(rests) == shown


def test_actions_with_the_same_note_go_together() -> None:
    """In the order in which the game gave the notes."""
    legal = actions("drive A1", "drive B1", "drive C1", "halt")
    notes = {"drive C1": "9 left", "drive A1": "8 left", "drive B1": "8 left"}
    assert grouped(legal, notes) == [("drive", ["C1 (9 left) · 8 left: A1 B1"]), ("halt", [""])]


def test_long_notes_get_a_line_each() -> None:
    """What a card gives is read line by line."""
    notes = {"take 1": "5 licences, 8 movement points", "take red": "2 licences, 6 movement points"}
    shown = grouped(actions("take red", "take 1"), notes)
    assert shown == [("take", ["1    5 licences, 8 movement points", "red  2 licences, 6 movement points"])]


@pytest.mark.parametrize(
    ("typed", "meant"),
    [
        ("bid 5", ["bid 5"]),
        ("b 5", ["bid 5"]),
        ("5", ["bid 5"]),
        ("p", ["pass"]),
        ("B 1", ["bid 1"]),
        ("bid", []),
        ("1", ["bid 1"]),
        ("x", []),
        ("", []),
    ],
)
def test_short_forms(typed: str, meant: list[str]) -> None:
    """`b 1` is not `bid 15`: numbers count only in full."""
    legal = actions("pass", "bid 1", "bid 5", "bid 15")
    assert [action.text for action in matching(typed, legal)] == meant


def test_an_ambiguous_short_form_gives_all_that_it_can_mean() -> None:
    """The terminal then asks for more."""
    assert len(matching("s o j", actions("ship own jet", "ship own hudson"))) == 1
    assert len(matching("p", actions("pass", "place A1"))) == 1
    assert len(matching("jet", actions("ship own jet", "store jet", "store hudson"))) == 1
    assert len(matching("h", actions("store hudson", "halt"))) == 1


def test_tab_completes_word_by_word() -> None:
    """Verbs and commands, then what can follow; with the note of a whole action."""
    known = Known(["drive A1", "drive B2", "halt"], {"why": ["drive A1"], "help": []}, {"drive A1": "3 left"})
    assert list(known.completions("")) == [("drive", ""), ("halt", ""), ("why", ""), ("help", "")]
    assert list(known.completions("drive ")) == [("A1", "3 left"), ("B2", "")]
    assert list(known.completions("drive a")) == [("A1", "3 left")]
    assert list(known.completions("why d")) == [("drive", "")]
    assert list(known.completions("h")) == [("halt", ""), ("help", "")]
