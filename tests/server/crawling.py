"""A crawl: everything that a server shows somebody, held against what they may know.

What really lies on a table is worked out here, from the moves in the database and by the engine's own code.
"""

from __future__ import annotations

import html
import re
from collections.abc import Callable, Iterator, Mapping
from contextlib import ExitStack
from functools import cache, cached_property, partial
from random import Random
from typing import Any, Final, NamedTuple

import httpx
import msgspec
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import connect

from burgrave.conformance.secrecy import Secrets, named
from burgrave.draw import html as h
from burgrave.draw.scene import Scene
from burgrave.kernel.begin import prepare
from burgrave.kernel.events import Event, tell
from burgrave.kernel.game import game as find_game
from burgrave.kernel.game import games
from burgrave.kernel.speech import Speech
from burgrave.kernel.table import begin
from burgrave.kernel.text import LANGUAGES
from burgrave.server.engine import Held, look
from burgrave.server.messages import Move
from burgrave.server.problem import TEXTS as SERVER_TEXTS
from burgrave.server.telling import SERVER
from burgrave.web.asking import keys
from burgrave.web.board import drawn, room_of
from burgrave.web.steps import LINES
from tests.games.architects.secrets import ArchitectsSecrets
from tests.games.citadels.secrets import CitadelsSecrets
from tests.games.paladins.secrets import PaladinsSecrets
from tests.games.viscounts.secrets import ViscountsSecrets
from tests.server.serving import Browser, Program, Stored, client, stored

UNDO = 0.05
LOG = r'<ol id="log".*?</ol>'
LATELY = r'<[uo]l class="(?:lately|befell)".*?</[uo]l>'  # lines of the log again
LAST_MOVE = r'<i class="last-move" hidden data-n="(\d+)" data-places="[^"]*"></i>'  # of a line that is told
MORE = re.compile(r"\+\d+")  # how many lines a banner leaves out
MEANING = r'<b class="to-you">[^<]*</b> '  # what a line means to whoever looks: of its numbers alone
OPTION = r'<button class="option(?: lies)?" name="do"'
TICKET = r"</h2><p>(.*?)</p>"  # what happened last
SURE = r'<details class="sure of-.*?</details>'  # names what else is offered


# ---------------------------------------------------------------- what may be known


SECRETS: Final[Mapping[str, Callable[[int | None], Secrets]]] = {
    "architects": ArchitectsSecrets,
    "citadels": CitadelsSecrets,
    "paladins": PaladinsSecrets,
    "viscounts": ViscountsSecrets,
}


class Truth:
    """What lies on a table, and what a seat (None: a spectator) may know of it."""

    def __init__(self, found: Stored, seat: int | None) -> None:
        self.row = found.row
        self.seat = seat
        self.names = [one.name for one in found.seats]
        self.secrets = SECRETS[self.row.game](seat)
        self.happened: list[tuple[int, Event]] = []  # after which move, and what
        making = prepare(find_game(self.row.game), self.row.players, int(self.row.seed), self.row.options, self.names)
        self.colours = [one.colour for one in found.seats]
        self._held = held = Held(begin(making), 0)
        self.table = held.table
        self._note(0, self.table.happened())
        for made in found.moves:
            events = held.play(Move(made.seat, made.do))
            self._note(made.n + 1, events if made.do is not None else [Event("@undo", {"who": made.seat})])
        assert held.at == self.row.at, "the moves lead to where the table stands"

    def _note(self, at: int, events: list[Event]) -> None:
        """The seat looks at the table after a move."""
        self.happened += [(at, event) for event in events]
        self.secrets.look(self.table, [event for event in events if not event.kind.startswith("@")])

    @cached_property
    def hidden(self) -> dict[str, str]:
        """The names that would give away what this seat has never seen, with the thing of each."""
        return self.secrets.hidden_names(self.table)

    def view(self) -> Any:
        """What the engine shows."""
        return msgspec.json.decode(self.table.view(self.seat).json())

    @cache  # noqa: B019  # a truth does not live long
    def lines(self, language: str, seat: int | None = -1) -> list[dict[str, Any]]:
        """What the engine tells: the seat itself, or another one."""
        eyes = self.seat if seat == -1 else seat
        speech = Speech(self.table.setup.game, self.names)
        found = []
        for n, (at, event) in enumerate(self.happened):
            if event.kind == "@undo":
                who = event.public["who"]
                assert isinstance(who, int)
                text, args = SERVER_TEXTS.say(language, "log-undo", {"who": self.names[who]}), dict(event.public)
            else:
                told = tell(n, event, eyes, speech.event)
                text, args = told.text(language), dict(told.args)
            found.append({"n": n, "at": at, "kind": event.kind, "args": args, "text": text})
        return found

    def scene(self, language: str) -> Scene:
        """What the board is drawn from."""
        seen = look(self._held, self.seat, language)
        question = seen.question
        return Scene(
            seen.view,
            language,
            self.names,
            self.colours,
            {option.do: option.label for option in question.options} if question is not None else {},
            {option.do: option.label for option in question.refused} if question is not None else {},
            self.row.asked,
            question.prompt if question is not None else "",
            [total for total, _ in seen.points],
            keys=keys(question) if question is not None else {},
            cause=question.cause if question is not None else "",
            boards=f"/t/{self.row.id}/boards/{{}}",
        )

    def board(self, language: str, other: int) -> str:
        """The whole board of another player, where it can be looked at."""
        scene = self.scene(language)
        drawn(self.row.game, scene)
        return str(h.fragment[scene.later(other)])

    @cache  # noqa: B019 - a truth lives for one look at the table
    def parts(self, language: str) -> list[str]:
        """What a page shows of the game: the question, and the board in its parts."""
        sentence = self.table.sentence(language, self.seat) if self.options(language) else ""
        scene = self.scene(language)
        board = drawn(self.row.game, scene)
        marks = room_of(find_game(self.row.game)).marks
        if marks is not None:
            mark = marks(scene)
            for line in self.lines(language)[-LINES:]:
                if not line["kind"].startswith(SERVER):
                    mark(line["kind"], line["args"])  # the shapes of these icons
        shown = (sentence, board.situation, board.table, board.own, scene.sheet())
        return [part for one in shown if (part := str(h.fragment[one]))]

    @cache  # noqa: B019 - a truth lives for one look at the table
    def options(self, language: str) -> list[dict[str, str]]:
        """What the seat may answer now."""
        return [
            {"do": self.table.text(option), "label": self.table.label(option, language, self.seat)}
            for ask in self.table.asks
            if ask.player == self.seat
            for option in ask.options
        ]


