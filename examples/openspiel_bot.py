"""OpenSpiel's Monte Carlo tree search against its random bots, on one of our games with exact odds.

    python examples/openspiel_bot.py [--game gusher_giganten] [--simulations 20] [--decisions 60]

Searching a whole game takes a while, so only the searching player's first few decisions are shown.
(pip install "gusher[openspiel]")
"""

from __future__ import annotations

import argparse

import numpy as np
import pyspiel
from open_spiel.python.algorithms import mcts
from open_spiel.python.bots import uniform_random

import gusher.adapters.openspiel  # noqa: F401  # registers our games with OpenSpiel


def main(name: str, simulations: int, decisions: int) -> None:
    game, rng = pyspiel.load_game(name), np.random.RandomState(7)
    searcher = mcts.MCTSBot(
        game, uct_c=1.4, max_simulations=simulations, random_state=rng, evaluator=mcts.RandomRolloutEvaluator(1, rng)
    )
    bots = [searcher, *(uniform_random.UniformRandomBot(player, rng) for player in range(1, game.num_players()))]
    state = game.new_initial_state()
    while not state.is_terminal() and decisions > 0:
        if state.is_chance_node():
            outcomes, odds = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(rng.choice(outcomes, p=odds))
            continue
        player, action = state.current_player(), bots[state.current_player()].step(state)
        if player == 0:
            decisions -= 1
            print(f"search plays {state.action_to_string(player, action)}")
        state.apply_action(action)
    print("returns:", state.returns() if state.is_terminal() else "the game continues")


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--game", default="gusher_giganten")
    parser.add_argument("--simulations", type=int, default=20)
    parser.add_argument("--decisions", type=int, default=60)
    given = parser.parse_args()
    main(given.game, given.simulations, given.decisions)
