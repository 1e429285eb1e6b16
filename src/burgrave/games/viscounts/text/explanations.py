"""What explains the cards and boards of Viscounts: their names, what is on them, and which of it is our guess."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from burgrave.games.viscounts.data import effects as fx
from burgrave.games.viscounts.data import tables as t
from burgrave.games.viscounts.text.wording import (
    abilities,
    ability,
    bonus,
    does,
    icons,
    manuscript,
    parts,
    scheme,
    segment,
    site,
    town,
    uncovered,
)
from burgrave.kernel.cards import Row
from burgrave.kernel.effects import Effect, Verb, parse, parse_condition
from burgrave.kernel.sentences import holding, scoring
from burgrave.kernel.text import Word


def explain(name: str) -> list[str]:
    """The messages that explain a card or a board: its name first; a mark where it is our guess."""
    found: list[str] = []
    for rows, tell in EXPLAINED:
        for index, row in enumerate(rows):
            if row.id == name:
                found += [*tell(index), *ADDED.get(name, ())]
                if row.guessed:
                    found.append(Word("explain-reconstructed"))
    return found


ADDED: Final[dict[str, list[Word]]] = {}
"""By row: the sentences that an expansion adds."""


def _townsfolk(card: int) -> list[Word]:
    row = t.TOWNSFOLK[card]
    found = [Word(f"townsfolk-{row.name}")]
    found.append(Word(f"explain-{row.kind}", icons=icons(row.icons), cost=row.cost))
    if row.hire:
        hire = "explain-hire" if row.kind in t.OWN_KINDS else f"explain-hire-{row.kind}"
        found.append(Word(hire, does=does(fx.HIRE[card])))
    known = abilities(card)
    return [*found, Word("explain-ability", does=known) if known else Word("explain-plain")]


def _manuscript(card: int) -> list[Word]:
    found = [manuscript(card)]
    if t.MANUSCRIPTS[card].effect:
        found.append(Word("explain-manuscript-effect", does=does(fx.MANUSCRIPT[card])))
    if fx.SCORING[card]:
        found.append(Word("explain-manuscript-scoring", does=[scoring(per) for per in fx.SCORING[card]]))
    return [*found, Word("explain-first")] if t.MANUSCRIPTS[card].first else found


def _building(building: int) -> list[Word]:
    row = t.BUILDINGS[building]
    return [Word(f"building-{row.id}"), Word("explain-building", cost=row.cost, does=uncovered(building))]


def _opponents_building(building: int) -> list[Word]:
    row = t.OPPONENTS_BUILDINGS[building]
    return [Word("explain-opponents-building", does=ability(row.when, parse(row.effect), row.condition))]


def _favour(favour: int) -> list[Word]:
    row = t.FAVOURS[favour]
    lasting = holding(fx.lasting("church_favours", row, row.while_))
    named = Word("favour", ribbon=Word(f"ribbon-{row.id}"))
    return [named, Word("explain-favour", does=lasting, points=row.vp)]


def _bonus(index: int) -> list[Word]:
    row = t.BONUSES[index]
    told = Word(f"explain-bonus-{row.kind}", points=row.vp)
    return [Word(f"bonus-{row.id}"), told, Word("explain-ability", does=bonus(index))]


def _player_card(card: int) -> list[Word]:
    number, effect = t.PLAYER_CARDS[card].town, fx.PLAYER_EFFECT[card]
    found = [
        Word("player-card", number=number),
        Word("explain-player-card", number=number, goods=parts(fx.PLAYER_GOODS[card])),
        Word("explain-player-effect", does=parts(effect)),
    ]
    if isinstance(effect, Verb) and effect.name in ("build", "destroy"):  # what is special in set-up (p. 8)
        found.append(Word(f"explain-player-{effect.name}"))
    return found


# -------------------------------------------------------------------- boards


def _segment(index: int) -> list[Word]:
    row = t.SEGMENTS[index]
    towns = Word(
        "explain-towns",
        left_name=town(3 * index + t.LEFT),
        left_gives=parts(fx.LEFT_TRADE[index]),
        left_per=row.left_per,
        right_name=town(3 * index + t.RIGHT),
        right_gives=parts(fx.RIGHT_TRADE[index]),
        right_per=row.right_per,
    )
    folk = icons(row.printed_icons)
    printed = Word("explain-printed", icons=folk, cost=row.printed_cost, does=parts(fx.PRINTED_DISMISS[index]))
    copy = Word("explain-printed-manuscript", cost=row.manuscript_cost, does=parts(fx.PRINTED_MANUSCRIPT[index]))
    return [segment(index), towns, printed, copy]


def _track(space: int) -> list[Word]:
    row = t.TRACK[space]
    found = [Word("track", number=space + 1), Word("explain-track", does=parts(fx.ABOVE[space]))]
    if row.condition:
        least = parse_condition(row.condition).least
        found.append(Word("explain-track-below-if", number=least, does=parts(fx.BELOW[space])))
    else:
        found.append(Word("explain-track-below", does=parts(fx.BELOW[space])))
    return [*found, Word("explain-track-opponent", does=parts(parse(row.opponent)))]


# -------------------------------------------------------------------- the solo opponent


def _opponent(opponent: int) -> list[Word]:
    row = t.OPPONENTS[opponent]
    found = [
        Word(f"opponent-{row.id}"),
        Word("explain-focus", does=parts(Verb(row.focus, 1, ()))),
        Word("explain-start", goods=parts(parse(row.goods))),
    ]
    if row.resources == ["any"]:
        found.append(Word("explain-resources-any"))
    else:
        goods = [Word(f"unit-{good}") for good in row.resources]
        until = [
            Word("explain-until", good=good, number=number) for good, number in zip(goods, row.until, strict=False)
        ]
        found.append(Word("explain-resources", goods=[*until, Word("explain-at-last", good=goods[-1])]))
    found.append(Word("explain-guildhalls", icons=icons(row.guildhalls)))
    return [*found, Word("explain-slots", middle=icons(row.middle), right=icons(row.right))]


def _scheme(index: int) -> list[Word]:
    row = t.SCHEMES[index]
    tried = does(parse(row.options[0]))
    for option in row.options[1:]:
        tried = Word("join-else", one=tried, other=does(parse(option)))
    return [
        scheme(index),
        Word("explain-scheme", does=does(parse(row.effect)), move=row.move),
        Word("explain-scheme-options", does=tried),
    ]


def _plainly(name: Callable[[int], Word], message: str, effects: list[Effect]) -> Callable[[int], list[Word]]:
    """What has a name and one effect."""
    return lambda index: [name(index), Word(message, does=parts(effects[index]))]


EXPLAINED: Final[list[tuple[Sequence[Row], Callable[[int], list[Word]]]]] = [
    (t.TOWNSFOLK, _townsfolk),
    (t.MANUSCRIPTS, _manuscript),
    (t.BUILDINGS, _building),
    (t.OPPONENTS_BUILDINGS, _opponents_building),
    (t.FAVOURS, _favour),
    (t.BONUSES, _bonus),
    (t.PLAYER_CARDS, _player_card),
    (t.SEGMENTS, _segment),
    (t.SITES, _plainly(site, "explain-site", fx.SITE)),
    (t.LINKS, _plainly(lambda _: Word("link"), "explain-link", fx.LINK)),
    (t.CASTLE, _plainly(lambda index: Word(f"section-{index}"), "explain-section", fx.SECTION)),
    (t.TRACK, _track),
    (t.OPPONENTS, _opponent),
    (t.SCHEMES, _scheme),
]
