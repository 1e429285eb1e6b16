"""Apprentices, buildings and the cathedral (R9, R10)."""

from __future__ import annotations

import pytest

from burgrave.games.architects.data import effects as fx
from burgrave.games.architects.data import tables as t
from burgrave.games.architects.rules.guildhall import rewards_left
from burgrave.games.architects.rules.rounds import step
from burgrave.games.architects.rules.state import State
from tests.games.architects.scene import (
    apprentice,
    at,
    building,
    character,
    employ,
    fill_guildhall,
    goods,
    hold,
    imprison,
    next_step,
    no_rewards,
    offered,
    own,
    play,
    post,
    scene,
    seize,
)

FIVE = ("miner_1", "miner_2", "jeweller_1", "jeweller_2", "labourer_1")
SKILLED = "labourer_1"  # has all three skills


def ready(s: State, name: str) -> None:
    """Seat 0 has a building in hand, and all that it takes."""
    hold(s, 0, name)
    if SKILLED not in [t.APPRENTICE_IDS[card] for card in s.players[0].apprentices]:
        employ(s, 0, SKILLED)
    s.players[0].goods = list(fx.BUILDING_COST[building(name)])


def construct(s: State, name: str, *answers: str) -> None:
    """Seat 0 builds it."""
    ready(s, name)
    play(s, "place guildhall", f"construct {name}", *answers)
    assert building(name) in s.players[0].buildings


# -------------------------------------------------------------------- R9.1, R9.2: apprentices


def test_r9_1_at_most_five_apprentices() -> None:
    """One has to leave first, under the pile; its virtue is not given back."""
    s = scene()
    employ(s, 0, *FIVE)
    own(s, 0, silver=4)
    name = t.APPRENTICE_IDS[s.row[0]]
    play(s, "place workshop", f"hire {name}", "dismiss miner_2")
    assert [t.APPRENTICE_IDS[card] for card in s.players[0].apprentices] == [
        *("miner_1", "jeweller_1", "jeweller_2", "labourer_1", name)
    ]
    assert s.apprentices[0] == apprentice("miner_2") and s.dismissed == 1


def test_r9_1_rudolf_has_six() -> None:
    s = scene()
    character(s, 0, "rudolf")
    employ(s, 0, *FIVE)
    own(s, 0, silver=3)
    play(s, "place workshop", f"hire {t.APPRENTICE_IDS[s.row[0]]}")
    assert len(s.players[0].apprentices) == 6


def test_r15_5_below_the_limit_nobody_is_dismissed() -> None:
    s = scene()
    employ(s, 0, *FIVE[:4])
    own(s, 0, silver=4)
    play(s, "place workshop", f"hire {t.APPRENTICE_IDS[s.row[0]]}")
    assert len(s.players[0].apprentices) == 5


@pytest.mark.parametrize(("name", "virtue"), [("acolyte_1", 8), ("swindler_1", 6), ("miner_1", 7)])
def test_hiring_changes_virtue(name: str, virtue: int) -> None:
    s = scene()
    own(s, 0, silver=2)
    if apprentice(name) not in s.row:
        s.apprentices.remove(apprentice(name))
        s.apprentices.append(s.row[0])
        s.row[0] = apprentice(name)
    play(s, "place market_middle", f"hire {name}")
    assert s.players[0].virtue == virtue - 1  # and one for the market


def test_r9_2_abilities_stack() -> None:
    s = scene()
    employ(s, 0, "jeweller_1", "jeweller_2")
    play(s, "place silversmith")
    assert goods(s, 0) == {"silver": 4}


@pytest.mark.parametrize(
    ("name", "place", "found"),
    [
        ("stonecutter_1", "quarry", {"stone": 2}),
        ("woodcutter_2", "forest", {"wood": 2}),
        ("miner_1", "mines", {"clay": 3}),
    ],
)
def test_apprentices_who_bring_goods(name: str, place: str, found: dict[str, int]) -> None:
    s = scene()
    employ(s, 0, name)
    play(s, f"place {place}")
    assert goods(s, 0) == found


