"""HTML and SVG as text in which everything is escaped unless it was built here."""

from __future__ import annotations

from html import escape
from typing import Final

VOID: Final = frozenset(("br", "input", "meta", "wbr"))  # elements without an end


class Html(str):
    """Markup that is already well-formed; any other text is escaped when it goes into some."""

    __slots__ = ()

    def __html__(self) -> str:
        """For libraries that ask whether a text is markup."""
        return self


def el(name: str, /, *children: str, **attributes: str | float | None) -> Html:
    """An element: ``el("th", "King & co", scope="row")``. In the names of attributes, ``_`` stands for ``-``."""
    given = "".join(
        f' {key.rstrip("_").replace("_", "-")}="{escape(plain(value))}"'
        for key, value in attributes.items()
        if value is not None
    )
    if name in VOID:
        return Html(f"<{name}{given} />")
    return Html(f"<{name}{given}>{join(*children)}</{name}>")


def join(*children: str) -> Html:
    """Elements and texts one after the other."""
    return Html("".join(child if isinstance(child, Html) else escape(child, quote=False) for child in children))


def plain(value: str | float) -> str:
    """An attribute as text; coordinates need no more than two decimals."""
    return value if isinstance(value, str) else f"{value:.2f}".rstrip("0").rstrip(".")
