"""What the rulebook says between its examples: the fine print, point by point, each with its page."""

from __future__ import annotations

import pytest

from burgrave.games.viscounts.data import effects as fx
from burgrave.games.viscounts.data import tables as t
from burgrave.games.viscounts.rules import vocabulary as do
from burgrave.games.viscounts.rules.building import all_free_sites, build_for_free, free_sites
from burgrave.games.viscounts.rules.cards import destroy, discard, draw, hand_limit
from burgrave.games.viscounts.rules.castle import place_anywhere, place_workers
from burgrave.games.viscounts.rules.deeds import flip_debt, flip_deed, gain_debts, gain_deeds
from burgrave.games.viscounts.rules.manuscripts import take_for_free, transcribe
from burgrave.games.viscounts.rules.options import Options
from burgrave.games.viscounts.rules.prices import affords, icons_for
from burgrave.games.viscounts.rules.rewards import REWARDS
from burgrave.games.viscounts.rules.rounds import end_turn, over, setup
from burgrave.games.viscounts.rules.scoring import all_icons, manuscript_points, places, scores, winners
from burgrave.games.viscounts.rules.state import ACT, COLLIDE, DRAW, MOVE, NONE, PAIRS, PLAY, RECRUIT, SHIFT, State
from burgrave.games.viscounts.rules.townsfolk import hire, hire_for_free
from burgrave.games.viscounts.rules.track import corrupt, improve
from burgrave.games.viscounts.rules.turn import act, draw_up, reachable, recruit
from burgrave.kernel.effects import parse
from burgrave.kernel.rng import Rng
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
    somehow,
    stand,
    stands,
    uncover,
    visible,
)

LAST = t.RIGHTMOST  # where virtue begins

# -------------------------------------------------------------------- set-up


@pytest.mark.parametrize(("players", "sites"), [(2, 4), (3, 5), (4, 5)])
def test_c01_the_segments_show_the_side_for_the_players(players: int, sites: int) -> None:
    """P. 6: in a random order, around a castle that is turned at random."""
    games = [setup(players, Options(), Rng(seed)) for seed in range(1, 40)]
    assert {sorted(s.ring) == list(range(t.RING)) for s in games} == {True}
    assert len({tuple(s.ring) for s in games}) > 10 and {s.castle for s in games} == set(range(t.SECTIONS))
    assert len(all_free_sites(games[0])) == sites * t.RING


def test_c02_piles_are_equal_and_grey_backs_on_top() -> None:
    """P. 6."""
    s = setup(3, Options(), Rng(5))
    assert sorted(map(len, s.piles)) == [13, 13, 14, 14, 14]
    assert [len(pile) for pile in s.manuscripts] == [7] * 5
    assert sorted(pile[-1] for pile in s.manuscripts) == sorted(t.GREY_BACKS)


def before(*cards: str, players: int = 2) -> State:
    """A game in which the pairs are chosen, from these player cards and more."""
    s = scene(players)
    s.phase, s.me = PAIRS, players - 1
    chosen = [t.PLAYER_CARD_IDS.index(name) for name in cards]
    s.pairs = [*chosen, *[other for other in range(10) if other not in chosen]][: players + 1]
    s.debts = s.deeds = s.round = 0
    return s


def test_c03_goods_then_the_effect_then_a_shuffled_hand() -> None:
    """P. 8."""
    s = before("player_10")
    hero = s.heroes[0]
    play(s, "1: pair player_10")
    one = s.players[1]
    assert one.goods == [10, 1, 1, 1] and (one.unpaid, one.acquired, one.corruption) == (2, 1, 2)
    assert one.town == 3 * 4 + t.RIGHT  # the red ten
    assert len(one.hand) == 3 and sorted(one.hand + one.draw) == sorted([*t.STARTING, hero])


def test_c03_a_townsfolk_from_any_segment_joins_the_deck() -> None:
    """P. 8: the third player card."""
    s = before("player_3")
    visible(s, "segment_9_10", "miner")
    play(s, "pair player_3", "hire miner")
    one = s.players[1]
    assert card("miner") in one.hand + one.draw and len(one.hand + one.draw) == 10 and not one.discard
    assert one.virtue == LAST - 1


def test_c03_workers_in_any_section() -> None:
    """P. 8: the fifth player card."""
    s = before("player_5")
    play(s, "pair player_5", "section 0")
    assert s.players[1].tiers[0] == [2, 0, 0, 0, 0] and s.players[1].workers == t.WORKERS - 2


def test_c03_a_manuscript_of_any_segment() -> None:
    """P. 8: the sixth player card."""
    s = before("player_6")
    legible(s, "segment_9_10", "blue_3_silver4")
    play(s, "pair player_6", "manuscript blue_3_silver4")
    assert s.players[1].manuscripts == (manuscript("blue_3_silver4"),) and s.players[1].goods[t.SILVER] == 3 + 4


