"""Games of Viscounts in a real browser: by mouse, finger and keys, without a script; easy to read, and not heavy."""

from __future__ import annotations

import re
import time
from collections.abc import Callable, Sequence
from typing import Any

import pytest
from playwright.sync_api import Browser, Locator, Page, Response, expect

from tests.games.viscounts.test_board import ONLY_LISTED
from tests.server.serving import Server
from tests.web.test_accessibility import check, looking, unfold
from tests.web.test_phone import no_wider
from tests.web.visiting import (
    CHOICE,
    DESK,
    GAME,
    GAMES,
    PHONES,
    SETTLED,
    Guest,
    awaited,
    complaints,
    give,
    in_every_size,
    in_polish,
    insist,
    lost,
    move,
    offered,
    shows,
    state,
    tab_to,
    visitor,
    why,
)

MOST = (
    400_000  # bytes before they are packed: eighty places, four boards, the last steps; with all that every page needs
)
LINES = 11  # categories of points, with the total
TOP = "discard top"  # of the draw pile


def busy(dos: Sequence[str]) -> str:
    """Whatever brings debts and deeds, so that the game ends; else anything that gives nothing up."""
    good = [do for do in dos if do not in ONLY_LISTED]
    return CHOICE.choice(good or list(dos))


def last_round(seen: dict[str, Any]) -> bool:
    """Whether the last round has begun."""
    return seen["view"]["last"] is not None and seen["view"]["round"] == seen["view"]["last"]


def moving(seen: dict[str, Any]) -> bool:
    """Whether a viscount is to be moved, in the middle of a game, with cards left in hand."""
    return bool(seen["question"]["prompt"] == "move" and seen["view"]["round"] >= 4 and _hand(seen["view"]))


def _hand(view: dict[str, Any]) -> list[str] | None:
    """The cards in one's own hand."""
    found: list[str] | None = view["players"][view["seat"]]["hand"]
    return found


@pytest.fixture(scope="module")
def at_table(server: Server) -> tuple[Guest, str]:
    """A guest who is to move a viscount, with three bots."""
    guest = Guest(server, "pl")
    table = guest.table("me", "easy", "easy", "easy", game="viscounts")
    assert not guest.play(table, stop=moving, choose=busy)["over"]
    return guest, table


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


# ---------------------------------------------------------------- whole games


def test_a_game_against_a_bot_is_played_by_clicking_the_board(chromium: Browser, server: Server) -> None:
    """Its first rounds and its last ones; whatever can be clicked on the board is clicked there."""
    page = visitor(chromium, server, viewport=DESK, reduced_motion="reduce")
    wrong = complaints(page)
    page.goto("/new?game=viscounts&players=2")
    expect(page.get_by_text("Future schemes to begin with")).to_have_count(0)
    page.locator("[name=seat-1][value=easy]").check()
    page.get_by_role("button", name="Set up the table").click()
    first, others = play(page, lambda do: move(page, do), lambda: "Round 3" in page.locator(".head p").inner_text())
    assert len(first) > 8 and set(others) <= set(ONLY_LISTED)
    seen = Guest(server, "en", page).play(page.url.rpartition("/")[2], stop=last_round, choose=busy)
    if not seen["over"]:
        shows(page, seen["question"]["number"])
    _, others = play(page, lambda do: move(page, do), lambda: False)
    assert set(others) <= set(ONLY_LISTED)
    expect(page.locator(".scores :is(tbody, tfoot) tr")).to_have_count(LINES)
    totals = [int(text) for text in page.locator(".scores .total").all_inner_texts()]
    assert totals == sorted(totals, reverse=True)
    page.locator(".result").get_by_role("link", name="Points").click()
    expect(page.locator("svg.plot")).to_be_visible()
    assert wrong == []


def test_one_click_begins_a_game_with_the_expansion(chromium: Browser, server: Server) -> None:
    """From the first page; outsiders lie beside the ring, columns beside the board, and all is clicked there."""
    page = visitor(chromium, server, "pl-PL", viewport=DESK, reduced_motion="reduce")
    wrong = complaints(page)
    page.goto("/")
    game = page.get_by_role("region", name="Wicehrabiowie")
    game.get_by_role("button", name="Bramy ze Złota").click()
    expect(page.locator("#outsiders .outsider")).to_have_count(3)
    expect(page.locator(".own-things .column")).to_have_count(4)
    glowing, others = play(page, lambda do: move(page, do), lambda: "Runda 4" in page.locator(".head p").inner_text())
    assert len(glowing) > 8 and set(others) <= {*ONLY_LISTED, "go on"}
    in_polish(page)
    assert wrong == []


