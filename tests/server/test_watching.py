"""Whoever watches, and whoever looks at a finished game again."""

from __future__ import annotations

import html
import itertools
import json
import re
import subprocess
import sys
from pathlib import Path
from typing import NamedTuple

import pytest

import burgrave
from burgrave.games.citadels.text.wording import TEXTS
from tests.server.acting import do, join, setting_up, sql, told
from tests.server.serving import Browser, Program, Server, stored
from tests.server.test_playing import play_to_the_end


class Finished(NamedTuple):
    """A game that is over."""

    id: str
    player: Program
    answers: int


@pytest.fixture(scope="module")
def finished(shared_server: Server) -> Finished:
    program = Program(shared_server, "Ada")
    table = program.table("me", "easy", public=True)
    return Finished(table, program, play_to_the_end(program, table, [0]))


# ---------------------------------------------------------------- spectators


def test_anybody_watches_a_public_table_and_sees_no_hand(shared_server: Server) -> None:
    host, watcher, program = Browser(shared_server), Browser(shared_server), Program(shared_server)
    table = setting_up(host, "me", "open", game="lanterns", public="on")
    assert join(Program(shared_server), table).status_code == 200
    page = watcher.get(f"/t/{table}")
    assert page.status_code == 200 and "card-" not in page.text and 'name="do"' not in page.text
    assert "card-" in host.get(f"/t/{table}").text
    host.send(host.get(f"/t/{table}"), f"/t/{table}/answer", do="draw")
    drawn = watcher.get(f"/t/{table}/log").text
    assert "draws a card" in drawn and "You draw" not in drawn and "card-" not in drawn
    assert "You draw card-" in host.get(f"/t/{table}/log").text
    seen = program.http.get(f"/tables/{table}/view").json()
    assert seen["view"]["hand"] == [] and seen["question"] is None and not seen["can_undo"]
    for event in program.http.get(f"/tables/{table}/events").json():
        assert "card" not in event["args"]
    assert f'href="/t/{table}"' in watcher.get("/").text


def test_a_private_table_is_for_those_who_sit_there(shared_server: Server) -> None:
    host, watcher, program = Browser(shared_server), Browser(shared_server), Program(shared_server)
    table = setting_up(host, "me", game="lanterns")
    for path in ("", "/log", "/replay", "/save"):
        refused = watcher.get(f"/t/{table}{path}")
        assert refused.status_code == 403 and "This table is not public." in refused.text
    for path in ("view", "events", "save"):
        refused = program.http.get(f"/tables/{table}/{path}")
        assert refused.status_code == 403 and refused.json()["error"] == "not-public"
    for path in ("seats/0", "events?seat=0"):
        assert program.http.get(f"/tables/{table}/{path}").json()["error"] == "not-seated"
    assert program.http.get(f"/tables/{table}/seats/5").status_code == 404
    assert table not in watcher.get("/").text


def test_what_there_is_not(shared_server: Server) -> None:
    browser, program = Browser(shared_server), Program(shared_server)
    for path in ("/t/nowhere", "/t/nowhere/log", "/t/nowhere/replay", "/i/nothing", "/nowhere", "/new?game=chess"):
        missing = browser.get(path)
        assert missing.status_code == 404 and "<h1>" in missing.text, path
    assert program.http.get("/tables/nowhere").json() == {
        "error": "table",
        "message": "There is no such table; perhaps the address was cut off.",
    }
    table = setting_up(browser, "me", game="lanterns")
    for path in ("save", "analysis"):
        assert browser.get(f"/t/{table}/{path}").status_code == 409  # not over yet


# ---------------------------------------------------------------- a finished game


def test_the_result_is_shown_with_the_seed(shared_server: Server, finished: Finished) -> None:
    content = told(finished.player, finished.id)
    page = Browser(shared_server).get(f"/t/{finished.id}").text
    assert content["seed"] in page and content["seed_hash"] in page
    winner = content["seats"][content["winners"][0]]["name"]
    assert f"Won by {winner}" in html.unescape(page)
    for total, _ in content["scores"]:
        assert re.search(f'<td class="number total( won)?">{total}</td>', page)


def test_a_tie_says_what_decided(shared_server: Server, finished: Finished) -> None:
    browser, words = Browser(shared_server), "the highest rank revealed in the last round wins"
    (kept,) = sql(shared_server, "SELECT result FROM tables WHERE id = :t", t=finished.id)
    for scores, tied in (([[20, {}], [20, {}]], True), ([[21, {}], [20, {}]], False)):
        result = json.dumps({"winners": [0], "scores": scores})
        sql(shared_server, "UPDATE tables SET result = :r WHERE id = :t", r=result, t=finished.id)
        assert (words in browser.get(f"/t/{finished.id}").text) == tied
    sql(shared_server, "UPDATE tables SET result = :r WHERE id = :t", r=kept.result, t=finished.id)


def test_a_victory_may_be_shared_with_a_solo_opponent(shared_server: Server) -> None:
    """It has no seat: its number comes after the seats'."""
    browser = Browser(shared_server)
    table = setting_up(browser, "me", game="paladins")
    for winners, said, marked in (
        ([0], "You win!", 1),
        ([1], "Won by the opponent", 1),
        ([0, 1], "Shared victory: [^<]+, the opponent", 2),
    ):
        result = json.dumps({"winners": winners, "scores": [[40, {"orders": 40}], [40, {"orders": 40}]]})
        sql(shared_server, "UPDATE tables SET status = 'over', result = :r WHERE id = :t", r=result, t=table)
        page = browser.get(f"/t/{table}").text
        assert re.search(f"<h2>{said}</h2>", page) and page.count('<th class="number won"') == marked


