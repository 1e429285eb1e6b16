"""What a seat can't know in Viscounts, dealt anew: the order of piles and decks, and what others hold of their cards.

Every card is gained openly, so all know which cards a player has, and which of them are hidden. Of those, a card can be
in the hand only if it was in the draw pile when one of the cards held was drawn.
"""

from __future__ import annotations

from typing import NamedTuple

from burgrave.games.viscounts.rules.cards import births
from burgrave.games.viscounts.rules.state import Player, State
from burgrave.kernel.rng import Rng


class Hidden(NamedTuple):
    """The cards of a player that a seat can't see, and since which shuffle they may be drawn."""

    cards: tuple[int, ...]
    born: tuple[int, ...]
    held: tuple[int, ...]


class Knowledge(NamedTuple):
    """Which cards lie where the seat can't see them, in no order."""

    seat: int
    piles: tuple[int, ...]  # townsfolk under the visible ones
    manuscripts: tuple[int, ...]
    future: tuple[int, ...]
    players: tuple[Hidden, ...]
    added: tuple[int, ...]


def know(s: State, seat: int) -> Knowledge:
    """What a seat knows of a position."""
    return Knowledge(
        seat,
        tuple(sorted(card for pile in s.piles for card in pile[:-1])),
        tuple(sorted(card for pile in s.manuscripts for card in pile[:-1])),
        tuple(sorted(s.future)),
        tuple(_hidden(player, number == seat) for number, player in enumerate(s.players)),
        s.config.hooks.know(s, seat),
    )


def _hidden(player: Player, own: bool) -> Hidden:
    cards = tuple(sorted(player.draw if own else [*player.hand, *player.draw]))
    if own:
        return Hidden(cards, (), ())
    return Hidden(cards, tuple(births(player, cards)), player.held)


def conceal(s: State, known: Knowledge, rng: Rng) -> None:
    """Deal anew, in place, whatever a seat can't know."""
    for piles, cards in ((s.piles, known.piles), (s.manuscripts, known.manuscripts)):
        left = list(cards)
        rng.shuffle(left)
        for pile in piles:
            for place in range(len(pile) - 1):
                pile[place] = left.pop()
    s.future = list(known.future)
    rng.shuffle(s.future)
    for number, (player, hidden) in enumerate(zip(s.players, known.players, strict=True)):
        places = list(range(len(hidden.cards)))
        rng.shuffle(places)
        if number != known.seat:
            player.hand = [hidden.cards[place] for place in _dealt(places, hidden)]
        player.draw = [hidden.cards[place] for place in places]
    s.config.hooks.conceal(s, known.added, rng)


def _dealt(places: list[int], hidden: Hidden) -> list[int]:
    """A hand: each card of it was in the draw pile when it was drawn. The cards are shuffled, and those are taken out.

    The oldest come first: whatever they may be, the later ones may be too, so that all hands are equally likely.
    """
    hand = []
    for drawn in hidden.held:
        at = next(at for at, place in enumerate(places) if hidden.born[place] <= drawn)
        hand.append(places.pop(at))
    return hand
