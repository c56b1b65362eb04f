"""Matches, batches and environments can be copied, deep-copied and pickled: the copy goes the same way, on its own."""

from __future__ import annotations

import copy
import pickle
from collections.abc import Callable
from typing import Any

import numpy as np
import pytest

import gusher
from gusher.adapters import gymnasium as gym
from gusher.adapters import pettingzoo as zoo
from gusher.kernel import registry

COPIES: list[Callable[[Any], Any]] = [copy.copy, copy.deepcopy, lambda one: pickle.loads(pickle.dumps(one))]
pytestmark = [
    pytest.mark.parametrize("copied", COPIES, ids=["copy", "deepcopy", "pickle"]),
    pytest.mark.parametrize("game", registry.names()),
]


def test_a_match(game: str, copied: Callable[[Any], Any]) -> None:
    match = gusher.new(game, seed=3)
    for _ in range(20):
        match.play(match.legal()[-1])
    twin, before = copied(match), match.position()
    assert twin.record() == match.record()
    for _ in range(20):
        twin.play(twin.legal()[-1])
    assert match.position() == before
    for _ in range(20):
        match.play(match.legal()[-1])
    assert twin.state == match.state  # the same chance
    assert twin.ruleset is match.ruleset
    match.undo()
    twin.undo()
    assert twin.position() == match.position()


@pytest.mark.parametrize("threads", [1, 2])
def test_a_batch(game: str, copied: Callable[[Any], Any], threads: int) -> None:
    batch = gusher.batch(game, 6, seed=3, threads=threads, reward="win")
    batch.step_random(30)
    twin, before = copied(batch), batch.observations.copy()
    twin.step_random(30)
    assert np.array_equal(batch.observations, before)
    batch.step_random(30)
    assert batch.states.tobytes() == twin.states.tobytes()
    for own, other in zip(batch.arrays, twin.arrays, strict=True):
        assert np.array_equal(own, other)


def test_an_environment(game: str, copied: Callable[[Any], Any]) -> None:
    for opponents in ("random", "scripted"):
        env = gym.GusherEnv(game, opponents=opponents)
        _, info = env.reset(seed=3)
        twin = copied(env) if copied is not copy.copy else copy.deepcopy(env)  # copy.copy shares, as in any Env
        one, other = (each.step(int(info["action_mask"].argmax())) for each in (env, twin))
        assert np.array_equal(one[0], other[0])
        assert np.array_equal(one[4]["action_mask"], other[4]["action_mask"])


def test_environments_of_many(game: str, copied: Callable[[Any], Any]) -> None:
    vector = gym.GusherVectorEnv(3, game)
    _, info = vector.reset(seed=3)
    actions = info["action_mask"].argmax(axis=1)
    twin = copied(vector) if copied is not copy.copy else copy.deepcopy(vector)
    assert np.array_equal(twin.step(actions)[0], vector.step(actions)[0])
    turns = zoo.env(game)
    turns.reset(seed=3)
    other = copied(turns) if copied is not copy.copy else copy.deepcopy(turns)
    for env in (turns, other):
        env.step(int(env.last()[0]["action_mask"].argmax()))
    assert np.array_equal(turns.last()[0]["observation"], other.last()[0]["observation"])
