"""Reload, lose the network, restart the server: the game is exactly where it was."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.server.serving import Server
from tests.web.conftest import FAST
from tests.web.visiting import at_turn, awaited, insist, move, offered, state

OFFLINE = "No connection"


@pytest.fixture(scope="module")
def own_server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server that may be stopped and started again."""
    with Server(tmp_path_factory.mktemp("restarted") / "data", None, FAST) as running:
        yield running


def shown(page: Page) -> tuple[str, list[str], list[str]]:
    """The question, its answers, and the cards on the table."""
    cards = page.eval_on_selector_all(".spot", "all => all.map(one => one.ariaLabel)")
    return page.locator(".question").inner_text(), offered(page), cards


def test_after_a_reload_in_the_middle_everything_is_where_it_was(chromium: Browser, server: Server) -> None:
    guest, table = at_turn(server, built=1)
    page = guest.visit(chromium, f"/t/{table}", reduced_motion="reduce")  # a film would hold things back
    move(page)
    awaited(page)
    before = shown(page)
    page.reload()
    assert shown(page) == before
    move(page)


def test_a_lost_network_is_told_and_nothing_typed_is_lost(chromium: Browser, server: Server) -> None:
    """A message that could not be sent stays in its field, an answer can be given again."""
    guest, table = at_turn(server, built=1)
    page = guest.visit(chromium, f"/t/{table}")
    notice = page.locator(".notice.offline")
    page.locator(".talk summary").click()
    page.get_by_label("Message").fill("half a thou")
    page.context.set_offline(True)
    page.get_by_label("Message").fill("are you there?")
    page.get_by_role("button", name="Send").click()
    expect(notice).to_contain_text(OFFLINE)
    expect(page.get_by_label("Message")).to_have_value("are you there?")
    before = state(page)
    page.locator("#ask .option").first.click()
    expect(page.locator("#ask .option").first).to_be_enabled()
    assert state(page) == before
    page.context.set_offline(False)
    page.get_by_role("button", name="Send").click()
    expect(page.locator("#talk")).to_contain_text("are you there?")
    expect(notice).to_have_count(0)
    move(page)


def test_a_page_finds_the_server_again_after_a_restart(chromium: Browser, own_server: Server) -> None:
    """The notice comes and goes by itself; the text in the chat is still there, and the game goes on."""
    guest, table = at_turn(own_server, built=1)
    page = guest.visit(chromium, f"/t/{table}")
    page.locator(".talk summary").click()
    page.get_by_label("Message").fill("a long story")
    before = shown(page)
    own_server.stop()
    expect(page.locator(".notice.offline")).to_contain_text(OFFLINE)
    own_server.start()
    expect(page.locator(".notice.offline")).to_have_count(0)
    assert shown(page) == before
    expect(page.get_by_label("Message")).to_have_value("a long story")
    page.locator(".question").click()  # out of the field: digits are answers again
    insist(page, lambda _: page.keyboard.press("1"))
    awaited(page)


def test_a_move_made_elsewhere_after_a_restart_is_shown_on_the_page_that_was_cut_off(
    chromium: Browser, own_server: Server
) -> None:
    guest, table = at_turn(own_server, built=1)
    page = guest.visit(chromium, f"/t/{table}")
    before = state(page)
    own_server.stop()
    expect(page.locator(".notice.offline")).to_be_visible()
    own_server.start()
    asked = guest.look(table, 0)["question"]
    guest.answer(table, 0, asked["number"], asked["options"][0]["do"])
    expect(page.locator(".notice.offline")).to_have_count(0)
    page.wait_for_function("before => document.querySelector('#answers [name=number]')?.value !== before", arg=before)
