"""The log on a page: equal neighbours are one line, a turn begins with a name, whoever has a seat has its colour."""

from __future__ import annotations

from burgrave.server.telling import Line
from burgrave.web.steps import joined


def test_equal_neighbours_are_one_line() -> None:
    """The last of them counts: a click leads to the moment after all."""
    texts = ["a", "b", "b", "b", "a", "b"]
    found = joined([Line(n, n // 2, "kind", {}, text) for n, text in enumerate(texts)])
    assert [one.text for one in found] == ["a", "b ×3", "a", "b"]
    assert [one.line.n for one in found] == [0, 3, 4, 5]
    assert joined([]) == []
