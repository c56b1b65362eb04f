"""Both games as PettingZoo environments.

    from gusher.adapters import pettingzoo
    env = pettingzoo.env("giganten", players=4)

An observation is a dict: `observation`, the integers that docs/tensors.md describes (or their float form), and
`action_mask`.  Rewards come at the end.  `max_cycles` truncates an agent after that many of its own decisions (the
others play on, and its seat plays at random); in the parallel form it truncates all after that many steps.
"""

from __future__ import annotations

from collections.abc import Mapping
from random import Random
from typing import Any

import numpy as np

import gusher
from gusher.kernel.checks import check_choice, check_number
from gusher.kernel.errors import needs
from gusher.kernel.layout import Array

from .episodes import RAISE, REPLACE, SEED_RANGE, VERSION, CompiledEpisodes, seed_of
from .spaces import observation_space

with needs("rl"):
    from gymnasium import spaces
    from pettingzoo import AECEnv, ParallelEnv

RENDER_MODES = ("human", "ansi", "rgb_array")


def env(game: str, **settings: Any) -> raw_env:
    """The turn-based environment; `settings` as of ``Agents``.  It checks the order of calls itself, so it
    needs none of PettingZoo's wrappers."""
    return raw_env(game, **settings)


class Agents:
    """What both forms share.  `options` are the game's; `reward` is rank, score or win; `illegal` is raise or random
    (by default raise, but random with `max_cycles`: a trial without masks); `floats` gives the float form."""

    metadata: dict[str, Any]

    def __init__(
        self,
        game: str,
        players: int | None = None,
        options: Mapping[str, Any] | None = None,
        reward: str = "rank",
        max_cycles: int | None = None,
        illegal: str | None = None,
        floats: bool = False,
        render_mode: str | None = None,
    ) -> None:
        self.episodes = CompiledEpisodes(game, players, options, reward, floats)
        self.max_cycles = None if max_cycles is None else check_number("max_cycles", max_cycles)
        unless_told = REPLACE if max_cycles else RAISE
        self.replace = check_choice("illegal", illegal or unless_told, (RAISE, REPLACE)) == REPLACE
        self.render_mode = None if render_mode is None else check_choice("render_mode", render_mode, RENDER_MODES)
        self.metadata = {
            "render_modes": list(RENDER_MODES),
            "is_parallelizable": False,
            "render_fps": 10,
            "name": f"gusher_{game}_v{VERSION}",
        }
        self.possible_agents = [f"{self.episodes.game.seats[seat]}_{seat}" for seat in range(self.episodes.players)]
        self.agents: list[str] = []
        actions = self.episodes.game.rules.verbs.size
        self.observation_spaces = {
            agent: spaces.Dict(
                {
                    "observation": observation_space(self.episodes.tensor, floats),
                    "action_mask": spaces.Box(0, 1, (actions,), np.int8),
                }
            )
            for agent in self.possible_agents
        }
        self.action_spaces = {agent: spaces.Discrete(actions) for agent in self.possible_agents}
        self.rng = Random()

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        return self.observation_spaces[check_choice("agent", agent, self.possible_agents)]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        return self.action_spaces[check_choice("agent", agent, self.possible_agents)]

    def observe(self, agent: str) -> dict[str, Any]:
        self.episodes.check_begun("observe()")
        seat = self.possible_agents.index(check_choice("agent", agent, self.possible_agents))
        return {"observation": self.episodes.observe(seat), "action_mask": self.episodes.mask(seat)}

    def begin(self, seed: int | None) -> None:
        """A new game; without a seed the next one of the last."""
        if (number := seed_of(seed)) is not None:
            self.rng = Random(number)
        self.episodes.begin(self.rng.randrange(SEED_RANGE))
        self.agents = self.possible_agents[:]

    def act(self, action: object) -> None:
        self.episodes.carry_out(self.episodes.chosen(action, self.rng if self.replace else None)[0])

    @property
    def due(self) -> str | None:
        """The agent to act; None when the game is over."""
        seat = self.episodes.seat
        return None if seat is None else self.possible_agents[seat]

    def given(self) -> dict[str, float]:
        """The rewards of the agents that are still there."""
        rewards = dict(zip(self.possible_agents, self.episodes.rewards(), strict=True))
        return {agent: rewards[agent] for agent in self.agents}

    def render(self) -> Any:
        """`ansi`: the board as text; `human`: print it; `rgb_array`: as pixels."""
        if self.render_mode != "human":
            return self.episodes.render(self.render_mode)
        print(self.episodes.render("ansi"))
        return None

    def close(self) -> None:
        """Nothing to close, but PettingZoo's tests ask for it."""


