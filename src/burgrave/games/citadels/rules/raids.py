"""Rank 8 (p. 14): the Warlord destroys, the Diplomat exchanges, the Marshal seizes a district of some city.

None of them touches a completed city of another player, the Bishop's or the Keep; the Great Wall costs a coin more.
"""

from __future__ import annotations

from burgrave.games.citadels.data import tables as t
from burgrave.games.citadels.rules import vocabulary as do
from burgrave.games.citadels.rules.building import add_district, check_completion, is_complete
from burgrave.games.citadels.rules.cards import demolish, remove_district
from burgrave.games.citadels.rules.characters import income_offer
from burgrave.games.citadels.rules.prices import SEIZABLE, price_to_exchange, prices_to_destroy, prices_to_seize
from burgrave.games.citadels.rules.state import ABILITY_USED, State, others
from burgrave.kernel.action import Ask, Flow
from burgrave.kernel.events import Event


def out_of_reach(s: State, owner: int) -> bool:
    """A city that rank 8 can't touch: completed, or the Bishop's."""
    return owner == s.protected or is_complete(s, owner)


# ---------------------------------------------------------------- Warlord


def destroyable(s: State, me: int, owner: int) -> list[int]:
    """The districts of a city that the Warlord can pay to destroy: their cost less one, his own city included."""
    if out_of_reach(s, owner):
        return []
    gold, price = s.gold[me], prices_to_destroy(s, owner)
    return [b for b in dict.fromkeys(s.cities[owner]) if price[b] <= gold and t.KIND[b] != t.KEEP]


def warlord_offer(s: State, me: int, options: list[int]) -> None:
    """Destroy a district in some city."""
    if not s.used & ABILITY_USED:
        options += do.DESTROY_IN.each([seat for seat in range(s.config.players) if destroyable(s, me, seat)])
    income_offer(s, me, options)


def destroy(s: State, me: int, option: int) -> Flow[None]:
    """Pay one less than the cost to destroy a district."""
    s.used |= ABILITY_USED
    s.target = owner = do.DESTROY_IN.index(option)
    options = do.DISTRICT.each(destroyable(s, me, owner))
    building = do.DISTRICT.index((yield Ask(me, "destroy", options, auto=True)))
    price = prices_to_destroy(s, owner)[building]
    s.gold[me] -= price
    demolish(s, owner, building)
    if s.log is not None:
        public = {"who": me, "whom": owner, "own": int(me == owner), "district": t.KIND[building], "gold": price}
        s.log.append(Event("destroys", public))


# ---------------------------------------------------------------- Marshal


def seizable(s: State, me: int, owner: int) -> list[int]:
    """The districts of another city that the Marshal can pay for: cost 3 at most, none that he has already."""
    if out_of_reach(s, owner):
        return []
    gold, owns, price = s.gold[me], s.owns[me], prices_to_seize(s, owner)
    return [
        b
        for b in dict.fromkeys(s.cities[owner])
        if t.COST[b] <= SEIZABLE and price[b] <= gold and not owns & t.BIT[b] and t.KIND[b] != t.KEEP
    ]


def marshal_offer(s: State, me: int, options: list[int]) -> None:
    """Seize a district of another city."""
    if not s.used & ABILITY_USED:
        options += do.SEIZE_FROM.each([seat for seat in others(s, me) if seizable(s, me, seat)])
    income_offer(s, me, options)


def seize(s: State, me: int, option: int) -> Flow[None]:
    """Pay the owner the cost of a district and take it."""
    s.used |= ABILITY_USED
    s.target = owner = do.SEIZE_FROM.index(option)
    options = do.DISTRICT.each(seizable(s, me, owner))
    building = do.DISTRICT.index((yield Ask(me, "seize", options, auto=True)))
    price = prices_to_seize(s, owner)[building]
    s.gold[me] -= price
    s.gold[owner] += price
    move_district(s, building, owner, me)
    if s.log is not None:
        public = {"who": me, "whom": owner, "district": t.KIND[building], "gold": price}
        s.log.append(Event("seizes", public))
    check_completion(s, me)


def move_district(s: State, building: int, giver: int, taker: int) -> None:
    """A district goes from one city to another with its coin and its cards."""
    remove_district(s, giver, building)
    add_district(s, taker, building)


# ---------------------------------------------------------------- Diplomat


def givable(s: State, me: int, owner: int) -> list[int]:
    """What the Diplomat may give into a city: no second one of a name, and not his Keep."""
    keep_stays = not s.config.options.keep_can_be_given
    there = s.owns[owner]
    return [
        mine
        for mine in dict.fromkeys(s.cities[me])
        if not there & t.BIT[mine] and not (keep_stays and t.KIND[mine] == t.KEEP)
    ]


def exchangeable(s: State, me: int, owner: int, theirs: int) -> list[int]:
    """What the Diplomat can give for a district, paying the difference."""
    gold = s.gold[me]
    return [mine for mine in givable(s, me, owner) if price_to_exchange(s, owner, theirs, mine) <= gold]


def obtainable(s: State, me: int, owner: int) -> list[int]:
    """The districts of another city that the Diplomat can exchange for something."""
    if out_of_reach(s, owner):
        return []
    owns = s.owns[me]
    return [
        theirs
        for theirs in dict.fromkeys(s.cities[owner])
        if not owns & t.BIT[theirs] and t.KIND[theirs] != t.KEEP and exchangeable(s, me, owner, theirs)
    ]


def diplomat_offer(s: State, me: int, options: list[int]) -> None:
    """Exchange a district with another city."""
    if not s.used & ABILITY_USED:
        options += do.EXCHANGE_WITH.each([seat for seat in others(s, me) if obtainable(s, me, seat)])
    income_offer(s, me, options)


def exchange(s: State, me: int, option: int) -> Flow[None]:
    """Exchange a district for another; the Diplomat pays what it costs more, and is paid nothing for less."""
    s.used |= ABILITY_USED
    s.target = owner = do.EXCHANGE_WITH.index(option)
    options = do.DISTRICT.each(obtainable(s, me, owner))
    theirs = do.DISTRICT.index((yield Ask(me, "exchange_take", options, auto=True)))
    options = do.DISTRICT.each(exchangeable(s, me, owner, theirs))
    mine = do.DISTRICT.index((yield Ask(me, "exchange_give", options, auto=True)))
    price = price_to_exchange(s, owner, theirs, mine)
    s.gold[me] -= price
    s.gold[owner] += price
    move_district(s, theirs, owner, me)
    move_district(s, mine, me, owner)
    if s.log is not None:
        public = {
            "who": me,
            "whom": owner,
            "got_district": t.KIND[theirs],
            "given_district": t.KIND[mine],
            "gold": price,
        }
        s.log.append(Event("exchanges-districts", public))
    check_completion(s, me)
    check_completion(s, owner)
