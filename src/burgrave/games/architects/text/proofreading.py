"""Every effect of the cards and boards as a sentence, for people who compare them with the printed ones."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from burgrave.games.architects.data import effects as fx
from burgrave.games.architects.data import tables as t
from burgrave.games.architects.text.wording import TEXTS, does, lasting, on_building, plot
from burgrave.kernel.cards import Row
from burgrave.kernel.effects import NOTHING
from burgrave.kernel.game import Reading
from burgrave.kernel.text import Word


def proof(language: str) -> Iterator[Reading]:
    """All of them, file by file."""
    for file, row, field, said in _said():
        yield Reading(file, row.id, field, TEXTS.say(language, said))


ADDED: Final[list[tuple[str, Row, str, Word]]] = []
"""What expansions add: file, row, field, and the sentence."""


def _said() -> Iterator[tuple[str, Row, str, Word]]:
    """Those of players, then those of the solo opponent; a building's with when and how often it is done."""
    for file, rows, field, effects in fx.EFFECTS:
        for row, effect in zip(rows, effects, strict=True):
            if effect != NOTHING and file != "buildings":
                yield file, row, field, does(effect)
    for card, building in enumerate(t.BUILDINGS):
        for field, said in on_building(card):
            yield "buildings", building, field, said
    for file, row, text in (
        *[("apprentices", row, row.while_) for row in t.APPRENTICES],
        *[("characters", row, row.while_) for row in t.CHARACTERS],
        *[("opponents", row, row.while_) for row in t.OPPONENTS],
    ):
        for said in lasting(text):
            yield file, row, "while", said
    for scheme in t.SCHEMES:
        for field in ("constantine", "helena", "instead"):
            if getattr(scheme, field):
                yield "schemes", scheme, field, does(plot(getattr(scheme, field)))
    yield from ADDED
