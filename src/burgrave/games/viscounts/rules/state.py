"""What lies on the table in a game of Viscounts: no behaviour, only copies."""

from __future__ import annotations

from typing import Final

from burgrave.games.viscounts.data import tables as t
from burgrave.games.viscounts.rules.hooks import INVITED, JOINING, Added
from burgrave.games.viscounts.rules.options import Options
from burgrave.kernel import fields as field
from burgrave.kernel.events import Event
from burgrave.kernel.fields import Fields
from burgrave.kernel.rng import Rng
from burgrave.kernel.secrets import Memory

NOBODY: Final = -1
NONE: Final = -1  # no card

# What comes next
PAIRS: Final = 0  # in set-up, everybody chooses a player card with its hero (p. 8)
SHIFT: Final = 1  # the phases of a turn (p. 11)
PLAY: Final = 2
MOVE: Final = 3
ACT: Final = 4
RECRUIT: Final = 5
COLLIDE: Final = 6
DRAW: Final = 7
OPPONENTS_TURN: Final = 8  # in a solo game
OVER: Final = 9
ENDING: Final = 10  # the last turn is over, and points are not counted yet


PLAYER: Final[Fields[Player]] = Fields(
    card=field.card(t.PLAYER_CARD_IDS),
    sheet=field.NUMBER,
    goods=field.NUMBERS,
    workers=field.NUMBER,
    town=field.NUMBER,
    corruption=field.NUMBER,
    virtue=field.NUMBER,
    built=field.NUMBER,
    unpaid=field.NUMBER,
    paid=field.NUMBER,
    acquired=field.NUMBER,
    approved=field.NUMBER,
    manuscripts=field.fixed(field.cards(t.MANUSCRIPT_IDS)),
    favours=field.NUMBER,
    bonuses=field.fixed(field.cards(t.BONUS_IDS)),
    money=field.FIXED,
    row=field.cards(t.CARD_IDS),
    discard=field.cards(t.CARD_IDS),
    hand=field.cards(t.TOWNSFOLK_IDS),
    draw=field.cards(t.CARD_IDS),
    tiers=field.each(field.NUMBERS),
    shuffles=field.NUMBER,
    held=field.FIXED,
    late=field.fixed(field.cards(t.TOWNSFOLK_IDS)),
    born=field.FIXED,
)

SECRET: Final = ("hand", "draw")  # of a player's fields; the rest lies open


class Player:
    """A player with all that is theirs; the hand and the draw pile are hidden from others."""

    __slots__ = PLAYER.names

    card: int  # the player card
    sheet: int  # the board: 0 for players, and the solo opponent's are counted from 1
    goods: list[int]  # silver, stone, gold, ink
    workers: int  # in the supply
    town: int  # where the viscount stands
    corruption: int  # places of the two markers; on the same one they stick together (p. 10)
    virtue: int
    built: int  # buildings that have left the board, as a mask
    unpaid: int  # debts
    paid: int
    acquired: int  # deeds
    approved: int
    manuscripts: tuple[int, ...]
    favours: int  # of the Church, by ribbon, as a mask
    bonuses: tuple[int, ...]  # other cards for who deserves them
    money: tuple[int, ...]  # goods that can be spent as silver; silver is the first
    row: list[int]  # the cards of the player board, from the left; NONE: empty
    discard: list[int]  # the top last
    hand: list[int]
    draw: list[int]  # the top last
    tiers: list[list[int]]  # workers in the castle: by section on the first two tiers, and all on the third

    # What everybody has seen of the hand (cards.py)
    shuffles: int  # how often cards were shuffled
    held: tuple[int, ...]  # for each card of the hand, oldest first: how many shuffles there were before it was drawn
    late: tuple[int, ...]  # cards that were shuffled in while older ones were held, …
    born: tuple[int, ...]  # … and with which shuffle

    def copy(self) -> Player:
        """An independent copy."""
        return PLAYER.copy(Player(), self)


