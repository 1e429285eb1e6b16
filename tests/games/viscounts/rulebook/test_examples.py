"""The worked examples of the rulebook, each with its page."""

from __future__ import annotations

import pytest

from burgrave.games.viscounts.data import tables as t
from burgrave.games.viscounts.rules.building import NUMBER, free_sites
from burgrave.games.viscounts.rules.castle import place_workers
from burgrave.games.viscounts.rules.prices import icons_for
from burgrave.games.viscounts.rules.scoring import places, ribbon_sets, scores
from burgrave.games.viscounts.rules.state import ACT, COLLIDE, NONE, PLAY
from burgrave.games.viscounts.rules.track import corrupt, improve
from burgrave.games.viscounts.rules.turn import act, reachable
from tests.games.viscounts.scene import card, lay, offered, play, run, scene, visible


def test_v1_markers_that_meet_stick_together() -> None:
    """P. 10."""
    s = scene()
    me = s.players[0]
    me.corruption, me.virtue = 3, 4  # the fourth and the fifth space
    improve(s, 0, 2)
    assert (me.corruption, me.virtue) == (2, 2)
    corrupt(s, 0, 9)
    assert (me.corruption, me.virtue) == (t.RIGHTMOST, t.RIGHTMOST)  # further moves are lost


def test_v2_a_journeyman_drops_off() -> None:
    """P. 12: a free hire and a virtue."""
    s = scene()
    lay(s, 0, "trader", "abbot", "journeyman")
    s.players[0].hand = [card("squire")]
    visible(s, "segment_5_6", "miner")
    play(s, "hire miner")
    me = s.players[0]
    assert me.row == [NONE, card("trader"), card("abbot")]
    assert me.discard == [card("journeyman"), card("miner")]
    assert me.virtue == t.RIGHTMOST - 2  # one of the journeyman, one of the miner


@pytest.mark.parametrize("others", [0, 1, 2])
def test_v3_criminals_corrupt_when_one_is_played(others: int) -> None:
    """P. 12: the Antagonist's two, each other one on the board, then a debt."""
    s = scene()
    lay(s, 0, *["thief", "illusionist"][:others])
    s.players[0].row = [NONE, *s.players[0].row[:2]]
    s.players[0].hand = [card("antagonist")]
    s.phase = PLAY
    play(s, "play antagonist")
    me = s.players[0]
    assert (me.corruption, me.unpaid, s.debts) == (2 + others, 1, t.ON_POVERTY[2] - 1)


def test_v4_where_the_viscount_may_go() -> None:
    """P. 13: along the arrows only."""
    s = scene()
    me = s.players[0]
    me.town, s.steps = 3 * 2 + t.LEFT, 2
    assert set(reachable(s, 0, s.steps)) == {3 * 2 + t.RIGHT, 3 * 3 + t.LEFT, 3 * 2 + 3 + t.INNER}
    s.steps = 1
    assert set(reachable(s, 0, s.steps)) == {3 * 2 + t.RIGHT, 3 * 2 + t.INNER}
    me.goods[t.SILVER] = 1
    assert reachable(s, 0, s.steps) == {7: 0, 8: 0, 9: 1, 11: 1}  # a step more for a coin


def test_v5_a_dismissed_woodcutter() -> None:
    """P. 14: two coins, a virtue at once, an icon for this action; its ability never."""
    s = scene()
    me = s.players[0]
    lay(s, 0, "labourer", "trader", "abbot")
    visible(s, "segment_1_2", "woodcutter_1")
    me.goods[t.SILVER], me.goods[t.STONE] = 2, 1
    s.phase = ACT
    assert "do build" not in offered(act(s.copy()))
    play(s, "dismiss for build", "building workshop_1", "site segment_1_2_few_1")
    assert me.goods[t.SILVER] == 0 and me.goods[t.STONE] == 0 and me.virtue == t.RIGHTMOST - 1
    assert card("woodcutter_1") not in [one for pile in s.piles for one in pile] + me.discard


