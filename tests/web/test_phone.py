"""On a phone: one area at a time, the question and the hand at the thumb."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.server.serving import Server
from tests.web.visiting import PHONES, Guest, awaited, move, prompted, state

ANSWERS = ".spot.can:visible, #ask .option:visible"  # what lies on the table is answered there


def no_wider(page: Page) -> None:
    """Nothing sticks out at the side, and nothing is cut off there."""
    wide: int = page.evaluate("document.documentElement.scrollWidth")
    assert wide <= page.evaluate("innerWidth")


@pytest.mark.parametrize("size", PHONES, ids=lambda size: f"{size['width']}x{size['height']}")
@pytest.mark.parametrize("language", ["pl", "en"])
def test_a_round_is_played_by_tapping(chromium: Browser, server: Server, size: Any, language: str) -> None:
    """The question and the hand are always in sight; nothing is wider than the window."""
    guest = Guest(server, language)
    table, _ = guest.find("me", "easy", "easy", "easy", stop=prompted("pick", built=1))
    page = guest.visit(chromium, f"/t/{table}", viewport=size, has_touch=True, is_mobile=True, device_scale_factor=2)
    rounds: set[str] = set()
    taps = 0
    while awaited(page) != "over" and (len(rounds) < 2 or taps < 4):  # who was killed has little to do in a round
        rounds.add(page.locator(".head p").inner_text().partition(" · ")[0])
        expect(page.locator(".question")).to_be_in_viewport(ratio=1)
        if page.locator(".banner").count():  # what happened to them has been read
            page.locator(".banner .close").tap()
        expect(page.locator(".own-hand h4")).to_be_in_viewport()
        expect(page.locator(ANSWERS).first).to_be_in_viewport()
        no_wider(page)
        move(page, by="tap")
        taps += 1
    assert len(rounds) >= 2


@pytest.mark.parametrize("size", PHONES, ids=lambda size: f"{size['width']}x{size['height']}")
def test_tabs_show_one_area_at_a_time(chromium: Browser, server: Server, size: Any) -> None:
    """One's own city and hand alone; the log with history and chat; the table with one's own city and hand below it."""
    guest = Guest(server)
    table, _ = guest.find("me", *["easy"] * 7, stop=prompted("turn", built=2))
    page = guest.visit(chromium, f"/t/{table}", viewport=size, has_touch=True, is_mobile=True, device_scale_factor=2)
    board, side, city = page.locator("#board"), page.locator("#side"), page.locator(".own-city")
    for tab, shown, hidden in [
        ("Me", [city, page.locator(".own-hand")], [board, side]),
        ("Log", [side, page.locator(".history")], [board, city]),
        ("Table", [board, city, page.locator(".own-hand")], [side]),
    ]:
        page.locator(".tabs label", has_text=tab).tap()
        for one in shown:
            expect(one).to_be_visible()
        for one in hidden:
            expect(one).to_be_hidden()
        expect(page.locator(".question")).to_be_in_viewport()
        no_wider(page)


def test_a_tab_stays_open_when_the_table_moves_on(chromium: Browser, server: Server) -> None:
    guest = Guest(server)
    table = guest.table("me", "easy")
    guest.play(table, stop=prompted("turn"))
    page = guest.visit(chromium, f"/t/{table}", viewport=PHONES[0], has_touch=True, is_mobile=True)
    page.locator(".tabs label", has_text="Me").tap()
    move(page, by="tap")
    expect(page.locator(".own-city")).to_be_visible()
    expect(page.locator("#board")).to_be_hidden()


def test_the_log_opens_at_its_newest_line_and_a_message_that_is_sent_stays_in_sight(
    chromium: Browser, server: Server
) -> None:
    guest = Guest(server)
    table, _ = guest.find("me", "easy", stop=prompted("turn", built=3))
    page = guest.visit(chromium, f"/t/{table}", viewport=PHONES[0], has_touch=True, is_mobile=True)
    page.locator(".tabs label", has_text="Log").tap()
    expect(page.locator(".log li").first).to_be_in_viewport(ratio=0.9)
    expect(page.locator(".log li").last).not_to_be_in_viewport()
    page.locator(".talk summary").tap()
    for text in ("one", "two", "three", "four"):
        page.get_by_label("Message").fill(text)
        page.get_by_role("button", name="Send").tap()
        expect(page.locator("#talk li").first).to_contain_text(text)
    expect(page.locator("#talk li").first).to_be_in_viewport(ratio=0.9)
    expect(page.get_by_label("Message")).to_be_in_viewport(ratio=0.9)
    expect(page.get_by_label("Message")).to_be_focused()


def test_a_long_press_explains_a_card_and_answers_nothing(chromium: Browser, server: Server) -> None:
    guest = Guest(server)
    table = guest.table("me", "easy")
    guest.play(table, stop=prompted("pick"))
    page = guest.visit(chromium, f"/t/{table}", viewport=PHONES[1], has_touch=True, is_mobile=True)
    before = state(page)
    spot = page.locator(".draft .spot.can").first
    box = spot.bounding_box()
    assert box is not None
    touch = page.context.new_cdp_session(page)
    where = {"x": box["x"] + box["width"] / 2, "y": box["y"] + box["height"] / 2}
    touch.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [where]})
    expect(page.locator("#tip")).to_be_visible()
    touch.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    page.wait_for_timeout(500)  # an answer would have gone out by now
    assert state(page) == before
