"""The heuristic player's turn in Citadels: what each thing that may be done next is worth, in points.

The numbers also give the order: what is free comes first (``FREE``), then gathering, then building, then the rest; to
end the turn is worth nothing. Nothing is read here that the seat can't know.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from burgrave.games.citadels.bot.guess import suspects
from burgrave.games.citadels.bot.values import (
    GOLD,
    POINTS,
    TEMPO,
    build_worth,
    card_worth,
    gift,
    income,
    next_card,
    playable,
    rivalry,
    type_bonus,
)
from burgrave.games.citadels.data import tables as t
from burgrave.games.citadels.rules import vocabulary as do
from burgrave.games.citadels.rules.building import size_of
from burgrave.games.citadels.rules.characters import EXTRA_RESOURCES
from burgrave.games.citadels.rules.districts import LABORATORY_GOLD, armory_targets
from burgrave.games.citadels.rules.prices import (
    ART_PRICE,
    SMITHY_PRICE,
    price_to_exchange,
    prices_to_build,
    prices_to_destroy,
    prices_to_seize,
)
from burgrave.games.citadels.rules.raids import destroyable, exchangeable, obtainable, seizable
from burgrave.games.citadels.rules.state import State
from burgrave.games.citadels.rules.turn import GATHERED_GOLD, MORE_GOLD
from burgrave.kernel.action import Block

FREE: Final = 20.0  # what costs nothing is done at once
NAMING: Final = 15.0  # so are the abilities that name somebody
GATHERING: Final = 10.0
TURN: Final = 4.0  # what an ordinary turn is worth to its player
JUNK: Final = 0.9  # a card worth less than that is better given away


def turn(s: State, me: int, options: list[int]) -> list[float]:
    """What to do next."""
    worth = []
    cards = playable(s, me)
    targets: list[float] = []
    rivals: list[float] = []
    for option in options:
        if option in BUILDS:
            worth.append(build_worth(s, me, BUILDS[option]))
        elif option == do.END:
            worth.append(0.0)
        elif option == do.GATHER_GOLD:
            worth.append(GATHERING + gold_gathered(s, me, cards))
        elif option == do.GATHER_CARDS:
            worth.append(GATHERING + cards_gathered(s, me, cards))
        elif option == do.INCOME:
            worth.append(income_now(s, me, cards))
        elif option in NAMERS:
            naming, character = NAMERS[option]
            targets = targets or name_targets(s, me, naming)
            worth.append(NAMING + targets[t.RANK[character]])
        elif option in do.NAVIGATE:
            gold = option == do.NAVIGATE_GOLD
            worth.append(FREE + (EXTRA_RESOURCES * coin(s, me, cards) if gold else 2.4 * next_card(len(cards)) + 0.8))
        elif option in OTHERS:
            rivals = rivals or rivalry(s, me)
            worth.append(OTHERS[option](s, me, option, cards, rivals))
        else:
            worth.append(FREE)
    return worth


def coin(s: State, me: int, cards: list[int]) -> float:
    """What a coin more is worth: much as long as there is something to buy."""
    if s.ending:
        return 0.2 + coin_at_end(s, me)
    price, wanted = prices_to_build(s, me), 0
    for kind in cards[:3]:
        wanted += price[kind]
    return 0.9 if s.gold[me] < wanted else 0.45


def gold_gathered(s: State, me: int, cards: list[int]) -> float:
    """Two coins, three with the Gold Mine."""
    gold = GATHERED_GOLD + (MORE_GOLD if s.owns[me] & t.BIT[t.GOLD_MINE] else 0)
    if s.ending:
        price = prices_to_build(s, me)
        return max([POINTS[kind] for kind in cards if price[kind] <= s.gold[me] + gold], default=0.0)
    return gold * coin(s, me, cards)


def cards_gathered(s: State, me: int, cards: list[int]) -> float:
    """One card of two, or more with Library and Observatory."""
    count, owns = len(cards), s.owns[me]
    worth = next_card(count)
    if owns & t.BIT[t.OBSERVATORY]:
        worth *= 1.15
    if owns & t.BIT[t.LIBRARY]:
        worth += next_card(count + 1)
    if s.ending:
        price = prices_to_build(s, me)
        best = max([POINTS[kind] for kind in cards if price[kind] <= s.gold[me]], default=0.0)
        return best + 0.3 * min(s.gold[me], 3)
    return worth


def income_now(s: State, me: int, cards: list[int]) -> float:
    """An income waits for districts of its type that can be built before it, unless it is needed to pay for them."""
    character = s.character
    if t.INCOME_IN_CARDS[character] or s.built >= t.BUILD_LIMIT[character]:
        return FREE
    price, type_, gold = prices_to_build(s, me), t.INCOME_TYPE[character], s.gold[me]
    if not s.gathered:
        gold += GATHERED_GOLD
    fits = [kind for kind in cards if (t.TYPE[kind] == type_ or kind == t.SCHOOL_OF_MAGIC) and price[kind] <= gold]
    if not fits:
        return FREE
    with_income = gold + income(s, me, character)
    best = max([build_worth(s, me, kind) for kind in cards if price[kind] <= with_income])
    return FREE if best > max([build_worth(s, me, kind) for kind in fits]) + 1.0 else 0.5


def name_targets(s: State, me: int, naming: Block) -> list[float]:
    """By rank: what naming it is expected to bring."""
    rivals = rivalry(s, me)
    targets = [0.0] * 10
    cast = s.config.cast
    for owner, odds in suspects(s, me):
        gold = s.gold[owner] + 0.1  # who has none may still get some
        cards, funds = len(s.hands[owner]), s.gold[owner] + GATHERED_GOLD
        for rank, chance in odds.items():
            if naming is do.ROB:
                targets[rank] += chance * (0.9 + rivals[owner]) * gold
            elif naming is do.FLOWER:
                targets[rank] += chance * (0.4 + rivals[owner]) * gold
            elif naming is do.SIGNED:
                targets[rank] += chance * (1.0 + rivals[owner]) * min(funds, 5)
            else:
                targets[rank] += chance * rivals[owner] * (TURN + gift(s, owner, cast[rank], cards, funds))
    return targets


# ---------------------------------------------------------------- abilities and districts

Other = Callable[[State, int, int, list[int], list[float]], float]


def alms(s: State, me: int, option: int, cards: list[int], rivals: list[float]) -> float:
    """A coin from whoever stands most in the way."""
    return FREE + rivals[do.ALMS.index(option)]


def crown(s: State, me: int, option: int, cards: list[int], rivals: list[float]) -> float:
    """The crown for the weakest who has something to take."""
    other = do.GIVE_CROWN.index(option)
    return NAMING - 2.0 * rivals[other] + (0.5 if s.gold[other] or s.hands[other] else 0.0)


def spy_on(s: State, me: int, option: int, cards: list[int], rivals: list[float]) -> float:
    """Whoever has gold and many cards."""
    other = do.SPY_ON.index(option)
    return NAMING + min(s.gold[other], 0.4 * len(s.hands[other])) + 0.3 * len(s.hands[other]) + rivals[other]


def swap(s: State, me: int, option: int, cards: list[int], rivals: list[float]) -> float:
    """A larger hand, once there is nothing left to build from the own one."""
    other = do.SWAP_HANDS.index(option)
    more = len(s.hands[other]) - len(s.hands[me])
    if more <= 0 or t.SECRET_VAULT in s.hands[me]:
        return -1.0
    if s.gathered and can_build(s, me, cards):
        return 0.4
    return (0.5 if not s.gathered and cards else 6.0) + 0.4 * more + rivals[other]


def redraw(s: State, me: int, option: int, cards: list[int], rivals: list[float]) -> float:
    """New cards for those that are of no use."""
    junk = len([card for card in s.hands[me] if card_worth(s, me, card) < JUNK])
    return 0.3 * junk if junk else -1.0


def look_at(s: State, me: int, option: int, cards: list[int], rivals: list[float]) -> float:
    """A card of a large hand; before building, since it may be built at once."""
    other = do.LOOK_AT.index(option)
    return (6.0 if s.gathered else 5.0) + 0.2 * len(s.hands[other]) + rivals[other]


def laboratory(s: State, me: int, option: int, cards: list[int], rivals: list[float]) -> float:
    """Two coins for a card that is of no use."""
    loss = least_loss(s, me, cards)
    if s.ending:
        return LABORATORY_GOLD * coin_at_end(s, me) - loss
    return FREE if loss < JUNK else LABORATORY_GOLD * coin(s, me, cards) - loss


def smithy(s: State, me: int, option: int, cards: list[int], rivals: list[float]) -> float:
    """Three cards for two coins, when there is nothing to build."""
    if s.ending:
        return -1.0
    return (2.2 if not can_build(s, me, cards) else 0.0) * next_card(len(cards)) - SMITHY_PRICE * GOLD - 1.0


def museum(s: State, me: int, option: int, cards: list[int], rivals: list[float]) -> float:
    """A point for a card that is of little use."""
    return 1.0 - least_loss(s, me, cards)


def least_loss(s: State, me: int, cards: list[int]) -> float:
    """What giving away the least useful card costs."""
    hand = s.hands[me]
    if s.ending:
        return (3.0 if len(hand) == 1 and hand[0] == t.SECRET_VAULT else 0.0) + (
            1.0 if s.owns[me] & t.BIT[t.MAP_ROOM] else 0.0
        )
    least = min([card_worth(s, me, card) for card in hand])
    return min(least, next_card(len(cards) - 1)) if cards else least


def coin_at_end(s: State, me: int) -> float:
    """What a coin is worth when the game is over: a point in the Imperial Treasury."""
    return 1.0 if s.owns[me] & t.BIT[t.IMPERIAL_TREASURY] else 0.0


def armory(s: State, me: int, option: int, cards: list[int], rivals: list[float]) -> float:
    """The Armory for another district: only to stop whoever is about to win."""
    owner = do.ARMORY_AGAINST.index(option)
    if owner == me or size_of(s, owner) < s.config.size - 1:
        return -9.0
    points = max([POINTS[building] for building in armory_targets(s, owner)])
    return rivals[owner] * (points + TEMPO + denial(s, owner)) - POINTS[t.ARMORY] - TEMPO


def beautify(s: State, me: int, option: int, cards: list[int], rivals: list[float]) -> float:
    """A point for a coin."""
    if s.ending:
        return 1.0 - ART_PRICE * coin_at_end(s, me)
    return 1.0 - ART_PRICE * GOLD + (0.2 if size_of(s, me) >= 4 else -0.2)


def destroy_in(s: State, me: int, option: int, cards: list[int], rivals: list[float]) -> float:
    """The best that can be destroyed in a city."""
    owner = do.DESTROY_IN.index(option)
    if owner == me:
        return -5.0
    return max([harm(s, me, owner, b, rivals) for b in destroyable(s, me, owner)])


def harm(s: State, me: int, owner: int, building: int, rivals: list[float]) -> float:
    """What destroying a district is worth, its price deducted."""
    gold = coin_at_end(s, me) if s.ending else GOLD + 0.2
    gain = rivals[owner] * (1.2 * (POINTS[building] + TEMPO) + denial(s, owner))
    return gain - gold * prices_to_destroy(s, owner)[building]


def denial(s: State, owner: int) -> float:
    """What it is worth to keep a city from being completed."""
    missing = s.config.size - size_of(s, owner)
    return 4.0 if missing == 1 else 1.0 if missing == 2 else 0.0


def seize_from(s: State, me: int, option: int, cards: list[int], rivals: list[float]) -> float:
    """The best that can be seized from a city."""
    owner = do.SEIZE_FROM.index(option)
    return max([booty(s, me, owner, building, rivals) for building in seizable(s, me, owner)])


def booty(s: State, me: int, owner: int, building: int, rivals: list[float]) -> float:
    """What seizing a district is worth: here one more, there one less and its price in gold."""
    price = prices_to_seize(s, owner)[building]
    gold = 0.1 if s.ending else GOLD
    gained = POINTS[building] + type_bonus(s, me, t.KIND[building]) + TEMPO - gold * price
    return gained + rivals[owner] * (POINTS[building] + TEMPO - gold * price)


def exchange_with(s: State, me: int, option: int, cards: list[int], rivals: list[float]) -> float:
    """The best exchange with a city."""
    owner = do.EXCHANGE_WITH.index(option)
    return max([deal(s, me, owner, theirs, rivals) for theirs in obtainable(s, me, owner)]) - 0.2


def deal(s: State, me: int, owner: int, theirs: int, rivals: list[float]) -> float:
    """What getting a district in the best exchange is worth."""
    gold = 0.1 if s.ending else GOLD
    best = -9.0
    for mine in exchangeable(s, me, owner, theirs):
        price = price_to_exchange(s, owner, theirs, mine)
        more = POINTS[theirs] - POINTS[mine]
        best = max(best, more - gold * price + rivals[owner] * (more - gold * price))
    return best


def can_build(s: State, me: int, cards: list[int]) -> bool:
    """Whether something of the hand can be built now."""
    if s.built >= t.BUILD_LIMIT[s.character]:
        return False
    gold, price = s.gold[me], prices_to_build(s, me)
    return any(price[kind] <= gold for kind in cards)


BUILDS: Final[dict[int, int]] = {option: do.BUILD.index(option) for option in do.BUILD}
NAMERS: Final[dict[int, tuple[Block, int]]] = {
    option: (naming, naming.index(option)) for naming in (do.KILL, do.ROB, do.SIGNED, do.FLOWER) for option in naming
}  # the character that an option names
OTHERS: Final[dict[int, Other]] = {
    do.USE_LABORATORY: laboratory,
    do.USE_SMITHY: smithy,
    do.USE_MUSEUM: museum,
    do.REDRAW: redraw,
}
for _block, _judge in (
    (do.ALMS, alms),
    (do.GIVE_CROWN, crown),
    (do.SPY_ON, spy_on),
    (do.SWAP_HANDS, swap),
    (do.LOOK_AT, look_at),
    (do.ARMORY_AGAINST, armory),
    (do.BEAUTIFY, beautify),
    (do.DESTROY_IN, destroy_in),
    (do.SEIZE_FROM, seize_from),
    (do.EXCHANGE_WITH, exchange_with),
):
    for _option in _block:
        OTHERS[_option] = _judge
