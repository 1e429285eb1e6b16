"""The characters (p. 10-14), rank by rank: what each may do in its turn, beside gathering and building.

``OFFERS`` adds a character's abilities to the menu of a turn; the functions it names are called when they are chosen.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from burgrave.games.citadels.actions import (
    ALMS,
    AMOUNT,
    BEAUTIFY,
    BLANK,
    BONUS,
    BUILD_NOW,
    CARD,
    COLLECT,
    FLOWER,
    FORESEE,
    GIVE_CROWN,
    INCOME,
    KILL,
    LOOK_AT,
    NAVIGATE,
    REDRAW,
    ROB,
    SIGNED,
    SPY_ON,
    STUDY,
    SWAP_HANDS,
    TAKE,
    TAKE_CROWN,
    TO_HAND,
    TYPE_OF,
    UNSIGNED,
)
from burgrave.games.citadels.building import build, can_pay, may_build
from burgrave.games.citadels.cards import (
    count_of,
    discard_limbo,
    draw,
    gain,
    give,
    pick_cards,
    study_deck,
    take_at_random,
)
from burgrave.games.citadels.data import (
    ABBOT,
    ARCHITECT,
    ARTIST,
    ASSASSIN,
    BEAUTIFIED,
    BIT,
    BLACKMAILER,
    CHARACTERS,
    EMPEROR,
    INCOME_IN_CARDS,
    INCOME_TYPE,
    KING,
    MAGICIAN,
    MAGISTRATE,
    MERCHANT,
    NAVIGATOR,
    NO_INCOME,
    OF_TYPE,
    PATRICIAN,
    QUEEN,
    RANK,
    ROYAL_RANK,
    SCHOLAR,
    SCHOOL_OF_MAGIC,
    SEER,
    SPY,
    TAX_COLLECTOR,
    THIEF,
    TYPE,
    TYPES,
    WIZARD,
)
from burgrave.games.citadels.state import (
    ABILITY_USED,
    ALMS_TAKEN,
    CROWN_MOVED,
    IN_LIMBO,
    INCOME_TAKEN,
    ONE_BEAUTIFIED,
    State,
)
from burgrave.kernel.action import Ask, Flow
from burgrave.kernel.events import Event
from burgrave.kernel.secrets import learn, reveal

WARRANTS: Final = 3
CARDS_STUDIED: Final = 7
QUEENS_GOLD: Final = 3
EXTRA_CARDS: Final = 2  # the Architect's
EXTRA_RESOURCES: Final = 4  # the Navigator's


def others(s: State, me: int) -> list[int]:
    """The other seats, from the left neighbour on."""
    players = s.config.players
    return [(me + i) % players for i in range(1, players)]


# ---------------------------------------------------------------- income


def income_offer(s: State, me: int, options: list[int]) -> None:
    """Resources for the districts of the character's type, once a turn; the School of Magic counts along (p. 4, 15)."""
    if not s.used & INCOME_TAKEN and s.owns[me] & (OF_TYPE[INCOME_TYPE[s.character]] | BIT[SCHOOL_OF_MAGIC]):
        options.append(INCOME)


def take_income(s: State, me: int, option: int) -> Flow[None]:
    """Gold or cards, all at once; the Abbot says beforehand how much of each (p. 13)."""
    character = s.character
    count = count_of(s.cities[me], OF_TYPE[INCOME_TYPE[character]] | BIT[SCHOOL_OF_MAGIC])
    s.used |= INCOME_TAKEN
    gold = 0 if INCOME_IN_CARDS[character] else count
    if character == ABBOT:
        gold = (yield Ask(me, "abbot", [AMOUNT.start + amount for amount in range(count + 1)])) - AMOUNT.start
    s.gold[me] += gold
    cards = gain(s, me, count - gold)
    if s.log is not None:
        drawn = s.hands[me][len(s.hands[me]) - cards :]
        public = {"who": me, "gold": gold, "count": cards, "type": INCOME_TYPE[character]}
        s.log.append(Event("income", public, {"cards": drawn} if cards else None, (me,)))


