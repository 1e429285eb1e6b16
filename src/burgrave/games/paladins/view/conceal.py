"""What a seat can't know in Paladins, dealt anew: decks, cards that lie face down, and the others' paladins."""

from __future__ import annotations

from burgrave.games.paladins.rules.state import NONE, Player, State
from burgrave.kernel.rng import Rng


def know(s: State, seat: int) -> int:
    """Nothing has to be worked out: what a seat knows of its own paladins stands in the state."""
    return seat


def conceal(s: State, seat: int, rng: Rng) -> None:
    """Deal anew, in place, whatever a seat can't know."""
    for deck in (s.townsfolk, s.outsiders, s.walls, s.tavern, s.suspicion, s.schemes):
        rng.shuffle(deck)
    _hide(s.orders, s.orders_shown, s.hidden_orders, rng)
    _hide(s.favours, s.favours_shown, s.hidden_favours, rng)
    for number, player in enumerate(s.players[: s.config.players]):
        if number == seat:
            _shuffle_own(player, rng)
        else:
            _shuffle_theirs(player, rng)


def _hide(cards: list[int], shown: int, box: list[int], rng: Rng) -> None:
    """Cards that lie face down may be any that were not shown."""
    unknown = cards[shown:] + box
    rng.shuffle(unknown)
    cards[shown:] = unknown[: len(cards) - shown]
    box[:] = unknown[len(cards) - shown :]


def _shuffle_own(player: Player, rng: Rng) -> None:
    """Of the own deck a player knows the card put on top and those put to the bottom, in order."""
    first, last = int(player.top), len(player.deck) - player.bottom
    middle = list(player.deck[first:last])
    rng.shuffle(middle)
    player.deck = (*player.deck[:first], *middle, *player.deck[last:])


def _shuffle_theirs(player: Player, rng: Rng) -> None:
    """Of another player's paladins only those are known that were shown."""
    hidden = player.paladin != NONE and not player.shown
    cards = [*player.drawn, *player.deck, *([player.paladin] if hidden else [])]
    rng.shuffle(cards)
    drawn = len(player.drawn)
    if hidden:
        player.paladin = cards.pop()
    player.drawn, player.deck = tuple(cards[:drawn]), tuple(cards[drawn:])
