"""Scoring (p. 6): costs, the five types, completed cities, and what unique districts add."""

from __future__ import annotations

from burgrave.games.citadels.data import tables as t
from burgrave.games.citadels.rules.building import is_complete
from burgrave.games.citadels.rules.state import State
from burgrave.kernel.game import Score

ALL_TYPES = 3
FIRST_COMPLETED = 4
COMPLETED = 2
DRAGON_GATE_POINTS = 2
IVORY_TOWER_POINTS = 5
STATUE_POINTS = 5
CAPITOL_POINTS = 3
CAPITOL_DISTRICTS = 3
SECRET_VAULT_POINTS = 3


def scores(s: State) -> list[Score]:
    """Each seat's points, by the bullets of p. 6."""
    return [score(s, seat) for seat in range(s.config.players)]


def score(s: State, me: int, hand_known: bool = True) -> Score:
    """A seat's points if the game ended now; the Haunted Quarter counts as the type that is worth most (p. 15)."""
    city = s.cities[me]
    counts = [0] * len(t.TYPES)
    for building in city:
        counts[t.TYPE[building]] += 1
    choices = [counts]
    if s.owns[me] & t.BIT[t.HAUNTED_QUARTER]:
        for named in range(len(t.TYPES)):
            choice = counts[:]
            choice[t.UNIQUE] -= 1
            choice[named] += 1
            choices.append(choice)
    best = max(choices, key=lambda choice: all_types(choice) + points_by_type(s, me, choice))
    parts = {
        "districts": sum(t.COST[building] for building in city),
        "all_types": all_types(best),
        "completion": completion(s, me),
        "unique": points_by_type(s, me, best) + points_of_uniques(s, me, hand_known),
    }
    return Score(sum(parts.values()), parts)


def all_types(counts: list[int]) -> int:
    """At least one district of each type."""
    return ALL_TYPES if all(counts) else 0


def completion(s: State, me: int) -> int:
    """Four points for the first completed city, two for every other."""
    complete = is_complete(s, me)
    if s.first == me and (complete or s.config.options.first_keeps_bonus):
        return FIRST_COMPLETED
    return COMPLETED if complete else 0


def points_by_type(s: State, me: int, counts: list[int]) -> int:
    """What unique districts score for the types in the city."""
    owns = s.owns[me]
    points = 0
    if owns & t.BIT[t.CAPITOL] and max(counts) >= CAPITOL_DISTRICTS:
        points += CAPITOL_POINTS
    if owns & t.BIT[t.IVORY_TOWER] and counts[t.UNIQUE] == 1:
        points += IVORY_TOWER_POINTS
    if owns & t.BIT[t.WISHING_WELL]:
        points += counts[t.UNIQUE]
    return points


def points_of_uniques(s: State, me: int, hand_known: bool = True) -> int:
    """What unique districts score for anything else, and a Secret Vault in hand."""
    owns = s.owns[me]
    points = SECRET_VAULT_POINTS if hand_known and t.SECRET_VAULT in s.hands[me] else 0
    if owns & t.BIT[t.BASILICA]:
        points += sum(t.COST[building] % 2 for building in s.cities[me])
    if owns & t.BIT[t.DRAGON_GATE]:
        points += DRAGON_GATE_POINTS
    if owns & t.BIT[t.IMPERIAL_TREASURY]:
        points += s.gold[me]
    if owns & t.BIT[t.MAP_ROOM]:
        points += len(s.hands[me])
    if owns & t.BIT[t.MUSEUM]:
        points += len(s.museum)
    if owns & t.BIT[t.STATUE] and s.crown == me:
        points += STATUE_POINTS
    return points


def winners(s: State) -> list[int]:
    """Most points; of those who tie, whoever revealed the highest rank in the last round (p. 6)."""
    totals = [(score(s, seat).total, last_rank(s, seat)) for seat in range(s.config.players)]
    return [seat for seat, total in enumerate(totals) if total == max(totals)]


def last_rank(s: State, seat: int) -> int:
    """The highest rank that a seat has revealed this round; 0: none."""
    return max(rank if s.shown[rank] == seat else 0 for rank in range(t.LAST_RANK + 1))
