"""What the server and its engine processes say to each other."""

from __future__ import annotations

from typing import Any, Final, TypeAlias

import msgspec


class Message(msgspec.Struct, tag=True, array_like=True):
    """Sent over a pipe as MessagePack."""


# ---------------------------------------------------------------- what a table is made from


class Making(msgspec.Struct, array_like=True):
    """What a game is made from."""

    game: str
    players: int
    seed: str  # as text: it may be larger than any number that databases and JSON know
    options: dict[str, Any]
    names: list[str]


class Kept(msgspec.Struct, array_like=True):
    """A position to go on from: after so many moves, with that number on its questions."""

    at: int
    number: int
    position: bytes  # JSON


class Move(msgspec.Struct, array_like=True):
    """An answer, or an answer taken back (``do`` is None).

    A void one counts but is not made again: it was made under rules that have changed since.
    """

    seat: int
    do: str | None
    void: bool = False


# ---------------------------------------------------------------- requests


class Open(Message):
    """Here is a table: go on from there."""

    table: str
    making: Making
    kept: Kept | None  # None: from the beginning, which is needed for a save
    moves: list[Move]  # since then


class Begin(Message):
    """A new table."""

    table: str
    making: Making


class Advance(Message):
    """Somebody else has moved on; the moves from number ``at`` on."""

    table: str
    at: int
    moves: list[Move]


class Play(Message):
    """A seat moves, when the table stands at ``at``; an answer names its question by its number."""

    table: str
    at: int
    number: int
    move: Move


class Look(Message):
    """What a seat (None: a spectator) sees at ``at``."""

    table: str
    at: int
    seat: int | None
    language: str


class Thinking(Message):
    """What a bot is to think about, and for how long: the question of a seat, at ``at``."""

    table: str
    at: int
    seat: int
    spec: str
    seed: int
    seconds: float


class Think(Thinking):
    """What a bot would answer."""


class Consult(Thinking):
    """What a bot thinks of each option."""


class Judge(Thinking):
    """What a whole turn has cost: the choices of a seat from its question at ``at`` on, compared with a bot's."""

    line: list[str]


class Turns(Message):
    """The turns of a seat in a game."""

    table: str
    making: Making
    moves: list[Move]
    seat: int


class Trace(Message):
    """How the points went, move by move, as far as a seat (None: anybody) could tell."""

    table: str
    making: Making
    moves: list[Move]
    seat: int | None


class Export(Message):
    """The table as a save."""

    table: str
    at: int


class Forget(Message):
    """The table was not kept as it is here: drop it."""

    table: str


Request: TypeAlias = Begin | Open | Advance | Play | Look | Think | Consult | Judge | Turns | Trace | Export | Forget


# ---------------------------------------------------------------- replies


class Missing(Message):
    """The table is not here, or not at that move; ``at`` is where it stands (-1: nowhere)."""

    at: int


class Refused(Message):
    """That can't be; ``kind`` is one of the names below, ``why`` a sentence."""

    kind: str
    why: str


STALE: Final = "stale"  # the question is not open any more
ILLEGAL: Final = "illegal"  # it was not offered
TOO_LATE: Final = "too late"  # to take an answer back
UNKNOWN: Final = "unknown"  # the answer to take back: it was given before the position that this engine went on from
FAILED: Final = "failed"  # the rules broke a promise; nothing has changed


class Standing(msgspec.Struct, array_like=True):
    """Where a table stands."""

    at: int
    number: int
    asked: list[int]  # the seats that are asked; none: the game is over
    winners: list[int]
    scores: list[Any]  # at the end: each seat's total and categories, then a solo opponent's


class Happening(msgspec.Struct, array_like=True):
    """An event with all that anybody knows of it."""

    kind: str
    public: dict[str, Any]
    private: dict[str, Any] | None
    seats: list[int]


class Moved(Message):
    """The move was made."""

    standing: Standing
    events: list[Happening]
    kept: Kept | None  # worth keeping, now and then


