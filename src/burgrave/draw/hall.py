"""A hall with a round table, where people wait until everybody has sat down."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

from markupsafe import Markup

from burgrave.draw.houses import town
from burgrave.draw.look import icons, put, seal
from burgrave.draw.people import BOX, SEATED, bust
from burgrave.draw.shapes import Symbols

LEFT, RIGHT = 130, 690  # where the outermost chairs stand
MIDDLE: Final = 410
BACK: Final = "M-58 -20q0-96 58-96t58 96v70h-116Z"  # of a chair
PLATE: Final = "M-66 18h132v40q0 6-6 6H-60q-6 0-6-6Z"
FEW: Final = 3  # beside oneself: on a phone there is room for their names
CROWDED: Final = 5  # so many stand closer
BANNERS: Final = ((190, "#8f2a22", "crown"), (630, "#1f4a80", "castle"))
ON_TABLE: Final = (
    ("tavern", "green", -190),
    ("church", "blue", -120),
    ("castle", "gold", 0),
    ("cathedral", "blue", 126),
)


class Chair(NamedTuple):
    """A seat: who is there, or that it is free, and what is said of them."""

    name: str
    state: str
    colour: int
    free: bool


def hall(symbols: Symbols, others: Sequence[Chair], own: Chair | None, label: str) -> Markup:
    """Everybody around the table, oneself in front."""
    size = 0.8 if len(others) >= CROWDED else 1
    step = (RIGHT - LEFT) / max(1, len(others) - 1)
    places = [LEFT + step * n if len(others) > 1 else MIDDLE for n in range(len(others))]
    behind = [(chair, x, 322 + abs(x - MIDDLE) / 12) for chair, x in zip(others, places, strict=True)]
    parts = [
        _walls(symbols),
        *[_chair(chair, x, y, size) for chair, x, y in behind],
        _table(symbols),
        *[_plate(symbols, chair, x, y + 24, size) for chair, x, y in behind],
    ]
    if own is not None:
        parts += [_chair(own, MIDDLE, 622, 0.95), _plate(symbols, own, MIDDLE, 622, 0.95)]
    box = 'viewBox="0 20 820 672" preserveAspectRatio="xMidYMid slice"'
    kind = "room" if len(others) <= FEW else "room crowded"
    return Markup(f'<svg class="{kind}" {box} role="img" aria-label="{{}}">{{}}</svg>').format(
        label, Markup("").join(parts)
    )


def _walls(symbols: Symbols) -> Markup:
    """Stones, the light of a fire, a window on the town, banners."""
    stones = "".join(f"M{(n * 137) % 900 - 40} {40 + (n * 53) % 280}h44" for n in range(40))
    outside = Markup('<g class="hue-blue">{}</g><g class="hue-gold">{}</g>').format(
        town(symbols, "church", 378, 250, 0.7),
        town(symbols, "castle", 432, 250, 0.85),
    )
    banners = Markup("").join(
        Markup(
            f'<g transform="translate({x} 70)"><path fill="{colour}" stroke="#2a1a0e" d="M-46 0h92v150l-46 26-46-26Z"/>'
            '<path d="M-56 0h112" stroke="#3a2615" stroke-width="7"/><g fill="#ffdf8a">{}</g></g>'
        ).format(put(symbols, icon, 0, 70, 58))
        for x, colour, icon in BANNERS
    )
    return Markup(
        '<radialGradient id="fire"><stop stop-color="#ffd98a" stop-opacity=".85"/>'
        '<stop offset="1" stop-color="#ffb24a" stop-opacity="0"/></radialGradient>'
        '<rect x="-400" y="-100" width="1700" height="480" fill="#5b473c"/>'
        f'<path stroke="#0003" stroke-width="3" d="{stones}"/><circle cx="410" cy="330" r="380" fill="url(#fire)"/>'
        '<path fill="#8b7a68" stroke="#2a1c10" stroke-width="2" d="M340 250V110a70 70 0 0 1 140 0V250Z"/>'
        '<path fill="#1d2a4d" d="M350 250V112a60 60 0 0 1 120 0V250Z"/>'
        '<circle cx="440" cy="104" r="16" fill="#fff0c4"/>{}'
        '<path stroke="#5b4a3c" stroke-width="6" d="M410 52V250M350 150H470"/>{}'
        '<rect x="-400" y="376" width="1700" height="500" fill="#3f2a1b"/>'
    ).format(outside, banners)


def _table(symbols: Symbols) -> Markup:
    standing = Markup("").join(
        Markup('<g class="hue-{}">{}</g>').format(hue, town(symbols, name, MIDDLE + x, 496, 0.95))
        for name, hue, x in ON_TABLE
    )
    return Markup(
        '<ellipse fill="#3a2413" cx="410" cy="506" rx="400" ry="122"/>'
        '<ellipse fill="#7b5330" stroke="#2a1a0e" stroke-width="2" cx="410" cy="486" rx="400" ry="118"/>'
        '<ellipse fill="#96683c" cx="410" cy="486" rx="372" ry="102"/>{}'
    ).format(standing)


def _chair(chair: Chair, x: float, y: float, size: float) -> Markup:
    at = f'transform="translate({x:.4g} {y:.4g}) scale({size:g})"'
    if chair.free:
        plus = f'<path fill="#ffdf8a" transform="translate(-23 -63) scale(1.9)" d="{icons()["hire"]}"/>'
        edge = 'fill="#6b442766" stroke="#ffcf5a" stroke-width="3" stroke-dasharray="8 5"'
        return Markup(f'<g {at}><path {edge} d="{BACK}"/>{plus}</g>')
    who = bust(SEATED[chair.colour % len(SEATED)])
    return Markup(
        f'<g {at}><path fill="#6b4427" stroke="#2a1a0e" stroke-width="3" d="{BACK}"/>'
        f'<svg x="-52" y="-104" width="104" height="118" viewBox="{BOX}"><use href="{who}"/></svg></g>'
    )


def _plate(symbols: Symbols, chair: Chair, x: float, y: float, size: float) -> Markup:
    wax = str(seal(symbols, chair.colour)).replace("<svg ", '<svg x="-62" y="20" width="38" height="38" ', 1)
    return Markup(
        f'<g transform="translate({x:.4g} {y:.4g}) scale({size:g})">'
        f'<g class="plate"><path fill="#fbf1d8" stroke="#6b4a25" stroke-width="1.5" d="{PLATE}"/>{wax}'
        '<text class="hall-name" x="-20" y="38">{}</text><text class="hall-state" x="-20" y="55">{}</text></g></g>'
    ).format(_short(chair.name), _short(chair.state, 14))


def _short(text: str, most: int = 10) -> str:
    """As much as there is room for."""
    return text if len(text) <= most else f"{text[: most - 1]}…"
