"""What the threads of a GPU do: the kernels behind `cuda_batch.py`, as rules.

Threads of a warp are quick only while they do the same, and a kernel is quick only while its code fits the instruction
cache; so games are played section by section (`flow.SECTIONS`), each section a kernel of its own that knows no other
phase.  Within a kernel a thread takes the next game as soon as its own has left the section, and the warp meets before
every stage; who has a decision to make waits until the whole warp has one, while the others have their chance.  In a
batch the games wait for their section in queues, so that no thread looks for one.

Each kernel is a rule of a thread's number and the number of threads.  `jit.bind` fills in the game's functions and the
device's; a processor can run them too, one thread after the other (`tests/cuda`).
"""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any, NamedTuple

from . import jit
from .chance import CHANCE, OVER
from .driver import apply, draw, legal, set_up
from .game import Game
from .jit import rule
from .mask import clear, count, has, lowest, pick
from .rng import below, seed
from .stepping import RANDOM, RESTART, WAIT, Arrays, Terms, clear_mask, observe, report_end, write_mask
from .tensor import spread_row

NOTHING = -1  # no action, no game
SHARE = 32  # so many games a warp takes at once
SETTLED, RUNNING = -1, -2
"""In `tasks`, where no action is to be carried out: the next decision is due; the game plays on."""


class Queues(NamedTuple):
    """For each section, and last for the games that are over, the environments that wait for it, in a ring."""

    waiting: Any  # (section, place): an environment; the room is a power of two
    ends: Any  # how many have ever come to each queue;
    taken: Any  # how many were taken before the kernel that is running,
    upto: Any  # and up to where it takes them
    section_of: Any  # phase -> section


# -- what the device and the game fill in ----------------------------------------------------------------


LANES = 1
"""The device's: the threads of a warp."""


def votes(is_so: bool) -> int:  # type: ignore[empty-body]
    """The device's: for which threads of the warp is it so?  One bit each."""


def count_of(is_so: bool) -> int:  # type: ignore[empty-body]
    """The device's: for how many threads of the warp is it so?"""


def rank_of(is_so: bool) -> int:  # type: ignore[empty-body]
    """The device's: for how many threads of the warp before this one is it so?"""


def take_share(numbers: Any, index: int, size: int) -> int:  # type: ignore[empty-body]
    """The device's: the warp adds `size`; how many it was before."""


def meet() -> None:
    """The device's: the threads of a warp wait for each other."""


def lower(numbers: Any, value: int) -> None:
    """The device's: `numbers[0]` becomes `value` if that is less."""


def add_one(numbers: Any, index: int) -> int:  # type: ignore[empty-body]
    """The device's: one more; how many it was before."""


def add_all(numbers: Any, index: int, is_so: bool) -> int:  # type: ignore[empty-body]
    """The device's: one more for each thread of the warp for which it is so; how many it was before this thread."""


def lay_out(scratch: Any) -> None:
    """The game's own."""


def enter(ed: Any, g: Any) -> bool:  # type: ignore[empty-body]
    """The section's, as are `legal`, `apply` and `draw`."""


def follow(g: Any) -> None:
    """The game's own."""


# -- the kernels -----------------------------------------------------------------------------------------


@rule
def find_illegal(thread: int, threads: int, words: Any, actions: Any, count: int, first: Any) -> None:
    """The first environment whose action is none of its `count` or not legal there, if it is before `first[0]`."""
    for at in range(thread, len(actions), threads):
        action = actions[at]
        if action < RESTART or action >= count or (action >= 0 and not has(words[at], action)):
            lower(first, at)


@rule
def take_actions(
    thread: int, threads: int, eds: Any, states: Any, terms: Terms, b: Arrays, actions: Any, tasks: Any, queues: Queues
) -> None:
    """The action becomes the environment's task, and the environment waits for its section."""
    at = thread
    while count_of(at < len(states)) > 0:
        section = NOTHING
        if at < len(states):
            tasks[at] = take_action(eds[0], states[at], terms, b, at, actions[at])
            if tasks[at] != SETTLED:
                section = queues.section_of[states[at].phase]
        meet()
        for number in range(len(queues.ends)):
            place = add_all(queues.ends, number, section == number)
            if section == number:
                queues.waiting[number, room_at(queues, place)] = at
        at += threads


