"""What a game folder exports, and the registry of installed games."""

from __future__ import annotations

import os
from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass
from functools import cache
from importlib.metadata import entry_points
from typing import Any, Final, Generic, NamedTuple, Protocol, TypeAlias, TypeVar

import msgspec

from burgrave.kernel.action import Ask, Flow, Refusal, Vocabulary
from burgrave.kernel.encoding import Encoding
from burgrave.kernel.errors import UnknownGame
from burgrave.kernel.events import Event, Value
from burgrave.kernel.expansions import expansion_options
from burgrave.kernel.insight import Chronicle, Insight
from burgrave.kernel.rng import Rng
from burgrave.kernel.rooms import NOT_PRINTED, PLAIN_TERMINAL, Printed, Room, Terminal
from burgrave.kernel.secrets import Memory
from burgrave.kernel.text import Texts, Words


class State(Protocol):
    """What lies on the table. A game's own class has its own fields beside these."""

    rng: Rng
    learnt: list[int]
    log: list[Event] | None  # None: nobody listens
    memory: Memory | None  # None: nobody will ask what a seat remembers

    def copy(self) -> State:
        """An independent copy, without the log."""


S = TypeVar("S", bound=State)
O = TypeVar("O", bound=msgspec.Struct)  # noqa: E741 - options, beside S for the state


@dataclass(frozen=True, slots=True)
class Score:
    """A seat's points: the total and the categories it adds up from."""

    total: int
    parts: dict[str, int]


class Reading(NamedTuple):
    """An effect as a sentence, for people who compare our data with the printed cards."""

    file: str
    row: str
    field: str
    sentence: str


class View(Protocol):
    """What a seat may see, built up field by field from an allow-list."""

    def json(self) -> bytes:
        """The view as JSON."""


@dataclass(frozen=True)
class Game(Generic[S, O]):
    """A game: metadata and functions. There is no inheritance between the kernel and games."""

    name: str
    players: range
    stage: str  # a promise to players: "alpha", "beta" or "stable"
    rules_version: int  # raised whenever the same answers would give another game
    options: type[O]
    vocabulary: Vocabulary
    setup: Callable[[int, O, Rng], S]  # players, options, rng; raises BadSetup with a sentence
    step: Callable[[S], Flow[None]]  # the shortest stretch that begins with nothing in flight
    over: Callable[[S], bool]
    scores: Callable[[S], list[Score]]
    winners: Callable[[S], list[int]]  # seats; a solo opponent, who has none, is the number after them
    view: Callable[[S, int | None], View]
    know: Callable[[S, int], Any]  # what a seat knows of a position, comparable, worked out once for any number of …
    conceal: Callable[[S, Any, Rng], None]  # … imagined tables: deal anew, in place, whatever it can't know
    snapshot: Callable[[S], dict[str, object]]
    restore: Callable[[Mapping[str, Any], O], S]
    pieces: Callable[[S], dict[str, int]]  # every piece on the table by kind, counted in the state alone
    texts: Texts
    words: Callable[[str, Value, list[str]], Words]  # an event's argument by name, for sentences; seats by their names
    argument: Callable[[S, int, str], dict[str, Value]]  # what an option's label speaks of, under a prompt
    about: Callable[[S, Ask], dict[str, Value]]  # what a question's sentence speaks of
    explain: Callable[[str], list[str]]  # the ids of the messages that explain a named thing ("temple")
    midway: Callable[[S], bool] | None = None  # whether things happen in the next step before its first question
    weight: int = 3  # how much there is to learn, from 1 to 5: games are listed from the lightest on
    why_not: Callable[[S, Ask], list[Refusal]] | None = None  # what the asked seat might expect and is not offered
    points: Callable[[S, int | None], list[Score]] | None = None  # the scores so far, as far as a seat can tell
    opponent: Callable[[S], Score | None] | None = None  # the points of a solo opponent, who has no seat
    insight: Insight[S] | None = None  # the judgement of its bot room; without it bots play by chance and search
    encoding: Encoding | None = None  # a view as numbers; without it there is no observation to learn from
    chronicle: Callable[[], Chronicle] | None = None  # what reports count beyond points
    proof: Callable[[str], Iterable[Reading]] | None = None  # in a language: all its effects, to be proof-read
    terminal: Room[Terminal] = PLAIN_TERMINAL  # how it looks in a terminal
    printed: Room[Printed] = NOT_PRINTED  # what owners of the printed box use
    fits: Callable[[int, O], bool] | None = None  # whether so many can play with such options; without it, always
    page: Room[Any] | None = None  # how it looks in a browser: a ``draw.page.Page``, which the kernel does not know

    def needs(self, players: int) -> dict[str, object]:
        """The options without which so many can't play: an expansion that brings more seats."""
        tried: list[dict[str, object]] = [{}]
        tried += [{name: True} for name in expansion_options(self.options)]
        return next(one for one in tried if self.fits is None or self.fits(players, self.options(**one)))

    def __repr__(self) -> str:
        """The metadata on one line."""
        players = f"{self.players.start}-{self.players.stop - 1}"
        return f"Game({self.name!r}, players={players}, stage={self.stage!r}, rules_version={self.rules_version})"


AnyGame: TypeAlias = Game[Any, Any]  # the table plays games whose state it does not know


ONLY: Final = "BURGRAVE_GAMES"  # the variable that names the games to load, separated by commas; else all of them


@cache
def games() -> dict[str, AnyGame]:
    """All installed games by name, from the lightest on: ours, and those of other packages with an entry point in
    ``burgrave.games``.
    """
    wanted = [name.strip() for name in os.environ.get(ONLY, "").split(",") if name.strip()]
    points = {point.name: point for point in sorted(entry_points(group="burgrave.games"), key=lambda one: one.name)}
    if missing := [name for name in wanted if name not in points]:
        raise UnknownGame(f"{ONLY} names {', '.join(missing)}; installed: {', '.join(points)}")
    found: dict[str, AnyGame] = {name: point.load() for name, point in points.items() if not wanted or name in wanted}
    return dict(sorted(found.items(), key=lambda one: one[1].weight))


def game(name: str) -> AnyGame:
    """The game of that name."""
    found = games().get(name)
    if found is None:
        raise UnknownGame(f"there is no game called {name!r}; installed: {', '.join(games())}")
    return found
