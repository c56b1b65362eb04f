"""Chances to win: what the game's network makes of positions, and of what each action leads to."""

from __future__ import annotations

import math
from collections.abc import Sequence
from random import Random
from typing import NamedTuple

import numpy as np

from gusher.bots.lookahead import Lookahead, Settings
from gusher.bots.network import NetworkBot
from gusher.bots.observation import Observation
from gusher.kernel.driver import NOTHING
from gusher.kernel.layout import Array
from gusher.kernel.match import Match


class Outlook(NamedTuple):
    """What some actions lead to."""

    shares: Array  # (action, seat): of a win, on average
    trials: Array  # (action, trial): of the seat that decides


class Judge:
    """Judges the positions of a match as it goes on.  All results are shares of a win, seat by seat.

    Actions are tried with the same chance, whatever the positions: where nothing is hidden, what a seat can expect and
    what is true are the same to the last bit."""

    def __init__(self, match: Match, depth: int) -> None:
        self.match, self.settings, self.bot = match, Settings(depth=depth), NetworkBot()

    def now(self) -> Array:
        """What the seat to decide expects for everybody, without looking ahead."""
        return np.array(self.bot.opinion(self._seen(Random(0))).shares)

    def odds(self) -> dict[int, float]:
        """How likely the network is to take each legal action, the likeliest first."""
        weights, parse = self.bot.opinion(self._seen(Random(0))).policy, self.match.parse
        most = max(weights.values())
        odds = {parse(text).index: math.exp(weight - most) for text, weight in weights.items()}
        return dict(sorted(odds.items(), key=lambda item: -item[1]))

    def to_come(self, trials: int) -> Array:
        """What everybody can expect before chance has spoken."""
        shares: Array = self.true([NOTHING], trials)[0]
        return shares

    def known(self, actions: Sequence[int], trials: int, rng: Random) -> Outlook:
        """After each action, on average over all that the seat to decide thinks possible."""
        return self._after(self._seen(rng).worlds(), actions, trials)

    def true(self, actions: Sequence[int], trials: int) -> Array:
        """After each action in the position as it is, on average over what chance may do."""
        return self._after(self.match.state.pack(), actions, trials).shares

    def _seen(self, rng: Random) -> Observation:
        return Observation(self.match.view(self.match.seat), rng)

    def _after(self, worlds: Array, actions: Sequence[int], trials: int) -> Outlook:
        match, seat, worlds = self.match, max(int(self.match.state.seat), 0), worlds.copy()
        worlds["key"] = 0
        network = self.bot.network(match.game)
        ahead = Lookahead(match.ruleset, seat, worlds, network, list(actions), self.settings)
        ahead.simulate(ahead.ideas, 0, trials)
        return Outlook(ahead.shares[:, : match.players] / trials, ahead.results[:, :trials])
