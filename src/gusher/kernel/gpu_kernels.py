"""What the threads of a GPU do: the kernels behind `gpu_batch.py`, as rules.

Threads of a warp are fast only while they do the same, and a kernel is fast only while its code fits the instruction
cache; so games are played section by section (`sequence.py`), each section a kernel of its own that knows no other
phase.  Within a kernel a thread takes the next game as soon as its own has left the section, and the warp meets before
every stage; who has a decision to make waits until the whole warp has one, while the others have their chance.  In a
batch the games wait for their section in queues, so that no thread looks for one.

Each kernel is a rule of a thread's number and the number of threads.  A processor can run them too, one thread after
the other (`tests/cuda`).
"""

from __future__ import annotations

import functools
from collections.abc import Callable
from types import SimpleNamespace
from typing import Any, NamedTuple

from .chance import CHANCE, OVER
from .driver import NOTHING, apply, draw, legal
from .engine import linked
from .game import Game
from .jit import rule, slot
from .layout import Array, Layout, ScratchLike, StateLike
from .mask import clear, count, pick
from .sequence import enter, follow
from .stepping import (
    SETTLED,
    Arrays,
    Terms,
    clear_mask,
    is_illegal,
    observe,
    play_environment,
    report_end,
    settle,
    start_over,
    take_action,
)
from .tensor import spread_row


class Queues(NamedTuple):
    """For each section, and last for the games that are over, the environments that wait for it, in a ring."""

    waiting: Array  # (section, place): an environment; the room is a power of two
    ends: Array  # how many have ever come to each queue;
    taken: Array  # how many were taken before the kernel that is running,
    upto: Array  # and up to where it takes them
    section_of: Array  # phase -> section
    tasks: Array  # of each environment: the action to carry out, NOTHING or SETTLED


# -- what the device and the game fill in; `enter`, `legal`, `apply` and `draw` know one section's phases only ----


LANES: int = slot("LANES: the threads of a warp")
count_of: Callable[..., int] = slot("count_of(is_so) -> int: for how many threads of the warp is it so?")
meet: Callable[..., None] = slot("meet(): the threads of a warp wait for each other")
lower: Callable[..., None] = slot("lower(numbers, value): `numbers[0]` becomes `value` if that is less")
add_one: Callable[..., int] = slot("add_one(numbers, index) -> int: one more; how many it was before")
add_all: Callable[..., int] = slot(
    "add_all(numbers, index, is_so) -> int: one more for each thread of the warp for which it is so; how many it was "
    "before this thread"
)
lay_out: Callable[..., None] = slot("lay_out(scratch): make unwritten scratch memory usable")


# -- the kernels -----------------------------------------------------------------------------------------


@rule
def find_illegal(thread: int, threads: int, words: Array, actions: Array, count: int, first: Array) -> None:
    """The first environment whose action is outside its `count` or not legal there, if it is before `first[0]`."""
    for at in range(thread, len(actions), threads):
        if is_illegal(words[at], actions[at], count):
            lower(first, at)


@rule
def take_actions(
    thread: int, threads: int, eds: Array, states: Array, terms: Terms, b: Arrays, actions: Array, queues: Queues
) -> None:
    """The action becomes the environment's task, and the environment waits for its section."""
    at = thread
    while count_of(at < len(states)) > 0:
        section = NOTHING
        if at < len(states):
            queues.tasks[at] = take_action(eds[0], states[at], terms, b, at, actions[at])
            if queues.tasks[at] != SETTLED:
                section = queues.section_of[states[at].phase]
        meet()
        for number in range(len(queues.ends)):
            place = add_all(queues.ends, number, section == number)
            if section == number:
                queues.waiting[number, room_at(queues, place)] = at
        at += threads


