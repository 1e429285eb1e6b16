"""The fine print of the primary action (p. 14-17, 21): what pays for it, trade, buildings, manuscripts."""

from __future__ import annotations

import pytest

from burgrave.games.viscounts.data import tables as t
from burgrave.games.viscounts.rules import vocabulary as do
from burgrave.games.viscounts.rules.building import all_free_sites, build_for_free, free_sites
from burgrave.games.viscounts.rules.castle import place_anywhere
from burgrave.games.viscounts.rules.manuscripts import transcribe
from burgrave.games.viscounts.rules.prices import affords, icons_for
from burgrave.games.viscounts.rules.scoring import all_icons, scores
from burgrave.games.viscounts.rules.state import ACT, RECRUIT, State
from burgrave.games.viscounts.rules.turn import act
from tests.games.viscounts.scene import (
    card,
    deck,
    happened,
    lay,
    legible,
    manuscript,
    offered,
    play,
    run,
    scene,
    stand,
    stands,
    uncover,
    visible,
)

LAST = t.RIGHTMOST  # where virtue begins

# -------------------------------------------------------------------- phase 3: the primary action


@pytest.mark.parametrize(
    ("inside", "found"), [(False, ["do trade", "do build"]), (True, ["do place_workers", "do transcribe"])]
)
def test_c17_outside_trade_or_build_inside_workers_or_manuscripts(inside: bool, found: list[str]) -> None:
    """P. 14: one action, or none."""
    s = scene()
    lay(s, 0, "abbot", "squire", "labourer")
    for pile in s.piles:
        pile.clear()
    s.players[0].goods = [0, 9, 9, 9]
    s.players[0].row[0] = card("trader")
    stand(s, 0, 1, inside=inside)
    s.phase = ACT
    assert offered(act(s)) == [*found, "rest"]


def test_c17_what_can_not_be_paid_is_not_done() -> None:
    """P. 14: then nothing happens."""
    s = scene()
    lay(s, 0, "trader", "labourer", "lender")
    stand(s, 0, 1, inside=True)
    s.phase = ACT
    assert play(s) == [] and s.phase == RECRUIT


@pytest.mark.parametrize("action", range(4))
def test_c18_what_an_action_is_paid_with(action: int) -> None:
    """P. 14: cards, criminals, uncovered icons, favours, goods of its kind one for one, a dismissed card."""
    s = scene()
    me = s.players[0]
    lay(s, 0, "thief", "trader", ("labourer", "labourer", "squire", "abbot")[action])
    uncover(s, 0, "trading_post_3", "guildhall_1", "guildhall_2", "guildhall_3")
    me.favours = 0b1111
    there = icons_for(me, action)
    assert there == (1 + 1 + 2 + 2 if action == t.TRADE else 1 + 1 + 1 + 1)
    me.goods = [0, 0, 0, 0]
    assert affords(me, action, there) and not affords(me, action, there + 1)
    me.goods[action] = 2  # an action and its good have the same number
    assert affords(me, action, there + 2) and not affords(me, action, there + 3)
    extra = t.ICONS_OF[card("antagonist")]
    assert affords(me, action, there + 4, extra) and not affords(me, action, there + 5, extra)


@pytest.mark.parametrize(
    ("name", "offer"), [("miner", True), ("thief", True), ("antagonist", True), ("squire", False), ("traitor", True)]
)
def test_c19_who_is_dismissed_has_an_icon_of_the_action_or_is_a_criminal(name: str, offer: bool) -> None:
    """P. 14."""
    s = scene()
    lay(s, 0, "labourer", "abbot", "trader")
    visible(s, "segment_1_2", name)
    s.players[0].goods = [5, 9, 0, 0]
    stand(s, 0, 1)
    s.phase = ACT
    assert ("dismiss for build" in offered(act(s))) == offer


def test_c19_a_dismissal_is_paid_and_acts_before_the_action() -> None:
    """P. 14, 17: one a turn; its effect at once, its ability never."""
    s = scene()
    s.log = []
    me = s.players[0]
    lay(s, 0, "labourer", "abbot", "trader")
    visible(s, "segment_1_2", "woodcutter_1")
    me.goods = [2, 1, 0, 0]
    stand(s, 0, 2)
    s.phase = ACT
    play(s, "dismiss for build", "building workshop_3", "site segment_1_2_few_4", "keep")
    assert happened(s) == ["dismisses", "virtue", "acts", "builds"]
    assert me.virtue == LAST - 1 and me.goods == [0, 0, 0, 0]


