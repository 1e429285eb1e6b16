"""A lesson: how a game is played, in chapters, and its cards in groups. A game brings the content."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import NamedTuple, TypeAlias

from burgrave.draw.html import Node
from burgrave.draw.shapes import Symbols
from burgrave.kernel.text import Texts


class Chapter(NamedTuple):
    """A part of the rules in plain words."""

    name: str
    title: str
    paragraphs: Sequence[str]
    picture: Node = None


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


Pictured: TypeAlias = Callable[[str, str], Node]
"""The picture of a chapter, by its name and by what it shows in words."""


def chapters(texts: Texts, names: Iterable[str], language: str, pictured: Pictured | None = None) -> list[Chapter]:
    """The chapters of these names: messages ``lesson-NAME``, whose ``text`` has its paragraphs between ¶.

    What a picture shows is said by ``picture``.
    """

    def chapter(name: str) -> Chapter:
        paragraphs = [part.strip() for part in texts.say(language, f"lesson-{name}.text").split("¶")]
        picture = pictured(name, texts.say(language, f"lesson-{name}.picture")) if pictured is not None else None
        return Chapter(name, texts.say(language, f"lesson-{name}"), paragraphs, picture)

    return [chapter(name) for name in names]


Teach: TypeAlias = Callable[[str], Lesson]
