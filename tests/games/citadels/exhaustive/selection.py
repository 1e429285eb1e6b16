"""Goals of the selection (p. 3, 7, 8): every row of the table, and what is special with few players or many."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from burgrave.games.citadels.data import tables as t
from burgrave.games.citadels.rules import vocabulary as do
from burgrave.games.citadels.rules.state import NOBODY, SELECTION
from tests.games.citadels.exhaustive.goal import Goal
from tests.games.citadels.exhaustive.moment import Moment

# By players and characters: how many are discarded face up, and how many each question offers
ROWS: Final = {
    (2, 8): (0, [7, 6, 5, 4, 3, 2]),  # choose, choose and discard, choose and discard, choose
    (3, 9): (0, [8, 7, 6, 4, 3, 2]),  # one at random is gone before the second choice
    (4, 8): (2, [5, 4, 3, 2]),
    (4, 9): (3, [5, 4, 3, 2]),
    (5, 8): (1, [6, 5, 4, 3, 2]),
    (5, 9): (2, [6, 5, 4, 3, 2]),
    (6, 8): (0, [7, 6, 5, 4, 3, 2]),
    (6, 9): (1, [7, 6, 5, 4, 3, 2]),
    (7, 8): (0, [7, 6, 5, 4, 3, 2, 2]),  # the last one chooses between the last card and the first discard
    (7, 9): (0, [8, 7, 6, 5, 4, 3, 2]),
    (8, 9): (0, [8, 7, 6, 5, 4, 3, 2, 2]),
}


def row_goal(players: int, characters: int) -> Goal:
    """A whole selection by a row of the table."""
    face_up, offers = ROWS[players, characters]

    def seen(m: Moment) -> bool:
        s = m.before
        fits = s.config.players == players and len(s.config.characters) == characters
        return fits and s.phase == SELECTION and len(s.face_up) == face_up and m.sizes == offers

    return Goal(f"selection: {players} players, {characters} characters", (), seen, None, (players,))


def last_goal(players: int, first: bool) -> Goal:
    """The last player has a choice between what was passed and the first discard."""

    def seen(m: Moment) -> bool:
        s = m.before
        last = m.asks("pick") and s.config.players == players and len(s.pool) == 1
        return last and (t.RANK[do.PICK.index(m.option)] == s.slots[0]) == first

    which = "first discard" if first else "passed card"
    return Goal(f"selection: the last of {players} takes the {which}", (), seen, None, (players,))


def random_discard(m: Moment) -> bool:
    """After the first choice of the third player one character more lies face down, and nobody knows it."""
    before, after = m.before, m.after
    if not m.asks("pick") or before.config.players != 3 or len(after.slots) != len(before.slots) + 2:
        return False
    unseen = len(after.slots) - 1
    return after.owners[unseen] == NOBODY and all(slot != unseen for facts in after.facts for slot, _ in facts)


def discards(crowned: bool) -> Callable[[Moment], bool]:
    """A player of two discards a character that both then miss."""

    def seen(m: Moment) -> bool:
        return m.asks("discard") and (m.me == m.before.crown) == crowned and m.happened("discards")

    return seen


SELECTION_GOALS: Final = [
    *(row_goal(*row) for row in ROWS),
    *(last_goal(players, first) for players in (7, 8) for first in (False, True)),
    Goal("selection: the third of three discards at random", (), random_discard, None, (3,)),
    Goal("selection: the crowned player of two discards", (), discards(True), None, (2,)),
    Goal("selection: the other player of two discards", (), discards(False), None, (2,)),
]
