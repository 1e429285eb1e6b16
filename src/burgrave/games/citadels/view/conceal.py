"""Dealing anew what a seat can't know: hands, deck, characters and marker faces, consistent with all that it knows.

What a seat knows is worked out once for a position (``know``); with it, any number of tables can be imagined.
"""

from __future__ import annotations

from bisect import bisect_right
from itertools import accumulate
from math import comb, perm, prod
from operator import sub

from burgrave.games.citadels.rules.selection import last_of_many, mask
from burgrave.games.citadels.rules.state import DECK, IN_LIMBO, NOBODY, SELECTION, UNDER_MUSEUM, State
from burgrave.kernel.rng import Rng
from burgrave.kernel.secrets import bits
from burgrave.kernel.tallies import Tally
from burgrave.parts.dealing import deal_pile, put_unsure, sure_and_unsure, without

TRIES = 1000
IN_POOL = -2  # the owner of a character that has not been chosen yet


class Deal:
    """A way in which the characters may be owned: for each slot its owner and the ranks it may have."""

    __slots__ = ("domains", "order", "owners", "traded")

    def __init__(self, domains: list[int], owners: list[int], traded: tuple[int, int]) -> None:
        self.domains = domains
        self.order = [slot for _, slot in sorted([(d.bit_count(), slot) for slot, d in enumerate(domains)])]
        self.owners = owners
        self.traded = traded

    def __eq__(self, other: object) -> bool:
        """Whether it is the same way."""
        if not isinstance(other, Deal):
            return NotImplemented
        return (self.domains, self.owners, self.traded) == (other.domains, other.owners, other.traded)


class Knowledge:
    """What a seat knows of a position, in the form that dealing needs."""

    __slots__ = ("deals", "fixed", "memory", "odds", "seat", "tallies", "unknown", "unsure")

    def __init__(self, s: State, seat: int) -> None:
        assert s.memory is not None, "a table with nothing kept can't be imagined"
        self.seat = seat
        self.memory = s.memory.kept(seat)
        self.fixed, self.unsure = sure_and_unsure(self.memory.seen[seat], IN_LIMBO)
        self.unknown = collect_unknown(s, seat, self.fixed, self.unsure)
        self.tallies = self.memory.tallies[seat]
        self.odds: dict[tuple[object, ...], list[int]] = {}  # of the ways of a tally, worked out when they are wanted
        domains = what_slots_may_hold(s, seat)
        ways = sorted(ownerships(s, seat))
        self.deals = [Deal(allowed(s, domains, owners), owners, traded) for owners, traded in ways]

    def __eq__(self, other: object) -> bool:
        """Whether a seat knows the same; what the others know of its hand is no part of that."""
        if not isinstance(other, Knowledge):
            return NotImplemented
        mine = (self.seat, self.fixed, self.unsure, self.unknown, self.tallies, self.deals)
        return mine == (other.seat, other.fixed, other.unsure, other.unknown, other.tallies, other.deals)


def know(s: State, seat: int) -> Knowledge:
    """What a seat knows of a position."""
    return Knowledge(s, seat)


def conceal(s: State, known: Knowledge, rng: Rng) -> None:
    """Deal anew, in place, whatever a seat can't know."""
    deal_districts(s, known, rng)
    deal_characters(s, known, rng)
    seat = known.seat
    if s.warrants and not s.warrant_shown and s.magistrate != seat:
        s.signed = s.warrants[rng.below(len(s.warrants))]
    if s.blank and not s.flower_shown and s.blackmailer != seat and rng.below(2):
        s.flower, s.blank = s.blank, s.flower


# ---------------------------------------------------------------- district cards


def deal_districts(s: State, known: Knowledge, rng: Rng) -> None:
    """Remembered cards go to where they may lie, the others anywhere."""
    memory = s.memory
    assert memory is not None, "what a seat knows comes from its memory"
    if known.tallies:
        unknown, fixed = put_all_tallied(s, known, rng)
    else:
        unknown, fixed = known.unknown[:], known.fixed
        rng.shuffle(unknown)
        if known.unsure:
            fixed = put_all_unsure(s, known, rng)
    for other, hand in enumerate(s.hands):
        if other != known.seat:
            deal_pile(hand, fixed.get(1 << other), unknown)
    deal_pile(s.museum, fixed.get(UNDER_MUSEUM), unknown)
    deck = s.deck
    deck[:] = unknown
    if fixed:
        for place in deck_places(fixed, reverse=True):  # from the bottom upwards
            deck.insert(DECK + s.bottomed + 1 - place.bit_length(), fixed[place][0])
    memory.become(known.memory)


def collect_unknown(s: State, seat: int, fixed: dict[int, list[int]], unsure: list[tuple[int, int, int]]) -> list[int]:
    """The cards out of the seat's sight of which it remembers nothing."""
    unknown = s.deck[:]
    for place in deck_places(fixed, reverse=False):  # from the top downwards, so that positions stay right
        del unknown[DECK + s.bottomed + 1 - place.bit_length()]
    for other, hand in enumerate(s.hands):
        if other != seat:
            unknown += without(hand, fixed.get(1 << other))
    unknown += without(s.museum, fixed.get(UNDER_MUSEUM))
    for _, _, card in unsure:
        unknown.remove(card)
    unknown.sort()
    return unknown


