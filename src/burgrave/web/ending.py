"""The end, and the points on the way there: the categories as a table and bars, the lead as lines."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final, NamedTuple

from markupsafe import Markup

from burgrave.arena.plots import Series, heights, lines, stack, swatch
from burgrave.draw import html as h
from burgrave.draw.html import Element, Node
from burgrave.draw.look import icon, seal_alone
from burgrave.draw.people import portrait
from burgrave.draw.podium import Stand, podium
from burgrave.draw.scene import Scene
from burgrave.draw.shapes import COLOURS, sign
from burgrave.kernel.game import game, games
from burgrave.server.rows import OVER, Result, Seat, TableRow
from burgrave.web.board import room_of
from burgrave.web.layout import Page
from burgrave.web.shown import Room

BESIDE: Final = 7  # categories that fit beside each other; more stand one below the other
ABREAST: Final = 5  # players whose points fit beside each other, also on a phone
BAR: Final = 44  # units that the longest bar has


def result(page: Page, shown: Room) -> Node:
    """Who has won and by what, in the place of the question; then what can be done now."""
    say, row, at = page.say, shown.row, shown.address
    if row.result is None:
        return None
    won = champions(page, row, shown.seats, row.result)
    winners = row.result.winners
    yours = winners == shown.mine
    standing = standings(page, row, shown.seats, row.result.scores, winners)
    return h.div("#ask.result")[
        h.h2[say("shared-victory" if len(winners) > 1 else "you-win" if yours else "winners", who=won)],
        _behind(page, shown, standing),
        _tie(page, row),
        _upright(page, row, _parts(row.result.scores), standing),
        h.div(".actions")[
            shown.mine
            and page.button(f"{at}/rematch", say("to-rematch" if row.rematch else "rematch"), class_=".first"),
            h.a(".button", href=f"{at}/points")[icon("vp"), say("points")],
            shown.mine and h.a(".button", href=f"{at}/analysis")[icon("eye"), say("analysis")],
            h.a(".button", href=f"{at}?at=0")[icon("play"), say("replay")],
            h.button(
                ".send",
                type="button",
                data_link=shown.replay or f"{shown.site}{at}",
                data_title=say.title(row.game),
                data_copied=say("copied"),
                hidden=True,
            )[icon("share"), say("share")],
            h.a(".button.quiet", href=f"{at}/save", download=True)[say("download")],
            h.a(".button.quiet", href="/")[say("another-game")],
        ],
        _led(page, shown),
    ]


def _behind(page: Page, shown: Room, standing: Sequence[Standing]) -> Node:
    """How far somebody who plays was from the victory."""
    own = [one for one in standing if one.who.seat in shown.mine]
    if len(shown.mine) != 1 or not own or own[0].won:
        return None
    missing = standing[0].total - own[0].total
    place = 1 + sum(one.total > own[0].total or one.won for one in standing)
    return h.p(".behind")[page.say("behind", place=place, count=missing)]


def _led(page: Page, shown: Room) -> Node:
    """Who led, as lines."""
    if len(shown.trace) < 2 or shown.row.result is None:
        return None
    players = contenders(page, shown.row, shown.seats, shown.row.result.scores)
    return h.div(".led")[h.h3[page.say("points-lead")], _lead(page, players, shown.trace)]


def _lead(page: Page, players: Sequence[Contender], trace: Sequence[Sequence[int]]) -> Node:
    say = page.say
    series = [Series(one.name, one.colour, [totals[place] for totals in trace]) for place, one in enumerate(players)]
    names = ", ".join(one.name for one in players)
    return lines(series, say("points-lead"), names, str_of, say("move"), say("points"))


def ceremony(page: Page, shown: Room, scene: Scene, tale: Node) -> Node:
    """Who stands how high, in the place of the board, and the story; the board itself is a moment of the past."""
    row = shown.row
    assert row.result is not None, "the game has ended"
    draw = room_of(game(row.game)).cities
    cities = draw(scene) if draw is not None else []
    stands = [
        Stand(
            one.who.name,
            one.total,
            one.who.colour,
            one.won,
            cities[one.who.seat] if one.who.seat < len(cities) else None,
        )
        for one in standings(page, row, shown.seats, row.result.scores, row.result.winners)
    ]
    return h.div(".ceremony")[
        podium(scene.symbols, stands, page.say("podium")),
        h.a(".button", href=f"{shown.address}?at={row.at}")[icon("eye"), page.say("see-the-table")],
        bool(tale) and h.section(".tale")[tale],
    ]


class Contender(NamedTuple):
    """Somebody who has points: a seat, or a solo opponent."""

    name: str
    colour: int
    seat: int  # an opponent has none: the number after the seats
    seated: bool = True

    def won(self, winners: Sequence[int]) -> bool:
        """Whether the victory is theirs, or they share it."""
        return self.seat in winners


def contenders(page: Page, row: TableRow, seats: Sequence[Seat], scores: Sequence[Any]) -> list[Contender]:
    """All who have points, in the order of the scores."""
    found = [Contender(seat.name, seat.colour, seat.seat) for seat in seats]
    if len(scores) > len(seats):
        game = games().get(row.game)
        name = page.say.of(game, "opponent") if game is not None else ""
        found.append(Contender(name, 1 + max(seat.colour for seat in seats), len(seats), seated=False))
    return found


class Standing(NamedTuple):
    """Where somebody stands: their points and the categories they add up from."""

    who: Contender
    total: int
    parts: Mapping[str, int]
    won: bool


def standings(
    page: Page, row: TableRow, seats: Sequence[Seat], scores: Sequence[Any], winners: Sequence[int] | None
) -> list[Standing]:
    """All who have points, the winners first, then by points."""
    found = [
        Standing(who, total, parts, winners is not None and who.won(winners))
        for who, (total, parts) in zip(contenders(page, row, seats, scores), scores, strict=True)
    ]
    return sorted(found, key=lambda one: (not one.won, -one.total))


def champions(page: Page, row: TableRow, seats: Sequence[Seat], found: Result) -> str:
    """Who has won, by name."""
    won = [one for one in contenders(page, row, seats, found.scores) if one.won(found.winners)]
    game = games().get(row.game)
    return ", ".join(
        one.name if one.seated or game is None else page.say.of(game, "opponent.within", one.name) for one in won
    )


def _tie(page: Page, row: TableRow) -> Node:
    """What decided, where points did not."""
    game, found = games().get(row.game), row.result
    if game is None or found is None:
        return None
    totals = [total for total, _ in found.scores]
    best = totals.count(max(totals))
    tied = best > 1 and best > len(found.winners)
    return tied and h.p(".tie")[page.say.of(game, "tie-break")]


def score_table(
    page: Page, row: TableRow, seats: Sequence[Seat], scores: Sequence[Any], winners: Sequence[int] | None = None
) -> Element:
    """Everybody's points by category; the total first, so that a phone shows it."""
    say = page.say
    parts = _parts(scores)
    standing = standings(page, row, seats, scores, winners)
    if len(parts) > BESIDE or len(standing) <= ABREAST:
        return _upright(page, row, parts, standing)
    return h.div(".scroll", tabindex="0", role="region", aria_label=say("points"))[
        h.table(".scores")[
            h.thead[
                h.tr[
                    h.th(scope="col")[say("player")],
                    h.th(".number", scope="col")[say("total")],
                    [h.th(".number", scope="col")[part_name(page, row, part)] for part in parts],
                ]
            ],
            h.tbody[
                [
                    h.tr(".won" if one.won else "")[
                        h.th(scope="row")[sign(one.who.colour), one.who.name],
                        h.td(".number.total")[str(one.total)],
                        [h.td(".number")[str(one.parts.get(part, 0))] for part in parts],
                    ]
                    for one in standing
                ]
            ],
        ]
    ]


