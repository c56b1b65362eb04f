"""The bot that thinks ahead: information-set Monte Carlo tree search over sampled positions (`tree.py`)."""

from __future__ import annotations

import functools
import math
import time
from collections.abc import Callable, Iterable, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, field
from types import SimpleNamespace
from typing import Any

import numpy as np

from gusher.kernel import jit, registry
from gusher.kernel.game import Game

from . import minds, tree
from .memory import Memory
from .observation import Observation
from .scripted import ScriptedBot

NODES = 1 << 15  # in one tree
WORLDS = 64  # positions sampled for one decision
TURNS = 2048  # of a race, at most
STRIDE = 8  # turns before actions are first left out
DOUBT = 2.0  # standard errors by which an action must be behind to be left out
TRIFLE = 0.002  # of a win: a gain that is not worth a thought,
IMPATIENCE = 0.00005  # and by how much more a gain must be worth one after each turn
MARGIN = 0.95  # of the time allowed
RULES = (
    "recall",
    "count_tried",
    "best_child",
    "find_child",
    "add_child",
    "expect",
    "share_out",
    "simulate",
    "note",
    "list_ideas",
    "decides",
    "follow",
    "think",
)
NOTHING, ALIKE, ALL = range(3)  # what is reused: ALIKE is as much as is known of all actions in the race
NO_TREE, NO_DECISIONS = np.zeros(1, tree.Node.dtype), np.zeros((0, 2), np.int64)  # nothing is kept


@functools.cache
def rules_of(name: str) -> SimpleNamespace:
    """The rules of `tree.py` with one game's functions filled in."""
    game, scripted = registry.get(name), minds.rules_of(name)
    names: dict[str, Any] = {
        "step": game.interpreted.step,
        "offer_all": game.interpreted.offer_all,
        "score": game.rules.score,
        "prospects": minds.judge_of(game).prospects,
        "playout": game.interpreted.playout,
        "choose": scripted.choose,
        "finish": scripted.finish,
    }
    for rule in RULES:
        names[rule] = jit.bind(getattr(tree, rule), name, **names)
    return SimpleNamespace(**names)


@dataclass(frozen=True)
class Idea:
    """An action that was looked at: how often, and what the seats can expect after it."""

    action: str
    visits: int
    shares: tuple[float, ...]  # of a win, seat by seat
    scores: tuple[float, ...]  # at the end of the game


@dataclass(frozen=True)
class Settings:
    """How a tree grows."""

    ideas: int = 24  # actions that are looked at, the best rated ones
    explore: int = 500  # in thousandths: how curious it is further down
    width: int = 1000  # in thousandths: how many actions it looks at further down
    is_random: bool = False  # simulations go on at random, to the end of the game
    reuse: int = ALIKE  # of what the tree of the seat's last decision knows


class Thinker:
    """One tree, grown by one thread; `kept` is the one that it grew for the seat's last decision, and `decisions` what
    has been decided from then on."""

    def __init__(
        self,
        game: Game,
        edition: Any,
        worlds: Any,
        number: int,
        settings: Settings,
        kept: Any = NO_TREE,
        decisions: Any = NO_DECISIONS,
    ) -> None:
        self.edition, self.worlds, self.shift, self.settings = edition, worlds, number << 24, settings
        self.game, self.rules, self.ahead = game, rules_of(game.name), minds.judge_of(game).AHEAD
        self.minds = minds.packed([minds.mind(game)] * tree.SEATS)
        self.states, self.scratches = np.zeros(1, game.rules.State.dtype), np.zeros(1, game.rules.Scratch.dtype)
        self.nodes, self.kept, self.decisions = np.zeros(NODES, tree.Node.dtype), kept, decisions
        self.nodes[tree.ROOT]["twin"] = jit.compiled(self.rules.follow, entry=True)(kept, decisions)
        self.path, self.shares = np.zeros(tree.DEPTH, np.int64), np.zeros(tree.SEATS, np.float64)
        self.used = jit.compiled(self.rules.list_ideas, entry=True)(
            edition, worlds[:1].copy(), self.scratches, self.minds, self.nodes, settings.ideas, kept
        )
        self.ideas = np.arange(1, self.used)
        self.results = np.zeros((self.used, TURNS), np.float32)

    def simulate(self, racers: Any, first: int, turns: int) -> None:
        think = jit.compiled(self.rules.think, entry=True)
        self.used = think(
            self.edition,
            self.worlds,
            self.states,
            self.scratches,
            self.minds,
            self.nodes,
            self.path,
            self.shares,
            self.results,
            racers,
            self.used,
            self.shift,
            first,
            turns,
            self.ahead,
            self.settings.explore,
            self.settings.width,
            int(self.settings.is_random),
            self.kept,
            self.known_of(racers, first),
        )

    def known_of(self, racers: Any, turns: int) -> int:
        """How many visits in the kept tree count for these actions, after so many turns of their race: as many as every
        one of them had there, and no more than the race has given them, which knows what chance has said since."""
        twins = self.nodes["twin"][racers]
        visits = np.where(twins == tree.NOBODY, 0, self.kept["visits"][twins])
        return int(visits.max()) if self.settings.reuse == ALL else min(int(visits.min()), turns)


