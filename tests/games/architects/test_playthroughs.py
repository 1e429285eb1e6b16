"""Whole seeded games as text, compared line by line; ``playthroughs_write.py`` says how to write them anew."""

from __future__ import annotations

import pytest

from burgrave.conformance.playthroughs import Playthrough
from burgrave.games.architects.data import tables as t
from tests.games.architects.playthroughs_write import KEPT


@pytest.mark.parametrize("game", KEPT.games, ids=lambda game: str(game.name))
def test_playthrough(game: Playthrough) -> None:
    KEPT.check(game)


def test_no_file_is_left_over() -> None:
    """Every kept playthrough is compared, and every player count has one; every solo opponent has one."""
    KEPT.check_all_are_there()
    assert {game.options.get("opponent") for game in KEPT.games if game.players == 1} == set(t.OPPONENT_IDS)
