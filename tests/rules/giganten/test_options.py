"""The options of the table: their values, their defaults, and what each one changes."""

from __future__ import annotations

from typing import Any

import pytest

import gusher
from gusher.games.giganten.meta import GAME
from gusher.kernel.errors import SetupError

from .table import position

DEFAULTS = {
    "crude_supply": "unlimited",
    "price_change": "exact",
    "special": "must",
    "carrier": "choice",
    "bids": "plausible",
    "inflation": False,
    "star": 20,
    "first": "random",
}


@pytest.mark.rule("GS6")
@pytest.mark.rule("G4.8")
@pytest.mark.rule("G4.9")
@pytest.mark.rule("G6.6")
@pytest.mark.rule("G7.2")
@pytest.mark.rule("G7.8")
@pytest.mark.rule("GS10")
def test_the_defaults_are_those_of_the_rules() -> None:
    """Every option left out has the value that the rules call the default."""
    assert gusher.new("giganten", 4, seed=1).options == DEFAULTS


@pytest.mark.parametrize(
    ("option", "values", "clause"),
    [
        ("crude_supply", ("unlimited", "60"), "S6"),
        ("price_change", ("exact", "up-to"), "4.9"),
        ("special", ("must", "may"), "4.8"),
        ("carrier", ("choice", "most-advanced"), "6.6"),
        ("bids", ("plausible", "free"), "7.2"),
        ("inflation", (False, True), "7.8"),
        ("star", (20, 19), "2.2"),
        ("first", ("random", 0, 1, 2, 3), "S10"),
    ],
)
def test_each_option_has_its_values_and_names_its_clause(option: str, values: tuple[Any, ...], clause: str) -> None:
    """The default comes first."""
    found = next(each for each in GAME.options if each.name == option)
    assert found.values == values
    assert found.clause == clause


def test_there_are_no_other_options() -> None:
    """An option added to the game is to be added here, with tests of what it changes."""
    assert {option.name for option in GAME.options} == set(DEFAULTS)


@pytest.mark.parametrize(
    "options",
    [
        {"crude_supply": "61"},
        {"crude_supply": 60},
        {"price_change": "any"},
        {"carrier": "black"},
        {"bids": 117},
        {"inflation": "yes"},
        {"inflation": 1},
        {"star": 21},
        {"star": "20"},
        {"first": 4},
        {"first": -1},
        {"first": True},
        {"colour": "red"},
    ],
)
def test_an_unknown_option_or_value_is_refused(options: dict[str, Any]) -> None:
    """With an error that names it."""
    with pytest.raises(SetupError) as refusal:
        gusher.new("giganten", 4, seed=1, options=options)
    assert refusal.value.params["option"] in options


@pytest.mark.rule("GS6")
@pytest.mark.parametrize(("value", "supply"), [("unlimited", -1), ("60", 60)])
def test_crude_supply_sets_the_supply(value: str, supply: int) -> None:
    """S6: -1 stands for no limit."""
    assert position("setup", options={"crude_supply": value}).g.supply == supply


@pytest.mark.rule("G2.2")
@pytest.mark.parametrize("star", [19, 20])
def test_star_says_where_the_game_ends(star: int) -> None:
    """2.2: the black locomotive stands there at the end."""
    match = gusher.new("giganten", 3, seed=f"star {star}", options={"star": star})
    turn = 0
    while not match.over:
        assert match.state.black < star
        legal = match.legal()
        match.play(legal[turn * 13 % len(legal)])
        turn += 1
    assert match.state.black == star


@pytest.mark.rule("G6.6")
def test_options_may_be_combined() -> None:
    """All of them away from their defaults: each has its effect in one and the same game."""
    options = {
        "crude_supply": "60",
        "price_change": "up-to",
        "special": "may",
        "carrier": "most-advanced",
        "bids": "free",
        "inflation": True,
        "star": 19,
        "first": 2,
    }
    match = gusher.new("giganten", 4, seed="everything", options=options)
    assert (match.state.first, match.state.supply) == (2, 60)
    offered: set[str] = set()
    turn = 0
    while not match.over:
        assert GAME.rules.invariants.faults(match.edition, match.state) == []
        legal = match.legal()
        offered |= {action.text for action in legal}
        match.play(legal[turn * 101 % len(legal)])
        turn += 1
    assert match.state.black == 19
    assert "price jet +1" in offered
    assert "bid 117" in offered
    assert not {text for text in offered if text.startswith("ship black")}


@pytest.mark.parametrize(
    ("rulebook", "differing"),
    [
        ("french", {"bids": "free"}),
        ("french-short", {"price_change": "up-to", "bids": "free"}),
        ("italian", {"special": "may", "bids": "free"}),
    ],
)
def test_a_rulebook_sets_all_options(rulebook: str, differing: dict[str, Any]) -> None:
    """4.8, 4.9, 7.2: what it does not say is left at the default."""
    match = gusher.new("giganten", 4, seed=1, options=dict(GAME.rulebooks[rulebook]))
    assert match.options == {**DEFAULTS, **differing}
