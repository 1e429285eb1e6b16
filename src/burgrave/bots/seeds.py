"""Seeds made from other seeds, one way only: whoever is given one can't work out what it was made from."""

from __future__ import annotations

from hashlib import blake2b
from typing import Final

BYTES: Final = 8
SPARE: Final = 11  # bits; what is left is exact in JavaScript too


def derived(purpose: str, *parts: int) -> int:
    """A seed for a purpose (``"game"``, ``"bot"``), the same on every machine; other parts give an unrelated one."""
    text = " ".join([purpose, *map(str, parts)])
    return int.from_bytes(blake2b(text.encode(), digest_size=BYTES).digest(), "big") >> SPARE
