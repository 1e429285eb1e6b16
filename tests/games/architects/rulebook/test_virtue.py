"""Virtue, payments and debts (R4, R5, R8)."""

from __future__ import annotations

import pytest

from burgrave.games.architects.data import tables as t
from burgrave.games.architects.rules import virtue
from tests.games.architects.scene import character, goods, own, play, post, run, scene


def test_r4_4_points_by_position() -> None:
    assert t.VIRTUE_VP == [-9, -8, -7, -5, -3, -1, 0, 0, 0, 0, 1, 2, 3, 5, 7]


@pytest.mark.parametrize(("at", "silver"), [(3, 3), (1, 2)])
def test_tb11_hiring_with_little_virtue(at: int, silver: int) -> None:
    """A tax is ignored at 2 and 3, two at 0 and 1."""
    s = scene()
    s.players[0].virtue = at
    own(s, 0, silver=silver)
    play(s, "place workshop", f"hire {t.APPRENTICE_IDS[s.row[0]]}")
    assert goods(s, 0) == {} and s.tax == 4 + silver - 2


@pytest.mark.parametrize("at", [3, 1])
def test_tb11_the_first_capture_with_little_virtue(at: int) -> None:
    """It costs nothing; without a silver it is possible, too."""
    s = scene()
    s.players[0].virtue = at
    post(s, "forest", 0, 2)
    play(s, "place town_centre", "capture forest 1")
    assert goods(s, 0) == {} and s.tax == 4 and s.players[0].captured[1] == 2


@pytest.mark.parametrize(("at", "silver"), [(3, 5), (1, 4)])
def test_tb11_paying_a_debt_with_little_virtue(at: int, silver: int) -> None:
    s = scene()
    s.players[0].virtue, s.players[0].unpaid = at, 1
    own(s, 0, silver=silver)
    play(s, "place guardhouse", "pay debt")
    assert goods(s, 0) == {} and s.players[0].paid == 1


def test_tb12_ada_and_rudolf_hire() -> None:
    """Ada: 3 silver, of which a tax; Rudolf: 3 silver, of which two."""
    for name, tax in (("ada", 1), ("rudolf", 2)):
        s = scene()
        character(s, 0, name)
        s.players[0].virtue = 11
        own(s, 0, silver=3)
        play(s, "place workshop", f"hire {t.APPRENTICE_IDS[s.row[0]]}")
        assert goods(s, 0) == {} and s.tax == 4 + tax


def test_r14_7_adas_power_and_little_virtue_add_up() -> None:
    s = scene()
    character(s, 0, "ada")
    s.players[0].virtue = 2
    own(s, 0, silver=2)
    play(s, "place workshop", f"hire {t.APPRENTICE_IDS[s.row[0]]}")
    assert goods(s, 0) == {} and s.tax == 4


def test_r5_1_black_market_silver_is_no_tax() -> None:
    """So virtue saves nothing of it."""
    s = scene()
    s.players[0].virtue = 1
    own(s, 0, silver=3)
    play(s, "place market_right")
    assert s.players[0].goods[t.SILVER] == 0 and s.tax == 4


def test_r5_2_virtue_can_always_be_paid() -> None:
    s = scene()
    s.players[0].virtue = 0
    own(s, 0, silver=1)
    play(s, "place market_left")
    assert s.players[0].virtue == 0 and s.players[0].unpaid == 1


def test_tb16_virtue_beyond_the_end_may_destroy_a_debt() -> None:
    """Of two points beyond it, one for each debt; the debt brings no virtue, and is not paid."""
    s = scene()
    s.players[0].virtue, s.players[0].unpaid = 14, 1
    assert run(virtue.gain(s, 0, 2), "destroy debt") == ["destroy_debt"]
    assert (s.players[0].virtue, s.players[0].unpaid, s.players[0].paid) == (14, 0, 0)
    s.players[0].unpaid = 1
    run(virtue.gain(s, 0, 2), "keep debt")
    assert s.players[0].unpaid == 1


def test_r4_3_each_point_beyond_the_end_counts() -> None:
    s = scene()
    s.players[0].virtue, s.players[0].unpaid = 13, 3
    run(virtue.gain(s, 0, 3), "destroy debt", "destroy debt")
    assert (s.players[0].virtue, s.players[0].unpaid) == (14, 1)


def test_r4_3_each_point_below_the_end_is_a_debt() -> None:
    s = scene()
    s.players[0].virtue = 1
    run(virtue.lose(s, 0, 3))
    assert (s.players[0].virtue, s.players[0].unpaid) == (0, 2)


def test_r15_7_there_is_no_end_to_debts() -> None:
    s = scene()
    run(virtue.take_debts(s, 0, 30))
    assert s.players[0].unpaid == 30
