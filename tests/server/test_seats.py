"""Who sits where: invitations, public tables, leaving and coming back, bots in free seats, votes, rematches."""

from __future__ import annotations

import asyncio
import html
import re
import time
from collections.abc import Callable, Coroutine
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from threading import Barrier
from typing import Any

import httpx
import pytest

from burgrave.server import seating
from burgrave.server.engines import EngineProcess
from burgrave.server.house import House
from burgrave.server.messages import Reply, Request
from burgrave.server.problem import Problem
from burgrave.server.seating import SeatWish, Wish
from burgrave.server.settings import settings
from burgrave.server.store import Person
from burgrave.server.tables import asked
from tests.server.acting import buttons, join, log, notice_of, options, setting_up, sql, token_of, told, until
from tests.server.serving import Browser, Program, Server


def links(page: str) -> list[str]:
    """The invitations on a page: those for one seat each, then the one for all."""
    found = [html.unescape(path) for path in re.findall(r'value="http://[^"/]+(/i/[^"]+)"', page)]
    return found[1:] + found[:1]  # pages show the one for all first


def seats(program: Program, table: str) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = told(program, table)["seats"]
    return found


def follow(browser: Browser, link: str, nickname: str) -> str:
    """Accept an invitation; the title of the page that follows, or its problem."""
    page = browser.get(link)
    assert page.status_code == 200, page.text
    action = re.findall(r'action="(/t/[^"]+/join)"', page.text)[0]
    after = browser.send(page, action, nickname=nickname)
    return notice_of(after) or f"{after.status_code}"


def test_an_invitation_gives_one_seat_once(shared_server: Server) -> None:
    host, ada, bruno = Browser(shared_server), Browser(shared_server), Browser(shared_server)
    table = setting_up(host, "me", "open", "open", "open", game="lanterns")
    second, third, _, everybody = links(host.get(f"/t/{table}").text)
    opened = ada.get(third)
    assert "You are invited to a game of Lanterns" in opened.text
    assert third in links(host.get(f"/t/{table}").text)  # looking takes nothing
    assert follow(ada, third, "Ada") == "200"
    refused = bruno.get(third)
    assert refused.status_code == 409 and "That seat is taken already." in refused.text
    assert ada.get(third).url.path == f"/t/{table}"  # her own link leads her back
    assert follow(bruno, second, "Bruno") == "200"
    taken = sql(shared_server, "SELECT name FROM seats WHERE table_id = :t ORDER BY seat", t=table)
    assert [row.name for row in taken][1:3] == ["Bruno", "Ada"]
    assert links(host.get(f"/t/{table}").text)[-1] == everybody
    clara = Browser(shared_server)
    assert follow(clara, everybody, "Clara") == "200"
    page = clara.get(f"/t/{table}").text  # that was the last: the game has begun
    assert "Waiting for" in page and "Clara" in page and links(page) == []
    late = Browser(shared_server)
    for link in (everybody, second, third):
        assert "does not work" not in late.get(link).text  # the game has begun


def test_a_used_invitation_is_shown_to_nobody(shared_server: Server) -> None:
    """It is kept for late visitors, who have it already."""
    host, ada, stranger, program = *(Browser(shared_server) for _ in range(3)), Program(shared_server)
    table = setting_up(host, "me", "open", "open", game="lanterns", public="on")
    used, unused = (link.rpartition("/")[2] for link in links(host.get(f"/t/{table}").text)[:2])
    assert follow(ada, f"/i/{used}", "Ada") == "200"

    def shown() -> str:
        pages = [browser.get(path).text for browser in (host, ada, stranger) for path in (f"/t/{table}", "/")]
        return "".join([*pages, *(program.http.get(path).text for path in (f"/tables/{table}", "/tables"))])

    assert used not in shown() and unused in shown() and unused not in stranger.get(f"/t/{table}").text
    assert join(program, table).status_code == 200 and told(program, table)["status"] == "playing"
    kept = sql(shared_server, "SELECT invitation FROM seats WHERE table_id = :t ORDER BY seat", t=table)
    assert [row.invitation for row in kept] == [None, used, unused]
    assert used not in shown() and unused not in shown()


