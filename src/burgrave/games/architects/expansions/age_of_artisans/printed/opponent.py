"""Age of Artisans and the solo opponent of a printed game (p. 10): it takes the adornments that count most."""

from __future__ import annotations

from typing import Final

from burgrave.games.architects.data import tables as t
from burgrave.games.architects.expansions.age_of_artisans.data import tables as g
from burgrave.games.architects.expansions.age_of_artisans.rules.artisans import AgeOfArtisans
from burgrave.games.architects.printed.opponent import JOINED, MOST, Asking, Joined, Opponent
from burgrave.games.architects.rules.solo import HUMAN, OPPONENT
from burgrave.games.architects.rules.state import State

SEIZED: Final = "seized"  # some of its workers by a tool, not all


class Printed(AgeOfArtisans):
    """What the opponent takes lies on the player's table: only its points are known here."""

    def __init__(self) -> None:
        self.points = 0

    def opponent_works(self, s: State, opponent: int) -> None:
        """The player is asked."""

    def scores(self, s: State, seat: int) -> dict[str, int]:
        """Points of its adornments."""
        return {"adornments": self.points if seat == OPPONENT else 0}


class JoinedArtisans(Joined):
    """It asks for the points of each adornment, and tools may capture some of its workers."""

    def lay(self, s: State) -> None:
        """Nothing of the crafts is known."""
        s.config.hooks = Printed()

    def concerns(self, s: State) -> list[str]:
        """A capture of some."""
        return [SEIZED] if any(there[OPPONENT] for there in s.circles) else []

    def happened(self, opponent: Opponent, what: str) -> Asking:
        """Some of its workers at a place are captured."""
        place = yield from opponent.choose("captured-at", opponent.standing_at())
        there = opponent.s.circles[t.CIRCLES.index(place)]
        count = yield from opponent.number("seized", there[OPPONENT])
        there[OPPONENT] -= count
        opponent.s.players[HUMAN].captured[OPPONENT] += count

    def worked(self, opponent: Opponent) -> Asking:
        """It takes an adornment, as long as any lie open."""
        hooks = opponent.s.config.hooks
        assert isinstance(hooks, Printed), "this expansion is played"
        hooks.points += yield from opponent.number("adornment", MOST)
        opponent.lines.append(opponent.say("adornments", points=hooks.points))


JOINED[g.BOX] = JoinedArtisans()
