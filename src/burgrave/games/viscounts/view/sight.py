"""What a seat sees of Viscounts, in numbers: the one place where that is decided.

Boards, discarded cards, the tops of piles and which cards each deck consists of lie open; hidden are the order of piles
and decks, and which of the others' cards are in hand.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final, NamedTuple

from burgrave.games.viscounts.rules.state import MOVE, NOBODY, NONE, OVER, PAIRS, Config, Player, State


class PlayerSight(NamedTuple):
    """A player as seen from a seat."""

    board: Player  # of which only what lies open may be read: all but hand and draw
    hand: tuple[int, ...] | None  # None where the seat can't see it
    held: int  # cards in hand
    left: int  # cards of the draw pile
    hidden: tuple[int, ...]  # which cards the draw pile, and a hand that is not seen, consist of


class Sight(NamedTuple):
    """The table as seen from a seat."""

    seat: int | None
    config: Config
    phase: int
    round: int
    last: int
    first: int
    turn: int  # NOBODY when the game is over
    players: list[PlayerSight]
    ring: list[int]
    castle: int
    townsfolk: list[int]  # the visible ones, by segment
    townsfolk_left: list[int]  # cards of each pile
    manuscripts: list[int]
    manuscripts_left: list[int]
    sites: list[int]
    pairs: list[int]
    heroes: list[int]
    debts: int
    deeds: int
    leader: int
    favours: int
    box: tuple[int, ...]
    future: int  # schemes that may come to the solo opponent
    steps: int  # how far the viscount must go, until it has moved
    extra: tuple[int, ...]  # the icons of a card that was dismissed for this action
    added: Any  # what an expansion shows


ADDED: Final[dict[str, Callable[[State], Any]]] = {}  # by box: what everybody sees of an expansion


def look(s: State, seat: int | None) -> Sight:
    """What a seat (None: a spectator) may see."""
    choosing = s.phase == PAIRS
    return Sight(
        seat=seat,
        config=s.config,
        phase=s.phase,
        round=s.round,
        last=s.last,
        first=s.first,
        turn=s.me if s.phase != OVER else NOBODY,
        players=[look_at(player, number == seat) for number, player in enumerate(s.players)],
        ring=s.ring,
        castle=s.castle,
        townsfolk=[pile[-1] if pile else NONE for pile in s.piles],
        townsfolk_left=[len(pile) for pile in s.piles],
        manuscripts=[pile[-1] if pile else NONE for pile in s.manuscripts],
        manuscripts_left=[len(pile) for pile in s.manuscripts],
        sites=s.sites,
        pairs=s.pairs if choosing else [],
        heroes=s.heroes if choosing else [],
        debts=s.debts,
        deeds=s.deeds,
        leader=s.leader,
        favours=s.favours,
        box=s.box,
        future=len(s.future),
        steps=s.steps if s.phase == MOVE else 0,
        extra=s.extra,
        added=ADDED[s.config.hooks.box](s) if s.config.hooks.box else None,
    )


def look_at(player: Player, own: bool) -> PlayerSight:
    """Everybody knows which cards a player has; which of the hidden ones are in hand only the player."""
    hidden = player.draw if own else [*player.hand, *player.draw]
    hand = tuple(player.hand) if own else None
    return PlayerSight(player, hand, len(player.hand), len(player.draw), tuple(sorted(hidden)))
