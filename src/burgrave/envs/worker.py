"""A share of the tables of a vector environment: played here, or by a process that writes into the same memory.

Such a process is told what to do by single bytes on its standard input, and answers each with one; when the input ends,
so does it.
"""

from __future__ import annotations

import json
import os
import sys
from collections.abc import Mapping
from mmap import mmap
from typing import IO, Final, NamedTuple

from burgrave.envs.buffers import Buffers, Packing
from burgrave.envs.lens import Lens, Reward
from burgrave.kernel.batch import Batch
from burgrave.kernel.errors import BurgraveError

HALVES: Final = 2
RESET: Final = b"r"  # followed by the seed
STEP: Final = (b"0", b"1", b"a")  # one half, the other, all
DONE: Final = b"."
FAILED: Final = b"!"  # followed by the reason
SEED_BYTES: Final = 8


class Piece(NamedTuple):
    """Tables that lie one after the other."""

    first: int  # where they begin among the tables of the share
    rows: slice  # where they lie among all


class Share:
    """Some tables of each half."""

    def __init__(self, lens: Lens, buffers: Buffers, halves: list[slice], most: int) -> None:
        one, two = halves
        numbers = [number for half in halves for number in range(half.start, half.stop)]
        self._batch: Final = Batch(lens.encoding, lens.table, lens.rewards, numbers, most)
        self._buffers: Final = buffers
        pieces = [Piece(0, one), Piece(one.stop - one.start, two)]
        all_pieces = [Piece(0, slice(one.start, two.stop))] if one.stop == two.start else pieces
        self._pieces: Final = [[pieces[0]], [pieces[1]], all_pieces]

    def reset(self, seed: int) -> None:
        """Begin a game on every table."""
        self._batch.reset(seed)
        for first, rows in self._pieces[-1]:
            self._buffers.write(rows, self._batch.look(first, first + rows.stop - rows.start))

    def step(self, which: int) -> None:
        """Give the tables of a half (2: of both) the answers that stand in the buffers."""
        for first, rows in self._pieces[which]:
            if rows.stop > rows.start:
                actions = self._buffers.arrays["actions"][rows].tolist()
                self._buffers.write(rows, self._batch.step(first, actions))


class Job(NamedTuple):
    """All that a process must know."""

    game: str
    players: int
    options: Mapping[str, object]
    reward: Reward
    packing: Packing
    tables: int
    most: int
    halves: list[tuple[int, int]]  # its tables of each half
    memory: int  # the file


def main() -> None:
    """Be such a process."""
    orders, answers = sys.stdin.buffer, os.fdopen(os.dup(1), "wb", buffering=0)
    os.dup2(2, 1)  # whatever is printed is not taken for an answer
    job = Job(*json.loads(orders.readline()))
    lens = Lens(job.game, job.players, job.options, "flat", job.reward)
    memory = mmap(job.memory, 0)
    share = Share(lens, Buffers(lens, job.packing, job.tables, memory), [slice(*half) for half in job.halves], job.most)
    while order := orders.read(1):
        answers.write(_obey(share, order, orders))


def _obey(share: Share, order: bytes, orders: IO[bytes]) -> bytes:
    try:
        if order == RESET:
            share.reset(int.from_bytes(orders.read(SEED_BYTES)))
        else:
            share.step(STEP.index(order))
    except BurgraveError as error:
        reason = str(error).encode()
        return FAILED + len(reason).to_bytes(4) + reason
    return DONE
