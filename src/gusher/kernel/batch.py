"""Thousands of games at once: arrays in, arrays out.

    batch = gusher.batch("giganten", n=4096, players=4, seed=1, threads=2)
    while training:
        actions = policy(batch.observations, batch.legal)
        observations, rewards, done = batch.step(actions)

The arrays are the same ones from beginning to end: each step writes into them, nothing is copied.  Every environment
has its own generator, so that the number of threads changes nothing but the time.
"""

from __future__ import annotations

import importlib
import secrets
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from itertools import pairwise
from typing import TYPE_CHECKING, Any

import numpy as np

from . import stepping, tensor
from .errors import GusherError, SetupError
from .jit import compiled
from .stepping import RANDOM, RESTART, REWARDS, Arrays, Terms

if TYPE_CHECKING:
    from .game import Game, Ruleset

DEVICES = ("cpu", "cuda")
SEED_BITS = 48


class IllegalActions(GusherError):
    """An action that its environment does not allow.  No environment has changed."""

    def __init__(self, environment: int, action: int, text: str, seat: int) -> None:
        super().__init__("batch-illegal", environment=str(environment), action=str(action), text=text, seat=seat)
        self.environment, self.action = environment, action


@dataclass(frozen=True)
class Finished:
    """The games that the last step ended: one entry, or row, for each."""

    environments: Any
    seeds: Any
    lengths: Any
    scores: Any
    rewards: Any

    def __len__(self) -> int:
        return len(self.environments)


