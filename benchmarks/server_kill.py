"""``python -m benchmarks.server_kill``: games go on while the server is killed again and again.

Afterwards every answer that was acknowledged is in the database, once and in its place; every game has come to its end,
and its save, its moves and its result say the same. Whatever is wrong is printed, and the exit status is not zero.
"""

from __future__ import annotations

import argparse
import sys
import tempfile
import threading
import time
import traceback
from collections import Counter
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from random import Random
from typing import Any, NamedTuple

import httpx
import msgspec

import burgrave
from benchmarks.processes import ended
from burgrave.kernel.errors import BurgraveError
from tests.server.serving import Server, Stored, stored

KILLS = 50
TABLES = 6  # at once
PROGRAMS = 3  # at most, at a table
LIFE = (0.1, 2.5)  # seconds that a server lives once it answers
UNBORN = 0.1  # the share of servers that are killed before that
AGAIN = 0.2  # the share of answers that are sent once more on purpose
TWICE = 0.1  # … and of those that are sent twice at the same time
UNDO = 0.1  # … and after which a program would like to take its answer back
PATIENCE = 180.0  # seconds without a server, or without a move of somebody else
ORPHANS = 20.0  # seconds in which the engines of a killed server have to end
LIMITS = {"BURGRAVE_LIMITS": "1000"}  # all programs here come from one address


def main() -> None:
    """Play, kill, and look whether all is well."""
    parser = argparse.ArgumentParser(prog="benchmarks.server_kill", description=__doc__)
    parser.add_argument("--kills", type=int, default=KILLS, help="how often the server is killed")
    parser.add_argument("--tables", type=int, default=TABLES, help="how many games are played at once")
    parser.add_argument("--database", help="postgresql://… of an empty database; else SQLite")
    parser.add_argument("--seed", type=int, default=1, help="of what is answered, and of when the server is killed")
    arguments = parser.parse_args()
    with tempfile.TemporaryDirectory() as directory:
        report = run(Path(directory), arguments.kills, arguments.tables, arguments.database, arguments.seed)
    print(report.shown())
    sys.exit(bool(report.wrong))


class Report(NamedTuple):
    """What was done, and what was wrong."""

    figures: dict[str, float]
    wrong: list[str]

    def shown(self) -> str:
        """The figures, one on a line, then all that was wrong."""
        lines = [f"{name:34}{value:>10,.0f}" for name, value in self.figures.items()]
        return "\n".join([*lines, *(f"WRONG: {one}" for one in self.wrong)])


def run(directory: Path, kills: int, tables: int, database: str | None = None, seed: int = 1) -> Report:
    """Games at so many tables while the server is killed so often; then they are played to their end."""
    began, random = time.monotonic(), Random(seed)
    enough = threading.Event()
    server = Server(directory / "data", database, LIMITS).start()
    players = [Player(server.address, 1000 * seed + number, enough) for number in range(tables)]
    leaders = []
    try:
        for player in players:
            player.start()
        for _ in range(kills):
            time.sleep(random.uniform(*LIFE))
            leaders.append(server.pid)
            server.kill()
            server.launch()
            if random.random() >= UNBORN:
                server.wait()
        server.wait()
        enough.set()
        for player in players:
            player.join()
        orphans = [leader for leader in leaders if not ended(leader, ORPHANS)]
        wrong = [f"the engines of killed server {leader} are still there" for leader in orphans]
        wrong += [player.failure for player in players if player.failure is not None]
        wrong += _refusals(server.log)
        found = stored(server.database)
        wrong += verified(found, players)
        for player in players:
            wrong += player.verified(found)
        leaders.append(server.pid)
    finally:
        enough.set()
        server.stop()
    if not ended(leaders[-1], ORPHANS):
        wrong.append("the engines of the server that was stopped are still there")
    figures: Counter[str] = Counter()
    for player in players:
        figures += player.figures
    games = sum(len(player.tables) for player in players)
    moves = sum(len(table.moves) for table in found.values())
    known = ("answers acknowledged", "answers sent again, no reply", "duplicates answered 200", "undone", "unavailable")
    return Report(
        {"kills": kills, "games": games, "moves, bots' included": moves}
        | {name: figures[name] for name in known}
        | {"seconds": time.monotonic() - began},
        wrong,
    )


def _refusals(log: str) -> list[str]:
    """Errors that the servers wrote down, and the last line of each trace."""
    lines = [line for line in log.splitlines() if "ERROR" in line]
    for trace in log.split("Traceback (most recent call last):")[1:]:
        lines.append(next((line for line in trace.splitlines() if line and not line.startswith(" ")), "a trace"))
    return [f"the server says: {line}, {count} times" for line, count in Counter(lines).items()]


