"""How somebody's games went: victories of each game, points of the last ones, and the way back to each."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from burgrave.arena.plots import games as points_of_games
from burgrave.draw import html as h
from burgrave.draw.html import Element, Node
from burgrave.draw.look import icon
from burgrave.draw.shapes import Symbols
from burgrave.kernel.game import games
from burgrave.web.cover import cover_of
from burgrave.web.ending import part_name
from burgrave.web.layout import Page
from burgrave.web.listed import Listed, when
from burgrave.web.trophies import record, shelf

LAST: Final = 12  # games of a course of points
LISTED: Final = 8  # games that are named
SOURCES: Final = 6  # categories of points that are named


def statistics(page: Page, person: str, finished: Sequence[Listed], symbols: Symbols) -> Node:
    """What somebody has played to its end, the last one first."""
    say = page.say
    played = [one for one in finished if one.row.result is not None and one.seats_of(person)]
    if not played:
        return [h.section(".paper")[h.h2[say("my-results")], h.p[say("no-results")]], shelf(page, [], person)]
    return [
        h.ul(".won-of")[[_of_game(page, name, played, person, symbols) for name in games()]],
        h.div(".how-it-went")[
            _course(page, played, person),
            _sources(page, played, person),
            shelf(page, played, person),
            h.section(".paper")[
                h.h2[say("last-games")], h.ol(".last-games")[[_game(page, one, person) for one in played[:LISTED]]]
            ],
        ],
    ]


def _of_game(page: Page, name: str, played: Sequence[Listed], person: str, symbols: Symbols) -> Element:
    """How many of how many were won."""
    say = page.say
    of_it = [one for one in played if one.row.game == name]
    won = sum(one.won(person) for one in of_it)
    return h.li(".paper")[
        cover_of(name, symbols),
        h.h3[say.title(name)],
        h.p[say("won-of", won=won, count=len(of_it)) if of_it else say("never-played")],
        bool(of_it) and h.p(".record")[icon("vp"), say("record", count=record(of_it, person) or 0)],
        bool(of_it) and h.meter(min="0", max=str(len(of_it)), value=str(won), aria_label=say("victories")),
    ]


def _most(played: Sequence[Listed]) -> str:
    """What was played most."""
    counts = {name: sum(one.row.game == name for one in played) for name in games()}
    return max(counts, key=counts.__getitem__)


def _course(page: Page, played: Sequence[Listed], person: str) -> Node:
    """The points of the last games of what was played most."""
    most = _most(played)
    last = [one for one in played if one.row.game == most][:LAST][::-1]
    if len(last) < 2:
        return None
    say = page.say
    title = say("points-course", game=say.title(most))
    points, won = [one.points(person) for one in last], [one.won(person) for one in last]
    told = ", ".join(f"{count:g}" for count in points)
    return h.section(".paper")[
        h.h2[title],
        points_of_games(points, won, title, told, "{:g}".format),
        h.p(".legend")[h.i(".victory"), say("game-won"), h.i(".game-played"), say("game-not-won")],
    ]


def _sources(page: Page, played: Sequence[Listed], person: str) -> Node:
    """Where somebody's points come from in what they play most: of each category so many in a game."""
    say, most = page.say, _most(played)
    of_it = [one for one in played if one.row.game == most]
    means: dict[str, float] = {}
    for one in of_it:
        for part, count in one.parts(person).items():
            means[part] = means.get(part, 0) + count / len(of_it)
    best = sorted(((count, part) for part, count in means.items()), reverse=True)[:SOURCES]
    if not best or best[0][0] <= 0:
        return None
    places = [one.place(person) for one in of_it]
    return h.section(".paper.sources")[
        h.h2[say("points-from", game=say.title(most))],
        h.ul[
            [
                h.li[
                    h.span[part_name(page, of_it[0].row, part)],
                    h.meter(min="0", max=f"{best[0][0]:g}", value=f"{count:g}", aria_hidden="true"),
                    h.b[_decimal(page, count)],
                ]
                for count, part in best
            ]
        ],
        h.p(".hint")[
            say(
                "on-average",
                points=_decimal(page, sum(means.values())),
                place=_decimal(page, sum(places) / len(places)),
            )
        ],
    ]


def _decimal(page: Page, number: float) -> str:
    return f"{number:.1f}".replace(".", page.say("decimal"))


def _game(page: Page, one: Listed, person: str) -> Element:
    say = page.say
    others = ", ".join(seat.name for seat in one.seats if seat.person != person or seat.bot is not None)
    return h.li[
        h.b[say("place", place=one.place(person))],
        h.span[say.title(one.row.game)],
        h.span[others or say("alone")],
        h.small[when(page, one.row.changed)],
        h.a(href=f"/t/{one.row.id}")[say("look-back")],
    ]
