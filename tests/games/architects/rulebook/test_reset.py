"""The reset of the black market (R7)."""

from __future__ import annotations

import pytest

from burgrave.games.architects.rules.state import NOBODY, RESET, State
from tests.games.architects.scene import (
    character,
    employ,
    fill_guildhall,
    goods,
    hold,
    imprison,
    next_step,
    own,
    play,
    scene,
)


def reset(s: State, *answers: str) -> None:
    """A reset, as after a turn of seat 0."""
    s.phase, s.reset = RESET, True
    next_step(s, *answers)


def test_r7_1_the_third_worker_on_the_market() -> None:
    """After the action: it takes from the market as it was."""
    s = scene()
    s.market = [1, 2, NOBODY]
    s.players[1].workers -= 1
    s.players[2].workers -= 1
    own(s, 0, silver=3)
    play(s, "place market_right")
    assert goods(s, 0) == {"marble": 2, "stone": 1, "wood": 1} and s.reset
    next_step(s)
    assert s.phase == RESET
    next_step(s)
    assert s.market == [NOBODY] * 3 and [player.prison for player in s.players] == [1, 1, 1]
    assert [player.unpaid for player in s.players] == [1, 1, 1] and len(s.large) == 1


@pytest.mark.parametrize(("players", "space"), [(2, 6), (2, 9), (3, 8), (4, 15), (5, 18)])
def test_r7_1_the_first_worker_of_the_third_and_fourth_row(players: int, space: int) -> None:
    s = scene(players)
    fill_guildhall(s, space)
    hold(s, 0, "smithy")
    own(s, 0, clay=4, wood=2)
    play(s, "place guildhall", "construct smithy")
    assert s.reset


def test_r7_1_other_spaces_cause_none() -> None:
    s = scene(3)
    fill_guildhall(s, 9)
    hold(s, 0, "smithy")
    own(s, 0, clay=4, wood=2)
    play(s, "place guildhall", "construct smithy")
    assert not s.reset


def test_r7_2_the_small_market_becomes_the_large_one() -> None:
    s = scene()
    top, following = s.small[-1], s.small[-2]
    reset(s)
    assert s.large == [top] and s.small[-1] == following and len(s.small) == 9


def test_r7_3_used_up_cards_are_shuffled() -> None:
    """With an empty pile the printed goods count; at the next reset all cards are shuffled first."""
    s = scene()
    s.small, s.large = [], list(range(10))
    own(s, 0, silver=1)
    play(s, "place market_left")
    assert goods(s, 0) == {"marble": 1, "gold": 1}
    reset(s)
    assert len(s.small) == 9 and len(s.large) == 1


def test_tb13_a_gatekeeper_at_a_reset() -> None:
    """Blue has three prisoners and a gatekeeper, Yellow and Red two: Blue keeps one and its virtue, the others owe."""
    s = scene()
    employ(s, 0, "gatekeeper_1")
    imprison(s, 3, 2, 2)
    reset(s, "free 2")
    assert s.players[0].prison == 1 and [player.virtue for player in s.players] == [7, 7, 7]
    assert [player.unpaid for player in s.players] == [0, 1, 1]


def test_tb14_many_prisoners() -> None:
    """Four, three and none: the first two lose a virtue, and the first takes a debt."""
    s = scene()
    imprison(s, 4, 3)
    reset(s)
    assert [player.virtue for player in s.players] == [6, 6, 7]
    assert [player.unpaid for player in s.players] == [1, 0, 0]


def test_tb15_nobody_in_prison() -> None:
    """No debt; squires pay out."""
    s = scene()
    employ(s, 0, "squire_1")
    employ(s, 1, "squire_2")
    employ(s, 2, "squire_3")
    reset(s)
    assert [player.unpaid for player in s.players] == [0, 0, 0]
    assert goods(s, 0) == {"gold": 1} and goods(s, 1) == {"marble": 1} and s.players[2].virtue == 9


def test_r14_4_squires_look_after_releases_and_after_the_market() -> None:
    """With a gatekeeper who frees all, a squire pays out; with a worker on the market it does not."""
    s = scene()
    employ(s, 0, "squire_1", "gatekeeper_1")
    imprison(s, 2)
    reset(s, "free 2")
    assert goods(s, 0) == {"gold": 1}
    s = scene()
    employ(s, 0, "squire_1")
    s.market[0] = 0
    s.players[0].workers -= 1
    reset(s)
    assert goods(s, 0) == {} and s.players[0].prison == 1


def test_gatekeeper_may_leave_them_there() -> None:
    s = scene()
    employ(s, 0, "gatekeeper_1")
    imprison(s, 1, 0, 2)
    reset(s, "free 0")
    assert s.players[0].prison == 1


def test_peddler_gains_silver() -> None:
    s = scene()
    employ(s, 1, "peddler_1")
    reset(s)
    assert goods(s, 1) == {"silver": 2}


def test_fara_frees_a_prisoner() -> None:
    s = scene()
    character(s, 2, "fara")
    imprison(s, 0, 2, 3)
    reset(s, "2: free 1")
    assert s.players[2].prison == 2 and [player.unpaid for player in s.players] == [0, 1, 1]


def test_r14_8_a_trigger_is_resolved_once_after_the_turns_actions() -> None:
    """With the Crane, two workers come in one turn."""
    s = scene(2)
    fill_guildhall(s, 5)
    hold(s, 0, "crane", "smithy")
    own(s, 0, clay=4, wood=5, stone=1)
    play(s, "place guildhall", "construct crane", "construct smithy")
    assert len(s.guildhall) == 7 and s.reset
    next_step(s)
    next_step(s)
    assert len(s.large) == 1 and not s.reset


def test_r14_5_watchtower_counts_every_player() -> None:
    """The builder, too."""
    s = scene()
    imprison(s, 3, 2, 4)
    employ(s, 0, "labourer_1")
    hold(s, 0, "watchtower")
    own(s, 0, clay=3, wood=4, gold=1, marble=1)
    play(s, "place guildhall", "construct watchtower")
    assert [player.virtue for player in s.players] == [5, 7, 6]
