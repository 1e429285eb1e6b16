"""Gates of Gold by its rulebook (pages are its own), clarification by clarification."""

from __future__ import annotations

import pytest

from burgrave.games.viscounts.data import effects as fx
from burgrave.games.viscounts.data import tables as t
from burgrave.games.viscounts.expansions.gates_of_gold.data import tables as g
from burgrave.games.viscounts.expansions.gates_of_gold.rules.outsiders import gain_orders, refuse, welcome
from burgrave.games.viscounts.expansions.gates_of_gold.rules.scoring import scores
from burgrave.games.viscounts.rules.building import build
from burgrave.games.viscounts.rules.cards import destroy, draw, hand_limit
from burgrave.games.viscounts.rules.castle import lead, rise
from burgrave.games.viscounts.rules.manuscripts import transcribe
from burgrave.games.viscounts.rules.options import Options
from burgrave.games.viscounts.rules.prices import icons_for, most, purse, spend
from burgrave.games.viscounts.rules.rewards import perform
from burgrave.games.viscounts.rules.rounds import setup, step
from burgrave.games.viscounts.rules.scoring import everybodys_scores
from burgrave.games.viscounts.rules.solo import OPPONENT
from burgrave.games.viscounts.rules.state import (
    ACT,
    COLLIDE,
    ENDING,
    MOVE,
    NONE,
    OPPONENTS_TURN,
    OVER,
    PAIRS,
    PLAY,
    RECRUIT,
    SHIFT,
    State,
)
from burgrave.games.viscounts.rules.turn import collide, perform_action, reachable
from burgrave.games.viscounts.view.pieces import pieces
from burgrave.kernel.effects import parse
from burgrave.kernel.rng import Rng
from tests.games.viscounts.gates_of_gold.scene import BONUS, gates, goods, options, outsiders, scene, unlock
from tests.games.viscounts.scene import (
    card,
    deck,
    lay,
    legible,
    manuscript,
    offered,
    play,
    run,
    somehow,
    stand,
    stands,
    uncover,
    visible,
)


def ribbons(s: State, seat: int = 0) -> list[str]:
    """The ribbons of a player."""
    return sorted(t.MANUSCRIPTS[one].ribbon for one in s.players[seat].manuscripts)


# -------------------------------------------------------------------- set-up (p. 3)


@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_p3_what_is_laid_out(players: int) -> None:
    """More townsfolk, heroes and manuscripts, a new leader, two builders, three outsiders, a board each."""
    s = setup(players, options(), Rng(4))
    assert sorted(map(len, s.piles)) == [19, 19, 19, 19, 20]
    assert [len(pile) for pile in s.manuscripts] == [8] * t.RING
    assert {pile[-1] for pile in s.manuscripts} == set(t.GREY_BACKS)
    assert s.leading in g.LEADERS and len(g.LEADERS) == 6
    assert [t.BONUSES[bonus].kind for bonus in gates(s).builders] == ["diversified", "specialized"]
    assert len(gates(s).row) == 3 and len(gates(s).pile) == 21 and gates(s).orders == 24 - players
    assert len(set(gates(s).boards)) == players
    for seat, player in enumerate(s.players[:players]):
        first = g.BOARDS[gates(s).boards[seat]].columns[0]
        assert ribbons(s, seat) == [first] and player.draw.count(g.ORDER) == 1
    for opponent in s.players[players:]:
        assert not opponent.manuscripts and g.ORDER not in opponent.draw


def test_p2_how_many_cards_there_are() -> None:
    """28 townsfolk, 5 heroes, 24 outsiders, 5 manuscripts, 6 leaders, 6 and 6 builders, 4 boards."""
    kinds = [row.kind for row in t.TOWNSFOLK if row.box == g.BOX]
    assert [kinds.count(kind) for kind in ("common", "hero", "outsider", "order")] == [28, 5, 24, 1]
    assert sum(row.box == g.BOX and not row.aside for row in t.MANUSCRIPTS) == 5
    assert [len(g.LEADERS), len(g.DIVERSIFIED), len(g.SPECIALIZED), len(g.BOARDS)] == [6, 6, 6, 4]


