"""Options of a game on the command line: any long option that is not the command's own."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import msgspec

from burgrave.cli.words import own
from burgrave.kernel.cards import readable
from burgrave.kernel.errors import BadSetup
from burgrave.kernel.game import game as find
from burgrave.kernel.game import games


def split(words: Sequence[str], language: str) -> tuple[str | None, dict[str, str]]:
    """The name of the game (None: not said) and its options, as they were written."""
    names: list[str] = []
    options: dict[str, str] = {}
    rest = list(words)
    while rest:
        word = rest.pop(0)
        if not word.startswith("--"):
            names.append(word)
            continue
        name, equals, value = word.removeprefix("--").partition("=")
        if not equals:
            if not rest or rest[0].startswith("--"):
                raise BadSetup(own(language, "error-no-value", option=f"--{name}"))
            value = rest.pop(0)
        options[name.replace("-", "_")] = value
    if len(names) > 1 or any(name.startswith("-") for name in names):
        raise BadSetup(own(language, "error-words", words=" ".join(names)))
    return (names[0] if names else None), options


def convert(game: str, options: Mapping[str, str]) -> dict[str, object]:
    """The options as values of the types that the game declares; unknown ones are left for the game to refuse."""
    fields = {field.name: field.type for field in msgspec.structs.fields(find(game).options)}
    return {name: _value(name, text, fields[name]) if name in fields else text for name, text in options.items()}


def listing(language: str) -> str:
    """What each game can be told on the command line, one paragraph each."""
    lines = []
    for name, found in games().items():
        lines.append(own(language, "help-options", game=name))
        for field in msgspec.structs.fields(found.options):
            message = f"house-{field.name}"
            text = found.texts.say(language, message) if found.texts.has(language, message) else ""
            lines.append(f"--{field.name.replace('_', '-')}: {text}")
    return "\n\n".join(lines)


def _value(name: str, text: str, kind: Any) -> object:
    """A text as a value: ``false``, ``3``, ``a,b,c``."""
    given = [part.strip() for part in text.split(",")] if _is_list(msgspec.inspect.type_info(kind)) else text
    try:
        return msgspec.convert(given, kind, strict=False)
    except msgspec.ValidationError as error:
        raise BadSetup(f"--{name.replace('_', '-')} {text}: {readable(error)}") from error


def _is_list(kind: msgspec.inspect.Type) -> bool:
    if isinstance(kind, msgspec.inspect.UnionType):
        return any(_is_list(part) for part in kind.types)
    return isinstance(kind, msgspec.inspect.ListType)
