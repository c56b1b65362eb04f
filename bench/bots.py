"""How fast the bots think.

    python bench/bots.py [--json] [--seconds 3]

Everything runs compiled on one core, from positions in the middle of scripted games.  A simulated game is one
simulation of the search: down the tree from that position, then on for a few rounds with the scripted players.
"""

from __future__ import annotations

import argparse
import json
import random
import time
from typing import Any

import gusher
from gusher import bots
from gusher.bots import scripted
from gusher.bots.scripted import best_rated
from gusher.bots.search import Settings, Thinker
from gusher.kernel import registry
from gusher.kernel.driver import begin, step
from gusher.kernel.engine import blank, entry
from gusher.kernel.game import Game
from gusher.kernel.jit import rule
from gusher.kernel.layout import Array

WORLDS = 64
DECISIONS = 40
STRETCHES = 5  # the best of these counts: the machine may be shared


def middle(game: Game) -> gusher.Match:
    """A position in the middle of a scripted game."""
    match = gusher.new(game.name, game.players[-1], "bench", game.bounded)
    for _ in range(120):
        match.play(bots.decide(bots.get("scripted"), match.view(match.seat), random.Random(1)).action)
    return match


@rule
def contest(eds: Array, states: Array, scratches: Array, minds: Array, first: int, players: int, games: int) -> int:
    """Games with the seeds `first`, `first + 1` … between `minds[seat]`; how many decisions they took in all."""
    ed, g, scratch = eds[0], states[0], scratches[0]
    decisions = 0
    for game in range(games):
        options = begin(ed, g, scratch, first + game, players)
        while options > 0:
            decisions += 1
            options = step(ed, g, scratch, best_rated(ed, g, scratch, minds[g.seat]))
    return decisions


contest.__module__ = scripted.__name__  # cached with the bots, so that a change to them recompiles it


def scripted_us(game: Game, seconds: float) -> float:
    """A decision in scripted games, including its effect and the chance that follows."""
    players = game.players[-1]
    play, arrays = entry(game, contest), blank(game.ruleset(None, players, game.bounded))
    seats, best = scripted.minds(game, players), 1e9
    play(*arrays, seats, 0, players, 1)
    for first in range(STRETCHES):
        began, decisions = time.perf_counter(), 0
        while time.perf_counter() - began < seconds / STRETCHES:
            decisions += play(*arrays, seats, 1000 * first, players, 100)
        best = min(best, (time.perf_counter() - began) / decisions)
    return best * 1e6


def bot_us(match: gusher.Match, name: str) -> float:
    """A bot's decision as a table requests it, from a view to a text: processor time, of all threads."""
    view, bot = match.view(match.seat), bots.get(name)
    bots.decide(bot, view, random.Random(1))
    best = 1e9
    for _ in range(STRETCHES):
        began = time.process_time()
        for _ in range(DECISIONS):
            bots.decide(bot, view, random.Random(1))
        best = min(best, (time.process_time() - began) / DECISIONS)
    return best * 1e6


def simulations(match: gusher.Match, seconds: float) -> float:
    """The search's simulations a second."""
    seen = bots.observe(match.view(match.seat), random.Random(1), 1.0)
    thinker = Thinker(seen.game, seen.packed_edition, seen.worlds(WORLDS), 0, Settings(ideas=10))
    thinker.simulate(thinker.ideas, 0, 20)
    best = 0.0
    for _ in range(STRETCHES):
        began, count = time.perf_counter(), 0
        while time.perf_counter() - began < seconds / STRETCHES:
            thinker.simulate(thinker.ideas, 0, 20)
            count += 20 * len(thinker.ideas)
        best = max(best, count / (time.perf_counter() - began))
    return best


def measure(name: str, seconds: float) -> dict[str, Any]:
    game = registry.get(name)
    bots.warm_up(game, ["search"])
    match = middle(game)
    began = time.perf_counter()
    bots.observe(match.view(match.seat), random.Random(1), 1.0).worlds(WORLDS)
    sampling = time.perf_counter() - began
    return {
        "scripted_decision_us": round(scripted_us(game, seconds), 2),
        "scripted_bot_us": round(bot_us(match, "scripted"), 1),
        "network_bot_us": round(bot_us(match, "network"), 1),
        "scripted_simulations_per_s": round(simulations(match, seconds)),
        "sampling_64_ms": round(1000 * sampling, 1),
    }


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--json", action="store_true")
    parser.add_argument("--seconds", type=float, default=3.0)
    given = parser.parse_args()
    figures = {name: measure(name, given.seconds) for name in registry.names()}
    if given.json:
        print(json.dumps(figures, indent=1))
        return
    for name, measured in figures.items():
        for figure, value in measured.items():
            print(f"{name:10} {figure:24} {value:>12,}")


if __name__ == "__main__":
    main()
