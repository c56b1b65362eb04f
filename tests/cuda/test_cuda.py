"""The GPU's kernels on a machine without one: run by the processor, and compiled to PTX."""

from __future__ import annotations

import importlib.util
import pathlib
from typing import Any

import gpu_random
import numpy as np
import pytest
from gpu_random import RandomGames

import gusher
from gusher.kernel import dlpack, gpu, gpu_kernels, registry
from gusher.kernel.engine import simulate
from gusher.kernel.gpu_batch import GpuBatch
from gusher.learn.scripted_players import GpuScriptedPlayers, ScriptedPlayers
from tests import fingerprint
from tests.cuda.emulated import PROCESSOR, Compiler, EmulatedBatch, N, batch_of, random_play

NAMES = registry.names()


class EmulatedGames(RandomGames):
    """Random play on a GPU, its kernels run by the processor."""

    together = staticmethod(random_play)


def test_without_a_gpu_the_error_says_what_is_missing() -> None:
    if pathlib.Path("/dev/nvidia0").exists():
        pytest.skip("this machine has a CUDA device")
    with pytest.raises(gusher.SetupError, match=r"CUDA|numba-cuda"):
        gpu.module()
    with pytest.raises(gusher.SetupError, match=r"CUDA|numba-cuda"):
        gusher.batch("giganten", 4, device="cuda")