# ---------------------------------------------------------------- rank 1: the characters that name others


def nameable(s: State, also_not: tuple[int, ...] = ()) -> list[int]:
    """The characters of the cast that may be named: any other, held or not."""
    config = s.config
    ranks = [rank for rank in config.ranks if rank != RANK[s.character] and rank not in also_not]
    if not config.options.face_up_can_be_named:
        ranks = [rank for rank in ranks if rank not in s.face_up] or ranks
    return [config.cast[rank] for rank in ranks]


def assassin_offer(s: State, me: int, options: list[int]) -> None:
    """Name a character to kill."""
    if not s.used & ABILITY_USED:
        options += [KILL.start + character for character in nameable(s)]


def kill(s: State, me: int, option: int) -> None:
    """The killed character will lose its turn, in silence."""
    s.used |= ABILITY_USED
    character = option - KILL.start
    s.killed = RANK[character]
    if s.log is not None:
        s.log.append(Event("kills", {"who": me, "character": character}))


def magistrate_offer(s: State, me: int, options: list[int]) -> None:
    """Put three warrants on three characters, the signed one first."""
    if not s.used & ABILITY_USED:
        options += [SIGNED.start + character for character in nameable(s)]


def assign_warrants(s: State, me: int, option: int) -> Flow[None]:
    """Which of the three is signed, nobody else knows."""
    s.used |= ABILITY_USED
    s.magistrate = me
    s.signed = RANK[option - SIGNED.start]
    warrants = [s.signed]
    while len(warrants) < WARRANTS:
        floor = warrants[-1] if len(warrants) > 1 else 0
        left = [c for c in nameable(s, (s.signed,)) if RANK[c] > floor]
        spare = len(left) - (WARRANTS - len(warrants))
        option = yield Ask(me, "warrant", [UNSIGNED.start + character for character in left[: spare + 1]])
        warrants.append(RANK[option - UNSIGNED.start])
    s.warrants = sorted(warrants)
    if s.log is not None:
        cast = s.config.cast
        named = [cast[rank] for rank in s.warrants]
        s.log.append(Event("warrants", {"who": me, "characters": named}, {"character": cast[s.signed]}, (me,)))


# ---------------------------------------------------------------- rank 2: Thief, Spy, Blackmailer


def thief_offer(s: State, me: int, options: list[int]) -> None:
    """Name a character to rob: not rank 1, nor the killed or bewitched one (p. 11)."""
    if not s.used & ABILITY_USED:
        options += [ROB.start + character for character in nameable(s, (1, s.killed, s.bewitched))]


def rob(s: State, me: int, option: int) -> None:
    """The robbed character will lose all its gold when it is revealed."""
    s.used |= ABILITY_USED
    character = option - ROB.start
    s.robbed = RANK[character]
    s.thief = me
    if s.log is not None:
        s.log.append(Event("robs", {"who": me, "character": character}))


def spy_offer(s: State, me: int, options: list[int]) -> None:
    """Spy on another player."""
    if not s.used & ABILITY_USED:
        options += [SPY_ON.start + seat for seat in others(s, me)]


def spy(s: State, me: int, option: int) -> Flow[None]:
    """Name a type, look at the hand; for each match a coin of that player and a card (p. 11)."""
    s.used |= ABILITY_USED
    s.target = other = option - SPY_ON.start
    named = (yield Ask(me, "spy_type", [TYPE_OF.start + i for i in range(len(TYPES))])) - TYPE_OF.start
    hand = s.hands[other]
    reveal(s)  # everybody sees how many cards match
    if s.memory is not None:
        s.memory.look(me, hand, 1 << other)
    matches = len([card for card in hand if TYPE[card] == named])
    gold = min(matches, s.gold[other])
    s.gold[other] -= gold
    s.gold[me] += gold
    cards = gain(s, me, matches)
    if s.log is not None:
        public = {"who": me, "whom": other, "type": named, "gold": gold, "count": cards}
        s.log.append(Event("spies", public, {"cards": hand[:]}, (me,)))


