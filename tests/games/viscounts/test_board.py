"""The table of Viscounts on a page: whatever can be answered glows somewhere, and every place lies where it belongs."""

from __future__ import annotations

import re
from math import cos, radians, sin
from random import Random

import pytest

from burgrave.conformance.boards import glow_where_they_lie, scene_of, shown
from burgrave.draw.page import CHAPTER
from burgrave.draw.people import people
from burgrave.games.viscounts.data import tables as t
from burgrave.games.viscounts.page.board import PHASES
from burgrave.games.viscounts.page.cards import portraits
from burgrave.games.viscounts.page.geometry import PLACES, SIDE, sheet
from burgrave.games.viscounts.page.lesson import teach
from burgrave.games.viscounts.page.motion import marks, way
from burgrave.games.viscounts.text.wording import TEXTS
from burgrave.games.viscounts.view.records import ViscountsView
from burgrave.kernel.begin import new
from burgrave.kernel.text import LANGUAGES

UNPLACED = ("round", "uses", "begins", "acts", "copies")  # told, but not about a place
ONLY_LISTED = ("rest", "hire nobody", "keep", "stay")  # what is about nothing on the table stands among the answers


@pytest.mark.parametrize("players", range(1, 5))
def test_whatever_can_be_answered_glows_where_it_lies(players: int) -> None:
    table = new("viscounts", players, players)
    seen = glow_where_they_lie(table, players, lambda table, ask, do: do not in ONLY_LISTED, once=True)
    assert len(seen) > 8


def test_everybody_on_a_card_can_be_drawn() -> None:
    assert {card.name for card in t.TOWNSFOLK} <= set(portraits())
    assert set(portraits().values()) <= set(people())


@pytest.mark.parametrize("players", [2, 4])
def test_every_place_of_the_drawing_is_placed(players: int) -> None:
    """Places are named once, by the style sheet as by the drawing, and lie within it."""
    text = shown(new("viscounts", players, 1), 0)
    found = re.findall(r'<div id="([\w-]+)" class="place', text)
    assert len(found) == len(set(found)) and set(found) <= set(PLACES)
    assert all(f"#{name}{{" in sheet() for name in found)
    for place in PLACES.values():
        assert 0 < place.x < SIDE and 0 < place.y < SIDE


@pytest.mark.parametrize("place", range(t.RING))
def test_nothing_lies_over_the_middle_of_a_section(place: int) -> None:
    """Sections lie along their walls, so that whoever aims at one meets it and not the tier above."""
    middle = PLACES[f"castle-1-{place}"]
    for name, other in PLACES.items():
        if other is middle or not name.startswith(("castle", "brings", "book", "ring", "card")):
            continue
        turned = radians(-other.turned)
        right, down = middle.x - other.x, middle.y - other.y
        across, along = right * cos(turned) - down * sin(turned), right * sin(turned) + down * cos(turned)
        assert abs(across) > other.wide / 2 or abs(along) > other.high / 2, name


def test_the_toll_of_a_town_is_shown_before_the_click() -> None:
    """Whoever may go further for silver sees how much that costs, there."""
    table = new("viscounts", 2, 3)

    def tolls() -> list[int]:
        seen = table.view(table.asks[0].player)
        assert isinstance(seen, ViscountsView)
        return [silver for silver in seen.ways.values() if silver]

    while not tolls():
        table.answer(table.asks[0].options[0], table.asks[0].player)
    shown_there = re.findall(r'<span class="toll"><b>(\d+)</b>', shown(table, table.asks[0].player))
    assert sorted(map(int, shown_there)) == sorted(tolls())


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_is_explained_names_the_page_of_the_rulebook(language: str) -> None:
    """Rows, worth, phases, actions, goods and the walls; whoever is asked finds it in the help, too."""
    table = new("viscounts", 2, 3)
    while table.asks[0].prompt != "play":
        table.answer(table.asks[0].options[0], table.asks[0].player)
    text = shown(table, table.asks[0].player, language)
    tips = dict(re.findall(r'<div id="tip-([\w-]+)">(.*?)</div>', text, re.DOTALL))
    named = [*(f"phase-{phase}" for phase in PHASES), *(f"kind-{kind}" for kind in t.KINDS), "worth", "debts", "deeds"]
    named += [*(f"action-{action}" for action in t.ACTIONS), "good-silver", "section-0-0", "castle-3"]
    page = re.compile({"pl": r"\(str\. \d", "en": r"\(pp?\. \d"}[language])
    assert [name for name in named if not page.search(tips[name])] == []
    assert page.search(TEXTS.say(language, "prompt-play.help"))


