"""The form for a new table: players, who sits where, the game's options."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any, Final, TypeAlias

import msgspec
from msgspec.inspect import BoolType, IntType, ListType, LiteralType, Metadata, Type, UnionType

from burgrave.bots.registry import LEVELS
from burgrave.draw import html as h
from burgrave.draw.gallery import Taking
from burgrave.draw.html import Element, Node
from burgrave.draw.people import portrait
from burgrave.draw.shapes import COLOURS, Symbols
from burgrave.kernel.expansions import expansions
from burgrave.kernel.game import AnyGame, games
from burgrave.server.people import LONGEST, clean
from burgrave.server.seating import SeatWish
from burgrave.web.board import room_of
from burgrave.web.cover import cover_of, in_two
from burgrave.web.forms import one_of, switch
from burgrave.web.layout import Page, notice

USUAL_PLAYERS: Final = 4
USUAL_LEVEL: Final = "medium"
SHORT: Final = 4  # options of a game; below so few there is room for what always takes part
FEW: Final = 4  # choices that stand beside each other; more are in a list

Given: TypeAlias = Mapping[str, list[str]]
"""The fields of a form that was sent."""


def first(given: Given, name: str) -> str:
    """A field; empty where there is none."""
    return given.get(name, [""])[0].strip()


class Field:
    """An option of a game as a form can ask for it."""

    def __init__(self, field: msgspec.structs.FieldInfo) -> None:
        self.name: Final = field.name
        self.default: Final = field.default
        found = msgspec.inspect.type_info(field.type)
        self.kind, self.choices = _kind(found)
        marks = (found.extra or {}) if isinstance(found, Metadata) else {}
        self.seat: Final = bool(marks.get("seat"))
        self.solo: Final = bool(marks.get("solo"))

    def matters(self, players: int) -> bool:
        """Whether it changes anything for so many players: alone, there is an opponent but no other seat."""
        return not self.seat if players == 1 else not self.solo

    def value(self, form: Given) -> object:
        """What the form says; the default where it says nothing."""
        given = [text for text in form.get(f"option-{self.name}", []) if text]
        if self.kind is BoolType:
            return bool(given)
        if self.kind is ListType:
            return given or self.default
        if not given:
            return self.default
        if self.kind is IntType:
            return int(given[0]) if given[0].isdecimal() and len(given[0]) < 9 else given[0]
        return given[0]


def _kind(found: Type) -> tuple[type[Type], list[str]]:
    """The type that matters of an option (``int | None`` asks for an int), and the values that may be chosen."""
    if isinstance(found, Metadata):
        kind, choices = _kind(found.type)
        return kind, list((found.extra or {}).get("choices", choices))
    if isinstance(found, UnionType):
        return next(_kind(part) for part in found.types if not isinstance(part, msgspec.inspect.NoneType))
    if isinstance(found, LiteralType):
        return LiteralType, [str(value) for value in found.values]
    return type(found), []


def fields(game: AnyGame) -> list[Field]:
    """The options of a game."""
    return [Field(field) for field in msgspec.structs.fields(game.options)]


def options_of(game: AnyGame, form: Given) -> dict[str, object]:
    """The options that a form asks for, those left at their defaults not among them."""
    wanted = {field.name: field.value(form) for field in fields(game)}
    return {name: value for name, value in wanted.items() if value != _default(game, name)}


def _default(game: AnyGame, name: str) -> object:
    default: object = getattr(game.options(), name)
    return default


def seats_of(form: Given, players: int) -> list[SeatWish]:
    """Who shall sit where."""
    wishes = []
    for seat in range(players):
        who, colour = first(form, f"seat-{seat}"), first(form, f"colour-{seat}")
        wishes.append(
            SeatWish(
                kind=who if who in ("me", "open") else "bot",
                bot=None if who in ("me", "open") else who,
                name=clean(first(form, f"name-{seat}"))[:LONGEST].strip() or None,
                colour=int(colour) if colour.isdecimal() and len(colour) < 3 and int(colour) < COLOURS else None,
            )
        )
    return wishes


def players_of(game: AnyGame, given: str | None) -> int:
    """How many players a form is for."""
    wanted = int(given) if given is not None and given.isdecimal() and len(given) < 3 else USUAL_PLAYERS
    return min(max(wanted, game.players.start), game.players.stop - 1)


# ---------------------------------------------------------------- the page


def new_table(
    page: Page,
    game: AnyGame,
    players: int,
    problem: str | None = None,
    given: Given | None = None,
    friends: bool = False,
) -> str:
    """The form; as it was given, where it could not be used."""
    say = page.say
    if given is None:
        guests = {f"seat-{seat}": ["open"] for seat in range(1, players)} if friends else {}
        given = {"chat": ["on"], **guests}
    more = "&friends=1" if friends else ""
    counts = [
        h.a(
            ".count.button",
            href=f"/new?game={game.name}&players={count}{more}",
            aria_current="true" if count == players else None,
        )[str(count)]
        for count in game.players
    ]
    symbols = Symbols()
    gather = room_of(game).taking
    taking = gather(symbols, say.language, players) if gather is not None else {}
    always = "" in taking and h.div(".paper.always")[taking[""].values()]
    beside = sum(field.matters(players) for field in fields(game)) <= SHORT
    return page.render(
        say("new-table"),
        notice(problem),
        h.h1[say("new-table-of", game=say.title(game.name))],
        h.nav(".kinds", aria_label=say("which-game"))[
            [
                h.a(href=f"/new?game={one.name}{more}", aria_current="true" if one is game else None)[
                    cover_of(one.name, symbols), h.span[in_two(say.title(one.name))]
                ]
                for one in games().values()
            ]
        ],
        h.p(".counts")[say("how-many"), counts],
        page.form(
            "/new",
            page.once(),
            h.input(type="hidden", name="game", value=game.name),
            h.input(type="hidden", name="players", value=str(players)),
            h.div(".chairs")[[_seat(page, seat, given) for seat in range(players)]],
            h.div(".setting")[
                _variants(page, game, players, given, taking), beside and always, h.button(".first")[say("set-up")]
            ],
            h.fieldset(".manners")[
                h.legend[say("table-manners")],
                switch("public", "public" in given, say("make-public")),
                switch("chat", "chat" in given, say("allow-chat")),
                switch("guests", "guests" in given, say("allow-guests")),
            ],
            not beside and always,
        ),
        symbols.sheet(),
        game=game.name,
        kind="setting-up",
    )


def _variants(page: Page, game: AnyGame, players: int, given: Given, taking: Taking) -> Node:
    """The options of the game with what takes part; how doubtful rules are read is folded up."""
    matter = [field for field in fields(game) if field.matters(players)]
    more = expansions(game.texts.package)
    rulings = [field for field in matter if field.kind is BoolType and field.name not in more]

    def asked(field: Field) -> Node:
        return _option(page, game, players, field, given, taking.get(field.name, {}))

    return (
        bool(matter)
        and h.fieldset(".variants")[
            h.legend[page.say("variants")],
            [asked(field) for field in matter if field not in rulings],
            bool(rulings)
            and h.details(open="game" in given)[h.summary[page.say("rulings")], [asked(field) for field in rulings]],
        ]
    )


def _seat(page: Page, seat: int, given: Given) -> Element:
    """A chair: who sits there, by one click."""
    say = page.say
    wished = first(given, f"seat-{seat}") or ("me" if seat == 0 else USUAL_LEVEL)
    own = page.likes.colour
    usual = [own, *[other for other in range(COLOURS) if other != own]]  # one's own seat has one's own colour
    colour = first(given, f"colour-{seat}") or str(usual[seat])
    people = {"me": say("seat-me"), "open": say("seat-open")}
    bots = {level: say(f"level-{level}.short") for level in LEVELS}
    number = say("seat-number", number=seat + 1)
    return h.fieldset(".chair")[
        h.legend[number],
        h.div(".portraits")[[portrait(n) for n in _first(int(colour) if colour.isdecimal() else seat)]],
        one_of(f"seat-{seat}", people, wished),
        h.p(".bots")[say("or-a-bot")],
        one_of(f"seat-{seat}", bots, wished),
        seat > 0
        and h.label(".name-here")[
            h.span[say("name-here")],
            h.input(name=f"name-{seat}", maxlength="24", autocomplete="off", value=first(given, f"name-{seat}")),
        ],
        h.label(".colour-here")[
            h.span[say("colour")],
            h.select(name=f"colour-{seat}")[
                [h.option(value=str(n), selected=str(n) == colour)[say(f"colour-{n}")] for n in range(COLOURS)]
            ],
        ],
    ]


def _first(colour: int) -> list[int]:
    """All colours, the chosen one first: the style sheet shows the portrait of whichever is chosen now."""
    return [colour % COLOURS, *[other for other in range(COLOURS) if other != colour % COLOURS]]


def _taken(taking: Mapping[str, Node], choices: Iterable[str]) -> Node:
    """What takes part with each choice, in their order: the style sheet shows that of the one which is chosen."""
    return bool(taking) and h.div(".taken")[[h.div[taking.get(choice)] for choice in choices]]


def _option(page: Page, game: AnyGame, players: int, field: Field, given: Given, taking: Mapping[str, Node]) -> Node:
    """How an option is asked for, with what it brings."""
    say = page.say
    name = f"option-{field.name}"
    wished = field.value(given) if "game" in given else field.default
    message = f"house-{field.name}"
    more = say.of(game, f"{message}.about")
    about: Node = [
        say.of(game, f"{message}.form") or say.of(game, message, field.name),
        bool(more) and h.small(".hint")[more],
    ]
    if field.name in game.needs(players):  # so many play with this expansion only: it is on
        told = h.strong(".hint")[say("needed-for")]
        return h.div(".option")[
            h.label(".switch")[
                h.input(type="checkbox", checked=True, disabled=True),
                h.span[about, told],
                h.input(type="hidden", name=name, value="on"),
            ],
            _taken(taking, [""]),
        ]
    if field.seat:
        by_lot = h.option(value="", selected=wished is None)[say("by-lot")]
        seats = [h.option(value=str(n), selected=n == wished)[say("seat-number", number=n + 1)] for n in range(players)]
        return h.label(".option")[h.span[about], h.select(name=name)[by_lot, seats]]
    if field.kind is BoolType:
        return h.div(".option")[switch(name, bool(wished), about), _taken(taking, [""])]
    if field.kind is ListType:
        chosen = given.get(name, [])
        boxes = [
            h.label[
                h.input(type="checkbox", name=name, value=choice, checked=choice in chosen),
                taking.get(choice) or say.value(game, field.name, choice),
            ]
            for choice in field.choices
        ]
        return h.details(".option")[h.summary[about], h.div(".choices")[boxes]]
    if 0 < len(field.choices) <= FEW:
        named = {choice: say.value(game, field.name, choice) for choice in field.choices}
        return h.div(".option", role="group", aria_label=say.of(game, f"{message}.form"))[
            h.p[about], one_of(name, named, wished), _taken(taking, field.choices)
        ]
    if field.choices:
        choices = [
            h.option(value=choice, selected=choice == wished)[say.value(game, field.name, choice)]
            for choice in field.choices
        ]
        asked = h.label[h.span[about], h.select(name=name)[choices]]
        return h.div(".option")[asked, _taken(taking, field.choices)]
    number: dict[str, Any] = {"type": "number", "min": "0"} if field.kind is IntType else {"type": "text"}
    return h.label(".option")[
        h.span[about], h.input(name=name, value=str(wished) if wished is not None else "", **number)
    ]
