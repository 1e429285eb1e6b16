"""Games over real HTTP, on both kinds of databases."""

from __future__ import annotations

import time
from random import Random

import burgrave
from tests.server.acting import PATIENCE
from tests.server.serving import Program, Server


def play_to_the_end(program: Program, table: str, seats: list[int], seed: int = 1, hurry: str = "") -> int:
    """Answer at random for some seats until the game is over, what begins so where it can be; how many answers."""
    random, count = Random(seed), 0
    until = time.monotonic() + PATIENCE
    while time.monotonic() < until:
        for seat in seats:
            seen = program.look(table, seat)
            if seen["over"]:
                return count
            question = seen["question"]
            if question is None:
                time.sleep(0.05)
                continue
            options = [option["do"] for option in question["options"]]
            chosen = random.choice([do for do in options if hurry and do.startswith(hurry)] or options)
            given = program.answer(table, seat, question["number"], chosen)
            assert given.status_code == 200, given.text
            count += 1
    raise AssertionError("the game does not end")


def test_a_whole_game_against_bots_and_its_save(server: Server) -> None:
    program = Program(server)
    table = program.table("me", "easy", "easy")
    answered = play_to_the_end(program, table, [0])
    told = program.http.get(f"/tables/{table}").json()
    assert told["status"] == "over" and told["winners"] and answered > 20
    saved = program.http.get(f"/tables/{table}/save")
    again = burgrave.load(saved.content)
    assert again.over and again.winners == told["winners"]
    assert [[score.total, score.parts] for score in again.scores] == told["scores"]
    assert str(again.setup.seed) == told["seed"]
