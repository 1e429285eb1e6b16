"""A table's page: the board in the middle, one's own area with the question below it, the log beside it."""

from __future__ import annotations

from typing import Final

from burgrave.draw import html as h
from burgrave.draw.html import Element, Node
from burgrave.draw.look import icon
from burgrave.draw.page import Marking
from burgrave.draw.scene import Scene
from burgrave.kernel.game import AnyGame, game
from burgrave.server.rows import CLOSED, OPEN, OVER, PLAYING
from burgrave.web.asking import asking, cover, keys, lately
from burgrave.web.banner import happened
from burgrave.web.board import drawn, room_of
from burgrave.web.ending import ceremony, result
from burgrave.web.guiding import note
from burgrave.web.layout import Page, notice
from burgrave.web.shown import Past, Room
from burgrave.web.side import history, side
from burgrave.web.steps import last_moves, mark_of, steps
from burgrave.web.story import tale
from burgrave.web.waiting import waiting

KEY: Final = ("key.css", "key.js")  # what the key to icons needs
GUIDED: Final = ("guide.css", "guide.js")  # what a guided game needs
WAIT: Final = 3  # seconds after which a page without a script looks again


def room(page: Page, shown: Room, problem: str | None = None, push: str | None = None) -> str:
    """The page of a table."""
    row = shown.row
    waits = not shown.asked and shown.past is None and row.status in (OPEN, PLAYING)
    return page.render(
        page.say.title(row.game),
        _tabs(page, game(row.game)),
        h.div("#now", data_asked="1" if shown.asked else "")[now(page, shown, problem)],
        table=row.id,
        version=row.version,
        refresh=WAIT if waits else None,
        push=push,
        at_table=shown.begun,
        game=row.game,
        beside=_key(page, game(row.game)) if shown.begun else None,
        more=(*KEY, *GUIDED * (shown.guided is not None)) if shown.begun else (),
    )


def _key(page: Page, found: AnyGame) -> Node:
    """The way to the key to all icons: over the table, without a script on the page of the rules."""
    say, address = page.say, f"/learn/{found.name}#icons"
    return (
        room_of(found).key is not None
        and h.a(".to-key", href=address, title=say("key"), data_close=say("close"))[
            icon("find"), h.span[say("key-short")]
        ]
    )


def _tabs(page: Page, found: AnyGame) -> Node:
    """On a phone, the areas of the table one at a time; they stay where they are when the table moves on.

    What is a place of the drawing has no area: the script moves the table there.
    """
    tabs = {"table": "", **room_of(found).tabs, "own": "", "log": ""}
    labels = {name: page.say.of(found, f"tab-{name}") or page.say(f"tab-{name}") for name in tabs}
    return [
        [
            h.input(f"#tab-{name}.tab", type="radio", name="tab", checked=name == "table", aria_label=labels[name])
            for name, place in tabs.items()
            if not place
        ],
        h.div(".tabs", role="presentation")[
            [
                h.label(for_="tab-table" if place else f"tab-{name}", data_to=place or None)[labels[name]]
                for name, place in tabs.items()
            ]
        ],
    ]


def now(page: Page, shown: Room, problem: str | None = None) -> Node:
    """All that changes: the script fetches it when the table has moved on."""
    if shown.cover is not None and shown.past is None:
        return [notice(problem), cover(page, shown.address, shown.seats[shown.cover])]
    if shown.row.status in (OPEN, CLOSED):
        return [notice(problem), waiting(page, shown)]
    if shown.seen is None:  # finished under rules that have changed since
        return [notice(problem), h.section(".me")[result(page, shown)], side(page, shown)]
    return _table(page, shown, problem)


