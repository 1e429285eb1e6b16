"""King's Orders, outsiders and townsfolk (p. 5, 7), by the rulebook of Gates of Gold (pages are its own)."""

from __future__ import annotations

from burgrave.games.viscounts.data import tables as t
from burgrave.games.viscounts.expansions.gates_of_gold.data import tables as g
from burgrave.games.viscounts.expansions.gates_of_gold.rules.outsiders import gain_orders, refuse, welcome
from burgrave.games.viscounts.rules.cards import destroy
from burgrave.games.viscounts.rules.rounds import step
from burgrave.games.viscounts.rules.state import (
    ACT,
    MOVE,
    PLAY,
)
from tests.games.viscounts.gates_of_gold.scene import gates, goods, outsiders, scene
from tests.games.viscounts.scene import (
    card,
    deck,
    lay,
    offered,
    play,
    run,
    stand,
    uncover,
    visible,
)

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
