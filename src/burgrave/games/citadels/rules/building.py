"""Building (p. 4): what may be built, the ways to pay, the warrant, the tax, and the completed city (p. 6)."""

from __future__ import annotations

from collections.abc import Iterable

from burgrave.games.citadels.data import tables as t
from burgrave.games.citadels.rules import vocabulary as do
from burgrave.games.citadels.rules.cards import demolish, discard_limbo, give, pick_cards, play_openly
from burgrave.games.citadels.rules.prices import can_pay, fewest_cards, lenders, prices_to_build, tax, ways_to_pay
from burgrave.games.citadels.rules.state import CARDS_EXCHANGED, NOBODY, State
from burgrave.kernel.action import Ask, Flow
from burgrave.kernel.events import Event
from burgrave.kernel.secrets import reveal

MONUMENT_LIMIT = 5  # in a city of so many districts it can't be built any more

# What makes building anything else than paying its price in gold
HELPERS = t.BIT[t.FRAMEWORK] | t.BIT[t.QUARRY]
ODD_KINDS = t.BIT[t.MONUMENT] | t.BIT[t.NECROPOLIS] | t.BIT[t.STABLES] | t.BIT[t.THIEVES_DEN]
ODD_CHARACTERS = (t.CARDINAL, t.NAVIGATOR, t.TRADER, t.WIZARD)

# By character, the kinds that do not count against the limit (p. 13, Stables); the Navigator builds not even those
UNLIMITED = [t.BIT[t.STABLES]] * len(t.CHARACTERS)
UNLIMITED[t.TRADER] |= t.OF_TYPE[t.TRADE]
UNLIMITED[t.NAVIGATOR] = 0


def build_options(s: State, me: int) -> list[int]:
    """The districts in hand that may be built now and can be paid for in some way."""
    owns, character = s.owns[me], s.character
    kinds: Iterable[int] = dict.fromkeys(s.hands[me])
    if s.built >= t.BUILD_LIMIT[character]:
        unlimited = UNLIMITED[character]
        kinds = [kind for kind in kinds if unlimited >> kind & 1]
    if owns & HELPERS or character in ODD_CHARACTERS:
        return do.BUILD.each([kind for kind in kinds if may_build(s, me, kind) and can_pay(s, me, kind)])
    gold, bit, price, start = s.gold[me], t.BIT, prices_to_build(s, me), do.BUILD.start
    options = []
    for kind in kinds:  # the usual case, kept short: most questions of a game come through here
        if bit[kind] & ODD_KINDS:
            if may_build(s, me, kind) and can_pay(s, me, kind):
                options.append(start + kind)
        elif price[kind] <= gold and not owns & bit[kind]:
            options.append(start + kind)
    return options


def may_build(s: State, me: int, kind: int) -> bool:
    """Whether a district may stand in the city: no second one of a name (p. 4), the Monument only in a small city."""
    if s.owns[me] & t.BIT[kind] and not may_build_twice(s, me):
        return False
    return t.PRICE[kind] < t.NEVER and (kind != t.MONUMENT or len(s.cities[me]) < MONUMENT_LIMIT)


def may_build_twice(s: State, me: int) -> bool:
    """Whether a city may get a second district of a name: with the Quarry (p. 15), and by the Wizard (p. 11)."""
    return bool(s.owns[me] & t.BIT[t.QUARRY]) or s.character == t.WIZARD


def build_from_hand(s: State, me: int, option: int) -> Flow[None]:
    """Build a district from the hand; it counts against the limit unless it says otherwise."""
    kind = do.BUILD.index(option)
    play_openly(s, me, kind)
    if not UNLIMITED[s.character] & t.BIT[kind]:
        s.built += 1
    yield from build(s, me, kind)


def build(s: State, me: int, kind: int) -> Flow[None]:
    """Pay for a district, let the Magistrate look at it, and put it into a city; then the tax (p. 14)."""
    s.building = kind
    ways = ways_to_pay(s, me, kind)
    way = ways[0] if len(ways) == 1 else (yield Ask(me, "pay", ways))
    builder = me
    if way == do.PAY_GOLD:
        price = prices_to_build(s, me)[kind]
        if kind == t.THIEVES_DEN or s.gold[me] < price:
            price = yield from raise_money(s, me, kind, price)
        s.gold[me] -= price
        s.spent += price
        if s.log is not None:
            s.log.append(Event("builds", {"who": me, "district": kind, "gold": price}))
        if not s.warrant_closed and s.warrants:
            builder = yield from warrant(s, me, kind, price)
        s.warrant_closed = True
    elif way == do.PAY_FRAMEWORK:
        demolish(s, me, standing(s, me, t.FRAMEWORK))
        if s.log is not None:
            s.log.append(Event("builds-with-framework", {"who": me, "district": kind}))
    else:
        options = do.DISTRICT.each(dict.fromkeys(s.cities[me]))
        sacrifice = do.DISTRICT.index((yield Ask(me, "sacrifice", options, auto=True)))
        demolish(s, me, sacrifice)
        if s.log is not None:
            public = {"who": me, "district": kind, "sacrifice": sacrifice % t.BEAUTIFIED}
            s.log.append(Event("builds-by-sacrifice", public))
    s.building = NOBODY
    add_district(s, builder, kind)
    pay_tax(s, builder)
    check_completion(s, builder)