def test_the_replay_shows_every_move_with_any_eyes(shared_server: Server, finished: Finished) -> None:
    """After some moves, as a spectator and each seat saw them: exactly what the rules say that they saw."""
    browser = Browser(shared_server)
    found = stored(shared_server.database, finished.id)[finished.id]
    moves = {0, 1, found.row.at // 3, found.row.at // 2, found.row.at - 1, found.row.at}
    for at, held in enumerate(found.replayed()):
        if at not in moves:
            continue
        for seat in (None, 0, 1):
            page = browser.get(f"/t/{finished.id}?at={at}" + ("" if seat is None else f"&seat={seat}"))
            assert page.status_code == 200 and f"after move {at} of {found.row.at}" in page.text
            view = json.loads(held.table.view(seat).json())
            if seat is not None and at < found.row.at:
                own = page.text[page.text.index('class="row own-hand"') :]
                for card in view["players"][seat]["hand"]:
                    assert f'aria-label="{TEXTS.say("en", f"district-{card}")} · ' in html.unescape(own)
            elif at == 0:
                assert view["players"][0]["hand"] is None and "own-hand" not in page.text


@pytest.mark.parametrize("odd", ["at=-1", "at=x", "at=99999999999", "at=", "at=3&seat=9", "at=3&seat=x", "seat=-1"])
def test_odd_replays_show_something(shared_server: Server, finished: Finished, odd: str) -> None:
    assert Browser(shared_server).get(f"/t/{finished.id}/replay?{odd}").status_code == 200


def test_the_log_grows_with_the_replay(shared_server: Server, finished: Finished) -> None:
    """Each move's page tells what happened then; all of them together tell the whole log."""
    browser = Browser(shared_server)
    whole = [line["text"] for line in finished.player.http.get(f"/tables/{finished.id}/events").json()]
    told_whole = browser.get(f"/t/{finished.id}/log").text.partition('class="whole-log"')[2]
    listed = re.findall(r"<a href=[^>]*at=[^>]*>(.*?)</a></li>", told_whole)
    in_a_row = [(line, len(list(times))) for line, times in itertools.groupby(whole)]
    assert [html.unescape(line) for line in listed] == [
        line if times == 1 else f"{line} ×{times}" for line, times in in_a_row
    ]
    first = html.unescape(browser.get(f"/t/{finished.id}?at=1").text)
    assert sum(line in first for line in whole) >= 1


def test_the_download_is_the_game(shared_server: Server, finished: Finished, tmp_path: Path) -> None:
    """It loads, agrees with the result, and `burgrave replay --verify` proves it."""
    saved = Browser(shared_server).get(f"/t/{finished.id}/save")
    assert saved.headers["content-disposition"] == f'attachment; filename="citadels-{finished.id}.burgrave.json"'
    assert saved.content == finished.player.http.get(f"/tables/{finished.id}/save").content
    again, content = burgrave.load(saved.content), told(finished.player, finished.id)
    assert again.over and again.winners == content["winners"] and str(again.setup.seed) == content["seed"]
    file = tmp_path / "game.burgrave.json"
    file.write_bytes(saved.content)
    command = [sys.executable, "-m", "burgrave", "replay", str(file), "--verify"]
    verified = subprocess.run(command, capture_output=True, text=True, timeout=60, check=False)
    assert verified.returncode == 0, verified.stderr


def test_taken_back_answers_are_not_in_the_download(shared_server: Server) -> None:
    program = Program(shared_server)
    table = program.table("me", game="lanterns")
    do(program, table, 0, "light", "light")
    assert program.http.post(f"/tables/{table}/seats/0/undo").status_code == 200
    do(program, table, 0, "pass", "finish")
    saved = program.http.get(f"/tables/{table}/save").json()
    assert [answer["do"] for answer in saved["answers"]] == ["light", "pass", "finish"]
    lit = [f"/t/{table}/replay?at={at}" for at in range(6)]
    assert all(Browser(shared_server).get(path).status_code == 403 for path in lit)  # still private


def test_a_player_gives_anybody_a_link_to_a_finished_private_game(shared_server: Server) -> None:
    """It opens that game and no other, every moment and all that is told of it; and nobody can make one up."""
    host, friend, stranger = Browser(shared_server), Browser(shared_server), Browser(shared_server)
    table, other = (setting_up(host, "me", game="lanterns") for _ in range(2))
    assert "/w/" not in host.get(f"/t/{table}").text  # it goes on
    for answer in ("pass", "finish"):
        host.send(host.get(f"/t/{table}"), f"/t/{table}/answer", do=answer)
    link = re.search(r"http://[^/]+(/w/[^\"]+)", host.get(f"/t/{table}").text)
    assert link is not None
    opened = friend.get(link[1])
    assert opened.url.path == f"/t/{table}" and opened.status_code == 200 and 'class="play"' in opened.text
    for more in ("?at=1", "/log", "/points", "/save"):
        assert friend.get(f"/t/{table}{more}").status_code == 200, more
    assert "/w/" not in friend.get(f"/t/{table}").text  # it is the players' to give
    assert friend.get(f"/t/{other}").status_code == 403
    assert stranger.get(f"/t/{table}").status_code == 403 and stranger.get(f"{link[1]}x").status_code == 404