def blackmailer_offer(s: State, me: int, options: list[int]) -> None:
    """Put two threats on two characters, the one with the flower first."""
    if not s.used & ABILITY_USED:
        options += [FLOWER.start + character for character in nameable(s, (1, s.killed, s.bewitched))]


def assign_threats(s: State, me: int, option: int) -> Flow[None]:
    """Which of the two has the flower, nobody else knows (p. 11)."""
    s.used |= ABILITY_USED
    s.blackmailer = me
    s.flower = RANK[option - FLOWER.start]
    left = nameable(s, (1, s.killed, s.bewitched, s.flower))
    option = yield Ask(me, "threat_blank", [BLANK.start + character for character in left])
    s.blank = RANK[option - BLANK.start]
    s.threats = sorted([s.flower, s.blank])
    if s.log is not None:
        cast = s.config.cast
        named = [cast[rank] for rank in s.threats]
        s.log.append(Event("threats", {"who": me, "characters": named}, {"character": cast[s.flower]}, (me,)))


# ---------------------------------------------------------------- rank 3: Magician, Wizard, Seer


def magician_offer(s: State, me: int, options: list[int]) -> None:
    """Exchange hands with a player, or discard cards for new ones."""
    if not s.used & ABILITY_USED:
        mine = s.hands[me]
        options += [SWAP_HANDS.start + seat for seat in others(s, me) if mine or s.hands[seat]]
        if mine:
            options.append(REDRAW)


def swap_hands(s: State, me: int, option: int) -> None:
    """The two hands change places, however many cards they have."""
    s.used |= ABILITY_USED
    other = option - SWAP_HANDS.start
    hands = s.hands
    if s.memory is not None:
        s.memory.swap(me, other, hands[me], hands[other])
    hands[me], hands[other] = hands[other], hands[me]
    learn(s, me)
    learn(s, other)
    if s.log is not None:
        public = {"who": me, "whom": other, "given": len(hands[other]), "got": len(hands[me])}
        s.log.append(Event("swaps-hands", public))


def redraw(s: State, me: int, option: int) -> Flow[None]:
    """Discarded cards go under the deck before the new ones are drawn (p. 11)."""
    s.used |= ABILITY_USED
    yield from pick_cards(s, me, "redraw", 0, len(s.hands[me]))
    count = len(s.limbo)
    discard_limbo(s, me, 1 << me, not s.hands[me])
    cards = gain(s, me, count)
    if s.log is not None:
        drawn = s.hands[me][len(s.hands[me]) - cards :]
        s.log.append(Event("redraws", {"who": me, "count": count}, {"cards": drawn} if drawn else None, (me,)))


def wizard_offer(s: State, me: int, options: list[int]) -> None:
    """Look at the hand of a player who has one."""
    if not s.used & ABILITY_USED:
        options += [LOOK_AT.start + seat for seat in others(s, me) if s.hands[seat]]


def take_from_hand(s: State, me: int, option: int) -> Flow[None]:
    """Choose a card of another hand; build it at once, outside the limit, or keep it (p. 11)."""
    s.used |= ABILITY_USED
    s.target = other = option - LOOK_AT.start
    hand = s.hands[other]
    learn(s, me)
    if s.memory is not None:
        s.memory.look(me, hand, 1 << other)
    if s.log is not None:
        s.log.append(Event("looks", {"who": me, "whom": other}, {"cards": hand[:]}, (me,)))
    options = [CARD.start + card for card in dict.fromkeys(hand)]
    card = (yield Ask(me, "wizard_card", options)) - CARD.start
    hand.remove(card)
    s.limbo.append(card)
    learn(s, other)
    both = 1 << me | 1 << other
    if s.memory is not None:
        s.memory.move(card, 1 << other, IN_LIMBO, both, not hand)
    in_time = s.gathered or s.config.options.wizard_builds_before_gathering
    can_build = in_time and may_build(s, me, card) and can_pay(s, me, card, elsewhere=True)
    option = yield Ask(me, "wizard_build", [TO_HAND, BUILD_NOW] if can_build else [TO_HAND])
    s.limbo.clear()
    if option == BUILD_NOW:
        if s.memory is not None:
            s.memory.move(card, IN_LIMBO, 0, s.config.everybody, True)
        if s.log is not None:
            s.log.append(Event("takes-openly", {"who": me, "whom": other, "card": card}))
        yield from build(s, me, card)
        return
    s.hands[me].append(card)
    if s.memory is not None:
        s.memory.move(card, IN_LIMBO, 1 << me, both, True)
    if s.log is not None:
        s.log.append(Event("takes-card", {"who": me, "whom": other}, {"card": card}, (me, other)))


