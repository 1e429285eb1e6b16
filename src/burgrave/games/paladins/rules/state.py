"""What lies on the table in a game of Paladins: no behaviour, only copies."""

from __future__ import annotations

from functools import cache
from typing import Final

from burgrave.games.paladins.data import tables as t
from burgrave.games.paladins.rules.hooks import hooks_for
from burgrave.games.paladins.rules.options import Options
from burgrave.kernel.events import Event
from burgrave.kernel.fields import (
    CONFIG,
    FIXED,
    FLAG,
    LOG,
    LUCK,
    NO_MEMORY,
    NOTHING,
    NUMBER,
    NUMBERS,
    SEAT,
    Fields,
    card,
    cards,
    each,
    fixed,
    records,
)
from burgrave.kernel.rng import Rng
from burgrave.kernel.secrets import Memory

NOBODY: Final = -1
NONE: Final = -1  # no card

# What comes next
FIRST_HIRES: Final = 0  # in setup, everybody hires one of the townsfolk (p. 5)
NEW_ROUND: Final = 1
CHOOSING: Final = 2  # all choose their paladins at once
TAVERN: Final = 3  # one after the other takes a card of the tavern
ACTIONS: Final = 4
OPPONENTS_TURN: Final = 5  # in a solo game
REFRESH: Final = 6
OVER: Final = 7


@cache
def nobody_on(spaces: int) -> tuple[int, ...]:
    """So many empty spaces; always the same tuple, so that it is quickly told from others."""
    return (t.EMPTY,) * spaces


NO_WORKERS: Final = tuple(nobody_on(len(colours)) for colours in t.COLOURS)


TOWNSFOLK: Final = cards(t.TOWNSFOLK_IDS)
OUTSIDERS: Final = cards(t.OUTSIDER_IDS)
WALLS: Final = cards(t.WALL_IDS)
PALADINS: Final = cards(t.PALADIN_IDS)
TAVERN_CARDS: Final = cards(t.TAVERN_IDS)
ORDERS: Final = cards(t.ORDER_IDS)
FAVOURS: Final = cards(t.FAVOUR_IDS)
SCHEMES: Final = cards(t.SCHEME_IDS)

PLAYER: Final[Fields[Player]] = Fields(
    workers=NUMBERS,
    placed=each(FIXED),
    silver=NUMBER,
    provisions=NUMBER,
    strength=NUMBER,
    influence=NUMBER,
    faith=NUMBER,
    done=NUMBERS,
    jars=NUMBER,
    walls=fixed(WALLS),
    attacked=fixed(OUTSIDERS),
    converted=fixed(OUTSIDERS),
    hired=fixed(TOWNSFOLK),
    suspicion=FIXED,
    unpaid=NUMBER,
    paid=NUMBER,
    paladin=card(t.PALADIN_IDS),
    shown=FLAG,
    played=fixed(PALADINS),
    drawn=fixed(PALADINS),
    deck=fixed(PALADINS),
    top=FLAG,
    bottom=NUMBER,
    passed=FLAG,
)


SECRET: Final = ("paladin", "drawn", "deck", "top", "bottom")  # of a player's fields; the rest lies open


class Board:
    """What lies open before a player, the solo opponent included; tuples are replaced, never changed."""

    __slots__ = tuple([name for name in PLAYER.names if name not in SECRET])

    workers: list[int]  # not placed, by colour
    placed: list[tuple[int, ...]]  # by action: what stands on each space
    silver: int
    provisions: int
    strength: int
    influence: int
    faith: int
    done: list[int]  # by action: how often; for Develop, Commission and Garrison also how many pieces have left
    jars: int  # spaces of Absolve that hold a jar, as a mask
    walls: tuple[int, ...]
    attacked: tuple[int, ...]
    converted: tuple[int, ...]
    hired: tuple[int, ...]
    suspicion: tuple[int, ...]  # kinds, the newest last
    unpaid: int
    paid: int
    shown: bool  # whether the paladin of this round was turned over
    played: tuple[int, ...]  # paladins of earlier rounds
    passed: bool


class Player(Board):
    """A player with all that is theirs: also what lies face down."""

    __slots__ = SECRET

    paladin: int  # of this round
    drawn: tuple[int, ...]  # to choose from
    deck: tuple[int, ...]  # from the top
    top: bool  # whether the owner knows the card on top
    bottom: int  # how many cards at the bottom the owner knows

    def copy(self) -> Player:
        """An independent copy."""
        return PLAYER.copy(Player(), self)


