"""A replay that stops where chance is due shows the position and explains every action there."""

from __future__ import annotations

import random

import gusher
from gusher.kernel.chance import CHANCE
from gusher.kernel.game import Game

from .play import new_match, play_on


def test_positions_before_chance_speaks_can_be_looked_at(game: Game) -> None:
    match = play_on(new_match(game, 21), random.Random(21))
    dues = [number for number, entry in enumerate(match.entries) if entry.seat == CHANCE][:40:4]
    assert dues
    for number in dues:
        stopped = gusher.replay(match.record(), upto=number)
        assert stopped.view(0)["to_act"] is None
        assert stopped.view(0)["legal"] == []
        assert stopped.explain(0).clause in game.clauses
        assert stopped.explain(game.verbs.total - 1).clause in game.clauses
