"""A small generator of random numbers: one int of state, so that copying a game copies its luck."""

from __future__ import annotations

from typing import Final

MASK: Final = (1 << 64) - 1


class Rng:
    """A 64-bit congruential generator of which only the upper half is used."""

    __slots__ = ("state",)

    def __init__(self, state: int) -> None:
        self.state = state

    def below(self, n: int) -> int:
        """A number from 0 to n - 1."""
        self.state = state = (self.state * 6364136223846793005 + 1442695040888963407) & MASK
        return (state >> 32) * n >> 32

    def shuffle(self, items: list[int]) -> None:
        """Put the items into random order, in place; each number serves two of them, 24 bits for either."""
        state = self.state
        for i in range(len(items) - 1, 0, -2):
            state = (state * 6364136223846793005 + 1442695040888963407) & MASK
            bits = state >> 16
            j = (bits >> 24) * (i + 1) >> 24
            items[i], items[j] = items[j], items[i]
            j = (bits & 0xFFFFFF) * i >> 24
            items[i - 1], items[j] = items[j], items[i - 1]
        self.state = state


def seeded(seed: int) -> Rng:
    """A generator for a seed: neighbouring seeds give unrelated numbers."""
    z = (seed + 0x9E3779B97F4A7C15) & MASK
    z = ((z ^ (z >> 30)) * 0xBF58476D1CE4E5B9) & MASK
    z = ((z ^ (z >> 27)) * 0x94D049BB133111EB) & MASK
    return Rng(z ^ (z >> 31))
