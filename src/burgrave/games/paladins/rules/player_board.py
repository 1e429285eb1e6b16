"""The player board (p. 12-16): workers on its spaces block an action, prayers clear it, workshops stay."""

from __future__ import annotations

from functools import cache
from typing import Final

from burgrave.games.paladins.data import tables as t
from burgrave.games.paladins.rules import vocabulary as do
from burgrave.games.paladins.rules.rewards import REWARDS, after
from burgrave.games.paladins.rules.state import NO_WORKERS, Player, State, nobody_on
from burgrave.kernel.action import Ask, Flow
from burgrave.kernel.events import Event

WORKSHOPS: Final = len(t.GAINED_WORKER)


@cache
def blocked(placed: tuple[int, ...]) -> bool:
    """Whether workers stand on an action: then it can't be done again (p. 16)."""
    return any(t.EMPTY < space < t.WORKSHOP for space in placed)


def occupied(player: Player) -> list[int]:
    """The actions that hold workers."""
    return [action for action, placed in enumerate(player.placed) if blocked(placed)]


@cache
def without_workers(placed: tuple[int, ...]) -> tuple[int, ...]:
    """The spaces of an action when its workers have gone home."""
    if t.WORKSHOP not in placed:
        return nobody_on(len(placed))
    return tuple([space if space == t.WORKSHOP else t.EMPTY for space in placed])


def clear(s: State, me: int, actions: list[int]) -> Flow[None]:
    """Take the workers off one of these actions (p. 16)."""
    if not actions:
        return
    option = yield Ask(me, "clear", [do.CLEAR.of(action) for action in actions], auto=True)
    action = do.CLEAR.index(option)
    placed = s.players[me].placed
    placed[action] = without_workers(placed[action])
    if s.log is not None:
        s.log.append(Event("clears", {"who": me, "action": action}))


def pray(s: State, me: int) -> Flow[None]:
    """Clear any action of one's own board (p. 16)."""
    yield from clear(s, me, occupied(s.players[me]))


def go_home(player: Player) -> None:
    """Take all workers off a player board; workshops stay (p. 24)."""
    player.placed = [without_workers(placed) for placed in player.placed]


def develop(s: State, me: int) -> Flow[None]:
    """Move the leftmost workshop to an action on the right; a worker who stands there goes home (p. 14)."""
    player = s.players[me]
    if player.done[t.DEVELOP] == WORKSHOPS:
        return
    free = [
        do.WORKSHOP.of(2 * (action - t.RIGHT) + place)
        for action in range(t.RIGHT, len(NO_WORKERS))
        for place in (0, 1)
        if player.placed[action][place] != t.WORKSHOP
    ]
    side, place = divmod(do.WORKSHOP.index((yield Ask(me, "workshop", free))), 2)
    action = t.RIGHT + side
    spaces = list(player.placed[action])
    spaces[place] = t.WORKSHOP
    player.placed[action] = tuple(spaces)
    colour = t.GAINED_WORKER[player.done[t.DEVELOP]]
    player.workers[colour] += 1
    player.done[t.DEVELOP] += 1
    if s.log is not None:
        s.log.append(Event("develops", {"who": me, "action": action, "worker": colour}))
    yield from REWARDS.collect(s, me, after(s, me, t.DEVELOP))
