"""A table's page: the board in the middle, one's own area with the question below it, the log beside it."""

from __future__ import annotations

from typing import Final

import htpy as h
from htpy import Element, Node

from burgrave.draw.page import Marking
from burgrave.draw.scene import Scene
from burgrave.kernel.game import AnyGame, game
from burgrave.server.rows import CLOSED, OPEN, OVER, PLAYING
from burgrave.web.asking import asking, cover, happened, keys, lately
from burgrave.web.board import drawn, room_of
from burgrave.web.ending import ceremony, result
from burgrave.web.layout import Page, notice
from burgrave.web.shown import Past, Room
from burgrave.web.side import side
from burgrave.web.steps import mark_of, steps
from burgrave.web.waiting import waiting

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
    )


def _table(page: Page, shown: Room, problem: str | None) -> Node:
    scene = scene_of(shown, page.say.language)
    marks = room_of(game(shown.row.game)).marks
    marking = marks(scene) if marks is not None else None
    board = drawn(shown.row.game, scene)
    middle, log = _middle(page, shown, scene, marking), side(page, shown, marking)
    befallen = shown.past is None and happened(page, shown, lambda line: mark_of(shown, line, marking).befalls)
    return [
        notice(problem),
        h.div(".head")[
            h.h1[page.say.title(shown.row.game)],
            h.p[board.situation],
            h.a(href=f"{shown.address}/points")[_points(page, shown)],
        ],
        h.section(".me", aria_label=page.say("your-area"))[befallen, middle, board.own],
        h.section("#board", aria_label=page.say("tab-table"))[
            ceremony(page, shown, scene.symbols) if shown.ended else board.table
        ],
        log,
        scene.sheet(),
    ]


def _points(page: Page, shown: Room) -> str:
    """What the way to the points is called: one's own, so far as they are told before the end."""
    seen = shown.seen
    if seen is None or shown.seat is None or shown.seat >= len(seen.points):
        return page.say("points")
    return page.say("points-own", count=seen.points[shown.seat][0])


def _middle(page: Page, shown: Room, scene: Scene, marking: Marking | None) -> Node:
    """What stands at the head of one's own area: the question, a moment of the past, or the end."""
    if shown.past is not None:
        return _past(page, shown, shown.past)
    if shown.row.status == OVER:
        return result(page, shown)
    latest = steps(page, shown, marking) if marking is not None else lately(page, shown)
    return asking(page, shown, scene.clickable, latest)


def _past(page: Page, shown: Room, past: Past) -> Element:
    say, question = page.say, shown.seen.question if shown.seen is not None else None
    return h.div("#ask.past")[
        h.p(".question")[say("past-move", number=past.at, count=shown.row.at)],
        question is not None and h.p[say("past-question", question=question.sentence)],
        h.a(".button.first", href=shown.address)[say("back-to-now")],
    ]
