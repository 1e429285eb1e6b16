"""What a player may do in a turn: workers, requirements and targets (p. 12-21); what it costs stands in prices.py."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from burgrave.games.paladins.data import tables as t
from burgrave.games.paladins.rules import vocabulary as do
from burgrave.games.paladins.rules.player_board import WORKSHOPS, blocked
from burgrave.games.paladins.rules.prices import (
    HIRE,
    PROVISIONS,
    SILVER,
    faith_of,
    influence_of,
    on_credit,
    reach,
    silver_for,
    strength_of,
)
from burgrave.games.paladins.rules.state import NOBODY, NONE, Player, State
from burgrave.games.paladins.rules.verbs import FAVOUR_COST

ONE_OR_TWO: Final = (t.RECRUIT, t.HUNT, t.TRADE)  # actions that one worker does too, only less (p. 15, 16)
ALONE: Final = [do.DO.of(2 * action) for action in range(len(t.COLOURS))]
WITH_TWO: Final = [do.DO.of(2 * action + 1) for action in range(len(t.COLOURS))]
FAVOURS: Final = [*do.FAVOUR]
IMPOSSIBLE: Final = 100  # more workers than anybody has
MOST_KEPT: Final = 1 << 14  # answers about groups of workers


def menu(s: State, me: int) -> list[int]:
    """All that a player may do in a turn; passing is always among it."""
    player = s.players[me]
    workers = player.workers
    total, criminals = sum(workers), workers[t.CRIMINAL]
    lacking = missing(workers)
    options = []
    for action, placed in enumerate(player.placed):
        count, colours = demand(action, placed)
        if total < count or (colours & lacking).bit_count() > criminals or not can_do(s, player, action):
            continue
        options.append(ALONE[action])
        if action in ONE_OR_TWO and total > 1 and (COLOURED[action] & lacking).bit_count() <= criminals:
            options.append(WITH_TWO[action])
    for place in range(s.favours_shown):
        card = s.favours[place]
        fits = criminals or (total and not lacking >> t.FAVOUR_SPACE[card] & 1)
        if fits and s.favour_workers[place] == t.EMPTY and FAVOUR_COST[card].affords(s, me):
            options.append(FAVOURS[card])
    options.append(do.PASS)
    return options


# -------------------------------------------------------------------- workers


def mask(colours: Iterable[int]) -> int:
    """Colours as a mask; a clear space wants none."""
    return sum({1 << colour for colour in colours if colour != t.ANY})


COLOURED: Final = [mask(colours) for colours in t.COLOURS]  # by action


def missing(workers: list[int]) -> int:
    """The colours of which there are no workers, as a mask; a space for a Criminal always wants one (p. 12)."""
    found = 1 << t.CRIMINAL
    for colour, count in enumerate(workers):
        if not count:
            found |= 1 << colour
    return found


_DEMANDS: Final[list[dict[tuple[int, ...], tuple[int, int]]]] = [{} for _ in t.COLOURS]  # as far as asked for


def demand(action: int, placed: tuple[int, ...]) -> tuple[int, int]:
    """How many workers an action takes, at least, and the colours it wants (p. 13-16)."""
    known = _DEMANDS[action].get(placed)
    if known is None:
        known = _DEMANDS[action][placed] = _demand(action, placed)
    return known


def _demand(action: int, placed: tuple[int, ...]) -> tuple[int, int]:
    if blocked(placed):
        return IMPOSSIBLE, 0  # until it is prayed clear
    if action in ONE_OR_TWO:
        return 1, 0
    colours = needed(action, placed)
    return len(colours), mask(colours)


def needed(action: int, placed: tuple[int, ...]) -> tuple[int, ...]:
    """The colours of the spaces that must be filled: workshops need nobody (p. 14)."""
    return tuple([colour for colour, space in zip(t.COLOURS[action], placed, strict=True) if space != t.WORKSHOP])


def groups(player: Player, colours: tuple[int, ...]) -> list[int]:
    """The groups of workers that can fill these spaces, as options."""
    found = _GROUPS.setdefault(colours, {})
    workers = tuple(player.workers)
    options = found.get(workers)
    if options is None:
        if len(found) == MOST_KEPT:
            found.clear()
        options = found[workers] = _groups(workers, colours)
    return options[:]


_GROUPS: Final[dict[tuple[int, ...], dict[tuple[int, ...], list[int]]]] = {}  # by colours and by workers


def _groups(workers: tuple[int, ...], colours: tuple[int, ...]) -> list[int]:
    partial: list[tuple[int, ...]] = [()]
    for colour in colours:
        fitting = range(len(workers)) if colour == t.ANY else {colour, t.CRIMINAL}
        partial = [(*group, worker) for group in partial for worker in fitting if group.count(worker) < workers[worker]]
    return sorted({do.PLACE.of(t.GROUP_INDEX[tuple(sorted(group))]) for group in partial})


# -------------------------------------------------------------------- requirements and targets


def can_do(s: State, player: Player, action: int) -> bool:
    """Whether an action has a target and can be paid for, workers aside."""
    if action == t.ATTACK:
        return has_outsider(s, t.STRENGTH_NEEDED, reach(strength_of(player), player.silver))
    if action >= t.RIGHT:
        return can_take_step(player, action) and has_target(s, player, action)
    if action == t.RECRUIT:
        return bool(recruitable(s, player))
    if action == t.DEVELOP:
        return player.done[t.DEVELOP] < WORKSHOPS and player.silver >= silver_for(player, t.DEVELOP)
    if action == t.PRAY:
        return player.silver >= silver_for(player, t.PRAY) and any(map(blocked, player.placed))
    return True


def can_take_step(player: Player, action: int) -> bool:
    """Whether a player has the influence, the silver and the provisions for the next step of an action (p. 13)."""
    done, paladin = player.done[action], player.paladin
    return (
        done < t.STEPS
        and influence_of(player) >= t.NEED_INFLUENCE[action][done]
        and player.silver >= SILVER[paladin][action][done]
        and player.provisions >= PROVISIONS[paladin][action][done]
    )


def has_target(s: State, player: Player, action: int) -> bool:
    """Whether there is something left to do it to, within reach (p. 17-21)."""
    if action == t.COMMISSION:
        return has_space(s, t.FAITH_NEEDED, faith_of(player))
    if action == t.GARRISON:
        return has_space(s, t.STRENGTH_NEEDED, strength_of(player))
    if action == t.CONVERT:
        return has_outsider(s, t.FAITH_NEEDED, faith_of(player))
    return action == t.ABSOLVE or bool(s.walls)


def has_space(s: State, needs: list[int], value: int) -> bool:
    """Whether a space is free in a region that the attribute reaches; spaces are in the order of their regions."""
    for space in s.config.spaces:
        if needs[t.REGION[space]] > value:
            return False
        if s.spaces[space] == NOBODY:
            return True
    return False


def free_spaces(s: State, needs: list[int], value: int) -> list[int]:
    """All of them (p. 17, 19)."""
    return [space for space in s.config.spaces if needs[t.REGION[space]] <= value and s.spaces[space] == NOBODY]


def recruitable(s: State, player: Player) -> list[int]:
    """The townsfolk whose price the player can pay, in silver or by a debt (p. 15)."""
    silver, debts = player.silver, s.debts
    return [
        card
        for place, (card, price) in enumerate(zip(s.stalls, HIRE[player.paladin], strict=True))
        if card != NONE and (price <= silver or on_credit(debts, place, price))
    ]


def has_outsider(s: State, needs: list[int], value: int) -> bool:
    """Whether an outsider is within reach; more is needed from region to region."""
    for need, card in zip(needs, s.camp, strict=True):
        if card != NONE:
            return need <= value
    return False


def attackable(s: State, player: Player) -> list[int]:
    """The outsiders that the player can attack (p. 20)."""
    strength = reach(strength_of(player), player.silver)
    return [card for place, card in enumerate(s.camp) if card != NONE and t.STRENGTH_NEEDED[place] <= strength]


def convertible(s: State, player: Player) -> list[int]:
    """The outsiders within the player's faith (p. 21)."""
    faith = faith_of(player)
    return [card for place, card in enumerate(s.camp) if card != NONE and t.FAITH_NEEDED[place] <= faith]
