"""Goals of the unique districts (p. 15)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from burgrave.games.citadels.data import tables as t
from burgrave.games.citadels.rules import vocabulary as do
from burgrave.kernel.table import Table
from tests.games.citadels.exhaustive.accounts import best_tally
from tests.games.citadels.exhaustive.goal import Goal, happens
from tests.games.citadels.exhaustive.moment import Moment, all_built, complete, lost, settled, stands
from tests.games.citadels.exhaustive.raids import RAID_ASKS, RAIDERS, in_reach
from tests.games.citadels.scene import scene


def wall_dearer(raider: int) -> Callable[[Moment], bool]:
    """A raid on a city with the Great Wall costs a coin more than it would without it."""

    def seen(m: Moment) -> bool:
        for raid in m.told(RAIDERS[raider]):
            whom = raid["whom"]
            building = lost(m, whom)[0]
            if not m.has(t.GREAT_WALL, whom) or t.KIND[building] == t.GREAT_WALL:
                continue
            price = {t.WARLORD: t.COST[building] - 1, t.MARSHAL: t.COST[building]}.get(raider, 0)
            if raider == t.DIPLOMAT:
                price = max(0, t.COST[building] - t.COST[lost(m, raid["who"])[0]])
            return bool(raid["gold"] == price + 1)
        return False

    return seen


def keep_spared(raider: int) -> Callable[[Moment], bool]:
    """The Keep stands in the city that is attacked, could be paid for, and is not offered."""

    def seen(m: Moment) -> bool:
        s = m.before
        if not m.asks(RAID_ASKS[raider]):
            return False
        keeps = [building for building in in_reach(s, s.target) if t.KIND[building] == t.KEEP]
        return bool(keeps) and all(do.DISTRICT.of(keep) not in m.ask.options for keep in keeps)

    return seen


def scores_points(district: str) -> Callable[[Moment], bool]:
    """Somebody gets points for a district at the end."""

    def seen(m: Moment) -> bool:
        s = m.after
        return m.over and any(best_tally(s, seat)[1].get(district, 0) > 0 for seat in range(s.config.players))

    return seen


def haunted(m: Moment) -> bool:
    """The Haunted Quarter is worth more as another type than as a unique district."""
    s = m.after
    return m.over and any(best_tally(s, seat)[0] != t.UNIQUE for seat in range(s.config.players))


def haunted_tower(m: Moment) -> bool:
    """The Ivory Tower scores because the Haunted Quarter is no unique district any more (p. 15)."""
    s = m.after
    return m.over and any(
        best_tally(s, seat)[0] != t.UNIQUE and best_tally(s, seat)[1].get("ivory_tower", 0) > 0
        for seat in range(s.config.players)
    )


def factory(m: Moment) -> bool:
    """A unique district was built for a coin less."""
    return any(
        built["gold"] == t.PRICE[built["district"]] - 1
        and t.TYPE[built["district"]] == t.UNIQUE
        and built["district"] != t.THIEVES_DEN
        and m.has(t.FACTORY, built["who"])
        for built in m.told("builds")
    )


def framework(m: Moment) -> bool:
    """A district was built without gold, and the Framework is gone."""
    return any(
        not stands(m.after, built["who"], t.FRAMEWORK) and stands(m.after, built["who"], built["district"])
        for built in m.told("builds-with-framework")
    )


def necropolis(m: Moment) -> bool:
    """The Necropolis stands in the place of another district."""
    return any(
        stands(m.after, built["who"], t.NECROPOLIS) and len(lost(m, built["who"])) == 1
        for built in m.told("builds-by-sacrifice")
    )


def den(gold: bool) -> Callable[[Moment], bool]:
    """The Thieves' Den was paid for with cards, all of it or a part."""

    def seen(m: Moment) -> bool:
        return m.happened("den-cards", "builds") and any((built["gold"] > 0) == gold for built in m.told("builds"))

    return seen


def quarry(m: Moment) -> bool:
    """A second district of a name was built, and not by the Wizard."""
    if m.before.character == t.WIZARD:
        return False
    return any(
        m.has(built["district"], built["who"])
        and m.has(t.QUARRY, built["who"])
        and len([b for b in m.after.cities[built["who"]] if t.KIND[b] == built["district"]]) > 1
        for built in all_built(m)
    )


def monument_refused(m: Moment) -> bool:
    """The Monument could be paid for but is not offered, for the city has five districts."""
    s = m.before
    ready = m.asks("turn") and s.gathered and t.MONUMENT in s.hands[m.me] and s.gold[m.me] >= t.PRICE[t.MONUMENT]
    free = s.built < t.BUILD_LIMIT[s.character] and len(s.cities[m.me]) >= 5
    return ready and free and do.BUILD.of(t.MONUMENT) not in m.ask.options


