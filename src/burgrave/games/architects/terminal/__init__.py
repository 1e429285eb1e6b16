"""How Architects looks in a terminal."""

from typing import Final

from burgrave.games.architects.data.tables import PACKAGE
from burgrave.games.architects.terminal.table import draw
from burgrave.games.architects.text.explanations import TERMS
from burgrave.kernel.expansions import join
from burgrave.kernel.rooms import Terminal

join(PACKAGE, "terminal")

TERMINAL: Final = Terminal(draw, places=tuple(TERMS))
