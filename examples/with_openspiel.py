"""OpenSpiel: its search for hidden information plays Citadels against its bots that choose at random.

``python examples/with_openspiel.py --simulations 50`` needs OpenSpiel: pip install '.[openspiel]'.
"""

from __future__ import annotations

import argparse

import numpy as np
import pyspiel
from open_spiel.python.algorithms.ismcts import ISMCTSBot
from open_spiel.python.algorithms.mcts import RandomRolloutEvaluator
from open_spiel.python.bots.uniform_random import UniformRandomBot

from burgrave.envs.openspiel import register


def main() -> None:
    """Play, and tell what each seat got; the search deals anew what its seat can't know, again and again."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--game", default="burgrave_citadels(players=2,cast=random)")
    parser.add_argument("--games", type=int, default=1)
    parser.add_argument("--simulations", type=int, default=50, help="of each decision; all are played to the end")
    arguments = parser.parse_args()
    register()
    game, luck = pyspiel.load_game(arguments.game), np.random.RandomState(1)
    rollouts = RandomRolloutEvaluator(1, luck)
    searcher = ISMCTSBot(game, rollouts, uct_c=1.0, max_simulations=arguments.simulations, random_state=luck)
    bots = [searcher, *(UniformRandomBot(seat, luck) for seat in range(1, game.num_players()))]
    for number in range(arguments.games):
        state = game.new_initial_state()
        while not state.is_terminal():
            if state.is_chance_node():  # only in the beginning: it draws the seed
                state.apply_action(luck.choice(state.legal_actions()))
            else:
                state.apply_action(int(bots[state.current_player()].step(state)))
        print(f"game {number + 1}: {state.move_number()} moves, the search got {state.returns()[0]:+.1f}")


if __name__ == "__main__":
    main()
