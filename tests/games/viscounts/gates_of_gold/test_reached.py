"""In whole games every question of Gates of Gold is put, everything that may be answered is, and all is told."""

from __future__ import annotations

import re
from importlib.resources import files
from typing import Final

import pytest

from burgrave.conformance.reached import EVENT, Kind, Runner
from burgrave.games.viscounts import GAME
from burgrave.games.viscounts.data import tables as t
from burgrave.games.viscounts.rules.vocabulary import ACTIONS
from burgrave.kernel.table import Table
from tests.games.viscounts.exhaustive.book import seen
from tests.games.viscounts.gates_of_gold.exhaustive.points import points
from tests.games.viscounts.gates_of_gold.exhaustive.printed import added
from tests.games.viscounts.scene import state
from tests.games.viscounts.test_reached import of_an_expansion

pytestmark = pytest.mark.usefixtures("second_reader")

GATES: Final[dict[str, object]] = {"gates_of_gold": True}
KINDS: Final[list[Kind]] = [
    *[(1, {**GATES, "opponent": opponent, "difficulty": number}) for number, opponent in enumerate(t.OPPONENT_IDS)],
    *[(players, GATES) for players in (2, 3, 4)],
]
TEXTS: Final = [ACTIONS.text(option) for option in range(len(ACTIONS))]
NEVER: Final = {
    *[f"hire {row['id']}" for row in added("townsfolk") if row["kind"] != "common"],  # they were never in a pile
    *[f"manuscript {row['id']}" for row in added("manuscripts") if row.get("aside") or row["cost"] > 4],
}
SELDOM: Final = {  # nobody waits for these; each has a test of its own
    "choose nothing",
    *[f"manuscript {row['id']}" for row in added("manuscripts") if row["cost"] == 4],
    *[f"destroy {row['id']}" for row in added("townsfolk") if row["kind"] != "order"],
}
BASE: Final = {text for text in TEXTS if not of_an_expansion(text)}  # the base game has a test of its own


def check_end(table: Table) -> None:
    """Scores and winners are those that a second count gives."""
    page = seen(state(table), None)
    found = [points(page, seat, score.parts) for seat, score in enumerate(table.everybodys_scores)]
    assert found == [score.parts for score in table.everybodys_scores]
    totals = [
        (sum(parts.values()), sum(one["goods"].values())) for parts, one in zip(found, page["players"], strict=True)
    ]
    if len(totals) > table.setup.players:
        assert table.winners == [int(totals[0][0] <= totals[1][0])]
    else:
        assert table.winners == [seat for seat, total in enumerate(totals) if total == max(totals)]


def test_everything_is_reached() -> None:
    """All new answers but those that the rules never offer, all new questions, and all new events."""
    runner = Runner(GAME, NEVER | SELDOM | BASE, check_end)
    runner.run(KINDS)
    assert not runner.missing, f"not in {runner.games} games: {', '.join(sorted(runner.missing))}"
    assert not runner.answered(True) & NEVER
    folder = files("burgrave.games.viscounts.expansions.gates_of_gold.rules")
    rules = "".join(path.read_text(encoding="utf-8") for path in folder.iterdir() if path.name.endswith(".py"))
    asked = set(re.findall(r'\bAsk\(\s*\w+, "(\w+)"', rules))
    assert asked == {"before_collision", "begin", "coin", "refuse", "resources", "ribbon", "welcome"}
    assert asked <= runner.prompts
    assert set(EVENT.findall(rules)) <= runner.events
