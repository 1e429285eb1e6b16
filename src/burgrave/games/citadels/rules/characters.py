"""Income, and ranks 4 to 7 and 9 (p. 12-14): crown, alms, extra resources, art and taxes.

A function with ``offer`` in its name adds what a character may do to the menu of a turn; the others do it.
"""

from __future__ import annotations

from typing import Final

from burgrave.games.citadels.data import tables as t
from burgrave.games.citadels.rules import vocabulary as do
from burgrave.games.citadels.rules.cards import count_of, draw, gain, keep_from_limbo, study_deck, take_at_random
from burgrave.games.citadels.rules.prices import ART_PRICE
from burgrave.games.citadels.rules.state import (
    ABILITY_USED,
    ALMS_TAKEN,
    CROWN_MOVED,
    IN_LIMBO,
    INCOME_TAKEN,
    ONE_BEAUTIFIED,
    State,
    neighbours,
    others,
)
from burgrave.kernel.action import Ask, Flow
from burgrave.kernel.events import Event

CARDS_STUDIED: Final = 7
QUEENS_GOLD: Final = 3
EXTRA_RESOURCES: Final = 4  # the Navigator's
BONUS: Final = {t.MERCHANT: (1, 0), t.ARCHITECT: (0, 2), t.QUEEN: (QUEENS_GOLD, 0)}  # gold and cards (p. 13, 14)


# ---------------------------------------------------------------- income


def income_offer(s: State, me: int, options: list[int]) -> None:
    """Resources for the districts of the character's type, once a turn; the School of Magic counts along (p. 4, 15)."""
    counts = s.owns[me] & (t.OF_TYPE[t.INCOME_TYPE[s.character]] | t.BIT[t.SCHOOL_OF_MAGIC])
    if counts and not s.used & INCOME_TAKEN and (s.deck or not t.INCOME_IN_CARDS[s.character]):
        options.append(do.INCOME)


def income(s: State, me: int) -> int:
    """How many coins or cards the income brings."""
    return count_of(s.cities[me], t.OF_TYPE[t.INCOME_TYPE[s.character]] | t.BIT[t.SCHOOL_OF_MAGIC])


def take_income(s: State, me: int, option: int) -> Flow[None]:
    """Gold or cards, all at once; the Abbot says beforehand how much of each (p. 13)."""
    character = s.character
    count = income(s, me)
    s.used |= INCOME_TAKEN
    gold = 0 if t.INCOME_IN_CARDS[character] else count
    if character == t.ABBOT:
        least = max(0, count - len(s.deck))  # no more cards than there are
        gold = do.AMOUNT.index((yield Ask(me, "abbot", do.AMOUNT.each(range(least, count + 1)))))
    s.gold[me] += gold
    cards = gain(s, me, count - gold)
    if s.log is not None:
        drawn = s.hands[me][len(s.hands[me]) - cards :]
        public = {"who": me, "gold": gold, "count": cards, "type": t.INCOME_TYPE[character]}
        s.log.append(Event("income", public, {"cards": drawn} if cards else None, (me,)))


# ---------------------------------------------------------------- rank 4: the crown


def crown_offer(s: State, me: int, options: list[int]) -> None:
    """King and Patrician take the crown at a moment of their choice (p. 12), and have an income."""
    if not s.used & CROWN_MOVED:
        options.append(do.TAKE_CROWN)
    income_offer(s, me, options)


def take_crown(s: State, me: int, option: int) -> None:
    """From now on this player calls the ranks, and chooses first next round."""
    s.used |= CROWN_MOVED
    move_crown(s, me, me)


def move_crown(s: State, me: int, to: int) -> None:
    """The crown changes its place."""
    if s.log is not None and s.crown != to:
        s.log.append(Event("takes-crown", {"who": me}) if me == to else Event("gives-crown", {"who": me, "whom": to}))
    s.crown = to


def crown_candidates(s: State, me: int) -> list[int]:
    """Whom the Emperor may crown: neither himself nor whoever has the crown (p. 12)."""
    return [seat for seat in others(s, me) if seat != s.crown]


def emperor_offer(s: State, me: int, options: list[int]) -> None:
    """The Emperor must crown somebody at a moment of his choice."""
    if not s.used & CROWN_MOVED:
        options += do.GIVE_CROWN.each(crown_candidates(s, me))
    income_offer(s, me, options)


def give_crown(s: State, me: int, option: int) -> Flow[None]:
    """Crown another player and take a coin or a random card from them (p. 12)."""
    s.used |= CROWN_MOVED
    s.target = other = do.GIVE_CROWN.index(option)
    move_crown(s, me, other)
    ways = ([do.TAKE_GOLD] if s.gold[other] else []) + ([do.TAKE_CARD] if s.hands[other] else [])
    if not ways:
        return
    way = yield Ask(me, "emperor_takes", ways, auto=True)
    if way == do.TAKE_GOLD:
        s.gold[other] -= 1
        s.gold[me] += 1
        if s.log is not None:
            s.log.append(Event("takes-gold", {"who": me, "whom": other, "gold": 1}))
        return
    card = take_at_random(s, me, other)
    if s.log is not None:
        s.log.append(Event("takes-at-random", {"who": me, "whom": other}, {"card": card}, (me, other)))