def _upright(page: Page, row: TableRow, parts: Sequence[str], standing: Sequence[Standing]) -> Element:
    """The same with a category in each line, and the total at the end."""
    marks = [(".won" if one.won else "", one) for one in standing]
    most = max([1, *[count for one in standing for count in one.parts.values()]])
    heads = [
        h.th(f".number{mark}", scope="col")[seal_alone(one.who.colour), h.span(".who")[one.who.name]]
        for mark, one in marks
    ]
    totals = [h.td(f".number.total{mark}")[str(one.total)] for mark, one in marks]
    lines_ = [
        h.tr[
            h.th(scope="row")[part_name(page, row, part)],
            [
                h.td(f".number{mark}")[_bar(one.who.colour, one.parts.get(part, 0), most), str(one.parts.get(part, 0))]
                for mark, one in marks
            ],
        ]
        for part in parts
    ]
    return h.div(".scroll", tabindex="0", role="region", aria_label=page.say("points"))[
        h.table(".scores.upright")[
            h.thead[h.tr[h.th(scope="col")[h.span(".unseen")[page.say("player")]], heads]],
            h.tbody[lines_],
            h.tfoot[h.tr[h.th(scope="row")[page.say("total")], totals]],
        ]
    ]


def _bar(colour: int, count: int, most: int) -> Node:
    """How much of the greatest number that is."""
    wide = max(0, round(BAR * count / most))
    box = f'class="bar-of colour-{colour % COLOURS}" viewBox="0 0 {BAR} 10" aria-hidden="true"'
    return Markup(f'<svg {box}><rect x="{BAR - wide}" width="{wide}" height="10" rx="2"/></svg>')


