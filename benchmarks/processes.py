"""What the system says of a server's processes (Linux): which there are, what they hold and what they have used."""

from __future__ import annotations

import os
import time
from pathlib import Path

TICKS = os.sysconf("SC_CLK_TCK")
PAGE = os.sysconf("SC_PAGE_SIZE")
PARENT, SESSION, USER, SYSTEM = 1, 3, 11, 12  # places in /proc/PID/stat, counted after the name


def session(leader: int) -> list[int]:
    """The processes of a session; those that have ended and were not waited for are not among them."""
    return _where(SESSION, leader)


def children(parent: int) -> list[int]:
    """A process, and those that it has started itself."""
    return [parent, *_where(PARENT, parent)]


def _where(place: int, number: int) -> list[int]:
    found = []
    for path in Path("/proc").iterdir():
        if path.name.isdigit():
            fields = _stat(int(path.name))
            if fields and fields[0] != "Z" and int(fields[place]) == number:
                found.append(int(path.name))
    return sorted(found)


def ended(leader: int, seconds: float) -> bool:
    """Whether all processes of a session end by themselves in time."""
    until = time.monotonic() + seconds
    while session(leader):
        if time.monotonic() > until:
            return False
        time.sleep(0.02)
    return True


def resident(pid: int) -> int:
    """Bytes of memory that a process holds."""
    return int(Path(f"/proc/{pid}/statm").read_text().split()[1]) * PAGE


def cpu(pid: int) -> float:
    """Seconds of processor time that a process has used."""
    fields = _stat(pid)
    return (int(fields[USER]) + int(fields[SYSTEM])) / TICKS if fields else 0.0


def _stat(pid: int) -> list[str]:
    try:
        return Path(f"/proc/{pid}/stat").read_text().rpartition(") ")[2].split()
    except OSError:
        return []  # it has just ended
