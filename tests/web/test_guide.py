"""A guided first game in a browser: played by pressing what lies in the hole, on a desk and on a phone."""

from __future__ import annotations

import pytest
from playwright.sync_api import Browser, Page, expect

from burgrave.draw.guide import guides
from burgrave.kernel.game import games
from tests.server.serving import Server
from tests.web.visiting import DESK, PHONES, SETTLED, complaints, visitor

GUIDE = guides(games()["citadels"].texts.package)[""]
HOLE = """() => {
    const hole = document.querySelector(".hole");
    const [at, note] = [hole, document.getElementById("guide")].map((one) => one.getBoundingClientRect());
    const over = Math.min(at.right, note.right) - Math.max(at.left, note.left) > 1
        && Math.min(at.bottom, note.bottom) - Math.max(at.top, note.top) > 1;
    const inside = note.left >= 0 && note.top >= 0 && note.right <= innerWidth && note.bottom <= innerHeight;
    return { open: hole.matches(":popover-open"), over, inside,
        x: (at.left + at.right) / 2, y: (at.top + at.bottom) / 2, wide: innerWidth };
}"""
ANSWER = """([x, y]) => document.elementFromPoint(x, y)?.closest("button[name=do]")?.value ?? null"""
LARGE_HOLES = ("keep", "build-again")  # several answers lie in it


def press(page: Page, step: str) -> None:
    """Press what lies in the hole, or read on."""
    reading = page.locator("#guide .first")
    if reading.count():
        reading.click()
        return
    where = page.evaluate(HOLE)
    wanted = page.locator("#guide").get_attribute("data-do")
    if step in LARGE_HOLES:
        page.locator(f'.spot.can[value="{wanted}"]').click()
        return
    assert page.evaluate(ANSWER, [where["x"], where["y"]]) == wanted, step  # the thing itself, no copy of it
    page.mouse.click(where["x"], where["y"])


@pytest.mark.parametrize(("size", "language"), [(DESK, "pl-PL"), (PHONES[1], "en-GB")])
def test_a_lesson_is_played_by_pressing_what_is_in_the_hole(
    chromium: Browser, server: Server, size: dict[str, int], language: str
) -> None:
    page = visitor(chromium, server, language, viewport=size, reduced_motion="reduce")
    wrong = complaints(page)
    page.goto("/")
    page.locator(".box form[action='/lesson'] button").first.click()
    for step in GUIDE.step:
        page.wait_for_selector(f'#guide[data-step="{step.name}"]')
        page.wait_for_selector(".hole:popover-open")
        page.wait_for_function(SETTLED)
        where = page.evaluate(HOLE)
        assert where["open"] and where["inside"] and not where["over"], (step.name, where)
        press(page, step.name)
    expect(page.locator("#guide")).to_have_count(0)
    expect(page.locator("#answers")).to_have_count(1)  # the game goes on
    page.locator(".to-key").click()
    expect(page.locator(".key-sheet li").first).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.locator(".key-sheet")).to_be_hidden()
    assert not wrong