# ---------------------------------------------------------------- looking


class Eyes:
    """Somebody who looks: in a browser, as a program, and through a socket."""

    def __init__(self, server: Served, table: str, seat: int | None, browser: Browser, program: httpx.Client) -> None:
        self.seat = seat
        self.language = "en"
        self.browser = browser
        self._table = table
        self._program = program
        cookie = "; ".join(f"{name}={value}" for name, value in browser.http.cookies.items())
        headers = {"cookie": cookie} if cookie else {}
        at = f"ws://127.0.0.1:{server.port}/live?table={table}"
        self._open = ExitStack()
        told = connect(at, additional_headers=headers, compression=None, max_queue=None)  # a full queue is closed late
        self._socket = self._open.enter_context(told)

    def page(self, path: str, fragment: bool = False) -> httpx.Response:
        return self.browser.http.get(path, headers={"x-fragment": "1"} if fragment else {})

    def asks(self, path: str) -> httpx.Response:
        return self._program.get(path)

    def messages(self) -> list[dict[str, Any]]:
        """What the socket has told since."""
        found = []
        try:
            while True:
                found.append(msgspec.json.decode(self._socket.recv(timeout=0.05)))
        except (TimeoutError, ConnectionClosed):
            return found

    def close(self) -> None:
        self._open.close()


class Served(NamedTuple):
    """A server to look at."""

    address: str
    port: int
    database: str


def crawl(eyes: Eyes, truth: Truth) -> list[str]:
    """All that is shown and should not be, or is not shown as it should be."""
    return list(_crawl(eyes, truth))