def test_a_trade_shows_what_it_costs_and_brings() -> None:
    """How often is not asked with bare numbers: silver for missing icons as the label says it, then the gain."""
    found = []
    for seed in range(4):
        random, table = Random(seed), new("viscounts", 2, seed)
        while table.asks:
            ask = table.asks[0]
            if ask.prompt == "times":
                text = shown(table, ask.player)
                for option in ask.options:
                    tile = text.partition(f'value="{table.text(option)}"')[2].partition("</button>")[0]
                    told = re.search(r"(\d+) silver", table.label(option, "en").partition("(")[2])
                    extra = re.search(r'class="extra-cost">\+(\d+)<', tile)
                    assert (told and told[1]) == (extra and extra[1]), (table.label(option, "en"), tile)
                    assert "▸" in tile and "<use" in tile.partition("▸")[2]
                    found.append(extra is not None)
            table.answer(random.choice(ask.options), ask.player)
    assert {True, False} <= set(found)


@pytest.mark.parametrize("players", range(1, 5))
def test_events_say_what_moved_from_where_to_where(players: int) -> None:
    """Both are places of the page that a seat looks at, and different ones; an event where nothing moves has some."""
    random = Random(players)
    table = new("viscounts", players, players)
    kinds: set[str] = set()
    told = 0
    while table.asks:
        ask = random.choice(table.asks)
        table.answer(random.choice(ask.options), ask.player)
        fresh, told = table.events(0)[told:], len(table.events(0))
        seen = table.view(0)
        assert isinstance(seen, ViscountsView)
        if {one.kind for one in fresh} <= kinds:
            continue
        text, mark = shown(table, 0), marks(scene_of(table, 0))
        for one in fresh:
            kinds.add(one.kind)
            moved, marked = way(one.kind, one.args, seen), mark(one.kind, one.args)
            assert moved is None or moved.many > 0
            for place in (*marked.places, *((moved.source, moved.target) if moved is not None else ())):
                assert f'id="{place}"' in text or place == "ends", (one.kind, place)
            assert "<use" in str(marked.icon)
            assert bool(marked.places) == (one.kind not in UNPLACED), one.kind
    assert {"plays", "moves", "draws", "gains", "workers", "builds", "hires", "transcribes"} <= kinds


def test_a_cascade_and_a_collision_are_told_place_by_place() -> None:
    """Who rises, and where the two who stay go; a collision is on the track, and begins a chapter."""
    table = new("viscounts", 2, 2)
    seen = table.view(0)
    assert isinstance(seen, ViscountsView)
    mark = marks(scene_of(table, 0))
    sections = [one.section for one in seen.ring]
    place, beside = sections.index(1), (sections.index(2), sections.index(0))
    risen = mark("rises", {"who": 0, "section": 1, "tier": 2})
    assert risen.places == (f"castle-1-{place}", f"castle-2-{place}") and not risen.opens
    spread = mark("spreads", {"who": 0, "section": 1, "sections": [2, 0]})
    assert spread.places == tuple(f"castle-1-{one}" for one in beside)
    collision = mark("collides", {"who": 0, "space": 3})
    assert collision.places == ("track-0",) and collision.opens == CHAPTER
    assert mark("collides", {"who": 1, "space": 3}).places == ("seat-1",)
    assert mark("gains", {"who": 0, "good": t.INK, "count": 1}).places == ("purse-0",)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_card_that_is_our_guess_says_so_on_the_rules_page(language: str) -> None:
    """And no other card does."""
    guess = TEXTS.say(language, "explain-reconstructed")
    told = {entry.name for group in teach(language).groups for entry in group.entries if guess in entry.text}
    kinds = (("folk", t.TOWNSFOLK), ("book", t.MANUSCRIPTS), ("player", t.PLAYER_CARDS), ("scheme", t.SCHEMES))
    told = {name for name in told if name.partition("-")[0] in dict(kinds)}
    guessed = {f"{kind}-{row.id}" for kind, rows in kinds for row in rows if row.guessed}
    assert told and told <= guessed
    assert len(guessed - told) <= 4, guessed - told  # cards that say the same stand there once
