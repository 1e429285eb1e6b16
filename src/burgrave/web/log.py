"""The whole log of a table."""

from __future__ import annotations

from collections.abc import Sequence

from burgrave.draw import html as h
from burgrave.draw.html import Element
from burgrave.draw.shapes import sign
from burgrave.server.rows import Seat, TableRow
from burgrave.server.telling import ROUND, Line
from burgrave.web.layout import Page
from burgrave.web.steps import Joined, joined


def whole_log(page: Page, row: TableRow, seats: Sequence[Seat], lines: Sequence[Line]) -> str:
    """Everything that happened."""
    say = page.say
    return page.render(
        say("log"),
        h.section(".paper")[
            h.h1[say("log-of", game=say.title(row.game))],
            h.p[h.a(href=f"/t/{row.id}")[say("to-table")]],
            h.ol(".whole-log")[[_told(row, seats, one) for one in joined(lines)]],
        ],
        game=row.game,
    )


def _told(row: TableRow, seats: Sequence[Seat], one: Joined) -> Element:
    """A line with whose move it was; the first of a round is a heading."""
    link = h.a(href=f"/t/{row.id}?at={one.line.at}")[one.text]
    if one.line.kind == ROUND:
        return h.li(".round")[link]
    who = one.line.args.get("who")
    colour = next((seat.colour for seat in seats if seat.seat == who), None)
    if colour is None:
        return h.li[link]
    return h.li(f".of.colour-{colour}")[sign(colour), link]
