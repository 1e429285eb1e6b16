"""How Architects looks in a terminal."""

from typing import Final

from burgrave.games.architects.terminal.table import draw
from burgrave.kernel.rooms import Terminal

TERMINAL: Final = Terminal(draw)
