"""The table of Architects on a page: whatever can be answered glows somewhere, and says what it is worth before."""

from __future__ import annotations

import re
from itertools import pairwise
from random import Random

import pytest

from burgrave.conformance.boards import glow_where_they_lie, scene_of, shown
from burgrave.draw.page import CHAPTER, TURN
from burgrave.draw.people import people
from burgrave.games.architects.data import tables as t
from burgrave.games.architects.page.brings import Brings
from burgrave.games.architects.page.cards import SMALLEST, portraits
from burgrave.games.architects.page.geometry import HIGH, PLACES, WIDE, cell, sheet
from burgrave.games.architects.page.houses import HOUSES, looks
from burgrave.games.architects.page.icons import GOOD
from burgrave.games.architects.page.lesson import teach
from burgrave.games.architects.page.motion import marks, way
from burgrave.games.architects.rules import vocabulary as do
from burgrave.games.architects.text.wording import TEXTS
from burgrave.games.architects.view.records import ArchitectsView
from burgrave.kernel.begin import new
from burgrave.kernel.table import Table
from burgrave.kernel.text import LANGUAGES

UNPLACED = ("turn", "skips")  # told, but not about a place
ONLY_LISTED = ("done", "decline")  # what is about nothing on the table stands among the answers
ADVANCED = {"boards": "advanced", "characters": "chosen", "promo": True, "free_first_apprentice": True}


def seen_by(table: Table, seat: int) -> ArchitectsView:
    """What a seat sees."""
    found = table.view(seat)
    assert isinstance(found, ArchitectsView)
    return found


def until(prompt: str, players: int = 3, seed: int = 0) -> Table:
    """A table where somebody is asked this."""
    for more in range(20):
        random, table = Random(seed + more), new("architects", players, seed + more)
        while table.asks:
            ask = table.asks[0]
            if ask.prompt == prompt and len(ask.options) > 2:
                return table
            table.answer(random.choice(ask.options), ask.player)
    raise AssertionError(f"nobody is asked {prompt}")


@pytest.mark.parametrize("players", range(1, 6))
def test_whatever_can_be_answered_glows_where_it_lies(players: int) -> None:
    options = ADVANCED if players % 2 else {}
    table = new("architects", players, players, options)
    seen = glow_where_they_lie(table, players, lambda table, ask, do: do not in ONLY_LISTED, once=True)
    assert len(seen) > 8


def test_everybody_and_every_building_on_a_card_can_be_drawn() -> None:
    assert {*(card.name for card in t.APPRENTICES), *t.CHARACTER_IDS} == set(portraits())
    assert set(portraits().values()) <= set(people())
    assert set(looks()) == set(t.BUILDING_IDS)
    assert {look.house for look in looks().values()} <= set(HOUSES)


@pytest.mark.parametrize("players", [1, 3, 5])
def test_every_place_of_the_drawing_is_placed(players: int) -> None:
    """Places are named once, by the style sheet as by the drawing, and lie within it."""
    text = shown(until("place", players), 0)
    found = re.findall(r'<div id="([\w-]+)" class="place', text)
    assert len(found) == len(set(found)) and set(found) <= set(PLACES)
    assert all(f"#{name}{{" in sheet() for name in found)
    for place in PLACES.values():
        assert place.left >= 0 and place.left + place.wide <= WIDE
        assert place.top >= 0 and place.top + place.high <= HIGH


@pytest.mark.parametrize("columns", t.GUILDHALL_COLUMNS[1:])
def test_spaces_of_the_guildhall_lie_within_it_and_not_over_each_other(columns: int) -> None:
    hall, cells = PLACES["guildhall"], [cell(number, columns) for number in range(columns * t.GUILDHALL_ROWS)]
    for one in cells:
        assert hall.left <= one.left and one.left + one.wide <= hall.left + hall.wide
        assert hall.top <= one.top and one.top + one.high <= hall.top + hall.high
    for one, other in pairwise(cells):
        assert one.top != other.top or one.left + one.wide <= other.left


def test_a_place_says_what_one_more_worker_would_bring() -> None:
    """The number on its sign is the one that comes in the end, with all that apprentices add."""
    goods = {"quarry": "stone", "forest": "wood", "silversmith": "silver", "tax_stand": "silver"}
    told = set()
    for seed in range(4):
        random, table = Random(seed), new("architects", 2, seed)
        while table.asks:
            ask = table.asks[0]
            option = random.choice(ask.options)
            place = do.PLACE.argument(table.text(option)) or ""
            before = seen_by(table, ask.player)
            table.answer(option, ask.player)
            if place in goods:
                good = goods[place]
                sign = Brings(before).at(place)
                now = seen_by(table, ask.player).players[ask.player].goods[good]
                gained = str(now - before.players[ask.player].goods[good])
                assert sign[sign.index(GOOD[good]) - 1] == gained, (place, sign, gained)
                told.add((place, gained))
    assert len({place for place, _ in told}) == len(goods) and len(told) > 9