class Race:
    """The actions that are looked at, the better ones for longer.  All are tried on the same positions with the same
    chance: what tells two of them apart is then hardly luck, and two that come to the same are known for it at once."""

    def __init__(self, thinkers: Sequence[Thinker]) -> None:
        self.thinkers, self.turns, self.simulations = thinkers, 0, 0
        self.racers: Any = thinkers[0].ideas  # still in it, the best first
        self.dropped: list[int] = []  # the others, the last one left out first

    @property
    def ranking(self) -> list[int]:
        return [*self.racers.tolist(), *self.dropped]

    def run(
        self,
        until: float,
        most: int,
        in_turn: Callable[..., Iterable[Any]] = map,
        clock: Callable[[], float] = time.perf_counter,
    ) -> None:
        """Until one is left, or the time is up, or so many simulations are done.  Where not the time sets the end, it
        is the same however fast the machine is."""
        began, turns = clock(), 1
        while len(self.racers) > 1 and self.turns < TURNS and turns > 0:
            cost = len(self.racers) * len(self.thinkers)
            turns = min(max(STRIDE, self.turns // 4), TURNS - self.turns, (most - self.simulations) // cost)
            if self.simulations:
                now = clock()
                turns = min(turns, int((until - now) * self.simulations / max(now - began, 1e-9) / cost))
            elif turns == 0 or STRIDE * cost > most:
                turns = 1  # a little thought is better than none
            if turns > 0:
                self.advance(turns, in_turn)
                self.drop()

    def advance(self, turns: int, in_turn: Callable[..., Iterable[Any]] = map) -> None:
        first, racers = self.turns, np.sort(self.racers)
        list(in_turn(lambda thinker: thinker.simulate(racers, first, turns), self.thinkers))
        self.turns += turns
        self.simulations += turns * len(racers) * len(self.thinkers)

    def drop(self) -> None:
        """Leave out what is hardly better than the best one so far, as far as the same turns tell of both."""
        results = np.concatenate([thinker.results[self.racers, : self.turns] for thinker in self.thinkers], axis=1)
        means = results.mean(axis=1)
        order = np.argsort(-means, kind="stable")
        ahead = results[order] - results[order[0]]
        hope = ahead.mean(axis=1) + DOUBT * ahead.std(axis=1) / math.sqrt(ahead.shape[1])
        stays = (hope > TRIFLE + IMPATIENCE * self.turns) | (self.turns < STRIDE)
        stays[0] = True
        self.dropped = [*self.racers[order[~stays]].tolist(), *self.dropped]
        self.racers = self.racers[order[stays]]


@dataclass(frozen=True)
class SearchBot:
    """Thinks for `seconds` at most (no longer than it is allowed), or for so many `simulations`, on `threads`.
    `waver` is by how much its judgement of what it found wavers, in thousandths of a win: an action that is so much
    worse than the best is then taken about a third as often."""

    seconds: float = 60.0
    simulations: int = 1 << 30
    threads: int = 1
    settings: Settings = Settings()
    waver: int = 0
    memory: Memory = field(default_factory=Memory, compare=False, repr=False)

    def choose(self, seen: Observation) -> str:
        if len(seen.legal) == 1:
            return seen.legal[0]
        if not is_ready(seen.game):  # a table does not wait for the compiler
            return ScriptedBot().choose(seen)
        ideas = self.ponder(seen)
        return max(ideas, key=lambda idea: self.judged(seen, idea)).action if self.waver else ideas[0].action

    def judged(self, seen: Observation, idea: Idea) -> float:
        """A share of a win, with an error of judgement as in `policy.wavering`."""
        luck = -math.log(-math.log(seen.rng.uniform(1e-9, 1 - 1e-9)))
        return idea.shares[seen.seat] + self.waver / 1000 * luck

    def ponder(self, seen: Observation) -> list[Idea]:
        """What it would do, best first, and what it expects."""
        race = self.think(seen)
        return [idea_of(seen, race, node) for node in race.ranking]

    def thinkers(self, seen: Observation) -> list[Thinker]:
        """One for each thread, with the tree that it grew for the seat's last decision, if it remembers any."""
        decisions = [(seat, seen.game.rules.verbs.parse(text).index) for seat, text in seen.trail["decisions"]]
        path = np.array(decisions, np.int64).reshape(-1, 2)
        trees = self.memory.recall(seen.trail["last"]) or [NO_TREE] * self.threads
        return [
            Thinker(seen.game, seen.packed_edition, worlds_of(seen), number, self.settings, kept, path)
            for number, kept in enumerate(trees)
        ]

    def think(self, seen: Observation) -> Race:
        until = time.perf_counter() + MARGIN * min(self.seconds, seen.seconds)
        race = Race(self.thinkers(seen))
        if self.threads == 1:
            race.run(until, self.simulations)
        else:
            with ThreadPoolExecutor(self.threads) as pool:  # compiled code leaves the interpreter free
                race.run(until, self.simulations, pool.map)
        if self.settings.reuse != NOTHING:
            self.memory.keep(seen.trail["mark"], [thinker.nodes[: thinker.used].copy() for thinker in race.thinkers])
        return race


def worlds_of(seen: Observation) -> Any:
    """Positions that the seat cannot tell apart.  Where nothing is hidden, there is but one."""
    known = {"key": 0, "draws": 0, **seen.view["state"]}
    is_open = all(name in known and not _has_gaps(known[name]) for name in seen.game.rules.State.fields)
    return seen.worlds(1 if is_open else WORLDS)


def _has_gaps(value: Any) -> bool:
    return value is None or (isinstance(value, list) and any(map(_has_gaps, value)))


def action_of(seen: Observation, race: Race, node: int) -> str:
    return seen.game.rules.verbs.action(int(race.thinkers[0].nodes[node]["action"])).text


def idea_of(seen: Observation, race: Race, node: int) -> Idea:
    """What all trees together found about an action."""
    found = [thinker.nodes[node] for thinker in race.thinkers]
    visits = sum(int(one["visits"]) for one in found)
    shares = sum(one["value"] for one in found) / max(visits, 1) / tree.WHOLE
    scores = sum(one["score"] for one in found) / max(visits, 1)
    players = seen.view["players"]
    return Idea(action_of(seen, race, node), visits, tuple(shares[:players].tolist()), tuple(scores[:players].tolist()))


def warm_up(game: Game) -> None:
    """Compile the search in a game, or load it from the cache on disk."""
    ruleset = game.ruleset()
    state, scratch = game.rules.State(), game.rules.Scratch()
    game.interpreted.begin(ruleset.edition, state, scratch, 0, ruleset.players)
    thinker = Thinker(game, ruleset.packed, state.pack(), 0, Settings(ideas=2))
    thinker.simulate(thinker.ideas, 0, 1)
    minds.note_ready(game, "search")


def is_ready(game: Game) -> bool:
    """Can the search run at once, without compiling it first?"""
    return minds.is_ready(game, "search")
