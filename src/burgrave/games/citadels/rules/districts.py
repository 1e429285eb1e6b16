"""The unique districts that are used in a turn (p. 15): Laboratory, Smithy, Museum, Armory."""

from __future__ import annotations

from burgrave.games.citadels.data import tables as t
from burgrave.games.citadels.rules import vocabulary as do
from burgrave.games.citadels.rules.building import is_complete, standing
from burgrave.games.citadels.rules.cards import demolish, discard_limbo, gain, pick_cards
from burgrave.games.citadels.rules.prices import SMITHY_PRICE
from burgrave.games.citadels.rules.state import LABORATORY_USED, MUSEUM_USED, SMITHY_USED, UNDER_MUSEUM, State
from burgrave.kernel.action import Ask, Flow
from burgrave.kernel.events import Event

LABORATORY_GOLD = 2
SMITHY_CARDS = 3

USABLE = t.BIT[t.LABORATORY] | t.BIT[t.SMITHY] | t.BIT[t.MUSEUM] | t.BIT[t.ARMORY]


def district_offer(s: State, me: int, options: list[int]) -> None:
    """Effects of the own districts that can be used now."""
    owns, used, hand = s.owns[me], s.used, s.hands[me]
    if owns & t.BIT[t.LABORATORY] and hand and not used & LABORATORY_USED:
        options.append(do.USE_LABORATORY)
    if owns & t.BIT[t.SMITHY] and s.gold[me] >= SMITHY_PRICE and s.deck and not used & SMITHY_USED:
        options.append(do.USE_SMITHY)
    if owns & t.BIT[t.MUSEUM] and hand and not used & MUSEUM_USED:
        options.append(do.USE_MUSEUM)
    if owns & t.BIT[t.ARMORY] and (s.config.options.armory_leaves_completed_city or not is_complete(s, me)):
        options += do.ARMORY_AGAINST.each([seat for seat in range(s.config.players) if armory_targets(s, seat)])


def use_laboratory(s: State, me: int, option: int) -> Flow[None]:
    """Discard a card for two coins."""
    s.used |= LABORATORY_USED
    yield from pick_cards(s, me, "laboratory", 1, 1)
    card = s.limbo[0]
    discard_limbo(s, me, 1 << me, not s.hands[me])
    s.gold[me] += LABORATORY_GOLD
    if s.log is not None:
        s.log.append(Event("uses-laboratory", {"who": me, "gold": LABORATORY_GOLD}, {"card": card}, (me,)))


def use_smithy(s: State, me: int, option: int) -> None:
    """Pay two coins for three cards."""
    s.used |= SMITHY_USED
    s.gold[me] -= SMITHY_PRICE
    cards = gain(s, me, SMITHY_CARDS)
    if s.log is not None:
        drawn = s.hands[me][len(s.hands[me]) - cards :]
        public = {"who": me, "gold": SMITHY_PRICE, "count": cards}
        s.log.append(Event("uses-smithy", public, {"cards": drawn}, (me,)))


def use_museum(s: State, me: int, option: int) -> Flow[None]:
    """Put a card face down under the Museum, where it is worth a point."""
    s.used |= MUSEUM_USED
    yield from pick_cards(s, me, "museum", 1, 1)
    card = s.limbo.pop()
    s.museum.append(card)
    if s.memory is not None:
        s.memory.move(card, 1 << me, UNDER_MUSEUM, 1 << me, not s.hands[me])
    if s.log is not None:
        s.log.append(Event("uses-museum", {"who": me}, {"card": card}, (me,)))


def armory_targets(s: State, owner: int) -> list[int]:
    """The districts that the Armory can destroy: any but itself, in a city that is not completed (p. 15)."""
    if is_complete(s, owner):
        return []
    return [building for building in dict.fromkeys(s.cities[owner]) if t.KIND[building] != t.ARMORY]


def use_armory(s: State, me: int, option: int) -> Flow[None]:
    """Destroy the Armory to destroy another district."""
    s.target = owner = do.ARMORY_AGAINST.index(option)
    options = do.DISTRICT.each(armory_targets(s, owner))
    building = do.DISTRICT.index((yield Ask(me, "armory", options, auto=True)))
    demolish(s, me, standing(s, me, t.ARMORY))
    demolish(s, owner, building)
    if s.log is not None:
        public = {"who": me, "whom": owner, "own": int(me == owner), "district": t.KIND[building]}
        s.log.append(Event("uses-armory", public))
