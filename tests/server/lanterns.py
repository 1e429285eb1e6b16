"""Lanterns: a small game of another package, with rules that hang, fail or die when a player wants them to.

In turn everybody lights lanterns, draws cards and passes; whoever finishes ends the game. Most lanterns win.
"""

from __future__ import annotations

import os
import time
from collections.abc import Mapping
from pathlib import Path
from typing import Any

import msgspec

from burgrave.bots import UNLIMITED, Budget
from burgrave.bots.random import RandomBot
from burgrave.kernel.action import Ask, Flow, Vocabulary
from burgrave.kernel.events import Event, Value
from burgrave.kernel.game import Game, Score
from burgrave.kernel.perspective import Perspective
from burgrave.kernel.rng import Rng
from burgrave.kernel.rooms import Room
from burgrave.kernel.secrets import Memory, learn
from burgrave.kernel.text import Texts, Words

CARDS = 60
TURNS = 100
ACTS = 40  # in one turn

ENTRY_POINTS = """
[burgrave.games]
lanterns = lanterns:GAME

[burgrave.bots]
deadly = lanterns:deadly
dying = lanterns:dying
hanging = lanterns:hanging
wrong = lanterns:wrong
"""
TEXT = """
game-title = Lanterns
prompt-turn = What do you do?
option-light = Light a lantern
option-draw = Draw a card
option-pass = Pass
option-finish = Finish
option-hang = Hang
option-fail = Fail
option-die = Die
log-lit = { $who } lights a lantern.
log-drawn = { $who } draws a card.
    .private = You draw { $card }.
score-lanterns = Lanterns
"""
PAGE = """
from importlib.resources import files
from burgrave.draw.page import Page

PAGE = Page(style=files("lanterns") / "style.css")
"""
STYLE = ".plain th { color: orange; }\n"


