"""The fine print of the phases around the primary action (p. 12, 13, 22, 23), point by point."""

from __future__ import annotations

import pytest

from burgrave.games.viscounts.data import tables as t
from burgrave.games.viscounts.rules.cards import destroy, draw
from burgrave.games.viscounts.rules.prices import icons_for
from burgrave.games.viscounts.rules.rewards import REWARDS
from burgrave.games.viscounts.rules.state import ACT, COLLIDE, DRAW, MOVE, NONE, PLAY, RECRUIT, SHIFT, State
from burgrave.games.viscounts.rules.townsfolk import hire, hire_for_free
from burgrave.games.viscounts.rules.turn import reachable, recruit
from burgrave.kernel.effects import parse
from tests.games.viscounts.scene import (
    card,
    deck,
    happened,
    lay,
    offered,
    play,
    run,
    scene,
    stand,
    uncover,
    visible,
)

LAST = t.RIGHTMOST  # where virtue begins

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
        ("collides", 0), ("uses", 2), ("virtue", 2),
        ("uses", 0), ("gains", 0), ("uses", 1), ("gains", 1), ("uses", 2), ("gains", 2),
        ("gains", 0), ("debt", 0), ("debt", 0), ("virtue", 1), ("virtue", 2),
        ("parts", 0),
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
    if leader:
        s.leader, me.bonuses = 0, (t.LEADER,)
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