@pytest.mark.parametrize("post", ["trading_post_1", "trading_post_2", "trading_post_3"])
def test_c03_a_trading_post_beside_the_viscount(post: str) -> None:
    """P. 8: the eighth player card; on his bank, from any slot (p. 16), with what the site brings."""
    s = before("player_8")
    play(s, "pair player_8", "take ink", f"building {post}", "site segment_7_8_few_4")
    assert s.players[1].built == 1 << t.BUILDING_IDS.index(post) and s.players[1].goods == [1, 0, 1, 1]


def test_c03_a_destroyed_card_is_chosen_openly() -> None:
    """P. 8: the ninth player card, before the deck is shuffled."""
    s = before("player_9")
    play(s, "pair player_9", "destroy thief")
    one = s.players[1]
    assert card("thief") not in one.hand + one.draw and len(one.hand + one.draw) == 8
    assert one.goods[t.SILVER] == 5 + 1


def test_c03_a_manuscript_that_destroys_does_so_openly_too() -> None:
    """P. 8: the deck is shuffled only afterwards, so there is neither a hand nor a pile yet."""
    s = before("player_6")
    legible(s, "segment_1_2", "black_3_destroy")
    play(s, "pair player_6", "manuscript black_3_destroy", "destroy abbot")
    one = s.players[1]
    assert card("abbot") not in one.hand + one.draw and len(one.hand + one.draw) == 8


def test_c04_the_stacks_are_laid_after_the_player_cards() -> None:
    """P. 8: what those bring is not taken from them."""
    s = before("player_10", "player_1", players=2)
    play(s, "1: pair player_10")
    play(s, "0: pair player_1")
    assert (s.debts, s.deeds, s.last, s.round) == (12, 12, 0, 1)


def test_c05_debts_and_deeds_never_run_out() -> None:
    """P. 5."""
    s = scene()
    run(gain_debts(s, 0, 40))
    gain_deeds(s, 0, 40)
    assert (s.players[0].unpaid, s.players[0].acquired, s.debts, s.deeds) == (40, 40, 0, 0)


@pytest.mark.parametrize(("supply", "placed"), [(3, 3), (4, 4), (9, 4)])
def test_c05_workers_do(supply: int, placed: int) -> None:
    """P. 7: twenty each."""
    s = scene()
    s.players[0].workers = supply
    run(place_anywhere(s, 0, 4), "section 0")
    assert s.players[0].workers == supply - placed


def test_c05_nobody_is_asked_where_to_send_no_workers() -> None:
    """P. 18, 32."""
    s = scene()
    s.players[0].workers = 0
    assert run(REWARDS.perform(s, 0, parse("workers 2", "test"))) == []


# -------------------------------------------------------------------- debts, deeds, markers


def test_c06_a_paid_debt_brings_a_resource_each_time() -> None:
    """P. 9; an approved deed only points."""
    s = scene()
    me = s.players[0]
    me.unpaid, me.acquired = 2, 2
    run(flip_debt(s, 0), "take gold")
    run(flip_debt(s, 0), "take ink")
    run(flip_deed(s, 0))
    assert me.goods == [0, 0, 1, 1] and (me.unpaid, me.paid, me.acquired, me.approved) == (0, 2, 1, 1)
    run(flip_debt(s, 0))
    assert me.paid == 2  # there is none left


def test_c07_moves_beyond_the_end_are_lost() -> None:
    """P. 10."""
    s = scene()
    me = s.players[0]
    corrupt(s, 0, 2)
    improve(s, 0, 1)
    assert (me.corruption, me.virtue) == (2, LAST - 1)
    improve(s, 0, 20)
    assert (me.corruption, me.virtue) == (t.LEFTMOST, t.LEFTMOST)


def test_c07_corruption_comes_before_virtue() -> None:
    """P. 10: no effect brings both, so there is no order to choose."""
    texts = [getattr(row, field) for _, rows, field, _ in fx.EFFECTS for row in rows]
    assert not [text for text in texts if "virtue" in text and "corruption" in text]


def test_c08_stuck_markers_move_together_both_ways() -> None:
    """P. 10."""
    s = scene()
    me = s.players[0]
    me.corruption = me.virtue = 3
    corrupt(s, 0, 2)
    assert (me.corruption, me.virtue) == (5, 5)
    improve(s, 0, 4)
    assert (me.corruption, me.virtue) == (1, 1)


def test_c09_markers_that_meet_wait_for_the_owners_fifth_phase() -> None:
    """P. 22, 23: neither at once nor in somebody else's turn."""
    s = scene()
    other = s.players[1]
    improve(s, 1, 6)
    s.phase = COLLIDE
    play(s)
    assert other.corruption == other.virtue == 0 and other.goods == [0] * 4 and other.acquired == 0


# -------------------------------------------------------------------- phase 1: cards


def test_c10_who_drops_off_acts_before_a_card_is_played() -> None:
    """P. 12: dropped, its effect; played, corruption, its effect."""
    s = scene()
    s.log = []
    lay(s, 0, "illusionist", "abbot", "thief")
    deck(s, 0, hand="antagonist squire")
    play(s)
    assert s.players[0].discard == [card("thief")] and s.players[0].row[0] == NONE
    play(s, "play antagonist")
    assert happened(s) == ["drops", "debt", "gains", "plays", "corruption", "debt"]
    assert s.players[0].corruption == 3 and s.players[0].unpaid == 2


