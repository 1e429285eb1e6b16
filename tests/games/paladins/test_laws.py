"""Paladins obeys every law, with all player counts and against every solo opponent."""

from __future__ import annotations

import pytest

from burgrave.conformance import hashes, judge, obey
from burgrave.games.paladins import GAME
from burgrave.kernel.begin import prepare

SETUPS = [
    pytest.param(1, "easy", id="1-easy"),
    pytest.param(1, "standard", id="1-standard"),
    pytest.param(1, "hard", id="1-hard"),
    *[pytest.param(players, "standard", id=str(players)) for players in (2, 3, 4)],
]


@pytest.mark.parametrize(("players", "difficulty"), SETUPS)
def test_laws(players: int, difficulty: str) -> None:
    """A random game of every count and difficulty."""
    seed = 10 * players + len(difficulty)
    judge(prepare(GAME, players, seed, {"difficulty": difficulty}), seed)


@pytest.mark.parametrize(("players", "difficulty"), SETUPS)
def test_the_same_game_under_every_hash_seed(players: int, difficulty: str) -> None:
    """Nothing depends on the order of unordered things."""
    hashes(prepare(GAME, players, players, {"difficulty": difficulty}), players)


def test_all_laws_in_one_call() -> None:
    """The suite as authors of other games call it; the game is found by its name."""
    obey("paladins", players=2, seed=7)
