"""Games of Architects in a real browser: by mouse, finger and keys; nothing in the way of anything, easy to read."""

from __future__ import annotations

import re
import time
from collections.abc import Callable, Sequence
from itertools import combinations
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, Response, expect

from burgrave.games.architects.data import tables as t
from tests.games.architects.test_board import ONLY_LISTED
from tests.server.serving import Server
from tests.web.test_accessibility import check, looking, unfold
from tests.web.test_phone import no_wider
from tests.web.visiting import (
    CHOICE,
    DESK,
    GAME,
    GAMES,
    LARGER,
    PHONES,
    Guest,
    awaited,
    complaints,
    in_every_size,
    in_polish,
    insist,
    lost,
    move,
    offered,
    shows,
    tab_to,
    visitor,
    why,
)

MOST = 400_000  # bytes before they are packed, with all that every page needs
LINES = 10  # categories of points, with the total
BUILDING = ("place guildhall", "construct", "work on cathedral")
OVERLAP = """([first, second]) => {
    const boxes = (what) => [...document.querySelectorAll(what)].filter((one) => one.checkVisibility())
        .map((one) => one.getBoundingClientRect());
    const over = (a, b) => Math.min(a.right, b.right) - Math.max(a.left, b.left) > 6
        && Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 6;
    const others = boxes(second);
    return boxes(first).flatMap((a, n) => others.filter((b, m) => (first !== second || n < m) && over(a, b))
        .map((b) => [a, b].map((one) => [one.left, one.top, one.right, one.bottom])));
}"""
WRITTEN = ".town text, .held text, .realm b, .virtue-track :is(b, small), .me small, .rival b"
SMALLEST: Any = {"width": 1024, "height": 768}
LEAST = 12  # px
SMALL = """([what, least], scale = (drawn) => (drawn ? Math.hypot(drawn.c, drawn.d) : 1)) =>
    [...document.querySelectorAll(what)]
    .filter((one) => one.checkVisibility() && one.textContent.trim())
    .map((one) => [
        one.parentElement.className + one.outerHTML.slice(0, 60),
        parseFloat(getComputedStyle(one).fontSize) * scale(one.getScreenCTM?.()),
    ])
    .filter(([, size]) => size < least)"""


def busy(dos: Sequence[str]) -> str:
    """Build wherever that can be done, so that the game ends; else anything that gives nothing up."""
    good = [do for do in dos if do.startswith(BUILDING)] or [do for do in dos if do not in ONLY_LISTED]
    return CHOICE.choice(good or list(dos))


def placing(turns: int) -> Callable[[dict[str, Any]], bool]:
    """Whether a worker is to be placed, after so many turns."""
    return lambda seen: bool(seen["question"]["prompt"] == "place" and seen["view"]["turns"] >= turns)


def last_turns(seen: dict[str, Any]) -> bool:
    """Whether the guildhall is full."""
    return seen["view"]["left"] is not None


@pytest.fixture(scope="module")
def at_table(server: Server) -> tuple[Guest, str]:
    """A guest who is to place a worker, with four bots, in the middle of a game."""
    guest = Guest(server, "pl")
    for _ in range(GAMES):
        table = guest.table("me", *["easy"] * 4, game="architects")
        if not guest.play(table, stop=placing(40), choose=busy)["over"]:
            return guest, table
    raise AssertionError("all games were too short")


def play(page: Page, by: Callable[[str], bool], until: Callable[[], bool]) -> tuple[list[str], list[str]]:
    """Answers until something holds: those given where something glowed, and those given elsewhere."""
    glowing: list[str] = []
    others: list[str] = []
    end = time.monotonic() + GAME
    while awaited(page) != "over" and not until():
        assert time.monotonic() < end, "the game does not end"
        do = busy(offered(page))
        (glowing if by(do) else others).append(do)
    return glowing, others


def apart(page: Page, *parts: str) -> None:
    """No part lies over another."""
    for pair in combinations(parts, 2):
        assert page.evaluate(OVERLAP, list(pair)) == [], pair


# ---------------------------------------------------------------- games


