"""The page about oneself: how one likes the pages, and how one's games went."""

from __future__ import annotations

import re

import msgspec
import pytest

from burgrave.kernel.game import games
from burgrave.server.rows import OVER, Result
from burgrave.web.layout import STATIC
from burgrave.web.listed import Listed
from burgrave.web.preferences import CHOICES, Preferences, kept, preferred
from burgrave.web.sheets import own
from tests.server.acting import setting_up
from tests.server.serving import Browser, Server


def test_what_is_usual_is_not_kept() -> None:
    assert Preferences().cookie() == "" and Preferences().marks() == {}
    likes = preferred({"light": "night", "pace": "quick", "sound": "yes"})
    assert likes.marks() == {"data-light": "night", "data-pace": "quick", "data-sound": "yes"}
    assert kept(likes.cookie()) == likes


@pytest.mark.parametrize(
    "cookie", ["", "light=noon", "=&&;", "light=night&light=day" * 99, "sound=1&colour=red", "\x00"]
)
def test_a_cookie_that_makes_no_sense_changes_nothing(cookie: str) -> None:
    found = kept(cookie)
    assert all(getattr(found, name) in choices for name, choices in CHOICES.items())


def test_preferences_are_kept_by_the_browser_and_change_every_page(shared_server: Server) -> None:
    browser = Browser(shared_server)
    assert "data-light" not in browser.get("/").text
    page = browser.send(
        browser.get("/me"), "/me/likes", light="night", size="large", cards="small", pace="normal", answers="list"
    )
    assert re.search(r'name="light" value="night" checked', page.text)
    for path in ("/", "/new", "/learn/citadels"):
        html = re.findall(r"<html[^>]*>", browser.get(path).text)[0]
        assert all(
            mark in html
            for mark in ('data-light="night"', 'data-size="large"', 'data-cards="small"', 'data-answers="list"')
        )
        assert 'data-asks="no"' in html, "a switch that is off is not sent"
    assert "data-light" not in Browser(shared_server).get("/").text


@pytest.mark.parametrize("game", games())
def test_the_cards_of_every_game_are_as_large_as_somebody_likes(game: str) -> None:
    """One variable, by which the rule of each game for the cards of one's hand is multiplied."""
    sheet = own(game)
    assert sheet is not None and b"rem * var(--cards,1)" in sheet
    pages = (STATIC / "pages.css").read_text(encoding="utf-8")
    marks = [*Preferences(cards="small").marks().items(), *Preferences(cards="large").marks().items()]
    factors = [re.search(rf":root\[{name}={value}\] {{ --cards: ([\d.]+);", pages) for name, value in marks]
    small, large = (float(factor[1]) for factor in factors if factor is not None)
    assert small < 1 < large


def test_giving_up_is_asked_once_where_that_is_liked(shared_server: Server) -> None:
    browser = Browser(shared_server)
    id_ = setting_up(browser, "me", "easy", game="paladins")
    for likes, asks in (({"asks": "yes"}, True), ({}, False)):
        browser.send(browser.get("/me"), "/me/likes", **likes)
        html = re.findall(r"<html[^>]*>", browser.get(f"/t/{id_}").text)[0]
        assert ('data-asks="no"' not in html) is asks


def test_whoever_has_finished_nothing_is_told_so(shared_server: Server) -> None:
    empty = Browser(shared_server).get("/me").text
    assert "Finish a game" in empty and 'class="last-games"' not in empty


def listed(winners: list[int], totals: list[int], seats: list[str | None]) -> Listed:
    row = msgspec.convert(
        {"game": "citadels", "status": OVER, "result": Result(winners, [(total, {}) for total in totals])},
        type=Shown,
    )
    people = [Sitting(seat=n, person=person, bot=None) for n, person in enumerate(seats)]
    return Listed(row, people)  # type: ignore[arg-type]  # as much of a table as its place in a list needs


class Shown(msgspec.Struct):
    """As much of a table as its result needs."""

    game: str
    status: str
    result: Result


class Sitting(msgspec.Struct):
    """As much of a seat."""

    seat: int
    person: str | None
    bot: str | None


@pytest.mark.parametrize(
    ("winners", "totals", "place"),
    [
        ([0], [20, 10, 5], 1),
        ([1], [20, 20, 5], 2),
        ([1], [5, 9, 7], 3),
        ([0, 1], [7, 7, 3], 1),
        ([3], [5, 9, 1, 30], 3),
    ],
)
def test_places_count_ties_that_were_broken(winners: list[int], totals: list[int], place: int) -> None:
    one = listed(winners, totals, ["ada", "bo", None][: len(totals)])
    assert one.place("ada") == place and one.won("ada") is (place == 1) and one.points("ada") == totals[0]
    assert one.seats_of("cy") == []
