"""What bots know about Paladins: the heuristic player, and how a position is judged.

The weights stand in weights.toml. On games that bots play against themselves, tools/tune.py moves those of the
heuristic player, tools/fit.py fits those of a position, and tools/fit_opponent.py those of the solo opponent.
"""

from __future__ import annotations

import tomllib
from importlib.resources import files
from typing import Final

from burgrave.games.paladins.bot.answers import appraise
from burgrave.games.paladins.bot.plans import MOST, USUALLY
from burgrave.games.paladins.bot.values import (
    HEIGHT,
    REACHED,
    SUM_OF_STEPS,
    UNSEEN,
    convert_worth,
)
from burgrave.games.paladins.data import tables as t
from burgrave.games.paladins.rules.scoring import LADDERS, opponent, scores, winners
from burgrave.games.paladins.rules.state import OVER, Player, State
from burgrave.kernel.insight import Insight, Prospects, Term
from burgrave.parts import prospects as weighing
from burgrave.parts.prospects import against, ended, weighed

FEATURES: Final = (
    "rounds",  # that are left: everybody will score in them
    "strength",  # points that the attribute will probably bring
    "influence",
    "faith",
    "attributes",  # their steps
    "ladders",  # points that the steps of actions will probably bring
    "orders",  # points that King's Orders will probably bring
    "deeds",  # actions of the right side so far
    "walls",
    "converts",
    "debts",
    "paid",
    "suspicion",
    "suspected",  # most of all
    "workers",
    "silver",
    "provisions",
    "workshops",
    "saved",  # workers that workshops may save
    "townsfolk",
    "first",
)
STAGES: Final = 2  # each feature counts early in the game and, with another weight, late


def features(s: State) -> list[list[float]]:
    """What each seat has, early and late."""
    left = rounds_left(s)
    late = 1.0 - left / t.ROUNDS
    most = max([len(player.suspicion) for player in s.players])
    rows = []
    for seat, player in enumerate(s.players[: s.config.players]):
        row = assets(s, player, min(left, t.ROUNDS), most)
        row.append(1.0 if seat == s.first else 0.0)
        rows.append([stage * value for stage in (1.0 - late, late) for value in row])
    return rows


def rounds_left(s: State) -> int:
    """Rounds that are still to be played, this one not counted."""
    return t.ROUNDS - s.round


def assets(s: State, player: Player, left: int, most: int) -> list[float]:
    """The features of one seat, who begins aside."""
    done, height = player.done, HEIGHT[left]
    ladders = 0.0
    for action in LADDERS:
        ladders += SUM_OF_STEPS[left][action][done[action]]
    goals = UNSEEN[s.orders_shown][:]
    for place in range(s.orders_shown):
        goals[t.ORDER_ACTION[s.orders[place]]] = float(t.ORDER_VP[place])
    reached, need = REACHED[left], t.ORDER_NEED[0]
    orders = 0.0
    for action in range(t.RIGHT, len(t.ACTION_IDS)):
        if goals[action]:
            orders += goals[action] * reached[need - done[action] if done[action] < need else 0]
    hire = USUALLY.hire[left]
    worker = USUALLY.worker[left]
    held = len(player.suspicion)
    return [
        1.0,
        height[player.strength],
        height[player.influence],
        height[player.faith],
        float(player.strength + player.influence + player.faith),
        ladders,
        orders,
        float(sum(done[t.RIGHT :])),
        float(sum([t.WALLS[wall].vp for wall in player.walls])),
        sum([convert_worth(s, player, card, left) for card in player.converted]),
        float(player.unpaid),
        float(player.paid),
        float(held),
        1.0 if held and held == most else 0.0,
        sum([count * worker[colour] for colour, count in enumerate(player.workers) if count]),
        USUALLY.coins[left][min(player.silver, MOST)],
        USUALLY.stores[left][min(player.provisions, MOST)],
        float(done[t.DEVELOP]),
        float(left * done[t.DEVELOP]),
        sum([hire[card] for card in player.hired]),
    ]


_BOT: Final = tomllib.loads((files(t.PACKAGE) / "bot" / "weights.toml").read_text(encoding="utf-8"))
WINS: Final[list[float]] = _BOT["weights"]["wins"]
POINTS_TO_COME: Final[list[float]] = _BOT["weights"]["points"]
OPPONENT: Final[dict[str, list[float]]] = _BOT["opponent"]  # by difficulty and rounds left


def prospects(s: State) -> Prospects:
    """How the game is expected to end: points as a weighted sum of features, victory by comparing seats."""
    if s.phase == OVER:
        return ended(scores(s), winners(s))
    found = weighed(features(s), POINTS_TO_COME, WINS)
    rival_score = opponent(s)
    if rival_score is None:
        return found
    left = rounds_left(s)
    return against(found, rival_score.total + OPPONENT[s.config.options.difficulty][left], OPPONENT["spread"][left])


REASONS: Final = {  # what is named together
    "strength": ["strength"],
    "influence": ["influence"],
    "faith": ["faith"],
    "deeds": ["deeds", "ladders"],
    "orders": ["orders"],
    "walls": ["walls"],
    "converts": ["converts"],
    "debts": ["debts"],
    "paid": ["paid"],
    "suspicion": ["suspicion"],
    "suspected": ["suspected"],
    "workers": ["workers"],
    "silver": ["silver"],
    "provisions": ["provisions"],
    "workshops": ["workshops", "saved"],
    "townsfolk": ["townsfolk"],
    "first": ["first"],
}


def terms(s: State) -> list[dict[str, Term]]:
    """The judgement of a position in words; where it weighs expected points, what leads to them is counted."""
    found = weighing.terms(features(s), FEATURES, POINTS_TO_COME, REASONS)
    for row, player in zip(found, s.players, strict=False):
        counts = {
            "strength": player.strength,
            "influence": player.influence,
            "faith": player.faith,
            "workers": sum(player.workers),
            "silver": player.silver,
            "provisions": player.provisions,
            "townsfolk": len(player.hired),
        }
        for name, count in counts.items():
            row[name] = Term(float(count), row[name].worth)
    return found


def clock(s: State) -> int:
    """Rounds begun."""
    return s.round


LEVELS: Final = {"medium": 6, "hard": 120}  # iterations: a round takes four players a hundred answers
INSIGHT: Final[Insight[State]] = Insight(
    appraise, prospects, features, clock, horizon=1, iterations=LEVELS, terms=terms
)
