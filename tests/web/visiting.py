"""Visitors: people in a browser who play by what they see, and guests who are somewhere in a game at once."""

from __future__ import annotations

import random
import re
import shutil
import time
from collections.abc import Callable, Sequence
from contextlib import suppress
from typing import Any, Literal

import httpx
from playwright._impl._api_structures import SetCookieParam  # the public name is missing
from playwright.sync_api import Browser, ConsoleMessage, Locator, Page
from playwright.sync_api import TimeoutError as TooLong

from tests.server import serving
from tests.server.serving import Program, Server

TIMEOUT = 90_000  # ms; the machine may be busy
GAME = 900.0  # seconds for a whole game on such a machine
AIMED = 1_000  # ms; after that, what was to be clicked is looked for again, with twice the patience
GAMES = 5  # until one of them comes to the wanted position: cards are dealt by chance
READY = """() => document.documentElement.classList.contains("script")"""  # the script has begun to help
SETTLED = (
    f"""() => ({READY})() && performance.now() > (window.shown ?? 0) + Number(document.body.dataset.settle) + 10"""
)
WATCHING = """addEventListener("submit", (event) => (window.sending = event.target), true);
addEventListener("DOMContentLoaded", () => {
    const now = document.getElementById("now");
    if (now) new MutationObserver(() => (window.shown = performance.now())).observe(now, { childList: true });
})"""
UNDER_WAY = """() => {
    const form = window.sending;
    return form !== undefined && (form.dataset.live === undefined || (form.isConnected && "sent" in form.dataset));
}"""

DESK = {"width": 1280, "height": 800}
LARGER = [{"width": 1440, "height": 900}, {"width": 1920, "height": 1080}]
PHONES = [{"width": 360, "height": 740}, {"width": 390, "height": 844}]

STATE = """() => document.querySelector("#answers [name=number]")?.value
    ?? (document.querySelector("#ask.result") ? "over" : document.querySelector(".cover") ? "cover" : "waiting")"""
WHY = """(one) => document.getElementById(one.getAttribute("aria-describedby").split(" ").at(-1)).textContent"""
ENGLISH = re.compile(  # words that every English page of ours has somewhere
    r"\b(the|and|your|you|move|turn|build|take|gold|cards|choose|waiting|thinking|table|log|points|players|hint)\b",
    re.I,
)
NEARLY = 6  # districts of a city that will soon be complete
CHOICE = random.Random(8)


def browser_path() -> str | None:
    """Chromium of the system: the one that has no window at all is faster."""
    return shutil.which("chromium-headless-shell") or shutil.which("chromium")


def visitor(chromium: Browser, server: Server, language: str = "en-GB", script: bool = True, **more: Any) -> Page:
    """Somebody new, with a browser of their own."""
    context = chromium.new_context(base_url=server.address, locale=language, java_script_enabled=script, **more)
    context.set_default_timeout(TIMEOUT)
    context.add_init_script(WATCHING)
    return context.new_page()


def complaints(page: Page) -> list[str]:
    """What the console will say that is wrong."""
    found: list[str] = []

    def listen(message: ConsoleMessage) -> None:
        if message.type in ("error", "warning"):
            found.append(message.text)

    page.on("console", listen)
    page.on("pageerror", lambda error: found.append(str(error)))
    return found


# ---------------------------------------------------------------- moves


def wish(dos: Sequence[str]) -> str:
    """What a player does who wants the game to end: build, and gather for it."""
    for verb in ("build ", "take ", "gather "):
        found = [do for do in dos if do.startswith(verb)]
        if found:
            return CHOICE.choice(found)
    return "end turn" if "end turn" in dos else CHOICE.choice(list(dos))


def hasten(dos: Sequence[str]) -> str:
    """The same for a game that lasts so many rounds: pass, wherever that may be done."""
    return "pass" if "pass" in dos else CHOICE.choice(list(dos))


def state(page: Page) -> str:
    """The number of the question; or "cover", "waiting", "over"."""
    found: str = page.evaluate(STATE)
    return found


def awaited(page: Page) -> str:
    """The same, as soon as there is something to do."""
    changed(page, "waiting")
    return state(page)


def changed(page: Page, before: str) -> None:
    """Wait until the page shows something else."""
    page.wait_for_function(f"before => ({STATE})() !== before", arg=before)


def shows(page: Page, number: int) -> None:
    """Wait until the page shows a question."""
    page.wait_for_function(f"number => ({STATE})() === number", arg=str(number))


def offered(page: Page) -> list[str]:
    """The answers that may be given."""
    found: list[str] = page.eval_on_selector_all("#ask .option", "all => all.map(one => one.value)")
    return found


