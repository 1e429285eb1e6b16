"""The look of Paladins: everybody has a face, workers are put where they are wanted, every event has its place."""

from __future__ import annotations

import re
from random import Random
from types import SimpleNamespace
from typing import cast
from xml.etree import ElementTree

import pytest
from markupsafe import Markup

from burgrave import new
from burgrave.conformance.boards import glowing, scene_of, shown
from burgrave.draw import people as persons
from burgrave.draw.page import CHAPTER, ROUND, TURN, Mark
from burgrave.draw.shapes import Symbols
from burgrave.games.paladins.data import tables as t
from burgrave.games.paladins.page.cards import Faces, outsiders, people
from burgrave.games.paladins.page.motion import marks
from burgrave.games.paladins.page.scenery import picture, sheet
from burgrave.kernel.text import LANGUAGES
from burgrave.server.telling import Line
from burgrave.web.shown import Room
from tests.games.paladins.scene import Seat, play, scene

UNPLACED = ("refresh", "game-over", "townsfolk-leave", "outsiders-leave")  # nothing of it is left on the table


def box(text: str, action: str) -> str:
    """An action of the own board."""
    found = re.search(rf'id="act-0-{action}"(.*?)(?=id="act-0-|id="gathered-0")', text, re.DOTALL)
    assert found is not None
    return found[1]


# -------------------------------------------------------------------- faces


def test_everybody_has_a_face_of_their_own() -> None:
    """Townsfolk by their name, each paladin, outsiders by their people."""
    townsfolk = {row.name: people()["townsfolk"][row.name][0] for row in t.TOWNSFOLK}
    paladins = {card: people()["paladin"][card][0] for card in t.PALADIN_IDS}
    assert len(set(townsfolk.values())) == len(townsfolk) == 11
    assert len({*paladins.values()} | {*townsfolk.values()}) == 12 + 11
    assert {*townsfolk.values(), *paladins.values(), *outsiders().values()} <= {*persons.people()}
    for row in t.OUTSIDERS:
        assert outsiders()[row.id] in people()["outsider"][row.people]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_card_shows_who_it_is(language: str) -> None:
    """The name on the card, and a bust; a card that somebody has is smaller and shows the same."""
    faces = Faces(Symbols(), language)
    cards = [
        *(
            (faces.townsfolk(card, hired), f"townsfolk-{row.name}")
            for card, row in zip(t.TOWNSFOLK_IDS, t.TOWNSFOLK, strict=True)
            for hired in (False, True)
        ),
        *(
            (faces.outsider(card, fate), f"outsider-{row.name}")
            for card, row in zip(t.OUTSIDER_IDS, t.OUTSIDERS, strict=True)
            for fate in ("", "converted", "attacked")
        ),
        *((faces.paladin(card), f"paladin-{card}") for card in t.PALADIN_IDS),
    ]
    for card, name in cards:
        drawn = str(card.picture)
        assert f">{Markup.escape(faces.name(name))}<" in drawn and drawn.count("/people.svg?") == 1
        ElementTree.fromstring(drawn)


@pytest.mark.parametrize("night", [0, 1])
def test_the_town_is_a_picture_without_a_style_sheet(night: int) -> None:
    drawn = picture(night)
    ElementTree.fromstring(drawn)
    assert "class=" not in drawn and len(drawn) < 20_000
    assert len(sheet()) < 45_000 and sheet().count("data:image/svg+xml,") == 2


# -------------------------------------------------------------------- workers


@pytest.mark.parametrize(("language", "name"), [("pl", "Nawracanie"), ("en", "Convert")])
def test_the_last_worker_is_tapped_himself(language: str, name: str) -> None:
    """What all answers have in common is on its way; the socket that is left glows, and so does everybody who fits."""
    table = scene(Seat("fighter+cleric+merchant+scout+scout", silver=4, faith=3), round_=2)
    play(table, "do convert")
    text = shown(table, 0, language)
    found = dict(zip(glowing(text), re.findall(r'<button class="spot can still (\w+)"', text), strict=True))
    assert found == {"workers scout+fighter+cleric": "kind", "workers merchant+fighter+cleric": "kind"}
    filled = box(text, "convert")
    assert "filling" in filled and filled.count(" coming") == 2 and filled.count(" want") == 1
    assert " want" not in box(text, "attack") and table.sentence(language, 0).startswith(f"{name}: ")


def test_where_two_are_to_be_chosen_there_are_groups() -> None:
    table = scene(Seat("fighter+merchant+scout", silver=4), round_=2)
    play(table, "do develop")
    text = shown(table, 0)
    assert len(glowing(text)) == text.count('<button class="spot can still team"') == 3
    assert box(text, "develop").count(" want") == 2


