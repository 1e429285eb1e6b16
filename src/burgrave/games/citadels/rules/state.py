"""What lies on the table in Citadels: numbers and lists, no behaviour.

Lists by seat: ``gold``, ``hands``, ``cities``, ``owns``. Characters are known by rank, since a cast has one of each.

What changes seldom is shared by copies: a city, and every list under "the round" below, is replaced when it changes,
never changed in place.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from burgrave.games.citadels.data import tables as t
from burgrave.kernel import fields as field
from burgrave.kernel.events import Event
from burgrave.kernel.fields import Fields
from burgrave.kernel.rng import Rng
from burgrave.kernel.secrets import Memory

if TYPE_CHECKING:
    from burgrave.games.citadels.rules.options import Options

# Which step comes next
NEW_ROUND: Final = 0
SELECTION: Final = 1
THEATER_OPENS: Final = 2
CALLING: Final = 3
TURN: Final = 4
ROUND_END: Final = 5
ADVISER: Final = 6  # of the killed Emperor
OVER: Final = 7

# What was used this turn
INCOME_TAKEN: Final = 1
ABILITY_USED: Final = 2
CROWN_MOVED: Final = 4
ONE_BEAUTIFIED: Final = 8
ALMS_TAKEN: Final = 16
CARDS_EXCHANGED: Final = 32
LABORATORY_USED: Final = 64
SMITHY_USED: Final = 128
MUSEUM_USED: Final = 256

NOBODY: Final = -1

# Places for the memory, after the hands of up to eight seats
UNDER_MUSEUM: Final = 1 << 8
IN_LIMBO: Final = 1 << 9
DECK: Final = 10  # the first deck position; see State.bottomed


class Config:
    """What stays the same for a whole game."""

    __slots__ = (
        "called",
        "called_cast",
        "called_uniques",
        "cast",
        "characters",
        "everybody",
        "options",
        "players",
        "ranks",
        "size",
        "taxes",
        "top",
        "uniques",
    )

    def __init__(self, players: int, characters: list[int], uniques: list[int], options: Options) -> None:
        self.players = players
        self.characters = characters  # the cast, in order of rank
        self.uniques = uniques
        self.options = options
        self.cast = [NOBODY] * (t.LAST_RANK + 1)  # by rank
        for character in characters:
            self.cast[t.RANK[character]] = character
        self.called = [t.CHARACTER_IDS[character] if character != NOBODY else "" for character in self.cast]  # by rank
        self.called_cast = tuple(t.CHARACTER_IDS[character] for character in characters)
        self.called_uniques = tuple(t.DISTRICT_IDS[kind] for kind in uniques)
        self.ranks = [t.RANK[character] for character in characters]
        self.top = self.ranks[-1]
        self.size = 7 if players > 3 else 8  # districts of a completed city (p. 6, 7)
        self.taxes = t.TAX_COLLECTOR in characters
        self.everybody = (1 << players) - 1


_RANKS: Final = field.shared(field.NUMBERS)
_PAIRS: Final = field.shared(field.each(field.FIXED))
_BUILDING_IDS: Final = [*t.DISTRICT_IDS, *(f"{district}+" for district in t.DISTRICT_IDS)]  # plain and beautified

FIELDS: Final[Fields[State]] = Fields(
    config=field.CONFIG,
    rng=field.LUCK,
    learnt=field.NUMBERS,
    log=field.LOG,
    memory=field.memory(t.DISTRICT_IDS),
    deck=field.cards(t.DISTRICT_IDS),
    bottomed=field.NUMBER,
    hands=field.each(field.cards(t.DISTRICT_IDS)),
    gold=field.NUMBERS,
    cities=field.each(field.shared(field.cards(_BUILDING_IDS))),
    owns=field.unwritten(field.NUMBERS),
    museum=field.cards(t.DISTRICT_IDS),
    taxes=field.NUMBER,
    crown=field.SEAT,
    first=field.SEAT,
    ending=field.FLAG,
    round=field.NUMBER,
    phase=field.NUMBER,
    face_up=_RANKS,
    pool=_RANKS,
    slots=_RANKS,
    owners=_RANKS,
    looks=field.each(_PAIRS),
    facts=field.each(_PAIRS),
    traded=field.later(field.FIXED),
    rank=field.NUMBER,
    shown=_RANKS,
    killed=field.NUMBER,
    bewitched=field.NUMBER,
    robbed=field.NUMBER,
    witch=field.SEAT,
    thief=field.SEAT,
    magistrate=field.SEAT,
    blackmailer=field.SEAT,
    warrants=_RANKS,
    signed=field.NUMBER,
    warrant_shown=field.FLAG,
    threats=_RANKS,
    flower=field.NUMBER,
    blank=field.NUMBER,
    flower_shown=field.FLAG,
    protected=field.SEAT,
    queen=field.SEAT,
    me=field.SEAT,
    character=field.card(t.CHARACTER_IDS),
    locked=field.FLAG,
    gathered=field.FLAG,
    built=field.NUMBER,
    used=field.NUMBER,
    spent=field.NUMBER,
    warrant_closed=field.FLAG,
    building=field.card(t.DISTRICT_IDS),
    limbo=field.cards(t.DISTRICT_IDS),
    target=field.SEAT,
)


class State:
    """A game of Citadels between two questions."""

    __slots__ = FIELDS.names

    config: Config
    rng: Rng
    learnt: list[int]
    log: list[Event] | None
    memory: Memory | None

    # The table
    deck: list[int]  # kinds; the top is at the end
    bottomed: int  # the position of the lowest card: deck[i] has the position `bottomed - i` for good
    hands: list[list[int]]  # kinds
    gold: list[int]
    cities: list[list[int]]  # buildings
    owns: list[int]  # the kinds in each city as a mask
    museum: list[int]  # kinds under the Museum, wherever it stands
    taxes: int  # gold on the Tax Collector's card
    crown: int
    first: int  # the seat that first completed its city
    ending: bool  # a city was completed: this round is the last

    # The round
    round: int
    phase: int
    face_up: list[int]  # ranks discarded for all to see
    pool: list[int]  # ranks to choose from
    slots: list[int]  # ranks in the order in which they left the pool …
    owners: list[int]  # … and who has them now: a seat, or NOBODY for a face-down discard
    looks: list[list[tuple[int, int]]]  # by seat: after how many slots it saw the pool, and the ranks as a mask
    facts: list[list[tuple[int, int]]]  # by seat: slots whose rank it knows
    traded: tuple[int, int]  # the two slots that changed owners in the Theater
    rank: int  # called last
    shown: list[int]  # by rank: who has revealed it this round
    killed: int  # ranks; 0: none
    bewitched: int
    robbed: int
    witch: int  # seats
    thief: int
    magistrate: int
    blackmailer: int
    warrants: list[int]  # ranks with a warrant …
    signed: int  # … and the one that counts
    warrant_shown: bool
    threats: list[int]  # ranks with a threat …
    flower: int  # … the one that counts, also after its marker is gone …
    blank: int  # … and the other
    flower_shown: bool
    protected: int  # the seat whose districts rank 8 can't touch
    queen: int  # who has revealed (or resumed as) the Queen

    # The turn
    me: int  # whose turn it is, also to choose a character
    character: int
    locked: bool  # only gathering is allowed
    gathered: bool
    built: int
    used: int  # what was used this turn, as a mask of the constants above
    spent: int  # gold paid for districts
    warrant_closed: bool  # the first district was paid for
    building: int  # the kind on its way into a city, in the open; NOBODY: none
    limbo: list[int]  # cards in flight, seen by whoever is asked
    target: int  # the player an ability is used on

    def copy(self) -> State:
        """An independent copy, without the log."""
        return FIELDS.copy(State(), self)


def others(s: State, me: int) -> list[int]:
    """The other seats, from the left neighbour on."""
    players = s.config.players
    return [(me + i) % players for i in range(1, players)]


def neighbours(s: State, me: int) -> tuple[int, int]:
    """The players to the left and to the right."""
    players = s.config.players
    return (me + 1) % players, (me - 1) % players


def show(s: State, rank: int, seat: int) -> None:
    """A seat has revealed a rank."""
    shown = s.shown[:]
    shown[rank] = seat
    s.shown = shown


def owned(city: list[int]) -> int:
    """The kinds in a city as a mask."""
    mask = 0
    for building in city:
        mask |= t.BIT[building]
    return mask