def place(page: Page, do: str) -> Locator:
    """Where an answer is given: at what glows on the board, where nothing glows at its button."""
    glowing = page.locator(f':is(.spot.can, button.here)[value="{do}"]:visible')
    if glowing.count():
        return glowing.first
    return (pieces(page, do) or [page.locator(f'#ask .option[value="{do}"]').first])[0]


def why(spot: Locator) -> str:
    """Why something can't be done, as it is told to whoever looks closer."""
    told: str = spot.evaluate(WHY)
    return told


def pieces(page: Page, do: str) -> list[Locator]:
    """Where an answer is an order: the things that are clicked one after the other."""
    group = page.locator(".arranging:visible")
    verb, _, order = do.partition(" ")
    if not group.count() or group.get_attribute("data-verb") != verb:
        return []
    return [group.locator(f'.piece[data-piece="{one}"]') for one in order]


def give(page: Page, do: str, act: Callable[[Locator], object]) -> None:
    """Click or tap an answer; one that gives up the others asks first."""
    asks = page.locator(f'#ask .sure:not([open]):has([value="{do}"]) summary')
    if asks.count():
        act(asks)
    first = place(page, do)
    for spot in pieces(page, do) if "piece" in (first.get_attribute("class") or "") else [first]:
        act(spot)


def insist(page: Page, act: Callable[[int], object]) -> None:
    """Do something until it is taken, as it may come too soon; then wait for what comes of it."""
    before, end, patience = state(page), time.monotonic() + TIMEOUT / 1000, AIMED
    while state(page) == before:
        assert time.monotonic() < end, f"nothing happens at {page.url}: {page.locator('#ask').inner_text()}"
        page.wait_for_function(SETTLED)
        with suppress(TooLong):
            act(patience)
        patience *= 2
        page.wait_for_function(f"before => ({STATE})() !== before || !({UNDER_WAY})()", arg=before)


def move(page: Page, do: str | None = None, by: Literal["click", "tap"] = "click") -> bool:
    """Give an answer on the board; whether it glowed there."""
    if do is None:
        do = wish(offered(page))
    spot = place(page, do)
    glows = "spot" in (spot.get_attribute("class") or "")

    def aim(patience: int) -> Callable[[Locator], object]:
        return lambda spot: spot.tap(timeout=patience) if by == "tap" else spot.click(timeout=patience)

    insist(page, lambda patience: give(page, do, aim(patience)))
    return glows


def tab_to(page: Page, selector: str) -> None:
    """Press Tab until something has the focus."""
    for _ in range(150):
        if page.evaluate("what => document.activeElement.matches(what)", selector):
            return
        page.keyboard.press("Tab")
    raise AssertionError(f"Tab never comes to {selector}")


def lost(page: Page) -> bool:
    """Whether the focus is nowhere."""
    found: bool = page.evaluate("document.activeElement === null || document.activeElement === document.body")
    return found


def slide(page: Page, to: int) -> None:
    """Move the history as by the pointer: the slider moves, and is let go."""
    page.wait_for_function(READY)
    page.locator(".history input[type=range]").evaluate(
        """(slider, to) => { slider.value = to; for (const kind of ["input", "change"])
            slider.dispatchEvent(new Event(kind, { bubbles: true })) }""",
        to,
    )


def with_eyes_of(page: Page, seat: str) -> None:
    """Look at the history as a seat saw it; "" is as anybody did."""
    page.wait_for_function(READY)
    page.locator(".history select[name=seat]").select_option(seat)


def in_every_size(page: Page, cards: str) -> None:
    """The cards of one's hand, small to large: none is cut off below, and what is seen above stays in sight."""
    wide, lowest = [], page.evaluate("innerHeight")
    for size in ("small", "normal", "large"):
        page.evaluate("size => (document.documentElement.dataset.cards = size)", size)
        boxes = [box for card in page.locator(cards).all() if (box := card.bounding_box()) is not None]
        assert max(box["y"] + box["height"] for box in boxes) <= lowest, f"{size}: {boxes}"
        wide.append(max(box["width"] for box in boxes))
    assert wide[0] <= wide[1] < wide[2], wide
    page.evaluate("delete document.documentElement.dataset.cards")


def in_polish(page: Page) -> None:
    """No English on the page, in its labels or in its explanations."""
    texts: list[str] = page.evaluate(
        """() => [document.title, document.body.textContent,
            ...[...document.querySelectorAll("[aria-label], [title]")].map(
                (one) => [one.ariaLabel, one.title].join(" "))]"""
    )
    for text in texts:
        found = ENGLISH.search(text.replace("English", ""))
        assert found is None, text[max(0, found.start() - 60) : found.end() + 60]


# ---------------------------------------------------------------- guests


