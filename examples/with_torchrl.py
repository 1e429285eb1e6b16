"""TorchRL: a network for all seats plays Citadels through TorchRL's wrapper for PettingZoo, and learns by REINFORCE.

``python examples/with_torchrl.py --games 20`` needs TorchRL: pip install '.[research]'.
"""

from __future__ import annotations

import argparse

import torch
from tensordict.nn import TensorDictModule
from torch import nn
from torchrl.envs.libs.pettingzoo import PettingZooWrapper
from torchrl.modules import MaskedCategorical, ProbabilisticActor

from burgrave.envs.pettingzoo import parallel_env

GROUP = "player"  # TorchRL puts agents of one kind together


def main() -> None:
    """Play, at most 500 cycles a game, and learn from each."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=20)
    parser.add_argument("--players", type=int, default=2)
    arguments = parser.parse_args()
    torch.set_num_threads(1)
    torch.manual_seed(1)
    table = PettingZooWrapper(parallel_env("citadels", arguments.players), use_mask=True, seed=1)
    size = table.observation_spec[GROUP, "observation", "observation"].shape[-1]
    actions = table.observation_spec[GROUP, "action_mask"].shape[-1]
    net = nn.Sequential(nn.Linear(size, 64), nn.ReLU(), nn.Linear(64, actions))
    policy = ProbabilisticActor(
        TensorDictModule(net, [(GROUP, "observation", "observation")], [(GROUP, "logits")]),
        in_keys={"logits": (GROUP, "logits"), "mask": (GROUP, "action_mask")},
        out_keys=[(GROUP, "action")],
        distribution_class=MaskedCategorical,
        return_log_prob=True,
        log_prob_key=(GROUP, "log_prob"),
    )
    optimizer = torch.optim.Adam(net.parameters(), 1e-3)
    for number in range(arguments.games):
        game = table.rollout(500, policy)
        final = game["next", GROUP, "reward"].sum(0).squeeze(-1)  # of each seat
        again = policy.get_dist(policy.module[0](game.clone())).log_prob(game[GROUP, "action"])
        loss = -(again * final).mean()
        optimizer.zero_grad()
        loss.backward()
        optimizer.step()
        print(f"game {number + 1}: {game.batch_size[0]} cycles, rewards {final.tolist()}, loss {loss.item():+.4f}")


if __name__ == "__main__":
    main()
