"""Games of Paladins in a real browser, by whatever people have: a mouse, a finger, keys, no script; and afterwards."""

from __future__ import annotations

import json
import re
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Locator, Page, expect

from tests.games.paladins.test_board import ONLY_LISTED
from tests.server.serving import Server
from tests.web.test_accessibility import check, looking
from tests.web.test_afterwards import analysed
from tests.web.test_phone import no_wider
from tests.web.visiting import (
    CHOICE,
    DESK,
    GAME,
    PHONES,
    Guest,
    awaited,
    complaints,
    give,
    hasten,
    in_polish,
    insist,
    lost,
    move,
    offered,
    shows,
    slide,
    state,
    tab_to,
    visitor,
    why,
    with_eyes_of,
)

ROUNDS = 7
LAST = 2  # rounds of a game that began elsewhere
BUSY = 2  # rounds with an action in them; in the others one passes, so that the game is short
LINES = 13  # categories of points
ON_TABLE = ("townsfolk ", "outsider ", "space ", "tavern ", "favour ")  # answers that lie in the middle of the table


class Busy:
    """Somebody who does an action in each of the first rounds, and later passes."""

    def __init__(self) -> None:
        self.rounds: dict[str, int] = {}  # actions in each

    def choose(self, page: Page) -> str:
        """What to answer."""
        dos = offered(page)
        now = page.locator(".head p").inner_text().partition(" · ")[0]
        done = self.rounds.setdefault(now, 0) if "pass" in dos else 0
        actions = [do for do in dos if do.startswith("do ")]
        if "pass" not in dos or done or len(self.rounds) > BUSY or not actions:
            return hasten(dos)
        self.rounds[now] += 1
        return CHOICE.choice(actions)


def play(
    page: Page, by: Callable[[str], bool], each: Callable[[], None] = lambda: None, rounds: int = ROUNDS
) -> tuple[list[str], list[str]]:
    """So many rounds to the end; the answers that were given where something glowed, and those given elsewhere."""
    busy = Busy()
    glowing: list[str] = []
    others: list[str] = []
    until = time.monotonic() + GAME
    while awaited(page) != "over":
        assert time.monotonic() < until, "the game does not end"
        each()
        do = busy.choose(page)
        (glowing if by(do) else others).append(do)
    assert len(busy.rounds) == rounds
    return glowing, others


def totals(page: Page) -> list[int]:
    """Everybody's points."""
    return [int(text) for text in page.locator(".scores .total").all_inner_texts()]


def mine_and_theirs(page: Page) -> tuple[int, int]:
    """One's own points and the other's; the winner stands first."""
    me = page.locator("header a[href='/me']").inner_text()
    first, second = totals(page)
    return (first, second) if me in page.locator(".scores thead .number").first.inner_text() else (second, first)


def last_rounds(seen: dict[str, Any]) -> bool:
    """Whether the last rounds begin."""
    return bool(seen["view"]["round"] == ROUNDS - LAST + 1)


def turn(seen: dict[str, Any]) -> bool:
    """Whether a seat is asked for an action."""
    return bool(seen["question"]["prompt"] == "turn")


@pytest.fixture(scope="module")
def over(server: Server) -> tuple[Guest, str]:
    """A game that is over, against one easy bot."""
    guest = Guest(server)
    table = guest.table("me", "easy", game="paladins")
    assert guest.play(table, choose=hasten)["over"]
    return guest, table


# ---------------------------------------------------------------- whole games


