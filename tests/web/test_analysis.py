"""The page of an analysis: a curve with words for it, the turns that decided as cards, and all turns."""

from __future__ import annotations

import re

import msgspec
import pytest

from burgrave.server.analyses import Analysis, Judgement
from burgrave.server.messages import Because, Judged
from burgrave.server.rows import OVER, Result, Seat, TableRow
from burgrave.web.analysis import analysis_page
from burgrave.web.curve import Band, curve
from burgrave.web.layout import Page
from burgrave.web.wording import Wording

SEATS = [Seat(0, "a", None, "Ada", 0, None), Seat(1, None, "easy", "Bruno", 3, None)]


def played() -> TableRow:
    """A game that is over."""
    result = Result([1], [(20, {"city": 20}), (31, {"city": 31})])
    times = (0.0, 0.0, 0.0)
    return TableRow(
        "t1", "citadels", 2, {}, "1", 1, "a", False, False, False, "x", OVER, *times, 40, 40, 40, [], 90, result, None
    )


def turn(n: int, wins: float, cost: float = 0.0, why: str = "", lost: float = 0.0) -> Judgement:
    said = {language: [f"Deed {n} (costs 3)"] for language in ("pl", "en")}
    better = {language: [f"Other {n}; it pays", "And more"] for language in ("pl", "en")}
    because = Because(now={"en": [why], "pl": [why]}) if why else Because()
    best = better if cost else said
    shares = [wins, 1 - wins]
    return Judgement(n, Judged(said, best, cost, 0.2, shares, 100, because, 1 + n // 10, lost, 0.02))


TURNS = [turn(3, 0.5), turn(9, 0.55, 2.5, "2 more gold"), turn(14, 0.5, 1.5), turn(22, 0.2), turn(31, 0.25, 0.3)]


def shown(language: str = "en", turns: list[Judgement] = TURNS, count: int = len(TURNS)) -> str:
    page = Page(Wording(language), "Ada", "", "/")
    return analysis_page(page, played(), SEATS, 0, Analysis(turns, count))


def test_turning_points_are_costly_turns_then_changes_of_luck() -> None:
    """In the order of the game; what chance explains is none: 0.3 points are less than twice their noise."""
    points = Analysis(TURNS, 5).turning_points(0)
    assert [(point.turn.n, round(point.swing, 2)) for point in points] == [(9, 0.0), (14, 0.0), (22, -0.3)]
    assert [point.turn.n for point in Analysis(TURNS, 5).turning_points(0, most=1)] == [9]
    assert Analysis([turn(3, 0.5), turn(5, 0.6)], 2).turning_points(0) == []  # no more than chance


def test_a_turn_that_cost_the_victory_comes_before_one_that_cost_points_when_all_was_lost() -> None:
    turns = [turn(3, 0.5, 1.0, lost=0.2), turn(9, 0.3, 1.2, lost=0.03), turn(15, 0.0, 6.0), turn(21, 0.0, 7.0)]
    found = Analysis(turns, 4)
    assert [point.turn.n for point in found.turning_points(0, most=1)] == [3]
    assert [point.turn.n for point in found.turning_points(0, most=2)] == [3, 21]  # 3% may be chance
    assert "−20%" in shown(turns=turns, count=4)


def test_each_card_says_what_was_better_by_how_much_and_why_and_leads_to_its_moment() -> None:
    cards = re.findall(r'<li id="turning-\d.*?</li>', shown())
    assert len(cards) == 3
    costly, unclear, luck = cards
    for words in ("Round 1", "Deed 9<", "Other 9 → And more", "2 more gold", "−2.5 points", "/t/t1?at=9&amp;seat=0"):
        assert words in costly, words
    assert "no single thing stands out" in unclear and "−1.5 points" in unclear
    for words in ("nothing clearly better", "from 50% to 20%", "−30%", "/t/t1?at=22&amp;seat=0"):
        assert words in luck, words


@pytest.mark.parametrize("language", ["pl", "en"])
def test_the_curve_has_words_and_the_table_every_number(language: str) -> None:
    page = shown(language)
    assert page.count('class="band') == 2 and page.count('class="point"') == 3
    assert "<title>" in page and "50%" in page and "25%" in page
    assert page.count("<tr") == 1 + len(TURNS)
    assert page.count('<tr class="worst"') == 2
    assert 'href="/t/t1/analysis?seat=1"' in page and 'aria-current="page"' in page
    assert "http-equiv" not in page and "<progress" not in page


def test_a_solo_opponent_has_the_rest_of_the_chances() -> None:
    alone = [Judgement(n, Judged({"en": ["X"]}, {"en": ["X"]}, 0.0, 0.0, [0.25], 100, round=n)) for n in (0, 1)]
    page = analysis_page(Page(Wording("en"), "Ada", "", "/"), played(), SEATS[:1], 0, Analysis(alone, 2))
    assert page.count('class="band') == 2 and ">start</text>" in page
    assert "L50 25" not in page and "50 75" in page  # whoever won lies on top


def test_while_the_bot_thinks_the_page_says_how_far_it_is_and_looks_again() -> None:
    page = shown(turns=TURNS[:2], count=5)
    assert "2 of 5" in page and "<progress" in page and "http-equiv" in page
    assert ">end</text>" not in page and ">end</text>" in shown()
    assert "<progress" in shown(turns=[], count=5)  # nothing yet: no curve either
    assert 'class="curve"' not in shown(turns=[], count=5)


def test_bands_lie_one_upon_the_other_and_fill_the_picture() -> None:
    drawn = curve([Band("Ada", 0, [0.5, 0.25]), Band("Bo", 1, [0.5, 0.75])], ["1", "2"], [1], "", "Title", "Words")
    assert re.findall(r' d="(M[^"]*)" class="band', drawn) == [
        "M0 0 L100 0 L100 25 L0 50 Z",
        "M0 50 L100 25 L100 100 L0 100 Z",
    ]
    assert ">Words</desc>" in drawn
    assert curve([Band("Ada", 0, [1.0])], ["1"], [], "", "", "")  # a single turn


def test_what_was_thought_before_chances_were_kept_can_be_read() -> None:
    """It is thought about anew: there is no curve in it."""
    old = msgspec.json.decode(b'["Judged",{"en":["A"]},{"en":["B"]},1.5,0.5]', type=Judged)
    assert old.points == 1.5 and old.wins == [] and old.because == Because()
    assert msgspec.json.decode(msgspec.json.encode(TURNS[1].found), type=Judged) == TURNS[1].found
