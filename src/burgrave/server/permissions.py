"""Who may do what at a table: look from a seat, act for it, watch."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TypeAlias

from burgrave.server.problem import Problem
from burgrave.server.rows import Person, Seat, TableRow

May: TypeAlias = Callable[[TableRow, Sequence[Seat]], object]
"""Raises Problem where somebody may not do at a table what they ask for."""

Eyes: TypeAlias = Callable[[TableRow, Sequence[Seat]], int | None]
"""From which seat somebody looks at a table as it stands (None: a spectator); raises Problem where they may not."""


def everybody(row: TableRow, seats: Sequence[Seat]) -> None:
    """Whoever asks was let in before."""


def belongs(row: TableRow, seats: Sequence[Seat], who: Person) -> bool:
    """Whether somebody sits at the table, or has set it up."""
    return row.host == who.id or any(seat.person == who.id for seat in seats)


def may_invite(row: TableRow, seats: Sequence[Seat], who: Person) -> bool:
    """Whether somebody is shown the invitations: the host, and the others where the host lets them."""
    return row.host == who.id or (row.guests and belongs(row, seats, who))


def must_sit(seats: Sequence[Seat], who: Person) -> None:
    """Refuse whoever does not sit at the table."""
    if all(seat.person != who.id for seat in seats):
        raise Problem(403, "not-seated")


def must_host(row: TableRow, who: Person) -> None:
    """Refuse whoever has not set up the table."""
    if row.host != who.id:
        raise Problem(403, "not-host")


def may_watch(row: TableRow, seats: Sequence[Seat], who: Person) -> None:
    """Refuse spectators at a table that is not public."""
    if not row.public and not belongs(row, seats, who):
        raise Problem(403, "not-public")


def own_seat(seats: Sequence[Seat], who: Person, seat: int) -> Seat:
    """The seat, if somebody sits there."""
    if seat >= len(seats):
        raise Problem(404, "seat")
    if seats[seat].person != who.id:
        raise Problem(403, "not-seated")
    return seats[seat]


def eyes(who: Person, seat: int | None) -> Eyes:
    """Lets nobody but its own person look from a seat or act for it; None: as a spectator."""

    def look(row: TableRow, seats: Sequence[Seat]) -> int | None:
        if seat is None:
            may_watch(row, seats, who)
        else:
            own_seat(seats, who, seat)
        return seat

    return look
