"""What takes part in a game of Citadels: the characters and the unique districts of every set."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from markupsafe import Markup

from burgrave.draw.gallery import Taking, framed, gallery, shown
from burgrave.draw.html import Node
from burgrave.draw.people import BOX
from burgrave.draw.shapes import Symbols
from burgrave.games.citadels.data import tables as t
from burgrave.games.citadels.page.cards import back, character, hue
from burgrave.games.citadels.page.houses import house, stand
from burgrave.games.citadels.page.portraits import busts
from burgrave.games.citadels.rules.options import Options, config
from burgrave.games.citadels.text.wording import TEXTS
from burgrave.kernel.rng import Rng

SIDE: Final = 68  # of the frame of a district
BACKS: Final = 9  # cards that stand for a set which is drawn by lot


def gather(symbols: Symbols, language: str, players: int) -> Taking:
    """The sets as pictures; those that may be put together by hand one by one."""
    found, shapes = _gathered(language, players)
    symbols.found.update(shapes)
    return found


@lru_cache(maxsize=32)
def _gathered(language: str, players: int) -> tuple[Taking, dict[str, Markup]]:
    symbols = Symbols()
    faces = {one: _character(symbols, one, language) for one in t.CHARACTER_IDS}
    districts = {one: _district(symbols, one, language) for one in t.UNIQUE_IDS}
    casts = {name: _cast(symbols, name, language, players) for name in t.CASTS}
    secret = gallery(TEXTS.say(language, "taking-random"), [back(symbols)] * BACKS)
    ninths = {one: faces[one] for one in t.CHARACTER_IDS if character(one).rank == t.LAST_RANK}
    plain = [_district(symbols, one.id, language) for one in t.DISTRICTS if one.type != "unique"]
    return {
        "": {"": gallery(TEXTS.say(language, "taking-districts"), plain, len(plain))},
        "cast": {**casts, "random": secret, "custom": None},
        "ninth": {"auto": None, "none": None, **ninths},
        "characters": faces,
        "districts": districts,
    }, symbols.found


def _cast(symbols: Symbols, name: str, language: str, players: int) -> Node:
    """Who plays and what is shuffled in; a ninth that does not join is grey."""
    found = config(players, Options(cast=name), Rng(0))
    joins = found.called_cast
    usual = t.CASTS[name].characters[-1]
    characters = [_character(symbols, one, language) for one in joins]
    if len(joins) < t.LAST_RANK:
        characters.append(_character(symbols, usual, language, out=True))
    uniques = [_district(symbols, one, language) for one in sorted(t.CASTS[name].districts)]
    return [
        gallery(TEXTS.say(language, "taking-characters"), characters),
        gallery(TEXTS.say(language, "taking-uniques", {"count": len(uniques), "all": len(t.UNIQUE_IDS)}), uniques, 5),
    ]


def _character(symbols: Symbols, name: str, language: str, out: bool = False) -> Node:
    picture = framed(symbols.drawing(f"c-{name}", BOX, busts()[name]))
    return shown(picture, TEXTS.say(language, f"character-{name}"), hue(name), str(character(name).rank), out)


def _district(symbols: Symbols, name: str, language: str) -> Node:
    wide, high, _ = house(name)
    scale = min((SIDE - 10) / (wide + 6), (SIDE - 8) / (high + 12))
    standing = stand(symbols, name, SIDE / 2, SIDE - 3, scale)
    drawn = Markup(f'<svg class="framed-of" viewBox="0 0 {SIDE} {SIDE}" aria-hidden="true">{standing}</svg>')
    return shown(drawn, TEXTS.say(language, f"district-{name}"), hue(name))
