"""How the cards of Citadels look, and what is said about them on a closer look."""

from __future__ import annotations

import tomllib
from functools import cache
from importlib.resources import files
from typing import Final

import htpy as h
from htpy import Element
from markupsafe import Markup

from burgrave.draw.cards import Face
from burgrave.draw.cover import Figure, Sky
from burgrave.draw.cover import cover as drawn_cover
from burgrave.draw.shapes import Symbols
from burgrave.games.citadels.data import tables as t
from burgrave.games.citadels.data.rows import Character, District
from burgrave.games.citadels.text.wording import TEXTS
from burgrave.kernel.cards import RECONSTRUCTED
from burgrave.kernel.text import Words

HUES: Final = {
    "noble": "gold",
    "religious": "blue",
    "trade": "green",
    "military": "red",
    "unique": "purple",
    "none": "stone",
}
SIGNS: Final = {
    "noble": "M3 19V7l5 5 4-8 4 8 5-5v12Z",
    "religious": "M10 2h4v6h6v4h-6v10h-4V12H4V8h6Z",
    "trade": "M12 2a10 10 0 1 0 .01 0ZM12 6.5a5.5 5.5 0 1 1-.01 0Z",
    "military": "M12 2L21 5V12C21 17.5 17 21 12 22.5C7 21 3 17.5 3 12V5Z",
    "unique": "M12 1L15 8.6L23 9L16.8 14.2L19 22L12 17.6L5 22L7.2 14.2L1 9L9 8.6Z",
    "none": "M12 2a5.5 5.5 0 1 1-.01 0ZM2 22c0-6 4.5-9 10-9s10 3 10 9Z",
}


@cache
def _emblems() -> dict[str, dict[str, str]]:
    return tomllib.loads((files("burgrave.games.citadels.page") / "emblems.toml").read_text(encoding="utf-8"))


def district(name: str) -> District:
    """The row of a district."""
    return t.DISTRICTS[t.DISTRICT_IDS.index(name)]


def character(name: str) -> Character:
    """The row of a character."""
    return t.CHARACTERS[t.CHARACTER_IDS.index(name)]


def emblem(name: str) -> tuple[str, str]:
    """The emblem of a district or a character."""
    found = _emblems()
    return name, found["districts"].get(name) or found["characters"][name]


def _face(kind: str, name: str, type_: str, language: str) -> Face:
    return Face(TEXTS.say(language, f"{kind}-{name}"), HUES[type_], (type_, SIGNS[type_]), emblem(name))


@cache
def district_face(name: str, language: str, cost: int | None = None, extra: bool = False) -> Face:
    """A district card; in a city it may have a coin on it."""
    row = district(name)
    shown = row.cost if cost is None else cost - int(extra)
    return _face("district", name, row.type, language)._replace(cost=shown, extra=extra)


@cache
def character_face(name: str, language: str) -> Face:
    """A character card."""
    row = character(name)
    return _face("character", name, row.income, language)._replace(rank=row.rank)


@cache
def district_label(name: str, language: str, beautified: bool = False) -> str:
    """A district in a few words: the Artist's coin makes it cost more, and some can't be built."""
    row = district(name)
    return _say(
        language,
        "card-district",
        district=TEXTS.say(language, f"district-{name}"),
        type=TEXTS.say(language, f"type-{row.type}"),
        cost=t.COST[t.DISTRICT_IDS.index(name) + beautified * t.BEAUTIFIED],
        beautified=int(beautified),
    )


@cache
def district_about(name: str, language: str, beautified: bool = False) -> Markup:
    """What is said about a district."""
    effect, page = f"district-{name}-effect", district(name).page
    guessed = language == "pl" and district(name).name_source == RECONSTRUCTED  # only the Polish names are
    known = TEXTS.has(language, effect)
    return Markup(
        h.fragment[
            h.strong[district_label(name, language, beautified)],
            h.p[TEXTS.say(language, effect) if known else _say(language, "card-no-effect")],
            page is not None and _page(str(page), language),
            guessed and h.small[_say(language, "card-name-guessed")],
        ]
    )


@cache
def character_about(name: str, language: str) -> Markup:
    """What is said about a character."""
    row = character(name)
    title = f"{row.rank} · {TEXTS.say(language, f'character-{name}')}"
    page = row.source.removeprefix("rulebook p. ")
    return Markup(
        h.fragment[
            h.strong[title],
            h.p[TEXTS.say(language, f"character-{name}-ability")],
            page.isdecimal() and _page(page, language),
        ]
    )


def _page(page: str, language: str) -> Element:
    return h.small[_say(language, "card-page", page=page)]


def _say(language: str, message: str, **args: Words) -> str:
    return TEXTS.say(language, message, args)


SKYLINE: Final = (  # who stands where on the cover, and how large
    ("watchtower", 6, 44),
    ("cathedral", 44, 66),
    ("manor", 104, 42),
    ("castle", 136, 78),
    ("town_hall", 206, 58),
    ("fortress", 256, 60),
)
SKY: Final = Sky("#31465a", "#ffd36a", (236, 44), 26, "#16202a", ground=116, sunk=4)


def cover(symbols: Symbols) -> Element:
    """The game's cover: its districts against the evening sky."""
    houses = [Figure(f"sky-{at}", emblem(name)[1], x, size) for at, (name, x, size) in enumerate(SKYLINE)]
    return drawn_cover(symbols, SKY, houses, 80)
