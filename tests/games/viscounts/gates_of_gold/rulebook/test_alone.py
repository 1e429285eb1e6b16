"""The solo game (p. 8), by the rulebook of Gates of Gold (pages are its own)."""

from __future__ import annotations

import pytest

from burgrave.games.viscounts.data import effects as fx
from burgrave.games.viscounts.data import tables as t
from burgrave.games.viscounts.expansions.gates_of_gold.data import tables as g
from burgrave.games.viscounts.expansions.gates_of_gold.rules.outsiders import welcome
from burgrave.games.viscounts.rules.building import build
from burgrave.games.viscounts.rules.castle import lead
from burgrave.games.viscounts.rules.manuscripts import transcribe
from burgrave.games.viscounts.rules.prices import icons_for
from burgrave.games.viscounts.rules.scoring import everybodys_scores
from burgrave.games.viscounts.rules.solo import OPPONENT
from burgrave.kernel.effects import parse
from tests.games.viscounts.gates_of_gold.scene import BONUS, gates, outsiders, scene
from tests.games.viscounts.scene import (
    card,
    lay,
    legible,
    manuscript,
    run,
    somehow,
    stands,
    uncover,
)

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
