"""What things are worth to the heuristic player of Architects, whoever plays."""

from __future__ import annotations

import tomllib
from importlib.resources import files
from typing import Final

from burgrave.games.architects.data import effects as fx
from burgrave.games.architects.data import tables as t
from burgrave.games.architects.rules.state import State
from burgrave.kernel.effects import Per

BOT: Final = tomllib.loads((files(t.PACKAGE) / "bot" / "weights.toml").read_text(encoding="utf-8"))
WEIGHTS: Final[dict[str, dict[str, float]]] = BOT
MOST_LEFT: Final = 30  # turns that are told apart
GOODS: Final[tuple[float, ...]] = tuple(WEIGHTS["goods"][good] for good in t.GOODS)
FINAL: Final[tuple[float, ...]] = (0.0, 0.0, 0.0, 1.0, 1.0, 1 / t.SILVER_PER_VP)  # what goods count at the end
PACE: Final = WEIGHTS["pace"]
VIRTUE: Final = WEIGHTS["virtue"]


def turns_left(s: State) -> float:
    """How many turns everybody will probably have after this one."""
    if s.left >= 0:
        return s.left / len(s.players)
    share = (s.config.spaces - len(s.guildhall)) / len(s.players)
    return min(float(MOST_LEFT), share * PACE["turns"] + PACE["last"])


def _steps() -> tuple[list[float], list[float]]:
    """What a step up and a step down the track are worth, from each space."""
    points, lowest = t.VIRTUE_VP, t.NO_CATHEDRAL.count(True)
    up, down = [], []
    for space in range(len(points)):
        near = VIRTUE["low"] if abs(space - lowest) < 2 else 0.0
        rise = points[space + 1] - points[space] if space < t.HIGHEST else 0
        fall = points[space] - points[space - 1] if space else 0
        up.append(VIRTUE["slope"] * rise + VIRTUE["step"] + near if space < t.HIGHEST else 0.0)
        down.append(VIRTUE["slope"] * fall + VIRTUE["step"] + near if space else VIRTUE["debt"])
    return up, down


UP, DOWN = _steps()


def climbing(virtue: int, steps: int) -> float:
    """What so many steps up are worth, from a space; or down, where there are fewer than none."""
    total = 0.0
    for _ in range(abs(steps)):
        if steps > 0:
            total += UP[virtue]
            virtue = min(t.HIGHEST, virtue + 1)
        else:
            total -= DOWN[virtue]
            virtue = max(0, virtue - 1)
    return total


# -------------------------------------------------------------------- cards, before anybody has played

APPRENTICE: Final[list[float]] = [  # for a whole game; who is not named is worth what most are
    WEIGHTS["cards"]["ability"] * WEIGHTS["abilities"].get(row.name, 1.0) for row in t.APPRENTICES
]
EFFECTS: Final[dict[str, float]] = {  # of buildings, in points, by verb; for each
    **{good: GOODS[place] for place, good in enumerate(t.GOODS)},
    "virtue": 0.6,
    "lose_virtue": -0.6,
    "plans": 0.7,
    "debt": -VIRTUE["debt"],
    "destroy_debt": 0.7,
    "hire": WEIGHTS["cards"]["hire"],
    "dismiss": -1.0,
    "capture": 1.0,
    "reclaim": 0.5,
    "release": 0.7,
    "everybody": 0.1,
    "guildhall": 0.8,
}
UNITS: Final[dict[str, float]] = {  # how many of a unit one will probably have at the end
    **dict.fromkeys(t.SKILLS, 1.9),
    "virtue": 8.0,
    "materials": 4.0,
    "gold": 1.5,
    "marble": 1.5,
    "building": 3.5,
    "captured": 2.5,
    "debt": 0.8,
    "paid_debt": 0.7,
    "cathedral": 2.0,
    "skill_set": 1.3,
    "tool": 1.5,
    "adornment": 1.2,
    **{f"most {unit}": 0.35 for unit in fx.MOST},
}


def expected(per: Per, units: dict[str, float]) -> float:
    """Points that a scoring text will probably bring."""
    chance = 1.0
    if per.condition is not None:
        there = units[per.condition.unit]
        chance = min(1.0, there / per.condition.least) if per.condition.least else max(0.0, 1.0 - there)
    return chance * per.points * (units[per.unit] / per.each if per.unit else 1.0)
