"""Sentences made from trees: what an effect does, what counts at the end, what holds meanwhile, in a game's own texts.

The texts have a message for each verb (``verb-NAME``, as a thing in a list ``part-NAME``, as a price ``price-NAME``),
each unit (``scoring-UNIT``, ``condition-UNIT``) and each modifier (``modifier-NAME``, ``modifier-as``), and for the
ways to join them: ``join-and``, ``join-last``, ``join-choice``, ``join-or``, ``join-pay``, ``part-and``,
``part-or``, ``part-choice``, ``part-pay``, ``scoring-if``.
"""

from __future__ import annotations

from typing import Final

from burgrave.kernel.effects import NOTHING, All, Condition, Conversion, Effect, Modifier, OneOf, Payment, Per, Verb
from burgrave.kernel.text import Texts, Word, Words


class Sentences:
    """The sentences of a game, said at once; the functions below make the same ones for somebody to say later."""

    def __init__(self, texts: Texts) -> None:
        self._texts: Final = texts

    def effect(self, effect: Effect, language: str) -> str:
        """An effect as what its owner does, without a full stop."""
        return self._texts.say(language, sentence(effect)) if effect != NOTHING else ""

    def scoring(self, per: Per, language: str) -> str:
        """What counts at the end."""
        return self._texts.say(language, scoring(per))

    def condition(self, condition: Condition, language: str) -> str:
        """What a player must have; ``$number`` is 0 where it must be none."""
        return self._texts.say(language, having(condition))

    def modifier(self, modifier: Modifier | Conversion, language: str) -> str:
        """What holds as long as a card lies there."""
        return self._texts.say(language, holding(modifier))


def sentence(effect: Effect) -> Word:
    """What its owner does; there must be something to do."""
    if isinstance(effect, Verb):
        return _verb("verb", effect)
    if isinstance(effect, Payment):
        price = _joined([_verb("price", verb) for verb in effect.price], "join-last")
        return Word("join-pay", price=price, gain=sentence(effect.gain))
    inner = effect.branches if isinstance(effect, OneOf) else effect.steps
    found = sentence(inner[0])
    for index, one in enumerate(inner[1:], 1):
        step = "choice" if isinstance(one, OneOf) else "last" if index == len(inner) - 1 else "and"
        join = f"join-{'or' if isinstance(effect, OneOf) else step}"
        found = Word(join, one=found, other=sentence(one))
    return found


def scoring(per: Per) -> Word:
    """What counts at the end."""
    unit = per.unit.replace(" ", "-") or "points"
    found = Word(f"scoring-{unit}", points=per.points, each=per.each)
    if per.condition is None:
        return found
    return Word("scoring-if", scoring=found, condition=having(per.condition))


def having(condition: Condition) -> Word:
    """What a player must have."""
    return Word(f"condition-{condition.unit.replace(' ', '-')}", number=condition.least)


def holding(modifier: Modifier | Conversion) -> Word:
    """What holds as long as a card lies there."""
    args: dict[str, Words] = {"action": Word(f"action-{modifier.action}")} if modifier.action else {}
    if isinstance(modifier, Conversion):
        args |= {"number": modifier.number, "what": Word(f"unit-{modifier.what}")}
        args |= {"gives": modifier.gives, "instead": Word(f"unit-{modifier.instead}")}
        return Word("modifier-as", **args)
    return Word(f"modifier-{modifier.name.replace(' ', '-')}", **args, amount=modifier.amount)


def part(effect: Effect) -> Word:
    """What names an effect as a thing in a list."""
    if isinstance(effect, Verb):
        return _verb("part", effect)
    if isinstance(effect, Payment):
        price = _joined([part(verb) for verb in effect.price], "part-and")
        return Word("part-pay", price=price, gain=part(effect.gain))
    if isinstance(effect, All):
        return _joined([part(step) for step in effect.steps], "part-and")
    return Word("part-choice", what=_joined([part(branch) for branch in effect.branches], "part-or"))


def _verb(kind: str, verb: Verb) -> Word:
    return Word(f"{kind}-{verb.name}", number=verb.number, what="-".join(verb.words))


def _joined(named: list[Word], join: str) -> Word:
    found = named[0]
    for other in named[1:]:
        found = Word(join, one=found, other=other)
    return found
