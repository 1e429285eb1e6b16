"""What a seat may see in Paladins, in the numbers of the rules: the one place that decides about that.

The view that leaves the engine (view.py) and the numbers that machines learn from (research/observation.py) are made of
it; only the points of the solo opponent, which everybody can count, the view adds. What lies open before a player is
shown as it is: a ``Board`` has nothing else.
"""

from __future__ import annotations

from typing import NamedTuple

from burgrave.games.paladins.rules.opponent import is_there
from burgrave.games.paladins.rules.state import NOBODY, NONE, OVER, Board, Config, Player, State


class PlayerSight(NamedTuple):
    """A player as seen from a seat; the solo opponent is seen in the same way."""

    board: Board
    paladin: int  # of this round; NONE where the seat can't see it
    chosen: bool  # whether a paladin lies there, face up or down
    drawn: tuple[int, ...] | None  # paladins to choose from; None where the seat can't see them
    deck: int  # paladins left
    top: int  # of them; NONE where the seat does not know it
    bottom: tuple[int, ...]  # those at the bottom that the seat knows


class OpponentSight(NamedTuple):
    """What only the solo opponent has."""

    marker: int  # on the resource track, from 0
    scheme: int  # turned over last, or NONE
    schemes: int  # left in the deck
    gone: list[int]  # turned over since the last shuffle
    pile: tuple[int, ...]  # its attribute markers in the order in which they came to lie


class Sight:
    """All that a seat may know, built up field by field; for a spectator (seat None) only what everybody sees."""

    __slots__ = (
        "camp",
        "config",
        "debts",
        "favour_workers",
        "favours",
        "first",
        "opponent",
        "orders",
        "outsiders_gone",
        "outsiders_left",
        "phase",
        "players",
        "round",
        "seat",
        "spaces",
        "stalls",
        "suspicion_gone",
        "suspicion_left",
        "tavern",
        "tavern_gone",
        "tax",
        "townsfolk_gone",
        "townsfolk_left",
        "turn",
        "walls_left",
    )

    seat: int | None
    config: Config
    phase: int
    round: int
    first: int
    turn: int  # NOBODY when the game is over
    players: list[PlayerSight]
    stalls: list[int]
    camp: list[int]
    tavern: tuple[int, ...]
    orders: list[int]  # those that are shown
    favours: list[int]  # those that are shown
    favour_workers: list[int]
    spaces: list[int]
    tax: int
    debts: int
    suspicion_left: int
    townsfolk_left: int
    outsiders_left: int
    walls_left: int
    tavern_gone: tuple[int, ...]  # what was taken this round or lies on the discard pile, which is open (p. 10)
    townsfolk_gone: tuple[int, ...]  # discards lie open, as do the following
    outsiders_gone: tuple[int, ...]
    suspicion_gone: list[int]  # kinds
    opponent: OpponentSight | None


def look(s: State, seat: int | None) -> Sight:
    """What a seat (None: a spectator) may see."""
    sight = Sight()
    sight.seat = seat
    sight.config = s.config
    sight.phase = s.phase
    sight.round = s.round
    sight.first = s.first
    sight.turn = s.me if s.phase != OVER else NOBODY
    sight.players = [look_at(player, number == seat) for number, player in enumerate(s.players)]
    sight.stalls = s.stalls
    sight.camp = s.camp
    sight.tavern = s.tavern_open
    sight.orders = s.orders[: s.orders_shown]
    sight.favours = s.favours[: s.favours_shown]
    sight.favour_workers = s.favour_workers
    sight.spaces = s.spaces
    sight.tax = s.tax
    sight.debts = s.debts
    sight.suspicion_left = len(s.suspicion)
    sight.townsfolk_left = len(s.townsfolk)
    sight.outsiders_left = len(s.outsiders)
    sight.walls_left = len(s.walls)
    sight.tavern_gone = s.tavern_gone
    sight.townsfolk_gone = s.townsfolk_gone
    sight.outsiders_gone = s.outsiders_gone
    sight.suspicion_gone = s.suspicion_gone
    sight.opponent = look_at_opponent(s) if is_there(s) else None
    return sight


def look_at(player: Player, own: bool) -> PlayerSight:
    """Paladins lie face down until they are shown; of one's own deck one knows what one has put there (p. 9)."""
    paladin, deck = player.paladin, player.deck
    if not own:
        return PlayerSight(player, paladin if player.shown else NONE, paladin != NONE, None, len(deck), NONE, ())
    top = deck[0] if player.top else NONE
    bottom = deck[len(deck) - player.bottom :]
    return PlayerSight(player, paladin, paladin != NONE, player.drawn, len(deck), top, bottom)


def look_at_opponent(s: State) -> OpponentSight:
    """Its track and its schemes; the deck stays face down."""
    return OpponentSight(s.marker, s.scheme, len(s.schemes), s.schemes_gone, s.markers)
