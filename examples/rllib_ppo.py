"""RLlib's PPO learns one seat against random players.

python examples/rllib_ppo.py [--updates 50] [--game giganten]
    (pip install "gusher[rl]" torch ray dm-tree lz4 ormsgpack pandas scipy tensorboardX)

`ray[rllib]` itself asks for an older Gymnasium, but RLlib runs with the one that we use.  Its module for masked
actions wants the mask beside the observations, which is all that the wrapper here provides.
"""

from __future__ import annotations

import argparse
from typing import Any

import gymnasium
import numpy as np
import ray
from gymnasium import spaces
from ray.rllib.algorithms.ppo import PPOConfig
from ray.rllib.core.rl_module.rl_module import RLModuleSpec
from ray.rllib.examples.rl_modules.classes.action_masking_rlm import ActionMaskingTorchRLModule

from gusher.adapters.gymnasium import GusherEnv


class WithMask(gymnasium.ObservationWrapper[Any, Any, Any]):
    """Observations, with the mask beside them."""

    def __init__(self, settings: dict[str, Any]) -> None:
        super().__init__(GusherEnv(settings["game"], floats=True))
        seen, actions = self.env.observation_space, self.env.action_space
        assert isinstance(seen, spaces.Box)
        assert isinstance(actions, spaces.Discrete)
        mask = spaces.Box(0.0, 1.0, (int(actions.n),), np.float32)
        self.observation_space = spaces.Dict({"action_mask": mask, "observations": seen})

    def observation(self, observation: Any) -> Any:
        return {"action_mask": self.unwrapped.action_masks().astype(np.float32), "observations": observation}  # type: ignore[attr-defined]  # it is a GusherEnv


def main(game: str, updates: int, steps: int) -> float:
    ray.init(num_cpus=1, include_dashboard=False, log_to_driver=False)
    module = RLModuleSpec(module_class=ActionMaskingTorchRLModule, model_config={"fcnet_hiddens": [256, 256]})
    config = (
        PPOConfig()
        .environment(WithMask, env_config={"game": game})
        .env_runners(num_env_runners=0)  # all in this process
        .training(
            gamma=0.999, lr=3e-4, num_epochs=4, train_batch_size_per_learner=steps, minibatch_size=min(steps, 128)
        )
        .rl_module(rl_module_spec=module)
        .debugging(seed=1)
    )
    learner, mean = config.build_algo(), float("nan")
    for update in range(updates):
        mean = float(learner.train()["env_runners"].get("episode_return_mean", mean))
        print(f"update {update + 1}: mean reward {mean:+.2f}")
    learner.stop()
    ray.shutdown()
    return mean


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--game", default="giganten")
    parser.add_argument("--updates", type=int, default=50)
    parser.add_argument("--steps", type=int, default=4096)
    given = parser.parse_args()
    main(given.game, given.updates, given.steps)
