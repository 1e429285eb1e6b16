"""The end, and the points on the way there: the categories as a table and bars, the lead as lines."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import htpy as h
from htpy import Element, Node

from burgrave.arena.plots import Series, lines, stack, swatch
from burgrave.draw.shapes import sign
from burgrave.kernel.game import games
from burgrave.server.rows import OVER, Seat, TableRow
from burgrave.web.layout import Page
from burgrave.web.shown import Room


def result(page: Page, shown: Room) -> Node:
    """Who has won, in the place of the question."""
    say, row, at = page.say, shown.row, shown.address
    if row.result is None:
        return None
    won = ", ".join(shown.seats[seat].name for seat in row.result.winners)
    yours = any(seat in row.result.winners for seat in shown.mine)
    return h.div("#ask.result")[
        h.h2[say("you-win" if yours and len(shown.mine) == 1 else "winners", who=won)],
        h.div(".actions")[
            shown.mine
            and page.button(f"{at}/rematch", say("to-rematch" if row.rematch else "rematch"), class_=".first"),
            h.a(".button", href=f"{at}/points")[say("points")],
            shown.mine and h.a(".button", href=f"{at}/analysis")[say("analysis")],
            h.a(".button", href=f"{at}?at=0")[say("replay")],
            h.a(".button", href=f"{at}/save", download=True)[say("download")],
        ],
        _tie(page, row),
        score_table(page, row, shown.seats, row.result.scores, row.result.winners),
    ]


def _tie(page: Page, row: TableRow) -> Node:
    """What decided, where points did not."""
    game, found = games().get(row.game), row.result
    if game is None or found is None:
        return None
    totals = [total for total, _ in found.scores]
    tied = totals.count(max(totals)) > len(found.winners)
    return tied and h.p(".tie")[page.say.of(game, "tie-break")]


def score_table(
    page: Page, row: TableRow, seats: Sequence[Seat], scores: Sequence[Any], winners: Sequence[int] = ()
) -> Element:
    """Everybody's points by category; the total first, so that a phone shows it."""
    say = page.say
    parts = _parts(scores)
    return h.div(".scroll", tabindex="0", role="region", aria_label=say("points"))[
        h.table(".scores")[
            h.thead[
                h.tr[
                    h.th(scope="col")[say("player")],
                    h.th(".number", scope="col")[say("total")],
                    [h.th(".number", scope="col")[part_name(page, row, part)] for part in parts],
                ]
            ],
            h.tbody[
                [
                    h.tr(".won" if seat.seat in winners else "")[
                        h.th(scope="row")[sign(seat.colour), seat.name],
                        h.td(".number.total")[str(total)],
                        [h.td(".number")[str(found.get(part, 0))] for part in parts],
                    ]
                    for seat, (total, found) in zip(seats, scores, strict=True)
                ]
            ],
        ]
    ]


def _parts(scores: Sequence[Any]) -> list[str]:
    return list(dict.fromkeys(part for _, found in scores for part in found))


def part_name(page: Page, row: TableRow, part: str) -> str:
    """What a category of points is called."""
    game = games().get(row.game)
    return page.say.of(game, f"score-{part}", part) if game is not None else part


def points_page(page: Page, shown: Room, trace: Sequence[Sequence[int]]) -> str:
    """The points so far, or at the end: a table, bars, and how the lead went."""
    say, row, seats = page.say, shown.row, shown.seats
    assert shown.seen is not None
    scores = shown.seen.points
    parts = _parts(scores)
    heading = "points-end" if row.status == OVER else "points-now"
    led = [Series(seat.name, seat.colour, [totals[seat.seat] for totals in trace]) for seat in seats]
    return page.render(
        say("points"),
        h.section(".paper")[
            h.h1[say(heading, game=say.title(row.game))],
            h.p[h.a(href=shown.address)[say("to-table")]],
            row.status != OVER and h.p(".hint")[say("points-about")],
            score_table(page, row, seats, scores, row.result.winners if row.result is not None else ())
            if scores
            else h.p[say("points-later")],
            scores and [h.h2[say("points-bars")], _bars(page, shown, parts)],
            len(trace) > 1
            and [
                h.h2[say("points-lead")],
                lines(
                    led, say("points-lead"), ", ".join(seat.name for seat in seats), str_of, say("move"), say("points")
                ),
                h.p(".legend")[[h.span[sign(seat.colour), seat.name] for seat in seats]],
            ],
        ],
        game=row.game,
    )


def _bars(page: Page, shown: Room, parts: Sequence[str]) -> Node:
    """Each seat's categories one after the other."""
    assert shown.seen is not None
    top = max(sum(max(found.get(part, 0), 0) for part in parts) for _, found in shown.seen.points)
    rows = [
        h.tr[
            h.th(scope="row")[sign(seat.colour), seat.name],
            h.td(".bar-cell")[stack([found.get(part, 0) for part in parts], top)],
            h.td(".number.total")[str(total)],
        ]
        for seat, (total, found) in zip(shown.seats, shown.seen.points, strict=True)
    ]
    names = [part_name(page, shown.row, part) for part in parts]
    return [
        h.table(".bars")[h.tbody[rows]],
        h.p(".legend")[[h.span[swatch(index), name] for index, name in enumerate(names)]],
    ]


def str_of(number: float) -> str:
    """A number on an axis."""
    return f"{number:g}"
