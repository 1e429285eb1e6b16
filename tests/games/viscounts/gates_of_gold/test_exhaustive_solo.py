"""The solo opponent with Gates of Gold: what new cards and texts mean to it, and every scheme beside them."""

from __future__ import annotations

import pytest

from burgrave.games.viscounts.rules.solo import Solo
from burgrave.kernel.effects import parse
from tests.games.viscounts import test_exhaustive_solo as base
from tests.games.viscounts.exhaustive.ghost import ME
from tests.games.viscounts.gates_of_gold.exhaustive.ghost import GatesGhost
from tests.games.viscounts.gates_of_gold.exhaustive.printed import added
from tests.games.viscounts.gates_of_gold.scene import BONUS, gates
from tests.games.viscounts.scene import stands

pytestmark = pytest.mark.usefixtures("second_reader")

COMMON = [row["id"] for row in added("townsfolk") if row["kind"] == "common"]
MANUSCRIPTS = [row["id"] for row in added("manuscripts") if not row.get("aside")]
TEXTS = sorted({row["effect"] for row in added("manuscripts")} | {"rearrange", "welcome", "refuse"})


@pytest.mark.parametrize("scheme", base.SCHEMES)
@pytest.mark.parametrize("board", base.BOARDS)
def test_schemes(board: str, scheme: str) -> None:
    base.test_schemes_and_collisions(board, scheme)


@pytest.mark.parametrize("name", COMMON)
def test_dismissals(name: str) -> None:
    base.test_dismissals(name)


@pytest.mark.parametrize("text", [text for text in TEXTS if text])
def test_texts(text: str) -> None:
    base.test_texts(text)


@pytest.mark.parametrize("name", MANUSCRIPTS)
def test_manuscripts(name: str) -> None:
    base.test_manuscripts(name)


def test_the_last_outsiders() -> None:
    """However few are left; without any it still gains the resource."""
    for row in range(4):
        for pile in range(3 if row == 3 else 1):
            s = base.alone("noble")
            gates(s).row, gates(s).pile = gates(s).row[:row], gates(s).pile[:pile]
            ghost = GatesGhost(s)
            ghost.earn("welcome")
            ghost.agrees(s, Solo().performs(s, ME, parse("welcome")))


@pytest.mark.parametrize("name", [row["id"] for row in added("bonuses") if row["kind"] != "leader"])
def test_builders(name: str) -> None:
    """It takes them for the same buildings; what they do is nothing to it."""
    for kind in ("guildhall", "trading_post", "workshop"):
        for others in (("guildhall_1", "trading_post_1"), ("workshop_1", "guildhall_1"), (f"{kind}_1", f"{kind}_2")):
            s = base.alone("builder")
            gates(s).builders = (BONUS(name),)
            for building, site in zip(others, base.POSTS, strict=False):
                stands(s, ME, building, site)
            ghost = GatesGhost(s)
            ghost.earn(f"build {kind}")
            ghost.agrees(s, Solo().performs(s, ME, parse(f"build {kind}")))
            ghost = GatesGhost(s)
            ghost.earn("refuse, corruption")
            ghost.agrees(s, Solo().performs(s, ME, parse("refuse, corruption")))
