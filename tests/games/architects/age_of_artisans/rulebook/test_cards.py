"""New apprentices (X7, p. 11), buildings (X8) and characters (X9, p. 12), and points (X10, p. 10)."""

from __future__ import annotations

import pytest

from burgrave.games.architects.data import effects as fx
from burgrave.games.architects.data import tables as t
from burgrave.games.architects.expansions.age_of_artisans.data import tables as g
from burgrave.games.architects.rules.prices import powers
from burgrave.games.architects.rules.rounds import ending
from burgrave.games.architects.rules.scoring import everybodys_scores
from burgrave.games.architects.rules.state import ENDING, State
from tests.games.architects.age_of_artisans.scene import CRAFT, added, adorn, equip, lay_out, lie, maker, scene
from tests.games.architects.scene import (
    apprentice,
    building,
    built,
    character,
    employ,
    goods,
    hold,
    next_step,
    own,
    play,
    post,
    run,
    seize,
)

EVERYTHING = {"clay": 9, "wood": 9, "stone": 9, "gold": 9, "marble": 9}


def construct(name: str, *answers: str, players: int = 3) -> State:
    """Seat 0, who has every skill and goods, builds."""
    s = scene(players)
    employ(s, 0, "labourer_1")
    hold(s, 0, name)
    own(s, 0, **EVERYTHING)
    lay_out(s, "craft_01", "craft_05", "craft_11", "craft_13")
    play(s, "place guildhall", f"construct {name}", *answers)
    return s


def spent(s: State, name: str) -> dict[str, int]:
    """What seat 0 has gained beside what the building cost."""
    cost = fx.BUILDING_COST[building(name)]
    left = [EVERYTHING.get(good, 0) - cost[number] for number, good in enumerate(t.GOODS)]
    return {
        good: now - before for good, now, before in zip(t.GOODS, s.players[0].goods, left, strict=True) if now != before
    }


# -------------------------------------------------------------------- X7: apprentices


def test_x7_an_antagonist_counts_as_a_worker_in_the_town_centre() -> None:
    s = scene()
    employ(s, 0, "antagonist_1", "antagonist_2")
    own(s, 0, silver=9)
    post(s, "quarry", 1, 1, 1)
    play(s, "place town_centre", "capture quarry 0", "capture quarry 1", "capture quarry 2")
    assert s.players[0].captured == [0, 1, 1] and s.more == 0


def test_x7_an_informant_counts_as_a_worker_in_the_guardhouse() -> None:
    s = scene()
    employ(s, 0, "informant_1")
    own(s, 0, silver=12)
    s.players[0].unpaid = 3
    play(s, "place guardhouse", "pay debt", "pay debt")
    assert s.players[0].unpaid == 1 and s.more == 0


def test_x7_an_abbot_brings_silver_in_the_storehouse() -> None:
    """Before the trades, which it can pay for."""
    s = scene()
    employ(s, 0, "abbot_1", "merchant_1")
    play(s, "place storehouse", "trade pay silver -> clay 3")
    assert goods(s, 0) == {"clay": 3}


@pytest.mark.parametrize(("name", "gained"), [("enforcer_2", "wood"), ("enforcer_3", "clay"), ("enforcer_4", "stone")])
def test_x7_an_enforcer_brings_goods_once_for_all_who_are_sent(name: str, gained: str) -> None:
    s = scene()
    employ(s, 0, name)
    seize(s, 0, 1, 3)
    seize(s, 0, 2, 2)
    play(s, "place guardhouse", "send to prison")
    assert goods(s, 0) == {"silver": 5, gained: 2}


@pytest.mark.parametrize("name", ["strongarm_release", "strongarm_discount", "strongarm_capture"])
def test_x7_a_strongarm_has_two_skills(name: str) -> None:
    s = scene()
    employ(s, 0, name)
    assert sorted(powers(s.players[0]).skilled) == [0, 1, 1]


def test_x2_2_twelve_apprentices_and_twelve_buildings() -> None:
    assert len([row for row in t.APPRENTICES if row.box == g.BOX]) == 12
    assert len([row for row in t.BUILDINGS if row.box == g.BOX]) == 12
    assert len(g.CRAFTS) == 24


# -------------------------------------------------------------------- X8: buildings that do something at once


def test_x8_the_arch_brings_two_debts() -> None:
    assert construct("arch").players[0].unpaid == 2


