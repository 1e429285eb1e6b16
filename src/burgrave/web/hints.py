"""Hints: the best turns as the strongest bot sees them, each with what speaks for it and how sure that is."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Final

from burgrave.draw import html as h
from burgrave.draw.html import Element
from burgrave.draw.look import icon
from burgrave.server.messages import Advice, Advised, Because
from burgrave.web.layout import Page

ENOUGH: Final = 10  # imagined games, before anything is said of a turn
ASIDE: Final = re.compile(r" \([^()]*(?:\([^()]*\)[^()]*)*\)|;.*$")  # what a label says beside the deed itself
EVEN: Final = 0.03  # a victory that is less open than that is decided


def advice_of(page: Page, advice: Advice) -> Element:
    """The best turns, the bot's own choice first, each with a reason."""
    say = page.say
    if not advice.options:
        return h.p(".advice")[say("no-hint")]
    return h.div(".advice")[
        h.h4[say("hint-best")],
        h.ol[[_suggestion(page, option) for option in advice.options]],
    ]


def _suggestion(page: Page, option: Advised) -> Element:
    say = page.say
    first, *then = labels = option.line[say.language]
    measured = measure(page, option)
    return h.li[
        h.span(title=" → ".join(labels))[
            h.b[in_short([first])],
            bool(then) and [" ", say("hint-then", what=in_short(then))],
        ],
        bool(measured) and [" ", h.small[f"({'; '.join(measured)})"]],
        h.p(".why")[icon("bulb"), reason(page, option.because)],
    ]


def in_short(choices: Sequence[str]) -> str:
    """Choices in a line: of each the deed itself, without what its label explains."""
    return " → ".join(ASIDE.sub("", choice) for choice in choices)


def reason(page: Page, because: Because) -> str:
    """Why a turn is good, in words; honest where nothing stands out."""
    say = page.say
    if at_once := because.now.get(say.language):
        return "; ".join(at_once)
    for kind, told in (
        ("reason-more", because.more),
        ("reason-later", because.later),
        ("reason-little", because.little),
    ):
        if there := told.get(say.language):
            return say(kind, what="; ".join(there))
    return say("reason-none")


def measure(page: Page, option: Advised) -> list[str]:
    """How good a turn is, as far as chance does not explain it: by itself, or beside the first."""
    say, gap = page.say, option.gap
    if gap is None:
        told = option.visits >= ENOUGH and EVEN <= option.wins <= 1 - EVEN  # else it is decided, or nobody knows
        return [say("hint-wins", count=round(100 * option.wins))] if told else []
    if gap.games < ENOUGH:
        return [say("hint-weak")]
    found = []
    if wins := round(100 * gap.in_wins):
        found.append(say("hint-wins-fewer" if wins > 0 else "hint-wins-more", count=abs(wins)))
    if points := gap.in_points:
        found.append(say("hint-fewer" if points > 0 else "hint-more", points=say.number(abs(points))))
    return found or [say("hint-alike")]
