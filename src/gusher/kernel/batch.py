"""Thousands of games at once: arrays in, arrays out.

    batch = gusher.batch("giganten", n=4096, players=4, seed=1, threads=2)
    while training:
        actions = policy(batch.observations, batch.legal)
        observations, rewards, done = batch.step(actions)

The arrays are the same ones from beginning to end: each step writes into them, nothing is copied.  Every environment
has its own generator, so that the number of threads changes nothing but the time.
"""

from __future__ import annotations

import secrets
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from itertools import pairwise
from typing import Any, SupportsIndex

import numpy as np
from msgspec import Struct
from numpy.typing import ArrayLike

from . import stepping, tensor
from .checks import check_choice, check_flag, check_number, check_seat, whole
from .engine import entry
from .errors import IllegalActions, SetupError
from .game import Game, Ruleset
from .jit import compiled
from .layout import Array
from .stepping import RANDOM, RESTART, REWARDS, WAIT, Arrays, Terms

DEVICES = ("cpu", "cuda")
SEED_BITS = 48
MOST = np.iinfo(np.int64).max


class Finished(Struct, frozen=True):
    """The games that the last step ended: one entry, or row, for each."""

    environments: Array
    seeds: Array
    lengths: Array
    scores: Array
    rewards: Array

    def __len__(self) -> int:
        return len(self.environments)


def blank_arrays(game: Game, n: int, players: int, make: Any = np.zeros) -> Arrays:
    """Empty arrays for `n` environments."""
    return Arrays(
        observations=make((n, game.learning.tensor.TENSOR.size), tensor.DTYPE),
        legal=make((n, game.rules.verbs.size), np.bool_),
        words=make((n, game.rules.Scratch.fields["mask"].shape[0]), np.int64),
        used=make(n, np.int64),
        options=make(n, np.int32),
        seats=make(n, np.int8),
        rewards=make((n, players), np.float32),
        done=make(n, np.bool_),
        lengths=make(n, np.int32),
        scores=make((n, players), np.int32),
        ages=make(n, np.int32),
        seeds=make(n, np.int64),
    )


