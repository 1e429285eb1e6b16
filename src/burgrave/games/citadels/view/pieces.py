"""Every piece of Citadels, counted on the table: nothing is ever lost or doubled."""

from __future__ import annotations

from collections import Counter

from burgrave.games.citadels.data import tables as t
from burgrave.games.citadels.rules.state import NOBODY, State, owned


def pieces(s: State) -> dict[str, int]:
    """Every district card by kind and every character card by rank, counted in the state alone."""
    assert min(s.gold) >= 0 and s.taxes >= 0, "gold is never negative"
    assert s.owns == [owned(city) for city in s.cities], "the masks of kinds follow the cities"
    found: Counter[str] = Counter()
    in_flight = [*s.limbo, s.building] if s.building != NOBODY else s.limbo
    for pile in (s.deck, s.museum, in_flight, *s.hands):
        found.update(t.DISTRICT_IDS[kind] for kind in pile)
    for city in s.cities:
        found.update(t.DISTRICT_IDS[t.KIND[building]] for building in city)
    found.update(f"rank {rank}" for rank in s.face_up + s.pool + s.slots)
    return dict(found)
