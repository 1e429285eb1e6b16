"""Every page by axe: no violation of WCAG 2.1 A and AA, by day and by night, at a desk and on a phone."""

from __future__ import annotations

import re
from collections.abc import Sequence
from itertools import product
from typing import Any

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Browser, Page, expect

from tests.server.serving import Server
from tests.web.visiting import DESK, PHONES, Guest, at_turn, prompted, visitor

RULES = {  # by night only colours are others
    "light": {"runOnly": ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa"], "resultTypes": ["violations"]},
    "dark": {"runOnly": ["color-contrast", "link-in-text-block"], "resultTypes": ["violations"]},
}
# Axe can't tell the contrast on a gradient: it gets the end of it where the contrast is worst.
PLAIN = "body { background: light-dark(#dcc69a, #2a2019) !important }"


def check(page: Page, sizes: Sequence[Any] = (DESK, PHONES[0])) -> None:
    """No violation, however the page is looked at."""
    page.add_style_tag(content=PLAIN)
    found = []
    for size, scheme in product(sizes, RULES):
        page.set_viewport_size(size)
        page.emulate_media(color_scheme=scheme, reduced_motion="reduce")  # type: ignore[arg-type]  # they are words
        for one in Axe().run(page, options=RULES[scheme]).response["violations"]:
            for node in one["nodes"]:
                why = re.sub(r"\s+", " ", node["failureSummary"])
                found.append(f"{scheme} {size['width']}: {one['id']}: {node['html'][:160]} {why[:260]}")
    assert not found, f"{page.url}\n" + "\n".join(found)


def unfold(page: Page) -> None:
    """What is folded up counts, too."""
    page.eval_on_selector_all("details", "all => all.forEach(one => (one.open = true))")


def looking(chromium: Browser, server: Server, who: Guest | None, path: str, **more: Any) -> Page:
    page = visitor(chromium, server, bypass_csp=True, **more)
    if who is not None:
        page.context.add_cookies(who.cookies)
    page.goto(path)
    return page


@pytest.mark.parametrize(
    "path",
    [
        "/",
        "/new?game=citadels&players=8",
        "/new?game=paladins&players=1",
        "/new?game=viscounts&players=1",
        "/me",
        "/me/delete",
        "/api",
        "/learn",
        "/about",
        "/nowhere",
    ],
)
def test_pages_that_need_no_table(chromium: Browser, server: Server, path: str) -> None:
    page = looking(chromium, server, None, path)
    unfold(page)
    check(page)


def test_a_lobby_with_games_in_all_states(chromium: Browser, server: Server, finished: tuple[Guest, str]) -> None:
    guest, _ = finished
    guest.table("me", "easy", public=True)
    guest.table("me", "open", public=True)
    Guest(server).table("me", "open", public=True)
    check(looking(chromium, server, guest, "/"))


def test_a_waiting_room_and_an_invitation(chromium: Browser, server: Server) -> None:
    guest = Guest(server)
    table = guest.table("me", "open", "easy", chat=True)
    page = looking(chromium, server, guest, f"/t/{table}")
    link = page.locator(".invite input.link").input_value()
    unfold(page)
    check(page)
    check(looking(chromium, server, None, link))


def test_a_table_in_the_selection(chromium: Browser, server: Server) -> None:
    guest = Guest(server, "pl")
    table, _ = guest.find("me", "easy", "easy", stop=prompted("pick", built=1))
    check(looking(chromium, server, guest, f"/t/{table}"))


def test_a_table_in_a_turn_with_everything_open(chromium: Browser, server: Server) -> None:
    guest, table = at_turn(server, "me", "easy", "easy", "easy", "easy", "easy", built=3, hand=2)
    page = looking(chromium, server, guest, f"/t/{table}")
    page.get_by_role("button", name="Hint").click()
    expect(page.locator(".advice")).to_be_visible()
    unfold(page)
    check(page)
    for tab in ("own", "log"):
        page.locator(f"#tab-{tab}").evaluate("tab => (tab.checked = true)")
        check(page, PHONES[:1])


def test_a_spectator(chromium: Browser, server: Server) -> None:
    guest = Guest(server)
    table, _ = guest.find("me", "easy", public=True, stop=prompted("turn", built=1))
    check(looking(chromium, server, None, f"/t/{table}"))


def test_a_cover(chromium: Browser, server: Server) -> None:
    guest = Guest(server)
    table = guest.table("me", "me")
    page = looking(chromium, server, guest, f"/t/{table}")
    expect(page.locator(".cover")).to_be_visible()
    check(page)


@pytest.mark.parametrize("path", ["", "?at=40", "/points", "/log"])
def test_a_finished_game(chromium: Browser, server: Server, finished: tuple[Guest, str], path: str) -> None:
    guest, table = finished
    check(looking(chromium, server, guest, f"/t/{table}{path}"))


def test_an_analysis(chromium: Browser, server: Server, finished: tuple[Guest, str]) -> None:
    guest, table = finished
    page = looking(chromium, server, guest, f"/t/{table}/analysis")
    expect(page.locator(".progress")).to_have_count(0)
    check(page)


def test_a_note_of_a_lesson_and_the_key_to_icons(chromium: Browser, server: Server) -> None:
    page = looking(chromium, server, None, "/learn/paladins")
    page.locator("form[action='/lesson'] button").first.click()
    page.wait_for_selector(".hole:popover-open")
    check(page, (PHONES[0],))
    page.locator(".to-key").click()
    page.wait_for_selector(".key-sheet li")
    check(page, (DESK,))