def test_of_one_worker_or_two_the_way_that_was_chosen_is_filled() -> None:
    table = scene(Seat("fighter+scout+merchant", silver=9), round_=2)
    play(table, "do recruit with two")
    filled = box(shown(table, 0), "recruit")
    one, two = filled.split('class="spot still way"')[1:]
    assert "coming" not in one and two.count(" coming") == 1 and two.count(" want") == 1


def test_a_favour_that_waits_for_a_worker_is_lit() -> None:
    table = scene(Seat("fighter+scout"), round_=3, favours=["two_criminals"])
    play(table, "favour favour_two_criminals")
    text = shown(table, 0)
    assert 'class="royal-place of-favour filling"' in text and sorted(glowing(text)) == [
        "workers fighter",
        "workers scout",
    ]


@pytest.mark.parametrize(("language", "missing"), [("pl", "Brakuje: Kleryk"), ("en", "Missing: 1 Cleric")])
def test_what_is_missing_stands_on_the_action(language: str, missing: str) -> None:
    """In words and in short; on one where workers stand, they are to be seen."""
    seat = Seat("scout+labourer+fighter", silver=9, provisions=9, board={"hunt": "labourer -"})
    text = shown(scene(seat, round_=2), 0, language)
    assert re.search(rf'class="why-not">.*?</svg>{missing}</span>', box(text, "commission"))
    assert "why-not" not in box(text, "hunt") and "blocked" in box(text, "hunt") and "why-not" not in box(text, "trade")


# -------------------------------------------------------------------- what happened


@pytest.mark.parametrize("players", [1, 3])
def test_every_event_has_an_icon_and_its_place(players: int) -> None:
    """The places are on the page of the seat that looks; whose it is, is told of the solo opponent, too."""
    random = Random(players)
    table = new("paladins", players, players)
    kinds: set[str] = set()
    told = 0
    while table.asks:
        ask = random.choice(table.asks)
        table.answer(random.choice(ask.options), ask.player)
        fresh, told = table.events(0)[told:], len(table.events(0))
        if {one.kind for one in fresh} <= kinds:
            continue
        text, mark = shown(table, 0), marks(scene_of(table, 0))
        for one in fresh:
            kinds.add(one.kind)
            marked = mark(one.kind, one.args)
            assert "<use" in str(marked.icon)
            places = (*marked.places, *(marked.way[2:] if marked.way is not None else ()))
            assert all(f'id="{place}"' in text for place in places), (one.kind, places)
            assert marked.way is None or (marked.way.many > 0 and marked.way.source != marked.way.target), one.kind
            assert bool(marked.places) == (one.kind not in UNPLACED), one.kind
            assert (marked.whose is not None) == (
                "who" in one.args
                or one.kind in ("scheme", "scheme-fails", "marker")
                or one.kind.startswith("opponent-")
            )
    assert {"acts", "sends", "suspected", "taxes", "debt", "inquisition", "order-shown", "favour-shown"} <= kinds
    assert players > 1 or {"scheme", "marker", "opponent-acts"} <= kinds


def test_turns_and_rounds_are_told_apart() -> None:
    mark = marks(scene_of(scene(Seat(), Seat()), 0))
    assert mark("round", {"number": 2, "seat": 1}).opens == ROUND
    assert mark("acts", {"who": 1, "action": t.HUNT, "workers": 1}).opens == TURN
    assert mark("inquisition", {}).opens == CHAPTER and mark("debt", {"who": 0}).opens == 0
    assert mark("acts", {"who": 1, "action": t.HUNT, "workers": 1}).places == ("seat-1",)
    assert mark("acts", {"who": 0, "action": t.HUNT, "workers": 1}).places == ("act-0-hunt",)


def test_an_inquisition_in_the_move_of_another_is_told_to_whom_it_befalls() -> None:
    """After what it comes from, also where it is the last before the own turn; to have passed is no such thing."""
    mark = marks(scene_of(scene(Seat(), Seat()), 0))
    told = [("acts", {"who": 1, "action": t.HUNT, "workers": 1}), ("passes", {"who": 0})]
    told += [("inquisition", {}), ("debt", {"who": 1}), ("debt", {"who": 0})]
    log = [SimpleNamespace(kind=kind, args=args, at=5) for kind, args in told]
    room = SimpleNamespace(log=log, mine=[0], new=lambda line: True)

    def marked(line: Line) -> Mark:
        return mark(line.kind, line.args)

    assert [line.kind for line in Room.happened(cast(Room, room), marked)] == ["inquisition", "debt"]
    assert [line.kind for line in Room.happened(cast(Room, room), lambda line: Mark(None, ()))] == ["passes", "debt"]
