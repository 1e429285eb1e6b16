"""Paladins in the environments: the test kits of PettingZoo, Gymnasium and OpenSpiel, alone and in company."""

from __future__ import annotations

import warnings
from random import Random
from typing import Any

import gymnasium
import numpy as np
import pyspiel
import pytest
from gymnasium.utils.env_checker import check_env

from burgrave.envs.describe import describe
from burgrave.envs.gymnasium import SeatEnv
from burgrave.envs.openspiel import DRAWS, register
from burgrave.envs.pettingzoo import GameEnv, ParallelGameEnv, env, parallel_env
from burgrave.games.paladins import GAME
from burgrave.games.paladins.research.observation import layout

with warnings.catch_warnings():  # PettingZoo's tests import its own games in a way that it has deprecated
    warnings.simplefilter("ignore", DeprecationWarning)
    from pettingzoo.test import api_test, parallel_api_test

pytestmark = pytest.mark.filterwarnings(
    "error",
    "ignore:Observation space for each agent probably should be",
    "ignore:Observation is not a NumPy array",
    "ignore:.*Not able to test alternative render modes",
    "ignore:.*No render fps was declared",
)
register()


def seeded(made: Any) -> Any:
    """The environment with everything seeded that PettingZoo's tests leave to chance."""
    made.reset(seed=1)
    for number, agent in enumerate(made.possible_agents):
        made.action_space(agent).seed(number)
    return made


# -------------------------------------------------------------------- PettingZoo


@pytest.mark.parametrize("players", GAME.players)
def test_pettingzoo_plays_it(players: int) -> None:
    """Whole games in which who is asked acts; one agent alone is enough."""
    api_test(seeded(env("paladins", players)), num_cycles=400)


@pytest.mark.parametrize("players", [1, 3])
def test_pettingzoo_plays_it_all_at_once(players: int) -> None:
    """The choice of paladins is really simultaneous here."""
    parallel_api_test(seeded(parallel_env("paladins", players)), num_cycles=300)


def test_all_choose_their_paladins_in_the_same_step() -> None:
    made = parallel_env("paladins", 3)
    assert isinstance(made, ParallelGameEnv)
    made.reset(seed=2)
    choice = Random(2)
    together = 0
    while made.agents:
        asked = [ask.player for ask in made.table.asks]
        together = max(together, len(asked))
        options = {ask.player: choice.choice(ask.options) for ask in made.table.asks}
        made.step({agent: options.get(seat, made.wait) for seat, agent in enumerate(made.agents)})
    assert together == 3


def test_an_agent_that_plays_alone_wins_or_loses_against_the_opponent() -> None:
    rewards = set()
    for seed in range(3):
        made = env("paladins", 1, {"difficulty": "hard"})
        assert isinstance(made, GameEnv)
        made.reset(seed=seed)
        choice = Random(seed)
        while not made.terminations["player_0"]:
            made.step(choice.choice(made.offered))
        won = made.table.winners == [0]
        assert made.rewards["player_0"] == (1.0 if won else -1.0)
        rewards.add(made.rewards["player_0"])
    assert rewards == {-1.0}  # chance is no match for it


# -------------------------------------------------------------------- Gymnasium


@pytest.mark.parametrize("players", GAME.players)
def test_gymnasiums_checker_is_content(players: int, capsys: pytest.CaptureFixture[str]) -> None:
    """Made by its registered name; the checker draws the table, too."""
    made = gymnasium.make("burgrave.envs.gymnasium:burgrave/paladins-v2", players=players)
    check_env(made.unwrapped)
    assert "Setting up" in capsys.readouterr().out


@pytest.mark.parametrize("more", [{"observation": "dict"}, {"reward": "points"}, {"seat": None}])
def test_gymnasiums_checker_in_every_manner(more: dict[str, Any]) -> None:
    check_env(SeatEnv("paladins", 1, **more))


def test_an_episode_alone() -> None:
    """There are no bots to seat, and points are the reward if that is asked for."""
    made = SeatEnv("paladins", 1, reward="points")
    _, info = made.reset(seed=4)
    choice, done, reward = Random(4), False, 0.0
    while not done:
        _, reward, done, _, info = made.step(choice.choice(np.flatnonzero(info["action_mask"]).tolist()))
    assert reward == info["scores"][0] == made.table.scores[0].total
    made.reset(seed=5)
    _, reward, done, _, info = made.step(int(np.flatnonzero(~made.action_masks())[0]))
    assert done and reward <= 0 and "illegal" in info


# -------------------------------------------------------------------- OpenSpiel


@pytest.mark.parametrize("players", GAME.players)
def test_openspiel_plays_it(players: int) -> None:
    """Random games as OpenSpiel tests them: legal actions, returns, clones, tensors, saved on the way."""
    game = pyspiel.load_game(f"burgrave_paladins(players={players})")
    pyspiel.random_sim_test(game, num_sims=1, serialize=players == 2, verbose=False)


def test_openspiel_knows_the_difficulty() -> None:
    """An option is a parameter."""
    game = pyspiel.load_game("burgrave_paladins(players=1,difficulty=hard)")
    state = game.new_initial_state()
    for _ in range(DRAWS):
        state.apply_action(7)
    assert state.table.setup.options.difficulty == "hard"
    world = state.resample_from_infostate(0, lambda: 0.25)
    assert world.information_state_string(0) == state.information_state_string(0)


# -------------------------------------------------------------------- what the numbers mean


@pytest.mark.parametrize("players", GAME.players)
def test_every_field_is_described(players: int) -> None:
    text = describe("paladins", players)
    assert f"an observation of {layout(players).size} numbers, {len(GAME.vocabulary)} actions" in text
    assert all(f"  {field.name}" in text and field.meaning.split()[0] in text for field in layout(players).fields)
    assert ("schemes_gone" in text) == (players == 1)
