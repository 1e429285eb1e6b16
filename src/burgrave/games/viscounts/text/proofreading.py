"""Every effect of the cards and boards as a sentence, for people who compare them with the printed ones."""

from __future__ import annotations

from collections.abc import Iterator

from burgrave.games.viscounts.data import effects as fx
from burgrave.games.viscounts.data import tables as t
from burgrave.games.viscounts.text.wording import COUNTED, TEXTS, does
from burgrave.kernel.cards import Row
from burgrave.kernel.effects import NOTHING, Effect, parse, parse_modifier
from burgrave.kernel.game import Reading
from burgrave.kernel.sentences import holding, scoring
from burgrave.kernel.text import Word


def proof(language: str) -> Iterator[Reading]:
    """All of them, file by file."""
    for file, row, field, said in _said():
        yield Reading(file, row.id, field, TEXTS.say(language, said))


def _said() -> Iterator[tuple[str, Row, str, Word]]:
    for file, row, field, effect in _effects():
        if effect != NOTHING:
            yield file, row, field, does(effect)
    for manuscript, counted in zip(t.MANUSCRIPTS, fx.SCORING, strict=True):
        for per in counted:
            yield "manuscripts", manuscript, "scoring", scoring(per)
    for card in t.TOWNSFOLK:
        for text in card.while_.split(",") if card.while_ else ():
            yield "townsfolk", card, "while", holding(parse_modifier(text))
    for number, said in COUNTED.items():
        yield "townsfolk", t.TOWNSFOLK[number], "scoring", said
    for building in t.BUILDINGS:
        if building.while_:
            yield "buildings", building, "while", holding(parse_modifier(building.while_))
    for favour in t.FAVOURS:
        yield "church_favours", favour, "while", holding(parse_modifier(favour.while_))
    for bonus in t.BONUSES:
        if bonus.while_:
            yield "bonuses", bonus, "while", holding(parse_modifier(bonus.while_))


def _effects() -> Iterator[tuple[str, Row, str, Effect]]:
    """Those of players, then those of the solo opponent."""
    for file, rows, field, effects in fx.EFFECTS:
        for row, effect in zip(rows, effects, strict=True):
            yield file, row, field, effect
    for space in t.TRACK:
        yield "track", space, "opponent", parse(space.opponent)
    for opponent in t.OPPONENTS:
        yield "opponents", opponent, "goods", parse(opponent.goods)
    for building in t.OPPONENTS_BUILDINGS:
        yield "opponents_buildings", building, "effect", parse(building.effect)
    for scheme in t.SCHEMES:
        yield "schemes", scheme, "effect", parse(scheme.effect)
        for option in scheme.options:
            yield "schemes", scheme, "options", parse(option)