def test_c19_silver_for_a_dismissal_can_not_be_spent_again() -> None:
    """P. 14: two coins for the Woodcutter, and none is left to be a builder with the Mason's help."""
    s = scene()
    lay(s, 0, "mason", "abbot", "trader")
    visible(s, "segment_1_2", "woodcutter_1")
    stand(s, 0, 1)
    s.phase = ACT
    for silver, offer in ((3, False), (4, True)):
        s.players[0].goods = [silver, 0, 0, 0]
        assert ("dismiss for build" in offered(act(s))) == offer


@pytest.mark.parametrize(
    ("name", "action", "helper"),
    [("benefactor", t.NOBLE, "aristocrat"), ("strongman", t.BUILD, "foreman"), ("traveller", t.CLERIC, "vicar")],
)
def test_c20_two_merchants_as_one_also_of_a_dismissed_card(name: str, action: int, helper: str) -> None:
    """P. 11: its two, one more on the board, one of the dismissed."""
    s = scene()
    lay(s, 0, name, "trader", "thief")
    assert icons_for(s.players[0], action) == 1 + 1
    assert icons_for(s.players[0], action, t.ICONS_OF[card(helper)]) == 1 + 2 + 1
    assert icons_for(s.players[0], t.TRADE) == 2 + 1 + 1


@pytest.mark.parametrize(("name", "action"), [("diplomat", t.NOBLE), ("mason", t.BUILD), ("clergyman", t.CLERIC)])
def test_c20_two_coins_as_one_icon(name: str, action: int) -> None:
    """A single coin is nothing."""
    s = scene()
    lay(s, 0, name)
    me = s.players[0]
    me.row[1:] = [card("trader"), card("lender")]
    me.goods[t.SILVER] = 5
    assert affords(me, action, 1 + 2) and not affords(me, action, 1 + 3)


@pytest.mark.parametrize(("name", "action"), [("artist", t.NOBLE), ("sculptor", t.BUILD), ("priest", t.CLERIC)])
def test_c20_the_first_one_counts_double(name: str, action: int) -> None:
    """Once in an action."""
    s = scene()
    lay(s, 0, name, "trader", "lender")
    me = s.players[0]
    assert not affords(me, action, 2)
    me.goods[action] = 2
    assert affords(me, action, 1 + 3) and not affords(me, action, 1 + 4)


def test_c20_emma_writes_with_gold_and_stone() -> None:
    """The player chooses what is spent; with the Priest the first ink counts double."""
    s = scene()
    lay(s, 0, "emma", "priest", "trader")
    me = s.players[0]
    me.goods = [0, 1, 1, 1]
    legible(s, "segment_1_2", "grey_6_buildings")
    stand(s, 0, 1, inside=True)
    s.phase = ACT
    play(s, "do transcribe", "pay with ink", "pay with stone")
    assert me.goods == [0, 0, 0, 0] and me.manuscripts == (manuscript("grey_6_buildings"),)


def test_c21_criminals_are_only_criminals_in_scoring() -> None:
    """P. 10."""
    s = scene()
    me = s.players[0]
    deck(s, 0, hand="thief labourer", draw="antagonist")
    assert [all_icons(me, icon) for icon in range(5)] == [0, 1, 0, 0, 3]


def test_c22_exchanges_as_often_as_paid() -> None:
    """P. 15: a single merchant is lost."""
    s = scene()
    me = s.players[0]
    lay(s, 0, "peddler_1", "abbot", "squire")
    stand(s, 0, 5)  # ink for two
    me.goods[t.SILVER] = 2
    s.phase = ACT
    for times, silver in ((1, 2), (2, 1)):
        other = s.copy()
        play(other, "do trade", f"times {times}")
        assert other.players[0].goods == [silver, 0, 0, times]


def test_c22_coins_do_not_buy_coins() -> None:
    """P. 15: it would be pointless; icons do."""
    s = scene()
    me = s.players[0]
    lay(s, 0, "peddler_1", "trader", "squire")
    stand(s, 0, 1)
    me.goods[t.SILVER] = 3
    s.phase = ACT
    play(s, "do trade")
    assert me.goods[t.SILVER] == 3 + 4 + 1  # one of the Trader


