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
    text = (files("burgrave.games.viscounts.data") / f"{file}.toml").read_text(encoding="utf-8")
    (rows,) = tomllib.loads(text).values()
    return list(rows)


@cache
def by_id(file: str, name: str) -> Row:
    """A row."""
    return next(row for row in printed(file) if row["id"] == name)


def ids(file: str) -> list[str]:
    """The names of all rows."""
    return [row["id"] for row in printed(file)]


def branches(text: str) -> list[str]:
    """What a text gives to choose from; a single one where it gives no choice."""
    return text.split(" | ")


def steps(text: str) -> list[tuple[str, int]]:
    """What happens one after the other, and how often: ``ink, silver 2`` is an ink once and silver twice."""
    found = []
    for step in text.split(", ") if text else ():
        words = step.split()
        number = next((int(word) for word in words if word.isdigit()), 1)
        found.append((" ".join(word for word in words if not word.isdigit()), number))
    return found


def scoring(text: str) -> list[tuple[int, int, str]]:
    """``vp 1 per 2 trade``: points, for each so many, of what."""
    return [(int(vp), int(each or 1), unit) for vp, each, unit in re.findall(r"vp (\d+) per (?:(\d+) )?(\w+)", text)]


def conversions(text: str) -> list[tuple[int, str, int, str]]:
    """``2 trade as 1 noble in place_workers``: so many of what count as so many icons in which action."""
    found = re.findall(r"(\d+) (\w+) as (\d+) \w+ in (\w+)", text)
    return [(int(number), what, int(gives), action) for number, what, gives, action in found]


def doubled(text: str) -> tuple[str, str] | None:
    """``first gold 2 in place_workers``: of which good the first counts twice in which action."""
    found = re.fullmatch(r"first (\w+) 2 in (\w+)", text)
    return (found[1], found[2]) if found else None


def lasting(text: str) -> dict[str, int]:
    """``icon trade 2``: what is changed, and by how much."""
    found = re.fullmatch(r"(.+) (\d+)", text)
    return {found[1]: int(found[2])} if found else {}


def section_of(number: int) -> Row:
    """A section of the castle, clockwise."""
    return printed("castle")[number]
