"""Stable-Baselines3: MaskablePPO learns to win Citadels among random bots, then plays without learning.

``python examples/with_sb3.py --steps 20000`` needs sb3-contrib: pip install '.[research]'.
"""

from __future__ import annotations

import argparse

from sb3_contrib import MaskablePPO
from sb3_contrib.common.maskable.utils import get_action_masks
from stable_baselines3.common.env_util import make_vec_env

import burgrave.envs.gymnasium  # noqa: F401 - tells Gymnasium of all games


def main() -> None:
    """Learn, then play."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--steps", type=int, default=20_000)
    parser.add_argument("--games", type=int, default=100)
    arguments = parser.parse_args()
    kinds = {"players": 4, "opponents": "random", "seat": None}
    tables = make_vec_env("burgrave/citadels-v1", n_envs=8, seed=1, env_kwargs=kinds)
    learner = MaskablePPO("MlpPolicy", tables, n_steps=256, batch_size=512, seed=1, device="cpu")
    learner.learn(arguments.steps)

    won = played = 0
    seen = tables.reset()
    while played < arguments.games:
        actions, _ = learner.predict(seen, action_masks=get_action_masks(tables), deterministic=True)
        seen, rewards, ended, _ = tables.step(actions)
        won += int(((rewards == 1.0) & ended).sum())
        played += int(ended.sum())
    print(f"{learner.num_timesteps:,} steps learnt; {won} of {played} games won among three random bots")


if __name__ == "__main__":
    main()
