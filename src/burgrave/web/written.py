"""Pages as text, in one pass: in htpy every piece of text climbs through a generator for each element around it."""

from __future__ import annotations

from collections.abc import Callable

from htpy import Element, HTMLElement, Node, VoidElement, fragment
from markupsafe import escape


def written(node: Node) -> str:
    """The same text as htpy's own, sooner."""
    parts: list[str] = []
    _write(node, parts.append)
    return "".join(parts)


def _write(node: Node, put: Callable[[str], None]) -> None:
    if node is None or isinstance(node, bool):
        return
    if isinstance(node, str):
        put(escape(node))
    elif isinstance(node, list | tuple):
        for one in node:
            _write(one, put)
    elif type(node) is Element or type(node) is HTMLElement:
        if type(node) is HTMLElement:
            put("<!doctype html>")
        put(f"<{node._name}{node._attrs}>")
        _write(node._children, put)
        put(f"</{node._name}>")
    elif type(node) is VoidElement:
        put(f"<{node._name}{node._attrs}>")
    else:
        for chunk in fragment[node].iter_chunks():  # whatever else there may be
            put(chunk)
