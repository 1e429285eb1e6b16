"""What is said with Gates of Gold: reasons, questions, cards."""

from __future__ import annotations

import pytest

from burgrave.games.viscounts.data import effects as fx
from burgrave.games.viscounts.expansions.gates_of_gold.rules.gates import GATES_OF_GOLD
from burgrave.games.viscounts.rules.rewards import happens
from burgrave.games.viscounts.rules.state import ACT, ENDING, MOVE, PLAY, RECRUIT, State
from burgrave.games.viscounts.text.explanations import explain
from burgrave.games.viscounts.text.wording import TEXTS
from burgrave.kernel.text import Word
from tests.games.viscounts.gates_of_gold.scene import goods, scene
from tests.games.viscounts.scene import deck, lay, stand, uncover, visible
from tests.games.viscounts.test_why_not import SPEECH, reasons


def anywhere(phase: int, silver: int = 4) -> State:
    """Seat 0 stands at town 1 and may dismiss townsfolk of any segment."""
    s = scene()
    stand(s, 0, 1)
    lay(s, 0, "goldsmith", "weaver", "trader")
    deck(s, 0, hand="thief", draw="lender")
    goods(s, 0, silver=silver)
    visible(s, "segment_7_8", "mason")
    visible(s, "segment_9_10", "deacon_1")
    visible(s, "segment_1_2", "acolyte")
    s.phase = phase
    return s


def test_why_townsfolk_of_another_segment_can_not_be_dismissed() -> None:
    found = reasons(anywhere(ACT, silver=0))
    assert found["dismiss segment_7_8 for build"] == "Dismissing the Mason costs 1 silver (you have 0)."
    assert found["dismiss segment_9_10 for trade"].startswith(
        "Neither a merchant nor a criminal is on the card of that"
    )
    assert found["dismiss segment_7_8 for transcribe"].startswith("That is done from the inner path")
    assert found["hire mason"] == (
        "Only the townsfolk beside your viscount can be hired; you may dismiss any, but in a primary action."
    )
    assert "dismiss segment_1_2 for build" not in found


@pytest.mark.parametrize(
    ("phase", "why"), [(PLAY, "First you play"), (MOVE, "First the viscount"), (RECRUIT, "The primary action")]
)
def test_why_it_is_too_soon_or_too_late_to_dismiss_them(phase: int, why: str) -> None:
    assert reasons(anywhere(phase))["dismiss segment_7_8 for build"].startswith(why)


def test_without_such_a_card_nobody_expects_to_dismiss_them() -> None:
    s = anywhere(ACT)
    lay(s, 0, "weaver", "weaver", "trader")
    found = reasons(s)
    assert not [text for text in found if text.startswith("dismiss segment")]
    assert found["hire mason"] == "Only the townsfolk beside your viscount can be hired or dismissed."


@pytest.mark.parametrize(
    ("language", "told"),
    [("pl", "zatrudnij za darmo 2 z odkrytych Mieszczan"), ("en", "hire 2 of the visible townsfolk for free")],
)
def test_two_free_hires_are_told_as_two(language: str, told: str) -> None:
    said = [TEXTS.say(language, one, one.args) for one in explain("guardian_2") if isinstance(one, Word)]
    assert [line for line in said if told in line and line.count("hire") < 2 and line.count("zatrudnij") < 2]


def test_the_question_of_order_names_cards_and_buildings() -> None:
    """Whatever waits for a collision, with what it brings; at the end cards in the deck, too."""
    s = scene()
    lay(s, 0, "peddler_1", "weaver", "mason")
    uncover(s, 0, "workshop_2")
    ask = next(happens(s, 0, fx.AT_COLLISION))
    assert SPEECH.question(s, ask, "en") == (
        "At any player's collision: what comes first? (Peddler – 1 ink and Second Workshop – 1 virtue)"
    )
    deck(s, 0, hand="assassin_outsider", draw="rogue_1 lender")
    s.phase = ENDING
    ask = next(GATES_OF_GOLD.ends(s))
    assert "Assassin – " in (said := SPEECH.question(s, ask, "en")) and "Rogue – " in said
