"""The bot that thinks ahead: information-set Monte Carlo tree search over sampled positions (`tree.py`)."""

from __future__ import annotations

import functools
import time
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from types import SimpleNamespace
from typing import Any

import numpy as np

from gusher.kernel import jit, registry
from gusher.kernel.game import Game

from . import minds, tree
from .observation import Observation
from .scripted import ScriptedBot

NODES = 1 << 15                 # in one tree
WORLDS = 64                     # positions sampled for one decision
CHUNK_S = 0.01                  # between two looks at the clock
RULES = ("count_tried", "best_child", "add_child", "share_out", "simulate", "note", "think")


@functools.cache
def rules_of(name: str) -> SimpleNamespace:
    """The rules of `tree.py` with one game's functions filled in."""
    game, scripted = registry.get(name), minds.rules_of(name)
    names: dict[str, Any] = {"step": game.rules.step, "offer_all": game.rules.offer_all, "score": game.score,
                             "playout": game.rules.playout, "choose": scripted.choose, "finish": scripted.finish}
    for rule in RULES:
        names[rule] = jit.bind(getattr(tree, rule), name, **names)
    return SimpleNamespace(**names)


@dataclass(frozen=True)
class Idea:
    """An action that was looked at: how often, and what the seats can expect after it."""

    action: str
    visits: int
    shares: tuple[float, ...]           # of a win, seat by seat
    scores: tuple[float, ...]           # at the end of the game


class Thinker:
    """One tree, grown by one thread."""

    def __init__(self, game: Game, edition: Any, worlds: Any, first: int, explore: int, width: int,
                 is_random: bool) -> None:
        self.game, self.worlds, self.number = game, worlds, first
        self.think = jit.compiled(rules_of(game.name).think, entry=True)
        self.scratch = (edition, worlds, np.zeros(1, game.State.dtype), np.zeros(1, game.Desk.dtype),
                        minds.packed([minds.mind(game)] * tree.SEATS))
        self.nodes = np.zeros(NODES, tree.Node.dtype)
        self.path, self.shares = np.zeros(tree.DEPTH, np.int64), np.zeros(tree.SEATS, np.float64)
        self.used, self.settings = 1, (explore, width, int(is_random))

    def simulate(self, count: int) -> None:
        self.used = self.think(*self.scratch, self.nodes, self.path, self.shares, self.used, self.number, count,
                               *self.settings)
        self.number += count

    @property
    def children(self) -> list[Any]:
        """The nodes of the actions that can be taken now."""
        found, child = [], int(self.nodes[tree.ROOT]["child"])
        while child:
            found.append(self.nodes[child])
            child = int(self.nodes[child]["sibling"])
        return found

    def grow(self, until: float, most: int) -> None:
        """Simulate until the time is up, or what is left of it cannot change the choice any more.  Where not the
        time but `most` sets the end, it is the same however fast the machine is."""
        done, began = 0, time.perf_counter()
        count = 8
        while done < most:
            self.simulate(min(count, most - done))
            done += count
            now = time.perf_counter()
            rate = done / (now - began)
            if now >= until or self.is_settled((until - now) * rate):
                return
            count = max(int(min(CHUNK_S, until - now) * rate), 1)

    def is_settled(self, left: float) -> bool:
        """Can no other action overtake the most visited one in so many simulations?"""
        visits = sorted((int(child["visits"]) for child in self.children), reverse=True)
        return len(visits) > 1 and visits[0] - visits[1] > left


@dataclass(frozen=True)
class SearchBot:
    """Thinks for `seconds` at most (no longer than it is allowed), or for so many `simulations`, on `threads`."""

    seconds: float = 60.0
    simulations: int = 1 << 30
    threads: int = 1
    explore: int = 500                  # in thousandths: how curious it is
    width: int = 1000                   # in thousandths: how many actions it looks at
    is_random: bool = False             # simulations end at random instead of by the scripted players

    def choose(self, seen: Observation) -> str:
        if len(seen.legal) == 1:
            return seen.legal[0]
        if not is_ready(seen.game):             # a table does not wait for the compiler
            return ScriptedBot().choose(seen)
        return self.ponder(seen)[0].action

    def ponder(self, seen: Observation) -> list[Idea]:
        """What it would do, best first, and what it expects."""
        until = time.perf_counter() + 0.95 * min(self.seconds, seen.seconds)
        thinkers = [self._thinker(seen, number) for number in range(self.threads)]
        if len(thinkers) == 1:
            thinkers[0].grow(until, self.simulations)
        else:
            with ThreadPoolExecutor(self.threads) as pool:      # compiled code leaves the interpreter free
                list(pool.map(lambda thinker: thinker.grow(until, self.simulations // self.threads), thinkers))
        return merged(seen, thinkers)

    def _thinker(self, seen: Observation, number: int) -> Thinker:
        worlds = seen.worlds(WORLDS)
        return Thinker(seen.game, seen.packed_edition, worlds, number << 24, self.explore, self.width, self.is_random)


def merged(seen: Observation, thinkers: Sequence[Thinker]) -> list[Idea]:
    """What several trees found at their roots, put together."""
    sums: dict[int, Any] = {}
    for child in (child for thinker in thinkers for child in thinker.children):
        total = sums.setdefault(int(child["action"]), np.zeros(1 + 2 * tree.SEATS))
        total += np.concatenate([[child["visits"]], child["value"], child["score"]])
    players = seen.view["players"]
    ideas = [Idea(seen.game.verbs.action(action).text, int(total[0]),
                  tuple((total[1:1 + players] / total[0] / tree.WHOLE).tolist()),
                  tuple((total[1 + tree.SEATS:1 + tree.SEATS + players] / total[0]).tolist()))
             for action, total in sums.items()]
    return sorted(ideas, key=lambda idea: -idea.visits)


def warm_up(game: Game) -> None:
    """Compile the search in a game, or load it from the cache on disk."""
    players = game.players[-1]
    edition = game.freeze(game.load_edition(game.edition), players, game.full_options({}))
    state, desk = game.State(), game.Desk()
    game.rules.begin(edition, state, desk, 0, players)
    Thinker(game, edition.pack(), state.pack(), 0, 500, 1000, False).simulate(1)
    minds.note_ready(game, "search")


def is_ready(game: Game) -> bool:
    """Can the search run at once, without compiling it first?"""
    return minds.is_ready(game, "search")
