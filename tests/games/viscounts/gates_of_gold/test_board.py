"""What is drawn of Gates of Gold."""

from __future__ import annotations

import pytest

from burgrave.conformance.boards import glow_where_they_lie
from burgrave.games.viscounts.expansions.gates_of_gold.data import tables as g
from burgrave.games.viscounts.page.lesson import teach
from burgrave.kernel.begin import new
from tests.games.viscounts.test_board import ONLY_LISTED as BASE

ONLY_LISTED = (*BASE, "go on")


@pytest.mark.parametrize("players", range(1, 5))
def test_whatever_can_be_answered_glows_where_it_lies(players: int) -> None:
    """Outsiders in their row, orders at their pile, columns on the board."""
    table = new("viscounts", players, players, {"gates_of_gold": True})
    seen = glow_where_they_lie(table, players, lambda table, ask, do: do not in ONLY_LISTED, once=True)
    assert len(seen) > 8


def test_the_lesson_shows_every_outsider() -> None:
    """Those that say the same stand there once."""
    told = {entry.name for group in teach("en").groups for entry in group.entries}
    assert {f"folk-{card}" for card in g.OUTSIDER_IDS} <= told
