"""What a table tells without being asked: what was closed stays closed, what was said is counted, answers are seen."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Browser, Route, expect

from burgrave.kernel.game import games
from tests.server.acting import join
from tests.server.serving import Server
from tests.web.test_banner import until
from tests.web.visiting import DESK, PHONES, READY, Guest, awaited, move, offered

HEARD = """() => {
    window.heard = 0;
    window.AudioContext = class extends AudioContext {
        constructor() { super(); window.bells = (window.bells ?? 0) + 1; }
        createOscillator() { window.heard += 0.5; return super.createOscillator(); } // two notes are one ring
    };
}"""
TOP = "one => one.getBoundingClientRect().y"
GLOW = "one => getComputedStyle(one).boxShadow + getComputedStyle(one).opacity"
HIDDEN = """() => {
    Object.defineProperty(document, "hidden", { value: true, configurable: true });
    document.dispatchEvent(new Event("visibilitychange"));
}"""


@pytest.mark.parametrize("game", sorted(games()))
def test_a_banner_stays_closed_and_a_title_tells_what_happened(chromium: Browser, server: Server, game: str) -> None:
    """Also after the page is loaded anew; until something else happens."""
    guest, table, _ = until(server, 'class="bad"', "easy", "easy", "easy", game=game)
    page = guest.visit(chromium, f"/t/{table}", viewport=DESK, reduced_motion="reduce")
    banner = page.locator(".banner")
    page.evaluate(HIDDEN)
    assert banner.locator("li .to-you").first.inner_text() in page.title()
    moment = banner.locator("li a").first.get_attribute("href")
    assert moment is not None and re.fullmatch(rf"/t/{table}\?at=\d+", moment)
    banner.get_by_role("button", name="Close").click()
    expect(banner).to_be_hidden()
    page.reload()
    expect(page.locator("#ask")).to_be_visible()
    expect(banner).to_be_hidden()


def test_what_others_say_is_counted_until_it_is_read(chromium: Browser, server: Server) -> None:
    """On a phone the talk lies behind a tab: the tab says how much is new; one's own words are not.

    A bell is heard by those alone who wish for it.
    """
    host, friend = Guest(server), Guest(server)
    table = host.table("me", "open", public=True, chat=True)
    assert join(friend, table).status_code == 200
    page = host.visit(chromium, f"/t/{table}", viewport=PHONES[0], has_touch=True, is_mobile=True)
    tab = page.locator(".tabs [for=tab-log]")
    expect(tab).to_be_visible()
    expect(tab).not_to_have_attribute("data-unread", re.compile("."))
    page.evaluate(HEARD)
    host.say(table, "mine")
    for text in ("hello", "your move"):
        friend.say(table, text)
    expect(tab).to_have_attribute("data-unread", "2")
    assert page.evaluate("window.heard") == 0
    page.evaluate("document.documentElement.dataset.sound = 'yes'")  # as the preferences have it
    friend.say(table, "do you hear me?")
    expect(tab).to_have_attribute("data-unread", "3")
    assert page.evaluate("window.heard") == 1
    tab.tap()
    page.locator(".talk > summary").tap()
    expect(page.locator("#talk")).to_be_visible()
    expect(tab).not_to_have_attribute("data-unread", re.compile("."))


@pytest.mark.parametrize("game", sorted(games()))
def test_an_answer_is_seen_before_the_server_has_spoken(chromium: Browser, server: Server, game: str) -> None:
    """What was chosen is marked at once; where it is refused, everything is as before."""
    guest = Guest(server)
    table = guest.table("me", "easy", game=game)
    page = guest.visit(chromium, f"/t/{table}", viewport=DESK, reduced_motion="reduce")
    awaited(page)
    sent = list[Route]()
    page.route("**/answer", lambda route: sent.append(route))
    do = offered(page)[0]
    page.wait_for_timeout(500)  # what has just appeared takes no click
    page.locator(f'[value="{do}"]:visible').first.click()
    expect(page.locator("[data-chosen]")).not_to_have_count(0)
    sent[0].abort()
    expect(page.locator(".notice.offline")).to_be_visible()
    expect(page.locator("[data-chosen]")).to_have_count(0)
    page.unroute("**/answer")
    move(page, do)


def test_a_card_that_was_answered_with_is_taken_at_once_and_lies_where_it_was_if_refused(
    chromium: Browser, server: Server
) -> None:
    """It is lifted while the others do not glow any more; then all is as before."""
    guest = Guest(server)
    table, _ = guest.find("me", "easy", stop=lambda seen: seen["question"]["prompt"] == "pick")
    page = guest.visit(chromium, f"/t/{table}", viewport=DESK)
    awaited(page)
    sent = list[Route]()
    page.route("**/answer", lambda route: sent.append(route))
    card, other = (page.locator(".draft .spot.can").nth(at) for at in (0, 1))
    before, glow = card.evaluate(TOP), other.evaluate(GLOW)
    page.wait_for_timeout(500)  # what has just appeared takes no click
    card.click()
    page.wait_for_function(f"y => ({TOP})(document.querySelector('[data-chosen]')) < y - 8", arg=before)
    assert other.evaluate(GLOW) != glow
    sent[0].abort()
    expect(page.locator("[data-chosen]")).to_have_count(0)
    page.wait_for_function(f"y => ({TOP})(document.querySelector('.draft .spot.can')) === y", arg=before)
    assert other.evaluate(GLOW) == glow


def test_a_move_at_another_table_is_heard_by_whoever_wishes_for_it(chromium: Browser, server: Server) -> None:
    """One bell is made, however often it rings."""
    guest = Guest(server)
    page = guest.visit(chromium, f"/t/{guest.table('me', 'open')}")
    page.wait_for_function(READY)
    page.evaluate(HEARD)

    def called() -> None:
        """It is our move at a table that has just begun, where a bot moves first."""
        guest.table("me", "easy", options={"crown": 1})

    called()
    page.wait_for_function("() => document.title.startsWith('●')")
    assert page.evaluate("window.heard") == 0
    page.evaluate("document.documentElement.dataset.sound = 'yes'")
    for rings in (1, 2):
        page.wait_for_timeout(600)  # several tabs ring once
        called()
        page.wait_for_function("rings => window.heard === rings", arg=rings)
    assert page.evaluate("window.bells") == 1


def test_a_finished_game_plays_itself(chromium: Browser, server: Server, finished: tuple[Guest, str]) -> None:
    """Move by move, faster where that is wished, until it is stopped; the address tells the moment."""
    guest, table = finished
    page = guest.visit(chromium, f"/t/{table}?at=0&play=1", viewport=DESK)
    page.locator(".playing .speed").first.select_option("4")
    page.wait_for_function("() => Number(document.querySelector('.history [type=range]').value) >= 2")
    play = page.locator(".playing .play").first
    expect(play).to_have_attribute("aria-pressed", "true")
    play.click()
    expect(play).to_have_attribute("aria-pressed", "false")
    shown = page.locator(".history [type=range]").first.input_value()
    assert int(shown) >= 2 and f"at={shown}" in page.url
