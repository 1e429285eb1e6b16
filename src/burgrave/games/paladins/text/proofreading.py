"""Every effect of the cards as a sentence, for people who compare them with the printed ones."""

from __future__ import annotations

from collections.abc import Iterator

from burgrave.games.paladins.data import effects as fx
from burgrave.games.paladins.data import tables as t
from burgrave.games.paladins.text.wording import SENTENCES
from burgrave.kernel.effects import NOTHING
from burgrave.kernel.game import Reading


def proof(language: str) -> Iterator[Reading]:
    """All of them, file by file."""
    for file, rows, field, effects in fx.EFFECTS:
        for row, effect in zip(rows, effects, strict=True):
            if effect != NOTHING:
                yield Reading(file, row.id, field, SENTENCES.effect(effect, language))
    for outsider, scoring in zip(t.OUTSIDERS, fx.SCORING, strict=True):
        for per in scoring:
            yield Reading("outsiders", outsider.id, "scoring", SENTENCES.scoring(per, language))
    for paladin, modifier in zip(t.PALADINS, fx.MODIFIERS, strict=True):
        if modifier.name:
            yield Reading("paladins", paladin.id, "while", SENTENCES.modifier(modifier, language))