# ---------------------------------------------------------------- players


class Sent(NamedTuple):
    """An answer (without ``do``: one taken back) as a program sends it, every time with the same key."""

    table: str
    seat: int
    number: int
    do: str | None
    key: str


class Player(threading.Thread):
    """Plays one game after the other: answers at random for the seats of programs; the other seats are of bots."""

    def __init__(self, address: str, seed: int, enough: threading.Event) -> None:
        super().__init__(daemon=True)
        self.tables: list[str] = []
        self.sent: dict[str, Sent] = {}  # by key
        self.acknowledged: dict[str, int] = {}  # by key: the table's version
        self.figures: Counter[str] = Counter()
        self.failure: str | None = None
        self._undone: set[str] = set()  # keys of answers that count no longer
        self._random = Random(seed)
        self._enough = enough
        self._programs = [httpx.Client(base_url=f"{address}/api/v1", timeout=60) for _ in range(PROGRAMS)]
        self._twin = ThreadPoolExecutor(1)

    def run(self) -> None:
        """Play until it is enough; then finish the last game."""
        try:
            for number, program in enumerate(self._programs):
                made = self._send(program, "POST", "/tokens", {"nickname": f"Robo {number}"}, expect=201).json()
                program.headers["authorization"] = f"Bearer {made['token']}"
            while not self._enough.is_set():
                self._play(self._sit_down())
        except Exception:
            self.failure = traceback.format_exc()
        finally:
            self._twin.shutdown()

    def _send(
        self,
        program: httpx.Client,
        method: str,
        path: str,
        content: object = None,
        key: str | None = None,
        expect: int | None = 200,
    ) -> httpx.Response:
        """Send until there is a reply: only what may be sent twice is sent here."""
        until = time.monotonic() + PATIENCE
        headers = {"idempotency-key": key} if key is not None else {}
        again = False
        while True:
            try:
                response = program.request(method, path, json=content, headers=headers)
            except httpx.TransportError:
                assert time.monotonic() < until, "the server does not come back"
                again = True
                time.sleep(0.05)
                continue
            if response.status_code != 503:
                break
            self.figures["unavailable"] += 1
            time.sleep(0.2)
        if again and key is not None:
            self.figures["answers sent again, no reply"] += 1
        assert expect in (None, response.status_code), f"{method} {path} {content}: {response} {response.text}"
        return response

    # ---------------------------------------------------------------- sitting down

    def _sit_down(self) -> str:
        """A table with two to four seats, at which a game has begun."""
        host = self._programs[0]
        people = self._random.randint(1, PROGRAMS)
        bots = self._random.randint(max(0, 2 - people), 4 - people)
        seats = [{"kind": "me"}, *[{"kind": "open"}] * (people - 1), *[{"kind": "bot", "bot": "easy"}] * bots]
        self._random.shuffle(seats)
        table = self._set_up({"game": "citadels", "seats": seats})
        self.tables.append(table)
        told = self._send(host, "GET", f"/tables/{table}").json()
        guests = self._programs[1:]
        for seat in told["seats"]:
            if seat["kind"] == "open":
                self._join(guests.pop(), table, told["invitation"])
        self._until(lambda: self._send(host, "GET", f"/tables/{table}").json()["status"] != "open", f"{table} begins")
        return table

    def _set_up(self, wanted: object) -> str:
        """A new table; where no reply came, it may be there all the same."""
        host, until = self._programs[0], time.monotonic() + PATIENCE
        while True:
            try:
                made = host.post("/tables", json=wanted)
                assert made.status_code == 201, made.text
                id_: str = made.json()["id"]
                return id_
            except httpx.TransportError:
                assert time.monotonic() < until, "the server does not come back"
                mine = [one["id"] for one in self._send(host, "GET", "/tables?mine=true").json()]
                for id_ in mine:
                    if id_ not in self.tables:
                        return id_

    def _join(self, guest: httpx.Client, table: str, invitation: str) -> None:
        while True:
            try:
                joined = guest.post(f"/tables/{table}/join", json={"invitation": invitation})
                assert joined.status_code == 200, joined.text
                return
            except httpx.TransportError:
                seats = self._send(guest, "GET", f"/tables/{table}").json()["seats"]
                if any(seat["yours"] for seat in seats):
                    return

    def _until(self, happened: Callable[[], bool], what: str) -> None:
        until = time.monotonic() + PATIENCE
        while not happened():
            assert time.monotonic() < until, f"it does not come to it that {what}"
            time.sleep(0.05)

    # ---------------------------------------------------------------- playing

    def _play(self, table: str) -> None:
        """Answer whatever is asked of programs, until the game is over."""
        mine: dict[int, httpx.Client] = {}
        for program in self._programs:
            seats = self._send(program, "GET", f"/tables/{table}").json()["seats"]
            mine |= {seat["seat"]: program for seat in seats if seat["yours"]}
        moved, seat = time.monotonic(), min(mine)
        while True:
            seen = self._send(mine[seat], "GET", f"/tables/{table}/seats/{seat}").json()
            if seen["over"]:
                return
            asked = [other for other in seen["asked"] if other in mine]
            if seen["question"] is not None:
                self._turn(mine[seat], table, seat, seen["question"])
                moved = time.monotonic()
            elif asked:
                seat = asked[0]
            else:
                assert time.monotonic() < moved + PATIENCE, f"{table}: nobody moves: {seen}"
                time.sleep(0.02)

    def _turn(self, program: httpx.Client, table: str, seat: int, question: dict[str, Any]) -> None:
        at = f"/tables/{table}/seats/{seat}"
        do = self._random.choice(question["options"])["do"]
        sent = self._noted(table, seat, question["number"], do)
        if self._random.random() < TWICE:
            twin = self._twin.submit(self._answer, program, sent)
            self._answer(program, sent)
            twin.result()
            self.figures["duplicates answered 200"] += 1
        else:
            self._answer(program, sent)
        if self._random.random() < AGAIN:
            self._again(program, sent if self._random.random() < 0.5 else self._earlier(sent))
        if self._random.random() < UNDO and self._send(program, "GET", at).json()["can_undo"]:
            self._undo(program, table, seat)

    def _noted(self, table: str, seat: int, number: int, do: str | None) -> Sent:
        sent = Sent(table, seat, number, do, f"{len(self.sent)}-{self._random.getrandbits(64):x}")
        self.sent[sent.key] = sent
        return sent

    def _answer(self, program: httpx.Client, sent: Sent) -> None:
        content = {"number": sent.number, "do": sent.do}
        at = f"/tables/{sent.table}/seats/{sent.seat}/answer"
        version = self._send(program, "POST", at, content, sent.key).json()["version"]
        self.acknowledged[sent.key] = min(version, self.acknowledged.get(sent.key, version))

    def _again(self, program: httpx.Client, sent: Sent) -> None:
        """An answer that counts does nothing when it comes again; with another key it is another one, and too late."""
        content = {"number": sent.number, "do": sent.do}
        at = f"/tables/{sent.table}/seats/{sent.seat}/answer"
        counts = sent.key not in self._undone
        self._send(program, "POST", at, content, self._random.choice([sent.key, None]), expect=200 if counts else 409)
        self.figures["duplicates answered 200"] += counts
        self._send(program, "POST", at, content, "of somebody else", expect=409)

    def _earlier(self, sent: Sent) -> Sent:
        """Some answer of the same seat."""
        return self._random.choice([one for one in self.sent.values() if one[:2] == sent[:2] and one.do is not None])

    def _undo(self, program: httpx.Client, table: str, seat: int) -> None:
        sent = self._noted(table, seat, -1, None)
        at = f"/tables/{table}/seats/{seat}/undo"
        response = self._send(program, "POST", at, key=sent.key, expect=None)
        if response.status_code == 409:  # somebody has answered meanwhile
            return
        assert response.status_code == 200, response.text
        self.acknowledged[sent.key] = response.json()["version"]
        self.figures["undone"] += 1
        answers = [one for one in self.sent.values() if one[:2] == sent[:2] and one.do is not None]
        self._undone.add([one.key for one in answers if one.key not in self._undone][-1])
        self._send(program, "POST", at, key=sent.key)  # once more takes back nothing more

    # ---------------------------------------------------------------- afterwards

    def verified(self, found: dict[str, Stored]) -> Iterator[str]:
        """What is wrong with our games, as the server tells them now."""
        self.figures["answers acknowledged"] = sum(self.sent[key].do is not None for key in self.acknowledged)
        for id_ in self.tables:
            told = self._send(self._programs[0], "GET", f"/tables/{id_}").json()
            if told["status"] != "over":
                yield f"{id_}: the game has not ended"
                continue
            saved = burgrave.load(self._send(self._programs[0], "GET", f"/tables/{id_}/save").content)
            table = found[id_]
            again = table.now()
            game = again.setup.game
            if not saved.over or game.snapshot(saved.state) != game.snapshot(again.state):
                yield f"{id_}: the save ends otherwise than the moves in the database"
            result = {"winners": saved.winners, "scores": [[score.total, score.parts] for score in saved.scores]}
            if msgspec.json.encode(table.row.result) != msgspec.json.encode(result):
                yield f"{id_}: the database has another result than the save: {table.row.result} {result}"
            if {name: told[name] for name in result} != result or told["seed"] != str(saved.setup.seed):
                yield f"{id_}: the server tells another result than the save"
            for seat, view in self._views(id_, told):
                if view != msgspec.json.decode(saved.view(seat).json()):
                    yield f"{id_}: seat {seat} sees another end than that of the save"

    def _views(self, table: str, told: dict[str, Any]) -> Iterator[tuple[int, object]]:
        for program in self._programs:
            seats = self._send(program, "GET", f"/tables/{table}").json()["seats"]
            for seat in seats:
                if seat["yours"]:
                    seen = self._send(program, "GET", f"/tables/{table}/seats/{seat['seat']}").json()
                    yield seat["seat"], seen["view"]


