"""How Citadels is played, with every character and district, for the page that teaches it."""

from __future__ import annotations

from functools import cache
from importlib.resources import files
from typing import Final

from burgrave.draw import html as h
from burgrave.draw.html import Node
from burgrave.draw.icons import Pen
from burgrave.draw.lesson import Entry, Group, Lesson, chapters
from burgrave.draw.look import icons
from burgrave.draw.people import BOX
from burgrave.draw.shapes import Symbols
from burgrave.draw.vignette import Kit, vignette, written
from burgrave.games.citadels.data import tables as t
from burgrave.games.citadels.data.rows import Character, District
from burgrave.games.citadels.page.board import MARKS
from burgrave.games.citadels.page.cards import (
    HUES,
    SIGNS,
    character_about,
    character_card,
    district_about,
    district_card,
)
from burgrave.games.citadels.page.houses import stand
from burgrave.games.citadels.page.portraits import busts
from burgrave.games.citadels.text.wording import TEXTS

CHAPTERS: Final = ("goal", "selection", "turn", "building", "end", "scoring", "few-players", "interface")
RANKS: Final = range(1, 10)
PICTURES: Final = files("burgrave.games.citadels.page") / "lesson.toml"
ICONS: Final[dict[str, dict[str, tuple[str, str]]]] = {  # in groups: an icon, and the hue of the disc that it is on
    "things": {name: (name, "") for name in ("coin", "cards", "crown", "house", "vp")},
    "kinds": {kind: (SIGNS[kind], hue) for kind, hue in HUES.items()},
    "fates": {mark: (icon, "") for mark, icon in MARKS.items()},
    "signs": {name: (name, "") for name in ("destroy", "hand", "swap", "eye", "lock")},
}


@cache
def teach(language: str) -> Lesson:
    """The lesson in a language."""
    symbols = Symbols()
    groups = _icons(symbols, language)
    groups += [_rank(symbols, rank, language) for rank in RANKS]
    groups += [_type(symbols, kind, language) for kind in t.TYPES]

    pictures = written(PICTURES)

    def pictured(name: str, shows: str) -> Node:
        return vignette(symbols, KIT, pictures[name], shows)

    return Lesson(chapters(TEXTS, CHAPTERS, language, pictured), groups, symbols)


def _bust(symbols: Symbols, name: str) -> str:
    return symbols.drawing(f"c-{name}", BOX, busts()[name])


@cache
def key(language: str) -> Lesson:
    """What the icons mean."""
    symbols = Symbols()
    return Lesson([], _icons(symbols, language), symbols)


def _icons(symbols: Symbols, language: str) -> list[Group]:
    return [
        Group(
            TEXTS.say(language, f"key-{group}"),
            "",
            [_icon(symbols, name, icon, hue, language) for name, (icon, hue) in found.items()],
        )
        for group, found in ICONS.items()
    ]


def _icon(symbols: Symbols, name: str, icon: str, hue: str, language: str) -> Entry:
    drawn: Node = Pen(symbols, icons()).icon(icon)
    picture = h.span(f".disc-of.hue-{hue}")[drawn] if hue else drawn
    text = TEXTS.say(language, f"key-icon-{name}")
    return Entry(f"icon-{name}", h.span(".sample")[picture], h.p[text], text)


def _rank(symbols: Symbols, rank: int, language: str) -> Group:
    entries = [_character(symbols, row, language) for row in t.CHARACTERS if row.rank == rank]
    return Group(TEXTS.say(language, "lesson-rank", {"rank": rank}), "", entries)


def _type(symbols: Symbols, kind: str, language: str) -> Group:
    entries = [_district(symbols, row, language) for row in t.DISTRICTS if row.type == kind]
    return Group(TEXTS.say(language, f"lesson-type-{kind}"), "", entries)


def _character(symbols: Symbols, row: Character, language: str) -> Entry:
    name, ability = f"character-{row.id}", f"character-{row.id}-ability"
    text = f"{TEXTS.say(language, name)} {TEXTS.say(language, ability)}"
    picture = h.span(".sample")[character_card(symbols, row.id, language)]
    return Entry(name, picture, character_about(row.id, language), text)


def _district(symbols: Symbols, row: District, language: str) -> Entry:
    name, effect = f"district-{row.id}", f"district-{row.id}-effect"
    does = TEXTS.say(language, effect) if TEXTS.has(language, effect) else ""
    kind = TEXTS.say(language, f"type-{row.type}")
    text = f"{TEXTS.say(language, name)} {kind} {does}"
    return Entry(
        name, h.span(".sample")[district_card(symbols, row.id, language)], district_about(row.id, language), text
    )


KIT: Final = Kit(house=stand, person=_bust)
