"""Whole games in a real browser, by clicking what glows on the board."""

from __future__ import annotations

import re
import time
from typing import Any

from playwright.sync_api import Browser, Page, expect

from tests.server.serving import Server
from tests.web.visiting import (
    GAME,
    Guest,
    awaited,
    complaints,
    in_polish,
    move,
    nearly_over,
    shows,
    state,
    visitor,
)


def test_two_people_play_a_whole_game_by_clicking_the_board(chromium: Browser, server: Server) -> None:
    """Each in a browser of their own; both see the end without a reload."""
    ada = visitor(chromium, server, "pl-PL", reduced_motion="reduce")
    bruno = visitor(chromium, server, "en-GB", reduced_motion="reduce")
    wrong = complaints(ada), complaints(bruno)
    ada.goto("/")
    ada.get_by_role("region", name="Cytadela").get_by_role("link", name="Zaproś znajomych").click()
    ada.locator(".count", has_text=re.compile("^2$")).click()
    ada.get_by_role("button", name="Przygotuj stół").click()
    bruno.goto(ada.locator(".invite input.link").input_value())
    bruno.get_by_label("Nickname").fill("Bruno")
    bruno.get_by_role("button", name="Sit down").click()
    for page in (ada, bruno):
        expect(page.locator("#board")).to_be_visible()
        page.evaluate("window.untouched = true")
    glowing = others = 0
    until = time.monotonic() + GAME
    while "over" not in (state(ada), state(bruno)):
        assert time.monotonic() < until, "the game does not end"
        for page in (ada, bruno):
            while state(page) not in ("waiting", "over"):
                if move(page):
                    glowing += 1
                else:
                    others += 1
    expect(ada.locator(".result h2")).to_contain_text(re.compile("Zwycię|Wygryw"))
    expect(bruno.locator(".result h2")).to_contain_text(re.compile("Won by|You win"))
    assert [_totals(page) for page in (ada, bruno)] == [_totals(ada)] * 2
    assert glowing > 20, (glowing, others)
    assert ada.evaluate("window.untouched") and bruno.evaluate("window.untouched")
    assert wrong == ([], [])


def _totals(page: Page) -> list[str]:
    expect(page.locator(".scores thead .number")).to_have_count(2)
    return page.locator(".scores .total").all_inner_texts()


def test_one_click_begins_a_game_against_bots_and_all_of_it_is_in_polish(chromium: Browser, server: Server) -> None:
    """From the first page to the end; no English word in any round, and nothing wrong on the console."""
    page = visitor(chromium, server, "pl-PL", reduced_motion="reduce")
    wrong = complaints(page)
    page.goto("/")
    in_polish(page)
    citadels = page.get_by_role("region", name="Cytadela")
    citadels.get_by_role("button", name="Graj teraz z botami").click()  # the first click
    awaited(page)
    move(page)  # the second
    guest, table = Guest(server, "pl", page), page.url.rpartition("/")[2]
    rounds: set[int] = set()

    def another_round(seen: dict[str, Any]) -> bool:
        return seen["view"]["round"] not in rounds

    while not (seen := guest.play(table, stop=another_round))["over"]:  # fast, and the page follows
        rounds.add(seen["view"]["round"])
        shows(page, seen["question"]["number"])
        in_polish(page)
        if nearly_over(seen):
            break
    while awaited(page) != "over":
        move(page)
        in_polish(page)
    assert len(rounds) > 4
    page.get_by_role("link", name="Punkty").first.click()
    expect(page.locator("table.bars")).to_be_visible()
    in_polish(page)
    assert wrong == []
