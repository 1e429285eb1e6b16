"""Secrets: whatever gives a seat new information goes through here, and what each seat remembers of it.

A *place* is a bit: places ``1 << 0`` to ``1 << (seats - 1)`` are the seats' hands, a game numbers the rest (deck
positions, face-down piles). For each seat the memory keeps the cards it has seen and not lost sight of, each with the
set of places where it may lie by now, and tallies (tallies.py) where only a number of cards was told. A seat's own hand
is never in its memory: it sees that anyway.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final, Protocol, TypeAlias

from burgrave.kernel.tallies import Tally


class Secretive(Protocol):
    """The part of a state that this module moves."""

    learnt: list[int]  # how often each seat has learnt something; the last entry counts what everybody learns


def learn(s: Secretive, seat: int) -> None:
    """One seat comes to know something: what was done before can't be taken back."""
    s.learnt[seat] += 1


def reveal(s: Secretive) -> None:
    """Everybody comes to know something: a card turned over, a rank called, a random outcome."""
    s.learnt[-1] += 1


Note: TypeAlias = tuple[int, int, int, int, int, bool, tuple[int, ...], tuple[int, ...]]
MOVE: Final = 0
LOOK: Final = 1
SWAP: Final = 2
SCATTER: Final = 3
COUNT: Final = 4
PICK: Final = 5
PASS: Final = 6
UNSEEN: Final = (0, 1)  # what an unseen card may count for
NO_CARDS: Final[tuple[int, ...]] = ()


def bits(mask: int) -> list[int]:
    """The numbers of the bits that are set, in ascending order."""
    found = []
    while mask:
        low = mask & -mask
        found.append(low.bit_length() - 1)
        mask ^= low
    return found


