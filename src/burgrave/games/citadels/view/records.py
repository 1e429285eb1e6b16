"""What a view looks like: all that leaves the engine for a seat."""

from __future__ import annotations

import msgspec


class DistrictView(msgspec.Struct, frozen=True, gc=False):
    """A district in a city."""

    district: str
    cost: int
    beautified: bool


class PlayerView(msgspec.Struct, frozen=True, gc=False):
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


class Remembered(msgspec.Struct, frozen=True, gc=False):
    """A card that the seat has seen and not lost sight of, and where it may be."""

    district: str
    places: list[str]  # "hand 2", "museum", "deck 40" (a card of that number), "deck 43-47", "limbo" (in flight)


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
    top: int  # the number of the top card; those below it count on
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
