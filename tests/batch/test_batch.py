"""Batches: arrays in, arrays out, whoever runs them and in however many threads."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

import gusher
from gusher.kernel import gpu, jit, registry
from gusher.kernel.batch import blank_arrays
from gusher.kernel.driver import offer_all
from gusher.kernel.engine import linked
from gusher.kernel.mask import members
from gusher.kernel.stepping import REWARDS, Terms, reward_of, step_environments

N = 24
NAMES = registry.names()


def everything(batch: gusher.Batch) -> bytes:
    """All that a batch holds."""
    return b"".join(array.tobytes() for array in (batch.states, *batch.arrays))


def whole(states: Any) -> Any:
    """Records byte by byte, what lies between the fields included."""
    return np.frombuffer(states.tobytes(), np.uint8).reshape(len(states), -1)


def batch_of(name: str, n: int = N, **how: Any) -> gusher.Batch:
    settings: dict[str, Any] = {"seed": 5, "options": {"round_limit": 10} if name == "nations" else {}}
    return gusher.batch(name, **{"n": n, **settings, **how})


def first_legal(batch: gusher.Batch) -> Any:
    return batch.legal.argmax(axis=1)


@pytest.mark.parametrize("name", NAMES)
def test_the_number_of_threads_changes_nothing(name: str) -> None:
    """1, 2 and 3 threads give the same bytes, with chosen and with random actions, through many restarts."""
    alone, two, three = (batch_of(name, threads=threads) for threads in (1, 2, 3))
    for _ in range(150):
        for batch in (alone, two, three):
            batch.step(first_legal(batch))
            batch.step_random(3)
        assert everything(alone) == everything(two) == everything(three)
    assert (alone.seeds > 5 + N).any()


@pytest.mark.parametrize("name", NAMES)
def test_interpreted_and_compiled_environments_agree_to_the_last_bit(name: str) -> None:
    """The same rule on plain records: masks, observations, seats, rewards, results."""
    batch = batch_of(name, n=2, seed=3)
    game = batch.game
    step: Any = linked(game, step_environments)
    states: list[Any] = [game.rules.State() for _ in range(batch.n)]
    scratches, arrays = [game.rules.Scratch()], blank_arrays(game, batch.n, batch.players)
    arrays.seeds[:] = (3, 4)
    step([batch.edition], states, scratches, batch.terms, arrays, [gusher.RESTART] * batch.n, 1)
    finished = 0
    for number in range(400):
        actions = [gusher.RANDOM] * batch.n if number % 2 else first_legal(batch).tolist()
        step([batch.edition], states, scratches, batch.terms, arrays, actions, 1)
        batch.step(actions)
        finished += len(batch.finished)
        for own, other in zip(arrays, batch.arrays, strict=True):
            assert np.array_equal(own, other)
    assert finished
    assert b"".join(state.pack().tobytes() for state in states) == batch.states.tobytes()


@pytest.mark.parametrize("name", NAMES)
def test_random_batches_play_the_games_of_simulate(name: str) -> None:
    """Seed for seed the same lengths and scores, finished games of all environments included."""
    batch = batch_of(name, seed=100)
    known = gusher.simulate(name, 3 * N, seed=100, options=batch.options)
    told = 0
    while told < 2 * N:
        batch.step_random()
        found = batch.finished
        for seed, length, scores in zip(found.seeds, found.lengths, found.scores, strict=True):
            if seed < 100 + 3 * N:
                assert known.lengths[seed - 100] == length
                assert np.array_equal(known.scores[seed - 100], scores)
                told += 1


@pytest.mark.parametrize("name", NAMES)
def test_both_masks_tell_the_same_and_what_the_rules_tell(name: str) -> None:
    batch = batch_of(name)
    game = batch.game
    scratch: Any = game.rules.Scratch()
    for _ in range(40):
        batch.step_random(7)
        for at in range(batch.n):
            assert np.flatnonzero(batch.legal[at]).tolist() == list(members(batch.words[at]))
        state: Any = game.rules.State.unpack(batch.states[:1])
        assert linked(game, offer_all)(batch.edition, state, scratch) == batch.legal[0].sum()
        assert np.array_equal(scratch.mask, batch.words[0])


def test_an_illegal_action_names_the_environment_and_changes_nothing() -> None:
    batch = batch_of("giganten", threads=2)
    actions = first_legal(batch)
    wrong = int(np.flatnonzero(~batch.legal[17])[-1])
    actions[17] = wrong
    before = everything(batch)
    with pytest.raises(gusher.IllegalActions, match=r"Environment 17: action 2283 \(pay 39\+39\)") as caught:
        batch.step(actions)
    assert (caught.value.environment, caught.value.action) == (17, wrong)
    for beyond in (batch.game.rules.verbs.size, -4, 10**9):
        with pytest.raises(gusher.IllegalActions, match=f"Environment 0: action {beyond}") as caught:
            batch.step([beyond, *actions[1:]])
        assert caught.value.action == beyond
    assert everything(batch) == before


def test_waiting_environments_stay_and_restarted_ones_begin_with_their_seed() -> None:
    batch = batch_of("giganten")
    first = batch.observations.copy()
    batch.step_random(5)
    before, states = batch.observations.copy(), whole(batch.states)
    actions = np.full(N, gusher.WAIT)
    actions[3] = gusher.RESTART
    batch.step(actions)
    assert np.array_equal(batch.observations[3], first[3])
    assert np.array_equal(np.delete(batch.observations, 3, axis=0), np.delete(before, 3, axis=0))
    assert np.array_equal(np.delete(whole(batch.states), 3, axis=0), np.delete(states, 3, axis=0))


def test_without_restart_each_environment_plays_one_game() -> None:
    """A game that is over waits: no seat to act, nothing legal, its result stays."""
    batch, known = batch_of("giganten", restart=False), gusher.simulate("giganten", N, seed=5)
    ends = 0
    for _ in range(known.lengths.max()):
        batch.step_random()
        ends += len(batch.finished)
    assert ends == N
    assert (batch.seats == -2).all()
    assert not batch.legal.any()
    assert not batch.words.any()
    assert np.array_equal(batch.scores, known.scores)
    assert np.array_equal(batch.lengths, known.lengths)
    before = everything(batch)
    batch.step_random()
    assert everything(batch) != before  # `done` and `rewards` are told once
    assert not batch.done.any()
    batch.reset(5)
    assert batch.legal.any(axis=1).all()


def test_the_arrays_are_the_same_ones_after_every_step() -> None:
    batch = batch_of("giganten")
    arrays = [id(array) for array in batch.arrays]
    observations, rewards, done = batch.step(first_legal(batch))
    batch.reset(9)
    assert observations is batch.observations
    assert rewards is batch.rewards
    assert done is batch.done
    assert arrays == [id(array) for array in batch.arrays]


def test_each_environment_can_have_a_seed_of_its_own() -> None:
    twins = batch_of("giganten", n=4, seed=[8, 8, 1, 8])
    twins.step_random(30)
    assert np.array_equal(twins.observations[0], twins.observations[1])
    assert np.array_equal(twins.observations[0], twins.observations[3])
    assert not np.array_equal(twins.observations[0], twins.observations[2])


@pytest.mark.parametrize("reward", REWARDS)
def test_rewards_are_given_when_a_game_ends_and_only_then(reward: str) -> None:
    batch = batch_of("giganten", reward=reward)
    ends = 0
    for _ in range(400):
        batch.step_random()
        assert not batch.rewards[~batch.done].any()
        for given, scores in zip(batch.rewards[batch.done], batch.scores[batch.done], strict=True):
            ends += 1
            assert given.argmax() in np.flatnonzero(scores == scores.max())
            if reward == "score":
                assert np.allclose(given, scores / 1000)
            else:
                assert np.isclose(given.sum(), 0 if reward == "rank" else 1, atol=1e-6)
    assert ends > N


def test_ties_share_their_ranks() -> None:
    ranks = Terms(4, REWARDS.index("rank"), 1.0, 0, 0)
    wins = Terms(4, REWARDS.index("win"), 1.0, 0, 0)
    scores = [5, 9, 9, 1]
    assert [reward_of(scores, seat, ranks) for seat in range(4)] == pytest.approx([-1 / 3, 2 / 3, 2 / 3, -1])
    assert [reward_of(scores, seat, wins) for seat in range(4)] == [0, 0.5, 0.5, 0]


def test_any_seat_can_be_asked_what_it_sees() -> None:
    batch = batch_of("giganten")
    batch.step_random(50)
    assert np.array_equal(batch.observe(batch.seats), batch.observations)
    other = batch.observe(2)
    assert np.array_equal(other[batch.seats == 2], batch.observations[batch.seats == 2])
    assert batch.floats().shape == (N, batch.tensor.float_size)
    assert batch.describe(0) == gusher.describe_observation("giganten", batch.observations[0])


@pytest.mark.parametrize("name", NAMES)
@pytest.mark.parametrize("restart", [True, False])
def test_one_seat_steps_and_the_others_play_at_random(name: str, restart: bool) -> None:
    """The same as stepping one by one with RANDOM for the others."""
    batch, other = (batch_of(name, restart=restart) for _ in range(2))
    batch.step_seat(1)
    for _ in range(120):
        while (waiting := (other.seats != 1) & (other.seats >= 0)).any():
            other.step(np.where(waiting, gusher.RANDOM, gusher.WAIT))
        assert np.array_equal(batch.seats, other.seats)
        assert np.array_equal(batch.legal, other.legal)
        assert np.array_equal(batch.observations, other.observe(1))
        actions = np.where(batch.seats == 1, first_legal(batch), gusher.WAIT)
        _, rewards, ended = batch.step_seat(1, actions)
        other.step(actions)
        got, over = other.rewards[:, 1].copy(), other.done.copy()
        while (waiting := (other.seats != 1) & (other.seats >= 0)).any():
            other.step(np.where(waiting, gusher.RANDOM, gusher.WAIT))
            got, over = got + other.rewards[:, 1], over | other.done
        assert np.array_equal(rewards, got)
        assert np.array_equal(ended, over)


def test_without_a_gpu_the_error_says_what_is_missing(monkeypatch: pytest.MonkeyPatch) -> None:
    def missing(name: str) -> Any:
        raise ModuleNotFoundError(name=name)

    gpu.module.cache_clear()
    monkeypatch.setattr(jit, "module", missing)
    with pytest.raises(gusher.SetupError, match="numba"):
        batch_of("giganten", device="cuda")


@pytest.mark.parametrize(
    ("how", "message"),
    [
        ({"n": 0}, "at least 1"),
        ({"threads": 0}, "at least 1"),
        ({"reward": "fun"}, "rank, score, win"),
        ({"device": "tpu"}, "cpu, cuda"),
        ({"players": 9}, "not for 9 players"),
        ({"options": {"x": 1}}, "no option"),
    ],
)
def test_what_cannot_be_had_is_refused_with_what_can(how: dict[str, Any], message: str) -> None:
    with pytest.raises(gusher.SetupError, match=message):
        batch_of("giganten", **how)


def test_a_seed_may_be_any_kind_of_integer_and_nothing_else() -> None:
    """A NumPy integer once gave every environment the same game."""
    batch = batch_of("giganten", n=4, seed=7)
    batch.reset(np.int64(7))
    assert batch.seeds.tolist() == [7, 8, 9, 10]
    batch.reset([5, 5, 6, 6])
    assert batch.seeds.tolist() == [5, 5, 6, 6]
    for wrong in (1.5, "7", [1, 2], [[1, 2, 3, 4]]):
        with pytest.raises(gusher.SetupError, match="whole number"):
            batch.reset(wrong)  # type: ignore[arg-type]  # that is the point
    assert batch.seeds.tolist() == [5, 5, 6, 6]
