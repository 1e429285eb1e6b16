"""The laws that every game obeys.

All of them look on at the same random game. A law is called by itself, too: ``laws.clone(setup, seed)``. It raises
``BrokenLaw`` with its name, the question and the difference.
"""

from __future__ import annotations

import os
import random
import subprocess
import sys
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import Literal

import msgspec

from burgrave.conformance.random_games import BrokenLaw, decide, fingerprint, position, questions, same, where
from burgrave.kernel.begin import load, prepare
from burgrave.kernel.errors import CannotUndo, IllegalAnswer
from burgrave.kernel.game import game
from burgrave.kernel.playout import playout
from burgrave.kernel.setup import Setup
from burgrave.kernel.table import Table, begin

WORLDS = 3  # imagined tables per question
FOLLOWED = 6  # answers that are compared after a question
SAVED_EVERY = 9  # answers between two saves in the second of two runs, and between clones that are played to their end


def obey(name: str, players: int, seed: int, options: Mapping[str, object] | None = None) -> None:
    """Check every law on a random game of this setup."""
    setup = prepare(game(name), players, seed, options or {})
    judge(setup, seed)
    hashes(setup, seed)


# ---------------------------------------------------------------- looking on


class Moment:
    """A question of a random game, with what several laws want to know of it, worked out once."""

    def __init__(self, table: Table, expected: object, seed: int) -> None:
        self.table = table
        self.pieces = expected
        self.seed = seed  # of the game's answers
        self.position = position(table)
        self.learnt = sum(table.state.learnt)
        self._seen: dict[int, dict[str, object]] = {}

    def seen(self, seat: int) -> dict[str, object]:
        """What a seat can tell of the table."""
        if seat not in self._seen:
            self._seen[seat] = _seen(self.table, seat)
        return self._seen[seat]

    @cached_property
    def public(self) -> bytes:
        """What a spectator sees."""
        return self.table.view(None).json()


When = Literal["asked", "answered", "over"]
Check = Callable[[Moment, random.Random], None]


@dataclass(frozen=True)
class Law:
    """A check that looks on at a game, at every question, after every answer or at the end, and changes nothing."""

    check: Check
    when: When

    @property
    def __name__(self) -> str:
        return self.check.__name__

    def __call__(self, setup: Setup, seed: int) -> None:
        """Check this law alone."""
        judge(setup, seed, [self])


def asked(check: Check) -> Law:
    """A law that looks at every question."""
    return Law(check, "asked")


def answered(check: Check) -> Law:
    """A law that looks back from every answer at the question."""
    return Law(check, "answered")


def over(check: Check) -> Law:
    """A law that looks at the game when it is over."""
    return Law(check, "over")


def judge(setup: Setup, seed: int, laws: Sequence[Law] | None = None, every: int = 1) -> None:
    """Play a random game while laws look on: all of them, or these; in long games perhaps not at every question."""
    watching = [(law, random.Random(f"{law.__name__} {seed}")) for law in (LAWS if laws is None else laws)]
    moment, pieces, chance = None, None, random.Random(seed)
    for table in questions(setup, seed):
        if moment is not None:
            _look("answered", moment, watching)
        pieces = setup.game.pieces(table.state) if pieces is None else pieces
        moment = Moment(table, pieces, seed) if table.over or chance.randrange(every) == 0 else None
        if moment is not None:
            _look("over" if table.over else "asked", moment, watching)
            same("looking on", table, moment.position, position(table))


def _look(when: When, moment: Moment, watching: Sequence[tuple[Law, random.Random]]) -> None:
    for law, chance in watching:
        if law.when == when:
            law.check(moment, chance)


# ---------------------------------------------------------------- laws


@over
def replay(moment: Moment, chance: random.Random) -> None:
    """Replay = original, also when it is saved and loaded between answers; saves and texts of answers round-trip."""
    again = begin(moment.table.setup)
    for number, (seat, option) in enumerate(moment.table.answers):
        if number % SAVED_EVERY == 0:
            loaded = load(again.save())
            same("replay", again, position(again), position(loaded))
            same("replay", again, again.save(), loaded.save())
            again = loaded
        again.answer(again.text(option), seat)
    same("replay", again, moment.position, position(again))


