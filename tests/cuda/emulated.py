"""A processor in place of a GPU: runs the kernels of a batch thread after thread, compiled by Numba."""

from __future__ import annotations

from collections.abc import Callable
from types import SimpleNamespace
from typing import Any

import numpy as np

from gusher.kernel import jit
from gusher.kernel.cuda import HostMemory
from gusher.kernel.game import Game

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


class Processor(HostMemory):
    """What `kernel.cuda.Gpu` is, without a GPU.  A warp has one thread here."""

    def __init__(self) -> None:
        self._made: dict[str, SimpleNamespace] = {}
        self.LANES = 1
        vars(self).update(
            {
                function.__name__: jit.rule(function)
                for function in (votes, count_of, rank_of, take_share, meet, lower, add_one, add_all)
            }
        )

    def kernels(self, game: Game, make: Callable[[Any, Game], SimpleNamespace]) -> SimpleNamespace:
        if game.name not in self._made:
            self._made[game.name] = make(self, game)
        return self._made[game.name]

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
