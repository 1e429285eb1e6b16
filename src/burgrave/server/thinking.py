"""Who thinks next: processes in which bots think are shared fairly between people.

A hint is waited for most, then bots at tables where people sit, then bots alone, then analyses. Among those who want
the same, it is the turn of whoever has the fewest thoughts under way, then of whoever had none for longest. So somebody
with fifteen tables of hard bots waits for themselves, not others for them.
"""

from __future__ import annotations

import asyncio
import time
from collections import Counter
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from enum import IntEnum
from typing import Final

PATIENCE: Final = 20.0  # seconds of waiting after which somebody is as urgent as those before
KNOWN: Final = 10_000  # people whose last turn is remembered


class Wanted(IntEnum):
    """What is thought about; the first is the most urgent."""

    HINT = 0
    BOT = 1
    BOTS_ALONE = 2
    ANALYSIS = 3


QUIET: Final = (Wanted.BOTS_ALONE, Wanted.ANALYSIS)


class Waiting:
    """Somebody who waits for a place to think."""

    __slots__ = ("person", "since", "turn", "wanted")

    def __init__(self, wanted: Wanted, person: str) -> None:
        self.wanted: Final = wanted
        self.person: Final = person
        self.since: Final = time.monotonic()
        self.turn: Final[asyncio.Future[None]] = asyncio.get_running_loop().create_future()


class Queue:
    """So many think at once; the others wait for their turn."""

    def __init__(self, places: int) -> None:
        self._free = places
        self._share: Final = max(1, places - 1)  # that one person may have, or all that nobody waits for at a table
        self._quiet = 0  # of those places, taken by what nobody waits for
        self._thinking: Final[Counter[str]] = Counter()  # by person
        self._last: Final[dict[str, float]] = {}  # when somebody's last turn came
        self.waiting: Final[list[Waiting]] = []

    @asynccontextmanager
    async def turn(self, wanted: Wanted, person: str) -> AsyncIterator[float]:
        """A place to think; how many seconds it was waited for."""
        one = Waiting(wanted, person)
        self.waiting.append(one)
        self._next()
        try:
            await one.turn
        except asyncio.CancelledError:
            if one.turn.done() and not one.turn.cancelled():  # it came just then
                self._leave(one)
            else:
                self.waiting.remove(one)
            raise
        try:
            yield time.monotonic() - one.since
        finally:
            self._leave(one)

    def _leave(self, one: Waiting) -> None:
        self._free += 1
        self._quiet -= one.wanted in QUIET
        self._thinking[one.person] -= 1
        if not self._thinking[one.person]:
            del self._thinking[one.person]
        self._next()

    def _next(self) -> None:
        while self._free and (ready := [one for one in self.waiting if self._may(one)]):
            one = min(ready, key=self._order)
            self.waiting.remove(one)
            self._free -= 1
            self._quiet += one.wanted in QUIET
            self._thinking[one.person] += 1
            self._last.pop(one.person, None)
            self._last[one.person] = time.monotonic()
            if len(self._last) > KNOWN:
                del self._last[next(iter(self._last))]
            one.turn.set_result(None)

    def _may(self, one: Waiting) -> bool:
        """A place is left for somebody else, and for what somebody waits for."""
        return self._thinking[one.person] < self._share and not (one.wanted in QUIET and self._quiet >= self._share)

    def _order(self, one: Waiting) -> tuple[int, int, float, float]:
        urgency = one.wanted - int((time.monotonic() - one.since) / PATIENCE)
        return urgency, self._thinking[one.person], self._last.get(one.person, 0.0), one.since
