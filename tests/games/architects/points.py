"""A second count of points, written down once more from the rules (R12), without the code of the game."""

from __future__ import annotations

import tomllib
from importlib.resources import files
from typing import Any

from burgrave.games.architects.data import tables as t
from burgrave.games.architects.rules.state import State

GOODS = ("clay", "wood", "stone", "gold", "marble", "silver")
VIRTUE = (-9, -8, -7, -5, -3, -1, 0, 0, 0, 0, 1, 2, 3, 5, 7)
CATHEDRAL = (0, 2, 4, 7, 12, 20)
ROWS: dict[str, dict[str, Any]] = {
    file: {row["id"]: row for row in next(iter(tomllib.loads(text).values()))}
    for file in ("buildings", "apprentices")
    for text in [(files("burgrave.games.architects") / "data" / f"{file}.toml").read_text(encoding="utf-8")]
}


def points(s: State, seat: int) -> dict[str, int]:
    """The points of a seat by category, at the end of a game."""
    player = s.players[seat]
    goods = dict(zip(GOODS, player.goods, strict=True))
    names = [t.BUILDING_IDS[card] for card in player.buildings]
    cost = 2 - ("fountain" in names) + ("gamblers_den" in names) if not player.sheet else 2
    found = {
        "buildings": sum(ROWS["buildings"][name]["vp"] for name in names),
        "effects": 0 if player.sheet else sum(effect(s, seat, name) for name in names),
        "cathedral": CATHEDRAL[player.cathedral],
        "virtue": VIRTUE[player.virtue],
        "debts": -cost * player.unpaid,
        "gold": goods["gold"],
        "marble": goods["marble"],
        "silver": goods["silver"] // 10,
        "prison": -(player.prison // 2),
    }
    if s.config.players == 1:
        found["handicap"] = 4 * s.config.options.difficulty if player.sheet else 0
    return found


def effect(s: State, seat: int, name: str) -> int:
    """What a building counts beside its printed points."""
    player = s.players[seat]
    skills = [skill for card in player.apprentices for skill in ROWS["apprentices"][t.APPRENTICE_IDS[card]]["skills"]]
    others = [other for number, other in enumerate(s.players) if number != seat]
    for market, good in (("stone", 2), ("wood", 1), ("clay", 0), ("silver", 5)):
        if name == f"{market}_market":
            return 2 if all(player.goods[good] > other.goods[good] for other in others) else 0
    return {
        "steeple": 2 if all(player.cathedral > other.cathedral for other in others) else 0,
        "tilers_hut": skills.count("tiling"),
        "carpenters_hut": skills.count("carpentry"),
        "masons_hut": skills.count("masonry"),
        "university": 0 if player.unpaid else 2,
        "aqueduct": len(player.buildings),
        "keep": sum(player.captured) // 3,
        "lighthouse": player.virtue // 4,
        "moneylender": player.paid,
    }.get(name, 0)


def winners(s: State) -> list[int]:
    """Most points, then virtue, then silver; alone one has to be ahead."""
    ranks = [(sum(points(s, seat).values()), player.virtue, player.goods[5]) for seat, player in enumerate(s.players)]
    if s.config.players == 1:
        return [0] if ranks[0] > ranks[1] else [1]
    return [seat for seat, rank in enumerate(ranks) if rank == max(ranks)]
