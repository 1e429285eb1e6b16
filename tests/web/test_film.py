"""What happened is shown as a film: things travel, what waits for its step is as before, and in the end all is true."""

from __future__ import annotations

import re
import time
from typing import Any
from urllib.parse import parse_qs

import pytest
from playwright.sync_api import Browser, Page, expect

from burgrave.kernel.game import games
from tests.server.serving import Server
from tests.web.visiting import CHOICE, DESK, PHONES, READY, Guest, awaited, complaints, move, offered, shows, state

EXPANSIONS = {"architects": "age_of_artisans", "viscounts": "gates_of_gold"}
BEFORE = 8  # questions that are answered before anybody looks
ANSWERS = 20  # that are enough for some turns of rivals in any game
EVERY = 9  # questions of a random game, somebody looks
LOOKS = 2  # at least
WHOLE = 5.0  # seconds of it, or as long as that takes
FILMS = 2  # of each game, in which something travels
WATCHED = """() => {
    window.flown = [];
    window.counted = [];
    window.captions = [];
    window.filmed = 0;
    new MutationObserver((all) => {
        for (const one of all) for (const added of one.addedNodes) if (added.className?.startsWith?.("flying")) {
            window.flown.push(added.className);
        } else if (added.className?.startsWith?.("counted")) window.counted.push(added.textContent);
    }).observe(document.body, { childList: true });
    new MutationObserver((all) => {
        for (const one of all) if (one.target.ariaCurrent) window.captions.push(Number(one.target.dataset.n));
    }).observe(document.getElementById("now"), { subtree: true, attributeFilter: ["aria-current"] });
    let began = 0;
    new MutationObserver(() => {
        if ("film" in document.documentElement.dataset) began ||= performance.now();
        else if (began) (window.filmed = Math.max(window.filmed, performance.now() - began)), (began = 0);
    }).observe(document.documentElement, { attributeFilter: ["data-film"] });
}"""
MARKED = """() => [...document.querySelectorAll("[data-last]")].map((one) => one.id)"""
UNTOLD = """() => {  // captions that are no sentences of the log
    const told = new Set([...document.querySelectorAll("#log a")].map((one) => one.textContent));
    const captions = [...document.querySelectorAll(".steps li > span")].map((one) => one.textContent);
    return captions.filter((one) => !told.has(one));
}"""
COVERED = """() => {  // answers that cannot be pressed where they lie, because of what the film marks
    const covered = () => [...document.querySelectorAll(".spot.can")].filter((one) => {
        const at = one.getBoundingClientRect();
        const top = document.elementFromPoint((at.left + at.right) / 2, (at.top + at.bottom) / 2);
        return at.width && top && !one.contains(top);
    }).map((one) => one.value);
    const now = covered();
    const lit = [...document.querySelectorAll("[data-lit]")].map((one) => [one, one.dataset.lit]);
    for (const [one] of lit) delete one.dataset.lit;
    const unlit = new Set(covered());
    for (const [one, step] of lit) one.dataset.lit = step;
    return now.filter((one) => !unlit.has(one));
}"""
FALLEN = """() => {  // the page changes as if a district of a rival had been destroyed
    const now = document.getElementById("now");
    const house = document.querySelector(".rival .house");
    const city = house.parentElement;
    const plot = city.querySelector("[id^=plot-]");
    now.dispatchEvent(new Event("changing"));
    const fresh = city.cloneNode(true);
    fresh.querySelector(`#${house.id}`).remove();
    city.replaceWith(fresh);
    const last = [...document.querySelectorAll(".steps li")].at(-1);
    const step = document.createElement("li");
    const parts = `${house.id} ${plot.id}`;
    Object.assign(step.dataset, { n: Number(last.dataset.n) + 1, places: city.id, parts });
    last.after(step);
    now.dispatchEvent(new Event("changed"));
    return [house.id, plot.id];
}"""
OVER = "() => !('film' in document.documentElement.dataset)"
MORE = """() => {  // a film runs, and not its last step
    const [at, all] = (document.querySelector(".steps output")?.textContent ?? "").split(" / ").map(Number);
    return "film" in document.documentElement.dataset && at < all;
}"""
DIFFERENCE = """async () => {  // between the page and what comes from the server, but for what scripts mark
    const marks = ["data-lit", "data-last", "data-acts", "data-unseen", "aria-current", "hidden", "tabindex"];
    const clean = (part) => {
        const box = document.createElement("div");
        box.append(part);
        for (const one of box.querySelectorAll("*")) for (const name of marks) one.removeAttribute(name);
        for (const one of box.querySelectorAll(".steps output")) one.remove();
        return box.innerHTML;
    };
    const answer = await fetch(location.pathname, { headers: { "x-fragment": "1" } });
    const template = document.createElement("template");
    template.innerHTML = await answer.text();
    const shown = document.createDocumentFragment();
    shown.append(...document.getElementById("now").cloneNode(true).childNodes);
    const [fresh, now] = [clean(template.content), clean(shown)];
    const at = [...fresh].findIndex((letter, index) => letter !== now[index]);
    return fresh === now ? "" : `${fresh.slice(at - 80, at + 120)}\\n---\\n${now.slice(at - 80, at + 120)}`;
}"""


