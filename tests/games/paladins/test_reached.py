"""In whole games every question is put, everything that may be answered is, and everything is told; points add up."""

from __future__ import annotations

import re

from burgrave.conformance.reached import Kind, everything_is_reached, rules_of
from burgrave.games.paladins import GAME
from burgrave.games.paladins.data import tables as t
from burgrave.kernel.table import Table
from tests.games.paladins.exhaustive.book import seen
from tests.games.paladins.exhaustive.points import points, winners
from tests.games.paladins.scene import state

KINDS: list[Kind] = [
    *[(1, {"difficulty": difficulty}) for difficulty in ("easy", "standard", "hard")],
    *[(players, {"difficulty": "standard"}) for players in (2, 3, 4)],
]

NEVER = {
    *[f"do {action} with two" for action in t.ACTION_IDS if action not in ("recruit", "hunt", "trade")],
    *["use squire_1", "use squire_2", "use squire_3"],  # with no suspicion there is nothing to put in order
}


def check_end(table: Table) -> None:
    """Scores and winners are those that a second count gives."""
    page = seen(table)
    for seat, score in enumerate(table.scores):
        assert score.parts == points(page, seat) and score.total == sum(score.parts.values())
    if page["opponent"] is not None:
        assert page["opponent"]["points"] == points(page, 1)
    assert table.winners == winners(page)
    assert state(table).round == 7


def test_everything_is_reached() -> None:
    """All answers but those that the rules never offer, all questions, and all that is told."""
    runner = everything_is_reached(GAME, KINDS, check_end, NEVER)
    rules = re.sub(r"cause=\(.*?\)", "", rules_of(GAME))
    asked = set(re.findall(r'"(\w+)"', " ".join(re.findall(r"\bAsk\(\s*\w+, ([^\[]+),", rules))))
    assert runner.prompts == asked | {"choose", "order"}  # which the interpreter of effects asks
