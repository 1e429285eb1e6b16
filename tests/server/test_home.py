"""The first page and those that are seldom seen: what they tell, in both languages."""

from __future__ import annotations

import re
from html import unescape

import pytest

from tests.server.acting import buttons, setting_up, until
from tests.server.serving import Browser, Server


@pytest.mark.parametrize(("language", "move"), [("en", "Your move"), ("pl", "Twój ruch")])
def test_a_ticket_tells_what_happened_last_and_whose_move_it_is_once(
    shared_server: Server, language: str, move: str
) -> None:
    browser = Browser(shared_server, language)
    table = setting_up(browser, "me", "easy", game="architects")

    def ticket() -> str:
        found = re.search(rf'<li class="ticket mine">(?:(?!</li>).)*/t/{table}.*?</li>', browser.get("/").text, re.S)
        return unescape(found[0]) if found is not None else ""

    assert until(ticket).count(move) == 1
    page = browser.get(f"/t/{table}")
    browser.send(page, f"/t/{table}/answer", do=buttons(page)[0])

    def told() -> bool:
        last = re.search(r"<p>(.+?)</p>", ticket())
        return last is not None and last[1] in unescape(browser.get(f"/t/{table}/log").text)

    assert until(told, seconds=20)


def test_the_way_to_every_operation_leads_there(shared_server: Server) -> None:
    page = Browser(shared_server).get("/api").text
    ways = re.findall(r'href="#([\w-]+)"', page)
    assert "post-tables" in ways and "models" in ways
    assert all(page.count(f'id="{way}"') == 1 for way in ways)
