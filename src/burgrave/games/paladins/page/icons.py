"""The icons of Paladins, and the rows of icons that effects, points at the end and discounts are drawn as."""

from __future__ import annotations

import tomllib
from collections.abc import Sequence
from functools import cache
from importlib.resources import files
from typing import Final

from markupsafe import Markup

from burgrave.draw import html as h
from burgrave.draw import icons as draw
from burgrave.draw import look
from burgrave.draw.html import Element, Node
from burgrave.draw.shapes import Symbols
from burgrave.games.paladins.data import tables as t
from burgrave.games.paladins.rules.verbs import VERBS
from burgrave.kernel.effects import Effect, Modifier, OneOf, Per, Verb, steps

ATTRIBUTES: Final = ("strength", "influence", "faith")
ACTION_ICONS: Final = {  # by action: the thing that it is about, where there is one
    "develop": "workshop",
    "commission": "monk",
    "fortify": "wall",
    "garrison": "outpost",
    "absolve": "jar",
}
UNIT_ICONS: Final = {**ACTION_ICONS, "order": "seal", "paid debt": "paid", "unpaid debt": "debt"}
OF_THE_LOOK: Final = ("check", "eye", "lock")
OR, THEN, PER, PLUS = "/", "▸", ":", "+"  # between alternatives, before what comes of it, points and what counts them
NARROW: Final = (OR, THEN, PER, PLUS)


@cache
def shapes() -> dict[str, str]:
    """Every icon by name."""
    found = tomllib.loads((files("burgrave.games.paladins.page") / "icons.toml").read_text(encoding="utf-8"))
    return {name: path for group in found.values() for name, path in group.items()}


@cache
def all_shapes() -> dict[str, str]:
    """The same with those that every game has."""
    return {**{name: look.icons()[name] for name in OF_THE_LOOK}, **shapes()}


def action_icon(action: str) -> str:
    """The icon of an action."""
    return ACTION_ICONS.get(action, action)


# -------------------------------------------------------------------- within drawings


def put(symbols: Symbols, name: str, x: float, y: float, size: float, class_: str = "") -> Markup:
    """An icon within a drawing, around a point."""
    return look.use(symbols.path(f"i-{name}", all_shapes()[name]), x, y, size, f"icon-{name} {class_}".strip())


def tokens(effect: Effect) -> list[str]:
    """An effect as numbers, icons and strokes between alternatives."""
    if isinstance(effect, Verb):
        return [*([str(effect.number)] if effect.number > 1 else []), VERBS[effect.name].icon]
    if isinstance(effect, OneOf):
        found: list[str] = []
        for branch in effect.branches:
            found += [OR, *tokens(branch)] if found else tokens(branch)
        return found
    return [token for step in steps(effect) for token in tokens(step)]


def scoring(counted: Sequence[Per]) -> list[str]:
    """Points at the end: so many, and so many for each of something."""
    found: list[str] = []
    for per in counted:
        found += [*([PLUS] if found else []), str(per.points), "vp"]
        if per.unit:
            people = per.unit.removeprefix("attacked ")
            unit = ["attack", people] if people != per.unit else [UNIT_ICONS.get(per.unit, per.unit)]
            found += [PER, *([str(per.each)] if per.each > 1 else []), *unit]
    return found


def plain(token: str) -> bool:
    """Whether a part of a row is written rather than drawn."""
    return token in NARROW or token.strip("+−").isdigit()


def room(row: Sequence[str], size: float) -> float:
    """How much room a row of icons takes."""
    return sum(size * (0.3 + 0.22 * len(token) if plain(token) else 1.06) for token in row)


def line(
    symbols: Symbols, row: Sequence[str], x: float, y: float, size: float, wide: float = 1000, part: float = 0.5
) -> Markup:
    """A row of icons within a drawing, as large as there is room; that part of it lies left of a point."""
    size = min(size, size * wide / max(room(row, size), 1))
    left, drawn = x - room(row, size) * part, Markup()
    for token in row:
        across = room([token], size)
        middle = left + across / 2
        if plain(token):
            drawn += Markup('<text class="digit" x="{}" y="{}" font-size="{}">{}</text>').format(
                f"{middle:.1f}", f"{y + size * 0.35:.1f}", f"{size * 0.95:.1f}", token
            )
        else:
            drawn += put(symbols, token, round(middle, 1), y, round(size, 1))
        left += across
    return drawn


# -------------------------------------------------------------------- in lines of text


class Pen(draw.Pen):
    """Draws the icons of Paladins on one page."""

    def __init__(self, symbols: Symbols) -> None:
        super().__init__(symbols, all_shapes(), lambda verb: VERBS[verb].icon)

    def action(self, action: str, class_: str = "") -> Markup:
        """The icon of an action."""
        return self.icon(action_icon(action), class_)

    def workers(self, workers: list[str]) -> Node:
        """Workers one by one."""
        return [self.icon(worker) for worker in workers]

    def space(self, colour: str, standing: str | None, home: bool = False, class_: str = "") -> Element:
        """A worker space: its colour, and who stands there; ``home`` where a workshop may stand."""
        kind = f".space.of-{colour}{'.home' if home else ''}{class_}"
        if standing is not None:
            return h.span(f"{kind}.taken.by-{standing}")[self.icon(standing if standing != "any" else "worker")]
        return h.span(kind)[colour != "any" and self.icon(colour)]

    def row(self, row: Sequence[str]) -> Element:
        """Numbers, icons and strokes."""
        return h.span(".fx")[[h.b[one] if plain(one) else self.icon(one) for one in row]]

    # ---------------------------------------------------------------- effects

    def attributes(self, values: tuple[int, int, int]) -> Node:
        """What a paladin adds for a round."""
        return [
            h.span(".fx")[h.b[f"+{value}"], self.icon(name)]
            for name, value in zip(ATTRIBUTES, values, strict=True)
            if value
        ]

    def scoring(self, counted: tuple[Per, ...]) -> Node:
        """Points at the end: so many, and so many for each of something."""
        return self.row(scoring(counted))

    def modifier(self, modifier: Modifier) -> Node:
        """What a paladin makes cheaper."""
        return self.row(cheaper(modifier))


def cheaper(modifier: Modifier) -> list[str]:
    """What a paladin makes cheaper, as a row of icons."""
    kind, what = modifier.name.split(" ")
    thing = "provision" if what == "provisions" else what
    return [action_icon(modifier.action), THEN, "0" if kind == "free" else f"−{modifier.amount}", thing]


assert set(t.WORKERS) <= set(shapes()), "every worker has a shape of its own"
