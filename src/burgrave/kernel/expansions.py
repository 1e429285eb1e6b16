"""Expansions: folders of their own in a game's ``expansions``, with the same rooms, found by looking there.

A base game neither imports nor names them. Their rows and texts are read together with the game's own; each is an
option of its name; their rules join by the game's hooks.
"""

from __future__ import annotations

from functools import cache
from importlib import import_module
from importlib.resources import files
from importlib.resources.abc import Traversable
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


def folders(package: str) -> dict[str, Traversable]:
    """The folders of a game and of its expansions by name; that of the game has none."""
    own = files(package)
    return {"": own, **{name: own / FOLDER / name for name in expansions(package)}}


def join(package: str, *rooms: str) -> None:
    """Let rooms of every expansion of a game join those of the game, as soon as these are there."""
    for room in rooms:
        for name, folder in folders(package).items():
            if name and (folder / room / "__init__.py").is_file():
                import_module(f"{package}.{FOLDER}.{name}.{room}")


def expansion_options(options: type[msgspec.Struct]) -> list[str]:
    """Which of a game's options are expansions."""
    extras = [(field.name, getattr(field.type, "__metadata__", ())) for field in msgspec.structs.fields(options)]
    return [name for name, metas in extras if AN_EXPANSION in metas]


def options_with_expansions(options: type[O], package: str) -> type[O]:
    """A game's options, with one more for each expansion: whether it is played."""
    fields = [(name, Annotated[bool, AN_EXPANSION], False) for name in expansions(package)]
    if not fields:
        return options
    kept = {"frozen": True, "kw_only": True, "forbid_unknown_fields": True, "module": options.__module__}
    return msgspec.defstruct(options.__name__, fields, bases=(options,), **kept)  # type: ignore[return-value,arg-type]  # a subclass of it
