"""After the game: how the chances went, the turns that decided, and what the strongest bot thinks of each turn."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from burgrave.draw import html as h
from burgrave.draw.html import Element, Node
from burgrave.draw.look import icon, seal_alone
from burgrave.server.analyses import Analysis, Judgement, Turning
from burgrave.server.rows import Seat, TableRow
from burgrave.web.curve import Band, curve
from burgrave.web.ending import Standing, standings
from burgrave.web.hints import in_short, reason
from burgrave.web.layout import Page

AGAIN: Final = 4  # seconds until the page looks again while the bot thinks


def analysis_page(page: Page, row: TableRow, seats: Sequence[Seat], seat: int, found: Analysis) -> str:
    """A player's turns."""
    say = page.say
    points = found.turning_points(seat)
    result = row.result
    assert result is not None, "only finished games are analysed"
    standing = standings(page, row, seats, result.scores, result.winners)
    return page.render(
        say("analysis"),
        h.section(".paper.course-of")[
            h.div(".titled")[
                h.h1[say("analysis-of", who=seats[seat].name)],
                _players(page, row, standing, seat),
            ],
            not found.complete and _progress(page, found),
            bool(found.turns) and _curve(page, standing, seats[seat], found, points),
        ],
        bool(points)
        and h.section(".turning-points")[
            h.h2[say("analysis-turning", count=len(points))],
            h.ol[[_card(page, row, seat, found, number, point) for number, point in enumerate(points, 1)]],
        ],
        h.section(".paper.every-turn")[
            bool(found.turns)
            and h.p(".total")[
                say("analysis-turns", count=len(found.turns)),
                " ",
                say("analysis-total", points=say.number(sum(t.cost for t in found.costly)), count=len(found.costly)),
            ],
            bool(found.turns) and [h.h2[say("analysis-all")], _table(page, row, seat, found)],
            h.p(".hint")[say("analysis-about")],
            h.p[h.a(href=f"/t/{row.id}")[say("to-table")]],
        ],
        refresh=AGAIN if not found.complete else None,
        always_refresh=not found.complete,
        game=row.game,
        kind="analysis",
        more=["analysis.css"],
    )


def _players(page: Page, row: TableRow, standing: Sequence[Standing], seat: int) -> Node:
    """Who has played, with their points and colours; whose turns are shown, and the way to those of the others."""
    chips = []
    for one in standing:
        content = (seal_alone(one.who.colour), one.who.name, " ", h.b[str(one.total)])
        address = f"/t/{row.id}/analysis?seat={one.who.seat}"
        here = "page" if one.who.seat == seat else None
        chips.append(h.a(href=address, aria_current=here)[content] if one.who.seated else h.span[content])
    return h.nav(".whose-turns", aria_label=page.say("analysis-others"))[chips]


def _progress(page: Page, found: Analysis) -> Element:
    done = len(found.turns)
    return h.p(".progress", role="status")[
        page.say("analysis-thinking", done=done, count=found.count),
        h.progress(value=str(done), max=str(found.count), aria_label=page.say("analysis")),
    ]


# ---------------------------------------------------------------- the curve


def _curve(page: Page, standing: Sequence[Standing], player: Seat, found: Analysis, points: Sequence[Turning]) -> Node:
    say = page.say
    bands = [Band(one.who.name, one.who.colour, _shares(one, found, standing)) for one in standing]
    own = [turn.found.wins[player.seat] for turn in found.turns]
    drawn = curve(
        bands,
        [str(turn.found.round or say("analysis-start")) for turn in found.turns],
        [point.place for point in points],
        say("analysis-end") if found.complete else "",
        say("analysis-curve"),
        say("analysis-curve-about", who=player.name, first=_percent(own[0]), last=_percent(own[-1])),
    )
    return [h.div(".plot-of")[drawn], h.p(".hint")[say("analysis-chances", who=player.name)]]


def _shares(one: Standing, found: Analysis, standing: Sequence[Standing]) -> list[float]:
    """Somebody's share of the victory after each turn; a solo opponent has what is left; at the end, who has won."""
    wins = [turn.found.wins for turn in found.turns]
    shares = [all_[one.who.seat] if one.who.seated else max(0.0, 1.0 - sum(all_)) for all_ in wins]
    return [*shares, *[one.won / sum(all_.won for all_ in standing)] * found.complete]


def _percent(share: float) -> str:
    return f"{round(100 * share)}%"


# ---------------------------------------------------------------- the turning points


def _card(page: Page, row: TableRow, seat: int, found: Analysis, number: int, point: Turning) -> Element:
    """What was played, what was better, by how much and why; or how the chances changed where nothing was better."""
    say, turn = page.say, point.turn
    judged = turn.found
    best = in_short(judged.best[say.language])
    before = found.turns[point.place - 1].found.wins[seat] if point.place else judged.wins[seat]
    swung = say("analysis-swing", before=_percent(before), after=_percent(judged.wins[seat]))
    return h.li(f"#turning-{number}.paper")[
        h.p(".when")[h.b(".no")[str(number)], say("analysis-round", number=judged.round)],
        h.h3[in_short(judged.played[say.language])],
        [
            h.p(".better")[h.b[say("analysis-better")], " ", best],
            h.p(".why")[icon("bulb"), reason(page, judged.because)],
        ]
        if turn.cost
        else [h.p(".better.none")[say("analysis-no-better")], h.p(".why")[icon("bulb"), swung]],
        h.p(".deal")[
            _badges(page, point),
            h.a(href=_moment(row, seat, turn))[say("analysis-see")],
        ],
    ]


def _badges(page: Page, point: Turning) -> list[Element]:
    """What a turn has cost, in chances and in points; or how the chances changed without its fault."""
    turn = point.turn
    if turn.cost:
        chances = [h.span(".cost")[f"−{_percent(turn.lost)}"]] if turn.lost else []
        return [*chances, h.span(".cost")[page.say("analysis-points", points=page.say.number(turn.cost))]]
    lost = point.swing < 0
    return [h.span(".cost" if lost else ".gain")[f"{'−' if lost else '+'}{_percent(abs(point.swing))}"]]


def _moment(row: TableRow, seat: int, turn: Judgement) -> str:
    return f"/t/{row.id}?at={turn.n}&seat={seat}"


# ---------------------------------------------------------------- all turns


def _table(page: Page, row: TableRow, seat: int, found: Analysis) -> Node:
    """All turns; what the bot would have done instead only where it makes a difference."""
    say, language = page.say, page.say.language
    rows = [
        h.tr(".worst" if one.cost else "")[
            h.th(scope="row")[h.a(href=_moment(row, seat, one))[str(one.n)]],
            h.td(".number")[_percent(one.found.wins[seat])],
            h.td[in_short(one.found.played[language])],
            h.td[in_short(one.found.best[language]) if one.cost else "="],
            h.td(".number")[say.number(one.cost) if one.cost else ""],
        ]
        for one in found.turns
    ]
    names = ("move", "chance", "chosen", "best", "cost")
    return h.div(".scroll", tabindex="0", role="region", aria_label=say("analysis-all"))[
        h.table[h.thead[h.tr[[h.th(scope="col")[say(f"analysis-column-{name}")] for name in names]]], h.tbody[rows]]
    ]
