"""Both games as Gymnasium environments: one learner against bots, and thousands of learners at once.

    import gymnasium
    import gusher.adapters.gymnasium
    env = gymnasium.make("gusher/giganten", opponents="random")
    envs = gymnasium.make_vec("gusher/giganten", num_envs=1024)

``info["action_mask"]`` says what is legal.  Gymnasium itself knows no masks, so an illegal action does not raise unless
``illegal="raise"``: a random legal one is played instead, and ``info["illegal"]`` says so.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from random import Random
from typing import Any

import numpy as np

import gusher
from gusher import bots
from gusher.kernel import registry, tensor
from gusher.kernel.errors import needs

from .episodes import RAISE, REPLACE, CompiledEpisodes, Episodes

with needs("rl"):
    import gymnasium
    from gymnasium import spaces
    from gymnasium.vector import AutoresetMode

LIMITS = np.iinfo(tensor.DTYPE)
SEED_RANGE = 2**31
RANDOM_BOT = "random"
Policy = Callable[[Any, Any], Any]
"""Observations and legal actions, row by row, to actions."""


def observation_space(size: int) -> spaces.Box:
    return spaces.Box(LIMITS.min, LIMITS.max, (size,), tensor.DTYPE)


class GusherEnv(gymnasium.Env[Any, Any]):
    """One seat learns; bots play the others.

    `opponents` is a bot's name (see ``gusher.bots``) or one name for each of the other seats, `seconds` how long each
    of them may think."""

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
        render_mode: str | None = None,
    ) -> None:
        kind = CompiledEpisodes if opponents == RANDOM_BOT else Episodes
        self.episodes, self.seat, self.seconds = kind(game, players, options, reward), seat, seconds
        names = [opponents] * (self.episodes.players - 1) if isinstance(opponents, str) else list(opponents)
        self.bots = [bots.get(name) for name in [*names[:seat], RANDOM_BOT, *names[seat:]]]
        self.replace = illegal == REPLACE
        self.render_mode = render_mode
        self.observation_space = observation_space(self.episodes.tensor.size)
        self.action_space = spaces.Discrete(self.episodes.game.rules.verbs.size)
        self.rng = Random(0)

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[Any, dict[str, Any]]:
        super().reset(seed=seed)
        self.episodes.begin(int(self.np_random.integers(SEED_RANGE)))
        self.rng = Random(int(self.np_random.integers(SEED_RANGE)))
        self._let_bots_play()
        return self.episodes.observe(self.seat), self._info(False)

    def step(self, action: Any) -> tuple[Any, float, bool, bool, dict[str, Any]]:
        was_legal = self.episodes.play(action, self.rng if self.replace else None)
        self._let_bots_play()
        over = self.episodes.seat is None
        return (
            self.episodes.observe(self.seat),
            self.episodes.rewards()[self.seat],
            over,
            False,
            self._info(not was_legal),
        )

    def _let_bots_play(self) -> None:
        while (seat := self.episodes.seat) is not None and seat != self.seat:
            self.episodes.carry_out(self._decision_of(seat))

    def _decision_of(self, seat: int) -> int:
        if isinstance(self.episodes, CompiledEpisodes):
            return self.rng.choice(self.episodes.legal())
        match = self.episodes.match
        return match.parse(bots.decide(self.bots[seat], match.view(seat), self.rng, self.seconds).action).index

    def _info(self, was_illegal: bool) -> dict[str, Any]:
        info: dict[str, Any] = {"action_mask": self.episodes.mask(self.seat), "illegal": was_illegal}
        if (scores := self.episodes.scores()) is not None:
            info["scores"] = np.array(scores)
        return info

    def render(self) -> Any:
        """`ansi`: the board as text; `rgb_array`: as pixels."""
        if self.render_mode == "rgb_array":
            return self.episodes.pixels()
        return self.episodes.draw() if self.render_mode == "ansi" else None


class GusherVectorEnv(gymnasium.vector.VectorEnv[Any, Any, Any]):
    """Thousands of learners on one seat each, compiled (``gusher.batch``).

    `opponents` is "random", or a policy for the other seats: observations and legal masks to actions.  A game that ends
    is followed by the next one in the same step."""

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
        render_mode: str | None = None,
    ) -> None:
        self.num_envs, self.seat, self.opponents, self.replace = num_envs, seat, opponents, illegal == REPLACE
        self.batch = gusher.batch(game, num_envs, players, seed=0, options=options, threads=threads, reward=reward)
        self.render_mode = render_mode
        self.metadata = {"autoreset_mode": AutoresetMode.SAME_STEP, "render_modes": []}
        self.single_observation_space = observation_space(self.batch.tensor.size)
        self.single_action_space = spaces.Discrete(self.batch.game.rules.verbs.size)
        self.observation_space = gymnasium.vector.utils.batch_space(self.single_observation_space, num_envs)
        self.action_space = gymnasium.vector.utils.batch_space(self.single_action_space, num_envs)

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[Any, dict[str, Any]]:
        super().reset(seed=seed)
        self.batch.reset(int(self.np_random.integers(SEED_RANGE)) if seed is None else seed)
        self._play(np.full(self.num_envs, gusher.WAIT))
        return self.batch.observations.copy(), self._info()

    def step(self, actions: Any) -> tuple[Any, Any, Any, Any, dict[str, Any]]:
        actions = np.asarray(actions)
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
        return self.batch.observations.copy(), rewards, ended, np.zeros(self.num_envs, np.bool_), info

    def _play(self, actions: Any) -> tuple[Any, Any]:
        """These actions, then the others' until the learner is to act everywhere; rewards, and where a game ended."""
        batch, rewards, ended = self.batch, np.zeros(self.num_envs, np.float32), np.zeros(self.num_envs, np.bool_)
        while True:
            batch.step(actions)
            ended |= batch.done
            rewards += batch.rewards[:, self.seat]
            others = batch.seats != self.seat
            if not others.any():
                return rewards, ended
            chosen = (
                gusher.RANDOM if isinstance(self.opponents, str) else self.opponents(batch.observations, batch.legal)
            )
            actions = np.where(others, chosen, gusher.WAIT)

    def _info(self) -> dict[str, Any]:
        return {"action_mask": self.batch.legal.copy(), "_action_mask": np.ones(self.num_envs, np.bool_)}


for _name in registry.names():
    if f"gusher/{_name}" not in gymnasium.registry:
        gymnasium.register(
            f"gusher/{_name}",
            f"{__name__}:GusherEnv",
            vector_entry_point=f"{__name__}:GusherVectorEnv",
            kwargs={"game": _name},
            disable_env_checker=True,
        )
__all__ = ["RAISE", "REPLACE", "GusherEnv", "GusherVectorEnv"]
