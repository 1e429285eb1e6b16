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
    text = (files("burgrave.games.paladins.data") / f"{file}.toml").read_text(encoding="utf-8")
    (rows,) = tomllib.loads(text).values()
    return list(rows)


def by_id(file: str, name: str) -> Row:
    """A row."""
    return next(row for row in printed(file) if row["id"] == name)


def ladder(action: str) -> Row:
    """The steps of an action; none where it has no steps."""
    return next((row for row in printed("ladders") if row["action"] == action), {})


def spaces_of(action: str) -> list[str]:
    """The colours of the worker spaces of an action."""
    return list(by_id("actions", action)["spaces"])


def split(text: str) -> list[str]:
    """The steps of a text; a choice in brackets is one of them."""
    return [step.strip() for step in re.findall(r"\([^)]*\)|[^,(]+", text) if step.strip()]


def branches(step: str) -> list[str]:
    """The branches of a choice."""
    return [branch.strip() for branch in step.strip("()").split("|")]


def choices_in(text: str) -> list[str]:
    """The branches that a text gives to choose from; a single empty one where it gives none."""
    return [branch for step in split(text) if step.startswith("(") for branch in branches(step)] or [""]


def verb(step: str) -> tuple[str, int]:
    """What happens, and how often: ``discard 2 suspicion`` is ``discard suspicion``, twice."""
    words = step.split()
    number = next((int(word) for word in words if word.isdigit()), 1)
    return " ".join(word for word in words if not word.isdigit()), number


def scoring(text: str) -> list[tuple[int, int, str]]:
    """``vp 1, vp 1 per 2 commission``: points, for each so many, of what; of nothing where they are just so many."""
    found = re.findall(r"vp (\d+)(?: per (?:(\d+) )?([a-z ]+))?", text)
    assert len(found) == len(text.split(",")), text
    return [(int(points), int(each or 1), unit) for points, each, unit in found]
