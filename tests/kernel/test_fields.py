"""Fields told once: they begin, copy, write and read a state."""

from __future__ import annotations

from typing import Final

import pytest

import burgrave
from burgrave.games.architects.rules import state as architects
from burgrave.games.citadels.rules import state as citadels
from burgrave.games.paladins.rules import state as paladins
from burgrave.games.viscounts.rules import state as viscounts
from burgrave.kernel.begin import prepare
from burgrave.kernel.fields import FIXED, NUMBER, NUMBERS, Fields, card, cards, each, fixed, records, shared, unwritten
from burgrave.kernel.table import begin

STATES: Final = {"architects": architects, "citadels": citadels, "paladins": paladins, "viscounts": viscounts}
IDS: Final = ("tavern", "temple", "manor")

PAWN: Final[Fields[Pawn]] = Fields(place=NUMBER, seen=NUMBERS)


class Pawn:
    __slots__ = PAWN.names
    place: int
    seen: list[int]


BOARD: Final[Fields[Board]] = Fields(
    deck=cards(IDS),
    top=card(IDS),
    gone=fixed(cards(IDS)),
    piles=each(cards(IDS)),
    streets=each(shared(cards(IDS))),
    pairs=each(FIXED),
    count=unwritten(NUMBER),
    pawns=records(Pawn, PAWN),
)


class Board:
    __slots__ = BOARD.names
    deck: list[int]
    top: int
    gone: tuple[int, ...]
    piles: list[list[int]]
    streets: list[list[int]]
    pairs: list[tuple[int, ...]]
    count: int
    pawns: list[Pawn]


def board() -> Board:
    one = BOARD.begin(Board())
    one.deck, one.piles, one.streets = [0, -1, 2], [[1], []], [[2]]
    one.gone, one.pairs, one.count = (1, 1), [(1, 2)], 9
    one.pawns = [PAWN.begin(Pawn())]
    one.pawns[0].seen = [4]
    return one


def test_a_state_begins_with_nothing() -> None:
    empty = BOARD.begin(Board())
    assert (empty.deck, empty.top, empty.gone, empty.count, empty.pawns) == ([], -1, (), 0, [])


def test_what_is_written_is_read_back() -> None:
    one = board()
    content = BOARD.write(one)
    assert content == {
        "deck": ["tavern", None, "manor"],
        "top": None,
        "gone": ["temple", "temple"],
        "piles": [["temple"], []],
        "streets": [["manor"]],
        "pairs": [[1, 2]],
        "pawns": [{"place": 0, "seen": [4]}],
    }
    again = BOARD.read(BOARD.begin(Board()), content)
    assert BOARD.write(again) == content and again.gone == (1, 1) and again.pairs == [(1, 2)]


def test_a_copy_shares_only_what_is_never_changed_in_place() -> None:
    one = board()
    other = BOARD.copy(Board(), one)
    assert BOARD.write(other) == BOARD.write(one) and other.count == 9
    other.deck.append(1)
    other.piles[0].append(2)
    other.pawns[0].seen.append(5)
    assert (one.deck, one.piles, one.pawns[0].seen) == ([0, -1, 2], [[1], []], [4])
    assert other.streets is not one.streets and other.streets[0] is one.streets[0]


@pytest.mark.parametrize("missing", BOARD.names[:3])
def test_a_snapshot_that_lacks_something_is_refused(missing: str) -> None:
    content = BOARD.write(board())
    del content[missing]
    with pytest.raises(KeyError):
        BOARD.read(BOARD.begin(Board()), content)


@pytest.mark.parametrize(
    ("fields", "told"),
    [
        *[(one.FIELDS, one.State) for one in STATES.values()],
        (paladins.PLAYER, paladins.Player),
        (viscounts.PLAYER, viscounts.Player),
        (architects.PLAYER, architects.Player),
    ],
)
def test_every_field_has_its_type(fields: Fields[object], told: type) -> None:
    types = [name for part in told.__mro__ for name in vars(part).get("__annotations__", ())]
    assert not types or sorted(types) == sorted(fields.names)  # compiled classes don't tell


@pytest.mark.parametrize("name", burgrave.games())
def test_a_game_begins_with_every_field(name: str) -> None:
    state = begin(prepare(burgrave.games()[name], 3, 0, {}))._course.state
    assert all(hasattr(state, field) for field in STATES[name].FIELDS.names)