def test_a_game_alone_with_the_expansion_is_played_to_its_end_in_polish(chromium: Browser, server: Server) -> None:
    """Its beginning and its end; the head of the page leaves room for the log, and new kinds of points are counted."""
    page = visitor(chromium, server, "pl-PL", viewport=DESK, reduced_motion="reduce")
    wrong = complaints(page)
    page.goto("/new?game=viscounts&players=1")
    page.get_by_label("Bramy ze Złota").check()
    page.get_by_role("button", name="Przygotuj stół").click()
    play(page, lambda do: move(page, do), lambda: "Runda 2" in page.locator(".head p").inner_text())
    seen = Guest(server, "pl", page).play(page.url.rpartition("/")[2], stop=last_round, choose=busy)
    if not seen["over"]:
        shows(page, seen["question"]["number"])
        head, log = page.locator(".head").bounding_box(), page.locator("[for=tab-log]").bounding_box()
        assert head is not None and log is not None and head["x"] + head["width"] <= log["x"]
    _, others = play(page, lambda do: move(page, do), lambda: False)
    assert set(others) <= {*ONLY_LISTED, "go on"}
    told = page.locator(".scores th").all_inner_texts()
    assert {"Wyrzutkowie", "Bonusowi Budowniczowie"} <= set(told)
    in_polish(page)
    assert wrong == []


def test_a_game_alone_is_played_in_polish_and_tells_what_the_opponent_does(chromium: Browser, server: Server) -> None:
    """The log tells each step of the opponent's turn; the end says who has won."""
    page = visitor(chromium, server, "pl-PL", viewport=DESK, reduced_motion="reduce")
    wrong = complaints(page)
    page.goto("/new?game=viscounts&players=1")
    page.select_option("select[name=option-opponent]", "noble")
    page.get_by_role("button", name="Przygotuj stół").click()
    awaited(page)
    in_polish(page)
    seen = Guest(server, "pl", page).play(page.url.rpartition("/")[2], stop=last_round, choose=busy)
    if not seen["over"]:
        shows(page, seen["question"]["number"])
    play(page, lambda do: move(page, do), lambda: False)
    in_polish(page)
    page.locator("[for=tab-log]").click()
    told = page.locator(".log li").all_inner_texts()
    assert any(line.startswith("SI odkrywa") for line in told), told
    assert {"SI", "Gość"} & set(told) and any(re.fullmatch(r"Runda \d+\.", line) for line in told), told
    page.keyboard.press("Escape")
    expect(page.locator(".log")).to_be_hidden()
    page.locator("[for=tab-log]").click()
    page.locator("#side .close").click()
    expect(page.locator(".log")).to_be_hidden()
    expect(page.locator(".scores thead")).to_contain_text("SI")
    expect(page.locator(".result h2")).to_have_text(re.compile("Wygrywasz!|Zwycięstwo: SI"))
    assert wrong == []


def test_a_game_is_played_by_forms(chromium: Browser, server: Server) -> None:
    """Without a script its last round; alone, so that nobody is waited for."""
    page = visitor(chromium, server, script=False)
    page.goto("/new?game=viscounts&players=1")
    page.get_by_role("button", name="Set up the table").click()
    Guest(server, "en", page).play(page.url.rpartition("/")[2], stop=last_round, choose=busy)
    page.reload()

    def click(do: str) -> bool:
        before = state(page)
        glows = bool(page.locator(f'.spot.can[value="{do}"]:visible').count())
        with page.expect_navigation():  # half a page asks nothing, and without a script nothing on it changes
            give(page, do, Locator.click)
        assert state(page) != before
        return glows

    play(page, click, lambda: False)
    expect(page.locator(".result h2")).to_have_text(re.compile("You win!|Won by the AI"))


# ---------------------------------------------------------------- by finger, by keys