def test_c10_only_a_criminal_who_is_played_corrupts() -> None:
    """P. 12."""
    s = scene()
    lay(s, 0, "illusionist", "thief", "abbot")
    deck(s, 0, hand="squire", draw="labourer")
    play(s)
    play(s, "play squire")
    assert s.players[0].corruption == 0


def test_c11_without_a_hand_the_top_of_the_pile_is_played() -> None:
    """P. 12."""
    s = scene()
    lay(s, 0, "abbot", "squire", "labourer")
    deck(s, 0, draw="trader lender")
    play(s)
    play(s)
    assert s.players[0].row[0] == card("lender") and s.steps == 1 and s.phase == MOVE


def test_c11_an_empty_pile_is_shuffled_first() -> None:
    """P. 12, 23."""
    s = scene()
    lay(s, 0, "abbot", "squire", "labourer")
    deck(s, 0, discard="trader")
    play(s)
    play(s)
    me = s.players[0]
    assert sorted([me.row[0], *me.draw]) == sorted([card("trader"), card("labourer")]) and not me.discard
    assert me.virtue == LAST - 1


def test_c11_a_hand_that_was_lost_while_dropping_off() -> None:
    """P. 12: who has no card left when one is played takes it from the pile, too."""
    s = scene()
    lay(s, 0, "abbot", "squire", "therese")
    deck(s, 0, hand="lender", draw="trader")
    play(s, "discard lender")
    play(s)
    assert s.players[0].row[0] == card("trader")


def test_c12_nobody_goes_below_three_cards() -> None:
    """P. 12: wherever the three are."""
    s = scene()
    lay(s, 0, "abbot", "squire")
    deck(s, 0, hand="labourer", draw="trader")
    run(destroy(s, 0, 2), "destroy labourer")
    assert s.players[0].draw == [card("trader")] and s.players[0].goods[t.SILVER] == 2


def test_c12_with_three_cards_the_dropped_one_is_played_again() -> None:
    """P. 12: it is a new draw pile, and it is shuffled."""
    s = scene()
    lay(s, 0, "trader", "squire", "labourer")
    deck(s, 0)
    play(s)
    play(s)
    me = s.players[0]
    assert me.row == [card("labourer"), card("trader"), card("squire")] and me.virtue == LAST - 1
    assert not me.hand + me.draw + me.discard


@pytest.mark.parametrize(
    ("cards", "icons"), [(0, (2, 1, 1, 1)), (1, (2, 1, 1, 1)), (2, (2, 0, 0, 0)), (3, (0, 0, 0, 0))]
)
def test_c13_starting_icons_count_until_a_card_covers_them(cards: int, icons: tuple[int, ...]) -> None:
    """P. 7; of the cards themselves only the criminal icon would count everywhere."""
    s = scene()
    names = ["abbot", "squire", "labourer"][:cards]
    lay(s, 0, *names)
    own = [sum(t.ICONS_OF[card(name)][action] for name in names) for action in range(4)]
    assert tuple(icons_for(s.players[0], action) - own[action] for action in range(4)) == icons


# -------------------------------------------------------------------- phase 2: movement


def test_c14_as_far_as_the_played_card_says_even_when_rearranged() -> None:
    """P. 13."""
    s = scene()
    lay(s, 0, "bishop", "abbot")
    s.players[0].row = [NONE, *s.players[0].row[:2]]
    deck(s, 0, hand="architect")
    s.phase = PLAY
    play(s, "play architect", "arrange 231")
    assert s.players[0].row == [card("bishop"), card("abbot"), card("architect")] and s.steps == 1


def test_c14_a_step_more_costs_a_coin_and_the_first_trading_post_gives_one() -> None:
    """P. 13, 17: it may be used or not, and no way is shorter than the card says."""
    s = scene()
    me, s.steps = s.players[0], 2
    stand(s, 0, 1)
    me.goods[t.SILVER] = 1
    assert reachable(s, 0, s.steps) == {t.RIGHT: 0, 3: 0, 3 + t.INNER: 0, 3 + t.RIGHT: 1, 6 + t.INNER: 1}
    uncover(s, 0, "trading_post_1")
    further = {6: 1, 6 + t.RIGHT: 1, 9 + t.INNER: 1}
    assert reachable(s, 0, 2) == {t.RIGHT: 0, 3: 0, 3 + t.INNER: 0, 3 + t.RIGHT: 0, 6 + t.INNER: 0, **further}


def test_c15_arrows_lead_clockwise_and_a_full_loop_is_legal() -> None:
    """P. 13."""
    assert [len(towns) for towns in t.NEXT] == [2, 1, 2] * 5
    s = scene()
    s.steps, s.players[0].goods[t.SILVER] = 1, 5
    stand(s, 0, 1)
    assert s.players[0].town not in reachable(s, 0, s.steps)
    s.players[0].goods[t.SILVER] = 6
    assert reachable(s, 0, s.steps)[s.players[0].town] == 6  # through the inner towns


