"""What things are worth to any player of Paladins, in points: attributes, steps, debts and outsiders.

Points come late and in leaps, so what leads there is tabled beforehand: what a step of an attribute or of an action is
worth, by how far it is and how many rounds are left. Everything here reads of the state only what the seat it is asked
about may know. What depends on a player's plan stands in plans.py.
"""

from __future__ import annotations

import tomllib
from importlib.resources import files
from math import comb
from typing import Final, NamedTuple, TypeAlias

from burgrave.games.paladins.data import effects as cards
from burgrave.games.paladins.data import tables as t
from burgrave.games.paladins.rules.scoring import UNITS, UNPAID, Count
from burgrave.games.paladins.rules.state import Player, State
from burgrave.games.paladins.rules.verbs import VERBS
from burgrave.kernel.effects import All, Effect, OneOf, Verb, steps

_FILE: Final = tomllib.loads((files(t.PACKAGE) / "bot" / "weights.toml").read_text(encoding="utf-8"))
WEIGHTS: Final[dict[str, dict[str, float]]] = _FILE
OTHER_PLANS: Final[dict[str, dict[str, dict[str, float]]]] = _FILE["plans"]  # by plan and section: what it changes
LEFT: Final = t.ROUNDS + 1  # rounds that can be left: all of them, while the first townsfolk are hired

# ---------------------------------------------------------------- rewards as sums

UNIT: Final = tuple([meaning.worth for meaning in VERBS.all if meaning.worth])
assert (
    *t.WORKERS,
    *("silver", "provision", "strength", "influence", "faith", "discard", "destroy", "flip", "tax"),
    *("pray", "recruit", "develop"),
) == UNIT, "what units are worth is written down in this order, here and in units.py"
ONE_STRENGTH: Final = UNIT.index("strength")
ONE_INFLUENCE: Final = UNIT.index("influence")
ONE_FAITH: Final = UNIT.index("faith")
A_DISCARD: Final = UNIT.index("discard")
A_PRAYER: Final = UNIT.index("pray")  # the first of those whose worth takes a while to find out
A_RECRUIT: Final = UNIT.index("recruit")

Sum: TypeAlias = tuple[tuple[int, float], ...]


class Bundle(NamedTuple):
    """A reward as units and amounts; of the choices one is taken on top."""

    sure: Sum
    choices: tuple[Sum, ...]


def bundle(effect: Effect) -> Bundle:
    """What an effect brings."""
    sure: list[tuple[int, float]] = []
    choices: tuple[Sum, ...] = ()
    for step in steps(effect):
        if isinstance(step, Verb):
            if VERBS[step.name].worth:
                sure.append((UNIT.index(VERBS[step.name].worth), step.number))
        elif isinstance(step, OneOf):
            choices = tuple([bundle(branch).sure for branch in step.branches])
        else:
            assert isinstance(step, All), "no card of Paladins has a payment in its text"
            sure += bundle(step).sure
    return Bundle(tuple(sure), choices)


DROPPED: Final = [bundle(effect) for effect in cards.DROP]
HIRED: Final = [bundle(effect) for effect in cards.HIRE]
ABILITIES: Final = [bundle(effect) for effect in cards.ABILITY]
ATTACKED: Final = [bundle(effect) for effect in cards.ATTACKED]
CONVERTED: Final = [bundle(effect) for effect in cards.CONVERTED]
BLESSINGS: Final = [bundle(effect) for effect in cards.BLESSING]
FAVOURS: Final = [bundle(effect) for effect in cards.FAVOUR]
SPACES: Final = [bundle(effect) for effect in cards.SPACE]
JARS: Final = [bundle(effect) for effect in cards.JAR]
WALL_BUNDLES: Final = [bundle(effect) for effect in cards.WALL]

# ---------------------------------------------------------------- what steps lead to


def reaching(missing: int, chances: list[float]) -> float:
    """How likely at least so many of the coming chances are taken; ``chances`` is the distribution of their number."""
    return sum(chances[max(0, missing) :])


