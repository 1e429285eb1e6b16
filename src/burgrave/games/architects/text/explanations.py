"""What explains the cards and boards of Architects: their names, what is on them, and which of it is our guess."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from burgrave.games.architects.data import effects as fx
from burgrave.games.architects.data import tables as t
from burgrave.games.architects.text.wording import (
    abilities,
    at_location,
    beginning,
    built,
    does,
    goods,
    lasting,
    mixed_cost,
    parts,
    plot,
    power,
    scheme,
    skills,
)
from burgrave.kernel.cards import Row
from burgrave.kernel.effects import parse
from burgrave.kernel.text import Word

PLACES: Final = (*t.PLACES, "cathedral", "prison")


def explain(name: str) -> list[str]:
    """The messages that explain a card, a place or a board: its name first; a mark where it is our guess."""
    if name in TERMS:
        return [Word(TERMS[name]), Word(f"explain-{name}")]
    found: list[str] = []
    for rows, tell in EXPLAINED:
        for index, row in enumerate(rows):
            if row.id == name:
                found += [*tell(index), *ADDED.get(name, ())]
                if row.guessed:
                    found.append(GUESSED.get(name, Word("explain-reconstructed")))
    return found


TERMS: Final[dict[str, str]] = {name: f"place-{name}" for name in PLACES}
"""What is no card: the message that names it. Expansions add to them."""
ADDED: Final[dict[str, list[Word]]] = {}
"""By row: the sentences that an expansion adds."""
GUESSED: Final[dict[str, Word]] = {}
"""By row of an expansion: what of it is our guess."""


def _apprentice(card: int) -> list[Word]:
    row = t.APPRENTICES[card]
    known = abilities(card)
    return [
        Word(f"apprentice-{row.name}"),
        Word("explain-apprentice", skills=skills(t.APPRENTICE_SKILLS[card]), virtue=row.virtue),
        Word("explain-ability", does=known) if known else Word("explain-plain"),
        *([Word("explain-promo")] if row.promo else []),
    ]


def _building(card: int) -> list[Word]:
    row = t.BUILDINGS[card]
    paid = goods(fx.BUILDING_COST[card])
    found = [
        Word(f"building-{row.id}"),
        Word(
            "explain-building",
            points=row.vp,
            cost=paid,
            needs=skills(t.BUILDING_SKILLS[card]),
            virtue=row.virtue,
        ),
        Word("explain-effect", does=built(card)),
    ]
    if row.optional:
        found.append(Word("explain-optional"))
    return [*found, Word("explain-promo")] if row.promo else found


def _character(one: int) -> list[Word]:
    row = t.CHARACTERS[one]
    return [
        Word(f"character-{row.id}"),
        Word("explain-character", virtue=row.virtue, count=row.prison, gain=parts(parse(beginning(one)))),
        Word("explain-power", does=power(one)),
    ]


# -------------------------------------------------------------------- boards and piles


def _market(card: int) -> list[Word]:
    sides = Word("explain-market-card", small=parts(fx.SMALL[card]), large=parts(fx.LARGE[card]))
    return [Word("market-card", **sides.args), sides]


def _reward(card: int) -> list[Word]:
    return [Word("reward", does=parts(fx.REWARD[card])), Word("explain-reward", does=does(fx.REWARD[card]))]


def _level(level: int) -> list[Word]:
    row = t.CATHEDRAL[level]
    told = Word("explain-level", cost=mixed_cost(level + 1), count=row.spaces, points=row.vp)
    return [Word("level", number=level + 1), told]


def _virtue(space: int) -> list[Word]:
    row = t.VIRTUE[space]
    found = [Word("virtue-space", number=space), Word("explain-virtue", points=str(row.vp).replace("-", "−"))]
    found += [Word("explain-no-tax", count=row.tax)] if row.tax else []
    found += [Word("explain-no-cathedral")] if not row.cathedral else []
    return [*found, Word("explain-no-market")] if not row.market else found


# -------------------------------------------------------------------- the solo opponent


def _opponent(board: int) -> list[Word]:
    row = t.OPPONENTS[board]
    return [Word(f"opponent-{row.id}"), Word("explain-opponent", virtue=row.virtue, does=lasting(row.while_))]


def _scheme(card: int) -> list[Word]:
    row = t.SCHEMES[card]
    found = [
        scheme(card),
        Word("explain-scheme", constantine=parts(plot(row.constantine)), helena=parts(plot(row.helena))),
    ]
    if row.instead:
        place = at_location(row.instead_at or row.location)
        found.append(Word("explain-instead", place=place, does=parts(plot(row.instead))))
    return found


EXPLAINED: Final[list[tuple[Sequence[Row], Callable[[int], list[Word]]]]] = [
    (t.APPRENTICES, _apprentice),
    (t.BUILDINGS, _building),
    (t.CHARACTERS, _character),
    (t.MARKET, _market),
    (t.REWARDS, _reward),
    (t.CATHEDRAL, _level),
    (t.VIRTUE, _virtue),
    (t.OPPONENTS, _opponent),
    (t.SCHEMES, _scheme),
]
