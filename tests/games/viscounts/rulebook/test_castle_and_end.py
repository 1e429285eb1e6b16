"""The fine print of the castle (p. 18, 19), the end (p. 23-25) and effects (p. 32), point by point."""

from __future__ import annotations

import pytest

from burgrave.games.viscounts.data import tables as t
from burgrave.games.viscounts.rules import vocabulary as do
from burgrave.games.viscounts.rules.cards import destroy, discard, hand_limit
from burgrave.games.viscounts.rules.castle import place_workers
from burgrave.games.viscounts.rules.deeds import flip_debt, gain_debts, gain_deeds
from burgrave.games.viscounts.rules.manuscripts import take_for_free
from burgrave.games.viscounts.rules.options import Options
from burgrave.games.viscounts.rules.rewards import REWARDS
from burgrave.games.viscounts.rules.rounds import end_turn, setup
from burgrave.games.viscounts.rules.scoring import all_icons, manuscript_points, places, scores, winners
from burgrave.games.viscounts.rules.state import ACT, DRAW, ENDING, SHIFT, State
from burgrave.games.viscounts.rules.turn import act, draw_up
from burgrave.kernel.effects import parse
from burgrave.kernel.rng import Rng
from tests.games.viscounts.scene import (
    card,
    deck,
    lay,
    legible,
    manuscript,
    offered,
    play,
    run,
    scene,
    somehow,
    stand,
    uncover,
)

LAST = t.RIGHTMOST  # where virtue begins

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
    assert not [one.id for one in t.TOWNSFOLK if not one.box and ("workers" in one.hire or "castle" in one.hire)]


# -------------------------------------------------------------------- the end


@pytest.mark.parametrize("seat", [0, 1, 2])
def test_c47_c75_this_round_and_one_more(seat: int) -> None:
    """P. 23: the player before the first one has the last turn, whoever takes the last card; the marker stays."""
    s = scene(3)
    s.first = s.me = 1
    turns = []
    while s.phase != ENDING:
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
