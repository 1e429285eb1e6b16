"""What lies on the table in a game of Paladins: no behaviour, only copies."""

from __future__ import annotations

from functools import cache
from typing import Final

from burgrave.games.paladins.data import tables as t
from burgrave.games.paladins.rules.hooks import JOINING
from burgrave.games.paladins.rules.options import Options
from burgrave.kernel import fields as field
from burgrave.kernel.events import Event
from burgrave.kernel.fields import Fields
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


PLAYER: Final[Fields[Player]] = Fields(
    workers=field.NUMBERS,
    placed=field.each(field.FIXED),
    silver=field.NUMBER,
    provisions=field.NUMBER,
    strength=field.NUMBER,
    influence=field.NUMBER,
    faith=field.NUMBER,
    done=field.NUMBERS,
    jars=field.NUMBER,
    walls=field.fixed(field.cards(t.WALL_IDS)),
    attacked=field.fixed(field.cards(t.OUTSIDER_IDS)),
    converted=field.fixed(field.cards(t.OUTSIDER_IDS)),
    hired=field.fixed(field.cards(t.TOWNSFOLK_IDS)),
    suspicion=field.FIXED,
    unpaid=field.NUMBER,
    paid=field.NUMBER,
    paladin=field.card(t.PALADIN_IDS),
    shown=field.FLAG,
    played=field.fixed(field.cards(t.PALADIN_IDS)),
    drawn=field.fixed(field.cards(t.PALADIN_IDS)),
    deck=field.fixed(field.cards(t.PALADIN_IDS)),
    top=field.FLAG,
    bottom=field.NUMBER,
    passed=field.FLAG,
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
        self.hooks = JOINING.hooks_for(players, options)
        self.tax = t.TAX[players]  # coins of a full tax supply
        taking_part = [space for space, least in enumerate(t.SPACE_PLAYERS) if least <= players]  # p. 31
        self.spaces = sorted(taking_part, key=t.REGION.__getitem__)  # those of the nearest region first


FIELDS: Final[Fields[State]] = Fields(
    rng=field.LUCK,
    learnt=field.NUMBERS,
    log=field.LOG,
    memory=field.NO_MEMORY,
    config=field.CONFIG,
    phase=field.NUMBER,
    round=field.NUMBER,
    first=field.SEAT,
    me=field.SEAT,
    players=field.records(Player, PLAYER),
    townsfolk=field.cards(t.TOWNSFOLK_IDS),
    townsfolk_gone=field.fixed(field.cards(t.TOWNSFOLK_IDS)),
    stalls=field.cards(t.TOWNSFOLK_IDS),
    outsiders=field.cards(t.OUTSIDER_IDS),
    outsiders_gone=field.fixed(field.cards(t.OUTSIDER_IDS)),
    camp=field.cards(t.OUTSIDER_IDS),
    walls=field.cards(t.WALL_IDS),
    tavern=field.cards(t.TAVERN_IDS),
    tavern_open=field.fixed(field.cards(t.TAVERN_IDS)),
    tavern_gone=field.fixed(field.cards(t.TAVERN_IDS)),
    tax=field.NUMBER,
    suspicion=field.NUMBERS,
    suspicion_gone=field.NUMBERS,
    debts=field.NUMBER,
    orders=field.cards(t.ORDER_IDS),
    orders_shown=field.NUMBER,
    hidden_orders=field.cards(t.ORDER_IDS),
    favours=field.cards(t.FAVOUR_IDS),
    favours_shown=field.NUMBER,
    hidden_favours=field.cards(t.FAVOUR_IDS),
    favour_workers=field.NUMBERS,
    spaces=field.NUMBERS,
    schemes=field.cards(t.SCHEME_IDS),
    schemes_gone=field.cards(t.SCHEME_IDS),
    scheme=field.NOTHING,
    marker=field.NUMBER,
    markers=field.FIXED,
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
