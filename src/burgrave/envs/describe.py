"""What every number of an observation and every action means, as text; docs/environments.md shows it."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import groupby
from textwrap import fill
from typing import Final

from burgrave.envs.names import encoding_of, find, versioned
from burgrave.kernel.action import Vocabulary
from burgrave.kernel.begin import prepare
from burgrave.kernel.encoding import Axis, Layout

WIDTH: Final = 118


def describe(name: str, players: int) -> str:
    """The fields, their axes, and the actions of a game among so many players."""
    found = find(name)
    layout = encoding_of(found).layout(prepare(found, players, 0, {}).players)  # refuses a wrong number of players
    title = f"{versioned(found)} for {players} player{'s' if players != 1 else ''}"
    heading = f"{title}: an observation of {layout.size} numbers, {len(found.vocabulary)} actions"
    return "\n".join(
        [
            heading,
            "",
            *_grid([("numbers", "field", "axes", "up to", "meaning"), *_fields(layout)]),
            "",
            *(line for axis in _axes(layout) for line in _listed(axis.name, axis.labels)),
            "",
            *_grid([("actions", "verb", "arguments"), *_verbs(found.vocabulary)]),
        ]
    )


def _fields(layout: Layout) -> Iterator[tuple[str, ...]]:
    ends = [*list(layout.start.values())[1:], layout.size]
    for field, end in zip(layout.fields, ends, strict=True):
        axes = " × ".join(axis.name for axis in field.axes)
        yield _span(layout.start[field.name], end), field.name, axes, f"{field.high:g}", field.meaning


def _axes(layout: Layout) -> list[Axis]:
    """Every axis once, in the order in which the fields use them."""
    return list({axis.name: axis for field in layout.fields for axis in field.axes}.values())


def _verbs(vocabulary: Vocabulary) -> Iterator[tuple[str, ...]]:
    options = [(option, *vocabulary.split(option)) for option in range(len(vocabulary))]
    for verb, group in groupby(options, key=lambda option: option[1]):
        block = list(group)
        arguments = ", ".join(argument for _, _, argument in block if argument)
        yield _span(block[0][0], block[-1][0] + 1), verb, arguments


def _span(start: int, end: int) -> str:
    return str(start) if end == start + 1 else f"{start}-{end - 1}"


def _listed(name: str, labels: Sequence[str]) -> list[str]:
    return fill(f"{name}: {', '.join(labels)}", WIDTH, subsequent_indent="  ").splitlines()


def _grid(rows: list[tuple[str, ...]]) -> Iterator[str]:
    """Columns of equal width; the last one is broken into lines that stay in it."""
    widths = [max(len(row[column]) for row in rows) for column in range(len(rows[0]) - 1)]
    indent = sum(widths) + 2 * len(widths)
    for row in rows:
        start = "".join(f"{cell:{width}}  " for cell, width in zip(row, widths, strict=False))
        yield fill(start + row[-1], WIDTH, subsequent_indent=" " * indent, drop_whitespace=True).rstrip() or start