def blank_arrays(game: Game, n: int, players: int, make: Any = np.zeros) -> Arrays:
    """The arrays of so many environments, empty."""
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
    """So many environments of one game.  Made by ``gusher.batch``."""

    def __init__(
        self,
        ruleset: Ruleset,
        n: int,
        seed: int | Sequence[int] | None,
        threads: int,
        reward: str,
        restart: bool,
    ) -> None:
        self.ruleset, self.n = ruleset, n
        self.game, self.players = ruleset.game, ruleset.players
        self.options, self.edition = ruleset.options, ruleset.edition
        self.tensor: tensor.Tensor = self.game.learning.tensor.TENSOR
        self.terms = Terms(self.players, REWARDS.index(reward), float(self.tensor.score_unit), n, int(restart))
        self._lay_out(threads)
        self.reset(seed)

    def _lay_out(self, threads: int) -> None:
        """Make the arrays, and share them out among the threads."""
        self.states = np.zeros(self.n, self.game.rules.State.dtype)
        """The games themselves, secrets included."""
        self.arrays = blank_arrays(self.game, self.n, self.players)
        self._actions = np.zeros(self.n, np.int64)
        self._pool = ThreadPoolExecutor(threads) if threads > 1 else None
        bounds = np.linspace(0, self.n, threads + 1).astype(int).tolist()
        self._shares = [self._share(low, high) for low, high in pairwise(bounds) if low < high]

    def _share(self, low: int, high: int) -> tuple[Any, ...]:
        """What one thread works on: views, and a scratch of its own."""
        mine = slice(low, high)
        return (
            self.ruleset.packed,
            self.states[mine],
            np.zeros(1, self.game.rules.Scratch.dtype),
            self.terms,
            Arrays(*(array[mine] for array in self.arrays)),
            self._actions[mine],
        )

    # -- what a learner reads: the same arrays after every step -----------------------------------------

    @property
    def observations(self) -> Any:
        """int16 (n, width): what the seat to act may know; `docs/tensors.md` tells each entry."""
        return self.arrays.observations

    @property
    def legal(self) -> Any:
        """bool (n, actions): what it may do."""
        return self.arrays.legal

    @property
    def words(self) -> Any:
        """int64 (n, words): the same, packed: bit ``a % 60`` of word ``a // 60`` is action ``a``."""
        return self.arrays.words

    @property
    def seats(self) -> Any:
        """int8 (n): whose decision is due; -2 where the game is over and none follows."""
        return self.arrays.seats

    @property
    def rewards(self) -> Any:
        """float32 (n, players): 0 but where the last step ended a game."""
        return self.arrays.rewards

    @property
    def done(self) -> Any:
        """bool (n): did the last step end a game?  The observation is then the next game's first."""
        return self.arrays.done

    @property
    def lengths(self) -> Any:
        """int32 (n): how many decisions the last finished game had."""
        return self.arrays.lengths

    @property
    def scores(self) -> Any:
        """int32 (n, players): the final scores of the last finished game."""
        return self.arrays.scores

    @property
    def seeds(self) -> Any:
        """int64 (n): the seed of the game under way.  The next game has this plus n."""
        return self.arrays.seeds

    @property
    def finished(self) -> Finished:
        """The games that the last step ended."""
        at, b = np.flatnonzero(self.done), self.arrays
        began = b.seeds[at] - self.terms.stride * self.terms.restarts
        return Finished(at, began, b.lengths[at], b.scores[at], b.rewards[at])

    # -- playing ----------------------------------------------------------------------------------------

    def reset(self, seed: int | Sequence[int] | None = None) -> Any:
        """New games.  A number seeds environment i with it plus i; a sequence gives each its own; None: by chance."""
        self.seeds[:] = self._numbers(seed)
        self._actions[:] = RESTART
        self._run(1)
        return self.observations

    def _numbers(self, seed: int | Sequence[int] | None) -> Any:
        """The seed of each environment."""
        if seed is None:
            seed = secrets.randbits(SEED_BITS)
        return np.arange(seed, seed + self.n) if isinstance(seed, int) else np.broadcast_to(seed, self.n)

    def step(self, actions: Any) -> tuple[Any, Any, Any]:
        """One decision of every environment; observations, rewards and which games ended: always the same arrays.

        In place of an action: WAIT leaves an environment alone, RANDOM plays a random legal action, RESTART begins a
        new game with the seed in `seeds`.  An illegal action raises ``IllegalActions``, and nothing has changed."""
        self._actions[:] = actions
        wrong = compiled(stepping.find_illegal, entry=True)(self.words, self._actions, self.game.rules.verbs.size)
        if wrong >= 0:
            raise self._refusal(int(wrong), int(self._actions[wrong]), int(self.seats[wrong]))
        self._run(1)
        return self.observations, self.rewards, self.done

    def step_random(self, times: int = 1) -> int:
        """Random legal actions everywhere, so many times over; how many decisions that was.

        A game seeded with 7 goes as the game with the seed 7 of ``gusher.simulate``."""
        self._actions[:] = RANDOM
        self._run(times)
        return times * self.n

    def observe(self, seats: Any) -> Any:
        """The observations of other seats: one seat for all environments, or one for each."""
        out = np.zeros_like(self.observations)
        seen = np.broadcast_to(np.asarray(seats, np.int8), self.n).copy()
        self.game.compiled.entry("observe_environments")(self.edition.pack(), self.states, seen, out)
        return out

    def floats(self, out: Any = None) -> Any:
        """The observations' float form, float32 (n, float width)."""
        return self.tensor.floats(self.observations, out)

    def describe(self, environment: int) -> str:
        """The observation of one environment in words."""
        return self.tensor.describe(self.observations[environment])

    def _run(self, times: int) -> None:
        step = self.game.compiled.entry("step_environments")
        if self._pool is None:
            step(*self._shares[0], times)
        else:
            for done in [self._pool.submit(step, *share, times) for share in self._shares]:
                done.result()

    def _refusal(self, environment: int, action: int, seat: int) -> IllegalActions:
        verbs = self.game.rules.verbs
        text = verbs.action(action).text if 0 <= action < verbs.total else str(action)
        return IllegalActions(environment, action, text, seat)


def make(
    ruleset: Ruleset,
    n: int,
    seed: int | Sequence[int] | None,
    threads: int,
    reward: str,
    restart: bool,
    device: str,
) -> Batch:
    """A batch on a device, after checking what was asked for."""
    for name, given, known in (("reward", reward, REWARDS), ("device", device, DEVICES)):
        if given not in known:
            raise SetupError("batch-choice", name=name, given=given, known=", ".join(known))
    for name, number in (("n", n), ("threads", threads)):
        if number < 1:
            raise SetupError("batch-number", name=name, given=number)
    kind: type[Batch] = Batch if device == "cpu" else cuda_batch()
    return kind(ruleset, n, seed, threads, reward, restart)


def cuda_batch() -> type[Batch]:
    """The batch that runs on a GPU; where it cannot, the error says what is missing."""
    importlib.import_module(f"{__package__}.cuda").module()
    found: type[Batch] = importlib.import_module(f"{__package__}.cuda_batch").CudaBatch
    return found
