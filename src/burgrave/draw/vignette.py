"""Vignettes: small pictures of what a chapter tells, put together from the game's own houses, people and pieces.

They are written down part by part, from far to near: a name, then where it stands and how large it is. The ground is
at 140 of 160; the width is 480.
"""

from __future__ import annotations

import tomllib
from collections.abc import Callable, Mapping
from functools import cache
from importlib.resources.abc import Traversable
from types import MappingProxyType
from typing import Final, NamedTuple, TypeAlias

from markupsafe import Markup

from burgrave.draw.houses import town
from burgrave.draw.look import put, use, worker
from burgrave.draw.people import BOX, bust
from burgrave.draw.shapes import Symbols
from burgrave.kernel.expansions import folders

WIDE, HIGH, GROUND = 480, 160, 140
BACK: Final = Markup(
    '<rect class="v-back" width="50" height="70" rx="5"/><path class="v-sign" d="M25 14L40 29V42L25 57 10 42V29Z"/>'
)
Part: TypeAlias = Callable[[Symbols, list[str]], Markup]
"""A part as it is written down: its words after the name."""


def _anybody(_: Symbols, who: str) -> str:
    """Somebody of the kit: they lie in a file that browsers keep."""
    return bust(who)


class Kit(NamedTuple):
    """What a game draws its vignettes from."""

    house: Callable[[Symbols, str, float, float, float], Markup] = town  # by name: middle, ground and scale
    person: Callable[[Symbols, str], str] = _anybody  # the reference to somebody
    icon: Callable[[Symbols, str, float, float, float], Markup] = put
    more: Mapping[str, Part] = MappingProxyType({})  # what only this game has


def written(file: Traversable) -> dict[str, str]:
    """The vignettes of a file, by chapter."""
    return tomllib.loads(file.read_text(encoding="utf-8"))


@cache
def pictures(package: str) -> dict[str, str]:
    """Of a game's own chapters, and of those that its expansions add."""
    found: dict[str, str] = {}
    for folder in folders(package).values():
        found |= written(folder / "page" / "lesson.toml")
    return found


def vignette(symbols: Symbols, kit: Kit, parts: str, label: str) -> Markup:
    """A picture with what it shows in words. Its first line is its light: day, dusk, night or room."""
    light, *lines = [line.strip() for line in parts.strip().splitlines()]
    drawn = Markup("").join(_part(symbols, kit, line) for line in lines)
    return Markup(
        '<svg class="vignette light-{}" viewBox="0 0 {} {}" role="img" aria-label="{}">'
        '<path class="v-sky" d="M0 0H480V160H0Z"/><path class="v-hill" d="M0 112Q70 84 150 104T300 92 480 104V160H0Z"/>'
        '<path class="v-street" d="M0 140H480V160H0Z"/>{}</svg>'
    ).format(light, WIDE, HIGH, label, drawn)


def _part(symbols: Symbols, kit: Kit, line: str) -> Markup:
    name, *words = line.split(" ")
    if name in kit.more:
        return kit.more[name](symbols, words)
    if name in ("house", "ghost"):
        house, hue, *numbers = words
        middle, scale, ground = [*map(float, numbers), GROUND][:3]
        standing = kit.house(symbols, house, middle, ground, scale)
        return Markup('<g class="hue-{}{}">{}</g>').format(hue, " ghost" if name == "ghost" else "", standing)
    if name == "person":
        who, *numbers = words
        x, size, ground = [*map(float, numbers), GROUND][:3]
        return person(kit.person(symbols, who), x, size, ground)
    if name == "icon":
        shape, *numbers = words
        x, y, size = map(float, numbers)
        disc = Markup('<circle class="v-disc" cx="{:g}" cy="{:g}" r="{:g}"/>').format(x, y, size * 0.66)
        return disc + kit.icon(symbols, shape, x, y, size * 0.9)
    return PARTS[name](symbols, *words)


# -------------------------------------------------------------------- parts


def person(reference: str, middle: float, size: float, ground: float = GROUND) -> Markup:
    """Somebody seen from the breast up, behind the street."""
    box = f'width="{size:g}" height="{size * 68 / 60:g}" viewBox="{BOX}"'
    return Markup('<svg x="{}" y="{}" {}><use href="{}"/></svg>').format(
        f"{middle - size / 2:g}", f"{ground - size * 68 / 60:g}", Markup(box), reference
    )


