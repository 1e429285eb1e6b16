"""What a seat may see in Citadels: built up field by field, so that nothing slips through."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

import msgspec

from burgrave.games.citadels.building import size_of
from burgrave.games.citadels.data import BEAUTIFIED, BIT, COST, DISTRICT_IDS, KIND, MUSEUM, RANK
from burgrave.games.citadels.selection import offered
from burgrave.games.citadels.state import DECK, IN_LIMBO, NOBODY, OVER, SELECTION, TURN, Config, State
from burgrave.kernel.secrets import bits

PHASES = ("new round", "selection", "theater", "calling", "turn", "end of round", "adviser", "over")


class DistrictView(msgspec.Struct, frozen=True, gc=False):
    """A district in a city."""

    district: str
    cost: int
    beautified: bool


class PlayerView(msgspec.Struct, frozen=True, eq=False, gc=False):
    """A player as seen from a seat. The same one is shown again as long as nothing changes: compare by identity."""

    seat: int
    gold: int
    cards: int  # how many are in hand
    hand: tuple[str, ...] | None  # which; None where the seat can't see them
    remembered: tuple[str, ...]  # cards in that hand which the seat has seen and is sure of
    city: tuple[DistrictView, ...]
    size: int  # of the city, as far as its completion goes
    complete: bool
    museum: int  # cards under the Museum
    characters: tuple[str, ...]  # revealed this round, or the seat's own


class Remembered(msgspec.Struct, frozen=True, eq=False, gc=False):
    """A card that the seat has seen and not lost sight of, and where it may be."""

    district: str
    places: tuple[str, ...]  # "hand 2", "museum", "deck 1" (the top), "deck 3-7" (one of these), "limbo" (in flight)


class CitadelsView(msgspec.Struct, frozen=True, kw_only=True, gc=False):
    """All that a seat may know; for a spectator (seat None) only what everybody sees."""

    seat: int | None
    phase: str
    round: int
    players: list[PlayerView]
    cast: tuple[str, ...]
    districts: tuple[str, ...]  # the unique ones in this game
    city_size: int
    crown: int
    deck: int  # how many cards are left
    taxes: int
    face_up: list[str]
    face_down: int
    rank: int  # called last
    turn: int | None  # whose turn it is
    character: str | None  # being played
    gathered: bool
    built: int
    building: str | None  # a district on its way into a city
    target: int | None  # whom the seat's own ability is used on
    killed: str | None
    bewitched: str | None
    robbed: str | None
    warrants: list[str]
    signed: str | None  # for the Magistrate's player, or when it was shown
    threats: list[str]
    flower: str | None  # for the Blackmailer's player, or when it is clear
    protected: int | None
    first: int | None  # who completed a city first
    offered: list[str]  # characters to choose from now
    passed: list[tuple[str, ...]]  # characters that were offered in this round's selection, look by look
    known: dict[str, int | None]  # characters the seat knows the place of; None: discarded face down
    limbo: list[str]  # cards in flight before the seat
    memory: tuple[Remembered, ...]

    def json(self) -> bytes:
        """The view as JSON."""
        return msgspec.json.encode(self)


BUILT: Final = [DistrictView(DISTRICT_IDS[KIND[b]], COST[b], b >= BEAUTIFIED) for b in range(len(KIND))]
PERSON: Final[list[int | None]] = [*range(8), None]  # by seat; NOBODY is the last
PLACES: Final = [*(f"hand {seat}" for seat in range(8)), "museum", "limbo"]  # by bit; the deck follows
BESIDE_THE_DECK: Final = (1 << DECK) - 1


def view(s: State, seat: int | None) -> CitadelsView:
    """What a seat (None: a spectator) may see."""
    config = s.config
    called = config.called
    if s.memory is not None:
        s.memory.settle()
    in_turn = s.phase == TURN
    acting = seat is not None and seat == s.me
    return CitadelsView(
        seat=seat,
        phase=PHASES[s.phase],
        round=s.round,
        players=players(s, seat),
        cast=config.called_cast,
        districts=config.called_uniques,
        city_size=config.size,
        crown=s.crown,
        deck=len(s.deck),
        taxes=s.taxes,
        face_up=[called[rank] for rank in s.face_up],
        face_down=s.owners.count(NOBODY),
        rank=s.rank,
        turn=PERSON[s.me],
        character=called[RANK[s.character]] if in_turn else None,
        gathered=s.gathered and in_turn,
        built=s.built if in_turn else 0,
        building=DISTRICT_IDS[s.building] if s.building != NOBODY else None,
        target=PERSON[s.target] if acting and in_turn else None,
        killed=called[s.killed] or None,
        bewitched=called[s.bewitched] or None,
        robbed=called[s.robbed] or None,
        warrants=[called[rank] for rank in s.warrants],
        signed=(called[s.signed] or None) if s.warrant_shown or seat == s.magistrate else None,
        threats=[called[rank] for rank in s.threats],
        flower=(called[s.flower] or None) if s.flower_shown or seat == s.blackmailer else None,
        protected=PERSON[s.protected],
        first=PERSON[s.first],
        offered=[called[rank] for rank in offered(s)] if s.phase == SELECTION and acting else [],
        passed=[looked_at(config, ranks) for _, ranks in s.looks[seat]] if seat is not None else [],
        known={called[rank]: PERSON[s.owners[slot]] for slot, rank in s.facts[seat]} if seat is not None else {},
        limbo=[DISTRICT_IDS[kind] for kind in s.limbo] if acting else [],
        memory=remembered(s, seat) if seat is not None else (),
    )


def players(s: State, seat: int | None) -> list[PlayerView]:
    """All players as seen from a seat; after the end all hands are open."""
    over, complete, memory = s.phase == OVER, s.config.size, s.memory
    places = memory.places[seat] if memory is not None and seat is not None else 0
    found = []
    for player, names in enumerate(characters(s, seat)):
        hand, size = s.hands[player], size_of(s, player)
        found.append(
            shown(
                player,
                s.gold[player],
                len(hand),
                tuple(hand) if over or player == seat else None,
                sure(s, seat, player) if places >> player & 1 else (),
                tuple(s.cities[player]),
                size,
                size >= complete,
                len(s.museum) if s.owns[player] & BIT[MUSEUM] else 0,
                names,
            )
        )
    return found


def sure(s: State, seat: int | None, player: int) -> tuple[int, ...]:
    """The cards in a hand that a seat has seen and is sure of."""
    assert s.memory is not None and seat is not None
    place = 1 << player
    return tuple([kind for kind, where in s.memory.seen[seat] if where == place])


@lru_cache(maxsize=1 << 13)  # from one question to the next most players stay as they are
def shown(
    player: int,
    gold: int,
    cards: int,
    hand: tuple[int, ...] | None,
    sure: tuple[int, ...],
    city: tuple[int, ...],
    size: int,
    complete: bool,
    museum: int,
    characters: tuple[str, ...],
) -> PlayerView:
    """A player with all cards by name."""
    return PlayerView(
        seat=player,
        gold=gold,
        cards=cards,
        hand=tuple([DISTRICT_IDS[kind] for kind in hand]) if hand is not None else None,
        remembered=tuple([DISTRICT_IDS[kind] for kind in sure]),
        city=tuple([BUILT[building] for building in city]),
        size=size,
        complete=complete,
        museum=museum,
        characters=characters,
    )


def characters(s: State, seat: int | None) -> list[tuple[str, ...]]:
    """The characters that each player has shown this round; the seat's own all the same."""
    called, shown = s.config.called, s.shown
    found: list[tuple[str, ...]] = [()] * s.config.players
    for rank in s.config.ranks:
        owner = shown[rank]
        if owner != NOBODY:
            found[owner] += (called[rank],)
    if seat is not None:
        found[seat] = tuple([called[rank] for rank, owner in zip(s.slots, s.owners, strict=True) if owner == seat])
    return found


