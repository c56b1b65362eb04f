"""The scripted player: takes the action that its judgement rates best.  See `giganten.py` and `nations.py`."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from typing import Any

import numpy as np

from gusher.kernel import registry

from . import minds
from .observation import Observation


@dataclass(frozen=True)
class ScriptedBot:
    """`temper` is how much its judgement wavers: dollars (Giganten) or thousandths of a million (Nations).  An error
    that costs so much less than the best is then made about a third as often as the best is done."""

    temper: int = 0

    def choose(self, seen: Observation) -> str:
        game = seen.game
        state = seen.state
        state.key = [seen.rng.getrandbits(31), seen.rng.getrandbits(31)]  # for wavering alone
        if minds.is_ready(game):
            decide = minds.entry(game.name, "decide")
            action = decide(seen.packed_edition, state.pack(), *_blank_memory(game.name, self.temper))
        else:
            mind = minds.mind(game, self.temper)
            action = minds.rules_of(game.name).decide([seen.edition], [state], [game.rules.Scratch()], [mind])
        return game.rules.verbs.action(int(action)).text


@cache
def _blank_memory(name: str, temper: int) -> tuple[Any, Any]:
    game = registry.get(name)
    return np.zeros(1, game.rules.Scratch.dtype), minds.mind(game, temper).pack()