def player() -> Player:
    """A player at the beginning of a game (p. 5)."""
    p = PLAYER.begin(Player())
    p.workers = [0] * len(t.WORKERS)
    p.placed = list(NO_WORKERS)
    p.silver = t.START_SILVER
    p.provisions = t.START_PROVISIONS
    p.done = [0] * len(t.COLOURS)
    return p


class Config:
    """What stays the same for a whole game."""

    __slots__ = ("hooks", "options", "players", "spaces", "tax")

    def __init__(self, players: int, options: Options) -> None:
        self.players = players
        self.options = options
        self.hooks = hooks_for(players, options)
        self.tax = t.TAX[players]  # coins of a full tax supply
        taking_part = [space for space, least in enumerate(t.SPACE_PLAYERS) if least <= players]  # p. 31
        self.spaces = sorted(taking_part, key=t.REGION.__getitem__)  # those of the nearest region first


FIELDS: Final[Fields[State]] = Fields(
    rng=LUCK,
    learnt=NUMBERS,
    log=LOG,
    memory=NO_MEMORY,
    config=CONFIG,
    phase=NUMBER,
    round=NUMBER,
    first=SEAT,
    me=SEAT,
    players=records(Player, PLAYER),
    townsfolk=TOWNSFOLK,
    townsfolk_gone=fixed(TOWNSFOLK),
    stalls=TOWNSFOLK,
    outsiders=OUTSIDERS,
    outsiders_gone=fixed(OUTSIDERS),
    camp=OUTSIDERS,
    walls=WALLS,
    tavern=TAVERN_CARDS,
    tavern_open=fixed(TAVERN_CARDS),
    tavern_gone=fixed(TAVERN_CARDS),
    tax=NUMBER,
    suspicion=NUMBERS,
    suspicion_gone=NUMBERS,
    debts=NUMBER,
    orders=ORDERS,
    orders_shown=NUMBER,
    hidden_orders=ORDERS,
    favours=FAVOURS,
    favours_shown=NUMBER,
    hidden_favours=FAVOURS,
    favour_workers=NUMBERS,
    spaces=NUMBERS,
    schemes=SCHEMES,
    schemes_gone=SCHEMES,
    scheme=NOTHING,
    marker=NUMBER,
    markers=FIXED,
)


class State:
    """A game of Paladins between two questions."""

    __slots__ = FIELDS.names

    rng: Rng
    learnt: list[int]
    log: list[Event] | None
    memory: Memory | None
    config: Config
    phase: int
    round: int
    first: int  # who has the first player marker
    me: int  # who is on the move
    players: list[Player]  # in a solo game the opponent comes after the player

    townsfolk: list[int]  # the deck, its top last
    townsfolk_gone: tuple[int, ...]
    stalls: list[int]  # the five townsfolk on offer, from the left; NONE: gone
    outsiders: list[int]  # the deck, its top last
    outsiders_gone: tuple[int, ...]
    camp: list[int]  # the six outsiders on the board, from the left; NONE: gone
    walls: list[int]  # the deck, its top last
    tavern: list[int]  # the deck, its top last
    tavern_open: tuple[int, ...]  # of this round, not yet taken
    tavern_gone: tuple[int, ...]  # taken this round, or in earlier ones
    tax: int  # coins of the tax supply
    suspicion: list[int]  # the deck of kinds, its top last
    suspicion_gone: list[int]  # kinds
    debts: int  # left on the stack

    orders: list[int]  # three; those that are not shown yet are secret
    orders_shown: int
    hidden_orders: list[int]  # back in the box, unseen
    favours: list[int]  # five; those that are not shown yet are secret
    favours_shown: int
    hidden_favours: list[int]  # back in the box, unseen
    favour_workers: list[int]  # by place: the colour of the worker there, or EMPTY
    spaces: list[int]  # by space: whose monk (2 * seat) or outpost (2 * seat + 1) stands there, or NOBODY

    # The solo opponent
    schemes: list[int]  # the deck, its top last
    schemes_gone: list[int]
    scheme: int  # turned over last, or NONE
    marker: int  # its place on the resource track, from 0
    markers: tuple[int, ...]  # its attribute markers from the bottom of the pile to the top, as they were moved

    def copy(self) -> State:
        """An independent copy, without the log."""
        return FIELDS.copy(State(), self)
