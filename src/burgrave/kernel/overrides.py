"""Overrides: rows of the data files, corrected by the owner of a printed box in a file of their own.

    [paladins.townsfolk.abbot_1]    # the game, its data file, the row
    drop = "provision 3"            # only the fields that differ

The environment variable ``BURGRAVE_OVERRIDES`` names the file. It is read before the first game is loaded.
"""

from __future__ import annotations

import os
import tomllib
from collections.abc import Sequence
from functools import cache
from importlib.resources.abc import Traversable
from pathlib import Path
from typing import Final, TypeAlias

from burgrave.kernel.errors import BadData

VARIABLE: Final = "BURGRAVE_OVERRIDES"
SOURCE: Final = "override"  # of a corrected row that does not say where its correction comes from

Entry: TypeAlias = dict[str, object]


@cache
def overrides() -> dict[str, dict[str, dict[str, Entry]]]:
    """The corrected fields by game, file and row."""
    if not os.environ.get(VARIABLE):
        return {}
    path = Path(os.environ[VARIABLE])
    try:
        content = tomllib.loads(path.read_text(encoding="utf-8"))
    except (OSError, UnicodeDecodeError, tomllib.TOMLDecodeError) as error:
        reason = error.strerror if isinstance(error, OSError) else error
        raise BadData(f"{path.name}: the override file can't be read: {reason}") from error
    for game, files in content.items():
        for file, rows in _table(files, game).items():
            for row, fields in _table(rows, f"{game}.{file}").items():
                _table(fields, f"{game}.{file}.{row}")
    return content


def file_name() -> str:
    """The override file, as errors name it."""
    return Path(os.environ.get(VARIABLE, "")).name


def corrections_of(game: str, file: str, folders: Sequence[Traversable]) -> dict[str, Entry]:
    """The corrected fields of a data file, by row; the folders are the game's."""
    files = overrides().get(game, {})
    for name in files:
        there = [data for folder in folders for data in folder.iterdir()]
        known = sorted({data.name for data in there if data.name.endswith(".toml") and _has_rows(data)})
        if f"{name}.toml" not in known:
            raise BadData(f"{file_name()}: {game}.{name}: there is no such data file; files: {', '.join(known)}")
    return files.get(file, {})


def _has_rows(file: Traversable) -> bool:
    """Whether a file holds rows; weights and drawings are no data of the printed game."""
    return "\n[[" in file.read_text(encoding="utf-8")


def corrected(entry: Entry, correction: Entry | None) -> Entry:
    """A row with its correction, if there is one."""
    return entry if correction is None else {**entry, "source": SOURCE, **correction, "id": entry["id"]}


def where(game: str, file: str, row: str, field: str) -> str:
    """The place of a field, for errors: in the override file if it was corrected there."""
    if field in overrides().get(game, {}).get(file, {}).get(row, {}):
        return f"{file_name()}: {game}.{file}.{row}: {field}"
    return f"{file}.toml: {row}: {field}"


def _table(value: object, place: str) -> Entry:
    if isinstance(value, dict):
        return value
    raise BadData(f"{file_name()}: {place}: write corrections like [paladins.townsfolk.abbot_1] and the fields below")
