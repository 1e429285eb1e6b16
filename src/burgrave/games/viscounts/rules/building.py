"""Buildings (p. 16, 17): sites on either bank of the river, what they bring, and links between neighbours."""

from __future__ import annotations

from typing import Final

from burgrave.games.viscounts.data import effects as fx
from burgrave.games.viscounts.data import tables as t
from burgrave.games.viscounts.rules import vocabulary as do
from burgrave.games.viscounts.rules.rewards import decide, perform
from burgrave.games.viscounts.rules.state import NOBODY, Player, State
from burgrave.kernel.action import Ask, Flow
from burgrave.kernel.events import Event

NUMBER: Final = len(t.BUILDINGS)
ALL_BUILT: Final = (1 << NUMBER) - 1


def owner(s: State, site: int) -> int:
    """Whose building stands on a site."""
    return s.sites[site] // NUMBER if s.sites[site] != NOBODY else NOBODY


def left(player: Player) -> list[int]:
    """The buildings that are still on the player board."""
    return [building for building in range(NUMBER) if not player.built >> building & 1]


def free_sites(s: State, town: int) -> list[int]:
    """The free sites on the bank of a town."""
    place, bank = divmod(town, 3)
    sites = t.SITES_OF[s.config.side][s.ring[place]]
    return [site for site in sites if t.BANK[site] == bank and s.sites[site] == NOBODY]


def all_free_sites(s: State) -> list[int]:
    """The free sites all around."""
    return [site for segment in s.ring for site in t.SITES_OF[s.config.side][segment] if s.sites[site] == NOBODY]


def links(s: State, site: int) -> list[tuple[int, int]]:
    """The links of a site, each with the site at its other end."""
    found = []
    for link, (source, target) in enumerate(t.LINKED):
        if target == NOBODY:  # the first site of the next segment, whichever lies there
            place = s.ring.index(t.SEGMENT_OF[source])
            target = t.SITES_OF[s.config.side][s.ring[(place + 1) % t.RING]][0]
        if site == source and _in_play(s, source):
            found.append((link, target))
        elif site == target and _in_play(s, source):
            found.append((link, source))
    return found


def _in_play(s: State, site: int) -> bool:
    return site in t.SITES_OF[s.config.side][t.SEGMENT_OF[site]]


def build(s: State, me: int, building: int, sites: list[int]) -> Flow[None]:
    """Put a building on one of these sites: what the site brings, then each link whose other end is built, too."""
    site = do.SITE.index((yield from decide(s, me, "site", do.SITE.each(sites), auto=True)))
    player = s.players[me]
    player.built |= 1 << building
    s.sites[site] = me * NUMBER + building
    if s.log is not None:
        s.log.append(Event("builds", {"who": me, "building": building, "site": site}))
    s.config.hooks.builds(s, me)
    yield from perform(s, me, fx.SITE[site])
    under = fx.UNDER[player.sheet][building]
    if under.when == fx.BUILT:
        yield from perform(s, me, under.effect)
    for link, other in links(s, site):
        whose = owner(s, other)
        if whose != NOBODY:
            yield from perform(s, me, fx.LINK[link])
            if whose != me:
                yield from perform(s, whose, fx.LINK[link])


def build_for_free(s: State, me: int, kind: int, sites: list[int]) -> Flow[None]:
    """A building of a kind, from any slot, on one of these sites; where nothing else is said, on any (p. 32)."""
    buildings = [building for building in left(s.players[me]) if t.KIND[building] == kind]
    if buildings and sites:
        option = yield Ask(me, "free_building", do.BUILDING.each(buildings), auto=True)
        yield from build(s, me, do.BUILDING.index(option), sites)
