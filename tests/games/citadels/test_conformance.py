"""Citadels obeys every law, with all player counts and casts."""

from __future__ import annotations

import pytest

from burgrave.conformance import fingerprint, hashes, judge, obey
from burgrave.games.citadels import GAME
from burgrave.games.citadels.data import tables as t
from burgrave.kernel.begin import prepare

EVERY = 3  # of the questions of so many games
SETUPS = [
    pytest.param(players, cast, id=f"{players}-{cast}") for players in range(2, 9) for cast in [*t.CASTS, "random"]
]


@pytest.mark.parametrize(("players", "cast"), SETUPS)
def test_laws(players: int, cast: str) -> None:
    """A random game of every count and cast; the rank 9 takes part in half of those where it may."""
    number = list(t.CASTS).index(cast) if cast in t.CASTS else len(t.CASTS)
    ninth = "tax_collector" if 4 <= players <= 7 and (players + number) % 2 else "auto"
    seed = 100 * players + number
    judge(prepare(GAME, players, seed, {"cast": cast, "ninth": ninth}), seed, every=EVERY)


@pytest.mark.parametrize("players", [2, 5, 8])
def test_the_same_game_under_every_hash_seed(players: int) -> None:
    """Nothing depends on the order of unordered things."""
    hashes(prepare(GAME, players, players, {"cast": "random"}), players)


def test_all_laws_in_one_call() -> None:
    """The suite as authors of other games call it."""
    obey("citadels", players=3, seed=7, options={"cast": "illustrious_emissaries"})


def test_seeds_give_different_games() -> None:
    """A fingerprint tells games apart."""
    games = {fingerprint(prepare(GAME, 4, seed, {}), 1) for seed in range(5)}
    assert len(games) == 5
