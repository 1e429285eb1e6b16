"""In whole games every question is put, everything that may be answered is, and everything is told; points add up."""

from __future__ import annotations

import re

from burgrave.conformance.reached import Kind, everything_is_reached, rules_of
from burgrave.games.architects import GAME
from burgrave.games.architects.data import effects as fx
from burgrave.games.architects.data import tables as t
from burgrave.games.architects.rules import vocabulary as do
from burgrave.kernel.effects import decisions, write
from burgrave.kernel.table import Table
from tests.games.architects.points import points, winners
from tests.games.architects.scene import state

ADVANCED: dict[str, object] = {"boards": "advanced", "promo": True}
KINDS: list[Kind] = [
    *[(1, {"opponent": opponent, "difficulty": number}) for number, opponent in enumerate(t.OPPONENT_IDS)],
    *[(players, ADVANCED | {"characters": "chosen"}) for players in (2, 3, 4, 5)],
    (3, {"free_first_apprentice": True, "promo": True, "refresh_spaces": True}),
]
OTHERS = {row.id for rows in (t.APPRENTICES, t.BUILDINGS, t.CHARACTERS) for row in rows if row.box}
TREES = [effect for _, rows, _, trees in fx.EFFECTS for row, effect in zip(rows, trees, strict=True) if not row.box]
DECIDED = {f"choose {write(branch)}" for tree in TREES for branch in decisions(tree)}


def of_an_expansion(text: str) -> bool:
    """Whether an answer comes with an expansion, which has tests of its own."""
    option = do.ACTIONS.option(text)
    assert option is not None, text
    return option >= do.OWN or text.partition(" ")[2] in OTHERS or (option in do.CHOOSE and text not in DECIDED)


NEVER = {
    *[text for text in map(do.ACTIONS.text, range(len(do.ACTIONS))) if of_an_expansion(text)],
    *[f"capture {circle} 5" for circle in t.CIRCLES],  # a sixth seat comes with an expansion
    "take back board 5",
    *[f"resolve {row.id}" for row in t.BUILDINGS if not row.ends],  # they do nothing at the end
}
SELDOM = {  # nobody waits for these; each has a test of its own
    *[f"resolve {row.id}" for row in t.BUILDINGS if row.ends],
    *map(do.ACTIONS.text, do.MIX),
    *[f"take back {where}" for where in (*t.MARKET_SPACES, "prison", *[f"board {seat}" for seat in range(5)])],
    *[f"capture {circle} {seat}" for circle in t.CIRCLES for seat in range(5)],
}


def check_end(table: Table) -> None:
    """Scores and winners are those that a second count gives."""
    s = state(table)
    for seat, score in enumerate(table.everybodys_scores):
        assert score.parts == points(s, seat) and score.total == sum(score.parts.values())
    assert table.winners == winners(s)
    assert len(s.guildhall) >= s.config.spaces and s.left == 0


def test_everything_is_reached() -> None:
    """All answers but those that the rules never offer, all questions, and all that is told."""
    runner = everything_is_reached(GAME, KINDS, check_end, NEVER, SELDOM)
    asked = set(re.findall(r'\bAsk\(\s*\w+, "(\w+)"', rules_of(GAME))) | {"limit", "cathedral", "discard"}
    assert runner.prompts == asked | {"choose", "pay"}  # which the interpreter of effects asks
