"""What a hint says of a turn: a reason in words, and no number that chance explains."""

from __future__ import annotations

import pytest

from burgrave.server.messages import Advice, Advised, Because, Gap
from burgrave.web.hints import advice_of, in_short, measure, reason
from burgrave.web.layout import Page
from burgrave.web.wording import Wording

NOTHING = Because()
PAGE = Page(Wording("en"), "Ada", "", "/")


def turn(gap: Gap | None = None, visits: int = 300, wins: float = 0.4, because: Because = NOTHING) -> Advised:
    return Advised("x", {"en": ["X", "Y"]}, visits, wins, 20.0, 0.3, because, gap)


@pytest.mark.parametrize(
    ("gap", "said"),
    [
        (Gap(40, 0.0, 0.2, 0.0, 0.01), ["about as good"]),
        (Gap(40, 0.5, 0.3, 0.03, 0.02), ["about as good"]),  # no more than chance
        (Gap(40, 0.04, 0.0, 0.001, 0.0), ["about as good"]),  # sure, but nothing
        (Gap(40, 2.0, 0.3, 0.03, 0.02), ["about 2.0 points fewer"]),
        (Gap(40, 0.5, 0.3, 0.2, 0.02), ["wins 20 fewer of 100 imagined games"]),
        (Gap(40, -3.0, 0.3, 0.2, 0.02), ["wins 20 fewer of 100 imagined games", "about 3.0 points more"]),
        (Gap(40, 0.1, 0.3, -0.05, 0.02), ["wins 5 more of 100 imagined games"]),
        (Gap(2, 9.0, 0.3, 0.5, 0.01), ["seemed weaker at once"]),
    ],
)
def test_another_turn_is_compared_with_the_first(gap: Gap, said: list[str]) -> None:
    assert measure(PAGE, turn(gap)) == said


def test_the_first_turn_says_how_often_it_wins_where_that_is_open() -> None:
    assert measure(PAGE, turn(wins=0.41)) == ["wins 41 of 100 imagined games"]
    for decided in (turn(wins=1.0), turn(wins=0.0), turn(visits=3)):
        assert measure(PAGE, decided) == []


@pytest.mark.parametrize(
    ("because", "said"),
    [
        (Because(now={"en": ["4 points in the city", "2 more gold"]}), "4 points in the city; 2 more gold"),
        (Because(more={"en": ["2 more gold"]}), "some rounds later, compared with the others: 2 more gold"),
        (Because(later={"en": ["2 more gold"]}), "some rounds later: 2 more gold"),
        (Because(little={"en": ["2 more gold"]}), "a little, if anything: 2 more gold"),
        (Because(), "no single thing stands out"),
    ],
)
def test_every_turn_has_a_reason_in_words(because: Because, said: str) -> None:
    assert reason(PAGE, because) == said
    shown = str(advice_of(PAGE, Advice(1, [turn(because=because), turn(Gap(40, 0, 1, 0, 1), because=because)])))
    assert shown.count(said) == 2 and shown.count("then: Y") == 2


@pytest.mark.parametrize(
    ("label", "short"),
    [
        ("Build the Castle (cost 4)", "Build the Castle"),
        ("Keep: Clay Market (6 VP; cost: 3 clay; 2 VP (or 3))", "Keep: Clay Market"),
        ("Player card 3: gold; with it a free card; known: Bertha (Noble)", "Player card 3: gold"),
        ("Guardhouse – 1 action (captured: 9) and more", "Guardhouse – 1 action and more"),
    ],
)
def test_turns_are_told_without_what_labels_explain(label: str, short: str) -> None:
    assert in_short([label]) == short and in_short([label, "End"]) == f"{short} → End"
