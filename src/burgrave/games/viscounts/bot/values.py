"""What things are worth to the heuristic player of Viscounts, by how many turns are left."""

from __future__ import annotations

import tomllib
from importlib.resources import files
from math import exp
from typing import Final, NamedTuple

from burgrave.games.viscounts.data import effects as fx
from burgrave.games.viscounts.data import tables as t
from burgrave.games.viscounts.rules.state import State
from burgrave.games.viscounts.rules.verbs import VERBS  # all texts are checked there, before they are weighed here
from burgrave.kernel.effects import Effect, OneOf, Verb, parse, steps

_BOT: Final = tomllib.loads((files(t.PACKAGE) / "bot" / "weights.toml").read_text(encoding="utf-8"))
WEIGHTS: Final[dict[str, dict[str, float]]] = _BOT
OTHER_PLANS: Final[dict[str, dict[str, dict[str, float]]]] = _BOT["plans"]
MOST_LEFT: Final = 16  # turns that are told apart


def ramp(turns: float) -> list[float]:
    """How much of something counts, by turns left."""
    return [min(1.0, left / turns) for left in range(MOST_LEFT + 1)]


# -------------------------------------------------------------------- how long it will last

_PACE: Final[dict[str, float]] = WEIGHTS["pace"]
_ODDS: Final[dict[str, list[float]]] = _BOT["odds"]


def turns_left(s: State) -> int:
    """How many turns everybody will probably have after this one."""
    if s.last:
        return s.last - s.round
    if not s.round:
        return MOST_LEFT
    players = len(s.players)
    marked = sum([player.corruption + t.RIGHTMOST - player.virtue for player in s.players])
    deeds = s.deeds / players
    found = _PACE["begin"] + _PACE["deeds"] * deeds - _PACE["marked"] * marked / players
    found += _PACE["scarcer"] * min(deeds, s.debts / players)
    return max(1, min(MOST_LEFT, round(found)))


def uncovering(s: State) -> tuple[float, float]:
    """How likely Poverty and Prosperity will count at the end."""
    if not s.round:
        return 0.5, 0.5
    players = len(s.players)
    return (
        _chance("poverty", s.last, s.deeds / players, s.debts / players) if s.debts else 1.0,
        _chance("prosperity", s.last, s.deeds / players, s.debts / players) if s.deeds else 1.0,
    )


def _chance(card: str, late: int, deeds: float, debts: float) -> float:
    always, by_deeds, by_debts = _ODDS[f"{card}_late" if late else card]
    return 1 / (1 + exp(-always - by_deeds * deeds - by_debts * debts))


# -------------------------------------------------------------------- units, and effects as sums of them

UNIT: Final[dict[str, int]] = {
    name: number
    for number, name in enumerate(
        (
            *t.GOODS,
            "resource",
            "virtue",
            "corruption",
            "debt",
            "deed",
            "flip debt",
            "flip deed",
            "discard",
            "destroy",
            "draw",
            "rearrange",
            "shuffle",
            "castle",
            "hire",
            "workers",
            *[f"build {kind}" for kind in t.KINDS],
            "manuscript",
        )
    )
}
RESOURCE: Final = UNIT["resource"]
VIRTUE: Final = UNIT["virtue"]
CORRUPTION: Final = UNIT["corruption"]
DEBT: Final = UNIT["debt"]
DEED: Final = UNIT["deed"]
PAY: Final = UNIT["flip debt"]
APPROVE: Final = UNIT["flip deed"]
DESTROY: Final = UNIT["destroy"]
HIRE: Final = UNIT["hire"]
WORKERS: Final = UNIT["workers"]
BUILD: Final = UNIT[f"build {t.KINDS[0]}"]  # and the other kinds after it
MANUSCRIPT: Final = UNIT["manuscript"]


class Bundle(NamedTuple):
    """What an effect brings: units for sure, and choices among bundles."""

    sure: tuple[tuple[int, int], ...]
    choices: tuple[tuple[Bundle, ...], ...]


def bundle(effect: Effect) -> Bundle:
    """An effect as a sum of units."""
    sure, choices = [], []
    for step in steps(effect):
        if isinstance(step, OneOf):
            choices.append(tuple(bundle(branch) for branch in step.branches))
        else:
            assert isinstance(step, Verb), "no card of this game has a payment"
            named = " ".join((step.name, *step.words)) if step.name not in UNIT else step.name
            if named in UNIT:
                sure.append((UNIT[named], step.number))
            else:  # a verb of an expansion says what it is worth like
                like = bundle(parse(VERBS[step.name].worth))
                sure += [(unit, number * step.number) for unit, number in like.sure]
    return Bundle(tuple(sure), tuple(choices))


def bundles(effects: list[Effect]) -> list[Bundle]:
    """The same of many."""
    return [bundle(effect) for effect in effects]


