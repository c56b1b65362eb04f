"""The same rules on a GPU, through numba-cuda.

The device alone: what runs on it is in `gpu_kernels.py`, and what people use in `gpu_batch.py`.  The functions are
those that the CPU runs, and the games are the same to the last bit.
"""

from __future__ import annotations

import functools
from collections.abc import Callable
from typing import Any

import numpy as np

from . import dlpack, jit, progress
from .errors import SetupError, needs
from .game import Game

LANES = 32  # threads of a warp
WARP = (1 << LANES) - 1  # all of them
BLOCK = 64
BLOCKS_PER_PROCESSOR = 16
PLAYING = 12  # where games are played: measured; with more of them the first-level cache is too small


@functools.cache
def module() -> Any:
    """numba.cuda, or an error that says what is missing."""
    with needs("cuda"):
        jit.module("numba_cuda")  # Numba's own numba.cuda is an older one
        cuda = jit.module("numba.cuda")
    if not cuda.is_available():
        raise SetupError("error-cuda-device")
    return cuda


class Gpu:
    """The GPU as kernels and batches see it (`gpu_batch.py`)."""

    def __init__(self) -> None:
        cuda = self.cuda = module()
        self.processors = cuda.get_current_device().MULTIPROCESSOR_COUNT
        self.primitives = primitives(cuda)
        self._number = np.zeros(1, np.int64)
        self._stream: Any = 0  # the default one, which PyTorch and others use by default as well

    def kernel(self, rule: Any, game: Game | None = None) -> Callable[..., None]:
        """A rule of a thread's number, the number of threads and (for a game) a scratch, to be run for `n` items."""
        kernel = self.cuda.jit(kernel_of(self.cuda, rule, game))
        most = PLAYING if game else BLOCKS_PER_PROCESSOR

        def launch(n: int, *arguments: Any) -> None:
            kernel[min(-(-n // BLOCK), self.processors * most), BLOCK, self._stream](arguments)

        return launch

    def kernel_for_each(self, rule: Any, game: Game) -> Callable[..., None]:
        """A rule of an edition, a state, its number and more, to be run for each of `n` states."""
        kernel, room = self.cuda.jit(kernel_for_each(self.cuda, rule, game)), padded_state(game).itemsize

        def launch(n: int, *arguments: Any) -> None:
            block = min(BLOCK, -(-n // self.processors))  # few states are shared out among all processors
            blocks = min(-(-n // block), self.processors * BLOCKS_PER_PROCESSOR)
            kernel[blocks, block, self._stream, block * room](arguments)

        return launch

    def replay(self, recordings: dict[str, Any], launches: Callable[[], None]) -> None:
        """Launch kernels whose arguments are always the same.  The first time they are compiled and launched; the
        second time they are recorded as a graph; from then on one call launches them all: it takes Python far
        longer to pass the arguments of a kernel than a GPU to run it."""
        name = launches.__name__
        if name not in recordings:
            recordings[name] = None
            with progress.announced(f"{name.strip('_')} (GPU)"):
                launches()
            return
        if recordings[name] is None:
            recordings[name] = self._recorded(launches)
        _checked(self._driver.cuGraphLaunch(recordings[name], 0))

    def _recorded(self, launches: Callable[[], None]) -> Any:
        driver = self._driver
        (stream,) = _checked(driver.cuStreamCreate(0))
        self._stream = self.cuda.external_stream(int(stream))
        _checked(driver.cuStreamBeginCapture(stream, driver.CUstreamCaptureMode.CU_STREAM_CAPTURE_MODE_RELAXED))
        try:
            launches()
        finally:
            self._stream = 0
            (graph,) = _checked(driver.cuStreamEndCapture(stream))
        (recorded,) = _checked(driver.cuGraphInstantiate(graph, 0))
        _checked(driver.cuGraphDestroy(graph))
        _checked(driver.cuStreamDestroy(stream))
        return recorded

    @property
    def _driver(self) -> Any:
        return jit.module("cuda.bindings.driver")

    def zeros(self, shape: Any, dtype: Any) -> Any:
        """An array there, column by column."""
        return dlpack.shared(self.cuda.to_device(np.zeros(shape, dtype, order="F")))

    def array(self, values: Any) -> Any:
        return self.cuda.to_device(values)

    def fill(self, array: Any, values: Any) -> None:
        array.copy_to_device(np.asfortranarray(values, array.dtype))

    def described(self, array: Any) -> dict[str, Any] | None:
        """Where and how an array of any library lies on the GPU; None if it is not there."""
        return getattr(array, "__cuda_array_interface__", None)

    def move(self, array: Any, other: Any) -> None:
        """Copy all of `other` to `array`'s place.  (`copy_to_device` takes twenty times as long.)"""
        size = array.size * array.dtype.itemsize
        _checked(self._driver.cuMemcpyDtoDAsync(self._address(array), self._address(other), size, 0))

    def _address(self, array: Any) -> int:
        address: int = array.__cuda_array_interface__["data"][0]
        return address

    def host(self, array: Any) -> Any:
        return array.copy_to_host()

    def number(self, array: Any) -> int:
        """The first of some numbers; waits for the GPU."""
        _checked(self._driver.cuMemcpyDtoH(self._number.ctypes.data, self._address(array), self._number.nbytes))
        return int(self._number[0])

    def own(self, array: Any) -> Any:
        """An array that lies on the GPU, wherever it comes from; None if it does not."""
        return self.cuda.as_cuda_array(array) if self.cuda.is_cuda_array(array) else None


def _checked(answer: tuple[Any, ...]) -> tuple[Any, ...]:
    """What a function of CUDA's driver returns, without its error code."""
    if int(answer[0]):
        raise RuntimeError(f"CUDA: {answer[0]!r}")
    return answer[1:]


@functools.cache
def device() -> Gpu:
    return Gpu()


def primitives(cuda: Any) -> dict[str, Any]:
    """What threads of a GPU do together, as functions for rules (`gpu_kernels.py` says what each is)."""

    def count_of(is_so: bool) -> int:
        return cuda.popc(cuda.ballot_sync(WARP, is_so))  # type: ignore[no-any-return]  # an int

    def meet() -> None:
        cuda.syncwarp(WARP)

    def lower(numbers: Any, value: int) -> None:
        cuda.atomic.min(numbers, 0, value)

    def add_one(numbers: Any, index: int) -> int:
        them = cuda.match_any_sync(cuda.activemask(), numpy.int32(index))
        first = cuda.ffs(them) - 1
        before = numpy.int64(0)
        if cuda.laneid == first:
            before = cuda.atomic.add(numbers, index, cuda.popc(them))
        before = cuda.shfl_sync(them, before, first)
        return before + cuda.popc(them & ((1 << cuda.laneid) - 1))  # type: ignore[no-any-return]  # an int

    def add_all(numbers: Any, index: int, is_so: bool) -> int:
        them = cuda.ballot_sync(WARP, is_so)
        before = numpy.int64(0)
        if cuda.laneid == 0 and them != 0:
            before = cuda.atomic.add(numbers, index, cuda.popc(them))
        before = cuda.shfl_sync(WARP, before, 0)
        return before + cuda.popc(them & ((1 << cuda.laneid) - 1))  # type: ignore[no-any-return]  # an int

    numpy = np
    functions = (count_of, meet, lower, add_one, add_all)
    return {"LANES": LANES, **{function.__name__: cuda.jit(function, device=True) for function in functions}}


def kernel_of(cuda: Any, rule: Any, game: Game | None) -> Callable[..., None]:
    """A kernel that gives each thread its number and, for a game, a scratch of its own."""
    body = jit.compiled(rule)
    if game is None:

        def kernel(arguments: Any) -> None:
            body(cuda.grid(1), cuda.gridsize(1), *arguments)

        return kernel

    new_scratch = unwritten(game.rules.Scratch.dtype)

    def kernel_with_scratch(arguments: Any) -> None:
        body(cuda.grid(1), cuda.gridsize(1), new_scratch(), *arguments)

    return kernel_with_scratch


def kernel_for_each(cuda: Any, rule: Any, game: Game) -> Callable[..., None]:
    """A kernel in which the threads of a block bring their states together into shared memory first, word by word
    beside each other: read one by one from where they lie, their bytes would come singly."""
    body, near_type = jit.compiled(rule), jit.module("numba").from_dtype(padded_state(game))
    size, room, word_type = game.rules.State.dtype.itemsize // 8, padded_state(game).itemsize // 8, np.int64

    def kernel(arguments: Any) -> None:
        near_states = cuda.shared.array(0, near_type)
        eds, states = arguments[0], arguments[1]
        near, far, mine = near_states.view(word_type), states.view(word_type), cuda.threadIdx.x
        for first in range(cuda.blockIdx.x * cuda.blockDim.x, len(states), cuda.gridsize(1)):
            games = min(cuda.blockDim.x, len(states) - first)
            for word in range(mine, games * size, cuda.blockDim.x):
                near[word // size * room + word % size] = far[first * size + word]
            cuda.syncthreads()
            if mine < games:
                body(eds[0], near_states[mine], first + mine, *arguments[2:])
            cuda.syncthreads()

    return kernel


def padded_state(game: Game) -> Any:
    """A state with room after it, so that the same field of neighbours lies in different banks of shared memory."""
    fields: Any = game.rules.State.dtype.fields
    kinds, places = zip(*(field[:2] for field in fields.values()), strict=True)
    return np.dtype(
        {
            "names": list(fields),
            "formats": kinds,
            "offsets": places,
            "aligned": True,
            "itemsize": 8 * (game.rules.State.dtype.itemsize // 8 | 1),
        }
    )


def unwritten(dtype: Any) -> Any:
    """A function that gives each thread a record of its own with nothing in it yet.  `cuda.local.array` fills it with
    zeros first: kilobytes for each thread, which took longer than most kernels (`lay_out` does what is needed)."""
    ir, kind = jit.module("llvmlite.ir"), jit.module("numba").from_dtype(dtype)

    def new(typing_context: Any) -> Any:
        def codegen(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:
            with builder.goto_entry_block():
                room = builder.alloca(ir.ArrayType(ir.IntType(8), dtype.itemsize))
            room.align = dtype.alignment
            return builder.bitcast(room, context.get_value_type(kind))

        return kind(), codegen

    return jit.module("numba.extending").intrinsic(new)
