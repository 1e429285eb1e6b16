"""The server as a command: where it keeps its data, what it prints, and how it is started and stopped."""

from __future__ import annotations

import asyncio
import ipaddress
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
import uvicorn
from fastapi import FastAPI

from burgrave.cli.words import own
from burgrave.kernel.errors import BadSetup
from burgrave.server import sqlite_file
from burgrave.server.database import connect
from burgrave.server.settings import Settings, settings
from burgrave.web.site import create

SETTINGS: Final = "BURGRAVE_SETTINGS"  # how workers get what the command was told
BACKLOG: Final = 2048
GRACE: Final = 3  # seconds for open requests when the server stops
TOWARDS: Final[dict[int, str]] = {  # addresses for examples (RFC 5737, RFC 3849): the way there is the way to others
    socket.AF_INET: "192.0.2.1",
    socket.AF_INET6: "2001:db8::1",
}
PROXIES: Final = "127.0.0.1"  # whose word about the visitor's address and HTTPS is taken


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


def serve(wish: Wish) -> None:
    """Serve until somebody presses Ctrl-C."""
    chosen = settings(wish.data or usual_data(), wish.database, wish.host, wish.port, wish.workers, wish.secure)
    with _listening(wish) as listening, _own_file(chosen, wish.language):
        host, port = listening.getsockname()[:2]
        asyncio.run(_migrate(chosen))  # here, so that what is wrong is said in one sentence, and said once
        here = ipaddress.ip_address(host)
        address = _address("localhost" if here.is_loopback or here.is_unspecified else host, port)
        print(own(wish.language, "serving", address=address, database=connect(chosen.database).shown), flush=True)
        print(own(wish.language, "serving-data", data=str(chosen.data)), flush=True)
        others = seen_by_others(listening.family) if here.is_unspecified else None
        if others is not None:
            address = _address(others, port)  # also in the own browser: invitations begin with what it shows
            print(own(wish.language, "serving-network", address=address), flush=True)
        elif here.is_loopback and not wish.secure:  # else a proxy lets others in
            print(own(wish.language, "serving-alone"), flush=True)
        if wish.browser and _has_screen():
            threading.Thread(target=_open_when_up, args=(address, host, port), daemon=True).start()
        _run(chosen, listening)


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


async def _migrate(chosen: Settings) -> None:
    database = connect(chosen.database)
    try:
        await database.migrate()
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


def _run(chosen: Settings, listening: socket.socket) -> None:
    os.environ[SETTINGS] = msgspec.json.encode(chosen, enc_hook=str).decode()
    try:
        config = uvicorn.Config(
            f"{__name__}:worker",
            factory=True,
            workers=chosen.workers,
            log_level="warning",
            proxy_headers=True,
            forwarded_allow_ips=PROXIES,
            server_header=False,
            ws_per_message_deflate=False,  # messages are tiny, and each compressor takes hundreds of kilobytes
            ws_max_size=4096,
            ws_ping_interval=60,  # a thousand tabs are pinged at once
            timeout_graceful_shutdown=GRACE,
        )
        if chosen.workers > 1:
            from uvicorn.supervisors import Multiprocess

            Multiprocess(config, [listening]).run()
        else:
            uvicorn.Server(config).run(sockets=[listening])
    finally:
        del os.environ[SETTINGS]


def worker() -> FastAPI:
    """The application of one worker."""
    return create(msgspec.json.decode(os.environ[SETTINGS], type=Settings, dec_hook=lambda kind, value: kind(value)))


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
