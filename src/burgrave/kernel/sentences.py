"""Sentences made from trees: what an effect does, what counts at the end, what holds meanwhile, in a game's own texts.

The texts have a message for each verb (``verb-NAME``, as a thing in a list ``part-NAME``, as a price ``price-NAME``),
each unit (``scoring-UNIT``, ``condition-UNIT``) and each modifier (``modifier-NAME``, ``modifier-as``), and for the
ways to join them: ``join-and``, ``join-last``, ``join-choice``, ``join-or``, ``join-pay``, ``part-and``,
``part-or``, ``part-choice``, ``part-pay``, ``scoring-if``.
"""

from __future__ import annotations

from typing import Final

from burgrave.kernel.effects import All, Condition, Conversion, Effect, Modifier, OneOf, Payment, Per, Verb
from burgrave.kernel.text import Texts, Word, Words


class Sentences:
    """The sentences of a game."""

    def __init__(self, texts: Texts) -> None:
        self._texts: Final = texts

    def effect(self, effect: Effect, language: str) -> str:
        """An effect as what its owner does, without a full stop."""
        if isinstance(effect, Verb):
            return self._verb("verb", effect, language)
        if isinstance(effect, Payment):
            price = self._joined([self._verb("price", verb, language) for verb in effect.price], language)
            return self._texts.say(language, "join-pay", {"price": price, "gain": self.effect(effect.gain, language)})
        inner = effect.branches if isinstance(effect, OneOf) else effect.steps
        text = ""
        for index, one in enumerate(inner):
            step = "choice" if isinstance(one, OneOf) else "last" if index == len(inner) - 1 else "and"
            more = self.effect(one, language)
            join = f"join-{'or' if isinstance(effect, OneOf) else step}"
            text = self._texts.say(language, join, {"one": text, "other": more}) if text else more
        return text

    def _verb(self, kind: str, verb: Verb, language: str) -> str:
        return self._texts.say(language, f"{kind}-{verb.name}", {"number": verb.number, "what": "-".join(verb.words)})

    def _joined(self, parts: list[str], language: str) -> str:
        text = parts[0]
        for part in parts[1:]:
            text = self._texts.say(language, "join-last", {"one": text, "other": part})
        return text

    def scoring(self, per: Per, language: str) -> str:
        """What counts at the end."""
        unit = per.unit.replace(" ", "-") or "points"
        text = self._texts.say(language, f"scoring-{unit}", {"points": per.points, "each": per.each})
        if per.condition is None:
            return text
        condition = self.condition(per.condition, language)
        return self._texts.say(language, "scoring-if", {"scoring": text, "condition": condition})

    def condition(self, condition: Condition, language: str) -> str:
        """What a player must have; ``$number`` is 0 where it must be none."""
        unit = condition.unit.replace(" ", "-")
        return self._texts.say(language, f"condition-{unit}", {"number": condition.least})

    def modifier(self, modifier: Modifier | Conversion, language: str) -> str:
        """What holds as long as a card lies there."""
        args: dict[str, Words] = {"action": Word(f"action-{modifier.action}")} if modifier.action else {}
        if isinstance(modifier, Conversion):
            args |= {"number": modifier.number, "what": Word(f"unit-{modifier.what}")}
            args |= {"gives": modifier.gives, "instead": Word(f"unit-{modifier.instead}")}
            return self._texts.say(language, "modifier-as", args)
        message = f"modifier-{modifier.name.replace(' ', '-')}"
        return self._texts.say(language, message, {**args, "amount": modifier.amount})


def part(effect: Effect) -> Word:
    """What names an effect as a thing in a list."""
    if isinstance(effect, Verb):
        return Word(f"part-{effect.name}", number=effect.number)
    if isinstance(effect, Payment):
        return Word("part-pay", price=_joined([part(verb) for verb in effect.price], "and"), gain=part(effect.gain))
    if isinstance(effect, All):
        return _joined([part(step) for step in effect.steps], "and")
    return Word("part-choice", what=_joined([part(branch) for branch in effect.branches], "or"))


def _joined(named: list[Word], join: str) -> Word:
    found = named[0]
    for other in named[1:]:
        found = Word(f"part-{join}", one=found, other=other)
    return found
