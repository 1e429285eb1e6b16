"""Who thinks next: processes in which bots think are shared fairly between people.

A hint is waited for most, then bots at tables where people sit, then bots alone, then analyses. Among those who want
the same, it is the turn of the address with the fewest thoughts under way, then of the one that had none for longest,
and so on among the people of one address; for anybody can be many. So whoever has fifteen tables of hard bots waits
for themselves; others wait for no more than the thought under way.
"""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from enum import IntEnum
from math import inf
from typing import Final

PATIENCE: Final = 20.0  # seconds of waiting after which what nobody waits for is as urgent as what was before it
KNOWN: Final = 10_000  # people and addresses whose last turn is remembered


class Wanted(IntEnum):
    """What is thought about; the first is the most urgent."""

    HINT = 0
    BOT = 1
    BOTS_ALONE = 2
    ANALYSIS = 3


QUIET: Final = (Wanted.BOTS_ALONE, Wanted.ANALYSIS)


class Addresses:
    """From where people asked for tables and thoughts last: in memory, and nowhere else."""

    def __init__(self) -> None:
        self._of: Final[dict[str, str]] = {}
        self.news: Final[dict[str, str]] = {}  # since the other workers were told

    def note(self, person: str, address: str) -> None:
        """Somebody asks from there."""
        if self._of.get(person) != address:
            self.news[person] = address
            self.told(person, address)

    def told(self, person: str, address: str) -> None:
        """Somebody has asked another worker from there."""
        self._of.pop(person, None)
        self._of[person] = address
        if len(self._of) > KNOWN:
            del self._of[next(iter(self._of))]

    def of(self, person: str) -> str:
        """Where somebody is; where that is not known, in a place of their own."""
        return self._of.get(person, person)


class Waiting:
    """Somebody who waits for a place to think."""

    __slots__ = ("address", "person", "since", "turn", "wanted")

    def __init__(self, wanted: Wanted, person: str, address: str) -> None:
        loop = asyncio.get_running_loop()
        self.wanted: Final = wanted
        self.person: Final = person
        self.address: Final = f"@{address}"
        self.since: Final = loop.time()
        self.turn: Final[asyncio.Future[None]] = loop.create_future()


class Queue:
    """So many think at once; the others wait for their turn."""

    def __init__(self, places: int, addresses: Addresses | None = None) -> None:
        self._addresses: Final = addresses or Addresses()
        self._free = places
        self._share: Final = max(1, places - 1)  # that one address may have, or all that nobody waits for at a table
        self._quiet = 0  # of those places, taken by what nobody waits for
        self._thinking: Final[Counter[str]] = Counter()  # by person and by address
        self._last: Final[dict[str, float]] = {}  # when the last turn of a person or an address came
        self.waiting: Final[list[Waiting]] = []

    @asynccontextmanager
    async def turn(self, wanted: Wanted, person: str) -> AsyncIterator[float]:
        """A place to think; how many seconds it was waited for."""
        one = Waiting(wanted, person, self._addresses.of(person))
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
            yield _now() - one.since
        finally:
            self._leave(one)

    def _leave(self, one: Waiting) -> None:
        self._free += 1
        self._quiet -= one.wanted in QUIET
        for key in (one.person, one.address):
            self._thinking[key] -= 1
            if not self._thinking[key]:
                del self._thinking[key]
        self._next()

    def _next(self) -> None:
        while self._free and (ready := [one for one in self.waiting if self._may(one)]):
            one = min(ready, key=self._order)
            self.waiting.remove(one)
            self._free -= 1
            self._quiet += one.wanted in QUIET
            for key in (one.person, one.address):
                self._thinking[key] += 1
                self._last.pop(key, None)
                self._last[key] = _now()
                if len(self._last) > KNOWN:
                    del self._last[next(iter(self._last))]
            one.turn.set_result(None)

    def _may(self, one: Waiting) -> bool:
        """A place is left for somebody elsewhere, and for what somebody waits for."""
        return self._thinking[one.address] < self._share and not (one.wanted in QUIET and self._quiet >= self._share)

    def _order(self, one: Waiting) -> tuple[float, ...]:
        aged = one.wanted - (_now() - one.since) // PATIENCE
        urgency = max(aged, min(one.wanted, Wanted.BOT))  # nobody comes before all others by waiting alone
        turns = [(self._thinking[key], self._last.get(key, -inf)) for key in (one.address, one.person)]
        return urgency, *turns[0], *turns[1], one.since


def _now() -> float:
    return asyncio.get_running_loop().time()
