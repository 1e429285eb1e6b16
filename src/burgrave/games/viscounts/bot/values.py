"""What things are worth to the heuristic player of Viscounts, by how far the game has come."""

from __future__ import annotations

import tomllib
from collections.abc import Callable
from functools import cache
from importlib.resources import files
from typing import Final

from burgrave.games.viscounts.data import effects as fx
from burgrave.games.viscounts.data import tables as t
from burgrave.games.viscounts.rules.state import State
from burgrave.kernel.effects import Effect, OneOf, Verb, steps

WEIGHTS: Final[dict[str, dict[str, list[float]]]] = tomllib.loads(
    (files(t.PACKAGE) / "bot" / "weights.toml").read_text(encoding="utf-8")
)
STAGES: Final = 10


def stage(s: State) -> int:
    """How far the game has come, in tenths: as far as the emptier of the two stacks, or it is the last round."""
    if s.last:
        return STAGES if s.round >= s.last else STAGES - 1
    if not s.round:
        return 0
    players = s.config.players
    debts, deeds = s.debts / t.ON_POVERTY[players], s.deeds / t.ON_PROSPERITY[players]
    return min(int((1 - min(debts, deeds)) * STAGES), STAGES - 1)


@cache
def worth(section: str, name: str, now: int) -> float:
    """What something is worth at a stage."""
    early, late = WEIGHTS[section][name]
    return early + (late - early) * now / STAGES


def silver(now: int) -> float:
    """A coin."""
    return worth("goods", "silver", now)


def resource(now: int) -> float:
    """A resource."""
    return worth("goods", "resource", now)


def good_worth(good: int, now: int) -> float:
    """A coin or a resource."""
    return silver(now) if good == t.SILVER else resource(now)


@cache
def card_worth(card: int, now: int) -> float:
    """A card as part of a deck."""
    icons = t.ICONS_OF[card]
    plain = sum(icons) - icons[t.CRIMINAL]
    trade = icons[t.TRADE]
    total = (plain - trade / 2) * worth("cards", "icon", now) + icons[t.CRIMINAL] * worth("cards", "criminal", now)
    ability = fx.ABILITY[card]
    if fx.WHEN[card] >= 0:
        total += max(0.0, effect_worth(ability, now)) * worth("cards", "ability", now)
    elif fx.EXCHANGES[card]:
        total += worth("cards", "ability", now)
    return total


VERBS: Final[dict[str, Callable[[Verb, int], float]]] = {
    "silver": lambda verb, now: verb.number * silver(now),
    "ink": lambda verb, now: verb.number * resource(now),
    "gold": lambda verb, now: verb.number * resource(now),
    "stone": lambda verb, now: verb.number * resource(now),
    "resource": lambda verb, now: verb.number * resource(now) * 1.1,
    "virtue": lambda verb, now: verb.number * worth("markers", "virtue", now),
    "corruption": lambda verb, now: verb.number * worth("markers", "corruption", now),
    "debt": lambda verb, now: verb.number * worth("papers", "debt", now),
    "deed": lambda verb, now: verb.number * worth("papers", "deed", now),
    "flip": lambda verb, now: (
        worth("papers", "pay", now) + resource(now) if verb.words == ("debt",) else worth("papers", "approve", now)
    ),
    "discard": lambda verb, now: verb.number * worth("cards", "discard", now),
    "destroy": lambda verb, now: verb.number * (worth("cards", "weak", now) + 1.5 * silver(now)),
    "draw": lambda verb, now: verb.number * worth("cards", "draw", now),
    "rearrange": lambda verb, now: worth("cards", "rearrange", now),
    "shuffle": lambda verb, now: worth("cards", "shuffle", now),
    "hire": lambda verb, now: worth("cards", "hire", now),
    "castle": lambda verb, now: worth("board", "castle_move", now),
    "workers": lambda verb, now: verb.number * (1 + worth("board", "rise", now)),
    "build": lambda verb, now: (
        t.BUILDING_VP[t.KINDS.index(verb.words[0])][1] + worth("board", "uncovered", now) + resource(now)
    ),
    "manuscript": lambda verb, now: 4.0,
}


@cache
def effect_worth(effect: Effect, now: int) -> float:
    """An effect, of a choice the best branch, as if all of it could be done."""
    total = 0.0
    for step in steps(effect):
        if isinstance(step, OneOf):
            total += max(effect_worth(branch, now) for branch in step.branches)
        else:
            assert isinstance(step, Verb), "no card of this game has a payment"
            total += VERBS[step.name](step, now)
    return total
