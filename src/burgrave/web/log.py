"""The whole log of a table."""

from __future__ import annotations

from collections.abc import Sequence

from burgrave.draw import html as h
from burgrave.draw.page import Marking
from burgrave.server.telling import Line
from burgrave.web.layout import Page
from burgrave.web.shown import Room
from burgrave.web.steps import told


def whole_log(page: Page, shown: Room, lines: Sequence[Line], marking: Marking | None) -> str:
    """Everything that happened."""
    say = page.say
    return page.render(
        say("log"),
        h.section(".paper")[
            h.h1[say("log-of", game=say.title(shown.row.game))],
            h.p[h.a(href=shown.address)[say("to-table")]],
            h.ol(".whole-log")[told(shown, lines, marking)],
        ],
        game=shown.row.game,
    )