def test_a_late_visitor_is_told_the_truth(shared_server: Server) -> None:
    host, ada, late = (Program(shared_server, name) for name in ("Host", "Ada", "Late"))
    table = host.table("me", "open", "open", game="lanterns")
    rows = sql(shared_server, "SELECT invitation FROM seats WHERE table_id = :t ORDER BY seat", t=table)
    first, second = rows[1].invitation, rows[2].invitation
    assert join(ada, table, None, first).json()["seat"] == 1
    assert join(late, table, None, first).json()["error"] == "taken"
    assert ada.http.post(f"/tables/{table}/leave").status_code == 200
    assert join(ada, table, None, first).json()["seat"] == 1  # the seat is free again, and hers
    assert join(late, table, None, second).json()["seat"] == 2
    third = Program(shared_server)
    for code in (first, second):
        assert join(third, table, None, code).json()["error"] == "begun"
    visitor = Browser(shared_server)
    for code in (first, second):
        assert "does not work" not in visitor.get(f"/i/{code}").text
    closed = host.table("me", "open", game="lanterns")
    (row,) = sql(shared_server, "SELECT invitation FROM seats WHERE table_id = :t AND seat = 1", t=closed)
    assert host.http.post(f"/tables/{closed}/leave").status_code == 200
    refused = join(third, closed, None, row.invitation).json()
    assert refused["error"] == "closed" and refused["message"] == "Everybody has left; this table is closed."


def test_a_public_table_gives_a_stranger_one_seat(shared_server: Server) -> None:
    host, stranger = Program(shared_server), Program(shared_server)
    table = host.table("me", "open", "open", "open", game="lanterns", public=True)
    assert join(stranger, table, 1).status_code == 200
    refused = join(stranger, table, 2)
    assert refused.status_code == 403 and refused.json()["error"] == "one-seat"
    assert join(host, table, 2).status_code == 200  # the host brings whom they like


def test_somebody_beside_a_guest_sits_down_on_the_same_device(shared_server: Server) -> None:
    host, guest = Browser(shared_server), Browser(shared_server)
    table = setting_up(host, "me", "open", "open", game="lanterns")
    follow(guest, links(host.get(f"/t/{table}").text)[0], "Bruno")
    page = guest.send(guest.get(f"/t/{table}"), f"/t/{table}/join", name="Zosia")
    assert page.status_code == 200 and "Zosia" in page.text


def test_a_host_who_does_not_sit_can_close_the_table(shared_server: Server) -> None:
    host = Program(shared_server)
    table = host.table("open", "open", game="lanterns")
    assert host.http.post(f"/tables/{table}/leave").status_code == 200
    assert told(host, table)["status"] == "closed"


def test_bots_in_free_seats_leave_their_invitations_true(shared_server: Server) -> None:
    host, late = Browser(shared_server), Browser(shared_server)
    table = setting_up(host, "me", "open", game="lanterns", public="on")
    single, _ = links(host.get(f"/t/{table}").text)
    host.send(host.get(f"/t/{table}"), f"/t/{table}/fill", level="easy")
    assert "does not work" not in late.get(single).text


def test_a_double_click_on_sit_down_takes_one_seat(shared_server: Server) -> None:
    host, ada = Browser(shared_server), Browser(shared_server)
    table = setting_up(host, "me", "open", "open", "open", game="lanterns")
    page = ada.get(links(host.get(f"/t/{table}").text)[-1])
    for _ in range(2):
        sat = ada.send(page, f"/t/{table}/join", nickname="Ada")
        assert sat.status_code == 200 and notice_of(sat) == ""
    mine = sql(shared_server, "SELECT seat FROM seats WHERE table_id = :t AND name = 'Ada'", t=table)
    assert len(mine) == 1
    single = links(host.get(f"/t/{table}").text)[0]
    bruno = Browser(shared_server)
    page = bruno.get(single)
    for _ in range(2):
        sat = bruno.send(page, f"/t/{table}/join", nickname="Bruno")
        assert sat.status_code == 200 and notice_of(sat) == ""


