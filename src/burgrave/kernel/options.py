"""Options of a game that come as text: on a command line, or as parameters of another library."""

from __future__ import annotations

from typing import Any

import msgspec


def from_text(text: str, kind: Any, separator: str = ",") -> object:
    """A text as a value of a type: ``false``, ``3``, ``a,b,c``; raises msgspec.ValidationError where it is none."""
    parts = [part.strip() for part in text.split(separator)] if _is_list(msgspec.inspect.type_info(kind)) else text
    return msgspec.convert(parts, kind, strict=False)


def _is_list(kind: msgspec.inspect.Type) -> bool:
    if isinstance(kind, msgspec.inspect.Metadata):  # what the game says beside the type
        return _is_list(kind.type)
    if isinstance(kind, msgspec.inspect.UnionType):
        return any(_is_list(part) for part in kind.types)
    return isinstance(kind, msgspec.inspect.ListType)
