"""Bots: whoever chooses an answer from what a seat may know."""

from __future__ import annotations

from typing import Protocol

from burgrave.bots.playouts import PlayoutsBot
from burgrave.bots.random import RandomBot
from burgrave.kernel.errors import BadSetup
from burgrave.kernel.perspective import Perspective

ALLOWED = "random, playouts, or playouts:n=30 (so many games are imagined for an answer)"


class Bot(Protocol):
    """Somebody who plays a seat."""

    def choose(self, perspective: Perspective) -> int:
        """One of the options of the seat's question."""


def bot(spec: str, seed: int) -> Bot:
    """The bot that a text describes; the same seed gives the same answers to the same questions."""
    name, _, setting = spec.partition(":")
    if name == "random" and not setting:
        return RandomBot(seed)
    if name == "playouts" and not setting:
        return PlayoutsBot(seed)
    key, _, value = setting.partition("=")
    if name == "playouts" and key == "n" and value.isascii() and value.isdigit() and int(value) > 0:
        return PlayoutsBot(seed, int(value))
    raise BadSetup(f"there is no bot {spec!r}; bots: {ALLOWED}")
