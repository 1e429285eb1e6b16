"""Dealing anew what a seat can't know: hands, deck, characters and marker faces, consistent with all that it knows.

What a seat knows is worked out once for a position (``know``); with it, any number of tables can be imagined.
"""

from __future__ import annotations

from burgrave.games.citadels.data import tables as t
from burgrave.games.citadels.rules.selection import last_of_many, mask
from burgrave.games.citadels.rules.state import DECK, IN_LIMBO, NOBODY, SELECTION, UNDER_MUSEUM, State
from burgrave.kernel.rng import Rng
from burgrave.kernel.secrets import bits

UNSPIED = (NOBODY, 0, 0)
TRIES = 50
IN_POOL = -2  # the owner of a character that has not been chosen yet


class Deal:
    """A way in which the characters may be owned: for each slot its owner and the ranks it may have."""

    __slots__ = ("domains", "order", "owners", "traded")

    def __init__(self, domains: list[int], owners: list[int], traded: tuple[int, int]) -> None:
        self.domains = domains
        self.order = [slot for _, slot in sorted([(d.bit_count(), slot) for slot, d in enumerate(domains)])]
        self.owners = owners
        self.traded = traded


class Knowledge:
    """What a seat knows of a position, in the form that dealing needs."""

    __slots__ = ("anywhere", "deals", "fixed", "memories", "places", "seat", "spied", "unknown", "unsure")

    def __init__(self, s: State, seat: int) -> None:
        memory = s.memory
        assert memory is not None, "a table with nothing kept can't be imagined"
        memory.settle()
        self.seat = seat
        self.fixed, self.unsure = sure_and_unsure(memory.seen[seat])
        self.unknown = collect_unknown(s, seat, self.fixed, self.unsure)
        own = 1 << seat  # the others keep what they know of this hand; the rest is void when it is dealt anew
        self.memories = [[entry for entry in seen if entry[1] == own] for seen in memory.seen]
        self.memories[seat] = memory.seen[seat]
        self.places = [places & own for places in memory.places]
        self.places[seat] = memory.places[seat]
        self.anywhere = memory.anywhere
        whose = s.spied[0]
        self.spied = s.spied if whose not in (seat, NOBODY) and s.hands[whose] == s.spied_hand else UNSPIED
        domains = what_slots_may_hold(s, seat)
        self.deals = [Deal(allowed(s, domains, owners), owners, traded) for owners, traded in ownerships(s, seat)]


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
    unknown, fixed = known.unknown[:], known.fixed
    rng.shuffle(unknown)
    if known.unsure:
        fixed = put_all_unsure(s, known, rng)
    spied = known.spied[0]
    if spied != NOBODY:
        deal_spied(s, known, fixed.get(1 << spied, []), unknown)
    for other, hand in enumerate(s.hands):
        if other not in (known.seat, spied):
            deal_pile(hand, fixed.get(1 << other), unknown)
    deal_pile(s.museum, fixed.get(UNDER_MUSEUM), unknown)
    deck = s.deck
    deck[:] = unknown
    if fixed:
        for place in deck_places(fixed, reverse=True):  # from the bottom upwards
            deck.insert(DECK + s.bottomed + 1 - place.bit_length(), fixed[place][0])
    memory.become(known.memories[:], known.places[:], known.anywhere)


def sure_and_unsure(seen: list[tuple[int, int]]) -> tuple[dict[int, list[int]], list[tuple[int, int, int]]]:
    """Remembered cards by place, and those that may lie at several: the number of places, the places, the card."""
    fixed: dict[int, list[int]] = {}
    unsure: list[tuple[int, int, int]] = []
    for card, where in seen:
        if where & (where - 1):
            unsure.append((where.bit_count(), where, card))
        elif where != IN_LIMBO:  # before the seat's own eyes
            fixed.setdefault(where, []).append(card)
    unsure.sort()
    return fixed, unsure


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
    return unknown


def deck_places(fixed: dict[int, list[int]], reverse: bool) -> list[int]:
    """The places in the deck where something is put; the higher, the nearer to the bottom."""
    return sorted([place for place in fixed if place >> DECK and fixed[place]], reverse=reverse)


def without(pile: list[int], known: list[int] | None) -> list[int]:
    """A pile less some of its cards."""
    if not known:
        return pile
    rest = pile[:]
    for card in known:
        rest.remove(card)
    return rest


def deal_pile(pile: list[int], known: list[int] | None, unknown: list[int]) -> None:
    """Fill a pile with the cards that are known to lie there, and with unknown ones."""
    if pile:
        rest = len(pile) - len(known) if known else len(pile)
        cut = len(unknown) - rest
        pile[:] = known + unknown[cut:] if known else unknown[cut:]
        del unknown[cut:]


def put_all_unsure(s: State, known: Knowledge, rng: Rng) -> dict[int, list[int]]:
    """Put the cards that may lie at several places; what everybody saw of a spied hand must stay true."""
    whose, type_, count = known.spied
    for _ in range(TRIES):
        fixed = {place: cards[:] for place, cards in known.fixed.items()}
        found = put_unsure(s, known.unsure, 0, fixed, rng)
        assert found, "the cards lie somewhere, so there is a way to put them"
        there = fixed.get(1 << whose, []) if whose != NOBODY else []
        matching = len([card for card in there if t.TYPE[card] == type_])
        if whose == NOBODY or 0 <= count - matching <= len(s.hands[whose]) - len(there):
            break
    return fixed


def deal_spied(s: State, known: Knowledge, there: list[int], unknown: list[int]) -> None:
    """Deal a hand of which everybody has seen how many cards of a type it has."""
    whose, type_, count = known.spied
    hand = s.hands[whose]
    matching = count - len([card for card in there if t.TYPE[card] == type_])
    others = len(hand) - len(there) - matching
    dealt = there[:]
    for i in range(len(unknown) - 1, -1, -1):
        matches = t.TYPE[unknown[i]] == type_
        if matching > 0 if matches else others > 0:
            dealt.append(unknown.pop(i))
            matching -= matches
            others -= not matches
    missing = len(hand) - len(dealt)  # none, unless the cards that are unsure left no way
    hand[:] = dealt + [unknown.pop() for _ in range(missing)]
    s.spied_hand = hand[:]


def put_unsure(s: State, unsure: list[tuple[int, int, int]], at: int, fixed: dict[int, list[int]], rng: Rng) -> bool:
    """Put the cards that may lie at several places, those with the fewest places first, going back at dead ends."""
    if at == len(unsure):
        return True
    _, where, card = unsure[at]
    candidates = bits(where)
    rng.shuffle(candidates)
    for bit in candidates:
        place = 1 << bit
        there = fixed.setdefault(place, [])
        if len(there) < room(s, bit):
            there.append(card)
            if put_unsure(s, unsure, at + 1, fixed, rng):
                return True
            there.pop()
    return False


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
    """Who may have which slot (and which two were traded in the Theater), as far as the seat knows; the truth first."""
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