# -------------------------------------------------------------------- R9.3: buildings


def test_r9_3_skills_of_several_apprentices_or_of_one() -> None:
    s = scene()
    hold(s, 0, "university")
    own(s, 0, clay=4, wood=2, stone=3, marble=2)
    s.players[0].virtue = 4  # so that the cathedral is out of question
    employ(s, 0, "woodcutter_1", "miner_1")
    assert "place guildhall" not in offered(step(s))
    employ(s, 0, "stonecutter_1")
    assert "place guildhall" in offered(step(s))
    s.players[0].apprentices = (apprentice(SKILLED),)
    assert "place guildhall" in offered(step(s))


def test_r9_3_goods_then_virtue_then_the_effect() -> None:
    """The Palace counts virtue after its builder's own change (R14.5)."""
    s = scene()
    construct(s, "church")
    assert s.players[0].virtue == 8 and goods(s, 0) == {}


@pytest.mark.parametrize(("virtue", "gold"), [(9, 2), (3, 0)])
def test_tb24_palace(virtue: int, gold: int) -> None:
    s = scene()
    s.players[0].virtue = virtue
    construct(s, "palace")
    assert goods(s, 0) == ({"gold": gold} if gold else {})


@pytest.mark.parametrize(
    ("name", "found"),
    [
        ("smithy", {"stone": 4}),
        ("well", {"clay": 4}),
        ("lumber_camp", {"wood": 4}),
        ("thieves_den", {"silver": 4}),
        ("factory", {"marble": 2}),
    ],
)
def test_buildings_that_bring_goods(name: str, found: dict[str, int]) -> None:
    s = scene()
    construct(s, name)
    assert goods(s, 0) == found


@pytest.mark.parametrize(
    ("name", "answer", "found"),
    [
        ("treasury", "choose gold", {"gold": 1}),
        ("treasury", "choose silver 3", {"silver": 3}),
        ("clay_pit", "choose marble", {"marble": 1}),
    ],
)
def test_buildings_with_a_choice(name: str, answer: str, found: dict[str, int]) -> None:
    s = scene()
    construct(s, name, answer)
    assert goods(s, 0) == found


def test_betting_house_brings_a_debt_and_drafting_room_plans() -> None:
    s = scene()
    construct(s, "betting_house")
    assert s.players[0].unpaid == 1 and s.players[0].virtue == 6
    s = scene()
    construct(s, "drafting_room")
    assert len(s.players[0].hand) == 2


def test_r9_3_church_may_destroy_a_debt() -> None:
    for answer, left in (("use", 1), ("decline", 2)):
        s = scene()
        s.players[0].unpaid = 2
        construct(s, "church", answer)
        assert s.players[0].unpaid == left and s.players[0].paid == 0


def test_r9_3_r9_4_armoury_and_fortress_capture_for_nothing() -> None:
    """One and two groups from any open circles; or none."""
    s = scene(4)
    post(s, "forest", 0, 3)
    post(s, "mines", 2, 0, 1)
    construct(s, "armoury", "capture forest 1")
    assert s.players[0].captured == [0, 3, 0, 0] and s.tax == 4
    s = scene(4)
    post(s, "forest", 0, 3)
    post(s, "mines", 2, 0, 1)
    construct(s, "fortress", "capture forest 1", "capture mines 0")
    assert s.players[0].captured == [0, 3, 0, 0] and at(s, "mines") == [0, 0, 1, 0]
    s = scene(4)
    post(s, "forest", 0, 3)
    construct(s, "armoury", "done")
    assert at(s, "forest") == [0, 3, 0, 0]


def test_r9_3_r9_4_barracks_reclaim_or_capture() -> None:
    s = scene()
    seize(s, 1, 0, 3)
    post(s, "forest", 0, 2)
    construct(s, "barracks", "use", "choose reclaim")
    assert s.players[1].captured == [0, 0, 0] and s.players[0].workers == 19 and s.tax == 4
    s = scene()
    seize(s, 1, 0, 3)
    post(s, "forest", 0, 2)
    construct(s, "barracks", "use", "choose capture", "capture forest 1")
    assert s.players[0].captured == [0, 2, 0]
    s = scene()
    seize(s, 1, 0, 3)
    construct(s, "barracks", "decline")
    assert s.players[1].captured == [3, 0, 0]


