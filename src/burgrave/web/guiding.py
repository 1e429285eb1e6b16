"""A guided first game on its page: a note about one thing, and what the script needs to light it."""

from __future__ import annotations

from typing import Final

import msgspec
from fastapi import Request
from markupsafe import Markup
from starlette.responses import Response

from burgrave.draw import html as h
from burgrave.draw.guide import Guide, Progress, Step, guide_of, guides
from burgrave.draw.html import Element, Node
from burgrave.draw.look import icon, seal_alone
from burgrave.draw.scene import FORM
from burgrave.kernel.game import AnyGame, games
from burgrave.server.house import house_of
from burgrave.server.rows import PLAYING, TableRow
from burgrave.web.board import room_of
from burgrave.web.layout import Page
from burgrave.web.shown import Guided, Room

COOKIE: Final = "burgrave-guide"  # of one table: how far somebody has come
KEPT: Final = 60 * 60 * 24 * 90  # seconds
QUILL: Final = Markup(
    '<svg class="quill" viewBox="-4 -4 110 130" aria-hidden="true">'
    '<path class="feather" d="M100 0C70 6 38 30 22 62C12 82 6 100 0 120C14 104 22 98 34 92C44 92 52 88 58 80'
    'C50 80 46 79 42 76C54 76 66 70 74 58C66 59 60 58 55 54C70 52 86 40 92 24C84 26 78 26 72 23C86 20 96 10 100 0Z"/>'
    '<path class="shaft" d="M94 8C62 28 32 66 0 120"/><path class="nib" d="M0 120l9-20 6 5Z"/></svg>'
)


# ---------------------------------------------------------------- how far somebody has come


def lesson_at(row: TableRow) -> tuple[str, Guide] | None:
    """Which guided game a table is, if it is one: of the game itself, or of an expansion by its name."""
    game = games().get(row.game)
    return guide_of(game.texts.package, row.players, row.seed, row.options) if game is not None else None


def with_guide(request: Request, shown: Room) -> Room:
    """What somebody sees of a table, with the step of a guided game that they have come to."""
    found = lesson_at(shown.row) if shown.seat == 0 and shown.past is None and shown.row.status == PLAYING else None
    if found is None:
        return shown
    guide, question = found[1], shown.seen.question if shown.seen is not None else None
    progress = getattr(request.state, COOKIE, None) or Progress.of(request.cookies.get(COOKIE, ""), guide)
    step, do = None, None
    if question is not None:
        dos = [option.do for option in question.options]
        if getattr(request.state, "undone", False):
            progress = progress.undone(question.number)
        progress = progress.at(guide, question.prompt, question.number, dos)
        step = progress.shown(question.number)
        do = guide.step[step].suggests(dos) if step is not None else None
    return msgspec.structs.replace(shown, guided=Guided(guide, progress, step, do))


def keep(request: Request, response: Response, table: str, progress: Progress) -> None:
    """Let the browser remember how far somebody has come at a table."""
    if request.cookies.get(COOKIE) != progress.text():
        secure = house_of(request).settings.secure or request.url.scheme == "https"
        path = f"/t/{table}"
        response.set_cookie(COOKIE, progress.text(), KEPT, path=path, httponly=True, samesite="lax", secure=secure)


# ---------------------------------------------------------------- the note


def note(page: Page, shown: Room) -> Node:
    """What is explained now; without a script it stands above the question."""
    guided = shown.guided
    if guided is None or guided.step is None or shown.seat is None:
        return None
    say, step, count = page.say, guided.guide.step[guided.step], len(guided.guide.step)
    game = games()[shown.row.game]
    last = guided.step == count - 1
    return h.section(
        "#guide.note",
        aria_labelledby="guide-title",
        data_step=step.name,
        data_place=step.place or None,
        data_do=guided.do,
    )[
        h.span(".pin")[seal_alone(shown.seats[shown.seat].colour)],
        h.p(".of")[say("guide-of", game=say.title(game.name).partition(" ")[0], at=guided.step + 1, count=count)],
        h.h2("#guide-title")[say.of(game, f"guide-{step.name}")],
        [h.p(f".{part}")[text] for part in ("what", "why") if (text := say.of(game, f"guide-{step.name}.{part}"))],
        _icons(page, game, step),
        bool(step.do) and h.p(".do")[icon("hand"), h.span[say.of(game, f"guide-{step.name}.do")]],
        last and h.p[h.a(href=f"/learn/{game.name}")[say("guide-rules")]],
        h.div(".turning")[
            h.div(".dots", role="img", aria_label=say("guide-at", at=guided.step + 1, count=count))[
                [h.i(".past" if n < guided.step else ".here" if n == guided.step else "") for n in range(count)]
            ],
            _back(page, shown, guided),
            _forward(page, shown, guided, last),
        ],
        not last and h.div(".leave")[_turn(page, shown, "leave", say("guide-leave")), " ", say("guide-leave.more")],
        QUILL,
    ]


def _icons(page: Page, game: AnyGame, step: Step) -> Node:
    """What the icons mean that it speaks of."""
    key = room_of(game).key
    if not step.icons or key is None:
        return None
    lesson = key(page.say.language)
    known = {entry.name: entry for group in lesson.groups for entry in group.entries}
    wanted = [known[f"icon-{name}"] for name in step.icons]
    return h.ul(".meaning")[[h.li[entry.picture, h.div[entry.about]] for entry in wanted], lesson.symbols.sheet()]


def _turn(page: Page, shown: Room, turn: str, label: str, class_: str = ".quiet") -> Element:
    return page.button(f"{shown.address}/guide", label, live=True, class_=class_, turn=turn)


def _back(page: Page, shown: Room, guided: Guided) -> Node:
    number = shown.row.number
    can = guided.progress.back(number) is not guided.progress
    return can and _turn(page, shown, "back", page.say("guide-back"))


def _forward(page: Page, shown: Room, guided: Guided, last: bool) -> Element:
    """On to the next step: by being shown what is suggested, or by having read it."""
    say = page.say
    if guided.do is not None:
        return h.button(".show-me", form=FORM, name="do", value=guided.do)[say("guide-show-me")]
    return _turn(page, shown, "leave" if last else "next", say("guide-play-on" if last else "guide-next"), ".first")


# ---------------------------------------------------------------- the offer


def offer(page: Page, game: AnyGame, class_: str = "", only: str | None = None) -> Node:
    """The guided games of a game, each by one click; ``only`` that of the game itself, or of an expansion."""
    say = page.say
    return [
        page.form(
            "/lesson",
            page.once(),
            h.input(type="hidden", name="game", value=game.name),
            h.input(type="hidden", name="guide", value=name),
            h.button(class_)[
                icon("quill") if not name else icon("hand"),
                say("guide-begin", minutes=guide.minutes)
                if not name
                else say("guide-begin-more", name=say.of(game, f"house-{name}.form"), minutes=guide.minutes),
            ],
            class_=".inline",
        )
        for name, guide in guides(game.texts.package).items()
        if only is None or name == only
    ]
