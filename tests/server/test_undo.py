"""Taking back: one's own last answer, while nothing was revealed; the numbers of questions are never used again."""

from __future__ import annotations

from random import Random

from tests.server.acting import buttons, do, join, log, options, setting_up, told, undo
from tests.server.serving import Browser, Program, Server


def test_the_last_answer_is_taken_back_and_asked_again_under_a_new_number(shared_server: Server) -> None:
    program = Program(shared_server)
    table = program.table("me", game="lanterns")
    numbers = [options(program, table, 0)[0]]
    do(program, table, 0, "light")
    numbers.append(options(program, table, 0)[0])
    assert program.look(table, 0)["can_undo"]
    assert undo(program, table, 0).status_code == 200
    seen = program.look(table, 0)
    numbers.append(seen["question"]["number"])
    assert seen["view"]["points"] == [0] and not seen["can_undo"]
    assert numbers == sorted(set(numbers))
    for answer in ("light", "draw"):
        late = program.answer(table, 0, numbers[0], answer)
        assert late.status_code == 409 and late.json()["error"] == "stale"
    assert program.look(table, 0)["view"]["points"] == [0]
    assert log(program, table)[-1] == "Robo takes back the last answer."
    do(program, table, 0, "light")
    assert program.look(table, 0)["view"]["points"] == [1]


def test_nothing_to_take_back(shared_server: Server) -> None:
    program = Program(shared_server)
    table = program.table("me", game="lanterns")
    none = undo(program, table, 0)
    assert none.status_code == 409 and none.json()["error"] == "too-late"


def test_what_was_revealed_stays(shared_server: Server) -> None:
    """A drawn card can't be put back, on the page as little as for programs."""
    program = Program(shared_server)
    table = program.table("me", game="lanterns")
    do(program, table, 0, "light", "draw")
    hand = program.look(table, 0)["view"]["hand"]
    late = undo(program, table, 0)
    assert late.status_code == 409 and "revealed" in late.json()["message"]
    assert program.look(table, 0)["view"]["hand"] == hand and not program.look(table, 0)["can_undo"]
    browser = Browser(shared_server)
    table = setting_up(browser, "me", game="lanterns")
    lit = browser.send(browser.get(f"/t/{table}"), f"/t/{table}/answer", do="light")
    assert "Take back" in lit.text
    drawn = browser.send(lit, f"/t/{table}/answer", do="draw")
    assert "Take back" not in drawn.text
    late_form = browser.send(lit, f"/t/{table}/undo")  # of the page before
    assert late_form.status_code == 409 and buttons(late_form)


def test_nobody_takes_back_for_others_or_after_them(shared_server: Server) -> None:
    ada, bruno = Program(shared_server, "Ada"), Program(shared_server, "Bruno")
    table = ada.table("me", "open", game="lanterns", public=True)
    assert join(bruno, table).status_code == 200
    do(ada, table, 0, "light", "pass")
    foreign = undo(bruno, table, 0)
    assert foreign.status_code == 403
    assert undo(bruno, table, 1).json()["error"] == "too-late"
    assert undo(ada, table, 0).status_code == 200  # Bruno has not answered yet
    do(ada, table, 0, "pass")
    do(bruno, table, 1, "light")
    assert undo(ada, table, 0).json()["error"] == "too-late"


def test_an_answer_of_citadels_is_taken_back(shared_server: Server) -> None:
    """Gold gathered and given back: the same hand, the same gold, the same choice."""
    program = Program(shared_server)
    table = program.table("me", "me")
    random = Random(1)
    for _ in range(60):
        seat = told(program, table)["asked"][0]
        number, offered = options(program, table, seat)
        if "gather gold" in offered:
            break
        assert program.answer(table, seat, number, random.choice(offered)).status_code == 200
    before = program.look(table, seat)
    assert program.answer(table, seat, number, "gather gold").status_code == 200
    assert program.look(table, seat)["view"] != before["view"]
    assert undo(program, table, seat).status_code == 200
    after = program.look(table, seat)
    assert after["view"] == before["view"] and after["question"]["options"] == before["question"]["options"]
    assert after["question"]["number"] > before["question"]["number"] + 1