def test_without_the_option_nothing_of_it_is_there() -> None:
    """The base game is dealt as ever."""
    s = setup(3, Options(), Rng(4))
    cards = {one for pile in s.piles for one in pile} | set(s.heroes)
    assert s.added is None and all(not t.TOWNSFOLK[one].box for one in cards) and s.leading == t.LEADER
    assert all(not t.MANUSCRIPTS[one].box for pile in s.manuscripts for one in pile)


def test_c82_the_order_of_the_starting_deck_is_safe_in_set_up() -> None:
    """P. 3."""
    s = scene()
    s.phase = PAIRS
    s.players[0].draw.append(g.ORDER)
    assert "destroy kings_order" not in offered(destroy(s, 0, 1))
    s.phase = ACT
    deck(s, 0, hand="kings_order", draw="trader thief lender squire")
    assert "destroy kings_order" in offered(destroy(s, 0, 1))


# -------------------------------------------------------------------- King's Orders and outsiders (p. 5)


def test_c56_an_order_is_gained_with_an_optional_discard() -> None:
    """P. 5: it comes to the discard pile."""
    s = scene()
    deck(s, 0, hand="trader", draw="thief lender")
    assert run(gain_orders(s, 0, 1), "discard trader") == ["discard"]
    assert s.players[0].discard == [g.ORDER, card("trader")] and gates(s).orders == g.ORDERS - 1
    run(gain_orders(s, 0, 1), "keep")
    gates(s).orders = 0
    run(gain_orders(s, 0, 1))  # none are left
    assert s.players[0].discard.count(g.ORDER) == 2


def test_c56_an_order_that_drops_off_welcomes_an_outsider() -> None:
    """P. 5: it goes back to its pile; one of three must be taken, for nothing, and that is no hire."""
    s = scene()
    outsiders(s, "champion", "tyrant", "hunter")
    lay(s, 0, "trader", "thief", "kings_order")
    deck(s, 0, hand="lender", draw="acolyte")
    uncover(s, 0, "workshop_1")  # after every hire: discard
    gates(s).orders = 20
    assert play(s, "welcome tyrant") == ["welcome"]
    assert gates(s).orders == 21 and s.players[0].discard == [card("tyrant")]
    assert gates(s).row[0::2] == [card("champion"), card("hunter")]  # the place is filled at once
    assert gates(s).row[1] == g.OUTSIDERS[-1] and s.phase == PLAY


def test_c57_an_order_destroyed_from_the_hand_refuses_an_outsider() -> None:
    """P. 5: back to its pile, three silver, once; the outsider leaves the game, and its effect is resolved."""
    s = scene()
    outsiders(s, "champion", "guardian_3", "hunter")
    deck(s, 0, hand="kings_order trader", draw="lender thief")
    orders = gates(s).orders
    assert run(destroy(s, 0, 1), "destroy kings_order", "refuse guardian_3") == ["destroy", "refuse"]
    me = s.players[0]
    assert me.goods == [3, 0, 3, 0] and me.corruption == 1
    assert card("guardian_3") in s.box and g.ORDER not in s.box and gates(s).orders == orders + 1
    assert len(gates(s).row) == 3


def test_c57_an_order_destroyed_unseen_refuses_nobody() -> None:
    """P. 5: it must come from the hand."""
    s = scene()
    deck(s, 0, hand="trader lender", draw="thief kings_order")
    row = gates(s).row[:]
    run(destroy(s, 0, 1), "destroy top")
    assert s.players[0].goods[t.SILVER] == 3 and gates(s).row == row and g.ORDER not in s.box


