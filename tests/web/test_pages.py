"""The pages in a real browser: without a script whole games can be played; with one, tabs follow each other."""

from __future__ import annotations

import re
import time
from contextlib import suppress

import pytest
from playwright.sync_api import Browser, Error, Locator, Page, expect

from tests.server.serving import Server
from tests.web.visiting import GAME, Guest, complaints, give, insist, nearly_over, offered, together, visitor, wish


def test_two_people_and_two_bots_play_with_javascript_off(chromium: Browser, server: Server) -> None:
    """Nothing but links, buttons and reloads: at the beginning, at the end and afterwards; between them it is fast."""
    ada, bruno = visitor(chromium, server, "pl-PL", script=False), visitor(chromium, server, "en-GB", script=False)
    ada.goto("/")
    ada.get_by_role("region", name="Cytadela").get_by_role("link", name="Nowy stół").click()
    ada.locator("[name=seat-1][value=open]").check()
    ada.locator("[name=seat-2][value=easy]").check()
    ada.locator("[name=seat-3][value=easy]").check()
    ada.get_by_role("button", name="Przygotuj stół").click()
    bruno.goto(ada.locator(".invite input.link").input_value())
    bruno.get_by_label("Nickname").fill("Bruno <b>")
    bruno.get_by_role("button", name="Sit down").click()
    beginning = sum(_answer(page) for _ in range(4) for page in (ada, bruno))
    people = [(Guest(server, "pl", ada), 0), (Guest(server, "en", bruno), 1)]
    assert not together(people, ada.url.rpartition("/")[2], nearly_over)["over"]
    end = 0
    until = time.monotonic() + GAME
    while not ada.locator(".result").count():
        assert time.monotonic() < until, "the game does not end"
        end += _answer(ada) + _answer(bruno)
    bruno.reload()
    for page, mine, theirs in ((ada, "Wygrywasz!", "Zwycięstwo: "), (bruno, "You win!", "Won by ")):
        me = page.locator("header a[href='/me']").inner_text()
        assert me in page.locator(".result thead .who").all_inner_texts()
        winners = page.locator(".result thead .won .who").all_inner_texts()
        expect(page.locator(".result h2")).to_have_text(mine if me in winners else theirs + ", ".join(winners))
    assert beginning > 4 and end
    expect(ada.get_by_role("columnheader", name="Bruno <b>").first).to_be_visible()  # escaped, and shown as written
    ada.get_by_role("link", name="Powtórka").click()
    ada.get_by_role("link", name="Ruch dalej").click()
    expect(ada.locator("#ask.past")).to_contain_text("po ruchu 1 z")
    bruno.get_by_role("button", name="Play again").click()
    expect(bruno.locator("#now")).to_contain_text("1 player is missing")


def _answer(page: Page) -> int:
    """Look at the table, and answer whatever is asked; how often."""
    answers = 0
    with suppress(Error):  # it looks again by itself, and may do so just now
        page.goto(page.url)
        while dos := offered(page):
            give(page, wish(dos), Locator.click)
            answers += 1
    return answers


def test_a_tab_follows_the_table_without_being_reloaded_and_its_title_says_whose_move_it_is(
    chromium: Browser, server: Server
) -> None:
    page = visitor(chromium, server, "en-GB")
    wrong = complaints(page)
    page.goto("/")
    page.get_by_role("region", name="Citadels").get_by_role("button", name="Play now against bots").click()
    expect(page.locator("#board")).to_be_visible()
    page.evaluate("window.untouched = true")
    for _ in range(12):
        expect(page.locator("#ask.asked")).to_be_visible()
        expect(page).to_have_title(re.compile("Your move"))
        insist(page, lambda _: page.keyboard.press("1"))
    assert page.evaluate("window.untouched") is True
    assert wrong == []


def test_a_game_that_begins_while_the_host_waits_is_laid_out_and_chat_is_shown_as_text(
    chromium: Browser, server: Server
) -> None:
    ada, bruno = visitor(chromium, server, "en-GB"), visitor(chromium, server, "pl-PL")
    ada.goto("/new?game=citadels&players=2")
    ada.locator("[name=seat-1][value=open]").check()
    ada.select_option("select[name=option-crown]", "1")
    ada.get_by_role("button", name="Set up the table").click()
    bruno.goto(ada.locator(".invite input.link").input_value())
    bruno.get_by_role("button", name="Siadam").click()
    expect(ada.locator("#board")).to_be_visible()  # the game began without a reload
    _laid_out(ada)
    bruno.locator(".tabs [for=tab-log]").click()  # who chooses a character has the log in a drawer
    bruno.locator(".talk summary").click()
    bruno.get_by_label("Wiadomość").fill("<img src=x onerror=alert(1)> cześć")
    bruno.get_by_role("button", name="Wyślij").click()
    expect(ada.locator(".talk")).to_contain_text("<img src=x onerror=alert(1)> cześć")
    assert ada.locator(".talk img").count() == 0


def _laid_out(page: Page) -> None:
    """The table is the page: the log beside the board, all of it in the window; on a phone, one area at a time."""
    fits = "document.documentElement.scrollHeight <= innerHeight"
    beside = "[...document.querySelectorAll('#board, #side')].map(one => one.getBoundingClientRect().left)"
    left, right = page.evaluate(beside)
    assert left < right and page.evaluate(fits)
    desk = page.viewport_size
    assert desk is not None
    page.set_viewport_size({"width": 390, "height": 844})
    expect(page.locator(".tabs")).to_be_visible()
    expect(page.locator("#side")).to_be_hidden()
    assert page.evaluate(fits)
    page.set_viewport_size(desk)


@pytest.mark.parametrize(("width", "height", "scheme"), [(1280, 800, "light"), (390, 844, "dark")])
@pytest.mark.parametrize("language", ["pl-PL", "en-GB"])
def test_no_page_is_wider_than_its_window(
    chromium: Browser, server: Server, width: int, height: int, scheme: str, language: str
) -> None:
    page = visitor(chromium, server, language, viewport={"width": width, "height": height}, color_scheme=scheme)
    page.goto("/")
    page.locator(".box button").first.click()
    expect(page.locator("#board")).to_be_visible()
    table = page.url
    addresses = [
        table,
        f"{table}?at=0",
        "/",
        "/new?game=citadels&players=8",
        "/me",
        "/me/delete",
        "/api",
        "/learn",
        "/learn/viscounts",
        "/opponent/viscounts",
        "/about",
        f"{table}/log",
        f"{table}/points",
    ]
    for address in addresses:
        page.goto(address)
        assert page.evaluate("document.documentElement.scrollWidth") <= width, address
