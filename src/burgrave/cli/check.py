"""Checks of all data and texts of a game, and a report of where every row comes from."""

from __future__ import annotations

import os
import tomllib
from collections import Counter
from collections.abc import Callable, Iterable, Iterator
from importlib.resources.abc import Traversable
from pathlib import Path

from fluent.syntax import FluentParser, ast
from rich.console import Console
from rich.table import Table as Grid
from rich.text import Text

from burgrave.cli.words import TEXTS, own
from burgrave.kernel.begin import new
from burgrave.kernel.cards import ROOM
from burgrave.kernel.expansions import folders
from burgrave.kernel.game import AnyGame, Reading, game, games
from burgrave.kernel.overrides import VARIABLE, corrected, file_name, overrides
from burgrave.kernel.text import LANGUAGES, Texts

Row = dict[str, object]


def check(name: str | None, language: str, file: Path | None) -> bool:
    """Report on one game or on all of them; False when something is wrong."""
    console = Console(highlight=False)
    if file is not None:
        os.environ[VARIABLE] = str(file)  # before the games read their data
    problems = [*text_problems(TEXTS), *_strangers()]
    for found in [game(name)] if name is not None else games().values():
        if found.proof is not None:
            console.print(_readings(found, found.proof, language))
        console.print(_sources(found, language))
        faults = [*row_problems(found), *text_problems(found.texts), *word_problems(found)]
        count = len(messages(found.texts, LANGUAGES[0])[0])
        if not faults:
            console.print(own(language, "check-texts", game=found.name, count=count), style="green")
        problems += faults
    for problem in problems:
        console.print(Text(problem, style="red"))
    if problems:
        console.print(own(language, "check-failed", count=len(problems)), style="bold red")
    return not problems


def _sources(found: AnyGame, language: str) -> Grid:
    """How many rows of each file come from where."""
    grid = Grid(title=own(language, "check-title", game=found.name), title_style="bold", header_style="bold")
    for column in ("file", "source", "name-source"):
        grid.add_column(own(language, f"check-{column}"))
    grid.add_column(own(language, "check-rows"), justify="right")
    for file, rows in tables(found).items():
        counts = Counter((str(row.get("source", "?")), str(row.get("name_source", "–"))) for row in rows)
        for (source, name_source), count in sorted(counts.items()):
            grid.add_row(file, source, name_source, str(count))
        grid.add_row(file, own(language, "check-all"), "", str(len(rows)), style="bold", end_section=True)
    return grid


def _readings(found: AnyGame, proof: Callable[[str], Iterable[Reading]], language: str) -> Grid:
    """Every effect of a game as a sentence in all languages, to be compared with the printed cards."""
    grid = Grid(title=own(language, "check-effects", game=found.name), title_style="bold", header_style="bold")
    for column in ("file", "row", "field"):
        grid.add_column(own(language, f"check-{column}"))
    for each in LANGUAGES:
        grid.add_column(own(each, "check-sentence"), ratio=1)
    last = ""
    for readings in zip(*(proof(each) for each in LANGUAGES), strict=True):
        file, row, field, _ = readings[0]
        is_corrected = field in overrides().get(found.name, {}).get(file, {}).get(row, {})
        sentences = [reading.sentence for reading in readings]
        grid.add_row(
            file if file != last else "", row, field, *sentences, style="bold yellow" if is_corrected else None
        )
        last = file
    return grid


def _strangers() -> Iterator[str]:
    """Games in the override file that are not installed."""
    for name in overrides():
        if name not in games():
            yield f"{file_name()}: there is no game called {name!r}; installed: {', '.join(games())}"


# -------------------------------------------------------------------- data


def tables(found: AnyGame) -> dict[str, list[Row]]:
    """The rows of every data file of a game and its expansions; files without rows, such as drawings, are none."""
    rows: dict[str, list[Row]] = {}
    for box, folder in folders(found.texts.package).items():
        for file in _named(folder / ROOM, ".toml"):
            if found_there := _rows(found.name, file):
                rows[f"{box}: {file.name}" if box else file.name] = found_there
    return rows


def _named(folder: Traversable, ending: str) -> list[Traversable]:
    """The files of a folder, if there is one, whose names end so."""
    there = folder.iterdir() if folder.is_dir() else ()
    return sorted((file for file in there if file.name.endswith(ending)), key=lambda file: file.name)


def _rows(name: str, file: Traversable) -> list[Row]:
    content = tomllib.loads(file.read_text(encoding="utf-8"))
    corrections = overrides().get(name, {}).get(file.name.removesuffix(".toml"), {})
    rows: list[Row] = [row for rows in content.values() if isinstance(rows, list) for row in rows]
    return [corrected(row, corrections.get(str(row.get("id")))) for row in rows]


def row_ids(found: AnyGame) -> list[str]:
    """The ids of all rows of all data files."""
    return [str(row["id"]) for rows in tables(found).values() for row in rows]


def row_problems(found: AnyGame) -> Iterator[str]:
    """Rows that do not say what they are or where they come from; the game itself has checked the rest."""
    for file, rows in tables(found).items():
        for row in rows:
            for field in ("id", "source"):
                if not row.get(field):
                    yield f"{file}: {row.get('id', '?')}: no {field!r}"


# -------------------------------------------------------------------- texts


def messages(texts: Texts, language: str) -> tuple[dict[str, list[str]], list[str]]:
    """The attributes of every message in a language, and what is wrong with its files."""
    found: dict[str, list[str]] = {}
    problems = []
    rooms = [folder / "text" / language for folder in folders(texts.package).values()]
    for file in [file for room in rooms for file in _named(room, ".ftl")]:
        for entry in FluentParser().parse(file.read_text(encoding="utf-8")).body:
            if isinstance(entry, ast.Junk):
                problems.append(f"{language}/{file.name}: not understood: {(entry.content or '')[:60].strip()!r}")
            elif isinstance(entry, ast.Message):
                if entry.id.name in found:
                    problems.append(f"{language}/{file.name}: {entry.id.name!r} stands there twice")
                found[entry.id.name] = sorted(attribute.id.name for attribute in entry.attributes)
    return found, problems


def text_problems(texts: Texts) -> Iterator[str]:
    """Messages that are not in every language with the same attributes."""
    read = {language: messages(texts, language) for language in LANGUAGES}
    for _, problems in read.values():
        yield from problems
    for message in sorted({message for found, _ in read.values() for message in found}):
        missing = [language for language, (found, _) in read.items() if message not in found]
        if missing:
            yield f"{texts.package}: text {message!r} is missing in {', '.join(missing)}"
        elif len({tuple(found[message]) for found, _ in read.values()}) > 1:
            yield f"{texts.package}: text {message!r} has other attributes in {' than in '.join(LANGUAGES)}"


def word_problems(found: AnyGame) -> Iterator[str]:
    """Cards, options and points that nothing names, and a table that nothing draws."""
    verbs = {found.vocabulary.split(option)[0] for option in range(len(found.vocabulary))}
    wanted = {f"option-{verb.replace(' ', '-')}" for verb in verbs}
    wanted |= {f"score-{part}" for part in new(found.name, found.players.start, 0).scores[0].parts}
    wanted |= {found.explain(name)[0] for name in row_ids(found) if found.explain(name)}
    for message in sorted(wanted):
        for language in LANGUAGES:
            if not found.texts.has(language, message):
                yield f"{found.texts.package}: no text {message!r} in {language!r}"
    for room in (found.terminal, found.page, found.printed):
        if room is not None and not room.exists():
            yield f"{found.name}: {room.place} is not there"
