"""How a server is run: what the command line and the environment say."""

from __future__ import annotations

import math
import os
import secrets
from ipaddress import ip_network
from pathlib import Path
from typing import Final

import msgspec

from burgrave.kernel.errors import BadSetup

SECRET: Final = "BURGRAVE_SECRET"
LEAST: Final = 32  # characters of a secret
METRICS: Final = "BURGRAVE_METRICS"
LEAST_TOKEN: Final = 16  # characters
LIMITS: Final = "BURGRAVE_LIMITS"
SETTLE: Final = "BURGRAVE_SETTLE"
THINKERS: Final = "BURGRAVE_THINKERS"
MOST_THINKERS: Final = 1024
FEWEST: Final = 2  # thinkers, unless the host wants one: an analysis must not hold up bots that people wait for
SETTLED: Final = 350  # ms
PROXIES: Final = "BURGRAVE_PROXIES"
LOOPBACK: Final = ("127.0.0.1",)


class Push(msgspec.Struct, frozen=True):
    """Keys for Web Push; without them browsers are told only while they are open."""

    private: str
    public: str
    contact: str


class Settings(msgspec.Struct, frozen=True):
    """How a server is run."""

    data: Path
    database: str
    secret: str
    host: str = "127.0.0.1"
    port: int = 8000
    workers: int = 1
    engines: int = 1
    thinkers: int = 1
    secure: bool = False  # cookies only over HTTPS: behind a proxy that speaks it
    push: Push | None = None
    limits: float = 1.0  # so many times as much may be sent as the limits say: for benchmarks, where all is one sender
    metrics: str | None = None  # the token with which the figures are read; None: nobody may
    proxies: tuple[str, ...] = LOOPBACK  # whose word about the visitor's address and HTTPS is taken
    worker: int = 0  # which of the workers this is
    migrated: bool = False  # the database is up to date; else it was away at the start
    settle: int = SETTLED  # ms in which a question that has just appeared can't be clicked: one gesture is one answer


def settings(
    data: Path,
    database: str | None = None,
    host: str = "127.0.0.1",
    port: int = 8000,
    workers: int = 1,
    secure: bool = False,
) -> Settings:
    """The settings, with everything that was left out; makes the data directory and the secret where there is none."""
    data.mkdir(mode=0o700, parents=True, exist_ok=True)
    if database is None:
        database = f"sqlite:///{data / 'burgrave.db'}"
    if workers < 1:
        raise BadSetup(f"there must be at least one worker, not {workers}")
    if workers > 1 and database.startswith("sqlite"):
        raise BadSetup("several workers need PostgreSQL (--database postgresql://…): SQLite serves one")
    cores = os.cpu_count() or 1
    thinkers = _number(
        THINKERS, max(FEWEST, cores // workers), 1, MOST_THINKERS, "the bots of a worker that think at once"
    )
    return Settings(
        data=data,
        database=database,
        secret=_secret(data),
        host=host,
        port=port,
        workers=workers,
        engines=max(1, cores // (2 * workers)),
        thinkers=int(thinkers),
        secure=secure,
        push=_push(),
        metrics=_metrics(),
        proxies=_proxies(),
        limits=_number(LIMITS, 1.0, 1, 1e9, "how many times as much may be sent as usual"),
        settle=int(_number(SETTLE, SETTLED, 0, 10_000, "the milliseconds before a new question takes a click")),
    )


def _secret(data: Path) -> str:
    """What cookies are signed with: from the environment, or from a file that only its owner can read."""
    given = os.environ.get(SECRET)
    if given is not None:
        if len(given) < LEAST:
            raise BadSetup(f"{SECRET} must have at least {LEAST} characters")
        return given
    path = data / "secret"
    try:
        with os.fdopen(os.open(path, os.O_CREAT | os.O_EXCL | os.O_WRONLY, 0o600), "w") as file:
            file.write(secrets.token_urlsafe(48))
    except FileExistsError:
        pass
    if path.stat().st_mode & 0o077:
        raise BadSetup(f"others can read the secret in {path}: chmod 600 it, or delete it for a new one")
    found = path.read_text(encoding="utf-8").strip()
    if len(found) < LEAST:
        raise BadSetup(f"the secret in {path} is too short: delete the file for a new one")
    return found


def _metrics() -> str | None:
    given = os.environ.get(METRICS)
    if given is not None and len(given) < LEAST_TOKEN:
        raise BadSetup(f"{METRICS} is the token with which the figures are read, of {LEAST_TOKEN} letters at least")
    return given


def _number(name: str, usual: float, least: float, most: float, meaning: str) -> float:
    """A number from the environment."""
    given = os.environ.get(name)
    if given is None:
        return usual
    try:
        number = float(given)
    except ValueError:
        number = math.nan
    if not least <= number <= most:
        raise BadSetup(f"{name} is a number from {least:g} to {most:g}, {meaning}; not {given!r}")
    return number


def _proxies() -> tuple[str, ...]:
    """Addresses or networks of proxies in front of us, from the environment."""
    given = [one.strip() for one in os.environ.get(PROXIES, "").split(",") if one.strip()]
    try:
        return tuple(str(ip_network(one, strict=False)) for one in given) or LOOPBACK
    except ValueError as error:
        raise BadSetup(f"{PROXIES} has addresses or networks of proxies, separated by commas: {error}") from error


def _push() -> Push | None:
    names = ("BURGRAVE_PUSH_PRIVATE", "BURGRAVE_PUSH_PUBLIC", "BURGRAVE_PUSH_CONTACT")
    given = [os.environ.get(name) for name in names]
    if not any(given):
        return None
    private, public, contact = given
    if private is None or public is None or contact is None:
        raise BadSetup(f"Web Push needs all of {', '.join(names)}")
    return Push(private, public, contact)