def test_c58_outsiders_are_limited() -> None:
    """P. 5: no reshuffle; without any, nothing is welcomed or refused."""
    s = scene()
    outsiders(s, "champion", "tyrant")
    gates(s).pile = []
    run(welcome(s, 0), "welcome champion")
    assert gates(s).row == [card("tyrant")]
    run(refuse(s, 0))  # the only one
    assert gates(s).row == [] and s.players[0].corruption == 1
    assert run(welcome(s, 0)) == [] and run(refuse(s, 0)) == []


def test_nobody_comes_to_have_too_few_cards() -> None:
    """Base p. 12: an order that drops off as one of three cards, with nobody to welcome, stays its owner's."""
    s = scene()
    outsiders(s)
    gates(s).pile = []
    lay(s, 0, "trader", "thief", "kings_order")
    deck(s, 0)
    play(s)
    assert s.players[0].discard == [g.ORDER]


def test_refusing_the_protector_welcomes_another() -> None:
    """Its effect: welcome an outsider and take a debt."""
    s = scene()
    outsiders(s, "protector", "tyrant", "hunter")
    run(refuse(s, 0), "refuse protector", "welcome hunter")
    assert s.players[0].discard == [card("hunter")] and s.players[0].unpaid == 1


# -------------------------------------------------------------------- manuscript boards (p. 4)


def test_c59_column_one_an_order_instead_of_a_hire() -> None:
    """P. 4: three silver; it counts as a hire."""
    s = scene()
    s.phase = RECRUIT
    deck(s, 0, hand="trader", draw="thief")
    uncover(s, 0, "workshop_1")  # after every hire: discard
    visible(s, t.SEGMENT_IDS[0], "acolyte")
    goods(s, 0, silver=3)
    assert play(s, "buy order", "keep", "keep") == ["hire", "discard", "discard"]
    assert s.players[0].goods[t.SILVER] == 0 and s.players[0].discard == [g.ORDER] and s.phase == COLLIDE


def test_c59_a_free_hire_may_be_a_free_order() -> None:
    """P. 4: in whatever way somebody is hired."""
    s = scene()
    deck(s, 0, hand="trader", draw="thief")
    assert run(perform(s, 0, parse("hire")), "take order", "keep") == ["free_hire", "discard"]
    assert s.players[0].goods == [0, 0, 0, 0] and s.players[0].discard == [g.ORDER]
    gates(s).orders = 0
    assert "take order" not in offered(perform(s, 0, parse("hire")))


def test_c59_column_two_resources_for_silver() -> None:
    """P. 4: coin by coin."""
    s = scene()
    goods(s, 0, silver=1, ink=2, gold=1)
    assert purse(s.players[0]) == 1
    unlock(s, 0, 2)
    assert purse(s.players[0]) == 4
    assert run(spend(s, 0, 3), "pay with ink", "pay with gold", "pay with silver") == ["coin"] * 3
    assert s.players[0].goods == [0, 0, 0, 1]


def test_column_two_pays_steps_hires_and_trades() -> None:
    """P. 4: wherever silver is spent."""
    s = scene()
    unlock(s, 0, 2)
    stand(s, 0, 1)
    goods(s, 0, stone=2)
    assert max(reachable(s, 0, 1).values()) == 2
    s.phase, s.steps = MOVE, 1
    lay(s, 0, "trader")
    play(s, "move to segment_3_4 left")  # two steps: one is bought, and there is only stone
    assert s.players[0].goods == [0, 1, 0, 0]
    s.phase = RECRUIT
    visible(s, "segment_3_4", "apprentice")
    play(s, "hire apprentice")
    assert s.players[0].goods == [0, 0, 0, 0] and card("apprentice") in s.players[0].discard


