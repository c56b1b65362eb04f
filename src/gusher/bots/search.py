"""The bot that thinks ahead: information-set Monte Carlo tree search over sampled positions (`tree.py`)."""

from __future__ import annotations

from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass

import numpy as np

from gusher.kernel.engine import entry
from gusher.kernel.game import Game
from gusher.kernel.layout import Array

from . import scripted, tree
from .compiled import ThinkingBot
from .network import SEATS
from .observation import Observation
from .race import TURNS, Idea, Patience, Race
from .scripted import ScriptedBot
from .tree import Settings as Settings

NODES = 1 << 15  # in one tree


class Thinker:
    """One tree, grown by one thread."""

    def __init__(self, game: Game, edition: Array, worlds: Array, number: int, settings: Settings) -> None:
        self.edition, self.worlds, self.shift, self.settings = edition, worlds, number << 24, settings
        self.game, self.ahead = game, game.learning.judgement.AHEAD
        self.minds = scripted.minds(game, SEATS)
        self.states, self.scratches = np.zeros(1, game.rules.State.dtype), np.zeros(1, game.rules.Scratch.dtype)
        nodes = np.zeros(NODES, tree.Node.dtype)
        list_ideas = entry(game, tree.list_ideas)
        self.used = list_ideas(edition, worlds[:1].copy(), self.scratches, self.minds, nodes, settings.ideas)
        self.ideas = np.arange(1, self.used)
        self.tree = tree.Tree(
            nodes,
            path=np.zeros(tree.DEPTH, np.int64),
            shares=np.zeros(SEATS, np.float64),
            results=np.zeros((self.used, TURNS), np.float32),
        )
        self.results = self.tree.results

    def simulate(self, racers: Array, first: int, turns: int) -> None:
        think = entry(self.game, tree.think)
        games = (self.edition, self.worlds, self.states, self.scratches, self.minds)
        self.used = think(*games, self.tree, racers, self.used, self.shift, first, turns, self.ahead, self.settings)


@dataclass(frozen=True)
class SearchBot(ThinkingBot):
    """Thinks for at most `seconds` (never longer than it is allowed) or `simulations`, on `threads`."""

    seconds: float = 60.0
    simulations: int = 1 << 30
    threads: int = 1

    def at_once(self, seen: Observation) -> str:
        return ScriptedBot().choose(seen)

    def ponder(self, seen: Observation) -> list[Idea]:
        until = seen.deadline(self.seconds)
        game, edition = seen.game, seen.packed_edition
        thinkers = [Thinker(game, edition, seen.worlds(), n, Settings()) for n in range(self.threads)]
        with ThreadPoolExecutor(self.threads) as pool:  # compiled code leaves the interpreter free
            race = Race(thinkers, Patience(), pool.map)
            race.run(until, self.simulations)
        return [idea_of(seen, thinkers, node) for node in race.ranking]

    def try_out(self, seen: Observation) -> None:
        ScriptedBot().warm_up(seen.game)
        thinker = Thinker(seen.game, seen.packed_edition, seen.worlds(1), 0, Settings(ideas=2))
        thinker.simulate(thinker.ideas, 0, 1)


def idea_of(seen: Observation, thinkers: Sequence[Thinker], node: int) -> Idea:
    """What all trees together found about an action."""
    found = [thinker.tree.nodes[node] for thinker in thinkers]
    visits = sum(int(one["visits"]) for one in found)
    shares = sum(one["value"] for one in found) / max(visits, 1) / tree.WHOLE
    scores = sum(one["score"] for one in found) / max(visits, 1)
    players = seen.view["players"]
    action = seen.game.rules.verbs.action(int(found[0]["action"])).text
    return Idea(action, visits, tuple(shares[:players].tolist()), tuple(scores[:players].tolist()))