def test_c16_everybody_met_may_rearrange() -> None:
    """P. 13: where the way ends, not on the way."""
    s = scene(4)
    s.steps, s.phase = 2, MOVE
    for seat, number in enumerate([1, 2, 3, 3]):
        stand(s, seat, number)
        lay(s, seat, *[["abbot", "squire"], ["artist", "priest"], ["mason", "miner"], ["friar", "vicar"]][seat])
    asked = play(s, "move to segment_3_4 left", "2: arrange 21", "3: arrange 12")
    assert asked == ["move", "rearrange", "rearrange"]
    assert s.players[2].row[:2] == [card("miner"), card("mason")]
    assert s.players[1].row[:2] == [card("artist"), card("priest")]


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
    assert happened(s) == ["acts", "builds", "virtue", "virtue", "corruption"]


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


# -------------------------------------------------------------------- the castle


@pytest.mark.parametrize(
    ("nobles", "supply", "most"), [(1, 20, 1), (2, 20, 1), (3, 20, 2), (5, 20, 3), (7, 20, 3), (8, 20, 4), (8, 2, 2)]
)
def test_c27_workers_for_one_three_five_or_eight(nobles: int, supply: int, most: int) -> None:
    """P. 18: never more than there are."""
    s = scene()
    lay(s, 0, "squire", "trader", "lender")
    for pile in s.piles:
        pile.clear()
    s.players[0].goods[t.GOLD], s.players[0].workers = nobles - 1, supply
    stand(s, 0, 1, inside=True)
    s.phase = ACT
    flow = act(s)
    place = next(flow).options[0]
    assert len(flow.send(place).options) == most


def test_c27_not_without_a_worker() -> None:
    """P. 18."""
    s = scene()
    lay(s, 0, "squire", "trader", "lender")
    s.players[0].workers = 0
    stand(s, 0, 1, inside=True)
    s.phase = ACT
    assert "do place_workers" not in offered(act(s))


def in_castle(s: State, seat: int, first: list[int], second: list[int] | None = None, third: int = 0) -> None:
    """Workers by section and tier; the others are in the supply."""
    player = s.players[seat]
    player.tiers = [first, second or [0] * 5, [third]]
    player.workers = t.WORKERS - sum(map(sum, player.tiers))


def test_c28_the_effect_comes_before_the_two_go_aside() -> None:
    """P. 18: a worker who is moved in the middle is one of those who would have gone."""
    s = scene()
    run(place_workers(s, 0, 2, 3), "choose castle move", "worker 2 to 3")
    assert s.players[0].tiers == [[0, 0, 0, 2, 0], [0, 0, 1, 0, 0], [0]]


def test_c28_a_move_in_the_middle_does_not_begin_anew() -> None:
    """P. 18: the trio it makes waits until the two have gone aside."""
    s = scene()
    in_castle(s, 0, [0, 0, 0, 2, 1])
    run(place_workers(s, 0, 2, 3), "choose castle move", "worker 4 to 3", "choose destroy", "keep")
    # section 2: one in, then (3 has a trio) one to 3 and one to 1; section 3 had four: one in, one to 4, one to 2
    assert s.players[0].tiers == [[0, 1, 1, 1, 1], [0, 0, 1, 1, 0], [0]]


def test_c28_of_several_trios_any_may_be_the_next() -> None:
    """P. 18."""
    s = scene()
    in_castle(s, 0, [2, 0, 2, 0, 0])
    asked = run(place_workers(s, 0, 1, 3), "section 2", "choose gold")
    assert asked == ["trio", "choose"]
    assert s.players[0].tiers == [[0, 2, 0, 1, 1], [1, 1, 1, 0, 0], [0]]
    assert s.players[0].goods == [0, 1, 1, 1]


def test_c29_only_one_goes_to_the_third_tier_for_a_resource() -> None:
    """P. 19: and nobody aside."""
    s = scene()
    in_castle(s, 0, [0] * 5, [0, 0, 0, 0, 2])
    run(place_workers(s, 0, 4, 3), "take gold")
    assert s.players[0].tiers == [[1, 0, 0, 1, 0], [0, 0, 0, 0, 2], [1]] and s.players[0].goods[t.GOLD] == 1


def test_c30_who_is_pushed_out_is_paid() -> None:
    """P. 19: two coins on the first tier; a virtue and a resource on the second; own workers, too."""
    s = scene(3)
    in_castle(s, 0, [2, 0, 0, 0, 0])
    in_castle(s, 1, [0, 2, 0, 0, 0], [2, 0, 0, 0, 0])
    in_castle(s, 2, [0, 1, 0, 0, 0], [1, 0, 0, 0, 0])
    run(place_workers(s, 0, 0, 1), "0: push out 0", "0: push out 1", "1: take stone")
    assert s.players[0].tiers == [[0, 0, 0, 0, 1], [1, 0, 0, 0, 0], [0]]
    assert s.players[0].goods == [2, 1, 0, 1] and s.players[0].workers == t.WORKERS - 2
    assert s.players[1].goods == [0, 1, 0, 0] and s.players[1].virtue == LAST - 1 and s.players[1].tiers[1][0] == 1


