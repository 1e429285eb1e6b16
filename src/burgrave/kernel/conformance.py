"""The laws that every game obeys. Authors of other games can run them on theirs.

    from burgrave.conformance import obey
    obey("citadels", players=4, seed=7, options={"cast": "first_game"})

Each law plays a random game (or a few) and raises ``BrokenLaw`` with the law, the question and the difference.
"""

from __future__ import annotations

import os
import random
import subprocess
import sys
from collections.abc import Callable, Mapping
from hashlib import sha256

import msgspec

from burgrave.kernel.begin import load, prepare
from burgrave.kernel.errors import CannotUndo, IllegalAnswer
from burgrave.kernel.game import game
from burgrave.kernel.playout import LONGEST, playout
from burgrave.kernel.setup import Setup
from burgrave.kernel.table import Table, begin

WORLDS = 3  # imagined tables per question
FOLLOWED = 6  # answers that are compared after a question
SAVED_EVERY = 9  # answers between two saves in the second of two runs


class BrokenLaw(AssertionError):
    """A game breaks one of the laws."""


def obey(name: str, players: int, seed: int, options: Mapping[str, object] | None = None) -> None:
    """Check every law on random games of this setup."""
    setup = prepare(game(name), players, seed, options or {})
    for law in LAWS:
        law(setup, seed)


# ---------------------------------------------------------------- playing


def decide(table: Table, choice: random.Random) -> tuple[int, int]:
    """A random seat among those asked, and a random option of its question."""
    ask = choice.choice(table.asks)
    return ask.player, choice.choice(ask.options)


def questions(setup: Setup, seed: int, look: Callable[[Table, random.Random], None]) -> Table:
    """Play a random game to its end and look at the table at every question."""
    table = begin(setup)
    choice = random.Random(seed)
    while table.ask is not None:
        if len(table.answers) > LONGEST:
            raise BrokenLaw(f"end: {_where(table)}: the game does not end")
        look(table, choice)
        seat, option = decide(table, choice)
        table.answer(option, seat)
    return table


def position(table: Table) -> dict[str, object]:
    """All that makes a position: the state and the open questions."""
    asks = [(ask.player, ask.prompt, ask.options) for ask in table.asks]
    return {"state": table.setup.game.snapshot(table.state), "asks": asks}


def fingerprint(setup: Setup, seed: int) -> str:
    """A random game in one string: equal on every machine and under every PYTHONHASHSEED."""
    digest = sha256()

    def look(table: Table, choice: random.Random) -> None:
        digest.update(msgspec.json.encode([ask.options for ask in table.asks]))

    digest.update(questions(setup, seed, look).save())
    return digest.hexdigest()


def _where(table: Table) -> str:
    return f"{table.setup.game.name}, {table.setup.players} players, after {len(table.answers)} answers, {table.ask!r}"


def _same(law: str, table: Table, one: object, two: object) -> None:
    if one != two:
        raise BrokenLaw(f"{law}: {_where(table)}: {_difference(one, two)}")


def _difference(one: object, two: object) -> str:
    """The first difference of two positions or views."""
    if isinstance(one, dict) and isinstance(two, dict):
        for key in one | two:
            if one.get(key) != two.get(key):
                return f"{key}: {_difference(one.get(key), two.get(key))}"
    return f"{one!r} is not {two!r}"


# ---------------------------------------------------------------- laws


def replay(setup: Setup, seed: int) -> None:
    """Replay = original, also when it is saved and loaded between answers; saves and texts of answers round-trip."""
    first = questions(setup, seed, lambda table, choice: None)
    second = begin(setup)
    for number, (seat, option) in enumerate(first.answers):
        if number % SAVED_EVERY == 0:
            loaded = load(second.save())
            _same("replay", second, position(second), position(loaded))
            _same("replay", second, second.save(), loaded.save())
            second = loaded
        second.answer(second.text(option), seat)
    _same("replay", second, position(first), position(second))


def clone(setup: Setup, seed: int) -> None:
    """A clone is equal at every question, and playing it changes nothing in the original."""

    def look(table: Table, choice: random.Random) -> None:
        before = position(table)
        copy = table.clone()
        _same("clone", table, before, position(copy))
        _same("clone", table, len(table.events(None)), len(copy.events(None)))
        playout(copy.clone(), choice.getrandbits(32))
        for _ in range(FOLLOWED):
            if copy.ask is not None:
                seat, option = decide(copy, choice)
                copy.answer(option, seat)
        _same("clone", table, before, position(table))
        _same("clone", copy, position(copy), position(copy.clone()))
        if table.number % SAVED_EVERY == 0:
            _same("clone", copy, position(copy), position(load(copy.save())))

    questions(setup, seed, look)


def pieces(setup: Setup, seed: int) -> None:
    """All pieces are conserved at every question, counted in the state alone."""
    expected = setup.game.pieces(begin(setup).state)

    def look(table: Table, choice: random.Random) -> None:
        _same("pieces", table, expected, setup.game.pieces(table.state))

    questions(setup, seed, look)


def options(setup: Setup, seed: int) -> None:
    """Options are never empty, never repeated, all in the vocabulary; foreign answers are refused."""
    vocabulary = setup.game.vocabulary

    def look(table: Table, choice: random.Random) -> None:
        for ask in table.asks:
            texts = [vocabulary.text(option) for option in ask.options]
            if not texts or len(set(texts)) != len(texts):
                raise BrokenLaw(f"options: {_where(table)}: {texts}")
            _same("options", table, ask.options, [vocabulary.option(text) for text in texts])
        before = position(table)
        for option in (choice.randrange(len(vocabulary)), -1, len(vocabulary), "no such thing"):
            if option not in table.asks[0].options:
                _refused(table, option, table.asks[0].player)
        _refused(table, table.asks[0].options[0], setup.players)
        _same("options", table, before, position(table))

    questions(setup, seed, look)