def test_a_whole_game_against_a_bot_is_played_by_clicking_the_boards(chromium: Browser, server: Server) -> None:
    """Whatever can be clicked on the boards is clicked there; the result tells everybody's points."""
    page = visitor(chromium, server, viewport=DESK, reduced_motion="reduce")
    wrong = complaints(page)
    page.goto("/new?game=paladins&players=2")
    expect(page.get_by_text("How hard a game alone is")).to_have_count(0)
    page.locator("[name=seat-1][value=easy]").check()
    page.get_by_role("button", name="Set up the table").click()
    glowing, others = play(page, lambda do: move(page, do))
    assert len(glowing) > 25 and set(others) <= set(ONLY_LISTED), (glowing, others)
    mine, theirs = mine_and_theirs(page)
    expect(page.locator(".result h2")).to_have_text(
        re.compile("You win!" if mine > theirs else "Won by|You win" if mine == theirs else "Won by")
    )
    expect(page.locator(".scores :is(tbody, tfoot) tr")).to_have_count(LINES + 1)
    page.locator(".result").get_by_role("link", name="Points").click()
    assert mine_and_theirs(page) == (mine, theirs)
    expect(page.locator(".bars tr")).to_have_count(2)
    box = page.locator("svg.plot").bounding_box()
    assert box is not None and box["height"] > 100
    assert wrong == []


def test_a_game_alone_is_played_in_polish_and_tells_what_the_opponent_does(chromium: Browser, server: Server) -> None:
    """From the first page; in the last rounds the log explains each turn of the opponent, the end says who has won."""
    page = visitor(chromium, server, "pl-PL", viewport=DESK, reduced_motion="reduce")
    wrong = complaints(page)
    page.goto("/")
    page.get_by_role("region", name="Paladyni").get_by_role("link", name="Graj w pojedynkę").click()
    expect(page.get_by_text("Im trudniej, tym więcej warsztatów")).to_be_visible()
    expect(page.get_by_text("Kto zaczyna")).to_have_count(0)
    page.get_by_role("group", name="Poziom trudności gry jednoosobowej").get_by_label("Łatwy").check()
    page.get_by_role("button", name="Przygotuj stół").click()
    awaited(page)
    in_polish(page)
    seen = Guest(server, "pl", page).play(page.url.rpartition("/")[2], stop=last_rounds, choose=hasten)
    shows(page, seen["question"]["number"])
    told: set[str] = set()

    def each() -> None:
        new = page.locator(".log .new").all_inner_texts()
        assert not new or all("Gość" not in line.partition(" ")[0] for line in new), new
        told.update(new)

    play(page, lambda do: move(page, do), each, LAST)
    in_polish(page)
    for sentence in ("odkrywa kartę schematu", "wysyłając", "przesuwa znacznik zasobów"):
        assert any(line.startswith("Gracz wirtualny") and sentence in line for line in told), (sentence, told)
    mine, theirs = mine_and_theirs(page)
    expect(page.locator(".scores thead")).to_contain_text("Gracz wirtualny")
    won = "Wygrywasz!" if mine > theirs else "Zwycięstwo: gracz wirtualny"
    if mine != theirs:  # else the King's Orders decide
        expect(page.locator(".result h2")).to_have_text(won)
    page.locator(".result").get_by_role("link", name="Punkty").click()
    expect(page.locator(".bars tr")).to_have_count(2)
    in_polish(page)
    page.goto("/")
    expect(page.get_by_role("row", name=re.compile("zwycięstwo: (Gość|gracz wirtualny)"))).to_be_visible()
    assert wrong == []


def test_a_game_is_played_by_forms(chromium: Browser, server: Server) -> None:
    """Without a script its last rounds; alone, so that nobody is waited for."""
    page = visitor(chromium, server, script=False)
    page.goto("/new?game=paladins&players=1")
    page.get_by_role("button", name="Set up the table").click()
    Guest(server, "en", page).play(page.url.rpartition("/")[2], stop=last_rounds, choose=hasten)
    page.reload()

    def click(do: str) -> bool:
        before = state(page)
        spot = page.locator(f'.spot.can[value="{do}"]:visible')
        glows = bool(spot.count())
        with page.expect_navigation():  # half a page asks nothing, and without a script nothing on it changes
            give(page, do, Locator.click)
        assert state(page) != before
        return glows

    glowing, _ = play(page, click, rounds=LAST)
    assert len(glowing) > 8
    expect(page.locator(".result h2")).to_have_text(re.compile("You win!|Won by the opponent"))


