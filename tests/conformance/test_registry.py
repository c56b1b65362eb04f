"""Name -> Game: games of others are added, a broken one is never left out in silence."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from dataclasses import replace
from types import ModuleType
from typing import Any

import pytest

import gusher
from gusher.kernel import registry
from gusher.kernel.game import Game

RULES_ONLY: dict[str, Any] = dict.fromkeys(("words", "terminal", "learning", "pictures", "deduction"))


@pytest.fixture
def other(game: Game) -> Iterator[Game]:
    """The same rules under another name, with nothing but the rules."""
    yield replace(game, name="other", **RULES_ONLY)
    registry._added.pop("other", None)


def test_a_game_that_lives_elsewhere_is_registered_with_one_call(other: Game) -> None:
    registry.register(other)
    assert "other" in registry.names()
    assert registry.get("other") is registry.register(other) is other
    match = gusher.new("other", seed=1)
    while not match.over and match.at < 200:
        match.play(match.legal()[0])
    assert gusher.replay(match.record()).state == match.state


def test_two_games_cannot_have_one_name(game: Game, other: Game) -> None:
    registry.register(other)
    for name in ("other", game.name):
        twin = replace(other, name=name, **RULES_ONLY)
        with pytest.raises(ValueError, match="already a game"):
            registry.register(twin)
    assert registry.get("other") is other


def test_what_a_game_lacks_is_said_to_whoever_asks_for_it(other: Game) -> None:
    registry.register(other)
    match = gusher.new("other", seed=1)
    assert [other.has(part) for part in ("words", "terminal", "learning")] == [False] * 3
    for part in ("words", "terminal", "learning"):
        with pytest.raises(gusher.SetupError, match=f"“other” has no “{part}”"):
            getattr(other, part)
    with pytest.raises(gusher.SetupError, match="learning"):
        gusher.batch("other", 2)
    with pytest.raises(gusher.SetupError, match="words"):
        match.explain(match.legal()[0])
    legal = {action.index for action in match.legal()}
    wrong = next(index for index in range(other.rules.verbs.size) if index not in legal)
    with pytest.raises(gusher.IllegalAction, match="is not legal now"):
        match.play(wrong)
    assert "table" not in match.view(0)


def test_games_of_other_modules_are_named_in_the_environment(other: Game, monkeypatch: pytest.MonkeyPatch) -> None:
    module = ModuleType("other_game")
    module.__dict__["GAME"] = other
    monkeypatch.setitem(sys.modules, "other_game", module)
    monkeypatch.setenv("GUSHER_GAMES", "other_game")
    registry._import_added.cache_clear()
    assert registry.get("other") is other
    registry._import_added.cache_clear()


@pytest.mark.parametrize("name", ["chess", "", 5, None, ["giganten"]])
def test_an_unknown_game_is_refused(name: str, game: Game) -> None:
    with pytest.raises(gusher.SetupError, match=game.name):
        registry.get(name)


def test_a_broken_game_raises(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(registry, "_builtin", lambda: frozenset({"broken"}))
    assert "broken" in registry.names()
    with pytest.raises(ModuleNotFoundError, match="broken"):
        registry.get("broken")