HIRED: Final = bundles(fx.HIRE)
ABILITIES: Final = bundles(fx.ABILITY)
MANUSCRIPTS: Final = bundles(fx.MANUSCRIPT)
ABOVE: Final = bundles(fx.ABOVE)
SECTIONS: Final = bundles(fx.SECTION)
TRADES: Final = list(zip(bundles(fx.LEFT_TRADE), bundles(fx.RIGHT_TRADE), strict=True))  # by segment and side
PRINTED_DISMISS: Final = bundles(fx.PRINTED_DISMISS)
PRINTED_MANUSCRIPT: Final = bundles(fx.PRINTED_MANUSCRIPT)
SITES: Final = bundles(fx.SITE)
LINKS: Final = bundles(fx.LINK)
PLAYER_GOODS: Final = bundles(fx.PLAYER_GOODS)
PLAYER_EFFECT: Final = bundles(fx.PLAYER_EFFECT)


def read(texts: tuple[str, ...]) -> list[Bundle]:
    """The same of texts."""
    return [bundle(parse(text)) for text in texts]


# -------------------------------------------------------------------- goods, cards, buildings

MANY: Final = 40  # goods of a kind that are told apart


def goods(weights: dict[str, float]) -> list[list[list[float]]]:
    """What one more is worth, by turns left, kind and how many there are."""

    def one(good: str, left: int, held: int) -> float:
        early = min(1.0, left / weights["ramp"]) * (1 + weights["early"] * left)
        enough = weights["rich" if good == "silver" else "plenty"]
        return float(weights[good] * early * weights["fade"] ** max(0.0, held - enough))

    return [[[one(good, left, held) for held in range(MANY + 1)] for good in t.GOODS] for left in range(MOST_LEFT + 1)]


_CARDS: Final = WEIGHTS["cards"]
ICON: Final = [_CARDS[icon] for icon in t.ICONS]
SHOWN: Final = [tuple((icon, count) for icon, count in enumerate(icons) if count) for icons in t.ICONS_OF]
"""The icons of a card, and how often each is there."""
IN_DECK: Final = ramp(_CARDS["ramp"])
WAIT: Final[float] = _CARDS["wait"]


def _share(when: int) -> float:
    """How much of what an ability brings will come about."""
    if when == fx.NEVER:
        return 0.0
    if when == fx.PLAYED:
        return _CARDS["played"]
    if when == fx.DROPPED:
        return _CARDS["dropped"]
    return _CARDS["collision" if when == fx.AT_COLLISION else "after"]


ABILITY_SHARE: Final = [_share(when) for when in fx.WHEN]
ICONS_WORTH: Final = [
    sum([count * worth for count, worth in zip(icons, ICON, strict=True)]) + len(exchanges) * _CARDS["exchange"]
    for icons, exchanges in zip(t.ICONS_OF, fx.EXCHANGES, strict=True)
]
"""What the icons of a card are worth to the deck, and what it counts as icons."""
STAY: Final = [_CARDS["stay"] * worth for worth in ICONS_WORTH]
CYCLE: Final[float] = _CARDS["cycle"]

_UNCOVERED: Final = WEIGHTS["uncovered"]
UNCOVERED: Final = [[_UNCOVERED[building] * share for building in t.BUILDING_IDS] for share in ramp(_UNCOVERED["ramp"])]
"""What stands under a building, by turns left."""

# -------------------------------------------------------------------- markers, debts and deeds

_MARKERS: Final = WEIGHTS["markers"]
SPACES: Final = len(t.TRACK)


def _meeting(left: int, corruption: int, virtue: int) -> tuple[int, float, float]:
    """Where markers will meet: a space, how far it is to the next one, and what is left of its worth until then."""
    apart = virtue - corruption
    if apart <= 0:
        return virtue, 0.0, 1.0
    place = corruption + (1 - _MARKERS["virtue"]) * apart
    in_time = min(1.0, (left * _MARKERS["speed"]) / apart)
    return int(place), place - int(place), max(0.0, 1 - _MARKERS["soon"] * apart) * in_time


MEETING: Final = [
    [[_meeting(left, corruption, virtue) for virtue in range(SPACES)] for corruption in range(SPACES)]
    for left in range(MOST_LEFT + 1)
]

_PAPERS: Final = WEIGHTS["papers"]
DEED_WORTH: Final = [t.ACQUIRED_VP + _PAPERS["deed"] * share for share in ramp(_PAPERS["ramp"])]
DEBT_WORTH: Final = [t.UNPAID_VP + _PAPERS["debt"] * share for share in ramp(_PAPERS["debt_ramp"])]
AHEAD: Final = 30  # flipped cards by which two players may differ


def _fight(left: int, ahead: int) -> float:
    """How likely one more flipped card makes the difference, for who is so far ahead."""
    near = _PAPERS["near"] + _PAPERS["nearer"] * left
    return _PAPERS["place"] * exp(-abs(ahead + 0.5) / near) / (2 * near)


FIGHT: Final = [[_fight(left, ahead) for ahead in range(-AHEAD, AHEAD + 1)] for left in range(MOST_LEFT + 1)]