def test_first_turns_are_played_in_polish_by_clicking_the_town(chromium: Browser, server: Server) -> None:
    """One click begins a game; the draft, then turns: whatever lies on the table is clicked there."""
    page = visitor(chromium, server, "pl-PL", viewport=DESK, reduced_motion="reduce")
    wrong = complaints(page)
    page.goto("/new?game=architects&players=2")
    page.locator("[name=seat-1][value=easy]").check()
    page.get_by_role("button", name="Przygotuj stół").click()
    expect(page.locator(".choices-here .plan")).to_have_count(4)
    in_polish(page)
    glowing, others = play(
        page, lambda do: move(page, do), lambda: len(page.locator(".log li", has_text="Tura").all()) > 12
    )
    assert sum(do.startswith("keep") for do in glowing) == 3 and any(do.startswith("place") for do in glowing)
    assert set(others) <= set(ONLY_LISTED)
    in_polish(page)
    assert wrong == []


def test_a_game_alone_comes_to_its_end(chromium: Browser, server: Server) -> None:
    """The opponent shows its scheme and says that it is ours; the end counts points for both."""
    page = visitor(chromium, server, viewport=DESK, reduced_motion="reduce")
    page.goto("/new?game=architects&players=1")
    page.get_by_role("button", name="Set up the table").click()
    seen = Guest(server, "en", page).play(page.url.rpartition("/")[2], stop=last_turns, choose=busy)
    if not seen["over"]:
        shows(page, seen["question"]["number"])
        expect(page.locator(".solo")).to_contain_text("An opponent of our own")
        expect(page.locator("#scheme-1 svg.card")).to_be_visible()
    _, others = play(page, lambda do: move(page, do), lambda: False)
    assert set(others) <= set(ONLY_LISTED)
    expect(page.locator(".scores :is(tbody, tfoot) tr")).to_have_count(LINES + 1)
    expect(page.locator(".result h2")).to_have_text(re.compile("You win!|Won by"))
    expect(page.get_by_role("button", name="Play again")).to_be_in_viewport(ratio=1)


def test_turns_are_played_by_tapping_a_phone(chromium: Browser, server: Server) -> None:
    """The question is always in sight, nothing is wider than the window; the whole town can be seen at once."""
    guest = Guest(server, "pl")
    table = guest.table("me", "easy", game="architects")
    size: Any = PHONES[1]
    phone = {"viewport": size, "has_touch": True, "is_mobile": True, "device_scale_factor": 2}
    page = guest.visit(chromium, f"/t/{table}", reduced_motion="reduce", **phone)

    def tap(do: str) -> bool:
        expect(page.locator(".question")).to_be_in_viewport(ratio=1)
        no_wider(page)
        return move(page, do, by="tap")

    drawn = page.locator(".log li", has_text="Tura")
    glowing, others = play(page, tap, lambda: drawn.count() > 8)
    assert len(glowing) > 5 and set(others) <= set(ONLY_LISTED)
    town, whole = page.locator(".town"), page.get_by_text("Całe miasto")
    assert town.bounding_box()["width"] > size["width"]  # type: ignore[index]  # it is there
    whole.tap()
    assert town.bounding_box()["width"] <= size["width"]  # type: ignore[index]  # it is drawn, so it has a box
    whole.tap()
    expect(page.locator(".tabs").get_by_text("Rzemiosło")).to_be_hidden()  # of the expansion
    page.locator(".tabs").get_by_text("Katedra").tap()
    expect(page.locator("#guildhall")).to_be_in_viewport(ratio=0.9)
    page.locator(".tabs").get_by_text("Rywale").tap()
    expect(page.locator(".rival > .facts")).to_be_visible()
    page.locator(".tabs").get_by_text("Warsztat").tap()
    expect(page.locator("#slot-1")).to_be_in_viewport(ratio=0.9)


def test_turns_are_taken_by_keys_and_the_focus_is_never_lost(chromium: Browser, server: Server) -> None:
    """Tab and Enter on what glows, or digits, answer."""
    page = visitor(chromium, server, viewport=DESK)
    page.goto("/new?game=architects&players=1")
    tab_to(page, "button.first")
    page.keyboard.press("Enter")
    expect(page.locator("#board")).to_be_attached()
    for number in range(6):
        assert awaited(page) != "over"
        if number % 2:
            insist(page, lambda _: page.keyboard.press("1"))
        else:
            insist(page, lambda _: _enter(page))
        assert number == 0 or not lost(page), f"after {number} answers"