def test_groups_that_may_be_captured_say_what_they_are_worth() -> None:
    """So many workers come back to the supply, or are worth so much silver."""
    table = until("capture", 3)
    ask = table.asks[0]
    seen, text = seen_by(table, ask.player), shown(table, ask.player)
    groups = [do.CAPTURE.argument(table.text(option)) for option in ask.options]
    for group in filter(None, groups):
        place, seat = group.split(" ")
        button = text.partition(f'value="capture {group}"')[2].partition("</button>")[0]
        assert f"<b>+{seen.places[place][int(seat)]}</b>" in button, (group, button)
        assert ("icon-coin" in button) == (int(seat) != ask.player)


def test_a_column_says_what_hiring_there_costs() -> None:
    """The price of the option and that of the column are the same."""
    table = until("workshop", 2)
    ask = table.asks[0]
    seen = seen_by(table, ask.player)
    brings = Brings(seen, ask.prompt)
    for option in ask.options:
        card = do.HIRE.argument(table.text(option))
        if card is not None:
            slot, before = seen.row.index(card), seen.players[ask.player].goods["silver"]
            clone = table.clone()
            clone.answer(option, ask.player)
            if seen_by(clone, ask.player).players[ask.player].apprentices[-1:] == [card]:
                after = seen_by(clone, ask.player).players[ask.player].goods["silver"]
                assert before - brings.hiring(slot) + seen.coins[slot] == after


def test_a_card_in_hand_says_whether_it_can_be_built_or_what_is_missing() -> None:
    """Where the guildhall asks, exactly the cards that miss nothing can be built."""
    table = until("guildhall", 2)
    ask = table.asks[0]
    seen = seen_by(table, ask.player)
    offered = {do.CONSTRUCT.argument(table.text(option)) for option in ask.options}
    brings = Brings(seen)
    for card in seen.players[ask.player].hand or []:
        assert (card in offered) == (not brings.missing(t.BUILDING_IDS.index(card))), card


@pytest.mark.parametrize("players", range(1, 6))
def test_events_say_what_moved_from_where_to_where(players: int) -> None:
    """Both are places of the page that a seat looks at, and different ones; an event where nothing moves has some."""
    random = Random(players)
    table = new("architects", players, players)
    kinds: set[str] = set()
    told = 0
    while table.asks:
        ask = random.choice(table.asks)
        table.answer(random.choice(ask.options), ask.player)
        fresh, told = table.events(0)[told:], len(table.events(0))
        seen = seen_by(table, 0)
        if {one.kind for one in fresh} <= kinds:
            continue
        text, mark = shown(table, 0), marks(scene_of(table, 0))
        for one in fresh:
            kinds.add(one.kind)
            moved, marked = way(one.kind, one.args, seen), mark(one.kind, one.args)
            assert moved is None or moved.many > 0
            for place in (*marked.places, *((moved.source, moved.target) if moved is not None else ())):
                assert f'id="{place}"' in text, (one.kind, place)
            assert "<use" in str(marked.icon)
            assert bool(marked.places) == (one.kind not in UNPLACED), one.kind
    assert {"places", "gains", "draws", "hires", "captures", "virtue", "resets"} <= kinds


def test_a_capture_and_a_level_are_told_place_by_place() -> None:
    """From where to whom; a placed worker begins a chapter, and a turn is one."""
    table = until("place", 3)
    mark = marks(scene_of(table, 0))
    captured = mark("captures", {"who": 1, "place": t.FOREST, "whom": 0, "count": 3})
    assert captured.places == ("place-forest", "seat-1") and captured.harm > 0
    assert mark("sends", {"who": 1, "count": 2, "whom": [2, 0, 0]}).befalls
    assert mark("sends", {"who": 1, "count": 2, "whom": [0, 0, 2]}).befalls is None  # somebody else's workers
    assert mark("climbs", {"who": 0, "level": 3}).places == ("cathedral-2", "cathedral-3")
    placed = mark("places", {"who": 1, "place": t.MIDDLE, "strength": 0})
    assert placed.places == ("market-1",) and placed.opens == CHAPTER
    assert mark("turn", {"who": 1, "turn": 4}).opens == TURN
    assert mark("takes_back", {"who": 0, "source": 14}).places == ("seat-0",)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_solo_opponent_is_said_to_be_our_own(language: str) -> None:
    """At the table, and beside every scheme of the lesson, but nowhere else."""
    table = until("place", 1)
    assert TEXTS.say(language, "board-invented") in shown(table, 0, language).replace("&#39;", "'")
    guess = TEXTS.say(language, "explain-reconstructed")
    *others, schemes = teach(language).groups
    assert schemes.entries and all(guess in entry.text for entry in schemes.entries)
    assert not [entry.name for group in others for entry in group.entries if guess in entry.text]


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_name_on_a_card_is_written_too_small(language: str) -> None:
    """A long one takes two lines, or is set narrower."""
    drawn = "".join(str(entry.picture) for group in teach(language).groups for entry in group.entries)
    sizes = re.findall(r'<text class="(?:named|house-name|scheme-name)"[^>]* font-size="([\d.]+)"', drawn)
    assert sizes and min(map(float, sizes)) >= SMALLEST
