"""Open tabs: each hears that its table has moved on, and that it is asked elsewhere; nothing else."""

from __future__ import annotations

from contextlib import ExitStack

import httpx
import pytest
from websockets.exceptions import InvalidStatus
from websockets.sync.client import ClientConnection

from tests.server.acting import do, heard, join, listening, setting_up, told, undo
from tests.server.serving import Browser, Program, Server


def is_silent(tab: ClientConnection) -> bool:
    try:
        heard(tab, 0.4)
    except TimeoutError:
        return True
    return False


def test_a_tab_hears_every_commit(shared_server: Server) -> None:
    """Joining, beginning, moves, what is taken back, talk: the version grows each time, and is what one then gets."""
    program, browser = Program(shared_server), Browser(shared_server)
    table = program.table("me", "open", game="lanterns", public=True)
    with listening(shared_server, table) as tab:
        version = heard(tab)["version"]
        assert version == told(program, table)["version"]
        browser.send(browser.get(f"/t/{table}"), f"/t/{table}/join")
        versions = [heard(tab)["version"], heard(tab)["version"]]  # somebody sat down; the game began
        for answer in ("light", "draw", "light"):
            do(program, table, 0, answer)
            versions.append(heard(tab)["version"])
            assert versions[-1] == told(program, table)["version"]
        assert undo(program, table, 0).status_code == 200
        browser.send(browser.get(f"/t/{table}"), f"/t/{table}/say", text="Hello")
        versions += [heard(tab)["version"], heard(tab)["version"]]
        assert versions == list(range(version + 1, version + 8))
        assert is_silent(tab)
        fresh = browser.http.get(f"/t/{table}", headers={"x-fragment": "1"})
        assert fresh.headers["x-version"] == str(versions[-1])


def test_what_is_refused_is_not_told(shared_server: Server) -> None:
    program = Program(shared_server)
    table = program.table("me", game="lanterns")
    with listening(shared_server, table, program) as tab:
        heard(tab)
        assert program.answer(table, 0, 7, "light").status_code == 409
        assert program.answer(table, 0, 0, "sing").status_code == 422
        assert is_silent(tab)


def test_a_tab_hears_of_its_own_table_only(shared_server: Server) -> None:
    program = Program(shared_server)
    one, other = program.table("me", game="lanterns"), program.table("me", game="lanterns")
    with listening(shared_server, one) as stranger, listening(shared_server, None) as lobby:
        heard(stranger)
        do(program, other, 0, "light")
        assert is_silent(stranger) and is_silent(lobby)
        do(program, one, 0, "light")
        assert heard(stranger) == {"table": one, "version": told(program, one)["version"], "yours": False}
        assert is_silent(lobby)


def test_whoever_is_asked_hears_it_in_all_their_tabs(shared_server: Server) -> None:
    """In the lobby, and at another table; the one who has moved is told there that it is not their move."""
    ada, bruno = Browser(shared_server), Program(shared_server, "Bruno")
    elsewhere = setting_up(ada, "me", game="lanterns")
    table = setting_up(ada, "me", "open", game="lanterns", public="on")
    assert join(bruno, table).status_code == 200
    page = ada.get(f"/t/{table}")
    with (
        listening(shared_server, elsewhere, ada) as other_tab,
        listening(shared_server, None, ada) as lobby,
        listening(shared_server, None, bruno) as program,
        listening(shared_server, table, bruno) as watching,
    ):
        assert heard(other_tab)["yours"] and not heard(watching)["yours"]
        ada.send(page, f"/t/{table}/answer", do="pass")
        version = told(bruno, table)["version"]
        for tab in (program, watching):
            assert heard(tab) == {"table": table, "version": version, "yours": True}
        assert is_silent(lobby) and is_silent(other_tab)  # it is not Ada's move
        do(bruno, table, 1, "pass")
        for tab in (lobby, other_tab):
            assert heard(tab) == {"table": table, "version": version + 1, "yours": True}
        assert heard(watching)["yours"] is False
        assert is_silent(program)


