"""Points at the end (p. 24, 25, 29), and who wins."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, TypeAlias

from burgrave.games.paladins.data import effects as fx
from burgrave.games.paladins.data import tables as t
from burgrave.games.paladins.data.rows import Outsider
from burgrave.games.paladins.rules.state import Player, State
from burgrave.kernel.effects import parse_scoring
from burgrave.kernel.errors import BadData
from burgrave.kernel.game import Score

SET: Final = 3  # silver and provisions that are worth a point
UNPAID: Final = -3
LADDERS: Final = (t.DEVELOP, t.COMMISSION, t.FORTIFY, t.GARRISON, t.ABSOLVE)  # with points for many steps


def scores(s: State) -> list[Score]:
    """Each player's points as they would be if the game ended now."""
    return [score(s, player) for player in s.players[: s.config.players]]


def points(s: State, eyes: int | None) -> list[Score]:
    """The same on the way, whoever looks: nothing that scores is secret."""
    return scores(s)


def score(s: State, player: Player) -> Score:
    """A player's points by category."""
    parts = {"orders": order_points(s, player)}
    parts["strength"] = t.ATTRIBUTE_VP[player.strength]
    parts["influence"] = t.ATTRIBUTE_VP[player.influence]
    parts["faith"] = t.ATTRIBUTE_VP[player.faith]
    for action in LADDERS:
        parts[t.ACTION_IDS[action]] = t.STEP_VP[action][player.done[action]]
    parts["walls"] = sum([t.WALLS[wall].vp for wall in player.walls])
    parts["converts"] = sum([convert_points(s, player, card) for card in player.converted])
    parts["debts"] = player.paid + UNPAID * player.unpaid
    parts["resources"] = (player.silver + player.provisions) // SET
    return Score(sum(parts.values()), parts)


def order_points(s: State, player: Player) -> int:
    """The King's Orders that the player has fulfilled (p. 8)."""
    return sum([t.ORDER_VP[place] for place in range(s.orders_shown) if fulfilled(s, player, place)])


def fulfilled(s: State, player: Player, place: int) -> bool:
    """Whether the player complies with a King's Order."""
    order = s.orders[place]
    return player.done[t.ORDER_ACTION[order]] >= t.ORDER_NEED[order]


# -------------------------------------------------------------------- what outsiders count

Count: TypeAlias = Callable[[State, Player], int]


def _times(action: int) -> Count:
    def count(s: State, player: Player) -> int:
        return player.done[action]

    return count


def _attacked(people: int) -> Count:
    def count(s: State, player: Player) -> int:
        return [t.PEOPLE[card] for card in player.attacked].count(people)

    return count


def workshops(s: State, player: Player) -> int:
    """The workshops that were built."""
    counted = s.config.hooks.workshops(s, player)
    return player.done[t.DEVELOP] if counted is None else counted


def orders(s: State, player: Player) -> int:
    """The King's Orders that are fulfilled."""
    return sum([fulfilled(s, player, place) for place in range(s.orders_shown)])


UNITS: Final[dict[str, Count]] = {
    "develop": workshops,
    **{action: _times(number) for number, action in enumerate(t.ACTION_IDS) if number >= t.RIGHT},
    "order": orders,
    "mercenary": lambda s, player: [t.MERCENARY[card] for card in player.converted].count(True),
    "townsfolk": lambda s, player: len(player.hired),
    "paid debt": lambda s, player: player.paid,
    "unpaid debt": lambda s, player: player.unpaid,
    "suspicion": lambda s, player: len(player.suspicion),
    "strength": lambda s, player: player.strength,
    "influence": lambda s, player: player.influence,
    "faith": lambda s, player: player.faith,
    **{f"attacked {people}": _attacked(number) for number, people in enumerate(t.PEOPLES)},
}


def convert_points(s: State, player: Player, card: int) -> int:
    """What a converted outsider is worth (p. 29)."""
    return sum([per.points * (UNITS[per.unit](s, player) // per.each if per.unit else 1) for per in fx.SCORING[card]])


def check(card: Outsider) -> None:
    """Refuse an outsider that does not count one thing that we can count."""
    place = fx.where("outsiders", card, "scoring")
    found = parse_scoring(card.scoring, place, UNITS)
    if sum(bool(per.unit) for per in found) != 1 or any(per.condition is not None for per in found):
        raise BadData(f"{place}: {card.scoring!r} must count one thing, like 'vp 1, vp 1 per mercenary'")


for _card in t.OUTSIDERS:
    check(_card)

# -------------------------------------------------------------------- who wins


def winners(s: State) -> list[int]:
    """The best of all, the solo opponent among them: who is level with it in everything shares the victory (p. 24)."""
    return best(everybodys(s), s.players)


def best(points: list[Score], players: list[Player]) -> list[int]:
    """The most points; then the most points for King's Orders; then the fewest suspicion cards (p. 24)."""
    ranked = [
        (score.total, score.parts["orders"], -len(player.suspicion))
        for score, player in zip(points, players, strict=True)
    ]
    return [side for side, rank in enumerate(ranked) if rank == max(ranked)]


def everybodys(s: State) -> list[Score]:
    """The points of all players, and of those without a seat after them."""
    return [*scores(s), *s.config.hooks.others(s)]


def opponent(s: State) -> Score | None:
    """The points of a solo opponent, where there is one."""
    others = s.config.hooks.others(s)
    return others[0] if others else None
