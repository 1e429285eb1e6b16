"""Whole seeded games as text, compared line by line; ``playthroughs_write.py`` says how to write them anew."""

from __future__ import annotations

import pytest

from burgrave.conformance.playthroughs import Playthrough
from tests.games.citadels.playthroughs_write import KEPT


@pytest.mark.parametrize("game", KEPT.games, ids=lambda game: str(game.name))
def test_playthrough(game: Playthrough) -> None:
    KEPT.check(game)


def test_no_file_is_left_over() -> None:
    """Every kept playthrough is compared, and every player count has one."""
    KEPT.check_all_are_there()
