"""Sessions that end: signed out everywhere else, deleted, or exported for whoever wants to see what is kept."""

from __future__ import annotations

import html
import re
from urllib.parse import urlsplit

import pytest
from websockets.exceptions import ConnectionClosed

from tests.server.acting import (
    do,
    heard,
    join,
    listening,
    log,
    seats,
    setting_up,
    sql,
    told,
    until,
)
from tests.server.serving import Browser, Program, Server, client

NAME = "Zdzisława"


def called(browser: Browser, name: str = NAME, language: str = "en") -> Browser:
    browser.send(browser.get("/me"), "/me", nickname=name, language=language)
    return browser


def other_device(browser: Browser, server: Server) -> Browser:
    """The same person elsewhere."""
    made = browser.send(browser.get("/me"), "/me/link")
    link = urlsplit(html.unescape(re.findall(r'value="(http[^"]+/me/move/[^"]+)"', made.text)[0])).path
    other = Browser(server)
    other.send(other.get(link), link)
    assert NAME in other.get("/me").text
    return other


def token_for(browser: Browser, server: Server) -> Program:
    """A program that acts for a person."""
    made = browser.send(browser.get("/me"), "/me/token", label="bot")
    program = Program.__new__(Program)
    program.token = re.findall(r"<code>([\w-]{40,})</code>", made.text)[0]
    program.http = client(f"{server.address}/api/v1", headers={"authorization": f"Bearer {program.token}"})
    return program


def test_signed_out_everywhere_else(shared_server: Server) -> None:
    """The other device is a new guest, also its open tab; programs and links stop; this browser stays who it is."""
    ada = called(Browser(shared_server))
    other, program = other_device(ada, shared_server), token_for(ada, shared_server)
    link = re.findall(r'value="(http[^"]+/me/move/[^"]+)"', ada.send(ada.get("/me"), "/me/link").text)[0]
    table = setting_up(ada, "me", "open", game="lanterns")
    old = other.http.cookies["burgrave"]
    with listening(shared_server, table, other) as tab:
        heard(tab)
        done = ada.send(ada.get("/me"), "/me/sign-out")
        assert done.status_code == 200 and "Only this browser is you now." in done.text and NAME in done.text
        with pytest.raises(ConnectionClosed):
            tab.recv(timeout=30)
    assert table in ada.get("/").text
    page = other.get("/me")
    assert NAME not in page.text and table not in other.get("/").text
    assert other.http.cookies["burgrave"] != old  # the browser has another cookie now
    assert program.http.get("/tables", params={"mine": True}).status_code == 401
    third = Browser(shared_server)
    assert third.send(third.get(urlsplit(link).path), urlsplit(link).path).status_code == 404
    again = other_device(ada, shared_server)  # new links and cookies are of the new time
    ada.send(ada.get("/me"), "/me/sign-out")
    assert NAME in ada.get("/me").text and NAME not in again.get("/me").text


def test_a_cookie_that_was_copied_is_a_new_guest_too(shared_server: Server) -> None:
    ada = called(Browser(shared_server))
    copied = ada.http.cookies["burgrave"]
    ada.send(ada.get("/me"), "/me/sign-out")
    thief = Browser(shared_server)
    thief.http.cookies.set("burgrave", copied)
    assert NAME not in thief.get("/me").text
    assert (
        sql(shared_server, "SELECT epoch FROM people WHERE nickname = :n ORDER BY created DESC", n=NAME)[0].epoch == 1
    )


