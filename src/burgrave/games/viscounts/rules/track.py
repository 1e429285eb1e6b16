"""Corruption and virtue (p. 10): two markers that come towards each other, and stick together once they meet."""

from __future__ import annotations

from burgrave.games.viscounts.data import tables as t
from burgrave.games.viscounts.rules.state import NONE, Player, State
from burgrave.kernel.events import Event


def colliding(player: Player) -> bool:
    """Whether the markers are on the same space."""
    return player.corruption == player.virtue


def corrupt(s: State, me: int, points: int) -> None:
    """The corruption marker goes right, and takes the other one with it; at the end of the track, moves are lost."""
    player = s.players[me]
    for _ in range(points):
        if colliding(player):
            player.corruption = player.virtue = min(player.virtue + 1, t.RIGHTMOST)
        else:
            player.corruption += 1
    if s.log is not None and points:
        s.log.append(Event("corruption", {"who": me, "count": points}))


def improve(s: State, me: int, points: int) -> None:
    """The virtue marker goes left, and takes the other one with it; at the end of the track, moves are lost."""
    player = s.players[me]
    for _ in range(points):
        if colliding(player):
            player.corruption = player.virtue = max(player.virtue - 1, t.LEFTMOST)
        else:
            player.virtue -= 1
    if s.log is not None and points:
        s.log.append(Event("virtue", {"who": me, "count": points}))


def criminals(player: Player) -> int:
    """The criminals on a player board."""
    count = 0
    for card in player.row:
        if card != NONE:
            count += t.CRIMINALS[card]
    return count
