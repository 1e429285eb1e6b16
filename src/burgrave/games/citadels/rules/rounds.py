"""Citadels from setup to the last round (p. 2-8): the order of things; each chapter has a file of its own."""

from __future__ import annotations

from collections.abc import Callable

from burgrave.games.citadels.data import tables as t
from burgrave.games.citadels.rules import vocabulary as do
from burgrave.games.citadels.rules.characters import QUEENS_GOLD, crown_candidates, move_crown
from burgrave.games.citadels.rules.options import Options, config
from burgrave.games.citadels.rules.selection import begin_selection, select, visit_theater
from burgrave.games.citadels.rules.state import (
    ADVISER,
    CALLING,
    FIELDS,
    NEW_ROUND,
    NOBODY,
    OVER,
    ROUND_END,
    SELECTION,
    THEATER_OPENS,
    TURN,
    State,
    neighbours,
    show,
)
from burgrave.games.citadels.rules.turn import call, turn
from burgrave.kernel.action import Ask, Flow
from burgrave.kernel.events import Event
from burgrave.kernel.rng import Rng
from burgrave.kernel.secrets import Memory, reveal

CARDS_DEALT = 4
GOLD_DEALT = 2


def setup(players: int, options: Options, rng: Rng) -> State:
    """Choose the cast, shuffle the district cards, deal four cards and two coins each, and crown somebody (p. 2, 8)."""
    s = FIELDS.begin(State())
    s.config = config(players, options, rng)
    s.rng = rng
    s.learnt = [0] * (players + 1)
    s.memory = Memory([[] for _ in range(players)], [0] * players, 0)
    ordinary = [kind for kind in range(t.KINDS) if t.TYPE[kind] != t.UNIQUE]
    s.deck = [kind for kind in ordinary for _ in range(t.COUNT[kind])] + s.config.uniques
    rng.shuffle(s.deck)
    s.hands = [[s.deck.pop() for _ in range(CARDS_DEALT)] for _ in range(players)]
    s.bottomed = len(s.deck) - 1
    s.gold = [GOLD_DEALT] * players
    s.cities = [[] for _ in range(players)]
    s.owns = [0] * players
    s.crown = options.crown if options.crown is not None else rng.below(players)
    s.phase = NEW_ROUND
    s.looks = [[] for _ in range(players)]
    s.facts = [[] for _ in range(players)]
    s.traded = (NOBODY, NOBODY)
    s.shown = [NOBODY] * (t.LAST_RANK + 1)
    return s


def step(s: State) -> Flow[None]:
    """The next stretch of the game that begins with nothing in flight: a choice, a thing done in a turn, a phase."""
    phase = s.phase
    if phase == TURN:
        return turn(s)
    if phase == SELECTION:
        return select(s)
    if phase == CALLING:
        return silently(s, call)
    if phase == NEW_ROUND:
        return silently(s, begin_selection)
    if phase == THEATER_OPENS:
        return visit_theater(s)
    if phase == ADVISER:
        return advise(s)
    assert phase == ROUND_END, "a game that is over has no next step"
    return silently(s, end_round)


def silently(s: State, happen: Callable[[State], None]) -> Flow[None]:
    """A step in which nobody is asked."""
    happen(s)
    yield from ()


def over(s: State) -> bool:
    """Whether the game has ended."""
    return s.phase == OVER


def end_round(s: State) -> None:
    """A killed rank 4 is revealed now and moves the crown (p. 12); the Queen beside it is paid (p. 14)."""
    heir = s.owners[s.slots.index(t.ROYAL_RANK)] if s.killed == t.ROYAL_RANK and t.ROYAL_RANK in s.slots else NOBODY
    if heir == NOBODY:
        next_round(s)
        return
    character = s.config.cast[t.ROYAL_RANK]
    show(s, t.ROYAL_RANK, heir)
    s.me = heir
    reveal(s)
    if s.log is not None:
        s.log.append(Event("reveals-killed", {"who": heir, "character": character}))
    if character == t.EMPEROR:
        s.phase = ADVISER
        return
    move_crown(s, heir, heir)
    pay_queen(s, heir)
    next_round(s)


def advise(s: State) -> Flow[None]:
    """The killed Emperor's adviser passes the crown on and takes nothing for it (p. 12)."""
    heir = s.me
    options = do.GIVE_CROWN.each(crown_candidates(s, heir))
    to = do.GIVE_CROWN.index((yield Ask(heir, "adviser", options)))
    move_crown(s, heir, to)
    pay_queen(s, heir)
    next_round(s)


def pay_queen(s: State, heir: int) -> None:
    """The Queen gets her gold late when the rank 4 beside her was killed (p. 14)."""
    if s.queen in neighbours(s, heir):
        s.gold[s.queen] += QUEENS_GOLD
        if s.log is not None:
            s.log.append(Event("queen-paid", {"who": s.queen, "gold": QUEENS_GOLD}))


def next_round(s: State) -> None:
    """The game ends with the round in which a city was completed (p. 6)."""
    s.me = NOBODY
    if s.ending:
        s.phase = OVER
        reveal(s)  # all hands are open now
        if s.log is not None:
            s.log.append(Event("game-over", {}))
    else:
        s.phase = NEW_ROUND