def test_who_is_deleted_leaves_no_name(shared_server: Server) -> None:
    """In running games a bot plays on, finished ones stay; the log, the talk and the lists know no name."""
    ada, bruno = called(Browser(shared_server)), Program(shared_server, "Bruno")
    program, other = token_for(ada, shared_server), other_device(ada, shared_server)
    waiting = setting_up(ada, "me", "open", "open", game="lanterns", public="on", chat="on")
    assert join(bruno, waiting).status_code == 200
    running = bruno.table("me", "open", "open", game="lanterns", public=True)
    assert join(program, running).status_code == 200
    assert join(Program(shared_server, "Cleo"), running).status_code == 200
    finished = program.table("me", "open", game="lanterns", public=True)
    assert join(bruno, finished).status_code == 200
    ada.send(ada.get(f"/t/{finished}"), f"/t/{finished}/say", text="Hello there")
    do(program, finished, 0, "light", "finish")
    (person,) = sql(shared_server, "SELECT person FROM seats WHERE table_id = :t AND seat = 1", t=running)

    asked = ada.get("/me/delete")
    assert asked.status_code == 200 and NAME in asked.text  # asking deletes nothing
    for words in ("can&#39;t be undone", "trophies", "a bot plays on", "Deleted guest"):
        assert words in asked.text
    gone = ada.send(asked, "/me/delete")
    assert gone.url.path == "/" and NAME not in gone.text and finished not in gone.text
    assert re.search(r"Guest \d{3}", ada.get("/me").text)

    assert [seat["name"] for seat in seats(bruno, finished)] == ["Deleted guest", "Bruno"]
    assert told(bruno, finished)["status"] == "over" and len(told(bruno, finished)["scores"]) == 2
    page = Browser(shared_server).get(f"/t/{finished}")
    assert "Hello there" in page.text and "Deleted guest" in page.text and NAME not in page.text
    chairs = seats(bruno, running)
    assert [seat["name"] for seat in chairs][1] == "Deleted guest" and chairs[1]["kind"] == "bot"
    assert [seat["kind"] for seat in seats(bruno, waiting)] == ["open", "person", "open"]
    assert log(bruno, waiting)[0] == "Deleted guest leaves; Bruno now hosts the table."
    do(bruno, running, 0, "light", "pass")
    until(lambda: told(bruno, running)["moves"] > 2)  # the bot plays on

    assert program.http.get("/tables", params={"mine": True}).status_code == 401
    assert NAME not in other.get("/me").text and finished not in other.get("/").text
    for table, column in (("seats", "person"), ("messages", "person"), ("tables", "host"), ("votes", "voter")):
        assert sql(shared_server, f"SELECT 1 FROM {table} WHERE {column} = :p", p=person.person) == []
    assert sql(shared_server, "SELECT 1 FROM people WHERE id = :p", p=person.person) == []


def test_whoever_did_nothing_yet_can_go_too(shared_server: Server) -> None:
    browser = Browser(shared_server, "pl")
    before = re.findall(r"Gość \d{3}", browser.get("/me").text)[0]
    asked = browser.get("/me/delete")
    assert "Tego nie można cofnąć" in asked.text and "Usuń mnie na dobre" in asked.text
    assert browser.send(asked, "/me/delete").status_code == 200
    after = re.findall(r"Gość \d{3}", browser.get("/me").text)[0]
    assert before and after  # a new cookie: by chance the number may be the same


def test_what_is_kept_about_me(shared_server: Server) -> None:
    """One's own name, moves and words; nothing of the others, nothing that is hidden."""
    ada, bruno = called(Browser(shared_server)), Program(shared_server, "Bruno")
    program = token_for(ada, shared_server)
    table = program.table("me", "open", game="lanterns", public=True)
    assert join(bruno, table).status_code == 200
    do(program, table, 0, "light", "pass")
    do(bruno, table, 1, "draw")
    ada.send(ada.get(f"/t/{table}"), f"/t/{table}/say", text="Hello")
    page = ada.get("/me")
    assert 'href="/me/data"' in page.text
    sent = ada.get("/me/data")
    assert sent.headers["content-disposition"] == 'attachment; filename="burgrave-me.json"'
    content = sent.json()
    assert content["person"]["nickname"] == NAME and [one["label"] for one in content["programs"]] == ["bot"]
    assert [message["text"] for message in content["messages"]] == ["Hello"]
    (kept,) = [one for one in content["tables"] if one["id"] == table]
    assert [move["do"] for move in kept["moves"]] == ["light", "pass"] and kept["seats"][0]["name"] == NAME
    (row,) = sql(shared_server, "SELECT seed, invitation FROM tables WHERE id = :t", t=table)
    assert row.seed not in sent.text and row.invitation not in sent.text and "Bruno" not in sent.text
    assert program.token not in sent.text
    assert Browser(shared_server).get("/me/data").json()["tables"] == []
