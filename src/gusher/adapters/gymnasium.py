"""Both games as Gymnasium environments: one learner against bots, and thousands of learners at once.

    import gymnasium
    env = gymnasium.make("gusher.adapters.gymnasium:gusher/Giganten-v1", opponents="random")
    envs = gymnasium.make_vec("gusher.adapters.gymnasium:gusher/Giganten-v1", num_envs=1024)

Gymnasium itself imports the part before the colon; after any import of this module, "gusher/Giganten-v1" will do.

``info["action_mask"]`` says what is legal, and so does ``env.action_masks()``.  Gymnasium itself knows no masks, so an
illegal action does not raise unless ``illegal="raise"``: a random legal one is played instead, and ``info["illegal"]``
says so.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Mapping, Sequence
from random import Random
from typing import Any

import numpy as np
from numpy.typing import ArrayLike

import gusher
from gusher import bots
from gusher.kernel import registry
from gusher.kernel.checks import check_choice, check_flag, check_seat, check_seconds
from gusher.kernel.errors import needs
from gusher.kernel.layout import Array

from .episodes import RAISE, REPLACE, SEED_RANGE, VERSION, CompiledEpisodes, Episodes, MatchEpisodes, seed_of
from .spaces import observation_space

with needs("rl"):
    import gymnasium
    from gymnasium import spaces
    from gymnasium.vector import AutoresetMode

RANDOM_BOT = "random"
Policy = Callable[[Array, Array], ArrayLike]
"""Observations and legal actions, row by row, to actions."""


class GusherEnv(gymnasium.Env[Any, Any]):
    """One seat learns; bots play the others.

    `opponents` is a bot's name (see ``gusher.bots``) or one name for each of the other seats, `seconds` how long each
    of them may think.  `floats` gives observations in their float form."""

    metadata = {"render_modes": ["ansi", "rgb_array"], "render_fps": 10}  # noqa: RUF012  # Gymnasium's own way to say it

    def __init__(
        self,
        game: str,
        players: int | None = None,
        seat: int = 0,
        opponents: str | Sequence[str] = RANDOM_BOT,
        options: Mapping[str, Any] | None = None,
        reward: str = "rank",
        illegal: str = REPLACE,
        seconds: float = 1.0,
        floats: bool = False,
        render_mode: str | None = None,
    ) -> None:
        kind = CompiledEpisodes if opponents == RANDOM_BOT else MatchEpisodes
        self.episodes: Episodes = kind(game, players, options, reward, floats)
        self.seat, self.seconds = check_seat(seat, self.episodes.players), check_seconds(seconds)
        self.opponents = self._named(opponents)
        self.replace = check_choice("illegal", illegal, (RAISE, REPLACE)) == REPLACE
        modes = self.metadata["render_modes"]
        self.render_mode = None if render_mode is None else check_choice("render_mode", render_mode, modes)
        self.observation_space = observation_space(self.episodes.tensor, floats)
        self.action_space = spaces.Discrete(self.episodes.game.rules.verbs.size)
        self.rng = Random(0)

    def _named(self, opponents: str | Sequence[str]) -> list[str]:
        """A bot's name for every seat; the learner's own is never asked."""
        wanted = self.episodes.players - 1
        names = list(opponents) if isinstance(opponents, list | tuple) else [str(opponents)] * wanted
        if len(names) != wanted:
            raise gusher.SetupError(
                "env-opponents-many", players=self.episodes.players, wanted=wanted, given=len(names)
            )
        for name in names:
            bots.get(name)
        return [*names[: self.seat], RANDOM_BOT, *names[self.seat :]]

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[Any, dict[str, Any]]:
        super().reset(seed=seed_of(seed))
        self.episodes.begin(int(self.np_random.integers(SEED_RANGE)))
        self.rng = Random(int(self.np_random.integers(SEED_RANGE)))
        self._play(gusher.WAIT)
        return self.episodes.observe(self.seat), self._info(False)

    def step(self, action: Any) -> tuple[Any, float, bool, bool, dict[str, Any]]:
        chosen, was_legal = self.episodes.chosen(action, self.rng if self.replace else None)
        self._play(chosen)
        over = self.episodes.seat is None
        reward = self.episodes.rewards()[self.seat] if over else 0.0
        return self.episodes.observe(self.seat), reward, over, False, self._info(not was_legal)

    def action_masks(self) -> Array:
        """What is legal, as sb3-contrib asks for it."""
        self.episodes.check_begun("action_masks()")
        return self.episodes.mask(self.seat).view(np.bool_)

    def _play(self, action: int) -> None:
        """An action (WAIT: none), then the others' until the learner is to act again."""
        if isinstance(self.episodes, CompiledEpisodes):
            self.episodes.carry_out_for(self.seat, action)
            return
        if action != gusher.WAIT:
            self.episodes.carry_out(action)
        while (seat := self.episodes.seat) is not None and seat != self.seat:
            self.episodes.carry_out(self._decision_of(seat))

    def _decision_of(self, seat: int) -> int:
        """A bot that fails would play like another one: better to stop."""
        match, name = self.episodes.match(), self.opponents[seat]
        decision = bots.decide(bots.get(name), match.view(seat), self.rng, self.seconds, grace=math.inf)
        if decision.fault:
            fault = gusher.SetupError("env-opponent-fault", bot=name, detail=decision.last_line)
            fault.add_note(decision.detail)
            raise fault
        return match.parse(decision.action).index

    def _info(self, was_illegal: bool) -> dict[str, Any]:
        info: dict[str, Any] = {"action_mask": self.episodes.mask(self.seat), "illegal": was_illegal}
        if self.episodes.seat is None:
            info["scores"] = np.array(self.episodes.scores())
        return info

    def render(self) -> Any:
        """`ansi`: the board as text; `rgb_array`: as pixels."""
        return self.episodes.render(self.render_mode)