def test_c72_a_coin_for_each_merchant_and_nobody_else() -> None:
    """P. 15: the Polish text says townsfolk there; its next sentences and the picture mean merchants."""
    s = scene()
    lay(s, 0, "trader", "abbot", "journeyman")
    stand(s, 0, 1)
    s.phase = ACT
    play(s, "do trade")
    assert s.players[0].goods[t.SILVER] == 3 + 1  # three icons, and the Trader's coin


def test_c22_flips_are_mixed_freely() -> None:
    """P. 15."""
    s = scene()
    me = s.players[0]
    lay(s, 0, "peddler_1", "peddler_2", "lender")
    stand(s, 0, 6)
    me.unpaid, me.acquired, s.phase = 2, 2, ACT
    play(s, "do trade", "times 2", "choose flip deed", "choose flip debt", "take gold")
    assert (me.unpaid, me.paid, me.acquired, me.approved) == (1, 1, 1, 1)


def test_c22_destroyed_cards_bring_their_value() -> None:
    """P. 15: of the hand, or unseen from the pile; always optional."""
    s = scene()
    me = s.players[0]
    lay(s, 0, "peddler_1", "peddler_2", "peddler_3")
    deck(s, 0, hand="abbot squire", draw="labourer financier")
    stand(s, 0, 8)
    s.phase = ACT
    play(s, "do trade", "times 3", "destroy top", "destroy abbot", "keep")
    assert me.goods[t.SILVER] == 3 + 2 and me.hand == [card("squire")] and me.draw == [card("labourer")]


# -------------------------------------------------------------------- buildings


def building_scene(players: int = 2) -> State:
    """Seat 0 at the red one, with stones for anything."""
    s = scene(players)
    lay(s, 0, "labourer", "abbot", "trader")
    for pile in s.piles:
        pile.clear()
    s.players[0].goods[t.STONE] = 9
    stand(s, 0, 1)
    s.phase = ACT
    return s


def test_c23_not_when_all_nine_are_built() -> None:
    """P. 16."""
    s = building_scene()
    s.players[0].built = (1 << len(t.BUILDINGS)) - 1
    assert "do build" not in offered(act(s))


def test_c23_not_without_a_free_site_on_this_bank() -> None:
    """P. 16: those across the river are out of reach."""
    s = building_scene()
    stands(s, 1, "workshop_1", "segment_1_2_few_1")
    stands(s, 1, "workshop_2", "segment_1_2_few_2")
    assert free_sites(s, s.players[0].town) == [] and "do build" not in offered(act(s))
    stand(s, 0, 2)
    assert [t.SITE_IDS[site] for site in free_sites(s, s.players[0].town)] == ["segment_1_2_few_3", "segment_1_2_few_4"]


@pytest.mark.parametrize(("stones", "kinds"), [(2, 3), (4, 6), (6, 9)])
def test_c23_any_building_of_any_slot_that_is_paid(stones: int, kinds: int) -> None:
    """P. 16: workshops for 3, trading posts for 5, guildhalls for 7."""
    s = building_scene()
    s.players[0].goods[t.STONE] = stones
    flow = act(s)
    next(flow)
    ask = flow.send(do.DO.of(t.BUILD))
    assert ask.prompt == "building" and len(ask.options) == kinds


def test_c23_a_link_between_own_buildings_works_once() -> None:
    """P. 16: first the site, then the link."""
    s = building_scene()
    stands(s, 0, "workshop_1", "segment_1_2_few_1")
    play(s, "do build", "building guildhall_3")
    assert s.players[0].virtue == LAST - 1  # the link; nobody is left to be hired


def test_c23_a_link_to_the_next_segment() -> None:
    """P. 16: whichever lies there."""
    s = building_scene()
    s.ring = [3, 1, 0, 4, 2]
    stand(s, 0, 2)
    stands(s, 1, "workshop_1", "segment_9_10_few_1")
    play(s, "do build", "building workshop_3", "site segment_1_2_few_4", "keep")
    assert s.players[0].goods[t.STONE] == 9 - 2 + 1 and s.players[1].goods[t.STONE] == 1


