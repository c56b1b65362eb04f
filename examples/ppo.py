"""PPO in sixty lines of PyTorch: one seat learns against three that play at random.

    python examples/ppo.py [--updates 60] [--game giganten]       (pip install "gusher[rl]" torch)

Watch the mean reward: 1 is first place, 0 a random player's average, -1 last place.
"""

from __future__ import annotations

import argparse
import time
from typing import Any

import numpy as np
import torch
from torch import nn

from gusher.adapters.gymnasium import GusherVectorEnv

GAMMA, LAMBDA, CLIP, ENTROPY, EPOCHS, PIECES = 0.999, 0.95, 0.2, 0.003, 3, 4


def judge(net: Any, seen: Any, legal: Any) -> tuple[Any, Any]:
    """The odds of each action, and the value of the position."""
    out = net(seen)
    return torch.distributions.Categorical(logits=out[:, :-1].masked_fill(~legal, -1e9)), out[:, -1]


def main(game: str, updates: int, number: int, steps: int) -> float:
    torch.manual_seed(1)
    envs = GusherVectorEnv(number, game)
    tensor, width = envs.batch.tensor, 128
    floats = tensor.floats  # the observations' float form
    net = nn.Sequential(
        nn.Linear(tensor.float_size, width),
        nn.Tanh(),
        nn.Linear(width, width),
        nn.Tanh(),
        nn.Linear(width, envs.batch.game.rules.verbs.size + 1),
    )
    nn.init.zeros_(net[-1].weight)
    optimiser, began, mean = torch.optim.Adam(net.parameters(), 1e-3), time.time(), 0.0
    seen, info = envs.reset(seed=1)
    for update in range(1, updates + 1):
        rows, results = [], []
        for _ in range(steps):  # play
            inputs, legal = torch.from_numpy(floats(seen)), torch.from_numpy(info["action_mask"])
            with torch.no_grad():
                odds, value = judge(net, inputs, legal)
                action = odds.sample()
            seen, reward, done, _, info = envs.step(action.numpy())
            rows.append(
                (
                    inputs,
                    legal,
                    action,
                    odds.log_prob(action),
                    value,
                    torch.from_numpy(reward),
                    torch.from_numpy(done).float(),
                )
            )
            results += reward[done].tolist()
        inputs, legal, action, before, value, reward, done = (torch.stack(column) for column in zip(*rows, strict=True))
        with torch.no_grad():
            following = judge(net, torch.from_numpy(floats(seen)), torch.from_numpy(info["action_mask"]))[1]
        gain, advantage = torch.zeros_like(value), torch.zeros(number)
        for step in reversed(range(steps)):  # how much better than expected
            alive = 1 - done[step]
            surprise = reward[step] + GAMMA * following * alive - value[step]
            gain[step] = advantage = surprise + GAMMA * LAMBDA * alive * advantage
            following = value[step]
        flat = [part.flatten(0, 1) for part in (inputs, legal, action, before, gain, gain + value)]
        for piece in [part for _ in range(EPOCHS) for part in torch.randperm(steps * number).chunk(PIECES)]:  # learn
            x, mask, chosen, old, better, target = (part[piece] for part in flat)
            odds, value = judge(net, x, mask)
            better = (better - better.mean()) / (better.std() + 1e-8)
            ratio = (odds.log_prob(chosen) - old).exp()
            loss = (
                -torch.min(ratio * better, ratio.clamp(1 - CLIP, 1 + CLIP) * better).mean()
                + 0.5 * (value - target).pow(2).mean()
                - ENTROPY * odds.entropy().mean()
            )
            optimiser.zero_grad()
            loss.backward()
            nn.utils.clip_grad_norm_(net.parameters(), 0.5)
            optimiser.step()
        mean = float(np.mean(results)) if results else 0.0
        print(f"update {update:3}  {time.time() - began:5.0f} s  {len(results):4} games  mean reward {mean:+.2f}")
    return mean


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--game", default="giganten")
    parser.add_argument("--updates", type=int, default=60)
    parser.add_argument("--envs", type=int, default=256)
    parser.add_argument("--steps", type=int, default=64)
    given = parser.parse_args()
    main(given.game, given.updates, given.envs, given.steps)