def test_c31_the_leader_is_the_first_then_whoever_has_more() -> None:
    """P. 19: as many are not enough; who loses the lead keeps the hand."""
    s = scene()
    third = [0, 0]
    for seat, leader in ((0, 0), (1, 0), (1, 1)):  # the other comes as high as the leader, then higher
        in_castle(s, 1 - seat, [0] * 5, None, third[1 - seat])
        in_castle(s, seat, [0] * 5, [0, 0, 0, 0, 2], third[seat])
        run(place_workers(s, seat, 4, 3), "take gold")
        third[seat] += 1
        assert s.leader == leader
    s.players[0].hand = [card("lender"), *s.players[0].draw[:3]]
    assert hand_limit(s, 0) == 3 and hand_limit(s, 1) == 4
    s.phase = DRAW
    run(draw_up(s))
    assert len(s.players[0].hand) == 4


def test_c32_no_link_moves_workers() -> None:
    """P. 19 speaks of such; in this box there is none, so nobody else's trios wait for the active player."""
    assert not [link.id for link in t.LINKS if "workers" in link.reward or "castle" in link.reward]
    assert not [one.id for one in t.TOWNSFOLK if "workers" in one.hire or "castle" in one.hire]


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


# -------------------------------------------------------------------- phase 4: recruiting


def test_c36_after_a_dismissal_the_next_card_may_be_hired() -> None:
    """P. 22: for its full price, whatever a dismissal costs."""
    s = scene()
    me = s.players[0]
    uncover(s, 0, "trading_post_2")
    lay(s, 0, "labourer", "trader", "abbot")
    visible(s, "segment_1_2", "princess")
    visible(s, "segment_1_2", "enforcer")
    me.goods = [3, 0, 0, 0]
    stand(s, 0, 1, inside=True)
    s.phase = ACT
    play(s, "dismiss for place_workers", "workers 1")
    assert me.goods[t.SILVER] == 2 and me.unpaid == 1 and me.tiers[0][0] == 1
    play(s, "hire princess")
    assert me.goods[t.SILVER] == 0 and me.discard == [card("princess")] and me.virtue == LAST - 1


def test_c36_hiring_is_optional_and_must_be_paid() -> None:
    """P. 22."""
    s = scene()
    visible(s, "segment_1_2", "princess")
    s.phase, s.players[0].goods[t.SILVER] = RECRUIT, 1
    assert play(s) == []
    s.phase, s.players[0].goods[t.SILVER] = RECRUIT, 2
    assert offered(recruit(s)) == ["hire princess", "hire nobody"]


def test_c37_a_printed_card_can_be_dismissed_but_not_hired() -> None:
    """P. 22: as often as one likes, once a turn."""
    s = scene()
    me = s.players[0]
    s.piles[0] = []
    lay(s, 0, "squire", "trader", "lender")
    me.goods = [4, 0, 1, 0]
    stand(s, 0, 1, inside=True)
    for number in (1, 2):
        s.phase = ACT
        play(s, "dismiss for place_workers", "workers 1")
        assert me.goods[t.SILVER] == 4 - 2 * number and me.virtue == LAST - number
    me.goods[t.SILVER] = 9
    assert play(s) == [] and me.discard == []


@pytest.mark.parametrize("free", [True, False])
def test_c38_the_first_workshop_discards_at_every_hire(free: bool) -> None:
    """P. 17: also at free ones."""
    s = scene()
    uncover(s, 0, "workshop_1")
    deck(s, 0, hand="lender")
    visible(s, "segment_1_2", "princess")
    if free:
        run(hire_for_free(s, 0), "hire princess", "discard lender")
    else:
        run(hire(s, 0, 0), "discard lender")
    assert s.players[0].discard == [card("princess"), card("lender")]


# -------------------------------------------------------------------- phase 5: collision


def collision(space: int, players: int = 3) -> State:
    """Seat 0 resolves a collision on a space, counted from one as on the board."""
    s = scene(players)
    s.players[0].corruption = s.players[0].virtue = space - 1
    s.phase = COLLIDE
    return s


def test_c39_only_the_middle_workshop_counts() -> None:
    """P. 22: for everybody who has no criminal."""
    s = collision(4)
    uncover(s, 0, "workshop_1", "workshop_3")
    uncover(s, 1, "workshop_2")
    uncover(s, 2, "workshop_2")
    lay(s, 2, "thief")
    play(s)
    assert [player.virtue for player in s.players] == [LAST, LAST - 1, LAST] and s.players[0].acquired == 1