def _parts(scores: Sequence[Any]) -> list[str]:
    return list(dict.fromkeys(part for _, found in scores for part in found))


def part_name(page: Page, row: TableRow, part: str) -> str:
    """What a category of points is called."""
    game = games().get(row.game)
    return page.say.of(game, f"score-{part}", part) if game is not None else part


def points_page(page: Page, shown: Room, trace: Sequence[Sequence[int]], tale: Node = None) -> str:
    """The points so far, or at the end with the tale of the game: a table, bars, and how the lead went."""
    say, row, seats = page.say, shown.row, shown.seats
    assert shown.seen is not None
    scores = shown.seen.points
    winners = row.result.winners if row.result is not None else None
    standing = standings(page, row, seats, scores, winners)
    heading = "points-end" if row.status == OVER else "points-now"
    players = contenders(page, row, seats, scores)
    return page.render(
        say("points"),
        h.section(".paper")[
            h.h1[say(heading, game=say.title(row.game))],
            h.p[h.a(href=shown.address)[say("to-table")]],
            row.status != OVER and h.p(".hint")[say("points-about")],
            h.ol(".placed")[[_placed(one) for one in standing]],
            h.div(".two-columns")[
                h.div[
                    score_table(page, row, seats, scores, winners) if scores else h.p[say("points-later")],
                    scores and [h.h2[say("points-bars")], _bars(page, row, _parts(scores), standing)],
                ],
                h.div[
                    tale,
                    len(trace) > 1
                    and [
                        h.h2[say("points-lead")],
                        _lead(page, players, trace),
                        h.p(".legend")[[h.span[sign(player.colour), player.name] for player in players]],
                    ],
                ],
            ],
        ],
        game=row.game,
        more=["boxed.css"],
    )


def _placed(one: Standing) -> Element:
    """Somebody with their points; who has won wears the crown."""
    return h.li(".won" if one.won else "")[
        portrait(one.who.colour),
        h.span[one.won and icon("crown"), one.who.name],
        h.b[str(one.total)],
    ]


def _bars(page: Page, row: TableRow, parts: Sequence[str], standing: Sequence[Standing]) -> Node:
    """Everybody's categories one after the other."""
    above, below = heights(one.parts.values() for one in standing)
    rows = [
        h.tr[
            h.th(scope="row")[sign(one.who.colour), one.who.name],
            h.td(".bar-cell")[stack([one.parts.get(part, 0) for part in parts], above, below)],
            h.td(".number.total")[str(one.total)],
        ]
        for one in standing
    ]
    names = [part_name(page, row, part) for part in parts]
    return [
        h.table(".bars")[h.tbody[rows]],
        h.p(".legend")[[h.span[swatch(index), name] for index, name in enumerate(names)]],
    ]


def str_of(number: float) -> str:
    """A number on an axis."""
    return f"{number:g}"
