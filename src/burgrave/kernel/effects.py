"""The effect language: one text on a card gives what it does, whether it can be done, its sentence and its icons.

    effect   := sequence ("|" sequence)*     the owner chooses one that can be done; where none can, nothing happens
    sequence := step ("," step)*             left to right, each whole before the next
    step     := "(" effect ")" | payment | verb
    payment  := "pay" verb ("," verb)* "->" step
    verb     := name number? word*           "labourer 2", "flip debt", "discard 2 suspicion", "manuscript 3-4"

What holds while a card lies there, and what it counts at the end, are texts too:

    modifier := words number? ("in" action)?                              "cheaper silver 2 in develop"
              | number word "as" number word ("in" action)?               "2 trade as 1 noble in place_workers"
    scoring  := "vp" number ("per" number? unit)? ("if" condition)? ("," …)*    "vp 1, vp 4 if 3 workshops"
    condition := ("no" | number?) unit

The kernel reads texts; what a verb means, each game says (``kernel.verbs``).
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable
from typing import Final, NamedTuple, TypeAlias

from burgrave.kernel.errors import BadData

TOKEN: Final = re.compile(r"\s*(?:(->|[(),|])|(\d+-\d+|[a-z_]+)|(\d+))")


class Verb(NamedTuple):
    """Something that happens: a name, how often or how much, and what with."""

    name: str
    number: int
    words: tuple[str, ...]


class All(NamedTuple):
    """Several steps, one after the other."""

    steps: tuple[Effect, ...]


class OneOf(NamedTuple):
    """A choice among branches."""

    branches: tuple[Effect, ...]


class Payment(NamedTuple):
    """Something paid, and what it brings."""

    price: tuple[Verb, ...]
    gain: Effect


Effect: TypeAlias = Verb | All | OneOf | Payment
NOTHING: Final = All(())


class Condition(NamedTuple):
    """Whether a player has enough of a unit, or none at all."""

    unit: str
    least: int  # 0: none

    def holds(self, count: int) -> bool:
        """Whether it does for who has so many."""
        return count >= self.least if self.least else count == 0


class Per(NamedTuple):
    """Points at the end: so many for every full ``each`` of a unit; without a unit, just so many."""

    points: int
    each: int
    unit: str
    condition: Condition | None = None


class Modifier(NamedTuple):
    """What changes a number as long as it holds: ``cheaper silver 2 in develop``."""

    name: str
    amount: int
    action: str


class Conversion(NamedTuple):
    """What counts as something else as long as it holds: ``2 trade as 1 noble in place_workers``."""

    number: int
    what: str
    gives: int
    instead: str
    action: str


# -------------------------------------------------------------------- reading


Fault: TypeAlias = Callable[["Verb"], str]
"""What is wrong with a verb, in words; nothing where it is known."""


def parse(text: str, where: str = "effect", fault: Fault | None = None) -> Effect:
    """The tree of an effect; no text is no effect. Raises BadData with the place of what can't be read or is wrong."""
    if not text.strip():
        return NOTHING
    reader = _Reader(text, where, fault)
    effect = reader.effect()
    reader.end()
    return effect


class _Reader:
    """Reads a text from left to right."""

    def __init__(self, text: str, where: str, fault: Fault | None) -> None:
        self._text = text
        self._where = where
        self._fault = fault
        self._tokens = self._split()
        self._at = 0

    def _split(self) -> list[tuple[int, str]]:
        found, place = [], 0
        text = self._text.rstrip()
        while place < len(text):
            match = TOKEN.match(text, place)
            if match is None:
                word = text[place:].split()[0]
                raise self._wrong(text.index(word, place), f"{word!r} is no word of the effect language")
            found.append((match.start(match.lastindex or 0), match.group(match.lastindex or 0)))
            place = match.end()
        return found

    def _wrong(self, place: int, what: str) -> BadData:
        return BadData(f"{self._where}: {what} (column {place + 1} of {self._text!r})")

    def _next(self) -> str:
        return self._tokens[self._at][1] if self._at < len(self._tokens) else ""

    def _take(self, token: str) -> bool:
        if self._next() != token:
            return False
        self._at += 1
        return True

    def _expect(self, token: str) -> None:
        if not self._take(token):
            raise self._wrong(self._place(), f"expected {token!r}, found {self._next() or 'the end'!r}")

    def _place(self) -> int:
        return self._tokens[self._at][0] if self._at < len(self._tokens) else len(self._text)

    def end(self) -> None:
        """Refuse whatever follows."""
        if self._at < len(self._tokens):
            raise self._wrong(self._place(), f"{self._next()!r} does not belong here")

    def effect(self) -> Effect:
        """A choice, or its only branch."""
        branches = [self._sequence()]
        while self._take("|"):
            branches.append(self._sequence())
        return branches[0] if len(branches) == 1 else OneOf(tuple(branches))

    def _sequence(self) -> Effect:
        steps = [self._step()]
        while self._take(","):
            steps.append(self._step())
        return steps[0] if len(steps) == 1 else All(tuple(steps))

    def _step(self) -> Effect:
        if self._take("("):
            inner = self.effect()
            self._expect(")")
            return inner
        if self._next() == "pay":
            self._take("pay")
            price = [self._verb()]
            while self._take(","):
                price.append(self._verb())
            self._expect("->")
            return Payment(tuple(price), self._step())
        return self._verb()

    def _verb(self) -> Verb:
        name, place = self._next(), self._place()
        if not name.isidentifier():
            raise self._wrong(place, f"expected a verb, found {name or 'the end'!r}")
        self._at += 1
        number = 1
        if self._next().isdigit():
            number = int(self._next())
            self._at += 1
        words = []
        while self._next().isidentifier() or "-" in self._next()[1:]:
            words.append(self._next())
            self._at += 1
        verb = Verb(name, number, tuple(words))
        wrong = self._fault(verb) if self._fault is not None else ""
        if wrong:
            raise self._wrong(place, wrong)
        return verb


