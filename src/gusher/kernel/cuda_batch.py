"""A batch that lives on a GPU: games, masks, observations and rewards stay there from step to step.

    batch = gusher.batch("giganten", n=1 << 20, device="cuda")
    seen = torch.as_tensor(batch.observations)          # the same memory: nothing is copied

A step is what `stepping.step_environment` does, taken apart so that the threads of a warp do the same: every
environment takes its action; then section after section (see `cuda.py`) plays on the games that are in it, until each
has come to its next decision; at last all observations are written at once.  The arrays lie column by column, so that
neighbouring threads write neighbouring numbers.

The kernels are rules of a thread's number and the number of threads, bound to the game and to the device: a processor
can run them too, one thread after the other (`tests/cuda`).
"""

from __future__ import annotations

from collections.abc import Sequence
from types import SimpleNamespace
from typing import Any

import numpy as np

from . import cuda, jit
from .batch import Batch, Finished, blank_arrays
from .chance import CHANCE, OVER
from .driver import apply, draw, legal, set_up
from .game import Game, Options
from .jit import rule
from .mask import clear, count, has, pick
from .rng import below, seed
from .stepping import RANDOM, RESTART, WAIT, Arrays, Terms, clear_mask, observe, report_end, write_mask
from .tensor import spread_row

SETTLED, RUNNING = -1, -2
"""In `tasks`, where no action is to be carried out: the next decision is due; the game plays on."""
ILLEGAL, UNSETTLED = 0, 1
"""In `flags`: the first environment with an illegal action; is there one that plays on?"""


# -- what the device and the game fill in ----------------------------------------------------------------


def any_of(is_so: bool) -> bool:  # type: ignore[empty-body]
    """The device's: is it so for any thread of the warp?"""


def meet() -> None:
    """The device's: the threads of a warp wait for each other."""


def lower(flags: Any, index: int, value: int) -> None:
    """The device's: `flags[index]` becomes `value` if that is less."""


def enter(ed: Any, g: Any) -> bool:  # type: ignore[empty-body]
    """The section's, as are `legal`, `apply` and `draw`."""


def follow(g: Any) -> None:
    """The game's own."""


# -- the kernels -----------------------------------------------------------------------------------------


@rule
def find_illegal(thread: int, threads: int, words: Any, actions: Any, count: int, flags: Any) -> None:
    """The first environment whose action is none of its `count` or not legal there."""
    for at in range(thread, len(actions), threads):
        action = actions[at]
        if action < RESTART or action >= count or (action >= 0 and not has(words[at], action)):
            lower(flags, ILLEGAL, at)


@rule
def take_actions(thread: int, threads: int, eds: Any, states: Any, terms: Terms, b: Arrays, actions: Any,
                 tasks: Any) -> None:
    """What was told of the last step is cleared, and the action becomes the environment's task."""
    for at in range(thread, len(states), threads):
        if b.done[at]:
            b.done[at] = False
            for seat in range(terms.players):
                b.rewards[at, seat] = 0.0
        action = actions[at]
        if action == WAIT or (b.options[at] == 0 and action != RESTART):
            tasks[at] = SETTLED
        elif action == RESTART:
            start_anew(eds[0], states[at], terms, b, at)
            tasks[at] = RUNNING
        else:
            b.ages[at] += 1
            if action == RANDOM:
                action = pick(b.words[at], b.widths[at], below(states[at], b.options[at]))
            tasks[at] = action


@rule
def start_anew(ed: Any, g: Any, terms: Terms, b: Arrays, at: int) -> None:
    b.ages[at] = 0
    seed(g, b.seeds[at])
    set_up(ed, g, terms.players)


