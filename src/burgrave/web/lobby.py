"""The lobby: start at once, set up a table, go on, join, watch."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

import msgspec

from burgrave.draw import html as h
from burgrave.draw.html import Element, Node
from burgrave.draw.look import icon
from burgrave.draw.shapes import Symbols, sign
from burgrave.kernel.expansions import expansions
from burgrave.kernel.game import AnyGame, games
from burgrave.server.rows import OPEN, OVER, PLAYING
from burgrave.web.cover import cover_of, in_two
from burgrave.web.ending import champions
from burgrave.web.guiding import offer
from burgrave.web.layout import Page, notice
from burgrave.web.listed import Listed, when

AT_ONCE: Final = 4  # running games that are seen; more can be unfolded


class Lobby(msgspec.Struct, frozen=True):
    """What the lobby shows."""

    person: str
    mine: list[Listed]
    finished: list[Listed]
    joinable: list[Listed]
    watchable: list[Listed]
    last: Mapping[str, str] = {}  # what happened last at a table, as anybody may know it

    @property
    def played(self) -> set[str]:
        """The games that they have played, or have begun to."""
        return {listed.row.game for listed in (*self.mine, *self.finished)}

    @property
    def ordered(self) -> list[Listed]:
        """Their games, those first where it is their move."""
        return sorted(self.mine, key=lambda listed: not listed.asks(self.person))


def lobby(page: Page, shown: Lobby, problem: str | None = None) -> str:
    """The first page: go on, begin, join, watch."""
    say = page.say
    moves = sum(listed.asks(shown.person) for listed in shown.mine)
    symbols = Symbols()
    return page.render(
        say("lobby"),
        notice(problem),
        _running(page, shown, moves, symbols),
        h.section(".shelf")[
            h.div(".heading")[h.h2[say("new-game")] if shown.mine else h.h1[say("welcome")], h.p[say("take-a-box")]],
            h.div(".boxes")[[_box(page, game, symbols, game.name not in shown.played) for game in games().values()]],
        ],
        _list(page, "open-tables", shown.joinable, shown.person),
        _list(page, "watch-tables", shown.watchable, shown.person),
        _list(page, "finished-games", shown.finished, shown.person),
        not (shown.joinable or shown.watchable) and h.p(".hint")[say("nobody-here")],
        symbols.sheet(),
        refresh=30,
        lobby=True,
        moves=moves,
        kind="home",
    )


def _running(page: Page, shown: Lobby, moves: int, symbols: Symbols) -> Node:
    """One's own games first, those where it is one's move before the others."""
    if not shown.mine:
        return None
    say = page.say
    tickets = [_ticket(page, one, shown, symbols) for one in shown.ordered]
    return h.section(".running", aria_label=say("my-games"))[
        h.h1[say("greeting", who=page.nickname), " ", bool(moves) and say("moves-waiting", count=moves)],
        h.ul[tickets[:AT_ONCE]],
        len(tickets) > AT_ONCE
        and h.details[h.summary[say("more-games", count=len(tickets) - AT_ONCE)], h.ul[tickets[AT_ONCE:]]],
    ]


def _ticket(page: Page, listed: Listed, shown: Lobby, symbols: Symbols) -> Element:
    """The way back to a table: what happened there last, and whether it is one's move."""
    say, row, person = page.say, listed.row, shown.person
    last = shown.last.get(row.id)
    asks = listed.asks(person)
    others = [seat.name for seat in listed.seats if not seat.open and (seat.person != person or seat.bot is not None)]
    return h.li(".ticket.mine" if asks else ".ticket")[
        cover_of(row.game, symbols),
        h.div[
            h.h2[in_two(say.title(row.game))],
            h.p[last or (say("state-begins") if asks else _state(page, listed))],
            h.small[
                " · ".join(
                    [
                        *[", ".join(others)] * bool(others),
                        *[say("move-number", number=row.at)] * (row.status == PLAYING),
                        when(page, row.changed),
                    ]
                )
            ],
        ],
        h.a(f".button{'.first' if asks else ''}", href=f"/t/{row.id}")[say("back-to-table" if asks else "look-in")],
    ]


def _box(page: Page, game: AnyGame, symbols: Symbols, new: bool) -> Element:
    """A game on the shelf: its box begins a game against bots, at once; whoever is new to it may be guided."""
    say, printed = page.say, game.printed.enter()
    more = expansions(game.texts.package)
    return h.section(".box", aria_label=say.title(game.name))[
        h.div(".art")[
            _play(page, game, h.button[cover_of(game.name, symbols), h.span(".go")[icon("play"), say("play-now")]]),
            h.div(".title")[
                h.h2[in_two(say.title(game.name))],
                bool(more) and h.small[" · ".join(f"+ {_named(page, game, name)}" for name in more)],
            ],
        ],
        h.p(".meta")[icon("person"), say("for-players", least=game.players.start, most=game.players.stop - 1)],
        h.p(".about")[say.of(game, "game-about")],
        h.div(".actions")[
            new and offer(page, game, ".learning", only=""),
            [
                _play(
                    page,
                    game,
                    h.button(".quiet", name=f"option-{name}", value="1")[
                        icon("play"), say("play-with", name=_named(page, game, name))
                    ],
                )
                for name in more
            ],
            h.a(".button.quiet", href=f"/new?game={game.name}&friends=1")[icon("hire"), say("with-friends")],
            game.players.start == 1
            and h.a(".button.quiet.else", href=f"/new?game={game.name}&players=1")[icon("person"), say("play-alone")],
            h.a(".button.quiet.else", href=f"/new?game={game.name}")[icon("tool"), say("new-table")],
            h.a(".button.quiet", href=f"/learn/{game.name}")[icon("scroll"), say("learn")],
            (printed.score_sheet is not None or printed.opponent is not None)
            and h.details(".boxed")[
                h.summary[say("from-a-box")],
                printed.score_sheet is not None
                and h.a(".button.quiet", href=f"/score/{game.name}")[icon("vp"), say("count-points")],
                printed.opponent is not None
                and h.a(".button.quiet", href=f"/opponent/{game.name}")[icon("hand"), say("boxed-opponent")],
            ],
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
        h.td[when(page, row.changed)],
    ]


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