class Memory:
    """What each seat remembers of cards that are out of its sight.

    Rules only note down what happens to cards; it is worked out when somebody wants to know. Of cards that were passed
    on together a seat knows that they lie at some places, but not which lies where: it remembers them as alike, under a
    number below zero.
    """

    __slots__ = ("_noted", "alike", "anywhere", "places", "seen", "sizes", "tallies")

    def __init__(self, seen: list[list[tuple[int, int]]], places: list[int], anywhere: int) -> None:
        self.seen = seen  # by seat: (card, the places where it may lie)
        self.places = places  # by seat: a superset of all places in `seen` …
        self.anywhere = anywhere  # … and of those of all seats, so that most moves need no search
        self.tallies: tuple[tuple[Tally, ...], ...] = ((),) * len(seen)  # by seat: one for each mask of kinds …
        self.sizes: dict[int, int] = {}  # … and, while there are any, the cards at places that may hold several
        self.alike: tuple[dict[int, int], ...] = ({},) * len(seen)  # by seat and card: as what it is remembered
        self._noted: list[Note] = []

    def copy(self) -> Memory:
        """An independent copy: the lists in `seen` are replaced when they change, never changed in place."""
        memory = Memory(self.seen[:], self.places[:], self.anywhere)
        memory.tallies, memory.sizes, memory.alike = self.tallies, self.sizes, self.alike
        memory._noted = self._noted[:]
        return memory

    def become(self, other: Memory) -> None:
        """Remember what another memory does, and nothing else."""
        self.seen, self.places, self.anywhere = other.seen[:], other.places[:], other.anywhere
        self.tallies, self.sizes, self.alike = other.tallies, other.sizes, other.alike
        self._noted.clear()

    def kept(self, seat: int) -> Memory:
        """What is left when all is dealt anew that a seat can't see: what it knows, and the others of its hand."""
        self.settle()
        own = 1 << seat
        memory = Memory(
            [[entry for entry in seen if entry[1] == own and entry[0] >= 0] for seen in self.seen],
            [places & own for places in self.places],
            self.anywhere,
        )
        memory.seen[seat], memory.places[seat] = self.seen[seat], self.places[seat]
        memory.tallies = (*memory.tallies[:seat], self.tallies[seat], *memory.tallies[seat + 1 :])
        memory.sizes = self.sizes if self.tallies[seat] else {}
        memory.alike = (*memory.alike[:seat], self.alike[seat], *memory.alike[seat + 1 :])
        return memory

    # ---------------------------------------------------------------- noting down

    def move(self, card: int, source: int, target: int, seers: int, vacated: bool) -> None:
        """A card goes from one place to another; the seats in the mask ``seers`` see which card it is.

        Place 0 is in the open, where everybody sees. ``vacated`` says that no card is left at the source.
        """
        self._noted.append((MOVE, card, source, target, seers, vacated, NO_CARDS, NO_CARDS))

    def look(self, seat: int, cards: list[int], place: int) -> None:
        """A seat sees all cards that lie at a place."""
        self._noted.append((LOOK, seat, place, 0, 0, False, tuple(cards), NO_CARDS))

    def swap(self, a: int, b: int, hand_a: list[int], hand_b: list[int]) -> None:
        """Two seats exchange their hands (given as they are before) and see what they get."""
        self._noted.append((SWAP, a, b, 0, 0, False, tuple(hand_a), tuple(hand_b)))

    def scatter(self, places: int) -> None:
        """The cards that lie at these places are shuffled: whatever was known to be at one may be at any."""
        self._noted.append((SCATTER, places, 0, 0, 0, False, NO_CARDS, NO_CARDS))

    def count(self, seats: int, place: int, kinds: int, count: int, sizes: Mapping[int, int]) -> None:
        """The seats in a mask are told how many cards at a place are of some kinds (a mask), and no more.

        ``sizes`` says how many cards lie at each place that may hold several, this one included.
        """
        self._noted.append((COUNT, seats, place, kinds, count, False, tuple(sizes), tuple(sizes.values())))

    def pick(self, seat: int, source: int, target: int) -> None:
        """A seat takes one of the cards that lie at a place, all of them known to who knows one, to another place."""
        self._noted.append((PICK, seat, source, target, 0, False, NO_CARDS, NO_CARDS))

    def pass_on(self, packets: list[list[int]], first: int) -> None:
        """Every seat passes a packet on to the next; packets lie at the places from this bit on, by seat."""
        cards = tuple([card for packet in packets for card in packet])
        self._noted.append((PASS, first, 0, 0, 0, False, cards, tuple(map(len, packets))))

    # ---------------------------------------------------------------- working it out

    def settle(self) -> None:
        """Work out what was noted down: call this before reading ``seen`` and ``places``."""
        for what, a, b, target, seers, vacated, cards, others in self._noted:
            if what == MOVE:
                self._move(a, b, target, seers, vacated)
            elif what == LOOK:
                self._look(a, cards, b)
            elif what == SWAP:
                self._swap(a, b, cards, others)
            elif what == SCATTER:
                self._scatter(a)
            elif what == PICK:
                self._pick(a, b, target)
            elif what == PASS:
                self._pass_on(a, cards, others)
            else:
                self._count(a, b, target, seers, dict(zip(cards, others, strict=True)))
        self._noted.clear()

    def _remember(self, seat: int, card: int, place: int) -> None:
        """A seat knows that a card lies at a place."""
        self.seen[seat] = [*self.seen[seat], (card, place)]
        self.places[seat] |= place
        self.anywhere |= place

    def _move(self, card: int, source: int, target: int, seers: int, vacated: bool) -> None:
        if self.anywhere & source:
            for seat, places in enumerate(self.places):
                if places & source:
                    self._lose(seat, card, source, target, bool(seers >> seat & 1), vacated)
            if vacated:
                self.anywhere &= ~source
        if target:
            self.anywhere |= target
            for seat in bits(seers):
                if target != 1 << seat:
                    self._remember(seat, card, target)
        if self.sizes:
            left, there = self.sizes.get(source, 1) - 1, self.sizes.get(target, 0)
            after = {source: left, target: there + 1}
            self.sizes = {place: after.get(place, size) for place, size in self.sizes.items()}
            self._tell(
                lambda tally, seat: tally.move(
                    source, target, (tally.kinds >> card & 1,) if seers >> seat & 1 else UNSEEN, left, there
                )
            )

    def _lose(self, seat: int, card: int, source: int, target: int, sees: bool, vacated: bool) -> None:
        """What a seat remembered at the source may have gone to the target, if it did not see the card that went."""
        seen = self.seen[seat]
        if sees:
            seen = self._recognised(seat, card, source)
            target = 0
        if vacated or not sees:
            gone = source if vacated else 0
            seen = [(entry[0], entry[1] ^ gone | target) if entry[1] & source else entry for entry in seen]
            self.places[seat] = (self.places[seat] & ~gone) | target
        self.seen[seat] = seen

    def _recognised(self, seat: int, card: int, place: int) -> list[tuple[int, int]]:
        """What a seat remembers, less a card that turned up at a place; the last of alike ones is known by that."""
        alike = self.alike[seat]
        if card not in alike:
            return _without(self.seen[seat], card, place)
        name = alike[card]
        seen = _without(self.seen[seat], name, place)
        rest = {one: other for one, other in alike.items() if one != card}
        left = [one for one, other in rest.items() if other == name]
        if len(left) == 1:
            seen = [(left[0] if one == name else one, where) for one, where in seen]
            del rest[left[0]]
        self.alike = (*self.alike[:seat], rest, *self.alike[seat + 1 :])
        return seen

    def _look(self, seat: int, cards: tuple[int, ...], place: int) -> None:
        seen = self.seen[seat]
        for card in cards:
            seen = _without(seen, card, place)
        seen = [(card, where & ~place) for card, where in seen]  # the others turned out to be elsewhere
        self.seen[seat] = seen + [(card, place) for card in cards]
        self.places[seat] |= place
        self.anywhere |= place
        if self.sizes:
            self._tell(lambda tally, looking: tally.look(place, cards) if looking == seat else tally)

    def _swap(self, a: int, b: int, hand_a: tuple[int, ...], hand_b: tuple[int, ...]) -> None:
        for seat, other, got, given in ((a, b, hand_b, hand_a), (b, a, hand_a, hand_b)):
            self._look(seat, got, 1 << other)
            elsewhere = [(card, where) for card, where in self.seen[seat] if where != 1 << other]
            self.seen[seat] = elsewhere + [(card, 1 << other) for card in given]
        both = 1 << a | 1 << b
        for seat, seen in enumerate(self.seen):
            if seat not in (a, b) and self.places[seat] & both:
                self.seen[seat] = [(c, where ^ both if where & both not in (0, both) else where) for c, where in seen]
                self.places[seat] |= both
        if self.sizes:
            one, two = 1 << a, 1 << b
            self.sizes = self.sizes | {one: self.sizes[two], two: self.sizes[one]}
            self._tell(lambda tally, seat: tally.swap(one, two))  # the two themselves have seen what they got

    def _scatter(self, places: int) -> None:
        for seat, seen in enumerate(self.seen):
            if self.places[seat] & places:
                self.seen[seat] = [(card, where | places if where & places else where) for card, where in seen]
                self.places[seat] |= places
                self.anywhere |= places
        if self.sizes:
            self._tell(lambda tally, seat: tally.scatter(places))

    # ---------------------------------------------------------------- packets

    def _pick(self, seat: int, source: int, target: int) -> None:
        for other, seen in enumerate(self.seen):
            at = next((at for at, (_, where) in enumerate(seen) if where == source), None)
            if other != seat and at is not None:
                self.seen[other] = [*seen[:at], (seen[at][0], target), *seen[at + 1 :]]
                self.places[other] |= target
                self.anywhere |= target

    def _pass_on(self, first: int, cards: tuple[int, ...], sizes: tuple[int, ...]) -> None:
        seats = len(sizes)
        places = ((1 << seats) - 1) << first

        def passed(where: int) -> int:
            there = where & places
            return where & ~places | (there << 1 | there >> seats - 1) & places if there else where

        for seat in range(seats):
            before = (seat - 1) % seats
            self.seen[seat] = [(card, passed(where)) for card, where in self.seen[seat]]
            for card in _packet(cards, sizes, before):
                self.seen[seat] = self._recognised(seat, card, 1 << first + seat)
            if seats > 1:
                self._pass_away(seat, _packet(cards, sizes, seat), 1 << first + (seat + 1) % seats)
            self.places[seat] |= places
        self.anywhere |= places

    def _pass_away(self, seat: int, cards: tuple[int, ...], place: int) -> None:
        """A seat knows which cards lie at a place from now on, and will not know which of them leaves it."""
        name = ~min(cards) if len(cards) > 1 else cards[0]
        self.seen[seat] = [*self.seen[seat], *[(name, place)] * len(cards)]
        if name < 0:
            alike = self.alike[seat] | dict.fromkeys(cards, name)
            self.alike = (*self.alike[:seat], alike, *self.alike[seat + 1 :])

    # ---------------------------------------------------------------- tallies

    def _count(self, seats: int, place: int, kinds: int, count: int, sizes: dict[int, int]) -> None:
        """Whoever is told the number, and nothing more, reckons with it from now on."""
        tallies = list(self.tallies)
        for seat in bits(seats):
            known = {tally.kinds: tally for tally in tallies[seat]}
            known[kinds] = known.get(kinds, Tally(kinds, (), [()])).learn(place, count)
            tallies[seat] = tuple(known.values())
        self.tallies, self.sizes = tuple(tallies), sizes

    def _tell(self, change: Callable[[Tally, int], Tally]) -> None:
        """What happens to cards changes what follows, for each seat, from the numbers that were told."""
        told = [[change(tally, seat).telling(self.sizes) for tally in known] for seat, known in enumerate(self.tallies)]
        self.tallies = tuple(tuple(tally for tally in known if tally.places) for known in told)
        if not any(self.tallies):
            self.sizes = {}


def _packet(cards: tuple[int, ...], sizes: tuple[int, ...], seat: int) -> tuple[int, ...]:
    """One of several packets that were noted down one after the other."""
    start = sum(sizes[:seat])
    return cards[start : start + sizes[seat]]


def _without(seen: list[tuple[int, int]], card: int, place: int) -> list[tuple[int, int]]:
    """What is remembered after a card turned up at a place: it was the remembered one that may lie there, if any.

    Of several equal cards the surest goes; what it might have been instead, the others may be now.
    """
    found = -1
    candidates = 0
    for i, (c, where) in enumerate(seen):
        if c == card and where & place:
            candidates += 1
            if found < 0 or where == place:
                found = i
    if not candidates:
        return seen
    lost = seen[found][1]
    left = seen[:found] + seen[found + 1 :]
    if candidates > 1 and lost != place:
        left = [(c, where | lost if c == card and where & place else where) for c, where in left]
    return left
