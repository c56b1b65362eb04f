"""Random play on a GPU with nothing written for anybody to read: how fast the rules themselves are there.

`bench/gpu.py` and `bench/gpu_limits.py` measure it.  No game waits in a queue, as in a batch: a section goes through
all games, and each thread takes the next one as soon as its own has left the section.
"""

from __future__ import annotations

import functools
from collections.abc import Callable
from types import SimpleNamespace
from typing import Any

import numpy as np

from gusher.kernel import gpu
from gusher.kernel.chance import OVER
from gusher.kernel.driver import NOTHING
from gusher.kernel.engine import linked
from gusher.kernel.game import Game, Ruleset
from gusher.kernel.gpu import WARP
from gusher.kernel.gpu_kernels import (
    LANES,
    carry_out,
    count_of,
    draw_where_due,
    is_somebody_due,
    lay_out,
    meet,
    offer_where_due,
)
from gusher.kernel.jit import rule, slot
from gusher.kernel.layout import Array, ScratchLike
from gusher.kernel.mask import lowest, pick
from gusher.kernel.rng import below, seed

SHARE = 32  # games that a warp takes at once


EACH_PLAYER = {"giganten": ("MOVING", "SPECIAL")}
"""Phases that one player goes through before the next player begins; each is a section of its own."""


def launches(ruleset: Ruleset) -> list[int]:
    """The sections in the order in which they are played in one round."""
    sections = ruleset.game.rules.flow.sections
    order = list(range(len(sections)))
    if names := EACH_PLAYER.get(ruleset.game.name):
        first, *_, last = (number for number in order if sections[number].phases[0].name in names)
        order[first : last + 1] *= ruleset.players
    return order


def phases_in(game: Game, section: int) -> int:
    """The phases of a section, one bit each."""
    return sum(1 << phase for phase in game.rules.flow.sections[section].phases)


def blank_game(ruleset: Ruleset) -> Any:
    """A game that is set up, as the words of its record; the generator is still to be started."""
    rules = ruleset.game.rules
    state = rules.State()
    rules.flow.set_up(ruleset.edition, state, ruleset.players)
    return state.pack().view(np.int64)


@functools.cache
def kernels(device: Any, game: Game, together: Callable[[Any], dict[str, Any]]) -> SimpleNamespace:
    """Compiled when first launched; of those that play, one for each section."""
    own = {**device.primitives, **together(device)}
    sections = game.rules.flow.sections
    return SimpleNamespace(
        start_games=device.kernel(linked(game, start_games, **own)),
        play_at_random=[device.kernel(linked(game, play_at_random, **own, **one.rules), game) for one in sections],
    )


# -- what the threads of a warp do together, beyond what batches need ------------------------------------

votes: Callable[..., int] = slot("votes(is_so) -> int: for which threads of the warp is it so? One bit each")
rank_of: Callable[..., int] = slot("rank_of(is_so) -> int: for how many threads of the warp before this one is it so?")
take_share: Callable[..., int] = slot("take_share(numbers, index, size) -> int: the warp adds `size`; the sum before")


def primitives(device: Any) -> dict[str, Any]:
    """These three as functions for rules on a GPU."""
    cuda, numpy = device.cuda, np

    def votes(is_so: bool) -> int:
        return cuda.ballot_sync(WARP, is_so) & WARP  # type: ignore[no-any-return]  # an int

    def rank_of(is_so: bool) -> int:
        return cuda.popc(cuda.ballot_sync(WARP, is_so) & ((1 << cuda.laneid) - 1))  # type: ignore[no-any-return]  # an int

    def take_share(numbers: Any, index: int, size: int) -> int:
        before = numpy.int64(0)
        if cuda.laneid == 0:
            before = cuda.atomic.add(numbers, index, size)
        return cuda.shfl_sync(WARP, before, 0)  # type: ignore[no-any-return]  # an int

    return {function.__name__: cuda.jit(function, device=True) for function in (votes, rank_of, take_share)}


# -- the kernels -----------------------------------------------------------------------------------------


@rule
def play_at_random(
    thread: int,
    threads: int,
    scratch: ScratchLike,
    eds: Array,
    states: Array,
    decisions: Array,
    phases: int,
    shares: Array,
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
                else:
                    is_due = is_somebody_due(ed, g)
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
        action = draw_where_due(ed, g, is_due, NOTHING)
        is_due = is_due and action == NOTHING
        meet()
        if count_of(action != NOTHING) == 0:
            options = offer_where_due(ed, g, scratch, is_due)
            if is_due:
                chosen = 0
                if options > 1:
                    chosen = below(g, options)
                    made += 1
                action = pick(scratch.mask, scratch.used, chosen)
            is_due = False
        carry_out(ed, g, scratch, action)
    decisions[thread] += made


@rule
def start_games(
    thread: int,
    threads: int,
    states: Array,
    words: Array,
    blank: Array,
    started: Array,
    shares: Array,
    first: int,
    again: int,
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


class RandomGames:
    """Many games of random play that stay on the GPU: game `i` has the seeds `first + i`, `first + i + n` …"""

    together = staticmethod(primitives)
    """What the threads of a warp do together on a device, unless a test says otherwise."""

    def __init__(self, ruleset: Ruleset, n: int, first: int, device: Any = None) -> None:
        game = ruleset.game
        self.device = device or gpu.device()
        self.game, self.n, self.first = game, n, first
        self.kernels = kernels(self.device, game, self.together)
        self.editions = self.device.array(ruleset.packed)
        self.states = self.device.zeros(n, game.rules.State.dtype)
        self._words = self.states.view(np.int64)  # the same memory
        self._blank = self.device.array(blank_game(ruleset))
        self.started = self.device.zeros(n, np.int64)
        self._sections = launches(ruleset)
        self._shares = self.device.zeros(len(self._sections), np.int64)
        self._decisions = self.device.zeros(n + gpu.BLOCK, np.int64)  # one for each thread
        self._recordings: dict[str, Any] = {}

    def play(self, passes: int, again: bool = True) -> None:
        """Go through all sections this often (a pass is a round of play); finished games start `again`."""
        for _ in range(passes):
            self.device.replay(self._recordings, self._pass_again if again else self._pass)

    def _pass_again(self) -> None:
        self._pass(again=1)

    def _pass(self, again: int = 0) -> None:
        new = (self.states, self._words, self._blank, self.started)
        self.kernels.start_games(self.n, *new, self._shares, self.first, again)
        games = (self.editions, self.states, self._decisions)
        for launch, section in enumerate(self._sections):
            phases = phases_in(self.game, section)
            self.kernels.play_at_random[section](self.n, *games, phases, self._shares, launch)

    def decisions(self) -> int:
        """How many decisions were taken so far; waits for the GPU."""
        return int(self.device.host(self._decisions).sum())

    def games(self) -> int:
        """How many games were started so far."""
        return int(self.device.host(self.started).sum())
