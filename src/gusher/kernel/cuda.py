"""The same rules on a GPU, through numba-cuda.

A thread plays one game at a time.  Threads of a warp are quick only while they do the same, and a kernel is quick
only while its code fits the instruction cache; so games are played section by section (`flow.SECTIONS`), each section
a kernel of its own that knows no other phase.  Within a kernel a thread takes the next game as soon as its own has
left the section, and the warp meets again after every step.  Nothing else is different: the functions are those that
the CPU runs, and the games are the same to the last bit.
"""

from __future__ import annotations

import functools
from collections.abc import Callable
from types import SimpleNamespace
from typing import Any

import numpy as np

from . import dlpack, jit
from .chance import CHANCE, OVER
from .errors import SetupError
from .game import Game
from .mask import clear, count, pick
from .record import Record
from .rng import below, seed

WARP = 0xFFFFFFFF               # all threads of a warp
BLOCK = 64
BLOCKS_PER_PROCESSOR = 8        # measured: more games in flight than this and the caches overflow


@functools.cache
def module() -> Any:
    """numba.cuda, or an error that says what is missing."""
    for old, new in (("row_stack", "vstack"), ("in1d", "isin"), ("trapz", "trapezoid")):
        if not hasattr(np, old):                            # numba-cuda still asks NumPy for these names
            setattr(np, old, getattr(np, new))
    try:
        cuda = jit.module("numba.cuda")
        if not cuda.is_available():
            raise SetupError("error-cuda-device")
    except ImportError as fault:
        raise SetupError("error-cuda-library", detail=str(fault)) from None
    return cuda


