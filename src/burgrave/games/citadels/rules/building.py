"""Building (p. 4): what may be built, the ways to pay, the warrant, the tax, and the completed city (p. 6)."""

from __future__ import annotations

from burgrave.games.citadels.data.tables import (
    BEAUTIFIED,
    BIT,
    BUILD_LIMIT,
    CARDINAL,
    FACTORY,
    FRAMEWORK,
    MONUMENT,
    NAVIGATOR,
    NECROPOLIS,
    NEVER,
    OF_TYPE,
    PRICE,
    QUARRY,
    STABLES,
    TAX_COLLECTOR,
    THIEVES_DEN,
    TRADE,
    TRADER,
    UNIQUE,
    WIZARD,
)
from burgrave.games.citadels.rules.cards import demolish, discard_limbo, give, pick_cards, play_openly
from burgrave.games.citadels.rules.state import CARDS_EXCHANGED, NOBODY, State
from burgrave.games.citadels.rules.vocabulary import (
    BUILD,
    CONFISCATE,
    DECLINE,
    DISTRICT,
    PAY_WITH,
    TAKE_FROM,
)
from burgrave.kernel.action import Ask, Flow
from burgrave.kernel.events import Event
from burgrave.kernel.secrets import reveal

MONUMENT_LIMIT = 5  # in a city of so many districts it can't be built any more

# What makes building anything else than paying the printed price
HELPERS = BIT[FACTORY] | BIT[FRAMEWORK] | BIT[QUARRY]
ODD_KINDS = BIT[MONUMENT] | BIT[NECROPOLIS] | BIT[STABLES] | BIT[THIEVES_DEN]
ODD_CHARACTERS = (CARDINAL, NAVIGATOR, TRADER, WIZARD)

PAY_GOLD = PAY_WITH["gold"]
PAY_FRAMEWORK = PAY_WITH["framework"]
PAY_SACRIFICE = PAY_WITH["sacrifice"]


def build_options(s: State, me: int) -> list[int]:
    """The districts in hand that may be built now and can be paid for in some way."""
    owns, character = s.owns[me], s.character
    kinds = list(dict.fromkeys(s.hands[me]))
    if s.built >= BUILD_LIMIT[character]:  # only what does not count against the limit (p. 13, Stables)
        if character == TRADER:
            kinds = [kind for kind in kinds if kind == STABLES or BIT[kind] & OF_TYPE[TRADE]]
        else:
            kinds = [STABLES] if STABLES in kinds and character != NAVIGATOR else []
    if owns & HELPERS or character in ODD_CHARACTERS:
        return [BUILD.start + kind for kind in kinds if may_build(s, me, kind) and can_pay(s, me, kind)]
    gold = s.gold[me]
    options = []
    for kind in kinds:  # the usual case, kept short: most questions of a game come through here
        if BIT[kind] & ODD_KINDS:
            if may_build(s, me, kind) and can_pay(s, me, kind):
                options.append(BUILD.start + kind)
        elif PRICE[kind] <= gold and not owns & BIT[kind]:
            options.append(BUILD.start + kind)
    return options


def may_build(s: State, me: int, kind: int) -> bool:
    """Whether a district may stand in the city: no second one of a name (p. 4), the Monument only in a small city."""
    owns = s.owns[me]
    if owns & BIT[kind] and not owns & BIT[QUARRY] and s.character != WIZARD:
        return False
    return PRICE[kind] < NEVER and (kind != MONUMENT or len(s.cities[me]) < MONUMENT_LIMIT)


def price_of(s: State, me: int, kind: int) -> int:
    """What a district costs this player: the Factory makes the other unique ones cheaper."""
    owns = s.owns[me]
    return PRICE[kind] - (1 if owns & BIT[FACTORY] and OF_TYPE[UNIQUE] & BIT[kind] else 0)


def can_pay(s: State, me: int, kind: int, elsewhere: bool = False) -> bool:
    """Whether there is a way to pay for a card of the own hand, or for one that lies elsewhere."""
    if s.owns[me] & BIT[FRAMEWORK] or (kind == NECROPOLIS and s.cities[me]):
        return True
    return can_pay_price(s, me, kind, len(s.hands[me]) - (0 if elsewhere else 1))


def can_pay_price(s: State, me: int, kind: int, cards: int) -> bool:
    """Whether the price can be paid with gold, and with so many other cards where cards are good for something."""
    missing = price_of(s, me, kind) - s.gold[me]
    if missing <= 0:
        return True
    if kind == THIEVES_DEN:
        return missing <= cards
    return missing <= cards and bool(lenders(s, me, missing))


def lenders(s: State, me: int, missing: int) -> list[int]:
    """The players from whom the Cardinal can take all that is missing, in exchange for cards (p. 13)."""
    if s.character != CARDINAL or s.used & CARDS_EXCHANGED:
        return []
    return [seat for seat, gold in enumerate(s.gold) if seat != me and gold >= missing]


