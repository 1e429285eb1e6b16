"""The points on the way: what everybody can tell, and at the end the scores."""

from __future__ import annotations

from random import Random

import pytest

from burgrave import new
from burgrave.games.paladins import GAME
from burgrave.games.paladins.rules.solo import opponents_score
from burgrave.games.paladins.view.records import PaladinsView
from tests.games.paladins.scene import Seat, scene, state


def test_points_are_counted_as_if_the_game_ended_now() -> None:
    """Strength 4 is worth 3 points, five monks 2 and their order 4; a debt costs 3, and 3 resources bring a point."""
    rich = Seat(strength=4, silver=2, provisions=1, unpaid=1, done={"commission": 5})
    table = scene(rich, orders=["commission"])
    own = table.points(0)[0]
    assert {part: points for part, points in own.parts.items() if points} == {
        "orders": 4,
        "strength": 3,
        "commission": 2,
        "debts": -3,
        "resources": 1,
    }
    assert own.total == 7


def test_an_order_that_lies_face_down_counts_for_nobody() -> None:
    table = scene(Seat(done={"commission": 5}), orders=["fortify", "commission"])
    assert table.points(0)[0].parts["orders"] == 0


@pytest.mark.parametrize("players", GAME.players)
def test_everybody_tells_the_same_points_and_at_the_end_the_scores(players: int) -> None:
    table, random = new("paladins", players, 3), Random(3)
    while (ask := table.ask) is not None:
        told = table.points(None)
        assert len(told) == players and all(table.points(seat) == told for seat in range(players))
        assert all(score.total == sum(score.parts.values()) for score in told)
        table.answer(random.choice(ask.options), ask.player)
    assert table.points(None) == table.scores


def test_the_solo_opponents_points_stand_in_the_view() -> None:
    """It sits in no seat, so it is not among the scores."""
    table = scene(Seat(), opponent=Seat(strength=12, paid=1, done={"garrison": 5}))
    view = table.view(0)
    assert isinstance(view, PaladinsView) and view.opponent is not None and len(table.points(0)) == 1
    assert view.opponent.points == opponents_score(state(table)).parts
    assert {part: points for part, points in view.opponent.points.items() if points} == {
        "strength": 20,
        "garrison": 2,
        "debts": 1,
    }
    assert view.opponent.pile == ["influence", "faith", "strength"]
