"""Options of a game on the command line: any long option that is not the command's own."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from difflib import get_close_matches
from typing import Any

import msgspec

from burgrave.cli.words import own
from burgrave.kernel.cards import readable
from burgrave.kernel.errors import BadSetup
from burgrave.kernel.game import game as find
from burgrave.kernel.game import games
from burgrave.kernel.options import from_text


def split(words: Sequence[str], flags: Sequence[str], language: str) -> tuple[str | None, dict[str, str]]:
    """The name of the game (None: not said) and its options, as they were written; ``flags`` are the command's own."""
    names: list[str] = []
    given: dict[str, str | None] = {}
    rest = list(words)
    while rest:
        word = rest.pop(0)
        if not word.startswith("--"):
            names.append(word)
            continue
        name, equals, value = word.removeprefix("--").partition("=")
        follows = bool(rest) and not rest[0].startswith("--")
        given[name.replace("-", "_")] = value if equals else rest.pop(0) if follows else None
    if len(names) > 1 or any(name.startswith("-") for name in names):
        raise BadSetup(own(language, "error-words", words=" ".join(names)))
    game = names[0] if names else None
    refuse_unknown(game, given, flags, language)
    options = {name: value for name, value in given.items() if value is not None}
    for name in given:
        if name not in options:
            raise BadSetup(own(language, "error-no-value", option=flag(name)))
    return game, options


def refuse_unknown(game: str | None, names: Iterable[str], flags: Sequence[str], language: str) -> None:
    """Raise BadSetup for an option that no game has, or not this one, with those that may have been meant."""
    for name in names:
        known = [find(game)] if game is not None else list(games().values())
        allowed = [flag(option) for one in known for option in one.options.__struct_fields__]
        if flag(name) in allowed:
            continue
        near = get_close_matches(name.replace("_", "-"), [one.removeprefix("--") for one in (*flags, *allowed)])
        raise BadSetup(
            own(
                language,
                "error-option-near" if near else "error-option",
                option=flag(name),
                near=", ".join(map(flag, near)),
                game=", ".join(one.name for one in known),
                allowed=", ".join(allowed),
            )
        )


def flag(name: str) -> str:
    """An option as one types it."""
    return f"--{name.replace('_', '-')}"


def convert(game: str, options: Mapping[str, str]) -> dict[str, object]:
    """The options as values of the types that the game declares."""
    fields = {field.name: field.type for field in msgspec.structs.fields(find(game).options)}
    return {name: _value(name, text, fields[name]) for name, text in options.items()}


def listing(language: str) -> str:
    """What each game can be told on the command line, one paragraph each."""
    lines = []
    for name, found in games().items():
        lines.append(own(language, "help-options", game=name))
        for field in msgspec.structs.fields(found.options):
            message = f"house-{field.name}"
            text = found.texts.say(language, message) if found.texts.has(language, message) else ""
            lines.append(f"{flag(field.name)}: {text}")
    return "\n\n".join(lines)


def difficulties(language: str) -> str:
    """How strong the solo opponent of each game can be, one paragraph each."""
    printed = {name: found.printed.enter().opponent for name, found in games().items()}
    return "\n\n".join(
        own(language, "help-difficulties", game=name, allowed=", ".join(one.difficulties), usual=one.usual)
        for name, one in printed.items()
        if one is not None
    )


def _value(name: str, text: str, kind: Any) -> object:
    """A text as a value: ``false``, ``3``, ``a,b,c``."""
    try:
        return from_text(text, kind)
    except msgspec.ValidationError as error:
        raise BadSetup(f"{flag(name)} {text}: {readable(error)}") from error