# ---------------------------------------------------------------- by finger, by keys


def test_a_round_is_played_by_tapping(chromium: Browser, server: Server) -> None:
    """The town and the own board share the screen, and what glows is in sight; nothing is wider than the window."""
    guest = Guest(server, "pl")
    table = guest.table("me", "easy", game="paladins")
    size: Any = PHONES[1]
    phone = {"viewport": size, "has_touch": True, "is_mobile": True, "device_scale_factor": 2}
    page = guest.visit(chromium, f"/t/{table}", reduced_motion="reduce", **phone)
    seen: set[str] = set()
    taps = 0
    while "Runda 2" not in page.locator(".head p").inner_text():
        assert awaited(page) != "over"
        expect(page.locator(".question")).to_be_in_viewport(ratio=1)
        no_wider(page)
        dos = offered(page)
        if "pass" in dos or dos[0].startswith(ON_TABLE):
            part = ".own-board .deeds" if "pass" in dos else ".town"
            expect(page.locator(part)).to_be_in_viewport()
            seen.add(part)
        page.wait_for_function("""() => [...document.querySelectorAll(".spot.can")].some((one) => {
            const box = one.getBoundingClientRect();
            return document.elementsFromPoint(box.left + box.width / 2, box.top + box.height / 2).includes(one);
        })""")  # something that glows is in sight
        actions = [do for do in dos if do.startswith("do recruit")]
        move(page, actions[0] if actions and taps < 8 else hasten(dos), by="tap")
        taps += 1
    assert len(seen) == 2 and taps > 4


def test_turns_are_taken_by_keys_and_the_focus_is_never_lost(chromium: Browser, server: Server) -> None:
    """Tab and Enter set up the table; Tab and Enter on what glows, or digits, answer."""
    page = visitor(chromium, server, viewport=DESK)
    page.goto("/new?game=paladins&players=1")
    tab_to(page, "button.first")
    page.keyboard.press("Enter")
    expect(page.locator("#board")).to_be_visible()
    for number in range(8):
        assert awaited(page) != "over"
        if number % 2:
            insist(page, lambda _: page.keyboard.press("1"))
        else:
            insist(page, lambda _: _enter(page))
        assert number == 0 or not lost(page), f"after {number} answers"


def _enter(page: Page) -> None:
    """What glows and is reached by Tab; it says what it is on the way."""
    tab_to(page, "button.spot.can")
    assert page.evaluate("document.activeElement.ariaLabel")
    expect(page.locator("#tip")).to_be_visible()
    page.keyboard.press("Enter")


# ---------------------------------------------------------------- at the table


def test_an_action_is_taken_back_what_cannot_be_done_says_why_and_a_hint_helps(
    chromium: Browser, server: Server
) -> None:
    guest = Guest(server)
    table, seen = guest.find("me", "easy", game="paladins", stop=turn)
    page = guest.visit(chromium, f"/t/{table}", viewport=DESK, reduced_motion="reduce")
    refused = page.locator(".own-board .spot.not").first
    told = why(refused)
    assert told in [option["label"] for option in seen["question"]["refused"]]
    refused.hover()
    expect(page.locator("#tip .why")).to_have_text(told)
    before, board = offered(page), page.locator(".own-board").inner_text()
    move(page, next(do for do in ("do recruit", "do hunt", "do trade") if do in before))
    insist(page, lambda patience: page.get_by_role("button", name="Take back").click(timeout=patience))
    assert offered(page) == before and page.locator(".own-board").inner_text() == board
    page.get_by_role("button", name="Hint").click()
    expect(page.locator(".advice li .why").nth(1)).to_be_visible()
    expect(page.locator(".advice li:nth-child(2) small")).to_have_text(re.compile("about|imagined games|seemed weaker"))


# ---------------------------------------------------------------- afterwards


def open_log(page: Page) -> None:
    """The log is a drawer, with the history in it."""
    page.locator("#tab-log").evaluate("tab => (tab.checked = true)")


