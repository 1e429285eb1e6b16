"""Positions of Viscounts with Gates of Gold that a test lays out by hand."""

from __future__ import annotations

import msgspec

from burgrave.games.viscounts import GAME
from burgrave.games.viscounts.data import tables as t
from burgrave.games.viscounts.expansions.gates_of_gold.data import tables as g
from burgrave.games.viscounts.expansions.gates_of_gold.rules.state import Gates, gates_of
from burgrave.games.viscounts.rules.options import Options
from burgrave.games.viscounts.rules.rounds import setup
from burgrave.games.viscounts.rules.state import SHIFT, State
from burgrave.kernel.rng import Rng
from tests.games.viscounts.scene import card, manuscript

BONUS = t.BONUS_IDS.index


def options(**more: object) -> Options:
    """The expansion is played."""
    return msgspec.convert({"gates_of_gold": True, **more}, GAME.options)


def scene(players: int = 2, board: str = "board_1", **more: object) -> State:
    """A game after set-up in which nobody has more than a board: the ring as in the files, seat 0 on the move."""
    s = setup(players, options(first=0, **more), Rng(1))
    s.ring, s.castle = list(range(t.RING)), 0
    s.phase, s.round, s.me = SHIFT, 1, 0
    s.debts, s.deeds = t.ON_POVERTY[players], t.ON_PROSPERITY[players]
    first = g.BOARD_IDS.index(board)
    gates_of(s).boards = tuple((first + seat) % len(g.BOARDS) for seat in range(players))
    for seat, player in enumerate(s.players[:players]):
        player.town = 3 * (seat % t.RING)
        player.draw = list(t.STARTING)
        player.manuscripts = (g.STARTING[g.COLUMNS[gates_of(s).boards[seat]][0]],)
    gates_of(s).orders = g.ORDERS
    return s


def gates(s: State) -> Gates:
    """What the expansion has laid on the table."""
    return gates_of(s)


def outsiders(s: State, *names: str) -> None:
    """The row of outsiders, from the left; the pile has the others."""
    gates(s).row = [card(name) for name in names]
    gates(s).pile = [one for one in g.OUTSIDERS if one not in gates(s).row]


def unlock(s: State, seat: int, *columns: int) -> None:
    """Put a manuscript without an effect into columns, counted from 1."""
    player = s.players[seat]
    for column in columns:
        ribbon = t.RIBBONS[g.COLUMNS[gates(s).boards[seat]][column - 1]]
        player.manuscripts = (*player.manuscripts, manuscript(f"start_{ribbon}"))
        if column == 2:
            player.money = (t.SILVER, *t.RESOURCES)


def goods(s: State, seat: int, silver: int = 0, stone: int = 0, gold: int = 0, ink: int = 0) -> None:
    """What a player has."""
    s.players[seat].goods = [silver, stone, gold, ink]
