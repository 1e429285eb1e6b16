"""TorchRL: its wrapper around PettingZoo's environments, with masks."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from torchrl.envs.libs.pettingzoo import PettingZooWrapper
from torchrl.envs.utils import check_env_specs

from burgrave.envs.pettingzoo import env, parallel_env
from burgrave.kernel.game import games

pytestmark = [
    pytest.mark.research,
    pytest.mark.filterwarnings("error::UserWarning", "ignore:PettingZoo in TorchRL is tested using:UserWarning"),
]


@pytest.mark.parametrize("make", [env, parallel_env])
@pytest.mark.parametrize("name", games())
def test_rollouts(name: str, make: Callable[..., Any]) -> None:
    """Its own checker is content, and random rollouts keep to the rules: an illegal action would raise."""
    wrapped = PettingZooWrapper(make(name, players=3), use_mask=True, seed=1)
    check_env_specs(wrapped)
    rollout = wrapped.rollout(60)
    assert rollout.batch_size[0] == 60


def test_a_whole_game() -> None:
    """To its end, over which the wrapper stumbles where infos change their keys."""
    wrapped = PettingZooWrapper(parallel_env("citadels", players=2), use_mask=True, seed=2)
    rollout = wrapped.rollout(2000)
    assert rollout.batch_size[0] < 2000 and bool(rollout["next", "done"][-1].all())
