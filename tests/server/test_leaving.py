"""Whoever is not there: leaving and coming back, bots in free seats, votes for a bot."""

from __future__ import annotations

import time

import httpx

from tests.server.acting import buttons, join, log, notice_of, options, seats, setting_up, sql, token_of, told, until
from tests.server.serving import Browser, Program, Server

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