def test_a_round_is_played_by_tapping(chromium: Browser, server: Server) -> None:
    """The area opens where the answers glow; nothing is wider than the window."""
    guest = Guest(server, "pl")
    table = guest.table("me", "easy", game="viscounts")
    size: Any = PHONES[1]
    phone = {"viewport": size, "has_touch": True, "is_mobile": True, "device_scale_factor": 2}
    page = guest.visit(chromium, f"/t/{table}", reduced_motion="reduce", **phone)

    def tap(do: str) -> bool:
        expect(page.locator(".question")).to_be_in_viewport(ratio=1)
        no_wider(page)
        return move(page, do, by="tap")

    glowing, others = play(page, tap, lambda: "Runda 2" in page.locator(".head p").inner_text())
    assert len(glowing) > 3 and set(others) <= {*ONLY_LISTED, TOP}


def test_what_glows_in_another_area_than_the_open_one_is_listed(chromium: Browser, server: Server) -> None:
    """Cards of the hand glow beside the board; the draw pile, which lies among one's own things, has a button."""

    def discards(seen: dict[str, Any]) -> bool:
        dos = [option["do"] for option in seen["question"]["options"]]
        return TOP in dos and any(do.startswith("discard ") and do != TOP for do in dos)

    guest = Guest(server)
    table, _ = guest.find("me", "easy", stop=discards, game="viscounts")
    size: Any = PHONES[0]
    phone = {"viewport": size, "has_touch": True, "is_mobile": True, "reduced_motion": "reduce"}
    page = guest.visit(chromium, f"/t/{table}", **phone)
    listed, lying = page.locator(f'#ask [value="{TOP}"]'), page.locator(f'.spot.can[value="{TOP}"]')
    expect(listed).to_be_visible()
    expect(lying).to_be_hidden()
    page.locator("label[for=tab-own]").tap()
    expect(lying).to_be_visible()
    expect(listed).to_be_hidden()
    page.get_by_text("Table", exact=True).tap()
    move(page, TOP, by="tap")


def test_a_phone_shows_the_whole_ring_own_points_and_at_the_end_what_can_be_done(
    chromium: Browser, server: Server
) -> None:
    """Before any scrolling; and back again to where the viscount stands."""
    guest = Guest(server)
    table = guest.table("me", game="viscounts")
    seen = guest.play(table, stop=moving, choose=busy)
    size: Any = PHONES[0]
    phone = {"viewport": size, "has_touch": True, "is_mobile": True, "reduced_motion": "reduce"}
    page = guest.visit(chromium, f"/t/{table}", **phone)
    expect(page.locator(".head a")).to_have_text(f"Points: {seen['points'][0][0]}")
    ring, whole = page.locator(".ring"), page.get_by_text("The whole ring")
    expect(whole).to_be_in_viewport(ratio=1)
    assert ring.bounding_box()["width"] > size["width"]  # type: ignore[index]  # it is there
    whole.tap()
    assert ring.bounding_box()["width"] <= size["width"]  # type: ignore[index]  # it is drawn, so it has a box
    whole.tap()
    expect(page.locator("[data-here]")).to_be_in_viewport()
    guest.play(table, choose=busy)
    page.reload()
    expect(page.get_by_role("button", name="Play again")).to_be_in_viewport(ratio=1)
    no_wider(page)


def test_turns_are_taken_by_keys_and_the_focus_is_never_lost(chromium: Browser, server: Server) -> None:
    """Tab and Enter on what glows, or digits, answer; also where the buttons under the question are not shown."""
    page = visitor(chromium, server, viewport=DESK)
    page.goto("/new?game=viscounts&players=1")
    tab_to(page, "button.first")
    page.keyboard.press("Enter")
    expect(page.locator("#board")).to_be_visible()
    for number in range(6):
        assert awaited(page) != "over"
        if number % 2:
            insist(page, lambda _: page.keyboard.press("1"))
        else:
            insist(page, lambda _: _enter(page))
        assert number == 0 or not lost(page), f"after {number} answers"


def _enter(page: Page) -> None:
    """What glows and is reached by Tab; it says what it is on the way."""
    tab_to(page, "button.spot.can, #ask .option:not(.lies)")
    page.keyboard.press("Enter")


# ---------------------------------------------------------------- at the table


def test_a_table_with_every_board_open_is_easy_to_read(
    chromium: Browser, server: Server, at_table: tuple[Guest, str]
) -> None:
    guest, table = at_table
    page = looking(chromium, server, guest, f"/t/{table}")
    check(page)
    page.locator("#tab-own").evaluate("tab => (tab.checked = true)")
    check(page, PHONES[:1])
    page.set_viewport_size(DESK)  # type: ignore[arg-type]  # width and height, as it wants
    page.locator(".rival summary").first.click()
    expect(page.locator(".rival .player-board").first).to_be_visible()


