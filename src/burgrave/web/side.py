"""Beside the board: the log with its moments, the history, the players, the talk."""

from __future__ import annotations

from typing import Final

from burgrave.draw import html as h
from burgrave.draw.html import Element, Node
from burgrave.draw.page import Marking
from burgrave.draw.shapes import sign
from burgrave.server.rows import OVER, PLAYING, Message, Seat
from burgrave.web.layout import Page, link_to
from burgrave.web.shown import Room
from burgrave.web.steps import log

TALK: Final = 300  # letters of a message


def side(page: Page, shown: Room, marking: Marking | None = None) -> Element:
    """Everything beside the board; where it is a drawer, it can be closed."""
    return h.aside("#side")[
        h.h2[page.say("log"), h.label(".close", for_="tab-table", title=page.say("close"))["✕"]],
        log(page, shown, marking),
        shown.past is None and history(page, shown),
        _players(page, shown),
        _talk(page, shown),
        _more(page, shown),
    ]


def history(page: Page, shown: Room) -> Element:
    """From any move to any other; in the past it stands with the question, else beside the log."""
    say, row, past = page.say, shown.row, shown.past
    at = past.at if past is not None else row.at
    seat = past.seat if past is not None else shown.seat

    def to(number: int, label: str, arrow: str) -> Element:
        inside = 0 <= number <= row.at
        looks = "" if seat is None else f"&seat={seat}"
        return h.a(".step", href=f"{shown.address}?at={number}{looks}" if inside else None, aria_label=label)[arrow]

    eyes = [(None, say("spectator")), *((one.seat, one.name) for one in shown.seats)]
    return h.form(".history", method="get", action=shown.address)[
        to(at - 1, say("step-back"), "◀"),
        h.input(type="range", name="at", min="0", max=str(row.at), value=str(at), aria_label=say("move")),
        to(at + 1, say("step-on"), "▶"),
        h.output[f"{at} / {row.at}"],
        past is not None and _play(page),
        row.status == OVER
        and past is not None
        and h.label[
            say("eyes"),
            h.select(name="seat")[
                [h.option(value="" if who is None else str(who), selected=who == seat)[name] for who, name in eyes]
            ],
        ],
        h.button(".quiet.without-script")[say("show")],
        past is not None and h.a(".button.first", href=shown.address)[say("back-to-now")],
    ]


def name_of(page: Page, seat: Seat, person: str) -> Node:
    """Who sits in a seat."""
    say = page.say
    marks = []
    if seat.person == person:
        marks.append(say("you"))
    if seat.bot is not None:
        level = f"level-{seat.bot}"
        named = say(level) if say.has(level) else seat.bot
        marks.append(named if seat.person is None else say("stands-in"))
    return [h.strong[seat.name], marks and f" ({', '.join(marks)})"]


def _play(page: Page) -> Node:
    """The game plays itself, where there is a script."""
    say = page.say
    return h.span(".playing", hidden=True)[
        h.button(".play", type="button", aria_pressed="false")[say("replay-play")],
        h.label[
            say("replay-speed"),
            h.select(".speed")[[h.option(value=one, selected=one == "1")[f"{one}×"] for one in ("0.5", "1", "2", "4")]],
        ],
    ]


def _players(page: Page, shown: Room) -> Element:
    say, row, at = page.say, shown.row, shown.address
    items = []
    for seat in shown.seats:
        absent = shown.absent and row.status == PLAYING and seat.seat in row.asked and seat.person is not None
        may_vote = absent and seat.bot is None and seat.person != shown.person and bool(shown.mine)
        votes = len(shown.votes.get(seat.seat, ()))
        gone = seat.person == shown.person and seat.bot is not None and row.status == PLAYING
        items.append(
            h.li[
                sign(seat.colour),
                name_of(page, seat, shown.person),
                seat.seat in row.asked and h.span(".turn")[say("is-asked")],
                may_vote and page.button(f"{at}/vote", say("vote-stand-in", count=votes), live=True, seat=seat.seat),
                gone and page.button(f"{at}/back", say("take-back-seat"), live=True, class_=".first", seat=seat.seat),
            ]
        )
    return h.details(".players", open=shown.absent)[h.summary[say("players")], h.ul(".seats")[items]]


def _talk(page: Page, shown: Room) -> Node:
    say, row, at = page.say, shown.row, shown.address
    return (
        talk(page, shown)
        if row.chat
        else shown.host and page.button(f"{at}/chat-switch", say("chat-on"), live=True, class_=".quiet", on="on")
    )


def talk(page: Page, shown: Room) -> Element:
    """What people say at the table."""
    say, at = page.say, shown.address
    return h.details(".talk", open=bool(shown.talk))[
        h.summary[say("chat")],
        h.ul("#talk", tabindex="0")[
            [_said(message, message.person == shown.person) for message in reversed(shown.talk)]
        ],
        page.form(
            f"{at}/say",
            h.label[say("say"), h.input("#say", name="text", maxlength=str(TALK), required=True, autocomplete="off")],
            h.button[say("send")],
            live=True,
        )
        if shown.mine
        else h.p(".hint")[say("talk-seated")],
        shown.host and page.button(f"{at}/chat-switch", say("chat-off"), live=True, class_=".quiet", on=""),
    ]


def _said(message: Message, own: bool) -> Element:
    """What somebody said; what others did has a number, by which the script knows what is new."""
    return h.li(data_n=None if own else str(message.id))[h.strong[f"{message.name}: "], message.text]


def _more(page: Page, shown: Room) -> Element:
    say, row, at = page.say, shown.row, shown.address
    over = row.status == OVER
    leaving = shown.mine and row.status == PLAYING and any(shown.seats[seat].bot is None for seat in shown.mine)
    return h.details(".more")[
        h.summary[say("more")],
        h.p[h.a(href=f"{at}/log")[say("whole-log")]],
        bool(shown.replay)
        and h.div(".share")[h.p[say("replay-share")], link_to(page, shown.replay, say("replay-share"))],
        h.p[h.a(href=f"{at}/points")[say("points")]],
        h.p[h.a(href=f"{at}/report", download=True)[say("report-problem")], " ", h.small[say("report-about")]],
        h.p[say("seed-hash"), " ", h.code[row.seed_hash]],
        h.p[say("seed"), " ", h.code[row.seed]] if over else h.p[say("seed-later")],
        leaving
        and h.details(".sure")[
            h.summary[say("leave-to-bot")],
            h.p[say("leave-sure")],
            page.button(f"{at}/leave", say("leave-yes"), live=True),
        ],
    ]
