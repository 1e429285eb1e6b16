"""Polish and English texts: Fluent files, plural rules included, words in the grammatical case a sentence needs."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import TypeAlias

from fluent.runtime import FluentBundle, FluentResource

from burgrave.kernel.errors import BadData

LANGUAGES = ("pl", "en")


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


class Texts:
    """The texts of a package, in its folder ``text/<language>/``."""

    def __init__(self, package: str) -> None:
        self._package = package

    @property
    def package(self) -> str:
        """The package whose folder holds the texts."""
        return self._package

    @cache  # noqa: B019 - there is one object per game, and it lives as long as the program
    def _bundle(self, language: str) -> FluentBundle:
        if language not in LANGUAGES:
            raise BadData(f"there are no texts in {language!r}; languages: {', '.join(LANGUAGES)}")
        bundle = FluentBundle([language], use_isolating=False)
        for source in _files(files(self._package) / "text" / language):
            bundle.add_resource(FluentResource(source.read_text(encoding="utf-8")))
        return bundle

    def has(self, language: str, message: str) -> bool:
        """Whether there is such a message."""
        name, _, attribute = message.partition(".")
        bundle = self._bundle(language)
        return bundle.has_message(name) and (not attribute or attribute in bundle.get_message(name).attributes)

    def say(self, language: str, message: str, args: Mapping[str, Words] | None = None) -> str:
        """A message (or an attribute of it, ``id.attribute``) with its arguments filled in; a Word brings its own."""
        if args is None and isinstance(message, Word):
            args = message.args
        bundle = self._bundle(language)
        name, _, attribute = message.partition(".")
        if not self.has(language, message):
            raise BadData(f"{self._package}: no text {message!r} in {language!r}")
        found = bundle.get_message(name)
        pattern = found.attributes[attribute] if attribute else found.value
        assert pattern is not None, f"the message {name} has attributes only"
        values: dict[str, int | str] = {}
        for key, value in (args or {}).items():
            values |= self._forms(language, key, value)
        text, errors = bundle.format_pattern(pattern, values)
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
        for case in self._bundle(language).get_message(value).attributes:
            named[f"{key}_{case}"] = self.say(language, f"{value}.{case}", value.args)
        return named

    def _join(self, language: str, parts: list[str]) -> str:
        last = {"pl": " i ", "en": " and "}[language]
        return last.join([", ".join(parts[:-1]), parts[-1]] if len(parts) > 1 else parts)


def _files(folder: Traversable) -> list[Traversable]:
    return sorted((f for f in folder.iterdir() if f.name.endswith(".ftl")), key=lambda f: f.name)
