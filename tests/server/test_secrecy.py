"""Nobody is shown what they may not know: every page, every answer of the API and every message of the socket.

What really lies on a table is worked out here, from the moves in the database and by the engine's own code. At many
moments of random games a seat's person, in a browser and as a program, and a spectator look at all there is to see:

- what shows the game (the board, the question, the log, the view) has to be, word for word, what the engine tells that
  seat, and the rest of a page or an answer names no card at all;
- no byte of anything names a card, by its id or in any grammatical case of either language, that this seat has never
  seen; nor the seed;
- no view tells what the state says is somebody else's secret: an unrevealed character, a fact for one player alone, a
  paladin that lies face down, a hand of townsfolk.

An expansion is crawled with its game: its cards are looked for where it is played, and where it is not.
"""

from __future__ import annotations

import threading
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any, Self

import httpx
import msgspec
import pytest
import uvicorn

from burgrave.draw import html as h
from burgrave.games.citadels.text.wording import TEXTS
from burgrave.games.viscounts import GAME
from burgrave.games.viscounts.data import tables as t
from burgrave.games.viscounts.expansions.gates_of_gold.data import tables as g
from burgrave.kernel.events import Event, Told
from burgrave.kernel.game import games
from burgrave.server import api, permissions, security, sockets, telling
from burgrave.server.live import Change
from burgrave.server.playing import Playing
from burgrave.server.settings import settings
from burgrave.web import side, steps
from burgrave.web.site import create
from tests.games.citadels.secrets import CitadelsSecrets
from tests.server.crawling import SECRETS, Game, Served, Truth, api_of, running
from tests.server.serving import Program, Server, free_port, stored
from tests.server.test_playing import play_to_the_end

MOMENTS = {"architects": 2, "citadels": 5, "paladins": 3, "viscounts": 2}  # of each game; some have large pages
ENOUGH = 105  # answers of each game, about
LIMITS = 1000.0  # one address sends everything here