def test_column_two_keeps_what_the_action_needs() -> None:
    """A good that counts for the action itself is not spent for the dismissal as well."""
    s = scene()
    unlock(s, 0, 2)
    stand(s, 0, 1, inside=True)
    s.phase = ACT
    lay(s, 0, "trader", "squire", "thief")  # a criminal: one icon
    goods(s, 0, ink=2)
    legible(s, "segment_1_2", "black_3_flip")
    visible(s, "segment_1_2", "partisan")  # a cleric for two silver
    assert "do transcribe" in offered(step(s)) and "dismiss for transcribe" not in offered(step(s))
    goods(s, 0, ink=2, gold=1)
    assert "dismiss for transcribe" in offered(step(s))


def test_v20_columns_two_and_three_before_a_card_is_played() -> None:
    """P. 4: two resources for the top card of the pile, then choose which to play."""
    s = scene()
    unlock(s, 0, 2, 3)
    deck(s, 0, hand="trader", draw="lender thief")
    goods(s, 0, ink=2)
    s.phase = PLAY
    assert play(s, "draw for silver") == ["play"]  # only ink is there
    assert s.players[0].goods == [0, 0, 0, 0] and sorted(s.players[0].hand) == sorted([card("trader"), card("thief")])
    assert sorted(offered(step(s))) == ["play thief", "play trader"]


def test_v20_column_four_before_cards_are_shifted() -> None:
    """P. 4: three resources for another order."""
    s = scene()
    unlock(s, 0, 4)
    lay(s, 0, "trader", "thief", "journeyman")
    deck(s, 0, hand="lender", draw="acolyte")
    goods(s, 0, ink=1, gold=1, stone=1)
    assert play(s, "rearrange for resources", "pay with ink", "pay with gold", "arrange 321") == [
        *("begin", "resources", "resources", "rearrange"),
    ]
    assert s.phase == SHIFT and s.players[0].goods == [0, 0, 0, 0]
    play(s)  # nothing more can be used: the turn begins
    assert s.players[0].discard == [card("trader")]


def test_columns_are_for_the_own_turn_alone() -> None:
    """P. 4."""
    s = scene()
    unlock(s, 1, 3)
    goods(s, 1, silver=5)
    deck(s, 1, hand="trader", draw="thief")
    assert "draw for silver" not in offered(perform(s, 1, parse("discard")))
    s.me = 1
    assert "draw for silver" in offered(perform(s, 1, parse("discard")))


@pytest.mark.parametrize("column", [3, 4])
def test_c83_a_column_is_locked_until_a_manuscript_of_its_colour_comes(column: int) -> None:
    """P. 4: the first board is grey, black, blue, yellow."""
    s = scene()
    s.phase = PLAY
    deck(s, 0, hand="trader", draw="thief lender")
    lay(s, 0, "acolyte", "squire")
    s.players[0].row = [NONE, card("acolyte"), card("squire")]
    goods(s, 0, silver=2, gold=3)
    option = {3: "draw for silver", 4: "rearrange for resources"}[column]
    assert option not in offered(step(s))
    legible(s, t.SEGMENT_IDS[0], {3: "blue_3_silver4", 4: "yellow_3_resource"}[column])
    run(transcribe(s, 0, 0), *[] if column == 3 else ["take ink"])
    assert option in offered(step(s))


def test_c60_a_wild_ribbon_is_decided_at_once_and_for_good() -> None:
    """P. 4: and its corruption comes."""
    s = scene()
    legible(s, t.SEGMENT_IDS[0], "any_5_corruption")
    assert run(transcribe(s, 0, 0), "ribbon black") == ["ribbon"]
    me = s.players[0]
    assert ribbons(s) == ["black", "grey"] and me.corruption == 1 and len(me.money) == 4  # column 2 is black


def test_the_wild_manuscript_is_somewhere_while_its_ribbon_is_decided() -> None:
    """With its owner already."""
    s = scene()
    legible(s, t.SEGMENT_IDS[0], "any_5_corruption")
    before = pieces(s)
    assert next(transcribe(s, 0, 0)).prompt == "ribbon" and pieces(s) == before