class raw_env(Agents, AECEnv):  # type: ignore[misc]  # noqa: N801  # untyped; PettingZoo's own name for it
    """One agent acts at a time."""

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        self.begin(seed)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.cycles = dict.fromkeys(self.possible_agents, 0)
        self._select()

    def last(self, observe: bool = True) -> tuple[Any, float, bool, bool, dict[str, Any]]:
        self.episodes.check_begun("last()")
        found: tuple[Any, float, bool, bool, dict[str, Any]] = super().last(observe)
        return found

    def step(self, action: Any) -> None:
        self.episodes.check_begun("step()")
        if not self.agents:
            raise gusher.OutOfTurn("env-over")
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            if action is not None:
                raise gusher.MalformedAction("env-agent-done", agent=agent, given=repr(action))
            self._was_dead_step(None)
            return
        self.act(action)
        self._cumulative_rewards[agent] = 0.0
        self.cycles[agent] += 1
        if self.max_cycles is not None:
            self.truncations[agent] = self.cycles[agent] == self.max_cycles
            self._play_for_truncated()
        self._select()
        if self.episodes.seat is None:
            self.rewards = self.given()
            self.terminations = dict.fromkeys(self.agents, True)
            self._accumulate_rewards()
        if self.episodes.seat is None or self.max_cycles is not None:
            self._deads_step_first()

    def _play_for_truncated(self) -> None:
        """Seats whose agents have left play at random, as long as anybody is left."""
        while self.due is not None and not all(self.truncations.values()) and self._has_left(self.due):
            self.episodes.carry_out(gusher.RANDOM)

    def _has_left(self, agent: str) -> bool:
        return agent not in self.agents or self.truncations[agent]

    def _select(self) -> None:
        due = self.due
        self.agent_selection = self.agents[0] if due is None or due not in self.agents else due


class parallel_env(Agents, ParallelEnv):  # type: ignore[misc]  # noqa: N801  # the same
    """All agents answer at once; the answer of the one to act counts.  The masks of the others allow action 0 alone,
    which is not carried out: learners cannot choose from an empty mask, and learn nothing from a choice of one."""

    def reset(
        self, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Any], dict[str, Any]]:
        self.begin(seed)
        self.steps = 0
        return self._seen(), {agent: {} for agent in self.agents}

    def step(self, actions: dict[str, Any]) -> tuple[dict[str, Any], ...]:
        self.episodes.check_begun("step()")
        if not self.agents:
            raise gusher.OutOfTurn("env-over")
        due = str(self.due)
        if not isinstance(actions, Mapping) or due not in actions:
            given = ", ".join(map(str, actions)) if isinstance(actions, Mapping) else repr(actions)
            raise gusher.MalformedAction("env-action-missing", agent=due, given=given)
        self.act(actions[due])
        self.steps += 1
        over, cut = self.due is None, self.steps == self.max_cycles
        told: tuple[dict[str, Any], ...] = (
            self._seen(),
            self.given(),
            dict.fromkeys(self.agents, over),
            dict.fromkeys(self.agents, cut),
            {agent: {} for agent in self.agents},
        )
        if over or cut:
            self.agents = []
        return told

    def _seen(self) -> dict[str, Any]:
        rows = self.episodes.observe_all()
        return {
            agent: {"observation": rows[seat], "action_mask": self._mask(seat)}
            for seat, agent in enumerate(self.possible_agents)
        }

    def _mask(self, seat: int) -> Array:
        mask = self.episodes.mask(seat)
        mask[0] |= seat != self.episodes.seat
        return mask