@asked
def clone(moment: Moment, chance: random.Random) -> None:
    """A clone is equal at every question, and playing it changes nothing in the original."""
    table = moment.table
    copy = table.clone()
    same("clone", table, moment.position, position(copy))
    same("clone", table, len(table.events(None)), len(copy.events(None)))
    to_the_end = table.number % SAVED_EVERY == 0
    if to_the_end:
        playout(copy.clone(), chance.getrandbits(32))
    for _ in range(FOLLOWED):
        if copy.ask is not None:
            seat, option = decide(copy, chance)
            copy.answer(option, seat)
    same("clone", table, moment.position, position(table))
    same("clone", copy, position(copy), position(copy.clone()))
    if to_the_end:
        same("clone", copy, position(copy), position(load(copy.save())))


@asked
def pieces(moment: Moment, chance: random.Random) -> None:
    """All pieces are conserved at every question, counted in the state alone."""
    same("pieces", moment.table, moment.pieces, moment.table.setup.game.pieces(moment.table.state))


@asked
def options(moment: Moment, chance: random.Random) -> None:
    """Options are never empty, never repeated, all in the vocabulary; foreign answers are refused."""
    table, vocabulary = moment.table, moment.table.setup.game.vocabulary
    for ask in table.asks:
        texts = [vocabulary.text(option) for option in ask.options]
        if not texts or len(set(texts)) != len(texts):
            raise BrokenLaw(f"options: {where(table)}: {texts}")
        same("options", table, ask.options, [vocabulary.option(text) for text in texts])
    for option in (chance.randrange(len(vocabulary)), -1, len(vocabulary), "no such thing"):
        if option not in table.asks[0].options:
            _refused(table, option, table.asks[0].player)
    _refused(table, table.asks[0].options[0], table.setup.players)


def _refused(table: Table, option: int | str, seat: int) -> None:
    try:
        table.answer(option, seat)
    except IllegalAnswer:
        return
    raise BrokenLaw(f"options: {where(table)}: {option!r} of seat {seat} was not refused")


@over
def end(moment: Moment, chance: random.Random) -> None:
    """Every game ends; scores add up from their categories; somebody wins, and nobody has more points.

    Who plays alone may lose; a solo opponent wins and shares a victory like a seat.
    """
    table, scores = moment.table, moment.table.everybodys_scores
    alone = table.setup.players == 1
    if any(score.total != sum(score.parts.values()) for score in scores):
        raise BrokenLaw(f"end: {where(table)}: {scores}")
    best = max(score.total for score in scores)
    lost = not table.winners and not alone
    if lost or any(scores[seat].total != best for seat in table.winners):
        raise BrokenLaw(f"end: {where(table)}: {table.winners} have won with {scores}")
    other = begin(table.setup)
    playout(other, moment.seed)
    if not other.over or (not other.winners and not alone):
        raise BrokenLaw(f"end: {where(other)}: a playout did not end the game")


@asked
def steps(moment: Moment, chance: random.Random) -> None:
    """Before its first question a step changes nothing: the question can be put again after dealing anew."""
    table = moment.table
    if table._course.fresh and table._choosing is None:
        assert table.ask is not None
        again = next(table.setup.game.step(table.state))
        same("steps", table, moment.position["state"], table.setup.game.snapshot(table.state))
        same("steps", table, table.ask.options, again.options)


@asked
def view(moment: Moment, chance: random.Random) -> None:
    """No seat can tell an imagined table from the real one, nor can a spectator; imagined tables can be cloned."""
    table = moment.table
    for seat in _imagining(table):
        world = table.imagine(seat, chance.getrandbits(32))
        same("view", table, moment.seen(seat), _seen(world, seat))
        same("view", table, moment.public, world.view(None).json())
        same("view", table, position(world), position(world.clone()))
        again = world.imagine(seat, chance.getrandbits(32))
        same("view", table, moment.seen(seat), _seen(again, seat))


@asked
def knowledge(moment: Moment, chance: random.Random) -> None:
    """What a seat knows of a position is the same, worked out on the real table and on any table that it imagines.

    Also some answers later: whoever has learnt nothing since can't tell on which of the two they were given.
    """
    table = moment.table
    seat = chance.choice(_imagining(table))
    world = table.imagine(seat, chance.getrandbits(32))
    _know_the_same("knowledge", table, world, seat)
    _follow("knowledge", table.clone(), world, seat, chance)


def _know_the_same(law: str, real: Table, world: Table, seat: int) -> None:
    if seat in _imagining(real):
        know = real.setup.game.know
        if know(real.state, seat) != know(world.state, seat):
            raise BrokenLaw(f"{law}: {where(real)}: seat {seat} knows something else on a table that it imagines")


