"""Random games, and what is said where one of them shows that something is wrong."""

from __future__ import annotations

import random
from collections.abc import Iterator
from hashlib import sha256

import msgspec

from burgrave.kernel.playout import LONGEST
from burgrave.kernel.setup import Setup
from burgrave.kernel.table import Table, begin


class BrokenLaw(AssertionError):
    """A game breaks one of the laws."""


def decide(table: Table, choice: random.Random) -> tuple[int, int]:
    """A random seat among those asked, and a random option of its question."""
    ask = choice.choice(table.asks)
    return ask.player, choice.choice(ask.options)


def questions(setup: Setup, seed: int) -> Iterator[Table]:
    """A random game to its end: the table at every question, and at last when the game is over."""
    table = begin(setup)
    choice = random.Random(seed)
    while table.ask is not None:
        if len(table.answers) > LONGEST:
            raise BrokenLaw(f"end: {where(table)}: the game does not end")
        yield table
        seat, option = decide(table, choice)
        table.answer(option, seat)
    yield table


def position(table: Table) -> dict[str, object]:
    """All that makes a position: the state and the open questions."""
    asks = [(ask.player, ask.prompt, ask.options) for ask in table.asks]
    return {"state": table.setup.game.snapshot(table.state), "asks": asks}


def fingerprint(setup: Setup, seed: int) -> str:
    """A random game in one string: equal on every machine and under every PYTHONHASHSEED."""
    digest = sha256()
    for table in questions(setup, seed):
        digest.update(msgspec.json.encode([ask.options for ask in table.asks]) if table.asks else table.save())
    return digest.hexdigest()


def where(table: Table) -> str:
    """Which game it is, and how far it has come."""
    return f"{table.setup.game.name}, {table.setup.players} players, after {len(table.answers)} answers, {table.ask!r}"


def same(law: str, table: Table, one: object, two: object) -> None:
    """Two positions or views are equal, or the law is broken."""
    if one != two:
        raise BrokenLaw(f"{law}: {where(table)}: {_difference(one, two)}")


def _difference(one: object, two: object) -> str:
    """The first difference of two positions or views."""
    if isinstance(one, dict) and isinstance(two, dict):
        for key in one | two:
            if one.get(key) != two.get(key):
                return f"{key}: {_difference(one.get(key), two.get(key))}"
    return f"{one!r} is not {two!r}"
