"""The lobby: start at once, set up a table, go on, join, watch."""

from __future__ import annotations

from collections.abc import Sequence

import htpy as h
import msgspec
from htpy import Element, Node

from burgrave.kernel.game import AnyGame, games
from burgrave.server.store import OPEN, OVER, PLAYING, Seat, TableRow
from burgrave.web.layout import Page, notice


class Listed(msgspec.Struct, frozen=True):
    """A table in a list."""

    row: TableRow
    seats: list[Seat]

    def asks(self, person: str) -> bool:
        """Whether it is somebody's move."""
        return any(self.seats[seat].person == person and self.seats[seat].bot is None for seat in self.row.asked)


class Lobby(msgspec.Struct, frozen=True):
    """What the lobby shows."""

    person: str
    mine: list[Listed]
    finished: list[Listed]
    joinable: list[Listed]
    watchable: list[Listed]


def lobby(page: Page, shown: Lobby, problem: str | None = None) -> str:
    """The first page."""
    say = page.say
    moves = sum(listed.asks(shown.person) for listed in shown.mine)
    return page.render(
        say("lobby"),
        notice(problem),
        h.h1[say("welcome")],
        h.section(".games")[[_game(page, game) for game in games().values()]],
        _list(page, "my-games", shown.mine, shown.person),
        _list(page, "open-tables", shown.joinable, shown.person),
        _list(page, "watch-tables", shown.watchable, shown.person),
        _list(page, "finished-games", shown.finished, shown.person),
        h.p(".hint")[say("moves-waiting", count=moves)] if moves else None,
        refresh=30,
    )


def _game(page: Page, game: AnyGame) -> Element:
    say = page.say
    return h.article(".game")[
        h.h2[say.title(game.name)],
        h.p[say.of(game, "game-about")],
        h.p(".hint")[say("for-players", least=game.players.start, most=game.players.stop - 1)],
        page.form(
            "/play",
            page.once(),
            h.input(type="hidden", name="game", value=game.name),
            h.button(".first")[say("play-now")],
            class_=".inline",
        ),
        h.a(href=f"/new?game={game.name}")[say("new-table")],
    ]


def _list(page: Page, heading: str, listed: Sequence[Listed], person: str) -> Node:
    if not listed:
        return None
    say = page.say
    return h.section[
        h.h2[say(heading)],
        h.table[
            h.thead[h.tr[[h.th(scope="col")[say(name)] for name in ("column-game", "column-players", "column-state")]]],
            h.tbody[[_row(page, one, person) for one in listed]],
        ],
    ]


def _row(page: Page, listed: Listed, person: str) -> Element:
    say, row = page.say, listed.row
    names = ", ".join(seat.name if not seat.open else say("free-seat") for seat in listed.seats)
    return h.tr[
        h.td[h.a(href=f"/t/{row.id}")[say.title(row.game)]],
        h.td[names],
        h.td[h.strong[say("your-move")] if listed.asks(person) else _state(page, listed)],
    ]


def _state(page: Page, listed: Listed) -> str:
    say, row = page.say, listed.row
    if row.status == OPEN:
        return say("state-open", count=sum(seat.open for seat in listed.seats))
    if row.status == PLAYING:
        asked = [listed.seats[seat].name for seat in row.asked]
        return say("state-playing", who=", ".join(asked))
    if row.status == OVER and row.result is not None:
        return say("state-over", who=", ".join(listed.seats[seat].name for seat in row.result.winners))
    return say("state-closed")