def test_c39_c76_step_by_step_the_active_player_first() -> None:
    """P. 22: workshops, abilities, what is above, what is below; then clockwise."""
    s = collision(6)
    s.log = []
    for seat, peddler in enumerate(["peddler_1", "peddler_2", "peddler_3"]):
        lay(s, seat, peddler)
    uncover(s, 2, "workshop_2")
    play(s)
    told = [(event.kind, event.public["who"]) for event in s.log]
    assert told == [
        ("collides", 0), ("virtue", 2), ("gains", 0), ("gains", 1), ("gains", 2),
        ("gains", 0), ("debt", 0), ("debt", 0), ("virtue", 1), ("virtue", 2),
    ]  # fmt: skip
    assert (s.players[0].corruption, s.players[0].virtue) == (t.LEFTMOST, t.RIGHTMOST)


def test_c40_virtue_in_the_first_steps_moves_the_collision() -> None:
    """P. 22: from the third space to the second, by the workshop or by Ada."""
    s = collision(3)
    uncover(s, 0, "workshop_2")
    play(s)
    assert s.players[0].acquired == 2
    s = collision(3)
    lay(s, 0, "ada")
    play(s, "take ink")
    assert s.players[0].acquired == 2 and s.players[0].virtue == LAST


@pytest.mark.parametrize(
    ("space", "goods", "deeds", "debts"),
    [(1, 1, 3, 0), (2, 1, 2, 0), (3, 1, 1, 0), (4, 2, 1, 1), (5, 2, 0, 1), (6, 3, 0, 2), (7, 4, 0, 3)],
)
def test_c39_what_is_above(space: int, goods: int, deeds: int, debts: int) -> None:
    """P. 10: for the active player alone."""
    s = collision(space)
    play(s)
    me = s.players[0]
    assert (me.goods[t.SILVER], me.acquired, me.unpaid) == (goods, deeds, debts)


@pytest.mark.parametrize("space", range(1, 8))
def test_c41_what_is_below(space: int) -> None:
    """P. 10, 22: for criminals on the left, for the good on the right; on the fourth space everybody rearranges."""
    s = collision(space)
    lay(s, 1, "thief", "abbot")
    lay(s, 2, "squire", "labourer")
    play(s, *["1: arrange 21", "2: arrange 12"][: 2 if space == 4 else 0])
    bad, good = s.players[1:]
    assert (bad.unpaid, bad.corruption) == {1: (1, 0), 2: (0, 1), 3: (0, 1)}.get(space, (0, 0))
    assert (good.acquired, good.virtue) == {5: (0, LAST - 1), 6: (0, LAST - 1), 7: (1, LAST)}.get(space, (0, LAST))
    assert bad.row[0] == card("abbot" if space == 4 else "thief")
    assert (good.unpaid, good.corruption, bad.acquired, bad.virtue) == (0, 0, 0, LAST)


def test_c41_what_is_below_is_read_when_its_turn_comes() -> None:
    """P. 10, 22: a debt that makes the Racketeer's owner shuffle moves both markers once more."""
    s = collision(6)
    lay(s, 0, "racketeer_2")
    deck(s, 0, discard="trader")
    play(s, "discard top", "keep")
    assert s.players[0].unpaid == 2 and [player.acquired for player in s.players] == [0, 1, 1]


def test_c42_opponents_who_collide_meanwhile_wait() -> None:
    """P. 22."""
    s = collision(6)
    other = s.players[1]
    other.corruption, other.virtue = 2, 3
    play(s)
    assert other.corruption == other.virtue == 2 and other.acquired == 0


# -------------------------------------------------------------------- phase 6: drawing


@pytest.mark.parametrize(
    ("workshop", "leader", "held", "after"),
    [(False, False, 0, 3), (True, False, 0, 4), (False, True, 1, 4), (True, True, 2, 5), (False, False, 5, 5)],
)
def test_c43_drawing_up_to_the_hand_limit(workshop: bool, leader: bool, held: int, after: int) -> None:
    """P. 23: who has more keeps them."""
    s = scene()
    me = s.players[0]
    me.hand, me.draw = me.draw[:held], me.draw[held:]
    uncover(s, 0, *["workshop_3"][: int(workshop)])
    s.leader = 0 if leader else -1
    s.phase = DRAW
    play(s)
    assert len(me.hand) == after and s.me == 1 and s.phase == SHIFT


def test_c44_drawing_ends_with_the_cards() -> None:
    """P. 23."""
    s = scene()
    deck(s, 0, draw="lender", discard="trader")
    s.phase = DRAW
    play(s)
    assert sorted(s.players[0].hand) == sorted([card("lender"), card("trader")]) and s.players[0].virtue == LAST - 1


def test_c45_the_pile_is_shuffled_only_when_a_card_is_missing() -> None:
    """P. 23."""
    s = scene()
    deck(s, 0, draw="lender thief abbot", discard="trader")
    run(draw(s, 0, 3))
    assert s.players[0].discard == [card("trader")] and s.players[0].virtue == LAST
    run(draw(s, 0, 1))
    assert s.players[0].hand[-1] == card("trader") and s.players[0].virtue == LAST - 1


