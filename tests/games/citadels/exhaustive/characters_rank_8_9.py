"""Goals of ranks 8 and 9: raids, the neighbour of rank 4, beautified districts and taxes."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from burgrave.games.citadels.data import tables as t
from burgrave.games.citadels.rules import vocabulary as do
from burgrave.games.citadels.rules.state import ABILITY_USED, NOBODY, ONE_BEAUTIFIED
from burgrave.kernel.table import Table
from tests.games.citadels.exhaustive.goal import Goal, happens
from tests.games.citadels.exhaustive.moment import Moment, complete, holder, lost, settled
from tests.games.citadels.exhaustive.raids import RAIDERS, spared
from tests.games.citadels.scene import scene

# ---------------------------------------------------------------- rank 8


def bishop_spared(raider: int) -> Callable[[Moment], bool]:
    """The Bishop's city is out of the raider's reach."""
    return lambda m: (
        m.before.protected != NOBODY
        and not complete(m.before, m.before.protected)
        and spared(m, raider, m.before.protected)
    )


def completed_spared(raider: int) -> Callable[[Moment], bool]:
    """A completed city is out of the raider's reach."""

    def seen(m: Moment) -> bool:
        s = m.before
        others = [seat for seat in range(s.config.players) if seat != m.me and seat != s.protected]
        return s.character == raider and any(complete(s, seat) and spared(m, raider, seat) for seat in others)

    return seen


def dearer_raid(raider: int) -> Callable[[Moment], bool]:
    """A beautified district leaves a city."""
    return lambda m: any(max(lost(m, told["whom"])) >= t.BEAUTIFIED for told in m.told(RAIDERS[raider]))


def own_city(kind: str) -> Callable[[Moment], bool]:
    """A raid on the own city."""
    return lambda m: any(told["who"] == told["whom"] for told in m.told(kind))


def free_raid(m: Moment) -> bool:
    """The Warlord destroys a district that costs one, for nothing."""
    return any(told["gold"] == 0 for told in m.told("destroys"))


def exchange_for_nothing(m: Moment) -> bool:
    """The Diplomat gets a cheaper or equal district and pays nothing."""
    return any(told["gold"] == 0 for told in m.told("exchanges-districts"))


def from_completed(m: Moment) -> bool:
    """The Diplomat exchanges a district of his own completed city."""
    return m.happened("exchanges-districts") and complete(m.before, m.me)


def gives_monument(m: Moment) -> bool:
    """The Diplomat completes another city by giving it the Monument."""
    done = [told["who"] for told in m.told("completes")]
    return any(told["given_district"] == t.MONUMENT and told["whom"] in done for told in m.told("exchanges-districts"))


def marshal_completes(m: Moment) -> bool:
    """The Marshal completes his city with what he seized."""
    return m.happened("seizes", "completes")


def too_dear(m: Moment) -> bool:
    """A district of cost three is too dear for the Marshal once it is beautified."""
    s = m.before
    if not m.asks("seize"):
        return False
    raised = [b for b in s.cities[s.target] if b >= t.BEAUTIFIED and t.COST[b] == 4 and s.gold[m.me] >= 5]
    return any(do.DISTRICT.of(b) not in m.ask.options and not m.has(t.KIND[b]) for b in raised)


def completed_diplomat_scene() -> Table:
    """A Diplomat with a completed city and a neighbour with other districts."""
    city = ["temple", "tavern", "prison", "church", "manor", "castle", "docks"]
    return scene({"diplomat": 0}, gold=[9], cities=[city, ["market", "barracks"]], call="diplomat")


def monument_scene() -> Table:
    """A Diplomat with the Monument beside a city that lacks one district."""
    city = ["temple", "tavern", "prison", "church", "manor", "castle"]
    return scene({"diplomat": 0}, gold=[9], cities=[["monument", "docks"], city], call="diplomat")


def marshal_scene() -> Table:
    """A Marshal who lacks one district."""
    city = ["temple", "tavern", "prison", "church", "manor", "castle"]
    return scene({"marshal": 0}, gold=[9], cities=[city, ["docks", "market"], ["barracks"]], call="marshal")


def too_dear_scene() -> Table:
    """A Marshal beside a beautified district of cost three and two others."""
    return scene({"marshal": 0}, gold=[9], cities=[[], ["docks+", "market", "tavern"]], call="marshal")


