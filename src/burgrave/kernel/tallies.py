"""Tallies: what follows, for a seat, from how many cards of some kinds were counted at a place.

Everybody is told the number, not the cards. Then cards come and go, most of them unseen. A tally keeps every way in
which the counted kinds may be spread by now over the places that matter: it is worked out from what the seat sees of
each move, never from what really lies there.
"""

from __future__ import annotations

from collections.abc import Collection
from functools import lru_cache
from itertools import combinations
from typing import Final

Way = tuple[int, ...]  # how many cards of the counted kinds lie at each place

MOST: Final = 256  # ways that are kept; with more, what has moved last is lost from sight
KEPT: Final = 2048  # results that are not worked out again: seats that see the same, and clones, ask all the time


class Tally:
    """Every way in which cards of some kinds may be spread over places, as far as a seat can tell."""

    __slots__ = ("_hash", "kinds", "places", "ways")

    def __init__(self, kinds: int, places: tuple[int, ...], ways: Collection[Way]) -> None:
        self.kinds: Final = kinds  # as a mask
        while len(ways) > MOST:
            places, ways = places[:-1], {way[:-1] for way in ways}
        self.places: Final = places
        self.ways: Final[list[Way]] = sorted(ways)
        self._hash: Final = hash((kinds, places, tuple(self.ways)))

    def __eq__(self, other: object) -> bool:
        """Whether the same follows from both."""
        if not isinstance(other, Tally):
            return NotImplemented
        return (self.kinds, self.places, self.ways) == (other.kinds, other.places, other.ways)

    def __hash__(self) -> int:
        return self._hash

    def count(self, cards: Collection[int]) -> int:
        """How many of these cards are of the counted kinds."""
        return len([card for card in cards if self.kinds >> card & 1])

    def learn(self, place: int, count: int) -> Tally:
        """The same when a seat is told, too, how many there are at a place."""
        if place not in self.places:
            return Tally(self.kinds, (*self.places, place), [(*way, count) for way in self.ways])
        at = self.places.index(place)
        return Tally(self.kinds, self.places, [way for way in self.ways if way[at] == count])

    def forget(self, place: int) -> Tally:
        """The same without a place: it is empty, or in sight, or nothing is known of it any more."""
        if place not in self.places:
            return self
        at = self.places.index(place)
        places = self.places[:at] + self.places[at + 1 :]
        return Tally(self.kinds, places, {way[:at] + way[at + 1 :] for way in self.ways})

    def look(self, place: int, cards: Collection[int]) -> Tally:
        """The same after the seat has seen the cards at a place: from now on it knows them one by one."""
        return self.learn(place, self.count(cards)).forget(place) if place in self.places else self

    def swap(self, a: int, b: int) -> Tally:
        """The same after the cards of two places have changed places, unseen."""
        flip = {a: b, b: a}
        return Tally(self.kinds, tuple(flip.get(place, place) for place in self.places), self.ways)

    def move(self, source: int, target: int, shares: tuple[int, ...], left: int, there: int) -> Tally:
        """The same after a card has left a place, where so many are left, for one where so many were.

        ``shares`` says what it counts for: 1 or 0 where the seat has seen the card, else both.
        """
        if source in self.places or target in self.places:
            return _moved(self, source, target, shares, left, there)
        return self

    def _move(self, source: int, target: int, shares: tuple[int, ...], left: int, there: int) -> Tally:
        places, ways = self.places, self.ways
        if source in places and len(shares) > 1 and target not in places:
            places, ways = (*places, target), [(*way, n) for way in ways for n in range(there + 1)]
        start = places.index(source) if source in places else -1
        end = places.index(target) if target in places else -1
        found = set()
        for way in ways:
            for share in shares:
                after = list(way)
                if start >= 0:
                    after[start] -= share
                    if not 0 <= after[start] <= left:  # such a card was not there
                        continue
                if end >= 0:
                    after[end] += share
                found.add(tuple(after))
        tally = Tally(self.kinds, places, found)
        return tally if left else tally.forget(source)

    def scatter(self, mask: int) -> Tally:
        """The same after the cards at some places, one at each, were shuffled."""
        shuffled = [at for at, place in enumerate(self.places) if place & mask]
        if len(shuffled) < mask.bit_count():  # others were shuffled in: too many ways to be worth it
            tally = self
            for at in shuffled:
                tally = tally.forget(self.places[at])
            return tally
        found = set()
        for way in self.ways:
            for ones in combinations(shuffled, sum(way[at] for at in shuffled)):
                found.add(tuple(int(at in ones) if at in shuffled else n for at, n in enumerate(way)))
        return Tally(self.kinds, self.places, found)

    def telling(self, sizes: dict[int, int]) -> Tally:
        """The same without places of which it tells nothing: any number may lie there, whatever lies elsewhere."""
        return _telling(self, tuple([sizes.get(place, 1) for place in self.places]))

    def _tell(self, sizes: tuple[int, ...]) -> Tally:
        tally = self
        for place, size in zip(self.places, sizes, strict=True):
            less = tally.forget(place)
            if len(tally.ways) == len(less.ways) * (size + 1):
                tally = less
        return tally


_moved = lru_cache(KEPT)(Tally._move)
_telling = lru_cache(KEPT)(Tally._tell)
