"""How Citadels looks in a terminal."""

from typing import Final

from burgrave.games.citadels.terminal.table import describe, draw
from burgrave.kernel.rooms import Terminal

TERMINAL: Final = Terminal(draw, describe)
