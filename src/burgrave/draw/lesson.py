"""A lesson: how a game is played, in chapters, and its cards in groups. A game brings the content."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import NamedTuple, TypeAlias

from htpy import Node

from burgrave.draw.shapes import Symbols
from burgrave.kernel.text import Texts


class Chapter(NamedTuple):
    """A part of the rules in plain words."""

    name: str
    title: str
    paragraphs: Sequence[str]


class Entry(NamedTuple):
    """A card: its picture, what is said about it, and the words by which it is found."""

    name: str
    picture: Node
    about: Node
    text: str


class Group(NamedTuple):
    """Cards of a kind."""

    title: str
    about: str
    entries: Sequence[Entry]


class Lesson(NamedTuple):
    """All there is to learn about a game, in one language."""

    chapters: Sequence[Chapter]
    groups: Sequence[Group]
    symbols: Symbols  # that the pictures refer to


def chapters(texts: Texts, names: Iterable[str], language: str) -> list[Chapter]:
    """The chapters of these names: messages ``lesson-NAME``, whose ``text`` has its paragraphs between ¶."""
    return [
        Chapter(name, texts.say(language, f"lesson-{name}"), [part.strip() for part in text.split("¶")])
        for name in names
        for text in [texts.say(language, f"lesson-{name}.text")]
    ]


Teach: TypeAlias = Callable[[str], Lesson]
