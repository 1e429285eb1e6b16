"""An answer counts once, however often and by however many it is sent; an old one is refused with the fresh table."""

from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor
from threading import Barrier

import httpx
import pytest

from tests.server.acting import buttons, counts, do, notice_of, options, setting_up, told, undo
from tests.server.serving import Browser, Program, Server, stored


def on_the_move(program: Program, table: str) -> tuple[int, int, list[str]]:
    """The seat that is asked, the number of its question, and the answers; the program has all seats."""
    seat: int = told(program, table)["asked"][0]
    return seat, *options(program, table, seat)


def pair(server: Server) -> tuple[Program, str]:
    """A program that plays against itself."""
    program = Program(server)
    return program, program.table("me", "me")


def alone(server: Server) -> tuple[Browser, str, httpx.Response]:
    """Somebody at a table of their own, its name, and the page with the first question."""
    browser = Browser(server)
    table = setting_up(browser, "me", game="lanterns")
    return browser, table, browser.get(f"/t/{table}")


# ---------------------------------------------------------------- programs, on both kinds of databases


@pytest.mark.parametrize("key", [None, "0f6c"])
def test_the_same_answer_twice_is_taken_once(server: Server, key: str | None) -> None:
    program, table = pair(server)
    seat, number, offered = on_the_move(program, table)
    first = program.answer(table, seat, number, offered[0], key)
    once = counts(server, table)
    again = program.answer(table, seat, number, offered[0], key)
    assert first.status_code == again.status_code == 200
    assert again.json() == first.json() == {"version": told(program, table)["version"]}
    assert counts(server, table) == once and once[0] == 1


def test_the_same_answer_again_much_later_is_still_taken_once(server: Server) -> None:
    """With its key and without: what was done is done, and nothing of it is done again."""
    program, table = pair(server)
    given = []
    for turn in range(6):
        seat, number, offered = on_the_move(program, table)
        assert program.answer(table, seat, number, offered[0], f"key {turn}").status_code == 200
        given.append((seat, number, offered[0]))
    before = counts(server, table)
    for turn, (seat, number, answer) in enumerate(given):
        assert program.answer(table, seat, number, answer).status_code == 200
        assert program.answer(table, seat, number, answer, f"key {turn}").status_code == 200
    assert counts(server, table) == before and before[0] == 6


def test_another_answer_to_an_old_question_is_stale(server: Server) -> None:
    program, table = pair(server)
    seat, number, offered = on_the_move(program, table)
    assert program.answer(table, seat, number, offered[0]).status_code == 200
    before = counts(server, table)
    late = program.answer(table, seat, number, offered[1])
    assert late.status_code == 409 and late.json()["error"] == "stale"
    assert "moved on" in late.json()["message"]
    early = program.answer(table, seat, number + 40, offered[0])
    assert early.status_code == 409 and early.json()["error"] == "stale"
    assert counts(server, table) == before


def test_what_was_not_offered_is_refused_and_changes_nothing(server: Server) -> None:
    program, table = pair(server)
    seat, number, offered = on_the_move(program, table)
    for wrong in ("build temple", "dance"):
        refused = program.answer(table, seat, number, wrong)
        assert (
            refused.status_code == 422 and refused.json()["error"] == "illegal" and wrong in refused.json()["message"]
        )
    other = program.answer(table, 1 - seat, number, offered[0])
    assert other.status_code == 409 and other.json()["error"] == "stale"
    assert counts(server, table)[0] == 0


def test_of_two_answers_at_once_one_is_taken(server: Server) -> None:
    """Two programs of the same person, at the same moment, with different options."""
    program, table = pair(server)
    url = f"{server.address}/api/v1/tables/{table}/seats"
    headers = {"authorization": f"Bearer {program.token}"}
    with ThreadPoolExecutor(2) as threads, httpx.Client(timeout=30) as one, httpx.Client(timeout=30) as other:
        for round_ in range(8):
            seat, number, offered = on_the_move(program, table)
            if len(offered) == 1:
                assert program.answer(table, seat, number, offered[0]).status_code == 200
                continue
            gate = Barrier(2)

            def send(client: httpx.Client, answer: str, gate: Barrier = gate, at: str = f"{url}/{seat}") -> int:
                gate.wait(30)
                given = {"number": number, "do": answer}  # noqa: B023 - both are waited for below
                return client.post(f"{at}/answer", json=given, headers=headers).status_code

            sent = [threads.submit(send, one, offered[0]), threads.submit(send, other, offered[1])]
            assert sorted(each.result(60) for each in sent) == [200, 409]
            made = stored(server.database, table)[table].moves
            assert len(made) == round_ + 1
            assert made[-1].do == offered[[each.result() for each in sent].index(200)]


def test_a_key_is_for_one_answer(server: Server) -> None:
    program, table = pair(server)
    seat, number, offered = on_the_move(program, table)
    assert program.answer(table, seat, number, offered[0], "mine").status_code == 200
    before = counts(server, table)
    seat, number, offered = on_the_move(program, table)
    reused = program.answer(table, seat, number, offered[0], "mine")
    assert reused.status_code == 422 and reused.json()["error"] == "key-used"
    assert "Idempotency-Key" in reused.json()["message"]
    assert counts(server, table) == before
    assert program.answer(table, seat, number, offered[0], "another").status_code == 200
    elsewhere = program.table("me", "me")
    seat, number, offered = on_the_move(program, elsewhere)
    assert program.answer(elsewhere, seat, number, offered[0], "mine").status_code == 200  # each table has its own


