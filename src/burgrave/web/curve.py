"""The curve of an analysis: how the chances of victory went, turn by turn, as bands one upon the other.

The bands stretch to whatever room there is, the words do not: they keep their size on a phone.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

from burgrave.arena.markup import Html, el, plain
from burgrave.arena.plots import SHAPES, STYLES

FLAT: Final = 0.12  # a band that is thinner has no room for its sign
SIGN: Final = 22  # units that a sign has
MOST_ROUNDS: Final = 12  # numbers that fit below


class Band(NamedTuple):
    """Somebody's share of the victory after each turn."""

    name: str
    colour: int
    shares: Sequence[float]


def curve(
    bands: Sequence[Band], rounds: Sequence[str], marks: Sequence[int], end: str, title: str, description: str
) -> Html:
    """Bands from the top to the bottom; ``rounds`` says in which round each turn was, ``marks`` which ones are named.

    Where there is one share more than rounds, the last one is the ``end`` of the game.
    """
    count = len(bands[0].shares)
    across = [100 * place / max(1, count - 1) for place in range(count)]
    above = [0.0] * count
    areas, signs = [], []
    for band in bands:
        below = [high + share for high, share in zip(above, band.shares, strict=True)]
        areas.append(_area(across, above, below, band.colour))
        signs += _sign(across, above, band, marks)
        above = below
    parts = [
        el("title", title),
        el("desc", description),
        el("svg", *areas, viewBox="0 0 100 100", preserveAspectRatio="none", width="100%", height="100%"),
        *signs,
        *_levels(),
        *_rounds(across, rounds, end if count > len(rounds) else ""),
        *[_mark(across[place], number) for number, place in enumerate(marks, 1)],
    ]
    return el("svg", *parts, class_="curve", role="img", width="100%", height="100%")


def _area(across: Sequence[float], above: Sequence[float], below: Sequence[float], colour: int) -> Html:
    there = [f"{plain(x)} {plain(100 * y)}" for x, y in zip(across, above, strict=True)]
    back = [f"{plain(x)} {plain(min(100.0, 100 * y))}" for x, y in zip(across, below, strict=True)]
    style = colour % STYLES
    return el("path", d=f"M{' L'.join([*there, *reversed(back)])} Z", class_=f"band fill{style}")


def _sign(across: Sequence[float], above: Sequence[float], band: Band, marks: Sequence[int]) -> list[Html]:
    """The sign of a player where the band is broadest, beside the edges and what is marked."""
    inner = [place for place in range(1, len(across) - 1) if place not in marks]
    place = max(inner, key=lambda n: band.shares[n], default=0)
    if not inner or band.shares[place] < FLAT:
        return []
    middle = 100 * (above[place] + band.shares[place] / 2)
    sign = el("path", d=SHAPES[band.colour % STYLES], transform=f"translate(-{SIGN / 2:g} -{SIGN / 2:g})")
    return [el("svg", sign, x=f"{plain(across[place])}%", y=f"{plain(middle)}%", overflow="visible", class_="whose")]


def _levels() -> list[Html]:
    found = []
    for level in (100, 50, 0):
        y = f"{100 - level}%"
        found.append(el("line", x1="0", x2="100%", y1=y, y2=y, class_="level"))
        found.append(el("text", f"{level}%", x="-6", y=y, dy=".35em", text_anchor="end"))
    return found


def _rounds(across: Sequence[float], rounds: Sequence[str], end: str) -> list[Html]:
    """The numbers of rounds, each below its first turn; every second one only where there is room."""
    first = [place for place, number in enumerate(rounds) if number not in rounds[:place]]
    step = -(-len(first) // MOST_ROUNDS) or 1
    found = []
    for n, place in enumerate(first[::step]):
        if not end or across[place] < 92:
            x = f"{plain(across[place])}%"
            seldom = {"class_": "seldom"} if n % 2 else {}
            found.append(el("text", rounds[place], x=x, y="100%", dy="1.3em", text_anchor="middle", **seldom))
    if end:
        found.append(el("text", end, x="100%", y="100%", dy="1.3em", text_anchor="end"))
    return found


def _mark(across: float, number: int) -> Html:
    """The number of a turning point, over a dashed line."""
    x = f"{plain(across)}%"
    return el(
        "g",
        el("line", x1=x, x2=x, y1="0", y2="100%", class_="turning"),
        el("circle", cx=x, cy="-8", r="13"),
        el("text", str(number), x=x, y="-8", dy=".35em", text_anchor="middle"),
        class_="point",
    )
