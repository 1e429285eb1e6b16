"""Bots by name: ``random``, ``ismcts:iterations=2000,explore=0.7``, ``hard``; other packages add theirs."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from importlib.metadata import EntryPoint, entry_points
from typing import Any, Final, TypeAlias, TypeVar

import msgspec

from burgrave.bots.protocol import Bot
from burgrave.kernel.cards import readable
from burgrave.kernel.errors import BadSetup

Maker: TypeAlias = Callable[[str, int], Bot]
"""Makes a bot from the text after the colon (empty: none) and a seed; raises BadSetup with what is allowed."""

LEVELS: Final = {
    "easy": "greedy:noise=1.2",
    "medium": "ismcts:iterations=12",
    "hard": "ismcts:iterations=800",
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
    given: dict[str, Any] = {}
    allowed = ", ".join(f"{f.name}={f.default}" for f in msgspec.structs.fields(kind))
    for part in text.split(",") if text else []:
        key, equals, value = part.partition("=")
        if not equals or key not in kind.__struct_fields__:
            raise BadSetup(f"the bot {name} has no setting {part!r}; its settings: {allowed or 'none'}")
        given[key] = value
    try:
        return msgspec.convert(given, kind, strict=False)
    except msgspec.ValidationError as error:
        raise BadSetup(f"the bot {name}: {readable(error)}; its settings: {allowed}") from error