def monument_completes(m: Moment) -> bool:
    """A city is completed with a district less."""
    s = m.after
    return any(
        stands(s, done["who"], t.MONUMENT) and len(s.cities[done["who"]]) == s.config.size - 1
        for done in m.told("completes")
    )


def stables_beyond(m: Moment) -> bool:
    """The Stables were built when the limit was used up."""
    return m.before.built >= t.BUILD_LIMIT[m.before.character] and any(b["district"] == t.STABLES for b in all_built(m))


def stables_before(m: Moment) -> bool:
    """After the Stables the one district of the limit was built."""
    s = m.before
    fresh = m.built == [t.STABLES] and s.built == 0 and t.BUILD_LIMIT[s.character] == 1 and s.character != t.WIZARD
    return fresh and m.option in do.BUILD and m.after.built == 1 and settled(m)


def school(m: Moment) -> bool:
    """The income is one more than the city has districts of the type."""
    s = m.before
    return any(
        income["gold"] + income["count"]
        == len([b for b in s.cities[m.me] if t.TYPE[b] == t.INCOME_TYPE[s.character]]) + 1
        and m.has(t.SCHOOL_OF_MAGIC)
        for income in m.told("income")
    )


def gathers_cards(count: int, kept: int, *kinds: int) -> Callable[[Moment], bool]:
    """So many cards are drawn and so many kept, thanks to some districts."""

    def seen(m: Moment) -> bool:
        return any(
            told["count"] == count
            and told["kept"] == kept
            and all(m.has(kind, told["who"]) for kind in kinds)
            and len(m.after.hands[told["who"]]) == len(m.before.hands[told["who"]]) + kept
            for told in m.told("gathers-cards")
        )

    return seen


def gold_and_cards(kind: str, gold: int, cards: int) -> Callable[[Moment], bool]:
    """An event brings whoever is asked so much gold and so many cards."""

    def seen(m: Moment) -> bool:
        before, after, me = m.before, m.after, m.me
        more = len(after.hands[me]) - len(before.hands[me]) + len(after.limbo) - len(before.limbo)
        return m.happened(kind) and after.gold[me] == before.gold[me] + gold and more == cards

    return seen


def armory(m: Moment, own: bool) -> bool:
    """The Armory and another district are gone."""
    for told in m.told("uses-armory"):
        if (told["who"] == told["whom"]) == own and not stands(m.after, told["who"], t.ARMORY):
            gone = lost(m, told["whom"])
            return len(gone) == (2 if own else 1)
    return False


def armory_spared(m: Moment) -> bool:
    """The Armory is not offered against a completed city."""
    s = m.before
    if not m.asks("turn") or s.locked or not m.has(t.ARMORY):
        return False
    seats = range(s.config.players)
    targets = [seat for seat in seats if do.ARMORY_AGAINST.of(seat) in m.ask.options]
    return bool(targets) and any(complete(s, seat) and seat not in targets for seat in seats)


def museum_destroyed(m: Moment) -> bool:
    """The Museum is destroyed, and the cards under it go under the deck."""
    gone = any(t.MUSEUM in [t.KIND[b] for b in lost(m, seat)] for seat in range(m.before.config.players))
    return gone and bool(m.before.museum) and not m.after.museum


def museum_moves(m: Moment) -> bool:
    """The Museum is exchanged with the cards under it."""
    moved = any(told["got_district"] == t.MUSEUM for told in m.told("exchanges-districts"))
    return moved and bool(m.before.museum) and m.after.museum == m.before.museum


def theater(two: bool) -> Callable[[Moment], bool]:
    """Two characters have changed their owners."""

    def seen(m: Moment) -> bool:
        if not m.happened("theater") or (m.before.config.players < 4) != two:
            return False
        pairs = zip(m.before.owners, m.after.owners, strict=True)
        return len([1 for was, now in pairs if was != now]) == 2

    return seen


def museum_scene() -> Table:
    """A Diplomat beside a Museum with two cards under it."""
    return scene(
        {"diplomat": 0, "bishop": 2},
        gold=[5, 0, 0, 0],
        cities=[["tavern"], ["museum"], [], []],
        museum=["palace", "manor"],
        call="diplomat",
    )


def destroyed_museum_scene() -> Table:
    """A Warlord beside a Museum with two cards under it."""
    return scene({"warlord": 0}, gold=[5], cities=[[], ["museum"]], museum=["palace", "manor"], call="warlord")


def haunted_tower_scene() -> Table:
    """A city of the last round with the Ivory Tower and the Haunted Quarter as its only unique districts."""
    city = ["ivory_tower", "haunted_quarter", "temple", "tavern", "prison", "church"]
    return scene({"merchant": 0}, gold=[9], hands=[["market", "docks"]], cities=[city], call="merchant")


