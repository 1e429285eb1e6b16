"""The file of SQLite: held by one server at a time, checked at its start, copied while it runs, put back."""

from __future__ import annotations

import os
import sqlite3
import sys
import time
from collections.abc import Iterator
from contextlib import closing, contextmanager, suppress
from pathlib import Path
from typing import Final

if sys.platform != "win32":
    import fcntl

from burgrave.kernel.errors import BurgraveError

PATIENCE: Final = 1.0  # seconds for a lock of somebody else
BESIDE: Final = ("", "-wal", "-shm")  # what belongs to a database
NO_DATABASE: Final = (sqlite3.SQLITE_CORRUPT, sqlite3.SQLITE_NOTADB)
OURS: Final = "alembic_version"  # a table that every database of ours has
_HELD: Final[set[int]] = set()  # locks of this process


class Corrupt(BurgraveError):
    """The file is damaged, or no database at all; the text says what is wrong."""


class InUse(BurgraveError):
    """Another server serves from the file; the text is its process."""


class Foreign(BurgraveError):
    """The file is a database of something else, or an empty one."""


@contextmanager
def held(path: Path) -> Iterator[None]:
    """Nobody else serves from this file; raises InUse where somebody does. It ends with the process, however that ends.

    Neither children that are started (the descriptor is closed then) nor such as are forked keep it.
    """
    if sys.platform == "win32":
        yield
        return
    lock = Path(f"{path.resolve()}.lock")
    descriptor = os.open(lock, os.O_CREAT | os.O_RDWR, 0o600)
    try:
        try:
            fcntl.flock(descriptor, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            raise InUse(os.pread(descriptor, 20, 0).decode("ascii", "replace").strip() or "?") from None
        os.truncate(descriptor, 0)
        os.pwrite(descriptor, f"{os.getpid()}\n".encode(), 0)
        _HELD.add(descriptor)
        yield
    finally:
        _HELD.discard(descriptor)
        os.close(descriptor)


def _forked() -> None:
    """A fork shares its parent's locks, and would keep them longer: it lets go of its copies."""
    for descriptor in _HELD:
        with suppress(OSError):
            os.close(descriptor)
    _HELD.clear()


if sys.platform != "win32":
    os.register_at_fork(after_in_child=_forked)


def check(path: Path, thorough: bool = False) -> None:
    """Raise Corrupt where the file is damaged; what can't be opened at all is told by whoever opens it next."""
    if not path.is_file() or path.stat().st_size == 0:
        return
    try:
        with closing(_opened(path)) as db:
            found = db.execute(f"PRAGMA {'integrity_check' if thorough else 'quick_check'}(1)").fetchone()[0]
    except sqlite3.DatabaseError as error:
        if error.sqlite_errorcode & 0xFF in NO_DATABASE:
            raise Corrupt(str(error)) from error
        if isinstance(error, sqlite3.OperationalError):
            return  # locked, or not ours to read
        raise
    if found != "ok":
        raise Corrupt(" ".join(found.split()))


def backup(path: Path, copy: Path) -> int:
    """Copy a database that may be in use, all of it as of one moment, and check the copy; its size in bytes."""
    check(path)
    _copied(path, copy)
    return copy.stat().st_size


def restore(copy: Path, path: Path) -> Path | None:
    """Put a copy in the place of a database that nobody uses; where that one is kept now, None where there was none."""
    check(copy, thorough=True)
    with closing(_opened(copy)) as db:
        if db.execute("SELECT 1 FROM sqlite_master WHERE name = ?", (OURS,)).fetchone() is None:
            raise Foreign(str(copy))
    path.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
    fresh = Path(f"{path}.restored")
    _copied(copy, fresh)
    before = None
    if path.exists():
        before = Path(f"{path}.before-{time.strftime('%Y%m%d-%H%M%S')}")
        for ending in reversed(BESIDE):
            with suppress(FileNotFoundError):
                os.rename(f"{path}{ending}", f"{before}{ending}")
    os.replace(fresh, path)
    _written(path.parent)
    return before


def _copied(path: Path, copy: Path) -> None:
    """A copy that is there as a whole, on the disk, or not at all; its owner's alone."""
    part = Path(f"{copy}.part")
    part.unlink(missing_ok=True)
    os.close(os.open(part, os.O_CREAT | os.O_EXCL | os.O_RDWR, 0o600))
    try:
        with closing(_opened(path)) as here, closing(sqlite3.connect(part)) as there:
            here.backup(there)  # in one step: writers go on beside it, and it need not begin anew
            there.execute("PRAGMA journal_mode = DELETE").close()  # one file, that can be carried away
        check(part, thorough=True)
        _written(part)
        os.replace(part, copy)
        _written(copy.parent)
    finally:
        for ending in (*BESIDE, "-journal"):
            Path(f"{part}{ending}").unlink(missing_ok=True)


def _opened(path: Path) -> sqlite3.Connection:
    """A connection to a file that is there; it is not made."""
    return sqlite3.connect(f"{path.absolute().as_uri()}?mode=rw", PATIENCE, uri=True)


def _written(path: Path) -> None:
    """Wait until a file, or what a directory lists, is on the disk."""
    descriptor = os.open(path, os.O_RDONLY)
    try:
        os.fsync(descriptor)
    finally:
        os.close(descriptor)
