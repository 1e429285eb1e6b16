"""What a hint says of a move: a reason, and no number that chance explains."""

from __future__ import annotations

import pytest

from burgrave.server.messages import Advised
from burgrave.web.asking import _reasons
from burgrave.web.layout import Page
from burgrave.web.wording import Wording

PAGE = Page(Wording("en"), "Ada", "", "/")


def move(visits: int = 300, wins: float = 0.4, points: float = 20.0, noise: float = 0.3, *then: str) -> Advised:
    return Advised("x", {"en": ["X", *then]}, visits, wins, points, noise)


@pytest.mark.parametrize(
    ("option", "said"),
    [
        (move(100), ["about as good"]),
        (move(100, points=19.5), ["about as good"]),  # no more than chance
        (move(100, 0.4, 18.0, 0.3, "Build"), ["about 2.0 points fewer", "then: Build"]),
        (move(100, 0.2), ["wins 20 of 100 imagined games"]),
        (
            move(100, 0.2, 23.0),
            ["wins 20 of 100 imagined games", "about 3.0 points more"],
        ),
        (move(2, 0.9, 30.0, 9.0), ["seemed weaker at once"]),
        (move(0, 0.0, 0.0, float("inf")), ["seemed weaker at once"]),
    ],
)
def test_another_move_is_compared_with_the_first(option: Advised, said: list[str]) -> None:
    assert _reasons(PAGE, move(), option) == said


def test_the_first_move_says_what_it_is_for() -> None:
    first = move(300, 0.41, 20.0, 0.3, "Gather gold", "Build the Castle")
    assert _reasons(PAGE, first, first) == ["wins 41 of 100 imagined games", "then: Gather gold → Build the Castle"]
    for decided in (move(300, 1.0), move(300, 0.0), move(3)):
        assert _reasons(PAGE, decided, decided) == []
