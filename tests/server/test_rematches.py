"""Rematches: one table for all who played, however they ask for it."""

from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor
from threading import Barrier

import httpx

from burgrave.server.house import House
from burgrave.server.rows import Person
from burgrave.server.seating import Seating, SeatWish, Wish
from burgrave.web.visiting import Sent
from tests.server.acting import follow, links, setting_up, token_of
from tests.server.conftest import Run
from tests.server.serving import Browser, Server


def over(server: Server) -> tuple[str, Browser, Browser]:
    """A table where two people have played to the end."""
    ada, bruno = Browser(server), Browser(server)
    table = setting_up(ada, "me", "open", game="lanterns")
    follow(bruno, links(ada.get(f"/t/{table}").text)[-1], "Bruno")
    ada.send(ada.get(f"/t/{table}"), f"/t/{table}/answer", do="finish")
    return table, ada, bruno


def test_a_rematch_is_open_to_those_who_played(shared_server: Server) -> None:
    ada, bruno, stranger = (Browser(shared_server) for _ in range(3))
    table = setting_up(ada, "me", "open", "easy", game="lanterns")
    follow(bruno, links(ada.get(f"/t/{table}").text)[-1], "Bruno")
    page = ada.get(f"/t/{table}")
    assert ada.http.post(f"/t/{table}/rematch", data={"token": token_of(page)}).status_code == 409  # not over yet
    end = ada.send(page, f"/t/{table}/answer", do="finish")
    assert "Play again" in end.text
    new = ada.send(end, f"/t/{table}/rematch")
    following = new.url.path
    assert following != f"/t/{table}" and "1 player is missing" in new.text and "bot, easy" in new.text
    assert ada.send(end, f"/t/{table}/rematch").url.path == following  # a double click
    linked = bruno.get(f"/t/{table}")
    assert "To the next game" in linked.text and bruno.send(linked, f"/t/{table}/rematch").url.path == following
    refused = stranger.http.post(f"{following}/join", data={"token": token_of(stranger.get("/"))})
    assert refused.status_code == 403
    sat = bruno.http.post(f"{following}/join", data={"token": token_of(linked)})
    assert sat.status_code == 200 and "Waiting for" in sat.text
    assert 'action="' + following + '/join"' not in bruno.get(following).text


def test_the_page_of_a_rematch_lets_the_old_people_sit_down(shared_server: Server) -> None:
    table, ada, bruno = over(shared_server)
    following = ada.send(ada.get(f"/t/{table}"), f"/t/{table}/rematch").url.path
    sat = bruno.send(bruno.get(following), f"{following}/join")
    assert sat.status_code == 200 and "Waiting for" in sat.text


def test_a_rematch_to_which_nobody_came_can_be_asked_for_again(shared_server: Server) -> None:
    table, ada, bruno = over(shared_server)
    page = ada.get(f"/t/{table}")
    first = ada.send(page, f"/t/{table}/rematch")
    ada.send(first, f"{first.url.path}/leave")
    second = bruno.send(bruno.get(f"/t/{table}"), f"/t/{table}/rematch")
    assert second.url.path not in (first.url.path, f"/t/{table}") and "1 player is missing" in second.text
    assert ada.send(page, f"/t/{table}/rematch").url.path == second.url.path


def test_who_asks_for_a_rematch_at_once_meets_at_one_table(shared_server: Server) -> None:
    table, ada, bruno = over(shared_server)
    pages = [browser.get(f"/t/{table}") for browser in (ada, bruno)]
    gate = Barrier(2)

    def again(browser: Browser, page: httpx.Response) -> str:
        gate.wait(30)
        return browser.send(page, f"/t/{table}/rematch").url.path

    with ThreadPoolExecutor(2) as threads:
        found = [threads.submit(again, browser, page) for browser, page in zip((ada, bruno), pages, strict=True)]
        assert len({each.result(60) for each in found}) == 1


def test_the_id_of_a_rematch_can_be_worked_out_by_nobody_else(house: Run) -> None:
    """It follows from the table before and the site's secret: nobody without that can be there first."""

    async def test(house: House) -> None:
        ours, same, others = (Seating(house.tables, secret * 16) for secret in ("one", "one", "two"))
        before = [ours._id(f"rematch table{n}") for n in range(200)]
        assert before == [same._id(f"rematch table{n}") for n in range(200)] and len(set(before)) == 200
        assert not set(before) & {others._id(f"rematch table{n}") for n in range(200)}
        ada, eve = Person("ada", "Ada", "en"), Person("eve", "Eve", "en")
        table = await house.seating.create(ada, Wish("citadels", [SeatWish("me"), SeatWish("me")]))
        following = house.seating._id(f"rematch {table}")
        sent = Sent({"once": [f"rematch {table}"]})  # nor by whoever chooses what makes a form count once
        assert house.seating._id(str(sent.once(eve))) != following

    house(test)