def coming(left: int, pace: dict[str, float] = WEIGHTS["pace"]) -> list[float]:
    """How likely an action is done 0, 1, 2 … times more, once now and once in each round that is left."""
    deed, again = pace["deed"], pace["again"]
    later = binomial(left, deed)
    return [a * (1 - again) + b * again for a, b in zip([*later, 0.0], [0.0, *later], strict=True)]


def rising(left: int, pace: dict[str, float] = WEIGHTS["pace"]) -> list[float]:
    """How likely an attribute rises by 0, 1, 2 … more."""
    tries = 3
    return binomial(tries * left + 1, pace["attribute"] / tries)


def binomial(count: int, chance: float) -> list[float]:
    """How likely so many of ``count`` tries succeed."""
    return [comb(count, n) * chance**n * (1 - chance) ** (count - n) for n in range(count + 1)]


def step_worth(missing: int, chances: list[float]) -> float:
    """The share of a goal that the next step towards it is worth: it may be the decisive one, or one on the way."""
    if missing <= 0:
        return 0.0
    commit = WEIGHTS["pace"]["commit"]
    with_it, without = reaching(missing - 1, chances), reaching(missing, chances)
    return commit * with_it / missing + (1 - commit) * (with_it - without)


def climb(points: list[int], at: int, chances: list[float]) -> float:
    """What the next step is worth where ``points`` says what each height is worth."""
    return sum(
        [
            (points[goal] - points[goal - 1]) * step_worth(goal - at, chances)
            for goal in range(at + 1, len(points))
            if points[goal] > points[goal - 1]
        ]
    )


def by_left(early: float, last: float) -> list[float]:
    """A weight that changes from round to round: full with three rounds left, ``last`` in the last one."""
    return [last + (early - last) * min(left, 3) / 3 for left in range(LEFT)]


def opening(level: int, left: int) -> float:
    """What a step of an attribute opens: the higher the track and the later the game, the less."""
    return WEIGHTS["pace"]["opening"] * (1 - level / t.HIGHEST) * min(left, 6) / 6


ATTRIBUTE: Final = [
    [climb(t.ATTRIBUTE_VP, level, rising(left)) + opening(level, left) for level in range(t.HIGHEST)] + [0.0]
    for left in range(LEFT)
]
"""What the next step of an attribute is worth, by rounds left and value."""
_LADDERS: Final = by_left(WEIGHTS["pace"]["ladders"], 1.0)
STEP: Final = [
    [[_LADDERS[left] * climb(vp[:9], done, coming(left)) for done in range(9)] for vp in t.STEP_VP]
    for left in range(LEFT)
]
"""What the next step of an action is worth for its own points, by rounds left, action and steps done."""
_ORDERS: Final = by_left(WEIGHTS["pace"]["orders"], 1.0)
ORDER: Final = [
    [_ORDERS[left] * step_worth(missing, coming(left)) for missing in range(max(t.ORDER_NEED) + 1)]
    for left in range(LEFT)
]
"""The share of a King's Order that the next step is worth, by rounds left and steps missing."""
_UNSEEN: Final[float] = WEIGHTS["pace"]["unseen"]
UNSEEN: Final = [
    [0.0] * t.RIGHT
    + [_UNSEEN * sum(t.ORDER_VP[shown:]) / (len(t.ORDER_ACTION) - shown)] * (len(t.ACTION_IDS) - t.RIGHT)
    for shown in range(len(t.ORDER_VP) + 1)
]
"""The points that each action may bring by King's Orders that are not shown yet, by how many are."""


def expected(points: list[int], at: int, chances: list[float]) -> float:
    """What a height will probably be worth at the end."""
    return sum([chance * points[min(at + more, len(points) - 1)] for more, chance in enumerate(chances)])


