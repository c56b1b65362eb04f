"""The scripted player on the seats of a batch: a rival to measure a network by, and a guest to learn from."""

from __future__ import annotations

import functools
import os
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from itertools import pairwise
from typing import Any

import numpy as np

from gusher.bots import scripted
from gusher.bots.scripted import best_rated
from gusher.kernel.batch import Batch
from gusher.kernel.driver import offer_all
from gusher.kernel.engine import entry, linked
from gusher.kernel.game import Game
from gusher.kernel.gpu_batch import GpuBatch
from gusher.kernel.gpu_kernels import lay_out
from gusher.kernel.jit import rule
from gusher.kernel.layout import Array, ScratchLike


class ScriptedPlayers:
    """Their decisions for a batch on the CPU, on all cores."""

    def __init__(self, batch: Batch) -> None:
        threads = os.cpu_count() or 1
        self.batch, self.pool = batch, ThreadPoolExecutor(threads)
        edges = np.linspace(0, batch.n, threads + 1).astype(int).tolist()
        self.shares = [
            (slice(low, high), np.zeros(1, batch.game.rules.Scratch.dtype), scripted.minds(batch.game, 1))
            for low, high in pairwise(edges)
        ]

    def act(self, is_asked: Any, actions: Any) -> None:
        """Write their actions where they are asked."""
        is_asked, actions = np.asarray(is_asked), np.asarray(actions)  # of PyTorch or NumPy: the same memory
        decide = entry(self.batch.game, scripted.decide_all)
        edition, states = self.batch.ruleset.packed, self.batch.states

        def work(share: tuple[slice, Any, Any]) -> None:
            some, scratch, mind = share
            decide(edition, states[some], scratch, mind, is_asked[some], actions[some])

        list(self.pool.map(work, self.shares))


class GpuScriptedPlayers:
    """Their decisions for a batch on a GPU; the arrays that it takes are there as well."""

    def __init__(self, batch: GpuBatch) -> None:
        self.batch, self.decide = batch, _kernel(batch.device, batch.game)
        self.minds = batch.device.array(scripted.minds(batch.game, batch.n))

    def act(self, is_asked: Any, actions: Any) -> None:
        """Write their actions where they are asked."""
        batch, own = self.batch, self.batch.device.own
        self.decide(batch.n, batch.editions, batch.states, self.minds, own(is_asked), own(actions))


@rule
def decide_each(
    thread: int,
    threads: int,
    scratch: ScratchLike,
    eds: Array,
    states: Array,
    minds: Array,
    is_asked: Array,
    actions: Array,
) -> None:
    """The action of the seat to act in every state in which it is asked."""
    lay_out(scratch)
    for at in range(thread, len(states), threads):
        if is_asked[at]:
            offer_all(eds[0], states[at], scratch)
            actions[at] = best_rated(eds[0], states[at], scratch, minds[at])


@functools.cache
def _kernel(device: Any, game: Game) -> Callable[..., None]:
    made: Callable[..., None] = device.kernel(linked(game, decide_each), game)
    return made
