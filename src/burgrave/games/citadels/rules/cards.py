"""District cards on the move (p. 4, "important terms"): draw, gain, discard, give; what each seat gets to see of it."""

from __future__ import annotations

from burgrave.games.citadels.data import tables as t
from burgrave.games.citadels.rules import vocabulary as do
from burgrave.games.citadels.rules.state import DECK, IN_LIMBO, UNDER_MUSEUM, State, owned
from burgrave.kernel.action import Ask, Flow
from burgrave.kernel.secrets import learn


def draw(s: State, me: int, count: int, to: list[int], place: int) -> int:
    """Take cards from the top of the deck, as many as there are, and tell how many."""
    deck = s.deck
    count = min(count, len(deck))
    memory = s.memory
    for _ in range(count):
        card = deck.pop()
        to.append(card)
        if memory is not None:
            memory.move(card, 1 << (DECK + s.bottomed - len(deck)), place, 1 << me, True)
    if count:
        learn(s, me)
    return count


def gain(s: State, me: int, count: int) -> int:
    """Draw cards into the hand and keep them all."""
    return draw(s, me, count, s.hands[me], 1 << me)


def put_under_deck(s: State, card: int, source: int, seers: int, vacated: bool) -> None:
    """Put a card face down under the deck; the seers know which one it is."""
    s.deck.insert(0, card)
    s.bottomed += 1
    if s.memory is not None:
        s.memory.move(card, source, 1 << (DECK + s.bottomed), seers, vacated)


def discard_limbo(s: State, me: int, place: int, emptied: bool, shuffled: bool = False) -> None:
    """Discard the cards in limbo, which came from a place that may be empty now, as they lie or in random order."""
    limbo = s.limbo
    last = len(limbo) - 1
    for i, card in enumerate(limbo):
        put_under_deck(s, card, place, 1 << me, emptied and i == last)
    limbo.clear()
    if shuffled and last > 0:
        lowest = s.deck[: last + 1]
        s.rng.shuffle(lowest)
        s.deck[: last + 1] = lowest
        if s.memory is not None:
            s.memory.scatter(((1 << last + 1) - 1) << (DECK + s.bottomed - last))


def keep_from_limbo(s: State, me: int, card: int) -> None:
    """Take one of the drawn cards into the hand."""
    s.limbo.remove(card)
    s.hands[me].append(card)
    if s.memory is not None:
        s.memory.move(card, IN_LIMBO, 1 << me, 1 << me, not s.limbo)


def give(s: State, card: int, giver: int, taker: int) -> None:
    """A card that has left the giver's hand goes into the taker's; both know which."""
    s.hands[taker].append(card)
    learn(s, taker)
    if s.memory is not None:
        emptied = not s.hands[giver] and not s.limbo
        s.memory.move(card, 1 << giver, 1 << taker, 1 << giver | 1 << taker, emptied)


def take_at_random(s: State, me: int, other: int) -> int:
    """Take a random card from another hand."""
    hand = s.hands[other]
    card = hand.pop(s.rng.below(len(hand)))
    learn(s, other)
    give(s, card, other, me)
    return card


def play_openly(s: State, me: int, card: int) -> None:
    """A card leaves a hand for all to see."""
    hand = s.hands[me]
    hand.remove(card)
    if s.memory is not None:
        s.memory.move(card, 1 << me, 0, s.config.everybody, not hand)


def pick_cards(s: State, me: int, prompt: str, least: int, most: int) -> Flow[None]:
    """Choose cards from the hand into limbo, one at a time in ascending order, so that a set has one path."""
    hand, limbo = s.hands[me], s.limbo
    if least == len(hand):  # there is no choice, and everybody can see that
        limbo += hand
        hand.clear()
    while len(limbo) < most:
        floor = limbo[-1] if limbo else -1
        rest = sorted(card for card in hand if card >= floor)
        spare = len(rest) - (least - len(limbo))  # so many may still be skipped
        options = do.CARD.each(dict.fromkeys(rest[: spare + 1]))
        if len(limbo) >= least:
            options.append(do.DONE)
        option = yield Ask(me, prompt, options)
        if option == do.DONE:
            return
        card = do.CARD.index(option)
        hand.remove(card)
        limbo.append(card)


def sizes_of_piles(s: State) -> dict[int, int]:
    """How many cards lie face down at each place that may hold several; everybody sees that."""
    hands = {1 << seat: len(hand) for seat, hand in enumerate(s.hands)}
    return hands | {UNDER_MUSEUM: len(s.museum), IN_LIMBO: len(s.limbo)}


def count_of(city: list[int], kinds: int) -> int:
    """How many districts of a city are among some kinds (a mask)."""
    count = 0
    for building in city:
        if t.BIT[building] & kinds:
            count += 1
    return count


def remove_district(s: State, owner: int, building: int) -> None:
    """A district leaves a city."""
    city = s.cities[owner][:]
    city.remove(building)
    s.cities[owner] = city
    s.owns[owner] = owned(city)


def demolish(s: State, owner: int, building: int) -> None:
    """Put a district of a city under the deck (p. 4); its coin goes to the bank, its cards along with it (p. 15)."""
    remove_district(s, owner, building)
    kind = t.KIND[building]
    put_under_deck(s, kind, 0, s.config.everybody, False)
    if kind == t.MUSEUM and s.museum:
        s.rng.shuffle(s.museum)  # nobody may see in which order they lie
        while s.museum:
            card = s.museum.pop()
            put_under_deck(s, card, UNDER_MUSEUM, 0, not s.museum)


def study_deck(s: State, me: int) -> None:
    """Shuffle the cards in limbo into the deck: whatever was known of its order is void (p. 13)."""
    discard_limbo(s, me, IN_LIMBO, True)
    s.rng.shuffle(s.deck)
    if s.memory is not None:
        positions = ((1 << len(s.deck)) - 1) << (DECK + s.bottomed - len(s.deck) + 1)
        s.memory.scatter(positions)
