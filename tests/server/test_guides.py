"""Guided first games without a script: offered to whoever is new; a prepared table; notes that can be turned."""

from __future__ import annotations

import re

import httpx
import pytest

from burgrave.draw.guide import guides
from burgrave.kernel.game import games
from tests.server.serving import Browser, Server

OFFER = '<input type="hidden" name="guide" value="{}">'
NOTE = re.compile(r'<section id="guide" class="note"[^>]*data-step="([^"]+)"')


@pytest.fixture
def browser(shared_server: Server) -> Browser:
    return Browser(shared_server)


def begun(browser: Browser, game: str, guide: str = "") -> httpx.Response:
    page = browser.get(f"/learn/{game}")
    return browser.send(page, "/lesson", game=game, guide=guide)


def step(page: httpx.Response) -> str | None:
    found = NOTE.search(page.text)
    return found[1] if found is not None else None


def turned(browser: Browser, page: httpx.Response, turn: str) -> httpx.Response:
    return browser.send(page, f"{page.url.path}/guide", turn=turn)


def test_the_first_page_offers_a_guided_game_until_that_game_is_played(browser: Browser) -> None:
    guided = [game.name for game in games().values() if "" in guides(game.texts.package)]
    assert browser.get("/").text.count('action="/lesson"') == len(guided)
    page = begun(browser, "citadels")
    assert page.url.path.startswith("/t/") and 'id="answers"' in page.text  # nobody waits in a hall
    assert browser.get("/").text.count('action="/lesson"') == len(guided) - 1
    assert OFFER.format("") in browser.get("/learn/citadels").text  # there it can be had again


@pytest.mark.parametrize("game", [game.name for game in games().values() if guides(game.texts.package)])
def test_the_page_of_the_rules_offers_all_guided_games_and_the_key_to_icons(browser: Browser, game: str) -> None:
    page = browser.get(f"/learn/{game}").text
    assert all(OFFER.format(name) in page for name in guides(games()[game].texts.package))
    assert 'id="icons"' in page and 'id="icons"' in browser.get(f"/learn/{game}/icons").text
    assert f'href="/learn/{game}#icons"' in begun(browser, game).text


def test_notes_are_turned_by_forms_and_answers_are_given_at_the_thing_itself(browser: Browser) -> None:
    page = begun(browser, "citadels")
    assert step(page) == "goal"
    page = turned(browser, page, "next")
    assert step(page) == "cast"
    page = turned(browser, page, "back")
    assert step(page) == "goal"
    page = turned(browser, turned(browser, page, "next"), "next")
    assert step(page) == "pick" and 'data-do="pick merchant"' in page.text
    assert '<button class="show-me" form="answers" name="do" value="pick merchant">' in page.text
    page = browser.send(page, f"{page.url.path}/answer", do="pick bishop")  # something else than what is suggested
    assert page.status_code == 200 and step(page) != "pick"


def test_whoever_leaves_the_lesson_plays_on_at_the_same_table(browser: Browser) -> None:
    page = turned(browser, begun(browser, "citadels"), "leave")
    assert step(page) is None and 'id="answers"' in page.text
    assert step(browser.get(page.url.path)) is None
    assert step(begun(browser, "citadels")) == "goal"  # another table is another lesson


def test_an_ordinary_table_has_no_notes(browser: Browser) -> None:
    page = browser.send(browser.get("/learn/citadels"), "/play")
    assert step(page) is None and "guide.js" not in page.text
    form = {"token": re.findall(r'name="token" value="([^"]+)"', page.text)[0], "turn": "next"}
    assert browser.http.post(f"{page.url.path}/guide", data=form).status_code == 404
    assert browser.http.post("/lesson", data={**form, "game": "citadels", "guide": "nowhere"}).status_code == 404
