"""When tools and strongarms may help: noted with the players, so that the rules need not ask all the time."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from burgrave.games.architects.data import effects as fx
from burgrave.games.architects.expansions.age_of_artisans.data import tables as g
from burgrave.games.architects.expansions.age_of_artisans.rules.state import artisans_of
from burgrave.games.architects.rules.state import State

STRONGARMS: Final = frozenset(card for card, when in enumerate(fx.WHEN) if when == fx.WITH_ARTISAN)
PRICED: Final[int] = sum(  # the moments at which silver is paid
    1 << moment for moment in (fx.AT_WORKSHOP, fx.AT_MARKET, fx.AT_CAPTURE, fx.AT_RANSOM, fx.AFTER_DEBT)
) | sum(1 << fx.TRADING + trade for trade, silver in enumerate(fx.TRADE_SILVER) if silver)


@lru_cache(1 << 12)
def kit(equipped: tuple[int, ...], tools: tuple[int, ...]) -> dict[int, list[int]]:
    """Tools by the moment at which they work; they are asked for far more often than they change."""
    found: dict[int, list[int]] = {}
    for apprentice, craft in zip(equipped, tools, strict=True):
        if not g.EVERY_SKILL[craft]:
            found.setdefault(g.USED_AT[apprentice], []).append(craft)
    return found


@lru_cache(1 << 12)
def moments(equipped: tuple[int, ...], tools: tuple[int, ...]) -> int:
    """When they work, as a mask."""
    return sum([1 << moment for moment in kit(equipped, tools) if moment >= 0])


def with_artisan(s: State, me: int, placed: bool) -> None:
    """The artisan is placed, or that is over: a strongarm may make something cheaper in between."""
    artisans_of(s).by_artisan = placed
    show_help(s, me)


def show_help(s: State, who: int) -> None:
    """Note when tools and strongarms may help."""
    added, player = artisans_of(s), s.players[who]
    maker = added.makers[who]
    player.helps = moments(maker.equipped, maker.tools)
    if added.by_artisan and who == s.me and not STRONGARMS.isdisjoint(player.apprentices):
        player.helps |= PRICED
