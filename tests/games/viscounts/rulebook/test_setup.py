"""The fine print of set-up, debts, deeds and markers (p. 6-10), point by point."""

from __future__ import annotations

import pytest

from burgrave.games.viscounts.data import effects as fx
from burgrave.games.viscounts.data import tables as t
from burgrave.games.viscounts.rules.building import all_free_sites
from burgrave.games.viscounts.rules.castle import place_anywhere
from burgrave.games.viscounts.rules.deeds import flip_debt, flip_deed, gain_debts, gain_deeds
from burgrave.games.viscounts.rules.options import Options
from burgrave.games.viscounts.rules.rewards import REWARDS, happens
from burgrave.games.viscounts.rules.rounds import setup
from burgrave.games.viscounts.rules.state import COLLIDE, PAIRS, State
from burgrave.games.viscounts.rules.track import corrupt, improve
from burgrave.kernel.effects import parse
from burgrave.kernel.rng import Rng
from tests.games.viscounts.scene import (
    card,
    deck,
    lay,
    legible,
    manuscript,
    play,
    run,
    scene,
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


def test_v15_goods_never_run_out() -> None:
    """P. 5: where pieces are missing, a multiplier card holds ten coins with two, or five gold with one."""
    s = scene()
    run(REWARDS.perform(s, 0, parse("silver 60, gold 30, stone 30, ink 30", "test")))
    assert s.players[0].goods == [60, 30, 30, 30]


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


def test_c07_no_effect_brings_corruption_and_virtue() -> None:
    """P. 10: so within one there is no order to choose; in other boxes it is written in the right one."""
    texts = [(row.box, getattr(row, field)) for _, rows, field, _ in fx.EFFECTS for row in rows]
    both = [(box, text) for box, text in texts if "virtue" in text and "corruption" in text]
    assert all(box and text.startswith("corruption, virtue") for box, text in both)


@pytest.mark.parametrize(
    ("action", "row"),
    [
        (t.BUILD, "woodcutter_1 charlatan"),
        (t.PLACE_WORKERS, "overseer_2 enforcer"),
        (t.TRANSCRIBE, "bishop deacon_2"),
    ],
)
def test_c07_corruption_comes_before_virtue(action: int, row: str) -> None:
    """P. 10: of two cards that answer the same action; the markers were side by side, so it matters."""
    s = scene()
    me = s.players[0]
    lay(s, 0, *row.split())
    me.corruption, me.virtue = 3, 4
    assert run(happens(s, 0, action)) == []
    assert (me.corruption, me.virtue) == (3, 3)


# -------------------------------------------------------------------- where sources disagree


def test_c70_what_the_towns_trade() -> None:
    """P. 3, 6, 13, 16, 17: old pictures show other goods at the towns 2, 3, 4 and 6."""
    trades = [(s.left, s.left_per, s.left_trade) for s in t.SEGMENTS]
    trades += [(s.right, s.right_per, s.right_trade) for s in t.SEGMENTS]
    assert sorted(trades) == [
        (1, 1, "silver"), (2, 2, "ink"), (3, 1, "silver"), (4, 2, "stone"), (5, 2, "ink"),
        (6, 4, "flip debt | flip deed"), (7, 2, "gold"), (8, 3, "destroy"), (9, 2, "stone"), (10, 2, "gold"),
    ]  # fmt: skip


def test_c71_the_traitor_acts_when_he_drops_off() -> None:
    """A list of cards says otherwise; the card does not."""
    s = scene()
    lay(s, 0, "abbot", "squire", "traitor")
    deck(s, 0, hand="labourer")
    play(s, "take gold")
    assert s.players[0].goods == [0, 0, 1, 0]


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
