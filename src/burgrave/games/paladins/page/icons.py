"""The icons of Paladins, and the rows of icons that effects, points at the end and discounts are drawn as."""

from __future__ import annotations

import tomllib
from functools import cache
from importlib.resources import files
from typing import Final

import htpy as h
from htpy import Element, Node
from markupsafe import Markup

from burgrave.draw.shapes import SIGNS, Symbols
from burgrave.games.paladins.data import tables as t
from burgrave.games.paladins.rules.verbs import VERBS
from burgrave.kernel.effects import Effect, Modifier, OneOf, Payment, Per, Verb, steps

ATTRIBUTES: Final = ("strength", "influence", "faith")
ACTION_ICONS: Final = {  # by action: the thing that it is about, where there is one
    "develop": "workshop",
    "commission": "monk",
    "fortify": "wall",
    "garrison": "outpost",
    "absolve": "jar",
}
UNIT_ICONS: Final = {**ACTION_ICONS, "order": "seal", "paid debt": "paid", "unpaid debt": "debt"}
PER: Final = " : "  # between points and what they are counted by


@cache
def shapes() -> dict[str, str]:
    """Every icon by name."""
    found = tomllib.loads((files("burgrave.games.paladins.page") / "icons.toml").read_text(encoding="utf-8"))
    return {name: path for group in found.values() for name, path in group.items()}


def action_icon(action: str) -> str:
    """The icon of an action."""
    return ACTION_ICONS.get(action, action)


class Pen:
    """Draws icons on one page, where each shape is written down once."""

    def __init__(self, symbols: Symbols) -> None:
        self._symbols: Final = symbols

    def icon(self, name: str, class_: str = "") -> Markup:
        """A small picture; whatever holds it says in words what it means."""
        return _icon(self._symbols.path(f"p-{name}", shapes()[name]), f"ic ic-{name} {class_}".strip())

    def owned(self, name: str, colour: int) -> Markup:
        """A piece of a player: in its colour, with its sign."""
        sign = self._symbols.path(f"s-{colour}", SIGNS[colour])
        return _owned(self._symbols.path(f"p-{name}", shapes()[name]), sign, f".ic.owned.colour-{colour}")

    def action(self, action: str, class_: str = "") -> Markup:
        """The icon of an action."""
        return self.icon(action_icon(action), class_)

    def count(self, number: int, name: str, least: int = 2) -> Element:
        """An icon with a number, from ``least`` on."""
        return h.span(".fx")[number >= least and h.b[str(number)], self.icon(name)]

    def workers(self, workers: list[str]) -> Node:
        """Workers one by one."""
        return [self.icon(worker) for worker in workers]

    def space(self, colour: str, standing: str | None, home: bool = False) -> Element:
        """A worker space: its colour, and who stands there; ``home`` where a workshop may stand."""
        kind = f".space.of-{colour}{'.home' if home else ''}"
        if standing is not None:
            return h.span(f"{kind}.taken")[self.icon(standing if standing != "any" else "worker")]
        return h.span(kind)[colour != "any" and self.icon(colour)]

    # ---------------------------------------------------------------- effects

    def effect(self, effect: Effect) -> Node:
        """An effect as a row of icons; alternatives with a stroke between them."""
        if isinstance(effect, Verb):
            return self._verb(effect)
        if isinstance(effect, OneOf):
            parts: list[Node] = []
            for branch in effect.branches:
                parts += [h.span(".or")["/"], self.effect(branch)] if parts else [self.effect(branch)]
            return h.span(".choice")[parts]
        if isinstance(effect, Payment):
            return [[self._verb(verb) for verb in effect.price], h.span(".arrow")["›"], self.effect(effect.gain)]
        return [self.effect(step) for step in steps(effect)]

    def _verb(self, verb: Verb) -> Element:
        return self.count(verb.number, VERBS[verb.name].icon)

    def attributes(self, values: tuple[int, int, int]) -> Node:
        """What a paladin adds for a round."""
        return [
            h.span(".fx")[h.b[f"+{value}"], self.icon(name)]
            for name, value in zip(ATTRIBUTES, values, strict=True)
            if value
        ]

    def scoring(self, scoring: tuple[Per, ...]) -> Node:
        """Points at the end: so many, and so many for each of something."""
        return [self._per(per, plus=index > 0) for index, per in enumerate(scoring)]

    def _per(self, per: Per, plus: bool) -> Element:
        points = [plus and "+", str(per.points), self.icon("vp")]
        if not per.unit:
            return h.span(".fx")[points]
        people = per.unit.removeprefix("attacked ")
        unit = [self.icon("attack"), self.icon(people)] if people != per.unit else self.icon(self._unit(per.unit))
        return h.span(".fx")[points, PER, per.each > 1 and str(per.each), unit]

    def _unit(self, unit: str) -> str:
        return UNIT_ICONS.get(unit, unit)

    def modifier(self, modifier: Modifier) -> Node:
        """What a paladin makes cheaper."""
        kind, what = modifier.name.split(" ")
        thing = "provision" if what == "provisions" else what
        return [
            self.action(modifier.action),
            h.span(".fx")[h.b["0" if kind == "free" else f"−{modifier.amount}"], self.icon(thing)],
        ]


@cache
def _icon(reference: str, class_: str) -> Markup:
    return Markup(f'<svg class="{class_}"><use href="{reference}"/></svg>')


@cache
def _owned(reference: str, sign: str, class_: str) -> Markup:
    """The piece, with the sign of its owner in the corner."""
    place = {"x": "52%", "y": "52%", "width": "48%", "height": "48%"}
    return Markup(h.svg(class_)[h.use(href=reference), h.use(".of", href=sign, **place)])


assert set(t.WORKERS) <= set(shapes()), "every worker has a shape of its own"