# ---------------------------------------------------------------- rank 5: Abbot (the others have an income only)


def abbot_offer(s: State, me: int, options: list[int]) -> None:
    """A coin from the richest player, if that is somebody else alone (p. 13)."""
    if not s.used & ALMS_TAKEN:
        most = max(s.gold)
        if s.gold[me] < most:
            options += do.ALMS.each([seat for seat in others(s, me) if s.gold[seat] == most])
    income_offer(s, me, options)


def take_alms(s: State, me: int, option: int) -> None:
    """The richest player gives a coin."""
    s.used |= ALMS_TAKEN
    other = do.ALMS.index(option)
    s.gold[other] -= 1
    s.gold[me] += 1
    if s.log is not None:
        s.log.append(Event("takes-gold", {"who": me, "whom": other, "gold": 1}))


# ---------------------------------------------------------------- ranks 6 and 7: extra resources


def merchant_offer(s: State, me: int, options: list[int]) -> None:
    """An extra coin."""
    bonus_offer(s, me, options)
    income_offer(s, me, options)


def bonus_offer(s: State, me: int, options: list[int]) -> None:
    """The extra resources of Merchant and Architect, whatever was gathered."""
    if not s.used & ABILITY_USED and (s.deck or s.character != t.ARCHITECT):
        options.append(do.BONUS)


def take_bonus(s: State, me: int, option: int) -> None:
    """A coin for the Merchant, two cards for the Architect, three coins for the Queen."""
    s.used |= ABILITY_USED
    gain_extra(s, me, *BONUS[s.character])


def gain_extra(s: State, me: int, gold: int, cards: int) -> None:
    """Extra resources of the character."""
    s.gold[me] += gold
    cards = gain(s, me, cards)
    if s.log is not None:
        drawn = s.hands[me][len(s.hands[me]) - cards :]
        public = {"who": me, "gold": gold, "count": cards, "character": s.character}
        s.log.append(Event("bonus", public, {"cards": drawn} if cards else None, (me,)))


def navigator_offer(s: State, me: int, options: list[int]) -> None:
    """Four coins or four cards (p. 13)."""
    if not s.used & ABILITY_USED:
        options.append(do.NAVIGATE_GOLD)
        if s.deck:
            options.append(do.NAVIGATE_CARDS)


def navigate(s: State, me: int, option: int) -> None:
    """Gain four of the chosen resource."""
    s.used |= ABILITY_USED
    if option == do.NAVIGATE_GOLD:
        gain_extra(s, me, EXTRA_RESOURCES, 0)
    else:
        gain_extra(s, me, 0, EXTRA_RESOURCES)


def scholar_offer(s: State, me: int, options: list[int]) -> None:
    """Study seven cards."""
    if not s.used & ABILITY_USED and s.deck:
        options.append(do.STUDY)


def study(s: State, me: int, option: int) -> Flow[None]:
    """Draw seven cards, keep one, shuffle the rest into the deck (p. 13)."""
    s.used |= ABILITY_USED
    count = draw(s, me, CARDS_STUDIED, s.limbo, IN_LIMBO)
    card = do.CARD.index((yield Ask(me, "study", do.CARD.each(dict.fromkeys(s.limbo)))))
    keep_from_limbo(s, me, card)
    study_deck(s, me)
    if s.log is not None:
        s.log.append(Event("studies", {"who": me, "count": count}, {"card": card}, (me,)))


# ---------------------------------------------------------------- rank 9 (rank 8 has a file of its own: raids.py)


def queen_offer(s: State, me: int, options: list[int]) -> None:
    """Three coins when a neighbour has revealed the rank 4 (p. 14)."""
    if not s.used & ABILITY_USED and s.shown[t.ROYAL_RANK] in neighbours(s, me):
        options.append(do.BONUS)


def artist_offer(s: State, me: int, options: list[int]) -> None:
    """Put a coin on up to two districts, on each only once in a game (p. 14)."""
    if not s.used & ABILITY_USED and s.gold[me] >= ART_PRICE:
        options += do.BEAUTIFY.each([b for b in dict.fromkeys(s.cities[me]) if b < t.BEAUTIFIED])


def beautify(s: State, me: int, option: int) -> None:
    """The district costs one more for good."""
    s.used |= ABILITY_USED if s.used & ONE_BEAUTIFIED else ONE_BEAUTIFIED
    kind = do.BEAUTIFY.index(option)
    city = s.cities[me][:]
    city[city.index(kind)] = kind + t.BEAUTIFIED
    s.cities[me] = city
    s.gold[me] -= ART_PRICE
    if s.log is not None:
        s.log.append(Event("beautifies", {"who": me, "district": kind}))


def tax_collector_offer(s: State, me: int, options: list[int]) -> None:
    """Take the taxes."""
    if not s.used & ABILITY_USED and s.taxes:
        options.append(do.COLLECT)


def collect(s: State, me: int, option: int) -> None:
    """All coins on the Tax Collector's card."""
    s.used |= ABILITY_USED
    if s.log is not None:
        s.log.append(Event("collects", {"who": me, "gold": s.taxes}))
    s.gold[me] += s.taxes
    s.taxes = 0
