"""Gymnasium's own check, and a learner among bots: one at a time and thousands at once."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path
from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env

import gusher
from gusher.adapters.gymnasium import GusherEnv, GusherVectorEnv, environment_id
from gusher.kernel import registry

GAMES = registry.names()
SHORT: dict[str, dict[str, Any]] = {"nations": {"round_limit": 10}}


def played(env: GusherEnv, seed: int) -> tuple[list[float], dict[str, Any]]:
    """The rewards of one game of the first legal action, and the last info."""
    _, info = env.reset(seed=seed)
    rewards, over = [], False
    while not over:
        _, reward, over, _, info = env.step(int(np.flatnonzero(info["action_mask"])[0]))
        rewards.append(reward)
    return rewards, info


@pytest.mark.parametrize("game", GAMES)
def test_check_env_passes(game: str) -> None:
    check_env(gymnasium.make(environment_id(game), options=SHORT.get(game)).unwrapped)


@pytest.mark.parametrize("game", GAMES)
def test_the_same_seed_gives_the_same_game_and_the_reward_comes_at_the_end(game: str) -> None:
    env = GusherEnv(game, options=SHORT.get(game))
    rewards, info = played(env, 5)
    assert played(env, 5)[0] == rewards
    assert not any(rewards[:-1])
    better = sum(score > info["scores"][0] for score in info["scores"])
    alike = sum(score == info["scores"][0] for score in info["scores"])
    assert rewards[-1] == pytest.approx((4 - alike - 2 * better) / 3)


def test_the_learner_may_sit_anywhere_among_bots_that_see_a_match() -> None:
    env = GusherEnv("giganten", players=3, seat=1, opponents=["scripted", "random"], reward="win")
    env.reset(seed=2)
    for _ in range(10):
        assert env.episodes.seat == 1
        env.step(env.episodes.legal()[0])


def test_an_illegal_action_is_replaced_or_refused() -> None:
    for opponents in ("random", ["scripted", "scripted", "scripted"]):
        env = GusherEnv("giganten", opponents=opponents)
        _, info = env.reset(seed=1)
        wrong = int(np.flatnonzero(info["action_mask"] == 0)[0])
        assert env.step(wrong)[4]["illegal"]
        env = GusherEnv("giganten", opponents=opponents, illegal="raise")
        env.reset(seed=1)
        with pytest.raises(gusher.GusherError):
            env.step(wrong)


@pytest.mark.parametrize("game", GAMES)
def test_many_learners_at_once(game: str) -> None:
    """The learner is always the one to act; games end with its reward, and the next ones begin."""
    envs = GusherVectorEnv(12, game, seat=1, options=SHORT.get(game))
    seen, info = envs.reset(seed=1)
    ends = 0
    for _ in range(250):
        assert (envs.batch.seats == 1).all()
        assert envs.observation_space.contains(seen)
        seen, rewards, ended, truncated, info = envs.step(info["action_mask"].argmax(axis=1))
        assert not rewards[~ended].any()
        assert not truncated.any()
        ends += int(ended.sum())
    assert ends


def test_other_seats_may_follow_a_policy() -> None:
    asked = []

    def first_legal(observations: Any, legal: Any) -> Any:
        asked.append(len(observations))
        return legal.argmax(axis=1)

    envs = GusherVectorEnv(4, "giganten", opponents=first_legal)
    twin = GusherVectorEnv(4, "giganten", opponents=first_legal)
    info, other = envs.reset(seed=1)[1], twin.reset(seed=1)[1]
    for _ in range(20):
        seen, *_, info = envs.step(info["action_mask"].argmax(axis=1))
        also, *_, other = twin.step(other["action_mask"].argmax(axis=1))
        assert np.array_equal(seen, also)
    assert asked


def test_gymnasium_makes_both_kinds_by_name() -> None:
    envs = gymnasium.make_vec("gusher/Giganten-v1", num_envs=3, players=3)
    seen, info = envs.reset(seed=1)
    illegal = np.array([int(np.flatnonzero(~mask)[0]) for mask in info["action_mask"]])
    assert seen.shape == (3, registry.get("giganten").learning.tensor.TENSOR.size)
    assert envs.step(illegal)[4]["illegal"].all()


def test_gymnasium_imports_the_adapter_by_itself() -> None:
    code = "import gymnasium; print(gymnasium.make('gusher.adapters.gymnasium:gusher/Giganten-v1').spec.id)"
    told = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert told.stdout == "gusher/Giganten-v1\n"


@pytest.mark.parametrize("game", GAMES)
def test_observations_may_be_floats(game: str) -> None:
    """The same games in the float form, in both environments."""
    layout = registry.get(game).learning.tensor.TENSOR
    whole, env = GusherEnv(game), GusherEnv(game, floats=True)
    many, envs = GusherVectorEnv(3, game), GusherVectorEnv(3, game, floats=True)
    (seen, info), (floats, _) = whole.reset(seed=1), env.reset(seed=1)
    (rows, told), (float_rows, _) = many.reset(seed=1), envs.reset(seed=1)
    for _ in range(10):
        assert env.observation_space.contains(floats)
        assert envs.observation_space.contains(float_rows)
        assert np.array_equal(floats, layout.floats(seen)[0])
        assert np.array_equal(float_rows, layout.floats(rows))
        action, actions = int(info["action_mask"].argmax()), told["action_mask"].argmax(axis=1)
        (seen, *_, info), (floats, *_) = whole.step(action), env.step(action)
        (rows, *_, told), (float_rows, *_) = many.step(actions), envs.step(actions)


@pytest.mark.parametrize("game", GAMES)
def test_action_masks_tell_what_is_legal(game: str) -> None:
    env = GusherEnv(game)
    _, info = env.reset(seed=1)
    assert env.action_masks().dtype == np.bool_
    assert np.array_equal(env.action_masks(), info["action_mask"])


def test_an_opponent_that_fails_stops_the_game(tmp_path: Path) -> None:
    (tmp_path / "broken.py").write_text("def choose(seen):\n    return 1 / 0\n", encoding="utf-8")
    env = GusherEnv("giganten", opponents=str(tmp_path / "broken.py"))
    with pytest.raises(gusher.SetupError, match="ZeroDivisionError"):
        env.reset(seed=1)