def player() -> Player:
    """A player before the pairs are chosen (p. 7)."""
    p = PLAYER.begin(Player())
    p.goods = [0] * len(t.GOODS)
    p.money = (t.SILVER,)
    p.workers = t.WORKERS
    p.town = NOBODY
    p.virtue = t.RIGHTMOST
    p.row = [NONE] * t.SLOTS
    p.draw = list(t.STARTING)
    p.tiers = [[0] * t.SECTIONS, [0] * t.SECTIONS, [0]]
    return p


class Config:
    """What stays the same for a whole game."""

    __slots__ = ("boxes", "guest", "hooks", "options", "players", "side")

    def __init__(self, players: int, options: Options) -> None:
        self.players = players
        self.options = options
        self.guest = INVITED.hooks_for(players, options)
        self.hooks = JOINING.hooks_for(players, options)
        self.boxes = ("", self.hooks.box)
        self.side = t.MANY if players > 2 else t.FEW  # of the segments (p. 6)


FIELDS: Final[Fields[State]] = Fields(
    rng=field.LUCK,
    learnt=field.NUMBERS,
    log=field.LOG,
    memory=field.NO_MEMORY,
    config=field.CONFIG,
    phase=field.NUMBER,
    round=field.NUMBER,
    last=field.NUMBER,
    first=field.SEAT,
    me=field.SEAT,
    players=field.records(Player, PLAYER),
    ring=field.NUMBERS,
    castle=field.NUMBER,
    piles=field.each(field.cards(t.TOWNSFOLK_IDS)),
    manuscripts=field.each(field.cards(t.MANUSCRIPT_IDS)),
    sites=field.NUMBERS,
    pairs=field.cards(t.PLAYER_CARD_IDS),
    heroes=field.cards(t.TOWNSFOLK_IDS),
    debts=field.NUMBER,
    deeds=field.NUMBER,
    leader=field.SEAT,
    leading=field.Field(str(t.LEADER), "{}", t.BONUS_IDS.__getitem__, t.BONUS_IDS.index),
    favours=field.NUMBER,
    box=field.fixed(field.cards(t.TOWNSFOLK_IDS)),
    steps=field.NUMBER,
    blind=field.FLAG,
    extra=field.FIXED,
    rising=field.FLAG,
    future=field.cards(t.CARD_IDS),
    added=field.Field(
        "None", "None if {0} is None else {0}.copy()", lambda added: added and added.write(), lambda _: None
    ),
)


class State:
    """A game of Viscounts between two questions."""

    __slots__ = FIELDS.names

    rng: Rng
    learnt: list[int]
    log: list[Event] | None
    memory: Memory | None
    config: Config
    phase: int
    round: int
    last: int  # the round that will be the last one; 0: not yet known
    first: int  # who has the first player marker
    me: int  # who is on the move
    players: list[Player]  # in a solo game the opponent comes after the player

    ring: list[int]  # the segments, clockwise
    castle: int  # its section beside the first segment of the ring; the others follow clockwise
    piles: list[list[int]]  # townsfolk by segment, the visible one last
    manuscripts: list[list[int]]  # by segment, the visible one last
    sites: list[int]  # by site: the owner times nine plus the building, or NOBODY
    pairs: list[int]  # player cards to choose from, …
    heroes: list[int]  # … and the heroes under them
    debts: int  # left on the card of Poverty
    deeds: int  # left on the card of Prosperity
    leader: int  # of the castle
    leading: int  # the card that is the leader's
    favours: int  # of the Church that nobody has yet, by ribbon, as a mask
    box: tuple[int, ...]  # townsfolk that were dismissed or destroyed

    # The turn
    steps: int  # how far the viscount must go: the value of the card that was played
    blind: bool  # whether the turn began without a card in hand
    extra: tuple[int, ...]  # the icons of a dismissed card
    rising: bool  # whether workers are rising in the castle, so that what moves others there does not begin anew

    future: list[int]  # schemes that the solo opponent may come to, the top last
    added: Added | None  # what an expansion lays on the table

    def copy(self) -> State:
        """An independent copy, without the log."""
        return FIELDS.copy(State(), self)
