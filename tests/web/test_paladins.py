"""A table of Paladins in a browser: it fits, an action is three clicks, and nothing is hard to read."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Browser, Page, Response, expect

from tests.server.serving import Server
from tests.web.test_accessibility import check, looking, unfold
from tests.web.test_phone import no_wider
from tests.web.visiting import DESK, LARGER, PHONES, Guest, awaited, complaints, move, offered, state, visitor

MOST = 400_000  # bytes before they are packed: four boards, each with twelve actions, the town, all that pages need


def turn(seen: dict[str, Any]) -> bool:
    """Whether a seat is in the middle of a game, at the beginning of a turn."""
    return bool(seen["question"]["prompt"] == "turn" and seen["view"]["round"] >= 2)


@pytest.fixture(scope="module")
def at_table(server: Server) -> tuple[Guest, str]:
    """A guest at the beginning of a turn, with three bots."""
    guest = Guest(server, "pl")
    table, _ = guest.find("me", "easy", "easy", "easy", game="paladins", stop=turn)
    return guest, table


def test_a_turn_with_every_board_open_is_easy_to_read(
    chromium: Browser, server: Server, at_table: tuple[Guest, str]
) -> None:
    guest, table = at_table
    page = looking(chromium, server, guest, f"/t/{table}")
    unfold(page)
    check(page)
    page.locator("#tab-own").evaluate("tab => (tab.checked = true)")
    check(page, PHONES[:1])


def test_a_lesson_and_a_game_alone_are_easy_to_read(chromium: Browser, server: Server) -> None:
    check(looking(chromium, server, None, "/learn/paladins"))
    guest = Guest(server)
    table, _ = guest.find("me", game="paladins", stop=turn)
    page = looking(chromium, server, guest, f"/t/{table}")
    unfold(page)
    expect(page.locator(".resource-track")).to_be_visible()
    check(page)


def test_the_boards_fit_and_are_not_heavy(chromium: Browser, server: Server, at_table: tuple[Guest, str]) -> None:
    guest, table = at_table
    received: list[Response] = []
    page = visitor(chromium, server, "pl-PL", viewport=DESK)
    page.on("response", lambda response: received.append(response))
    page.context.add_cookies(guest.cookies)
    page.goto(f"/t/{table}", wait_until="networkidle")
    weights = {response.url: len(response.body()) for response in received}
    assert any("/style/paladins.css" in url for url in weights) and sum(weights.values()) < MOST, weights
    own = (".tracks", ".own-board .hold", ".own-board .deeds", ".own-board .gathered")
    for part in (".stalls", ".king", ".lands", ".camp", ".supplies", *own):
        expect(page.locator(part).first).to_be_in_viewport(ratio=1)
    for size in PHONES:
        page.set_viewport_size(size)  # type: ignore[arg-type]  # width and height, as it wants
        for tab in ("own", "table"):
            page.locator(f"#tab-{tab}").evaluate("tab => (tab.checked = true)")
            no_wider(page)
            expect(page.locator(".question")).to_be_in_viewport(ratio=1)


def test_all_answers_are_in_sight_and_passing_stands_aside(
    chromium: Browser, server: Server, at_table: tuple[Guest, str]
) -> None:
    """Where they lie, without scrolling; passing asks once, and says what could still be done."""
    guest, table = at_table
    page = guest.visit(chromium, f"/t/{table}", language="pl-PL")
    for size in (DESK, *LARGER):
        page.set_viewport_size(size)  # type: ignore[arg-type]  # width and height, as it wants
        for option in page.locator("button.spot.can").all():
            expect(option).to_be_in_viewport(ratio=1)
    answers, quiet = offered(page), page.locator("#ask .sure")
    assert answers[-1] == "pass" and len(answers) > 4
    expect(page.locator('#ask .option[value="pass"]')).to_be_hidden()
    before = state(page)
    quiet.locator("summary").click()
    expect(quiet.locator("p")).to_contain_text(page.locator("#answers .option").first.text_content() or "nothing")
    expect(quiet.locator(".option")).to_be_visible()
    assert state(page) == before


def test_turns_are_taken_on_the_boards(chromium: Browser, server: Server) -> None:
    """By clicking what glows; the explanation of what is pointed at is shown."""
    guest = Guest(server)
    table, _ = guest.find("me", "easy", game="paladins", stop=turn)
    page = guest.visit(chromium, f"/t/{table}", viewport=DESK, reduced_motion="reduce")
    wrong = complaints(page)
    page.locator(".own-board .box-commission").first.hover()
    expect(page.locator("#tip")).to_contain_text("monk")
    for _ in range(6):
        if awaited(page) == "over":
            break
        glowing(page)
    assert not wrong


def glowing(page: Page) -> None:
    """Whatever is offered can be clicked on the boards, except passing; something of it is."""
    offered = page.eval_on_selector_all("#ask .option", "all => all.map(one => one.value)")
    found = page.eval_on_selector_all(".spot.can", "all => all.map(one => one.value)")
    assert set(offered) - set(found) <= {"pass"}
    assert move(page, found[0] if found else "pass") is bool(found)
