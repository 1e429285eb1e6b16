"""The castle (p. 18, 19): workers who come, rise in threes, push others out; and its leader."""

from __future__ import annotations

from typing import Final

from burgrave.games.viscounts.data import effects as fx
from burgrave.games.viscounts.data import tables as t
from burgrave.games.viscounts.rules import vocabulary as do
from burgrave.games.viscounts.rules.rewards import decide, perform
from burgrave.games.viscounts.rules.state import NOBODY, OPPONENTS_TURN, Player, State
from burgrave.kernel.action import Ask, Flow
from burgrave.kernel.events import Event


def section_beside(s: State, place: int) -> int:
    """The section of the castle beside a place of the ring."""
    return (s.castle + place) % t.SECTIONS


def place_workers(s: State, me: int, section: int, count: int) -> Flow[None]:
    """Workers of the supply come to the first tier, as far as there are any; then they rise."""
    player = s.players[me]
    count = min(count, player.workers)
    player.workers -= count
    player.tiers[0][section] += count
    if s.log is not None:
        s.log.append(Event("workers", {"who": me, "count": count, "section": section}))
    yield from rise(s, me)


def place_anywhere(s: State, me: int, count: int) -> Flow[None]:
    """The same for nothing, in any one section (p. 32)."""
    if s.players[me].workers:
        option = yield Ask(me, "section", list(do.SECTION))
        yield from place_workers(s, me, do.SECTION.index(option), count)


def move_worker(s: State, me: int) -> Flow[None]:
    """A worker of the first tier may go to a section beside his own."""
    tier = s.players[me].tiers[0]
    options = [
        do.WORKER[f"{source} to {target}"]
        for source in range(t.SECTIONS)
        if tier[source]
        for target in t.BESIDE[source]
    ]
    option = yield Ask(me, "castle_move", [*options, do.STAY])
    if option != do.STAY:
        source, target = MOVES[do.WORKER.index(option)]
        tier[source] -= 1
        tier[target] += 1
        if s.log is not None:
            s.log.append(Event("worker", {"who": me, "from": source, "to": target}))
        yield from rise(s, me)


MOVES: Final = [(source, target) for source in range(t.SECTIONS) for target in t.BESIDE[source]]


# -------------------------------------------------------------------- rising


def rise(s: State, me: int) -> Flow[None]:
    """Trios rise, on the first tier and then on the second, and whoever is too many is pushed out.

    What moves workers while others are rising does not begin anew: it is looked at when its turn comes, and those of
    other players after one's own (p. 19).
    """
    if s.rising:
        return
    s.rising = True
    rising: int | None = me
    while rising is not None:
        yield from rise_to_second(s, rising)
        yield from rise_to_third(s, rising)
        yield from push_out(s, active(s))
        everybody = [(me + further) % len(s.players) for further in range(len(s.players))]
        rising = next((seat for seat in everybody if trios(s.players[seat], 0) or trios(s.players[seat], 1)), None)
    s.rising = False


def active(s: State) -> int:
    """Whose turn it is; the solo opponent has the number after the seats."""
    return s.config.players if s.phase == OPPONENTS_TURN else s.me


def trios(player: Player, tier: int) -> list[int]:
    """The sections with three workers of one player."""
    return [section for section, count in enumerate(player.tiers[tier]) if count >= t.TRIO]


def rise_to_second(s: State, me: int) -> Flow[None]:
    """Of three, one goes in, which has an effect at once; then one goes clockwise and one the other way (p. 18)."""
    player = s.players[me]
    while found := trios(player, 0):
        section = do.SECTION.index((yield from decide(s, me, "trio", do.SECTION.each(found), auto=True)))
        first, second = player.tiers[0], player.tiers[1]
        first[section] -= 1
        second[section] += 1
        if s.log is not None:
            s.log.append(Event("rises", {"who": me, "section": section, "tier": 2}))
        yield from perform(s, me, fx.SECTION[section])
        aside = t.BESIDE[section][: first[section]]  # the effect may have moved one away
        for beside in aside:
            first[section] -= 1
            first[beside] += 1
        if s.log is not None and aside:
            s.log.append(Event("spreads", {"who": me, "section": section, "sections": list(aside)}))


def rise_to_third(s: State, me: int) -> Flow[None]:
    """Of three on the second tier, one goes in, for any resource; nobody goes aside (p. 19)."""
    player = s.players[me]
    while found := trios(player, 1):
        player.tiers[1][found[0]] -= 1
        player.tiers[2][0] += 1
        if s.log is not None:
            s.log.append(Event("rises", {"who": me, "section": found[0], "tier": 3}))
        lead(s, me)
        yield from perform(s, me, fx.THIRD_TIER)


def lead(s: State, me: int) -> None:
    """The leader of the castle is the first on the third tier, then whoever has more workers there (p. 19)."""
    if s.leader == me:
        return
    if s.leader == NOBODY or s.players[me].tiers[2][0] > s.players[s.leader].tiers[2][0]:
        before = s.leader
        crown(s, me)
        if s.log is not None:
            s.log.append(Event("leads", {"who": me} if before == NOBODY else {"who": me, "whom": before}))


def crown(s: State, seat: int) -> None:
    """The card of the leader goes to somebody."""
    for player in s.players:
        player.bonuses = tuple([bonus for bonus in player.bonuses if bonus != s.leading])
    s.leader = seat
    s.players[seat].bonuses = (*s.players[seat].bonuses, s.leading)


def push_out(s: State, me: int) -> Flow[None]:
    """In each section of the first two tiers three workers stay; who is on the move chooses those who go (p. 19)."""
    for tier in (0, 1):
        for section in range(t.SECTIONS):
            while sum(player.tiers[tier][section] for player in s.players) > t.TRIO:
                there = [seat for seat, player in enumerate(s.players) if player.tiers[tier][section]]
                option = yield from decide(s, me, "push", do.PUSH.each(there), auto=True)
                yield from leave(s, do.PUSH.index(option), tier, section)


def leave(s: State, whom: int, tier: int, section: int) -> Flow[None]:
    """A worker who is pushed out goes home, and his owner is paid for it (p. 19)."""
    player = s.players[whom]
    player.tiers[tier][section] -= 1
    player.workers += 1
    if s.log is not None:
        s.log.append(Event("pushed", {"whom": whom, "section": section, "tier": tier + 1}))
    yield from perform(s, whom, fx.PUSHED[tier])
