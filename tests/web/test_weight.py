"""What a table costs to look at: little to carry, nothing from elsewhere, and no motion for whoever wants none."""

from __future__ import annotations

from typing import Any
from urllib.parse import urlsplit

import pytest
from playwright.sync_api import Browser, Response, expect

from tests.server.serving import Server
from tests.web.visiting import Guest, at_turn, move, prompted, visitor

MOST = 150_000  # bytes of a page
KEPT = 150_000  # of style sheets, script and letters, which browsers keep
COUNTED = """document.startViewTransition = ((begin) => function (change) {
    window.transitions = (window.transitions ?? 0) + 1; return begin.call(this, change);
})(document.startViewTransition)"""


def test_a_first_visit_to_a_large_table_late_in_a_game_is_light_and_asks_nobody_else(
    chromium: Browser, server: Server
) -> None:
    """All that comes over the wire, as if it were not compressed."""
    guest = Guest(server, "pl")

    def late(seen: dict[str, Any]) -> bool:
        cities = [len(player["city"]) for player in seen["view"]["players"]]
        return prompted("turn")(seen) and max(cities) >= 6 and sum(cities) >= 30

    table, _ = guest.find("me", *["easy"] * 7, stop=late)
    received: list[Response] = []
    page = visitor(chromium, server, "pl-PL")
    page.on("response", lambda response: received.append(response))
    page.context.add_cookies(guest.cookies)
    page.goto(f"/t/{table}", wait_until="networkidle")
    expect(page.locator(".own-city .spot").first).to_be_visible()
    weights = {response.url: len(response.body()) for response in received}
    assert any("style.css" in url for url in weights) and any("burgrave.js" in url for url in weights)
    page_alone = weights.pop(page.url)
    assert page_alone < MOST and sum(weights.values()) < KEPT, (page_alone, weights)
    assert {urlsplit(url).netloc for url in weights} == {f"127.0.0.1:{server.port}"}


def test_no_page_asks_another_host(chromium: Browser, server: Server, finished: tuple[Guest, str]) -> None:
    guest, table = finished
    page = visitor(chromium, server)
    asked: set[str] = set()
    page.on("request", lambda request: asked.add(urlsplit(request.url).netloc))
    page.context.add_cookies(guest.cookies)
    for path in ("/", "/new", f"/t/{table}", f"/t/{table}/points", "/learn", "/me", "/api", "/about"):
        page.goto(path)
    assert asked == {f"127.0.0.1:{server.port}"}


@pytest.mark.parametrize("motion", ["reduce", "no-preference"])
def test_cards_travel_only_where_motion_is_welcome(chromium: Browser, server: Server, motion: str) -> None:
    guest, table = at_turn(server, built=1)
    page = visitor(chromium, server, reduced_motion=motion)
    page.add_init_script(COUNTED)
    page.context.add_cookies(guest.cookies)
    page.goto(f"/t/{table}")
    move(page)
    move(page)
    assert bool(page.evaluate("window.transitions ?? 0")) is (motion == "no-preference")
