"""The points on the way: what everybody can tell, and at the end the scores."""

from __future__ import annotations

from random import Random

import pytest

from burgrave.games.viscounts import GAME
from burgrave.games.viscounts.rules.scoring import everybodys_scores, points
from burgrave.games.viscounts.view.view import view
from burgrave.kernel.begin import new
from tests.games.viscounts.scene import manuscript, scene, uncover


def test_points_are_counted_as_if_the_game_ended_now() -> None:
    """Two workshops are 5; workers 1 + 2 + 3; two ribbons 4; a deed 1, an approved one 3; a debt costs 2."""
    s = scene()
    one = s.players[0]
    uncover(s, 0, "workshop_1", "workshop_2")
    one.tiers = [[1, 0, 0, 0, 0], [0, 1, 0, 0, 0], [1]]
    one.manuscripts = (manuscript("grey_6_buildings"), manuscript("black_4_ink2"))
    one.acquired, one.approved, one.unpaid = 1, 1, 1
    s.leader = 0
    own = points(s, 1)[0]
    assert {part: number for part, number in own.parts.items() if number} == {
        "buildings": 5,
        "castle": 6,
        "ribbons": 4,
        "manuscripts": 2,
        "leader": 5,
        "deeds": 4,
        "debts": -2,
    }
    assert own.total == 24


def test_poverty_counts_from_its_uncovering_on() -> None:
    s = scene()
    s.players[0].approved = 1
    assert points(s, 0)[0].parts["poverty"] == 0
    s.debts = 0
    assert points(s, 0)[0].parts["poverty"] == 12


@pytest.mark.parametrize("players", GAME.players)
def test_everybody_tells_the_same_points_and_at_the_end_the_scores(players: int) -> None:
    table, random = new("viscounts", players, 3), Random(3)
    while (ask := table.ask) is not None:
        told = table.points(None)
        assert len(told) == players and all(table.points(seat) == told for seat in range(players))
        assert all(score.total == sum(score.parts.values()) for score in told)
        table.answer(random.choice(ask.options), ask.player)
    assert table.points(None) == table.scores


def test_the_solo_opponents_points_stand_in_the_view() -> None:
    """It sits in no seat, so it is not among the scores."""
    s = scene(1)
    seen = view(s, 0)
    assert len(points(s, 0)) == 1
    assert seen.points == everybodys_scores(s)[1].parts
