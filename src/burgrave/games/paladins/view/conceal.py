"""What a seat can't know in Paladins, dealt anew: decks, cards that lie face down, and the others' paladins."""

from __future__ import annotations

from typing import NamedTuple

from burgrave.games.paladins.rules.state import NONE, Player, State
from burgrave.kernel.rng import Rng


class Knowledge(NamedTuple):
    """Which cards lie where the seat can't see them, in no order but that which it has put them in itself."""

    seat: int
    decks: list[list[int]]
    orders: list[int]
    favours: list[int]
    paladins: list[list[int]]  # by player
    own: tuple[int, ...]  # those of its own deck that it has put there, from the top


def know(s: State, seat: int) -> Knowledge:
    """What a seat knows of a position."""
    players = s.players[: s.config.players]
    mine = players[seat]
    first, last = _known_ends(mine)
    paladins = [sorted([*player.drawn, *player.deck, *_face_down(player)]) for player in players]
    paladins[seat] = sorted(mine.deck[first:last])
    return Knowledge(
        seat,
        [sorted(deck) for deck in _decks(s)],
        sorted(s.orders[s.orders_shown :] + s.hidden_orders),
        sorted(s.favours[s.favours_shown :] + s.hidden_favours),
        paladins,
        (*mine.deck[:first], *mine.deck[last:]),
    )


def conceal(s: State, known: Knowledge, rng: Rng) -> None:
    """Deal anew, in place, whatever a seat can't know."""
    for deck, cards in zip(_decks(s), known.decks, strict=True):
        deck[:] = cards
        rng.shuffle(deck)
    _hide(s.orders, s.orders_shown, s.hidden_orders, known.orders[:], rng)
    _hide(s.favours, s.favours_shown, s.hidden_favours, known.favours[:], rng)
    for number, player in enumerate(s.players[: s.config.players]):
        cards = known.paladins[number][:]
        rng.shuffle(cards)
        if number == known.seat:
            first, last = _known_ends(player)
            player.deck = (*player.deck[:first], *cards, *player.deck[last:])
        else:
            _deal_theirs(player, cards)


def _decks(s: State) -> tuple[list[int], ...]:
    """The decks that nobody has put anything back into: only their cards are known."""
    return s.townsfolk, s.outsiders, s.walls, s.tavern, s.suspicion, s.schemes


def _hide(cards: list[int], shown: int, box: list[int], unknown: list[int], rng: Rng) -> None:
    """Cards that lie face down may be any that were not shown."""
    rng.shuffle(unknown)
    cards[shown:] = unknown[: len(cards) - shown]
    box[:] = unknown[len(cards) - shown :]


def _known_ends(player: Player) -> tuple[int, int]:
    """A player knows the card put on top of the own deck, and those at its bottom: where the others begin and end."""
    return int(player.top), len(player.deck) - player.bottom


def _face_down(player: Player) -> list[int]:
    """The paladin of this round, if it was not turned over yet."""
    return [player.paladin] if player.paladin != NONE and not player.shown else []


def _deal_theirs(player: Player, cards: list[int]) -> None:
    """Of another player's paladins only those are known that were shown."""
    if _face_down(player):
        player.paladin = cards.pop()
    drawn = len(player.drawn)
    player.drawn, player.deck = tuple(cards[:drawn]), tuple(cards[drawn:])
