"""The pages in a real browser: without a script whole games can be played; with one, tabs follow each other."""

from __future__ import annotations

import re
import time

import pytest
from playwright.sync_api import Browser, BrowserContext, ConsoleMessage, Page, expect

from tests.server.serving import Server

TIMEOUT = 60_000  # ms; the machine may be busy


def visitor(chromium: Browser, server: Server, language: str, script: bool = True, **more: object) -> Page:
    context: BrowserContext = chromium.new_context(
        base_url=server.address,
        locale=language,
        java_script_enabled=script,
        **more,  # type: ignore[arg-type]  # whatever a context takes
    )
    page = context.new_page()
    page.set_default_timeout(TIMEOUT)
    return page


def test_two_people_and_two_bots_play_a_whole_game_with_javascript_off(chromium: Browser, server: Server) -> None:
    """Nothing but links, buttons and reloads."""
    ada, bruno = visitor(chromium, server, "pl-PL", script=False), visitor(chromium, server, "en-GB", script=False)
    ada.goto("/")
    ada.get_by_role("link", name="Nowy stół").click()
    ada.select_option("select[name=seat-1]", "open")
    ada.select_option("select[name=seat-2]", "easy")
    ada.select_option("select[name=seat-3]", "easy")
    ada.get_by_role("button", name="Przygotuj stół").click()
    link = ada.locator(".seats input.link").first.input_value()
    bruno.goto(link)
    bruno.get_by_label("Nickname").fill("Bruno <b>")
    bruno.get_by_role("button", name="Sit down").click()
    answers = 0
    until = time.monotonic() + 240
    while time.monotonic() < until:
        for page in (ada, bruno):
            page.reload()
            buttons = page.locator("#ask .options button")
            while buttons.count():
                buttons.nth(buttons.count() // 2).click()
                answers += 1
        if ada.locator(".result").count():
            break
    bruno.reload()
    expect(ada.locator(".result h2")).to_contain_text("Zwycięstwo")
    expect(bruno.locator(".result h2")).to_contain_text("Won by")
    assert answers > 40
    expect(ada.get_by_role("row", name=re.compile("Bruno <b>")).first).to_be_visible()  # escaped, and shown as written
    ada.get_by_role("link", name="Powtórka").click()
    ada.get_by_role("link", name="▶").click()
    expect(ada.locator(".replay")).to_contain_text("ruch 1 z")
    bruno.get_by_role("button", name="Play again").click()
    expect(bruno.locator("#now")).to_contain_text("1 player is missing")


def test_a_tab_follows_the_table_without_being_reloaded_and_its_title_says_whose_move_it_is(
    chromium: Browser, server: Server
) -> None:
    complaints: list[str] = []

    def listen(message: ConsoleMessage) -> None:
        if message.type == "error":
            complaints.append(message.text)

    page = visitor(chromium, server, "en-GB")
    page.on("console", listen)
    page.goto("/")
    page.get_by_role("button", name="Play now against bots").click()
    page.evaluate("window.untouched = true")
    for _ in range(12):
        expect(page.locator("#ask.asked")).to_be_visible()
        expect(page).to_have_title(re.compile("Your move"))
        page.keyboard.press("1")
        expect(page.locator("#ask.asked .options button:disabled")).to_have_count(0)
    assert page.evaluate("window.untouched") is True
    assert complaints == []


def test_chat_reaches_the_other_tab_and_is_shown_as_text(chromium: Browser, server: Server) -> None:
    ada, bruno = visitor(chromium, server, "en-GB"), visitor(chromium, server, "pl-PL")
    ada.goto("/new?game=citadels&players=2")
    ada.select_option("select[name=seat-1]", "open")
    ada.get_by_role("button", name="Set up the table").click()
    bruno.goto(ada.locator(".seats input.link").first.input_value())
    bruno.get_by_role("button", name="Siadam").click()
    expect(ada.locator("#board")).to_be_visible()  # the game began without a reload
    bruno.get_by_label("Wiadomość").fill("<img src=x onerror=alert(1)> cześć")
    bruno.get_by_role("button", name="Wyślij").click()
    expect(ada.locator(".talk")).to_contain_text("<img src=x onerror=alert(1)> cześć")
    assert ada.locator(".talk img").count() == 0


def test_a_shared_device_covers_each_hand_before_the_next_is_shown(chromium: Browser, server: Server) -> None:
    page = visitor(chromium, server, "en-GB")
    page.goto("/new?game=citadels&players=2")
    page.select_option("select[name=seat-1]", "me")
    page.fill("input[name=name-1]", "Zosia")
    page.get_by_role("button", name="Set up the table").click()
    seen = []
    for _ in range(2):
        expect(page.locator(".cover")).to_be_visible()
        assert page.locator("#board").count() == 0
        seen.append(page.locator(".cover h1").inner_text())
        page.locator(".cover button").click()
        while page.locator("#ask.asked").count():
            page.locator("#ask .options button").first.click()
            expect(page.locator("#ask button:disabled")).to_have_count(0)  # they are while it is sent
    assert len(set(seen)) == 2 and any("Zosia" in one for one in seen)


@pytest.mark.parametrize(("width", "height", "scheme"), [(1280, 800, "light"), (390, 844, "dark")])
@pytest.mark.parametrize("language", ["pl-PL", "en-GB"])
def test_no_page_is_wider_than_its_window(
    chromium: Browser, server: Server, width: int, height: int, scheme: str, language: str
) -> None:
    page = visitor(chromium, server, language, viewport={"width": width, "height": height}, color_scheme=scheme)
    page.goto("/")
    page.locator("button.first").first.click()
    expect(page.locator("#board")).to_be_visible()
    addresses = [page.url, "/", "/new?game=citadels&players=8", "/me", "/api", f"{page.url}/log"]
    for address in addresses:
        page.goto(address)
        assert page.evaluate("document.documentElement.scrollWidth") <= width, address
