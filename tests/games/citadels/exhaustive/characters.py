"""Goals of the characters (p. 10-14): how many districts each may build, then rank by rank."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from burgrave.games.citadels.data import tables as t
from burgrave.games.citadels.rules import vocabulary as do
from burgrave.kernel.table import Table
from tests.games.citadels.exhaustive.characters_rank_1_2 import RANK_1_GOALS, RANK_2_GOALS
from tests.games.citadels.exhaustive.characters_rank_3_7 import RANK_3_GOALS, RANK_4_GOALS, RANK_5_GOALS, RANK_6_7_GOALS
from tests.games.citadels.exhaustive.characters_rank_8_9 import RANK_8_GOALS, RANK_9_GOALS
from tests.games.citadels.exhaustive.goal import Goal
from tests.games.citadels.exhaustive.moment import Moment, affordable, all_built
from tests.games.citadels.scene import scene


def rich_scene(name: str) -> Callable[[], Table]:
    """A rich character with cheap cards."""
    hand = ["temple", "watchtower", "church", "prison", "manor", "barracks"]
    return lambda: scene({name: 0}, players=5, gold=[20], hands=[hand], call=name)


def limit_goal(character: int) -> Goal:
    """A character who has built all it may is not offered a card that it could pay for."""

    def seen(m: Moment) -> bool:
        s = m.before
        if not m.asks("turn", character) or not s.gathered or s.built < t.BUILD_LIMIT[character]:
            return False
        counted = [k for k in affordable(s, m.me) if k not in (t.STABLES, t.MONUMENT)]
        if character == t.TRADER:
            counted = [kind for kind in counted if t.TYPE[kind] != t.TRADE]
        return bool(counted) and all(do.BUILD.of(kind) not in m.ask.options for kind in counted)

    name = t.CHARACTER_IDS[character]
    return Goal(f"{name}: no more than {t.BUILD_LIMIT[character]} built", (name,), seen, rich_scene(name))


def witch_gathers(m: Moment) -> bool:
    """The Witch is offered nothing but to gather, though she could do more."""
    s = m.before
    more = m.has(t.LABORATORY) and bool(s.hands[m.me]) and not s.used
    return m.asks("turn", t.WITCH) and more and all(option in do.GATHER for option in m.ask.options)


def builds_nth(character: int) -> Callable[[Moment], bool]:
    """The last district that the limit allows."""

    def seen(m: Moment) -> bool:
        limit = t.BUILD_LIMIT[character]
        return (
            m.before.character == character
            and m.after.built == limit
            and len(m.built) == limit - 1
            and bool(all_built(m))
        )

    return seen


LIMIT_GOALS: Final = [
    *(limit_goal(character) for character in range(len(t.CHARACTERS)) if character != t.WITCH),
    Goal("witch: only gathers as herself", ("witch",), witch_gathers),
    *(
        Goal(f"{t.CHARACTER_IDS[character]}: builds all it may", (t.CHARACTER_IDS[character],), builds_nth(character))
        for character in (t.SEER, t.SCHOLAR, t.ARCHITECT)
    ),
]

CHARACTER_GOALS: Final = [
    *LIMIT_GOALS,
    *RANK_1_GOALS,
    *RANK_2_GOALS,
    *RANK_3_GOALS,
    *RANK_4_GOALS,
    *RANK_5_GOALS,
    *RANK_6_7_GOALS,
    *RANK_8_GOALS,
    *RANK_9_GOALS,
]
