"""What happened to whoever looks, in words, with a picture and a number; and what a round brought everybody."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from burgrave.draw import html as h
from burgrave.draw.html import Element, Node
from burgrave.draw.page import Mark
from burgrave.draw.shapes import sign
from burgrave.kernel.game import game
from burgrave.kernel.text import Words
from burgrave.server.telling import Line
from burgrave.web.layout import Page
from burgrave.web.shown import Room
from burgrave.web.steps import Joined, joined

OWNED: Final = (  # places of a player
    "purse",
    "hand",
    "seat",
    "city",
    "street",
    "crew",
    "workers",
    "gathered",
    "library",
    "discard",
)
MOST: Final = 3  # lines; the others are opened by whoever wants to read them


def happened(page: Page, shown: Room, marked: Callable[[Line], Mark]) -> Node:
    """A banner: what others' moves did to whoever looks, the worst first. It goes when they close it or move."""
    lines = joined(shown.happened(marked))
    lines.sort(key=lambda one: -marked(one.line).harm)
    if not lines and not shown.standings:
        return None
    say = page.say
    items = [_befell(page, shown, one, marked(one.line)) for one in lines]
    rest = items[MOST:]
    return h.div(".banner", aria_live="polite", role="group", aria_label=say("happened-to-you"))[
        bool(lines)
        and h.ul(".befell")[
            items[:MOST],
            bool(rest) and h.li(".more")[h.details[h.summary[say("befell-more", count=len(rest))], h.ul[rest]]],
        ],
        _standings(page, shown),
        h.button(".close", type="button", title=say("close"), aria_label=say("close"))["✕"],
    ]


def _befell(page: Page, shown: Room, one: Joined, mark: Mark) -> Element:
    """What it means for whoever looks, with its picture and number, and what was done; it leads to its moment."""
    kind = ".bad" if mark.harm > 0 else ".good" if mark.harm < 0 else ""
    number = brought(shown, mark) * one.times
    told: dict[str, Words] = {name: value for name, value in one.line.args.items() if isinstance(value, int)}
    told |= {"number": abs(number), "sign": -1 if number < 0 else 1}
    signed = f"{'−' if number < 0 else '+'}{abs(number)}" if number else None
    meaning = page.say.of(game(shown.row.game), f"befell-{one.line.kind}", args=told)
    return h.li(kind, data_n=str(one.line.n), data_number=signed)[
        mark.icon,
        bool(meaning) and [h.b(".to-you")[meaning], " "],
        h.a(href=f"{shown.address}?at={one.line.at}")[one.text],
    ]


def brought(shown: Room, mark: Mark) -> int:
    """How many things whoever looks has won, or below 0 lost; else as many as came to them, or from them."""
    if mark.brings is not None or mark.way is None:
        return mark.brings or 0
    own = {f"{place}-{seat}" for place in OWNED for seat in shown.mine}
    return mark.way.many * ((mark.way.target in own) - (mark.way.source in own))


def _standings(page: Page, shown: Room) -> Node:
    """At the end of a round: everybody's points, and what the round brought them."""
    return (
        bool(shown.standings)
        and h.p(".standings")[
            h.b[page.say.of(game(shown.row.game), "round-over", page.say("round-over"))],
            [
                h.span[sign(seat.colour), h.i[f" {seat.name} "], h.b[str(total)], f" ({total - before:+d})"]
                for seat, (before, total) in zip(shown.seats, shown.standings, strict=False)
            ],
        ]
    )
