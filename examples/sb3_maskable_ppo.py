"""sb3-contrib's MaskablePPO learns one seat against random players.

python examples/sb3_maskable_ppo.py [--steps 100000] [--game giganten]    (pip install "gusher[rl]" sb3-contrib)

The environment needs no wrapper: it has `action_masks`, which MaskablePPO calls.
"""

from __future__ import annotations

import argparse

from sb3_contrib import MaskablePPO
from sb3_contrib.common.maskable.evaluation import evaluate_policy

from gusher.adapters.gymnasium import GusherEnv


def main(game: str, steps: int, rollout: int, games: int) -> float:
    env = GusherEnv(game, floats=True)
    model = MaskablePPO("MlpPolicy", env, n_steps=rollout, batch_size=64, n_epochs=4, gamma=0.999, seed=1)
    model.learn(steps)
    mean, spread = evaluate_policy(model, GusherEnv(game, floats=True), n_eval_episodes=games, warn=False)
    print(f"after {model.num_timesteps} steps: mean reward {mean:+.2f} ± {spread:.2f} over {games} games")
    return float(mean)


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--game", default="giganten")
    parser.add_argument("--steps", type=int, default=100_000)
    parser.add_argument("--rollout", type=int, default=2048)
    parser.add_argument("--games", type=int, default=50)
    given = parser.parse_args()
    main(given.game, given.steps, given.rollout, given.games)
