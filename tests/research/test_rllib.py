"""RLlib: a seat that learns, with and without its module for masks, and its wrapper for PettingZoo."""

from __future__ import annotations

import logging
from collections.abc import Iterator
from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium import spaces

from burgrave.envs.gymnasium import SeatEnv
from burgrave.envs.pettingzoo import parallel_env

pytest.importorskip("ray.rllib", reason="RLlib is not installed")

pytestmark = [pytest.mark.research, pytest.mark.filterwarnings("ignore")]  # its own are many


class Masked(gymnasium.Wrapper[Any, Any, Any, Any]):
    """The mask beside the observation, under the names that RLlib's module has for them."""

    def __init__(self, env: SeatEnv) -> None:
        super().__init__(env)
        mask = spaces.Box(0, 1, (env.action_masks().size,), np.float32)
        self.observation_space = spaces.Dict({"observations": env.observation_space, "action_mask": mask})

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[Any, dict[str, Any]]:
        seen, info = self.env.reset(seed=seed, options=options)
        return self.beside(seen, info), info

    def step(self, action: Any) -> tuple[Any, Any, bool, bool, dict[str, Any]]:
        seen, reward, terminated, truncated, info = self.env.step(action)
        assert "illegal" not in info, info["illegal"]
        return self.beside(seen, info), reward, terminated, truncated, info

    def beside(self, seen: Any, info: dict[str, Any]) -> dict[str, Any]:
        return {"observations": seen, "action_mask": info["action_mask"].astype(np.float32)}


@pytest.fixture(scope="module", autouse=True)
def machine() -> Iterator[None]:
    """Ray, as small as it gets."""
    import ray

    ray.init(num_cpus=2, include_dashboard=False, log_to_driver=False, logging_level=logging.ERROR)
    yield
    ray.shutdown()


@pytest.mark.parametrize("masked", [False, True])
def test_a_seat_learns(masked: bool) -> None:
    """One iteration of PPO; with its module for masks nothing illegal is tried."""
    from ray.rllib.algorithms.ppo import PPOConfig
    from ray.rllib.core.rl_module.rl_module import RLModuleSpec
    from ray.rllib.examples.rl_modules.classes.action_masking_rlm import ActionMaskingTorchRLModule
    from ray.tune.registry import register_env

    register_env("seat", lambda _: Masked(SeatEnv("citadels", 2)) if masked else SeatEnv("citadels", 2))
    config = PPOConfig().environment("seat").env_runners(num_env_runners=0, rollout_fragment_length=64)
    config = config.training(train_batch_size=64, minibatch_size=64, num_epochs=1)
    if masked:
        size = {"head_fcnet_hiddens": [16], "fcnet_hiddens": [16]}
        module = RLModuleSpec(module_class=ActionMaskingTorchRLModule, model_config=size)
        config = config.rl_module(rl_module_spec=module)
    algorithm = config.build_algo()
    assert algorithm.train()["num_env_steps_sampled_lifetime"] == 64
    algorithm.stop()


def test_its_wrapper_for_pettingzoo() -> None:
    """A whole game through it."""
    from ray.rllib.env.wrappers.pettingzoo_env import ParallelPettingZooEnv

    wrapped = ParallelPettingZooEnv(parallel_env("citadels", 2))
    seen, _ = wrapped.reset(seed=1)
    over = False
    while not over:
        actions = {agent: wrapped.par_env.action_space(agent).sample() for agent in seen}
        seen, _, terminations, _, _ = wrapped.step(actions)
        over = terminations["__all__"]
    assert wrapped.par_env.unwrapped.table.over
