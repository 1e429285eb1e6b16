"""At the table: taking back, hints, a shared device, spectators, and the file for a problem."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.server.serving import Server
from tests.web.visiting import (
    DESK,
    LARGER,
    PHONES,
    Guest,
    at_turn,
    awaited,
    changed,
    in_every_size,
    insist,
    move,
    offered,
    prompted,
    state,
    visitor,
    why,
)


def test_a_click_on_take_back_restores_what_was_there(chromium: Browser, server: Server) -> None:
    guest, table = at_turn(server, built=1)
    page = guest.visit(chromium, f"/t/{table}")
    before, log = offered(page), page.locator(".log li").all_inner_texts()
    move(page, "gather gold")
    assert offered(page) != before
    insist(page, lambda patience: page.get_by_role("button", name="Take back").click(timeout=patience))
    assert offered(page) == before
    now = page.locator(".log li").all_inner_texts()
    assert "takes back" in now[0]
    assert any(now[new:] == log[: len(now) - new] for new in (1, 2, 3)), (log, now)  # the oldest lines may be gone


def test_a_hint_shows_three_moves_with_their_reasons(chromium: Browser, server: Server) -> None:
    guest, table = at_turn(server, built=1)
    page = guest.visit(chromium, f"/t/{table}")
    before = state(page)
    page.get_by_role("button", name="Hint").click()
    expect(page.locator(".advice li").first).to_be_visible()
    assert page.locator(".advice li").count() <= min(3, len(offered(page)))  # options of one turn are one
    for reason in page.locator(".advice li .why").all_inner_texts():
        assert reason
    for reason in page.locator(".advice li small").all_inner_texts()[1:]:
        assert re.search("about|imagined games|seemed weaker", reason), reason
    assert state(page) == before
    move(page)
    expect(page.locator(".advice")).to_have_count(0)


@pytest.mark.parametrize("size", [DESK, *LARGER, PHONES[0]], ids=lambda size: str(size["width"]))
def test_ones_own_coins_crown_and_points_are_always_in_sight(chromium: Browser, server: Server, size: Any) -> None:
    """Also where the question does not speak of them."""
    guest = Guest(server)

    def crowned(seen: dict[str, Any]) -> bool:
        return bool(seen["view"]["crown"] == 0 and seen["question"]["prompt"] == "pick")

    table, seen = guest.find("me", "easy", stop=crowned)
    page = guest.visit(chromium, f"/t/{table}", viewport=size)
    own = page.locator(".own-head")
    expect(own.locator(".coins")).to_have_text(str(seen["view"]["players"][0]["gold"]))
    expect(own.locator(".points")).to_have_text(f"Points: {seen['points'][0][0]}")
    for part in (".crown", ".coins", ".points"):
        expect(own.locator(part)).to_be_in_viewport(ratio=1)


def test_the_end_of_a_turn_asks_once_and_says_what_was_not_used(chromium: Browser, server: Server) -> None:
    """It stands aside; the first click says what else can be done, the second ends the turn."""
    guest = Guest(server)

    def unused(seen: dict[str, Any]) -> bool:
        options = seen["question"]["options"]
        return 1 < len(options) <= 9 and any(option["do"] == "end turn" for option in options)  # it has a key

    table, seen = guest.find("me", "easy", stop=unused)
    assert seen["question"]["quiet"] == ["end turn"]
    page = guest.visit(chromium, f"/t/{table}")
    before, quiet = state(page), page.locator("#ask .actions .sure")
    assert offered(page)[-1] == "end turn"
    expect(page.locator('#ask .option[value="end turn"]')).to_be_hidden()
    page.keyboard.press(str(len(offered(page))))
    unused_power = next(option["label"] for option in seen["question"]["options"] if option["do"] != "end turn")
    expect(quiet.locator("p")).to_contain_text(unused_power)
    assert state(page) == before
    page.keyboard.press("Tab")
    page.keyboard.press("Enter")
    changed(page, before)
    expect(page.locator("#ask .sure[open]")).to_have_count(0)


def test_the_end_of_a_turn_is_an_answer_like_any_other_where_nothing_else_can_be_done(
    chromium: Browser, server: Server
) -> None:
    guest = Guest(server)
    table, _ = guest.find(
        "me", "easy", stop=lambda seen: [option["do"] for option in seen["question"]["options"]] == ["end turn"]
    )
    page = guest.visit(chromium, f"/t/{table}")
    expect(page.locator('#answers .option[value="end turn"]')).to_be_visible()
    expect(page.locator("#ask .sure")).to_have_count(0)


def test_what_cannot_be_built_says_why(chromium: Browser, server: Server) -> None:
    """A card in the hand that is too dear, or stands already."""
    guest = Guest(server)

    def too_dear(seen: dict[str, object]) -> bool:
        asked = seen["question"]
        assert isinstance(asked, dict)
        return any(one["do"].startswith("build ") for one in asked["refused"])

    table, _ = guest.find("me", "easy", stop=too_dear)
    page = guest.visit(chromium, f"/t/{table}", viewport=DESK)
    card = page.locator(".own-hand .spot.not").first
    told = why(card)
    assert told
    card.hover()
    expect(page.locator("#tip .why")).to_have_text(told)
    in_every_size(page, ".own-hand .paper-card")


def test_a_shared_device_covers_each_hand_before_the_next_is_shown(chromium: Browser, server: Server) -> None:
    """Behind the cover nobody's hand is on the page; in front of it only one's own."""
    page = visitor(chromium, server, reduced_motion="reduce")
    page.goto("/new?game=citadels&players=2")
    page.locator("[name=seat-1][value=me]").check()
    page.fill("input[name=name-1]", "Zosia")
    page.get_by_role("button", name="Set up the table").click()
    seen: list[str] = []
    hands: dict[str, set[str]] = {}
    for _ in range(4):
        assert awaited(page) == "cover"
        assert page.locator("#board, .spot, .tips").count() == 0
        who = page.locator(".cover h1").inner_text()
        seen.append(who)
        insist(page, lambda patience: page.locator(".cover button").click(timeout=patience))
        expect(page.locator(".own-hand")).to_be_visible()
        hands[who] = _cards(page, ".own-hand .spot")
        secret = set().union(*(hand for one, hand in hands.items() if one != who)) - _cards(
            page, ".me .spot, .city .spot"
        )
        source = page.content()
        assert page.locator(".rival .known").count() == 0
        assert not [card for card in secret if f'"{card}"' in source]
        while state(page) not in ("cover", "waiting", "over"):
            move(page)
    assert len(set(seen)) == 2 and any("Zosia" in one for one in seen)


def _cards(page: Page, where: str) -> set[str]:
    """Which cards lie somewhere, as the page refers to them."""
    return set(page.eval_on_selector_all(where, "all => all.map(one => one.getAttribute('aria-describedby'))"))


def test_a_spectator_of_a_public_table_sees_the_table_and_no_hand(chromium: Browser, server: Server) -> None:
    """No cards, no question, no names of cards that somebody holds; and the table moves on before their eyes."""
    guest = Guest(server)
    table, seen = guest.find("me", "easy", "easy", public=True, stop=prompted("turn", built=1, hand=2))
    page = visitor(chromium, server, "en-GB")
    page.goto("/")
    page.locator(f'a[href="/t/{table}"]').first.click()
    expect(page.locator(".rival")).to_have_count(3)
    expect(page.locator("#ask.waiting")).to_be_visible()
    assert page.locator(".own-hand, .spot.can, #ask .option, #answers, .kept, .draft").count() == 0
    source = page.content()
    built = {one["district"] for player in seen["view"]["players"] for one in player["city"]}
    for card in set(seen["view"]["players"][0]["hand"]) - built:
        assert f"tip-district-{card}" not in source
    before = page.locator(".history output").inner_text()
    guest.play(table, stop=lambda now: now["moves"] > seen["moves"] + 8)
    expect(page.locator(".history output")).not_to_have_text(before)


def test_the_file_for_a_problem_is_json_with_the_game_and_the_move(
    chromium: Browser, server: Server, tmp_path: Path
) -> None:
    guest, table = at_turn(server, built=1)
    page = guest.visit(chromium, f"/t/{table}")
    page.locator(".more > summary").click()
    with page.expect_download() as given:
        page.get_by_role("link", name="Report a wrong rule").click()
    assert given.value.suggested_filename.endswith(".report.json")
    given.value.save_as(tmp_path / "report.json")
    report = json.loads((tmp_path / "report.json").read_text(encoding="utf-8"))
    assert report["table"] == table and report["seat"] == 0 and report["save"] is None
    assert report["question"]["prompt"] == "turn"
    assert [one["do"] for one in report["question"]["options"]] == offered(page)
    assert report["view"]["players"][1]["hand"] is None
