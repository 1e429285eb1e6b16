"""Scoring and gold, once more: what the rules count is counted here in another way, and must agree."""

from __future__ import annotations

from typing import Any, Final

from burgrave.games.citadels.data import tables as t
from burgrave.games.citadels.rules.state import NOBODY, State
from burgrave.kernel.table import Table
from tests.games.citadels.exhaustive.moment import Moment, complete, stands
from tests.games.citadels.scene import state

# ---------------------------------------------------------------- scoring, once more


def tally(s: State, seat: int, haunted: int) -> dict[str, int]:
    """A seat's points by what brings them, when the Haunted Quarter counts as the given type."""
    city = s.cities[seat]
    kinds = [t.KIND[building] for building in city]
    types = [haunted if kind == t.HAUNTED_QUARTER else t.TYPE[kind] for kind in kinds]
    uniques = types.count(t.UNIQUE)
    possible = {
        t.BASILICA: len([building for building in city if t.COST[building] % 2]),
        t.CAPITOL: 3 if any(types.count(type_) >= 3 for type_ in range(len(t.TYPES))) else 0,
        t.DRAGON_GATE: 2,
        t.IMPERIAL_TREASURY: s.gold[seat],
        t.IVORY_TOWER: 5 if uniques == 1 else 0,
        t.MAP_ROOM: len(s.hands[seat]),
        t.MUSEUM: len(s.museum),
        t.STATUE: 5 if s.crown == seat else 0,
        t.WISHING_WELL: uniques,
    }
    points = {t.DISTRICT_IDS[kind]: points for kind, points in possible.items() if kind in kinds}
    points["secret_vault"] = 3 if t.SECRET_VAULT in s.hands[seat] else 0
    points["districts"] = sum(t.COST[building] for building in city)
    points["all_types"] = 3 if len(set(types)) == len(t.TYPES) else 0
    first = s.first == seat and (complete(s, seat) or s.config.options.first_keeps_bonus)
    points["completion"] = 4 if first else 2 if complete(s, seat) else 0
    return points


def best_tally(s: State, seat: int) -> tuple[int, dict[str, int]]:
    """The tally with the best type for the Haunted Quarter, and that type."""
    choices = range(len(t.TYPES)) if stands(s, seat, t.HAUNTED_QUARTER) else [t.UNIQUE]
    tallies = [(named, tally(s, seat, named)) for named in choices]
    return max(tallies, key=lambda choice: (sum(choice[1].values()), choice[0] == t.UNIQUE))


def check_end(table: Table) -> None:
    """The scores and the winners are those that the second tally gives."""
    s = state(table)
    totals = []
    for seat, score in enumerate(table.scores):
        points = best_tally(s, seat)[1]
        assert score.total == sum(points.values()), f"seat {seat}: {score} is not {points}"
        assert score.parts["districts"] == points["districts"]
        assert score.parts["completion"] == points["completion"]
        shown = max([rank for rank in range(t.LAST_RANK + 1) if s.shown[rank] == seat], default=0)
        totals.append((score.total, shown))
    assert table.winners == [seat for seat, total in enumerate(totals) if total == max(totals)]


# ---------------------------------------------------------------- gold, once more

# What the log says of gold: who gets it from the bank or pays it there, and who gets it from whom
FROM_BANK: Final = ("gathers-gold", "income", "bonus", "alchemist", "queen-paid", "collects", "uses-laboratory")
TO_BANK: Final = ("builds", "destroys", "uses-smithy")
TAKEN: Final = {"steals": "gold", "spies": "gold", "takes-gold": "gold", "reveals-flower": "gold", "exchanges": "count"}
GIVEN: Final = ("bribes", "seizes", "exchanges-districts")
SINGLE: Final = {"poor-house": 1, "pays-tax": -1, "beautifies": -1}


def check_gold(m: Moment, price: int) -> int:
    """The log accounts for every coin; takes and returns what the last builder paid, and may get back."""
    gold = m.before.gold[:]
    for event in m.events:
        kind, told = event.kind, dict[str, Any](event.public)
        who, whom = told.get("who", NOBODY), told.get("whom", NOBODY)
        if kind in FROM_BANK:
            gold[who] += told["gold"]
        elif kind in TO_BANK:
            gold[who] -= told["gold"]
        elif kind in SINGLE:
            gold[who] += SINGLE[kind]
        elif kind in TAKEN:
            gold[who] += told[TAKEN[kind]]
            gold[whom] -= told[TAKEN[kind]]
        elif kind in GIVEN:
            gold[who] -= told["gold"]
            gold[whom] += told["gold"]
        elif kind == "confiscates":
            gold[whom] += price
        price = told["gold"] if kind == "builds" else price
    assert m.after.gold == gold, f"{m.after.gold}, but the log gives {gold}: {[event.kind for event in m.events]}"
    return price
