"""What a seat may see in Citadels, in the numbers of the rules: the one place that decides about that.

The view that leaves the engine (view.py), the points so far (points.py) and the numbers that machines learn from
(research/observation.py) are made of it alone.
"""

from __future__ import annotations

from burgrave.games.citadels.data import tables as t
from burgrave.games.citadels.rules.building import sizes
from burgrave.games.citadels.rules.selection import offered
from burgrave.games.citadels.rules.state import NOBODY, OVER, SELECTION, TURN, Config, State


class Sight:
    """All that a seat may know, built up field by field; for a spectator (seat None) only what everybody sees."""

    seat: int | None
    config: Config  # the cast, the districts and the options are public
    phase: int
    round: int
    gold: list[int]
    cards: list[int]  # in each hand
    hands: list[list[int] | None]  # None where the seat can't see them
    cities: list[list[int]]
    sizes: list[int]  # as far as completion goes
    museum: list[int]  # cards under each player's Museum
    shown: list[int]  # by rank: who has revealed it this round
    own: list[int]  # the seat's own ranks, shown or not
    crown: int
    deck: int  # cards left
    top: int  # the number of the top card
    taxes: int
    face_up: list[int]  # ranks
    face_down: int
    rank: int  # called last
    turn: int
    character: int  # being played, or NOBODY
    gathered: bool
    built: int
    building: int  # the kind on its way into a city, or NOBODY
    target: int
    killed: int  # ranks, 0 for none
    bewitched: int
    robbed: int
    signed: int
    flower: int
    warrants: list[int]
    threats: list[int]
    protected: int
    first: int
    offered: list[int]
    looks: list[tuple[int, int]]  # at the selection: after how many slots, and the ranks as a mask
    known: list[tuple[int, int]]  # ranks, and who has them (NOBODY: discarded)
    limbo: list[int]
    seen: list[tuple[int, int]]  # cards remembered, each with the places where it may be

    __slots__ = tuple(__annotations__)


def look(s: State, seat: int | None) -> Sight:
    """What a seat (None: a spectator) may see."""
    config = s.config
    in_turn = s.phase == TURN
    acting = seat is not None and seat == s.me
    hands = s.hands
    sight = Sight()
    sight.seat = seat
    sight.config = config
    sight.phase = s.phase
    sight.round = s.round
    sight.gold = s.gold[:]
    sight.cards = list(map(len, hands))
    sight.hands = [None] * config.players
    if s.phase == OVER:
        sight.hands = [hand[:] for hand in hands]
    sight.cities = s.cities[:]
    sight.sizes = sizes(s)
    sight.museum = [0] * config.players
    if s.museum:
        sight.museum = [len(s.museum) if owns & t.BIT[t.MUSEUM] else 0 for owns in s.owns]
    sight.shown = s.shown
    sight.crown = s.crown
    sight.deck = len(s.deck)
    sight.top = s.bottomed - len(s.deck) + 1
    sight.taxes = s.taxes
    sight.face_up = s.face_up
    sight.face_down = s.owners.count(NOBODY)
    sight.rank = s.rank
    sight.turn = s.me
    sight.character = s.character if in_turn else NOBODY
    sight.gathered = s.gathered and in_turn
    sight.built = s.built if in_turn else 0
    sight.building = s.building
    sight.target = s.target if acting and in_turn else NOBODY
    sight.killed = s.killed
    sight.bewitched = s.bewitched
    sight.robbed = s.robbed
    sight.signed = s.signed if s.warrant_shown or seat == s.magistrate else 0
    sight.flower = s.flower if s.flower_shown or seat == s.blackmailer else 0
    sight.warrants = s.warrants
    sight.threats = s.threats
    sight.protected = s.protected
    sight.first = s.first
    sight.offered = offered(s) if acting and s.phase == SELECTION else []
    sight.limbo = s.limbo[:] if acting else []
    if seat is None:
        sight.looks, sight.known, sight.seen, sight.own = [], [], [], []
    else:
        owners = s.owners
        sight.hands[seat] = hands[seat][:]
        sight.own = [rank for rank, owner in zip(s.slots, owners, strict=True) if owner == seat]
        sight.looks = s.looks[seat]
        sight.known = [(rank, owners[slot]) for slot, rank in s.facts[seat]]
        sight.seen = []
        if s.memory is not None:
            s.memory.settle()
            sight.seen = s.memory.seen[seat]
    return sight
