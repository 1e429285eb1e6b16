"""The icons of Viscounts, and the rows of icons that effects are drawn as."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from markupsafe import Markup

from burgrave.draw import html as h
from burgrave.draw import icons as draw
from burgrave.draw import look
from burgrave.draw.html import Element, Node
from burgrave.draw.shapes import Symbols
from burgrave.games.viscounts.data import tables as t
from burgrave.games.viscounts.text.wording import smooth
from burgrave.kernel.effects import Effect, Modifier, OneOf, Per, Verb, steps

KIND: Final = {  # of icons that pay for actions: a hue and a sign, as colour is never alone
    "trade": ("green", "scales"),
    "build": ("stone", "hammer"),
    "noble": ("gold", "noble"),
    "cleric": ("blue", "cross"),
    "criminal": ("crime", "mask"),
}
VERB: Final = {
    "silver": "coin",
    "resource": "star",
    "corruption": "corrupt",
    "rearrange": "swap",
    "workers": "person",
    "build": "house",
    "manuscript": "scroll",
    "draw": "cards",
    "dismiss": "hire",
    "scheme": "cards",
    "focus": "eye",
    "place_workers": "castle",
    "transcribe": "scroll",
}
GOOD: Final = {"silver": "coin", "stone": "stone", "gold": "gold", "ink": "ink"}
WHEN: Final = {"played": "hand", "dropped": "draw"}  # of an ability; everything else lasts
EVENT: Final = {  # what an ability waits for
    "after trade": "scales",
    "after build": "hammer",
    "after place_workers": "noble",
    "after transcribe": "cross",
    "after flip debt": "flip",
    "after debt": "debt",
    "after hire": "hire",
    "at collision": "swords",
    "after flip": "flip",
    "after scheme": "cards",
    "after shuffle": "shuffle",
    "built": "house",
}
LASTING: Final = {"further": "move", "dismiss cost": "coin", "hand": "cards"}
UNIT: Final = {  # what manuscripts count
    "resource": "star",
    "building": "house",
    "flipped_debt": "debt",
    "flipped_deed": "deed",
    "worker": "person",
    "manuscript": "scroll",
}
OR: Final = "/"
THEN: Final = "▸"
PER: Final = ":"
NARROW: Final = (OR, THEN, PER)


def tokens(effect: Effect) -> list[str]:
    """An effect as numbers, icons and strokes between alternatives."""
    effect = smooth(effect)
    if isinstance(effect, Verb):
        number = [str(effect.number)] if effect.number > 1 else []
        icon = [VERB.get(effect.name, effect.name)]
        return [*number, *icon, *[word for word in effect.words if effect.name == "flip"]]
    if isinstance(effect, OneOf):
        found: list[str] = []
        for branch in effect.branches:
            found += [OR, *tokens(branch)] if found else tokens(branch)
        return found
    parts = steps(effect)
    numbered = any(isinstance(step, Verb) and step.number > 1 for step in parts)  # then a 1 is told, too
    found = []
    for step in parts:
        single = isinstance(step, Verb) and step.number == 1
        found += [*(["1"] if numbered and single else []), *tokens(step)]
    return found


def wide(row: Sequence[str], size: float) -> float:
    """How much room a row of icons takes."""
    return sum(size * (0.4 if token in NARROW or token.isdigit() else 1.0) for token in row)


def line(symbols: Symbols, row: Sequence[str], x: float, y: float, size: float, room: float = 1000) -> Markup:
    """A row of icons within a drawing, around a point, as large as there is room."""
    size = min(size, size * room / max(wide(row, size), 1))
    left = x - wide(row, size) / 2
    drawn = Markup()
    for token in row:
        across = size * (0.4 if token in NARROW or token.isdigit() else 1.0)
        middle = left + across / 2
        if token in NARROW or token.isdigit():
            drawn += Markup('<text class="digit" x="{}" y="{}" font-size="{}">{}</text>').format(
                f"{middle:.4g}", f"{y + size * 0.34:.4g}", f"{size * 0.95:.3g}", token
            )
        else:
            drawn += look.put(symbols, token, middle, y, size * 0.94)
        left += across
    return drawn


def disc(symbols: Symbols, kind: str, x: float, y: float, size: float) -> Markup:
    """An icon that pays for an action, within a drawing."""
    hue, sign = KIND[kind]
    return look.disc(symbols, sign, hue, x, y, size)


class Pen(draw.Pen):
    """Draws icons in lines of text, on one page."""

    def __init__(self, symbols: Symbols) -> None:
        super().__init__(symbols, look.icons(), lambda verb: VERB.get(verb, verb))

    def kind(self, kind: str) -> Element:
        """An icon that pays for an action."""
        hue, sign = KIND[kind]
        return h.span(f".disc-of.hue-{hue}")[self.icon(sign)]

    def worker(self, colour: int) -> Markup:
        """A worker of a seat."""
        reference = look.worker(self._symbols, colour)
        return Markup(f'<svg class="icon worker colour-{colour}" viewBox="-1 -1 26 26"><use href="{reference}"/></svg>')

    def row(self, effect: Effect) -> Element:
        """An effect."""
        return self.tokens(tokens(effect))

    def tokens(self, row: Sequence[str]) -> Element:
        """Numbers, icons and strokes."""
        return h.span(".fx")[[h.b[one] if one in NARROW or one.isdigit() else self.icon(one) for one in row]]

    def lasting(self, modifier: Modifier) -> Node:
        """What a building changes for good."""
        icon = modifier.name.removeprefix("icon ")
        if icon in t.ICONS:
            return h.span(".fx")[modifier.amount > 1 and h.b[str(modifier.amount)], self.kind(icon)]
        return h.span(".fx")[h.b[str(modifier.amount)], self.icon(LASTING[modifier.name])]


def scoring(per: Per) -> list[str]:
    """Points at the end that a manuscript brings: so many for every few of something."""
    sign = KIND[per.unit][1] if per.unit in KIND else UNIT[per.unit]
    return ["vp", PER, *([str(per.each)] if per.each > 1 else []), sign]