def _enter(page: Page) -> None:
    """What glows and is reached by Tab."""
    tab_to(page, "button.spot.can, #ask .option:not(.lies)")
    page.keyboard.press("Enter")


# ---------------------------------------------------------------- at the table


def test_nothing_lies_over_anything_else_and_all_can_be_read(
    chromium: Browser, server: Server, at_table: tuple[Guest, str]
) -> None:
    """The parts of the page, those of the tray and the places of the town, on every size of a window."""
    guest, table = at_table
    page = guest.visit(chromium, f"/t/{table}", language="pl-PL", viewport=DESK, reduced_motion="reduce")
    places = ".town .place > .spot:not(.squad)"
    for size in (DESK, *LARGER):
        page.set_viewport_size(size)  # type: ignore[arg-type]  # width and height, as it wants
        for part in (".town", ".virtue-track", ".rivals", "#side", ".me", ".well", ".held", "#ask", ".steps"):
            expect(page.locator(part).first).to_be_in_viewport(ratio=1)
        apart(page, ".realm", ".virtue-track", ".rivals", "#side", ".me")
        apart(page, ".well", "#ask > .question", ".held")
        assert page.evaluate(OVERLAP, [places, places]) == []
        assert page.evaluate(OVERLAP, [".rival", ".rival"]) == []
        assert page.evaluate(SMALL, [WRITTEN, LEAST]) == []
    page.set_viewport_size(SMALLEST)
    assert page.evaluate(SMALL, [WRITTEN, LEAST]) == []


def test_a_full_tray_shows_every_card(chromium: Browser, server: Server) -> None:
    """Six cards and four apprentices lie like a hand of cards; the one that is looked at rises."""

    def full(seen: dict[str, Any]) -> bool:
        own = seen["view"]["players"][0]
        return bool(placing(0)(seen) and len(own["hand"]) == t.HAND and len(own["apprentices"]) >= 4)

    def gather(dos: Sequence[str]) -> str:
        hires = [do for do in dos if do.startswith(("hire", "draw", "place workshop"))]
        return CHOICE.choice(hires) if hires and CHOICE.random() < 0.6 else busy(dos)

    guest = Guest(server, "pl")
    for _ in range(GAMES):
        table = guest.table("me", "easy", game="architects")
        if not guest.play(table, stop=full, choose=gather)["over"]:
            break
    page = guest.visit(chromium, f"/t/{table}", language="pl-PL", viewport=DESK, reduced_motion="reduce")
    assert page.locator(".held").evaluate("held => held.scrollWidth - held.clientWidth") == 0
    for card in page.locator(".held .plan").all():
        page.mouse.move(0, 0)  # the one that has risen lies over the next
        card.hover(position={"x": 8, "y": 40})
        expect(card).to_have_css("z-index", "2")
        expect(card).to_be_in_viewport(ratio=0.9)
    in_every_size(page, ".own-hand svg.card")


def test_a_table_a_lesson_and_a_game_alone_are_easy_to_read(
    chromium: Browser, server: Server, at_table: tuple[Guest, str]
) -> None:
    guest, table = at_table
    page = looking(chromium, server, guest, f"/t/{table}")
    check(page)
    page.locator("#tab-own").evaluate("tab => (tab.checked = true)")
    check(page, PHONES[:1])
    check(looking(chromium, server, None, "/learn/architects"))
    alone = Guest(server)
    solo = alone.table("me", game="architects", options={"boards": "advanced"})
    alone.play(solo, stop=placing(9), choose=busy)
    page = looking(chromium, server, alone, f"/t/{solo}")
    unfold(page)
    expect(page.locator(".rival .player-board")).to_be_visible()
    check(page)


