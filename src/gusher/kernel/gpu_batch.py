"""A batch that lives on a GPU: games, masks, observations and rewards stay there from step to step.

    batch = gusher.batch("giganten", n=1 << 20, device="cuda")
    seen = torch.as_tensor(batch.observations)          # the same memory: nothing is copied

A step is what `stepping.step_environment` does, taken apart so that the threads of a warp do the same: every
environment takes its action; then section after section plays on the games that are in it, until each has come to its
next decision; at last all observations are written at once (`gpu_kernels.py`).  The arrays lie column by column, so
that neighbouring threads write neighbouring numbers.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np

from . import gpu, gpu_kernels
from .batch import Batch, blank_arrays
from .errors import SetupError
from .gpu_kernels import Queues
from .layout import Array
from .stepping import WAIT


class GpuBatch(Batch):
    """Many environments of one game on a GPU.  Every array is there: anything that knows DLPack or
    ``__cuda_array_interface__`` (PyTorch, JAX, CuPy …) reads it where it lies, and actions may lie there too."""

    device: Any = None
    """What runs the kernels: the GPU, unless a test says otherwise."""
    few = 8192
    """Up to this many games are stepped by one kernel, a warp for each: forty kernels take longer to start."""

    def _lay_out(self, threads: int) -> None:
        self.device = self.device or gpu.device()
        self.kernels = gpu_kernels.kernels(self.device, self.game)
        zeros, array = self.device.zeros, self.device.array
        self.states = zeros(self.n, self.game.rules.State.dtype)
        self.arrays = blank_arrays(self.game, self.n, self.players, zeros)
        self._actions, self._first = zeros(self.n, np.int64), array(np.array([self.n]))  # the first illegal one
        self.editions = array(self.ruleset.packed)
        self._queues = self._make_queues()
        self._recordings: dict[str, Any] = {}
        self._columns = [array(column) for column in self.tensor.columns]

    def _make_queues(self) -> Queues:
        sections = self.game.rules.flow.sections
        section_of = np.zeros(len(self.game.rules.flow.modules), np.int8)
        for number, section in enumerate(sections):
            section_of[list(section.phases)] = number
        self._counts = self.device.array(np.zeros((3, len(sections) + 1), np.int64))
        ends, taken, upto = (self._counts[row] for row in range(3))
        waiting = self.device.array(np.zeros((len(sections) + 1, 1 << (self.n - 1).bit_length()), np.int32))
        tasks = self.device.zeros(self.n, np.int64)
        return Queues(waiting, ends, taken, upto, self.device.array(section_of), tasks)

    def _host(self, array: Any) -> Array:
        copied: Array = self.device.host(array)
        return copied

    def _fill(self, array: Any, values: Any) -> None:
        self.device.fill(array, np.broadcast_to(values, array.shape))

    def step(self, actions: Any) -> tuple[Any, Any, Any]:
        self._bring(actions)
        self._replay(self._check_and_step_alone if self.n <= self.few else self._check)
        wrong = self.device.number(self._first)
        if wrong < self.n:
            self._fill(self._first, self.n)
            raise self.refusal(wrong, *(int(self._host(array)[wrong]) for array in (self._actions, self.seats)))
        if self.n > self.few:
            self._play(1)
        return self.observations, self.rewards, self.done

    def step_seat(self, seat: int, actions: Any = WAIT) -> tuple[Any, Any, Any]:
        raise SetupError("batch-cpu-only", name="step_seat")

    def _bring(self, actions: Any) -> None:
        """Copy the actions to where the kernels read them."""
        there = self.device.described(actions)
        if there is None:
            self._fill(self._actions, self._row(actions, "batch-actions"))
            return
        shape, dtype, strides = tuple(there["shape"]), np.dtype(there["typestr"]), there.get("strides")
        if shape != (self.n,) or dtype != np.int64 or strides not in (None, (8,)):
            raise SetupError("batch-actions", n=self.n, given=f"{dtype} {shape}, strides {strides}")
        self.device.move(self._actions, actions)

    def _play(self, times: int) -> None:
        """Three rounds through all sections are usually enough."""
        for _ in range(times):
            self._replay(self._step_alone if self.n <= self.few else self._take_a_step)
            while self.n > self.few and self._is_anybody_waiting():
                self._replay(self._go_on)

    def _is_anybody_waiting(self) -> bool:
        ends, _, upto = self.device.host(self._counts)
        return bool((ends > upto).any())

    def _check(self) -> None:
        self._launch("find_illegal", self.words, self._actions, self.game.rules.verbs.size, self._first)

    def _check_and_step_alone(self) -> None:
        self._check()
        self._step_alone()

    def _step_alone(self) -> None:
        games = (self.editions, self.states, self.terms, self.arrays, self._actions, self._first)
        self.kernels.step_alone(self.n * gpu.LANES, *games)
        self._observe()

    def _take_a_step(self) -> None:
        games = (self.editions, self.states, self.terms)
        self._launch("take_actions", *games, self.arrays, self._actions, self._queues)
        for _ in range(3):
            self._go_round()
        self._observe()

    def _go_on(self) -> None:
        self._go_round()
        self._observe()

    def _go_round(self) -> None:
        games = (self.editions, self.states)
        previous = len(self.kernels.play_on)  # the queue of games that are over
        for section, kernel in enumerate(self.kernels.play_on):
            kernel(self.n, *games, self.arrays, self._queues, section, previous)
            previous = section
        self._launch("end_games", *games, self.terms, self.arrays, self._queues, previous)

    def _observe(self) -> None:
        self._launch("observe_all", self.editions, self.states, self.seats, self.observations)

    def _replay(self, launches: Callable[[], None]) -> None:
        """Launch kernels; from the second time on as the GPU has recorded them."""
        self.device.replay(self._recordings, launches)

    def _launch(self, name: str, *arguments: Any) -> None:
        getattr(self.kernels, name)(self.n, *arguments)

    def observe(self, seats: Any) -> Any:
        out = self.device.zeros((self.n, self.tensor.size), self.observations.dtype)
        asked = self.device.array(self._seats(seats))
        self._launch("observe_all", self.editions, self.states, asked, out)
        return out

    def floats(self, out: Any = None) -> Any:
        if out is None:
            out = self.device.zeros((self.n, self.tensor.float_size), np.float32)
        self._launch("spread_all", self.observations, *self._columns, self.device.own(out))
        return out
