"""What a page with a script does when the server can't take a form."""

from __future__ import annotations

import sqlite3
from contextlib import closing

from playwright.sync_api import Browser, Route, expect

from tests.server.serving import Server
from tests.web.visiting import READY, TIMEOUT, at_turn, changed, state, visitor


def test_an_answer_on_its_way_is_not_asked_for_again(chromium: Browser, server: Server) -> None:
    """Somebody says something meanwhile: the question is not shown as if nothing had been answered."""
    guest, table = at_turn(server)
    page, other = (guest.visit(chromium, f"/t/{table}", reduced_motion="reduce") for _ in range(2))
    held: list[Route] = []
    page.route("**/answer", lambda route: held.append(route))  # a method of C is not taken
    page.wait_for_function(READY)
    buttons = page.locator("#ask .options button")
    buttons.first.click()
    expect(buttons.first).to_be_disabled()
    other.locator(".talk summary").click()
    with page.expect_response(lambda response: response.url.endswith(table)) as fetched:
        other.locator("#say").fill("Well?")
        other.locator("#say").press("Enter")
    assert "Well?" in fetched.value.text()
    expect(buttons.first).to_be_disabled()
    before = state(page)
    held[0].continue_()
    changed(page, before)
    expect(page.locator(".talk")).to_contain_text("Well?")


def test_an_answer_that_was_not_taken_can_be_sent_again(chromium: Browser, server: Server) -> None:
    """The database is locked for a while: the page says so, and its buttons work again."""
    ada = visitor(chromium, server, "en-GB")
    ada.goto("/new?game=citadels&players=2")
    ada.locator("[name=seat-1][value=easy]").check()
    ada.select_option("select[name=option-crown]", "0")
    ada.get_by_role("button", name="Set up the table").click()
    buttons = ada.locator(".draft .spot.can")
    expect(buttons.first).to_be_enabled(timeout=TIMEOUT)
    with closing(sqlite3.connect(server.data / "burgrave.db", isolation_level=None, timeout=30)) as db:
        db.execute("BEGIN EXCLUSIVE")
        buttons.first.click()
        expect(ada.locator("#now .notice")).to_contain_text("The database can't be reached", timeout=TIMEOUT)
        expect(buttons.first).to_be_enabled()
        db.execute("ROLLBACK")
    buttons.first.click()
    expect(ada.locator("#now .notice")).to_have_count(0, timeout=TIMEOUT)
