"""The server as a command: where it keeps its data, what it prints, and how it is started and stopped."""

from __future__ import annotations

import asyncio
import ipaddress
import logging.config
import os
import socket
import threading
import time
import webbrowser
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Final

import msgspec

from burgrave.cli.words import own
from burgrave.cli.workers import look_after, serve_here
from burgrave.kernel.errors import BadSetup
from burgrave.server import sqlite_file
from burgrave.server.database import Away, connect
from burgrave.server.logs import described
from burgrave.server.settings import Settings, settings

BACKLOG: Final = 2048
TOWARDS: Final[dict[int, str]] = {  # addresses for examples (RFC 5737, RFC 3849): the way there is the way to others
    socket.AF_INET: "192.0.2.1",
    socket.AF_INET6: "2001:db8::1",
}


@dataclass(frozen=True)
class Wish:
    """What was asked for on the command line; None: not said."""

    host: str
    port: int
    data: Path | None
    database: str | None
    workers: int
    secure: bool
    browser: bool
    language: str


def usual_data() -> Path:
    """Where programs keep their data on this system."""
    home = os.environ.get("XDG_DATA_HOME")
    return (Path(home) if home else Path.home() / ".local" / "share") / "burgrave"


def serve(wish: Wish) -> int:
    """Serve until somebody presses Ctrl-C; the exit code."""
    chosen = settings(wish.data or usual_data(), wish.database, wish.host, wish.port, wish.workers, wish.secure)
    with _listening(wish) as listening, _own_file(chosen, wish.language):
        host, port = listening.getsockname()[:2]
        chosen = asyncio.run(_migrated(chosen))  # here, so that what is wrong is said in one sentence, and said once
        here = ipaddress.ip_address(host)
        address = _address("localhost" if here.is_loopback or here.is_unspecified else host, port)
        print(own(wish.language, "serving", address=address, database=connect(chosen.database).shown), flush=True)
        print(own(wish.language, "serving-data", data=str(chosen.data)), flush=True)
        if not chosen.migrated:
            print(own(wish.language, "serving-without-database"), flush=True)
        others = seen_by_others(listening.family) if here.is_unspecified else None
        if others is not None:
            address = _address(others, port)  # also in the own browser: invitations begin with what it shows
            print(own(wish.language, "serving-network", address=address), flush=True)
        elif here.is_loopback and not wish.secure:  # else a proxy lets others in
            print(own(wish.language, "serving-alone"), flush=True)
        if wish.browser and _has_screen():
            threading.Thread(target=_open_when_up, args=(address, host, port), daemon=True).start()
        return _run(chosen, listening)


def _address(host: str, port: int) -> str:
    return f"http://[{host}]:{port}" if ":" in host else f"http://{host}:{port}"


def seen_by_others(family: int) -> str | None:
    """This machine's address in its network, None where it is in none; nothing is sent."""
    try:
        with socket.socket(family, socket.SOCK_DGRAM) as asking:
            asking.connect((TOWARDS[family], 9))  # which only looks for the way
            found: str = asking.getsockname()[0]
    except OSError:
        return None
    return None if ipaddress.ip_address(found).is_loopback else found


async def _migrated(chosen: Settings) -> Settings:
    """The database brought up to date; where it is away, workers will do that once it is back."""
    database = connect(chosen.database)
    try:
        await database.migrate()
        return msgspec.structs.replace(chosen, migrated=True)
    except Away:
        return chosen
    finally:
        await database.close()


@contextmanager
def _own_file(chosen: Settings, language: str) -> Iterator[None]:
    """On SQLite: the file is sound, and nobody else's as long as we serve."""
    database = connect(chosen.database)
    file = Path(str(database.url.database))
    if not database.is_sqlite or not file.parent.is_dir():  # what is wrong then is told when it is opened
        yield
        return
    try:
        with sqlite_file.held(file):
            sqlite_file.check(file)
            yield
    except sqlite_file.InUse as error:
        raise BadSetup(own(language, "error-in-use", file=str(file), process=str(error))) from error
    except sqlite_file.Corrupt as error:
        raise BadSetup(own(language, "error-corrupt", file=str(file), reason=str(error))) from error


def _listening(wish: Wish) -> socket.socket:
    """The port, taken before anything else is begun."""
    try:
        family = socket.getaddrinfo(wish.host, wish.port, type=socket.SOCK_STREAM)[0][0]
        return socket.create_server((wish.host, wish.port), family=family, backlog=BACKLOG)
    except OSError as error:
        reason = error.strerror or str(error)
        raise BadSetup(own(wish.language, "error-port", host=wish.host, port=str(wish.port), reason=reason)) from error


def _run(chosen: Settings, listening: socket.socket) -> int:
    """Serve until somebody stops it; the exit code."""
    logging.config.dictConfig(described())
    return (look_after if chosen.workers > 1 else serve_here)(chosen, listening)


def _has_screen() -> bool:
    return os.name == "nt" or bool(os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY"))


def _open_when_up(address: str, host: str, port: int) -> None:
    for _ in range(100):
        try:
            socket.create_connection((host, port), timeout=1).close()
        except OSError:
            time.sleep(0.1)
        else:
            webbrowser.open(address)
            return