def test_programs_join_by_the_same_invitations(shared_server: Server) -> None:
    host, ada, bruno = (Program(shared_server, name) for name in ("Host", "Ada", "Bruno"))
    table = host.table("me", "open", "open", game="lanterns")
    everybody = told(host, table)["invitation"]
    (single,) = sql(shared_server, "SELECT invitation FROM seats WHERE table_id = :t AND seat = 2", t=table)
    assert told(ada, table)["invitation"] is None
    for wrong in (None, "guessed", single.invitation[:-1]):
        refused = join(ada, table, None, wrong)
        assert refused.status_code == 403 and refused.json()["error"] == "not-invited"
    assert join(ada, table, 1, single.invitation).status_code == 403  # it is for another seat
    assert join(ada, table, None, single.invitation).json()["seat"] == 2
    assert join(bruno, table, None, single.invitation).json()["error"] == "taken"
    assert join(bruno, table, 2, everybody).json()["error"] == "taken"
    assert join(bruno, table, None, everybody).json() == {
        "seat": 1,
        "name": "Bruno",
        "kind": "person",
        "bot": None,
        "yours": True,
    }
    assert told(host, table)["status"] == "playing" and told(host, table)["invitation"] is None
    assert join(Program(shared_server), table, None, everybody).json()["error"] == "begun"


def test_public_tables_are_listed_and_open_to_all(shared_server: Server) -> None:
    host, ada = Browser(shared_server), Browser(shared_server)
    table = setting_up(host, "me", "open", game="lanterns", public="on")
    hidden = setting_up(host, "me", "open", game="lanterns")
    lobby = ada.get("/").text
    assert f'href="/t/{table}"' in lobby and hidden not in lobby
    sat = ada.send(ada.get(f"/t/{table}"), f"/t/{table}/join")
    assert sat.status_code == 200 and "Players" in sat.text
    page = ada.get(f"/t/{hidden}")
    assert page.status_code == 200 and links(page.text) == [] and "Sit here" not in page.text
    uninvited = ada.send(ada.get("/"), "/play", game="lanterns")
    token = token_of(uninvited)
    refused = ada.http.post(f"/t/{hidden}/join", data={"token": token})
    assert refused.status_code == 403 and "by invitation only" in notice_of(refused)
    listed = Program(shared_server).http.get("/tables").json()
    assert hidden not in [one["id"] for one in listed]


def test_who_is_called_alike_is_told_apart(shared_server: Server) -> None:
    host, ada = Program(shared_server, "Ada"), Program(shared_server, "ada")
    table = host.table("me", "open", "easy", game="lanterns", public=True)
    assert join(ada, table).status_code == 200
    names = [seat["name"] for seat in seats(host, table)]
    assert names[:2] == ["Ada", "ada 2"] and len(set(names)) == 3


def test_who_is_called_alike_is_told_apart_while_the_table_waits(shared_server: Server) -> None:
    """Whoever comes later gives way, in whichever seat; so do bots."""
    host, ada, third = Program(shared_server, "Ada"), Program(shared_server, "ADA"), Program(shared_server, "Bruno")
    table = host.table("open", "open", "me", "open", "open", public=True)
    assert seats(host, table)[2]["name"] == "Ada"  # not for want of a free seat that is called so
    assert join(ada, table, 1).json()["name"] == "ADA 2"
    assert join(third, table, 0).json()["name"] == "Bruno"
    assert join(Program(shared_server, "Ada 3"), table, 3).json()["name"] == "Ada 3"
    assert join(Program(shared_server, "ada"), table, 4).json()["name"] == "ada 4"
    assert told(host, table)["status"] == "playing"
    assert [seat["name"] for seat in seats(host, table)] == ["Bruno", "ADA 2", "Ada", "Ada 3", "ada 4"]


