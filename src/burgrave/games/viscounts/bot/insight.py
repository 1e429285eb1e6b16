"""What bots know about Viscounts: the heuristic player, and how a position is judged.

The weights stand in weights.toml. On games that bots play against themselves, tools/tune.py moves those of the
heuristic player, tools/fit.py fits those of a position, and tools/fit_opponent.py those of the solo opponent.
"""

from __future__ import annotations

import tomllib
from collections.abc import Sequence
from importlib.resources import files
from math import exp
from typing import Final

from burgrave.games.viscounts.bot.answers import appraise
from burgrave.games.viscounts.bot.plans import icons_of
from burgrave.games.viscounts.bot.values import MOST_LEFT, turns_left, uncovering
from burgrave.games.viscounts.data import tables as t
from burgrave.games.viscounts.rules import vocabulary as do
from burgrave.games.viscounts.rules.scoring import buildings, manuscript_points, opponent, ribbon_sets, scores, winners
from burgrave.games.viscounts.rules.state import NONE, OVER, Player, State
from burgrave.kernel.insight import Insight, Prospects, Term
from burgrave.parts import prospects as weighing
from burgrave.parts.prospects import against, ended, weighed

FEATURES: Final = (
    "turns",  # that are left: everybody will score in them
    "buildings",  # points
    "ribbons",
    "manuscripts",
    "favours",
    "leader",
    "poverty",  # points that it will probably bring
    "prosperity",
    "acquired",
    "approved",
    "unpaid",
    "paid",
    "silver",
    "stone",
    "gold",
    "ink",
    "first tier",  # workers
    "second tier",
    "third tier",
    "pairs",  # of workers that need a third one
    "pairs above",
    "posts",  # buildings, for what they uncover
    "halls",
    "workshops",
    "texts",  # manuscripts
    "colours",  # of their ribbons
    "trade",  # icons of all cards
    "build",
    "noble",
    "cleric",
    "criminal",
    "cards",
    "row",  # icons on the player board, for any action but trade
    "virtue",  # steps of the markers
    "corruption",
)
STAGES: Final = 2  # each feature counts early in the game and, with another weight, late


def features(s: State) -> list[list[float]]:
    """What each seat has, early and late."""
    late = 1.0 - turns_left(s) / MOST_LEFT
    poverty, prosperity = uncovering(s)
    approved, paid = [player.approved for player in s.players], [player.paid for player in s.players]
    rows = []
    for seat, player in enumerate(s.players[: s.config.players]):
        row = assets(s, player)
        row[LEADER] = float(s.leader == seat)
        row[POVERTY] = poverty * place(approved, seat)
        row[PROSPERITY] = prosperity * place(paid, seat)
        more = s.config.hooks.scores(s, seat)
        if more:  # points of an expansion are like others that come at the end
            row[RIBBONS] = float(more.pop("ribbons", row[RIBBONS]))
            row[MANUSCRIPTS] += sum(more.values())
        rows.append([stage * value for stage in (1.0 - late, late) for value in row])
    return rows


LEADER: Final = FEATURES.index("leader")
POVERTY: Final = FEATURES.index("poverty")
PROSPERITY: Final = FEATURES.index("prosperity")
RIBBONS: Final = FEATURES.index("ribbons")
MANUSCRIPTS: Final = FEATURES.index("manuscripts")


def place(counts: list[int], seat: int) -> float:
    """Points for the place of a seat, where who is close behind may still come up."""
    mine = counts[seat]
    best = t.PLACE_VP[0] if len(counts) > 2 else t.PLACE_VP_OF_TWO[0]
    step = best - (t.PLACE_VP if len(counts) > 2 else t.PLACE_VP_OF_TWO)[1]
    behind = sum([1 / (1 + exp(mine - count)) for other, count in enumerate(counts) if other != seat])
    return max(0.0, best - step * behind) if mine else 0.0