def test_c87_the_starting_manuscript_counts_for_the_favour() -> None:
    """P. 4: it is a manuscript with a ribbon."""
    s = scene()
    me = s.players[0]
    me.manuscripts = (*me.manuscripts, manuscript("start_grey"))
    legible(s, t.SEGMENT_IDS[0], "grey_4_outsiders")
    run(transcribe(s, 0, 0))
    assert me.favours == 1 << t.RIBBONS.index("grey")


# -------------------------------------------------------------------- builders and leaders (p. 3, 6)


def test_c61_the_first_with_all_kinds_takes_the_diversified_builder() -> None:
    """P. 6: at once, and for good; one player may have both."""
    s = scene()
    gates(s).builders = (BONUS("diversified_1"), BONUS("specialized_2"))
    stands(s, 0, "trading_post_1", "segment_5_6_few_1")
    stands(s, 0, "guildhall_1", "segment_7_8_few_1")
    run(build(s, 0, t.BUILDING_IDS.index("workshop_1"), [t.SITE_IDS.index("segment_1_2_few_1")]))
    assert list(s.players[0].bonuses) == [BONUS("diversified_1")] and list(gates(s).builders) == [
        BONUS("specialized_2")
    ]
    stands(s, 0, "workshop_2", "segment_5_6_few_2")
    somehow(build(s, 0, t.BUILDING_IDS.index("workshop_3"), [t.SITE_IDS.index("segment_9_10_few_1")]))
    assert list(s.players[0].bonuses) == [BONUS("diversified_1"), BONUS("specialized_2")] and not gates(s).builders
    assert scores(s, 0)["builders"] == 5


def owning(bonus: str, *row: str) -> State:
    """Seat 0 has a bonus, and cards on its board."""
    s = scene()
    s.players[0].bonuses = (BONUS(bonus),)
    lay(s, 0, *row)
    return s


@pytest.mark.parametrize("there", [True, False])
def test_p6_two_silver_at_a_collision_with_an_order(there: bool) -> None:
    """Diversified 1: at the collision of any player."""
    s = owning("diversified_1", *["kings_order"][: int(there)])
    s.players[1].corruption = s.players[1].virtue = 2
    somehow(collide(s, 1))
    assert s.players[0].goods[t.SILVER] == (2 if there else 0)


def test_p6_a_flip_at_a_collision_with_an_order() -> None:
    """Diversified 2: it may be declined."""
    s = owning("diversified_2", "kings_order")
    s.players[0].unpaid = s.players[0].acquired = 1
    flow = perform(s, 0, fx.BONUS[BONUS("diversified_2")].effect)
    assert offered(flow) == ["choose flip debt", "choose flip deed", "choose nothing"]


@pytest.mark.parametrize("there", [True, False])
def test_p6_two_merchants_with_an_order(there: bool) -> None:
    """Diversified 3."""
    s = owning("diversified_3", "kings_order" if there else "hunter")
    assert icons_for(s.players[0], t.TRADE) == 1 + 2 + 2 * there  # one on the card, two in the empty slot


def test_p6_a_free_hire_at_a_collision_with_an_outsider() -> None:
    """Diversified 4."""
    s = owning("diversified_4", "hunter")
    s.players[1].corruption = s.players[1].virtue = 0
    flow = collide(s, 1)
    assert next(flow).prompt == "free_hire"


@pytest.mark.parametrize(("there", "steps"), [("hunter", 0), ("trader", 1)])
def test_p6_a_step_more_with_an_outsider(there: str, steps: int) -> None:
    """Diversified 5."""
    s = owning("diversified_5", there)
    goods(s, 0, silver=1)
    stand(s, 0, 1)
    assert reachable(s, 0, 1)[3 + t.LEFT] == steps


@pytest.mark.parametrize(("there", "limit"), [("hunter", 4), ("trader", 3)])
def test_p6_a_card_more_with_an_outsider(there: str, limit: int) -> None:
    """Diversified 6."""
    assert hand_limit(owning("diversified_6", there), 0) == limit


