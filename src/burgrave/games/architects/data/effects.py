"""The effects of the cards and boards of Architects, read from their texts: trees, and what changes a price.

What the verbs mean stands in rules/verbs.py, where all texts are checked.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

from burgrave.games.architects.data import tables as t
from burgrave.games.architects.data.rows import Building
from burgrave.kernel import overrides
from burgrave.kernel.cards import Row
from burgrave.kernel.effects import (
    NOTHING,
    Condition,
    Conversion,
    Effect,
    Modifier,
    Payment,
    Per,
    decisions,
    parse,
    parse_condition,
    parse_modifier,
    parse_scoring,
    verbs_in,
    write,
)
from burgrave.kernel.errors import BadData


def where(file: str, row: Row, field: str) -> str:
    """The place of a field, for errors."""
    return overrides.where("architects", file, row.id, field)


def read(file: str, rows: Sequence[Row], field: str) -> list[Effect]:
    """The trees of a field of all rows."""
    return [parse(getattr(row, field), where(file, row, field)) for row in rows]


def goods_of(file: str, row: Row, field: str) -> tuple[int, ...]:
    """How many of each good a text names, and nothing else."""
    found = [0] * len(t.GOODS)
    for verb in verbs_in(parse(getattr(row, field), where(file, row, field))):
        if verb.name not in t.GOODS or verb.words:
            raise BadData(f"{where(file, row, field)}: {verb.name!r} is no good; goods: {', '.join(t.GOODS)}")
        found[t.GOODS.index(verb.name)] += verb.number
    return tuple(found)


ABILITY: Final[list[Effect]] = read("apprentices", t.APPRENTICES, "effect")
POWER: Final[list[Effect]] = read("characters", t.CHARACTERS, "effect")
BUILT: Final[list[Effect]] = read("buildings", t.BUILDINGS, "effect")
ENDS: Final[list[Effect]] = read("buildings", t.BUILDINGS, "ends")
REWARD: Final[list[Effect]] = read("rewards", t.REWARDS, "effect")
PRINTED_REWARD: Final[Effect] = parse("virtue")  # where no card is left (R10.3)
SMALL: Final[list[Effect]] = read("market_cards", t.MARKET, "small")
LARGE: Final[list[Effect]] = read("market_cards", t.MARKET, "large")
PRINTED_SMALL: Final[Effect] = parse("marble, gold")  # where no card lies (R7.3)
PRINTED_LARGE: Final[Effect] = parse("marble 2, stone, wood")  # until the first reset (R2.1)
BUILDING_COST: Final[list[tuple[int, ...]]] = [goods_of("buildings", row, "cost") for row in t.BUILDINGS]
CHARACTER_GOODS: Final[list[tuple[int, ...]]] = [goods_of("characters", row, "goods") for row in t.CHARACTERS]


class LevelCost(NamedTuple):
    """What the next level of the cathedral costs."""

    goods: tuple[int, ...]
    wood_stone: int  # in any mix


def _level_cost(row: Row, text: str) -> LevelCost:
    verbs = verbs_in(parse(text, where("cathedral", row, "cost")))
    mixed = sum(verb.number for verb in verbs if verb.name == "wood_stone")
    plain = [sum(verb.number for verb in verbs if verb.name == good) for good in t.GOODS]
    return LevelCost(tuple(plain), mixed)


LEVEL_COST: Final[list[LevelCost]] = [_level_cost(row, row.cost) for row in t.CATHEDRAL]  # of levels from the first

# -------------------------------------------------------------------- trades of the storehouse (R6.5)

PRINTED_TRADES: Final[tuple[Effect, ...]] = (parse("pay materials 2 -> virtue"), parse("pay wood_stone 3 -> marble"))
_TRADES: Final[list[Effect]] = [
    *PRINTED_TRADES,
    *[effect for row, effect in zip(t.APPRENTICES, ABILITY, strict=True) if row.when == "trade"],
]
TRADES: Final[list[str]] = list(dict.fromkeys(write(effect) for effect in _TRADES))
TRADE: Final[list[Payment]] = [
    next(effect for effect in _TRADES if write(effect) == text and isinstance(effect, Payment)) for text in TRADES
]
TRADE_SILVER: Final[list[int]] = [sum(verb.number for verb in one.price if verb.name == "silver") for one in TRADE]

# -------------------------------------------------------------------- when abilities act

MOMENTS: Final[tuple[str, ...]] = (
    "quarry",
    "forest",
    "mines",
    "silversmith",
    "tax stand",
    "black market",
    "cathedral",
    "building",
    "debt paid",
    "reset",
    "sent",
    "trade",
    "storehouse",
    "artisan",  # only an expansion has any
)
AT_QUARRY: Final = 0
AT_FOREST: Final = 1
AT_MINES: Final = 2
AT_SILVERSMITH: Final = 3
AT_TAX_STAND: Final = 4
AT_MARKET: Final = 5
AFTER_CATHEDRAL: Final = 6
AFTER_BUILDING: Final = 7
AFTER_DEBT: Final = 8
AT_RESET: Final = 9
AFTER_SENDING: Final = 10
IN_TRADE: Final = 11
AT_STOREHOUSE: Final = 12
WITH_ARTISAN: Final = 13
NEVER: Final = -1

# What no ability waits for, but something is paid for
AT_WORKSHOP: Final[int] = len(MOMENTS)
AT_TOWN_CENTRE: Final[int] = AT_WORKSHOP + 1
AT_CAPTURE: Final[int] = AT_WORKSHOP + 2  # each of them
AT_GUARDHOUSE: Final[int] = AT_WORKSHOP + 3
AT_RANSOM: Final[int] = AT_WORKSHOP + 4
TRADING: Final[int] = AT_WORKSHOP + 5  # the first of the trades


def moment(file: str, row: Row, when: str) -> int:
    """What an ability waits for."""
    if when and when not in MOMENTS:
        raise BadData(f"{where(file, row, 'when')}: {when!r} is not known; write {', '.join(MOMENTS)} or ''")
    return MOMENTS.index(when) if when else NEVER


WHEN: Final[list[int]] = [moment("apprentices", row, row.when) for row in t.APPRENTICES]
POWER_WHEN: Final[list[int]] = [moment("characters", row, row.when) for row in t.CHARACTERS]

# -------------------------------------------------------------------- what holds as long as something is there

TAX: Final = "cheaper tax"
SILVER_IN_TOWN: Final = "cheaper silver town_centre"
SILVER_IN_MARKET: Final = "cheaper silver black_market"
SILVER_IN_WORKSHOP: Final = "cheaper silver workshop"
VIRTUE_IN_MARKET: Final = "cheaper virtue black_market"
VIRTUE_AT_TAX_STAND: Final = "cheaper virtue tax_stand"
MIXED_IN_GUILDHALL: Final = "cheaper wood_stone guildhall"
PLAN_IN_CATHEDRAL: Final = "cheaper plan cathedral"
WORKERS_IN_STOREHOUSE: Final = "workers storehouse"
WORKERS_IN_TOWN: Final = "workers town_centre"
WORKERS_IN_GUARDHOUSE: Final = "workers guardhouse"
WORKERS_IN_ARTISAN: Final = "workers artisan"  # this and …
BENEFITS: Final = "benefits tool"  # … this have a meaning in an expansion only
APPRENTICES: Final = "apprentices"
RANSOM: Final = "ransom debt"
CHEAPER_DEBT: Final = "cheaper debt"
DEARER_DEBT: Final = "dearer debt"
GOLD_AS_MARBLE: Final = "gold as marble"
LASTING: Final[tuple[str, ...]] = (
    *(TAX, SILVER_IN_TOWN, SILVER_IN_MARKET, SILVER_IN_WORKSHOP, VIRTUE_IN_MARKET, VIRTUE_AT_TAX_STAND),
    *(MIXED_IN_GUILDHALL, PLAN_IN_CATHEDRAL, WORKERS_IN_STOREHOUSE, APPRENTICES, RANSOM, CHEAPER_DEBT, DEARER_DEBT),
    *(GOLD_AS_MARBLE, WORKERS_IN_TOWN, WORKERS_IN_GUARDHOUSE, WORKERS_IN_ARTISAN, BENEFITS),
)


def lasting(file: str, row: Row, text: str) -> dict[str, int]:
    """What a card changes as long as its owner has it, by name."""
    found: dict[str, int] = {}
    for part in text.split(",") if text else ():
        place = where(file, row, "while")
        change = parse_modifier(part, place)
        if isinstance(change, Modifier):
            name, amount = f"{change.name} {change.action}".strip(), change.amount
        else:
            name, amount = f"{change.what} as {change.instead}", 1
        if name not in LASTING or (isinstance(change, Conversion) and change.number != change.gives):
            raise BadData(f"{place}: {part.strip()!r} is not known; it may change {', '.join(LASTING)}")
        found[name] = found.get(name, 0) + amount
    return found


APPRENTICE_WHILE: Final[list[dict[str, int]]] = [lasting("apprentices", row, row.while_) for row in t.APPRENTICES]
CHARACTER_WHILE: Final[list[dict[str, int]]] = [lasting("characters", row, row.while_) for row in t.CHARACTERS]
BUILDING_WHILE: Final[list[dict[str, int]]] = [lasting("buildings", row, row.while_) for row in t.BUILDINGS]

# -------------------------------------------------------------------- what is counted

MOST: Final[tuple[str, ...]] = ("clay", "wood", "stone", "silver", "cathedral")
UNITS: Final[tuple[str, ...]] = (
    *t.SKILLS,
    *("virtue", "materials", "gold", "marble", "building", "captured", "debt", "paid_debt", "cathedral", "skill_set"),
    *("tool", "adornment"),  # that an expansion counts
    *[f"most {unit}" for unit in MOST],  # one who has strictly more than everybody else has one of it (R12.3)
)


def _per(row: Building) -> Condition:
    """For how many of which unit an effect is done once; without any, it is done once."""
    if not row.per:
        return Condition("", 1)
    found = parse_condition(row.per, where("buildings", row, "per"))
    if found.unit not in UNITS or not found.least:
        raise BadData(f"{where('buildings', row, 'per')}: {row.per!r} counts nothing; units: {', '.join(UNITS)}")
    return found


def _if(row: Building) -> Condition | None:
    """What must hold for the end effect of a building."""
    if not row.condition:
        return None
    found = parse_condition(row.condition, where("buildings", row, "if"))
    if found.unit not in UNITS:
        raise BadData(f"{where('buildings', row, 'if')}: there is no {found.unit!r}; units: {', '.join(UNITS)}")
    return found


PER: Final[list[Condition]] = [_per(row) for row in t.BUILDINGS]
IF: Final[list[Condition | None]] = [_if(row) for row in t.BUILDINGS]
SCORING: Final[list[tuple[Per, ...]]] = [
    parse_scoring(row.scoring, where("buildings", row, "scoring"), UNITS) if row.scoring else () for row in t.BUILDINGS
]

# -------------------------------------------------------------------- every text, and what is decided in it

EFFECTS: Final[list[tuple[str, Sequence[Row], str, list[Effect]]]] = [
    ("apprentices", t.APPRENTICES, "effect", ABILITY),
    ("characters", t.CHARACTERS, "effect", POWER),
    ("buildings", t.BUILDINGS, "effect", BUILT),
    ("buildings", t.BUILDINGS, "ends", ENDS),
    ("rewards", t.REWARDS, "effect", REWARD),
    ("market_cards", t.MARKET, "small", SMALL),
    ("market_cards", t.MARKET, "large", LARGE),
]
"""Every field that holds effects: its file, the rows, its name, and the trees."""
CAUSES: Final[list[tuple[Effect, tuple[str, int]]]] = [
    (effect, (f"{file}-{field}", index))
    for file, _, field, effects in EFFECTS
    for index, effect in enumerate(effects)
    if effect != NOTHING
]
BRANCHES: Final[list[str]] = list(
    dict.fromkeys(
        write(branch)
        for file, rows, field, effects in EFFECTS
        for row, effect in zip(rows, effects, strict=True)
        if getattr(row, "when", "") != "trade"
        for branch in decisions(effect)
    )
)
"""The branches of all choices, and all payments but trades."""