def test_a_lesson_and_a_game_alone_are_easy_to_read(chromium: Browser, server: Server) -> None:
    check(looking(chromium, server, None, "/learn/viscounts"))
    guest = Guest(server)
    table = guest.table("me", game="viscounts")
    guest.play(table, stop=moving, choose=busy)
    page = looking(chromium, server, guest, f"/t/{table}")
    unfold(page)
    expect(page.locator(".solo")).to_be_visible()
    check(page)


def test_the_table_fits_and_is_not_heavy(chromium: Browser, server: Server, at_table: tuple[Guest, str]) -> None:
    guest, table = at_table
    received: list[Response] = []
    page = visitor(chromium, server, "pl-PL", viewport=DESK)
    page.on("response", lambda response: received.append(response))
    page.context.add_cookies(guest.cookies)
    page.goto(f"/t/{table}", wait_until="networkidle")
    weights = {response.url: len(response.body()) for response in received}
    assert any("/look.css" in url for url in weights) and sum(weights.values()) < MOST, weights
    assert page.evaluate('document.fonts.check("16px Burgrave Hand")')
    for part in (".ring", ".slots", ".track", ".estate", ".goods", ".own-hand"):
        expect(page.locator(part).first).to_be_in_viewport(ratio=1)
    in_every_size(page, ".own-hand svg.card")
    for size in PHONES:
        page.set_viewport_size(size)  # type: ignore[arg-type]  # width and height, as it wants
        for tab in ("own", "table"):
            page.locator(f"#tab-{tab}").evaluate("tab => (tab.checked = true)")
            no_wider(page)
            expect(page.locator(".question")).to_be_in_viewport(ratio=1)


def test_what_glows_is_not_listed_again_and_what_cannot_be_done_says_why(
    chromium: Browser, server: Server, at_table: tuple[Guest, str]
) -> None:
    """The reason stands where it would be done; a hint helps."""
    guest, table = at_table
    page = guest.visit(chromium, f"/t/{table}", language="pl-PL", viewport=DESK, reduced_motion="reduce")
    dos = offered(page)
    assert page.locator(".ring .spot.can").count() == len(dos)
    expect(page.locator("#answers")).to_be_hidden()
    refused = page.locator(".spot.not").first
    told = why(refused)
    refused.hover()
    expect(page.locator("#tip .why")).to_have_text(told)
    page.get_by_role("button", name="Podpowiedź").click()
    expect(page.locator(".advice li .why").first).to_be_visible()
    assert page.locator(".advice li").count() <= min(3, len(dos))


@pytest.mark.parametrize("by", ["clicks", "keys", "dragging"])
def test_cards_are_put_in_an_order_one_by_one(chromium: Browser, server: Server, by: str) -> None:
    """The last one to the front: three clicks or keys, or one dragged there; a click too many is taken back."""
    guest = Guest(server, "pl")
    for _ in range(GAMES):
        table = guest.table("me", "easy", game="viscounts")
        if not guest.play(table, stop=rearranging, choose=busy)["over"]:
            break
    page = guest.visit(chromium, f"/t/{table}", language="pl-PL", viewport=DESK, reduced_motion="reduce")
    page.wait_for_function(SETTLED)
    pieces = page.locator(".arranging .piece")
    expect(page.locator(".order:visible")).to_have_count(0)
    with page.expect_request(lambda request: request.url.endswith("/answer")) as sent:
        if by == "dragging":
            pieces.nth(2).drag_to(pieces.nth(0))
        for piece in (1, 1, 2, 0, 1) if by != "dragging" else ():
            pieces.nth(piece).focus()
            page.keyboard.press("Enter") if by == "keys" else pieces.nth(piece).click()
    assert "do=arrange+312" in (sent.value.post_data or "")


def rearranging(seen: dict[str, Any]) -> bool:
    """Whether three cards are to be put in an order."""
    return len(seen["question"]["options"]) == 6 and seen["question"]["prompt"] == "rearrange"


