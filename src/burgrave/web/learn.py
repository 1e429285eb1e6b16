"""How a game is played: chapters in our words, and every card with its rules, made from the game's own data."""

from __future__ import annotations

import htpy as h
from htpy import Element, Node

from burgrave.draw.lesson import Entry, Lesson
from burgrave.kernel.game import AnyGame, games
from burgrave.web.board import room_of
from burgrave.web.layout import Page


def learn_page(page: Page, game: AnyGame, wanted: str = "") -> str:
    """The lesson of a game; only what is looked for, where something is."""
    say = page.say
    teach, printed = room_of(game).lesson, game.printed.enter()
    lesson = teach(say.language) if teach is not None else None
    others = [other for other in games().values() if other.name != game.name]
    return page.render(
        say.title(game.name),
        h.div(".learn")[
            h.h1[say("learn-title"), ": ", say.title(game.name)],
            bool(others)
            and h.p[[h.a(".other", href=f"/learn/{other.name}")[say.title(other.name)] for other in others]],
            _search(page, game, wanted),
            _content(page, lesson, wanted) if lesson is not None else h.p[say("learn-none")],
            printed.score_sheet is not None and h.p[h.a(href=f"/score/{game.name}")[say("score-link")]],
            printed.opponent is not None and h.p[h.a(href=f"/opponent/{game.name}")[say("opponent-link")]],
            page.form(
                "/play",
                page.once(),
                h.input(type="hidden", name="game", value=game.name),
                h.button(".first")[say("learn-start")],
            ),
        ],
        game=game.name,
    )


def _search(page: Page, game: AnyGame, wanted: str) -> Element:
    """Works without a script by asking again, with one while somebody types."""
    label = page.say("learn-search")
    return h.form(".search", role="search", method="get", action=f"/learn/{game.name}")[
        h.label[label, h.input("#search", type="search", name="q", value=wanted, autocomplete="off")],
        h.button(".without-script")[label],
    ]


def _content(page: Page, lesson: Lesson, wanted: str) -> Node:
    say = page.say
    words = wanted.casefold().split()
    groups = []
    for group in lesson.groups:
        entries = [entry for entry in group.entries if all(word in entry.text.casefold() for word in words)]
        if entries:
            groups.append(
                h.section(".paper.group", data_group=True)[
                    h.h2[group.title, " ", h.small[say("learn-found", count=len(entries))]],
                    group.about and h.p[group.about],
                    h.div(".entries")[[_entry(entry) for entry in entries]],
                ]
            )
    chapters = not words and [
        h.section(f"#chapter-{chapter.name}.paper")[h.h2[chapter.title], [h.p[text] for text in chapter.paragraphs]]
        for chapter in lesson.chapters
    ]
    contents = (
        not words
        and h.nav(".contents", aria_label=say("learn-title"))[
            [h.a(href=f"#chapter-{chapter.name}")[chapter.title] for chapter in lesson.chapters]
        ]
    )
    nothing = h.p("#nothing.hint", hidden=bool(groups))[say("learn-nothing")]
    return [contents, chapters, groups, nothing, lesson.symbols.sheet()]


def _entry(entry: Entry) -> Element:
    return h.article(".entry", id=entry.name, data_text=entry.text.casefold())[entry.picture, h.div[entry.about]]


def about_page(page: Page) -> str:
    """What this site is."""
    say = page.say
    return page.render(
        say("about"),
        h.section(".paper")[h.h1[say("about")], h.p[say("about-text")], h.p[say("about-source")]],
    )
