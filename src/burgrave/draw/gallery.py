"""What takes part in a game, to be looked at before it begins: people, houses and cards with their names."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Final, TypeAlias

from markupsafe import Markup

from burgrave.draw import html as h
from burgrave.draw.html import Element, Node
from burgrave.draw.people import BOX, bust
from burgrave.draw.shapes import Symbols

FEW: Final = 10  # pictures that are seen at once

Taking: TypeAlias = Mapping[str, Mapping[str, Node]]
"""What is shown with an option, by its value; with the option ``""`` what takes part always."""

Gathering: TypeAlias = Callable[[Symbols, str, int], Taking]
"""What takes part, in a language, among so many players."""


def framed(reference: str, box: str = BOX) -> Markup:
    """A person, or whatever else is drawn, in a small frame."""
    return Markup(f'<svg class="framed-of" viewBox="{box}" aria-hidden="true"><use href="{reference}"/></svg>')


def person(who: str) -> Markup:
    """Somebody of the kit in a frame."""
    return framed(bust(who))


def shown(picture: Node, name: str, hue: str = "stone", mark: str = "", out: bool = False) -> Element:
    """A picture with its name; ``out``: it may join, but does not."""
    return h.span(f".shown.hue-{hue}{'.out' if out else ''}")[picture, mark and h.b[mark], h.small[name]]


def gallery(title: str, pictures: Sequence[Node], few: int = FEW) -> Element:
    """Pictures beside each other, under what they are; where they are many, the others can be unfolded."""
    rest = pictures[few:] if len(pictures) > few + 1 else []
    return h.div(".gallery")[
        h.p[title],
        h.div[pictures[: len(pictures) - len(rest)]],
        bool(rest) and h.details[h.summary[f"+{len(rest)}"], h.div[rest]],
    ]
