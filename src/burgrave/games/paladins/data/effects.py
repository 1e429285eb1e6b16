"""The effects of the cards of Paladins, read from their texts: trees, and when abilities act.

What the verbs mean stands in rules/verbs.py, where all texts are checked.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from burgrave.games.paladins.data import tables as t
from burgrave.games.paladins.data.rows import Paladin
from burgrave.kernel import overrides
from burgrave.kernel.cards import Row
from burgrave.kernel.effects import (
    Effect,
    Modifier,
    OneOf,
    Payment,
    Per,
    Verb,
    decisions,
    parse,
    parse_modifier,
    parse_scoring,
    steps,
    write,
)
from burgrave.kernel.errors import BadData

GOODS: Final[tuple[str, ...]] = (*t.WORKERS[: t.CRIMINAL], "silver", "provision", "strength", "influence", "faith")
"""The verbs that only add to a number of the player board, so that their order never matters."""


def where(file: str, row: Row, field: str) -> str:
    """The place of a field, for errors."""
    return overrides.where("paladins", file, row.id, field)


def read(file: str, rows: Sequence[Row], field: str) -> list[Effect]:
    """The trees of a field of all rows; a payment or a choice within another is refused, since no card here has one."""
    found = []
    for row in rows:
        text, place = getattr(row, field), where(file, row, field)
        effect = parse(text, place)
        for step in steps(effect):
            branches = [one for branch in step.branches for one in steps(branch)] if isinstance(step, OneOf) else [step]
            if not all(isinstance(one, Verb) for one in branches):
                kind = "payment" if any(isinstance(one, Payment) for one in branches) else "choice within another"
                raise BadData(f"{place}: {text!r} has a {kind}, which no card here has")
        found.append(effect)
    return found


DROP: Final[list[Effect]] = read("townsfolk", t.TOWNSFOLK, "drop")
HIRE: Final[list[Effect]] = read("townsfolk", t.TOWNSFOLK, "hire")
ABILITY: Final[list[Effect]] = read("townsfolk", t.TOWNSFOLK, "effect")
ATTACKED: Final[list[Effect]] = read("outsiders", t.OUTSIDERS, "attack")
CONVERTED: Final[list[Effect]] = read("outsiders", t.OUTSIDERS, "convert")
WALL: Final[list[Effect]] = read("walls", t.WALLS, "effect")
FAVOUR: Final[list[Effect]] = read("kings_favours", t.FAVOURS, "effect")
FAVOUR_COST: Final[list[Effect]] = read("kings_favours", t.FAVOURS, "cost")
JAR: Final[list[Effect]] = read("jars", t.JARS, "reward")
SPACE: Final[list[Effect]] = read("spaces", t.SPACES, "reward")
BLESSING: Final[list[Effect]] = read("paladins", t.PALADINS, "effect")

EFFECTS: Final[list[tuple[str, Sequence[Row], str, list[Effect]]]] = [
    ("townsfolk", t.TOWNSFOLK, "drop", DROP),
    ("townsfolk", t.TOWNSFOLK, "hire", HIRE),
    ("townsfolk", t.TOWNSFOLK, "effect", ABILITY),
    ("outsiders", t.OUTSIDERS, "attack", ATTACKED),
    ("outsiders", t.OUTSIDERS, "convert", CONVERTED),
    ("walls", t.WALLS, "effect", WALL),
    ("kings_favours", t.FAVOURS, "effect", FAVOUR),
    ("kings_favours", t.FAVOURS, "cost", FAVOUR_COST),
    ("jars", t.JARS, "reward", JAR),
    ("spaces", t.SPACES, "reward", SPACE),
    ("paladins", t.PALADINS, "effect", BLESSING),
]
"""Every field that holds effects: its file, the rows, its name, and the trees."""
SCORING: Final[list[tuple[Per, ...]]] = [
    parse_scoring(card.scoring, where("outsiders", card, "scoring")) for card in t.OUTSIDERS
]

# -------------------------------------------------------------------- when abilities act

AT_INQUISITION: Final[int] = len(t.ACTION_IDS)
AFTER_FLIP: Final[int] = AT_INQUISITION + 1


def _moment(when: str) -> int:
    """What an ability waits for: an action, or one of the two above."""
    if when == "at inquisition":
        return AT_INQUISITION
    if when == "after flip debt":
        return AFTER_FLIP
    return t.ACTION_IDS.index(when.removeprefix("after ")) if when else -1


WHEN: Final[list[int]] = [_moment(card.when) for card in t.TOWNSFOLK]
PALADIN_WHEN: Final[list[int]] = [_moment(card.when) for card in t.PALADINS]
NEEDS_SUSPICION: Final[list[bool]] = [card.condition == "2 suspicion" for card in t.TOWNSFOLK]  # Peddlers
NEEDS_NONE: Final[list[bool]] = [card.condition == "no suspicion" for card in t.TOWNSFOLK]  # Squires

# -------------------------------------------------------------------- what paladins make cheaper

CHEAPER: Final[tuple[str, ...]] = ("", "free silver", "free provisions", "cheaper silver")
NO_MODIFIER: Final[Modifier] = Modifier("", 0, "")


def _modifier(card: Paladin) -> Modifier:
    """What a paladin makes cheaper."""
    place = where("paladins", card, "while")
    modifier = parse_modifier(card.while_, place)
    known = isinstance(modifier, Modifier) and modifier.name in CHEAPER
    if not isinstance(modifier, Modifier) or not known or (modifier.name and modifier.action not in t.ACTION_IDS):
        raise BadData(f"{place}: {card.while_!r} is not known; write it like 'free provisions in fortify'")
    return modifier


MODIFIERS: Final[list[Modifier]] = [_modifier(card) for card in t.PALADINS]


def less(modifier: Modifier, what: str, price: int, action: str) -> int:
    """By how much a price in silver or provisions is lower while a modifier holds."""
    if modifier.action != action:
        return 0
    return price if modifier.name == f"free {what}" else modifier.amount if modifier.name == f"cheaper {what}" else 0


# -------------------------------------------------------------------- what is decided

_REWARDS: Final[list[Effect]] = [effect for _, _, field, effects in EFFECTS for effect in effects if field != "cost"]


def _mere_goods(step: Effect) -> bool:
    return isinstance(step, Verb) and step.name in GOODS


LOUD_STEPS: Final[list[str]] = list(
    dict.fromkeys(write(step) for effect in _REWARDS for step in steps(effect) if not _mere_goods(step))
)
"""The parts of all rewards between which a player may have to choose an order."""
BRANCHES: Final[list[str]] = list(dict.fromkeys(write(branch) for effect in _REWARDS for branch in decisions(effect)))
"""The branches of all choices."""
