"""Chances to win: what the game's network makes of positions, and of what each action leads to."""

from __future__ import annotations

import functools
from collections.abc import Sequence
from types import SimpleNamespace
from typing import Any

import numpy as np

from gusher.bots.network import Network, shipped
from gusher.kernel import jit, registry
from gusher.kernel.driver import NOTHING
from gusher.kernel.engine import linked
from gusher.kernel.game import Ruleset
from gusher.kernel.layout import Array, Layout

from . import look

MOST_ROWS = 4096
"""Rows that the network looks at together."""


@functools.cache
def rules_of(name: str) -> SimpleNamespace:
    return linked(registry.get(name), look)


class Judge:
    """Judges the positions of one match.  All results are shares of a win, seat by seat."""

    def __init__(self, ruleset: Ruleset, network: Network | None = None) -> None:
        self.ruleset, self.rules = ruleset, ruleset.game.rules
        self.network = network or shipped(ruleset.game.name)
        self.look = jit.compiled(rules_of(ruleset.game.name).look_ahead, entry=True)
        self.states, self.scratches = np.zeros(1, self.rules.State.dtype), np.zeros(1, self.rules.Scratch.dtype)

    def at_decision(self, state: Layout) -> Array:
        """From what the seat to decide knows."""
        tensor = self.ruleset.game.learning.tensor
        row = [0] * tensor.TENSOR.size
        seat = int(state.seat)  # type: ignore[attr-defined]
        tensor.observe(self.ruleset.edition, state, seat, row)
        return self._shares(np.array([row], np.int16), np.array([seat]))[0]

    def to_come(self, state: Layout, trials: int) -> Array:
        """Before chance has spoken, on average."""
        return self.after(state.pack(), [NOTHING], trials)[0]

    def after(self, worlds: Array, actions: Sequence[int], trials: int) -> Array:
        """After each action, on average over `worlds` and what chance may do: the same for all actions."""
        most = len(actions) * trials
        players, size = self.ruleset.players, self.ruleset.game.learning.tensor.TENSOR.size
        rows, seats = np.zeros((most, size), np.int16), np.zeros(most, np.int64)
        shares, weights = np.zeros((most, players)), np.zeros((most, len(actions)))
        used = self.look(
            self.ruleset.packed,
            worlds,
            self.states,
            self.scratches,
            np.array(actions, np.int64),
            trials,
            rows,
            seats,
            shares,
            weights,
        )
        is_open = seats[:used] != look.ENDED
        shares[:used][is_open] = self._shares(rows[:used][is_open], seats[:used][is_open])
        weights = weights[:used] / weights[:used].sum(axis=0)
        return weights.T @ shares[:used]  # type: ignore[no-any-return]

    def _shares(self, rows: Array, seats: Array) -> Array:
        """What the seats that decide expect for everybody."""
        players, found = self.ruleset.players, np.zeros((len(rows), self.ruleset.players))
        for first in range(0, len(rows), MOST_ROWS):
            part = slice(first, first + MOST_ROWS)
            seen, _ = self.network.judge(self.network.think(self.network.floats(rows[part])), players)
            order = (np.arange(players) - seats[part, None]) % players
            found[part] = np.take_along_axis(seen, order, axis=1)
        return found
