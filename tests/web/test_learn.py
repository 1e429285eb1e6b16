"""The page that teaches a game: searched while somebody types, and by asking again without a script."""

from __future__ import annotations

import pytest
from playwright.sync_api import Browser, expect

from tests.server.serving import Server
from tests.web.visiting import visitor


@pytest.mark.parametrize(("language", "word", "found"), [("pl-PL", "zabójczyni", 1), ("en-GB", "assassin", 1)])
def test_the_rules_are_searched_while_somebody_types(
    chromium: Browser, server: Server, language: str, word: str, found: int
) -> None:
    page = visitor(chromium, server, language)
    page.goto("/learn/citadels")
    everything = page.locator(".entry:visible").count()
    assert everything > 70  # 27 characters, and every district
    page.locator("#search").press_sequentially(word.upper())
    few = "[...document.querySelectorAll('.entry')].filter(one => one.checkVisibility()).length < 12"
    page.wait_for_function(few)  # each letter narrows it
    expect(page.locator("#character-assassin")).to_be_visible()
    assert page.locator(".entry:visible").count() >= found
    expect(page.locator("section#chapter-goal")).to_be_hidden()
    page.locator("#search").fill("xyzzy")
    expect(page.locator(".entry:visible")).to_have_count(0)
    expect(page.locator("#nothing")).to_be_visible()
    page.locator("#search").fill("")
    expect(page.locator(".entry:visible")).to_have_count(everything)
    expect(page.locator("section#chapter-goal")).to_be_visible()


def test_without_a_script_the_rules_are_searched_by_asking_again(chromium: Browser, server: Server) -> None:
    page = visitor(chromium, server, "en-GB", script=False)
    page.goto("/learn/citadels")
    page.locator("#search").fill("Assassin")
    page.get_by_role("button", name="Search").click()
    expect(page.locator("#character-assassin")).to_be_visible()
    assert 1 <= page.locator(".entry").count() < 12
    page.locator("#search").fill("xyzzy")
    page.get_by_role("button", name="Search").click()
    expect(page.locator(".entry")).to_have_count(0)
    expect(page.locator("#nothing")).to_be_visible()


def test_the_lightest_game_is_taught_first(chromium: Browser, server: Server) -> None:
    page = visitor(chromium, server)
    page.goto("/learn")
    assert page.url.endswith("/learn/citadels")