def remembered(s: State, seat: int) -> tuple[Remembered, ...]:
    """The cards that a seat has seen and not lost sight of."""
    memory = s.memory
    if memory is None or not memory.seen[seat]:
        return ()
    return named(tuple(memory.seen[seat]), s.bottomed - len(s.deck) if memory.places[seat] > BESIDE_THE_DECK else 0)


@lru_cache(maxsize=1 << 12)  # a memory stays as it is for many questions
def named(seen: tuple[tuple[int, int], ...], top: int) -> tuple[Remembered, ...]:
    """A memory with its cards and places by name."""
    return tuple(Remembered(DISTRICT_IDS[kind], places(where, top)) for kind, where in seen if where != IN_LIMBO)


@lru_cache(maxsize=1 << 14)
def places(where: int, top: int) -> tuple[str, ...]:
    """Places by name; the deck's cards are counted from the top, neighbours together: ``deck 3-7``."""
    found = [PLACES[bit] for bit in bits(where & BESIDE_THE_DECK)]
    deck = where >> DECK
    while deck:
        first = (deck & -deck).bit_length() - 1
        beyond = deck + (1 << first)  # carries over the neighbours that follow
        last = (beyond & -beyond).bit_length() - 2
        found.append(f"deck {first - top}" if first == last else f"deck {first - top}-{last - top}")
        deck &= beyond
    return tuple(found)


@lru_cache(maxsize=1 << 10)
def looked_at(config: Config, ranks: int) -> tuple[str, ...]:
    """The characters of a mask of ranks."""
    return tuple([config.called[rank] for rank in config.ranks if ranks >> rank & 1])
