"""What bots decide, and what happens when they fail."""

from __future__ import annotations

import random
import time
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import numpy as np
import pytest

import gusher
from gusher import bots, texts
from gusher.bots import Observation, hints, scripted
from gusher.bots import race as racing
from gusher.bots.levels import LEVELS
from gusher.bots.lookahead import LookaheadBot
from gusher.bots.network import NetworkBot
from gusher.bots.observation import WORLDS
from gusher.bots.race import Patience, Race
from gusher.bots.scripted import ScriptedBot
from gusher.bots.search import SearchBot, Settings, Thinker
from gusher.kernel import registry
from gusher.kernel.engine import entry, linked

GAMES = registry.names()
LIMITS: dict[str, dict[str, Any]] = {"giganten": {}, "nations": {"round_limit": 10}}


class Bot:
    """A bot from a function."""

    def __init__(self, function: Any) -> None:
        self.function = function

    def choose(self, seen: Observation) -> Any:
        return self.function(seen)


def fail(seen: Observation) -> str:
    raise RuntimeError("no idea")


def dawdle(seen: Observation) -> str:
    time.sleep(0.05)
    return seen.legal[0]


@pytest.mark.parametrize(
    ("function", "fault"),
    [
        (fail, "error"),
        (lambda seen: "fly away", "nonsense"),
        (lambda seen: None, "nonsense"),
        (lambda seen: 10**9, "nonsense"),
        (lambda seen: "halt", "nonsense"),
        (dawdle, "time"),
    ],
)
def test_a_bot_that_fails_is_replaced_by_the_scripted_one_for_that_decision(function: Any, fault: str) -> None:
    match = gusher.new("giganten", seed=3)
    view = match.view(match.seat)
    decision = bots.decide(Bot(function), view, random.Random(1), seconds=0.01, grace=0.01)
    assert decision.fault == fault
    assert decision.action == ScriptedBot().choose(bots.observe(view, random.Random(1), 1.0))


@pytest.mark.parametrize("form", [str, int, "action"])
def test_a_bot_answers_in_any_form_that_a_match_takes(form: Any) -> None:
    match = gusher.new("giganten", seed=3)
    action = match.legal()[1]
    answer = action if form == "action" else action.text if form is str else action.index
    decision = bots.decide(Bot(lambda seen: answer), match.view(match.seat), random.Random(1))
    assert (decision.action, decision.fault) == (action.text, None)


@pytest.mark.parametrize("name", GAMES)
def test_the_scripted_player_plays_whole_games(name: str) -> None:
    match = gusher.new(name, registry.get(name).players[0], seed=2, options=LIMITS[name])
    while not match.over:
        decision = bots.decide(bots.get("scripted"), match.view(match.seat), random.Random(1), seconds=60)
        assert decision.fault is None
        match.play(decision.action)


def test_who_bids_never_bids_more_than_its_hand() -> None:
    """No bluff: the winner of an auction can always pay."""
    match = gusher.new("giganten", seed=11)
    while not match.over:
        assert match.seat is not None
        hand = 2 * match.state.licences[match.seat] - match.state.ones[match.seat]
        action = match.play(bots.decide(bots.get("scripted"), match.view(match.seat), random.Random(1), 60).action)
        assert action.verb != "bid" or action.args[0] <= hand


def test_a_decision_with_one_option_costs_no_thought() -> None:
    seen = Observation({"game": "giganten", "legal": ["halt"], "seat": 0}, random.Random(1))
    assert {bot.choose(seen) for bot in (ScriptedBot(), SearchBot(), NetworkBot(), LookaheadBot())} == {"halt"}


def test_every_level_has_a_name_and_a_description_in_every_language() -> None:
    for language in texts.LANGUAGES:
        for name in bots.BOTS:
            assert texts.has(language, f"bot-{name}"), (language, name)
        for level in LEVELS:
            assert texts.has(language, f"bot-{level}", "about")


def test_an_unknown_bot_and_a_broken_file_are_refused_with_a_reason(tmp_path: Path) -> None:
    broken = tmp_path / "broken.py"
    broken.write_text("choose = 1 / 0")
    for name in ("nobody", "search@soon", str(tmp_path / "none.py"), str(broken)):
        with pytest.raises(gusher.SetupError):
            bots.get(name)


@pytest.mark.parametrize("name", GAMES)
def test_a_hint_is_a_legal_action_from_the_knowledge_of_the_seat(name: str) -> None:
    match = gusher.new(name, seed=6)
    hint = hints.hint(match.view(match.seat), random.Random(1), seconds=0.05)
    assert hint.action in [action.text for action in match.legal()]


# -- compiled ---------------------------------------------------------------------------------------------


def middle(name: str) -> gusher.Match:
    """A position in a game, for the search."""
    bots.warm_up(registry.get(name), ["search"])
    match = gusher.new(name, seed=9, options=LIMITS[name])
    for _ in range(40):
        match.play(bots.decide(bots.get("scripted"), match.view(match.seat), random.Random(1)).action)
    return match


def race(match: gusher.Match, doubt: float = 2.0) -> Race:
    seen = bots.observe(match.view(match.seat), random.Random(1), 60.0)
    thinker = Thinker(seen.game, seen.packed_edition, seen.worlds(), 0, Settings())
    return Race([thinker], Patience(doubt=doubt))


class Clock:
    """Every look at it takes a hundredth of a second."""

    now = 0.0

    def __call__(self) -> float:
        self.now += 0.01
        return self.now


