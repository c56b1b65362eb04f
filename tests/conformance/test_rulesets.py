"""What a match is played by: checked once, shared by all, and refused in clear words."""

from __future__ import annotations

import pickle
from typing import Any

import pytest

import gusher
from gusher import SetupError
from gusher.kernel.edition import Source
from gusher.kernel.errors import EditionError
from gusher.kernel.game import Game


def test_the_same_edition_players_and_options_are_one_ruleset(game: Game) -> None:
    """Defaults may be named or left out; a file counts by its text."""
    ruleset = game.ruleset()
    assert game.ruleset(game.editions.load(), game.players[-1], ruleset.options) is ruleset
    assert gusher.new(game.name).ruleset is ruleset
    text = ruleset.source.text
    assert game.ruleset(Source(text, "house.toml")) is game.ruleset(Source(text, "house.toml"))
    assert game.ruleset(Source(text, "house.toml")) is not ruleset
    assert game.ruleset(Source(text, "house.toml")).edition == ruleset.edition


def test_rulesets_for_many_uploaded_files_do_not_pile_up(game: Game) -> None:
    """The oldest are forgotten."""
    from gusher.kernel.game import _ruleset

    text = game.editions.load().text
    for number in range(80):
        game.ruleset(Source(f"{text}\n# {number}\n", "house.toml"))
    assert _ruleset.cache_info().currsize <= 64


def test_a_ruleset_travels_to_another_process_as_itself(game: Game) -> None:
    ruleset = game.ruleset(players=game.players[0])
    assert pickle.loads(pickle.dumps(ruleset)) is ruleset


def test_what_a_view_shows_of_the_options_is_a_copy(game: Game) -> None:
    match = gusher.new(game.name)
    match.view(0)["options"].clear()
    match.position()["options"].clear()
    match.record()["options"].clear()
    assert game.ruleset().options == match.view(0)["options"] != {}


@pytest.mark.parametrize("players", ["4", 4.0, True, 0, -1, 10**30, [4], {}, object()])
def test_a_wrong_number_of_players_is_refused(game: Game, players: Any) -> None:
    with pytest.raises(SetupError) as caught:
        gusher.new(game.name, players)
    assert caught.value.key == "error-players"
    assert str(game.players[-1]) in str(caught.value)


@pytest.mark.parametrize("options", [{"no such option": 1}, {1: 1}, {("a",): 1}, 5, "first", ["first"]])
def test_an_unknown_option_is_refused(game: Game, options: Any) -> None:
    with pytest.raises(SetupError) as caught:
        game.ruleset(options=options)
    assert caught.value.key == "error-option-unknown"
    assert "first" in str(caught.value)


@pytest.mark.parametrize("value", [[0], {}, None, 0.0, False, 10**30, "nobody", object()])
def test_a_wrong_value_of_an_option_is_refused(game: Game, value: Any) -> None:
    with pytest.raises(SetupError) as caught:
        game.ruleset(options={"first": value})
    assert caught.value.key == "error-option-value"
    assert "random" in str(caught.value)


def test_an_option_cannot_name_a_seat_that_nobody_has(game: Game) -> None:
    few = game.players[0]
    with pytest.raises(SetupError) as caught:
        game.ruleset(players=few, options={"first": few})
    assert caught.value.params["values"] == ", ".join(["random", *map(str, range(few))])
    assert game.ruleset(players=few, options={"first": few - 1}).options["first"] == few - 1


@pytest.mark.parametrize("edition", ["", "no such edition", 7, b"x", "a\0b", []])
def test_an_unknown_edition_is_refused(game: Game, edition: Any) -> None:
    with pytest.raises(SetupError) as caught:
        game.editions.load(edition)
    assert game.editions.default in str(caught.value)


def test_an_edition_with_a_fault_is_refused_every_time(game: Game) -> None:
    for _ in range(2):
        with pytest.raises(EditionError):
            game.ruleset(Source("", "house.toml"))
