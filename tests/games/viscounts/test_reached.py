"""In whole games every question is put, everything that may be answered is, and everything is told; points add up."""

from __future__ import annotations

import re

from burgrave.conformance.reached import Kind, everything_is_reached, rules_of
from burgrave.games.viscounts import GAME
from burgrave.games.viscounts.data import effects as fx
from burgrave.games.viscounts.data import tables as t
from burgrave.games.viscounts.rules.vocabulary import ACTIONS, MOST_TRADES, OWN
from burgrave.kernel.effects import decisions, write
from burgrave.kernel.table import Table
from tests.games.viscounts.exhaustive.book import seen
from tests.games.viscounts.exhaustive.points import points, winners
from tests.games.viscounts.scene import state

KINDS: list[Kind] = [
    *[(1, {"opponent": opponent, "difficulty": number}) for number, opponent in enumerate(t.OPPONENT_IDS)],
    *[(players, {}) for players in (2, 3, 4)],
]
OFTEN = 7  # exchanges in one action, which take a small fortune in silver; more are seldom

OTHERS = {row.id for rows in (t.TOWNSFOLK, t.MANUSCRIPTS) for row in rows if row.box}
TREES = [effect for _, rows, _, trees in fx.EFFECTS for row, effect in zip(rows, trees, strict=True) if not row.box]
DECIDED = {f"choose {write(branch)}" for tree in TREES for branch in decisions(tree)}
ORDERED = {f"resolve {write(tree)}" for tree in TREES}


def of_an_expansion(text: str) -> bool:
    """Whether an answer comes with an expansion, which has tests of its own."""
    verb, _, rest = text.partition(" ")
    if verb in ("choose", "resolve"):
        return text not in DECIDED | ORDERED
    option = ACTIONS.option(text)
    return rest in OTHERS or option is None or option >= OWN


NEVER = {
    *[text for text in map(ACTIONS.text, range(len(ACTIONS))) if of_an_expansion(text)],
    *[f"hire {card.id}" for card in t.TOWNSFOLK if card.kind != "common"],  # nobody hires what was never in a pile
    *[f"manuscript {one.id}" for one in t.MANUSCRIPTS if one.cost > 4],  # free ones cost 3 or 4
}
SELDOM = {  # nobody waits for these; each has a test of its own
    *[f"times {times}" for times in range(OFTEN + 1, MOST_TRADES + 1)],
    *[f"manuscript {one.id}" for one in t.MANUSCRIPTS if not one.first],  # by the hardest manuscript alone
}


def check_end(table: Table) -> None:
    """Scores and winners are those that a second count gives."""
    page = seen(state(table), None)
    for seat, score in enumerate(table.everybodys_scores):
        assert score.parts == points(page, seat) and score.total == sum(score.parts.values())
    assert table.winners == winners(page)
    assert page["round"] == page["last"] and not (page["debts"] and page["deeds"])


def test_everything_is_reached() -> None:
    """All answers but those that the rules never offer, all questions, and all that is told."""
    runner = everything_is_reached(GAME, KINDS, check_end, NEVER, SELDOM)
    asked = set(re.findall(r'\b(?:Ask\(|decide\(s, )\s*\w+, "(\w+)"', rules_of(GAME))) | {"destroy", "destroy_any"}
    assert runner.prompts == asked | {"choose"}  # which the interpreter of effects asks
