"""Counts of positions (perft): every way to go on from a point of a game, each played on a clone of the table."""

from __future__ import annotations

from collections.abc import Callable

import msgspec

from burgrave.conformance.random_games import position
from burgrave.kernel.table import Table

Stop = Callable[[Table], bool]


def grow(tables: list[Table], stop: Stop) -> list[Table]:
    """The tables after one answer more, given in every possible way; those that have come to a stop stay."""
    grown = []
    for table in tables:
        if table.ask is None or stop(table):
            grown.append(table)
            continue
        for option in table.ask.options:
            after = table.clone()
            after.answer(option, table.ask.player)
            grown.append(after)
    return grown


def leaves(table: Table, depth: int, stop: Stop) -> list[Table]:
    """The tables at the ends of all ways: after so many answers, or where they stop earlier."""
    tables = [table]
    for _ in range(depth):
        tables = grow(tables, stop)
    return tables


def never(table: Table) -> bool:
    """Go on as long as the game does."""
    return False


def counts(table: Table, depth: int) -> list[int]:
    """The number of ways to give one answer, two, and so on."""
    tables, found = [table], []
    for _ in range(depth):
        tables = grow(tables, never)
        found.append(len(tables))
    return found


def paths(table: Table, depth: int) -> int:
    """The number of ways to give so many answers."""
    return counts(table, depth)[-1]


def until(prompt: str) -> Stop:
    """Stop when another question than this is put."""
    return lambda table: table.ask is None or table.ask.prompt != prompt


def different(tables: list[Table]) -> int:
    """How many of the positions are different."""
    return len({msgspec.json.encode(position(table)) for table in tables})


def each(table: Table, verb: str) -> list[Table]:
    """The tables after each option of a verb."""
    assert table.ask is not None
    split = table.setup.game.vocabulary.split
    found = []
    for option in table.ask.options:
        if split(option)[0] == verb:
            after = table.clone()
            after.answer(option, table.ask.player)
            found.append(after)
    return found
