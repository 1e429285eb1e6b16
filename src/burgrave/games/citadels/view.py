"""What a seat may see in Citadels: built up field by field, so that nothing slips through."""

from __future__ import annotations

import msgspec

from burgrave.games.citadels.building import is_complete, size_of
from burgrave.games.citadels.data import BEAUTIFIED, BIT, CHARACTER_IDS, COST, DISTRICT_IDS, KIND, MUSEUM
from burgrave.games.citadels.selection import offered
from burgrave.games.citadels.state import DECK, IN_LIMBO, NOBODY, OVER, SELECTION, TURN, UNDER_MUSEUM, State
from burgrave.kernel.secrets import bits

PHASES = ("new round", "selection", "theater", "calling", "turn", "end of round", "adviser", "over")


class DistrictView(msgspec.Struct, frozen=True):
    """A district in a city."""

    district: str
    cost: int
    beautified: bool


class PlayerView(msgspec.Struct, frozen=True):
    """A player as seen from a seat."""

    seat: int
    gold: int
    cards: int  # how many are in hand
    hand: list[str] | None  # which; None where the seat can't see them
    remembered: list[str]  # cards in that hand which the seat has seen and is sure of
    city: list[DistrictView]
    size: int  # of the city, as far as its completion goes
    complete: bool
    museum: int  # cards under the Museum
    characters: list[str]  # revealed this round, or the seat's own


class Remembered(msgspec.Struct, frozen=True):
    """A card that the seat has seen and not lost sight of, and where it may be."""

    district: str
    places: list[str]


class CitadelsView(msgspec.Struct, frozen=True, kw_only=True):
    """All that a seat may know; for a spectator (seat None) only what everybody sees."""

    seat: int | None
    phase: str
    round: int
    players: list[PlayerView]
    cast: list[str]
    districts: list[str]  # the unique ones in this game
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
    passed: list[list[str]]  # characters that were offered in this round's selection, look by look
    known: dict[str, int | None]  # characters the seat knows the place of; None: discarded face down
    limbo: list[str]  # cards in flight before the seat
    memory: list[Remembered]

    def json(self) -> bytes:
        """The view as JSON."""
        return msgspec.json.encode(self)


def view(s: State, seat: int | None) -> CitadelsView:
    """What a seat (None: a spectator) may see."""
    config = s.config
    if s.memory is not None:
        s.memory.settle()
    in_turn = s.phase == TURN
    acting = seat is not None and seat == s.me
    return CitadelsView(
        seat=seat,
        phase=PHASES[s.phase],
        round=s.round,
        players=[player_view(s, seat, player) for player in range(config.players)],
        cast=[CHARACTER_IDS[character] for character in config.characters],
        districts=[DISTRICT_IDS[kind] for kind in config.uniques],
        city_size=config.size,
        crown=s.crown,
        deck=len(s.deck),
        taxes=s.taxes,
        face_up=names(s, s.face_up),
        face_down=s.owners.count(NOBODY),
        rank=s.rank,
        turn=person(s.me),
        character=CHARACTER_IDS[s.character] if in_turn else None,
        gathered=s.gathered and in_turn,
        built=s.built if in_turn else 0,
        building=DISTRICT_IDS[s.building] if s.building != NOBODY else None,
        target=person(s.target) if acting and in_turn else None,
        killed=name(s, s.killed),
        bewitched=name(s, s.bewitched),
        robbed=name(s, s.robbed),
        warrants=names(s, s.warrants),
        signed=name(s, s.signed) if s.warrant_shown or seat == s.magistrate else None,
        threats=names(s, s.threats),
        flower=name(s, s.flower) if s.flower_shown or seat == s.blackmailer else None,
        protected=person(s.protected),
        first=person(s.first),
        offered=names(s, offered(s)) if s.phase == SELECTION and acting else [],
        passed=[names(s, [r for r in config.ranks if ranks >> r & 1]) for _, ranks in s.looks[seat]]
        if seat is not None
        else [],
        known={CHARACTER_IDS[config.cast[rank]]: person(s.owners[slot]) for slot, rank in s.facts[seat]}
        if seat is not None
        else {},
        limbo=[DISTRICT_IDS[kind] for kind in s.limbo] if acting else [],
        memory=remembered(s, seat) if seat is not None else [],
    )


def player_view(s: State, seat: int | None, player: int) -> PlayerView:
    """One player as seen from a seat; after the end all hands are open."""
    city = s.cities[player]
    hand = s.hands[player]
    open_hand = seat == player or s.phase == OVER
    memory = s.memory
    sure: list[str] = []
    if memory is not None and seat is not None and memory.places[seat] >> player & 1:
        sure = [DISTRICT_IDS[kind] for kind, where in memory.seen[seat] if where == 1 << player]
    return PlayerView(
        seat=player,
        gold=s.gold[player],
        cards=len(hand),
        hand=[DISTRICT_IDS[kind] for kind in hand] if open_hand else None,
        remembered=sure,
        city=[DistrictView(DISTRICT_IDS[KIND[b]], COST[b], b >= BEAUTIFIED) for b in city],
        size=size_of(s, player),
        complete=is_complete(s, player),
        museum=len(s.museum) if s.owns[player] & BIT[MUSEUM] else 0,
        characters=characters_of(s, seat, player),
    )


def characters_of(s: State, seat: int | None, player: int) -> list[str]:
    """The characters a player has shown this round, or all of them when they are the seat's own."""
    if seat == player:
        return names(s, [rank for rank, owner in zip(s.slots, s.owners, strict=True) if owner == seat])
    return names(s, [rank for rank in s.config.ranks if s.shown[rank] == player])


def remembered(s: State, seat: int) -> list[Remembered]:
    """The cards that a seat has seen and not lost sight of."""
    if s.memory is None:
        return []
    return [
        Remembered(DISTRICT_IDS[kind], places(s, where)) for kind, where in s.memory.seen[seat] if where != IN_LIMBO
    ]


def places(s: State, where: int) -> list[str]:
    """Places by name; the deck's cards are counted from the top."""
    top = DECK + s.bottomed - len(s.deck)
    found = []
    for bit in bits(where):
        if bit >= DECK:
            found.append(f"deck {bit - top}")
        else:
            found.append("museum" if 1 << bit == UNDER_MUSEUM else f"hand {bit}")
    return found


def name(s: State, rank: int) -> str | None:
    """The character of a rank; None for no rank."""
    return CHARACTER_IDS[s.config.cast[rank]] if rank else None


def names(s: State, ranks: list[int]) -> list[str]:
    """The characters of some ranks."""
    return [CHARACTER_IDS[s.config.cast[rank]] for rank in ranks]


def person(seat: int) -> int | None:
    """A seat, or None for nobody."""
    return seat if seat != NOBODY else None
