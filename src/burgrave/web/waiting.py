"""Before the game: who sits already, whom to invite, and what an invitation shows."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

import segno
from markupsafe import Markup

from burgrave.draw import html as h
from burgrave.draw.hall import Chair, hall
from burgrave.draw.html import Element, Node
from burgrave.draw.look import icon, seal
from burgrave.draw.shapes import Symbols
from burgrave.server.rows import CLOSED, Seat, TableRow
from burgrave.web.layout import Page, link_to
from burgrave.web.shown import Room
from burgrave.web.side import name_of, talk


def waiting(page: Page, shown: Room) -> Node:
    """The table while somebody is missing."""
    say, row = page.say, shown.row
    title = h.h1[say.title(row.game)]
    if row.status == CLOSED:
        return h.section(".paper")[
            title, h.p[say("state-closed")], h.p[h.a(".button.first", href="/")[say("to-lobby")]]
        ]
    belongs = bool(shown.mine) or shown.host
    may_invite = shown.host or (belongs and row.guests)
    missing = sum(seat.open for seat in shown.seats)
    symbols = Symbols()
    return h.section(".paper.waiting-room")[
        h.div(".hall")[_hall(page, shown, symbols)],
        h.div(".inviting")[
            title,
            h.p(".question")[say("waiting-for-players", count=missing)],
            may_invite and _invite(page, shown),
            h.h2[say("who-sits")],
            h.ul(".seats")[[_chair(page, shown, seat, may_invite, symbols) for seat in shown.seats]],
            h.div(".actions")[
                shown.host
                and page.button(f"{shown.address}/fill", say("fill-with-bots"), class_=".first", level="medium"),
                belongs and page.button(f"{shown.address}/leave", say("leave"), class_=".quiet"),
            ],
            belongs and h.p(".hint")[say("begins-by-itself")],
            bool(shown.log) and h.ul(".lately")[[h.li[line.text] for line in shown.log]],
            row.chat and talk(page, shown),
        ],
        symbols.sheet(),
    ]


def _invite(page: Page, shown: Room) -> Element:
    """A link to send, and a code for a phone to read."""
    say, link = page.say, f"{shown.site}/i/{shown.row.invitation}"
    return h.div(".invite")[
        h.p[say("invite-how")],
        h.label[say("invite-all"), link_to(page, link)],
        h.div(".share")[
            code(link, say("invite-code")),
            h.div[
                h.button(".send", type="button", data_link=link, data_title=say.title(shown.row.game), hidden=True)[
                    icon("share"), say("share")
                ],
                h.p(".hint")[say("invite-code-about")],
            ],
        ],
        shown.site.partition("//")[2].startswith(("localhost", "127.0.0.1")) and h.p(".hint")[say("invite-local")],
    ]


@lru_cache(64)
def code(link: str, label: str) -> Markup:
    """A link as a code that a phone reads."""
    drawn = segno.make(link, error="m", micro=False).svg_inline(border=2, svgclass="qr", lineclass=None, omitsize=True)
    return Markup(drawn.replace("<svg ", Markup('<svg role="img" aria-label="{}" ').format(label), 1))


def _hall(page: Page, shown: Room, symbols: Symbols) -> Markup:
    """Who sits around the table."""
    say = page.say
    chairs = {
        seat.seat: Chair(
            say("free-seat") if seat.open else seat.name,
            say("invited") if seat.open else say("you") if seat.seat in shown.mine else say("is-there"),
            seat.colour,
            seat.open,
        )
        for seat in shown.seats
    }
    own = chairs.pop(shown.mine[0]) if shown.mine else None
    return hall(symbols, list(chairs.values()), own, say("the-hall"))


def _chair(page: Page, shown: Room, seat: Seat, may_invite: bool, symbols: Symbols) -> Element:
    say = page.say
    if not seat.open:
        return h.li[seal(symbols, seat.colour), h.span(".name")[name_of(page, seat, shown.person)]]
    sit = (shown.welcome or may_invite) and not shown.mine
    return h.li[
        seal(symbols, seat.colour),
        h.span(".name")[say("free-seat")],
        sit and page.button(f"{shown.address}/join", say("sit-here"), seat=seat.seat),
        bool(shown.mine) and (shown.host or (may_invite and not shown.row.public)) and _neighbour(page, shown, seat),
        may_invite
        and h.details[
            h.summary[say("invite-seat")],
            link_to(page, f"{shown.site}/i/{seat.invitation}", say("invite-seat")),
        ],
    ]


def _neighbour(page: Page, shown: Room, seat: Seat) -> Element:
    """Somebody who plays on the same device."""
    say = page.say
    return h.details[
        h.summary[say("sit-beside")],
        page.form(
            f"{shown.address}/join",
            h.input(type="hidden", name="seat", value=str(seat.seat)),
            h.label[say("name-here"), h.input(name="name", maxlength="24", required=True, autocomplete="off")],
            h.button[say("sit-down")],
        ),
    ]


def invitation(page: Page, row: TableRow, seats: Sequence[Seat], seat: int | None, code: str) -> str:
    """What somebody sees who follows an invitation."""
    say = page.say
    names = ", ".join(one.name for one in seats if not one.open)
    return page.render(
        say("invitation"),
        h.section(".paper")[
            h.h1[say("invited-to", game=say.title(row.game))],
            h.p[say("invited-with", who=names)] if names else None,
            page.form(
                f"/t/{row.id}/join",
                h.input(type="hidden", name="invitation", value=code),
                h.input(type="hidden", name="seat", value="" if seat is None else str(seat)),
                h.label[say("nickname"), h.input(name="nickname", value=page.nickname, maxlength="24", required=True)],
                h.button(".first")[say("sit-down")],
            ),
            h.p[h.a(href=f"/learn/{row.game}")[say("learn-game", game=say.title(row.game))]],
        ],
    )
