"""What is drawn of Gates of Gold."""

from __future__ import annotations

import pytest

from burgrave.conformance.boards import glow_where_they_lie, shown
from burgrave.games.viscounts.data import tables as t
from burgrave.games.viscounts.expansions.gates_of_gold.data import tables as g
from burgrave.games.viscounts.page.lesson import teach
from burgrave.games.viscounts.text.wording import TEXTS
from burgrave.kernel.begin import new
from burgrave.kernel.text import LANGUAGES
from tests.games.viscounts.test_board import ONLY_LISTED as BASE

ONLY_LISTED = (*BASE, "go on")


@pytest.mark.parametrize("players", range(1, 5))
def test_whatever_can_be_answered_glows_where_it_lies(players: int) -> None:
    """Outsiders in their row, orders at their pile, columns on the board."""
    table = new("viscounts", players, players, {"gates_of_gold": True})
    seen = glow_where_they_lie(table, players, lambda table, ask, do: do not in ONLY_LISTED, once=True)
    assert len(seen) > 8


def test_the_lesson_shows_every_outsider() -> None:
    """Those that say the same stand there once."""
    told = {entry.name for group in teach("en").groups for entry in group.entries}
    assert {f"folk-{card}" for card in g.OUTSIDER_IDS} <= told


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_lesson_has_a_chapter_symbols_bonuses_and_boards_of_it(language: str) -> None:
    """Before the chapter about the page, and what is our guess says so."""
    lesson = teach(language)
    assert [chapter.name for chapter in lesson.chapters][-2:] == [g.BOX, "interface"]
    assert all(len(paragraph) > 20 for paragraph in lesson.chapters[-2].paragraphs)
    entries = {entry.name: entry.text for group in lesson.groups for entry in group.entries}
    assert {f"icon-{name}" for name in ("order", "welcome", "refuse", "recruit")} <= entries.keys()
    rows = {f"bonus-{row.id}": row for row in t.BONUSES if row.box} | {row.id: row for row in g.BOARDS}
    guess = TEXTS.say(language, "explain-reconstructed")
    assert {name: guess in entries[name] for name in rows} == {name: row.guessed for name, row in rows.items()}


@pytest.mark.parametrize("players", [1, 3])
def test_everybodys_columns_and_bonuses_are_drawn(players: int) -> None:
    """Own manuscripts stand in their columns; what others have unlocked stands with their boards; the AI has none."""
    text = shown(new("viscounts", players, players, {"gates_of_gold": True}), 0)
    assert text.count('class="manuscript-board"') == players
    assert text.count('class="shelf"') == players and text.count('class="shelf shut"') == 3 * players