def test_x8_the_courtyard_brings_goods() -> None:
    assert spent(construct("courtyard"), "courtyard") == {"clay": 1, "wood": 1, "stone": 1}


def test_x8_1_the_gallery_brings_an_adornment_for_nothing() -> None:
    """It may carry it itself."""
    s = construct("gallery", "craft adornment craft_01")
    assert maker(s).adorned == (building("gallery"),) and spent(s, "gallery") == {"clay": 3}
    assert maker(s).on_top == 0 and s.tax == 4


def test_x8_1_the_gallery_adorns_another_building() -> None:
    s = scene()
    employ(s, 0, "labourer_1")
    hold(s, 0, "gallery")
    built(s, 0, "well")
    own(s, 0, **EVERYTHING)
    lay_out(s, "craft_01", "craft_05")
    play(s, "place guildhall", "construct gallery", "craft adornment craft_01", "adorn well")
    assert maker(s).adorned == (building("well"),)


def test_x8_1_the_garrison_brings_a_tool_for_nothing() -> None:
    s = construct("garrison", "craft tool craft_05")
    assert maker(s).equipped == (apprentice("labourer_1"),) and s.players[0].virtue == 7 and s.market == [-1] * 3


def test_x8_1_what_can_not_be_done_lapses() -> None:
    s = scene()
    equip(s, 0, "labourer_1", "craft_02")
    hold(s, 0, "garrison")
    own(s, 0, **EVERYTHING)
    assert play(s, "place guildhall", "construct garrison") == ["place", "guildhall"]
    assert maker(s).tools == (CRAFT("craft_02"),)


@pytest.mark.parametrize(("level", "cards"), [(0, 0), (1, 1), (5, 5)])
def test_x8_the_parsonage_brings_cards_for_the_cathedral(level: int, cards: int) -> None:
    s = scene()
    employ(s, 0, "labourer_1")
    hold(s, 0, "parsonage")
    own(s, 0, **EVERYTHING)
    s.players[0].cathedral = level
    play(s, "place guildhall", "construct parsonage")
    assert len(s.players[0].hand) == cards


def test_ta26_the_parsonage_and_the_hand_limit() -> None:
    """Level three: three cards, of five and three two are discarded."""
    s = scene()
    employ(s, 0, "labourer_1")
    hold(s, 0, "parsonage", "well", "smithy", "tavern", "factory", "arch")
    own(s, 0, **EVERYTHING)
    s.players[0].cathedral = 3
    play(s, "place guildhall", "construct parsonage")
    assert len(s.players[0].hand) == 8
    asked = next_step(s, "discard well", "discard arch")
    assert asked == ["limit", "limit"] and len(s.players[0].hand) == 6


@pytest.mark.parametrize("players", [1, 2, 6])
def test_x8_the_pillar_brings_silver_to_all(players: int) -> None:
    """To a solo opponent, too, as virtue of the Monument."""
    s = construct("pillar", players=players)
    assert [player.goods[t.SILVER] for player in s.players] == [3] * len(s.players)


# -------------------------------------------------------------------- X8: buildings that count at the end


def finish(s: State, *answers: str) -> dict[str, int]:
    """The end of the game, and the points of seat 0."""
    s.phase = ENDING
    run(ending(s), *answers)
    return everybodys_scores(s)[0].parts


def test_x8_the_academy_counts_tools() -> None:
    s = scene()
    built(s, 0, "academy")
    for name, craft in (("miner_1", "craft_02"), ("miner_2", "craft_03")):
        equip(s, 0, name, craft)
    assert finish(s)["effects"] == 2


def test_x8_the_meeting_hall_brings_virtue_for_tools() -> None:
    s = scene()
    built(s, 0, "meeting_hall")
    for name, craft in (("miner_1", "craft_02"), ("miner_2", "craft_03")):
        equip(s, 0, name, craft)
    finish(s)
    assert s.players[0].virtue == 9


def test_x8_2_sets_of_skills() -> None:
    s = scene()
    built(s, 0, "dormitory", "storeroom")
    employ(s, 0, "miner_1", "strongarm_capture")
    assert finish(s)["effects"] == 2 and s.players[0].virtue == 8


