"""What happened to whoever looks, in words, with a picture and a number; and what a round brought everybody."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

import htpy as h
from htpy import Element, Node

from burgrave.draw.page import Mark
from burgrave.draw.shapes import sign
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
MOST: Final = 3  # lines; how many more there are, is said


def happened(page: Page, shown: Room, marked: Callable[[Line], Mark]) -> Node:
    """A banner: what others' moves did to whoever looks, the worst first. It goes when they close it or move."""
    lines = joined(shown.happened(lambda line: marked(line).befalls))
    lines.sort(key=lambda one: -marked(one.line).harm)
    if not lines and not shown.standings:
        return None
    say, more = page.say, len(lines) - MOST
    items = [_befell(shown, one, marked(one.line)) for one in lines[:MOST]]
    return h.div(".banner", aria_live="polite", role="group", aria_label=say("happened-to-you"))[
        bool(lines) and h.ul(".befell")[items, more > 0 and h.li(".more")[f"+{more}"]],
        _standings(page, shown),
        h.button(".close", type="button", title=say("close"), aria_label=say("close"))["✕"],
    ]


def _befell(shown: Room, one: Joined, mark: Mark) -> Element:
    """What it was, with its picture and number; it leads to its moment."""
    kind = ".bad" if mark.harm > 0 else ".good" if mark.harm < 0 else ""
    return h.li(kind, data_n=str(one.line.n), data_number=_number(shown, mark, one.times))[
        mark.icon, h.a(href=f"{shown.address}?at={one.line.at}")[one.text]
    ]


def _number(shown: Room, mark: Mark, times: int) -> str | None:
    """How many things were lost or won, where they came from whoever looks, or to them."""
    if mark.way is None:
        return None
    own = {f"{place}-{seat}" for place in OWNED for seat in shown.mine}
    lost, won = mark.way.source in own, mark.way.target in own
    return f"{'−' if lost else '+'}{mark.way.many * times}" if lost != won else None


def _standings(page: Page, shown: Room) -> Node:
    """At the end of a round: everybody's points, and what the round brought them."""
    return (
        bool(shown.standings)
        and h.p(".standings")[
            h.b[page.say("round-over")],
            [
                h.span[sign(seat.colour), f" {seat.name} ", h.b[str(total)], f" ({total - before:+d})"]
                for seat, (before, total) in zip(shown.seats, shown.standings, strict=False)
            ],
        ]
    )
