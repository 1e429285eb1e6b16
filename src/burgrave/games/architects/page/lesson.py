"""How Architects is played, with every icon and card, for the page that teaches it; and the game's cover."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from functools import cache
from typing import Final

from markupsafe import Markup

from burgrave.draw import html as h
from burgrave.draw.html import Node
from burgrave.draw.lesson import Entry, Group, Lesson, chapters
from burgrave.draw.scene import Thing
from burgrave.draw.shapes import Symbols
from burgrave.draw.vignette import Kit, pictures, vignette
from burgrave.games.architects.data import tables as t
from burgrave.games.architects.page.cards import CardFaces
from burgrave.games.architects.page.icons import GOOD, VERB
from burgrave.games.architects.page.pictures import cathedral, jail
from burgrave.games.architects.text.wording import TEXTS

CHAPTERS: Final = (
    *("goal", "turn", "places", "workshop", "capture", "guardhouse", "market", "guildhall", "cathedral", "virtue"),
    *("ending", "solo", "interface"),
)
SIGNS: Final = {  # icons that are told one by one
    **{good: [GOOD[good]] for good in ("silver", *t.GOODS[:-1])},
    "virtue": ["virtue"],
    "debt": ["debt"],
    "tax": ["scales"],
    "plans": VERB["plans"],
    "hire": ["hire"],
    "capture": VERB["capture"],
    "release": VERB["release"],
    "reclaim": VERB["reclaim"],
    "trade": ["swap"],
    "reset": ["flip"],
    "market": ["mask"],
    "cathedral": ["cross"],
    "at-once": ["hand"],
    "points": ["vp"],
}
KIT: Final = Kit(more={"cathedral": cathedral, "jail": jail})
OTHERS: Final = ("house", "cards", "crown", "check", "eye")  # signs that stand beside things
ADDED: Final[dict[str, Callable[[CardFaces], list[Group]]]] = {}
"""What expansions teach, before what the last chapter says of the page: a chapter of their name, and their cards."""


@cache
def teach(language: str) -> Lesson:
    """The lesson in a language."""
    symbols = Symbols()
    faces = CardFaces(symbols, language)
    schemes = [faces.scheme(card, t.OPPONENT_IDS[0]) for card in t.SCHEME_IDS]
    groups = [
        *_icons(faces),
        group(faces, "apprentices", cards(faces.apprentice(card) for card in t.APPRENTICE_IDS)),
        group(faces, "buildings", cards(faces.building(card) for card in t.BUILDING_IDS)),
        group(faces, "characters", cards(faces.character(card) for card in t.CHARACTER_IDS)),
        *[one for added in ADDED.values() for one in added(faces)],
        group(faces, "schemes", cards(schemes)),
    ]

    def pictured(name: str, shows: str) -> Node:
        return vignette(symbols, KIT, pictures(t.PACKAGE)[name], shows)

    return Lesson(chapters(TEXTS, [*CHAPTERS[:-1], *ADDED, CHAPTERS[-1]], language, pictured), groups, symbols)


@cache
def key(language: str) -> Lesson:
    """What the icons mean."""
    symbols = Symbols()
    return Lesson([], _icons(CardFaces(symbols, language)), symbols)


def _icons(faces: CardFaces) -> list[Group]:
    return [
        group(faces, "icons", [_icon(faces, name, signs) for name, signs in SIGNS.items()]),
        group(faces, "skills", [_skill(faces, skill) for skill in t.SKILLS]),
        group(faces, "signs", [_sign(faces, name) for name in OTHERS]),
    ]


def group(faces: CardFaces, name: str, entries: list[Entry]) -> Group:
    """Cards of a kind."""
    return Group(faces.say(f"lesson-group-{name}"), "", entries)


def cards(cards: Iterable[Thing]) -> list[Entry]:
    """Cards that say the same are told once."""
    found: dict[str, Entry] = {}
    for card in cards:
        entry = _entry(card.tip, card.picture, card.about)
        found.setdefault(entry.text, entry)
    return list(found.values())


def _icon(faces: CardFaces, name: str, signs: list[str]) -> Entry:
    """An icon, or a few that belong together."""
    about = [h.strong[faces.say(f"lesson-icon-{name}")], h.p[faces.say(f"lesson-icon-{name}.text")]]
    return _entry(f"icon-{name}", h.span(".swatch")[faces.pen.tokens(signs)], about)


def _sign(faces: CardFaces, name: str) -> Entry:
    return _entry(f"sign-{name}", h.span(".swatch")[faces.pen.icon(name)], h.p[faces.say(f"lesson-sign-{name}")])


def _skill(faces: CardFaces, skill: str) -> Entry:
    about = [h.strong[faces.say(f"skill-{skill}")], h.p[faces.say("lesson-skill")]]
    return _entry(f"skill-{skill}", h.span(".swatch")[faces.pen.skill(skill)], about)


def _entry(name: str, picture: Node, about: Node) -> Entry:
    said = Markup(h.fragment[about])
    return Entry(name, h.span(".sample")[picture], said, said.striptags())
