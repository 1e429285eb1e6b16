"""Who sits where, and under which name: invitations and public tables."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine
from pathlib import Path

import pytest

from burgrave.server import seating
from burgrave.server.engines import EngineProcess
from burgrave.server.house import House
from burgrave.server.messages import Reply, Request
from burgrave.server.problem import Problem
from burgrave.server.rows import Person
from burgrave.server.seating import SeatWish, Wish
from burgrave.server.settings import settings
from burgrave.server.tables import asked
from tests.server.acting import follow, join, links, notice_of, seats, setting_up, sql, token_of, told
from tests.server.serving import Browser, Program, Server


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
    assert refused["error"] == "closed" and refused["message"] == "This table is closed."


def test_a_public_table_gives_a_stranger_one_seat(shared_server: Server) -> None:
    host, stranger = Program(shared_server), Program(shared_server)
    table = host.table("me", "open", "open", "open", game="lanterns", public=True)
    assert join(stranger, table, 1).status_code == 200
    refused = join(stranger, table, 2)
    assert refused.status_code == 403 and refused.json()["error"] == "one-seat"
    assert join(host, table, 2).status_code == 200  # the host brings whom they like


def test_somebody_beside_a_guest_sits_down_on_the_same_device(shared_server: Server) -> None:
    host, guest = Browser(shared_server), Browser(shared_server)
    table = setting_up(host, "me", "open", "open", game="lanterns", guests="on")
    follow(guest, links(host.get(f"/t/{table}").text)[0], "Bruno")
    page = guest.send(guest.get(f"/t/{table}"), f"/t/{table}/join", name="Zosia")
    assert page.status_code == 200 and "Zosia" in page.text


def test_the_invitation_of_a_seat_gives_one_seat(shared_server: Server) -> None:
    """Unless the host lets guests invite others, they are shown no invitation, and take no second seat."""
    host, guest = Browser(shared_server), Browser(shared_server)
    table = setting_up(host, "me", "open", "open", game="lanterns")
    follow(guest, links(host.get(f"/t/{table}").text)[0], "Bruno")
    waiting = guest.get(f"/t/{table}")
    assert links(waiting.text) == [] and "Somebody beside me" not in waiting.text
    more = guest.http.post(f"/t/{table}/join", data={"token": token_of(waiting), "seat": "2", "name": "Zosia"})
    assert more.status_code == 403 and "one seat" in more.text


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


def test_so_many_that_an_expansion_is_needed_play_with_it(shared_server: Server) -> None:
    """The form says so, and sets it; nobody has to know."""
    host = Browser(shared_server)
    form = host.get("/new?game=architects&players=6")
    assert "So many can play with it only" in form.text
    assert "So many can play with it only" not in host.get("/new?game=architects&players=5").text
    seats = {f"seat-{seat}": "open" for seat in range(1, 6)}
    page = host.send(form, "/new", **{"seat-0": "me", **seats})
    assert page.status_code == 200 and page.url.path.startswith("/t/")
