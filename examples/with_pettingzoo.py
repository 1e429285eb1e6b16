"""PettingZoo: a bot and players at random share a table, agent by agent, and the game is kept for a replay.

``python examples/with_pettingzoo.py --games 10 --save game.json`` needs PettingZoo: pip install '.[envs]'.
"""

from __future__ import annotations

import argparse
from collections import Counter
from pathlib import Path

from burgrave.bots import bot
from burgrave.envs.pettingzoo import env


def main() -> None:
    """Play, and tell what each agent got."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--game", default="citadels")
    parser.add_argument("--games", type=int, default=10)
    parser.add_argument("--bot", default="easy", help="who plays for player_0; the others draw what is offered")
    parser.add_argument("--save", type=Path, help="where the last game goes: burgrave replay shows it")
    arguments = parser.parse_args()
    game, player, together = env(arguments.game, players=3), bot(arguments.bot, seed=1), Counter[str]()
    for number in range(arguments.games):
        game.reset(seed=number)
        for agent in game.agent_iter():
            _, reward, ended, _, _ = game.last(observe=False)  # who learns takes the observation, too
            if ended:
                together[agent] += reward
                game.step(None)
            elif agent == "player_0":
                game.step(player.choose(game.perspective(agent)))
            else:
                game.step(game.action_space(agent).sample())
    for agent in game.possible_agents:
        print(f"{agent}: {together[agent] / arguments.games:+.2f} a game")
    if arguments.save:
        arguments.save.write_bytes(game.table.save())


if __name__ == "__main__":
    main()