def _refused(table: Table, option: int | str, seat: int) -> None:
    try:
        table.answer(option, seat)
    except IllegalAnswer:
        return
    raise BrokenLaw(f"options: {_where(table)}: {option!r} of seat {seat} was not refused")


def end(setup: Setup, seed: int) -> None:
    """Every game ends; scores add up from their categories; somebody wins, and nobody has more points.

    Who plays alone may lose.
    """
    table = questions(setup, seed, lambda table, choice: None)
    scores = table.scores
    if any(score.total != sum(score.parts.values()) for score in scores):
        raise BrokenLaw(f"end: {_where(table)}: {scores}")
    best = max(score.total for score in scores)
    lost = not table.winners and setup.players > 1
    if lost or any(scores[seat].total != best for seat in table.winners):
        raise BrokenLaw(f"end: {_where(table)}: {table.winners} have won with {scores}")
    other = begin(setup)
    playout(other, seed)
    if not other.over or (not other.winners and setup.players > 1):
        raise BrokenLaw(f"end: {_where(other)}: a playout did not end the game")


def steps(setup: Setup, seed: int) -> None:
    """Before its first question a step changes nothing: the question can be put again after dealing anew."""
    table = begin(setup)
    choice = random.Random(seed)
    while table.ask is not None:
        if table._course.fresh and table._group is None:
            before = setup.game.snapshot(table.state)
            again = next(setup.game.step(table.state))
            _same("steps", table, before, setup.game.snapshot(table.state))
            _same("steps", table, table.ask.options, again.options)
        seat, option = decide(table, choice)
        table.answer(option, seat)


def view(setup: Setup, seed: int) -> None:
    """No seat can tell an imagined table from the real one, nor can a spectator; imagined tables can be cloned."""

    def look(table: Table, choice: random.Random) -> None:
        for seat in _imagining(table):
            world = table.imagine(seat, choice.getrandbits(32))
            _same("view", table, _seen(table, seat), _seen(world, seat))
            _same("view", table, table.view(None).json(), world.view(None).json())
            _same("view", table, position(world), position(world.clone()))
            again = world.imagine(seat, choice.getrandbits(32))
            _same("view", table, _seen(table, seat), _seen(again, seat))

    questions(setup, seed, look)


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


def advance(setup: Setup, seed: int) -> None:
    """The same answer on the real and on imagined tables shows the acting seat the same, unless it learns something."""

    def look(table: Table, choice: random.Random) -> None:
        for ask in table.asks:
            for _ in range(WORLDS):
                world = table.imagine(ask.player, choice.getrandbits(32))
                _follow("advance", table.clone(), world, ask.player, choice)

    questions(setup, seed, look)


def watch(setup: Setup, seed: int) -> None:
    """The same for every watching seat: what others do, and whether they are asked, shows it nothing hidden."""

    def look(table: Table, choice: random.Random) -> None:
        acting = [ask.player for ask in table.asks]
        if table._course.fresh:
            watcher = choice.randrange(setup.players)
            if watcher not in acting:
                world = table.imagine(watcher, choice.getrandbits(32))
                _follow("watch", table.clone(), world, watcher, choice)

    questions(setup, seed, look)


def _follow(law: str, real: Table, world: Table, seat: int, choice: random.Random) -> None:
    """Give the same answers to two tables that a seat can't tell apart, and see whether it can now."""
    learnt, learnt_there = _learnt(real, seat), _learnt(world, seat)
    for _ in range(FOLLOWED):
        if real.ask is None or world.ask is None:
            return
        both = [option for option in real.ask.options if option in world.asks[0].options]
        if not both:
            return
        option, asked = choice.choice(both), real.ask.player
        real.answer(option, asked)
        world.answer(option, asked)
        moved, moved_there = _learnt(real, seat) != learnt, _learnt(world, seat) != learnt_there
        if moved != moved_there:
            raise BrokenLaw(f"{law}: {_where(real)}: seat {seat} learns something on one of two equal tables only")
        if moved:
            return
        _same(law, real, _seen(real, seat), _seen(world, seat))


def undo(setup: Setup, seed: int) -> None:
    """Undo gives the position back, and is refused as soon as anybody has learnt anything or somebody else answered."""
    table = begin(setup)
    choice = random.Random(seed)
    while table.ask is not None:
        before, learnt = position(table), sum(table.state.learnt)
        seat, option = decide(table, choice)
        table.answer(option, seat)
        learnt_now = sum(table.state.learnt) != learnt
        try:
            table.undo(seat)
        except CannotUndo:
            if not learnt_now:
                raise BrokenLaw(f"undo: {_where(table)}: refused though nothing was learnt") from None
            continue
        if learnt_now:
            raise BrokenLaw(f"undo: {_where(table)}: taken back though something was learnt")
        _same("undo", table, before, position(table))
        table.answer(option, seat)


def hashes(setup: Setup, seed: int) -> None:
    """The same game comes out under every PYTHONHASHSEED."""
    content = msgspec.json.encode(
        [setup.game.name, setup.players, setup.seed, msgspec.to_builtins(setup.options), seed]
    ).decode()
    code = (
        "import json, sys; from burgrave.kernel.conformance import fingerprint; "
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


LAWS: tuple[Callable[[Setup, int], None], ...] = (
    replay,
    clone,
    pieces,
    options,
    end,
    steps,
    view,
    advance,
    watch,
    undo,
    hashes,
)
