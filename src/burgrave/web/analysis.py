"""After the game: what the strongest bot thinks of each decision, the worst ones marked."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

import htpy as h
from htpy import Element, Node

from burgrave.draw.shapes import sign
from burgrave.server.analyses import Analysis, Decision
from burgrave.server.rows import Seat, TableRow
from burgrave.web.layout import Page

AGAIN: Final = 4  # seconds until the page looks again while the bot thinks


def analysis_page(page: Page, row: TableRow, seats: Sequence[Seat], seat: int, found: Analysis) -> str:
    """A player's decisions."""
    say, who = page.say, seats[seat]
    total = sum(decision.cost for decision in found.decisions)
    worst = found.worst
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
            bool(found.decisions) and h.p[say("analysis-total", points=say.number(total), count=len(found.decisions))],
            bool(worst)
            and [h.h2[say("analysis-worst")], h.ol(".worst")[[_bad(page, row, seat, one) for one in worst]]],
            bool(found.decisions) and [h.h2[say("analysis-all")], _table(page, row, seat, found.decisions, worst)],
        ],
        refresh=AGAIN if not found.complete else None,
        always_refresh=not found.complete,
        game=row.game,
    )


def _progress(page: Page, found: Analysis) -> Element:
    done = len(found.decisions)
    return h.p(".progress", role="status")[
        page.say("analysis-thinking", done=done, count=found.count),
        h.progress(value=str(done), max=str(found.count), aria_label=page.say("analysis")),
    ]


def _bad(page: Page, row: TableRow, seat: int, one: Decision) -> Element:
    say, language = page.say, page.say.language
    chosen = one.chosen
    return h.li[
        h.a(href=f"/t/{row.id}?at={one.n}&seat={seat}")[say("analysis-move", number=one.n)],
        " ",
        say(
            "analysis-instead",
            chosen=chosen.labels[language] if chosen is not None else one.do,
            best=one.best.labels[language],
            points=say.number(one.cost),
        ),
    ]


def _table(page: Page, row: TableRow, seat: int, decisions: Sequence[Decision], worst: Sequence[Decision]) -> Node:
    say, language = page.say, page.say.language
    rows = []
    for one in decisions:
        chosen = one.chosen
        rows.append(
            h.tr(".worst" if one in worst else "")[
                h.th(scope="row")[h.a(href=f"/t/{row.id}?at={one.n}&seat={seat}")[str(one.n)]],
                h.td[chosen.labels[language] if chosen is not None else one.do],
                h.td[one.best.labels[language] if one.best is not chosen else "="],
                h.td(".number")[say.number(one.cost)],
            ]
        )
    columns = ("analysis-column-move", "analysis-column-chosen", "analysis-column-best", "analysis-column-cost")
    return h.div(".scroll", tabindex="0", role="region", aria_label=say("analysis-all"))[
        h.table[h.thead[h.tr[[h.th(scope="col")[say(name)] for name in columns]]], h.tbody[rows]]
    ]
