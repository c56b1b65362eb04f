"""Small helpers of the conformance suite: random matches, and matches stopped on the way."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any

import gusher
from gusher.kernel import registry
from gusher.kernel.game import Game
from tests.race.meta import GAME as RACE

NAMES = (*registry.names(), RACE.name)
"""Every game, and one from elsewhere (see conftest.py)."""


def options_for(game: Game, seed: int) -> dict[str, Any]:
    """A choice of options, every value of each in turn."""
    chosen: dict[str, Any] = {
        option.name: option.values[(seed // (place + 1)) % len(option.values)]
        for place, option in enumerate(game.options)
    }
    if chosen.get("first") not in (None, "random") and chosen["first"] >= players_for(game, seed):
        chosen["first"] = "random"
    return chosen


def players_for(game: Game, seed: int) -> int:
    return game.players[seed % len(game.players)]


def new_match(game: Game, seed: int) -> gusher.Match:
    return gusher.new(game.name, players_for(game, seed), seed=seed, options=options_for(game, seed))


def play_on(match: gusher.Match, rng: random.Random, decisions: int = 100_000) -> gusher.Match:
    """Random legal decisions, so many or to the end."""
    while decisions > 0 and not match.over:
        match.play(rng.choice(match.legal()))
        decisions -= 1
    return match


def stops(game: Game, seed: int, every: int) -> Iterator[gusher.Match]:
    """A random match, seen every so many decisions and at its end."""
    match, rng = new_match(game, seed), random.Random(seed)
    while not match.over:
        yield match
        play_on(match, rng, every)
    yield match
