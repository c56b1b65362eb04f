"""Tianshou's DQN learns one seat in the turn-based environment; its random policy plays the others.

python examples/tianshou_dqn.py [--epochs 10] [--game giganten]    (pip install "gusher[rl]" tianshou)

Tianshou understands PettingZoo's masks: neither policy ever proposes an illegal action.
"""

from __future__ import annotations

import argparse

import torch
from tianshou.algorithm import DQN, MARLRandomDiscreteMaskedOffPolicyAlgorithm, MultiAgentOffPolicyAlgorithm
from tianshou.algorithm.modelfree.dqn import DiscreteQLearningPolicy
from tianshou.algorithm.optim import AdamOptimizerFactory
from tianshou.data import Collector, VectorReplayBuffer
from tianshou.env import DummyVectorEnv, PettingZooEnv
from tianshou.trainer import OffPolicyTrainerParams
from tianshou.utils.net.common import Net

from gusher.adapters import pettingzoo


def new_env(game: str) -> PettingZooEnv:
    return PettingZooEnv(pettingzoo.env(game, floats=True))


def main(game: str, epochs: int, steps: int, games: int) -> float:
    torch.manual_seed(1)
    env = new_env(game)
    seen = env.observation_space["observation"]
    net = Net(state_shape=seen.shape, action_shape=env.action_space.n, hidden_sizes=[128, 128])
    policy = DiscreteQLearningPolicy(model=net, action_space=env.action_space, eps_training=0.1)
    learner = DQN(policy=policy, optim=AdamOptimizerFactory(lr=1e-3), gamma=0.999, target_update_freq=500)
    others = [MARLRandomDiscreteMaskedOffPolicyAlgorithm(env.action_space) for _ in env.agents[1:]]
    players = MultiAgentOffPolicyAlgorithm(algorithms=[learner, *others], env=env)
    training, testing = (DummyVectorEnv([lambda: new_env(game)]) for _ in range(2))
    buffer = VectorReplayBuffer(20_000, 1)
    result = players.run_training(
        OffPolicyTrainerParams(
            training_collector=Collector[object](players, training, buffer, exploration_noise=True),
            test_collector=Collector[object](players, testing),
            max_epochs=epochs,
            epoch_num_steps=steps,
            collection_step_num_env_steps=steps // 2,
            test_step_num_episodes=games,
            update_step_num_gradient_steps_per_sample=0.1,
            batch_size=64,
            multi_agent_return_reduction=lambda rewards: rewards[:, 0],
            test_in_training=False,
            show_progress=False,
        )
    )
    print(f"best mean reward of the learner {result.best_reward:+.2f}")
    return float(result.best_reward)


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--game", default="giganten")
    parser.add_argument("--epochs", type=int, default=10)
    parser.add_argument("--steps", type=int, default=5000)
    parser.add_argument("--games", type=int, default=10)
    given = parser.parse_args()
    main(given.game, given.epochs, given.steps, given.games)