class Opened(Message):
    """The table is here now."""

    standing: Standing
    lost: int  # moves that today's rules do not take any more; they were left out


class Option(msgspec.Struct):
    """An answer: as programs and as people read it."""

    do: str
    label: str


class Question(msgspec.Struct):
    """What a seat is asked."""

    number: int
    prompt: str
    sentence: str
    options: list[Option]
    refused: list[Option]  # what might be expected and is not offered; the label says why
    quiet: list[str]  # answers that give up all the others, as passing does
    cause: str = ""  # what brought it about, in the words of the game


class Seen(Message):
    """What a seat sees."""

    standing: Standing
    view: bytes  # JSON
    question: Question | None
    can_undo: bool
    points: list[Any]  # the same on the way, as far as the seat can tell


class Thought(Message):
    """A bot's answer; ``mishap`` says in a sentence where a substitute gave it."""

    do: str
    number: int
    mishap: str | None


Said: TypeAlias = dict[str, list[str]]  # choices as people read them, by language


CLEAR: Final = 2.0  # standard errors: a smaller difference may be chance
SLIGHT: Final = 0.1  # points: nobody would speak of less


class Because(msgspec.Struct, frozen=True):
    """Why a turn is good, from the game's own judgement; nowhere anything: nothing stands out."""

    now: Said = {}  # what it brings at once
    more: Said = {}  # what it leads to some rounds later, compared with the other turns
    later: Said = {}  # the same, compared with what there is now
    little: Said = {}  # what it brings by so little that chance may explain it


class Gap(msgspec.Struct):
    """By how much another turn is better, in the same imagined games."""

    games: int
    points: float
    noise: float  # of the points
    wins: float  # shares of the victory
    doubt: float  # of the wins

    @property
    def in_points(self) -> float:
        """By how many points, where that is more than chance explains."""
        return self.points if abs(self.points) > max(SLIGHT, CLEAR * self.noise) else 0.0

    @property
    def in_wins(self) -> float:
        """By how much of the victory, where that is more than chance explains."""
        return self.wins if abs(self.wins) > CLEAR * self.doubt else 0.0

    @property
    def clear(self) -> bool:
        """Whether it is better in both, and chance explains neither."""
        return self.in_points > 0 and self.in_wins > 0


class Advised(msgspec.Struct):
    """An option as a bot judges it, with the whole turn that it begins."""

    do: str
    line: Said  # itself, and how the turn would go on
    visits: int  # how often the bot came back to it
    wins: float  # expected share of the victory
    points: float  # expected at the end
    noise: float  # of the points
    because: Because
    gap: Gap | None = None  # to the bot's own turn; None where that is it, or the bot does not compare turns


class Advice(Message):
    """The best options of a question, the bot's choice first; none where it says nothing about them."""

    number: int
    options: list[Advised]


class Turn(msgspec.Struct, array_like=True):
    """What a seat chose before anybody else was asked and anything new was learnt; what left no choice is left out."""

    n: int  # the move of the first choice
    line: list[str]


class Turned(Message):
    """The turns of a seat, those with a choice in them."""

    turns: list[Turn]


class Judged(Message):
    """A turn as a bot judges it."""

    played: Said
    best: Said  # what the bot would have done; the same where it is no matter of order
    points: float  # by which the bot's turn is better
    noise: float  # of that difference
    wins: list[float] = []  # each seat's share of the victory after the turn that was played, as its player could tell
    games: int = 0  # that were imagined for it
    because: Because = Because()  # what the bot's turn brings more
    round: int = 0  # in which it was
    chance: float = 0.0  # shares of the victory by which the bot's turn is better
    doubt: float = 0.0  # of that difference


class Traced(Message):
    """The totals of all seats at the beginning and after each move."""

    points: list[list[int]]


class Saved(Message):
    """A save."""

    data: bytes


class Done(Message):
    """As you wish."""


Reply: TypeAlias = (
    Missing | Refused | Moved | Opened | Seen | Thought | Advice | Judged | Turned | Traced | Saved | Done
)
