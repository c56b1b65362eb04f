"""A bot sees what its seat may know, and nothing else."""

from __future__ import annotations

import gc
import json
import random
from typing import Any

import pytest

import gusher
from gusher import bots
from gusher.bots import scripted
from gusher.kernel import registry
from gusher.kernel.engine import linked
from gusher.kernel.layout import Layout
from gusher.kernel.match import Match

from ..conformance.play import new_match, play_on

GAMES = registry.names()
SEEDS = range(3)


def positions(name: str, seed: int) -> Match:
    """Somewhere in a game, with a decision due."""
    match = play_on(new_match(registry.get(name), seed), random.Random(seed), 30 + 40 * seed)
    return new_match(registry.get(name), seed) if match.over else match


def alike(match: Match, seed: int) -> Match:
    """Another position that the seat to act cannot tell from this one."""
    return gusher.load(gusher.sample(match.view(match.seat), random.Random(seed)))


def reachable(start: object) -> list[object]:
    """Everything that can be got at from an object without importing anything."""
    seen: dict[int, object] = {}
    todo = [start]
    while todo:
        here = todo.pop()
        if id(here) not in seen and not isinstance(here, type | str | int | float):
            seen[id(here)] = here
            todo += gc.get_referents(here)
    return list(seen.values())


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("seed", SEEDS)
def test_positions_that_differ_only_in_secrets_give_the_same_observation(name: str, seed: int) -> None:
    match = positions(name, seed)
    views = [alike(match, 100 * seed + number).view(match.seat) for number in range(2)]
    first, second = (json.dumps(dict(bots.observe(view, random.Random(1), 1.0).view), sort_keys=True) for view in views)
    assert first == second


@pytest.mark.parametrize("name", GAMES)
def test_no_way_leads_from_an_observation_to_the_match(name: str) -> None:
    """Neither the match nor its state nor any record can be reached from what the bot is handed."""
    match = positions(name, 3)
    seen = bots.observe(match.view(match.seat), random.Random(1), 1.0)
    assert not any(isinstance(found, Match | Layout) for found in reachable(vars(seen)))
    assert set(vars(seen)) == {"view", "rng", "seconds"}


@pytest.mark.parametrize("name", GAMES)
def test_a_bot_cannot_change_the_match_through_its_observation(name: str) -> None:
    match = positions(name, 3)
    before = json.dumps(match.view(match.seat))

    def spoil(value: Any) -> None:
        for entry in list(value.values() if isinstance(value, dict) else value):
            if isinstance(entry, dict | list):
                spoil(entry)
        value.clear()

    spoil(bots.observe(match.view(match.seat), random.Random(1), 1.0).view)
    assert json.dumps(match.view(match.seat)) == before


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("bot", ["random", "scripted", "novice"])
@pytest.mark.parametrize("seed", SEEDS)
def test_secrets_do_not_change_a_decision(name: str, bot: str, seed: int) -> None:
    match = positions(name, seed)
    chosen = {
        bots.decide(bots.get(bot), alike(match, number).view(match.seat), random.Random(5)).action
        for number in range(3)
    }
    assert len(chosen) == 1


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("seed", SEEDS)
def test_the_scripted_player_reads_no_secrets_in_the_state_it_plays_on(name: str, seed: int) -> None:
    """In simulations it is given whole states: it decides as if it had only seen what its seat may see."""
    match = positions(name, seed)
    game = match.game
    decide: Any = linked(game, scripted.decide)
    for _ in range(25):
        if match.over:
            return
        seen = bots.observe(match.view(match.seat), random.Random(1), 1.0)
        choices = [
            decide([match.edition], [state], [game.rules.Scratch()], [game.learning.judgement.Mind()])
            for state in (match.state.clone(), seen.state)
        ]
        assert choices[0] == choices[1]
        match.play(choices[0])


def test_the_generator_of_a_bot_tells_nothing_about_the_chance_of_the_match() -> None:
    """It comes from what is published before the match, not from the seed."""
    match = gusher.new("giganten", seed="secret")
    twin = gusher.new("giganten", seed="secret")
    assert bots.seat_rng(match, 0).random() == bots.seat_rng(twin, 0).random()
    assert bots.seat_rng(match, 0).random() != bots.seat_rng(match, 1).random()
