"""What happened, step by step: each event with its icon and a number, and where on the drawing it was."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

from burgrave.draw import html as h
from burgrave.draw.html import Element, Node
from burgrave.draw.page import ROUND, TURN, Mark, Marking
from burgrave.draw.shapes import sign
from burgrave.server.telling import SERVER, Line
from burgrave.web.layout import Page
from burgrave.web.shown import Room

MOST: Final = 40  # steps at once
LINES: Final = 60  # of the log, beside the board
GOODS: Final = ("seat-", "purse-", "hand-", "crew-", "workers-")  # begin the places of what somebody has


class Joined(NamedTuple):
    """A line of the log that is told so many times in a row."""

    line: Line
    times: int

    @property
    def text(self) -> str:
        """The line, and how often."""
        return self.line.text if self.times == 1 else f"{self.line.text} ×{self.times}"


def joined(lines: Sequence[Line]) -> list[Joined]:
    """Lines of which equal neighbours are one."""
    found: list[Joined] = []
    for line in lines:
        if found and found[-1].line.text == line.text:
            found[-1] = Joined(line, found[-1].times + 1)
        else:
            found.append(Joined(line, 1))
    return found


def steps(page: Page, shown: Room, marking: Marking) -> Node:
    """What came of one's own last move and of those since, from the beginning of its chapter on.

    Places are lit one after the other where there is a script; else it is a list to read.
    """
    found = [(one, mark_of(shown, one.line, marking)) for one in joined(shown.log)]
    begin = next((index for index, (one, _) in enumerate(found) if one.line.at >= shown.since), len(found))
    while 0 < begin < len(found) and not found[begin][1].opens:  # in the middle of a chapter
        begin -= 1
    latest = [(one, mark) for one, mark in found[begin:] if not _bare(mark)][-MOST:]
    if not latest:
        return None
    say = page.say
    return h.div(".steps", role="group", aria_label=say("step-by-step"))[
        h.ol(".lately", tabindex="0", aria_label=say("step-by-step"))[
            [
                h.li(_moving(shown, one, mark))[
                    mark.whose is not None and sign(mark.whose[1]), mark.icon, h.span[one.text]
                ]
                for one, mark in latest
            ]
        ],
        h.p(".stepping")[
            _button("-1", say("earlier-step"), "◀"),
            h.output[f"– / {len(latest)}"],
            _button("1", say("later-step"), "▶"),
            _button("end", say("skip-film"), "▶▶", ".skip-film"),
        ],
    ]


def _moving(shown: Room, one: Joined, mark: Mark) -> dict[str, str]:
    """What the film shows of a step: who, what travels from where to where, and whether it is about whoever looks."""
    args, way = one.line.args, mark.way
    found = {"n": str(one.line.n), "places": " ".join(mark.places), "parts": " ".join(mark.parts)}
    if mark.does:
        found |= {"does": mark.does[0], "at": " ".join(mark.does[1:])}
    if isinstance(args.get("who"), int):
        found["who"] = f"seat-{args['who']}"
    if args.get("who") in shown.mine:
        found["mine"] = "by"
    elif _to_me(shown, one.line, mark):
        found["mine"] = "to"
    if way is not None:
        found |= {"thing": way.kind, "many": str(way.many * one.times), "from": way.source, "to": way.target}
        found |= {"gait": mark.gait, "past": " ".join(mark.past), "itself": mark.itself}
    return {f"data-{name}": value for name, value in found.items() if value}


def last_moves(shown: Room, marking: Marking) -> Node:
    """Where each rival has moved last, for the script, which marks one of these places until they move again.

    Of the lines of their last turn the newest one counts; one that is about nothing but their own goods, or with which
    their turn begins, only where there is no other.
    """
    found: dict[int | str, list[tuple[bool, Line, Mark]]] = {}
    over: set[int | str] = set()  # the turn that is told before is older
    for line in reversed(shown.log):
        mark = mark_of(shown, line, marking)
        who = _rival(shown, line, mark)
        if who is None or who in over:
            continue
        if mark.opens >= TURN:
            over.add(who)
        if mark.places:
            bare = mark.opens >= TURN or all(name.startswith(GOODS) for name in mark.places)
            found.setdefault(who, []).append((bare, line, mark))
    return [
        h.i(".last-move", hidden=True, data_n=str(line.n), data_places=" ".join([*mark.places, *mark.parts]))
        for moves in found.values()
        for _, line, mark in sorted(moves, key=lambda one: one[0])[:1]
    ]


def _rival(shown: Room, line: Line, mark: Mark) -> int | str | None:
    """Whose move it was, if it was not one of whoever looks; a solo opponent has no seat."""
    who = line.args.get("who")
    if isinstance(who, int):
        return who if who not in shown.mine else None
    solo = mark.whose is not None and all(mark.whose[1] != seat.colour for seat in shown.seats)
    return mark.whose[0] if solo and mark.whose is not None else None


def _to_me(shown: Room, line: Line, mark: Mark) -> bool:
    """Whether somebody else's move touches whoever looks."""
    who, whom = line.args.get("who"), line.args.get("whom")
    return bool(mark.befalls) or (who not in shown.mine and isinstance(whom, int) and whom in shown.mine)


def log(page: Page, shown: Room, marking: Marking | None) -> Element:
    """The newest line at the bottom, where the eye is; written down the other way round, so that it begins there."""
    items = told(shown, shown.log[-LINES:], marking)
    return h.ol("#log.log", tabindex="0", reversed=True, aria_label=page.say("log"))[items[::-1]]


def told(shown: Room, lines: Sequence[Line], marking: Marking | None) -> list[Node]:
    """Lines in their order, under headings of rounds and turns; what concerns whoever looks is marked."""
    looks = f"&seat={shown.past.seat}" if shown.past is not None and shown.past.seat is not None else ""
    items: list[Node] = []
    turn = None  # whose it is
    for one in joined(lines):
        line, mark = one.line, mark_of(shown, one.line, marking)
        link = h.a(href=f"{shown.address}?at={line.at}{looks}")[one.text]
        if mark.opens == TURN and mark.whose is not None and (_bare(mark) or mark.whose != turn):
            turn = mark.whose
            items.append(h.li(".turn")[sign(turn[1]), link if _bare(mark) else turn[0]])
        if _bare(mark):
            continue
        marks = [*["new"] * bool(shown.new(line) and shown.mine), *["round"] * (mark.opens == ROUND)]
        if mark.whose is not None:
            marks += ["of", f"colour-{mark.whose[1]}"]
        if _to_me(shown, line, mark):
            marks.append("to-me")
        items.append(h.li(class_=" ".join(marks) or None)[link])
    return items


def _bare(mark: Mark) -> bool:
    """Whether a line tells nothing but whose turn it is: a heading, not a step."""
    return mark.opens == TURN and mark.whose is not None and not mark.places


def mark_of(shown: Room, line: Line, marking: Marking | None) -> Mark:
    """How a line is shown; without the help of a game, whose it is."""
    if marking is not None and not line.kind.startswith(SERVER):
        return marking(line.kind, line.args)
    seat = line.args.get("who", line.args.get("whom"))
    owner = next((one for one in shown.seats if one.seat == seat), None)
    return Mark(None, (), (owner.name, owner.colour) if owner is not None else None)


def _button(by: str, label: str, arrow: str, class_: str = "") -> Element:
    return h.button(f".quiet{class_}", type="button", data_by=by, title=label, aria_label=label)[arrow]
