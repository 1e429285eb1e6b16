"""Viscounts with Gates of Gold obeys every law, with all player counts and against every solo opponent."""

from __future__ import annotations

import random

import pytest

from burgrave.conformance import hashes, judge
from burgrave.conformance.encodings import look_the_same_when_imagined, stay_within_bounds
from burgrave.conformance.random_games import questions
from burgrave.games.viscounts import GAME
from burgrave.games.viscounts.data import tables as t
from burgrave.kernel.begin import prepare

GATES: dict[str, object] = {"gates_of_gold": True}
SETUPS = [
    *[
        pytest.param(1, {**GATES, "opponent": opponent, "difficulty": i}, id=opponent)
        for i, opponent in enumerate(t.OPPONENT_IDS)
    ],
    *[pytest.param(players, GATES, id=str(players)) for players in (2, 3, 4)],
]


@pytest.mark.parametrize(("players", "options"), SETUPS)
def test_laws(players: int, options: dict[str, object]) -> None:
    """A random game of every count, and against every opponent, each of another difficulty."""
    judge(prepare(GAME, players, 7 + players, options), 7 + players)


@pytest.mark.parametrize("players", [1, 4])
def test_the_same_game_under_every_hash_seed(players: int) -> None:
    """Nothing depends on the order of unordered things."""
    hashes(prepare(GAME, players, players, GATES), players)


@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_observations(players: int) -> None:
    """Numbers keep within their bounds, and don't tell what the seat can't know."""
    chance = random.Random(players)
    for number, table in enumerate(questions(prepare(GAME, players, players, GATES), players)):
        if number % 9 == 0:
            stay_within_bounds(table, range(players))
            look_the_same_when_imagined(table, chance)
