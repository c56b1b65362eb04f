"""One game after another as learning code sees it: an observation, a mask and a reward for each seat."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Sequence
from functools import partial
from random import Random
from typing import Any

import numpy as np

import gusher
from gusher import pictures
from gusher.kernel import registry, tensor
from gusher.kernel.checks import check_choice, check_flag, check_seed, whole
from gusher.kernel.engine import entry
from gusher.kernel.game import Game, Options, Ruleset
from gusher.kernel.layout import Array
from gusher.kernel.stepping import REWARDS, Terms, observe_seats, reward_of

VERSION = 1
"""Of all environments, part of their names: raised when results from before and after cannot be compared."""
WIDTH, PIXELS = 100, 960
"""Of a board as text, and as a picture."""
SEED_RANGE = 2**31
RAISE, REPLACE = "raise", "random"
"""What an illegal action does: raise ``IllegalAction``, or play a random legal one instead."""


def bounded_ruleset(game: Game, players: int | None = None, options: Options | None = None) -> Ruleset:
    """The players and options given, with those options under which every game ends."""
    return game.ruleset(None, players, {**game.bounded, **(options or {})})


def seed_of(seed: object) -> int | None:
    """The seed given to ``reset``, of any integer type, as Gymnasium wants it."""
    return None if seed is None else check_seed(seed)


class Episodes(ABC):
    """Games with the same players, options and reward.  `floats` gives observations in their float form."""

    seat: int | None = None
    """Whose decision is due; None when the game is over."""

    def __init__(self, name: str, players: int | None, options: Options | None, reward: str, floats: bool) -> None:
        self.game = registry.get(name)
        self.ruleset = bounded_ruleset(self.game, players, options)
        self.players, self.options = self.ruleset.players, self.ruleset.options
        self.reward, self.floats = check_choice("reward", reward, REWARDS), check_flag("floats", floats)
        self.has_begun = False

    @property
    def tensor(self) -> tensor.Tensor:
        return self.game.learning.tensor.TENSOR

    @abstractmethod
    def begin(self, seed: int) -> None:
        """A new game; the same seed gives the same chance."""

    @abstractmethod
    def observe(self, seat: int) -> Array:
        """What a seat may know."""

    @abstractmethod
    def legal(self) -> Sequence[int]: ...

    @abstractmethod
    def carry_out(self, action: int) -> None: ...

    @abstractmethod
    def scores(self) -> list[int] | None:
        """Each seat's, once the game is over."""

    @abstractmethod
    def match(self) -> gusher.Match:
        """The game as a match: its position only."""

    @abstractmethod
    def refusal(self, action: int) -> gusher.GusherError:
        """Why an action is not legal."""

    def _in_form(self, row: Array) -> Array:
        return self.tensor.floats(row)[0] if self.floats else row

    def mask(self, seat: int) -> Array:
        """What a seat may do now: nothing unless it is to act."""
        mask = np.zeros(self.game.rules.verbs.size, np.int8)
        if self.seat == seat:
            mask[self.legal()] = 1
        return mask

    def is_legal(self, action: int) -> bool:
        return action in self.legal()

    def chosen(self, action: object, rng: Random | None = None) -> tuple[int, bool]:
        """An action of the seat to act, and whether it was legal: an `rng` replaces it if it was not."""
        self.check_begun("step()")
        if self.seat is None:
            raise gusher.OutOfTurn("env-over")
        number = whole(action)
        if number is None:
            raise gusher.MalformedAction("error-action-type", type=type(action).__name__)
        if not 0 <= number < self.game.rules.verbs.size:
            raise gusher.MalformedAction("error-action-number", number=number, last=self.game.rules.verbs.size - 1)
        if self.is_legal(number):
            return number, True
        if rng is None:
            raise self.refusal(number)
        return rng.choice(self.legal()), False

    def check_begun(self, name: str) -> None:
        if not self.has_begun:
            raise gusher.OutOfTurn("env-reset", name=name)

    def rewards(self) -> list[float]:
        """Each seat's, once the game is over; 0 before."""
        scores = self.scores()
        if scores is None:
            return [0.0] * self.players
        terms = Terms(self.players, REWARDS.index(self.reward), float(self.tensor.score_unit), 0, 0)
        return [float(reward_of(scores, seat, terms)) for seat in range(self.players)]

    def render(self, mode: str | None) -> Any:
        """The board as a spectator sees it: `ansi` is text, `rgb_array` pixels, uint8 (height, width, 3)."""
        if mode is None:
            return None
        self.check_begun("render()")
        match = self.match()
        if mode == "rgb_array":
            return pictures.pixels(match.svg(), PIXELS)
        lines = self.game.terminal.draw(match.edition, partial(gusher.texts.say, "en"), match.view(None), WIDTH)
        return "\n".join("".join(piece for piece, _ in line).rstrip() for line in lines)


