"""TorchRL: rollouts of all three environment APIs, and its PPO on one of them.

python examples/torchrl_ppo.py [--updates 50] [--game giganten]    (pip install "gusher[rl]" torchrl)

PettingZoo's turn-based and parallel APIs come with their masks; the Gymnasium API has its mask in `info`.
"""

from __future__ import annotations

import argparse
from typing import Any

import torch
from tensordict.nn import TensorDictModule
from torch import nn
from torchrl.collectors import Collector
from torchrl.data import Binary
from torchrl.envs import ActionMask, Compose, DTypeCastTransform, GymWrapper, PettingZooWrapper, TransformedEnv
from torchrl.envs.gym_like import default_info_dict_reader
from torchrl.modules import MaskedCategorical, ProbabilisticActor, ValueOperator
from torchrl.objectives import ClipPPOLoss
from torchrl.objectives.value import GAE

from gusher.adapters import pettingzoo
from gusher.adapters.gymnasium import GusherEnv

WIDTH = 128


def multi_agent_rollouts(game: str, steps: int) -> None:
    turns = PettingZooWrapper(pettingzoo.env(game, floats=True), use_mask=True)
    parallel = PettingZooWrapper(pettingzoo.parallel_env(game, floats=True), use_mask=True)
    for name, env in (("turn by turn", turns), ("parallel", parallel)):
        rollout = env.rollout(steps)
        print(
            f"{name}: {len(rollout)} steps by {', '.join(agent for group in env.group_map.values() for agent in group)}"
        )


def masked(env: GymWrapper, actions: int) -> TransformedEnv:
    """The mask from `info`, for the actor and for random actions."""
    env.set_info_dict_reader(
        default_info_dict_reader(["action_mask"], spec={"action_mask": Binary(actions, dtype=torch.int8)})
    )
    return TransformedEnv(
        env, Compose(DTypeCastTransform(torch.int8, torch.bool, in_keys=["action_mask"]), ActionMask())
    )


def main(game: str, updates: int, frames: int) -> float:
    torch.manual_seed(1)
    multi_agent_rollouts(game, 40)
    plain = GusherEnv(game, floats=True)
    size, actions = plain.episodes.tensor.float_size, plain.episodes.game.rules.verbs.size
    env = masked(GymWrapper(plain, categorical_action_encoding=True), actions)

    def network(outputs: int) -> nn.Module:
        return nn.Sequential(nn.Linear(size, WIDTH), nn.Tanh(), nn.Linear(WIDTH, outputs))

    logits = TensorDictModule(network(actions), in_keys=["observation"], out_keys=["logits"])
    actor = ProbabilisticActor(
        logits,
        in_keys={"logits": "logits", "mask": "action_mask"},
        distribution_class=MaskedCategorical,
        return_log_prob=True,
    )
    critic = ValueOperator(network(1), in_keys=["observation"])
    advantage = GAE(gamma=0.999, lmbda=0.95, value_network=critic)
    loss = ClipPPOLoss(actor, critic, clip_epsilon=0.2, entropy_coeff=0.003)
    optimiser = torch.optim.Adam(loss.parameters(), 1e-3)
    mean = 0.0
    collector: Any = Collector(env, actor, frames_per_batch=frames, total_frames=updates * frames)
    for update, batch in enumerate(collector, 1):
        for _ in range(3):
            advantage(batch)
            losses = loss(batch)
            total = losses["loss_objective"] + losses["loss_critic"] + losses["loss_entropy"]
            optimiser.zero_grad()
            total.backward()
            optimiser.step()
        ends = batch["next", "done"]
        mean = float(batch["next", "reward"][ends].mean()) if ends.any() else 0.0
        print(f"update {update:3}  {int(ends.sum()):3} games  mean reward {mean:+.2f}")
    collector.shutdown()
    return mean


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--game", default="giganten")
    parser.add_argument("--updates", type=int, default=50)
    parser.add_argument("--frames", type=int, default=2048)
    given = parser.parse_args()
    main(given.game, given.updates, given.frames)
