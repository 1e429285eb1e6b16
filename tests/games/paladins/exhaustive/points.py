"""Points, counted once more from what everybody sees (p. 24, 25, 28, 29)."""

from __future__ import annotations

from typing import Any, Final

from tests.games.paladins.exhaustive.printed import by_id, ladder, scoring

ORDER: Final = (4, 6, 8)
TRACK: Final = (0, 0, 1, 1, 3, 3, 6, 6, 9, 11, 13, 16, 20)  # points of an attribute
LADDERS: Final = ("develop", "commission", "fortify", "garrison", "absolve")


def points(page: dict[str, Any], seat: int) -> dict[str, int]:
    """The points of a player by category; the one after the last is the solo opponent."""
    player = page["players"][seat]
    ghost = page["opponent"] is not None and seat == 1
    shown = [by_id("kings_orders", order) for order in page["orders"] if order]
    fulfilled = [place for place, order in enumerate(shown) if player["done"][order["action"]] >= order["need"]]
    found = {"orders": sum(ORDER[place] for place in fulfilled)}
    found |= {attribute: TRACK[player[attribute]] for attribute in ("strength", "influence", "faith")}
    for action in LADDERS:
        found[action] = [0, *ladder(action)["vp"]][player["done"][action]]
    found["walls"] = sum(by_id("walls", wall)["vp"] for wall in player["walls"])
    worth = [_convert(player, card, len(fulfilled)) for card in player["converted"]]
    found["converts"] = sum(max(1, one) for one in worth) if ghost else sum(worth)
    found["debts"] = player["paid"] - 3 * player["unpaid"]
    found["resources"] = 0 if ghost else (player["silver"] + player["provisions"]) // 3
    return found


def _convert(player: dict[str, Any], card: str, orders: int) -> int:
    """The points of a converted outsider."""
    counts: dict[str, int] = {
        "": 1,
        **player["done"],
        "develop": sum(spaces.count("workshop") for spaces in player["board"].values()),
        "townsfolk": len(player["hired"]),
        "paid debt": player["paid"],
        "unpaid debt": player["unpaid"],
        "suspicion": len(player["suspicion"]),
        "order": orders,
        "mercenary": len([one for one in player["converted"] if by_id("outsiders", one)["name"] == "mercenary"]),
    }
    for people in ("saracen", "byzantine", "viking"):
        attacked = [one for one in player["attacked"] if by_id("outsiders", one)["people"] == people]
        counts[f"attacked {people}"] = len(attacked)
    for attribute in ("strength", "influence", "faith"):
        counts[attribute] = player[attribute]
    return sum(number * (counts[unit] // each) for number, each, unit in scoring(by_id("outsiders", card)["scoring"]))


def winners(page: dict[str, Any]) -> list[int]:
    """The most points, then the most of them for King's Orders, then the fewest suspicion cards (p. 24)."""
    ranks = []
    for seat, player in enumerate(page["players"]):
        found = points(page, seat)
        ranks.append((sum(found.values()), found["orders"], -len(player["suspicion"])))
    return [seat for seat, rank in enumerate(ranks) if rank == max(ranks)]