@pytest.mark.parametrize(("row", "corruption", "virtue"), [("abbot", 0, 1), ("thief", 1, 0), ("antagonist", 1, 0)])
@pytest.mark.parametrize("effect", [True, False])
def test_c46_a_shuffle_improves_or_corrupts(row: str, corruption: int, virtue: int, effect: bool) -> None:
    """P. 23: by one, however many criminals; the effect of a card, too."""
    s = scene()
    lay(s, 0, row)
    deck(s, 0, draw="lender" if effect else "", discard="trader")
    run(REWARDS.perform(s, 0, parse("shuffle", "test"))) if effect else run(draw(s, 0, 1))
    assert (s.players[0].corruption, LAST - s.players[0].virtue) == (corruption, virtue)


# -------------------------------------------------------------------- the end


@pytest.mark.parametrize("seat", [0, 1, 2])
def test_c47_c75_this_round_and_one_more(seat: int) -> None:
    """P. 23: the player before the first one has the last turn, whoever takes the last card; the marker stays."""
    s = scene(3)
    s.first = s.me = 1
    turns = []
    while not over(s):
        if s.round == 2 and s.me == seat:
            run(gain_debts(s, seat, s.debts))
        if s.round == 3 and s.me == seat:
            gain_deeds(s, seat, s.deeds)  # the other card makes it no longer
        turns.append(s.me)
        run(end_turn(s))
    assert turns == [1, 2, 0] * 3 and s.first == 1


def test_c47_both_cards_count_in_a_divided_kingdom() -> None:
    """P. 23."""
    s = scene()
    s.players[0].approved = s.players[1].paid = 1
    s.debts = s.deeds = 0
    assert [(score.parts["poverty"], score.parts["prosperity"]) for score in scores(s)] == [(12, 0), (0, 12)]
    s.debts = 1
    assert [(score.parts["poverty"], score.parts["prosperity"]) for score in scores(s)] == [(0, 0), (0, 12)]


def test_c48_lasting_abilities_count_nothing() -> None:
    """P. 23: two merchants are no noble."""
    s = scene()
    lay(s, 0, "benefactor", "artist", "trader")
    deck(s, 0)
    s.players[0].manuscripts = (manuscript("yellow_5_noble"),)
    assert manuscript_points(s.players[0]) == 1


def test_c49_what_is_scored() -> None:
    """P. 24."""
    assert list(scores(scene())[0].parts) == [
        "buildings", "castle", "ribbons", "manuscripts", "leader", "favours", "deeds", "debts", "poverty", "prosperity"
    ]  # fmt: skip


def test_c50_icons_of_all_cards_and_of_the_board() -> None:
    """P. 25: hand, draw pile, discard pile, board, uncovered icons, favours."""
    s = scene()
    me = s.players[0]
    lay(s, 0, "abbot", "trader", "lender")
    deck(s, 0, hand="friar", draw="bishop", discard="vicar")
    uncover(s, 0, "guildhall_3")
    me.favours = 1 << t.RIBBONS.index("black")
    assert all_icons(me, t.CLERIC) == 1 + 1 + 2 + 1 + 1 + 1
    me.manuscripts = (manuscript("black_5_cleric"), manuscript("blue_5_trade"))
    assert manuscript_points(me) == 7 + (1 + 2 + 1) // 2


@pytest.mark.parametrize(
    ("counts", "points"),
    [
        ([3, 3], [8, 8]),
        ([1, 0], [12, 0]),
        ([4, 4, 4], [8, 8, 8]),
        ([4, 4, 4, 1], [8, 8, 8, 0]),
        ([4, 3, 2, 2], [12, 8, 2, 2]),
        ([1, 1, 1, 1], [6, 6, 6, 6]),
        ([5, 2, 0, 0], [12, 8, 0, 0]),
        ([5, 4, 3, 2], [12, 8, 4, 0]),
    ],
)
def test_c51_places_are_shared(counts: list[int], points: list[int]) -> None:
    """P. 24: with two players there is no second prize; without a flipped card there is none."""
    assert places(counts) == points


def test_c52_a_tie_is_broken_by_goods() -> None:
    """P. 24: silver and resources together; then the victory is shared."""
    s = scene(3)
    for player, goods in zip(s.players, ([3, 0, 0, 0], [0, 1, 1, 1], [0, 0, 0, 2]), strict=True):
        player.goods = goods
    assert winners(s) == [0, 1]
    s.players[2].acquired = 1
    assert winners(s) == [2]


# -------------------------------------------------------------------- effects in general


@pytest.mark.parametrize(
    ("effect", "way_out"),
    [("discard", "keep"), ("destroy", "keep"), ("castle move | virtue", "stay"), ("rearrange", "arrange 12")],
)
def test_c53_what_is_always_optional(effect: str, way_out: str) -> None:
    """P. 32."""
    s = scene()
    lay(s, 0, "abbot", "squire")
    in_castle(s, 0, [1, 0, 0, 0, 0])
    before = [player.row for player in s.players], [player.draw[:] for player in s.players]
    run(REWARDS.perform(s, 0, parse(effect, "test")), *(["choose castle move"] if "castle" in effect else []), way_out)
    assert before == ([player.row for player in s.players], [player.draw for player in s.players])
    assert s.players[0].tiers[0] == [1, 0, 0, 0, 0]


