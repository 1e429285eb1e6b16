"""The pictures of a report, drawn as SVG: strips with whiskers, stacked bars, histograms, lines.

Colours come from the page's style sheet by class, so that they follow light and dark; a shape or a pattern always goes
with them. Pictures with words are 440 units wide: on a phone as on a desk their letters stay readable.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from itertools import pairwise
from math import ceil, cos, floor, log10, pi, sin
from typing import Final, NamedTuple

from burgrave.arena.markup import Html, el, join, plain
from burgrave.arena.stats import Estimate

WIDTH: Final = 440
HEIGHT: Final = 22  # of a strip
MIDDLE: Final = HEIGHT / 2
STYLES: Final = 8  # so many series look different

Show = Callable[[float], str]


class Series(NamedTuple):
    """Numbers with a name; ``style`` is their colour and shape everywhere in the report."""

    name: str
    style: int
    values: Sequence[float]


class Scale(NamedTuple):
    """Where numbers lie on a picture."""

    low: float
    high: float
    start: float
    stop: float

    def at(self, value: float) -> float:
        """The place of a number; one beyond the scale lies on its end."""
        inside = min(max(value, self.low), self.high)
        return self.start + (inside - self.low) / (self.high - self.low) * (self.stop - self.start)


def ticks(low: float, high: float, most: int = 6) -> list[float]:
    """Round numbers that cover a range."""
    width = max(high - low, 1e-9) / most
    unit = 10.0 ** floor(log10(width))
    step = next(unit * factor for factor in (1, 2, 5, 10) if unit * factor >= width * 0.999)
    first, last = floor(low / step + 1e-9), ceil(high / step - 1e-9)
    return [round(step * n, 10) for n in range(first, max(last, first + 1) + 1)]


# ---------------------------------------------------------------- signs


def _polygon(corners: int, inner: float = 1.0, turn: float = 0.0) -> str:
    """A regular polygon, or a star when every other corner lies further in."""
    places = []
    for n in range(corners):
        radius = 9.5 if n % 2 == 0 else 9.5 * inner
        angle = 2 * pi * n / corners - pi / 2 + turn
        places.append(f"{12 + radius * cos(angle):.1f} {12 + radius * sin(angle):.1f}")
    return f"M{' L'.join(places)} Z"


SHAPES: Final = (  # on a grid of 24; those of the seats, as draw/shapes.py has them
    "M12 2.5 L22 20.5 H2 Z",
    "M4 4 H20 V20 H4 Z",
    "M12 3 a9 9 0 1 0 .01 0 Z",
    _polygon(4),
    _polygon(5),
    "M9 3 H15 V9 H21 V15 H15 V21 H9 V15 H3 V9 H9 Z",
    _polygon(10, 0.45),
    "M12 3 a9 9 0 1 0 .01 0 Z M12 7.5 a4.5 4.5 0 1 1 -.01 0 Z",
)


def sign(style: int, x: float, y: float, size: float) -> Html:
    """The shape of a series, with its middle at a point."""
    move = f"translate({x - size / 2:.1f} {y - size / 2:.1f}) scale({size / 24:.3f})"
    return el("path", d=SHAPES[style % STYLES], transform=move, class_=f"fill{style % STYLES}", fill_rule="evenodd")


def mark(style: int) -> Html:
    """The shape of a series, to stand beside its name."""
    return el("svg", sign(style, 12, 12, 24), viewBox="0 0 24 24", class_="mark", aria_hidden="true")


def part_class(style: int) -> str:
    """The style of a part: where there are more parts than colours, they come again, paler."""
    return f"part{style % STYLES}{' again' if style >= STYLES else ''}"


def swatch(style: int) -> Html:
    """The colour of a part of a bar, to stand beside its name."""
    square = el("rect", x=1, y=1, width=22, height=22, rx=4, class_=part_class(style))
    return el("svg", square, viewBox="0 0 24 24", class_="mark", aria_hidden="true")


# ---------------------------------------------------------------- strips: one in each row of a table, beside its words


def strip(
    estimate: Estimate, marks: Sequence[float], reference: float, style: int | None = None, sure: bool = True
) -> Html:
    """A dot with its interval on a scale, which has round numbers at ``marks``; a dashed line shows the reference.

    Without a style, its colour says whether all of the interval lies above or below the reference, unless that is not
    ``sure``. What goes on beyond the scale ends in an arrow; a dot that would lie there is left out.
    """
    scale = Scale(marks[0], marks[-1], 2, 98)
    parts = [upright(scale.at(m), 0, HEIGHT, "grid") for m in marks]
    parts.append(upright(scale.at(reference), 0, HEIGHT, "reference"))
    low, at, high = scale.at(estimate.low), scale.at(estimate.value), scale.at(estimate.high)
    if style is None:
        sure = sure and estimate.known
        tone = " above" if sure and estimate.low > reference else " below" if sure and estimate.high < reference else ""
        dot = el("circle", cx=share(at), cy=MIDDLE, r=4.5, class_=f"dot{tone}")
    else:
        tone = f" line{style % STYLES}"
        dot = el("svg", sign(style, 0, MIDDLE, 13), x=share(at), overflow="visible")
    if estimate.known:
        parts.append(el("line", x1=share(low), x2=share(high), y1=MIDDLE, y2=MIDDLE, class_=f"whisker{tone}"))
    for x, beyond, back in ((low, estimate.low < scale.low, 6), (high, estimate.high > scale.high, -6)):
        if beyond:
            parts.append(arrow(x, back, f"whisker{tone}"))
        elif estimate.known:
            parts.append(upright(x, MIDDLE - 4, MIDDLE + 4, f"whisker{tone}"))
    if scale.low <= estimate.value <= scale.high:
        parts.append(dot)
    return el("svg", *parts, class_="strip", width="100%", height=HEIGHT, aria_hidden="true")


def level(estimate: Estimate, marks: Sequence[float]) -> Html:
    """A bar from nought with its interval, on a scale with round numbers at ``marks``."""
    scale = Scale(marks[0], marks[-1], 2, 98)
    low, at, high = scale.at(estimate.low), scale.at(estimate.value), scale.at(estimate.high)
    nought = scale.at(0)
    place = {"x": share(min(nought, at)), "width": share(abs(at - nought))}
    parts = [upright(scale.at(m), 0, HEIGHT, "grid") for m in marks]
    parts.append(el("rect", y=5, height=HEIGHT - 10, class_="bar", **place))
    parts.append(el("line", x1=share(low), x2=share(high), y1=MIDDLE, y2=MIDDLE, class_="whisker thin"))
    parts.append(upright(nought, 0, HEIGHT, "axis"))
    return el("svg", *parts, class_="strip", width="100%", height=HEIGHT, aria_hidden="true")


def heights(bars: Iterable[Iterable[float]]) -> tuple[float, float]:
    """How far bars go at most, above zero and below it."""
    kept = [[*parts] for parts in bars]
    above = max([sum([max(part, 0) for part in parts]) for parts in kept], default=0)
    return above, max([-sum([min(part, 0) for part in parts]) for parts in kept], default=0)


def stack(parts: Sequence[float], above: float, below: float = 0) -> Html:
    """A bar of parts one after the other: those above zero to the right of it, those below to the left."""
    scale = Scale(0, above + below or 1, 0, 100)
    zero = scale.at(below)
    drawn, right, left = [], zero, zero
    for style, part in enumerate(parts):
        width = scale.at(abs(part))
        if width:
            left -= width if part < 0 else 0
            place = {"x": share(left if part < 0 else right), "width": share(width)}
            drawn.append(el("rect", y=3, height=HEIGHT - 6, class_=f"part {part_class(style)}", **place))
            right += width if part > 0 else 0
    if below:
        drawn.append(upright(zero, 0, HEIGHT, "grid"))
    return el("svg", *drawn, class_="strip", width="100%", height=HEIGHT, aria_hidden="true")


def share(part: float) -> str:
    """A place on a strip: strips are as wide as their column, so all lengths are parts of it."""
    return f"{plain(part)}%"


def upright(x: float, top: float, bottom: float, class_: str) -> Html:
    """An upright line on a strip."""
    return el("line", x1=share(x), x2=share(x), y1=top, y2=bottom, class_=class_)


def arrow(x: float, back: float, class_: str) -> Html:
    """The head of an arrow at a place of a strip, with its ends so far back."""
    head = el("path", d=f"M{back} {MIDDLE - 4} L0 {MIDDLE} L{back} {MIDDLE + 4}", class_=class_)
    return el("svg", head, x=share(x), overflow="visible")


# ---------------------------------------------------------------- pictures with axes


def picture(height: float, title: str, description: str, *parts: str) -> Html:
    """A picture with a name for those who can't see it."""
    named = [el("title", title), el("desc", description)]
    return el("svg", *named, *parts, viewBox=f"0 0 {WIDTH} {plain(height)}", role="img", class_="plot")