@rule
def take_action(ed: Any, g: Any, terms: Terms, b: Arrays, at: int, action: int) -> int:
    """What was told of the last step is cleared; the task that an action gives."""
    if b.done[at]:
        b.done[at] = False
        for seat in range(terms.players):
            b.rewards[at, seat] = 0.0
    if action == WAIT or (b.options[at] == 0 and action != RESTART):
        return SETTLED
    if action == RESTART:
        start_anew(ed, g, terms, b, at)
        return RUNNING
    b.ages[at] += 1
    return pick(b.words[at], b.used[at], below(g, b.options[at])) if action == RANDOM else action


@rule
def start_anew(ed: Any, g: Any, terms: Terms, b: Arrays, at: int) -> None:
    b.ages[at] = 0
    seed(g, b.seeds[at])
    set_up(ed, g, terms.players)


@rule
def room_at(queues: Queues, place: int) -> int:
    """Where in its ring a place is."""
    return place & (queues.waiting.shape[1] - 1)  # type: ignore[no-any-return]  # an int


@rule
def hand_on(g: Any, queues: Queues, at: int) -> None:
    """To the queue of the section that the game is in now."""
    section = queues.section_of[g.phase] if g.seat != OVER else len(queues.ends) - 1
    queues.waiting[section, room_at(queues, add_one(queues.ends, section))] = at


@rule
def open_queue(thread: int, queues: Queues, section: int, previous: int) -> None:
    """Nobody comes to a queue while its own kernel runs, and a kernel that was there before this one is done."""
    if thread == 0:
        queues.taken[previous] = queues.upto[previous]
        queues.upto[section] = queues.ends[section]


