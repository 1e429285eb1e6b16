"""In whole games every question of Age of Artisans is put, everything that may be answered is, and all is told."""

from __future__ import annotations

import re
from importlib.resources import files
from typing import Final

from burgrave.conformance.reached import EVENT, Kind, Runner
from burgrave.games.architects import GAME
from burgrave.games.architects.data import tables as t
from burgrave.games.architects.expansions.age_of_artisans.data import tables as g
from burgrave.games.architects.expansions.age_of_artisans.rules import vocabulary as ado
from burgrave.games.architects.expansions.age_of_artisans.rules.kit import STRONGARMS
from burgrave.games.architects.rules.vocabulary import ACTIONS
from burgrave.kernel.effects import Payment, decisions, write
from burgrave.kernel.table import Table
from tests.games.architects.age_of_artisans.points import points, winners
from tests.games.architects.scene import state
from tests.games.architects.test_reached import of_an_expansion

ARTISANS: Final[dict[str, object]] = {"age_of_artisans": True}
ADVANCED: Final[dict[str, object]] = {**ARTISANS, "boards": "advanced", "promo": True, "characters": "chosen"}
KINDS: Final[list[Kind]] = [
    *[(1, {**ARTISANS, "opponent": opponent, "difficulty": number}) for number, opponent in enumerate(t.OPPONENT_IDS)],
    *[(players, ADVANCED) for players in (2, 3, 4, 5, 6)],
]
TEXTS: Final = [ACTIONS.text(option) for option in range(len(ACTIONS))]
NEVER: Final = {
    *[f"use ability {row.id}" for card, row in enumerate(t.APPRENTICES) if card not in STRONGARMS],
    "use ability strongarm_release",
    *[f"resolve {row.id}" for row in t.BUILDINGS if row.box and not row.ends],  # they do nothing at the end
    *[
        f"decide {write(one)}"  # what is paid for a tool is decided when it is used
        for effect in g.TOOL
        for one in decisions(effect)
        if isinstance(one, Payment)
    ],
}
SELDOM: Final = {  # nobody waits for these; each has a test of its own
    *[f"use tool {row.id}" for craft, row in enumerate(g.CRAFTS) if not g.OPTIONAL[craft]],  # they work by themselves
    *[f"resolve {row.id}" for row in t.BUILDINGS if row.box and row.ends],
    *map(ACTIONS.text, ado.SEIZE),
    *[f"adorn {row.id}" for row in t.BUILDINGS],
}
BASE: Final = {text for text in TEXTS if not of_an_expansion(text)}  # the base game has a test of its own


def check_end(table: Table) -> None:
    """Scores and winners are those that a second count gives."""
    s = state(table)
    assert [score.parts for score in table.everybodys_scores] == [points(s, seat) for seat in range(len(s.players))]
    assert table.winners == winners(s)


def test_everything_is_reached() -> None:
    """All new answers but those that the rules never offer, all new questions, and all new events."""
    runner = Runner(GAME, NEVER | SELDOM | BASE, check_end)
    runner.run(KINDS)
    assert not runner.missing, f"not in {runner.games} games: {', '.join(sorted(runner.missing))}"
    assert not runner.answered(True) & NEVER
    folder = files("burgrave.games.architects.expansions.age_of_artisans.rules")
    rules = "".join(path.read_text(encoding="utf-8") for path in folder.iterdir() if path.name.endswith(".py"))
    asked = set(re.findall(r'\bAsk\(\s*[\w.]+, "(\w+)"', rules))
    assert len(asked) == 11 and asked <= runner.prompts
    assert set(EVENT.findall(rules)) <= runner.events
