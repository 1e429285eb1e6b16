"""What a view looks like: all that leaves the engine for a seat."""

from __future__ import annotations

from typing import Any

import msgspec


class PlayerView(msgspec.Struct, frozen=True, gc=False, kw_only=True):
    """A player as seen from a seat; the solo opponent is seen in the same way."""

    seat: int
    opponent: str | None  # the board of the solo opponent
    character: str | None
    goods: dict[str, int]
    workers: int  # in the own supply
    virtue: int
    cathedral: int
    unpaid: int
    paid: int
    apprentices: list[str]
    skills: dict[str, int]
    buildings: list[str]
    captured: list[int]  # workers of others, by owner
    prison: int
    hand: list[str] | None  # None where the seat can't see it
    held: int  # cards in hand
    hire: tuple[int, int]  # what hiring in the workshop costs: silver and tax
    capture: tuple[int, int]  # the first capture
    ransom: tuple[int, int]
    debt: tuple[int, int]
    market: list[int]  # silver, by space


class ArchitectsView(msgspec.Struct, frozen=True, gc=False, kw_only=True):
    """All that a seat may know; for a spectator (seat None) only what everybody sees."""

    seat: int | None
    phase: str
    first: int | None
    turn: int | None
    turns: int
    left: int | None  # turns after this one, once the guildhall is full
    players: list[PlayerView]
    places: dict[str, list[int]]  # workers on the open circles, by owner
    market: list[int | None]  # who stands on the black market
    guildhall: list[int]  # owners in the order of their spaces
    guildhall_spaces: int
    resets: tuple[int, int]  # spaces of the guildhall whose first worker causes a reset, from 0
    refreshes: tuple[int, ...]  # spaces after which apprentices are exchanged, where that is played
    tax: int
    small: str  # what the left market offers
    small_left: int  # cards of its pile
    large: str  # what the right market offers
    used: list[str]  # its cards
    rewards_left: int
    revealed: list[str]  # rewards that have left the game
    row: list[str | None]  # apprentices face up, two rows of four
    coins: list[int]
    apprentices_left: int
    dismissed: list[str]  # apprentices under the pile, the lowest first
    plans_left: int
    packet: list[str]  # building cards of the draft to choose from
    packet_size: int
    looked: list[str]  # building cards that the seat looks at
    more: int  # trades, captures or actions that may still be done
    done: int  # captures or actions of the guardhouse, so far
    captured_at: list[str]  # from where, in this action
    reset: bool  # whether the black market will be reset after this action
    scheme: str | None  # of the solo opponent, the last one
    added: Any = None  # what an expansion has laid on the table
    points: dict[str, int] | None  # of the solo opponent by category, as they would be if the game ended now

    def json(self) -> bytes:
        """The view as JSON."""
        return msgspec.json.encode(self)
