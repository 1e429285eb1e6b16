"""What a report tells of Viscounts beyond points: who did and had what, to what gain."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from burgrave.games.viscounts.data import tables as t
from burgrave.games.viscounts.rules.scoring import scores
from burgrave.games.viscounts.rules.state import NONE, Player, State
from burgrave.kernel.events import Event, number
from burgrave.kernel.insight import Deed
from burgrave.parts.doings import Doing, Doings


class ViscountsChronicle:
    """Counts player cards, cards played, actions and collisions on the way; at the end what everybody has.

    Points on the way are counted as if the game ended there. The gain of a player card is what set-up has brought; that
    of a card that was played, of an action or of a collision is how much its turn has raised the player's points, from
    the playing of its card to that of the next one, so that in a game alone the opponent's answer is in it. A building,
    a manuscript, a favour of the Church or one of the townsfolk has gained what the final score would lack without it:
    whatever its icons have paid for counts there.
    """

    def __init__(self) -> None:
        self._doings = Doings()
        self._turn: list[Doing] = []  # what belongs to the turn that goes on
        self._hired: list[tuple[int, int]] = []  # seat and card, in order of time
        self._points: list[int] = []  # at the last look

    def note(self, state: State, events: list[Event]) -> None:
        """Look for what has begun, and count what has changed."""
        before = self._turn
        for event in events:
            if event.public.get("who") in range(state.config.players):  # a solo opponent's deeds are not counted
                self._hear(event)
        points = [score.total for score in scores(state)]
        rise = [now - then for now, then in zip(points, self._points or points, strict=True)]
        self._points = points
        # where a card came unseen from the draw pile, the turn before has ended in the same breath
        blindly = before is not self._turn and events[0].kind not in ("begins", "plays")
        for doing in [*before, *self._turn] if blindly else self._turn:
            doing.gain += rise[doing.seat]

    def _hear(self, event: Event) -> None:
        """A turn begins with the card that is played."""
        kind = event.kind
        if kind == "begins":
            self._turn = [self._doings.begin(event, "pair", t.PLAYER_CARD_IDS[number(event, "pair")])]
        elif kind == "plays":
            self._turn = [self._doings.begin(event, "played", t.TOWNSFOLK[number(event, "card")].name)]
        elif kind == "acts":
            self._turn.append(self._doings.begin(event, "action", t.ACTIONS[number(event, "action")]))
        elif kind == "collides":
            self._turn.append(self._doings.begin(event, "collision", str(number(event, "space") + 1)))
        elif kind == "hires":
            self._hired.append((number(event, "who"), number(event, "card")))

    def deeds(self, state: State) -> list[Deed]:
        """What was done in order of time, then who was hired, and what everybody has, from seat to seat."""
        told = self._doings.deeds()
        for seat, card in self._hired:
            told.append(Deed(seat, "townsfolk", t.TOWNSFOLK[card].name, lack(state, seat, _without_card(card))))
        return told + [deed for seat in range(state.config.players) for deed in kept(state, seat)]


# -------------------------------------------------------------------- what everybody has


def kept(s: State, seat: int) -> Iterator[Deed]:
    """Buildings, manuscripts and favours at the end, with what the score would lack without each."""
    player = s.players[seat]
    for building, name in enumerate(t.BUILDING_IDS):
        if player.built >> building & 1:
            yield Deed(seat, "building", name, lack(s, seat, _without_building(building)))
    for card in player.manuscripts:
        yield Deed(seat, "manuscript", t.RIBBONS[t.RIBBON[card]], lack(s, seat, _without_manuscript(card)))
    for ribbon, name in enumerate(t.RIBBONS):
        if player.favours >> ribbon & 1:
            yield Deed(seat, "favour", name, lack(s, seat, _without_favour(ribbon)))


def lack(s: State, seat: int, remove: Callable[[Player], None]) -> int:
    """By how much a player's score would be less without something."""
    without = s.copy()
    remove(without.players[seat])
    return scores(s)[seat].total - scores(without)[seat].total


def _without_building(building: int) -> Callable[[Player], None]:
    def remove(player: Player) -> None:
        player.built ^= 1 << building

    return remove


def _without_manuscript(card: int) -> Callable[[Player], None]:
    def remove(player: Player) -> None:
        player.manuscripts = tuple(one for one in player.manuscripts if one != card)

    return remove


def _without_favour(ribbon: int) -> Callable[[Player], None]:
    def remove(player: Player) -> None:
        player.favours ^= 1 << ribbon

    return remove


def _without_card(card: int) -> Callable[[Player], None]:
    """Wherever it is by now; it may have been destroyed."""

    def remove(player: Player) -> None:
        player.row = [one if one != card else NONE for one in player.row]
        for cards in (player.hand, player.draw, player.discard):
            if card in cards:
                cards.remove(card)

    return remove
