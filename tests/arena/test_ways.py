"""Bots of every game score in every way that there is: to one that nobody ever uses, they may be blind."""

from __future__ import annotations

import pytest

from burgrave.arena.match import play
from burgrave.arena.plan import Plan
from burgrave.arena.stats import sittings, unused
from burgrave.kernel.game import games

GAMES = 20  # that take a second or two


@pytest.mark.parametrize("name", sorted(games()))
def test_the_heuristic_player_scores_in_every_way(name: str) -> None:
    """In self-play, whose habits can leave a whole way out although it is worth its price."""
    game = games()[name]
    players = min(4, game.players[-1])
    bots = ["easy"] * players
    plan = Plan(game=name, rules_version=game.rules_version, players=players, bots=bots, games=GAMES, seed=1)
    assert unused(sittings(plan, [play(plan, number).record for number in range(GAMES)])) == []
