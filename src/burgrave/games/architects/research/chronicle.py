"""What a report tells of Architects beyond points: who did and had what, to what gain."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Final

from burgrave.games.architects.data import tables as t
from burgrave.games.architects.rules.scoring import scores
from burgrave.games.architects.rules.state import NONE, Player, State
from burgrave.kernel.events import Event, number
from burgrave.kernel.insight import Deed
from burgrave.parts.doings import Doing, Doings

BEGINS: Final[dict[str, Callable[[State, Event], tuple[str, str]]]] = {
    "places": lambda s, event: ("place", t.PLACES[number(event, "place")]),
}
"""By event: the kind and the name of what is counted from then on; expansions add to them."""
KEPT: Final[list[Callable[[State, int], Iterator[Deed]]]] = []
"""What else a seat has at the end, where an expansion says it."""


class ArchitectsChronicle:
    """Counts where workers are placed and who is hired on the way; at the end what everybody has.

    Points on the way are counted as if the game ended there. The gain of a place is how much the turn has raised the
    player's points, until the player's next one, so that what others did meanwhile is in it. A character, an apprentice
    or a building has gained what the final score would lack without it: what it has paid for does not count there.
    """

    def __init__(self) -> None:
        self._doings = Doings()
        self._turns: dict[int, Doing] = {}  # by seat: what belongs to its last turn
        self._points: list[int] = []  # at the last look

    def note(self, state: State, events: list[Event]) -> None:
        """Look for what has begun, and count what has changed."""
        for event in events:
            what = BEGINS[event.kind](state, event) if event.kind in BEGINS else None
            if what is not None and number(event, "who") < state.config.players:  # not a solo opponent
                self._turns[number(event, "who")] = self._doings.begin(event, *what)
        points = [score.total for score in scores(state)]
        for seat, doing in self._turns.items():
            doing.gain += points[seat] - (self._points or points)[seat]
        self._points = points

    def deeds(self, state: State) -> list[Deed]:
        """What was done in order of time, then what everybody has, from seat to seat."""
        return [*self._doings.deeds(), *[deed for seat in range(state.config.players) for deed in kept(state, seat)]]


# -------------------------------------------------------------------- what everybody has


def kept(s: State, seat: int) -> Iterator[Deed]:
    """Character, apprentices, buildings and the cathedral, with what the score would lack without each."""
    player = s.players[seat]
    if player.character != NONE:
        yield Deed(seat, "character", t.CHARACTER_IDS[player.character], lack(s, seat, _without_character))
    for card in player.apprentices:
        yield Deed(seat, "apprentice", t.APPRENTICES[card].name, lack(s, seat, _without_apprentice(card)))
    for card in player.buildings:
        yield Deed(seat, "building", t.BUILDING_IDS[card], lack(s, seat, _without_building(card)))
    if player.cathedral:
        yield Deed(seat, "cathedral", str(player.cathedral), lack(s, seat, _without_cathedral))
    for more in KEPT:
        yield from more(s, seat)


def lack(s: State, seat: int, remove: Callable[[Player], None]) -> int:
    """By how much a player's score would be less without something."""
    without = s.copy()
    remove(without.players[seat])
    return scores(s)[seat].total - scores(without)[seat].total


def _without_character(player: Player) -> None:
    player.character = NONE


def _without_cathedral(player: Player) -> None:
    player.cathedral = 0


def _without_apprentice(card: int) -> Callable[[Player], None]:
    def remove(player: Player) -> None:
        player.apprentices = tuple(one for one in player.apprentices if one != card)

    return remove


def _without_building(card: int) -> Callable[[Player], None]:
    def remove(player: Player) -> None:
        player.buildings = tuple(one for one in player.buildings if one != card)

    return remove