@rule
def play_on(thread: int, threads: int, desk: Any, eds: Any, states: Any, b: Arrays, tasks: Any, phases: int) -> None:
    """The games in one section's `phases`, each to its next decision or out of the section.  A thread takes the next
    game as soon as it is done with one; the warp meets before each stage."""
    at = thread
    ed = eds[0]
    while any_of(at < len(states)):
        is_due = False
        action = SETTLED
        while at < len(states):
            g = states[at]
            task = tasks[at]
            if task == SETTLED or g.seat == OVER or (phases >> g.phase) & 1 == 0:
                at += threads
            elif task != RUNNING:
                tasks[at] = RUNNING
                action = task
                break
            elif enter(ed, g):
                is_due = True
                break
            else:
                follow(g)
        meet()
        if is_due and g.seat == CHANCE:
            is_due = False
            action = draw(ed, g)
        meet()
        if is_due:
            clear(desk.mask, desk.width)
            desk.width = legal(ed, g, desk)
        meet()
        if is_due:
            options = count(desk.mask, desk.width)
            if options > 1:
                settle(g, desk, b, at, options)
                tasks[at] = SETTLED
            else:
                action = pick(desk.mask, desk.width, 0)
        meet()
        if action != SETTLED:
            apply(ed, g, desk, action)
        meet()


@rule
def settle(g: Any, desk: Any, b: Arrays, at: int, options: int) -> None:
    """A decision is due: whose, and what is legal."""
    b.options[at] = options
    b.seats[at] = g.seat
    write_mask(desk, b.words[at], b.legal[at], max(b.widths[at], desk.width))
    b.widths[at] = desk.width


@rule
def end_games(thread: int, threads: int, eds: Any, states: Any, terms: Terms, b: Arrays, tasks: Any,
              flags: Any) -> None:
    """Games that are over are reported and, where that is wanted, begun anew; does any environment play on?"""
    for at in range(thread, len(states), threads):
        if tasks[at] != SETTLED and states[at].seat == OVER:
            report_end(eds[0], states[at], terms, b, at)
            if terms.restarts:
                b.seeds[at] += terms.stride
                start_anew(eds[0], states[at], terms, b, at)
            else:
                clear_mask(b.words[at], b.legal[at], b.widths[at])
                b.options[at] = 0
                b.seats[at] = OVER
                tasks[at] = SETTLED
        if tasks[at] != SETTLED:
            flags[UNSETTLED] = 1


@rule
def observe_all(thread: int, threads: int, eds: Any, states: Any, seats: Any, out: Any) -> None:
    """What the seats may know."""
    for at in range(thread, len(states), threads):
        observe(eds[0], states[at], max(seats[at], 0), out[at])


@rule
def spread_all(thread: int, threads: int, rows: Any, source: Any, test: Any, factor: Any, out: Any) -> None:
    """The float form of observations."""
    for at in range(thread, len(rows), threads):
        spread_row(rows[at], source, test, factor, out[at])


# -- a game's kernels on a device ------------------------------------------------------------------------


def kernels(device: Any, game: Game) -> SimpleNamespace:
    """All of them; each is compiled when it is first launched."""
    names: dict[str, Any] = {"set_up": game.flow.set_up, "follow": game.flow.follow, "observe": game.tensor.observe,
                             "report_end": game.rules.report_end, "any_of": device.any_of, "meet": device.meet,
                             "lower": device.lower}
    for plain in (start_anew, find_illegal, take_actions, end_games, observe_all, spread_all):
        names[plain.__name__] = jit.bind(plain, game.name, **names)
    sections = {}
    for _, modules in game.flow.SECTIONS:
        if modules not in sections:
            parts = {name: jit.part_of(getattr(game.flow, name), modules)
                     for name in ("enter", "legal", "apply", "draw")}
            sections[modules] = device.kernel(jit.bind(play_on, game.name, **names, **parts), game)
    made = {plain.__name__: device.kernel(names[plain.__name__])
            for plain in (find_illegal, take_actions, end_games, observe_all, spread_all)}
    made["sections"] = [(sections[modules], sum(1 << int(phase) for phase in set(phases)))
                        for phases, modules in game.flow.SECTIONS]
    return SimpleNamespace(**made)


