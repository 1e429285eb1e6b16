"""The data files as they are printed: rows of plain values, and the steps of a text."""

from __future__ import annotations

import re
import tomllib
from functools import cache
from importlib.resources import files
from typing import Any

Row = dict[str, Any]


@cache
def printed(file: str) -> list[Row]:
    """All rows of a file."""
    text = (files("burgrave.games.architects.data") / f"{file}.toml").read_text(encoding="utf-8")
    (rows,) = tomllib.loads(text).values()
    return list(rows)


@cache
def by_id(file: str, name: str) -> Row:
    """A row."""
    return next(row for row in printed(file) if row["id"] == name)


def ids(file: str) -> list[str]:
    """The names of all rows."""
    return [row["id"] for row in printed(file)]


def steps(text: str) -> list[tuple[str, int]]:
    """What happens one after the other, and how often: ``gold, stone 2`` is a gold and two stones."""
    found = []
    for step in text.split(", ") if text else ():
        number = re.search(r" (\d+)", step)
        found.append((re.sub(r" \d+", "", step), int(number[1]) if number else 1))
    return found


def trade(text: str) -> tuple[tuple[str, int], tuple[str, int]]:
    """``pay silver 2 -> gold``: what is paid, and what is gained."""
    price, gain = text.removeprefix("pay ").split(" -> ")
    return steps(price)[0], steps(gain)[0]


@cache
def lasting(text: str) -> dict[str, int]:
    """``cheaper silver 1 in workshop, apprentices 1``: what is changed, and by how much."""
    return dict(steps(text.removeprefix("1 "))) if text else {}
