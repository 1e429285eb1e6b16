"""The whole log of a table."""

from __future__ import annotations

from collections.abc import Sequence

import htpy as h

from burgrave.server.rows import TableRow
from burgrave.server.telling import Line
from burgrave.web.layout import Page
from burgrave.web.steps import joined


def whole_log(page: Page, row: TableRow, lines: Sequence[Line]) -> str:
    """Everything that happened."""
    say = page.say
    return page.render(
        say("log"),
        h.section(".paper")[
            h.h1[say("log-of", game=say.title(row.game))],
            h.p[h.a(href=f"/t/{row.id}")[say("to-table")]],
            h.ol(".whole-log")[[h.li[h.a(href=f"/t/{row.id}?at={one.line.at}")[one.text]] for one in joined(lines)]],
        ],
        game=row.game,
    )
