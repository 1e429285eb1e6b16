"""The icons of Paladins, and the rows of icons that effects, points at the end and discounts are drawn as."""

from __future__ import annotations

import tomllib
from functools import cache
from importlib.resources import files
from typing import Final

import htpy as h
from htpy import Element, Node
from markupsafe import Markup

from burgrave.draw import icons as draw
from burgrave.draw.shapes import Symbols
from burgrave.games.paladins.data import tables as t
from burgrave.games.paladins.rules.verbs import VERBS
from burgrave.kernel.effects import Modifier, Per

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


class Pen(draw.Pen):
    """Draws the icons of Paladins on one page."""

    def __init__(self, symbols: Symbols) -> None:
        super().__init__(symbols, shapes(), lambda verb: VERBS[verb].icon)

    def action(self, action: str, class_: str = "") -> Markup:
        """The icon of an action."""
        return self.icon(action_icon(action), class_)

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


assert set(t.WORKERS) <= set(shapes()), "every worker has a shape of its own"