def test_c23_what_is_uncovered_works_from_now_on() -> None:
    """P. 17: the first workshop, on a site that hires."""
    s = building_scene()
    visible(s, "segment_9_10", "princess")
    s.players[0].hand = [card("lender")]
    asked = play(s, "do build", "building workshop_1", "site segment_1_2_few_2", "hire princess", "discard lender")
    assert asked == ["action", "building", "site", "free_hire", "discard"]


def test_c24_both_owners_decide_the_active_player_first() -> None:
    """P. 16."""
    s = building_scene(3)
    stand(s, 0, 5)
    stands(s, 2, "workshop_1", "segment_5_6_many_2")
    s.players[0].acquired = s.players[0].unpaid = s.players[2].acquired = s.players[2].unpaid = 1
    play(s, "do build", "building workshop_1", "0: choose flip debt", "0: take ink", "2: choose flip deed")
    assert (s.players[0].paid, s.players[2].approved) == (1, 1)


def test_c25_abilities_after_an_action_come_last() -> None:
    """P. 20."""
    s = building_scene()
    s.log = []
    s.players[0].row[1] = card("charlatan")
    stands(s, 1, "workshop_1", "segment_1_2_few_1")
    play(s, "do build", "building workshop_1")
    assert happened(s) == ["acts", "builds", "virtue", "virtue", "uses", "corruption"]


def test_c25_of_several_the_player_chooses_the_order() -> None:
    """P. 20."""
    s = building_scene()
    lay(s, 0, "woodcutter_1", "charlatan", "merovech")
    play(s, "do build", "building workshop_3", "site segment_1_2_few_1", "resolve corruption", "resolve virtue",
         "choose discard", "keep")  # fmt: skip
    assert (s.players[0].corruption, s.players[0].virtue) == (1, LAST - 1)


def test_c26_free_buildings_and_workers_are_not_the_action() -> None:
    """P. 32: anywhere, across rivers, for nothing; what waits for the action is not woken."""
    s = building_scene()
    lay(s, 0, "charlatan", "enforcer", "woodcutter_1")
    run(
        build_for_free(s, 0, t.KINDS.index("trading_post"), all_free_sites(s)),
        "building trading_post_2",
        "site segment_5_6_few_3",
    )
    run(place_anywhere(s, 0, 2), "section 4")
    me = s.players[0]
    assert me.goods[t.STONE] == 9 and me.acquired == 1 and me.corruption == 0 and me.virtue == LAST
    assert me.tiers[0] == [0, 0, 0, 0, 2]


# -------------------------------------------------------------------- manuscripts


def test_c33_what_a_manuscript_brings_must_be_taken() -> None:
    """P. 21: a free hire of any visible card."""
    s = scene()
    lay(s, 0, "abbot", "trader", "lender")
    s.players[0].goods[t.INK] = 2
    legible(s, "segment_1_2", "blue_3_hire")
    visible(s, "segment_5_6", "antagonist")
    stand(s, 0, 1, inside=True)
    s.phase = ACT
    play(s, "do transcribe", "hire antagonist")
    assert s.players[0].corruption == 1 and s.phase == RECRUIT


def test_c34_three_of_a_colour_first() -> None:
    """P. 21: the card at once, for nobody else any more; three points and its icons."""
    s = scene()
    for seat in (0, 1):
        names = [
            ["black_4_ink2", "black_4_deed", "black_5_cleric"],
            ["black_3_flip", "black_4_virtue2", "black_3_destroy"],
        ]
        s.players[seat].manuscripts = tuple(manuscript(name) for name in names[seat][:2])
        legible(s, "segment_1_2", names[seat][2])
        run(transcribe(s, seat, 0), *["keep"][:seat])
    black = 1 << t.RIBBONS.index("black")
    assert (s.players[0].favours, s.players[1].favours, s.favours & black) == (black, 0, 0)
    assert scores(s)[0].parts["favours"] == 3 and icons_for(s.players[0], t.CLERIC) == 1 + 1  # and a starting icon


def test_c35_a_printed_manuscript_again_and_again() -> None:
    """P. 21: for three; nothing is taken."""
    s = scene()
    s.manuscripts[0] = []
    lay(s, 0, "abbot", "trader", "lender")
    s.players[0].goods[t.INK] = 4
    stand(s, 0, 1, inside=True)
    for deeds in (1, 2):
        s.phase = ACT
        play(s, "do transcribe")
        assert s.players[0].acquired == deeds and s.players[0].manuscripts == ()
    assert s.players[0].goods[t.INK] == 0