class Guest(Program):
    """Somebody with a cookie who moves fast, by the API, and can then look with a browser."""

    def __init__(self, server: Server, language: str = "en", page: Page | None = None) -> None:
        """Somebody new, or whoever looks at a page."""
        self._web = serving.Browser(server, language)
        self._server = server
        if page is not None:
            for cookie in page.context.cookies():
                self._web.http.cookies.set(cookie["name"], cookie["value"])
        made = self._web.send(self._web.get("/me"), "/me/token", label="fast")
        token = re.search(r"<code>(.+?)</code>", made.text)
        assert token is not None, made.text
        self.token = token[1]
        headers = {"authorization": f"Bearer {self.token}", "accept-language": language}
        self.http = serving.client(f"{server.address}/api/v1", headers=headers, timeout=60)

    def play(
        self,
        table: str,
        seats: Sequence[int] = (0,),
        stop: Callable[[dict[str, Any]], bool] = lambda _: False,
        choose: Callable[[Sequence[str]], str] = wish,
    ) -> dict[str, Any]:
        """Move until the game is over, or until a seat is asked and sees what was waited for."""
        return together([(self, seat) for seat in seats], table, stop, choose)

    def find(self, *seats: str, stop: Callable[[dict[str, Any]], bool], **more: Any) -> tuple[str, dict[str, Any]]:
        """A table at which the first seat is asked and sees what was waited for; and what it sees."""
        for _ in range(GAMES):
            table = self.table(*seats, **more)
            seen = self.play(table, stop=stop)
            if not seen["over"]:
                return table, seen
        raise AssertionError(f"{GAMES} games were over before it came to that")

    def lesson(self, game: str, guide: str = "") -> str:
        """Begin a guided game; where it is."""
        begun = self._web.send(self._web.get("/"), "/lesson", game=game, guide=guide)
        return begun.url.path

    def rename(self, nickname: str, language: str = "en") -> None:
        """Be called something else."""
        self._web.send(self._web.get("/me"), "/me", nickname=nickname, language=language)

    def get(self, path: str) -> httpx.Response:
        """A file or a page, without a browser."""
        return self._web.get(path)

    def page(self, path: str, fragment: bool = False) -> bytes:
        """A page as it comes over the wire, or what the script asks for."""
        found = self._web.http.get(path, headers={"x-fragment": "1"} if fragment else {})
        assert found.status_code == 200, found.text
        return found.content

    @property
    def cookies(self) -> list[SetCookieParam]:
        """Who they are, for a browser."""
        found = self._web.http.cookies.items()
        return [{"name": name, "value": value, "url": self._server.address} for name, value in found]

    def read(self, path: str) -> str:
        """A page, without a browser."""
        return self._web.get(path).text

    def say(self, table: str, text: str) -> None:
        """Say something at a table."""
        self._web.send(self._web.get(f"/t/{table}"), f"/t/{table}/say", text=text)

    def visit(self, chromium: Browser, path: str, **more: Any) -> Page:
        """The same person in a browser."""
        page = visitor(chromium, self._server, **more)
        page.context.add_cookies(self.cookies)
        page.goto(path)
        return page


def together(
    people: Sequence[tuple[Guest, int]],
    table: str,
    stop: Callable[[dict[str, Any]], bool],
    choose: Callable[[Sequence[str]], str] = wish,
) -> dict[str, Any]:
    """Guests move, each in a seat, until the game is over, or one is asked and sees what was waited for."""
    end = time.monotonic() + GAME
    while True:
        assert time.monotonic() < end, "the game does not end"
        for guest, seat in people:
            seen = guest.look(table, seat)
            asked = seen["question"]
            if seen["over"] or (asked is not None and stop(seen)):
                return seen
            if asked is not None:
                guest.answer(table, seat, asked["number"], choose([option["do"] for option in asked["options"]]))
            else:
                time.sleep(0.02)


def prompted(prompt: str, built: int = 0, hand: int = 0) -> Callable[[dict[str, Any]], bool]:
    """Whether a seat is asked this, and so many districts stand in its city."""

    def found(seen: dict[str, Any]) -> bool:
        own = seen["view"]["players"][seen["view"]["seat"]]
        return seen["question"]["prompt"] == prompt and len(own["city"]) >= built and len(own["hand"]) >= hand

    return found


def nearly_over(seen: dict[str, Any]) -> bool:
    """Whether somebody needs a district or two to end the game."""
    return max(len(player["city"]) for player in seen["view"]["players"]) >= NEARLY


def at_turn(server: Server, *seats: str, built: int = 0, hand: int = 0, language: str = "en") -> tuple[Guest, str]:
    """A guest who is in the middle of a game against easy bots, at the beginning of a turn; and the table."""
    guest = Guest(server, language)
    right = prompted("turn", built, hand)

    def begins(seen: dict[str, Any]) -> bool:
        return right(seen) and any(option["do"] == "gather gold" for option in seen["question"]["options"])

    table, _ = guest.find(*(seats or ("me", "easy")), stop=begins)
    return guest, table
