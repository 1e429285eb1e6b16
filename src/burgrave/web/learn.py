"""How a game is played: chapters in our words, and every card with its rules, made from the game's own data."""

from __future__ import annotations

from typing import Final

from burgrave.draw import html as h
from burgrave.draw.html import Element, Node
from burgrave.draw.lesson import Entry, Lesson
from burgrave.draw.look import icon
from burgrave.draw.people import portrait
from burgrave.draw.shapes import Symbols
from burgrave.kernel.game import AnyGame, games
from burgrave.web.board import room_of
from burgrave.web.cover import cover_of, in_two
from burgrave.web.guiding import offer
from burgrave.web.layout import Page

PEOPLE: Final = 5  # who greet on the page about this site
FACTS: Final = {  # what this site has, and a sign of each
    "free": "hand",
    "account": "lock",
    "bots": "hint",
    "friends": "hire",
    "rules": "scroll",
    "programs": "tool",
}
ICONS: Final = "icons"  # where the first cards begin: those that tell what icons mean


def learn_page(page: Page, game: AnyGame, wanted: str = "") -> str:
    """The lesson of a game; only what is looked for, where something is."""
    say = page.say
    teach, printed = room_of(game).lesson, game.printed.enter()
    lesson = teach(say.language) if teach is not None else None
    symbols = Symbols()
    return page.render(
        say.title(game.name),
        h.div(".learn")[
            h.aside(".paper.toc")[
                cover_of(game.name, symbols),
                h.h1[say("learn-title"), ": ", say.title(game.name)],
                h.p(".hint")[say("for-players", least=game.players.start, most=game.players.stop - 1)],
                h.div(".guided")[offer(page, game)],
                _search(page, game, wanted),
                lesson is not None and not wanted and _contents(page, lesson),
                page.form(
                    "/play",
                    page.once(),
                    h.input(type="hidden", name="game", value=game.name),
                    h.button(".first")[icon("play"), say("learn-start")],
                ),
                printed.score_sheet is not None and h.p[h.a(href=f"/score/{game.name}")[say("score-link")]],
                printed.opponent is not None and h.p[h.a(href=f"/opponent/{game.name}")[say("opponent-link")]],
                h.p(".others")[
                    [
                        h.a(".other", href=f"/learn/{one.name}")[say.title(one.name)]
                        for one in games().values()
                        if one is not game
                    ]
                ],
            ],
            h.div(".chapters")[_content(page, lesson, wanted) if lesson is not None else h.p[say("learn-none")]],
        ],
        symbols.sheet(),
        game=game.name,
        kind="learning",
    )


def _contents(page: Page, lesson: Lesson) -> Element:
    return h.nav(".contents", aria_label=page.say("learn-title"))[
        h.ol[[h.li[h.a(href=f"#chapter-{chapter.name}")[chapter.title]] for chapter in lesson.chapters]]
    ]


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
    groups: list[Element] = []
    for group in lesson.groups:
        entries = [entry for entry in group.entries if all(word in entry.text.casefold() for word in words)]
        if entries:
            groups.append(
                h.section(".paper.group", id=None if groups else ICONS, data_group=True)[
                    h.h2[group.title, " ", h.small[say("learn-found", count=len(entries))]],
                    group.about and h.p[group.about],
                    h.div(".entries")[[_entry(entry) for entry in entries]],
                ]
            )
    chapters = not words and [
        h.section(f"#chapter-{chapter.name}.paper.chapter")[
            h.h2[h.span(".number-of", aria_hidden="true")[str(number)], chapter.title],
            chapter.picture,
            [h.p[text] for text in chapter.paragraphs],
        ]
        for number, chapter in enumerate(lesson.chapters, 1)
    ]
    nothing = h.p("#nothing.hint", hidden=bool(groups))[say("learn-nothing")]
    return [chapters, groups, nothing, lesson.symbols.sheet()]


def key_of(page: Page, game: AnyGame) -> Node:
    """What the icons of a game mean, for the script of its table."""
    key = room_of(game).key
    if key is None:
        return None
    lesson = key(page.say.language)
    return h.section("#icons.icon-key", aria_labelledby="icons-title")[
        h.h2("#icons-title")[page.say("key")],
        [
            h.div[h.h3[group.title], h.ul[[h.li[one.picture, h.div[one.about]] for one in group.entries]]]
            for group in lesson.groups
        ],
        lesson.symbols.sheet(),
    ]


def _entry(entry: Entry) -> Element:
    return h.article(".entry", id=entry.name, data_text=entry.text.casefold())[entry.picture, h.div[entry.about]]


def about_page(page: Page) -> str:
    """What this site is, and the games that it has."""
    say, symbols = page.say, Symbols()
    return page.render(
        say("about"),
        h.section(".paper.welcome")[
            h.div[
                h.h1[say("about")],
                h.p[say("about-text")],
                h.p(".hint")[say("about-source")],
                h.p(".actions")[h.a(".button.first", href="/")[icon("play"), say("about-play")]],
            ],
            h.div(".people")[[portrait(colour) for colour in range(PEOPLE)]],
        ],
        h.ul(".facts")[
            [
                h.li(".paper")[icon(sign), h.h2[say(f"about-{fact}")], h.p[say(f"about-{fact}.about")]]
                for fact, sign in FACTS.items()
            ]
        ],
        h.nav(".kinds", aria_label=say("which-game"))[
            [
                h.a(href=f"/learn/{one.name}")[cover_of(one.name, symbols), h.span[in_two(say.title(one.name))]]
                for one in games().values()
            ]
        ],
        symbols.sheet(),
        kind="about",
        more=["boxed.css"],
    )
