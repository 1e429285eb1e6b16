"""Workers: captured, sent to prison, released, reclaimed, taken back (R3.4, R6.8, R6.9)."""

from __future__ import annotations

from typing import Final

from burgrave.games.architects.data import tables as t
from burgrave.games.architects.rules import vocabulary as do
from burgrave.games.architects.rules.state import NOBODY, Player, State
from burgrave.kernel.action import Ask, Flow
from burgrave.kernel.events import Event

SUPPLY: Final = -1  # where workers may be, beside places and spaces of the black market
PRISON: Final[int] = len(t.CIRCLES) + len(t.MARKET_SPACES)
BOARDS: Final[int] = PRISON + 1  # of the first player


def groups(s: State) -> list[tuple[int, int]]:
    """All groups that can be captured: a place and whose workers."""
    return [(place, owner) for place, there in enumerate(s.circles) for owner, count in enumerate(there) if count]


def in_reach(s: State, at: int) -> list[tuple[int, int]]:
    """The groups that can be captured after some at the places of a mask: from one or two places, or each elsewhere."""
    if s.config.each_elsewhere:
        return [group for group in groups(s) if not at >> group[0] & 1]
    anywhere = at.bit_count() < s.config.capture_from
    return [group for group in groups(s) if anywhere or at >> group[0] & 1]


def group_options(found: list[tuple[int, int]]) -> list[int]:
    """The answers for some groups."""
    return do.CAPTURE.each([place * do.MOST_SEATS + owner for place, owner in found])


def capture(s: State, who: int, place: int, owner: int) -> None:
    """All workers of a colour leave a place: own ones for the supply, others for the captor's board (R6.8)."""
    count = s.circles[place][owner]
    s.circles[place][owner] = 0
    if owner == who:
        s.players[who].workers += count
    else:
        s.players[who].captured[owner] += count
    s.config.hooks.leave(s, owner, place, SUPPLY if owner == who else BOARDS + who)
    if s.log is not None:
        own = int(owner == who)
        s.log.append(Event("captures", {"who": who, "place": place, "whom": owner, "own": own, "count": count}))


def capture_free(s: State, me: int, most: int) -> Flow[None]:
    """So many groups at no price, from any places; none has to be (R9.4)."""
    for _ in range(most):
        found = groups(s)
        if not found:
            return
        option = yield Ask(me, "capture_free", [*group_options(found), do.DONE])
        if option == do.DONE:
            return
        capture(s, me, *divmod(do.CAPTURE.index(option), do.MOST_SEATS))


def send(s: State, who: int) -> None:
    """All captured workers go to prison, for a silver each (R6.9)."""
    player = s.players[who]
    count = sum(player.captured)
    for owner, held in enumerate(player.captured):
        s.players[owner].prison += held
        s.config.hooks.leave(s, owner, BOARDS + who, PRISON)
    if s.log is not None:
        s.log.append(Event("sends", {"who": who, "count": count, "whom": player.captured[:]}))
    player.captured = [0] * len(player.captured)
    player.goods[t.SILVER] += count


def release(s: State, who: int, count: int) -> None:
    """Own workers leave the prison."""
    player = s.players[who]
    player.prison -= count
    player.workers += count
    if s.log is not None and count:
        s.log.append(Event("releases", {"who": who, "count": count}))


def release_all(s: State, who: int) -> None:
    """All own workers leave the prison."""
    s.config.hooks.leave(s, who, PRISON, SUPPLY)
    release(s, who, s.players[who].prison)


def release_some(s: State, me: int, most: int) -> Flow[None]:
    """Up to so many own workers may leave the prison (R13)."""
    most = min(most, s.players[me].prison)
    if most:
        option = yield Ask(me, "release", do.FREE.each(range(most, -1, -1)))
        count = do.FREE.index(option)
        yield from s.config.hooks.some_leave(s, me, PRISON, count, SUPPLY)
        release(s, me, count)


def held_by_others(s: State, who: int) -> int:
    """Own workers on the boards of others."""
    return sum([player.captured[who] for player in s.players])


def reclaim(s: State, who: int) -> None:
    """All own workers leave the boards of others (R6.9)."""
    count = 0
    for captor, player in enumerate(s.players):
        count += player.captured[who]
        player.captured[who] = 0
        s.config.hooks.leave(s, who, BOARDS + captor, SUPPLY)
    s.players[who].workers += count
    if s.log is not None:
        s.log.append(Event("reclaims", {"who": who, "count": count}))


# -------------------------------------------------------------------- who has no worker left (R3.4)


def takeable(s: State, me: int) -> list[int]:
    """From where a worker may be taken back: open circles; only without one there, other places (R15.2)."""
    found = [place for place, there in enumerate(s.circles) if there[me]]
    if found:
        return found
    found = [len(t.CIRCLES) + space for space, owner in enumerate(s.market) if owner == me]
    if s.players[me].prison:
        found.append(PRISON)
    return found + [BOARDS + captor for captor, player in enumerate(s.players) if player.captured[me]]


def take_back(s: State, me: int, source: int) -> Flow[None]:
    """One worker comes back."""
    yield from s.config.hooks.some_leave(s, me, source, 1, SUPPLY)
    player = s.players[me]
    player.workers += 1
    if source < len(t.CIRCLES):
        s.circles[source][me] -= 1
    elif source < PRISON:
        s.market[source - len(t.CIRCLES)] = NOBODY
    elif source == PRISON:
        player.prison -= 1
    else:
        s.players[source - BOARDS].captured[me] -= 1
    if s.log is not None:
        s.log.append(Event("takes_back", {"who": me, "source": source}))


def everywhere(s: State, who: int, player: Player) -> int:
    """All workers of a player, wherever they are."""
    return (
        player.workers
        + player.prison
        + held_by_others(s, who)
        + sum(there[who] for there in s.circles)
        + s.market.count(who)
        + s.guildhall.count(who)
    )
