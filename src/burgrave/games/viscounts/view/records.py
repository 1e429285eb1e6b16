"""What a view looks like: all that leaves the engine for a seat."""

from __future__ import annotations

from typing import Any

import msgspec


class PlayerView(msgspec.Struct, frozen=True, gc=False, kw_only=True):
    """A player as seen from a seat; the solo opponent is seen in the same way."""

    seat: int
    opponent: str | None  # the board of the solo opponent
    card: str | None  # the player card
    town: str | None  # where the viscount stands: "segment_1_2 left"
    goods: dict[str, int]
    workers: int  # in the supply
    castle: list[list[int]]  # by tier, and by section on the first two
    corruption: int  # the spaces of the markers, from 1
    virtue: int
    built: list[str]
    unpaid: int
    paid: int
    acquired: int
    approved: int
    manuscripts: list[str]
    favours: list[str]
    row: list[str | None]  # the cards of the player board, from the left
    icons: dict[str, int]  # on the cards, in empty slots, under buildings and on favours
    discard: list[str]
    hand: list[str] | None  # None where the seat can't see it
    held: int  # cards in hand
    draw: int  # cards of the draw pile
    hidden: list[str]  # which cards the draw pile, and a hand that is not seen, consist of


class SegmentView(msgspec.Struct, frozen=True, gc=False, kw_only=True):
    """A segment of the ring."""

    segment: str
    section: int  # of the castle, beside it
    townsfolk: str | None
    townsfolk_left: int
    manuscript: str | None
    manuscripts_left: int
    sites: dict[str, str | None]  # "0 workshop_1": the owner and the building


class ViscountsView(msgspec.Struct, frozen=True, gc=False, kw_only=True, omit_defaults=True):
    """All that a seat may know; for a spectator (seat None) only what everybody sees."""

    seat: int | None
    phase: str
    round: int
    last: int | None  # the last round, as soon as that is known
    first: int
    turn: int | None
    players: list[PlayerView]
    ring: list[SegmentView]  # clockwise
    pairs: dict[str, str]  # player cards to choose from, with their heroes
    debts: int  # left on the card of Poverty
    deeds: int  # left on the card of Prosperity
    leader: int | None
    favours: list[str]  # of the Church, that nobody has yet
    box: list[str]  # townsfolk that have left the game
    future: int  # schemes that may come to the solo opponent
    steps: int  # how far the viscount must go, until it has moved
    ways: dict[str, int]  # the towns that the viscount may go to, each with the silver that it costs; while it moves
    needs: dict[str, int]  # by action: the fewest icons with which it does something here; after the move
    extra: dict[str, int]  # the icons of a card that was dismissed for this action
    points: dict[str, int] | None  # of the solo opponent by category, as they would be if the game ended now
    added: Any = None  # what an expansion has laid on the table

    def json(self) -> bytes:
        """The view as JSON."""
        return msgspec.json.encode(self)
