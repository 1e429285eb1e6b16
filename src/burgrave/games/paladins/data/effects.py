"""The effects of the cards of Paladins, read from their texts: trees, and when abilities act."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from burgrave.games.paladins.data import tables as t
from burgrave.games.paladins.data.rows import Favour, Outsider, Paladin, Townsfolk
from burgrave.kernel import overrides
from burgrave.kernel.cards import Row
from burgrave.kernel.effects import (
    All,
    Effect,
    Modifier,
    OneOf,
    Per,
    Verb,
    Verbs,
    parse,
    parse_modifier,
    parse_scoring,
    verbs_in,
    write,
)
from burgrave.kernel.errors import BadData

VERBS: Final = Verbs()  # what they do stands in rewards.py
TROUBLE: Final = ("tax", "criminal")  # may bring the Inquisition
RELIEF: Final = ("discard", "destroy", "flip")  # what an Inquisition brings, taken away again
LOUD: Final = (*TROUBLE, *RELIEF, "pray", "recruit", "develop")  # whose order may matter, or that ask


VERB_TEXTS: Final = {
    *("labourer", "scout", "merchant", "fighter", "cleric", "criminal"),
    *("silver", "provision", "strength", "influence", "faith"),
    *("tax", "pray", "recruit", "develop"),
    *("discard suspicion", "destroy debt", "flip debt", "take debt"),
}  # without their numbers
ONCE: Final = ("pray", "recruit", "develop", "destroy", "flip", "take")  # the verbs that take no number
ASKING: Final = ("tax", "criminal", "pray", "recruit", "develop")  # the verbs that may ask


def where(file: str, row: Row, field: str) -> str:
    """The place of a field, for errors."""
    return overrides.where("paladins", file, row.id, field)


def read(text: str, place: str) -> Effect:
    """The tree of an effect; refused, with its place, where the rules of this game can't perform it."""
    effect = parse(text, place)
    for verb in verbs_in(effect):
        words = " ".join((verb.name, *verb.words))
        if words not in VERB_TEXTS:
            raise BadData(f"{place}: {words!r} is not known; verbs: {', '.join(sorted(VERB_TEXTS))}")
        if verb.number != 1 and verb.name in ONCE:
            raise BadData(f"{place}: {verb.name!r} happens once, not {verb.number} times")
    for step in steps(effect):
        inside = [one for branch in step.branches for one in steps(branch)] if isinstance(step, OneOf) else [step]
        if not all(isinstance(one, Verb) for one in inside):
            raise BadData(f"{place}: {text!r} has a payment or a choice within another, which no card here has")
    return effect


def steps(effect: Effect) -> tuple[Effect, ...]:
    """The parts of an effect that can be taken one by one."""
    return effect.steps if isinstance(effect, All) else (effect,)


def _price(card: Favour) -> Effect:
    """What a King's Favour costs."""
    place = where("kings_favours", card, "cost")
    effect = read(card.cost, place)
    if card.cost and not (isinstance(effect, Verb) and effect.name in ("silver", "provision", "take")):
        raise BadData(f"{place}: write a price like 'silver 2' or 'take debt'")
    return effect


def _ability(card: Townsfolk) -> Effect:
    """What one of the townsfolk does for its owner."""
    place = where("townsfolk", card, "effect")
    effect = read(card.effect, place)
    in_the_middle = card.when in ("at inquisition", "after flip debt")
    if in_the_middle and not all(isinstance(step, Verb) and step.name not in ASKING for step in steps(effect)):
        raise BadData(f"{place}: {card.effect!r} may ask, but {card.when} nobody can be asked")
    return effect


DROP: Final = [read(card.drop, where("townsfolk", card, "drop")) for card in t.TOWNSFOLK]
HIRE: Final = [read(card.hire, where("townsfolk", card, "hire")) for card in t.TOWNSFOLK]
ABILITY: Final = [_ability(card) for card in t.TOWNSFOLK]
ATTACKED: Final = [read(card.attack, where("outsiders", card, "attack")) for card in t.OUTSIDERS]
CONVERTED: Final = [read(card.convert, where("outsiders", card, "convert")) for card in t.OUTSIDERS]
UNITS: Final = (
    *("develop", "commission", "fortify", "garrison", "absolve", "attack", "convert"),
    *("", "order", "mercenary", "townsfolk", "paid debt", "unpaid debt", "suspicion", "strength", "influence", "faith"),
    *("attacked saracen", "attacked byzantine", "attacked viking"),
)