def _worker(symbols: Symbols, colour: str, x: str, y: str = "128", size: str = "30") -> Markup:
    return use(worker(symbols, int(colour)), float(x), float(y), float(size), f"worker colour-{colour}")


def _coin(symbols: Symbols, x: str, y: str, number: str = "") -> Markup:
    return Markup(
        '<circle class="v-coin" cx="{0}" cy="{1}" r="15"/><circle class="v-rim" cx="{0}" cy="{1}" r="11"/>{2}'
    ).format(x, y, _number(symbols, x, str(float(y) + 6), number, "18"))


def _number(symbols: Symbols, x: str, y: str, text: str, size: str = "24") -> Markup:
    """Only numbers and signs: words would need a language."""
    return Markup('<text class="v-number" x="{}" y="{}" font-size="{}">{}</text>').format(x, y, size, text)


def _arrow(symbols: Symbols, x: str, y: str, to_x: str, to_y: str, up: str = "-24") -> Markup:
    """A way in an arc, from a point to another."""
    middle, top = (float(x) + float(to_x)) / 2, min(float(y), float(to_y)) + float(up)
    lean_x, lean_y = float(to_x) - middle, float(to_y) - top
    long = max((lean_x**2 + lean_y**2) ** 0.5, 1)
    a, b = lean_x / long, lean_y / long
    tip_x, tip_y = float(to_x), float(to_y)
    head = (
        f"M{tip_x + 9 * a:.4g} {tip_y + 9 * b:.4g}L{tip_x - 7 * b:.4g} {tip_y + 7 * a:.4g}"
        f" {tip_x + 7 * b:.4g} {tip_y - 7 * a:.4g}Z"
    )
    return Markup(
        f'<path class="v-way" d="M{x} {y}Q{middle:g} {top:g} {to_x} {to_y}"/><path class="v-tip" d="{head}"/>'
    )


def _card(symbols: Symbols, x: str, y: str, scale: str = "1") -> Markup:
    """A card face down."""
    reference = symbols.drawing("v-card", "0 0 50 70", BACK)
    wide, high = 50 * float(scale), 70 * float(scale)
    return Markup(f'<use href="{reference}" x="{x}" y="{y}" width="{wide:g}" height="{high:g}"/>')


def _paper(symbols: Symbols, hue: str, x: str, y: str, wide: str = "50", high: str = "66") -> Markup:
    """A card face up, on which other parts are drawn: its band has the colour of its kind."""
    return Markup(
        '<g class="hue-{0}"><rect class="paper-face" x="{1}" y="{2}" width="{3}" height="{4}" rx="5"/>'
        '<rect class="band" x="{1}" y="{2}" width="{3}" height="9" rx="4"/></g>'
    ).format(hue, x, y, wide, high)


def _socket(symbols: Symbols, hue: str, x: str, y: str, size: str = "15") -> Markup:
    """Where somebody may stand: of a kind, or anybody."""
    return Markup('<circle class="v-socket hue-{}" cx="{}" cy="{}" r="{}"/>').format(hue, x, y, size)


def _stone(symbols: Symbols, x: str, y: str, wide: str, high: str) -> Markup:
    """A block of stone with its shade: a step, a tier, a wall."""
    left, across = float(x), float(wide)
    return Markup(
        f'<rect class="b-stone" x="{x}" y="{y}" width="{wide}" height="{high}"/>'
        f'<rect class="b-shade" x="{left + across * 0.7:g}" y="{y}" width="{across * 0.3:g}" height="{high}"/>'
    )


def _track(
    symbols: Symbols, x: str, y: str, cells: str, hue: str = "gold", done: str = "0", side: str = "24"
) -> Markup:
    """Spaces in a row, the first of which are done."""
    step = float(side)
    return Markup("").join(
        Markup('<rect class="v-cell{}" x="{}" y="{}" width="{}" height="{}" rx="4"/>').format(
            f" hue-{hue}" if n < int(done) else " free", f"{float(x) + n * (step + 3):g}", y, side, side
        )
        for n in range(int(cells))
    )


def _glow(symbols: Symbols, x: str, y: str) -> Markup:
    """What can be clicked."""
    return Markup('<circle class="v-glow" cx="{}" cy="{}" r="30"/>').format(x, y)


PARTS: Final[dict[str, Callable[..., Markup]]] = {
    "arrow": _arrow,
    "card": _card,
    "coin": _coin,
    "glow": _glow,
    "number": _number,
    "paper": _paper,
    "socket": _socket,
    "stone": _stone,
    "track": _track,
    "worker": _worker,
}
