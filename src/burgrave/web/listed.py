"""A table in a list."""

from __future__ import annotations

import time
from collections.abc import Mapping

import msgspec

from burgrave.server.rows import Seat, TableRow
from burgrave.web.layout import Page


class Listed(msgspec.Struct, frozen=True):
    """A table in a list."""

    row: TableRow
    seats: list[Seat]

    def asks(self, person: str) -> bool:
        """Whether it is somebody's move."""
        return any(self.seats[seat].person == person and self.seats[seat].bot is None for seat in self.row.asked)

    def seats_of(self, person: str) -> list[int]:
        """Where somebody sits."""
        return [seat.seat for seat in self.seats if seat.person == person and seat.bot is None]

    def won(self, person: str) -> bool:
        """Whether somebody has won, or shared the victory."""
        return self.row.result is not None and any(seat in self.row.result.winners for seat in self.seats_of(person))

    def points(self, person: str) -> int:
        """The points of somebody; of several seats on one device, the best."""
        assert self.row.result is not None, "the game has ended"
        return max(self.row.result.scores[seat][0] for seat in self.seats_of(person))

    def parts(self, person: str) -> Mapping[str, int]:
        """Of which categories these points are; of several seats on one device, those of the first."""
        assert self.row.result is not None, "the game has ended"
        found: Mapping[str, int] = self.row.result.scores[self.seats_of(person)[0]][1]
        return found

    def place(self, person: str) -> int:
        """Which place that is: ties that were broken count."""
        assert self.row.result is not None, "the game has ended"
        if self.won(person):
            return 1
        better = sum(total > self.points(person) for total, _ in self.row.result.scores)
        return max(2, 1 + better)


def when(page: Page, moment: float) -> str:
    """How long ago, in words."""
    minutes = max(0, int(time.time() - moment) // 60)
    if minutes < 60:
        return page.say("minutes-ago", count=minutes)
    if minutes < 48 * 60:
        return page.say("hours-ago", count=minutes // 60)
    return page.say("days-ago", count=minutes // (24 * 60))