@pytest.mark.parametrize("effect", ["flip debt", "hire", "debt", "corruption", "shuffle", "flip debt | flip deed"])
def test_c53_the_rest_must_be_done(effect: str) -> None:
    """P. 32: as far as it can be."""
    s = scene()
    s.log = []
    s.piles = [[card("princess")], [], [], [], []]
    s.players[0].unpaid = 1
    s.players[0].discard = [s.players[0].draw.pop()]
    options = somehow(REWARDS.perform(s, 0, parse(effect, "test")))
    assert not {do.KEEP, do.STAY, do.HIRE_NOBODY} & options and s.log


@pytest.mark.parametrize(
    "effect", ["flip debt", "flip deed", "flip debt | flip deed", "hire", "shuffle", "rearrange", "destroy"]
)
def test_c53_what_can_not_be_done_is_lost(effect: str) -> None:
    """P. 32: nobody is asked."""
    s = scene()
    s.piles = [[] for _ in s.piles]
    deck(s, 0, hand="lender thief abbot")
    s.log = []
    assert run(REWARDS.perform(s, 0, parse(effect, "test"))) == [] and s.log == []


def test_c54_an_empty_pile_is_made_anew_to_discard_or_destroy() -> None:
    """P. 32: which may be done; it counts as a shuffle."""
    s = scene()
    deck(s, 0, hand="lender", discard="trader thief abbot")
    run(discard(s, 0, 1), "discard top")
    me = s.players[0]
    assert len(me.draw) == 2 and len(me.discard) == 1 and me.virtue == LAST - 1
    deck(s, 0, hand="lender", discard="trader thief abbot")
    run(destroy(s, 0, 1), "destroy top")
    assert len(me.draw) == 2 and me.discard == [] and me.virtue == LAST - 2


def test_c55_abilities_answer_every_single_debt() -> None:
    """P. 11: gained or paid."""
    s = scene()
    lay(s, 0, "racketeer_1", "debt_collector_3", "abbot")
    run(gain_debts(s, 0, 2), "choose discard", "keep", "choose discard", "keep")
    me = s.players[0]
    me.virtue = LAST
    run(flip_debt(s, 0), "take ink")
    run(flip_debt(s, 0), "take ink")
    assert me.virtue == LAST - 2 and me.goods[t.SILVER] == 2


@pytest.mark.parametrize("name", ["racketeer_1", "racketeer_2"])
def test_c68_a_racketeer_who_is_dismissed_shuffles(name: str) -> None:
    """P. 21: as the card shows."""
    assert t.TOWNSFOLK[card(name)].hire == "shuffle"


def test_c74_pairs_are_chosen_from_the_right_of_the_first_player() -> None:
    """P. 8: counter-clockwise; one pair more than players lies open, and one is left."""
    s = setup(4, Options(first=2), Rng(3))
    assert len(s.pairs) == len(s.heroes) == 5
    s.pairs = [t.PLAYER_CARD_IDS.index(name) for name in ("player_1", "player_4", "player_7", "player_9", "player_10")]
    play(s, "1: pair player_10")
    play(s, "0: pair player_4", "0: take ink")
    play(s, "3: pair player_7", "3: take ink")
    play(s, "2: pair player_1")
    assert (s.phase, s.me, len(s.pairs), len(s.heroes)) == (SHIFT, 2, 1, 1)


def test_c77_pushing_out_stops_at_three() -> None:
    """P. 19: on each section; the workers go home."""
    s = scene()
    in_castle(s, 0, [0, 1, 0, 0, 0])
    in_castle(s, 1, [0, 2, 2, 0, 0])
    run(place_workers(s, 0, 1, 1), "push out 1")
    assert s.players[0].tiers[0][1] == 2 and s.players[1].tiers[0] == [0, 1, 2, 0, 0]
    assert s.players[1].workers == t.WORKERS - 3


def test_c78_a_free_manuscript_comes_on_top_and_counts() -> None:
    """P. 21, 32: for its ribbon, and for the Church's favour."""
    s = scene()
    me = s.players[0]
    me.manuscripts = tuple(manuscript(name) for name in ("black_4_ink2", "black_4_deed"))
    for segment in t.SEGMENT_IDS:
        s.manuscripts[t.SEGMENT_IDS.index(segment)] = []
    legible(s, "segment_5_6", "black_3_flip")
    legible(s, "segment_7_8", "black_5_cleric")
    legible(s, "segment_9_10", "blue_4_resource2")
    assert offered(take_for_free(s, 0, 3, 4)) == ["manuscript black_3_flip", "manuscript blue_4_resource2"]
    run(take_for_free(s, 0, 3, 4), "manuscript black_3_flip")
    assert me.favours == 1 << t.RIBBONS.index("black") and len(me.manuscripts) == 3
