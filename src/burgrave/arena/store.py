"""The folder of a run: its plan, a line for every game as soon as it is played, and the saves of those that crashed."""

from __future__ import annotations

import os
from collections.abc import Iterable
from pathlib import Path
from types import TracebackType
from typing import Final, TypeVar

import msgspec

from burgrave.arena.match import Played
from burgrave.arena.plan import Plan
from burgrave.arena.record import Record, Timing
from burgrave.files import write_whole
from burgrave.kernel.cards import readable
from burgrave.kernel.errors import BadSave

PLAN: Final = "plan.json"
RESULTS: Final = "results.jsonl"
TIMINGS: Final = "timings.jsonl"
CRASHES: Final = "crashes"

T = TypeVar("T", Record, Timing)


def create(directory: Path, plan: Plan) -> None:
    """Make the folder of a new run."""
    directory.mkdir(parents=True, exist_ok=True)
    write_whole(directory / PLAN, msgspec.json.format(msgspec.json.encode(plan), indent=1) + b"\n")


def plan(directory: Path) -> Plan:
    """The plan that a folder was made for."""
    path = directory / PLAN
    try:
        return msgspec.json.decode(path.read_bytes(), type=Plan)
    except msgspec.ValidationError as error:
        raise BadSave(f"{path}: {readable(error)}") from error
    except (msgspec.DecodeError, UnicodeDecodeError) as error:
        raise BadSave(f"{path} is no complete plan: {error}") from error


def records(directory: Path) -> list[Record]:
    """The games played so far, in order."""
    return _read(directory / RESULTS, Record)


def timings(directory: Path) -> list[Timing]:
    """How long they took, in order."""
    return _read(directory / TIMINGS, Timing)


class Book:
    """Writes down game after game; what stands in it survives whatever happens to the run."""

    def __init__(self, directory: Path) -> None:
        self._directory = directory
        for name in (RESULTS, TIMINGS):
            _mend(directory / name)
        self._results = (directory / RESULTS).open("ab")
        self._timings = (directory / TIMINGS).open("ab")

    def __enter__(self) -> Book:
        """Open for writing."""
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, at: TracebackType | None) -> None:
        """Let go of the files."""
        self._results.close()
        self._timings.close()

    def keep(self, played: Played) -> None:
        """Write a game down at once; its result comes last, so that a game with a result has all the rest."""
        if played.save is not None:
            crashes = self._directory / CRASHES
            crashes.mkdir(exist_ok=True)
            write_whole(crashes / f"{played.record.number}.json", played.save)
        if played.timing is not None:
            self._timings.write(msgspec.json.encode(played.timing) + b"\n")
            self._timings.flush()
        self._results.write(msgspec.json.encode(played.record) + b"\n")
        self._results.flush()


def tidy(directory: Path) -> None:
    """Put the lines of a finished run in order: the same games make the same file, whichever ended first."""
    for path, lines in ((directory / RESULTS, records(directory)), (directory / TIMINGS, timings(directory))):
        write_whole(path, b"".join(msgspec.json.encode(line) + b"\n" for line in lines))


def _mend(path: Path) -> None:
    """Cut off a last line that a crash has torn."""
    if path.exists():
        whole = path.read_bytes().rfind(b"\n") + 1
        os.truncate(path, whole)


def _read(path: Path, kind: type[T]) -> list[T]:
    """The whole lines of a file, sorted, each game once: it may have been played again after a crash."""
    if not path.exists():
        return []
    decoder = msgspec.json.Decoder(kind)
    found: dict[int, T] = {}
    for number, line in enumerate(_whole_lines(path), 1):
        try:
            decoded = decoder.decode(line)
        except (msgspec.DecodeError, UnicodeDecodeError) as error:
            raise BadSave(f"{path}: line {number} can't be read: {error}") from error
        found[decoded.number] = decoded
    return [found[number] for number in sorted(found)]


def _whole_lines(path: Path) -> Iterable[bytes]:
    return path.read_bytes().split(b"\n")[:-1]