@rule
def play_on(
    thread: int,
    threads: int,
    scratch: Any,
    eds: Any,
    states: Any,
    b: Arrays,
    tasks: Any,
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
                if tasks[at] != RUNNING:
                    action = tasks[at]
                    tasks[at] = RUNNING
            elif g.seat == OVER or queues.section_of[g.phase] != section:
                hand_on(g, queues, at)
                place += threads
                at = NOTHING
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
                clear(scratch.mask, scratch.used)
                scratch.used = legal(ed, g, scratch)
            meet()
            if is_due:
                is_due = False
                options = count(scratch.mask, scratch.used)
                if options > 1:
                    settle(g, scratch, b, at, options)
                    tasks[at] = SETTLED
                    place += threads
                    at = NOTHING
                else:
                    action = pick(scratch.mask, scratch.used, 0)
        meet()
        if action != NOTHING:
            apply(ed, g, scratch, action)
        meet()


@rule
def settle(g: Any, scratch: Any, b: Arrays, at: int, options: int) -> None:
    """A decision is due: whose, and what is legal."""
    b.options[at] = options
    b.seats[at] = g.seat
    write_mask(scratch, b.words[at], b.legal[at], b.used[at] | scratch.used)
    b.used[at] = scratch.used


@rule
def end_games(
    thread: int, threads: int, eds: Any, states: Any, terms: Terms, b: Arrays, tasks: Any, queues: Queues, previous: int
) -> None:
    """Games that are over are reported and, where that is wanted, begun anew."""
    last = len(queues.ends) - 1
    open_queue(thread, queues, last, previous)
    for place in range(queues.taken[last] + thread, queues.ends[last], threads):
        at = queues.waiting[last, room_at(queues, place)]
        report_end(eds[0], states[at], terms, b, at)
        if terms.restarts:
            b.seeds[at] += terms.stride
            start_anew(eds[0], states[at], terms, b, at)
            hand_on(states[at], queues, at)
        else:
            clear_mask(b.words[at], b.legal[at], b.used[at])
            b.options[at] = b.used[at] = 0
            b.seats[at] = OVER
            tasks[at] = SETTLED


@rule
def play_at_random(
    thread: int,
    threads: int,
    scratch: Any,
    eds: Any,
    states: Any,
    decisions: Any,
    phases: int,
    shares: Any,
    launch: int,
) -> None:
    """The games in one section's `phases` at random out of the section; `decisions` counts for each thread.  A warp
    takes a share of the games, and when that is used up the next one; within it each thread takes the next game."""
    lay_out(scratch)
    ed = eds[0]
    g = states[0]
    at = NOTHING
    fresh = end = 0
    made = 0
    is_due = False
    while True:
        while True:
            while at != NOTHING and not is_due:
                if g.seat == OVER or (phases >> g.phase) & 1 == 0:
                    at = NOTHING
                elif enter(ed, g):
                    is_due = True
                else:
                    follow(g)
            meet()
            idle = count_of(at == NOTHING)
            if idle == 0 or fresh >= len(states):
                break
            if fresh >= end:
                fresh = take_share(shares, launch, SHARE)
                end = min(fresh + SHARE, len(states))
            mine = fresh + rank_of(at == NOTHING)
            if at == NOTHING and mine < end:
                at = mine
                g = states[at]
            fresh += idle
        if idle == LANES:
            break
        action = NOTHING
        if is_due and g.seat == CHANCE:
            is_due = False
            action = draw(ed, g)
        meet()
        if count_of(action != NOTHING) == 0:
            if is_due:
                clear(scratch.mask, scratch.used)
                scratch.used = legal(ed, g, scratch)
            meet()
            if is_due:
                is_due = False
                options = count(scratch.mask, scratch.used)
                chosen = 0
                if options > 1:
                    chosen = below(g, options)
                    made += 1
                action = pick(scratch.mask, scratch.used, chosen)
        meet()
        if action != NOTHING:
            apply(ed, g, scratch, action)
        meet()
    decisions[thread] += made


@rule
def start_games(
    thread: int, threads: int, states: Any, words: Any, blank: Any, started: Any, shares: Any, first: int, again: int
) -> None:
    """Games that have not begun, and those that are over if they are to be played `again`.  A warp copies each of them
    together from a `blank` one, word by word: `words` is the memory of the states."""
    if thread == 0:
        for launch in range(len(shares)):
            shares[launch] = 0
    lane = thread & (LANES - 1)
    for base in range(thread - lane, len(states), threads):
        at = base + lane
        is_new = at < len(states) and (started[at] == 0 or (again != 0 and states[at].seat == OVER))
        new = votes(is_new)
        while new != 0:
            start = (base + lowest(new)) * len(blank)
            new &= new - 1
            for word in range(lane, len(blank), LANES):
                words[start + word] = blank[word]
        meet()
        if is_new:
            seed(states[at], first + at + started[at] * len(states))
            started[at] += 1


@rule
def observe_game(ed: Any, g: Any, at: int, seats: Any, out: Any) -> None:
    """What a seat may know of game `at`."""
    observe(ed, g, max(seats[at], 0), out[at])


@rule
def spread_all(thread: int, threads: int, rows: Any, source: Any, test: Any, factor: Any, out: Any) -> None:
    """The float form of observations."""
    for at in range(thread, len(rows), threads):
        spread_row(rows[at], source, test, factor, out[at])


# -- a game's kernels on a device ------------------------------------------------------------------------


PLAIN = (find_illegal, take_actions, end_games, spread_all, start_games)
WITH_SCRATCH = (play_on, play_at_random)
DEVICE = ("LANES", "votes", "count_of", "rank_of", "take_share", "meet", "lower", "add_one", "add_all")


def kernels(device: Any, game: Game) -> SimpleNamespace:
    """All of them, those with a scratch as a list with one for each section; each is compiled when first launched."""
    names: dict[str, Any] = {
        "set_up": game.rules.flow.set_up,
        "follow": game.rules.flow.follow,
        "lay_out": game.rules.flow.lay_out,
        "observe": game.learning.tensor.observe,
        "report_end": game.interpreted.report_end,
        **{name: getattr(device, name) for name in DEVICE},
    }
    for inner in (start_anew, take_action, hand_on):
        names[inner.__name__] = jit.bind(inner, game.name, **names)
    made: dict[str, Any] = {plain.__name__: device.kernel(jit.bind(plain, game.name, **names)) for plain in PLAIN}
    made["observe_all"] = device.kernel_for_each(jit.bind(observe_game, game.name, **names), game)
    parts = [parts_of(game, modules) for _, modules in sections_of(game)]
    for sectioned in WITH_SCRATCH:
        made[sectioned.__name__] = [
            device.kernel(jit.bind(sectioned, game.name, **names, **part), game) for part in parts
        ]
    return SimpleNamespace(**made)


def sections_of(game: Game) -> list[tuple[Any, Any]]:
    """The sections of a game, each once, in the order in which they come: (phases, modules)."""
    return list(dict.fromkeys((tuple(phases), modules) for phases, modules in game.rules.flow.SECTIONS))


def order_of(game: Game) -> list[int]:
    """The numbers of the sections in the order of play, in which some come more than once."""
    sections = sections_of(game)
    return [sections.index((tuple(phases), modules)) for phases, modules in game.rules.flow.SECTIONS]


def phases_in(game: Game, section: int) -> int:
    """The phases of a section, one bit each."""
    return sum(1 << int(phase) for phase in sections_of(game)[section][0])


def parts_of(game: Game, modules: Any) -> dict[str, Any]:
    """The functions of the flow that know the phases in `modules` only."""
    return {name: jit.part_of(getattr(game.rules.flow, name), modules) for name in ("enter", "legal", "apply", "draw")}
