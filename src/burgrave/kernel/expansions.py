"""Expansions: folders of their own in a game's ``expansions``, with the same rooms, found by looking there.

A base game neither imports nor names them. Their rows and texts are read together with the game's own; each is an
option of its name; their rules join by the game's hooks.
"""

from __future__ import annotations

from functools import cache
from importlib import import_module
from importlib.resources import files
from typing import Annotated, Any, Final, TypeVar

import msgspec

FOLDER: Final = "expansions"
AN_EXPANSION: Any = msgspec.Meta(extra={"expansion": True})  # a form offers it with one click
O = TypeVar("O", bound=msgspec.Struct)  # noqa: E741 - options


@cache
def expansions(package: str) -> tuple[str, ...]:
    """The names of a game's expansions."""
    folder = files(package) / FOLDER
    if not folder.is_dir():
        return ()
    return tuple(sorted(one.name for one in folder.iterdir() if (one / "__init__.py").is_file()))


def packages(package: str) -> list[str]:
    """A game's package, then those of its expansions."""
    return [package, *[f"{package}.{FOLDER}.{name}" for name in expansions(package)]]


def join(package: str) -> None:
    """Let every expansion of a game join its rules."""
    for name in packages(package)[1:]:
        import_module(name)


def options_with_expansions(options: type[O], package: str) -> type[O]:
    """A game's options, with one more for each expansion: whether it is played."""
    fields = [(name, Annotated[bool, AN_EXPANSION], False) for name in expansions(package)]
    if not fields:
        return options
    kept = {"frozen": True, "kw_only": True, "forbid_unknown_fields": True, "module": options.__module__}
    return msgspec.defstruct(options.__name__, fields, bases=(options,), **kept)  # type: ignore[return-value,arg-type]  # a subclass of it