@pytest.fixture(scope="module")
def served(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    """A server of its own process."""
    env = {"BURGRAVE_LIMITS": str(LIMITS)}
    with Server(tmp_path_factory.mktemp("secrecy") / "data", None, env) as running:
        yield Served(running.address, running.port, running.database)


KINDS = [
    ("architects", 1, {}, 12),
    ("architects", 3, {"boards": "advanced"}, 13),
    ("architects", 2, {"age_of_artisans": True}, 14),
    ("citadels", 2, {"cast": "first_game"}, 1),
    ("citadels", 3, {"cast": "random"}, 2),
    ("citadels", 4, {"cast": "first_game"}, 3),
    ("citadels", 5, {"cast": "random"}, 4),
    ("paladins", 1, {"difficulty": "standard"}, 5),
    ("paladins", 2, {}, 6),
    ("paladins", 4, {}, 7),
    ("viscounts", 1, {}, 8),
    ("viscounts", 3, {}, 9),
    ("viscounts", 1, {"gates_of_gold": True}, 10),
    ("viscounts", 2, {"gates_of_gold": True}, 11),
]


@pytest.mark.parametrize(("name", "players", "options", "seed"), KINDS)
def test_nobody_sees_what_they_may_not_know(
    served: Served, name: str, players: int, options: dict[str, object], seed: int
) -> None:
    game = Game(served, name, players, options, seed)
    looked = unseen = 0
    while looked < MOMENTS[name] and game.play(game.random.randint(1, 2 * ENOUGH // MOMENTS[name])):
        wrong = game.looks()
        assert wrong == [], f"table {game.table}:\n" + "\n".join(wrong)
        looked += 1
        unseen += len(secrets_of(game).hidden)
    game.close()
    assert looked and unseen, "there was something to hide"


def test_every_game_is_crawled() -> None:
    assert {kind[0] for kind in KINDS} == set(SECRETS) == set(games())


def test_the_end_opens_everything(served: Served) -> None:
    program = Program(running(served))
    table = program.table("me", "easy", public=True)
    anybody = api_of(served, {})
    assert anybody.get(f"/tables/{table}").json()["seed"] is None
    assert anybody.get(f"/tables/{table}/save").status_code == 409
    play_to_the_end(program, table, [0])
    assert anybody.get(f"/tables/{table}").json()["seed"] == stored(served.database, table)[table].row.seed
    assert anybody.get(f"/tables/{table}/save").status_code == 200
    assert httpx.get(f"{served.address}/t/{table}?at=1&seat=0", timeout=60).status_code == 200


# ---------------------------------------------------------------- planted leaks


class Inside:
    """A server in a thread of this process, so that leaks can be planted."""

    def __init__(self, data: Path) -> None:
        made = msgspec.structs.replace(settings(data), limits=LIMITS)
        self.served = Served(f"http://127.0.0.1:{(port := free_port())}", port, made.database)
        config = uvicorn.Config(create(made), port=port, log_level="warning", ws_per_message_deflate=False)
        self._server = uvicorn.Server(config)
        self._thread = threading.Thread(target=self._server.run, daemon=True)

    def start(self) -> Self:
        self._thread.start()
        until = time.monotonic() + 60
        while not self._server.started:
            assert time.monotonic() < until and self._thread.is_alive(), "the server does not start"
            time.sleep(0.05)
        return self

    def stop(self) -> None:
        self._server.should_exit = True
        self._thread.join(30)


@pytest.fixture(scope="module")
def inside(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Game]:
    """A game on a server in this process, some moves after its beginning."""
    running = Inside(tmp_path_factory.mktemp("inside") / "data").start()
    game = Game(running.served, "citadels", 4, {"cast": "first_game"}, 7)
    game.play(20)
    while not (secrets_of(game).hidden and characters(secrets_of(game))):
        assert game.play(1), "there was never anything to hide"
    yield game
    game.close()
    running.stop()


def secrets_of(game: Game) -> Truth:
    """What there is to hide from the game's person."""
    return Truth(stored(game.server.database, game.table)[game.table], game.seat)


def characters(truth: Truth) -> list[str]:
    """Characters whose players the game's person can't know."""
    assert isinstance(truth.secrets, CitadelsSecrets)
    return sorted(truth.secrets.characters(truth.table))


def tell_all(number: int, event: Event, seat: int | None, say: Callable[[Told, str], str]) -> Told:
    """The log of somebody who knows everything."""
    return Told(number, event.kind, {**event.public, **(event.private or {})}, event.private is not None, say)


def plant_in_the_log(patch: pytest.MonkeyPatch, truth: Truth) -> None:
    patch.setattr(telling, "tell", tell_all)


def plant_in_the_view(patch: pytest.MonkeyPatch, truth: Truth) -> None:
    real = Playing._looked

    async def neighbours(self: Playing, row: Any, seats: Any, eyes: Any, language: str) -> Any:
        def other(*at: Any) -> int:
            seat: int | None = eyes(*at)
            return 0 if seat is None else (seat + 1) % truth.row.players

        return await real(self, row, seats, other, language)

    patch.setattr(Playing, "_looked", neighbours)


def plant_in_a_field(patch: pytest.MonkeyPatch, truth: Truth) -> None:
    real = api.shown
    patch.setattr(api, "shown", lambda *given: real(*given) | {"next": min(truth.hidden)})


def plant_in_a_page(patch: pytest.MonkeyPatch, truth: Truth) -> None:
    real, name = side._players, max(truth.hidden)
    patch.setattr(side, "_players", lambda *given: h.div(title=f"({name}?)")[real(*given)])


def plant_in_a_step(patch: pytest.MonkeyPatch, truth: Truth) -> None:
    real, name = steps._moving, max(truth.hidden)
    patch.setattr(steps, "_moving", lambda *given: real(*given) | {"data-card": name})


def plant_a_character(patch: pytest.MonkeyPatch, truth: Truth) -> None:
    form = TEXTS.say("pl", f"character-{characters(truth)[0]}.acc")
    real = side._players
    patch.setattr(side, "_players", lambda *given: [real(*given), h.p[f"Robo: {form}"]])


def plant_in_a_header(patch: pytest.MonkeyPatch, truth: Truth) -> None:
    patch.setitem(security.HEADERS, "x-deck", min(truth.hidden))


def plant_the_seed(patch: pytest.MonkeyPatch, truth: Truth) -> None:
    patch.setattr(side, "_more", lambda page, shown: h.p[shown.row.seed])


def plant_in_the_socket(patch: pytest.MonkeyPatch) -> None:
    async def chatty(socket: Any, person: str, change: Change) -> None:
        await socket.send_json({"table": change.table, "version": change.version, "do": "pick assassin"})

    patch.setattr(sockets, "_tell", chatty)


def plant_an_early_save(patch: pytest.MonkeyPatch, truth: Truth) -> None:
    real = Playing.export

    async def export(self: Playing, row: Any) -> bytes:
        return await real(self, msgspec.structs.replace(row, status="over"))

    patch.setattr(Playing, "export", export)


def plant_open_seats(patch: pytest.MonkeyPatch, truth: Truth) -> None:
    patch.setattr(permissions, "own_seat", lambda seats, who, seat: seats[seat])


PLANTS = [
    plant_in_the_log,
    plant_in_the_view,
    plant_in_a_field,
    plant_in_a_page,
    plant_in_a_step,
    plant_a_character,
    plant_in_a_header,
    plant_the_seed,
    plant_an_early_save,
    plant_open_seats,
]


def test_nothing_is_found_where_nothing_is_planted(inside: Game) -> None:
    assert inside.looks() == []


@pytest.mark.parametrize("plant", PLANTS, ids=lambda plant: plant.__name__.removeprefix("plant_"))
def test_a_planted_leak_is_found(inside: Game, plant: Any) -> None:
    with pytest.MonkeyPatch.context() as patch:
        plant(patch, secrets_of(inside))
        wrong = inside.looks()
    assert any(one.startswith(f"seat {inside.seat}") for one in wrong), "the leak was not found"
    assert inside.looks() == []


def test_a_planted_leak_of_an_expansion_is_found(inside: Game) -> None:
    """An outsider of the pile by its id, by its name in a case of Polish, and on a drawing; a builder of the box."""
    game = Game(inside.server, "viscounts", 2, {"gates_of_gold": True}, 12)
    game.play(20)
    truth = secrets_of(game)
    things = {*truth.hidden.values()}
    outsider = next(card for card in g.OUTSIDER_IDS if card in things)
    named = next(t.TOWNSFOLK[card].name for card in g.OUTSIDERS[::-1] if t.TOWNSFOLK_IDS[card] in things)
    form = GAME.texts.say("pl", f"townsfolk-{named}.acc")
    builder = next(t.BONUS_IDS[card] for card in g.SPECIALIZED if t.BONUS_IDS[card] in things)
    drawn, real, shown = t.MANUSCRIPT_IDS[g.WILD], side._players, api.shown
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(api, "shown", lambda *given: shown(*given) | {"next": outsider})
        patch.setattr(side, "_players", lambda *given: [real(*given), h.p(id=f"tip-book-{drawn}")[f"Potem: {form}."]])
        patch.setitem(security.HEADERS, "x-builder", builder)
        wrong = [one for one in game.looks() if one.startswith(f"seat {game.seat}")]
    game.close()
    for name in (outsider, form, builder, drawn):
        assert any(name in one for one in wrong), f"{name} was not found"


def test_a_socket_that_says_too_much_is_found(inside: Game) -> None:
    with pytest.MonkeyPatch.context() as patch:
        plant_in_the_socket(patch)
        other = Game(inside.server, "citadels", 2, {"cast": "first_game"}, 8)
        other.play(3)
        wrong = other.looks()
        other.close()
    assert any("socket: " in one for one in wrong)
