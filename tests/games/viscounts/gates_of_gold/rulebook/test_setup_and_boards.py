"""Set-up and manuscript boards (p. 3, 4), by the rulebook of Gates of Gold (pages are its own)."""

from __future__ import annotations

import pytest

from burgrave.games.viscounts.data import tables as t
from burgrave.games.viscounts.expansions.gates_of_gold.data import tables as g
from burgrave.games.viscounts.rules.cards import destroy
from burgrave.games.viscounts.rules.manuscripts import transcribe
from burgrave.games.viscounts.rules.options import Options
from burgrave.games.viscounts.rules.prices import purse, spend
from burgrave.games.viscounts.rules.rewards import perform
from burgrave.games.viscounts.rules.rounds import setup, step
from burgrave.games.viscounts.rules.state import (
    ACT,
    COLLIDE,
    MOVE,
    NONE,
    PAIRS,
    PLAY,
    RECRUIT,
    SHIFT,
    State,
)
from burgrave.games.viscounts.rules.turn import reachable
from burgrave.games.viscounts.view.pieces import pieces
from burgrave.kernel.effects import parse
from burgrave.kernel.rng import Rng
from tests.games.viscounts.gates_of_gold.scene import gates, goods, options, scene, unlock
from tests.games.viscounts.scene import (
    card,
    deck,
    lay,
    legible,
    manuscript,
    offered,
    play,
    run,
    stand,
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
