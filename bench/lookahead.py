"""What lookahead is worth: the action it chooses compared with the network's first choice.

    python bench/lookahead.py [--game giganten] [--players 4] [--positions 20]

In positions from the network's own games, the likely actions are tried to the end of the round, as Tycoon does, and,
on other samples, to the end of the game.  Prints how much more the choice after 16, 32 … passes wins than the network's
first choice, in per cent of a win, when played to the end, with the standard error.
"""

from __future__ import annotations

import argparse
import math
from random import Random
from typing import Any

import numpy as np

import gusher
from gusher.bots.lookahead import DEFAULT, Lookahead, LookaheadBot, Settings
from gusher.bots.network import NetworkBot
from gusher.bots.observation import Observation
from gusher.kernel import registry

TO_THE_END = Settings(shallow=1 << 30, depth=1 << 20)
APART = 40  # decisions between two positions, on average
AT_ONCE = 32  # turns
TURNS = (16, 32, 64, 128, 256, 512)  # to the end of the round,
TRUTH = 128  # and to the end of the game


def likely(bot: NetworkBot, seen: Observation) -> list[int]:
    """The actions that Tycoon would try, the likeliest first."""
    policy = bot.opinion(seen).policy
    best = sorted(policy, key=lambda text: -policy[text])[: DEFAULT.ideas]
    parse = seen.game.rules.verbs.parse
    return [parse(text).index for text in best if math.exp(policy[text] - policy[best[0]]) >= DEFAULT.least]


def tried(seen: Observation, actions: list[int], settings: Settings, turns: int) -> Any:
    """(action, turn): the seat's share of the win."""
    network = NetworkBot().network(seen.game)
    ahead = Lookahead(seen.ruleset, seen.seat, seen.worlds(turns), network, actions, settings)
    for first in range(0, turns, AT_ONCE):
        ahead.simulate(ahead.ideas, first, min(AT_ONCE, turns - first))
    return ahead.results[:, :turns]


def positions(name: str, players: int, count: int) -> list[tuple[Any, Any]]:
    """What lookahead found in some positions, and what happens by the end of the game."""
    rng, bot, game, seed = Random(1), NetworkBot(), registry.get(name), 0
    found: list[tuple[Any, Any]] = []
    while len(found) < count:
        match = gusher.new(name, players, seed, dict(game.bounded))
        seed += 1
        while not match.over and len(found) < count:
            seen = Observation(match.view(match.seat), rng)
            if rng.random() < 1 / APART and len(actions := likely(bot, seen)) > 1:
                found.append((tried(seen, actions, DEFAULT, TURNS[-1]), tried(seen, actions, TO_THE_END, TRUTH)))
            match.play(bot.choose(seen))
    return found


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--game", choices=registry.names(), default=registry.names()[0])
    parser.add_argument("--players", type=int, default=4)
    parser.add_argument("--positions", type=int, default=20)
    given = parser.parse_args()
    LookaheadBot().warm_up(registry.get(given.game))
    found = positions(given.game, given.players, given.positions)
    for turns in TURNS:
        gains = [100 * (to_end[ahead[:, :turns].mean(1).argmax()] - to_end[0]).mean() for ahead, to_end in found]
        print(f"{turns:>4} turns: {np.mean(gains):+.2f} % ± {np.std(gains) / math.sqrt(len(gains)):.2f}")


if __name__ == "__main__":
    main()