def test_bots_give_way_to_people_of_the_same_name(shared_server: Server) -> None:
    host = Browser(shared_server)
    host.send(host.get("/me"), "/me", nickname="Ada", language="en")
    table = setting_up(host, "open", "me", game="lanterns")
    host.send(host.get(f"/t/{table}"), f"/t/{table}/fill", level="easy")
    rows = sql(shared_server, "SELECT name FROM seats WHERE table_id = :t ORDER BY seat", t=table)
    assert [row.name for row in rows] == ["Ada 2", "Ada"]


def test_a_second_seat_has_another_name(shared_server: Server) -> None:
    host = Browser(shared_server)
    host.send(host.get("/me"), "/me", nickname="Ada", language="en")
    table = setting_up(host, "me", "open", "open", "open", game="lanterns")
    host.send(host.get(f"/t/{table}"), f"/t/{table}/join", seat=1)
    host.send(host.get(f"/t/{table}"), f"/t/{table}/join", seat=2, name=" Zo\u200be ")
    rows = sql(
        shared_server, "SELECT name FROM seats WHERE table_id = :t AND person IS NOT NULL ORDER BY seat", t=table
    )
    assert [row.name for row in rows] == ["Ada", "Ada 2", "Zoe"]


ADA = Person("ada", "Ada", "en")


def in_house(data: Path, test: Callable[[House], Coroutine[None, None, list[str]]]) -> list[str]:
    """What a test finds in a house of its own, in this process."""

    async def run() -> list[str]:
        house = House(settings(data))
        await house.open()
        try:
            return await test(house)
        finally:
            await house.close()

    return asyncio.run(run())


def test_a_second_seat_may_be_for_somebody_by_name(data: Path) -> None:
    """As the table is asked for it by whatever page or program."""

    async def test(house: House) -> list[str]:
        table = await house.seating.create(ADA, Wish("citadels", [SeatWish("me"), *[SeatWish("open")] * 4]))
        await house.seating.join(ADA, table, 1, None, " Zo\u200be\n ")
        await house.seating.join(ADA, table, 2, None, "ADA")
        await house.seating.join(ADA, table, 3, None)
        with pytest.raises(Problem, match="nickname"):
            await house.seating.join(ADA, table, 4, None, "\u200b")
        await house.people.rename(ADA, "Bea", "en")
        return [seat.name for seat in (await house.tables.table(table))[1]][:4]

    assert in_house(data, test) == ["Bea", "Zoe", "ADA 2", "Bea 2"]


