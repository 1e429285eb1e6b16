"""Stable-Baselines3 and sb3-contrib: several environments at once, dict observations, masks."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest
from sb3_contrib import MaskablePPO
from sb3_contrib.common.maskable.utils import get_action_masks
from stable_baselines3 import PPO
from stable_baselines3.common.env_checker import check_env
from stable_baselines3.common.env_util import make_vec_env
from stable_baselines3.common.vec_env import SubprocVecEnv

from burgrave.envs.gymnasium import SeatEnv
from burgrave.kernel.game import games

pytestmark = [
    pytest.mark.research,
    pytest.mark.filterwarnings("ignore:.*unconventional shape", "ignore:.*render_mode=.rgb_array"),
]
SMALL: dict[str, Any] = {"n_steps": 32, "batch_size": 32, "n_epochs": 1, "seed": 1, "device": "cpu"}
MANNERS = [("MlpPolicy", "flat"), ("MultiInputPolicy", "dict")]


@pytest.mark.parametrize("name", games())
def test_its_checker_is_content(name: str) -> None:
    """With every game, flat and field by field."""
    check_env(SeatEnv(name))
    check_env(SeatEnv(name, observation="dict"))


@pytest.mark.parametrize(("policy", "observation"), MANNERS)
def test_ppo_on_several_environments(policy: str, observation: str) -> None:
    """``make_vec_env`` tries pictures first, and makes do without; dicts of single numbers are stacked."""
    tables = make_vec_env("burgrave/citadels-v1", n_envs=2, seed=1, env_kwargs={"observation": observation})
    learner = PPO(policy, tables, **SMALL).learn(128)
    assert learner.num_timesteps == 128


@pytest.mark.parametrize(("policy", "observation"), MANNERS)
def test_masks_keep_to_the_rules(policy: str, observation: str) -> None:
    """MaskablePPO learns, then plays on: nothing that it does is illegal."""
    tables = make_vec_env("burgrave/citadels-v1", n_envs=2, seed=1, env_kwargs={"observation": observation})
    learner = MaskablePPO(policy, tables, **SMALL).learn(128)
    seen = tables.reset()
    ended = 0
    for _ in range(150):
        actions, _ = learner.predict(seen, action_masks=get_action_masks(tables))
        seen, _, dones, infos = tables.step(actions)
        assert not any("illegal" in info for info in infos)
        ended += int(np.sum(dones))
    assert ended > 0


def test_processes() -> None:
    """The name with its module is found in other processes too."""
    name = "burgrave.envs.gymnasium:burgrave/paladins-v2"
    tables = make_vec_env(name, n_envs=2, seed=1, vec_env_cls=SubprocVecEnv)
    assert MaskablePPO("MlpPolicy", tables, **SMALL).learn(64).num_timesteps == 64
    tables.close()
