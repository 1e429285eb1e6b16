"""Copies of a PostgreSQL database, by its own programs."""

from __future__ import annotations

import os
import shutil
import subprocess
from collections.abc import Mapping
from pathlib import Path
from typing import Final

from sqlalchemy import text
from sqlalchemy.engine import URL

from burgrave.kernel.errors import BurgraveError
from burgrave.server.database import Database

DUMP, RESTORE = "pg_dump", "pg_restore"
OTHERS: Final = """
    SELECT count(*) FROM pg_stat_activity
    WHERE datname = current_database() AND pid <> pg_backend_pid() AND backend_type = 'client backend'
"""


class NotInstalled(BurgraveError):
    """A program of PostgreSQL is not there; the text is its name."""


class Failed(BurgraveError):
    """A program of PostgreSQL failed; the text is what it said."""


def dump(url: URL, copy: Path) -> int:
    """Copy a database that may be in use, all of it as of one moment; the size of the copy in bytes.

    A copy that can't be read to its end takes no other one's place.
    """
    part = Path(f"{copy}.part")
    os.close(os.open(part, os.O_CREAT | os.O_TRUNC | os.O_RDWR, 0o600))
    try:
        _run(DUMP, *_to(url), "--format=custom", "--no-owner", f"--file={part}", env=_secret(url))
        _run(RESTORE, f"--file={os.devnull}", str(part))  # reads all of it, and restores it nowhere
        os.replace(part, copy)
    finally:
        part.unlink(missing_ok=True)
    return copy.stat().st_size


def put_back(copy: Path, url: URL) -> None:
    """Put a copy in the place of what the database holds, all or nothing."""
    words = ("--clean", "--if-exists", "--no-owner", "--single-transaction", str(copy))
    _run(RESTORE, *_to(url), *words, env=_secret(url))


async def is_in_use(database: Database) -> bool:
    """Whether anybody else is connected."""
    async with database.read() as db:
        return int((await db.execute(text(OTHERS))).scalar_one()) > 0


def _to(url: URL) -> list[str]:
    """How a program is told where the database is."""
    address = url.set(drivername="postgresql", query={}, password=None).render_as_string()
    return [f"--dbname={address}"]


def _secret(url: URL) -> dict[str, str]:
    """What a program needs to be let in, and others are not to see."""
    found = {"PGPASSWORD": url.password} if url.password else {}
    return found | ({"PGSSLMODE": str(url.query["ssl"])} if "ssl" in url.query else {})


def _run(program: str, *words: str, env: Mapping[str, str] = {}) -> None:
    if shutil.which(program) is None:
        raise NotInstalled(program)
    done = subprocess.run([program, *words], env={**os.environ, **env}, capture_output=True, check=False)
    if done.returncode != 0:
        said = done.stderr.decode("utf-8", "replace").strip().splitlines()
        raise Failed(said[-1] if said else f"{program}: {done.returncode}")
