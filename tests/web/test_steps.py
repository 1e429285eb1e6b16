"""The log on a page: equal neighbours are one line, a turn begins with a name, whoever has a seat has its colour."""

from __future__ import annotations

import re
from typing import Any

import pytest

from burgrave import new
from burgrave.conformance.boards import shown
from burgrave.draw import html as h
from burgrave.games.citadels.data import tables as t
from burgrave.server.telling import Line
from burgrave.web.steps import LINES, joined, last_moves
from tests.web.test_befell import KINDS, ME, asked, marking_of, room

MOVE = re.compile(r'<i class="last-move" hidden data-n="(\d+)" data-places="([^"]+)"></i>')
QUESTIONS = 40  # of a random game


def test_equal_neighbours_are_one_line() -> None:
    """The last of them counts: a click leads to the moment after all."""
    texts = ["a", "b", "b", "b", "a", "b"]
    found = joined([Line(n, n // 2, "kind", {}, text) for n, text in enumerate(texts)])
    assert [one.text for one in found] == ["a", "b ×3", "a", "b"]
    assert [one.line.n for one in found] == [0, 3, 4, 5]
    assert joined([]) == []


@pytest.mark.parametrize("game", sorted(KINDS))
def test_what_each_rival_did_last_is_marked_at_every_question_of_ours(game: str) -> None:
    """Also at the second of one turn; and at one place at least that is drawn."""
    log: list[Line]
    for questions, (table, log, since) in enumerate(asked(game, 7)):
        if questions == QUESTIONS:
            break
        text, marking = shown(table, ME), marking_of(table, "en")
        seen = room(game, log[-LINES:], since)
        moves = MOVE.findall(str(h.fragment[last_moves(seen, marking)]))
        rivals = {line.args.get("who") for line in seen.log if marking(line.kind, line.args).places} - {ME, None}
        assert len(moves) >= len(rivals)
        for n, places in moves:
            assert log[int(n)].args.get("who") != ME
            assert any(f'id="{place}"' in text for place in places.split()), (log[int(n)], places)


def test_a_built_district_is_marked_rather_than_the_gold_that_came_after_it() -> None:
    """In Citadels: the building itself; where it fell, the plot."""
    table = new("citadels", 3, 1)
    marking, castle = marking_of(table, "en"), t.DISTRICT_IDS.index("castle")
    told: list[tuple[str, dict[str, Any]]] = [
        ("reveals", {"who": 1, "character": t.KING}),
        ("builds", {"who": 1, "district": castle, "gold": 4}),
        ("income", {"who": 1, "gold": 2, "count": 0}),
        ("reveals", {"who": 2, "character": t.WARLORD}),
        ("destroys", {"who": 2, "whom": 1, "own": 0, "district": castle, "gold": 3}),
    ]
    log = [Line(n, 5, kind, args, kind) for n, (kind, args) in enumerate(told)]
    moves = dict(MOVE.findall(str(h.fragment[last_moves(room("citadels", log, 4), marking)])))
    assert moves == {"1": "city-1 built-1-castle", "4": "city-1 built-1-castle plot-1"}