def standing(s: State, owner: int, kind: int) -> int:
    """A unique district as it stands in a city, beautified or not."""
    return kind if kind in s.cities[owner] else kind + t.BEAUTIFIED


def raise_money(s: State, me: int, kind: int, price: int) -> Flow[int]:
    """Pay with cards where that is allowed, and return what is left to pay in gold."""
    hand = s.hands[me]
    if kind == t.THIEVES_DEN:
        yield from pick_cards(s, me, "den_cards", fewest_cards(s, me, price), min(price, len(hand)))
        cards = len(s.limbo)
        discard_limbo(s, me, 1 << me, not hand, shuffled=True)
        price -= cards
        if cards and s.log is not None:
            s.log.append(Event("den-cards", {"who": me, "count": cards}))
    missing = price - s.gold[me]
    if missing > 0:
        yield from exchange_cards(s, me, missing)
    return price


def exchange_cards(s: State, me: int, missing: int) -> Flow[None]:
    """The Cardinal takes exactly the missing gold from one player and gives as many cards (p. 13)."""
    options = do.TAKE_FROM.each(lenders(s, me, missing))
    s.used |= CARDS_EXCHANGED
    s.target = other = do.TAKE_FROM.index((yield Ask(me, "lender", options, auto=True)))
    yield from pick_cards(s, me, "lender_cards", missing, missing)
    s.gold[other] -= missing
    s.gold[me] += missing
    cards = s.limbo[:]
    while s.limbo:
        give(s, s.limbo.pop(), me, other)
    if s.log is not None:
        s.log.append(Event("exchanges", {"who": me, "whom": other, "count": missing}, {"cards": cards}, (me, other)))


def warrant(s: State, me: int, kind: int, paid: int) -> Flow[int]:
    """The Magistrate may confiscate the first district paid for (p. 10); returns who has built it.

    He is asked for every warrant, signed or not, so that nobody learns from the question.
    """
    judge = s.magistrate
    if s.rank not in s.warrants or s.warrant_shown or s.owns[judge] & t.BIT[kind]:
        return me
    if (kind == t.MONUMENT and len(s.cities[judge]) >= MONUMENT_LIMIT) or (
        judge == me and not s.config.options.magistrate_hits_own_character
    ):
        return me
    options = [do.CONFISCATE, do.DECLINE] if s.signed == s.rank else [do.DECLINE]
    if (yield Ask(judge, "confiscate", options)) == do.DECLINE:
        return me
    s.warrant_shown = True
    reveal(s)
    s.gold[me] += paid
    s.spent -= paid
    if s.log is not None:
        s.log.append(Event("confiscates", {"who": judge, "whom": me, "district": kind}))
    return judge


def add_district(s: State, owner: int, building: int) -> None:
    """A district joins a city."""
    s.cities[owner] = [*s.cities[owner], building]
    s.owns[owner] |= t.BIT[building]


def pay_tax(s: State, builder: int) -> None:
    """Whoever builds puts a coin on the Tax Collector's card (p. 14)."""
    gold = tax(s, builder)
    if gold:
        s.gold[builder] -= gold
        s.taxes += gold
        if s.log is not None:
            s.log.append(Event("pays-tax", {"who": builder}))


def size_of(s: State, owner: int) -> int:
    """How many districts a city counts towards its completion: the Monument is two."""
    return len(s.cities[owner]) + (s.owns[owner] >> t.MONUMENT & 1)


def sizes(s: State) -> list[int]:
    """The same for all cities."""
    found = list(map(len, s.cities))
    for owner, owns in enumerate(s.owns):
        if owns & t.BIT[t.MONUMENT]:
            found[owner] += 1
    return found


def is_complete(s: State, owner: int) -> bool:
    """Whether a city is completed (p. 6)."""
    return size_of(s, owner) >= s.config.size


def check_completion(s: State, owner: int) -> None:
    """The first completed city ends the game with this round (p. 6)."""
    if is_complete(s, owner):
        s.ending = True
        if s.first == NOBODY:
            s.first = owner
            if s.log is not None:
                s.log.append(Event("completes", {"who": owner}))