def test_a_game_is_replayed_and_saved(chromium: Browser, over: tuple[Guest, str], tmp_path: Path) -> None:
    guest, table = over
    page = guest.visit(chromium, f"/t/{table}", viewport=DESK)
    page.get_by_role("link", name="Replay").click()
    expect(page.locator("#ask.past")).to_contain_text("after move 0 of")
    slide(page, 30)
    expect(page.locator("#ask.past")).to_contain_text("after move 30 of")
    open_log(page)
    with_eyes_of(page, "1")
    expect(page).to_have_url(re.compile("seat=1"))
    expect(page.locator(".own-board")).to_be_visible()
    open_log(page)
    with_eyes_of(page, "")
    expect(page.locator(".own-board")).to_have_count(0)
    page.get_by_role("link", name="Back to now").first.click()
    with page.expect_download() as given:
        page.get_by_role("link", name="Download").click()
    given.value.save_as(tmp_path / "save.json")
    save = json.loads((tmp_path / "save.json").read_text(encoding="utf-8"))
    assert save["game"] == "paladins" and len(save["names"]) == 2


def test_the_analysis_marks_the_turns_that_were_costly(chromium: Browser, over: tuple[Guest, str]) -> None:
    guest, table = over
    page = guest.visit(chromium, f"/t/{table}")
    page.get_by_role("link", name="Analysis").click()
    expect(page.locator("h1")).to_contain_text("Analysis of the turns")
    expect(page.locator(".progress")).to_have_count(0)
    analysed(page)
    assert page.locator("tr.worst").count() > 2  # whoever passes with all their workers


# ---------------------------------------------------------------- the points of a printed game


@pytest.mark.parametrize("script", [True, False], ids=["with a script", "without"])
def test_the_points_of_a_printed_game_are_counted(chromium: Browser, server: Server, script: bool) -> None:
    """Orders that somebody may have fulfilled ask for more; 12 strength are 20 VP, a paid debt 1, an unpaid one −3."""
    page = visitor(chromium, server, "pl-PL", script=script, viewport=DESK)
    page.goto("/")
    paladins = page.get_by_role("region", name="Paladyni")
    paladins.locator(".boxed summary").click()
    paladins.get_by_role("link", name="Policz punkty").click()
    page.get_by_role("link", name="2 graczy").click()
    expect(page.locator("input[name='strength.1']")).to_be_visible()  # the page is there, before it is measured
    no_wider(page)
    for field in page.locator("input[type=number]").all():
        field.fill("0")
    for place, order in enumerate(("commission", "fortify", "attack"), 1):
        page.locator(f"select[name=order-{place}]").select_option(f"order_{order}")
    page.locator("input[name='strength.0']").fill("12")
    page.locator("input[name='paid.0']").fill("2")
    page.locator("input[name='resources.0']").fill("7")
    page.locator("input[name='unpaid.1']").fill("1")
    page.get_by_role("button", name="Policz").click()
    expect(page.get_by_role("alert")).to_be_visible()  # how often somebody attacked counts now
    for field in page.locator("[aria-invalid]").all():
        field.fill("5")
    page.get_by_role("button", name="Policz").click()
    expect(page.locator("#result h2")).to_have_text("Zwycięstwo: Gracz 1")
    assert totals(page) == [20 + 2 + 2 + 8, -3 + 8]


def test_wrong_numbers_are_marked_and_the_form_is_easy_to_read(chromium: Browser, server: Server) -> None:
    page = looking(chromium, server, None, "/score/paladins?players=2&sent=1&strength.0=99&faith.0=x&influence.0=3")
    expect(page.get_by_role("alert")).to_be_visible()
    for name in ("strength.0", "faith.0"):
        expect(page.locator(f"input[name='{name}']")).to_have_attribute("aria-invalid", "true")
    expect(page.locator("input[name='influence.0']")).not_to_have_attribute("aria-invalid", "true")
    check(page)
    no_wider(page)
