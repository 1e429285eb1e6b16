"""The solo opponent's own pieces (p. 26-28): its resource track and its pile of attribute markers."""

from __future__ import annotations

from typing import Final

from burgrave.games.paladins.data import tables as t
from burgrave.games.paladins.rules.state import Player, State
from burgrave.kernel.events import Event

OPPONENT: Final = 1  # its place among the players
INFLUENCE: Final = 0
FAITH: Final = 1
STRENGTH: Final = 2
PILE: Final = (INFLUENCE, FAITH, STRENGTH)  # at the beginning, from the bottom (p. 26)
TRACK: Final = 5  # spaces of the resource track


def is_there(s: State) -> bool:
    """Whether somebody plays without a seat."""
    return len(s.players) > s.config.players


def move_marker(s: State, spaces: int) -> None:
    """Along the resource track; each time it starts again, the lowest attribute goes up (p. 28)."""
    for left in range(spaces, 0, -1):
        s.marker += 1
        if s.marker == TRACK:
            s.marker = 0
            raise_lowest(s)
        if left == 1 and s.log is not None:
            s.log.append(Event("marker", {"spaces": spaces, "place": s.marker + 1}))


def raise_lowest(s: State) -> None:
    """The lowest attribute goes up; of several on a space, the marker on top (p. 28)."""
    values = [value(s.players[OPPONENT], marker) for marker in s.markers]
    lowest = min(values)
    raise_attribute(s, [marker for marker, found in zip(s.markers, values, strict=True) if found == lowest][-1], 1)


def raise_attribute(s: State, marker: int, count: int) -> None:
    """A marker goes up and comes to lie on top of those that are there already."""
    player = s.players[OPPONENT]
    raised = min(t.HIGHEST, value(player, marker) + count)
    if marker == STRENGTH:
        player.strength = raised
    elif marker == FAITH:
        player.faith = raised
    else:
        player.influence = raised
    s.markers = (*[other for other in s.markers if other != marker], marker)
    if s.log is not None:
        s.log.append(Event("opponent-raises", {"attribute": marker, "value": raised}))


def value(player: Player, marker: int) -> int:
    """Where a marker stands."""
    return (player.influence, player.faith, player.strength)[marker]