class MatchEpisodes(Episodes):
    """Games as matches, interpreted: what bots need, who see views."""

    def begin(self, seed: int) -> None:
        self._match = gusher.Match(self.ruleset, seed)
        self._match.settle()
        self.seat, self.has_begun = self._match.seat, True

    def observe(self, seat: int) -> Array:
        row = [0] * self.tensor.size
        self.game.learning.tensor.observe(self._match.edition, self._match.state, seat, row)
        return self._in_form(np.array(row, tensor.DTYPE))

    def legal(self) -> Sequence[int]:
        return [action.index for action in self._match.legal()]

    def carry_out(self, action: int) -> None:
        self._match.play(action)
        self.seat = self._match.seat

    def scores(self) -> list[int] | None:
        return self._match.scores() if self._match.over else None

    def match(self) -> gusher.Match:
        return self._match

    def refusal(self, action: int) -> gusher.GusherError:
        try:
            self._match.check(action)
        except gusher.GusherError as refusal:
            return refusal
        raise AssertionError("the action is legal")


class CompiledEpisodes(Episodes):
    """Games compiled: a decision takes some microseconds."""

    def __init__(self, name: str, players: int | None, options: Options | None, reward: str, floats: bool) -> None:
        super().__init__(name, players, options, reward, floats)
        self.batch = gusher.batch(name, 1, self.players, 0, self.options, reward=reward, restart=False)

    def begin(self, seed: int) -> None:
        self.batch.reset(seed)
        self.has_begun = True
        self._read()

    def _read(self) -> None:
        seat = self.batch.seats.item(0)
        self.seat = seat if seat >= 0 else None
        self.seen_by = self.seat  # whose observation the batch holds

    def observe(self, seat: int) -> Array:
        rows = self.batch.observations if seat == self.seen_by else self.batch.observe(seat)
        return self._in_form(rows[0].copy())

    def observe_all(self) -> Array:
        """What each seat may know, row by row."""
        rows = np.zeros((self.players, self.tensor.size), tensor.DTYPE)
        entry(self.game, observe_seats)(self.ruleset.packed, self.batch.states, rows)
        return self.tensor.floats(rows) if self.floats else rows

    def legal(self) -> Sequence[int]:
        found: list[int] = self.batch.legal[0].nonzero()[0].tolist()
        return found

    def is_legal(self, action: int) -> bool:
        return bool(self.batch.legal.item(action))

    def mask(self, seat: int) -> Array:
        if seat != self.seat:
            return np.zeros(self.game.rules.verbs.size, np.int8)
        mask: Array = self.batch.legal[0].view(np.int8).copy()
        return mask

    def carry_out(self, action: int) -> None:
        self.batch.step(action)
        self._read()

    def carry_out_for(self, seat: int, action: int) -> None:
        """An action of `seat` (WAIT: none), then random ones of the others until it is to act again."""
        self.batch.step_seat(seat, action)
        self._read()
        self.seen_by = seat

    def scores(self) -> list[int] | None:
        return self.batch.scores[0].tolist() if self.seat is None else None

    def match(self) -> gusher.Match:
        state = self.game.rules.State.unpack(self.batch.states).to_dict()
        return gusher.load({"game": self.game.name, "players": self.players, "options": self.options, "state": state})

    def refusal(self, action: int) -> gusher.GusherError:
        return self.batch.refusal(0, action, self.batch.seats.item(0))