def across(scale: Scale, marks: Sequence[float], top: float, bottom: float, show: Show, unit: str) -> list[Html]:
    """An axis below: lines up to the top, numbers under them, and what they count."""
    parts = []
    for m in marks:
        x = scale.at(m)
        parts.append(el("line", x1=x, x2=x, y1=top, y2=bottom, class_="grid"))
        parts.append(el("text", show(m), x=x, y=bottom + 15, text_anchor="middle"))
    parts.append(el("text", unit, x=(scale.start + scale.stop) / 2, y=bottom + 32, text_anchor="middle", class_="unit"))
    return parts


def bins(values: Sequence[int], most: int) -> list[float]:
    """The edges of equal bins for whole numbers, so wide that there are no more than so many of them."""
    low, high = min(values), max(values)
    width = max(1, ceil((high - low + 1) / most))
    for nice in (1, 2, 5, 10, 20, 25, 50, 100, 200, 250, 500, 1000):
        if nice >= width:
            width = nice
            break
    first = low // width * width
    return [float(first + width * n) for n in range((high - first) // width + 2)]


def counts(values: Sequence[float], edges: Sequence[float]) -> list[int]:
    """How many values lie in each bin."""
    width = edges[1] - edges[0]
    found = [0] * (len(edges) - 1)
    for value in values:
        found[int((value - edges[0]) // width)] += 1
    return found


def histogram(values: Sequence[int], title: str, description: str, show: Show, unit: str) -> Html:
    """How often each number came up; the average is marked."""
    edges = bins(values, 24)
    heights = counts(values, edges)
    scale, level = Scale(edges[0], edges[-1], 12, WIDTH - 12), Scale(0, max(heights), 150, 16)
    single = edges[1] - edges[0] == 1  # then a bar is a number, and stands over it
    shift = 0.5 if single else 0.0
    marks = [m for m in ticks(edges[0], edges[-1]) if edges[0] <= m <= edges[-1] - shift and m == int(m)]
    moved = Scale(scale.low - shift, scale.high - shift, scale.start, scale.stop)
    parts = across(moved, marks, 16, 150, show, unit)
    for (left, right), height in zip(pairwise(edges), heights, strict=True):
        if height:
            x, y = scale.at(left) + 1, level.at(height)
            width = max(1.0, scale.at(right) - x - 1)
            told = el("title", f"{show(left)}: {show(height)}")
            parts.append(el("rect", told, x=x, y=y, width=width, height=150 - y, class_="bar"))
    tallest = heights.index(max(heights))
    middle = (scale.at(edges[tallest]) + scale.at(edges[tallest + 1])) / 2
    parts.append(el("text", show(heights[tallest]), x=middle, y=12, text_anchor="middle"))
    average = moved.at(sum(values) / len(values))
    parts.append(el("line", x1=average, x2=average, y1=10, y2=150, class_="reference"))
    parts.append(el("line", x1=12, x2=WIDTH - 12, y1=150, y2=150, class_="axis"))
    return picture(188, title, description, *parts)


def ridges(series: Sequence[Series], title: str, description: str, show: Show, unit: str) -> Html:
    """The distribution of each series, one below the other on one scale, with its average as its sign."""
    every = [int(value) for one in series for value in one.values]
    edges = bins(every, 30)
    marks = [m for m in ticks(edges[0], edges[-1]) if edges[0] <= m <= edges[-1]]
    scale = Scale(edges[0], edges[-1], 12, WIDTH - 12)
    row = 58
    bottom = row * len(series) + 6
    parts = across(scale, marks, 0, bottom, show, unit)
    for index, one in enumerate(series):
        if not one.values:
            continue
        base = row * (index + 1)
        shares = [count / len(one.values) for count in counts(one.values, edges)]
        level = Scale(0, max(shares), base, base - row + 20)
        path = f"M{scale.at(edges[0]):.1f} {base}"
        for (left, right), share in zip(pairwise(edges), shares, strict=True):
            path += f" L{scale.at(left):.1f} {level.at(share):.1f} H{scale.at(right):.1f}"
        style = one.style % STYLES
        parts.append(el("path", d=f"{path} V{base} Z", class_=f"hill fill{style} line{style}"))
        parts.append(el("line", x1=12, x2=WIDTH - 12, y1=base, y2=base, class_="axis"))
        average = scale.at(sum(one.values) / len(one.values))
        parts.append(el("circle", cx=average, cy=base, r=9, class_="halo"))
        parts.append(sign(style, average, base, 13))
    return picture(bottom + 40, title, description, *parts)


def games(values: Sequence[float], won: Sequence[bool], title: str, description: str, show: Show) -> Html:
    """The points of one game after another; the sign of a game that was won is full."""
    levels = ticks(min(0.0, *values), max(values), 5)
    scale, level = Scale(0, max(len(values) - 1, 1), 46, WIDTH - 18), Scale(levels[0], levels[-1], 188, 14)
    parts = []
    for m in levels:
        y = level.at(m)
        parts.append(el("line", x1=34, x2=WIDTH - 6, y1=y, y2=y, class_="grid" if m else "axis"))
        parts.append(el("text", show(m), x=28, y=y + 4, text_anchor="end"))
    places = [(scale.at(n), level.at(value)) for n, value in enumerate(values)]
    path = " ".join(f"{'L' if n else 'M'}{x:.1f} {y:.1f}" for n, (x, y) in enumerate(places))
    parts.append(el("path", d=path, class_="course line0"))
    for (x, y), victory in zip(places, won, strict=True):
        parts.append(el("circle", cx=x, cy=y, r=6, class_="victory" if victory else "game-played"))
    return picture(200, title, description, join(*parts))


def lines(series: Sequence[Series], title: str, description: str, show: Show, across_unit: str, up_unit: str) -> Html:
    """Numbers that change from one step to the next, as lines with signs on them."""
    steps = max(len(one.values) for one in series) - 1
    levels = ticks(min(0.0, *(min(one.values) for one in series)), max(max(one.values) for one in series), 5)
    scale, level = Scale(0, max(steps, 1), 34, WIDTH - 14), Scale(levels[0], levels[-1], 210, 22)
    marks = [m for m in ticks(0, steps) if m <= steps and m == int(m)]
    parts = across(scale, marks, 22, 210, show, across_unit)
    for m in levels:
        y = level.at(m)
        parts.append(el("line", x1=34, x2=WIDTH - 14, y1=y, y2=y, class_="grid" if m else "axis"))
        parts.append(el("text", show(m), x=28, y=y + 4, text_anchor="end"))
    parts.append(el("text", up_unit, x=34, y=12, class_="unit"))
    every = max(1, round(steps / 6))
    for one in series:
        style = one.style % STYLES
        places = [(scale.at(step), level.at(value)) for step, value in enumerate(one.values)]
        path = " ".join(f"{'L' if n else 'M'}{x:.1f} {y:.1f}" for n, (x, y) in enumerate(places))
        parts.append(el("path", d=path, class_=f"course line{style} dash{style}"))
        last = len(places) - 1
        parts += [sign(style, x, y, 10) for n, (x, y) in enumerate(places) if n and (n % every == 0 or n == last)]
    return picture(250, title, description, join(*parts))