class Options(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How dangerous the rules are."""

    danger: bool = False
    broken: bool = False  # they fail at every answer


class State:
    """The cards and the lanterns."""

    __slots__ = ("acts", "deck", "done", "hands", "learnt", "log", "memory", "options", "points", "rng", "turn")

    def __init__(self, options: Options, rng: Rng, deck: list[int], hands: list[list[int]]) -> None:
        self.options = options
        self.rng = rng
        self.deck = deck
        self.hands = hands
        self.points = [0] * len(hands)
        self.turn = 0
        self.acts = 0  # of this turn
        self.done = False
        self.learnt = [0] * (len(hands) + 1)
        self.log: list[Event] | None = None
        self.memory: Memory | None = None

    def copy(self) -> State:
        s = State(self.options, Rng(self.rng.state), self.deck[:], [hand[:] for hand in self.hands])
        s.points, s.learnt = self.points[:], self.learnt[:]
        s.turn, s.acts, s.done = self.turn, self.acts, self.done
        return s


ACTIONS = Vocabulary()
LIGHT = ACTIONS.add("light")
DRAW = ACTIONS.add("draw")
PASS = ACTIONS.add("pass")
FINISH = ACTIONS.add("finish")
HANG = ACTIONS.add("hang")
FAIL = ACTIONS.add("fail")
DIE = ACTIONS.add("die")


def setup(players: int, options: Options, rng: Rng) -> State:
    deck = list(range(CARDS))
    rng.shuffle(deck)
    return State(options, rng, deck, [[deck.pop()] for _ in range(players)])


def step(s: State) -> Flow[None]:
    me = s.turn % len(s.hands)
    option = yield Ask(me, "turn", menu(s))
    s.acts += 1
    if s.options.broken:
        raise ZeroDivisionError("planted")
    if option == LIGHT:
        s.points[me] += 1
        _tell(s, Event("lit", {"who": me}))
    elif option == DRAW:
        learn(s, me)
        s.hands[me].append(s.deck.pop())
        _tell(s, Event("drawn", {"who": me}, {"card": s.hands[me][-1]}, (me,)))
    elif option == PASS:
        s.turn, s.acts = s.turn + 1, 0
    elif option == FINISH:
        s.done = True
    elif option == HANG:
        while True:
            time.sleep(0.1)
    elif option == FAIL:
        raise ZeroDivisionError("planted")
    elif option == DIE:
        os._exit(3)


def menu(s: State) -> list[int]:
    acts = [LIGHT, *([DRAW] if s.deck else [])] if s.acts < ACTS else []
    return [*acts, PASS, FINISH, *([HANG, FAIL, DIE] if s.options.danger else [])]


def _tell(s: State, event: Event) -> None:
    if s.log is not None:
        s.log.append(event)


def over(s: State) -> bool:
    return s.done or s.turn >= TURNS


def scores(s: State) -> list[Score]:
    return [Score(points, {"lanterns": points}) for points in s.points]


def winners(s: State) -> list[int]:
    return [seat for seat, points in enumerate(s.points) if points == max(s.points)]


class LanternsView(msgspec.Struct, frozen=True):
    """The own hand, and what everybody sees."""

    hand: list[str]
    cards: list[int]
    points: list[int]

    def json(self) -> bytes:
        return msgspec.json.encode(self)


def view(s: State, seat: int | None) -> LanternsView:
    hand = [f"card-{card}" for card in s.hands[seat]] if seat is not None else []
    return LanternsView(hand, [len(hand) for hand in s.hands], s.points[:])


def know(s: State, seat: int) -> tuple[int, list[int]]:
    return seat, sorted(s.deck + [card for other, hand in enumerate(s.hands) if other != seat for card in hand])


def conceal(s: State, known: tuple[int, list[int]], rng: Rng) -> None:
    seat, unknown = known[0], known[1][:]
    rng.shuffle(unknown)
    for other, hand in enumerate(s.hands):
        if other != seat:
            hand[:] = [unknown.pop() for _ in hand]
    s.deck[:] = unknown


KEPT = ("acts", "deck", "done", "hands", "learnt", "points", "turn")


def snapshot(s: State) -> dict[str, object]:
    return {name: getattr(s, name) for name in KEPT} | {"rng": s.rng.state}


def restore(content: Mapping[str, Any], options: Options) -> State:
    s = State(options, Rng(content["rng"]), content["deck"], content["hands"])
    for name in KEPT:
        setattr(s, name, content[name])
    return s


def pieces(s: State) -> dict[str, int]:
    cards = s.deck + [card for hand in s.hands for card in hand]
    return {str(card): cards.count(card) for card in range(CARDS)}


def words(key: str, value: Value, names: list[str]) -> Words:
    assert isinstance(value, int)
    return names[value] if key == "who" else f"card-{value}"


GAME: Game[State, Options] = Game(
    name="lanterns",
    players=range(1, 5),
    stage="alpha",
    rules_version=1,
    options=Options,
    vocabulary=ACTIONS,
    setup=setup,
    step=step,
    over=over,
    scores=scores,
    winners=winners,
    view=view,
    know=know,
    conceal=conceal,
    snapshot=snapshot,
    restore=restore,
    pieces=pieces,
    texts=Texts("lanterns"),
    words=words,
    argument=lambda s, option, prompt: {},
    about=lambda s, ask: {},
    explain=lambda name: [],
    page=Room("lanterns.page:PAGE"),
)


# ---------------------------------------------------------------- bots that go wrong


class Hanging(RandomBot):
    """Never comes to an end, and lets no alarm stop it."""

    def choose(self, perspective: Perspective, budget: Budget = UNLIMITED) -> int:
        while True:
            try:
                time.sleep(1)
            except BaseException:
                continue


class Dying(RandomBot):
    """Takes its process with it."""

    def choose(self, perspective: Perspective, budget: Budget = UNLIMITED) -> int:
        os._exit(3)


class Deadly(RandomBot):
    """Chooses where the rules fail."""

    def choose(self, perspective: Perspective, budget: Budget = UNLIMITED) -> int:
        return FAIL


class Wrong(RandomBot):
    """Answers what was not offered."""

    def choose(self, perspective: Perspective, budget: Budget = UNLIMITED) -> int:
        return -1


def hanging(text: str, seed: int) -> Hanging:
    return Hanging(seed)


def deadly(text: str, seed: int) -> Deadly:
    return Deadly(seed)


def dying(text: str, seed: int) -> Dying:
    return Dying(seed)


def wrong(text: str, seed: int) -> Wrong:
    return Wrong(seed)


# ---------------------------------------------------------------- the package


def install(folder: Path) -> Path:
    """Write the package to a folder: whoever has it in PYTHONPATH finds the game and the bots by their entry points."""
    information = folder / "lanterns-1.0.dist-info"
    information.mkdir(parents=True)
    (information / "METADATA").write_text("Metadata-Version: 2.1\nName: lanterns\nVersion: 1.0\n")
    (information / "entry_points.txt").write_text(ENTRY_POINTS)
    for language in ("en", "pl"):
        (folder / "lanterns" / "text" / language).mkdir(parents=True)
        (folder / "lanterns" / "text" / language / "lanterns.ftl").write_text(TEXT)
    (folder / "lanterns" / "__init__.py").write_text(Path(__file__).read_text(encoding="utf-8"), encoding="utf-8")
    (folder / "lanterns" / "page.py").write_text(PAGE)
    (folder / "lanterns" / "style.css").write_text(STYLE)
    return folder
