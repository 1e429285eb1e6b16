"""The points so far, as far as a seat can tell."""

from __future__ import annotations

from burgrave.games.citadels.rules.scoring import score
from burgrave.games.citadels.rules.state import State
from burgrave.games.citadels.view.sight import look
from burgrave.kernel.game import Score


def points(s: State, eyes: int | None) -> list[Score]:
    """Each seat's points if the game ended now; a hand counts for those who see it."""
    return [score(s, seat, hand is not None) for seat, hand in enumerate(look(s, eyes).hands)]