SCORING: Final = re.compile(
    r"\s*vp (?P<points>\d+)(?: per (?:(?P<each>[1-9]\d*) )?(?P<unit>[a-z_]+(?: (?!if )[a-z_]+)*))?"
    r"(?: if (?P<condition>.+?))?\s*"
)
CONDITION: Final = re.compile(r"(?:(no|[1-9]\d*) )?([a-z_]+(?: [a-z_]+)*)")
MODIFIER: Final = re.compile(r"\s*([a-z_]+(?: [a-z_]+)*?)(?: (\d+))?(?: in ([a-z_]+))?\s*")
CONVERSION: Final = re.compile(r"\s*([1-9]\d*) ([a-z_]+) as ([1-9]\d*) ([a-z_]+)(?: in ([a-z_]+))?\s*")


def parse_scoring(text: str, where: str = "scoring", units: Iterable[str] | None = None) -> tuple[Per, ...]:
    """``vp 1, vp 1 per 2 commission, vp 4 if 3 workshops``: what counts at the end, in units that are known."""
    found = []
    start = 0
    for part in text.split(","):
        place = f"(column {start + len(part) - len(part.lstrip()) + 1} of {text!r})"
        start += len(part) + 1
        match = SCORING.fullmatch(part)
        if match is None:
            raise BadData(f"{where}: {part.strip()!r} is no scoring; write it like 'vp 1 per 2 commission' {place}")
        condition = parse_condition(match["condition"], where) if match["condition"] else None
        for unit in (match["unit"], condition.unit if condition is not None else None):
            if unit is not None and units is not None and unit not in units:
                raise BadData(f"{where}: there is no unit {unit!r}; units: {', '.join(units)} {place}")
        found.append(Per(int(match["points"]), int(match["each"] or 1), match["unit"] or "", condition))
    return tuple(found)


def parse_condition(text: str, where: str = "if") -> Condition:
    """``3 workshops``, ``no criminals``, ``debt``: what a player must have."""
    match = CONDITION.fullmatch(text.strip())
    if match is None:
        raise BadData(f"{where}: {text.strip()!r} is no condition; write it like '3 workshops' or 'no criminals'")
    number, unit = match.groups()
    return Condition(unit, 0 if number == "no" else int(number or 1))


def parse_modifier(text: str, where: str = "while") -> Modifier | Conversion:
    """``cheaper silver 2 in develop``, ``2 trade as 1 noble in place_workers``; no text changes nothing."""
    if not text.strip():
        return Modifier("", 0, "")
    match = CONVERSION.fullmatch(text)
    if match is not None:
        number, what, gives, instead, action = match.groups()
        return Conversion(int(number), what, int(gives), instead, action or "")
    match = MODIFIER.fullmatch(text)
    if match is None:
        raise BadData(f"{where}: {text!r} is no modifier; write it like 'cheaper silver 2 in develop'")
    name, amount, action = match.groups()
    return Modifier(name, int(amount or 0), action or "")


# -------------------------------------------------------------------- looking at trees


def steps(effect: Effect) -> tuple[Effect, ...]:
    """The parts of an effect that can be taken one by one."""
    return effect.steps if isinstance(effect, All) else (effect,)


def decisions(effect: Effect) -> list[Effect]:
    """All that its owner may decide for, at any depth: the branches of its choices, and its payments."""
    if isinstance(effect, All):
        return [one for step in effect.steps for one in decisions(step)]
    if isinstance(effect, OneOf):
        inner = [one for branch in effect.branches for one in decisions(branch)]
        return list(dict.fromkeys((*effect.branches, *inner)))
    return [effect, *decisions(effect.gain)] if isinstance(effect, Payment) else []


def verbs_in(effect: Effect) -> list[Verb]:
    """All verbs of an effect, from left to right."""
    if isinstance(effect, Verb):
        return [effect]
    if isinstance(effect, All):
        return [verb for step in effect.steps for verb in verbs_in(step)]
    if isinstance(effect, OneOf):
        return [verb for branch in effect.branches for verb in verbs_in(branch)]
    return [*effect.price, *verbs_in(effect.gain)]


def write(effect: Effect) -> str:
    """An effect as a text that reads back as the same."""
    if isinstance(effect, Verb):
        number = [str(effect.number)] if effect.number != 1 else []
        return " ".join([effect.name, *number, *effect.words])
    if isinstance(effect, All):
        return ", ".join(_inside(step) if isinstance(step, All | OneOf) else write(step) for step in effect.steps)
    if isinstance(effect, OneOf):
        return " | ".join(_inside(branch) if isinstance(branch, OneOf) else write(branch) for branch in effect.branches)
    gain = _inside(effect.gain) if isinstance(effect.gain, All | OneOf) else write(effect.gain)
    return f"pay {', '.join(map(write, effect.price))} -> {gain}"


def _inside(effect: Effect) -> str:
    return f"({write(effect)})"