RANK_8_GOALS: Final = [
    *(
        goal
        for raider in RAIDERS
        for goal in (
            Goal(
                f"{t.CHARACTER_IDS[raider]}: can't touch the Bishop's city",
                ("bishop", t.CHARACTER_IDS[raider]),
                bishop_spared(raider),
            ),
            Goal(
                f"{t.CHARACTER_IDS[raider]}: can't touch a completed city",
                (t.CHARACTER_IDS[raider],),
                completed_spared(raider),
            ),
        )
    ),
    *(
        Goal(
            f"{t.CHARACTER_IDS[raider]}: takes a beautified district",
            ("artist", t.CHARACTER_IDS[raider]),
            dearer_raid(raider),
        )
        for raider in RAIDERS
    ),
    Goal("warlord: destroys in the own city", ("warlord",), own_city("destroys")),
    Goal("warlord: destroys for nothing", ("warlord",), free_raid),
    Goal("diplomat: exchanges for nothing", ("diplomat",), exchange_for_nothing),
    Goal("diplomat: from the own completed city", ("diplomat",), from_completed, completed_diplomat_scene),
    Goal("diplomat: completes another city", ("diplomat", "monument"), gives_monument, monument_scene),
    Goal("marshal: completes the own city", ("marshal",), marshal_completes, marshal_scene),
    Goal("marshal: a beautified district is too dear", ("marshal", "artist"), too_dear, too_dear_scene),
]

# ---------------------------------------------------------------- rank 9


def queen_bonus(m: Moment) -> bool:
    """The Queen gets three coins beside the rank 4."""
    return any(told["character"] == t.QUEEN and told["gold"] == 3 for told in m.told("bonus"))


def queen_far(m: Moment) -> bool:
    """The Queen does not sit beside the rank 4 and is offered nothing."""
    s = m.before
    bonus = do.ACTIONS.option("take bonus")
    ready = m.asks("turn", t.QUEEN) and not s.locked and not s.used
    return ready and s.shown[t.ROYAL_RANK] != NOBODY and bonus not in m.ask.options


def two_beautified(m: Moment) -> bool:
    """The Artist beautifies a second district, and then no more."""
    return m.option in do.BEAUTIFY and bool(m.before.used & ONE_BEAUTIFIED) and bool(m.after.used & ABILITY_USED)


def beautified_once(m: Moment) -> bool:
    """A beautified district is not offered to the Artist again."""
    s = m.before
    if not m.asks("turn", t.ARTIST) or s.locked or s.used & ABILITY_USED or not s.gold[m.me]:
        return False
    raised = [t.KIND[b] for b in s.cities[m.me] if b >= t.BEAUTIFIED]
    return any(do.BEAUTIFY.of(kind) not in m.ask.options for kind in raised)


def untaxed(m: Moment) -> bool:
    """A district was built and stayed with its builder, and no tax was paid."""
    return settled(m) and not m.happened("pays-tax") and not m.happened("confiscates")


def tax_free(m: Moment) -> bool:
    """The Tax Collector builds, has gold left, and pays no tax."""
    return m.before.character == t.TAX_COLLECTOR and untaxed(m) and m.after.gold[m.me] > 0


def no_gold_no_tax(m: Moment) -> bool:
    """Whoever has no gold left after building pays no tax."""
    s = m.before
    return s.config.taxes and s.character != t.TAX_COLLECTOR and untaxed(m) and m.after.gold[s.me] == 0


def own_tax(m: Moment) -> bool:
    """The Tax Collector's player pays the tax in the turn of the other character."""
    s = m.before
    taxed = s.config.players == 3 and s.character != t.TAX_COLLECTOR and holder(s, t.LAST_RANK) == s.me
    return taxed and any(told["who"] == s.me for told in m.told("pays-tax"))


RANK_9_GOALS: Final = [
    Goal("queen: three coins beside the rank 4", ("queen",), queen_bonus),
    Goal("queen: nothing far from the rank 4", ("queen",), queen_far),
    Goal("artist: two districts beautified", ("artist",), two_beautified),
    Goal("artist: no district twice", ("artist",), beautified_once),
    Goal("tax_collector: collects", ("tax_collector",), happens("collects")),
    Goal("tax_collector: pays no tax", ("tax_collector",), tax_free),
    Goal("tax_collector: no gold, no tax", ("tax_collector",), no_gold_no_tax),
    Goal(
        "tax_collector: tax on a free district",
        ("tax_collector", "framework"),
        happens("builds-with-framework", "pays-tax"),
    ),
    Goal("tax_collector: taxed as another character", ("tax_collector",), own_tax, None, (3,)),
]
