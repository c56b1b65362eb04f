"""PettingZoo's own tests, and what they do not ask."""

from __future__ import annotations

from functools import partial
from types import SimpleNamespace
from typing import Any

import numpy as np
import pettingzoo.test
import pytest

import gusher
from gusher.adapters.pettingzoo import env, parallel_env
from gusher.kernel import registry

DICTIONARIES = ("ignore:Observation is not a NumPy array", "ignore:Observation space for each agent probably")
"""PettingZoo knows by name which environments give a dict with an `action_mask`; it warns about any other."""
pytestmark = [
    pytest.mark.parametrize("game", registry.names()),
    *(pytest.mark.filterwarnings(warning) for warning in DICTIONARIES),
]
SHORT: dict[str, dict[str, Any]] = {"nations": {"options": {"round_limit": 10}}}


def settings(game: str) -> dict[str, Any]:
    return SHORT.get(game, {})


def test_the_api_test_passes(game: str) -> None:
    pettingzoo.test.api_test(env(game, **settings(game)), num_cycles=200)


def test_the_seed_test_passes(game: str) -> None:
    pettingzoo.test.seed_test(partial(env, game), num_cycles=30)


def test_the_max_cycles_test_passes(game: str) -> None:
    pettingzoo.test.max_cycles_test(SimpleNamespace(env=partial(env, game), parallel_env=partial(parallel_env, game)))


def test_the_parallel_api_and_render_tests_pass(game: str, capsys: pytest.CaptureFixture[str]) -> None:
    pettingzoo.test.parallel_api_test(parallel_env(game, illegal="random", **settings(game)), num_cycles=50)
    pettingzoo.test.parallel_seed_test(lambda: parallel_env(game, illegal="random", **settings(game)), num_cycles=20)
    pettingzoo.test.render_test(partial(env, game))
    assert len(capsys.readouterr().out) > 1000


def test_the_performance_benchmark_runs(game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """It plays for five seconds by the clock; here the clock is quick."""
    ticks = iter(range(0, 10_000, 3))
    benchmark = pettingzoo.test.performance_benchmark
    monkeypatch.setitem(benchmark.__globals__, "time", SimpleNamespace(time=lambda: next(ticks)))
    benchmark(env(game))


def test_a_game_ends_with_rewards_by_rank_for_everybody(game: str) -> None:
    turns, total = env(game, players=3, **settings(game)), {}
    turns.reset(seed=3)
    for agent in turns.agent_iter():
        seen, total[agent], terminated, truncated, _ = turns.last()
        turns.step(None if terminated or truncated else int(np.flatnonzero(seen["action_mask"])[0]))
    assert len(total) == 3
    assert sum(total.values()) == pytest.approx(0)
    assert max(total.values()) > 0


def test_an_illegal_action_is_refused(game: str) -> None:
    turns = env(game)
    turns.reset(seed=1)
    seen, *_ = turns.last()
    wrong = int(np.flatnonzero(seen["action_mask"] == 0)[0])
    with pytest.raises(gusher.IllegalActions, match="is not legal"):
        turns.step(wrong)
    assert np.array_equal(turns.last()[0]["observation"], seen["observation"])
