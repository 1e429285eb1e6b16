"""The selection of characters: who chooses when, and what follows from what one has seen."""

from __future__ import annotations

from typing import NamedTuple

from burgrave.games.citadels.view.records import CitadelsView

FEW = 3  # players: up to here everybody has two characters


class Turn(NamedTuple):
    """Somebody's turn to choose, and from how many characters."""

    seat: int
    cards: int


class Elsewhere(NamedTuple):
    """Characters that are not before the seat: how many of them others have; the rest lies face down."""

    characters: list[str]
    taken: int
    holders: list[int]


def turns(view: CitadelsView) -> list[Turn]:
    """Who chooses, one after the other, from the crown on; with two or three players twice (p. 3, 7, 8)."""
    players = len(view.players)
    pool = len(view.cast) - len(view.face_up) - 1  # one lies face down
    found = []
    for number in range(players if players > FEW else 2 * players):
        alone = pool == 1 and players > FEW  # the last of seven or eight is offered the first discard, too
        found.append(Turn((view.crown + number) % players, pool + alone))
        pool -= 1 + (players == 2 and number > 0) + (players == FEW and number == 2)
    return found


def now(view: CitadelsView, discards: bool = False) -> int | None:
    """Which of these turns it is, as far as the seat can tell."""
    players, turn = len(view.players), view.turn
    if view.phase != "selection" or turn is None:
        return None
    place = (turn - view.crown) % players
    if players > FEW:
        return place
    if view.seat is None:
        return None
    mine = len(view.players[view.seat].characters) - discards
    own = (view.seat - view.crown) % players
    return place + players * (mine if place <= own else mine - 1)


def elsewhere(view: CitadelsView, discards: bool = False) -> Elsewhere | None:
    """What follows for the seat from what it is offered: all that it does not see is with others, or face down."""
    at = now(view, discards)
    if view.seat is None or not view.offered or at is None:
        return None
    own = view.players[view.seat].characters
    seen = {*view.face_up, *view.offered, *own, *view.known}
    before = [turn.seat for turn in turns(view)[:at] if turn.seat != view.seat]
    return Elsewhere([name for name in view.cast if name not in seen], len(before), [*dict.fromkeys(before)])
