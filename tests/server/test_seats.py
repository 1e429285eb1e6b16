"""Who sits where: invitations, public tables, leaving and coming back, bots in free seats, votes, rematches."""

from __future__ import annotations

import html
import re
import time
from concurrent.futures import ThreadPoolExecutor
from threading import Barrier
from typing import Any

import httpx

from tests.server.acting import buttons, join, log, notice_of, options, setting_up, sql, token_of, told, until
from tests.server.serving import Browser, Program, Server


def links(page: str) -> list[str]:
    """The invitations on a page: those for one seat each, then the one for all."""
    return [html.unescape(path) for path in re.findall(r'value="http://[^"/]+(/i/[^"]+)"', page)]


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
    assert bruno.get(third).status_code == 404
    assert "does not work" in bruno.get(third).text
    assert follow(bruno, second, "Bruno") == "200"
    taken = sql(shared_server, "SELECT name FROM seats WHERE table_id = :t ORDER BY seat", t=table)
    assert [row.name for row in taken][1:3] == ["Bruno", "Ada"]
    assert links(host.get(f"/t/{table}").text)[-1] == everybody
    clara = Browser(shared_server)
    assert follow(clara, everybody, "Clara") == "200"
    page = clara.get(f"/t/{table}").text  # that was the last: the game has begun
    assert "Waiting for" in page and "Clara" in page and links(page) == []
    late = Browser(shared_server)
    assert late.get(everybody).status_code == 403  # begun, and not public


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
    assert join(bruno, table, None, single.invitation).status_code == 403  # used
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


def test_a_table_that_everybody_left_is_closed(shared_server: Server) -> None:
    host = Program(shared_server)
    table = host.table("me", "open", game="lanterns", public=True)
    assert host.http.post(f"/tables/{table}/leave").status_code == 200
    assert told(host, table)["status"] == "closed"
    assert join(Program(shared_server), table).json()["error"] == "begun"
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
    assert refused.status_code == 403 and "Only whoever set up the table" in notice_of(refused)
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


def wait_long(server: Server, table: str) -> None:
    sql(server, "UPDATE tables SET moved = moved - 121 WHERE id = :t", t=table)


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
    assert early.status_code == 409 and "two minutes" in notice_of(early)
    wait_long(shared_server, table)
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


def test_of_two_the_other_one_decides(shared_server: Server) -> None:
    ada, bruno = Browser(shared_server), Browser(shared_server)
    table = setting_up(ada, "me", "open", public="on", game="lanterns")
    bruno.send(bruno.get(f"/t/{table}"), f"/t/{table}/join")
    wait_long(shared_server, table)
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
