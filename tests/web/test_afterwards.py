"""The history of a game, its points, what the strongest bot thinks of it, and the next one."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.server.serving import Server
from tests.web.visiting import Guest, at_turn, move, offered, slide, with_eyes_of


@pytest.fixture
def page(chromium: Browser, finished: tuple[Guest, str]) -> Iterator[Page]:
    """The table of a game that is over, as a player sees it."""
    guest, table = finished
    found = guest.visit(chromium, f"/t/{table}")
    yield found
    found.context.close()


def test_during_a_game_the_slider_shows_ones_own_past_and_the_way_back(chromium: Browser, server: Server) -> None:
    guest, table = at_turn(server, built=1)
    page = guest.visit(chromium, f"/t/{table}")
    now = page.locator(".history output").inner_text()
    slide(page, 2)
    expect(page).to_have_url(re.compile(r"\?at=2"))
    expect(page.locator("#ask.past")).to_contain_text("after move 2 of")
    assert page.evaluate("document.getElementById('ask').offsetHeight") < 130  # the table is what one looks at
    assert page.locator(".spot.can, #ask .option").count() == 0
    assert page.locator(".rival .known").count() == 0
    page.get_by_role("link", name="One move on").click()
    expect(page.locator("#ask.past")).to_contain_text("after move 3 of")
    page.get_by_role("link", name="Back to now").first.click()
    expect(page.locator(".history output")).to_have_text(now)
    assert offered(page)


def test_a_line_of_the_log_leads_to_its_moment(chromium: Browser, server: Server) -> None:
    guest, table = at_turn(server, built=1)
    page = guest.visit(chromium, f"/t/{table}")
    line = page.locator(".log a").nth(3)
    address, text = line.get_attribute("href"), line.inner_text()
    assert address is not None
    line.click()
    expect(page).to_have_url(re.compile(re.escape(address)))
    expect(page.locator(".log a", has_text=text).first).to_be_visible()
    page.goto(f"/t/{table}/log")
    page.locator(".whole-log a").first.click()
    expect(page.locator("#ask.past")).to_be_visible()


def test_another_tab_that_looks_back_is_not_disturbed(chromium: Browser, server: Server) -> None:
    guest, table = at_turn(server, built=1)
    page = guest.visit(chromium, f"/t/{table}")
    other = page.context.new_page()
    other.goto(f"/t/{table}?at=1")
    move(page)
    expect(other.locator("#ask.past")).to_contain_text("after move 1 of")


def test_after_the_end_the_game_is_seen_through_anybodys_eyes(page: Page) -> None:
    page.get_by_role("link", name="Replay").click()
    expect(page.locator("#ask.past")).to_contain_text("after move 0 of")
    slide(page, 30)
    expect(page.locator("#ask.past")).to_contain_text("after move 30 of")
    with_eyes_of(page, "1")
    expect(page).to_have_url(re.compile(r"seat=1"))
    expect(page.locator(".own-hand")).to_be_visible()
    with_eyes_of(page, "")
    expect(page.locator(".rival")).to_have_count(2)
    expect(page.locator(".own-hand")).to_have_count(0)


def test_whoever_won_stands_first_and_charts_have_the_colours_of_the_board(page: Page) -> None:
    assert "won" in (page.locator(".result thead th.number").first.get_attribute("class") or "")
    totals = [int(text) for text in page.locator(".scores .total").all_inner_texts()]
    assert totals == sorted(totals, reverse=True)
    page.get_by_role("link", name="Points").first.click()
    expect(page.locator("svg.plot")).to_be_visible()  # the page is there, before it is measured
    seats, lines, parts = page.evaluate("""() => {
        const looks = (name, what) => [...Array(8).keys()].map((n) => {
            const one = document.body.appendChild(document.createElement("i"));
            one.className = name + n;
            return getComputedStyle(one)[what];
        });
        return [looks("colour-", "color"), looks("line", "color"), looks("part", "fill")];
    }""")
    assert lines == seats and len(set(seats)) == 8
    assert not set(parts) & set(seats) and len(set(parts)) == 8  # a category is nobody's


def test_the_points_are_shown_as_a_table_as_bars_and_as_lines(chromium: Browser, server: Server, page: Page) -> None:
    """The totals are those of the end; during a game they are those of now."""
    totals = page.locator(".scores .total").all_inner_texts()
    page.get_by_role("link", name="Points").first.click()
    expect(page.locator("svg.plot .course")).to_have_count(2)
    assert page.locator(".scores .total").all_inner_texts() == totals
    assert page.locator(".bars .total").all_inner_texts() == totals
    guest, table = at_turn(server, built=2)
    page = guest.visit(chromium, f"/t/{table}/points")
    expect(page.locator("h1")).to_contain_text("Points now")
    assert int(page.locator(".scores .total").first.inner_text()) > 0


def analysed(page: Page) -> None:
    """As many turns are shown as are announced, and costs only where there is a difference."""
    turns, costly = re.findall(r"\d+|None|One", page.locator(".total").inner_text())[:2]
    assert page.locator("tbody tr").count() == int(turns)
    assert page.locator("tr.worst").count() == int({"None": "0", "One": "1"}.get(costly, costly))
    for line in page.locator("tbody tr:not(.worst)").all_inner_texts():
        assert line.endswith("=\t"), line


def test_the_analysis_reaches_its_end_and_marks_costly_turns(page: Page) -> None:
    """It says how far it is, and shows more by itself."""
    page.get_by_role("link", name="Analysis").click()
    expect(page.locator("h1")).to_contain_text("Analysis of the turns")
    expect(page.locator(".progress")).to_have_count(0)
    analysed(page)
    page.locator("tbody a").first.click()
    expect(page.locator("#ask.past")).to_contain_text("The question:")


def test_a_finished_game_is_played_again_by_the_same_people(chromium: Browser, server: Server) -> None:
    guest = Guest(server)
    table = guest.table("me", "easy")
    guest.play(table)
    page = guest.visit(chromium, f"/t/{table}")
    page.get_by_role("button", name="Play again").click()
    expect(page.locator("#ask.result")).to_have_count(0)
    expect(page.locator("#board")).to_be_visible()
    again = page.url
    assert not again.endswith(table)
    page.goto(f"/t/{table}")
    page.get_by_role("button", name="To the next game").click()
    expect(page).to_have_url(again)
