"""Polish and English texts: Fluent files, plural rules included, words in the grammatical case a sentence needs."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from functools import cache
from importlib.resources.abc import Traversable
from threading import RLock
from typing import Final, TypeAlias

from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.resolver import Message

from burgrave.kernel.errors import BadData
from burgrave.kernel.expansions import folders

LANGUAGES = ("pl", "en")
ENTRY: Final = re.compile(r"^(-?[a-zA-Z][\w-]*) *=", re.MULTILINE)  # a message or term begins
REMEMBERED: Final = 20_000  # texts
REFERENCE: Final = re.compile(r"\{\s*(-?[a-zA-Z][\w-]*)")


class Word(str):
    """The id of a message that names a thing, with its arguments; its attributes are the grammatical cases."""

    args: Mapping[str, Words]

    def __new__(cls, message: str, **args: Words) -> Word:
        """``Word("part-silver", number=3)``."""
        word = super().__new__(cls, message)
        word.args = args
        return word


Words: TypeAlias = "int | str | list[Word]"
"""What a sentence can speak of: a number, a literal text, a named thing (``Word``), or a list of named things."""


class Book:
    """The messages of one language; each is parsed when it is first said, since most are not said in one process."""

    def __init__(self, language: str, sources: Sequence[str]) -> None:
        self.bundle: Final = FluentBundle([language], use_isolating=False)
        self._unread: Final[dict[str, str]] = {}  # by id
        self._reading: Final = RLock()  # servers say things in several threads
        for source in sources:
            entries = list(ENTRY.finditer(source))
            for entry, following in zip(entries, [*entries[1:], None], strict=True):
                end = following.start() if following is not None else len(source)
                self._unread.setdefault(entry[1], source[entry.start() : end])

    def find(self, name: str) -> Message | None:
        """The message of that id, if there is one."""
        with self._reading:
            self._read(name)
        return self.bundle.get_message(name) if self.bundle.has_message(name) else None

    def _read(self, name: str) -> None:
        """Parse a message or term, and those that it refers to."""
        source = self._unread.pop(name, None)
        if source is not None:
            self.bundle.add_resource(FluentResource(source))
            for other in REFERENCE.findall(source):
                self._read(other)


class Texts:
    """The texts of a package and of its expansions, in their folders ``text/<language>/``."""

    def __init__(self, package: str) -> None:
        self._package = package
        self._said: Final[dict[object, str]] = {}  # a page says hundreds of texts, most of them as often as it is drawn

    @property
    def package(self) -> str:
        """The package whose folder holds the texts."""
        return self._package

    @cache  # noqa: B019 - there is one object per game, and it lives as long as the program
    def _book(self, language: str) -> Book:
        if language not in LANGUAGES:
            raise BadData(f"there are no texts in {language!r}; languages: {', '.join(LANGUAGES)}")
        rooms = [folder / "text" / language for folder in folders(self._package).values()]
        sources = [source for room in rooms if room.is_dir() for source in _files(room)]
        return Book(language, [source.read_text(encoding="utf-8") for source in sources])

    def has(self, language: str, message: str) -> bool:
        """Whether there is such a message."""
        name, _, attribute = message.partition(".")
        found = self._book(language).find(name)
        return found is not None and (not attribute or attribute in found.attributes)

    def say(self, language: str, message: str, args: Mapping[str, Words] | None = None) -> str:
        """A message (or an attribute of it, ``id.attribute``) with its arguments filled in; a Word brings its own."""
        if args is None and isinstance(message, Word):
            args = message.args
        key = (language, str(message), _known_by(args) if args else ())
        text = self._said.get(key)
        if text is None:
            if len(self._said) >= REMEMBERED:
                self._said.clear()
            text = self._said[key] = self._format(language, message, args or {})
        return text

    def _format(self, language: str, message: str, args: Mapping[str, Words]) -> str:
        book = self._book(language)
        name, _, attribute = message.partition(".")
        found = book.find(name)
        if found is None or (attribute and attribute not in found.attributes):
            raise BadData(f"{self._package}: no text {message!r} in {language!r}")
        pattern = found.attributes[attribute] if attribute else found.value
        assert pattern is not None, f"the message {name} has attributes only"
        values: dict[str, int | str] = {}
        for key, value in args.items():
            values |= self._forms(language, key, value)
        text, errors = book.bundle.format_pattern(pattern, values)
        if errors:
            raise BadData(f"{self._package}: text {message!r} in {language!r}: {errors[0]}")
        return str(text)

    def _forms(self, language: str, key: str, value: Words) -> dict[str, int | str]:
        """An argument in every grammatical case it has: ``$card``, ``$card_acc``, … ; a list also counts itself."""
        if isinstance(value, list):
            forms: dict[str, int | str] = {f"{key}_count": len(value)}
            each = [self._forms(language, key, word) for word in value]
            for case in each[0] if each else [key]:
                forms[case] = self._join(language, [str(word.get(case, word[key])) for word in each])
            return forms
        if not isinstance(value, Word):
            return {key: value}
        named: dict[str, int | str] = {key: self.say(language, value)}
        found = self._book(language).find(value)
        for case in found.attributes if found is not None else ():
            named[f"{key}_{case}"] = self.say(language, f"{value}.{case}", value.args)
        return named

    def _join(self, language: str, parts: list[str]) -> str:
        last = {"pl": " i ", "en": " and "}[language]
        return last.join([", ".join(parts[:-1]), parts[-1]] if len(parts) > 1 else parts)


def _known_by(args: Mapping[str, Words]) -> tuple[object, ...]:
    """What tells arguments from all others: one, a text "1" and a thing called "1" are said differently."""
    return tuple((name, *_trait(value)) for name, value in args.items())


def _trait(value: Words) -> tuple[object, ...]:
    if isinstance(value, list):
        return tuple(map(_trait, value))
    return (type(value), str(value), _known_by(value.args)) if isinstance(value, Word) else (type(value), value)


def _files(folder: Traversable) -> list[Traversable]:
    return sorted((f for f in folder.iterdir() if f.name.endswith(".ftl")), key=lambda f: f.name)