def test_p6_what_an_order_brings() -> None:
    """Specialised 1 and 2: a silver, a virtue."""
    s = owning("specialized_1")
    deck(s, 0)
    run(gain_orders(s, 0, 2), "keep", "keep")
    assert s.players[0].goods[t.SILVER] == 2
    s = owning("specialized_2")
    deck(s, 0)
    run(gain_orders(s, 0, 1), "keep")
    assert s.players[0].virtue == t.RIGHTMOST - 1


def test_p6_what_a_welcome_brings() -> None:
    """Specialised 3 and 4: two cards, two silver."""
    s = owning("specialized_3")
    outsiders(s, "tyrant")
    deck(s, 0, draw="trader thief lender")
    run(welcome(s, 0))
    assert len(s.players[0].hand) == 2
    s = owning("specialized_4")
    outsiders(s, "tyrant")
    run(welcome(s, 0))
    assert s.players[0].goods[t.SILVER] == 2


def test_p6_what_refusing_brings() -> None:
    """Specialised 5 and 6: another order of the cards, an order."""
    s = owning("specialized_5", "trader", "thief")
    outsiders(s, "hunter")
    assert run(refuse(s, 0), "arrange 21") == ["rearrange"]
    s = owning("specialized_6")
    outsiders(s, "hunter")
    deck(s, 0)
    run(refuse(s, 0), "keep")
    assert s.players[0].discard == [g.ORDER]


def test_p3_another_leader_of_the_castle() -> None:
    """Its card is taken over as the base one is, and brings what it says to its owner alone."""
    s = scene()
    s.leading = BONUS("leader_6")
    s.players[0].tiers[2][0] = 1
    lead(s, 0)
    assert hand_limit(s, 0) == 3 and icons_for(s.players[0], t.NOBLE) == 2  # one in the empty slots
    s.players[1].tiers[2][0] = 2
    lead(s, 1)
    assert s.players[0].bonuses == () and s.players[1].bonuses == (s.leading,)
    assert everybodys_scores(s)[1].parts["leader"] == 5


# -------------------------------------------------------------------- townsfolk


def test_dismissing_anywhere() -> None:
    """P. 7: a card of any segment, not only of the viscount's."""
    s = scene()
    stand(s, 0, 1)
    s.phase = ACT
    lay(s, 0, "goldsmith", "weaver", "trader")
    goods(s, 0, silver=3)
    visible(s, "segment_7_8", "mason")
    visible(s, "segment_1_2", "acolyte")
    assert "dismiss segment_7_8 for build" in offered(step(s))
    s.players[0].row[0] = card("weaver")
    assert not [one for one in offered(step(s)) if one.startswith("dismiss segment")]


def test_an_extra_hire_is_paid() -> None:
    """Father, Guildmaster and Maiden: the card beside the viscount, for its cost."""
    s = scene()
    s.phase = PLAY
    stand(s, 0, 1)
    visible(s, "segment_1_2", "apprentice")
    deck(s, 0, hand="father", draw="thief lender")
    goods(s, 0, silver=1)
    assert play(s, "play father", "hire apprentice") == ["play", "hire"]
    assert s.players[0].goods[t.SILVER] == 0 and s.phase == MOVE


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


# -------------------------------------------------------------------- scoring (p. 7)


def owner(*names: str, players: int = 2) -> State:
    """Seat 0 has outsiders in its deck."""
    s = scene(players)
    s.players[0].draw += [card(name) for name in names]
    return s


def points(s: State) -> int:
    """What the outsiders of seat 0 count."""
    return everybodys_scores(s)[0].parts["outsiders"]


def test_c63_outsiders_count_wherever_they_are() -> None:
    """P. 5, 7: in hand, draw pile, discard pile and on the board."""
    for place in ("hand", "draw", "discard", "row"):
        s = scene()
        getattr(s.players[0], place)[:] = [card("tyrant")]
        assert points(s) == 3


