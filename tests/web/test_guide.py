"""Every guided game in a browser: played by pressing what lies in the hole, on a desk or on a phone."""

from __future__ import annotations

import pytest
from playwright.sync_api import Browser, Page, expect

from burgrave.draw.guide import guides
from burgrave.kernel.game import games
from tests.server.serving import Server
from tests.web.visiting import DESK, PHONES, SETTLED, awaited, complaints, move, offered, visitor

ALL = [(game.name, name) for game in games().values() for name in guides(game.texts.package)]
LOOKS = [(DESK, "pl-PL"), (PHONES[1], "en-GB")]
HOLE = """() => {
    const hole = document.querySelector(".hole");
    const [at, note] = [hole, document.getElementById("guide")].map((one) => one.getBoundingClientRect());
    const over = Math.min(at.right, note.right) - Math.max(at.left, note.left) > 1
        && Math.min(at.bottom, note.bottom) - Math.max(at.top, note.top) > 1;
    const inside = note.left >= 0 && note.top >= 0 && note.right <= innerWidth && note.bottom <= innerHeight;
    return { open: hole.matches(":popover-open"), over, inside,
        x: (at.left + at.right) / 2, y: (at.top + at.bottom) / 2, wide: innerWidth };
}"""
SHOWN = """() => [
    document.querySelector("#answers [name=number]")?.value, document.getElementById("guide")?.dataset.step
].join()"""
DURING_A_FILM = """() => {
    const [root, note] = [document.documentElement, document.getElementById("guide")];
    root.dataset.film = "";
    const seen = note.checkVisibility({ visibilityProperty: true });
    delete root.dataset.film;
    return seen;
}"""
ANSWER = """([x, y]) => document.elementFromPoint(x, y)?.closest("button[name=do]")?.value ?? null"""


def press(page: Page, guided: bool = True) -> None:
    """Press what lies in the hole, or read on; where the lesson is silent, anything."""
    wanted = page.locator("#guide").get_attribute("data-do") if guided else offered(page)[0]
    if wanted is None:
        page.locator("#guide .first").click()
        return
    where = page.evaluate(HOLE) if guided else None
    if where is None or page.evaluate(ANSWER, [where["x"], where["y"]]) is None:  # several answers, or it asks first
        move(page, wanted)
        return
    assert page.evaluate(ANSWER, [where["x"], where["y"]]) == wanted  # the thing itself, no copy of it
    page.mouse.click(where["x"], where["y"])


@pytest.mark.parametrize(
    ("game", "name", "size", "language"),
    [(*one, *LOOKS[n % len(LOOKS)]) for n, one in enumerate(ALL)] + [("citadels", "", PHONES[1], "en-GB")],
)
def test_a_lesson_is_played_by_pressing_what_is_in_the_hole(
    chromium: Browser, server: Server, game: str, name: str, size: dict[str, int], language: str
) -> None:
    """On a desk or on a phone, each step lies beside its thing and covers none of it; then the game goes on."""
    phone = {"has_touch": True, "is_mobile": True} if size in PHONES else {}
    page = visitor(chromium, server, language, viewport=size, reduced_motion="reduce", **phone)
    wrong, met = complaints(page), list[str]()
    page.goto("/" if not name else f"/learn/{game}")  # the first page offers whoever is new the game itself
    page.locator(f"form[action='/lesson']:has([value='{game}']):has([name=guide][value='{name}']) button").first.click()
    steps = [step.name for step in guides(games()[game].texts.package)[name].step]
    while len(met) < len(steps):
        awaited(page)
        page.wait_for_function(SETTLED)
        before = page.evaluate(SHOWN)
        note = page.locator("#guide")
        if note.count():
            met.append(note.get_attribute("data-step") or "")
            page.wait_for_selector(".hole:popover-open")
            where = page.evaluate(HOLE)
            assert where["open"] and where["inside"] and not where["over"], (met[-1], where)
            assert note.is_visible() and not page.evaluate(DURING_A_FILM)
        press(page, guided=bool(note.count()))
        page.wait_for_function(f"before => ({SHOWN})() !== before", arg=before)
    assert met == steps
    expect(page.locator("#guide")).to_have_count(0)
    expect(page.locator("#answers")).to_have_count(1)  # the game goes on
    page.locator(".to-key").click()
    expect(page.locator(".key-sheet li").first).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.locator(".key-sheet")).to_be_hidden()
    assert not wrong
