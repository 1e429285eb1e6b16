"""The solo opponent of a printed game on its page: a whole game in the address, wrong addresses, both languages."""

from __future__ import annotations

import re
from html import unescape
from random import Random

import pytest
from playwright.sync_api import Browser, Page, expect

from burgrave.kernel.game import games
from tests.server.serving import Server, client
from tests.web.test_accessibility import check
from tests.web.visiting import PHONES, visitor

START = "/opponent/paladins?difficulty=easy&seed=7"


def asked(html: str) -> str | None:
    """The question on a page; None at the end of the game."""
    found = re.search(r'id="asked".*?<h2>(.*?)</h2>', html, re.DOTALL)
    return unescape(found[1]) if found is not None else None


def offered(html: str) -> list[int]:
    """The answers that a page offers."""
    form = re.search(r'id="asked".*?</form>', html, re.DOTALL)
    assert form is not None, html
    return [int(number) for number in re.findall(r'value="(\d+)"(?!>\s*<input)', form[0].partition("<h2>")[2])]


@pytest.mark.parametrize(
    ("start", "begun", "language", "points"),
    [
        (START, [], "pl", "Punkty gracza wirtualnego"),
        (START, [], "en", "The opponent has"),
        ("/opponent/viscounts?difficulty=2&seed=7", [0], "pl", "Punkty SI"),
        ("/opponent/viscounts?difficulty=0&seed=7", [4], "en", "The AI gets no manuscript board"),
    ],
)
def test_a_whole_game_stands_in_the_address(
    server: Server, start: str, begun: list[int], language: str, points: str
) -> None:
    """All rounds, then its points, with and without an expansion; the page before is the game one answer ago."""
    choice = Random(4)
    answers = begun[:]
    with client(server.address, headers={"accept-language": language}, timeout=60) as http:
        while True:
            address = f"{start}&answers={'.'.join(map(str, answers))}"
            html = http.get(address).text
            if asked(html) is None:
                break
            assert len(answers) < 800, "the game does not end"
            answers.append(choice.choice(offered(html)))
        assert f"{start.partition('?')[0].replace('opponent', 'score')}?players=1" in html
        assert points in html
        assert asked(http.get(f"{start}&answers={'.'.join(map(str, answers[:-1]))}").text) is not None


@pytest.mark.parametrize(
    "query",
    ["", "?difficulty=brutal&seed=1", "?difficulty=hard", "?difficulty=hard&seed=x", "?seed=99999999999999999999"],
)
def test_an_address_without_a_game_begins_one(server: Server, query: str) -> None:
    with client(server.address, follow_redirects=True, timeout=60) as http:
        found = http.get(f"/opponent/paladins{query}")
        assert found.status_code == 200 and re.search(r"difficulty=(easy|standard|hard)&seed=\d+$", str(found.url))
        assert asked(found.text) is not None


@pytest.mark.parametrize("name", games())
def test_each_game_has_its_own_difficulties(server: Server, name: str) -> None:
    opponent = games()[name].printed.enter().opponent
    with client(server.address, follow_redirects=True, timeout=60) as http:
        found = http.get(f"/opponent/{name}")
        if opponent is None:
            assert found.status_code == 404
            return
        assert f"difficulty={opponent.usual}&" in str(found.url)
        assert re.findall(r'href="\?difficulty=(\w+)', found.text) == list(opponent.difficulties)


def test_answers_that_cannot_be_are_asked_again(server: Server) -> None:
    """What came before them stays."""
    with client(server.address, timeout=60) as http:
        good = asked(http.get(f"{START}&answers=1").text)
        for wrong in ("1.99", "1.x", "1.-3", "1.99.0.0", "1&answer=77"):
            assert asked(http.get(f"{START}&answers={wrong}").text) == good
        assert http.get("/opponent/citadels").status_code == http.get("/opponent/chess").status_code == 404


def answer(page: Page) -> None:
    """Whatever is asked, the first that can be chosen; long lists begin with nothing."""
    page.wait_for_load_state()
    before = page.url
    select = page.locator("#asked select")
    if select.count():
        select.select_option(index=1)
        page.locator("#asked button").click()
    else:
        page.locator("#asked button").first.click()
    expect(page).not_to_have_url(before)


def test_some_turns_by_clicking_and_back(chromium: Browser, server: Server) -> None:
    """And no barrier on the way, at a desk or on a phone."""
    page = visitor(chromium, server, "pl-PL", bypass_csp=True)
    page.goto("/learn/paladins")
    page.locator('a[href="/opponent/paladins"]').click()
    for _ in range(8):
        answer(page)
    expect(page.locator("#asked h2")).to_be_visible()
    check(page, PHONES[:1])
    question = page.locator("#asked h2").inner_text()
    answer(page)
    page.get_by_role("link", name="Cofnij ostatnią odpowiedź").click()
    expect(page.locator("#asked h2")).to_have_text(question)