def _scoring(card: Outsider) -> tuple[Per, ...]:
    """What a converted outsider is worth, in units that we can count."""
    place = where("outsiders", card, "scoring")
    found = parse_scoring(card.scoring, place)
    if sum(bool(per.unit) for per in found) != 1:
        raise BadData(f"{place}: {card.scoring!r} must count one thing, like 'vp 1, vp 1 per mercenary'")
    for per in found:
        if per.unit not in UNITS:
            raise BadData(f"{place}: there is no unit {per.unit!r}; units: {', '.join(filter(None, UNITS))}")
    return found


SCORING: Final = [_scoring(card) for card in t.OUTSIDERS]
WALL: Final = [read(card.effect, where("walls", card, "effect")) for card in t.WALLS]
FAVOUR: Final = [read(card.effect, where("kings_favours", card, "effect")) for card in t.FAVOURS]
FAVOUR_COST: Final = [_price(card) for card in t.FAVOURS]
JAR: Final = [read(jar.reward, where("jars", jar, "reward")) for jar in t.JARS]
SPACE: Final = [read(space.reward, where("spaces", space, "reward")) for space in t.SPACES]
BLESSING: Final = [read(card.effect, where("paladins", card, "effect")) for card in t.PALADINS]

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

AT_INQUISITION: Final = len(t.ACTION_IDS)
AFTER_FLIP: Final = AT_INQUISITION + 1


def _moment(when: str) -> int:
    """What an ability waits for: an action, or one of the two above."""
    if when == "at inquisition":
        return AT_INQUISITION
    if when == "after flip debt":
        return AFTER_FLIP
    return t.ACTION_IDS.index(when.removeprefix("after ")) if when else -1


WHEN: Final = [_moment(card.when) for card in t.TOWNSFOLK]
PALADIN_WHEN: Final = [_moment(card.when) for card in t.PALADINS]
NEEDS_SUSPICION: Final = [card.condition == "2 suspicion" for card in t.TOWNSFOLK]  # Peddlers
NEEDS_NONE: Final = [card.condition == "no suspicion" for card in t.TOWNSFOLK]  # Squires

CHEAPER: Final = ("", "free silver", "free provisions", "cheaper silver")


def _modifier(card: Paladin) -> Modifier:
    """What a paladin makes cheaper."""
    place = where("paladins", card, "while")
    modifier = parse_modifier(card.while_, place)
    if modifier.name not in CHEAPER or (modifier.name and modifier.action not in t.ACTION_IDS):
        raise BadData(f"{place}: {card.while_!r} is not known; write it like 'free provisions in fortify'")
    return modifier


_MODIFIERS: Final = [_modifier(card) for card in t.PALADINS]  # by paladin


def _cheaper(what: str) -> list[list[int]]:
    """By how much a paladin makes something cheaper in each action; 99: free."""
    return [
        [
            (99 if modifier.name == f"free {what}" else modifier.amount if modifier.name == f"cheaper {what}" else 0)
            if modifier.action == action
            else 0
            for action in t.ACTION_IDS
        ]
        for modifier in (*_MODIFIERS, Modifier("", 0, ""))  # the last one is for no paladin
    ]


LESS_SILVER: Final = _cheaper("silver")
LESS_PROVISIONS: Final = _cheaper("provisions")


def _loud(effect: Effect) -> bool:
    return not isinstance(effect, Verb) or effect.name in LOUD


_REWARDS: Final = [effect for _, _, field, effects in EFFECTS for effect in effects if field != "cost"]
LOUD_STEPS: Final = list(dict.fromkeys(write(step) for effect in _REWARDS for step in steps(effect) if _loud(step)))
"""The parts of all rewards between which a player may have to choose an order."""
BRANCHES: Final = list(
    dict.fromkeys(
        write(branch)
        for effect in _REWARDS
        for step in steps(effect)
        if isinstance(step, OneOf)
        for branch in step.branches
    )
)
"""The branches of all choices."""
