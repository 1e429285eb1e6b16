"""The craft cards of Age of Artisans as numbers, and when a tool works with which apprentice."""

from __future__ import annotations

from collections.abc import Iterable
from itertools import product
from typing import Final, NamedTuple

from burgrave.games.architects.data import effects as fx
from burgrave.games.architects.data import tables as t
from burgrave.games.architects.expansions.age_of_artisans.data.rows import Craft
from burgrave.kernel.cards import load
from burgrave.kernel.effects import Effect, OneOf, Payment, Verb, decisions, steps, verbs_in, write

BOX: Final = "age_of_artisans"


CRAFTS: Final[list[Craft]] = load(t.PACKAGE, "crafts.toml", Craft)
CRAFT_IDS: Final[tuple[str, ...]] = tuple(craft.id for craft in CRAFTS)
FACE_UP: Final = 4  # (p. 3)
MOST_PLAYERS: Final = 6
ADORNMENT: Final[list[Effect]] = fx.read("crafts", CRAFTS, "adornment")
TOOL: Final[list[Effect]] = fx.read("crafts", CRAFTS, "tool")
ADORNMENT_VP: Final[list[int]] = [craft.vp for craft in CRAFTS]
EVERY_SKILL: Final[list[bool]] = [craft.every_skill for craft in CRAFTS]
BRANCHES: Final[list[str]] = list(
    dict.fromkeys(write(branch) for effect in (*ADORNMENT, *TOOL) for branch in decisions(effect))
)
"""What may be decided in the effects of crafts."""


def tools_vp(count: int) -> int:
    """What so many tools count: 1, 2, 4, 6, 9 (p. 10), and so on."""
    return (count + 1) ** 2 // 4


# -------------------------------------------------------------------- when a tool works (p. 6-8)

CONSPIRING: Final[int] = fx.TRADING + len(fx.TRADE)  # silver is saved on a further capture
PASSIVE: Final[dict[str, int]] = {  # abilities that are used whenever the place is
    fx.SILVER_IN_TOWN: CONSPIRING,
    fx.SILVER_IN_MARKET: fx.AT_MARKET,
    fx.VIRTUE_IN_MARKET: fx.AT_MARKET,
    fx.VIRTUE_AT_TAX_STAND: fx.AT_TAX_STAND,
    fx.SILVER_IN_WORKSHOP: fx.AT_WORKSHOP,
    fx.WORKERS_IN_STOREHOUSE: fx.AT_STOREHOUSE,
    fx.WORKERS_IN_TOWN: fx.AT_TOWN_CENTRE,
    fx.WORKERS_IN_GUARDHOUSE: fx.AT_GUARDHOUSE,
}
LINGERING: Final = (fx.AT_STOREHOUSE, fx.AT_TOWN_CENTRE, fx.AT_GUARDHOUSE)  # places where several things are done


def _used_at(apprentice: int) -> int:
    """The moment at which an apprentice's ability is used."""
    when = fx.WHEN[apprentice]
    if when == fx.IN_TRADE:
        return fx.TRADING + fx.TRADES.index(write(fx.ABILITY[apprentice]))
    return next((PASSIVE[name] for name in fx.APPRENTICE_WHILE[apprentice] if name in PASSIVE), when)


USED_AT: Final[list[int]] = [_used_at(apprentice) for apprentice in range(len(t.APPRENTICES))]

# -------------------------------------------------------------------- what a tool does for whoever has to pay


class Way(NamedTuple):
    """How a tool helps to pay."""

    costs: tuple[int, ...]  # goods
    gains: tuple[int, ...]  # goods
    plans: int
    silver: int  # that need not be paid
    tax: int
    virtue: int  # that is gained: more tax may be due then
    loss: int  # of virtue
    debts: int


def _goods(verbs: Iterable[Verb]) -> tuple[int, ...]:
    found = [0] * len(t.GOODS)
    for verb in verbs:
        if verb.name in t.GOODS:
            found[t.GOODS.index(verb.name)] += verb.number
    return tuple(found)


def ways(effect: Effect) -> list[Way]:
    """All ways in which an effect helps to pay."""
    if isinstance(effect, OneOf):
        return [way for branch in effect.branches for way in ways(branch)]
    if isinstance(effect, Payment):
        loss, debts = (
            sum(verb.number for verb in effect.price if verb.name == name) for name in ("lose_virtue", "debt")
        )
        return [way._replace(costs=_goods(effect.price), loss=loss, debts=debts) for way in ways(effect.gain)]
    if isinstance(effect, Verb):
        spared = effect.number if effect.name == "spare" else 0
        silver, tax = (spared if word in effect.words else 0 for word in ("silver", "tax"))
        plans, virtue = (effect.number if effect.name == name else 0 for name in ("plans", "virtue"))
        return [Way(_goods(()), _goods([effect]), plans, silver, tax, virtue, 0, 0)]
    return [_together(list(one)) for one in product(*[ways(step) for step in steps(effect)])]


def _together(ways: list[Way]) -> Way:
    """Several at once."""

    def total(rows: Iterable[tuple[int, ...]]) -> tuple[int, ...]:
        return tuple(map(sum, zip(_goods(()), *rows, strict=True)))

    costs, gains = total(way.costs for way in ways), total(way.gains for way in ways)
    return Way(costs, gains, *(sum(getattr(way, name) for way in ways) for name in Way._fields[2:]))


WAYS: Final[list[list[Way]]] = [ways(effect) for effect in TOOL]
OPTIONAL: Final[list[bool]] = [  # tools that whoever has them need not use
    isinstance(effect, Payment) or (isinstance(effect, Verb) and effect.name in ("seize", "release")) for effect in TOOL
]
VIRTUOUS: Final[
    list[bool]
] = [  # whether it matters, on the virtue track, if a tool is used before something or after it
    any(verb.name in ("virtue", "lose_virtue", "debt") for verb in verbs_in(effect)) for effect in TOOL
]