class CudaBatch(Batch):
    """So many environments of one game on a GPU.  Every array is there: anything that knows DLPack or
    ``__cuda_array_interface__`` (PyTorch, JAX, CuPy …) reads it where it lies, and actions may lie there too."""

    device: Any = None
    """What runs the kernels: the GPU, unless a test says otherwise."""

    def __init__(self, game: Game, n: int, players: int, seed: int | Sequence[int] | None, options: Options,
                 edition: str, threads: int, reward: str, restart: bool) -> None:
        self.device = self.device or cuda.gpu()
        self.kernels = self.device.kernels(game, kernels)
        super().__init__(game, n, players, seed, options, edition, threads, reward, restart)

    def _lay_out(self, threads: int) -> None:
        zeros, array = self.device.zeros, self.device.array
        self.states = zeros(self.n, self.game.State.dtype)
        self.arrays = blank_arrays(self.game, self.n, self.players, zeros)
        self._actions, self._tasks, self._flags = zeros(self.n, np.int64), zeros(self.n, np.int64), zeros(2, np.int64)
        self._editions = array(self.edition.pack())
        self._columns = [array(column) for column in self.tensor.columns]

    def reset(self, seed: int | Sequence[int] | None = None) -> Any:
        self.device.fill(self.seeds, self._numbers(seed))
        self.device.fill(self._actions, np.full(self.n, RESTART))
        self._play(self._actions)
        return self.observations

    def step(self, actions: Any) -> tuple[Any, Any, Any]:
        actions = self._on_device(actions)
        self.device.fill(self._flags, np.array([self.n, 0]))
        self._launch("find_illegal", self.words, actions, self.game.verbs.size, self._flags)
        wrong = int(self.device.host(self._flags)[ILLEGAL])
        if wrong < self.n:
            raise self._refusal(wrong, *(int(self.device.host(array)[wrong]) for array in (actions, self.seats)))
        self._play(actions)
        return self.observations, self.rewards, self.done

    def step_random(self, times: int = 1) -> int:
        self.device.fill(self._actions, np.full(self.n, RANDOM))
        for _ in range(times):
            self._play(self._actions)
        return times * self.n

    def _on_device(self, actions: Any) -> Any:
        """The actions where the kernels can read them: as they are, if they lie there as int64 already."""
        given = self.device.own(actions)
        if given is None:
            self.device.fill(self._actions, np.broadcast_to(np.asarray(actions, np.int64), self.n))
            return self._actions
        if given.shape != (self.n,) or given.dtype != np.int64:
            raise ValueError(f"actions on the GPU are int64 of shape ({self.n},), not {given.dtype} of {given.shape}")
        return given

    def _play(self, actions: Any) -> None:
        """One decision of every environment."""
        shared = (self._editions, self.states)
        self._launch("take_actions", *shared, self.terms, self.arrays, actions, self._tasks)
        while True:
            for section, phases in self.kernels.sections:
                section(self.n, *shared, self.arrays, self._tasks, phases)
            self.device.fill(self._flags, np.array([self.n, 0]))
            self._launch("end_games", *shared, self.terms, self.arrays, self._tasks, self._flags)
            if not self.device.host(self._flags)[UNSETTLED]:
                break
        self._launch("observe_all", *shared, self.seats, self.observations)

    def _launch(self, name: str, *arguments: Any) -> None:
        getattr(self.kernels, name)(self.n, *arguments)

    @property
    def finished(self) -> Finished:
        host, b = self.device.host, self.arrays
        at = np.flatnonzero(host(b.done))
        began = host(b.seeds)[at] - self.terms.stride * self.terms.restarts
        return Finished(at, began, host(b.lengths)[at], host(b.scores)[at], host(b.rewards)[at])

    def observe(self, seats: Any) -> Any:
        out = self.device.zeros((self.n, self.tensor.size), self.observations.dtype)
        asked = self.device.array(np.broadcast_to(np.asarray(seats, np.int8), self.n).copy())
        self._launch("observe_all", self._editions, self.states, asked, out)
        return out

    def floats(self, out: Any = None) -> Any:
        if out is None:
            out = self.device.zeros((self.n, self.tensor.float_size), np.float32)
        self._launch("spread_all", self.observations, *self._columns, self.device.own(out))
        return out

    def describe(self, environment: int) -> str:
        return self.tensor.describe(self.device.host(self.observations[environment]))