def test_v6_a_trade_for_gold() -> None:
    """P. 15: four icons and two coins are three gold; then the Trader brings a coin."""
    s = scene()
    lay(s, 0, "trader", "peddler_1", "princess")
    me = s.players[0]
    me.town = 3 * t.SEGMENT_IDS.index("segment_7_8") + t.LEFT
    me.goods[t.SILVER] = 2
    s.phase = ACT
    play(s, "do trade", "times 3")
    assert me.goods == [1, 0, 3, 0]


def test_v7_points_for_trading_posts() -> None:
    """P. 16."""
    assert t.BUILDING_VP[t.KINDS.index("trading_post")] == (0, 4, 9, 15)


def test_v8_a_workshop_with_a_link() -> None:
    """P. 17: two stones and a dismissed Mason; an ink of the site, and two coins for both ends of the link."""
    s = scene(3)
    red, blue = s.players[0], s.players[1]
    lay(s, 0, "squire", "trader", "abbot")
    visible(s, "segment_3_4", "mason")
    red.town = 3 * t.SEGMENT_IDS.index("segment_3_4") + t.LEFT
    red.goods = [1, 2, 0, 0]
    taken = t.SITE_IDS.index("segment_3_4_many_2")
    s.sites[taken] = 1 * NUMBER + t.BUILDING_IDS.index("trading_post_1")
    s.phase = ACT
    assert [t.SITE_IDS[site] for site in free_sites(s, red.town)] == ["segment_3_4_many_1"]
    asked = play(s, "dismiss for build", "arrange 123", "building workshop_1")
    assert asked == ["action", "rearrange", "building"]
    assert red.goods == [2, 0, 0, 1] and blue.goods == [2, 0, 0, 0]


def test_v9_three_workers_in_an_empty_section() -> None:
    """P. 18: one goes in, one goes each way."""
    s = scene()
    visible(s, "segment_1_2", "miner")
    run(place_workers(s, 0, 3, 3), "choose hire", "hire miner")
    assert s.players[0].tiers == [[0, 0, 1, 0, 1], [0, 0, 0, 1, 0], [0]]


def test_v10_eight_nobles_and_a_cascade() -> None:
    """P. 20, step by step."""
    s = scene(3)
    red, blue, yellow = s.players
    lay(s, 0, "thief", "overseer_1", "benefactor")
    red.built = 1 << t.BUILDING_IDS.index("guildhall_2") | 1 << t.BUILDING_IDS.index("trading_post_3")
    red.goods = [0, 0, 3, 0]
    red.hand = [card("squire")]
    red.tiers = [[1, 0, 1, 0, 2], [2, 0, 1, 0, 0], [0]]
    blue.tiers = [[0, 2, 1, 1, 1], [0, 0, 1, 2, 0], [1]]
    yellow.tiers = [[0, 1, 0, 1, 0], [0] * 5, [0]]
    for player in s.players:
        player.workers = t.WORKERS - sum(map(sum, player.tiers))
    s.leader = 1
    red.town = t.INNER
    s.phase = ACT
    assert icons_for(red, t.NOBLE) == 5
    play(
        s,
        "do place_workers",
        "workers 4",
        "take gold",
        "take gold",
        "push out 1",
        "push out 1",
        "choose discard",
        "discard squire",
    )
    assert red.tiers == [[0, 2, 1, 1, 1], [2, 0, 1, 0, 1], [2]]
    assert blue.tiers == [[0, 0, 1, 1, 1], [0, 0, 1, 2, 0], [1]]
    assert yellow.tiers == [[0, 1, 0, 1, 0], [0] * 5, [0]]
    assert red.goods == [0, 2, 2, 2] and blue.goods == [4, 0, 0, 0]
    assert red.virtue == t.RIGHTMOST - 2 and s.leader == 0
    assert red.discard == [card("squire")]


