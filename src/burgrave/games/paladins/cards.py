"""The effects of the cards of Paladins, read from their texts: trees, and when abilities act."""

from __future__ import annotations

from typing import Final

from burgrave.games.paladins.data import (
    ACTION_IDS,
    FAVOURS,
    JARS,
    OUTSIDERS,
    PALADINS,
    SPACES,
    TOWNSFOLK,
    WALLS,
)
from burgrave.games.paladins.rows import Outsider, Paladin
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
    write,
)
from burgrave.kernel.errors import BadData

VERBS: Final = Verbs()  # what they do stands in rewards.py
TROUBLE: Final = ("tax", "criminal")  # may bring the Inquisition
RELIEF: Final = ("discard", "destroy", "flip")  # what an Inquisition brings, taken away again
LOUD: Final = (*TROUBLE, *RELIEF, "pray", "recruit", "develop")  # whose order may matter, or that ask

DROP: Final = [parse(card.drop, f"townsfolk.toml: {card.id}: drop") for card in TOWNSFOLK]
HIRE: Final = [parse(card.hire, f"townsfolk.toml: {card.id}: hire") for card in TOWNSFOLK]
ABILITY: Final = [parse(card.effect, f"townsfolk.toml: {card.id}: effect") for card in TOWNSFOLK]
ATTACKED: Final = [parse(card.attack, f"outsiders.toml: {card.id}: attack") for card in OUTSIDERS]
CONVERTED: Final = [parse(card.convert, f"outsiders.toml: {card.id}: convert") for card in OUTSIDERS]
UNITS: Final = (
    *ACTION_IDS,
    *("", "order", "mercenary", "townsfolk", "paid debt", "unpaid debt", "suspicion", "strength", "influence", "faith"),
    *("attacked saracen", "attacked byzantine", "attacked viking"),
)


def _scoring(card: Outsider) -> tuple[Per, ...]:
    """What a converted outsider is worth, in units that we can count."""
    where = f"outsiders.toml: {card.id}: scoring"
    found = parse_scoring(card.scoring, where)
    for per in found:
        if per.unit not in UNITS:
            raise BadData(f"{where}: there is no unit {per.unit!r}; units: {', '.join(filter(None, UNITS))}")
    return found


SCORING: Final = [_scoring(card) for card in OUTSIDERS]
WALL: Final = [parse(card.effect, f"walls.toml: {card.id}: effect") for card in WALLS]
FAVOUR: Final = [parse(card.effect, f"kings_favours.toml: {card.id}: effect") for card in FAVOURS]
FAVOUR_COST: Final = [parse(card.cost, f"kings_favours.toml: {card.id}: cost") for card in FAVOURS]
JAR: Final = [parse(jar.reward, f"jars.toml: {jar.id}: reward") for jar in JARS]
SPACE: Final = [parse(space.reward, f"spaces.toml: {space.id}: reward") for space in SPACES]
BLESSING: Final = [parse(card.effect, f"paladins.toml: {card.id}: effect") for card in PALADINS]

AT_INQUISITION: Final = len(ACTION_IDS)
AFTER_FLIP: Final = AT_INQUISITION + 1


def _moment(when: str) -> int:
    """What an ability waits for: an action, or one of the two above."""
    if when == "at inquisition":
        return AT_INQUISITION
    if when == "after flip debt":
        return AFTER_FLIP
    return ACTION_IDS.index(when.removeprefix("after ")) if when else -1


WHEN: Final = [_moment(card.when) for card in TOWNSFOLK]
PALADIN_WHEN: Final = [_moment(card.when) for card in PALADINS]
NEEDS_SUSPICION: Final = [card.condition == "2 suspicion" for card in TOWNSFOLK]  # Peddlers
NEEDS_NONE: Final = [card.condition == "no suspicion" for card in TOWNSFOLK]  # Squires

CHEAPER: Final = ("", "free silver", "free provisions", "cheaper silver")


def _modifier(card: Paladin) -> Modifier:
    """What a paladin makes cheaper."""
    where = f"paladins.toml: {card.id}: while"
    modifier = parse_modifier(card.while_, where)
    if modifier.name not in CHEAPER or modifier.action not in ("", *ACTION_IDS):
        raise BadData(f"{where}: {card.while_!r} is not known; write it like 'free provisions in fortify'")
    return modifier


_MODIFIERS: Final = [_modifier(card) for card in PALADINS]  # by paladin


def _cheaper(what: str) -> list[list[int]]:
    """By how much a paladin makes something cheaper in each action; 99: free."""
    return [
        [
            (99 if modifier.name == f"free {what}" else modifier.amount if modifier.name == f"cheaper {what}" else 0)
            if modifier.action == action
            else 0
            for action in ACTION_IDS
        ]
        for modifier in (*_MODIFIERS, Modifier("", 0, ""))  # the last one is for no paladin
    ]


LESS_SILVER: Final = _cheaper("silver")
LESS_PROVISIONS: Final = _cheaper("provisions")


def steps(effect: Effect) -> tuple[Effect, ...]:
    """The parts of an effect that can be taken one by one."""
    return effect.steps if isinstance(effect, All) else (effect,)


def _loud(effect: Effect) -> bool:
    return not isinstance(effect, Verb) or effect.name in LOUD


_REWARDS: Final = [*DROP, *HIRE, *ABILITY, *ATTACKED, *CONVERTED, *WALL, *FAVOUR, *JAR, *SPACE, *BLESSING]
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