@pytest.mark.slow
@pytest.mark.parametrize("few", [0, N])
@pytest.mark.parametrize("name", NAMES)
def test_the_kernels_of_a_batch_do_what_the_batch_on_the_processor_does(
    name: str, few: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Every array and every state after every step: chosen, random and waiting environments, through restarts."""
    monkeypatch.setattr(GpuBatch, "few", few)
    ours, known = batch_of(name), gusher.batch(name, N, seed=7)
    for number in range(300):
        actions = known.legal.argmax(axis=1) if number % 2 else np.full(N, gusher.RANDOM)
        actions[number % N] = gusher.RESTART if number % 50 == 49 else gusher.WAIT
        ours.step(actions)
        known.step(actions)
        for field, own, other in zip(known.arrays._fields, ours.arrays, known.arrays, strict=True):
            assert np.array_equal(own, other), (number, field)
        assert ours.states.tobytes() == known.states.tobytes()
    assert (known.seeds > 7 + N).any()
    assert np.array_equal(ours.floats(), known.floats())
    assert np.array_equal(ours.observe(1), known.observe(1))
    assert ours.describe(3) == known.describe(3)
    refuses_what_is_not_legal(ours)
    same_results_without_restart(name)
    plays_the_games_of_simulate(name)


def refuses_what_is_not_legal(batch: EmulatedBatch) -> None:
    actions = batch.legal.argmax(axis=1)
    actions[17] = wrong = int(np.flatnonzero(~batch.legal[17])[-1])
    before = [array.tobytes() for array in (batch.states, *batch.arrays)]
    with pytest.raises(gusher.IllegalActions, match=f"Environment 17: action {wrong}"):
        batch.step(actions)
    with pytest.raises(gusher.IllegalActions, match="Environment 0: action -4"):
        batch.step([-4, *actions[1:].tolist()])
    with pytest.raises(gusher.SetupError, match="one for each of the"):
        batch.step(actions[:3])
    for old, new in zip(before, (batch.states, *batch.arrays), strict=True):
        assert old == new.tobytes()


def same_results_without_restart(name: str) -> None:
    """A game that is over waits, and is told of once; with the first legal actions, many end at the limit of rounds."""
    game = registry.get(name)
    how: dict[str, Any] = {"players": game.players[-1], "seed": 7, "restart": False, "reward": "score"}
    options = dict.fromkeys(game.bounded, 10)
    ours, known = batch_of(name, options=options, **how), gusher.batch(name, N, options=options, **how)
    while not (known.seats == -2).all():
        actions = np.where(known.seats >= 0, known.legal.argmax(axis=1), gusher.WAIT)
        ours.step(actions)
        known.step(actions)
        assert np.array_equal(ours.finished.environments, known.finished.environments)
        assert np.array_equal(ours.finished.rewards, known.finished.rewards)
    for own, other in zip(ours.arrays, known.arrays, strict=True):
        assert np.array_equal(own, other)


def plays_the_games_of_simulate(name: str) -> None:
    """Random play section by section ends each game in the state that the driver's loop ends it in."""
    game = registry.get(name)
    ruleset = game.ruleset(options=game.bounded)
    games = EmulatedGames(ruleset, N, 100, PROCESSOR)
    while not (games.states["seat"] == -2).all():
        games.play(10, again=False)
    assert games.games() == N
    assert games.decisions() == simulate(ruleset, N, 100).decisions
    for index in range(N):
        _, known = fingerprint.compiled(ruleset, 100 + index)
        assert known.tobytes() == games.states[index : index + 1].tobytes()


@pytest.mark.parametrize("name", NAMES)
def test_scripted_players_decide_on_a_gpu_as_anywhere(name: str) -> None:
    batch = batch_of(name)
    batch.step_random(50)
    is_asked, actions, others = np.arange(N) % 4 != 1, np.full(N, -1), np.full(N, -1)
    GpuScriptedPlayers(batch).act(is_asked, actions)
    ScriptedPlayers(batch).act(is_asked, others)
    assert (actions == others).all()
    assert ((actions >= 0) == is_asked).all()


@pytest.mark.slow
@pytest.mark.parametrize("name", NAMES)
def test_all_kernels_compile_for_a_gpu(name: str) -> None:
    """The same functions to PTX for compute capability 9.0, on a machine without a GPU."""
    if importlib.util.find_spec("numba_cuda") is None:
        pytest.skip("numba-cuda is not installed: pip install 'gusher[cuda]'")
    compiler = Compiler((9, 0))
    game = registry.get(name)

    class CompiledBatch(GpuBatch):
        device = compiler

    ruleset = game.ruleset(options=game.bounded)
    batch = CompiledBatch(ruleset, 2, 1, 1, "rank", True)
    batch.step(np.full(2, gusher.RANDOM))
    batch.few = 0
    batch.step_random()
    batch.floats()
    RandomGames(ruleset, 2, 1, compiler).play(1)
    GpuScriptedPlayers(batch).act(np.ones(2, bool), np.zeros(2, np.int64))
    compiled = {title.split()[0] for title in compiler.ptx}
    kernels = vars(gpu_kernels.kernels(compiler, game)) | vars(
        gpu_random.kernels(compiler, game, gpu_random.primitives)
    )
    assert compiled == {name.replace("observe_all", "observe_game") for name in kernels} | {"decide_each"}
    assert all(".visible .entry" in code for code in compiler.ptx.values())


@pytest.mark.parametrize("dtype", ["int16", "bool", "float32", "int64", "int8"])
@pytest.mark.parametrize("order", ["C", "F"])
def test_other_libraries_read_an_array_where_it_lies(dtype: str, order: Any) -> None:
    """DLPack, here with memory of the processor, which NumPy takes over."""
    array = np.arange(12).reshape(4, 3).astype(dtype, order=order)

    class Lent:
        def __dlpack__(self, **how: Any) -> Any:
            return dlpack.capsule(array, array.ctypes.data, array.dtype, array.shape, array.strides, dlpack.CPU)

        def __dlpack_device__(self) -> tuple[int, int]:
            return dlpack.CPU, 0

    taken = np.from_dlpack(Lent())
    assert np.array_equal(taken, array)
    assert taken.strides == array.strides
    array[2, 1] = 1 - array[2, 1]
    assert taken[2, 1] == array[2, 1]
    lent = len(dlpack._lent)
    del taken
    assert len(dlpack._lent) == lent - 1
    capsule = Lent().__dlpack__()  # one that nobody takes over
    assert len(dlpack._lent) == lent
    del capsule
    assert len(dlpack._lent) == lent - 1
