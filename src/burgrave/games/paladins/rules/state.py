"""What lies on the table in a game of Paladins: no behaviour, only copies."""

from __future__ import annotations

from typing import Final

from burgrave.games.paladins.data import tables as t
from burgrave.games.paladins.rules.hooks import hooks_for
from burgrave.games.paladins.rules.options import Options
from burgrave.kernel.events import Event
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

NO_WORKERS: Final = tuple(tuple(t.EMPTY for _ in colours) for colours in t.COLOURS)


class Player:
    """What lies before a player, the solo opponent included; tuples are replaced, never changed."""

    __slots__ = (
        "attacked",
        "bottom",
        "converted",
        "deck",
        "done",
        "drawn",
        "faith",
        "hired",
        "influence",
        "jars",
        "paid",
        "paladin",
        "passed",
        "placed",
        "played",
        "provisions",
        "shown",
        "silver",
        "strength",
        "suspicion",
        "top",
        "unpaid",
        "walls",
        "workers",
    )

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
    paladin: int  # of this round
    shown: bool  # whether that one was turned over
    played: tuple[int, ...]  # in earlier rounds
    drawn: tuple[int, ...]  # to choose from
    deck: tuple[int, ...]  # from the top
    top: bool  # whether the owner knows the card on top
    bottom: int  # how many cards at the bottom the owner knows
    passed: bool

    def copy(self) -> Player:
        """An independent copy."""
        p = Player()
        p.workers = self.workers[:]
        p.placed = self.placed[:]
        p.silver = self.silver
        p.provisions = self.provisions
        p.strength = self.strength
        p.influence = self.influence
        p.faith = self.faith
        p.done = self.done[:]
        p.jars = self.jars
        p.walls = self.walls
        p.attacked = self.attacked
        p.converted = self.converted
        p.hired = self.hired
        p.suspicion = self.suspicion
        p.unpaid = self.unpaid
        p.paid = self.paid
        p.paladin = self.paladin
        p.shown = self.shown
        p.played = self.played
        p.drawn = self.drawn
        p.deck = self.deck
        p.top = self.top
        p.bottom = self.bottom
        p.passed = self.passed
        return p


def player() -> Player:
    """A player at the beginning of a game (p. 5)."""
    p = Player()
    p.workers = [0] * len(t.WORKERS)
    p.placed = list(NO_WORKERS)
    p.silver = t.START_SILVER
    p.provisions = t.START_PROVISIONS
    p.strength = p.influence = p.faith = 0
    p.done = [0] * len(t.COLOURS)
    p.jars = 0
    p.walls = p.attacked = p.converted = p.hired = p.suspicion = ()
    p.unpaid = p.paid = 0
    p.paladin = NONE
    p.shown = p.top = p.passed = False
    p.drawn = p.deck = p.played = ()
    p.bottom = 0
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


class State:
    """A game of Paladins between two questions."""

    __slots__ = (
        "camp",
        "config",
        "debts",
        "favour_workers",
        "favours",
        "favours_shown",
        "first",
        "hidden_favours",
        "hidden_orders",
        "learnt",
        "log",
        "marker",
        "markers",
        "me",
        "memory",
        "orders",
        "orders_shown",
        "outsiders",
        "outsiders_gone",
        "phase",
        "players",
        "rng",
        "round",
        "scheme",
        "schemes",
        "schemes_gone",
        "spaces",
        "stalls",
        "suspicion",
        "suspicion_gone",
        "tavern",
        "tavern_gone",
        "tavern_open",
        "tax",
        "townsfolk",
        "townsfolk_gone",
        "walls",
    )

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

    def __init__(self, config: Config) -> None:
        self.config = config

    def copy(self) -> State:
        """An independent copy, without the log."""
        s = State(self.config)
        s.rng = Rng(self.rng.state)
        s.learnt = self.learnt[:]
        s.log = None
        s.memory = None
        s.phase = self.phase
        s.round = self.round
        s.first = self.first
        s.me = self.me
        s.players = [player.copy() for player in self.players]
        s.townsfolk = self.townsfolk[:]
        s.townsfolk_gone = self.townsfolk_gone
        s.stalls = self.stalls[:]
        s.outsiders = self.outsiders[:]
        s.outsiders_gone = self.outsiders_gone
        s.camp = self.camp[:]
        s.walls = self.walls[:]
        s.tavern = self.tavern[:]
        s.tavern_open = self.tavern_open
        s.tavern_gone = self.tavern_gone
        s.tax = self.tax
        s.suspicion = self.suspicion[:]
        s.suspicion_gone = self.suspicion_gone[:]
        s.debts = self.debts
        s.orders = self.orders[:]
        s.orders_shown = self.orders_shown
        s.hidden_orders = self.hidden_orders[:]
        s.favours = self.favours[:]
        s.favours_shown = self.favours_shown
        s.hidden_favours = self.hidden_favours[:]
        s.favour_workers = self.favour_workers[:]
        s.spaces = self.spaces[:]
        s.schemes = self.schemes[:]
        s.schemes_gone = self.schemes_gone[:]
        s.scheme = self.scheme
        s.marker = self.marker
        s.markers = self.markers
        return s
