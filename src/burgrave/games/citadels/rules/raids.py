"""Rank 8 (p. 14): the Warlord destroys, the Diplomat exchanges, the Marshal seizes a district of some city.

None of them touches a completed city of another player, the Bishop's or the Keep; the Great Wall costs a coin more.
"""

from __future__ import annotations

from burgrave.games.citadels.data.tables import BIT, COST, GREAT_WALL, KEEP, KIND
from burgrave.games.citadels.rules.building import add_district, check_completion, is_complete
from burgrave.games.citadels.rules.cards import demolish, remove_district
from burgrave.games.citadels.rules.characters import income_offer
from burgrave.games.citadels.rules.state import ABILITY_USED, State, others
from burgrave.games.citadels.rules.vocabulary import DESTROY_IN, DISTRICT, EXCHANGE_WITH, SEIZE_FROM
from burgrave.kernel.action import Ask, Flow
from burgrave.kernel.events import Event

SEIZABLE = 3  # the highest cost the Marshal may seize


def out_of_reach(s: State, owner: int) -> bool:
    """A city that rank 8 can't touch: completed, or the Bishop's."""
    return owner == s.protected or is_complete(s, owner)


def wall(s: State, owner: int, building: int) -> int:
    """The extra coin for a district behind the Great Wall."""
    if not s.owns[owner] & BIT[GREAT_WALL]:
        return 0
    return 0 if KIND[building] == GREAT_WALL and not s.config.options.great_wall_covers_itself else 1


# ---------------------------------------------------------------- Warlord


def destroyable(s: State, me: int, owner: int) -> list[int]:
    """The districts of a city that the Warlord can pay to destroy: their cost less one, his own city included."""
    if out_of_reach(s, owner):
        return []
    gold, walled = s.gold[me], s.owns[owner] & BIT[GREAT_WALL]
    return [
        b
        for b in dict.fromkeys(s.cities[owner])
        if (price_to_destroy(s, owner, b) if walled else COST[b] - 1) <= gold and KIND[b] != KEEP
    ]


def price_to_destroy(s: State, owner: int, building: int) -> int:
    """One coin less than the cost."""
    return COST[building] - 1 + wall(s, owner, building)


def warlord_offer(s: State, me: int, options: list[int]) -> None:
    """Destroy a district in some city."""
    if not s.used & ABILITY_USED:
        options += [DESTROY_IN.start + seat for seat in range(s.config.players) if destroyable(s, me, seat)]
    income_offer(s, me, options)


def destroy(s: State, me: int, option: int) -> Flow[None]:
    """Pay one less than the cost to destroy a district."""
    s.used |= ABILITY_USED
    s.target = owner = option - DESTROY_IN.start
    options = [DISTRICT.start + building for building in destroyable(s, me, owner)]
    building = (yield Ask(me, "destroy", options, auto=True)) - DISTRICT.start
    price = price_to_destroy(s, owner, building)
    s.gold[me] -= price
    demolish(s, owner, building)
    if s.log is not None:
        public = {"who": me, "whom": owner, "own": int(me == owner), "district": KIND[building], "gold": price}
        s.log.append(Event("destroys", public))


# ---------------------------------------------------------------- Marshal


def seizable(s: State, me: int, owner: int) -> list[int]:
    """The districts of another city that the Marshal can pay for: cost 3 at most, none that he has already."""
    if out_of_reach(s, owner):
        return []
    gold, owns = s.gold[me], s.owns[me]
    return [
        b
        for b in dict.fromkeys(s.cities[owner])
        if COST[b] <= SEIZABLE and price_to_seize(s, owner, b) <= gold and not owns & BIT[b] and KIND[b] != KEEP
    ]


def price_to_seize(s: State, owner: int, building: int) -> int:
    """The full cost, for the owner."""
    return COST[building] + wall(s, owner, building)


def marshal_offer(s: State, me: int, options: list[int]) -> None:
    """Seize a district of another city."""
    if not s.used & ABILITY_USED:
        options += [SEIZE_FROM.start + seat for seat in others(s, me) if seizable(s, me, seat)]
    income_offer(s, me, options)


def seize(s: State, me: int, option: int) -> Flow[None]:
    """Pay the owner the cost of a district and take it."""
    s.used |= ABILITY_USED
    s.target = owner = option - SEIZE_FROM.start
    options = [DISTRICT.start + building for building in seizable(s, me, owner)]
    building = (yield Ask(me, "seize", options, auto=True)) - DISTRICT.start
    price = price_to_seize(s, owner, building)
    s.gold[me] -= price
    s.gold[owner] += price
    move_district(s, building, owner, me)
    if s.log is not None:
        public = {"who": me, "whom": owner, "district": KIND[building], "gold": price}
        s.log.append(Event("seizes", public))
    check_completion(s, me)


def move_district(s: State, building: int, giver: int, taker: int) -> None:
    """A district goes from one city to another with its coin and its cards."""
    remove_district(s, giver, building)
    add_district(s, taker, building)


# ---------------------------------------------------------------- Diplomat


def exchangeable(s: State, me: int, owner: int, theirs: int) -> list[int]:
    """What the Diplomat can give for a district, paying the difference; no city gets a second one of a name."""
    keep_stays = not s.config.options.keep_can_be_given
    limit = s.gold[me] - wall(s, owner, theirs)
    cost, there = COST[theirs], s.owns[owner]
    return [
        mine
        for mine in dict.fromkeys(s.cities[me])
        if max(0, cost - COST[mine]) <= limit and not there & BIT[mine] and not (keep_stays and KIND[mine] == KEEP)
    ]


def obtainable(s: State, me: int, owner: int) -> list[int]:
    """The districts of another city that the Diplomat can exchange for something."""
    if out_of_reach(s, owner):
        return []
    owns = s.owns[me]
    return [
        theirs
        for theirs in dict.fromkeys(s.cities[owner])
        if not owns & BIT[theirs] and KIND[theirs] != KEEP and exchangeable(s, me, owner, theirs)
    ]


def diplomat_offer(s: State, me: int, options: list[int]) -> None:
    """Exchange a district with another city."""
    if not s.used & ABILITY_USED:
        options += [EXCHANGE_WITH.start + seat for seat in others(s, me) if obtainable(s, me, seat)]
    income_offer(s, me, options)


def exchange(s: State, me: int, option: int) -> Flow[None]:
    """Exchange a district for another; the Diplomat pays what it costs more, and is paid nothing for less."""
    s.used |= ABILITY_USED
    s.target = owner = option - EXCHANGE_WITH.start
    options = [DISTRICT.start + building for building in obtainable(s, me, owner)]
    theirs = (yield Ask(me, "exchange_take", options, auto=True)) - DISTRICT.start
    options = [DISTRICT.start + building for building in exchangeable(s, me, owner, theirs)]
    mine = (yield Ask(me, "exchange_give", options, auto=True)) - DISTRICT.start
    price = max(0, COST[theirs] - COST[mine]) + wall(s, owner, theirs)
    s.gold[me] -= price
    s.gold[owner] += price
    move_district(s, theirs, owner, me)
    move_district(s, mine, me, owner)
    if s.log is not None:
        public = {"who": me, "whom": owner, "got_district": KIND[theirs], "given_district": KIND[mine], "gold": price}
        s.log.append(Event("exchanges-districts", public))
    check_completion(s, me)
    check_completion(s, owner)