def pace(page: Page, server: Server, wanted: str) -> None:
    """Let the browser like some pace."""
    page.context.add_cookies([{"name": "burgrave-likes", "value": f"pace={wanted}", "url": server.address}])
    page.reload()
    page.evaluate(WATCHED)


def at_table(chromium: Browser, server: Server, game: str, wanted: str, **more: Any) -> Page:
    """Somebody in the middle of a game with everything, against bots."""
    guest, asked = Guest(server), 0
    options = {EXPANSIONS[game]: True} if game in EXPANSIONS else {}
    table = guest.table("me", "easy", "easy", game=game, options=options)

    def enough(_: dict[str, Any]) -> bool:
        nonlocal asked
        asked += 1
        return asked > BEFORE

    guest.play(table, stop=enough)
    page = guest.visit(chromium, f"/t/{table}", **{"viewport": DESK, **more})
    pace(page, server, wanted)
    return page


def answer(page: Page) -> None:
    """Do something; rather what leads to the others."""
    dos = offered(page)
    move(page, next((do for do in dos if do in ("end turn", "pass", "rest", "done")), CHOICE.choice(dos)))


@pytest.mark.parametrize("size", [DESK, PHONES[0]], ids=["desk", "phone"])
@pytest.mark.parametrize("game", sorted(games()))
def test_things_travel_and_afterwards_the_page_is_as_fetched_anew(
    chromium: Browser, server: Server, game: str, size: dict[str, int]
) -> None:
    """Each step is told once and in order, the film lasts nine seconds at most, and its end is the truth.

    On a phone, too: what lies behind a tab travels to the tab, what lies out of sight to the edge.
    """
    phone = {"has_touch": True, "is_mobile": True} if size in PHONES else {}
    page = at_table(chromium, server, game, "quick", viewport=size, **phone)
    said, films = complaints(page), 0
    for _ in range(ANSWERS):
        assert awaited(page) != "over"
        before = page.evaluate("window.flown.length")
        answer(page)
        awaited(page)
        page.wait_for_function(OVER)
        assert page.evaluate(DIFFERENCE) == "" and page.evaluate(COVERED) == []
        films += page.evaluate("window.flown.length") > before
        marked = page.evaluate(MARKED)
        assert marked, "what rivals did last"
        if films >= (1 if phone else FILMS):
            break
    else:
        raise AssertionError(f"things have travelled in {films} films")
    captions = page.evaluate("window.captions")
    assert captions == sorted(captions) and page.evaluate("window.filmed") < 9_500
    assert page.locator(".flying, .trail, .ghost").count() == 0 and not said
    page.reload()
    page.wait_for_function(READY)
    assert page.evaluate(MARKED) == marked


@pytest.mark.parametrize("game", sorted(games()))
def test_through_a_random_game_every_film_ends_in_the_truth(chromium: Browser, server: Server, game: str) -> None:
    """As much of it as fits into some seconds; captions are sentences of the log, what rivals did last stays marked."""
    guest = Guest(server)
    options = {EXPANSIONS[game]: True} if game in EXPANSIONS else {}
    table = guest.table("me", "easy", game=game, options=options)
    page = guest.visit(chromium, f"/t/{table}", viewport=DESK)
    pace(page, server, "quick")
    said, ends, asked = complaints(page), time.monotonic() + WHOLE, 0

    def looks(seen: dict[str, Any]) -> bool:
        nonlocal asked
        asked += 1
        if asked % EVERY == 0:
            shows(page, seen["question"]["number"])
            page.wait_for_function(OVER)
            assert page.evaluate(DIFFERENCE) == "" and page.evaluate(COVERED) == [] and page.evaluate(UNTOLD) == []
            assert page.evaluate(MARKED)
        return asked > LOOKS * EVERY and time.monotonic() > ends

    guest.play(table, stop=looks, choose=CHOICE.choice)
    assert asked > LOOKS * EVERY and page.evaluate("window.filmed") < 9_500 and not said