def test_carpenter_counts_links_with_own_buildings_at_both_ends() -> None:
    """P. 7."""
    s = owner("carpenter")
    stands(s, 0, "workshop_1", "segment_3_4_few_1")
    assert points(s) == 0
    stands(s, 0, "workshop_2", "segment_3_4_few_2")
    assert points(s) == 1


def test_c84_champion_counts_wedges_of_both_tiers() -> None:
    """P. 7: strictly more than everybody else, tiers one and two together."""
    s = owner("champion")
    me, other = s.players
    me.tiers[0][0], me.tiers[1][0], other.tiers[0][0] = 1, 1, 1
    me.tiers[0][1], other.tiers[1][1] = 1, 1
    assert points(s) == 1


def test_c62_envoy_gives_a_ribbon_of_any_colour() -> None:
    """P. 7: for manuscripts and for other outsiders, whatever brings most."""
    s = owner("envoy_1")
    assert everybodys_scores(s)[0].parts["ribbons"] == 4  # two colours
    s = owner("envoy_1", "scholar_3")
    assert (
        everybodys_scores(s)[0].parts["ribbons"] + points(s) == 4 + 2
    )  # a second colour rather than a second grey one


def test_guardians_want_three_alike() -> None:
    """P. 7."""
    s = owner("guardian_2")
    uncover(s, 0, "workshop_1", "workshop_2")
    assert points(s) == 0
    uncover(s, 0, "workshop_3")
    assert points(s) == 4


def test_hunter_counts_three_resources() -> None:
    """P. 7."""
    s = owner("hunter")
    goods(s, 0, silver=9, ink=2, gold=2, stone=1)
    assert points(s) == 1


def test_c69_mercenaries_count_every_worker_of_a_tier() -> None:
    """P. 7, by the Polish text."""
    s = owner("mercenary_1", "mercenary_2", "mercenary_3")
    s.players[0].tiers = [[2, 1, 0, 0, 0], [1, 0, 0, 0, 1], [3]]
    assert points(s) == 3 + 2 + 3


def test_outrider_counts_segments_with_buildings() -> None:
    """P. 7."""
    s = owner("outrider")
    stands(s, 0, "workshop_1", "segment_3_4_few_1")
    stands(s, 0, "workshop_2", "segment_3_4_few_2")
    stands(s, 0, "workshop_3", "segment_7_8_few_1")
    assert points(s) == 2


def test_protector_halves_debts() -> None:
    """P. 7: each costs one point less."""
    s = owner("protector")
    s.players[0].unpaid = 3
    assert points(s) == 3


def test_scholars_translator_and_warrior() -> None:
    """P. 7."""
    s = owner("scholar_1", "translator", "warrior")
    s.players[0].manuscripts = tuple(manuscript(f"start_{one}") for one in ("grey", "black", "black", "blue", "yellow"))
    assert points(s) == (1 + 2) + 3 + (1 + 3)


def test_a_manuscript_counts_outsiders() -> None:
    """P. 8: a point for each."""
    s = owner("hunter", "tyrant")
    s.players[0].manuscripts = (manuscript("grey_4_outsiders"),)
    assert everybodys_scores(s)[0].parts["manuscripts"] == 2


def test_c62_assassins_and_rogues_act_in_reverse_order_before_places_are_counted() -> None:
    """P. 7: what cards do otherwise does nothing then (base p. 23)."""
    s = scene(2)
    s.phase, s.last, s.round = ENDING, 1, 1
    for player in s.players:
        player.unpaid, player.acquired = 2, 1
    s.players[0].draw += [card("assassin_outsider")]
    s.players[1].draw += [card("rogue_1")]
    s.debts = 0
    assert play(s, "1: choose flip deed", "0: choose approve") == ["choose", "choose"]
    assert s.phase == OVER and (s.players[0].approved, s.players[1].approved) == (1, 1)
    assert [score.parts["poverty"] for score in everybodys_scores(s)] == [8, 8]


