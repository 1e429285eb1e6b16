"""A table: who sits there, the question with its answers, the board, the log and the talk."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

import htpy as h
import msgspec
from htpy import Element, Node

from burgrave.kernel.game import games
from burgrave.server.messages import Question, Seen
from burgrave.server.store import CLOSED, OPEN, OVER, PLAYING, Message, Seat, TableRow
from burgrave.server.telling import Line
from burgrave.web.board import board
from burgrave.web.layout import Page, link_to, notice, sign

TALK: Final = 300  # letters of a message
WAIT: Final = 8  # seconds after which a page without a script looks again


class Room(msgspec.Struct, frozen=True):
    """What somebody sees of a table."""

    row: TableRow
    seats: list[Seat]
    mine: list[int]  # the seats where they sit
    seat: int | None  # from which they look; None: as a spectator
    cover: int | None  # the seat to which the device goes now
    host: bool
    welcome: bool  # may sit down without an invitation
    seen: Seen | None
    log: list[Line]
    talk: list[Message]
    votes: dict[int, set[str]]
    person: str
    absent: bool  # nobody has moved for long
    site: str  # the address of the site, for invitations

    @property
    def asked(self) -> bool:
        """Whether it is their move."""
        return self.cover is not None or (self.seen is not None and self.seen.question is not None)


def room(page: Page, shown: Room, problem: str | None = None, push: str | None = None) -> str:
    """The page of a table."""
    row = shown.row
    return page.render(
        page.say.title(row.game),
        h.div("#now", data_asked="1" if shown.asked else "")[now(page, shown, problem)],
        table=row.id,
        version=row.version,
        refresh=None if shown.asked or row.status == OVER else WAIT,
        push=push,
    )


def now(page: Page, shown: Room, problem: str | None = None) -> Node:
    """All that changes: the script fetches it when the table has moved on."""
    if shown.cover is not None:
        return [notice(problem), _cover(page, shown, shown.cover)]
    return [
        notice(problem),
        h.h1(".small")[page.say.title(shown.row.game)],
        _before(page, shown) if shown.row.status in (OPEN, CLOSED) else _game(page, shown),
    ]


# ---------------------------------------------------------------- before the game


def _before(page: Page, shown: Room) -> Node:
    say, row = page.say, shown.row
    if row.status == CLOSED:
        return h.p[say("state-closed")]
    at = f"/t/{row.id}"
    may_invite = bool(shown.mine) or shown.host
    return [
        h.p[say("waiting-for-players", count=sum(seat.open for seat in shown.seats))],
        h.ul(".seats")[[_chair(page, shown, seat, may_invite) for seat in shown.seats]],
        may_invite and h.p[h.label[say("invite-all"), link_to(page, f"{shown.site}/i/{row.invitation}")]],
        h.div(".actions")[
            shown.host and page.button(f"{at}/fill", say("fill-with-bots"), level="medium"),
            shown.mine and page.button(f"{at}/leave", say("leave"), class_=".quiet"),
        ],
    ]


def _chair(page: Page, shown: Room, seat: Seat, may_invite: bool) -> Element:
    say = page.say
    if not seat.open:
        return h.li[sign(seat.colour), _name(page, seat, shown.person)]
    return h.li[
        sign(seat.colour),
        say("free-seat"),
        (shown.welcome or may_invite) and page.button(f"/t/{shown.row.id}/join", say("sit-here"), seat=seat.seat),
        may_invite and h.label[say("invite-seat"), link_to(page, f"{shown.site}/i/{seat.invitation}")],
    ]


def _name(page: Page, seat: Seat, person: str) -> Node:
    say = page.say
    marks = []
    if seat.person == person:
        marks.append(say("you"))
    if seat.bot is not None:
        marks.append(say(f"level-{seat.bot}") if seat.person is None else say("stands-in"))
    return [h.strong[seat.name], marks and f" ({', '.join(marks)})"]


def invitation(page: Page, row: TableRow, seats: Sequence[Seat], seat: int | None, code: str) -> str:
    """What somebody sees who follows an invitation."""
    say = page.say
    names = ", ".join(one.name for one in seats if not one.open)
    return page.render(
        say("invitation"),
        h.h1[say("invited-to", game=say.title(row.game))],
        h.p[say("invited-with", who=names)] if names else None,
        page.form(
            f"/t/{row.id}/join",
            h.input(type="hidden", name="invitation", value=code),
            h.input(type="hidden", name="seat", value="" if seat is None else str(seat)),
            h.label[say("nickname"), h.input(name="nickname", value=page.nickname, maxlength="24", required=True)],
            h.button(".first")[say("sit-down")],
        ),
    )


# ---------------------------------------------------------------- the game


def _game(page: Page, shown: Room) -> Node:
    assert shown.seen is not None
    return [
        _ask(page, shown, shown.seen),
        board(shown.row.game, shown.seen.view, [seat.name for seat in shown.seats], page.say.language),
        shown.row.status == OVER and _result(page, shown),
        _players(page, shown),
        _log(page, shown),
        _talk(page, shown),
        _trust(page, shown),
    ]


def _ask(page: Page, shown: Room, seen: Seen) -> Node:
    """Whose move it is and what is asked, in one sentence; below it the answers."""
    say, row = page.say, shown.row
    at = f"/t/{row.id}"
    undo = (
        shown.seat is not None
        and seen.can_undo
        and row.status == PLAYING
        and page.button(f"{at}/undo", say("undo"), live=True, class_=".quiet", seat=shown.seat, number=row.number)
    )
    if row.status == OVER:
        return None
    if seen.question is None:
        return h.section("#ask.waiting", aria_live="polite")[
            h.p[_waiting(page, shown)], undo, _other_seats(page, shown)
        ]
    assert shown.seat is not None
    return h.section("#ask.asked", aria_live="polite")[
        h.p(".question")[
            sign(shown.seats[shown.seat].colour),
            len(shown.mine) > 1 and h.strong[f"{shown.seats[shown.seat].name}: "],
            seen.question.sentence,
        ],
        _answers(page, at, shown.seat, seen.question),
        undo,
    ]


def _answers(page: Page, at: str, seat: int, question: Question) -> Element:
    buttons = [
        h.button(".option", name="do", value=option.do, data_key=str(n) if n < 10 else None)[option.label]
        for n, option in enumerate(question.options, 1)
    ]
    return page.form(
        f"{at}/answer",
        h.input(type="hidden", name="seat", value=str(seat)),
        h.input(type="hidden", name="number", value=str(question.number)),
        h.div(".options")[buttons],
        live=True,
    )


def _waiting(page: Page, shown: Room) -> str:
    asked = [shown.seats[seat] for seat in shown.row.asked]
    thinking = asked and all(seat.bot is not None for seat in asked)
    who = ", ".join(seat.name for seat in asked)
    return page.say("thinking" if thinking else "waiting-for", who=who)


def _other_seats(page: Page, shown: Room) -> Node:
    """On a shared device: whose hand to look at while others move."""
    if len(shown.mine) < 2:
        return None
    return h.p[
        [
            page.button(f"/t/{shown.row.id}/show", page.say("show-hand", who=shown.seats[seat].name), seat=seat)
            for seat in shown.mine
            if seat != shown.seat
        ]
    ]


def _cover(page: Page, shown: Room, seat: int) -> Element:
    """Hides one hand before another is shown."""
    say, who = page.say, shown.seats[seat]
    return h.section(".cover")[
        h.h1[sign(who.colour), say("pass-device", who=who.name)],
        page.button(f"/t/{shown.row.id}/show", say("i-am", who=who.name), class_=".first", seat=seat),
    ]


def _players(page: Page, shown: Room) -> Element:
    say, row = page.say, shown.row
    at = f"/t/{row.id}"
    items = []
    for seat in shown.seats:
        absent = shown.absent and row.status == PLAYING and seat.seat in row.asked and seat.person is not None
        may_vote = absent and seat.bot is None and seat.person != shown.person and bool(shown.mine)
        votes = len(shown.votes.get(seat.seat, ()))
        items.append(
            h.li[
                sign(seat.colour),
                _name(page, seat, shown.person),
                seat.seat in row.asked and h.span(".turn")[say("is-asked")],
                may_vote and page.button(f"{at}/vote", say("vote-stand-in", count=votes), live=True, seat=seat.seat),
                seat.person == shown.person
                and seat.bot is not None
                and row.status == PLAYING
                and page.button(f"{at}/back", say("take-back-seat"), seat=seat.seat),
            ]
        )
    return h.section[
        h.h2[say("players")],
        h.ul(".seats")[items],
        shown.mine and row.status == PLAYING and page.button(f"{at}/leave", say("leave-to-bot"), class_=".quiet"),
    ]


def _log(page: Page, shown: Room) -> Element:
    return h.section[
        h.h2[page.say("log")],
        h.ol("#log.log", tabindex="0", reversed=True)[[h.li[line.text] for line in reversed(shown.log)]],
        h.p[h.a(href=f"/t/{shown.row.id}/log")[page.say("whole-log")]],
    ]


def _talk(page: Page, shown: Room) -> Node:
    say, row = page.say, shown.row
    at = f"/t/{row.id}"
    switch = shown.host and page.button(
        f"{at}/chat-switch", say("chat-off" if row.chat else "chat-on"), class_=".quiet", on="" if row.chat else "on"
    )
    if not row.chat:
        return switch
    return h.section[
        h.h2[say("chat")],
        h.ul(".talk")[[h.li[h.strong[f"{message.name}: "], message.text] for message in shown.talk]],
        shown.mine
        and page.form(
            f"{at}/say",
            h.label[say("say"), h.input("#say", name="text", maxlength=str(TALK), required=True, autocomplete="off")],
            h.button[say("send")],
            live=True,
        ),
        switch,
    ]


def _trust(page: Page, shown: Room) -> Element:
    say, row = page.say, shown.row
    over = row.status == OVER
    return h.details(".trust")[
        h.summary[say("fair")],
        h.p[say("seed-hash"), " ", h.code[row.seed_hash]],
        h.p[say("seed"), " ", h.code[row.seed]] if over else h.p[say("seed-later")],
    ]


# ---------------------------------------------------------------- the end


def _result(page: Page, shown: Room) -> Node:
    say, row = page.say, shown.row
    if row.result is None:
        return None
    game = games().get(row.game)
    parts = list(dict.fromkeys(part for _, found in row.result.scores for part in found))
    at = f"/t/{row.id}"
    names = [say.of(game, f"score-{part}", part) if game is not None else part for part in parts]
    return h.section(".result")[
        h.h2[say("winners", who=", ".join(shown.seats[seat].name for seat in row.result.winners))],
        h.table[
            h.thead[h.tr[h.th[""], [h.th(scope="col")[name] for name in names], h.th(scope="col")[say("total")]]],
            h.tbody[
                [
                    h.tr[
                        h.th(scope="row")[sign(seat.colour), seat.name],
                        [h.td(".number")[str(found.get(part, 0))] for part in parts],
                        h.td(".number")[h.strong[str(total)]],
                    ]
                    for seat, (total, found) in zip(shown.seats, row.result.scores, strict=True)
                ]
            ],
        ],
        h.div(".actions")[
            shown.mine
            and page.button(f"{at}/rematch", say("to-rematch" if row.rematch else "rematch"), class_=".first"),
            h.a(href=f"{at}/replay")[say("replay")],
            h.a(href=f"{at}/save")[say("download")],
        ],
    ]


def whole_log(page: Page, row: TableRow, lines: Sequence[Line]) -> str:
    """Everything that happened."""
    return page.render(
        page.say("log"),
        h.h1[page.say("log")],
        h.p[h.a(href=f"/t/{row.id}")[page.say("to-table")]],
        h.ol(".log")[[h.li[line.text] for line in lines]],
    )


def replay(
    page: Page, row: TableRow, seats: Sequence[Seat], seen: Seen, at: int, seat: int | None, lines: Sequence[Line]
) -> str:
    """A finished game after so many moves, as a seat or a spectator saw it."""
    say = page.say

    def to(number: int, label: str) -> Node:
        number = min(max(number, 0), row.at)
        looks = "" if seat is None else f"&seat={seat}"
        return h.a(href=f"/t/{row.id}/replay?at={number}{looks}")[label]

    eyes = [(None, say("spectator")), *((one.seat, one.name) for one in seats)]
    return page.render(
        say("replay"),
        h.h1(".small")[say("replay-of", game=say.title(row.game))],
        h.p[h.a(href=f"/t/{row.id}")[say("to-table")]],
        h.nav(".replay")[
            to(0, "⏮"),
            to(at - 1, "◀"),
            h.form(method="get")[
                h.label[say("move"), h.input(type="number", name="at", min="0", max=str(row.at), value=str(at))],
                h.label[
                    say("eyes"),
                    h.select(name="seat")[
                        [
                            h.option(value="" if who is None else str(who), selected=who == seat)[name]
                            for who, name in eyes
                        ]
                    ],
                ],
                h.button[say("show")],
            ],
            to(at + 1, "▶"),
            to(row.at, "⏭"),
            h.span[say("move-of", number=at, count=row.at)],
        ],
        h.ul[[h.li[line.text] for line in lines]],
        board(row.game, seen.view, [one.name for one in seats], say.language),
    )
