"""Trophies and records: what somebody has achieved in the games that they have finished."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

from burgrave.draw import html as h
from burgrave.draw.html import Element, Node
from burgrave.draw.look import icon
from burgrave.kernel.game import games
from burgrave.web.layout import Page
from burgrave.web.listed import Listed

CLOSE: Final = 2  # points by which a victory is a narrow one
CROWD: Final = 5  # seats of a large table
STREAK: Final = 3  # victories in a row
MANY: Final = 25  # games of a veteran


class Trophy(NamedTuple):
    """Something to achieve: its icon, how far somebody has come, and how far it is."""

    name: str
    icon: str
    far: int
    goal: int

    @property
    def won(self) -> bool:
        """Whether it is theirs."""
        return self.far >= self.goal


def achieved(played: Sequence[Listed], person: str) -> list[Trophy]:
    """All trophies, as far as somebody has come; the games are given with the last one first."""
    victories = [one for one in played if one.won(person)]
    return [
        Trophy("first-crown", "crown", min(len(victories), 1), 1),
        Trophy("all-lands", "castle", len({one.row.game for one in victories}), len(games())),
        Trophy("in-a-row", "star", min(_longest([one.won(person) for one in played]), STREAK), STREAK),
        Trophy("by-a-hair", "scales", min(sum(map(_narrow, victories)), 1), 1),
        Trophy("hermit", "shield", min(sum(len(one.seats) == 1 for one in victories), 1), 1),
        Trophy("full-table", "person", min(sum(len(one.seats) >= CROWD for one in victories), 1), 1),
        Trophy("among-friends", "chat", min(sum(_friends(one, person) for one in played), 1), 1),
        Trophy("veteran", "scroll", min(len(played), MANY), MANY),
    ]


def _longest(won: Sequence[bool]) -> int:
    """The longest row of victories."""
    longest = row = 0
    for one in won:
        row = row + 1 if one else 0
        longest = max(longest, row)
    return longest


def _narrow(one: Listed) -> bool:
    """Whether the second was close behind."""
    assert one.row.result is not None, "the game has ended"
    totals = sorted((total for total, _ in one.row.result.scores), reverse=True)
    return len(totals) > 1 and totals[0] - totals[1] <= CLOSE


def _friends(one: Listed, person: str) -> bool:
    """Whether somebody else took part, and no bot in their place."""
    return any(seat.person not in (None, person) and seat.bot is None for seat in one.seats)


def record(played: Sequence[Listed], person: str) -> int | None:
    """The most points of somebody in these games."""
    return max((one.points(person) for one in played), default=None)


def shelf(page: Page, played: Sequence[Listed], person: str) -> Element:
    """The trophies: gold those that were won, the others with the way to go."""
    say = page.say
    return h.section(".paper.trophies")[
        h.h2[say("trophies")], h.ul[[_trophy(page, one) for one in achieved(played, person)]]
    ]


def _trophy(page: Page, one: Trophy) -> Node:
    say = page.say
    far = say("won-trophy") if one.won else say("far-from", count=one.far, goal=one.goal)
    return h.li(".won" if one.won else "")[
        h.span(".medal")[icon(one.icon)],
        h.div[h.b[say(f"trophy-{one.name}")], h.small[say(f"trophy-{one.name}.about")], h.small(".far")[far]],
    ]
