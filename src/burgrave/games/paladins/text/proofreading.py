"""Every effect of the cards as a sentence, for people who compare them with the printed ones."""

from __future__ import annotations

from collections.abc import Iterator

from burgrave.games.paladins.data.effects import EFFECTS, SCORING
from burgrave.games.paladins.data.tables import OUTSIDERS, PALADINS
from burgrave.games.paladins.text.wording import modified, scored, told
from burgrave.kernel.effects import NOTHING, parse_modifier
from burgrave.kernel.game import Reading


def proof(language: str) -> Iterator[Reading]:
    """All of them, file by file."""
    for file, rows, field, effects in EFFECTS:
        for row, effect in zip(rows, effects, strict=True):
            if effect != NOTHING:
                yield Reading(file, row.id, field, told(effect, language))
    for outsider, scoring in zip(OUTSIDERS, SCORING, strict=True):
        for per in scoring:
            yield Reading("outsiders", outsider.id, "scoring", scored(per, language))
    for paladin in PALADINS:
        if paladin.while_:
            yield Reading("paladins", paladin.id, "while", modified(parse_modifier(paladin.while_), language))
