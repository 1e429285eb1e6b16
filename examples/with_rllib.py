"""RLlib: PPO with its module for action masks learns a seat of Citadels among random bots.

``python examples/with_rllib.py --iterations 5`` needs RLlib: pip install '.[research]'.
"""

from __future__ import annotations

import argparse
import logging
from typing import Any

import gymnasium
import numpy as np
import ray
from gymnasium import spaces
from ray.rllib.algorithms.ppo import PPOConfig
from ray.rllib.core.rl_module.rl_module import RLModuleSpec
from ray.rllib.examples.rl_modules.classes.action_masking_rlm import ActionMaskingTorchRLModule
from ray.tune.registry import register_env

from burgrave.envs.gymnasium import SeatEnv


class Masked(gymnasium.Wrapper):
    """The mask beside the observation, under the names that RLlib's module has for them."""

    def __init__(self, env: SeatEnv) -> None:
        super().__init__(env)
        mask = spaces.Box(0, 1, (env.action_masks().size,), np.float32)
        self.observation_space = spaces.Dict({"observations": env.observation_space, "action_mask": mask})

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[Any, dict[str, Any]]:
        """Begin a new game."""
        seen, info = self.env.reset(seed=seed, options=options)
        return self._beside(seen, info), info

    def step(self, action: Any) -> tuple[Any, Any, bool, bool, dict[str, Any]]:
        """Act."""
        seen, reward, terminated, truncated, info = self.env.step(action)
        return self._beside(seen, info), reward, terminated, truncated, info

    def _beside(self, seen: Any, info: dict[str, Any]) -> dict[str, Any]:
        return {"observations": seen, "action_mask": info["action_mask"].astype(np.float32)}


def main() -> None:
    """Learn, and tell the mean reward: -1 is the last place, 1 the first."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--iterations", type=int, default=5)
    parser.add_argument("--batch", type=int, default=2048, help="steps of each iteration")
    arguments = parser.parse_args()
    ray.init(num_cpus=2, include_dashboard=False, log_to_driver=False, logging_level=logging.ERROR)
    register_env("citadels", lambda _: Masked(SeatEnv("citadels", 4, seat=None)))
    size = {"head_fcnet_hiddens": [64], "fcnet_hiddens": [64]}
    config = (
        PPOConfig()
        .environment("citadels")
        .env_runners(num_env_runners=0)
        .training(train_batch_size=arguments.batch, minibatch_size=256, num_epochs=3)
        .rl_module(rl_module_spec=RLModuleSpec(module_class=ActionMaskingTorchRLModule, model_config=size))
    )
    algorithm = config.build_algo()
    for number in range(arguments.iterations):
        result = algorithm.train()
        mean = result["env_runners"].get("episode_return_mean", float("nan"))
        print(f"iteration {number + 1}: {result['num_env_steps_sampled_lifetime']:,.0f} steps, mean reward {mean:+.2f}")
    algorithm.stop()
    ray.shutdown()


if __name__ == "__main__":
    main()