def test_a_game_begins_though_somebody_has_another_name_just_then(data: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def test(house: House) -> list[str]:
        table = await house.seating.create(ADA, Wish("citadels", [SeatWish("me"), SeatWish("open")], public=True))

        async def meanwhile(process: EngineProcess, request: Request) -> Reply:
            monkeypatch.undo()
            await house.people.rename(ADA, "Bea", "en")
            return await asked(process, request)

        monkeypatch.setattr(seating, "asked", meanwhile)
        await house.seating.join(Person("bruno", "Bruno", "en"), table, None, None)
        row, seats = await house.tables.table(table)
        return [row.status, *(seat.name for seat in seats)]

    assert in_house(data, test) == ["playing", "Bea", "Bruno"]


def test_tables_are_found_again_by_whoever_set_them_up(shared_server: Server) -> None:
    """Also where only bots sit."""
    host, other = Browser(shared_server), Browser(shared_server)
    table = setting_up(host, "easy", "easy", game="lanterns")
    assert f'href="/t/{table}"' in host.get("/").text
    assert table not in other.get("/").text
    program = Program(shared_server)
    tables = {program.table("easy", "easy", game="lanterns"), program.table("open", "me", game="lanterns")}
    listed = program.http.get("/tables", params={"mine": True}).json()
    assert {one["id"] for one in listed} == tables and len(listed) == 2
    assert Program(shared_server).http.get("/tables", params={"mine": True}).json() == []


# ---------------------------------------------------------------- leaving


def test_whoever_leaves_before_the_game_leaves_a_free_seat(shared_server: Server) -> None:
    host, ada, bruno = (Program(shared_server, name) for name in ("Host", "Ada", "Bruno"))
    table = host.table("me", "open", "open", game="lanterns")
    invitation = told(host, table)["invitation"]
    assert join(ada, table, None, invitation).status_code == 200
    assert ada.http.post(f"/tables/{table}/leave").status_code == 200
    assert [seat["kind"] for seat in seats(host, table)] == ["person", "open", "open"]
    assert ada.http.post(f"/tables/{table}/leave").json()["error"] == "not-seated"
    for program in (ada, bruno):
        assert join(program, table, None, invitation).status_code == 200
    assert told(host, table)["status"] == "playing"


def test_the_next_in_line_hosts_what_the_host_has_left(shared_server: Server) -> None:
    host, ada, bruno = (Browser(shared_server) for _ in range(3))
    for browser, name in ((host, "Host"), (ada, "Ada"), (bruno, "Bruno")):
        browser.send(browser.get("/me"), "/me", nickname=name, language="en")
    table = setting_up(host, "me", "open", "open", "open", game="lanterns", public="on")
    for browser, seat in ((bruno, 2), (ada, 1)):
        token = token_of(browser.get(f"/t/{table}"))
        assert browser.http.post(f"/t/{table}/join", data={"token": token, "seat": str(seat)}).status_code == 200
    fill = f"/t/{table}/fill"
    host.send(host.get(f"/t/{table}"), f"/t/{table}/leave")
    refused = host.http.post(fill, data={"token": token_of(host.get("/me")), "level": "easy"})
    assert refused.status_code == 403 and f'action="{fill}"' not in bruno.get(f"/t/{table}").text
    english, polish = Program(shared_server), Program(shared_server, language="pl")
    assert "Host leaves; Ada now hosts the table." in log(english, table)
    ada.send(ada.get(f"/t/{table}"), f"/t/{table}/leave")
    host.send(host.get(f"/t/{table}"), f"/t/{table}/join", seat=1)  # where Ada sat: the log still speaks of her
    begun = bruno.send(bruno.get(f"/t/{table}"), fill, level="easy")
    assert begun.status_code == 200 and told(english, table)["status"] != "open"
    passed = ["Host leaves; Ada now hosts the table.", "Ada leaves; Bruno now hosts the table."]
    assert log(english, table)[:2] == passed
    assert log(polish, table)[1] == "Ada odchodzi; gospodarzem stołu jest teraz Bruno."


def test_who_does_not_host_leaves_without_a_word(shared_server: Server) -> None:
    host, ada = Program(shared_server, "Host"), Program(shared_server, "Ada")
    table = host.table("me", "open", "open", game="lanterns", public=True)
    assert join(ada, table).status_code == 200
    assert ada.http.post(f"/tables/{table}/leave").status_code == 200
    assert log(host, table) == []


def test_a_table_that_everybody_left_is_closed(shared_server: Server) -> None:
    host = Program(shared_server)
    table = host.table("me", "open", game="lanterns", public=True)
    assert host.http.post(f"/tables/{table}/leave").status_code == 200
    assert told(host, table)["status"] == "closed"
    assert join(Program(shared_server), table).json()["error"] == "closed"
    assert "closed" in Browser(shared_server).get(f"/t/{table}").text
    assert table not in [one["id"] for one in host.http.get("/tables").json()]


def test_a_bot_stands_in_for_whoever_leaves_a_game_until_they_come_back(shared_server: Server) -> None:
    host, ada = Program(shared_server, "Host"), Program(shared_server, "Ada")
    table = host.table("me", "open", public=True, options={"crown": 1})
    assert join(ada, table).status_code == 200
    number, offered = options(ada, table, 1)
    assert ada.http.post(f"/tables/{table}/leave").status_code == 200
    assert seats(host, table)[1] == {"seat": 1, "name": "Ada", "kind": "bot", "bot": "medium", "yours": False}
    until(lambda: told(host, table)["moves"])  # the bot has answered for her
    assert "Ada leaves; a bot plays on." in log(host, table)
    assert ada.http.post(f"/tables/{table}/seats/1/back").status_code == 200
    assert seats(host, table)[1]["kind"] == "person" and "Ada is back." in log(host, table)
    assert ada.http.post(f"/tables/{table}/seats/1/back").status_code == 200  # again: nothing to do
    assert log(host, table).count("Ada is back.") == 1
    assert host.http.post(f"/tables/{table}/seats/1/back").json()["error"] == "not-seated"
    while (seat := until(lambda: told(host, table)["asked"])[0]) == 0:
        number, offered = options(host, table, 0)
        assert host.answer(table, 0, number, offered[0]).status_code == 200
    number, offered = options(ada, table, 1)
    moves = told(host, table)["moves"]
    time.sleep(1)
    assert told(host, table)["moves"] == moves and seat == 1  # nobody answers for her any more
    assert ada.answer(table, 1, number, offered[0]).status_code == 200


def test_leaving_and_coming_back_on_the_page(shared_server: Server) -> None:
    browser, other = Browser(shared_server), Program(shared_server)
    table = other.table("me", "open", game="lanterns", public=True)
    sat = browser.send(browser.get(f"/t/{table}"), f"/t/{table}/join")
    assert "Leave; a bot plays on" in sat.text
    gone = browser.send(sat, f"/t/{table}/leave")
    assert "a bot stands in" in gone.text and "Take my seat back" in gone.text
    back = browser.send(gone, f"/t/{table}/back")
    assert "a bot stands in" not in back.text and "is back" in back.text


# ---------------------------------------------------------------- bots in free seats


def test_only_the_host_fills_seats_with_bots(shared_server: Server) -> None:
    host, ada = Browser(shared_server), Browser(shared_server)
    table = setting_up(host, "me", "open", "open", game="lanterns", public="on")
    sat = ada.send(ada.get(f"/t/{table}"), f"/t/{table}/join")
    assert f'action="/t/{table}/fill"' not in sat.text
    token = token_of(sat)
    refused = ada.http.post(f"/t/{table}/fill", data={"token": token, "level": "easy"})
    assert refused.status_code == 403 and "Only the host of the table" in notice_of(refused)
    page = host.get(f"/t/{table}")
    odd = host.send(page, f"/t/{table}/fill", level="godlike")
    assert odd.status_code == 422
    begun = host.send(page, f"/t/{table}/fill", level="easy")
    assert begun.status_code == 200 and "bot, easy" in begun.text
    assert host.send(page, f"/t/{table}/fill").status_code == 409  # a double click: the table, as it is now


# ---------------------------------------------------------------- votes


def three(server: Server) -> tuple[str, list[Browser]]:
    """Three people at a table, the first of them on the move."""
    people = [Browser(server) for _ in range(3)]
    for browser, name in zip(people, ("Ada", "Bruno", "Clara"), strict=True):
        browser.send(browser.get("/me"), "/me", nickname=name, language="en")
    table = setting_up(people[0], "me", "open", "open", public="on", **{"option-crown": "0"})
    for browser in people[1:]:
        assert browser.send(browser.get(f"/t/{table}"), f"/t/{table}/join").status_code == 200
    return table, people


def wait_long(server: Server, table: str, seconds: float = 601) -> None:
    sql(server, "UPDATE tables SET moved = moved - :s WHERE id = :t", s=seconds, t=table)


def vote(browser: Browser, table: str, seat: int = 0) -> httpx.Response:
    token = token_of(browser.get("/me"))
    return browser.http.post(f"/t/{table}/vote", data={"token": token, "seat": str(seat)})


def stands_in(server: Server, table: str) -> bool:
    (row,) = sql(server, "SELECT bot FROM seats WHERE table_id = :t AND seat = 0", t=table)
    return row.bot is not None


def test_most_of_the_others_must_vote_for_a_bot(shared_server: Server) -> None:
    table, (ada, bruno, clara) = three(shared_server)
    assert "Let a bot play on" not in bruno.get(f"/t/{table}").text
    early = vote(bruno, table)
    assert early.status_code == 409 and "for 10 min;" in notice_of(early)
    wait_long(shared_server, table, 540)
    assert vote(bruno, table).status_code == 409
    wait_long(shared_server, table, 61)
    assert "Let a bot play on (votes: 0)" in bruno.get(f"/t/{table}").text
    assert "Let a bot play on" not in ada.get(f"/t/{table}").text  # not for oneself
    assert vote(ada, table).status_code == 409
    stranger = Browser(shared_server)
    assert vote(stranger, table).status_code == 403 and "Let a bot play on" not in stranger.get(f"/t/{table}").text
    for _ in range(2):  # however often one votes
        assert vote(bruno, table).status_code == 200 and not stands_in(shared_server, table)
    assert vote(bruno, table, seat=2).status_code == 409  # who is not asked is not waited for
    assert vote(bruno, table, seat=7).status_code == 409
    assert "Let a bot play on (votes: 1)" in clara.get(f"/t/{table}").text
    assert vote(clara, table).status_code == 200 and stands_in(shared_server, table)
    page = ada.get(f"/t/{table}")
    assert "By vote, a bot plays on for Ada." in page.text
    assert "a bot stands in" not in ada.send(page, f"/t/{table}/back").text
    assert not stands_in(shared_server, table)


def test_of_two_the_other_one_decides_after_a_day(shared_server: Server) -> None:
    ada, bruno = Browser(shared_server), Browser(shared_server)
    table = setting_up(ada, "me", "open", public="on", game="lanterns")
    bruno.send(bruno.get(f"/t/{table}"), f"/t/{table}/join")
    wait_long(shared_server, table, 23 * 3600)  # a night and a day's work
    early = vote(bruno, table)
    assert early.status_code == 409 and "24 h" in notice_of(early) and not stands_in(shared_server, table)
    wait_long(shared_server, table, 3601)
    assert vote(bruno, table).status_code == 200 and stands_in(shared_server, table)


def test_whom_a_bot_stands_in_for_is_not_among_those_who_wait(shared_server: Server) -> None:
    """Of three people one has left: now one click would decide, so it takes a day."""
    table, (_, bruno, clara) = three(shared_server)
    clara.send(clara.get(f"/t/{table}"), f"/t/{table}/leave")
    wait_long(shared_server, table)
    assert vote(bruno, table).status_code == 409
    wait_long(shared_server, table, 24 * 3600)
    assert vote(bruno, table).status_code == 200 and stands_in(shared_server, table)


def test_votes_are_about_this_move(shared_server: Server) -> None:
    """Whoever moves after all is not voted out by what was said before."""
    table, (ada, bruno, clara) = three(shared_server)
    wait_long(shared_server, table)
    assert vote(bruno, table).status_code == 200
    page = ada.get(f"/t/{table}")
    chosen = ada.send(page, f"/t/{table}/answer", do=buttons(page)[0])
    assert chosen.status_code == 200
    sql(shared_server, "UPDATE tables SET asked = '[0]' WHERE id = :t", t=table)  # as if it were her move again
    wait_long(shared_server, table)
    assert vote(clara, table).status_code == 200
    assert not stands_in(shared_server, table)


# ---------------------------------------------------------------- rematches


def test_a_rematch_is_open_to_those_who_played(shared_server: Server) -> None:
    ada, bruno, stranger = (Browser(shared_server) for _ in range(3))
    table = setting_up(ada, "me", "open", "easy", game="lanterns")
    follow(bruno, links(ada.get(f"/t/{table}").text)[-1], "Bruno")
    page = ada.get(f"/t/{table}")
    assert ada.http.post(f"/t/{table}/rematch", data={"token": token_of(page)}).status_code == 409  # not over yet
    over = ada.send(page, f"/t/{table}/answer", do="finish")
    assert "Play again" in over.text
    new = ada.send(over, f"/t/{table}/rematch")
    following = new.url.path
    assert following != f"/t/{table}" and "1 player is missing" in new.text and "bot, easy" in new.text
    assert ada.send(over, f"/t/{table}/rematch").url.path == following  # a double click
    linked = bruno.get(f"/t/{table}")
    assert "To the next game" in linked.text and bruno.send(linked, f"/t/{table}/rematch").url.path == following
    refused = stranger.http.post(f"{following}/join", data={"token": token_of(stranger.get("/"))})
    assert refused.status_code == 403
    sat = bruno.http.post(f"{following}/join", data={"token": token_of(linked)})
    assert sat.status_code == 200 and "Waiting for" in sat.text
    assert 'action="' + following + '/join"' not in bruno.get(following).text


def test_the_page_of_a_rematch_lets_the_old_people_sit_down(shared_server: Server) -> None:
    ada, bruno = Browser(shared_server), Browser(shared_server)
    table = setting_up(ada, "me", "open", game="lanterns")
    follow(bruno, links(ada.get(f"/t/{table}").text)[-1], "Bruno")
    over = ada.send(ada.get(f"/t/{table}"), f"/t/{table}/answer", do="finish")
    following = ada.send(over, f"/t/{table}/rematch").url.path
    sat = bruno.send(bruno.get(following), f"{following}/join")
    assert sat.status_code == 200 and "Waiting for" in sat.text


def test_a_rematch_to_which_nobody_came_can_be_asked_for_again(shared_server: Server) -> None:
    ada, bruno = Browser(shared_server), Browser(shared_server)
    table = setting_up(ada, "me", "open", game="lanterns")
    follow(bruno, links(ada.get(f"/t/{table}").text)[-1], "Bruno")
    over = ada.send(ada.get(f"/t/{table}"), f"/t/{table}/answer", do="finish")
    first = ada.send(over, f"/t/{table}/rematch")
    ada.send(first, f"{first.url.path}/leave")
    second = bruno.send(bruno.get(f"/t/{table}"), f"/t/{table}/rematch")
    assert second.url.path not in (first.url.path, f"/t/{table}") and "1 player is missing" in second.text
    assert ada.send(over, f"/t/{table}/rematch").url.path == second.url.path


def test_who_asks_for_a_rematch_at_once_meets_at_one_table(shared_server: Server) -> None:
    ada, bruno = Browser(shared_server), Browser(shared_server)
    table = setting_up(ada, "me", "open", game="lanterns")
    follow(bruno, links(ada.get(f"/t/{table}").text)[-1], "Bruno")
    ada.send(ada.get(f"/t/{table}"), f"/t/{table}/answer", do="finish")
    pages = [browser.get(f"/t/{table}") for browser in (ada, bruno)]
    gate = Barrier(2)

    def again(browser: Browser, page: httpx.Response) -> str:
        gate.wait(30)
        return browser.send(page, f"/t/{table}/rematch").url.path

    with ThreadPoolExecutor(2) as threads:
        found = [threads.submit(again, browser, page) for browser, page in zip((ada, bruno), pages, strict=True)]
        assert len({each.result(60) for each in found}) == 1