def build_from_hand(s: State, me: int, option: int) -> Flow[None]:
    """Build a district from the hand; it counts against the limit unless it says otherwise."""
    kind = option - BUILD.start
    play_openly(s, me, kind)
    if kind != STABLES and not (s.character == TRADER and OF_TYPE[TRADE] & BIT[kind]):
        s.built += 1
    yield from build(s, me, kind)


def build(s: State, me: int, kind: int) -> Flow[None]:
    """Pay for a district, let the Magistrate look at it, and put it into a city; then the tax (p. 14)."""
    s.building = kind
    ways = ways_to_pay(s, me, kind)
    way = ways[0] if len(ways) == 1 else (yield Ask(me, "pay", ways))
    builder = me
    if way == PAY_GOLD:
        price = price_of(s, me, kind)
        if kind == THIEVES_DEN or s.gold[me] < price:
            price = yield from raise_money(s, me, kind, price)
        s.gold[me] -= price
        s.spent += price
        if s.log is not None:
            s.log.append(Event("builds", {"who": me, "district": kind, "gold": price}))
        if not s.warrant_closed and s.warrants:
            builder = yield from warrant(s, me, kind, price)
        s.warrant_closed = True
    elif way == PAY_FRAMEWORK:
        demolish(s, me, standing(s, me, FRAMEWORK))
        if s.log is not None:
            s.log.append(Event("builds-with-framework", {"who": me, "district": kind}))
    else:
        options = [DISTRICT.start + building for building in dict.fromkeys(s.cities[me])]
        sacrifice = (yield Ask(me, "sacrifice", options, auto=True)) - DISTRICT.start
        demolish(s, me, sacrifice)
        if s.log is not None:
            public = {"who": me, "district": kind, "sacrifice": sacrifice % BEAUTIFIED}
            s.log.append(Event("builds-by-sacrifice", public))
    s.building = NOBODY
    add_district(s, builder, kind)
    pay_tax(s, builder)
    check_completion(s, builder)


def standing(s: State, owner: int, kind: int) -> int:
    """A unique district as it stands in a city, beautified or not."""
    return kind if kind in s.cities[owner] else kind + BEAUTIFIED


def ways_to_pay(s: State, me: int, kind: int) -> list[int]:
    """Gold, the Framework, or a sacrifice for the Necropolis."""
    ways = [PAY_GOLD] if can_pay_price(s, me, kind, len(s.hands[me])) else []
    if s.owns[me] & BIT[FRAMEWORK]:
        ways.append(PAY_FRAMEWORK)
    if kind == NECROPOLIS and s.cities[me]:
        ways.append(PAY_SACRIFICE)
    return ways


def raise_money(s: State, me: int, kind: int, price: int) -> Flow[int]:
    """Pay with cards where that is allowed, and return what is left to pay in gold."""
    hand = s.hands[me]
    if kind == THIEVES_DEN:
        richest = max(gold for seat, gold in enumerate(s.gold) if seat != me)
        credit = richest if lenders(s, me, 1) else 0
        least = max(0, price - s.gold[me] - credit)
        yield from pick_cards(s, me, "den_cards", least, min(price, len(hand)))
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
    options = [TAKE_FROM.start + seat for seat in lenders(s, me, missing)]
    s.used |= CARDS_EXCHANGED
    s.target = other = (yield Ask(me, "lender", options, auto=True)) - TAKE_FROM.start
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
    if s.rank not in s.warrants or s.warrant_shown or s.owns[judge] & BIT[kind]:
        return me
    if (kind == MONUMENT and len(s.cities[judge]) >= MONUMENT_LIMIT) or (
        judge == me and not s.config.options.magistrate_hits_own_character
    ):
        return me
    options = [CONFISCATE, DECLINE] if s.signed == s.rank else [DECLINE]
    if (yield Ask(judge, "confiscate", options)) == DECLINE:
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
    s.owns[owner] |= BIT[building]


def pay_tax(s: State, builder: int) -> None:
    """Whoever builds puts a coin on the Tax Collector's card, if he has one and is not the Tax Collector (p. 14)."""
    if s.config.taxes and s.gold[builder] and not (s.character == TAX_COLLECTOR and builder == s.me):
        s.gold[builder] -= 1
        s.taxes += 1
        if s.log is not None:
            s.log.append(Event("pays-tax", {"who": builder}))


def size_of(s: State, owner: int) -> int:
    """How many districts a city counts towards its completion: the Monument is two."""
    return len(s.cities[owner]) + (1 if s.owns[owner] & BIT[MONUMENT] else 0)


def sizes(s: State) -> list[int]:
    """The same for all cities."""
    found = list(map(len, s.cities))
    for owner, owns in enumerate(s.owns):
        if owns & BIT[MONUMENT]:
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