class GusherVectorEnv(gymnasium.vector.VectorEnv[Any, Any, Any]):
    """Thousands of learners on one seat each, compiled (``gusher.batch``).

    `opponents` is "random", or a policy for the other seats: observations and legal masks to actions.  A game that ends
    is followed by the next one in the same step.  `floats` gives observations in their float form, also to the
    policy."""

    def __init__(
        self,
        num_envs: int,
        game: str,
        players: int | None = None,
        seat: int = 0,
        opponents: str | Policy = RANDOM_BOT,
        options: Mapping[str, Any] | None = None,
        reward: str = "rank",
        illegal: str = REPLACE,
        threads: int = 1,
        floats: bool = False,
        render_mode: str | None = None,
    ) -> None:
        if opponents != RANDOM_BOT and not callable(opponents):
            raise gusher.SetupError("env-opponents-vector", given=repr(opponents))
        if render_mode is not None:
            check_choice("render_mode", render_mode, ())
        self.batch = gusher.batch(game, num_envs, players, seed=0, options=options, threads=threads, reward=reward)
        self.num_envs, self.policy = self.batch.n, None if isinstance(opponents, str) else opponents
        self.seat, self.floats = check_seat(seat, self.batch.players), check_flag("floats", floats)
        self.replace = check_choice("illegal", illegal, (RAISE, REPLACE)) == REPLACE
        self.render_mode = render_mode
        self.metadata = {"autoreset_mode": AutoresetMode.SAME_STEP, "render_modes": []}
        self.single_observation_space = observation_space(self.batch.tensor, floats)
        self.single_action_space = spaces.Discrete(self.batch.game.rules.verbs.size)
        self.observation_space = gymnasium.vector.utils.batch_space(self.single_observation_space, self.num_envs)
        self.action_space = gymnasium.vector.utils.batch_space(self.single_action_space, self.num_envs)
        self.has_begun = False

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[Any, dict[str, Any]]:
        seed = seed_of(seed)
        super().reset(seed=seed)
        self.batch.reset(int(self.np_random.integers(SEED_RANGE)) if seed is None else seed)
        self.has_begun = True
        self._play(np.full(self.num_envs, gusher.WAIT))
        return self._seen(), self._info()

    def step(self, actions: Any) -> tuple[Any, Any, Any, Any, dict[str, Any]]:
        if not self.has_begun:
            raise gusher.OutOfTurn("env-reset", name="step()")
        actions = self._checked(actions)
        illegal = ~self.batch.legal[np.arange(self.num_envs), actions]
        rewards, ended = self._play(np.where(illegal, gusher.RANDOM, actions) if self.replace else actions)
        info = self._info() | {"illegal": illegal}
        if ended.any():
            info["final_info"] = {
                "scores": self.batch.scores.copy(),
                "lengths": self.batch.lengths.copy(),
                "_scores": ended,
                "_lengths": ended,
            }
            info["_final_info"] = ended
        return self._seen(), rewards, ended, np.zeros(self.num_envs, np.bool_), info

    def _checked(self, actions: ArrayLike) -> Array:
        given = np.asarray(actions)
        if given.dtype.kind not in "iu" or given.shape != (self.num_envs,):
            raise gusher.MalformedAction("batch-actions", n=self.num_envs, given=repr(actions))
        size = self.batch.game.rules.verbs.size
        if given.min() < 0 or given.max() >= size:
            wrong = given[(given < 0) | (given >= size)][0]
            raise gusher.MalformedAction("error-action-number", number=int(wrong), last=size - 1)
        return given

    def _seen(self) -> Array:
        return self.batch.floats() if self.floats else self.batch.observations.copy()

    def _play(self, actions: Array) -> tuple[Array, Array]:
        """These actions, then the others' until the learner is to act everywhere; rewards, and where a game ended."""
        batch = self.batch
        if self.policy is None:
            _, rewards, ended = batch.step_seat(self.seat, actions)
            return rewards.copy(), ended.copy()
        rewards, ended = np.zeros(self.num_envs, np.float32), np.zeros(self.num_envs, np.bool_)
        while True:
            batch.step(actions)
            ended |= batch.done
            rewards += batch.rewards[:, self.seat]
            others = batch.seats != self.seat
            if not others.any():
                return rewards, ended
            chosen = self.policy(self._seen(), batch.legal)
            actions = np.where(others, self._checked(chosen), gusher.WAIT)

    def _info(self) -> dict[str, Any]:
        return {"action_mask": self.batch.legal.copy(), "_action_mask": np.ones(self.num_envs, np.bool_)}


def environment_id(game: str) -> str:
    return f"gusher/{game.title()}-v{VERSION}"


for _name in registry.names():
    if environment_id(_name) not in gymnasium.registry:
        gymnasium.register(
            environment_id(_name),
            f"{__name__}:GusherEnv",
            vector_entry_point=f"{__name__}:GusherVectorEnv",
            kwargs={"game": _name},
            disable_env_checker=True,
        )
__all__ = ["RAISE", "REPLACE", "GusherEnv", "GusherVectorEnv"]
