"""A second count of points with Age of Artisans, written down once more from its rules (X8, X10)."""

from __future__ import annotations

import tomllib
from importlib.resources import files
from typing import Any

import pytest

from burgrave.games.architects.data import tables as t
from burgrave.games.architects.rules.state import State
from tests.games.architects import points as base
from tests.games.architects.age_of_artisans.scene import CRAFT, maker

FOLDER = files("burgrave.games.architects.expansions.age_of_artisans") / "data"
ROWS: dict[str, dict[str, Any]] = {
    file: {row["id"]: row for row in next(iter(tomllib.loads((FOLDER / f"{file}.toml").read_text("utf-8")).values()))}
    for file in ("buildings", "apprentices", "crafts")
}
TOOLS = (0, 1, 2, 4, 6, 9, 12)
SKILLS = ("carpentry", "tiling", "masonry")


def points(s: State, seat: int) -> dict[str, int]:
    """The points of a seat by category, at the end of a game."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(base, "ROWS", {file: rows | ROWS[file] for file, rows in base.ROWS.items()})
        patch.setattr(base, "effect", effect)
        found = base.points(s, seat)
    names = {craft: row["vp"] for craft, row in ((CRAFT(name), row) for name, row in ROWS["crafts"].items())}
    found["adornments"] = sum(names[craft] for craft in maker(s, seat).adornments)
    found["tools"] = TOOLS[len(maker(s, seat).tools)]
    return found


def skilled(s: State, seat: int) -> dict[str, int]:
    """How often a player has each skill: a tool may bring one of each."""
    rows = base.ROWS["apprentices"] | ROWS["apprentices"]
    found = [skill for card in s.players[seat].apprentices for skill in rows[t.APPRENTICE_IDS[card]]["skills"]]
    kits = [craft for craft in maker(s, seat).tools if craft == CRAFT("craft_08")]
    return {skill: found.count(skill) + len(kits) for skill in SKILLS}


PLAIN = base.effect


def effect(s: State, seat: int, name: str) -> int:
    """What a building counts beside its printed points."""
    skills = skilled(s, seat)
    found = {
        "tilers_hut": skills["tiling"],
        "carpenters_hut": skills["carpentry"],
        "masons_hut": skills["masonry"],
        "academy": len(maker(s, seat).tools),
        "cellar": len(maker(s, seat).adornments),
        "dormitory": 2 * min(skills.values()),
    }
    return found[name] if name in found else PLAIN(s, seat, name)


def winners(s: State) -> list[int]:
    """Most points, then virtue, then silver; alone one has to be ahead."""
    ranks = [(sum(points(s, seat).values()), player.virtue, player.goods[5]) for seat, player in enumerate(s.players)]
    if s.config.players == 1:
        return [0] if ranks[0] > ranks[1] else [1]
    return [seat for seat, rank in enumerate(ranks) if rank == max(ranks)]