# ---------------------------------------------------------------- the database


def verified(found: dict[str, Stored], players: list[Player]) -> Iterator[str]:
    """What is wrong with the database: answers that are not there, twice, elsewhere, or of nobody."""
    known = {table: player for player in players for table in player.tables}
    for id_ in known.keys() - found.keys():
        yield f"{id_}: an acknowledged table is not in the database"
    for id_, table in found.items():
        if id_ not in known:
            yield f"{id_}: a table that nobody has set up"
        else:
            yield from (f"{id_}: {wrong}" for wrong in _moves(table, known[id_]))
            try:
                yield from (f"{id_}: {wrong}" for wrong in _course(table))
            except BurgraveError as error:
                yield f"{id_}: the moves can't be made again: {error}"


def _moves(table: Stored, player: Player) -> Iterator[str]:
    """Each acknowledged move once, in its place, and none that nobody has sent."""
    made = {move.key: move for move in table.moves if move.key is not None}
    if len(made) != sum(move.key is not None for move in table.moves):
        yield "two moves have the same key"
    for key, version in player.acknowledged.items():
        sent = player.sent[key]
        if sent.table == table.row.id:
            if key not in made:
                yield f"lost: {sent}, acknowledged as version {version}"
            elif not _same(sent, made[key].seat, made[key].number, made[key].do):
                yield f"in another place: {sent}, kept as {made[key]}"
    for move in table.moves:
        seat = table.seats[move.seat]
        if seat.person is None and move.key is not None:
            yield f"{move}: a bot with a key"
        if seat.person is not None and (
            move.key not in player.sent or not _same(player.sent[move.key], move.seat, move.number, move.do)
        ):
            yield f"{move}: nobody has sent that"
    versions = [player.acknowledged[move.key] for move in table.moves if move.key in player.acknowledged]
    if versions != sorted(set(versions)) or max(versions, default=0) > table.row.version:
        yield f"acknowledged in another order: {versions}"