class Gpu:
    """The GPU as kernels and batches see it (`cuda_batch.py`)."""

    def __init__(self) -> None:
        cuda = self.cuda = module()
        self.processors = cuda.get_current_device().MULTIPROCESSOR_COUNT
        self.any_of, self.meet, self.lower = primitives(cuda)
        self._kernels: dict[str, SimpleNamespace] = {}

    def kernels(self, game: Game, make: Callable[[Any, Game], SimpleNamespace]) -> SimpleNamespace:
        """A game's kernels, made once."""
        if game.name not in self._kernels:
            self._kernels[game.name] = make(self, game)
        return self._kernels[game.name]

    def kernel(self, rule: Any, game: Game | None = None) -> Callable[..., None]:
        """A rule of a thread's number, the number of threads and (for a game) a desk, to be run for `n` items."""
        kernel = self.cuda.jit(kernel_of(self.cuda, rule, game))

        def launch(n: int, *arguments: Any) -> None:
            kernel[min(-(-n // BLOCK), self.processors * BLOCKS_PER_PROCESSOR), BLOCK](arguments)

        return launch

    def zeros(self, shape: Any, dtype: Any) -> Any:
        """An array there, column by column."""
        made = self.cuda.device_array(shape, dtype, order="F")
        self.cuda.driver.driver.device_memset(made, 0, made.nbytes)
        return dlpack.shared(made)

    def array(self, values: Any) -> Any:
        return self.cuda.to_device(values)

    def fill(self, array: Any, values: Any) -> None:
        array.copy_to_device(np.ascontiguousarray(values, array.dtype))

    def host(self, array: Any) -> Any:
        return array.copy_to_host()

    def own(self, array: Any) -> Any:
        """An array that lies on the GPU, wherever it comes from; None if it does not."""
        return self.cuda.as_cuda_array(array) if self.cuda.is_cuda_array(array) else None


@functools.cache
def gpu() -> Gpu:
    return Gpu()


def primitives(cuda: Any) -> tuple[Any, Any, Any]:
    """What threads of a GPU do together, as functions for rules."""
    def any_of(is_so: bool) -> bool:
        return cuda.any_sync(WARP, is_so)  # type: ignore[no-any-return]  # a bool

    def meet() -> None:
        cuda.syncwarp(WARP)

    def lower(flags: Any, index: int, value: int) -> None:
        cuda.atomic.min(flags, index, value)

    device = functools.partial(cuda.jit, device=True)
    return device(any_of), device(meet), device(lower)


def kernel_of(cuda: Any, rule: Any, game: Game | None) -> Callable[..., None]:
    """A kernel that gives each thread its number and, for a game, a desk of its own."""
    body = jit.compiled(rule)
    if game is None:
        def kernel(arguments: Any) -> None:
            body(cuda.grid(1), cuda.gridsize(1), *arguments)
        return kernel

    desk_type, lay_out = jit.module("numba").from_dtype(game.Desk.dtype), jit.compiled(game.flow.lay_out)

    def kernel_with_desk(arguments: Any) -> None:
        desks = cuda.local.array(1, desk_type)
        lay_out(desks[0])
        body(cuda.grid(1), cuda.gridsize(1), desks[0], *arguments)
    return kernel_with_desk


_built: dict[str, SimpleNamespace] = {}


def kernels(cuda: Any, game: Game) -> SimpleNamespace:
    """One kernel for each section of the game, and one that starts games anew; made once in a process."""
    if game.name not in _built:
        parts = {modules: _section(cuda, game, phases, modules) for phases, modules in game.flow.SECTIONS}
        play = [parts[modules] for _, modules in game.flow.SECTIONS]
        _built[game.name] = SimpleNamespace(restart=_restart(cuda, game), sections=play)
    return _built[game.name]


def _section(cuda: Any, game: Game, phases: Any, modules: Any) -> Any:
    enter, legal, apply, draw = (jit.part_of(getattr(game.flow, name), modules)
                                 for name in ("enter", "legal", "apply", "draw"))
    follow = jit.compiled(game.flow.follow)
    wipe, tally, choose, chance = (jit.compiled(rule) for rule in (clear, count, pick, below))
    desk_type, lay_out = jit.module("numba").from_dtype(game.Desk.dtype), jit.compiled(game.flow.lay_out)
    mine = sum(1 << int(phase) for phase in set(phases))

    def section(editions: Any, states: Any, decisions: Any) -> None:
        thread = cuda.grid(1)
        index = thread
        games = states.shape[0]
        edition = editions[0]
        scratch = cuda.local.array(1, desk_type)
        desk = scratch[0]
        lay_out(desk)
        made = 0
        while cuda.any_sync(WARP, index < games):
            is_due = False
            while index < games:                            # to this thread's next decision or chance
                g = states[index]
                if g.seat == OVER or (mine >> g.phase) & 1 == 0:
                    index += cuda.gridsize(1)
                elif enter(edition, g):
                    is_due = True
                    break
                else:
                    follow(g)
            cuda.syncwarp(WARP)
            is_chance = is_due and g.seat == CHANCE
            action = -1
            if is_chance:
                action = draw(edition, g)
            cuda.syncwarp(WARP)
            if is_due and not is_chance:
                wipe(desk.mask, desk.width)
                desk.width = legal(edition, g, desk)
            cuda.syncwarp(WARP)
            if is_due and not is_chance:
                options = tally(desk.mask, desk.width)
                chosen = 0
                if options > 1:
                    chosen = chance(g, options)
                    made += 1
                action = choose(desk.mask, desk.width, chosen)
            cuda.syncwarp(WARP)
            if is_due:
                apply(edition, g, desk, action)
            cuda.syncwarp(WARP)
        decisions[thread] += made

    return cuda.jit(section)


def _restart(cuda: Any, game: Game) -> Any:
    start, set_up = jit.compiled(seed), jit.compiled(game.flow.set_up)

    def restart(editions: Any, states: Any, started: Any, first: int, players: int, again: int) -> None:
        index = cuda.grid(1)
        if index < states.shape[0] and (started[index] == 0 or (again and states[index].seat == OVER)):
            start(states[index], first + index + started[index] * states.shape[0])
            set_up(editions[0], states[index], players)
            started[index] += 1

    return cuda.jit(restart)


def ptx(game: Game, capability: tuple[int, int]) -> list[int]:
    """The size of each section's code for a GPU that need not be there: so it can be tested anywhere."""
    cuda, dispatcher, numba = jit.module("numba.cuda"), jit.module("numba.cuda.dispatcher"), jit.module("numba")
    dispatcher.get_current_device = lambda: SimpleNamespace(compute_capability=capability)
    edition = game.freeze(game.load_edition(game.edition), game.players[-1], game.full_options({}))
    rows = [numba.from_dtype(kind.dtype)[::1] for kind in (type(edition), game.State)]
    signature = (*rows, numba.int64[::1])
    return [len(cuda.compile_ptx(section.py_func, signature, cc=capability)[0])
            for section in kernels(cuda, game).sections]


class Arena:
    """Many games of random play that stay on the GPU: game `i` has the seeds `first + i`, `first + i + n` …"""

    def __init__(self, game: Game, edition: Record, players: int, n: int, first: int) -> None:
        self.cuda, self.game, self.players, self.n, self.first = module(), game, players, n, first
        self.kernels = kernels(self.cuda, game)
        device = self.cuda.get_current_device()
        most = device.MULTIPROCESSOR_COUNT * BLOCKS_PER_PROCESSOR
        self.blocks = -(-n // BLOCK)
        self.grid = min(self.blocks, most)
        self.editions = self.cuda.to_device(edition.pack())
        self.states = self.cuda.to_device(np.zeros(n, game.State.dtype))
        self.started = self.cuda.to_device(np.zeros(n, np.int64))
        self._decisions = self.cuda.to_device(np.zeros(self.grid * BLOCK, np.int64))

    def play(self, passes: int, again: bool = True) -> None:
        """So many passes through all sections (in Giganten a pass is a round); finished games start `again`."""
        for _ in range(passes):
            self.kernels.restart[self.blocks, BLOCK](self.editions, self.states, self.started, self.first,
                                                     self.players, again)
            for section in self.kernels.sections:
                section[self.grid, BLOCK](self.editions, self.states, self._decisions)

    def decisions(self) -> int:
        """How many decisions were taken so far; waits for the GPU."""
        return int(self._decisions.copy_to_host().sum())

    def games(self) -> int:
        """How many games were started so far."""
        return int(self.started.copy_to_host().sum())
