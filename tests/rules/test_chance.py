"""In random games of every kind: chance falls as its odds say, and `legal` names the words of the mask it uses."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterator
from itertools import islice
from typing import Any

import pytest

import gusher
from gusher.kernel.chance import CHANCE, OVER
from gusher.kernel.game import Game
from gusher.kernel.mask import members
from gusher.kernel.registry import get
from gusher.kernel.rng import seed

from .checks import check_draws, check_mask

GAMES = 6
EACH = 3  # positions looked at for each kind of chance
LOOKED_AT = 2000  # positions


def positions(game: Game) -> Iterator[tuple[Any, Any]]:
    """The edition and the state at every turn of some random games, chance's included."""
    flow = game.rules.flow
    for number in range(GAMES):
        players, rng = game.players[number % len(game.players)], random.Random(number)
        ed, g, scratch = blank(game, players)
        seed(g, number)
        flow.set_up(ed, g, players)
        flow.advance(ed, g)
        while g.seat != OVER:
            yield ed, g
            if g.seat == CHANCE:
                action = flow.draw(ed, g)
            else:
                scratch.mask = [0] * len(scratch.mask)
                flow.legal(ed, g, scratch)
                action = rng.choice(list(members(scratch.mask)))
            flow.apply(ed, g, scratch, action)
            flow.advance(ed, g)


def blank(game: Game, players: int) -> tuple[Any, Any, Any]:
    """An edition, a state and a scratch; which types they have is the game's own business."""
    return game.ruleset(None, players).edition, game.rules.State(), game.rules.Scratch()


@pytest.mark.parametrize("name", gusher.game_names())
def test_chance_falls_as_often_as_its_odds_say(name: str) -> None:
    game = get(name)
    flow = game.rules.flow
    left = Counter({phase: EACH for phase, module in flow.modules.items() if hasattr(module, "draw")})
    for ed, g in positions(game):
        odds = dict(flow.odds(ed, g)) if g.seat == CHANCE and left[g.phase] else {}
        if len(odds) > 1:
            left[g.phase] -= 1
            check_draws(flow, ed, g)
        if not left.total():
            return
    assert not left.total(), f"chance was not met often enough in {left}"


@pytest.mark.parametrize("name", gusher.game_names())
def test_legal_names_every_word_of_the_mask_that_it_uses(name: str) -> None:
    game = get(name)
    for ed, g in islice(positions(game), LOOKED_AT):
        if g.seat != CHANCE:
            check_mask(game, ed, g)
