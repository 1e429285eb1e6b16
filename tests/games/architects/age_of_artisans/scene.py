"""Positions of Architects with Age of Artisans that a test lays out by hand."""

from __future__ import annotations

import msgspec

from burgrave.games.architects import GAME
from burgrave.games.architects.data import tables as t
from burgrave.games.architects.expansions.age_of_artisans.data import tables as g
from burgrave.games.architects.expansions.age_of_artisans.rules import crafts
from burgrave.games.architects.expansions.age_of_artisans.rules.state import Artisans, Maker, artisans_of
from burgrave.games.architects.rules.options import Options
from burgrave.games.architects.rules.rounds import setup
from burgrave.games.architects.rules.state import PLACE, State
from burgrave.games.architects.rules.workers import PRISON
from burgrave.kernel.rng import Rng
from tests.games.architects.scene import apprentice, building, built, employ

CRAFT = g.CRAFT_IDS.index


def options(**more: object) -> Options:
    """The expansion is played."""
    return msgspec.convert({"age_of_artisans": True, **more}, GAME.options)


def scene(players: int = 3, **more: object) -> State:
    """A game after the draft, whose cards went back: seat 0 on the move, nobody has anything but workers."""
    s = setup(players, options(first=0, promo=True, **more), Rng(1))
    s.me = 0
    for player in s.players:
        player.goods[t.SILVER] = 0
    s.phase = PLACE
    return s


def added(s: State) -> Artisans:
    """What the expansion has laid on the table."""
    return artisans_of(s)


def maker(s: State, seat: int = 0) -> Maker:
    """What a player has of it."""
    return artisans_of(s).makers[seat]


def lay_out(s: State, *names: str) -> None:
    """The crafts that lie open; the pile has the others."""
    taken = [craft for one in added(s).makers for craft in (*one.tools, *one.adornments)]
    added(s).row = [CRAFT(name) for name in names]
    added(s).pile = [craft for craft in range(len(g.CRAFTS)) if craft not in (*taken, *added(s).row)]


def equip(s: State, seat: int, name: str, craft: str) -> None:
    """Give an apprentice with a tool to a player."""
    if apprentice(name) not in s.players[seat].apprentices:
        employ(s, seat, name)
    _remove(s, craft)
    crafts.attach_tool(s, seat, CRAFT(craft), apprentice(name))


def adorn(s: State, seat: int, name: str, craft: str) -> None:
    """Let a building with an adornment stand, without what it does at once."""
    built(s, seat, name)
    _remove(s, craft)
    crafts.attach_adornment(s, seat, CRAFT(craft), building(name))


def _remove(s: State, craft: str) -> None:
    """A craft is no longer in the pile or the row."""
    if CRAFT(craft) in added(s).pile:
        added(s).pile.remove(CRAFT(craft))
    elif CRAFT(craft) in added(s).row:
        added(s).row[added(s).row.index(CRAFT(craft))] = added(s).pile.pop()


def lie(s: State, seat: int, count: int = 1) -> None:
    """Let workers lie in the guildhall since an earlier turn."""
    s.guildhall += [seat] * count
    s.players[seat].workers -= count


def stand_at(s: State, seat: int, place: str) -> None:
    """Let the artisan stand on an open circle."""
    where = t.CIRCLES.index(place)
    s.circles[where][seat] += 1
    s.players[seat].workers -= 1
    maker(s, seat).artisan = where


def jail(s: State, seat: int) -> None:
    """Put the artisan into prison."""
    s.players[seat].prison += 1
    s.players[seat].workers -= 1
    maker(s, seat).artisan = PRISON


def again(s: State) -> None:
    """Another turn of the same player, in which tools are fresh."""
    s.me, s.phase = 0, PLACE
