"""What a seat sees of Architects, in numbers: the one place where that is decided.

Everything lies open but building cards in hands, in packets of the draft and those that somebody looks at, the order of
piles, and the other side of the market card on top (R1.6).
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final, NamedTuple

from burgrave.games.architects.data import effects as fx
from burgrave.games.architects.rules.guildhall import rewards_left
from burgrave.games.architects.rules.state import LOOK, NOBODY, NONE, OVER, Config, Player, State


class PlayerSight(NamedTuple):
    """A player as seen from a seat."""

    board: Player  # of which only what lies open may be read: all but the hand
    hand: tuple[int, ...] | None  # None where the seat can't see it
    held: int  # cards in hand


class Sight(NamedTuple):
    """The table as seen from a seat."""

    seat: int | None
    config: Config
    phase: int
    first: int
    turn: int  # NOBODY when the game is over
    turns: int
    left: int
    players: list[PlayerSight]
    circles: list[list[int]]
    market: list[int]
    guildhall: list[int]
    tax: int
    small: int  # a card with this small side; NONE: the printed goods
    small_left: int  # cards of the left pile
    large: int
    used: tuple[int, ...]  # the cards of the right pile, all of them seen on both sides
    rewards_left: int
    revealed: tuple[int, ...]
    row: list[int]
    coins: list[int]
    apprentices_left: int
    dismissed: tuple[int, ...]  # under the pile, from the bottom
    plans_left: int
    packet: tuple[int, ...]  # own
    packet_size: int
    looked: tuple[int, ...]  # own
    more: int
    done: int
    at: int
    reset: bool
    scheme: int
    added: Any  # what an expansion shows


ADDED: Final[dict[str, Callable[[State], Any]]] = {}  # by box: what everybody sees of an expansion
SAME_SMALL: Final[list[int]] = [fx.SMALL.index(effect) for effect in fx.SMALL]  # the first card with the same side


def look(s: State, seat: int | None) -> Sight:
    """What a seat (None: a spectator) may see."""
    return Sight(
        seat=seat,
        config=s.config,
        phase=s.phase,
        first=s.first,
        turn=s.me if s.phase != OVER else NOBODY,
        turns=s.turns,
        left=s.left,
        players=[look_at(player, number == seat or s.phase == OVER) for number, player in enumerate(s.players)],
        circles=s.circles,
        market=s.market,
        guildhall=s.guildhall,
        tax=s.tax,
        small=SAME_SMALL[s.small[-1]] if s.small else NONE,
        small_left=len(s.small),
        large=s.large[-1] if s.large else NONE,
        used=tuple(s.large),
        rewards_left=rewards_left(s),
        revealed=s.revealed,
        row=s.row,
        coins=s.coins,
        apprentices_left=len(s.apprentices),
        dismissed=tuple(s.apprentices[: s.dismissed]),
        plans_left=len(s.plans),
        packet=tuple(sorted(s.packets[seat])) if seat is not None and s.packets else (),
        packet_size=len(s.packets[0]) if s.packets else 0,
        looked=tuple(sorted(s.looked)) if s.phase == LOOK and seat == s.me else (),
        more=s.more,
        done=s.done,
        at=s.at,
        reset=s.reset,
        scheme=s.scheme,
        added=ADDED[s.config.hooks.box](s) if s.config.hooks.box else None,
    )


def look_at(player: Player, open_: bool) -> PlayerSight:
    """A player, and the hand where it is seen; in the end all hands are."""
    return PlayerSight(player, tuple(sorted(player.hand)) if open_ else None, len(player.hand))