def assets(s: State, player: Player) -> list[float]:
    """The features of one seat, the contests aside."""
    first, second, third = player.tiers
    posts, halls, shops = buildings(player)
    row = [card for card in player.row if card != NONE]
    return [
        float(turns_left(s)),
        float(sum([t.BUILDING_VP[kind][count] for kind, count in enumerate((posts, halls, shops))])),
        float(ribbon_sets(player)),
        float(manuscript_points(player)),
        float(player.favours.bit_count()),
        0.0,
        0.0,
        0.0,
        float(player.acquired),
        float(player.approved),
        float(player.unpaid),
        float(player.paid),
        *[float(good) for good in player.goods],
        float(sum(first)),
        float(sum(second)),
        float(third[0]),
        float(first.count(2)),
        float(second.count(2)),
        float(posts),
        float(halls),
        float(shops),
        float(len(player.manuscripts)),
        float(len({t.RIBBON[card] for card in player.manuscripts})),
        *[float(count) for count in icons_of(player)],
        float(len(player.hand) + len(player.draw) + len(player.discard) + len(row)),
        float(sum([sum(t.ICONS_OF[card][t.BUILD :]) for card in row])),
        float(t.RIGHTMOST - player.virtue),
        float(player.corruption),
    ]


_BOT: Final = tomllib.loads((files(t.PACKAGE) / "bot" / "weights.toml").read_text(encoding="utf-8"))
WINS: Final[list[float]] = _BOT["weights"]["wins"]
POINTS_TO_COME: Final[list[float]] = _BOT["weights"]["points"]
OPPONENT: Final[dict[str, list[float]]] = _BOT["opponent"]  # what it gains until the end, by board


def prospects(s: State) -> Prospects:
    """How the game is expected to end: points as a weighted sum of features, victory by comparing seats."""
    if s.phase == OVER:
        return ended(scores(s), winners(s))
    found = weighed(features(s), POINTS_TO_COME, WINS)
    rival_score = opponent(s)
    if rival_score is None:
        return found
    left = turns_left(s)
    always, by_turn, by_difficulty, spread, spread_by_turn = OPPONENT[t.OPPONENT_IDS[s.players[1].sheet - 1]]
    rival = rival_score.total + always + left * (by_turn + by_difficulty * s.config.options.difficulty)
    return against(found, rival, spread + spread_by_turn * left)


REASONS: Final = {  # what is named together
    "buildings": ["buildings", "posts", "halls", "workshops"],
    "manuscripts": ["texts", "manuscripts", "ribbons", "colours"],
    "favours": ["favours"],
    "leader": ["leader"],
    "castle": ["first tier", "second tier", "third tier", "pairs", "pairs above"],
    "deeds": ["acquired", "approved", "poverty"],
    "debts": ["unpaid", "paid", "prosperity"],
    "silver": ["silver"],
    "stone": ["stone"],
    "gold": ["gold"],
    "ink": ["ink"],
    "cards": ["cards", "trade", "build", "noble", "cleric", "criminal", "row"],
    "virtue": ["virtue"],
    "corruption": ["corruption"],
}


def terms(s: State) -> list[dict[str, Term]]:
    """The judgement of a position in words; where several things are named together, all of them are counted."""
    found = weighing.terms(features(s), FEATURES, POINTS_TO_COME, REASONS)
    best = [player.tiers[2][0] for player in s.players]
    for seat, (row, player) in enumerate(zip(found, s.players, strict=False)):
        ahead = best[seat] - max([0, *[count for other, count in enumerate(best) if other != seat]])
        counts = {
            "buildings": sum(buildings(player)),
            "castle": sum(map(sum, player.tiers)),
            "deeds": player.acquired + player.approved,
            "leader": max(1, ahead) if s.leader == seat else 0,
        }
        for name, count in counts.items():
            row[name] = Term(float(count), row[name].worth)
    return found


def remarks(s: State, seat: int, line: Sequence[int]) -> list[str]:
    """What a turn has used for the last time: the card that drops off when the next turn begins (p. 12)."""
    card = s.players[seat].row[-1]
    if card == NONE:
        return []
    actions = [block.index(option) for option in line for block in (do.DO, do.DISMISS_FOR) if option in block]
    icons = t.ICONS_OF[card]
    return ["drops"] if any(icons[action] or icons[t.CRIMINAL] for action in actions) else []


def clock(s: State) -> int:
    """Rounds begun."""
    return s.round


LEVELS: Final = {"medium": 8, "hard": 200}
INSIGHT: Final[Insight[State]] = Insight(
    appraise, prospects, features, clock, horizon=1, iterations=LEVELS, terms=terms, remarks=remarks
)