def deck_places(fixed: dict[int, list[int]], reverse: bool) -> list[int]:
    """The places in the deck where something is put; the higher, the nearer to the bottom."""
    return sorted([place for place in fixed if place >> DECK and fixed[place]], reverse=reverse)


def put_all_unsure(s: State, known: Knowledge, rng: Rng) -> dict[int, list[int]]:
    """Put the cards that may lie at several places beside those that lie at one."""
    fixed = {place: cards[:] for place, cards in known.fixed.items()}
    found = put_unsure(known.unsure, 0, fixed, rng, lambda bit: room(s, bit))
    assert found, "the cards lie somewhere, so there is a way to put them"
    return fixed


def put_all_tallied(s: State, known: Knowledge, rng: Rng) -> tuple[list[int], dict[int, list[int]]]:
    """Fill the places of which something was counted: the unknown cards that are left, and what lies where.

    That is done at once, unless a card that may lie at several places was put where the counts leave no room for it.
    """
    for _ in range(TRIES):
        unknown, fixed = known.unknown[:], put_all_unsure(s, known, rng)
        rng.shuffle(unknown)
        counted: dict[int, int] = {}  # by place: the kinds of which no more may lie there
        for tally in known.tallies:
            if not put_tallied(s, known, tally, unknown, fixed, rng):
                break
            for place in tally.places:
                counted[place] = counted.get(place, 0) | tally.kinds
        else:
            if all(take(unknown, ~kinds, free(s, fixed, place), fixed[place]) for place, kinds in counted.items()):
                return unknown, fixed
    raise AssertionError("the cards lie somewhere, so there is a way to put them")


def put_tallied(
    s: State, known: Knowledge, tally: Tally, unknown: list[int], fixed: dict[int, list[int]], rng: Rng
) -> bool:
    """Put cards of the counted kinds in one of the possible ways; whether there was any."""
    spaces = tuple([free(s, fixed, place) for place in tally.places])
    there = tuple([tally.count(fixed[place]) for place in tally.places])
    matching = tally.count(unknown)
    key = (tally.kinds, spaces, there, matching, len(unknown))
    odds = known.odds.get(key)
    if odds is None:
        known.odds[key] = odds = odds_of(tally, spaces, there, matching, len(unknown) - matching)
    if not odds[-1]:
        return False
    way = tally.ways[bisect_right(odds, rng.below(odds[-1]))]
    for place, count, have in zip(tally.places, way, there, strict=True):
        take(unknown, tally.kinds, count - have, fixed[place])
    return True


def odds_of(tally: Tally, spaces: tuple[int, ...], there: tuple[int, ...], matching: int, others: int) -> list[int]:
    """How many deals there are in each way of a tally and those before it: so that all deals are equally likely."""
    deals = []
    for way in tally.ways:
        more = list(map(sub, way, there))
        fits = all(0 <= need <= space for need, space in zip(more, spaces, strict=True))
        which = perm(matching, sum(more)) * perm(others, sum(spaces) - sum(more)) if fits else 0
        deals.append(which * prod(map(comb, spaces, more)) if which else 0)
    return list(accumulate(deals))


def take(unknown: list[int], kinds: int, count: int, to: list[int]) -> bool:
    """Put so many unknown cards of some kinds somewhere; whether there were as many."""
    for i in range(len(unknown) - 1, -1, -1):
        if count and kinds >> unknown[i] & 1:
            to.append(unknown.pop(i))
            count -= 1
    return not count


def free(s: State, fixed: dict[int, list[int]], place: int) -> int:
    """How many cards at a place have not been put there yet."""
    return room(s, place.bit_length() - 1) - len(fixed.setdefault(place, []))


def room(s: State, bit: int) -> int:
    """How many cards lie at a place."""
    if bit >= DECK:
        return 1
    return len(s.museum) if 1 << bit == UNDER_MUSEUM else len(s.hands[bit])


# ---------------------------------------------------------------- characters


def deal_characters(s: State, known: Knowledge, rng: Rng) -> None:
    """Give every slot a rank that the seat can't exclude: by what it was passed, what was revealed, and by silence."""
    deals = known.deals
    if len(deals) > 1:
        first = rng.below(len(deals))
        deals = deals[first:] + deals[:first]
    for deal in deals:
        ranks = put_ranks(deal.domains, deal.order, rng)
        if ranks:
            settle(s, known.seat, ranks, deal.owners, deal.traded)
            return
    raise AssertionError("the characters lie somewhere, so there is a way to deal them")


