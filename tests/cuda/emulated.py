"""Two devices for machines without a GPU: one runs the kernels on the processor, the other only compiles them."""

from __future__ import annotations

import functools
from collections.abc import Callable
from types import SimpleNamespace
from typing import Any

import numpy as np

from gusher.kernel import jit, registry
from gusher.kernel.game import Game
from gusher.kernel.gpu import Gpu, kernel_for_each, kernel_of, primitives
from gusher.kernel.gpu_batch import GpuBatch

THREADS = 3


def votes(is_so: bool) -> int:
    return int(is_so)


def count_of(is_so: bool) -> int:
    return int(is_so)


def rank_of(is_so: bool) -> int:
    return 0


def take_share(numbers: Any, index: int, size: int) -> int:
    numbers[index] += size
    return numbers[index] - size  # type: ignore[no-any-return]  # an int


def meet() -> None:
    pass


def lower(numbers: Any, value: int) -> None:
    numbers[0] = min(numbers[0], value)


def add_one(numbers: Any, index: int) -> int:
    numbers[index] += 1
    return numbers[index] - 1  # type: ignore[no-any-return]  # an int


def add_all(numbers: Any, index: int, is_so: bool) -> int:
    numbers[index] += is_so
    return numbers[index] - 1  # type: ignore[no-any-return]  # an int


def rules(*functions: Callable[..., Any]) -> dict[str, Any]:
    return {function.__name__: jit.rule(function) for function in functions}


def random_play(device: Any) -> dict[str, Any]:
    """What `bench/gpu_random.py` needs beyond that."""
    return rules(votes, rank_of, take_share)


class HostMemory:
    """NumPy's arrays in place of a GPU's."""

    def zeros(self, shape: Any, dtype: Any) -> Any:
        return np.zeros(shape, dtype, order="F")

    def array(self, values: Any) -> Any:
        return values.copy()

    def replay(self, recordings: dict[str, Any], launches: Callable[[], None]) -> None:
        launches()

    def fill(self, array: Any, values: Any) -> None:
        array[...] = values

    def move(self, array: Any, other: Any) -> None:
        array[...] = other

    def host(self, array: Any) -> Any:
        return array.copy()

    def number(self, array: Any) -> int:
        return int(array[0])

    def described(self, array: Any) -> dict[str, Any] | None:
        return getattr(array, "__array_interface__", None)

    def own(self, array: Any) -> Any:
        return array if isinstance(array, np.ndarray) else None


class Processor(HostMemory):
    """What `kernel.gpu.Gpu` is, thread after thread.  A warp has one thread here."""

    def __init__(self) -> None:
        self.primitives = {"LANES": 1, **rules(count_of, meet, lower, add_one, add_all)}

    def kernel(self, rule: Any, game: Game | None = None) -> Callable[..., None]:
        body = jit.compiled(rule)
        scratches = () if game is None else (np.zeros(1, game.rules.Scratch.dtype),)

        def run(threads: int, scratches: Any, arguments: Any) -> None:
            for thread in range(threads):
                body(thread, threads, *arguments)

        def run_with_scratch(threads: int, scratches: Any, arguments: Any) -> None:
            for thread in range(threads):
                body(thread, threads, scratches[0], *arguments)

        compiled = jit.module("numba").njit(run_with_scratch if scratches else run)

        def launch(n: int, *arguments: Any) -> None:
            compiled(min(n, THREADS), scratches[0] if scratches else None, arguments)

        return launch

    def kernel_for_each(self, rule: Any, game: Game) -> Callable[..., None]:
        body = jit.compiled(rule)

        def run(arguments: Any) -> None:
            for at in range(len(arguments[1])):
                body(arguments[0][0], arguments[1][at], at, *arguments[2:])

        compiled = jit.module("numba").njit(run)
        return lambda n, *arguments: compiled(arguments)


class Compiler(HostMemory, Gpu):
    """A kernel launched on it is compiled for a GPU and kept in `ptx`; nothing runs."""

    def __init__(self, capability: tuple[int, int]) -> None:
        self.cuda, dispatcher = jit.module("numba.cuda"), jit.module("numba.cuda.dispatcher")
        dispatcher.get_current_device = lambda: SimpleNamespace(compute_capability=capability)
        self.capability = capability
        self.primitives = primitives(self.cuda)
        self.ptx: dict[str, str] = {}

    def kernel(self, rule: Any, game: Game | None = None) -> Callable[..., None]:
        return self._compiling(rule.__name__, kernel_of(self.cuda, rule, game))

    def kernel_for_each(self, rule: Any, game: Game) -> Callable[..., None]:
        return self._compiling(rule.__name__, kernel_for_each(self.cuda, rule, game))

    def _compiling(self, name: str, kernel: Callable[..., None]) -> Callable[..., None]:
        @functools.cache
        def compile_for(kind: Any) -> None:
            code, _ = self.cuda.compile_ptx(kernel, (kind,), cc=self.capability)
            self.ptx[f"{name} {len(self.ptx)}"] = code

        return lambda n, *arguments: compile_for(jit.module("numba").typeof(arguments))


PROCESSOR = Processor()
N = 40


class EmulatedBatch(GpuBatch):
    """A GPU batch whose kernels the processor runs."""

    device = PROCESSOR


def batch_of(name: str, **how: Any) -> EmulatedBatch:
    game = registry.get(name)
    ruleset = game.ruleset(None, how.pop("players", None), {**game.bounded, **how.pop("options", {})})
    settings = {"n": N, "seed": 7, "threads": 1, "reward": "rank", "restart": True}
    return EmulatedBatch(ruleset, **{**settings, **how})
