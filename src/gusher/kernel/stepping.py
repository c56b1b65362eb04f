"""Many environments at once: one decision in each, with everything a learner reads written into arrays.

`step_environment` does all of it for one environment: a plain rule, without threads.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from .driver import NOTHING, advance, apply, offer_all, score, set_up, step
from .jit import CACHE_LINE, prefetch, rule, slot
from .layout import Array, Layout, ScratchLike, StateLike
from .mask import BITS, clear, has, lowest, pick
from .rng import below, seed

WAIT, RANDOM, RESTART = -1, -2, -3
"""In place of an action: leave the environment as it is; a random legal action; a new game with the seed in `seeds`."""
SETTLED = -2
"""In place of an action to carry out: the next decision is already pending."""
RANK, SCORE, WIN = 0, 1, 2
"""Kinds of rewards."""
REWARDS = ("rank", "score", "win")
AHEAD = 3
"""How many environments ahead to prefetch: without it, batches larger than the processor's cache are a quarter
slower."""


class Arrays(NamedTuple):
    """What a batch reads and writes: row `at` belongs to environment `at`."""

    observations: Array  # int16, from the view of the seat to act
    legal: Array  # bool, an entry for each action
    words: Array  # the same as 60-bit words (mask.py)
    used: Array  # which of them may be in use
    options: Array  # how many actions are legal
    seats: Array  # which seat is to act
    rewards: Array  # for each seat; 0 except where a game has just ended
    done: Array  # has it just ended?
    lengths: Array  # its decisions,
    scores: Array  # its scores by seat; both stay until the next one ends
    ages: Array  # decisions of the game under way
    seeds: Array  # its seed


class Terms(NamedTuple):
    """What is the same for all environments of a batch."""

    players: int
    reward: int  # RANK, SCORE or WIN
    unit: float  # of the reward SCORE
    stride: int  # what a seed grows by from game to game
    restarts: int  # 0: a game that is over stays as it is


observe: Callable[..., None] = slot("observe(ed, g, seat, out): what the seat sees, for a network")


@rule
def step_environment(
    ed: Layout, g: StateLike, scratch: ScratchLike, terms: Terms, b: Arrays, at: int, action: int
) -> None:
    """One decision, and what the seat to act then sees.  A game that is over waits."""
    if play_environment(ed, g, scratch, terms, b, at, action):
        observe(ed, g, max(g.seat, 0), b.observations[at])


@rule
def play_environment(
    ed: Layout, g: StateLike, scratch: ScratchLike, terms: Terms, b: Arrays, at: int, action: int
) -> bool:
    """One decision; a game that ends is reported, and the next one begun.  Returns whether anything has happened."""
    task = take_action(ed, g, terms, b, at, action)
    if task == SETTLED:
        return False
    options = step(ed, g, scratch, task)
    if options == 0:
        report_end(ed, g, terms, b, at)
        if terms.restarts:
            b.seeds[at] += terms.stride
            start_over(ed, g, terms, b, at)
            options = step(ed, g, scratch, NOTHING)
        else:
            clear(scratch.mask, scratch.used)
            scratch.used = 0
    settle(g, scratch, b, at, options)
    return True


@rule
def take_action(ed: Layout, g: StateLike, terms: Terms, b: Arrays, at: int, action: int) -> int:
    """Clear what the last step reported; returns the action to carry out, NOTHING for a game that begins, or
    SETTLED."""
    if b.done[at]:
        b.done[at] = False
        for seat in range(terms.players):
            b.rewards[at, seat] = 0.0
    if action == WAIT or (b.options[at] == 0 and action != RESTART):
        return SETTLED
    if action == RESTART:
        start_over(ed, g, terms, b, at)
        return NOTHING
    b.ages[at] += 1
    return pick(b.words[at], b.used[at], below(g, b.options[at])) if action == RANDOM else action


@rule
def start_over(ed: Layout, g: StateLike, terms: Terms, b: Arrays, at: int) -> None:
    b.ages[at] = 0
    seed(g, b.seeds[at])
    set_up(ed, g, terms.players)


@rule
def settle(g: StateLike, scratch: ScratchLike, b: Arrays, at: int, options: int) -> None:
    """Note whose decision is pending and what is legal, or that the game is over."""
    b.options[at] = options
    b.seats[at] = g.seat
    write_mask(scratch, b.words[at], b.legal[at], b.used[at] | scratch.used)
    b.used[at] = scratch.used


@rule
def write_mask(scratch: ScratchLike, words: list[int], legal: list[int], used: int) -> None:
    """Copy the mask from the scratch into both forms, touching only what changes."""
    while used != 0:
        word = 2 * lowest(used)
        used &= used - 1
        write_word(scratch.mask[word], words, legal, word)
        write_word(scratch.mask[word + 1], words, legal, word + 1)


@rule
def write_word(new: int, words: list[int], legal: list[int], word: int) -> None:
    changed = words[word] ^ new
    if changed != 0:
        words[word] = new
    while changed != 0:
        bit = lowest(changed)
        legal[word * BITS + bit] = (new >> bit) & 1
        changed &= changed - 1


@rule
def clear_mask(words: list[int], legal: list[int], used: int) -> None:
    """Nothing is legal any more, in both forms."""
    while used != 0:
        word = 2 * lowest(used)
        used &= used - 1
        write_word(0, words, legal, word)
        write_word(0, words, legal, word + 1)


@rule
def report_end(ed: Layout, g: StateLike, terms: Terms, b: Arrays, at: int) -> None:
    """Scores, length and rewards of a game that is over."""
    b.done[at] = True
    b.lengths[at] = b.ages[at]
    for seat in range(terms.players):
        b.scores[at, seat] = score(ed, g, seat)
    for seat in range(terms.players):
        b.rewards[at, seat] = reward_of(b.scores[at], seat, terms)


@rule
def reward_of(scores: list[int], seat: int, terms: Terms) -> float:
    """rank: 1 for the best, -1 for the last, evenly between, ties shared; win: 1, shared by the best; or the score."""
    if terms.reward == SCORE:
        return scores[seat] / terms.unit
    better = 0
    alike = 0
    for other in range(terms.players):
        better += scores[other] > scores[seat]
        alike += scores[other] == scores[seat]
    if terms.reward == RANK:
        worse = terms.players - alike - better
        return (worse - better) / (terms.players - 1)
    return 1.0 / alike if better == 0 else 0.0


# -- entry points ---------------------------------------------------------------------------------------


@rule
def step_environments(
    eds: Array, states: Array, scratches: Array, terms: Terms, b: Arrays, actions: Array, times: int
) -> None:
    """One decision in each environment, one after another, `times` times over."""
    for _ in range(times):
        for at in range(len(states)):
            fetch_ahead(states, b, at)
            step_environment(eds[0], states[at], scratches[0], terms, b, at, actions[at])


@rule
def step_learners(
    eds: Array,
    states: Array,
    scratches: Array,
    terms: Terms,
    b: Arrays,
    actions: Array,
    seat: int,
    rewards: Array,
    ended: Array,
) -> None:
    """One decision in each environment, then random ones until `seat` is to act again or the game is over.  What `seat`
    got on the way goes into `rewards`, and whether a game ended into `ended`."""
    for at in range(len(states)):
        fetch_ahead(states, b, at)
        rewards[at] = 0.0
        ended[at] = False
        action = actions[at]
        while action != WAIT:
            play_environment(eds[0], states[at], scratches[0], terms, b, at, action)
            rewards[at] += b.rewards[at, seat]
            ended[at] |= b.done[at]
            action = RANDOM if b.options[at] > 0 and b.seats[at] != seat else WAIT
        observe(eds[0], states[at], seat, b.observations[at])


@rule
def fetch_ahead(states: Array, b: Arrays, at: int) -> None:
    """Prefetch the memory of an environment: its game, and what a step writes."""
    ahead = min(at + AHEAD, len(states) - 1)
    prefetch(states, ahead)
    prefetch(b.words, ahead)
    prefetch(b.observations, ahead)
    used = b.used[ahead]
    while used != 0:
        first = 2 * lowest(used) * BITS  # the two words of a bit are two cache lines of `legal`
        used &= used - 1
        prefetch(b.legal[ahead], first)
        prefetch(b.legal[ahead], first + CACHE_LINE)


@rule
def is_illegal(words: list[int], action: int, count: int) -> bool:
    """Is it outside the `count` actions, or not legal now?"""
    return action < RESTART or action >= count or (action >= 0 and not has(words, action))


@rule
def find_illegal(words: Array, actions: Array, count: int) -> int:
    """The first environment whose action is outside the `count` actions or not legal there; -1 if there is none."""
    for at in range(len(actions)):
        if is_illegal(words[at], actions[at], count):
            return at
    return -1


@rule
def observe_environments(eds: Array, states: Array, seats: Array, out: Array) -> None:
    """Each environment as another seat sees it."""
    for at in range(len(states)):
        observe(eds[0], states[at], seats[at], out[at])


@rule
def observe_seats(eds: Array, states: Array, out: Array) -> None:
    """One game as each seat sees it."""
    for seat in range(len(out)):
        observe(eds[0], states[0], seat, out[seat])


@rule
def play_through(
    eds: Array, states: Array, scratches: Array, action: int, forced: Array, legal: Array
) -> tuple[int, int]:
    """Carry out an action or an outcome of chance in `states[0]` and play on to the next choice or chance.

    Actions that were the only legal ones go into `forced`, with their seats, and the pending choice into `legal`;
    returns how many of each."""
    ed = eds[0]
    g = states[0]
    scratch = scratches[0]
    carried_out = 0
    while True:
        if action != NOTHING:
            apply(ed, g, scratch, action)
            advance(ed, g)
        if g.seat < 0:
            return carried_out, 0
        options = offer_all(ed, g, scratch)
        if options > 1:
            return carried_out, list_members(scratch, legal)
        if options == 0:
            raise RuntimeError("somebody is to act but has no legal action")
        action = pick(scratch.mask, scratch.used, 0)
        forced[carried_out, 0] = g.seat
        forced[carried_out, 1] = action
        carried_out += 1


@rule
def list_members(scratch: ScratchLike, found: Array) -> int:
    """The actions in the mask, in order; returns how many."""
    number = 0
    for word in range(len(scratch.mask)):
        bits = scratch.mask[word]
        while bits != 0:
            found[number] = word * BITS + lowest(bits)
            number += 1
            bits &= bits - 1
    return number
