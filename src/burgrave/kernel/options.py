"""Options of a game that come as text: on a command line, or as parameters of another library."""

from __future__ import annotations

from typing import Any

import msgspec


def from_text(text: str, kind: Any, separator: str = ",") -> object:
    """A text as a value of a type: ``false``, ``3``, ``a,b,c``; raises msgspec.ValidationError where it is none."""
    parts = [part.strip() for part in text.split(separator)] if _may_be(kind, msgspec.inspect.ListType) else text
    return msgspec.convert(parts, kind, strict=False)


def may_be_number(kind: Any) -> bool:
    """Whether a whole number is among the values of a type."""
    return _may_be(kind, msgspec.inspect.IntType)


def _may_be(kind: Any, wanted: type[msgspec.inspect.Type]) -> bool:
    found = [msgspec.inspect.type_info(kind)]
    for one in found:
        if isinstance(one, msgspec.inspect.Metadata):  # what the game says beside the type
            found.append(one.type)
        elif isinstance(one, msgspec.inspect.UnionType):
            found += one.types
    return any(isinstance(one, wanted) for one in found)