def what_slots_may_hold(s: State, seat: int) -> list[int]:
    """For every slot, and every character still in the pool, the ranks it may be by what the seat was shown."""
    everything = mask(s.slots) | mask(s.pool)
    looks = s.looks[seat]
    facts = s.facts[seat]
    count = len(s.slots)
    if s.phase == SELECTION and s.me == seat:
        looks = [*looks, (count, mask(s.pool))]
        if last_of_many(s):
            facts = [*facts, (0, s.slots[0])]
    domains = []
    for slot in range(count + len(s.pool)):
        domain = everything
        for seen_after, ranks in looks:
            domain &= ranks if slot >= seen_after else ~ranks
        domains.append(domain)
    for slot, rank in facts:
        domains[slot] = 1 << rank
    return domains


def ownerships(s: State, seat: int) -> list[tuple[list[int], tuple[int, int]]]:
    """Who may have which slot (and which two were traded in the Theater), as far as the seat knows."""
    owners = s.owners + [IN_POOL] * len(s.pool)
    ways = [(owners, s.traded)]
    config = s.config
    given, got = s.traded
    last = len(owners) - 1
    if last_player_chose(s) and all(0 < slot < last for slot, _ in s.facts[seat]):  # else it knows who took which
        other = owners[:]
        other[0], other[last] = owners[last], owners[0]
        flip = {0: last, last: 0}
        ways.append((other, (flip.get(given, given), flip.get(got, got))))
    if config.players == 3 and given != NOBODY and seat not in (owners[given], owners[got]):
        before = owners[:]
        before[given], before[got] = owners[got], owners[given]
        one, two = before[given], before[got]
        ways = []
        for i in [slot for slot, owner in enumerate(before) if owner == one]:
            for j in [slot for slot, owner in enumerate(before) if owner == two]:
                after = before[:]
                after[i], after[j] = two, one
                ways.append((after, (i, j)))
    return ways


def last_player_chose(s: State) -> bool:
    """Whether the last player has had the choice between the last card and the first discard (p. 3, 8)."""
    return s.config.players > 3 and len(s.config.ranks) == s.config.players + 1 and not s.pool


def allowed(s: State, domains: list[int], owners: list[int]) -> list[int]:
    """The ranks of each domain that its owner may have: the revealed where it is, the silent with nobody."""
    if s.phase <= SELECTION:
        return domains
    shown_by = [0] * s.config.players
    free = silent = 0
    for rank in s.config.ranks:
        shown = s.shown[rank]
        if shown != NOBODY:
            shown_by[shown] |= 1 << rank
        elif rank <= s.rank and rank != s.killed:
            silent |= 1 << rank
        else:
            free |= 1 << rank
    single = s.config.players > 3  # one character each: who has revealed it has no other
    left = []
    for domain, owner in zip(domains, owners, strict=True):
        if owner == NOBODY:
            left.append(domain & (free | silent))
        elif single and shown_by[owner]:
            left.append(domain & shown_by[owner])
        else:
            left.append(domain & (free | shown_by[owner]))
    return left


def put_ranks(domains: list[int], order: list[int], rng: Rng) -> list[int]:
    """A rank of its domain for each slot, all different; an empty list where there is no way."""
    ranks = [0] * len(domains)
    taken = 0
    for slot in order:  # those with the fewest choices first: that hardly ever fails
        choices = domains[slot] & ~taken
        if choices & (choices - 1):
            for _ in range(rng.below(choices.bit_count())):
                choices &= choices - 1
        elif not choices:
            return ranks if search(domains, order, 0, 0, ranks, rng) else []
        low = choices & -choices
        taken |= low
        ranks[slot] = low.bit_length() - 1
    return ranks


def search(domains: list[int], order: list[int], at: int, taken: int, ranks: list[int], rng: Rng) -> bool:
    """The same with going back at dead ends."""
    if at == len(order):
        return True
    candidates = bits(domains[order[at]] & ~taken)
    rng.shuffle(candidates)
    for rank in candidates:
        ranks[order[at]] = rank
        if search(domains, order, at + 1, taken | 1 << rank, ranks, rng):
            return True
    return False


def settle(s: State, seat: int, ranks: list[int], owners: list[int], traded: tuple[int, int]) -> None:
    """Write the dealt ranks down, also what the other seats know of them by now."""
    count = len(s.slots)
    if traded != s.traded:  # whoever traded knows the card that was got, in whichever slot it is now
        (given, got), (now_given, now_got) = s.traded, traded
        for trader, slot, now in ((s.owners[got], got, now_got), (s.owners[given], given, now_given)):
            s.facts[trader] = [(now if known == slot else known, rank) for known, rank in s.facts[trader]]
    s.slots = ranks[:count]
    s.pool = sorted(ranks[count:])
    s.owners = owners[:count]
    s.traded = traded
    after = [0] * (len(ranks) + 1)  # the ranks from each slot on, as a mask
    for slot in range(len(ranks) - 1, -1, -1):
        after[slot] = after[slot + 1] | 1 << ranks[slot]
    for other, looks in enumerate(s.looks):
        if other != seat:
            s.looks[other] = [(slot, after[slot]) for slot, _ in looks]
            s.facts[other] = [(slot, ranks[slot]) for slot, _ in s.facts[other]]
