"""HTML as Python: ``h.p(".note", title="why")["Take ", h.b["one"], " card."]``.

An element is written the moment it is made: a table has more than a thousand of them, and is drawn anew after every
answer. Text and attributes are escaped; what is markup says so by ``__html__``, as that of markupsafe does.
"""

from __future__ import annotations

import keyword
from collections.abc import Callable, Iterable, Mapping
from functools import lru_cache
from typing import Final, Protocol, TypeAlias

from markupsafe import Markup, escape

REMEMBERED: Final = 8192  # texts and names that come again and again
# Hold nothing:
VOID: Final = {"area", "base", "br", "col", "embed", "hr", "img", "input", "link", "meta", "source", "track", "wbr"}


class HasHtml(Protocol):
    """Markup."""

    def __html__(self) -> str:
        """As it is written."""


Node: TypeAlias = "bool | str | int | HasHtml | Iterable[Node] | None"
"""What an element may hold; nothing is written for None, True and False."""
Attribute: TypeAlias = "bool | str | int | HasHtml | Iterable[object] | None"
"""True is a name alone, None and False are none at all; classes may be a list, or a dictionary of conditions."""


class Element:
    """Something written."""

    __slots__ = ("_text",)

    def __init__(self, text: str) -> None:
        self._text: Final = text

    def __html__(self) -> str:
        """As it is written."""
        return self._text

    def __str__(self) -> Markup:
        """The same; it is not escaped again."""
        return Markup(self._text)

    def __repr__(self) -> str:
        """The beginning."""
        return f"<{type(self).__name__} {self._text[:60]!r}>"


class Tag(Element):
    """An element that holds nothing yet."""

    __slots__ = ("_name", "_opening")

    def __init__(self, name: str, attributes: str = "") -> None:
        self._name: Final = name
        self._opening: Final = f"<{name}{attributes}>"
        super().__init__(self._opening if name in VOID else f"{self._opening}</{name}>")

    def __call__(
        self, first: str | Mapping[str, Attribute] = "", /, *more: Mapping[str, Attribute], **named: Attribute
    ) -> Tag:
        """The same with attributes: ``"#id.class.class"``, dictionaries, names."""
        short, dictionaries = (first, more) if isinstance(first, str) else ("", (first, *more))
        if dictionaries or "class_" in named or "id" in named:  # what comes later counts
            merged: dict[str, Attribute] = dict(_short(short))
            for one in dictionaries:
                merged |= one
            merged |= {_name(name): value for name, value in named.items()}
            return Tag(self._name, "".join(_attribute(name, value) for name, value in merged.items()))
        attributes = _shortly(short)
        for name, value in named.items():
            attributes += _attribute(_name(name), value)
        return Tag(self._name, attributes)

    def __getitem__(self, node: Node) -> Element:
        """The same with what it holds."""
        if self._name in VOID:
            raise TypeError(f"<{self._name}> holds nothing")
        parts = [self._opening]
        _write(node, parts.append)
        parts.append(f"</{self._name}>")
        return Element("".join(parts))


class Fragment:
    """Several nodes one after the other."""

    def __getitem__(self, node: Node) -> Element:
        """All of them, written."""
        parts: list[str] = []
        _write(node, parts.append)
        return Element("".join(parts))


fragment: Final = Fragment()
DOCTYPE: Final = Markup("<!doctype html>")


def _write(node: Node, put: Callable[[str], None]) -> None:
    """Write a node; the most frequent ones are looked for first."""
    kind = type(node)
    if kind is str:
        put(_escaped(node))  # type: ignore[arg-type]  # narrowed above, in a way mypy does not follow
    elif kind is Element or kind is Tag:
        put(node._text)  # type: ignore[union-attr]  # the same
    elif node is None or kind is bool:
        return
    elif isinstance(node, list | tuple):
        for one in node:
            _write(one, put)
    elif hasattr(node, "__html__"):
        put(node.__html__())
    elif isinstance(node, str | int):
        put(_escaped(str(node)))
    elif isinstance(node, bytes | bytearray | Mapping) or not isinstance(node, Iterable):
        raise TypeError(f"{node!r} can't be written on a page")
    else:
        for one in node:
            _write(one, put)


@lru_cache(REMEMBERED)
def _escaped(text: str) -> str:
    return str(escape(text))


# ---------------------------------------------------------------- attributes


def _attribute(name: str, value: Attribute) -> str:
    if value is None or value is False:
        return ""
    if name == "class" and not isinstance(value, str):
        value = _classes(value)
        if not value:
            return ""
    if value is True:
        return f" {name}"
    if not isinstance(value, str | int) and not hasattr(value, "__html__"):
        raise TypeError(f"{name} can't be {value!r}")
    return f' {name}="{_escaped(str(value))}"'


def _classes(value: Attribute) -> str:
    """Those of a list that are some, and of a dictionary those that hold."""
    if isinstance(value, Mapping):
        return " ".join(name for name, holds in value.items() if holds)
    assert isinstance(value, Iterable), value
    return " ".join(_classes(one) if isinstance(one, Mapping) else str(one) for one in value if one)


@lru_cache(REMEMBERED)
def _name(name: str) -> str:
    """``data_at`` is data-at, and what Python keeps for itself ends with an underscore: ``for_``."""
    bare = name.removesuffix("_")
    return (bare if keyword.iskeyword(bare) else name).replace("_", "-")


@lru_cache(REMEMBERED)
def _short(given: str) -> tuple[tuple[str, str], ...]:
    """``#id.class.class`` as attributes."""
    if not given:
        return ()
    id_, *classes = given.split(".")
    if (id_ and not id_.startswith("#")) or any(letter.isspace() for letter in given):
        raise ValueError(f"{given!r} is no #id.class")
    found = [("id", id_[1:])] if id_ else []
    return (*found, ("class", " ".join(filter(None, classes)))) if classes else tuple(found)


@lru_cache(REMEMBERED)
def _shortly(given: str) -> str:
    """The same as they are written."""
    return "".join(_attribute(name, value) for name, value in _short(given))


# ---------------------------------------------------------------- names


def __getattr__(name: str) -> Tag:
    """Every element by its name: ``h.section``; made when it is used first."""
    if not name.isalnum() or not name.islower():
        raise AttributeError(name)
    globals()[name] = made = Tag(name)
    return made