# ---------------------------------------------------------------- the last answer, and what is taken back


def test_the_last_answer_of_a_game_may_be_sent_again_too(shared_server: Server) -> None:
    program = Program(shared_server)
    table = program.table("me", game="lanterns")
    do(program, table, 0, "light")
    number, _ = options(program, table, 0)
    for key in ("end", "end", None):
        assert program.answer(table, 0, number, "finish", key).status_code == 200
    assert told(program, table)["status"] == "over" and counts(shared_server, table)[0] == 2
    late = program.answer(table, 0, number, "light")
    assert late.status_code == 409 and late.json()["error"] == "over"


def test_taking_back_twice_with_one_key_takes_back_once(shared_server: Server) -> None:
    program = Program(shared_server)
    table = program.table("me", game="lanterns")
    do(program, table, 0, "light", "light", "light")
    assert undo(program, table, 0, "back").status_code == 200
    assert undo(program, table, 0, "back").status_code == 200
    assert program.look(table, 0)["view"]["points"] == [2]
    assert undo(program, table, 0, "again").status_code == 200
    assert program.look(table, 0)["view"]["points"] == [1]


# ---------------------------------------------------------------- forms


def test_a_double_click_shows_the_fresh_table(shared_server: Server) -> None:
    browser, table, page = alone(shared_server)
    for _ in range(2):
        shown = browser.send(page, f"/t/{table}/answer", do="light")
        assert shown.status_code == 200 and notice_of(shown) == "" and buttons(shown)
    assert counts(shared_server, table) == (1, 1)


def test_another_click_on_an_old_page_shows_the_fresh_table_and_says_so(shared_server: Server) -> None:
    browser, table, old = alone(shared_server)
    fresh = browser.send(old, f"/t/{table}/answer", do="light")
    late = browser.send(old, f"/t/{table}/answer", do="draw")
    assert late.status_code == 409 and "moved on" in notice_of(late)
    assert buttons(late) == buttons(fresh) and f'action="/t/{table}/answer"' in late.text
    assert counts(shared_server, table) == (1, 1)
    assert browser.send(late, f"/t/{table}/answer", do="draw").status_code == 200  # it can be gone on from
    assert counts(shared_server, table) == (2, 2)


def test_the_same_with_a_script(shared_server: Server) -> None:
    """A part of the page, with the version that it shows."""
    browser, table, old = alone(shared_server)
    browser.http.headers["x-fragment"] = "1"
    first = browser.send(old, f"/t/{table}/answer", do="light")
    again = browser.send(old, f"/t/{table}/answer", do="light")
    late = browser.send(old, f"/t/{table}/answer", do="pass")
    assert (first.status_code, again.status_code, late.status_code) == (200, 200, 409)
    assert first.headers["x-version"] == again.headers["x-version"] == late.headers["x-version"]
    assert first.text == again.text and "<html" not in late.text and "moved on" in notice_of(late)


def test_a_double_click_on_take_back_takes_back_once(shared_server: Server) -> None:
    browser, table, page = alone(shared_server)
    for _ in range(3):
        page = browser.send(page, f"/t/{table}/answer", do="light")
    for _ in range(2):
        assert browser.send(page, f"/t/{table}/undo").status_code == 200
    made = stored(shared_server.database, table)[table].moves
    assert [move.do for move in made] == ["light", "light", "light", None]


def test_a_double_click_on_the_last_answer_shows_the_result(shared_server: Server) -> None:
    browser, table, page = alone(shared_server)
    for _ in range(2):
        shown = browser.send(page, f"/t/{table}/answer", do="finish")
        assert shown.status_code == 200 and "You win!" in shown.text and notice_of(shown) == ""


def test_a_double_click_sets_up_one_table(shared_server: Server) -> None:
    """By the button of the lobby, by the form, by a program with a key; and another form is another table."""
    browser = Browser(shared_server)
    lobby, form = browser.get("/"), browser.get("/new?game=citadels&players=2")
    for page, action, fields in ((lobby, "/play", {}), (form, "/new", {"seat-0": "me", "seat-1": "open"})):
        with ThreadPoolExecutor(2) as threads:
            sent = [threads.submit(browser.send, page, action, **fields) for _ in range(2)]
        assert len({one.result().url.path for one in sent}) == 1
        assert all(one.result().status_code == 200 for one in sent)
    assert browser.send(browser.get("/"), "/play").url.path != browser.send(lobby, "/play").url.path
    program, other = Program(shared_server), Program(shared_server)
    wish = {"game": "citadels", "seats": [{"kind": "me"}, {"kind": "open"}]}
    made = [one.http.post("/tables", json=wish, headers={"idempotency-key": "1"}) for one in (program, program, other)]
    assert [one.status_code for one in made] == [201] * 3
    assert made[0].json() == made[1].json() and made[0].json()["id"] != made[2].json()["id"]