def test_hideout_releases_all() -> None:
    s = scene()
    imprison(s, 5)
    construct(s, "hideout")
    assert s.players[0].prison == 0


def test_r9_3_tavern_hires_for_nothing_or_nobody() -> None:
    s = scene()
    s.coins[5] = 2
    ready(s, "tavern")
    name = t.APPRENTICE_IDS[s.row[5]]
    play(s, "place guildhall", "construct tavern", f"hire {name}")
    assert apprentice(name) in s.players[0].apprentices and goods(s, 0) == {"silver": 2}
    s = scene()
    construct(s, "tavern", "decline")
    assert len(s.players[0].apprentices) == 1


def test_r9_3_library_changes_a_plan_into_gold() -> None:
    s = scene()
    hold(s, 0, "keep", "well")
    construct(s, "library", "choose pay plan -> gold 2", "discard well")
    assert goods(s, 0) == {"gold": 2} and s.players[0].hand == [building("keep")] and s.plans[0] == building("well")
    s = scene()
    hold(s, 0, "keep")
    construct(s, "library", "decline")
    assert goods(s, 0) == {} and len(s.players[0].hand) == 1
    s = scene()
    construct(s, "library")  # without another card there is nothing to ask
    assert goods(s, 0) == {}


def test_tb27_monument() -> None:
    """The builder gains two virtue in total, the others one."""
    s = scene()
    construct(s, "monument")
    assert [player.virtue for player in s.players] == [9, 8, 8]


def test_r9_6_crane_builds_once_more() -> None:
    """Another worker, at the usual price; without means or worker nothing happens."""
    s = scene()
    hold(s, 0, "well")
    ready(s, "crane")
    own(s, 0, wood=5, stone=3)
    play(s, "place guildhall", "construct crane", "construct well")
    assert len(s.guildhall) == 2 and s.players[0].workers == 18 and goods(s, 0) == {"clay": 4}
    s = scene()
    construct(s, "crane")
    assert len(s.guildhall) == 1
    s = scene()
    hold(s, 0, "well")
    ready(s, "crane")
    own(s, 0, wood=5, stone=3)
    s.players[0].workers = 1
    play(s, "place guildhall", "construct crane")
    assert len(s.guildhall) == 1


def test_r9_6_graveyard_dismisses_an_apprentice() -> None:
    s = scene()
    employ(s, 0, "miner_1")
    construct(s, "graveyard", "dismiss miner_1")
    assert s.players[0].apprentices == (apprentice(SKILLED),)


def test_r9_7_an_empty_pile_gives_nothing() -> None:
    s = scene()
    s.plans = []
    s.players[0].goods[t.SILVER] = 0
    assert "place workshop" not in offered(step(s))


# -------------------------------------------------------------------- R6.11, R10: the cathedral


def test_r6_11_workers_stay_in_the_guildhall() -> None:
    s = scene()
    construct(s, "smithy")
    assert s.guildhall == [0] and s.players[0].workers == 19


def test_tb18_first_level_of_the_cathedral() -> None:
    """A gold and a building card; a reward; two points if it stays there."""
    s = scene()
    s.rewards.append(s.rewards.pop(s.rewards.index(t.REWARD_IDS.index("wood_1"))))
    hold(s, 0, "keep", "well")
    own(s, 0, gold=1)
    before = rewards_left(s)
    play(s, "place guildhall", "work on cathedral", "discard keep")
    assert s.players[0].cathedral == 1 and goods(s, 0) == {"wood": 2} and s.players[0].virtue == 8
    assert rewards_left(s) == before - 1 and s.players[0].hand == [building("well")]


