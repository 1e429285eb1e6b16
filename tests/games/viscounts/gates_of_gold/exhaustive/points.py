"""Points with Gates of Gold, counted once more from what is seen when nothing is hidden any more (p. 7, 8)."""

from __future__ import annotations

from itertools import product
from typing import Any

from tests.games.viscounts.exhaustive import points as base
from tests.games.viscounts.exhaustive.printed import lasting, scoring
from tests.games.viscounts.gates_of_gold.exhaustive.printed import by_id, outsider_scoring, printed

RIBBONS = ("grey", "black", "yellow", "blue")


def cards(player: dict[str, Any]) -> list[str]:
    """All cards of a player; the solo opponent has none of these."""
    if player["opponent"]:
        return []
    found = [*player["hidden"], *(player["hand"] or []), *player["discard"], *[one for one in player["row"] if one]]
    return [name for name in found if by_id("townsfolk", name)["kind"] == "outsider"]


def bonus_icons(page: dict[str, Any], seat: int, icon: str) -> int:
    """Icons on bonuses whose condition holds."""
    player, names = page["players"][seat], list(page["added"]["bonuses"][seat])
    if player["opponent"]:
        return 0
    if page["leader"] == seat:
        names.append(page["added"]["leader"])
    kinds = {"", *[by_id("townsfolk", name)["kind"] for name in player["row"] if name]}
    rows = [by_id("bonuses", name) for name in names]
    rows = [row for row in rows if row.get("if", "") in kinds]
    return sum(lasting(row.get("while", "")).get(f"icon {icon}", 0) for row in rows)


def manuscripts(page: dict[str, Any], seat: int) -> int:
    """What manuscripts count: icons of bonuses, too, and one of them outsiders."""
    player, total = page["players"][seat], 0
    for name in player["manuscripts"]:
        for vp, each, unit in scoring(by_id("manuscripts", name)["scoring"]):
            if unit == "outsider":
                count = len(cards(player))
            else:
                count = base.counted(player, unit) + bonus_icons(page, seat, unit)
            total += vp * (count // each)
    return total


# -------------------------------------------------------------------- ribbons


def sets(ribbons: list[str]) -> int:
    """Sets of different ribbons, as large as possible: the nth one has the colours that are there n times."""
    counts = [ribbons.count(ribbon) for ribbon in RIBBONS]
    return sum(base.SETS[sum(count >= nth for count in counts)] for nth in range(1, max(counts) + 1))


def ribbons_and_outsiders(page: dict[str, Any], seat: int) -> set[tuple[int, int]]:
    """The points for both, whatever colours those ribbons have that may have any; all equally good ways."""
    player = page["players"][seat]
    held = [by_id("manuscripts", name)["ribbon"] for name in player["manuscripts"]]
    free = held.count("any") + sum(by_id("townsfolk", name)["scoring"] == "ribbon" for name in scored(player))
    fixed = [ribbon for ribbon in held if ribbon != "any"]
    found = set()
    for colours in product(RIBBONS, repeat=free):
        ribbons = [*fixed, *colours]
        found.add((sets(ribbons), sum(outsider(page, seat, name, ribbons) for name in scored(player))))
    best = max(map(sum, found))
    return {one for one in found if sum(one) == best}


def scored(player: dict[str, Any]) -> list[str]:
    """The outsiders that count something."""
    return [name for name in cards(player) if "scoring" in by_id("townsfolk", name)]


def outsider(page: dict[str, Any], seat: int, name: str, ribbons: list[str]) -> int:
    """What one outsider is worth."""
    total = 0
    for vp, each, unit, least, wanted in outsider_scoring(by_id("townsfolk", name)["scoring"]):
        if not wanted or counted(page, seat, wanted, ribbons) >= least:
            total += vp * (counted(page, seat, unit, ribbons) // each if unit else 1)
    return total


def counted(page: dict[str, Any], seat: int, unit: str, ribbons: list[str]) -> int:
    """How many of something a player has (p. 7)."""
    player = page["players"][seat]
    if unit.startswith("ribbon_"):
        colour = unit.removeprefix("ribbon_")
        return min(map(ribbons.count, RIBBONS)) if colour == "set" else ribbons.count(colour)
    if unit in ("guildhalls", "workshops", "trading_posts"):
        return sum(name.startswith(unit[:-1]) for name in player["built"])
    if unit.endswith("_tier"):
        return int(sum(player["castle"][("first_tier", "second_tier", "third_tier").index(unit)]))
    own = [site for one in page["ring"] for site, what in one["sites"].items() if (what or "").startswith(f"{seat} ")]
    if unit == "own_link":
        return own_links(page, own)
    if unit == "segment_with_building":
        return len({by_id("sites", site)["segment"] for site in own})
    if unit == "wedge_majority":
        wedges = [
            [one["castle"][0][section] + one["castle"][1][section] for one in page["players"]] for section in range(5)
        ]
        return sum(counts[seat] > max(counts[:seat] + counts[seat + 1 :]) for counts in wedges)
    plain = {"unpaid_debt": player["unpaid"], "outsider": len(cards(player)), "resource": 0}
    return int(plain[unit]) or base.counted(player, "resource") * (unit == "resource")


def own_links(page: dict[str, Any], own: list[str]) -> int:
    """Links within a segment are printed; the last site of one is linked with the first of the next."""
    ring = [list(one["sites"]) for one in page["ring"]]
    count = 0
    for link in printed("links"):
        for place, sites in enumerate(ring):
            if link["from"] in sites:
                count += link["from"] in own and (link.get("to") or ring[(place + 1) % len(ring)][0]) in own
    return count


def points(page: dict[str, Any], seat: int, given: dict[str, int]) -> dict[str, int]:
    """All points by category; where ribbons can be coloured equally well in several ways, as it was done."""
    bare = [player | {"manuscripts": []} for player in page["players"]]
    ways = ribbons_and_outsiders(page, seat)
    told = (given["ribbons"], given["outsiders"])
    ribbons, outsiders = told if told in ways else min(ways)
    builders = sum(by_id("bonuses", name)["vp"] for name in page["added"]["bonuses"][seat])
    leader = by_id("bonuses", page["added"]["leader"])["vp"] if page["leader"] == seat else 0
    more = {"ribbons": ribbons, "outsiders": outsiders, "builders": builders, "leader": leader}
    return base.points(page | {"players": bare}, seat) | {"manuscripts": manuscripts(page, seat)} | more
