"""A whole game through PettingZoo's loop, with random legal actions.

python examples/pettingzoo_loop.py [GAME]       (pip install "gusher[rl]")
"""

from __future__ import annotations

import sys

from gusher.adapters import pettingzoo


def main(game: str = "giganten") -> None:
    env = pettingzoo.env(game, render_mode="ansi")
    env.reset(seed=7)
    rewards = {}
    for agent in env.agent_iter():
        seen, rewards[agent], terminated, truncated, _ = env.last()
        env.step(None if terminated or truncated else env.action_space(agent).sample(seen["action_mask"]))
    print("\n".join(f"{agent:10} {reward:+.2f}" for agent, reward in rewards.items()))


if __name__ == "__main__":
    main(*sys.argv[1:2])