def test_v11_sets_of_ribbons() -> None:
    """P. 21: three different ones are nine points."""
    me = scene().players[0]
    found = []
    for ribbon in range(4):
        me.manuscripts = (*me.manuscripts, t.RIBBON.index(ribbon))
        found.append(ribbon_sets(me))
    assert found == [1, 4, 9, 16]


def test_v12_a_manuscript_for_six() -> None:
    """P. 21: the Acolyte, a favour, three ink and a Racketeer who is dismissed, which shuffles."""
    s = scene()
    me = s.players[0]
    lay(s, 0, "acolyte", "trader", "labourer")
    visible(s, "segment_1_2", "racketeer_2")
    me.favours = 1 << t.RIBBONS.index("black")
    me.goods = [1, 0, 0, 3]
    me.town = t.INNER
    me.discard = [card("financier")]
    wanted = t.MANUSCRIPT_IDS.index("grey_6_buildings")
    for pile in s.manuscripts:
        pile[:] = [one for one in pile if one != wanted]
    s.manuscripts[0].append(wanted)
    s.phase = ACT
    play(s, "dismiss for transcribe")
    assert me.goods == [0, 0, 0, 0] and me.manuscripts == (wanted,) and me.discard == []
    assert me.virtue == t.RIGHTMOST - 1  # shuffled without a criminal on the board
    me.built = 0b111
    assert scores(s)[0].parts["manuscripts"] == 3


def test_v13_a_collision() -> None:
    """P. 22: no virtue for the workshop beside a criminal; the Peddler's ink; debts and coins; virtue for the good."""
    s = scene(3)
    red, good, bad = s.players
    lay(s, 0, "diplomat", "peddler_1", "thief")
    lay(s, 2, "illusionist")
    red.built = 1 << t.BUILDING_IDS.index("workshop_2")
    red.corruption = red.virtue = 5  # the sixth space
    s.phase = COLLIDE
    play(s)
    assert red.goods == [3, 0, 0, 1] and red.unpaid == 2
    assert (red.corruption, red.virtue) == (t.LEFTMOST, t.RIGHTMOST)
    assert good.virtue == t.RIGHTMOST - 1 and bad.virtue == t.RIGHTMOST


def test_v14_shared_places() -> None:
    """P. 24."""
    assert places([5, 5, 2]) == [10, 10, 4]
    assert places([5, 3, 3, 3]) == [12, 4, 4, 4]
    assert places([2, 2]) == [8, 8] and places([2, 1]) == [12, 4] and places([2, 0]) == [12, 0]
    assert places([0, 0, 0]) == [0, 0, 0]


def test_the_final_scoring_of_109_points() -> None:
    """P. 25."""
    s = scene(4)
    red, *others = s.players
    built = ("trading_post_1", "guildhall_2", "guildhall_3", "workshop_1", "workshop_2", "workshop_3")
    red.built = sum(1 << t.BUILDING_IDS.index(name) for name in built)
    red.tiers = [[1] * 5, [2, 0, 1, 0, 1], [2]]
    names = ("grey_6_buildings", "black_4_ink2", "yellow_5_noble", "blue_6_criminal")
    more = ("grey_3_flip", "black_4_virtue2", "yellow_6_flipped_debts", "black_3_flip")
    red.manuscripts = tuple(t.MANUSCRIPT_IDS.index(name) for name in (*names, *more))
    red.draw, red.hand = [], [card(name) for name in ("aristocrat", "princess", "squire", "diplomat")]
    lay(s, 0, "antagonist", "thief", "illusionist")
    s.leader, red.favours = 0, 1 << t.RIBBONS.index("black")
    red.unpaid, red.paid, red.acquired, red.approved = 1, 3, 4, 2
    others[0].approved, others[1].approved = 4, 3
    s.debts = 0
    found = scores(s)[0]
    assert found.parts == {
        "buildings": 26,
        "castle": 19,
        "ribbons": 26,
        "manuscripts": 18,
        "leader": 5,
        "favours": 3,
        "deeds": 10,
        "debts": -2,
        "poverty": 4,
        "prosperity": 0,
    }
    assert found.total == 109
