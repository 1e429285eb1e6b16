"""Architects with Age of Artisans obeys every law, with all player counts, boards and both solo opponents."""

from __future__ import annotations

import random

import pytest

from burgrave.conformance import hashes, judge
from burgrave.conformance.encodings import look_the_same_when_imagined, stay_within_bounds
from burgrave.conformance.random_games import questions
from burgrave.games.architects import GAME
from burgrave.kernel.begin import prepare

ARTISANS: dict[str, object] = {"age_of_artisans": True}
ADVANCED: dict[str, object] = {**ARTISANS, "boards": "advanced", "promo": True}
CHANCE = 13  # games that are not too long
EVERY = 3  # of hundreds of questions that are much alike
SETUPS = [
    pytest.param(1, {**ARTISANS, "opponent": "constantine"}, id="constantine-standard"),
    pytest.param(1, {**ADVANCED, "opponent": "helena", "difficulty": 1}, id="helena-advanced"),
    pytest.param(2, ARTISANS, id="2-standard"),
    pytest.param(2, ADVANCED, id="2-advanced"),
    pytest.param(3, {**ADVANCED, "characters": "chosen"}, id="3-advanced"),
    pytest.param(4, ARTISANS, id="4-standard"),
    pytest.param(5, {**ADVANCED, "characters": "chosen"}, id="5-advanced"),
    pytest.param(6, ADVANCED, id="6-advanced"),
]


@pytest.mark.parametrize(("players", "options"), SETUPS)
def test_laws(players: int, options: dict[str, object]) -> None:
    """A random game of every count, with both sides of the boards, and against every opponent."""
    judge(prepare(GAME, players, CHANCE + players, options), CHANCE + players, every=EVERY)


@pytest.mark.parametrize("players", [1, 6])
def test_the_same_game_under_every_hash_seed(players: int) -> None:
    """Nothing depends on the order of unordered things."""
    hashes(prepare(GAME, players, players, ADVANCED), players)


@pytest.mark.parametrize("players", [1, 2, 4, 6])
def test_observations(players: int) -> None:
    """Numbers keep within their bounds, and don't tell what the seat can't know."""
    chance = random.Random(players)
    for number, table in enumerate(questions(prepare(GAME, players, players, ADVANCED), players)):
        if number % 9 == 0:
            stay_within_bounds(table, range(players))
            look_the_same_when_imagined(table, chance)