def test_what_happened_is_shown_step_by_step(chromium: Browser, server: Server) -> None:
    """Each step has a number and an icon, and lights its places when it is stepped to; forth, back, or by a click."""
    guest = Guest(server)
    table = guest.table("me", game="viscounts")
    guest.play(table, stop=moving, choose=busy)
    page = guest.visit(chromium, f"/t/{table}", viewport=DESK, reduced_motion="reduce")
    move(page, offered(page)[0])
    steps = page.locator(".steps li")
    assert steps.count() > 1 and steps.locator(".icon").count() >= steps.count()
    _lit(page, steps.count())  # what came last, at once
    steps.first.click()
    forth, back = page.get_by_role("button", name="Next step"), page.get_by_role("button", name="Earlier step")
    for number in range(2, steps.count() + 1):
        forth.click()
        _lit(page, number)
    back.click()
    _lit(page, steps.count() - 1)
    steps.first.click()
    _lit(page, 1)
    page.reload()
    expect(steps.first).to_be_visible()
    expect(page.locator("[data-lit]")).to_have_count(0)


def test_new_steps_are_shown_by_themselves(chromium: Browser, server: Server) -> None:
    """Where nobody has asked for calm; not again after a reload."""
    guest = Guest(server)
    table = guest.table("me", game="viscounts")
    guest.play(table, stop=moving, choose=busy)
    page = guest.visit(chromium, f"/t/{table}", viewport=DESK)
    expect(page.locator("[data-lit]")).to_have_count(0)
    page.evaluate(
        """() => {
            window.lit = [];
            new MutationObserver((all) => window.lit.push(...all.map((one) => one.target.id)))
                .observe(document.getElementById("now"), { subtree: true, attributeFilter: ["data-lit"] });
        }"""
    )
    do = offered(page)[0]
    move(page, do)
    page.wait_for_function("() => window.lit.some((id) => id.startsWith('ring-'))")  # where the viscount has come


def _lit(page: Page, number: int) -> None:
    """The places of a step, and no others, are lit; the step is marked."""
    step = page.locator(".steps li").nth(number - 1)
    expect(step).to_have_attribute("aria-current", "step")
    expect(page.locator(".steps output")).to_have_text(f"{number} / {page.locator('.steps li').count()}")
    places = (step.get_attribute("data-places") or "").split()
    lit = page.locator("[data-lit]").evaluate_all("all => all.map(one => [one.id, one.dataset.lit])")
    assert sorted(map(tuple, lit)) == sorted((place, str(number)) for place in places)


def test_a_move_is_taken_back(chromium: Browser, server: Server) -> None:
    """In a game alone: with others, somebody who was passed may have decided already."""
    guest = Guest(server, "pl")
    for _ in range(GAMES):  # a turn may be over with this move, and a card drawn
        table = guest.table("me", game="viscounts")
        guest.play(table, stop=moving, choose=busy)
        page = guest.visit(chromium, f"/t/{table}", language="pl-PL", viewport=DESK, reduced_motion="reduce")
        before = offered(page)
        move(page, before[0])
        assert offered(page) != before
        undo = page.get_by_role("button", name="Cofnij")
        if undo.count():
            break
    insist(page, lambda patience: undo.click(timeout=patience))
    assert offered(page) == before


# ---------------------------------------------------------------- the points of a printed game


@pytest.mark.parametrize("script", [True, False], ids=["with a script", "without"])
def test_the_points_of_a_printed_game_with_an_expansion(chromium: Browser, server: Server, script: bool) -> None:
    """One box to tick asks for more: a ribbon of the manuscript board is 1 VP, the Tyrant 3."""
    page = visitor(chromium, server, "pl-PL", script=script, viewport=DESK, bypass_csp=True)
    page.goto("/score/viscounts?players=2")
    for field in page.locator("input[type=number]").all():
        field.fill("0")
    page.locator("input[name=uncovered]").first.check()
    expect(page.locator("input[name='outsiders.0']")).to_have_count(0)
    page.get_by_label("Bramy ze Złota").check()
    page.get_by_role("button", name="Policz").click()
    expect(page.get_by_role("alert")).to_be_visible()
    no_wider(page)
    if script:
        check(page)
    page.locator("select[name='start.0']").select_option("black")
    page.locator("select[name='start.1']").select_option("blue")
    page.locator("summary", has_text="Wyrzutkowie").first.click()
    page.get_by_label("Tyran").first.check()
    page.get_by_role("button", name="Policz").click()
    expect(page.locator("#result h2")).to_have_text("Zwycięstwo: Gracz 1")
    assert page.locator(".scores .total").all_inner_texts() == ["4", "1"]
