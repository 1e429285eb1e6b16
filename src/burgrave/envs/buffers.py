"""Arrays that many tables share with whoever learns from them, written again at every step."""

from __future__ import annotations

from itertools import accumulate
from math import prod
from struct import pack
from typing import Any, Final, Literal, TypeAlias

from burgrave.envs.lens import Lens
from burgrave.envs.missing import missing
from burgrave.kernel.batch import Report, Rows
from burgrave.kernel.errors import RulesBug

try:
    import numpy as np
    import numpy.typing as npt
except ImportError as error:
    raise missing("numpy", "envs", error) from None

Packing: TypeAlias = Literal["flat", "sparse"]
Array: TypeAlias = npt.NDArray[Any]
Whole: TypeAlias = npt.NDArray[np.int64]
Batched: TypeAlias = Array | dict[str, Array]

ONE: Final = np.float32(1)
ALIGNED: Final = 64
FEW: Final = 64  # of a small game every number may be something


def width(size: int) -> int:
    """How many pairs there is room for: a quarter of the numbers, about twice as many as whole games have needed."""
    return min(size, max(FEW, size // 4))


Shapes: TypeAlias = dict[str, tuple[tuple[int, ...], type]]


def _shapes(lens: Lens, packing: Packing) -> Shapes:
    """What each array holds of one table."""
    size = lens.layout.size
    seen: Shapes = {"flat": ((size,), np.float32)}
    if packing == "sparse":
        row = (width(size),)
        seen = {"index": (row, np.int32), "value": (row, np.float32), "count": ((), np.int32)}
    return {
        "actions": ((), np.int32),
        "mask": ((lens.actions,), np.int8),
        "seat": ((), np.int32),
        "acted": ((), np.int32),
        "rewards": ((), np.float32),
        "terminations": ((), np.bool_),
        "truncations": ((), np.bool_),
        "ended": ((), np.bool_),
        "final_rewards": ((lens.players,), np.float32),
        **seen,
        **{f"final_{name}": shape for name, shape in seen.items()},
    }


def _lengths(shapes: Shapes, tables: int) -> list[int]:
    """The bytes of each array, so that the next one begins where processors like it."""
    lengths = [tables * prod(shape) * np.dtype(kind).itemsize for shape, kind in shapes.values()]
    return [-(-length // ALIGNED) * ALIGNED for length in lengths]


def needed(lens: Lens, packing: Packing, tables: int) -> int:
    """How many bytes all arrays take."""
    return sum(_lengths(_shapes(lens, packing), tables))


class Buffers:
    """All arrays of a vector environment, in one piece of memory."""

    def __init__(self, lens: Lens, packing: Packing, tables: int, memory: Any) -> None:
        shapes = _shapes(lens, packing)
        starts = accumulate([0, *_lengths(shapes, tables)])
        self._packing: Final = packing
        self._size: Final = lens.layout.size
        self._width: Final = width(self._size)
        self.arrays: Final[dict[str, Array]] = {
            name: np.frombuffer(memory, kind, tables * prod(shape), start).reshape(tables, *shape)
            for (name, (shape, kind)), start in zip(shapes.items(), starts, strict=False)
        }

    def seen(self, rows: slice, final: bool = False) -> Batched:
        """The observations of some tables, or the last ones of their games before."""
        prefix = "final_" if final else ""
        if self._packing == "flat":
            return self.arrays[f"{prefix}flat"][rows]
        return {name: self.arrays[f"{prefix}{name}"][rows] for name in ("index", "value", "count")}

    def write(self, rows: slice, report: Report) -> None:
        """Write down what has become of some tables."""
        arrays, tables = self.arrays, np.arange(rows.start, rows.stop)
        self._clear("", rows)
        self._see("", tables, report.now)
        mask = arrays["mask"][rows]
        mask.fill(0)
        where = whole(report.offered)
        where += np.repeat(np.arange(len(tables)) * mask.shape[1], counts(report.offered_end))
        mask.reshape(-1)[where] = 1
        arrays["seat"][rows] = report.seats
        arrays["acted"][rows] = report.acted or 0
        for name in ("rewards", "terminations", "truncations", "ended", "final_rewards"):
            arrays[name][rows] = 0
        if not report.ended:
            return
        ended = tables[report.ended]
        results = np.array(report.results, np.float32)
        acted = [report.acted[row] for row in report.ended]
        arrays["final_rewards"][ended] = results
        arrays["rewards"][ended] = results[np.arange(len(acted)), acted]
        arrays["truncations"][ended] = report.truncated
        arrays["terminations"][ended] = np.logical_not(report.truncated)
        arrays["ended"][ended] = True
        self._clear("final_", ended)
        self._see("final_", ended, report.final)

    def _clear(self, prefix: str, rows: slice | Whole) -> None:
        for name in ("flat",) if self._packing == "flat" else ("index", "value"):
            self.arrays[f"{prefix}{name}"][rows] = 0

    def _see(self, prefix: str, tables: Whole, rows: Rows) -> None:
        """Write observations into the rows of these tables."""
        ones, where = counts(rows.ones_end), counts(rows.where_end)
        what = np.frombuffer(pack(f"{len(rows.pairs.what)}f", *rows.pairs.what), np.float32)
        if self._packing == "flat":
            numbers, starts = self.arrays[f"{prefix}flat"].reshape(-1), tables * self._size
            np.add.at(numbers, whole(rows.pairs.ones) + np.repeat(starts, ones), ONE)
            np.add.at(numbers, whole(rows.pairs.where) + np.repeat(starts, where), what)
            return
        both = ones + where
        if len(both) and both.max() > self._width:
            raise RulesBug(f"an observation has {both.max()} pairs, and there is room for {self._width}")
        index, value = self.arrays[f"{prefix}index"], self.arrays[f"{prefix}value"]
        starts = tables * self._width
        _place(index, value, starts, ones, whole(rows.pairs.ones), ONE)
        _place(index, value, starts + ones, where, whole(rows.pairs.where), what)
        self.arrays[f"{prefix}count"][tables] = both


def _place(index: Array, value: Array, starts: Whole, lengths: Whole, where: Whole, what: Any) -> None:
    """Write pairs one after the other from each row's start."""
    places = np.arange(len(where)) + np.repeat(starts - (np.cumsum(lengths) - lengths), lengths)
    index.reshape(-1)[places] = where
    value.reshape(-1)[places] = what


def whole(numbers: list[int]) -> Whole:
    """A list as an array; numpy itself takes three times as long."""
    return np.frombuffer(bytearray(pack(f"{len(numbers)}q", *numbers)), np.int64)


def counts(ends: list[int]) -> Whole:
    """How many there are of each, from where each ends."""
    return np.diff(whole(ends), prepend=0)