# At the beginning of a round, which is still to be played:
_FORESIGHT: Final = WEIGHTS["foresight"]
HEIGHT: Final = [
    [expected(t.ATTRIBUTE_VP, level, rising(left, _FORESIGHT)) for level in range(t.HIGHEST + 1)]
    for left in range(LEFT)
]
"""The points that an attribute will probably bring, by rounds left and value."""
SUM_OF_STEPS: Final = [
    [[expected(vp[:9], done, coming(left, _FORESIGHT)) for done in range(9)] for vp in t.STEP_VP]
    for left in range(LEFT)
]
"""The points that the steps of an action will probably bring, by rounds left, action and steps done."""
REACHED: Final = [
    [reaching(missing, coming(left, _FORESIGHT)) for missing in range(max(t.ORDER_NEED) + 1)] for left in range(LEFT)
]
"""How likely a King's Order will be fulfilled, by rounds left and steps missing."""

# ---------------------------------------------------------------- debts and suspicion

MEAN_TAX: Final = sum(card.tax * card.count for card in t.SUSPICION) / sum(card.count for card in t.SUSPICION)
DEBT: Final = by_left(WEIGHTS["trouble"]["debt"], WEIGHTS["trouble"]["debt_last"])
FLIPPED: Final = by_left(WEIGHTS["trouble"]["flip"], 1.0 - UNPAID)
AHEAD: Final = [
    [
        weight * min(1.0, (left + 0.5) / 2)
        for weight in (
            WEIGHTS["trouble"]["suspicion_far"],
            WEIGHTS["trouble"]["suspicion_near"],
            WEIGHTS["trouble"]["suspicion_first"],
        )
    ]
    for left in range(LEFT)
]
"""What a suspicion card costs whoever is then two or more behind the most suspected, one behind, or level with them."""

# ---------------------------------------------------------------- outsiders and walls

COUNTS: Final = (*t.ACTION_IDS, "", *[unit for unit in UNITS if unit not in t.ACTION_IDS])  # actions by number
SCORING: Final = [
    [(per.points / per.each, COUNTS.index(per.unit)) for per in scoring] for scoring in cards.SCORING
]  # by outsider: points for each of what it counts
GROWTH: Final[list[float]] = [
    WEIGHTS["growth"].get("attacked" if unit.startswith("attacked") else unit.replace(" ", "_"), 0.0) for unit in COUNTS
]
OF_MERCENARIES: Final = COUNTS.index("mercenary")
OF_ATTACKED: Final = COUNTS.index(f"attacked {t.PEOPLES[0]}")
OF_ATTRIBUTES: Final = COUNTS.index("strength")

EXTRA_VP: Final = sum(card.vp for card in t.WALLS) / len(t.WALLS)  # of the wall on top of the deck
WALL_UNITS: Final[list[float]] = [0.0] * len(UNIT)
"""What the wall on top of the deck brings on average; choices are taken for half of each."""
for _bundle in WALL_BUNDLES:
    for _unit, _number in _bundle.sure:
        WALL_UNITS[_unit] += _number / len(t.WALLS)
    for _sum in _bundle.choices:
        for _unit, _number in _sum:
            WALL_UNITS[_unit] += _number / len(t.WALLS) / len(_bundle.choices)
WALL_SUM: Final = tuple([(unit, number) for unit, number in enumerate(WALL_UNITS) if number])


COUNTING: Final[list[Count]] = [UNITS.get(unit, lambda s, player: 1) for unit in COUNTS]
"""How much a player has of what an outsider counts."""


def convert_worth(s: State, player: Player, card: int, left: int) -> float:
    """What an outsider, once converted, is expected to count at the end."""
    worth = 0.0
    for points, count in SCORING[card]:
        worth += points * (COUNTING[count](s, player) + GROWTH[count] * left)
    if t.MERCENARY[card]:  # counts itself, and counts for every other one
        worth += 1 + COUNTING[OF_MERCENARIES](s, player)
    return worth
