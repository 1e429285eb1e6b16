"""What is drawn of Age of Artisans."""

from __future__ import annotations

from random import Random

import pytest

from burgrave.conformance.boards import glow_where_they_lie, scene_of, shown
from burgrave.draw.page import CHAPTER
from burgrave.games.architects.data import tables as t
from burgrave.games.architects.expansions.age_of_artisans.data import tables as g
from burgrave.games.architects.expansions.age_of_artisans.text import words
from burgrave.games.architects.page import PAGE
from burgrave.games.architects.page.brings import Brings
from burgrave.games.architects.page.lesson import teach
from burgrave.games.architects.page.motion import marks, way
from burgrave.games.architects.rules import vocabulary as do
from burgrave.games.architects.text.explanations import GUESSED
from burgrave.games.architects.text.wording import TEXTS
from burgrave.kernel.begin import new
from burgrave.kernel.table import Table
from burgrave.kernel.text import LANGUAGES
from tests.games.architects.test_board import ADVANCED, ONLY_LISTED, UNPLACED, seen_by

PLAYED = {"age_of_artisans": True}
MADE = ("craft", "equip", "adorn", "lay on top", "use tool")


def crafty(table: Table, random: Random) -> None:
    """Somebody answers: whatever has to do with crafts, where that is possible."""
    ask = random.choice(table.asks)
    wanted = [option for option in ask.options if table.text(option).startswith(MADE)]
    table.answer(random.choice(wanted or ask.options), ask.player)


@pytest.mark.parametrize("players", range(1, 7))
def test_whatever_can_be_answered_glows_where_it_lies(players: int) -> None:
    """Halves of crafts in their row, the artisan beside places, tools under apprentices."""
    table = new("architects", players, players, {**PLAYED, **(ADVANCED if players % 2 else {})})
    seen = glow_where_they_lie(table, players, lambda table, ask, do: do not in ONLY_LISTED, once=True, often=0.03)
    assert len(seen) > 8


def test_every_question_of_it_can_be_answered_on_the_table() -> None:
    """Also those that are seldom asked."""
    asked: set[str] = set()
    new_ones = {"craft", "adorn", "equip", "tool", "use_tool", "loss", "who_leaves", "seize", "before", "adornment"}
    for seed in range(12):
        random, table = Random(seed), new("architects", 2 + seed % 4, seed, {**PLAYED, **ADVANCED})
        while table.asks and not new_ones <= asked:
            ask = table.asks[0]
            if ask.prompt in new_ones - asked:
                asked.add(ask.prompt)
                text = shown(table, ask.player)
                for option in ask.options:
                    name = table.text(option)
                    assert name in ONLY_LISTED or f'value="{name}"' in text, (ask.prompt, name)
            crafty(table, random)
    assert len(asked) > 7, asked


@pytest.mark.parametrize("players", [1, 3, 6])
def test_events_say_where_they_happened(players: int) -> None:
    """At places of the page that a seat looks at."""
    random, table = Random(players), new("architects", players, players, PLAYED)
    kinds: set[str] = set()
    told = 0
    while table.asks:
        crafty(table, random)
        fresh, told = table.events(0)[told:], len(table.events(0))
        if {one.kind for one in fresh} <= kinds:
            continue
        text, mark, seen = shown(table, 0), marks(scene_of(table, 0)), seen_by(table, 0)
        for one in fresh:
            kinds.add(one.kind)
            moved, marked = way(one.kind, one.args, seen), mark(one.kind, one.args)
            for place in (*marked.places, *((moved.source, moved.target) if moved is not None else ())):
                assert f'id="{place}"' in text, (one.kind, place)
            assert "<use" in str(marked.icon)
            assert bool(marked.places) == (one.kind not in UNPLACED), one.kind
    assert {"craft_arrives", *(("lies_on_top", "equips") if players > 1 else ())} <= kinds


def test_a_craft_is_told_from_its_row_to_its_place() -> None:
    """An own one to the own board, somebody else's to the plate."""
    mark = marks(scene_of(new("architects", 3, 3, PLAYED), 0))
    assert mark("equips", {"who": 0, "craft": 1, "apprentice": 1}).places == ("crafts", "crew-0")
    assert mark("adorns", {"who": 1, "craft": 1, "building": 1}).places == ("crafts", "seat-1")
    placed = mark("lies_on_top", {"who": 0})
    assert placed.places == ("guildhall",) and placed.opens == CHAPTER


