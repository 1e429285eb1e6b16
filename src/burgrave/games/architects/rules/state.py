"""What lies on the table in a game of Architects: no behaviour, only copies."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from burgrave.games.architects.data import tables as t
from burgrave.games.architects.rules.hooks import INVITED, JOINING, Added
from burgrave.games.architects.rules.options import Options
from burgrave.kernel import fields as field
from burgrave.kernel.events import Event
from burgrave.kernel.fields import Field, Fields
from burgrave.kernel.rng import Rng
from burgrave.kernel.secrets import Memory

if TYPE_CHECKING:
    from burgrave.games.architects.rules.prices import Powers

NOBODY: Final = -1
NONE: Final = -1  # no card

# What comes next
CHARACTERS: Final = 0  # in an advanced game, everybody chooses one (R2.12)
APPRENTICES: Final = 1  # everybody takes a free one, where that is played (R2.11)
DRAFT: Final = 2  # of building cards (R2.9)
PLACE: Final = 3  # a worker comes to a place (R3.1), …
TRADE: Final = 4  # … and does what can be done there several times
CAPTURE: Final = 5
GUARD: Final = 6
LOOK: Final = 7  # one of five building cards is kept (R6.10)
RESET: Final = 8  # of the black market, after the turn's action (R7)
DISCARD: Final = 9  # down to the hand limit (R3.5)
OPPONENTS_TURN: Final = 10  # in a solo game
ENDING: Final = 11  # the last turn is over, and points are not counted yet (R12.1)
OVER: Final = 12
PREPARING: Final = 13  # what an expansion has before the first turn

# Places for the memory, after the hands of up to six seats
PACKET: Final = 6  # the first packet of the draft
LOOKED_AT: Final = 1 << 12
DECK: Final = 13  # the first position of the pile of building cards; see State.bottomed


KNOWN: Final = Field("None", "{}", written=False)  # what prices.py has worked out
PLAYER: Final[Fields[Player]] = Fields(
    sheet=field.NUMBER,
    character=field.card(t.CHARACTER_IDS),
    goods=field.NUMBERS,
    workers=field.NUMBER,
    virtue=field.NUMBER,
    cathedral=field.NUMBER,
    unpaid=field.NUMBER,
    paid=field.NUMBER,
    apprentices=field.fixed(field.cards(t.APPRENTICE_IDS)),
    buildings=field.fixed(field.cards(t.BUILDING_IDS)),
    captured=field.NUMBERS,
    prison=field.NUMBER,
    hand=field.cards(t.BUILDING_IDS),
    every_skill=field.newer(field.NUMBER),
    helps=field.newer(field.NUMBER),
    less_silver=field.newer(field.NUMBER),
    less_tax=field.newer(field.NUMBER),
    powers=KNOWN,
    powers_of=field.unwritten(field.FIXED),
)

SECRET: Final = ("hand",)  # of a player's fields; the rest lies open


class Player:
    """A player with all that is theirs; only the hand is hidden from others."""

    __slots__ = PLAYER.names

    sheet: int  # the board: 0 for players, and the solo opponent's are counted from 1
    character: int  # NONE on the standard side
    goods: list[int]  # clay, wood, stone, gold, marble, silver
    workers: int  # in the own supply
    virtue: int
    cathedral: int  # the level
    unpaid: int  # debts
    paid: int
    apprentices: tuple[int, ...]
    buildings: tuple[int, ...]
    captured: list[int]  # workers of others on this board, by their owner
    prison: int  # own workers there
    hand: list[int]
    every_skill: int  # so often a skill of each kind, beside those of apprentices
    helps: int  # the moments at which something may come before or after what this player does, as a mask
    less_silver: int  # of the next price in silver in this turn, …
    less_tax: int  # … and of the next one with tax
    powers: Powers | None  # what character and apprentices can do …
    powers_of: tuple[int, ...]  # … with these apprentices

    def copy(self) -> Player:
        """An independent copy."""
        return PLAYER.copy(Player(), self)


def player(players: int) -> Player:
    """A player at a table of so many, with the standard side of a board up, and without silver (R2.7)."""
    p = PLAYER.begin(Player())
    p.goods = [0] * len(t.GOODS)
    p.workers = t.WORKERS
    p.virtue = t.STARTING_VIRTUE
    p.captured = [0] * players
    return p


class Config:
    """What stays the same for a whole game."""

    __slots__ = (
        "boxes",
        "capture_from",
        "columns",
        "each_elsewhere",
        "guest",
        "hooks",
        "options",
        "players",
        "refreshes",
        "resets",
        "rewards",
        "spaces",
    )

    def __init__(self, players: int, options: Options) -> None:
        self.players = players
        self.options = options
        self.guest = INVITED.hooks_for(players, options)
        self.hooks = JOINING.hooks_for(players, options)
        self.boxes = ("", self.hooks.box)
        self.columns = t.GUILDHALL_COLUMNS[players]  # of the guildhall (R2.10)
        self.spaces = t.GUILDHALL_ROWS * self.columns
        self.resets = (2 * self.columns, 3 * self.columns)  # spaces whose first worker causes a reset, from 0 (R7.1)
        self.rewards = min(2 * max(players, 2) + 1, len(t.REWARDS))  # (R2.2, X2.8)
        refreshing = options.refresh_spaces or self.hooks.refreshes
        rows = range(t.GUILDHALL_ROWS - 1) if refreshing else ()
        self.refreshes = tuple(row * self.columns + t.REFRESHING for row in rows)  # where apprentices are exchanged
        self.capture_from = t.CAPTURED_FROM[players]  # places (R6.8)
        self.each_elsewhere = self.capture_from > 1 and options.town_centre == "each_elsewhere"  # one group of each


FIELDS: Final[Fields[State]] = Fields(
    rng=field.LUCK,
    learnt=field.NUMBERS,
    log=field.LOG,
    memory=field.memory(t.BUILDING_IDS),
    config=field.CONFIG,
    phase=field.NUMBER,
    first=field.SEAT,
    me=field.SEAT,
    turns=field.NUMBER,
    left=field.NOTHING,
    players=field.records(Player, PLAYER),
    circles=field.each(field.NUMBERS),
    market=field.NUMBERS,
    guildhall=field.NUMBERS,
    tax=field.NUMBER,
    small=field.cards(t.MARKET_IDS),
    large=field.cards(t.MARKET_IDS),
    rewards=field.cards(t.REWARD_IDS),
    revealed=field.fixed(field.cards(t.REWARD_IDS)),
    row=field.cards(t.APPRENTICE_IDS),
    coins=field.NUMBERS,
    apprentices=field.cards(t.APPRENTICE_IDS),
    dismissed=field.NUMBER,
    plans=field.cards(t.BUILDING_IDS),
    bottomed=field.NUMBER,
    packets=field.each(field.cards(t.BUILDING_IDS)),
    looked=field.cards(t.BUILDING_IDS),
    more=field.NUMBER,
    done=field.NUMBER,
    saved=field.NUMBER,
    at=field.NUMBER,
    reset=field.FLAG,
    refresh=field.FLAG,
    schemes=field.cards(t.SCHEME_IDS),
    scheme=field.card(t.SCHEME_IDS),
    added=field.newer(
        field.Field(
            "None", "None if {0} is None else {0}.copy()", lambda added: added and added.write(), lambda _: None
        )
    ),
)


class State:
    """A game of Architects between two questions."""

    __slots__ = FIELDS.names

    rng: Rng
    learnt: list[int]
    log: list[Event] | None
    memory: Memory | None
    config: Config
    phase: int
    first: int  # who begins
    me: int  # who is on the move
    turns: int  # so many have begun
    left: int  # turns after this one, once the guildhall is full; NONE before that
    players: list[Player]  # in a solo game the opponent comes after the player

    circles: list[list[int]]  # workers by place and owner
    market: list[int]  # who stands on the three spaces of the black market, or NOBODY
    guildhall: list[int]  # the owners of its workers, in the order in which they came
    tax: int  # silver on the tax stand
    small: list[int]  # cards of the left market, the visible one last
    large: list[int]  # cards of the right market, the visible one last
    rewards: list[int]  # the top last; the lowest ones are not in this game
    revealed: tuple[int, ...]  # rewards that were gained, and have left the game
    row: list[int]  # apprentices face up: two rows of four columns
    coins: list[int]  # on each of them
    apprentices: list[int]  # face down, the top last; …
    dismissed: int  # … the lowest so many everybody has seen
    plans: list[int]  # building cards face down, the top last
    bottomed: int  # so many have ever lain there: positions are counted from the first top, see rules/plans.py
    packets: list[list[int]]  # of the draft, by who chooses from it

    # The turn
    looked: list[int]  # building cards that the one on the move looks at
    more: int  # trades, captures or actions of the guardhouse that may still be done
    done: int  # captures or actions of the guardhouse, so far
    saved: int  # silver that conspirators still save in this action
    at: int  # the places from which workers were captured in this action, as a mask
    reset: bool  # whether the black market will be reset after this turn's action
    refresh: bool  # whether apprentices will be exchanged after this turn

    schemes: list[int]  # of the solo opponent, the top last
    scheme: int  # the last one that was revealed
    added: Added | None  # what an expansion lays on the table

    def copy(self) -> State:
        """An independent copy, without the log."""
        return FIELDS.copy(State(), self)
