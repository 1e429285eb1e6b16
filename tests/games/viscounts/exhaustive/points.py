"""Points, counted once more from what is seen when nothing is hidden any more (p. 24, 25, 31)."""

from __future__ import annotations

from fractions import Fraction
from typing import Any, Final

from tests.games.viscounts.exhaustive.printed import by_id, lasting, scoring

BUILDINGS: Final = {"trading_post": (0, 4, 9, 15), "guildhall": (0, 6, 13, 21), "workshop": (0, 2, 5, 9)}
SETS: Final = (0, 1, 4, 9, 16)
RESOURCES: Final = ("stone", "gold", "ink")


def icons(player: dict[str, Any], icon: str) -> int:
    """An icon on all cards of a player, on what is uncovered, and on favours."""
    cards = [*player["hidden"], *(player["hand"] or []), *player["discard"], *[one for one in player["row"] if one]]
    rows = [by_id("schemes" if player["opponent"] else "townsfolk", card) for card in cards]
    count = sum(row["icons"].count(icon) for row in rows)
    count += sum(lasting(by_id("church_favours", one)["while"]).get(f"icon {icon}", 0) for one in player["favours"])
    if player["opponent"]:
        halls = by_id("opponents", player["opponent"])["guildhalls"]
        return int(
            count + sum(halls[number] == icon for number in range(3) if f"guildhall_{number + 1}" in player["built"])
        )
    built = [by_id("buildings", one).get("while", "") for one in player["built"]]
    return int(count + sum(lasting(text).get(f"icon {icon}", 0) for text in built))


def counted(player: dict[str, Any], unit: str) -> int:
    """How many of something a player has."""
    plain = {
        "building": len(player["built"]),
        "flipped_debt": player["paid"],
        "flipped_deed": player["approved"],
        "manuscript": len(player["manuscripts"]),
        "resource": sum(player["goods"][good] for good in RESOURCES),
        "worker": sum(map(sum, player["castle"])),
    }
    return int(plain[unit]) if unit in plain else icons(player, unit)


def sets(player: dict[str, Any]) -> int:
    """Sets of different ribbons, as large as possible."""
    left = [by_id("manuscripts", name)["ribbon"] for name in player["manuscripts"]]
    points = 0
    while left:
        for ribbon in (one := set(left)):
            left.remove(ribbon)
        points += SETS[len(one)]
    return points


def prize(page: dict[str, Any], what: str, seat: int) -> int:
    """Places are worth 12, 8 and 4, with two players 12 and 4; who ties shares, who has none gets none."""
    counts = [player[what] for player in page["players"]]
    worth = [12, 8, 4, 0] if len(counts) > 2 else [12, 4]
    ranked = sorted(counts, reverse=True)
    places = [place for place, count in enumerate(ranked) if count == counts[seat]]
    share = Fraction(sum(worth[place] for place in places), len(places))
    assert share.denominator == 1, "shares are whole"
    return int(share) if counts[seat] else 0


def points(page: dict[str, Any], seat: int) -> dict[str, int]:
    """The points of a player by category; the one after the last seat is the solo opponent."""
    player = page["players"][seat]
    kinds = [by_id("buildings", name)["kind"] for name in player["built"]]
    scored = [line for name in player["manuscripts"] for line in scoring(by_id("manuscripts", name)["scoring"])]
    found = {
        "buildings": sum(worth[kinds.count(kind)] for kind, worth in BUILDINGS.items()),
        "castle": sum((number + 1) * sum(tier) for number, tier in enumerate(player["castle"])),
        "ribbons": sets(player),
        "manuscripts": sum(vp * (counted(player, unit) // each) for vp, each, unit in scored),
        "leader": 5 * (page["leader"] == seat),
        "favours": sum(by_id("church_favours", name)["vp"] for name in player["favours"]),
        "deeds": player["acquired"] + 3 * player["approved"],
        "debts": -2 * player["unpaid"],
        "poverty": 0 if page["debts"] else prize(page, "approved", seat),
        "prosperity": 0 if page["deeds"] else prize(page, "paid", seat),
    }
    if page["players"][-1]["opponent"]:
        found["leftovers"] = counted(player, "resource") if player["opponent"] else 0
    return found


def winners(page: dict[str, Any]) -> list[int]:
    """The most points, then the most silver and resources; whoever plays alone needs more than the opponent."""
    totals = [sum(points(page, seat).values()) for seat in range(len(page["players"]))]
    if page["players"][-1]["opponent"]:
        return [0] if totals[0] > totals[1] else [1]
    ranks = [(total, sum(player["goods"].values())) for total, player in zip(totals, page["players"], strict=True)]
    return [seat for seat, rank in enumerate(ranks) if rank == max(ranks)]