class Batch:
    """Many environments of one game.  Made by ``gusher.batch``.  Its arrays are the same ones after every step."""

    states: Array
    """The games themselves, secrets included."""
    observations: Array
    """int16 (n, width): what the seat to act may know; `docs/tensors.md` describes each entry."""
    legal: Array
    """bool (n, actions): what it may do."""
    words: Array
    """int64 (n, words): the same, packed: bit ``a % 60`` of word ``a // 60`` is action ``a``."""
    seats: Array
    """int8 (n): which seat is to act; -2 where the game is over and none follows."""
    rewards: Array
    """float32 (n, players): 0 except where the last step ended a game."""
    done: Array
    """bool (n): did the last step end a game?  The observation is then the next game's first."""
    lengths: Array
    """int32 (n): how many decisions the last finished game had."""
    scores: Array
    """int32 (n, players): the final scores of the last finished game."""
    seeds: Array
    """int64 (n): the seed of the game under way.  The next game has this plus n."""

    def __init__(
        self,
        ruleset: Ruleset,
        n: int,
        seed: SupportsIndex | Sequence[int] | None,
        threads: int,
        reward: str,
        restart: bool,
    ) -> None:
        check_choice("reward", reward, REWARDS)
        check_flag("restart", restart)
        n, threads = check_number("n", n), check_number("threads", threads)
        self._made_by = (ruleset, n, 0, threads, reward, restart)
        self.ruleset, self.n = ruleset, n
        self.game, self.players = ruleset.game, ruleset.players
        self.options, self.edition = ruleset.options, ruleset.edition
        self.tensor: tensor.Tensor = self.game.learning.tensor.TENSOR
        self.terms = Terms(self.players, REWARDS.index(reward), float(self.tensor.score_unit), n, int(restart))
        self._lay_out(threads)
        b = self.arrays
        self.observations, self.legal, self.words, self.seats = b.observations, b.legal, b.words, b.seats
        self.rewards, self.done, self.lengths, self.scores, self.seeds = b.rewards, b.done, b.lengths, b.scores, b.seeds
        self.reset(seed)

    def _lay_out(self, threads: int) -> None:
        """Make the arrays, and share them out among the threads."""
        self.states = np.zeros(self.n, self.game.rules.State.dtype)
        self.arrays = blank_arrays(self.game, self.n, self.players)
        self._actions = np.zeros(self.n, np.int64)
        self._gains, self._ended = np.zeros(self.n, np.float32), np.zeros(self.n, np.bool_)  # of `step_seat`
        self._pool = ThreadPoolExecutor(threads) if threads > 1 else None
        bounds = np.linspace(0, self.n, threads + 1).astype(int).tolist()
        self._shares = [self._share(slice(low, high)) for low, high in pairwise(bounds) if low < high]

    def _share(self, mine: slice) -> tuple[slice, tuple[Any, ...]]:
        """What one thread works on: views, and a scratch of its own."""
        return mine, (
            self.ruleset.packed,
            self.states[mine],
            np.zeros(1, self.game.rules.Scratch.dtype),
            self.terms,
            Arrays(*(array[mine] for array in self.arrays)),
            self._actions[mine],
        )

    def __repr__(self) -> str:
        return f"<{type(self).__name__} of {self.n} games: {self.game.name}, {self.players} players>"

    def __reduce__(self) -> tuple[Any, ...]:
        return _restored, (type(self), self._made_by, [self._host(array) for array in (self.states, *self.arrays)])

    def _host(self, array: Array) -> Array:
        """An array for NumPy to read."""
        return array

    def _fill(self, array: Array, values: ArrayLike) -> None:
        array[...] = values

    @property
    def finished(self) -> Finished:
        """The games that the last step ended."""
        at, b = np.flatnonzero(self._host(self.done)), self.arrays
        seeds, lengths, scores, rewards = (self._host(array)[at] for array in (b.seeds, b.lengths, b.scores, b.rewards))
        return Finished(at, seeds - self.terms.stride * self.terms.restarts, lengths, scores, rewards)

    # -- playing ----------------------------------------------------------------------------------------

    def reset(self, seed: SupportsIndex | Sequence[int] | None = None) -> Array:
        """New games.  A number seeds environment i with it plus i; a sequence gives each its own; None: by chance."""
        numbers = self._row(secrets.randbits(SEED_BITS) if seed is None else seed, "batch-seeds")
        self._fill(self.seeds, numbers + np.arange(self.n) if numbers.ndim == 0 else numbers)
        self._fill(self._actions, RESTART)
        self._play(1)
        return self.observations

    def _row(self, given: object, key: str, **params: object) -> Array:
        """A whole number for each environment, or one for all; anything else is refused in the words of `key`."""
        try:
            numbers = np.asarray(given)
        except (TypeError, ValueError):  # such as a ragged list
            numbers = np.empty(0)
        fits = numbers.shape in ((), (self.n,)) and numbers.dtype.kind in "iu"
        if not fits or (numbers.dtype.kind == "u" and numbers.max() > MOST):
            raise SetupError(key, n=self.n, given=repr(given), **params)
        return numbers.astype(np.int64, copy=False)

    def step(self, actions: ArrayLike) -> tuple[Array, Array, Array]:
        """One decision in every environment; returns observations, rewards and which games ended: always the same
        arrays.

        In place of an action: WAIT leaves an environment alone, RANDOM plays a random legal action, RESTART begins a
        new game with the seed in `seeds`.  An illegal action raises ``IllegalActions``, and nothing has changed."""
        self._take(actions)
        self._run(stepping.step_environments, 1)
        return self.observations, self.rewards, self.done

    def step_seat(self, seat: int, actions: ArrayLike = WAIT) -> tuple[Array, Array, Array]:
        """One decision of a seat in every environment, then random ones of the others until it is to act again.

        Returns observations, this seat's rewards, and which games ended: the same arrays every time.  Call it without
        actions after ``reset``, where another seat may be the first to act."""
        seat = check_seat(seat, self.players)
        self._take(actions)
        self._actions[(self._actions == WAIT) & (self.seats != seat)] = RANDOM
        self._run(stepping.step_learners, seat, rows=(self._gains, self._ended))
        return self.observations, self._gains, self._ended

    def _take(self, actions: ArrayLike) -> None:
        """The actions, if they are legal."""
        self._actions[:] = self._row(actions, "batch-actions")
        wrong = compiled(stepping.find_illegal, entry=True)(self.words, self._actions, self.game.rules.verbs.size)
        if wrong >= 0:
            raise self.refusal(int(wrong), int(self._actions[wrong]), int(self.seats[wrong]))

    def step_random(self, times: int = 1) -> int:
        """Random legal actions everywhere, `times` times over; returns how many decisions that was.

        A game seeded with 7 plays out as the game with the seed 7 of ``gusher.simulate``."""
        times = check_number("times", times, 0)
        self._fill(self._actions, RANDOM)
        self._play(times)
        return times * self.n

    def _play(self, times: int) -> None:
        """The actions that were taken or filled in, in every environment."""
        self._run(stepping.step_environments, times)

    def observe(self, seats: ArrayLike) -> Array:
        """The observations of other seats: one seat for all environments, or one for each."""
        out = np.zeros_like(self.observations)
        entry(self.game, stepping.observe_environments)(self.ruleset.packed, self.states, self._seats(seats), out)
        return out

    def _seats(self, given: ArrayLike) -> Array:
        """A seat for each environment."""
        seats = self._row(given, "batch-observed", last=self.players - 1)
        if seats.min() < 0 or seats.max() >= self.players:
            raise SetupError("batch-observed", n=self.n, given=repr(given), last=self.players - 1)
        return np.broadcast_to(seats, self.n).astype(np.int8)

    def floats(self, out: Array | None = None) -> Array:
        """The observations' float form, float32 (n, float width)."""
        return self.tensor.floats(self.observations, out)

    def describe(self, environment: int) -> str:
        """The observation of one environment in words."""
        number = whole(environment)
        if number is None or not 0 <= number < self.n:
            raise SetupError("batch-environment", given=repr(environment), last=self.n - 1)
        return self.tensor.describe(self._host(self.observations[number]))

    def _run(self, rule: Callable[..., None], *given: Any, rows: Sequence[Array] = ()) -> None:
        """A rule on each thread's share of the environments, and of the `rows` that it writes besides."""
        run = entry(self.game, rule)
        calls = [(*share, *given, *(array[mine] for array in rows)) for mine, share in self._shares]
        if self._pool is None:
            run(*calls[0])
        else:
            for done in [self._pool.submit(run, *call) for call in calls]:
                done.result()

    def refusal(self, environment: int, action: int, seat: int) -> IllegalActions:
        """The error for an action that is not legal there."""
        verbs = self.game.rules.verbs
        text = verbs.action(action).text if 0 <= action < verbs.total else str(action)
        return IllegalActions(environment, action, text, seat)


def _restored(kind: type[Batch], made_by: tuple[Any, ...], contents: Sequence[Array]) -> Batch:
    """A copy: the same games, in arrays of their own."""
    batch = kind(*made_by)
    for array, values in zip((batch.states, *batch.arrays), contents, strict=True):
        batch._fill(array, values)
    return batch


def batch_on(device: str) -> type[Batch]:
    """The batch that runs on a device; if it cannot, the error says what is missing."""
    if check_choice("device", device, DEVICES) == "cpu":
        return Batch
    from . import gpu, gpu_batch

    gpu.module()
    return gpu_batch.GpuBatch