def test_an_assassin_hands_back_debts() -> None:
    """P. 7: two of them."""
    s = scene(2)
    s.phase, s.last, s.round = ENDING, 1, 1
    s.players[0].unpaid = 3
    s.players[0].draw += [card("assassin_outsider"), card("rogue_2")]
    play(s, "resolve flip debt | flip deed", "take ink", "choose forgive 2")
    assert (s.players[0].unpaid, s.players[0].paid, s.players[0].goods[t.INK]) == (0, 1, 1)


# -------------------------------------------------------------------- alone (p. 8)


def test_v21_the_opponent_turns_outsiders_away_instead_of_rearranging() -> None:
    """P. 8: the two on the right go, the third slides right, two new ones come, and it gains a resource."""
    s = scene(1, opponent="cleric")
    outsiders(s, "champion", "tyrant", "hunter")
    run(s.config.guest.performs(s, OPPONENT, fx.REARRANGE))
    assert gates(s).row[2] == card("champion") and len(gates(s).row) == 3
    assert {card("tyrant"), card("hunter")} <= set(s.box)
    assert s.players[OPPONENT].goods == [0, 0, 0, 1] and s.players[OPPONENT].corruption == 0


@pytest.mark.parametrize("effect", ["welcome", "refuse"])
def test_p8_it_ignores_what_outsiders_say(effect: str) -> None:
    """It takes none, and no effect of theirs."""
    s = scene(1, opponent="noble")
    outsiders(s, "champion", "tyrant", "hunter")
    run(s.config.guest.performs(s, OPPONENT, parse(effect)))
    opponent = s.players[OPPONENT]
    assert sum(opponent.goods) == 1 and opponent.corruption == 0 and not opponent.discard and len(s.box) == 2


def test_c85_the_row_slides_after_the_players_choice_too() -> None:
    """P. 8: from the left to the right."""
    s = scene(1, opponent="cleric")
    outsiders(s, "champion", "tyrant", "hunter")
    run(welcome(s, 0), "welcome tyrant")
    assert gates(s).row[1:] == [card("champion"), card("hunter")]


def test_p8_it_claims_builders_and_the_leader_for_their_points_alone() -> None:
    """P. 8."""
    s = scene(1, opponent="cleric")
    opponent = s.players[OPPONENT]
    gates(s).builders, s.leading = (BONUS("diversified_3"), BONUS("specialized_2")), BONUS("leader_6")
    before = icons_for(opponent, t.NOBLE)
    uncover(s, OPPONENT, "guildhall_1", "guildhall_2")
    stands(s, OPPONENT, "workshop_1", "segment_5_6_few_1")
    somehow(build(s, OPPONENT, t.BUILDING_IDS.index("trading_post_1"), [t.SITE_IDS.index("segment_7_8_few_1")]))
    opponent.tiers[2][0] = 1
    lead(s, OPPONENT)
    found = everybodys_scores(s)[1].parts
    assert found["builders"] == 3 and found["leader"] == 5
    lay(s, OPPONENT)
    assert icons_for(opponent, t.NOBLE) - before <= 2  # guildhalls alone


def test_p8_its_wild_ribbon_helps_most_at_the_end() -> None:
    """P. 8: open until then; and the manuscript for outsiders is a grey ribbon to it."""
    s = scene(1, opponent="cleric")
    legible(s, t.SEGMENT_IDS[0], "any_5_corruption")
    run(transcribe(s, OPPONENT, 0))
    opponent = s.players[OPPONENT]
    assert opponent.manuscripts == (g.WILD,) and opponent.corruption == 1
    opponent.manuscripts = (
        g.WILD,
        manuscript("grey_4_outsiders"),
        *[manuscript(f"start_{one}") for one in ("black", "blue")],
    )
    found = everybodys_scores(s)[1].parts
    assert found["ribbons"] == 16 and found["manuscripts"] == 0