@pytest.mark.parametrize(
    ("level", "cost", "answers"),
    [
        (1, {"gold": 1}, []),
        (2, {"wood": 3, "stone": 3}, ["pay 1 wood 3 stone"]),
        (3, {"marble": 1}, []),
        (4, {"wood": 5, "stone": 3}, []),
        (5, {"gold": 2, "marble": 2}, []),
    ],
)
def test_r10_2_prices_of_the_levels(level: int, cost: dict[str, int], answers: list[str]) -> None:
    s = scene()
    s.players[0].cathedral = level - 1
    no_rewards(s)
    hold(s, 0, "keep")
    own(s, 0, **cost)
    play(s, "place guildhall", "work on cathedral", *answers)
    assert s.players[0].cathedral == level and goods(s, 0) == ({"wood": 2} if level == 2 else {})


@pytest.mark.parametrize(("level", "spaces"), [(1, 3), (2, 3), (3, 2), (4, 2), (5, 1)])
def test_r10_2_spaces_of_the_levels(level: int, spaces: int) -> None:
    """A marker that moves up frees its space."""
    s = scene(5)
    hold(s, 0, "keep")
    own(s, 0, wood=8, stone=8, gold=2, marble=2)
    s.players[0].cathedral = level - 1
    for seat in range(1, spaces + 1):
        s.players[seat].cathedral = level
    assert "place guildhall" not in offered(step(s))
    s.players[1].cathedral = 0 if level == 5 else level + 1
    assert "place guildhall" in offered(step(s))


def test_r10_1_without_a_building_card_there_is_no_work_on_the_cathedral() -> None:
    s = scene()
    own(s, 0, gold=1)
    assert "place guildhall" not in offered(step(s))


def test_tb29_empty_reward_pile() -> None:
    """A virtue."""
    s = scene()
    no_rewards(s)
    hold(s, 0, "keep")
    own(s, 0, gold=1)
    play(s, "place guildhall", "work on cathedral")
    assert s.players[0].virtue == 8 and goods(s, 0) == {}


@pytest.mark.parametrize(("number", "found"), [(2, {"clay": 2}), (3, {"silver": 2})])
def test_r10_3_acolytes(number: int, found: dict[str, int]) -> None:
    s = scene()
    no_rewards(s)
    employ(s, 0, f"acolyte_{number}")
    hold(s, 0, "keep")
    own(s, 0, gold=1)
    play(s, "place guildhall", "work on cathedral")
    assert goods(s, 0) == found


def test_r10_3_the_first_acolyte_draws_a_plan() -> None:
    s = scene()
    no_rewards(s)
    employ(s, 0, "acolyte_1")
    hold(s, 0, "keep")
    own(s, 0, gold=1)
    play(s, "place guildhall", "work on cathedral")
    assert len(s.players[0].hand) == 1


def test_r11_2_a_full_guildhall_may_still_be_used() -> None:
    """In the last turns; further workers trigger nothing (R14.9, R15.12)."""
    s = scene(2)
    fill_guildhall(s, 12)
    s.left = 1
    construct(s, "smithy")
    assert len(s.guildhall) == 13 and s.left == 1 and not s.reset


@pytest.mark.parametrize(("players", "space"), [(2, 2), (2, 8), (4, 7), (5, 14)])
def test_x3_3_as_an_option_some_spaces_exchange_apprentices(players: int, space: int) -> None:
    """After the turn the first column goes under the pile, silver on it is lost, and two others come."""
    s = scene(players, refresh_spaces=True)
    fill_guildhall(s, space)
    construct(s, "smithy")
    row, pile = s.row[:], s.apprentices[:]
    s.coins = [1, 2, 0, 0, 1, 0, 0, 0]
    assert s.refresh
    s.reset = False
    next_step(s)
    assert s.row == [*row[1:4], pile[-1], *row[5:], pile[-2]] and s.coins == [2, 0, 0, 0, 0, 0, 0, 0]
    assert sorted(s.apprentices[:2]) == sorted([row[0], row[4]]) and not s.refresh
    assert not scene(players).config.refreshes
