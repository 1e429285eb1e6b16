"""Builders and leaders (p. 3, 6), by the rulebook of Gates of Gold (pages are its own)."""

from __future__ import annotations

import pytest

from burgrave.games.viscounts.data import effects as fx
from burgrave.games.viscounts.data import tables as t
from burgrave.games.viscounts.expansions.gates_of_gold.data import tables as g
from burgrave.games.viscounts.expansions.gates_of_gold.rules.outsiders import gain_orders, refuse, welcome
from burgrave.games.viscounts.expansions.gates_of_gold.rules.scoring import scores
from burgrave.games.viscounts.rules.building import build
from burgrave.games.viscounts.rules.cards import hand_limit
from burgrave.games.viscounts.rules.castle import lead
from burgrave.games.viscounts.rules.prices import icons_for
from burgrave.games.viscounts.rules.rewards import perform
from burgrave.games.viscounts.rules.scoring import everybodys_scores
from burgrave.games.viscounts.rules.state import (
    State,
)
from burgrave.games.viscounts.rules.turn import collide, reachable
from tests.games.viscounts.gates_of_gold.scene import BONUS, gates, goods, outsiders, scene
from tests.games.viscounts.scene import (
    deck,
    lay,
    offered,
    run,
    somehow,
    stand,
    stands,
)

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
