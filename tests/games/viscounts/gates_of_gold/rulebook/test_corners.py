"""Corners where several rules meet, by the rulebook of Gates of Gold (pages are its own)."""

from __future__ import annotations

from burgrave.games.viscounts.data import tables as t
from burgrave.games.viscounts.rules.cards import draw
from burgrave.games.viscounts.rules.castle import rise
from burgrave.games.viscounts.rules.prices import most
from burgrave.games.viscounts.rules.rewards import perform
from burgrave.games.viscounts.rules.rounds import step
from burgrave.games.viscounts.rules.state import (
    ACT,
    COLLIDE,
    ENDING,
    NONE,
    OPPONENTS_TURN,
    PAIRS,
    State,
)
from burgrave.games.viscounts.rules.turn import perform_action
from burgrave.kernel.effects import parse
from tests.games.viscounts.gates_of_gold.scene import BONUS, goods, scene, unlock
from tests.games.viscounts.scene import (
    card,
    deck,
    lay,
    offered,
    play,
    somehow,
    stand,
    visible,
)

# -------------------------------------------------------------------- corners


def test_the_only_card_off_the_board_is_played_though_it_was_drawn() -> None:
    """Base p. 12: with three cards, one that draws when it drops off draws itself; there is no pile to play from."""
    s = scene()
    lay(s, 0, "trader", "thief", "teacher")
    deck(s, 0)
    play(s)
    assert s.blind and s.players[0].hand == [card("teacher")]
    assert play(s, "play teacher") == ["play"] and s.players[0].row[0] == card("teacher")


def test_c86_trios_of_others_rise_after_the_own_ones() -> None:
    """Base p. 19: whose workers come while others rise is looked at next; the active player pushes out."""
    s = scene(3)
    s.players[0].tiers[0][0] = 3
    s.players[1].tiers[0] = [0, 3, 0, 0, 0]  # as if they had come in the middle of it
    s.players[2].tiers[0][2] = 3
    somehow(rise(s, 0))
    assert not s.rising and all(max(player.tiers[0]) < 3 for player in s.players)
    assert [sum(player.tiers[1]) for player in s.players] == [1, 1, 1]


def test_columns_are_neither_for_set_up_nor_for_the_opponents_turn() -> None:
    """P. 4: at any time of one's own turn."""
    s = scene(1, opponent="cleric")
    unlock(s, 0, 3)
    goods(s, 0, silver=9)
    deck(s, 0, hand="trader", draw="thief lender")
    for phase, may in ((ACT, True), (PAIRS, False), (OPPONENTS_TURN, False), (ENDING, False)):
        s.phase = phase
        assert ("draw for silver" in offered(perform(s, 0, parse("discard")))) == may


def test_a_shuffle_before_the_collision() -> None:
    """P. 4: drawing from an empty pile shuffles, which may bring about a collision in this very turn."""
    s = scene()
    s.phase = COLLIDE
    unlock(s, 0, 3)
    goods(s, 0, silver=2)
    deck(s, 0, hand="trader", discard="lender squire")
    me = s.players[0]
    me.corruption, me.virtue = 4, 5
    assert play(s, "draw for silver") == ["before_collision"]
    assert me.corruption == me.virtue == 4 and s.phase == COLLIDE
    somehow(step(s))
    assert (me.corruption, me.virtue) == (0, t.RIGHTMOST)


def build_with_a_dismissal() -> State:
    """A stone and a gold, a workshop that takes three icons, and a mason to dismiss for one silver."""
    s = scene()
    unlock(s, 0, 2)
    stand(s, 0, 1)
    s.phase = ACT
    lay(s, 0, "weaver", "trader", "lender")
    visible(s, "segment_1_2", "mason")
    goods(s, 0, stone=1, gold=1)
    return s


def test_a_dismissal_leaves_what_the_action_needs() -> None:
    """Base p. 14: the stone is needed, so the gold pays."""
    s = build_with_a_dismissal()
    play(s, "dismiss for build", "arrange 123", "building workshop_1", "site segment_1_2_few_1")
    assert s.players[0].built and s.players[0].goods == [0, 0, 1, 0]  # a new gold, from the site


def test_an_action_that_was_not_done_wakes_nothing() -> None:
    """Silver that is spent on a column in the middle may be missing then; abilities after the action stay quiet."""
    s = build_with_a_dismissal()
    s.log = []
    s.players[0].goods = [1, 0, 0, 0]
    flow = perform_action(s, 0, t.BUILD, 0)
    s.players[0].row[0] = NONE
    somehow(flow)
    assert not s.players[0].built and "builds" not in [event.kind for event in s.log]


def test_own_goods_are_spent_last() -> None:
    """Base p. 20: the first ink counts double, so a dismissal is paid with gold and stone."""
    s = scene()
    unlock(s, 0, 2)
    lay(s, 0, "emma", "priest", "trader")
    goods(s, 0, stone=1, gold=2, ink=1)
    assert most(s.players[0], t.CLERIC, 1) == 2 + 1 + 1


def test_what_was_drawn_before_a_shuffle_can_not_be_taken_back() -> None:
    """A leader's card asks at a shuffle, when the first card has been seen already."""
    s = scene()
    s.players[0].bonuses = (BONUS("leader_1"),)
    deck(s, 0, draw="thief", discard="trader lender")
    before = s.learnt[:]
    flow = draw(s, 0, 2)
    assert next(flow).prompt == "resource" and s.learnt != before