@rule
def step_alone(
    thread: int,
    threads: int,
    scratch: ScratchLike,
    eds: Array,
    states: Array,
    terms: Terms,
    b: Arrays,
    actions: Array,
    first: Array,
) -> None:
    """Few games, one decision each: every game has a warp to itself, of which one thread plays, so no thread waits for
    another.  Nothing happens if `find_illegal` has found an action."""
    if first[0] < len(states) or thread & (LANES - 1) != 0:
        return
    lay_out(scratch)
    for at in range(thread // LANES, len(states), threads // LANES):
        play_environment(eds[0], states[at], scratch, terms, b, at, actions[at])


@rule
def room_at(queues: Queues, place: int) -> int:
    """Where in its ring a place is."""
    room: int = queues.waiting.shape[1]
    return place & (room - 1)


@rule
def hand_on(g: StateLike, queues: Queues, at: int) -> None:
    """Put a game into the queue of the section that it is in now."""
    section = queues.section_of[g.phase] if g.seat != OVER else len(queues.ends) - 1
    queues.waiting[section, room_at(queues, add_one(queues.ends, section))] = at


@rule
def open_queue(thread: int, queues: Queues, section: int, previous: int) -> None:
    """Nobody comes to a queue while its own kernel runs, and a kernel that was there before this one is done."""
    if thread == 0:
        queues.taken[previous] = queues.upto[previous]
        queues.upto[section] = queues.ends[section]


@rule
def is_somebody_due(ed: Layout, g: StateLike) -> bool:
    """If not, the game is over or the next phase begins."""
    if enter(ed, g):
        return g.seat != OVER
    follow(g)
    return False


@rule
def draw_where_due(ed: Layout, g: StateLike, is_due: bool, action: int) -> int:
    """Chance's outcome where it is chance's turn, otherwise the action there is."""
    return draw(ed, g) if is_due and g.seat == CHANCE else action


@rule
def offer_where_due(ed: Layout, g: StateLike, scratch: ScratchLike, is_due: bool) -> int:
    """The legal actions of the games in which a player is to act, and how many there are; 0 in the others."""
    if is_due:
        clear(scratch.mask, scratch.used)
        scratch.used = legal(ed, g, scratch)
    meet()
    return count(scratch.mask, scratch.used) if is_due else 0


@rule
def carry_out(ed: Layout, g: StateLike, scratch: ScratchLike, action: int) -> None:
    """The whole warp at once: an action where there is one."""
    meet()
    if action != NOTHING:
        apply(ed, g, scratch, action)
    meet()


@rule
def play_on(
    thread: int,
    threads: int,
    scratch: ScratchLike,
    eds: Array,
    states: Array,
    b: Arrays,
    queues: Queues,
    section: int,
    previous: int,
) -> None:
    """The games in the queue of a section, each to its next decision or out of the section."""
    open_queue(thread, queues, section, previous)
    place = queues.taken[section] + thread
    end = queues.ends[section]
    if place < end:
        lay_out(scratch)
    ed = eds[0]
    at = NOTHING
    g = states[0]
    is_due = False
    while count_of(place < end) > 0:
        action = NOTHING
        while place < end and not is_due and action == NOTHING:
            if at == NOTHING:
                at = queues.waiting[section, room_at(queues, place)]
                g = states[at]
                action = queues.tasks[at]
                if action != NOTHING:  # storing this for every game that passes costs a quarter of the speed
                    queues.tasks[at] = NOTHING
            elif g.seat == OVER or queues.section_of[g.phase] != section:
                hand_on(g, queues, at)
                place += threads
                at = NOTHING
            else:
                is_due = is_somebody_due(ed, g)
        meet()
        action = draw_where_due(ed, g, is_due, action)
        is_due = is_due and action == NOTHING
        meet()
        if count_of(action != NOTHING) == 0:
            options = offer_where_due(ed, g, scratch, is_due)
            if options > 1:
                settle(g, scratch, b, at, options)
                queues.tasks[at] = SETTLED
                place += threads
                at = NOTHING
            elif is_due:
                action = pick(scratch.mask, scratch.used, 0)
            is_due = False
        carry_out(ed, g, scratch, action)


@rule
def end_games(
    thread: int, threads: int, eds: Array, states: Array, terms: Terms, b: Arrays, queues: Queues, previous: int
) -> None:
    """Report the games that are over, and start them again where that is wanted."""
    last = len(queues.ends) - 1
    open_queue(thread, queues, last, previous)
    for place in range(queues.taken[last] + thread, queues.ends[last], threads):
        at = queues.waiting[last, room_at(queues, place)]
        report_end(eds[0], states[at], terms, b, at)
        if terms.restarts:
            b.seeds[at] += terms.stride
            start_over(eds[0], states[at], terms, b, at)
            hand_on(states[at], queues, at)
        else:
            clear_mask(b.words[at], b.legal[at], b.used[at])
            b.options[at] = b.used[at] = 0
            b.seats[at] = OVER
            queues.tasks[at] = SETTLED


@rule
def observe_game(ed: Layout, g: StateLike, at: int, seats: Array, out: Array) -> None:
    """What a seat may know of game `at`."""
    observe(ed, g, max(seats[at], 0), out[at])


@rule
def spread_all(thread: int, threads: int, rows: Array, source: Array, test: Array, factor: Array, out: Array) -> None:
    """The float form of observations."""
    for at in range(thread, len(rows), threads):
        spread_row(rows[at], source, test, factor, out[at])


# -- a game's kernels on a device ------------------------------------------------------------------------


@functools.cache
def kernels(device: Any, game: Game) -> SimpleNamespace:
    """A game's kernels on a device, compiled when first launched; of those that play, one for each section."""
    own = device.primitives

    def whole(rule: Callable[..., None], with_scratch: bool = False) -> Callable[..., None]:
        kernel: Callable[..., None] = device.kernel(linked(game, rule, **own), game if with_scratch else None)
        return kernel

    def in_sections(rule: Callable[..., None]) -> list[Callable[..., None]]:
        sections = game.rules.flow.sections
        return [device.kernel(linked(game, rule, **own, **section.rules), game) for section in sections]

    return SimpleNamespace(
        step_alone=whole(step_alone, with_scratch=True),
        find_illegal=whole(find_illegal),
        take_actions=whole(take_actions),
        play_on=in_sections(play_on),
        end_games=whole(end_games),
        observe_all=device.kernel_for_each(linked(game, observe_game, **own), game),
        spread_all=whole(spread_all),
    )
