"""By keyboard alone: Tab, Enter, digits and u; one gesture, of a key or of the mouse, is one answer."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Page, Request, expect

from tests.server.serving import Server
from tests.web.visiting import at_turn, awaited, changed, insist, lost, move, offered, state, tab_to, visitor

HELD = """key => { for (let n = 0; n < 30; n++) document.activeElement.dispatchEvent(
    new KeyboardEvent("keydown", { key, repeat: n > 0, bubbles: true, cancelable: true })) }"""
STOP = """() => { const moment = performance.now(); performance.now = () => moment }"""  # all that follows is at once


@pytest.fixture
def page(chromium: Browser, server: Server) -> Iterator[Page]:
    """Somebody in the middle of a game against an easy bot, in a turn."""
    guest, table = at_turn(server, built=1)
    found = guest.visit(chromium, f"/t/{table}")
    yield found
    found.context.close()


def sent(page: Page, what: str = "answer") -> list[Request]:
    """The requests of a kind that go out from now on."""
    found: list[Request] = []
    page.on("request", lambda one: found.append(one) if one.url.endswith(f"/{what}") else None)
    return found


def focused(page: Page) -> str:
    """What has the focus."""
    found: str = page.evaluate("document.activeElement.outerHTML.slice(0, 200)")
    return found


def test_several_rounds_are_played_by_keys_and_the_focus_is_never_lost(chromium: Browser, server: Server) -> None:
    """Tab and Enter set up the table; Tab and Enter, or digits, answer."""
    page = visitor(chromium, server)
    page.goto("/new?game=citadels&players=2")
    page.locator("[name=seat-1][value=easy]").check()
    tab_to(page, "button.first")
    page.keyboard.press("Enter")
    expect(page.locator("#board")).to_be_visible()
    rounds: set[str] = set()
    moves = 0
    while len(rounds) < 4:  # three whole ones
        if awaited(page) == "over":
            break
        rounds.add(page.locator(".head p").inner_text().partition(" · ")[0])
        if moves % 3 == 0:  # by Tab and Enter; else by digits
            insist(page, lambda _: _enter(page))
        else:
            digit = str(min(_wanted(offered(page)), 9))
            insist(page, lambda _, digit=digit: _press(page, digit))  # type: ignore[misc]  # bound at once
        moves += 1
        if moves > 1:
            assert not lost(page), f"after {moves} moves"
    assert moves > 10


def _wanted(dos: list[str]) -> int:
    """The key of an answer that brings the game on."""
    verbs = ("build ", "take ", "gather ", "end turn")
    return next((n for verb in verbs for n, do in enumerate(dos, 1) if do.startswith(verb) and n < 10), 1)


def _press(page: Page, digit: str) -> None:
    page.keyboard.press(digit)
    if page.locator("#ask .sure[open]").count():  # it asks once
        page.keyboard.press("Tab")
        page.keyboard.press("Enter")


def _enter(page: Page) -> None:
    tab_to(page, "#ask .option, .spot.can, button.here")  # what lies on the table is answered there
    page.keyboard.press("Enter")


def test_what_glows_on_the_board_can_be_reached_by_tab_and_tells_what_it_is(page: Page) -> None:
    tab_to(page, ".spot[aria-describedby]")
    expect(page.locator("#tip")).to_be_visible()
    assert page.locator("#tip").inner_text()
    assert page.evaluate("document.activeElement.ariaLabel")
    page.keyboard.press("Escape")
    expect(page.locator("#tip")).to_be_hidden()


def test_the_focus_stays_where_it_was_when_somebody_else_does_something(page: Page) -> None:
    """A message in the chat, from another tab: the answer that was about to be given is still under the fingers."""
    tab_to(page, "#ask .option")
    before = focused(page)
    _hear(page)
    assert focused(page) == before


def _hear(page: Page) -> None:
    """A message comes from another tab, and the page shows it."""
    other = page.context.new_page()
    other.goto(page.url)
    other.locator(".talk summary").click()
    other.get_by_label("Message").fill("hello")
    other.get_by_role("button", name="Send").click()
    expect(page.locator("#talk")).to_contain_text("hello")
    page.bring_to_front()


def test_a_key_that_is_held_down_answers_once(page: Page) -> None:
    answers = sent(page)
    page.evaluate("document.body.dataset.settle = 2000")  # longer than usual: two calls from here take their time
    page.locator(".question").focus()
    before = state(page)
    key = "1"
    page.evaluate(HELD, key)
    changed(page, before)
    page.evaluate(HELD, key)  # the new question has only just appeared
    expect(page.locator("#ask button:disabled")).to_have_count(0)
    assert len(answers) == 1


def test_a_double_click_answers_once(page: Page) -> None:
    answers = sent(page)
    page.evaluate("document.body.dataset.settle = 350")
    before = state(page)
    page.locator('#ask .option[value^="gather"], #ask .option').first.dblclick()
    changed(page, before)
    page.wait_for_timeout(500)  # a second answer would have gone out by now
    assert len(answers) == 1


@pytest.mark.parametrize("by", ["click", "key"])
def test_an_answer_counts_at_once_when_the_page_was_drawn_again_with_the_same_question(page: Page, by: str) -> None:
    answers = sent(page)
    before = state(page)
    page.evaluate(STOP)
    _hear(page)
    _answer(page, by)
    changed(page, before)
    assert len(answers) == 1


@pytest.mark.parametrize("by", ["click", "key"])
def test_an_answer_does_not_count_when_another_question_has_just_come_under_it(page: Page, by: str) -> None:
    """The last one was answered in another tab."""
    answers = sent(page)
    before = state(page)
    page.evaluate(STOP)
    other = page.context.new_page()
    other.goto(page.url)
    move(other, "gather gold")
    page.bring_to_front()
    changed(page, before)
    page.wait_for_timeout(500)  # no card travels any more, yet by the page's clock nothing has passed
    _answer(page, by)
    page.wait_for_timeout(500)  # an answer would have gone out by now
    assert answers == []


def _answer(page: Page, by: str) -> None:
    """The first answer, at once: a locator's click would wait until it is taken."""
    box = page.locator("#ask .option:visible, .spot.can:visible").first.bounding_box()
    assert box is not None
    if by == "click":
        page.mouse.click(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    else:
        page.keyboard.press("1")


def test_u_takes_back_the_last_answer(page: Page) -> None:
    """Gathering gold reveals nothing, so it can be taken back."""
    gold = page.locator('#ask .option[value="gather gold"]')
    expect(gold).to_be_visible()
    tab_to(page, "#ask .option")
    key = gold.get_attribute("data-key")
    assert key is not None
    before = offered(page)
    insist(page, lambda _: page.keyboard.press(key))
    assert offered(page) != before
    insist(page, lambda _: page.keyboard.press("u"))
    assert offered(page) == before
    assert not lost(page)
    expect(page.locator(".log li").first).not_to_be_empty()