def test_whoever_is_asked_is_told_so_with_whatever_else_happens(shared_server: Server) -> None:
    """Talk, and a bot that stands in for a while: a tab never takes it for somebody else's move."""
    ada, bruno = Browser(shared_server), Program(shared_server, "Bruno")
    table = setting_up(ada, "me", "open", game="lanterns", public="on", chat="on")
    assert join(bruno, table).status_code == 200
    page = ada.get(f"/t/{table}")
    with (
        listening(shared_server, table, ada) as asked,
        listening(shared_server, table, bruno) as waiting,
        listening(shared_server, None, ada) as lobby,
    ):
        assert heard(asked)["yours"] and not heard(waiting)["yours"]
        ada.send(page, f"/t/{table}/say", text="Hello")
        assert heard(asked)["yours"] and not heard(waiting)["yours"]
        assert bruno.http.post(f"/tables/{table}/leave").status_code == 200
        assert heard(asked)["yours"] and not heard(waiting)["yours"]
        assert bruno.http.post(f"/tables/{table}/seats/1/back").status_code == 200
        assert heard(asked)["yours"] and not heard(waiting)["yours"]
        assert is_silent(lobby)


def test_the_message_tells_nothing_else(shared_server: Server) -> None:
    program = Program(shared_server)
    table = program.table("me", game="lanterns")
    with listening(shared_server, table) as tab:
        assert set(heard(tab)) == {"table", "version", "yours"}
        do(program, table, 0, "draw")
        assert set(heard(tab)) == {"table", "version", "yours"}


@pytest.mark.parametrize("origin", ["https://evil.example", "http://127.0.0.1:1", "http://127.0.0.1"])
def test_pages_of_other_sites_hear_nothing(shared_server: Server, origin: str) -> None:
    program = Program(shared_server)
    table = program.table("me", game="lanterns")
    with pytest.raises(InvalidStatus) as refused, listening(shared_server, table, program, origin):
        pass
    assert refused.value.response.status_code == 403


def test_our_own_pages_hear(shared_server: Server) -> None:
    program = Program(shared_server)
    table = program.table("me", game="lanterns")
    with listening(shared_server, table, program, shared_server.address) as tab:
        assert heard(tab)["table"] == table


@pytest.mark.parametrize("table", ["nowhere", "", "x" * 5000, "%00", "%F0%9F%8F%AE"])
def test_a_table_that_is_none_is_closed(shared_server: Server, table: str) -> None:
    with pytest.raises(InvalidStatus) as refused, listening(shared_server, table):
        pass
    assert refused.value.response.status_code == 403


def test_a_wrong_token_is_refused(shared_server: Server) -> None:
    program = Program(shared_server)
    program.token = "wrong"
    with pytest.raises(InvalidStatus), listening(shared_server, None, program):
        pass


def test_what_a_tab_sends_is_ignored_and_may_not_be_long(shared_server: Server) -> None:
    program = Program(shared_server)
    table = program.table("me", game="lanterns")
    with listening(shared_server, table) as tab:
        heard(tab)
        tab.send("hello")
        tab.send(b"\x00\xff")
        do(program, table, 0, "light")
        assert heard(tab)["version"] == told(program, table)["version"]
    with listening(shared_server, table) as tab:
        heard(tab)
        tab.send("x" * 5000)
        with pytest.raises(Exception, match=r"1009|closed"):
            heard(tab, 30)


def test_many_tabs_and_one_that_does_not_listen(shared_server: Server) -> None:
    """Who reads nothing holds nobody up, and finds the newest version when it asks."""
    program = Program(shared_server)
    table = program.table("me", game="lanterns")
    with ExitStack() as opened:
        _, *tabs = [opened.enter_context(listening(shared_server, table)) for _ in range(20)]
        for _ in range(5):
            do(program, table, 0, "light")
        version = told(program, table)["version"]
        for tab in tabs:
            while heard(tab)["version"] < version:
                pass
    assert httpx.get(f"{shared_server.address}/api/v1/tables/{table}").json()["version"] == version


def test_nothing_was_left_behind(shared_server: Server) -> None:
    """Tabs that were opened and closed in whatever way leave no trace of trouble in the server's log."""
    assert "Traceback" not in shared_server.log and "never retrieved" not in shared_server.log