def test_nobody_waits_for_the_film(chromium: Browser, server: Server) -> None:
    """A key shows the next step; another one, a button or a click all of them; an answer is taken, and ends it."""
    page, sent = at_table(chromium, server, "citadels", "slow"), list[str]()
    page.on("request", lambda request: sent.append(request.post_data or ""))
    ends = {
        "Escape": lambda: page.keyboard.press("Escape"),
        "button": lambda: page.locator(".skip-film").dispatch_event("click"),  # it may be over just now
        "click": lambda: page.locator(".head").dispatch_event("pointerdown"),
    }
    for act in (*ends, " ", "answer"):
        while not page.evaluate(MORE):
            awaited(page)
            answer(page)
            awaited(page)
        if act == "answer":
            before, already = state(page), len(sent)
            answer(page)
            assert state(page) != before
            assert parse_qs(next(filter(None, sent[already:])))["number"] == [before]  # of the question that is shown
            return
        told = page.evaluate("window.captions.length")
        if act in ends:
            ends[act]()
            page.wait_for_function(OVER, timeout=1000)
        else:
            page.keyboard.press(act)
            page.wait_for_function("told => window.captions.length > told", arg=told, timeout=1000)
            page.keyboard.press("Escape")


@pytest.mark.parametrize("more", [{"reduced_motion": "reduce"}, {}], ids=["calm", "at-once"])
def test_without_motion_nothing_travels_but_everything_is_told(
    chromium: Browser, server: Server, more: dict[str, str]
) -> None:
    """The last step is marked at once, and so is what rivals did last; the others can be stepped through.

    How much came to whom, and went, is told by numbers all the same.
    """
    page = at_table(chromium, server, "viscounts", "slow" if more else "at-once", **more)
    while not page.evaluate("window.counted.length"):
        awaited(page)
        answer(page)
        awaited(page)
        assert page.evaluate(MARKED)
    assert page.evaluate("window.flown") == [] and page.evaluate("window.filmed") == 0
    expect(page.locator(".steps li").last).to_have_attribute("aria-current", "step")
    counted = page.evaluate("window.counted")
    assert all(re.fullmatch("[+−][1-9][0-9]*", one) for one in counted), counted
    for _ in range(page.locator(".steps li[data-many]").count() and page.locator(".steps li").count()):
        page.locator(".stepping [data-by='-1']").click()
    assert page.evaluate("window.flown") == [] and page.evaluate("window.filmed") == 0


def test_a_district_that_is_destroyed_sinks_before_it_is_gone(chromium: Browser, server: Server) -> None:
    """What the next page has not any more stands there until its step; then its plot is lit, not the whole city."""
    page = at_table(chromium, server, "citadels", "slow")
    looked = False
    while not (looked and page.locator(".rival .house").count() and page.locator(".steps li").count()):
        answer(page)
        awaited(page)
        page.wait_for_function(OVER)
        looked = True
    fallen, plot = page.evaluate(FALLEN)
    sinks = "id => document.getAnimations().some((one) => one.effect.target.id === id)"
    assert page.evaluate(sinks, fallen)
    page.wait_for_function(OVER)
    assert page.locator(f"#{fallen}").count() == 0
    assert page.locator("[data-lit]").evaluate_all("all => all.map((one) => one.id)") == [plot]


def test_what_is_lit_covers_nothing_that_can_be_pressed_there(chromium: Browser, server: Server) -> None:
    """Whoever has just come to the Town Centre may capture a group there."""
    page, asked = at_table(chromium, server, "architects", "quick"), "place town_centre"
    for _ in range(ANSWERS):
        awaited(page)
        if asked in offered(page):
            break
        answer(page)
    move(page, asked)
    page.wait_for_function(OVER)
    assert page.locator("#place-town_centre[data-lit]").count() and any("town_centre" in do for do in offered(page))
    assert page.evaluate(COVERED) == []