def scene_of(shown: Room, language: str) -> Scene:
    """What the board is drawn from; in the past nothing can be clicked."""
    seen, row = shown.seen, shown.row
    assert seen is not None, "a game that has begun can be seen"
    question = seen.question if shown.past is None else None
    return Scene(
        seen.view,
        language,
        [seat.name for seat in shown.seats],
        [seat.colour for seat in shown.seats],
        options={option.do: option.label for option in question.options} if question is not None else {},
        refused={option.do: option.label for option in question.refused} if question is not None else {},
        asked=row.asked if shown.past is None else [],
        prompt=question.prompt if question is not None else "",
        points=[total for total, _ in seen.points],
        keys=keys(question) if question is not None else {},
        cause=question.cause if question is not None else "",
        boards=_boards(shown),
    )


def _boards(shown: Room) -> str:
    """The address of the whole boards of others, at the moment that is looked at."""
    past = shown.past
    if past is None:
        return f"{shown.address}/boards/{{}}"
    return f"{shown.address}/boards/{{}}?at={past.at}&seat={past.seat if past.seat is not None else ''}"


def board_alone(page: Page, shown: Room, seat: int) -> tuple[Node, str]:
    """The whole board of another player: for the script, which sets it where its eye is; and as a page of its own."""
    scene = scene_of(shown, page.say.language)
    drawn(shown.row.game, scene)
    board = scene.later(seat)
    title = page.say.title(shown.row.game)
    back = h.p[h.a(".button", href=shown.address)[page.say("back-to-now")]]
    whole = page.render(title, back, h.section(".one-board")[board], scene.sheet(), game=shown.row.game)
    return board, whole


def _table(page: Page, shown: Room, problem: str | None) -> Node:
    scene = scene_of(shown, page.say.language)
    board = drawn(shown.row.game, scene)
    if shown.ended:
        scene = scene_of(shown, page.say.language)  # of the board nothing is shown
    marking = marking_of(shown, scene)
    middle, log = _middle(page, shown, scene, marking), side(page, shown, marking)
    befallen = (
        not shown.ended and shown.past is None and happened(page, shown, lambda line: mark_of(shown, line, marking))
    )
    return [
        notice(problem),
        h.div(".head")[
            h.h1[page.say.title(shown.row.game)],
            h.p[board.situation],
            h.a(href=f"{shown.address}/points")[_points(page, shown)],
        ],
        h.section(".me", aria_label=page.say("your-area"))[
            note(page, shown), befallen, middle, not shown.ended and board.own
        ],
        h.section("#board", aria_label=page.say("tab-table"))[
            ceremony(page, shown, scene, tale(page, shown)) if shown.ended else board.table
        ],
        log,
        marking is not None and not shown.ended and last_moves(shown, marking),
        scene.sheet(),
    ]


def marking_of(shown: Room, scene: Scene) -> Marking | None:
    """How the game shows what happened."""
    marks = room_of(game(shown.row.game)).marks
    return marks(scene) if marks is not None else None


def _points(page: Page, shown: Room) -> str:
    """What the way to the points is called: one's own, so far as they are told before the end."""
    seen = shown.seen
    if seen is None or shown.seat is None or shown.seat >= len(seen.points):
        return page.say("points")
    return page.say("points-own", count=seen.points[shown.seat][0])


def _middle(page: Page, shown: Room, scene: Scene, marking: Marking | None) -> Node:
    """What stands at the head of one's own area: the question, a moment of the past, or the end."""
    if shown.past is not None:
        return _past(page, shown, shown.past, steps(page, shown, marking) if marking is not None else None)
    if shown.row.status == OVER:
        return result(page, shown)
    latest = steps(page, shown, marking) if marking is not None else lately(page, shown)
    return asking(page, shown, scene.clickable, latest)


def _past(page: Page, shown: Room, past: Past, latest: Node) -> Element:
    say, question = page.say, shown.seen.question if shown.seen is not None else None
    return h.div("#ask.past")[
        h.p(".question")[say("past-move", number=past.at, count=shown.row.at)],
        question is not None and h.p[say("past-question", question=question.sentence)],
        history(page, shown),
        latest,
    ]