def _crawl(eyes: Eyes, truth: Truth) -> Iterator[str]:
    at, seat, language = f"/t/{truth.row.id}", eyes.seat, eyes.language
    search = partial(searched, truth)
    for name, page in (("page", eyes.page(at)), ("fragment", eyes.page(at, fragment=True))):
        yield from search(name, page, 200)
        yield from (f"{name}: {wrong}" for wrong in room_findings(page.text, truth, language))
    for other in range(truth.row.players + 1):  # perhaps there is a solo opponent
        board, found = truth.board(language, other), eyes.page(f"{at}/boards/{other}", fragment=True)
        yield from search(f"board {other}", found, 200 if board else 404)
        yield from cut_out(truth, f"board {other}", found.text, [board] if board else [])
    log = eyes.page(f"{at}/log")
    yield from search("log", log, 200)
    told = truth.lines(language)
    if lines_in(log.text, r'<ol class="whole-log".*?</ol>') != [line["text"] for line in told]:
        yield f"log: {log.text}"
    yield from cut_out(truth, "log", re.sub(r'<ol class="whole-log".*?</ol>', "", log.text, flags=re.DOTALL), [])
    for back in (0, truth.row.at // 2, truth.row.at):
        for wanted in ("", "&seat=0", "&seat=1"):  # through the own eyes, whatever is asked for
            yield from search(f"move {back}", eyes.page(f"{at}?at={back}{wanted}"), 200)
    points = eyes.page(f"{at}/points")
    yield from search("points", points, 200)
    yield from cut_out(truth, "points", points.text, [])
    yield from search("report", eyes.page(f"{at}/report"), 200)
    yield from search("analysis", eyes.page(f"{at}/analysis"), 409)
    abouts = [str(h.fragment[game.texts.say(language, "game-about")]) for game in games().values()]
    yield from cut_out(truth, "lobby", _without_tickets(eyes.page("/").text, truth, language), abouts)

    own = f"/tables/{truth.row.id}"
    plain = [own, "/tables", "/tables?mine=true"]
    for path in plain:
        answer = eyes.asks(path)
        yield from search(path, answer, 200)
        yield from cut_out(truth, path, answer.text, [])
    seen = eyes.asks(f"{own}/view" if seat is None else f"{own}/seats/{seat}")
    yield from search("view", seen, 200)
    yield from view_findings(seen.json(), truth, language)
    events = eyes.asks(f"{own}/events" + ("" if seat is None else f"?seat={seat}"))
    yield from search("events", events, 200)
    expected = msgspec.to_builtins(told)
    if events.json() != expected:
        yield from (f"events: told {a}, not {b}" for a, b in zip(events.json(), expected, strict=False) if a != b)

    for other in range(truth.row.players):
        if other != seat:
            yield from search(f"seat {other}", eyes.asks(f"{own}/seats/{other}"), 403)
            yield from search(f"events of seat {other}", eyes.asks(f"{own}/events?seat={other}"), 403)
    yield from search("save", eyes.asks(f"{own}/save"), 409)
    yield from search("file", eyes.page(f"{at}/save"), 409)
    for message in eyes.messages():
        if not message.keys() <= {"table", "version", "yours"} or message["table"] != truth.row.id:
            yield f"socket: {message}"


def searched(truth: Truth, what: str, answer: httpx.Response, status: int) -> Iterator[str]:
    """Everything that came over the wire: no byte of it names what is hidden."""
    if answer.status_code != status:
        yield f"{what}: {answer.status_code}, not {status}"
    text = html.unescape(answer.text) + "\n".join(f"{name}: {value}" for name, value in answer.headers.items())
    for found in named(truth.secrets.names.all, text) if any(name in text for name in truth.hidden) else ():
        if found[0] in truth.hidden:
            yield f"{what}: {truth.hidden[found[0]]} as {text[max(0, found.start() - 30) : found.end() + 20]!r}"
    for secret in (truth.row.seed, str(truth.table.state.rng.state)):
        if secret in text:
            yield f"{what}: the seed, or what chance has in store"


def cut_out(truth: Truth, what: str, text: str, expected: list[str]) -> Iterator[str]:
    """These parts have to be there, and the rest names no card."""
    for part in expected:
        if part not in text:
            yield f"{what}: this is shown otherwise: {part[:300]}"
        text = text.replace(part, "")
    text = html.unescape(text)
    for found in named(truth.secrets.names.out_of_place, text):
        yield f"{what}: {found[0]!r}, where no card belongs: {text[max(0, found.start() - 200) : found.end() + 60]!r}"


def room_findings(text: str, truth: Truth, language: str) -> Iterator[str]:
    """A table's page: the board, the question and the log as the engine tells them, and nothing else of the game."""
    options = truth.options(language)
    buttons = re.findall(rf'{OPTION} value="([^"]*)"[^>]*>(.*?)</button>', text, re.DOTALL)
    offered = [{"do": html.unescape(do), "label": html.unescape(label)} for do, label in buttons]
    if sorted(offered, key=str) != sorted(options, key=str):  # those that give up all others stand aside
        yield f"offered {offered}, not {options}"
    told = [line["text"] for line in truth.lines(language)]
    shown = lines_in(text, LOG)
    if shown != told[-LINES:][::-1]:
        yield f"the log says {shown}, not {told[-LINES:][::-1]}"
    yield from (f"lately: {line}" for line in lines_in(text, LATELY) if line not in told and not MORE.fullmatch(line))
    known = {str(line["n"]) for line in truth.lines(language)}
    yield from (f"a last move: {n}" for n in re.findall(LAST_MOVE, text) if n not in known)
    rest = text
    for block in (rf"{OPTION}.*?</button>", SURE, LOG, LATELY, LAST_MOVE):
        rest = re.sub(block, "", rest, flags=re.DOTALL)
    yield from cut_out(truth, "the rest", rest, truth.parts(language))


def _without_tickets(text: str, truth: Truth, language: str) -> str:
    """The first page but for what its tickets say of a table, where that is no more than anybody may know."""
    known = [line["text"] for line in truth.lines(language, None)]
    return re.sub(TICKET, lambda found: "" if html.unescape(found[1]) in known else found[0], text)


def lines_in(text: str, block: str) -> list[str]:
    """The lines of a list on a page, each as often as it is told; a mere name over a turn is none."""
    found = re.findall(block, text, re.DOTALL)
    items = [
        item
        for kind, item in re.findall(r'<li( class="turn")?[^>]*>(.*?)</li>', "".join(found), re.DOTALL)
        if not kind or "<a " in item
    ]
    items = [re.sub(MEANING, "", item) for item in items]
    lines = [html.unescape(re.sub(r"<[^>]*>", "", item)).rpartition(" ×") for item in items]
    return [one for line, sign, times in lines for one in ([line] * int(times) if sign else [times])]


def view_findings(seen: dict[str, Any], truth: Truth, language: str) -> Iterator[str]:
    """What a program sees: no more than the engine shows, and nothing that the state says is somebody else's secret."""
    view = seen["view"]
    if view != truth.view():
        yield from (f"view: {key} is {view.get(key)}" for key, value in truth.view().items() if view.get(key) != value)
        yield from (f"view: {key} is new" for key in view.keys() - truth.view().keys())
    options = truth.options(language)
    if (seen["question"]["options"] if seen["question"] is not None else []) != options:
        yield f"view: asked {seen['question']}"
    yield from truth.secrets.told(view, truth.table)


# ---------------------------------------------------------------- games


class Game:
    """A random game with a person in one seat, programs in the others, and a spectator."""

    def __init__(self, server: Served, game: str, players: int, options: dict[str, object], seed: int) -> None:
        self.random = Random(seed)
        self.server = server
        self.seat = self.random.randrange(players)
        self._asked = 0  # perhaps
        self._others = Program(running(server), "Robo")
        kinds = ["me"] * players
        kinds[self.seat] = "open"
        self.table = self._others.table(*kinds, game=game, options=options, public=True)
        person = Browser(running(server))
        self._sit_down(person)
        made = person.send(person.get("/me"), "/me/token", label="Looker")
        token = re.findall(r"<code>([^<]{40,})</code>", made.text)[0]
        self._own = api_of(server, {"authorization": f"Bearer {token}"})
        self.person = Eyes(server, self.table, self.seat, person, self._own)
        self.spectators = [
            Eyes(server, self.table, None, Browser(running(server), one), api_of(server, {"accept-language": one}))
            for one in LANGUAGES
        ]
        for eyes, language in zip(self.spectators, LANGUAGES, strict=True):
            eyes.language = language

    def _sit_down(self, person: Browser) -> None:
        invitation = self._others.http.get(f"/tables/{self.table}").json()["invitation"]
        found = person.get(f"/i/{invitation}")
        sat = person.send(found, f"/t/{self.table}/join", nickname="Ann", seat="")
        assert sat.status_code == 200 and f"/t/{self.table}" in str(sat.url), sat.text

    def play(self, count: int) -> bool:
        """So many answers at random; False when the game is over."""
        while count:
            http = self._own if self._asked == self.seat else self._others.http
            at = f"/tables/{self.table}/seats/{self._asked}"
            seen = http.get(at).json()
            if seen["over"]:
                return False
            question = seen["question"]
            if question is None:
                self._asked = seen["asked"][0]
                continue
            do = self.random.choice(question["options"])["do"]
            given = http.post(f"{at}/answer", json={"number": question["number"], "do": do})
            assert given.status_code == 200, given.text
            if self.random.random() < UNDO:
                http.post(f"{at}/undo")
            count -= 1
        return True

    def looks(self) -> list[str]:
        """What somebody sees now and should not; each time in the other language."""
        found = stored(self.server.database, self.table)[self.table]
        if found.row.status == "over":
            return []
        before = self.person.browser.get(f"/t/{self.table}")
        self.person.browser.send(before, "/language")
        self.person.language = "pl" if self.person.language == "en" else "en"
        wrong = [f"seat {self.seat}: {one}" for one in crawl(self.person, Truth(found, self.seat))]
        spectator = self.random.choice(self.spectators)
        return wrong + [f"spectator: {one}" for one in crawl(spectator, Truth(found, None))]

    def close(self) -> None:
        for eyes in (self.person, *self.spectators):
            eyes.close()


def running(server: Served) -> Any:
    """Programs and browsers need no more of a server than its address."""
    return server


def api_of(server: Served, headers: Mapping[str, str]) -> httpx.Client:
    return client(f"{server.address}/api/v1", headers=headers, timeout=60)