def _same(sent: Sent, seat: int, number: int, do: str | None) -> bool:
    """A program that takes an answer back does not say to which question that was."""
    return sent.seat == seat and sent.do == do and sent.number in (number, -1)


def _course(table: Stored) -> Iterator[str]:
    """Moves and events without gaps, positions that follow from the moves."""
    row = table.row
    if [move.n for move in table.moves] != list(range(row.at)):
        yield "the moves are not numbered one after the other"
    numbers = [move.number for move in table.moves]
    if numbers != sorted(set(numbers)):
        yield "two answers to one question"
    if [event.n for event in table.events] != list(range(row.events)):
        yield "the events are not numbered one after the other"
    kept = {one.at: one for one in table.kept}
    for held in table.replayed():
        position = kept.pop(held.at, None)
        if position is not None and (
            position.number != held.table.number
            or msgspec.json.decode(position.position) != msgspec.to_builtins(held.table.position())
        ):
            yield f"the position kept after {held.at} moves does not follow from them"
    if kept:
        yield f"positions were kept of moves that are not there: {sorted(kept)}"
    if (row.status == "over") != held.table.over or row.number != held.table.number:
        yield f"the moves lead to question {held.table.number}, the row says {row.number} and {row.status}"


if __name__ == "__main__":
    main()