def test_the_table_is_not_heavy(chromium: Browser, server: Server, at_table: tuple[Guest, str]) -> None:
    guest, table = at_table
    received: list[Response] = []
    page = visitor(chromium, server, "pl-PL", viewport=DESK)
    page.on("response", lambda response: received.append(response))
    page.context.add_cookies(guest.cookies)
    page.goto(f"/t/{table}", wait_until="networkidle")
    weights = {response.url: len(response.body()) for response in received}
    assert any("/look.css" in url for url in weights) and sum(weights.values()) < MOST, weights


def test_what_cannot_be_done_says_why_and_another_board_opens(
    chromium: Browser, server: Server, at_table: tuple[Guest, str]
) -> None:
    """The reason stands where it would be done; what glows is not listed again."""
    guest, table = at_table
    page = guest.visit(chromium, f"/t/{table}", language="pl-PL", viewport=DESK, reduced_motion="reduce")
    assert page.locator(".town .spot.can").count() == len(offered(page))
    expect(page.locator("#answers")).to_be_hidden()
    refused = page.locator(".town .spot.not").first
    told = why(refused)
    refused.hover()
    expect(page.locator("#tip .why")).to_have_text(told)
    page.locator(".rival summary").first.click()
    expect(page.locator(".rival .player-board").first).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.locator(".rival .player-board").first).to_be_hidden()


def test_what_happened_is_shown_step_by_step(chromium: Browser, server: Server) -> None:
    """The step that is looked at stands above the town; its places are lit with its number."""
    guest = Guest(server)
    table = guest.table("me", game="architects")
    guest.play(table, stop=placing(5), choose=busy)
    page = guest.visit(chromium, f"/t/{table}", viewport=DESK, reduced_motion="reduce")
    move(page, "place silversmith")
    steps = page.locator(".steps li")
    assert steps.count() > 2 and steps.locator(".icon").count() >= steps.count()
    steps.last.click()
    for _ in range(steps.count()):
        page.get_by_role("button", name="Earlier step").click()
    for number in range(1, steps.count() + 1):
        if number > 1:
            page.get_by_role("button", name="Next step").click()
        step = steps.nth(number - 1)
        expect(step).to_be_visible()
        places = (step.get_attribute("data-places") or "").split()
        lit = page.locator("[data-lit]").evaluate_all("all => all.map(one => [one.id, one.dataset.lit])")
        assert sorted(map(tuple, lit)) == sorted((place, str(number)) for place in places)


# ---------------------------------------------------------------- with the expansion

ARTISANS = {"age_of_artisans": True}
CRAFTING = ("craft", "lay on top", "equip", "adorn")


def crafty(dos: Sequence[str]) -> str:
    """Craft wherever that can be done."""
    good = [do for do in dos if do.startswith(CRAFTING)]
    return CHOICE.choice(good) if good else busy(dos)


def test_a_craft_is_made_by_clicking(chromium: Browser, server: Server) -> None:
    """The half of a card, then whom or what it is for: it lies there afterwards."""
    guest = Guest(server, "pl")
    for _ in range(GAMES):
        table = guest.table("me", "easy", game="architects", options=ARTISANS)
        asked = guest.play(table, stop=lambda seen: seen["question"]["prompt"] in ("craft", "tool"), choose=crafty)
        if not asked["over"]:
            break
    page = guest.visit(chromium, f"/t/{table}", language="pl-PL", viewport=DESK, reduced_motion="reduce")
    wrong = complaints(page)
    before = page.locator(".me :is(.tool-of, .adornment-of)").count()
    for craft in page.locator(".crafts .half.can").all():
        expect(craft).to_be_in_viewport(ratio=1)
        expect(craft.locator(".half-name")).to_be_visible()
    expect(page.locator(".me")).to_be_in_viewport(ratio=1)
    end = time.monotonic() + GAME
    while page.locator(".me :is(.tool-of, .adornment-of)").count() == before:
        assert time.monotonic() < end and awaited(page) != "over", "nothing is crafted"
        assert move(page, crafty(offered(page)))
    in_polish(page)
    assert wrong == []


