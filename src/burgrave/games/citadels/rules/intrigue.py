"""Ranks 1 to 3 (p. 10-12): the characters that name others, and those that reach into other hands.

A function with ``offer`` in its name adds what a character may do to the menu of a turn; the others do it. The Witch is
in turn.py, since she changes whose turn it is.
"""

from __future__ import annotations

from typing import Final

from burgrave.games.citadels.data import tables as t
from burgrave.games.citadels.rules import vocabulary as do
from burgrave.games.citadels.rules.building import build, may_build
from burgrave.games.citadels.rules.cards import discard_limbo, gain, give, pick_cards, sizes_of_piles, take_at_random
from burgrave.games.citadels.rules.prices import can_pay
from burgrave.games.citadels.rules.state import ABILITY_USED, IN_LIMBO, NOBODY, State, others
from burgrave.kernel.action import Ask, Flow
from burgrave.kernel.events import Event
from burgrave.kernel.secrets import learn, reveal

WARRANTS: Final = 3


# ---------------------------------------------------------------- rank 1: the characters that name others


def nameable(s: State, also_not: tuple[int, ...] = ()) -> list[int]:
    """The characters of the cast that may be named: any other, held or not."""
    config = s.config
    ranks = [rank for rank in config.ranks if rank != t.RANK[s.character] and rank not in also_not]
    if not config.options.face_up_can_be_named:
        ranks = [rank for rank in ranks if rank not in s.face_up] or ranks
    return [config.cast[rank] for rank in ranks]


def assassin_offer(s: State, me: int, options: list[int]) -> None:
    """Name a character to kill."""
    if not s.used & ABILITY_USED:
        options += do.KILL.each(nameable(s))


def kill(s: State, me: int, option: int) -> None:
    """The killed character will lose its turn, in silence."""
    s.used |= ABILITY_USED
    character = do.KILL.index(option)
    s.killed = t.RANK[character]
    if s.log is not None:
        victim = s.owners[s.slots.index(s.killed)] if s.killed in s.slots else NOBODY
        told = {"who": me, "character": character}
        if victim in (NOBODY, me):
            s.log.append(Event("kills", told))
        else:  # nobody else will ever hear whose it was
            s.log.append(Event("kills", told, {"whom": victim}, (victim,)))


def magistrate_offer(s: State, me: int, options: list[int]) -> None:
    """Put three warrants on three characters, the signed one first."""
    if not s.used & ABILITY_USED:
        options += do.SIGNED.each(nameable(s))


def assign_warrants(s: State, me: int, option: int) -> Flow[None]:
    """Which of the three is signed, nobody else knows."""
    s.used |= ABILITY_USED
    s.magistrate = me
    s.signed = t.RANK[do.SIGNED.index(option)]
    warrants = [s.signed]
    while len(warrants) < WARRANTS:
        floor = warrants[-1] if len(warrants) > 1 else 0
        left = [c for c in nameable(s, (s.signed,)) if t.RANK[c] > floor]
        spare = len(left) - (WARRANTS - len(warrants))
        option = yield Ask(me, "warrant", do.UNSIGNED.each(left[: spare + 1]))
        warrants.append(t.RANK[do.UNSIGNED.index(option)])
    s.warrants = sorted(warrants)
    if s.log is not None:
        cast = s.config.cast
        named = [cast[rank] for rank in s.warrants]
        s.log.append(Event("warrants", {"who": me, "characters": named}, {"character": cast[s.signed]}, (me,)))


# ---------------------------------------------------------------- rank 2: Thief, Spy, Blackmailer


def thief_offer(s: State, me: int, options: list[int]) -> None:
    """Name a character to rob: not rank 1, nor the killed or bewitched one (p. 11)."""
    if not s.used & ABILITY_USED:
        options += do.ROB.each(nameable(s, (1, s.killed, s.bewitched)))


def rob(s: State, me: int, option: int) -> None:
    """The robbed character will lose all its gold when it is revealed."""
    s.used |= ABILITY_USED
    character = do.ROB.index(option)
    s.robbed = t.RANK[character]
    s.thief = me
    if s.log is not None:
        s.log.append(Event("robs", {"who": me, "character": character}))


