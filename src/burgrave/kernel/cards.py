"""Data files: TOML tables loaded into frozen rows, with errors that name the file, the row and the field."""

from __future__ import annotations

import tomllib
from collections.abc import Mapping, Sequence
from importlib.resources.abc import Traversable
from pathlib import Path
from types import MappingProxyType
from typing import Final, TypeVar

import msgspec

from burgrave.kernel.errors import BadData
from burgrave.kernel.expansions import folders
from burgrave.kernel.overrides import Entry, corrected, corrections_of, file_name

R = TypeVar("R", bound="Row")
RECONSTRUCTED: Final = "reconstructed"
ROOM: Final = "data"  # where a game's files lie
NOTHING: Final[Mapping[str, Entry]] = MappingProxyType({})


class Row(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A row of a data file. Every row says where it comes from."""

    id: str
    source: str  # a page of the rulebook, "published list", or "reconstructed"
    box: str = ""  # the expansion that it comes with, in whose folder it lies

    @property
    def guessed(self) -> bool:
        """Whether nobody has seen all of it; a row that was corrected has another source."""
        return self.source == RECONSTRUCTED


def load(package: str, name: str, row: type[R]) -> list[R]:
    """The rows of a TOML file of a game's data room: ``districts.toml`` holds ``[[district]]`` tables.

    Those of its expansions follow, each with the name of its box.
    """
    game, file = package.rpartition(".")[2], name.removesuffix(".toml")
    rooms = {box: folder / ROOM for box, folder in folders(package).items()}
    paths = {box: room / name for box, room in rooms.items() if (room / name).is_file()}
    corrections = corrections_of(game, file, list(rooms.values()))
    return read(paths, row, corrections, f"{file_name()}: {game}.{file}")


def read(
    paths: Mapping[str, Traversable] | Path,
    row: type[R],
    corrections: Mapping[str, Entry] = NOTHING,
    corrected_in: str = "",
) -> list[R]:
    """The rows of a TOML file, or of those of its name in several boxes; some corrected, field by field."""
    if isinstance(paths, Path):
        paths = {"": paths}
    entries: list[Entry] = []
    for box, path in paths.items():
        table, found = _tables(path)
        entries += [{**entry, "box": box} for entry in found] if box else found
    rows = [_row(f"{path.name}: {table} {_name(entry, i)}", entry, row) for i, entry in enumerate(entries)]
    ids = [r.id for r in rows]
    for i in ids:
        if ids.count(i) > 1:
            raise BadData(f"{path.name}: {table} {i!r} stands there twice")
    for i, correction in corrections.items():
        if i not in ids:
            raise BadData(f"{corrected_in}: there is no row {i!r}; {path.name} has {', '.join(ids)}")
        index = ids.index(i)
        rows[index] = _row(f"{corrected_in}.{i}", corrected(entries[index], correction), row)
    return rows


def _tables(path: Traversable | Path) -> tuple[str, list[Entry]]:
    """What the tables of a file are called, and all of them."""
    try:
        tables = tomllib.loads(path.read_text(encoding="utf-8"))
    except (OSError, UnicodeDecodeError, tomllib.TOMLDecodeError) as error:
        raise BadData(f"{path.name}: {error}") from error
    if len(tables) != 1 or not isinstance(next(iter(tables.values())), list):
        raise BadData(f"{path.name}: expected one kind of tables, found {', '.join(tables) or 'nothing'}")
    return next(iter(tables.items()))


def _name(entry: object, index: int) -> str:
    name = entry.get("id") if isinstance(entry, dict) else None
    return repr(name) if isinstance(name, str) else f"number {index + 1}"


def _row(where: str, entry: object, row: type[R]) -> R:
    allowed = row.__struct_encode_fields__
    if isinstance(entry, dict):
        unknown(where, entry, allowed)
    try:
        return msgspec.convert(entry, row)
    except msgspec.ValidationError as error:
        raise BadData(f"{where}: {readable(error)}; fields: {', '.join(allowed)}") from error


def unknown(where: str, given: dict[str, object], allowed: Sequence[str], error: type[Exception] = BadData) -> None:
    """Refuse names that are not allowed, all of them named."""
    for name in given:
        if name not in allowed:
            raise error(f"{where}: unknown field {name!r}; allowed: {', '.join(allowed)}")


def readable(error: msgspec.ValidationError) -> str:
    """A validation error as part of a sentence."""
    text = str(error).replace("`", "'").replace(" - at '$.", " in '").replace(" - at '$[", " in '[")
    return text.replace("Object missing required field", "missing field")
