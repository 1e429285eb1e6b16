"""What a report tells of Paladins beyond points: who did and had what, to what gain."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from burgrave.games.paladins.data import tables as t
from burgrave.games.paladins.rules.scoring import UNPAID, fulfilled, score, scores
from burgrave.games.paladins.rules.state import Player, State
from burgrave.kernel.events import Event, number
from burgrave.kernel.insight import Deed
from burgrave.parts.doings import Doing, Doings


class PaladinsChronicle:
    """Counts actions, favours, attacks and paladins on the way; converts, townsfolk and orders at the end.

    Points on the way are counted as if the game ended there. The gain of an action, of a favour or of an attacked
    outsider is how much its turn has raised the player's points, an Inquisition that it brought included; that of a
    paladin is the same for its whole round. A converted outsider, one of the townsfolk or a King's Order has gained
    what the final score would lack without it: so the workers and resources that townsfolk bring count for whatever was
    done with them.
    """

    def __init__(self) -> None:
        self._doings = Doings()
        self._turn: list[Doing] = []  # what belongs to the turn that goes on
        self._paladins: dict[int, Doing] = {}  # of this round, by seat
        self._points: list[int] = []  # at the last look

    def note(self, state: State, events: list[Event]) -> None:
        """Look for what has begun, and count what has changed."""
        for event in events:
            self._hear(event)
        points = [score.total for score in scores(state)]
        rise = [now - before for now, before in zip(points, self._points or points, strict=True)]
        self._points = points
        for doing in self._turn:
            doing.gain += rise[doing.seat] - suffered(doing.seat, events)
        for seat, doing in self._paladins.items():
            doing.gain += rise[seat]
        if any(event.kind == "round" for event in events):
            self._paladins = {}

    def _hear(self, event: Event) -> None:
        """What belongs to a turn begins with its first event; a visit to the tavern is no turn."""
        kind = event.kind
        if kind == "acts":
            self._turn = [self._doings.begin(event, "action", t.ACTION_IDS[number(event, "action")])]
        elif kind == "favour":
            name = t.FAVOUR_IDS[number(event, "favour")]
            self._turn = [self._doings.begin(event, "favour", name.removeprefix("favour_").replace("_", "-"))]
        elif kind == "attacks":
            self._turn.append(self._doings.begin(event, "attacked", t.OUTSIDERS[number(event, "outsider")].name))
        elif kind == "tavern":
            self._turn = []
        elif kind == "paladin":
            self._paladins[number(event, "who")] = self._doings.begin(
                event, kind, t.PALADIN_IDS[number(event, "paladin")]
            )

    def deeds(self, state: State) -> list[Deed]:
        """What was done in order of time, then what everybody has, from seat to seat."""
        told = self._doings.deeds()
        return told + [deed for seat in range(state.config.players) for deed in kept(state, seat)]


def suffered(seat: int, events: Sequence[Event]) -> int:
    """The points of debts that the solo opponent's turn has brought, which follows in the same breath."""
    points, opponents = 0, False
    for event in events:
        opponents = opponents or event.kind == "scheme"
        if opponents and event.kind == "debt" and number(event, "who") == seat:
            points += UNPAID
    return points


def kept(s: State, seat: int) -> Iterator[Deed]:
    """Converts, townsfolk and fulfilled orders at the end, with what the score would lack without each."""
    player = s.players[seat]
    whole = converts(s, player)
    without = player.copy()
    for index, card in enumerate(player.converted):
        without.converted = player.converted[:index] + player.converted[index + 1 :]
        yield Deed(seat, "converted", t.OUTSIDERS[card].name, whole - converts(s, without))
    without = player.copy()
    for index, card in enumerate(player.hired):
        without.hired = player.hired[:index] + player.hired[index + 1 :]
        yield Deed(seat, "townsfolk", t.TOWNSFOLK[card].name, whole - converts(s, without))
    for place in range(s.orders_shown):
        if fulfilled(s, player, place):
            yield Deed(seat, "order", t.ACTION_IDS[t.ORDER_ACTION[s.orders[place]]], t.ORDER_VP[place])


def converts(s: State, player: Player) -> int:
    """A player's points for converts, the only ones that other cards count for."""
    return score(s, player).parts["converts"]
