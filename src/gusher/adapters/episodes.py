"""A match as learning code sees it: an observation, a mask and a reward for each seat."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from random import Random
from typing import Any

import numpy as np

import gusher
from gusher import pictures
from gusher.kernel import registry, tensor
from gusher.kernel.game import Game, Ruleset
from gusher.kernel.stepping import REWARDS, Terms, reward_of

WIDTH, PIXELS = 100, 960
"""Of a board as text, and as a picture."""
RAISE, REPLACE = "raise", "random"
"""What an illegal action does: raise ``IllegalAction``, or play a random legal one instead."""


def bounded_ruleset(game: Game, players: int | None = None, options: Mapping[str, Any] | None = None) -> Ruleset:
    """The players and options given, with those options under which every game ends."""
    return game.ruleset(None, players, {**game.bounded, **(options or {})})


class Episodes:
    """One match after another with the same players, options and reward."""

    def __init__(self, name: str, players: int | None, options: Mapping[str, Any] | None, reward: str) -> None:
        self.game = registry.get(name)
        self.ruleset = bounded_ruleset(self.game, players, options)
        self.players, self.options = self.ruleset.players, self.ruleset.options
        self.tensor: tensor.Tensor = self.game.learning.tensor.TENSOR
        self.terms = Terms(self.players, REWARDS.index(reward), float(self.tensor.score_unit), 0, 0)
        self.match: gusher.Match

    def begin(self, seed: int) -> None:
        """A new match; the same seed gives the same chance."""
        self.match = gusher.Match(self.ruleset, seed)
        self.match.settle()

    @property
    def seat(self) -> int | None:
        """Whose decision is due; None when it is over."""
        return self.match.seat

    def observe(self, seat: int) -> Any:
        """What a seat may know, as integers."""
        row = [0] * self.tensor.size
        self.game.learning.tensor.observe(self.match.edition, self.match.state, seat, row)
        return np.array(row, tensor.DTYPE)

    def mask(self, seat: int) -> Any:
        """What a seat may do now: nothing unless it is to act."""
        mask = np.zeros(self.game.rules.verbs.size, np.int8)
        if self.seat == seat:
            mask[self.legal()] = 1
        return mask

    def legal(self) -> Sequence[int]:
        return [action.index for action in self.match.legal()]

    def play(self, action: Any, rng: Random | None = None) -> bool:
        """Carry out an action of the seat to act; an `rng` replaces an illegal one by a legal one.  Was it legal?"""
        legal = self.legal()
        if rng is None or int(action) in legal:
            self.carry_out(int(action))
            return True
        self.carry_out(rng.choice(legal))
        return False

    def carry_out(self, action: int) -> None:
        self.match.play(action)

    def scores(self) -> list[int] | None:
        """Each seat's, once the match is over."""
        return self.match.scores() if self.match.over else None

    def rewards(self) -> list[float]:
        """Each seat's, once the match is over; 0 before."""
        scores = self.scores()
        if scores is None:
            return [0.0] * self.players
        return [float(reward_of(scores, seat, self.terms)) for seat in range(self.players)]

    def draw(self) -> str:
        """The board as text, as a spectator sees it."""

        def say(key: str, params: Mapping[str, Any] | None = None, attribute: str | None = None) -> str:
            return gusher.texts.say("en", key, params, attribute)

        lines = self.game.terminal.draw(self.ruleset.edition, say, self.shown().view(None), WIDTH)
        return "\n".join("".join(piece for piece, _ in line).rstrip() for line in lines)

    def pixels(self) -> Any:
        """The board as pixels, uint8 (height, width, 3), as a spectator sees it."""
        return pictures.pixels(self.shown().svg(), PIXELS)

    def shown(self) -> gusher.Match:
        """The match as it stands."""
        return self.match


class CompiledEpisodes(Episodes):
    """The same, compiled: some twenty times as fast, but without a match, its log and its views."""

    def __init__(self, name: str, players: int | None, options: Mapping[str, Any] | None, reward: str) -> None:
        super().__init__(name, players, options, reward)
        self.batch = gusher.batch(name, 1, self.players, 0, self.options, reward=reward, restart=False)

    def begin(self, seed: int) -> None:
        self.batch.reset(seed)

    @property
    def seat(self) -> int | None:
        seat = int(self.batch.seats[0])
        return seat if seat >= 0 else None

    def observe(self, seat: int) -> Any:
        return (self.batch.observations if seat == self.seat else self.batch.observe(seat))[0].copy()

    def legal(self) -> Sequence[int]:
        return np.flatnonzero(self.batch.legal[0]).tolist()

    def mask(self, seat: int) -> Any:
        return (self.batch.legal[0] & (seat == self.seat)).astype(np.int8)

    def carry_out(self, action: int) -> None:
        self.batch.step(action)

    def scores(self) -> list[int] | None:
        return self.batch.scores[0].tolist() if self.seat is None else None

    def shown(self) -> gusher.Match:
        state = self.game.rules.State.unpack(self.batch.states).to_dict()
        return gusher.load({"game": self.game.name, "players": self.players, "options": self.options, "state": state})