def test_a_tool_can_be_clicked_in_a_full_tray(chromium: Browser, server: Server) -> None:
    """Where cards lie one over another, those that can be chosen lie on top, with what is under them."""

    def tools(seen: dict[str, Any]) -> bool:
        own = seen["view"]["players"][0]
        there = any(option["do"].startswith("use tool") for option in seen["question"]["options"])
        return there and len(own["apprentices"]) > 1 and len(own["hand"]) > 2

    def hiring(dos: Sequence[str]) -> str:
        good = [do for do in dos if do.startswith(("hire", "draw", *CRAFTING))]
        return CHOICE.choice(good) if good else busy(dos)

    guest = Guest(server, "pl")
    for _ in range(4 * GAMES):
        table = guest.table("me", "easy", game="architects", options=ARTISANS)
        seen = guest.play(table, stop=tools, choose=hiring)
        if not seen["over"]:
            break
    assert not seen["over"], "no tool can be used with a full tray"
    page = guest.visit(chromium, f"/t/{table}", language="pl-PL", viewport=SMALLEST, reduced_motion="reduce")
    shows(page, seen["question"]["number"])
    assert move(page, next(do for do in offered(page) if do.startswith("use tool")))


def test_the_artisan_waits_beside_a_crowd_and_a_tab_leads_to_the_crafts(chromium: Browser, server: Server) -> None:
    """Its badges hide nobody who stands there; on a phone the craft cards are a tap away."""

    def crowded(seen: dict[str, Any]) -> bool:
        there = any("artisan" in option["do"] for option in seen["question"]["options"])
        return bool(placing(40)(seen) and there)

    def sparing(dos: Sequence[str]) -> str:
        return busy([do for do in dos if "artisan" not in do] or dos)

    guest = Guest(server, "pl")
    for _ in range(GAMES):
        table = guest.table("me", *["easy"] * 3, game="architects", options=ARTISANS)
        if not guest.play(table, stop=crowded, choose=sparing)["over"]:
            break
    page = guest.visit(chromium, f"/t/{table}", language="pl-PL", viewport=DESK, reduced_motion="reduce")
    assert page.locator(".town .extra").count() > 3
    assert page.evaluate(OVERLAP, [".town .extra", ".town .squad"]) == []
    expect(page.locator(".me .artisan-of")).to_have_text("w puli")
    phone = {"viewport": PHONES[0], "has_touch": True, "is_mobile": True}
    page = guest.visit(chromium, f"/t/{table}", language="pl-PL", reduced_motion="reduce", **phone)
    no_wider(page)
    page.locator(".tabs").get_by_text("Rzemiosło").tap()
    expect(page.locator(".crafts")).to_be_in_viewport(ratio=0.9)
    page.locator(".tabs").get_by_text("Rywale").tap()
    expect(page.locator(".crafts")).to_be_hidden()
    page.locator(".tabs").get_by_text("Rzemiosło").tap()
    expect(page.locator(".crafts")).to_be_in_viewport(ratio=0.9)


def test_six_have_room_and_all_is_easy_to_read(chromium: Browser, server: Server) -> None:
    """The craft cards lie between the others and the log; the artisan's answers beside those of the places."""
    guest = Guest(server, "pl")
    table = guest.table("me", *["easy"] * 5, game="architects", options=ARTISANS)
    guest.play(table, stop=placing(1), choose=crafty)
    page = guest.visit(chromium, f"/t/{table}", language="pl-PL", viewport=DESK, reduced_motion="reduce")
    places = ".town .place > .spot:not(.squad, .extra)"
    for size in (DESK, *LARGER):
        page.set_viewport_size(size)  # type: ignore[arg-type]  # width and height, as it wants
        for part in (".town", ".virtue-track", ".rivals", ".crafts", "#side", ".me", ".well", ".held", "#ask"):
            expect(page.locator(part).first).to_be_in_viewport(ratio=1)
        apart(page, ".realm", ".virtue-track", ".rivals", ".crafts", "#side", ".me")
        assert page.evaluate(OVERLAP, [places, places]) == []
        assert page.evaluate(OVERLAP, [".rival", ".rival"]) == []
        assert page.evaluate(SMALL, [WRITTEN, LEAST]) == []
    page = looking(chromium, server, guest, f"/t/{table}")
    check(page)
    page.set_viewport_size(PHONES[1])  # type: ignore[arg-type]  # the same
    no_wider(page)
