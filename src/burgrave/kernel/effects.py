"""The effect language: one text on a card gives what it does, whether it can be done, its sentence and its icons.

    effect   := sequence ("|" sequence)*     the owner chooses one that can be done; where none can, nothing happens
    sequence := step ("," step)*             left to right, each whole before the next
    step     := "(" effect ")" | payment | verb
    payment  := "pay" verb ("," verb)* "->" step
    verb     := name number? word*           "labourer 2", "flip debt", "discard 2 suspicion"

The kernel reads texts; what a verb means, each game says (``Verbs``).
"""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from typing import Any, Final, NamedTuple, TypeAlias

from burgrave.kernel.action import Flow
from burgrave.kernel.errors import BadData

TOKEN: Final = re.compile(r"\s*(?:(->|[(),|])|(\d+)|([a-z_]+))")


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


class Per(NamedTuple):
    """Points at the end: so many for every full ``each`` of a unit; without a unit, just so many."""

    points: int
    each: int
    unit: str


class Modifier(NamedTuple):
    """What changes a number as long as it holds: ``cheaper silver 2 in develop``."""

    name: str
    amount: int
    action: str


# -------------------------------------------------------------------- reading


def parse(text: str, where: str = "effect") -> Effect:
    """The tree of an effect; no text is no effect. Raises BadData with the place of what can't be read."""
    if not text.strip():
        return NOTHING
    reader = _Reader(text, where)
    effect = reader.effect()
    reader.end()
    return effect


class _Reader:
    """Reads a text from left to right."""

    def __init__(self, text: str, where: str) -> None:
        self._text = text
        self._where = where
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
        name = self._next()
        if not name.isidentifier():
            raise self._wrong(self._place(), f"expected a verb, found {name or 'the end'!r}")
        self._at += 1
        number = 1
        if self._next().isdigit():
            number = int(self._next())
            self._at += 1
        words = []
        while self._next().isidentifier():
            words.append(self._next())
            self._at += 1
        return Verb(name, number, tuple(words))


def parse_scoring(text: str, where: str = "scoring") -> tuple[Per, ...]:
    """``vp 1, vp 1 per 2 commission``: what counts at the end."""
    found = []
    for part in text.split(","):
        match = re.fullmatch(r"\s*vp (\d+)(?: per (?:([1-9]\d*) )?([a-z_]+(?: [a-z_]+)*))?\s*", part)
        if match is None:
            raise BadData(f"{where}: {part.strip()!r} is no scoring; write it like 'vp 1 per 2 commission'")
        points, each, unit = match.groups()
        found.append(Per(int(points), int(each or 1), unit or ""))
    return tuple(found)


def parse_modifier(text: str, where: str = "while") -> Modifier:
    """``free provisions in fortify``, ``cheaper silver 2 in develop``; no text changes nothing."""
    if not text.strip():
        return Modifier("", 0, "")
    match = re.fullmatch(r"\s*([a-z_]+(?: [a-z_]+)*?)(?: (\d+))?(?: in ([a-z_]+))?\s*", text)
    if match is None:
        raise BadData(f"{where}: {text!r} is no modifier; write it like 'cheaper silver 2 in develop'")
    name, amount, action = match.groups()
    return Modifier(name, int(amount or 0), action or "")


# -------------------------------------------------------------------- doing


Can: TypeAlias = Callable[[Any, int, Verb], bool]
Do: TypeAlias = Callable[[Any, int, int], None]
Run: TypeAlias = Callable[[Any, int, Verb], Flow[None]]


class Meaning(NamedTuple):
    """What a verb means in a game."""

    words: tuple[tuple[str, ...], ...]  # what may follow it
    can: Can | None  # whether it would do anything; None: always
    do: Do | None  # does it at once, given how much; or …
    run: Run | None  # … does it and may ask


class Verbs:
    """The verbs of a game."""

    def __init__(self) -> None:
        self._meanings: dict[str, Meaning] = {}

    def plain(self, name: str, do: Do, can: Can | None = None, words: Sequence[tuple[str, ...]] = ((),)) -> None:
        """A verb that is done at once, given a number, with the words that may follow it."""
        self._meanings[name] = Meaning(tuple(words), can, do, None)

    def asking(self, name: str, run: Run, can: Can | None = None, words: Sequence[tuple[str, ...]] = ((),)) -> None:
        """A verb that may ask, with the words that may follow it."""
        self._meanings[name] = Meaning(tuple(words), can, None, run)

    def check(self, effect: Effect, where: str) -> Effect:
        """The effect, every verb of it known; else BadData with what is allowed."""
        for verb in verbs_in(effect):
            meaning = self._meanings.get(verb.name)
            if meaning is None:
                raise BadData(f"{where}: there is no verb {verb.name!r}; verbs: {', '.join(sorted(self._meanings))}")
            if verb.words not in meaning.words:
                allowed = ", ".join(" ".join((verb.name, *words)) for words in meaning.words)
                raise BadData(f"{where}: {' '.join((verb.name, *verb.words))!r} is not known; write {allowed}")
        return effect

    def deed(self, verb: Verb) -> Do | None:
        """What does the verb at once; None where it may ask."""
        return self._meanings[verb.name].do

    def can(self, s: Any, me: int, effect: Effect) -> bool:
        """Whether an effect would do anything for a seat."""
        if isinstance(effect, Verb):
            can = self._meanings[effect.name].can
            return can is None or can(s, me, effect)
        if isinstance(effect, All):
            return any(self.can(s, me, step) for step in effect.steps)
        if isinstance(effect, OneOf):
            return any(self.can(s, me, branch) for branch in effect.branches)
        return all(self.can(s, me, verb) for verb in effect.price) and self.can(s, me, effect.gain)

    def run(self, s: Any, me: int, verb: Verb) -> Flow[None]:
        """Do one verb."""
        meaning = self._meanings[verb.name]
        if meaning.do is not None:
            meaning.do(s, me, verb.number)
        elif meaning.run is not None:
            yield from meaning.run(s, me, verb)


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