def spy_offer(s: State, me: int, options: list[int]) -> None:
    """Spy on another player."""
    if not s.used & ABILITY_USED:
        options += do.SPY_ON.each(others(s, me))


def spy(s: State, me: int, option: int) -> Flow[None]:
    """Name a type, look at the hand; for each match a coin of that player and a card (p. 11)."""
    s.used |= ABILITY_USED
    s.target = other = do.SPY_ON.index(option)
    named = do.TYPE_OF.index((yield Ask(me, "spy_type", [*do.TYPE_OF])))
    hand = s.hands[other]
    reveal(s)  # everybody sees how many cards match
    matches = len([card for card in hand if t.TYPE[card] == named])
    if s.memory is not None:
        s.memory.look(me, hand, 1 << other)
        thirds = s.config.everybody & ~(1 << me | 1 << other)
        s.memory.count(thirds, 1 << other, t.OF_TYPE[named], matches, sizes_of_piles(s))
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
        options += do.FLOWER.each(nameable(s, (1, s.killed, s.bewitched)))


def assign_threats(s: State, me: int, option: int) -> Flow[None]:
    """Which of the two has the flower, nobody else knows (p. 11)."""
    s.used |= ABILITY_USED
    s.blackmailer = me
    s.flower = t.RANK[do.FLOWER.index(option)]
    left = nameable(s, (1, s.killed, s.bewitched, s.flower))
    option = yield Ask(me, "threat_blank", do.BLANK.each(left))
    s.blank = t.RANK[do.BLANK.index(option)]
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
        options += do.SWAP_HANDS.each([seat for seat in others(s, me) if mine or s.hands[seat]])
        if mine:
            options.append(do.REDRAW)


def swap_hands(s: State, me: int, option: int) -> None:
    """The two hands change places, however many cards they have."""
    s.used |= ABILITY_USED
    other = do.SWAP_HANDS.index(option)
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
    discard_limbo(s, me, 1 << me, not s.hands[me], shuffled=True)
    cards = gain(s, me, count)
    if s.log is not None:
        drawn = s.hands[me][len(s.hands[me]) - cards :]
        s.log.append(Event("redraws", {"who": me, "count": count}, {"cards": drawn} if drawn else None, (me,)))


def wizard_offer(s: State, me: int, options: list[int]) -> None:
    """Look at the hand of a player who has one."""
    if not s.used & ABILITY_USED:
        options += do.LOOK_AT.each([seat for seat in others(s, me) if s.hands[seat]])


def take_from_hand(s: State, me: int, option: int) -> Flow[None]:
    """Choose a card of another hand; build it at once, outside the limit, or keep it (p. 11)."""
    s.used |= ABILITY_USED
    s.target = other = do.LOOK_AT.index(option)
    hand = s.hands[other]
    learn(s, me)
    if s.memory is not None:
        s.memory.look(me, hand, 1 << other)
    if s.log is not None:
        s.log.append(Event("looks", {"who": me, "whom": other}, {"cards": hand[:]}, (me,)))
    options = do.CARD.each(dict.fromkeys(hand))
    card = do.CARD.index((yield Ask(me, "wizard_card", options)))
    hand.remove(card)
    s.limbo.append(card)
    learn(s, other)
    both = 1 << me | 1 << other
    if s.memory is not None:
        s.memory.move(card, 1 << other, IN_LIMBO, both, not hand)
    in_time = s.gathered or s.config.options.wizard_builds_before_gathering
    can_build = in_time and may_build(s, me, card) and can_pay(s, me, card, elsewhere=True)
    option = yield Ask(me, "wizard_build", [do.TO_HAND, do.BUILD_NOW] if can_build else [do.TO_HAND])
    s.limbo.clear()
    if option == do.BUILD_NOW:
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
        options.append(do.FORESEE)


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
        options = do.CARD.each(dict.fromkeys(hand))
        card = do.CARD.index((yield Ask(me, "seer_give", options)))
        hand.remove(card)
        give(s, card, me, other)
        if s.log is not None:
            s.log.append(Event("gives-card", {"who": me, "whom": other}, {"card": card}, (me, other)))