@pytest.mark.slow
@pytest.mark.parametrize("name", GAMES)
def test_the_search_ends_when_its_time_is_up(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    clock, short, long = Clock(), *(race(middle(name), doubt=1e9) for _ in range(2))  # nothing is ever settled
    monkeypatch.setattr(racing, "perf_counter", clock)
    short.run(0.1, 1 << 30)
    assert 0 < clock.now <= 0.11 + 0.01
    monkeypatch.setattr(racing, "perf_counter", Clock())
    long.run(0.2, 1 << 30)
    assert 0 < short.simulations < long.simulations


@pytest.mark.slow
@pytest.mark.parametrize("name", GAMES)
def test_the_search_does_just_the_simulations_it_is_allowed_however_long_they_take(
    name: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    quick, slow = race(middle(name)), race(middle(name))
    monkeypatch.setattr(racing, "perf_counter", lambda: 1.0)
    quick.run(1e9, 500)
    monkeypatch.setattr(racing, "perf_counter", Clock())
    slow.run(1e9, 500)
    assert quick.simulations == slow.simulations <= 500
    assert quick.ranking == slow.ranking


@pytest.mark.slow
@pytest.mark.parametrize("name", GAMES)
def test_what_a_race_tells_of_an_action_does_not_depend_on_the_others_in_it(name: str) -> None:
    """Every action meets the same positions and the same chance."""
    full, half = race(middle(name)), race(middle(name))
    half.racers = half.racers[::2]
    for one in (full, half):
        one.advance(8)
    assert (full.thinkers[0].results[half.racers] == half.thinkers[0].results[half.racers]).all()


def test_what_is_worse_leaves_the_race_and_the_ranking_keeps_all() -> None:
    luck = np.random.default_rng(1).normal(0, 0.2, 64)
    results = np.stack([luck * 0, luck + 0.5, luck + 0.5, luck + 0.2, np.flip(luck) + 0.45]).astype(np.float32)
    thinker: Any = SimpleNamespace(ideas=np.arange(1, 5), results=results)
    run = Race([thinker], Patience())
    run.turns = 64
    run.drop()
    assert run.racers.tolist() == [1, 4]  # 2 comes to the same as 1, 4 may still be better
    assert run.dropped == [2, 3]
    assert run.ranking == [1, 4, 2, 3]


@pytest.mark.parametrize("name", GAMES)
def test_one_position_is_enough_where_nothing_is_hidden(name: str) -> None:
    match = gusher.new(name, seed=6)
    worlds = bots.observe(match.view(match.seat), random.Random(1), 1.0).worlds()
    assert len(worlds) == {"giganten": WORLDS, "nations": 1}[name]


@pytest.mark.slow
@pytest.mark.parametrize("name", GAMES)
def test_the_scripted_player_decides_alike_interpreted_and_compiled(name: str) -> None:
    game = registry.get(name)
    ScriptedBot().warm_up(game)
    match = gusher.new(name, seed=8, options=LIMITS[name])
    decide, scratch = entry(game, scripted.decide), np.zeros(1, game.rules.Scratch.dtype)
    interpreted: Any = linked(game, scripted.decide)
    while not match.over:
        plain = interpreted(
            [match.edition], [match.state.clone()], [game.rules.Scratch()], [game.learning.judgement.Mind()]
        )
        assert decide(match.edition.pack(), match.state.pack(), scratch, scripted.minds(game, 1)) == plain
        match.play(plain)


def test_two_threads_can_ask_the_scripted_player_at_the_same_time(monkeypatch: pytest.MonkeyPatch) -> None:
    """Compiled code leaves the interpreter free: each decision has working memory of its own."""
    given = []

    def decide(*arrays: Any) -> int:
        given.append(arrays[1:])  # all but the edition, which nobody changes
        return match.legal()[0].index

    monkeypatch.setattr(ScriptedBot, "is_ready", lambda self, game: True)
    monkeypatch.setattr(scripted, "entry", lambda game, rule: decide)
    match = gusher.new("giganten", seed=3)
    seen = bots.observe(match.view(match.seat), random.Random(1), 1.0)
    assert ScriptedBot().choose(seen) == ScriptedBot().choose(seen) == match.legal()[0].text
    assert not any(np.shares_memory(one, other) for one, other in zip(*given, strict=True))


@pytest.mark.slow
@pytest.mark.parametrize("name", GAMES)
def test_the_search_finds_a_legal_action_and_knows_no_secrets(name: str) -> None:
    match = middle(name)
    action = bots.get("search@0.1").choose(bots.observe(match.view(match.seat), random.Random(1), 1.0))
    assert action in match.view(match.seat)["legal"]
    chosen = set()
    for number in range(3):
        twin = gusher.load(gusher.sample(match.view(match.seat), random.Random(number)))
        seen = bots.observe(twin.view(match.seat), random.Random(5), 60.0)
        chosen.add(tuple(SearchBot(simulations=60).ponder(seen)))
    assert len(chosen) == 1


@pytest.mark.slow
@pytest.mark.parametrize("name", GAMES)
def test_trees_grown_on_several_threads_are_put_together(name: str) -> None:
    game = registry.get(name)
    bots.warm_up(game, ["search"])
    match = gusher.new(name, seed=9, options=LIMITS[name])
    ideas = SearchBot(simulations=200, threads=2).ponder(bots.observe(match.view(match.seat), random.Random(1), 60.0))
    assert 0 < sum(idea.visits for idea in ideas) <= 200  # fewer if the choice is settled before
    assert all(abs(sum(idea.shares) - 1) < 0.01 for idea in ideas)


@pytest.mark.slow
def test_a_hint_comes_in_time_where_a_game_need_not_end() -> None:
    """Nations without a round limit: trials are cut off, whatever the players' riches."""
    bots.warm_up(registry.get("nations"), ["tycoon"])
    match = gusher.new("nations", seed=6)
    hint = hints.hint(match.view(match.seat), random.Random(1), seconds=0.05)
    assert hint.ideas
