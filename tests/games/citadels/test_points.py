"""The points on the way: what anybody can tell, and no more."""

from __future__ import annotations

from burgrave import new, playout
from tests.games.citadels.scene import scene


def test_a_secret_vault_counts_for_its_owner_only() -> None:
    table = scene({"king": 0}, hands=[["secret_vault"]], cities=[["castle"], ["palace"]])
    assert [score.total for score in table.points(0)][:2] == [4 + 3, 5]
    assert [score.total for score in table.points(1)][:2] == [4, 5]
    assert [score.total for score in table.points(None)][:2] == [4, 5]


def test_at_the_end_everybody_sees_all_points() -> None:
    table = new("citadels", 3, 5)
    playout(table, 5)
    assert table.points(None) == table.points(1) == table.scores