def seer_offer(s: State, me: int, options: list[int]) -> None:
    """Take a card from everybody who has one."""
    if not s.used & ABILITY_USED and any(s.hands[seat] for seat in others(s, me)):
        options.append(FORESEE)


def foresee(s: State, me: int, option: int) -> Flow[None]:
    """Take a random card from each hand, then give each of those players a card back (p. 11, 12)."""
    s.used |= ABILITY_USED
    taken_from = [seat for seat in others(s, me) if s.hands[seat]]
    for other in taken_from:
        card = take_at_random(s, me, other)
        if s.log is not None:
            s.log.append(Event("takes-at-random", {"who": me, "whom": other}, {"card": card}, (me, other)))
    hand = s.hands[me]
    for other in taken_from:
        s.target = other
        options = [CARD.start + card for card in dict.fromkeys(hand)]
        card = (yield Ask(me, "seer_give", options)) - CARD.start
        hand.remove(card)
        give(s, card, me, other)
        if s.log is not None:
            s.log.append(Event("gives-card", {"who": me, "whom": other}, {"card": card}, (me, other)))


# ---------------------------------------------------------------- rank 4: the crown


def crown_offer(s: State, me: int, options: list[int]) -> None:
    """King and Patrician take the crown at a moment of their choice (p. 12), and have an income."""
    if not s.used & CROWN_MOVED:
        options.append(TAKE_CROWN)
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
        options += [GIVE_CROWN.start + seat for seat in crown_candidates(s, me)]
    income_offer(s, me, options)


def give_crown(s: State, me: int, option: int) -> Flow[None]:
    """Crown another player and take a coin or a random card from them (p. 12)."""
    s.used |= CROWN_MOVED
    s.target = other = option - GIVE_CROWN.start
    move_crown(s, me, other)
    ways = ([TAKE["gold"]] if s.gold[other] else []) + ([TAKE["card"]] if s.hands[other] else [])
    if not ways:
        return
    way = yield Ask(me, "emperor_takes", ways, auto=True)
    if way == TAKE["gold"]:
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
            options += [ALMS.start + seat for seat in others(s, me) if s.gold[seat] == most]
    income_offer(s, me, options)


def take_alms(s: State, me: int, option: int) -> None:
    """The richest player gives a coin."""
    s.used |= ALMS_TAKEN
    other = option - ALMS.start
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
    if not s.used & ABILITY_USED:
        options.append(BONUS)


def take_bonus(s: State, me: int, option: int) -> None:
    """A coin for the Merchant, two cards for the Architect, three coins for the Queen."""
    s.used |= ABILITY_USED
    if s.character == ARCHITECT:
        gain_extra(s, me, 0, EXTRA_CARDS)
    else:
        gain_extra(s, me, QUEENS_GOLD if s.character == QUEEN else 1, 0)


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
        options.append(NAVIGATE.start)
        if s.deck:
            options.append(NAVIGATE.start + 1)


def navigate(s: State, me: int, option: int) -> None:
    """Gain four of the chosen resource."""
    s.used |= ABILITY_USED
    if option == NAVIGATE["gold"]:
        gain_extra(s, me, EXTRA_RESOURCES, 0)
    else:
        gain_extra(s, me, 0, EXTRA_RESOURCES)


def scholar_offer(s: State, me: int, options: list[int]) -> None:
    """Study seven cards."""
    if not s.used & ABILITY_USED and s.deck:
        options.append(STUDY)