def test_ta24_two_sets_with_a_skill_tool() -> None:
    """Labourer, jeweller, miner, acolyte, and an abbot with the skill tool: three, five and two."""
    s = scene()
    employ(s, 0, "labourer_1", "jeweller_1", "miner_1", "acolyte_1")
    equip(s, 0, "abbot_1", "craft_08")
    assert powers(s.players[0]).skilled == (3, 5, 2)
    built(s, 0, "dormitory", "storeroom")
    assert finish(s)["effects"] == 4 and s.players[0].virtue == 9


def test_x13_4_a_skill_tool_counts_beside_the_skill() -> None:
    s = scene()
    equip(s, 0, "abbot_2", "craft_08")
    built(s, 0, "masons_hut")
    assert finish(s)["effects"] == 2


def test_ta25_arcade_and_cellar_with_four_adornments() -> None:
    """Virtue of 11 becomes 15, so a debt may be destroyed; four points more."""
    s = scene()
    for name, craft in (("arcade", "02"), ("cellar", "03"), ("well", "09"), ("smithy", "10")):
        adorn(s, 0, name, f"craft_{craft}")
    s.players[0].virtue, s.players[0].unpaid = 11, 1
    parts = finish(s, "destroy debt")
    assert s.players[0].virtue == 14 and s.players[0].unpaid == 0 and parts["effects"] == 4


# -------------------------------------------------------------------- X9: characters


def test_x9_gisela_gets_what_is_good_in_the_adornment() -> None:
    """No debt, no loss of virtue; nothing is done once more, since there is no building."""
    for craft, gained, virtue in (
        ("craft_19", {"gold": 2}, 7),
        ("craft_18", {"gold": 1}, 7),
        ("craft_23", {}, 8),
        ("craft_13", {}, 7),
        ("craft_05", {}, 7),
    ):
        s = scene()
        character(s, 0, "gisela")
        lie(s, 0)
        employ(s, 0, "miner_1")
        built(s, 0, "smithy")
        lay_out(s, craft, "craft_01")
        play(s, "lay on top", f"craft tool {craft}")
        assert (goods(s, 0), s.players[0].virtue, s.players[0].unpaid) == (gained, virtue, 0)
        assert maker(s).tools == (CRAFT(craft),) and maker(s).adornments == ()


def test_ta28_gisela_crafts_a_tool() -> None:
    """Three clay at once, and no points of the adornment."""
    s = scene()
    character(s, 0, "gisela")
    lie(s, 0)
    employ(s, 0, "miner_1")
    lay_out(s, "craft_01")
    play(s, "lay on top", "craft tool craft_01")
    assert goods(s, 0) == {"clay": 3} and everybodys_scores(s)[0].parts["adornments"] == 0


def test_x9_gisela_before_it_is_attached() -> None:
    """An apprentice that comes with it may get the tool."""
    s = scene()
    character(s, 0, "gisela")
    lie(s, 0)
    employ(s, 0, "miner_1")
    lay_out(s, "craft_07")
    new = t.APPRENTICE_IDS[s.apprentices[-1]]
    play(s, "lay on top", "craft tool craft_07", f"hire {new}", f"equip {new}")
    assert maker(s).equipped == (apprentice(new),)


def test_x13_6_gisela_and_the_garrison() -> None:
    s = scene()
    character(s, 0, "gisela")
    employ(s, 0, "labourer_1")
    hold(s, 0, "garrison")
    own(s, 0, **EVERYTHING)
    lay_out(s, "craft_01", "craft_05")
    play(s, "place guildhall", "construct garrison", "craft tool craft_01")
    assert spent(s, "garrison") == {"clay": 3}


def test_x9_others_get_nothing_of_the_adornment() -> None:
    s = scene()
    character(s, 0, "walaric")
    lie(s, 0)
    employ(s, 0, "miner_1")
    lay_out(s, "craft_01")
    play(s, "lay on top", "craft tool craft_01")
    assert goods(s, 0) == {}


# -------------------------------------------------------------------- X10: points


def test_x10_points_beside_those_of_the_base_game() -> None:
    s = scene()
    adorn(s, 0, "courtyard", "craft_01")
    equip(s, 0, "miner_1", "craft_02")
    score = everybodys_scores(s)[0]
    assert score.parts["adornments"] == 3 and score.parts["tools"] == 1
    assert score.total == sum(score.parts.values()) and "adornments" in everybodys_scores(s)[1].parts
    assert CRAFT("craft_01") not in added(s).pile