def test_what_was_crafted_lies_where_it_belongs() -> None:
    """Tools under apprentices, adornments under buildings, workers on top of others: on everybody's board."""
    random, table = Random(3), new("architects", 3, 3, PLAYED)
    while table.asks:
        crafty(table, random)
    artisans, text = seen_by(table, 0).added, shown(table, 0)
    assert text.count("tool-of") == sum(len(maker.tools) for maker in artisans.makers) > 0
    assert text.count("adornment-of") == sum(len(maker.adornments) for maker in artisans.makers)
    assert text.count('class="craft"') == sum(card is not None for card in artisans.row)
    assert text.count("artisan-of") == 3  # everybody knows where each is


@pytest.mark.parametrize("language", LANGUAGES)
def test_others_show_at_a_glance_what_they_have_crafted(language: str) -> None:
    """Numbers of adornments and tools; the solo opponent has no tools."""
    random, table = Random(3), new("architects", 3, 3, PLAYED)
    while table.asks:
        crafty(table, random)
    text = shown(table, 0, language)
    for maker in seen_by(table, 0).added.makers[1:]:
        for name, there in (("adornments", maker.adornments), ("tools", maker.tools)):
            assert TEXTS.say(language, f"board-{name}", {"count": len(there)}) in text
    assert shown(table, 0).count(" made") == 4
    assert shown(new("architects", 1, 1, PLAYED), 0).count(" made") == 1


def test_on_a_phone_a_tab_leads_to_the_crafts() -> None:
    """A place of the drawing, which is there with the expansion only: without it the style sheet hides the tab."""
    place = PAGE.tabs["crafts"]
    assert f'id="{place}"' in shown(new("architects", 2, 1, PLAYED), 0)
    assert f'id="{place}"' not in shown(new("architects", 2, 1), 0)
    assert f"main:not(:has(.crafts)) [data-to={place}] {{ display: none; }}" in PAGE.placed


def test_crafts_that_can_be_chosen_have_their_names() -> None:
    """Both halves of all cards; words for the eye only, as the buttons are named already."""
    artisans, text = seen_by(table := new("architects", 2, 1, PLAYED), 0).added, shown(table, 0, "pl")
    assert text.count("half-name") == 2 * len(artisans.row)
    for card in artisans.row:
        for half in ("adornment", "tool"):
            assert f">{TEXTS.say('pl', f'{half}-{card}')}</small>" in text


def test_a_card_in_hand_counts_the_skills_of_tools() -> None:
    """What the page says is missing is what the rules say."""
    random, looked = Random(5), 0
    for seed in range(6):
        table = new("architects", 2, seed, PLAYED)
        while table.asks:
            ask = table.asks[0]
            if ask.prompt == "guildhall":
                seen = seen_by(table, ask.player)
                offered = {do.CONSTRUCT.argument(table.text(option)) for option in ask.options}
                for card in seen.players[ask.player].hand or []:
                    assert (card in offered) == (not Brings(seen).missing(t.BUILDING_IDS.index(card))), card
                    looked += 1
            crafty(table, random)
    assert looked > 20


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_lesson_has_a_chapter_and_all_crafts(language: str) -> None:
    """Before the chapter about the page; what is our guess says so, and a half that is not known has a mark."""
    lesson = teach(language)
    assert [chapter.name for chapter in lesson.chapters][-2:] == [g.BOX, "interface"]
    assert all(len(paragraph) > 20 for paragraph in lesson.chapters[-2].paragraphs)
    entries = {entry.name: entry for group in lesson.groups for entry in group.entries}
    for craft, row in enumerate(g.CRAFTS):
        entry, guess = entries[f"card-{row.id}"], GUESSED[row.id]
        assert TEXTS.say(language, guess, guess.args) in entry.text
        assert TEXTS.say(language, words.tool(craft)) in entry.text
        unsure = (not {"adornment", "vp"} <= {*row.sure}) + ("tool" not in row.sure)
        assert str(entry.picture).count('class="guess"') == unsure
