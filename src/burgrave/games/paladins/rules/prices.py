"""What things cost now, with this round's paladin (p. 13-21): the one place that knows, for rules, bots and drawings.

Tables are by paladin first; the last row, which NONE finds, is for no paladin.
"""

from __future__ import annotations

from typing import Final

from burgrave.games.paladins.data import effects as fx
from burgrave.games.paladins.data import tables as t
from burgrave.games.paladins.rules.state import Player

PER_SILVER: Final = 2  # points of missing strength that a silver stands in for (p. 20)
PRAYER: Final = 2  # silver (p. 16)

FULL_SILVER: Final = [[PRAYER] if action == t.PRAY else costs for action, costs in enumerate(t.SILVER)]
FULL_PROVISIONS: Final = t.PROVISIONS


def _cheaper(full: list[list[int]], what: str) -> list[list[list[int]]]:
    """What each step of each action costs with each paladin."""
    return [
        [
            [max(0, cost - fx.less(modifier, what, cost, t.ACTION_IDS[action])) for cost in costs]
            for action, costs in enumerate(full)
        ]
        for modifier in (*fx.MODIFIERS, fx.NO_MODIFIER)
    ]


SILVER: Final = _cheaper(FULL_SILVER, "silver")  # by paladin, action, and how often it was done
PROVISIONS: Final = _cheaper(FULL_PROVISIONS, "provisions")
HIRE: Final = [
    [max(0, price - fx.less(modifier, "silver", price, "recruit")) for price in t.PRICE]
    for modifier in (*fx.MODIFIERS, fx.NO_MODIFIER)
]  # the silver for one of the townsfolk, by paladin and place


def silver_for(player: Player, action: int) -> int:
    """The silver that an action costs now; attacks are paid by what is attacked."""
    return SILVER[player.paladin][action][player.done[action]] if action != t.ATTACK else 0


def provisions_for(player: Player, action: int) -> int:
    """The provisions that an action costs now (p. 17-19)."""
    return PROVISIONS[player.paladin][action][player.done[action]] if action != t.ATTACK else 0


def on_credit(debts: int, place: int, price: int) -> bool:
    """Whether a debt will do instead of the silver for one of the townsfolk (p. 15)."""
    return price > 0 and t.ON_CREDIT[place] and debts > 0


def for_strength(strength: int, place: int) -> int:
    """The silver for the strength that is missing to attack an outsider (p. 20)."""
    return max(0, t.STRENGTH_NEEDED[place] - strength + PER_SILVER - 1) // PER_SILVER


def reach(strength: int, silver: int) -> int:
    """The strength of an attack with all the silver (p. 20)."""
    return strength + PER_SILVER * silver


# -------------------------------------------------------------------- attributes


def strength_of(player: Player) -> int:
    """The track and the paladin together (p. 17)."""
    return player.strength + t.EXTRA_STRENGTH[player.paladin]


def influence_of(player: Player) -> int:
    """The track and the paladin together (p. 18)."""
    return player.influence + t.EXTRA_INFLUENCE[player.paladin]


def faith_of(player: Player) -> int:
    """The track and the paladin together (p. 17)."""
    return player.faith + t.EXTRA_FAITH[player.paladin]
