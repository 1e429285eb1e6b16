"""The data files of both boxes, as they are printed."""

from __future__ import annotations

import re
import tomllib
from functools import cache
from importlib.resources import files
from typing import Final

from tests.games.viscounts.exhaustive import printed as base
from tests.games.viscounts.exhaustive.printed import Row

FOLDER: Final = files("burgrave.games.viscounts.expansions.gates_of_gold.data")


@cache
def added(file: str) -> list[Row]:
    """The rows of the expansion alone."""
    (rows,) = tomllib.loads((FOLDER / f"{file}.toml").read_text(encoding="utf-8")).values()
    return list(rows)


@cache
def printed(file: str) -> list[Row]:
    """All rows of a file: those of the base game come first."""
    mine = added(file) if (FOLDER / f"{file}.toml").is_file() else []
    return [*(base.printed(file) if file != "boards" else []), *mine]


@cache
def by_id(file: str, name: str) -> Row:
    """A row."""
    return next(row for row in printed(file) if row["id"] == name)


def ids(file: str) -> list[str]:
    """The names of all rows."""
    return [row["id"] for row in printed(file)]


def branches(text: str) -> list[str]:
    """What a text gives to choose from, perhaps at its end: ``destroy, (flip debt | flip deed)``."""
    return base.branches(text.partition("(")[2].rstrip(")") or text)


def outsider_scoring(text: str) -> list[tuple[int, int, str, int, str]]:
    """``vp 1 per 3 resource``, ``vp 5 if 3 guildhalls``: points, per how many of what, if there are how many."""
    found = []
    for part in text.split(", ") if text != "ribbon" else ():
        match = re.fullmatch(r"vp (\d+)(?: per (?:(\d+) )?(\w+))?(?: if (\d+) (\w+))?", part)
        assert match is not None, part
        vp, each, unit, least, wanted = match.groups()
        found.append((int(vp), int(each or 1), unit or "", int(least or 0), wanted or ""))
    return found