def study(s: State, me: int, option: int) -> Flow[None]:
    """Draw seven cards, keep one, shuffle the rest into the deck (p. 13)."""
    s.used |= ABILITY_USED
    count = draw(s, me, CARDS_STUDIED, s.limbo, IN_LIMBO)
    card = (yield Ask(me, "study", [CARD.start + card for card in dict.fromkeys(s.limbo)])) - CARD.start
    keep_from_limbo(s, me, card)
    study_deck(s, me)
    if s.log is not None:
        s.log.append(Event("studies", {"who": me, "count": count}, {"card": card}, (me,)))


def keep_from_limbo(s: State, me: int, card: int) -> None:
    """Take one of the drawn cards into the hand."""
    s.limbo.remove(card)
    s.hands[me].append(card)
    if s.memory is not None and s.memory.anywhere & IN_LIMBO:
        s.memory.move(card, IN_LIMBO, 1 << me, 1 << me, not s.limbo)


# ---------------------------------------------------------------- rank 9 (rank 8 has a file of its own: raids.py)


def queen_offer(s: State, me: int, options: list[int]) -> None:
    """Three coins when a neighbour has revealed the rank 4 (p. 14)."""
    if not s.used & ABILITY_USED and s.shown[ROYAL_RANK] in neighbours(s, me):
        options.append(BONUS)


def neighbours(s: State, me: int) -> tuple[int, int]:
    """The players to the left and to the right."""
    players = s.config.players
    return (me + 1) % players, (me - 1) % players


def artist_offer(s: State, me: int, options: list[int]) -> None:
    """Put a coin on up to two districts, on each only once in a game (p. 14)."""
    if not s.used & ABILITY_USED and s.gold[me]:
        options += [BEAUTIFY.start + b for b in dict.fromkeys(s.cities[me]) if b < BEAUTIFIED]


def beautify(s: State, me: int, option: int) -> None:
    """The district costs one more for good."""
    s.used |= ABILITY_USED if s.used & ONE_BEAUTIFIED else ONE_BEAUTIFIED
    kind = option - BEAUTIFY.start
    city = s.cities[me][:]
    city[city.index(kind)] = kind + BEAUTIFIED
    s.cities[me] = city
    s.gold[me] -= 1
    if s.log is not None:
        s.log.append(Event("beautifies", {"who": me, "district": kind}))


def tax_collector_offer(s: State, me: int, options: list[int]) -> None:
    """Take the taxes."""
    if not s.used & ABILITY_USED and s.taxes:
        options.append(COLLECT)


def collect(s: State, me: int, option: int) -> None:
    """All coins on the Tax Collector's card."""
    s.used |= ABILITY_USED
    if s.log is not None:
        s.log.append(Event("collects", {"who": me, "gold": s.taxes}))
    s.gold[me] += s.taxes
    s.taxes = 0


Offer = Callable[[State, int, list[int]], None]

OFFERS: Final[list[Offer | None]] = [
    income_offer if INCOME_TYPE[character] != NO_INCOME else None for character in range(len(CHARACTERS))
]
OFFERS[ASSASSIN] = assassin_offer
OFFERS[MAGISTRATE] = magistrate_offer
OFFERS[THIEF] = thief_offer
OFFERS[SPY] = spy_offer
OFFERS[BLACKMAILER] = blackmailer_offer
OFFERS[MAGICIAN] = magician_offer
OFFERS[WIZARD] = wizard_offer
OFFERS[SEER] = seer_offer
OFFERS[KING] = crown_offer
OFFERS[EMPEROR] = emperor_offer
OFFERS[PATRICIAN] = crown_offer
OFFERS[ABBOT] = abbot_offer
OFFERS[MERCHANT] = merchant_offer
OFFERS[ARCHITECT] = bonus_offer
OFFERS[NAVIGATOR] = navigator_offer
OFFERS[SCHOLAR] = scholar_offer
OFFERS[QUEEN] = queen_offer
OFFERS[ARTIST] = artist_offer
OFFERS[TAX_COLLECTOR] = tax_collector_offer
