"""Arguments, as any library hands them over: whatever is wrong is refused in one sentence."""

from __future__ import annotations

from collections.abc import Sequence
from operator import index
from typing import Final

from burgrave.kernel.errors import BadSetup

SEEDS: Final = 1 << 62


def plain(value: object) -> object:
    """A whole number of any library, such as ``numpy.int64``, as Python's own; whatever else as it is."""
    if isinstance(value, bool):
        return value  # Python takes it for a number; here it is a mistake
    try:
        return index(value)  # type: ignore[arg-type]  # whether it is one shows here
    except TypeError:
        return value


def whole(what: str, value: object, least: int) -> int:
    """A whole number that is large enough."""
    number = plain(value)
    if type(number) is not int or number < least:
        raise BadSetup(f"{what} is a whole number from {least} up, not {value!r}")
    return number


def seed_of(value: object) -> int | None:
    """A seed, or None for any."""
    number = plain(value)
    if number is None or (type(number) is int and 0 <= number < SEEDS):
        return number
    raise BadSetup(f"a seed is a whole number from 0 to 2**62 - 1 or None, not {value!r}")


def one_of(what: str, value: object, allowed: Sequence[str]) -> None:
    """Refuse what is not allowed, with what is."""
    if value not in allowed:
        raise BadSetup(f"{what} is {' or '.join(map(repr, allowed))}, not {value!r}")
