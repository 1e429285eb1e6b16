"""Architects obeys every law, with all player counts, boards and characters, and against every solo opponent."""

from __future__ import annotations

import random

import pytest

from burgrave.conformance import hashes, judge, obey
from burgrave.conformance.encodings import check_layout, look_the_same_when_imagined, stay_within_bounds
from burgrave.conformance.random_games import questions
from burgrave.games.architects import GAME
from burgrave.games.architects.data import tables as t
from burgrave.kernel.begin import prepare

ADVANCED = {"boards": "advanced", "promo": True}
CHANCE = 5  # games that are not too long
EVERY = 3  # of hundreds of questions that are much alike
SETUPS = [
    *[
        pytest.param(1, {"opponent": opponent, "difficulty": i} | more, id=f"{opponent}-{side}")
        for i, opponent in enumerate(t.OPPONENT_IDS)
        for side, more in (("standard", {}), ("advanced", ADVANCED))
    ],
    *[
        pytest.param(players, more, id=f"{players}-{side}")
        for players in (2, 3, 4, 5)
        for side, more in (
            ("standard", {"free_first_apprentice": players % 2 == 1}),
            ("advanced", ADVANCED | {"characters": "chosen" if players % 2 else "dealt"}),
        )
    ],
]


@pytest.mark.parametrize(("players", "options"), SETUPS)
def test_laws(players: int, options: dict[str, object]) -> None:
    """A random game of every count, with both sides of the boards, and against every opponent."""
    judge(prepare(GAME, players, CHANCE + players, options), CHANCE + players, every=EVERY)


@pytest.mark.parametrize(("players", "options"), SETUPS[1::3])  # each of them in several processes
def test_the_same_game_under_every_hash_seed(players: int, options: dict[str, object]) -> None:
    """Nothing depends on the order of unordered things."""
    hashes(prepare(GAME, players, players, options), players)


def test_all_laws_in_one_call() -> None:
    """The suite as authors of other games call it; the game is found by its name."""
    obey("architects", players=2, seed=7)


@pytest.mark.parametrize("players", [1, 2, 3, 4, 5])
def test_observations(players: int) -> None:
    """Numbers keep within their bounds, and don't tell what the seat can't know."""
    check_layout("architects", players)
    chance = random.Random(players)
    for number, table in enumerate(questions(prepare(GAME, players, players, ADVANCED), players)):
        if number % 9 == 0:
            stay_within_bounds(table, range(players))
            look_the_same_when_imagined(table, chance)
