"""What a seat imagines of the draft is exactly what may be: hands, packets and the pile, in the draft and after it.

The brute force knows nothing of memories: it lays all hidden cards in every way, and keeps those in which everybody
could have picked so that the observer saw what it saw.
"""

from __future__ import annotations

from itertools import combinations, permutations, product
from typing import Final, NamedTuple

import pytest

from burgrave.games.architects.rules import plans
from burgrave.games.architects.rules.options import Options
from burgrave.games.architects.rules.rounds import setup
from burgrave.games.architects.rules.state import State
from burgrave.games.architects.view.conceal import conceal, know
from burgrave.kernel.rng import Rng
from tests.games.architects.scene import keep_all

ROUNDS: Final = 3
WORLDS: Final = {  # after so many rounds: unknown cards in any order, and who may have kept which of those passed on
    2: (6 * 5, 6, 6, 6 * 2),
    3: (70, 5 * 4, 3 * 3, 3 * 6 * 2),
}
Cards = frozenset[int]


class World(NamedTuple):
    """Where building cards lie."""

    hands: tuple[Cards, ...]
    packets: tuple[Cards, ...]  # none after the draft
    pile: tuple[int, ...]  # the lowest first


class Seen(NamedTuple):
    """What the first seat has seen of the draft."""

    packets: list[Cards]  # those that it had, before it kept a card of each
    kept: list[int]


def world(s: State) -> World:
    """Where the cards of a state lie."""
    return World(
        tuple(frozenset(player.hand) for player in s.players), tuple(map(frozenset, s.packets)), tuple(s.plans)
    )


def drafted(players: int, rounds: int, pile: int = 0) -> tuple[State, Seen]:
    """A game after some rounds of the draft, with few cards left in the pile."""
    s = setup(players, Options(first=0), Rng(players))
    s.plans = s.plans[:pile]
    seen = Seen([], [])
    for turn in range(rounds):
        chosen = [sorted(packet)[(seat + turn) % len(packet)] for seat, packet in enumerate(s.packets)]
        seen.packets.append(frozenset(s.packets[0]))
        seen.kept.append(chosen[0])
        keep_all(s, chosen)
    return s, seen


def possible(world: World, seen: Seen, built: Cards = frozenset(), thrown: int = 0) -> bool:
    """Whether the others may have picked so that the first seat saw what it saw.

    The second seat has built some cards since, and put so many under the pile.
    """
    players, rounds = len(world.hands), len(seen.kept)
    hands = [*world.hands]
    hands[1] = hands[1] | built | frozenset(world.pile[:thrown])
    last = world.pile[thrown:]  # the last cards of the packets; that of the last seat lies lowest

    def left(holder: int) -> Cards:
        """What is left of the packet that somebody holds now, or held last."""
        return world.packets[holder % players] if rounds < ROUNDS else frozenset([last[players - 1 - holder % players]])

    rests = [left(rounds - first - (rounds == ROUNDS)) for first in range(rounds)]
    if not all(rest <= packet for rest, packet in zip(rests, seen.packets, strict=True)):
        return False

    def agrees(orders: tuple[tuple[int, ...], ...]) -> bool:
        picked = (seen.kept, *orders)
        return all(
            rest.union(picked[later % players][first + later] for later in range(rounds - first)) == packet
            for first, (rest, packet) in enumerate(zip(rests, seen.packets, strict=True))
        )

    return any(agrees(orders) for orders in product(*[permutations(hand) for hand in hands[1:]]))


def all_worlds(now: World, hidden: Cards) -> list[World]:
    """Every way to lay hidden cards where such are."""
    found: list[tuple[list[Cards], Cards]] = [([], hidden)]
    for pile in (*now.hands[1:], *now.packets[1:]):
        found = [
            ([*piles, frozenset(some)], rest - frozenset(some))
            for piles, rest in found
            for some in combinations(sorted(rest), len(pile))
        ]
    others = len(now.hands) - 1
    return [
        World((now.hands[0], *piles[:others]), (*now.packets[:1], *piles[others:]), order)
        for piles, rest in found
        for order in permutations(sorted(rest))
    ]


def imagined(s: State, samples: int) -> set[World]:
    """Worlds that the first seat imagines."""
    known, found = know(s, 0), set()
    for number in range(samples):
        copy = s.copy()
        conceal(copy, known, Rng(number))
        found.add(world(copy))
    return found


def exactly(s: State, seen: Seen, built: Cards = frozenset(), thrown: int = 0) -> int:
    """Imagined worlds are the possible ones; how many there are."""
    now = world(s)
    hidden = frozenset(now.pile).union(*now.hands[1:], *now.packets[1:])
    expected = {one for one in all_worlds(now, hidden) if possible(one, seen, built, thrown)}
    assert now in expected
    assert imagined(s, 12 * len(expected) + 60) == expected
    return len(expected)


@pytest.mark.parametrize(("players", "pile"), [(2, 2), (3, 0)])
@pytest.mark.parametrize("rounds", [0, 1, 2, 3])
def test_draft(players: int, pile: int, rounds: int) -> None:
    """Whoever passes cards on knows them, not who keeps which; who has a packet again knows what was kept of it."""
    assert exactly(*drafted(players, rounds, pile)) == WORLDS[players][rounds]


@pytest.mark.parametrize("players", [2, 3])
@pytest.mark.parametrize("build", [0, 1, 2])
def test_after_the_draft(players: int, build: int) -> None:
    """A card that is built was in the hand, the others it was among are elsewhere; another one is discarded unseen."""
    s, seen = drafted(players, ROUNDS)
    card, other = s.players[1].hand[build], s.players[1].hand[build - 1]
    plans.play_openly(s, 1, card)
    exactly(s, seen, frozenset([card]))
    plans.discard(s, 1, other)
    exactly(s, seen, frozenset([card]), 1)


@pytest.mark.parametrize("players", [4, 5])
def test_draft_of_many(players: int) -> None:
    """Three cards were passed on and two others later: each lies with another one of the next or under the pile."""
    s, seen = drafted(players, ROUNDS, 3)
    known = sorted(frozenset().union(*seen.packets) - frozenset(seen.kept))
    found = imagined(s, 300)
    assert all(possible(one, seen) for one in found)

    def places(one: World) -> tuple[int, ...]:
        piles = [*one.hands, *[frozenset([card]) for card in one.pile]]
        return tuple(next(at for at, pile in enumerate(piles) if card in pile) for card in known)

    assert len({places(one) for one in found}) == 6 * 2
    unknown = sorted(frozenset().union(*world(s).hands[1:], world(s).pile) - frozenset(known))
    for card in unknown:
        assert {seat for one in found for seat in range(1, players) if card in one.hands[seat]} == {*range(1, players)}
