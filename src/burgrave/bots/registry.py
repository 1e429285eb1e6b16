"""Bots by name: ``random``, ``ismcts:iterations=2000,explore=0.7``, ``hard``; other packages add theirs."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from importlib.metadata import EntryPoint, entry_points
from typing import Final, TypeAlias, TypeVar

import msgspec

from burgrave.bots.protocol import Bot
from burgrave.kernel.cards import readable
from burgrave.kernel.errors import BadSetup

Maker: TypeAlias = Callable[[str, int], Bot]
"""Makes a bot from the text after the colon (empty: none) and a seed; raises BadSetup with what is allowed."""

LEVELS: Final = {
    "easy": "greedy:noise=1.2",
    "medium": "ismcts:level=medium",
    "hard": "ismcts:level=hard",
}
"""What a player chooses from. Counted in iterations, not in time: a level plays alike on every machine."""

T = TypeVar("T", bound=msgspec.Struct)


@cache
def installed() -> dict[str, EntryPoint]:
    """All installed bots by name: ours, and those of other packages with an entry point in ``burgrave.bots``."""
    return {point.name: point for point in sorted(entry_points(group="burgrave.bots"), key=lambda p: p.name)}


def bot(spec: str, seed: int) -> Bot:
    """The bot that a text describes; the same seed gives the same answers to the same questions."""
    spec = LEVELS.get(spec, spec)
    name, _, text = spec.partition(":")
    point = installed().get(name)
    if point is None:
        raise BadSetup(f"there is no bot {spec!r}; levels: {', '.join(LEVELS)}; bots: {', '.join(installed())}")
    return _maker(point)(text, seed)  # only the one that is wanted: a broken package spoils nobody else's game


def _maker(point: EntryPoint) -> Maker:
    """What an entry point names, or BadSetup with why it can't be had."""
    try:
        maker: Maker = point.load()
    except (Exception, SystemExit) as error:  # whatever a module does when it is imported
        reason = " ".join(f"{type(error).__name__}: {error}".split())
        raise BadSetup(
            f"the bot {point.name} can't be loaded from its entry point {point.value!r}: {reason}"
        ) from error
    return maker


def settings(name: str, text: str, kind: type[T]) -> T:
    """The settings of a bot (``iterations=2000,explore=0.7``) as a struct, or BadSetup with what is allowed."""
    given: dict[str, str] = {}
    fields = {field.name: field for field in msgspec.structs.fields(kind)}
    allowed = ", ".join(_shown(field) for field in fields.values()) or "none"
    for part in text.split(",") if text else []:
        key, equals, value = part.partition("=")
        if not equals or key not in fields:
            raise BadSetup(f"the bot {name} has no setting {part!r}; its settings: {allowed}")
        given[key] = value
    for key, value in given.items():
        try:
            msgspec.convert(value, fields[key].type, strict=False)
        except msgspec.ValidationError as error:
            wanted = _wanted(msgspec.inspect.type_info(fields[key].type))
            wrong = readable(error) if wanted is None else f"{key} must be {wanted}, not {value!r}"
            raise BadSetup(f"the bot {name}: {wrong}; its settings: {allowed}") from error
    try:
        return msgspec.convert(given, kind, strict=False)
    except msgspec.ValidationError as error:  # each is right, but not all together, or one is missing
        raise BadSetup(f"the bot {name}: {readable(error)}; its settings: {allowed}") from error


def _shown(field: msgspec.structs.FieldInfo) -> str:
    """A setting as one would type it, with its value if nobody says another."""
    usual = str(field.default).lower() if isinstance(field.default, bool) else field.default
    return field.name if usual in (None, msgspec.NODEFAULT) else f"{field.name}={usual}"


def _wanted(kind: msgspec.inspect.Type) -> str | None:
    """What a setting must be, for people who do not program; None where we have no words for it."""
    if isinstance(kind, msgspec.inspect.Metadata):
        return _wanted(kind.type)
    if isinstance(kind, msgspec.inspect.UnionType):
        kinds = [part for part in kind.types if not isinstance(part, msgspec.inspect.NoneType)]
        return _wanted(kinds[0]) if len(kinds) == 1 else None
    if isinstance(kind, msgspec.inspect.BoolType):
        return "true or false"
    if isinstance(kind, msgspec.inspect.LiteralType):
        return f"one of {', '.join(map(str, kind.values))}"
    if isinstance(kind, msgspec.inspect.IntType):
        return f"a whole number{_bounds(kind)}"
    return f"a number{_bounds(kind)}" if isinstance(kind, msgspec.inspect.FloatType) else None


def _bounds(kind: msgspec.inspect.IntType | msgspec.inspect.FloatType) -> str:
    if kind.ge is not None and kind.le is not None:
        return f" from {kind.ge:g} to {kind.le:g}"
    bounds = {"from {:g} up": kind.ge, "above {:g}": kind.gt, "up to {:g}": kind.le, "below {:g}": kind.lt}
    return "".join(f" {words.format(bound)}" for words, bound in bounds.items() if bound is not None)
