"""How the cards of Citadels look, and what is said about them on a closer look."""

from __future__ import annotations

from functools import cache, lru_cache
from typing import Final

from markupsafe import Markup

from burgrave.draw import html as h
from burgrave.draw.html import Element, Node
from burgrave.draw.icons import Pen
from burgrave.draw.look import icons
from burgrave.draw.shapes import Symbols
from burgrave.games.citadels.data import tables as t
from burgrave.games.citadels.data.rows import Character, District
from burgrave.games.citadels.page.houses import house, stand
from burgrave.games.citadels.page.portraits import bust
from burgrave.games.citadels.text.wording import TEXTS
from burgrave.kernel.cards import RECONSTRUCTED
from burgrave.kernel.text import Words

HUES: Final = {"noble": "gold", "religious": "blue", "trade": "green", "military": "red", "unique": "purple"}
RANK_HUES: Final = {1: "crime", 3: "purple", 9: "purple"}  # of characters without an income
SIGNS: Final = {"noble": "crown", "religious": "cross", "trade": "scales", "military": "swords", "unique": "star"}
WIDE, HIGH, GROUND = 90, 103, 96  # the window of a card: its size, and where the street is


def district(name: str) -> District:
    """The row of a district."""
    return t.DISTRICTS[t.DISTRICT_IDS.index(name)]


def character(name: str) -> Character:
    """The row of a character."""
    return t.CHARACTERS[t.CHARACTER_IDS.index(name)]


def hue(name: str) -> str:
    """The colour of a district's kind, or of what a character has an income from."""
    if name in t.DISTRICT_IDS:
        return HUES[district(name).type]
    row = character(name)
    return HUES.get(row.income) or RANK_HUES.get(row.rank, "stone")


def kind_sign(symbols: Symbols, name: str) -> Markup:
    """The sign of a district's kind."""
    return Pen(symbols, icons()).icon(SIGNS[district(name).type])


# -------------------------------------------------------------------- cards


def district_card(symbols: Symbols, name: str, language: str, extra: bool = False) -> Markup:
    """A district card; whatever holds it says in words what it is."""
    drawn, shapes = _district_card(name, language, extra)
    symbols.found.update(shapes)
    return drawn


def character_card(symbols: Symbols, name: str, language: str) -> Markup:
    """A character card."""
    drawn, shapes = _character_card(name, language)
    symbols.found.update(shapes)
    return drawn


@lru_cache(maxsize=1024)  # the same cards are drawn again and again, for everybody
def _district_card(name: str, language: str, extra: bool) -> tuple[Markup, dict[str, Markup]]:
    symbols, row, note = Symbols(), district(name), f"note-{name}"
    wide, high, _ = house(name)
    scale = min(76 / (wide + 6), 80 / (high + 8))
    content: Node = [
        _window(symbols, stand(symbols, name, WIDE / 2, GROUND, scale)),
        h.b(".price")[str(row.cost) if row.buildable else "–"],
        extra and h.b(".extra")["+1"],
        h.span(".shield")[kind_sign(symbols, name)],
        _named(TEXTS.say(language, f"district-{name}")),
        TEXTS.has(language, note) and h.small[TEXTS.say(language, note)],
    ]
    return Markup(h.span(f".paper-card.hue-{hue(name)}", aria_hidden="true")[content]), symbols.found


@lru_cache(maxsize=1024)
def _character_card(name: str, language: str) -> tuple[Markup, dict[str, Markup]]:
    symbols = Symbols()
    content: Node = [
        h.span(".framed")[_window(symbols), bust(symbols, name)],
        h.b(".rank")[str(character(name).rank)],
        _named(TEXTS.say(language, f"character-{name}")),
        h.small[TEXTS.say(language, f"brief-{name}")],
    ]
    return Markup(h.span(f".paper-card.person.hue-{hue(name)}", aria_hidden="true")[content]), symbols.found


def back(symbols: Symbols) -> Markup:
    """A card face down."""
    drawn = Markup(
        '<rect class="reverse-of" x="1" y="1" width="98" height="138" rx="7"/>'
        '<rect class="reverse-rim" x="8" y="8" width="84" height="124" rx="4"/>'
        '<path class="reverse-sign" d="M50 30 76 56V84L50 112 24 84V56ZM50 44 64 60V80L50 96 36 80V60Z"/>'
    )
    reference = symbols.drawing("reverse", "0 0 100 140", drawn)
    return Markup(f'<svg class="reverse-card" viewBox="0 0 100 140" aria-hidden="true"><use href="{reference}"/></svg>')


def _window(symbols: Symbols, *content: Node) -> Element:
    """The picture of a card: a sky in the tint of the kind, hills, a street; and what stands on it."""
    behind = Markup(
        '<path class="w-sky" d="M0 0H90V103H0Z"/><circle class="w-sun" cx="65" cy="39" r="13"/>'
        '<path class="w-hill" d="M0 91Q25 81 47 88T90 85V103H0Z"/><path class="w-street" d="M0 96H90V103H0Z"/>'
    )
    reference = symbols.drawing("window", f"0 0 {WIDE} {HIGH}", behind)
    box = {"viewBox": f"0 0 {WIDE} {HIGH}", "preserveAspectRatio": "xMidYMax slice"}
    return h.svg(".window", box)[h.use(href=reference, width=str(WIDE), height=str(HIGH)), content]


def _named(name: str) -> Element:
    """A name; a long one is written smaller."""
    return h.span(".named-of.long" if max(map(len, name.split())) > 9 or len(name) > 11 else ".named-of")[name]


# -------------------------------------------------------------------- explanations


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
