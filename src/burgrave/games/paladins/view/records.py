"""What a view looks like: all that leaves the engine for a seat."""

from __future__ import annotations

import msgspec


class PlayerView(msgspec.Struct, frozen=True, gc=False, kw_only=True):
    """A player as seen from a seat; the solo opponent is seen in the same way."""

    seat: int
    workers: dict[str, int]  # not placed
    board: dict[str, tuple[str | None, ...]]  # by action: the worker or workshop on each space
    silver: int
    provisions: int
    strength: int  # on the track, as the others
    influence: int
    faith: int
    done: dict[str, int]  # how often, for actions with steps
    jars: list[str]  # spaces of Absolve that hold a jar
    walls: list[str]
    attacked: list[str]
    converted: list[str]
    hired: list[str]
    suspicion: list[int]  # the tax on each card, the newest last
    unpaid: int  # debts
    paid: int
    paladin: str | None  # of this round, where the seat can see it
    played: list[str]  # paladins of earlier rounds
    chosen: bool  # whether a paladin lies there, face up or down
    drawn: list[str] | None  # paladins to choose from; None where the seat can't see them
    deck: int  # paladins left
    top: str | None  # of them, where the seat knows it
    bottom: list[str]  # those at the bottom that the seat knows
    passed: bool


class FavourView(msgspec.Struct, frozen=True, gc=False):
    """A King's Favour that is in play."""

    favour: str
    worker: str | None


class OpponentView(msgspec.Struct, frozen=True, gc=False):
    """What only the solo opponent has."""

    marker: int  # on the resource track, from 1
    scheme: str | None  # turned over last
    schemes: int  # left in the deck
    gone: list[str]  # turned over since the last shuffle
    pile: list[str]  # its attribute markers in the order in which they came to lie: of equal ones the last is on top
    points: dict[str, int]  # by category, as they would be if the game ended now


class PaladinsView(msgspec.Struct, frozen=True, gc=False, kw_only=True):
    """All that a seat may know; for a spectator (seat None) only what everybody sees."""

    seat: int | None
    phase: str
    round: int
    first: int
    turn: int | None
    players: list[PlayerView]
    townsfolk: list[str | None]  # on offer, from the left
    townsfolk_left: int
    townsfolk_gone: list[str]  # discarded: these piles lie open
    outsiders: list[str | None]  # on the board, from the left
    outsiders_left: int
    outsiders_gone: list[str]  # discarded
    walls_left: int
    tavern: list[str]  # to choose from
    tavern_gone: list[str]  # taken this round, or discarded
    tax: int
    full_tax: int
    debts: int  # left on the stack
    suspicion_left: int
    suspicion_gone: list[int]  # the tax on each discarded card
    orders: list[str | None]  # None: still face down
    favours: list[FavourView | None]  # None: still face down
    spaces: dict[str, str | None]  # that take part: "monk 2", "outpost 0", or nothing
    opponent: OpponentView | None

    def json(self) -> bytes:
        """The view as JSON."""
        return msgspec.json.encode(self)
