"""Icons in a line, rows of them for what a card does, and numbers that are told in words."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import cache
from typing import Final

from markupsafe import Markup

from burgrave.draw import html as h
from burgrave.draw.html import Element, Node
from burgrave.draw.shapes import SIGNS, Symbols
from burgrave.kernel.effects import Effect, OneOf, Payment, Verb, steps

ICONS: Final = {  # that any game may need
    "coin": "M12 2a10 10 0 1 0 .01 0ZM12 5a7 7 0 1 1-.01 0ZM12 7.5L16.5 12L12 16.5L7.5 12Z",
    "crown": "M3 19V7l5 5 4-8 4 8 5-5v12Z",
    "back": "M5 1H19a2 2 0 0 1 2 2V21a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2V3a2 2 0 0 1 2-2ZM12 5.5L7 10V15L12 19L17 15V10Z",
    "undo": "M9 3L2 9.5L9 16V12h5a4.5 4.5 0 0 1 0 9H9v-0H8v2h6a6.5 6.5 0 0 0 0-13H9Z",
    "check": "M4 12.5L7 9.5L10.5 13L17.5 5.5L20.5 8.5L10.5 19Z",
}


class Pen:
    """Draws the icons of a game on one page, where each shape is written down once."""

    def __init__(
        self, symbols: Symbols, shapes: Mapping[str, str] = ICONS, icon_of: Callable[[str], str] = str
    ) -> None:
        self._symbols: Final = symbols
        self._shapes: Final = shapes  # by name, as paths on the 24-unit grid
        self._icon_of: Final = icon_of  # a verb of the game's effects: its icon

    def icon(self, name: str, class_: str = "") -> Markup:
        """A small picture; whatever holds it says in words what it means."""
        return _icon(self._shape(name), f"icon icon-{name} {class_}".strip())

    def owned(self, name: str, colour: int) -> Markup:
        """A piece of a player: in its colour, with its sign."""
        sign = self._symbols.path(f"s-{colour}", SIGNS[colour])
        return _owned(self._shape(name), sign, f".icon.owned.colour-{colour}")

    def _shape(self, name: str) -> str:
        return self._symbols.path(f"i-{name}", self._shapes[name])

    def count(self, number: int, name: str, least: int = 2) -> Element:
        """An icon with a number, from ``least`` on."""
        return h.span(".fx")[number >= least and h.b[str(number)], self.icon(name)]

    def effect(self, effect: Effect) -> Node:
        """An effect as a row of icons; alternatives with a stroke between them."""
        if isinstance(effect, Verb):
            return self._verb(effect)
        if isinstance(effect, OneOf):
            parts: list[Node] = []
            for branch in effect.branches:
                parts += [h.span(".or")["/"], self.effect(branch)] if parts else [self.effect(branch)]
            return h.span(".either")[parts]
        if isinstance(effect, Payment):
            return [[self._verb(verb) for verb in effect.price], h.span(".arrow")["›"], self.effect(effect.gain)]
        return [self.effect(step) for step in steps(effect)]

    def _verb(self, verb: Verb) -> Element:
        return self.count(verb.number, self._icon_of(verb.name))


def counter(label: str, *content: Node, class_: str = "") -> Element:
    """A number, a mark or an empty place that is told in words."""
    return h.span(class_, role="img", aria_label=label)[content]


@cache
def _icon(reference: str, class_: str) -> Markup:
    return Markup(f'<svg class="{class_}"><use href="{reference}"/></svg>')


@cache
def _owned(reference: str, sign: str, class_: str) -> Markup:
    """The piece, with the sign of its owner in the corner."""
    place = {"x": "52%", "y": "52%", "width": "48%", "height": "48%"}
    return Markup(h.svg(class_)[h.use(href=reference), h.use(".of", href=sign, **place)])
