"""The whole log of a table."""

from __future__ import annotations

from collections.abc import Sequence

import htpy as h

from burgrave.server.rows import TableRow
from burgrave.server.telling import Line
from burgrave.web.layout import Page


def whole_log(page: Page, row: TableRow, lines: Sequence[Line]) -> str:
    """Everything that happened."""
    say = page.say
    return page.render(
        say("log"),
        h.section(".paper")[
            h.h1[say("log-of", game=say.title(row.game))],
            h.p[h.a(href=f"/t/{row.id}")[say("to-table")]],
            h.ol(".whole-log")[[h.li[h.a(href=f"/t/{row.id}?at={line.at}")[line.text]] for line in lines]],
        ],
        game=row.game,
    )
