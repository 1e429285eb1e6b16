"""What bots know about Architects: the heuristic player, and how a position is judged.

The weights stand in weights.toml. On games that bots play against themselves, tools/tune.py moves those of the
heuristic player, tools/fit.py fits those of a position, and tools/fit_opponent.py those of the solo opponent.
"""

from __future__ import annotations

from typing import Final

from burgrave.games.architects.bot.answers import appraise
from burgrave.games.architects.bot.position import Position
from burgrave.games.architects.bot.values import BOT, MOST_LEFT, turns_left
from burgrave.games.architects.data import tables as t
from burgrave.games.architects.rules.prices import powers
from burgrave.games.architects.rules.scoring import everybodys_scores, opponent, scores, winners
from burgrave.games.architects.rules.state import OVER, Player, State
from burgrave.kernel.insight import Insight, Prospects, Term
from burgrave.parts import prospects as weighing
from burgrave.parts.prospects import against, ended, weighed

FEATURES: Final = (
    "turns",  # that are left: everybody will score in them
    "points",  # of buildings and the cathedral
    "virtue",  # points
    "steps",  # of virtue
    "too low",  # for the cathedral
    "too high",  # for the black market
    "unpaid",
    "paid",
    "clay",
    "wood",
    "stone",
    "gold",
    "marble",
    "silver",
    "workers",  # in the supply
    "posted",  # on open circles
    "lost",  # in prison, or on the boards of others
    "captured",
    "apprentices",
    "skills",
    "cards",  # in hand
    "pace",  # of the best plan: points for each turn
    "nearly",  # points of what can be built soon
    "digging",  # workers at the mines
    "horde",  # those beyond the first few, whom somebody will capture
    "gathering",  # workers in the quarry and in the forest
)
ELSEWHERE: Final = {"virtue", "debts", "gold", "marble", "silver", "prison", "handicap"}  # points of other features
FEW: Final = 6.0  # workers at the mines
STAGES: Final = 2  # each feature counts early in the game and, with another weight, late


def features(s: State) -> list[list[float]]:
    """What each seat has, early and late."""
    late = 1.0 - min(1.0, turns_left(s) / MOST_LEFT)
    points = everybodys_scores(s)
    rows = []
    for seat, player in enumerate(s.players[: s.config.players]):
        row = assets(s, seat, player, points[seat].parts)
        rows.append([stage * value for stage in (1.0 - late, late) for value in row])
    return rows


def assets(s: State, seat: int, player: Player, points: dict[str, int]) -> list[float]:
    """The features of one seat."""
    plans = Position(s, seat).plans
    held = sum([other.captured[seat] for other in s.players])
    there = [circle[seat] for circle in s.circles]
    return [
        turns_left(s),
        float(sum([points[name] for name in points if name not in ELSEWHERE])),
        float(points["virtue"]),
        float(player.virtue),
        float(t.NO_CATHEDRAL[player.virtue]),
        float(t.NO_MARKET[player.virtue]),
        float(player.unpaid),
        float(player.paid),
        *[float(count) for count in player.goods],
        float(player.workers),
        float(sum(there)),
        float(player.prison + held),
        float(sum(player.captured)),
        float(len(player.apprentices)),
        float(powers(player).skills.bit_count()),
        float(len(player.hand)),
        plans[0].pace if plans else 0.0,
        max([plan.worth for plan in plans if plan.turns < 2], default=0.0),
        float(there[t.MINES]),
        max(0.0, there[t.MINES] - FEW),
        float(there[t.QUARRY] + there[t.FOREST]),
    ]


WINS: Final[list[float]] = BOT["weights"]["wins"]
POINTS_TO_COME: Final[list[float]] = BOT["weights"]["points"]
POINTS_ALONE: Final[list[float]] = BOT["weights"]["alone"]
OPPONENT: Final[dict[str, list[float]]] = BOT["opponent"]  # what it gains, by board


def prospects(s: State) -> Prospects:
    """How the game is expected to end: points as a weighted sum of features, victory by comparing seats."""
    if s.phase == OVER:
        return ended(scores(s), winners(s))
    rival_score = opponent(s)
    if rival_score is None:
        return weighed(features(s), POINTS_TO_COME, WINS)
    found = weighed(features(s), POINTS_ALONE, WINS)
    left = turns_left(s)
    always, by_turn, by_difficulty, spread, spread_by_turn = OPPONENT[t.OPPONENT_IDS[s.players[1].sheet - 1]]
    rival = rival_score.total + always + left * (by_turn + by_difficulty * s.config.options.difficulty)
    return against(found, rival, spread + spread_by_turn * left)


REASONS: Final = {  # what is named together: the first feature is counted
    "points": ["points"],
    "virtue": ["steps", "virtue", "too low", "too high"],
    "debts": ["unpaid", "paid"],
    "clay": ["clay"],
    "wood": ["wood"],
    "stone": ["stone"],
    "gold": ["gold"],
    "marble": ["marble"],
    "silver": ["silver"],
    "workers": ["workers", "posted", "lost"],
    "captured": ["captured"],
    "apprentices": ["apprentices", "skills"],
    "cards": ["cards"],
    "plan": ["nearly", "pace"],
    "mines": ["digging", "horde"],
    "gathering": ["gathering"],
}


def terms(s: State) -> list[dict[str, Term]]:
    """The judgement of a position in words: what advice can name as its reason."""
    alone = opponent(s) is not None
    return weighing.terms(features(s), FEATURES, POINTS_ALONE if alone else POINTS_TO_COME, REASONS)


def clock(s: State) -> int:
    """Rounds begun."""
    return (s.turns + s.config.players - 1) // s.config.players


LEVELS: Final = {"medium": 8, "hard": 200}
INSIGHT: Final[Insight[State]] = Insight(
    appraise, prospects, features, clock, horizon=1, iterations=LEVELS, terms=terms
)
