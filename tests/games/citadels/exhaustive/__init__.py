"""The exhaustive runner: it plays until every ability, every effect and every branch of Citadels was seen at work.

A *goal* is something that must happen in some game, with a name; ``GOALS`` is the list of them. The runner watches
every answer of random games and strikes out the goals that were reached. Casts are made from what open goals speak of,
and the players prefer what they have done least.

What chance brings about too rarely begins in a scene: there alone gold, cards and cities are laid out by hand, through
the builder in ``tests/games/citadels/scene.py``, and the game then goes on by the rules like any other.
"""

from tests.games.citadels.exhaustive.characters import CHARACTER_GOALS
from tests.games.citadels.exhaustive.districts import UNIQUE_GOALS
from tests.games.citadels.exhaustive.runner import GOALS, Runner
from tests.games.citadels.exhaustive.selection import ROWS
from tests.games.citadels.exhaustive.simple import EVENTS, PROMPTS

__all__ = ["CHARACTER_GOALS", "EVENTS", "GOALS", "PROMPTS", "ROWS", "UNIQUE_GOALS", "Runner"]
