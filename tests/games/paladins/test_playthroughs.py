"""Whole seeded games as text, compared line by line; ``playthroughs_write.py`` says how to write them anew."""

from __future__ import annotations

import pytest

from tests.games.paladins.playthroughs_write import GAMES
from tests.playthrough import Playthrough, compare, folder

LARGEST = 60_000  # bytes of a file


@pytest.mark.parametrize("game", GAMES, ids=lambda game: str(game.name))
def test_playthrough(game: Playthrough) -> None:
    """The same answers tell the same story, to the last point."""
    text = game.path.read_text(encoding="utf-8")
    assert len(text.encode()) < LARGEST
    compare(game, text.splitlines())


def test_no_file_is_left_over() -> None:
    """Every kept playthrough is compared; every player count and every solo opponent has one."""
    assert sorted(path.name for path in folder("paladins").iterdir()) == sorted(game.path.name for game in GAMES)
    assert {game.players for game in GAMES} == set(range(1, 5))
    assert {game.options.get("difficulty") for game in GAMES if game.players == 1} >= {"easy", "standard", "hard"}
    assert {game.language for game in GAMES} == {"en", "pl"}