def _imagining(table: Table) -> list[int]:
    """The seats that may imagine the table now."""
    return list(range(table.setup.players)) if table._course.fresh else [ask.player for ask in table.asks]


def _seen(table: Table, seat: int) -> dict[str, object]:
    """What a seat can tell of a table: its view, the points, who is asked what, its own options and what is not."""
    asks = [(ask.player, ask.prompt, ask.options if ask.player == seat else None) for ask in table.asks]
    game, own = table.setup.game, [ask for ask in table.asks if ask.player == seat]
    return {
        "view": msgspec.json.decode(table.view(seat).json()),
        "points": [score.parts for score in table.points(seat)],
        "asks": asks,
        "why not": [game.why_not(table.state, ask) for ask in own] if game.why_not is not None else [],
        "over": table.over,
    }


def _learnt(table: Table, seat: int) -> int:
    return table.state.learnt[seat] + table.state.learnt[-1]


@asked
def advance(moment: Moment, chance: random.Random) -> None:
    """The same answer on the real and on imagined tables shows the acting seat the same, unless it learns something."""
    table = moment.table
    for ask in table.asks:
        for _ in range(WORLDS):
            world = table.imagine(ask.player, chance.getrandbits(32))
            _follow("advance", table.clone(), world, ask.player, chance)


@asked
def watch(moment: Moment, chance: random.Random) -> None:
    """The same for every watching seat: what others do, and whether they are asked, shows it nothing hidden."""
    table = moment.table
    if table._course.fresh:
        watcher = chance.randrange(table.setup.players)
        if all(ask.player != watcher for ask in table.asks):
            world = table.imagine(watcher, chance.getrandbits(32))
            _follow("watch", table.clone(), world, watcher, chance)


def _follow(law: str, real: Table, world: Table, seat: int, chance: random.Random) -> None:
    """Give the same answers to two tables that a seat can't tell apart, and see whether it can now."""
    learnt, learnt_there = _learnt(real, seat), _learnt(world, seat)
    for _ in range(FOLLOWED):
        if real.ask is None or world.ask is None:
            return
        both = [option for option in real.ask.options if option in world.asks[0].options]
        if not both:
            return
        option, asked = chance.choice(both), real.ask.player
        real.answer(option, asked)
        world.answer(option, asked)
        moved, moved_there = _learnt(real, seat) != learnt, _learnt(world, seat) != learnt_there
        if moved != moved_there:
            raise BrokenLaw(f"{law}: {where(real)}: seat {seat} learns something on one of two equal tables only")
        if moved:
            return
        same(law, real, _seen(real, seat), _seen(world, seat))
        _know_the_same(law, real, world, seat)


@answered
def undo(moment: Moment, chance: random.Random) -> None:
    """Undo gives the position back, and is refused as soon as anybody has learnt anything or somebody else answered."""
    table = moment.table
    seat, option = table.answers[-1]
    learnt_now = sum(table.state.learnt) != moment.learnt
    try:
        table.undo(seat)
    except CannotUndo:
        if not learnt_now:
            raise BrokenLaw(f"undo: {where(table)}: refused though nothing was learnt") from None
        return
    if learnt_now:
        raise BrokenLaw(f"undo: {where(table)}: taken back though something was learnt")
    same("undo", table, moment.position, position(table))
    table.answer(option, seat)


def hashes(setup: Setup, seed: int) -> None:
    """The same game comes out under every PYTHONHASHSEED: a law apart, which needs other processes."""
    content = msgspec.json.encode(
        [setup.game.name, setup.players, setup.seed, msgspec.to_builtins(setup.options), seed]
    ).decode()
    code = (
        "import json, sys; from burgrave.conformance.random_games import fingerprint; "
        "from burgrave.kernel.begin import prepare; from burgrave.kernel.game import game; "
        "name, players, number, options, seed = json.loads(sys.argv[1]); "
        "print(fingerprint(prepare(game(name), players, number, options), seed))"
    )
    expected = fingerprint(setup, seed)
    for hash_seed in ("1", "2"):
        run = subprocess.run(
            [sys.executable, "-c", code, content],
            env=os.environ | {"PYTHONHASHSEED": hash_seed},
            capture_output=True,
            text=True,
            check=True,
        )
        if run.stdout.strip() != expected:
            raise BrokenLaw(f"hashes: {setup.game.name}: another game under PYTHONHASHSEED={hash_seed}")


LAWS: tuple[Law, ...] = (replay, clone, pieces, options, end, steps, view, knowledge, advance, watch, undo)
