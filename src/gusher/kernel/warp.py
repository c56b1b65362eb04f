"""What the threads of a GPU do: the kernels behind `cuda_batch.py`, as rules.

Threads of a warp are quick only while they do the same, and a kernel is quick only while its code fits the instruction
cache; so games are played section by section (`flow.SECTIONS`), each section a kernel of its own that knows no other
phase.  Within a kernel a thread takes the next game as soon as its own has left the section, and the warp meets before
every stage; who has a decision to make waits until the whole warp has one, while the others have their chance.

Each kernel is a rule of a thread's number and the number of threads.  `jit.bind` fills in the game's functions and the
device's; a processor can run them too, one thread after the other (`tests/cuda`).
"""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any

from . import jit
from .chance import CHANCE, OVER
from .driver import apply, draw, legal, set_up
from .game import Game
from .jit import rule
from .mask import clear, count, has, pick
from .rng import below, seed
from .stepping import RANDOM, RESTART, WAIT, Arrays, Terms, clear_mask, observe, report_end, write_mask
from .tensor import spread_row

NOTHING = -1                    # no action
SETTLED, RUNNING = -1, -2
"""In `tasks`, where no action is to be carried out: the next decision is due; the game plays on."""
ILLEGAL, UNSETTLED = 0, 1
"""In `flags`: the first environment with an illegal action; is there one that plays on?"""


# -- what the device and the game fill in ----------------------------------------------------------------


def count_of(is_so: bool) -> int:  # type: ignore[empty-body]
    """The device's: for how many threads of the warp is it so?"""


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
def clear_flags(thread: int, threads: int, flags: Any, n: int) -> None:
    if thread == 0:
        flags[ILLEGAL] = n
        flags[UNSETTLED] = 0


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
    """The games in one section's `phases`, each to its next decision or out of the section."""
    at = thread
    ed = eds[0]
    is_due = False
    while count_of(at < len(states)) > 0:
        action = NOTHING
        while at < len(states) and not is_due and action == NOTHING:
            g = states[at]
            task = tasks[at]
            if task == SETTLED or g.seat == OVER or (phases >> g.phase) & 1 == 0:
                at += threads
            elif task != RUNNING:
                tasks[at] = RUNNING
                action = task
            elif enter(ed, g):
                is_due = True
            else:
                follow(g)
        meet()
        if is_due and g.seat == CHANCE:
            is_due = False
            action = draw(ed, g)
        meet()
        if count_of(action != NOTHING) == 0:
            if is_due:
                clear(desk.mask, desk.width)
                desk.width = legal(ed, g, desk)
            meet()
            if is_due:
                is_due = False
                options = count(desk.mask, desk.width)
                if options > 1:
                    settle(g, desk, b, at, options)
                    tasks[at] = SETTLED
                else:
                    action = pick(desk.mask, desk.width, 0)
        meet()
        if action != NOTHING:
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
                b.options[at] = b.widths[at] = 0
                b.seats[at] = OVER
                tasks[at] = SETTLED
        if tasks[at] != SETTLED:
            flags[UNSETTLED] = 1


@rule
def play_at_random(thread: int, threads: int, desk: Any, eds: Any, states: Any, decisions: Any, phases: int) -> None:
    """The games in one section's `phases` at random out of the section; `decisions` counts for each thread."""
    at = thread
    ed = eds[0]
    made = 0
    is_due = False
    while count_of(at < len(states)) > 0:
        action = NOTHING
        while at < len(states) and not is_due:
            g = states[at]
            if g.seat == OVER or (phases >> g.phase) & 1 == 0:
                at += threads
            elif enter(ed, g):
                is_due = True
            else:
                follow(g)
        meet()
        if is_due and g.seat == CHANCE:
            is_due = False
            action = draw(ed, g)
        meet()
        if count_of(action != NOTHING) == 0:
            if is_due:
                clear(desk.mask, desk.width)
                desk.width = legal(ed, g, desk)
            meet()
            if is_due:
                is_due = False
                options = count(desk.mask, desk.width)
                chosen = 0
                if options > 1:
                    chosen = below(g, options)
                    made += 1
                action = pick(desk.mask, desk.width, chosen)
        meet()
        if action != NOTHING:
            apply(ed, g, desk, action)
        meet()
    decisions[thread] += made


@rule
def start_games(thread: int, threads: int, eds: Any, states: Any, started: Any, first: int, players: int,
                again: int) -> None:
    """Games that have not begun, and those that are over if they are to be played `again`."""
    for at in range(thread, len(states), threads):
        if started[at] == 0 or (again and states[at].seat == OVER):
            seed(states[at], first + at + started[at] * len(states))
            set_up(eds[0], states[at], players)
            started[at] += 1


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


PLAIN = (clear_flags, find_illegal, take_actions, end_games, observe_all, spread_all, start_games)
WITH_DESK = (play_on, play_at_random)


def kernels(device: Any, game: Game) -> SimpleNamespace:
    """All of them, those with a desk as a list of (kernel, its phases); each is compiled when it is first launched."""
    names: dict[str, Any] = {"set_up": game.flow.set_up, "follow": game.flow.follow, "observe": game.tensor.observe,
                             "report_end": game.rules.report_end, "count_of": device.count_of, "meet": device.meet,
                             "lower": device.lower}
    names["start_anew"] = jit.bind(start_anew, game.name, **names)
    made: dict[str, Any] = {plain.__name__: device.kernel(jit.bind(plain, game.name, **names)) for plain in PLAIN}
    for sectioned in WITH_DESK:
        built = {modules: device.kernel(jit.bind(sectioned, game.name, **names, **parts_of(game, modules)), game)
                 for _, modules in game.flow.SECTIONS}
        made[sectioned.__name__] = [(built[modules], sum(1 << int(phase) for phase in set(phases)))
                                    for phases, modules in game.flow.SECTIONS]
    return SimpleNamespace(**made)


def parts_of(game: Game, modules: Any) -> dict[str, Any]:
    """The functions of the flow that know the phases in `modules` only."""
    return {name: jit.part_of(getattr(game.flow, name), modules) for name in ("enter", "legal", "apply", "draw")}
