"""The end of a game before one's eyes: points are counted, the steps rise with them, the crown falls last."""

from __future__ import annotations

from playwright.sync_api import Browser, Page, expect

from tests.server.serving import Server
from tests.web.test_film import DIFFERENCE, pace
from tests.web.visiting import DESK, READY, Guest, nearly_over

RUNNING = """() => document.getAnimations().map((one) => [one.playState, one.effect.target.getAttribute("class")])
    .filter(([state, name]) => state === "running" && /plinth|golden/.test(name)).map(([_, name]) => name)"""
TOTALS = """() => ["result .upright .total", "podium .podium-points"].map(
    (where) => [...document.querySelectorAll(`.${where}`)].map((one) => Number(one.textContent)).sort())"""


def ending(chromium: Browser, server: Server, liked: str, **more: str) -> Page:
    """Somebody whose game ends while they look; others move for them."""
    guest = Guest(server)
    table, _ = guest.find("me", "easy", stop=nearly_over)
    page = guest.visit(chromium, f"/t/{table}", viewport=DESK, **more)
    pace(page, server, liked)
    page.wait_for_function(READY)
    assert guest.play(table)["over"]
    page.wait_for_selector(".ceremony")
    return page


def test_points_are_counted_steps_rise_and_the_crown_falls_last(chromium: Browser, server: Server) -> None:
    """A key shows all of it at once; another game can be asked for from the first moment."""
    page = ending(chromium, server, "normal")
    assert page.evaluate(RUNNING)
    expect(page.locator(".result .actions .first")).to_be_enabled()
    table, podium = page.evaluate(TOTALS)
    page.keyboard.press("Escape")
    assert page.evaluate(RUNNING) == []
    assert page.evaluate(TOTALS) != [table, podium] and page.evaluate(DIFFERENCE) == ""
    table, podium = page.evaluate(TOTALS)
    assert table == podium and max(table) > 0


def test_an_end_without_motion_is_there_at_once(chromium: Browser, server: Server) -> None:
    page = ending(chromium, server, "normal", reduced_motion="reduce")
    assert page.evaluate("document.getAnimations().length") == 0 and page.evaluate(DIFFERENCE) == ""
