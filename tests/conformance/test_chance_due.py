"""A replay that stops where chance is due shows the position and explains every action there."""

from __future__ import annotations

import random

import gusher
from gusher.kernel.chance import CHANCE
from gusher.kernel.game import Game

from .play import new_match, play_on


def test_positions_before_chance_speaks_can_be_looked_at(game: Game) -> None:
    seen = 0
    for seed in range(21, 25):
        match = play_on(new_match(game, seed), random.Random(seed))
        dues = [number for number, entry in enumerate(match.entries) if entry.seat == CHANCE]
        for number in dues[:: max(1, len(dues) // 4)]:
            stopped = gusher.replay(match.record(), upto=number)
            assert stopped.view(0)["to_act"] is None
            assert stopped.view(0)["legal"] == []
            assert stopped.explain(0).clause in game.clauses
            assert stopped.explain(game.rules.verbs.total - 1).clause in game.clauses
            seen += 1
    assert seen