def library_scene() -> Table:
    """A city with the Library and the Observatory."""
    return scene({"merchant": 0}, cities=[["library", "observatory"]], call="merchant")


UNIQUE_GOALS: Final = [
    Goal("armory: destroys in another city", ("armory",), lambda m: armory(m, own=False)),
    Goal("armory: destroys in the own city", ("armory",), lambda m: armory(m, own=True)),
    Goal("armory: a completed city is spared", ("armory",), armory_spared),
    Goal("basilica: points for odd costs", ("basilica",), scores_points("basilica")),
    Goal("capitol: points for three of a type", ("capitol",), scores_points("capitol")),
    Goal("dragon_gate: two points", ("dragon_gate",), scores_points("dragon_gate")),
    Goal("factory: a unique district for a coin less", ("factory",), factory),
    Goal("framework: destroyed to build another district", ("framework",), framework),
    Goal(
        "gold_mine: three coins gathered",
        ("gold_mine",),
        lambda m: any(told["gold"] == 3 for told in m.told("gathers-gold")),
    ),
    *(
        Goal(f"great_wall: {t.CHARACTER_IDS[raider]} pays a coin more", ("great_wall", t.CHARACTER_IDS[raider]), seen)
        for raider, seen in ((raider, wall_dearer(raider)) for raider in RAIDERS)
    ),
    Goal("haunted_quarter: worth more as another type", ("haunted_quarter",), haunted),
    Goal(
        "haunted_quarter: leaves the Ivory Tower alone",
        ("haunted_quarter", "ivory_tower"),
        haunted_tower,
        haunted_tower_scene,
    ),
    Goal("imperial_treasury: points for gold", ("imperial_treasury",), scores_points("imperial_treasury")),
    Goal("ivory_tower: points alone", ("ivory_tower",), scores_points("ivory_tower")),
    *(
        Goal(f"keep: {t.CHARACTER_IDS[raider]} can't touch it", ("keep", t.CHARACTER_IDS[raider]), keep_spared(raider))
        for raider in RAIDERS
    ),
    Goal("laboratory: a card for two coins", ("laboratory",), gold_and_cards("uses-laboratory", 2, -1)),
    Goal("library: keeps both cards", ("library",), gathers_cards(2, 2, t.LIBRARY)),
    Goal("map_room: points for cards", ("map_room",), scores_points("map_room")),
    Goal("monument: completes a city with a district less", ("monument",), monument_completes),
    Goal("monument: not offered with five districts", ("monument",), monument_refused),
    Goal("museum: a card under it", ("museum",), gold_and_cards("uses-museum", 0, -1)),
    Goal("museum: points for the cards under it", ("museum",), scores_points("museum")),
    Goal("museum: destroyed with its cards", ("museum", "warlord"), museum_destroyed, destroyed_museum_scene),
    Goal("museum: exchanged with its cards", ("museum", "diplomat"), museum_moves, museum_scene),
    Goal("necropolis: built for a sacrifice", ("necropolis",), necropolis),
    Goal("observatory: three cards drawn", ("observatory",), gathers_cards(3, 1, t.OBSERVATORY)),
    Goal(
        "observatory: with the Library",
        ("library", "observatory"),
        gathers_cards(3, 3, t.LIBRARY, t.OBSERVATORY),
        library_scene,
    ),
    Goal("park: two cards for an empty hand", ("park",), lambda m: any(e["count"] == 2 for e in m.told("park"))),
    Goal("poor_house: a coin for an empty purse", ("poor_house",), happens("poor-house")),
    Goal("poor_house: before the Alchemist", ("poor_house", "alchemist"), happens("poor-house", "alchemist")),
    Goal("quarry: a second district of a name", ("quarry",), quarry),
    Goal("school_of_magic: counts for the income", ("school_of_magic",), school),
    Goal("secret_vault: points in hand", ("secret_vault",), scores_points("secret_vault")),
    Goal("smithy: three cards for two coins", ("smithy",), gold_and_cards("uses-smithy", -2, 3)),
    Goal("stables: built beyond the limit", ("stables",), stables_beyond),
    Goal("stables: another district after them", ("stables",), stables_before),
    Goal("statue: points for the crown", ("statue",), scores_points("statue")),
    Goal("theater: trades one character for another", ("theater",), theater(two=False)),
    Goal("theater: with two characters each", ("theater",), theater(two=True), None, (2, 3)),
    Goal("thieves_den: paid with cards only", ("thieves_den",), den(gold=False)),
    Goal("thieves_den: paid with cards and gold", ("thieves_den",), den(gold=True)),
    Goal("wishing_well: points for unique districts", ("wishing_well",), scores_points("wishing_well")),
]
