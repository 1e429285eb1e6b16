"""The plans of Viscounts, and what things are worth to who follows one.

Workers, manuscripts and buildings all pay more the more of them there are, and ask for other icons and goods. Where
everybody goes to the castle, they push each other out, and who does something else is ahead.
"""

from __future__ import annotations

from typing import Final

from burgrave.games.viscounts.bot.values import OTHER_PLANS, SHOWN, WEIGHTS, goods
from burgrave.games.viscounts.data import tables as t
from burgrave.games.viscounts.rules.state import NONE, Player, State


class Plan:
    """What things are worth to who follows a plan."""

    __slots__ = ("favour", "first", "good", "icon", "ribbon")

    def __init__(self, weights: dict[str, dict[str, float]]) -> None:
        self.good = goods(weights["goods"])  # one more, by turns left, kind and how many there are
        self.icon = [weights["cards"][icon] for icon in t.ICONS]  # of a card in the deck
        self.first = weights["board"]["first"]  # a worker of the first tier, for each turn that is left
        self.ribbon = weights["manuscripts"]["ribbon"]
        self.favour = weights["manuscripts"]["favour"]


PLANS: Final = [Plan(WEIGHTS)]  # to send workers, to transcribe, to build
for _name in ("texts", "buildings"):
    PLANS.append(Plan(WEIGHTS | {section: WEIGHTS[section] | row for section, row in OTHER_PLANS[_name].items()}))

# ---------------------------------------------------------------- which one a player follows

_PULL: Final[dict[str, float]] = WEIGHTS["pull"]
START: Final = [
    [_PULL["castle"] - _PULL["crowd"] * max(0, players - 2), _PULL["texts"], _PULL["buildings"]] for players in range(5)
]  # by players and plan
DEED: Final[float] = _PULL["deed"]
OTHERS: Final[float] = _PULL["others"]
HELD: Final[float] = _PULL["held"]
PAYS: Final = ((t.NOBLE, t.GOLD), (t.CLERIC, t.INK), (t.BUILD, t.STONE))  # the icon and the good of each plan


def icons_of(player: Player) -> list[int]:
    """The icons on all cards of a player."""
    icons = [0] * len(t.ICONS)
    for cards in (player.hand, player.draw, player.discard, player.row):
        for card in cards:
            if card != NONE:
                for icon, count in SHOWN[card]:
                    icons[icon] += count
    return icons


def plan_of(s: State, me: int, icons: list[int]) -> Plan:
    """The plan that most speaks for: what was done for it, icons and goods, and that others leave it alone."""
    players = s.players
    mine = players[me]
    pull = START[len(players)][:]
    for plan, (icon, good) in enumerate(PAYS):
        pull[plan] += HELD * (icons[icon] + mine.goods[good] / 2)
    for player in players:
        share = DEED if player is mine else -OTHERS
        pull[0] += share * (t.WORKERS - player.workers) / 3
        pull[1] += share * len(player.manuscripts)
        pull[2] += share * player.built.bit_count()
    return PLANS[pull.index(max(pull))]
