"""The lobby: start at once, set up a table, go on, join, watch."""

from __future__ import annotations

import time
from collections.abc import Sequence

import htpy as h
import msgspec
from htpy import Element, Node

from burgrave.draw.shapes import Symbols, sign
from burgrave.kernel.expansions import expansions
from burgrave.kernel.game import AnyGame, games
from burgrave.server.rows import OPEN, OVER, PLAYING, Seat, TableRow
from burgrave.web.board import room_of
from burgrave.web.ending import champions
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
    """The first page: go on, begin, join, watch."""
    say = page.say
    moves = sum(listed.asks(shown.person) for listed in shown.mine)
    symbols = Symbols()
    covers = [_game(page, game, symbols) for game in games().values()]
    return page.render(
        say("lobby"),
        notice(problem),
        h.h1[say("welcome")],
        bool(moves) and h.p(".hint")[say("moves-waiting", count=moves)],
        _list(page, "my-games", shown.mine, shown.person),
        h.div(".games")[covers],
        _list(page, "open-tables", shown.joinable, shown.person),
        _list(page, "watch-tables", shown.watchable, shown.person),
        _list(page, "finished-games", shown.finished, shown.person),
        not (shown.joinable or shown.watchable) and h.p(".hint")[say("nobody-here")],
        symbols.sheet(),
        refresh=30,
        lobby=True,
        moves=moves,
    )


def _game(page: Page, game: AnyGame, symbols: Symbols) -> Element:
    say = page.say
    cover, printed = room_of(game).cover, game.printed.enter()
    return h.section(".game", aria_label=say.title(game.name))[
        cover is not None and cover(symbols),
        h.h2[say.title(game.name)],
        h.p[say.of(game, "game-about")],
        h.p(".hint")[say("for-players", least=game.players.start, most=game.players.stop - 1)],
        h.div(".actions")[
            _play(page, game, h.button(".first")[say("play-now")]),
            [
                _play(
                    page,
                    game,
                    h.button(name=f"option-{name}", value="1")[say("play-with", name=_named(page, game, name))],
                )
                for name in expansions(game.texts.package)
            ],
            game.players.start == 1 and h.a(".button", href=f"/new?game={game.name}&players=1")[say("play-alone")],
            h.a(".button", href=f"/new?game={game.name}&friends=1")[say("with-friends")],
            h.a(".button", href=f"/new?game={game.name}")[say("new-table")],
            h.a(href=f"/learn/{game.name}")[say("learn")],
            printed.score_sheet is not None and h.a(href=f"/score/{game.name}")[say("count-points")],
            printed.opponent is not None and h.a(href=f"/opponent/{game.name}")[say("boxed-opponent")],
        ],
    ]


def _play(page: Page, game: AnyGame, button: Element) -> Element:
    """A game against bots, at once."""
    wanted = h.input(type="hidden", name="game", value=game.name)
    return page.form("/play", page.once(), wanted, button, class_=".inline")


def _named(page: Page, game: AnyGame, expansion: str) -> str:
    """What an expansion is called."""
    return page.say.of(game, f"house-{expansion}.form")


def _list(page: Page, heading: str, listed: Sequence[Listed], person: str) -> Node:
    if not listed:
        return None
    say = page.say
    columns = ("column-game", "column-players", "column-state", "column-when")
    return h.section(".paper")[
        h.h2[say(heading)],
        h.div(".scroll", tabindex="0", role="region", aria_label=say(heading))[
            h.table[
                h.thead[h.tr[[h.th(scope="col")[say(name)] for name in columns]]],
                h.tbody[[_row(page, one, person) for one in listed]],
            ]
        ],
    ]


def _row(page: Page, listed: Listed, person: str) -> Element:
    say, row = page.say, listed.row
    seats = [
        h.span(".seat")[sign(seat.colour), seat.name if not seat.open else say("free-seat"), " "]
        for seat in listed.seats
    ]
    return h.tr[
        h.td[h.a(href=f"/t/{row.id}")[say.title(row.game)]],
        h.td[seats],
        h.td[h.strong[say("your-move")] if listed.asks(person) else _state(page, listed)],
        h.td[_when(page, row.changed)],
    ]


def _when(page: Page, moment: float) -> str:
    """How long ago, in words."""
    minutes = max(0, int(time.time() - moment) // 60)
    if minutes < 60:
        return page.say("minutes-ago", count=minutes)
    if minutes < 48 * 60:
        return page.say("hours-ago", count=minutes // 60)
    return page.say("days-ago", count=minutes // (24 * 60))


def _state(page: Page, listed: Listed) -> str:
    say, row = page.say, listed.row
    if row.status == OPEN:
        return say("state-open", count=sum(seat.open for seat in listed.seats))
    if row.status == PLAYING:
        asked = [listed.seats[seat].name for seat in row.asked]
        return say("state-playing", who=", ".join(asked))
    if row.status == OVER and row.result is not None:
        return say("state-over", who=champions(page, row, listed.seats, row.result))
    return say("state-closed")
