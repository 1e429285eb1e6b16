"""The question: whose move it is and what is asked, in one sentence, with the answers beside it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence, Set
from typing import Final

from burgrave.draw import html as h
from burgrave.draw.html import Element, Node
from burgrave.draw.scene import FORM
from burgrave.draw.shapes import sign
from burgrave.kernel.game import games
from burgrave.server.messages import Option, Question, Seen
from burgrave.server.rows import PLAYING, Seat
from burgrave.web.hints import advice_of
from burgrave.web.layout import Page
from burgrave.web.shown import Room

KEYS: Final = 9  # options that have a digit
LEFT: Final = 4  # answers that are named before one gives them up
LATELY: Final = 3  # lines of the log beside the question
ALONE: Final = 6  # where there is a solo opponent: a turn of it takes more


def asking(page: Page, shown: Room, lying: Set[str], latest: Node) -> Element:
    """What is asked, or for whom everybody waits; some answers can also be given where they lie on the table."""
    seen = shown.seen
    assert seen is not None
    if seen.question is None or shown.seat is None:
        return h.div("#ask.waiting")[
            h.p(".question")[_waiting(page, shown)],
            h.div(".actions")[_hurry(page, shown), _undo(page, shown, seen), _other_hands(page, shown)],
            latest,
        ]
    return h.div("#ask.asked")[
        h.p(".question")[
            sign(shown.seats[shown.seat].colour),
            len(shown.mine) > 1 and f"{shown.seats[shown.seat].name}: ",
            seen.question.sentence,
        ],
        _answers(page, shown, shown.seat, seen.question, lying),
        h.div(".actions")[
            _undo(page, shown, seen),
            _hint(page, shown),
            _how(page, shown, seen.question),
            _quiet(page, seen.question),
        ],
        shown.advice is not None and advice_of(page, shown.advice),
        latest,
    ]


def _answers(page: Page, shown: Room, seat: int, question: Question, lying: Set[str]) -> Element:
    return page.form(
        f"{shown.address}/answer",
        h.input(type="hidden", name="seat", value=str(seat)),
        h.input(type="hidden", name="number", value=str(question.number)),
        h.div(".options")[
            [_option(option, _key(n), option.do in lying) for n, option in enumerate(_loud(question), 1)]
        ],
        live=True,
        id_=FORM,
    )


def keys(question: Question) -> dict[str, str]:
    """The answers that have a key, wherever they are given: which."""
    return {option.do: key for n, option in enumerate(_loud(question), 1) if (key := _key(n)) is not None}


def _loud(question: Question) -> list[Option]:
    """The answers that stand under the question: a quiet one only where there is no other."""
    return [option for option in question.options if option.do not in question.quiet] or question.options


def _quiet(page: Page, question: Question) -> Node:
    """Answers that give up all the others: they stand aside, ask once, and say what could still be done."""
    loud = _loud(question)
    quiet = [option for option in question.options if option not in loud]
    if page.likes.asks == "no":
        return [_option(option, _key(n), quiet=True) for n, option in enumerate(quiet, len(loud) + 1)]
    left, more = _of_each_kind(loud)[:LEFT], max(0, len(loud) - LEFT)
    still = page.say("can-still", what=" · ".join(one.label for one in left), more=more)
    return [
        h.details(f".sure.of-{question.number}")[  # open for this question only
            h.summary(data_key=_key(n))[option.label], h.p[still], _option(option)
        ]
        for n, option in enumerate(quiet, len(loud) + 1)
    ]


def _option(option: Option, key: str | None = None, lies: bool = False, quiet: bool = False) -> Element:
    kind = ".lies" if lies else ".quiet" if quiet else ""
    return h.button(f".option{kind}", name="do", value=option.do, data_key=key, form=FORM)[option.label]


def _key(number: int) -> str | None:
    return str(number) if number <= KEYS else None


def _of_each_kind(options: Sequence[Option]) -> list[Option]:
    """The first of each verb before the second of any."""
    met: Counter[str] = Counter()
    places = []
    for option in options:
        verb = option.do.partition(" ")[0]
        places.append(met[verb])
        met[verb] += 1
    return [option for _, option in sorted(zip(places, options, strict=True), key=lambda pair: pair[0])]


def _undo(page: Page, shown: Room, seen: Seen) -> Node:
    row = shown.row
    if shown.seat is None or not seen.can_undo or row.status != PLAYING:
        return None
    return page.button(
        f"{shown.address}/undo",
        page.say("undo"),
        live=True,
        class_=".quiet",
        key="u",
        seat=shown.seat,
        number=row.number,
    )


def _hurry(page: Page, shown: Room) -> Node:
    """While a bot thinks: that it does, and that it may be told to be quick."""
    asked = [shown.seats[seat] for seat in shown.row.asked]
    if not shown.mine or not asked or any(seat.bot is None for seat in asked):
        return None
    return [
        h.progress(aria_label=page.say("thinking", who=", ".join(seat.name for seat in asked))),
        page.button(f"{shown.address}/hurry", page.say("hurry"), live=True, class_=".quiet"),
    ]


def _hint(page: Page, shown: Room) -> Node:
    if shown.seat is None or shown.advice is not None:
        return None
    return page.button(f"{shown.address}/hint", page.say("hint"), live=True, class_=".quiet", seat=shown.seat)


def _how(page: Page, shown: Room, question: Question) -> Node:
    """For somebody who plays for the first time: what the question is about, where the game has words for it."""
    game = games().get(shown.row.game)
    about = page.say.of(game, f"prompt-{question.prompt}.help") if game is not None else ""
    label = page.say("what-is-this")
    return bool(about) and h.details(".how")[h.summary(title=label, aria_label=label)["?"], h.p[about]]


def _waiting(page: Page, shown: Room) -> Node:
    asked = [shown.seats[seat] for seat in shown.row.asked]
    thinking = asked and all(seat.bot is not None for seat in asked)
    who = ", ".join(seat.name for seat in asked)
    return [[sign(seat.colour) for seat in asked], page.say("thinking" if thinking else "waiting-for", who=who)]


def lately(page: Page, shown: Room) -> Node:
    """What has happened since one's own last move: on a phone the log is not beside the question."""
    most = LATELY if len(shown.seats) > 1 else ALONE
    lines = [line for line in shown.log if shown.new(line)][-most:]
    return bool(lines) and h.ul(".lately", aria_label=page.say("since-your-move"))[[h.li[line.text] for line in lines]]


def _other_hands(page: Page, shown: Room) -> Node:
    """On a shared device: whose hand to look at while others move."""
    if len(shown.mine) < 2:
        return None
    return [
        page.button(f"{shown.address}/show", page.say("show-hand", who=shown.seats[seat].name), live=True, seat=seat)
        for seat in shown.mine
        if seat != shown.seat
    ] + [shown.seat is not None and page.button(f"{shown.address}/hide", page.say("hide-hand"), live=True)]


def cover(page: Page, address: str, who: Seat) -> Element:
    """Hides one hand before another is shown."""
    say = page.say
    return h.section(".cover")[
        h.h1[sign(who.colour), say("pass-device", who=who.name)],
        page.button(f"{address}/show", say("i-am", who=who.name), class_=".first", live=True, seat=who.seat),
    ]
