"""The characters (R13)."""

from __future__ import annotations

import pytest

from burgrave.games.architects.data import effects as fx
from burgrave.games.architects.data import tables as t
from burgrave.games.architects.rules import virtue
from burgrave.games.architects.rules.rounds import step
from tests.games.architects.scene import (
    building,
    character,
    employ,
    goods,
    hold,
    no_rewards,
    offered,
    own,
    play,
    run,
    scene,
    seize,
)


def test_tb25_lothaire_builds_the_stone_market() -> None:
    """2 clay, 3 stone and a marble."""
    s = scene()
    character(s, 0, "lothaire")
    employ(s, 0, "labourer_1")
    hold(s, 0, "stone_market")
    own(s, 0, clay=2, stone=3, marble=1)
    assert play(s, "place guildhall", "construct stone_market") == ["place", "guildhall"]
    assert goods(s, 0) == {}


def test_lothaire_chooses_wood_or_stone() -> None:
    for save, left in (("save wood", {"wood": 1}), ("save stone", {"stone": 1})):
        s = scene()
        character(s, 0, "lothaire")
        hold(s, 0, "well")
        own(s, 0, wood=2, stone=2)
        play(s, "place guildhall", "construct well", save)
        assert goods(s, 0) == {"clay": 4, **left}


def test_lothaire_works_on_the_cathedral_for_one_less() -> None:
    s = scene()
    character(s, 0, "lothaire")
    hold(s, 0, "keep")
    s.players[0].cathedral = 1
    no_rewards(s)
    own(s, 0, wood=1, stone=2)
    play(s, "place guildhall", "work on cathedral")
    assert goods(s, 0) == {} and s.players[0].cathedral == 2


def test_therese_pays_gold_with_marble() -> None:
    s = scene()
    character(s, 0, "therese")
    employ(s, 0, "labourer_1")
    hold(s, 0, "gamblers_den")  # a gold and three marble
    own(s, 0, stone=1, gold=3, marble=2)
    play(s, "place guildhall", "construct gamblers_den", "pay 2 gold 2 marble")
    assert goods(s, 0) == {"gold": 1}


def test_therese_works_on_the_cathedral_with_either() -> None:
    s = scene()
    character(s, 0, "therese")
    hold(s, 0, "keep")
    no_rewards(s)
    own(s, 0, marble=1)
    play(s, "place guildhall", "work on cathedral")
    assert goods(s, 0) == {} and s.players[0].cathedral == 1


def test_hugo_buys_debts_off() -> None:
    """Each time, as long as there is silver."""
    s = scene()
    character(s, 0, "hugo")
    s.players[0].virtue = 0
    own(s, 0, silver=5)
    run(virtue.lose(s, 0, 3), "buy off debt", "take debt", "buy off debt")
    assert s.players[0].unpaid == 1 and goods(s, 0) == {"silver": 1}
    run(virtue.lose(s, 0, 1))
    assert s.players[0].unpaid == 2


def test_caroline_draws_at_the_market() -> None:
    s = scene()
    character(s, 0, "caroline")
    own(s, 0, silver=1)
    play(s, "place market_left")
    assert len(s.players[0].hand) == 1


def test_clovis_draws_for_a_building() -> None:
    s = scene()
    character(s, 0, "clovis")
    hold(s, 0, "smithy")
    own(s, 0, clay=4, wood=2)
    play(s, "place guildhall", "construct smithy")
    assert len(s.players[0].hand) == 1


def test_frederick_discards_nothing_for_the_cathedral() -> None:
    s = scene()
    character(s, 0, "frederick")
    no_rewards(s)
    own(s, 0, gold=1)
    play(s, "place guildhall", "work on cathedral")
    assert s.players[0].cathedral == 1


def test_rudolf_saves_only_in_the_workshop() -> None:
    """And not on coins for other columns (R15.4)."""
    s = scene()
    character(s, 0, "rudolf")
    own(s, 0, silver=4)
    play(s, "place workshop", f"hire {t.APPRENTICE_IDS[s.row[1]]}")
    assert goods(s, 0) == {} and s.coins[0] == 1


def test_bertha_gains_silver_when_she_sends_somebody() -> None:
    s = scene()
    character(s, 0, "bertha")
    seize(s, 0, 1, 3)
    play(s, "place guardhouse", "send to prison")
    assert goods(s, 0) == {"silver": 5}


@pytest.mark.parametrize("name", t.CHARACTER_IDS)
def test_every_character_has_a_power(name: str) -> None:
    number = t.CHARACTER_IDS.index(name)
    assert bool(t.CHARACTERS[number].effect) != bool(fx.CHARACTER_WHILE[number])


def test_lothaire_can_not_save_what_is_not_asked_for() -> None:
    """A building without wood and stone costs what it costs."""
    s = scene()
    character(s, 0, "lothaire")
    hold(s, 0, "reservoir")  # 6 clay and a wood
    own(s, 0, clay=6)
    assert "place guildhall" in offered(step(s))
    own(s, 0, clay=5, wood=1)
    assert "place guildhall" not in offered(step(s))
    assert building("reservoir") in s.players[0].hand
