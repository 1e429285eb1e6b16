"""How Citadels is played, with every character and district, for the page that teaches it."""

from __future__ import annotations

from functools import cache
from typing import Final

import htpy as h

from burgrave.draw.lesson import Entry, Group, Lesson, chapters
from burgrave.draw.shapes import Symbols
from burgrave.games.citadels.data import tables as t
from burgrave.games.citadels.data.rows import Character, District
from burgrave.games.citadels.page.cards import (
    character_about,
    character_card,
    district_about,
    district_card,
)
from burgrave.games.citadels.text.wording import TEXTS

CHAPTERS: Final = ("goal", "selection", "turn", "building", "end", "scoring", "few-players", "interface")
RANKS: Final = range(1, 10)


@cache
def teach(language: str) -> Lesson:
    """The lesson in a language."""
    symbols = Symbols()
    groups = [_rank(symbols, rank, language) for rank in RANKS]
    groups += [_type(symbols, kind, language) for kind in t.TYPES]
    return Lesson(chapters(TEXTS, CHAPTERS, language), groups, symbols)


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
