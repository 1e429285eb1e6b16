"""After the game: what the strongest bot thinks of each turn, where it would have done better."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

import htpy as h
from htpy import Element, Node

from burgrave.draw.shapes import sign
from burgrave.server.analyses import Analysis, Judgement
from burgrave.server.rows import Seat, TableRow
from burgrave.web.layout import Page

AGAIN: Final = 4  # seconds until the page looks again while the bot thinks
WORST: Final = 3  # turns that are named first


def analysis_page(page: Page, row: TableRow, seats: Sequence[Seat], seat: int, found: Analysis) -> str:
    """A player's turns."""
    say, who = page.say, seats[seat]
    costly = found.costly
    total = sum(turn.cost for turn in costly)
    others = [one for one in seats if one.seat != seat]
    return page.render(
        say("analysis"),
        h.section(".paper")[
            h.h1[say("analysis-of", who=who.name)],
            h.p[h.a(href=f"/t/{row.id}")[say("to-table")]],
            bool(others)
            and h.p[
                say("analysis-others"),
                [
                    h.a(".other", href=f"/t/{row.id}/analysis?seat={one.seat}")[sign(one.colour), one.name]
                    for one in others
                ],
            ],
            h.p[say("analysis-about")],
            not found.complete and _progress(page, found),
            bool(found.turns)
            and h.p(".total")[
                say("analysis-turns", count=len(found.turns)),
                " ",
                say("analysis-total", points=say.number(total), count=len(costly)),
            ],
            bool(costly)
            and [h.h2[say("analysis-worst")], h.ol(".worst")[[_bad(page, row, seat, one) for one in costly[:WORST]]]],
            bool(found.turns) and [h.h2[say("analysis-all")], _table(page, row, seat, found)],
        ],
        refresh=AGAIN if not found.complete else None,
        always_refresh=not found.complete,
        game=row.game,
    )


def _progress(page: Page, found: Analysis) -> Element:
    done = len(found.turns)
    return h.p(".progress", role="status")[
        page.say("analysis-thinking", done=done, count=found.count),
        h.progress(value=str(done), max=str(found.count), aria_label=page.say("analysis")),
    ]


def _bad(page: Page, row: TableRow, seat: int, one: Judgement) -> Element:
    say, language = page.say, page.say.language
    return h.li[
        h.a(href=f"/t/{row.id}?at={one.n}&seat={seat}")[say("analysis-move", number=one.n)],
        " ",
        say(
            "analysis-instead",
            chosen=_line(one.found.played[language]),
            best=_line(one.found.best[language]),
            points=say.number(one.cost),
        ),
    ]


def _line(choices: Sequence[str]) -> str:
    return " → ".join(choices)


def _table(page: Page, row: TableRow, seat: int, found: Analysis) -> Node:
    """All turns; what the bot would have done instead only where it makes a difference."""
    say, language = page.say, page.say.language
    rows = [
        h.tr(".worst" if one.cost else "")[
            h.th(scope="row")[h.a(href=f"/t/{row.id}?at={one.n}&seat={seat}")[str(one.n)]],
            h.td[_line(one.found.played[language])],
            h.td[_line(one.found.best[language]) if one.cost else "="],
            h.td(".number")[say.number(one.cost) if one.cost else ""],
        ]
        for one in found.turns
    ]
    columns = ("analysis-column-move", "analysis-column-chosen", "analysis-column-best", "analysis-column-cost")
    return h.div(".scroll", tabindex="0", role="region", aria_label=say("analysis-all"))[
        h.table[h.thead[h.tr[[h.th(scope="col")[say(name)] for name in columns]]], h.tbody[rows]]
    ]
