"""The town: places with their groups of workers, apprentices, the black market, the cathedral, the guildhall."""

from __future__ import annotations

from typing import Final

from markupsafe import Markup

from burgrave.draw import html as h
from burgrave.draw import look
from burgrave.draw.html import Element, Node
from burgrave.draw.shapes import SIGNS
from burgrave.games.architects.data import effects as fx
from burgrave.games.architects.data import tables as t
from burgrave.games.architects.page.brings import Brings
from burgrave.games.architects.page.cards import Drawing
from burgrave.games.architects.page.geometry import (
    ALLEY,
    CIRCLE,
    CIRCLES,
    HIGH,
    LEVELS,
    NAVE,
    PLACES,
    PRICE,
    SIGN,
    STOREY,
    WIDE,
    WORKSHOP,
    Place,
    cell,
    sign_of,
)
from burgrave.games.architects.page.icons import OR, THEN, level_cost, line, sign, tokens
from burgrave.games.architects.page.land import land
from burgrave.games.architects.page.more import more_of
from burgrave.games.architects.rules import prices
from burgrave.games.architects.rules import vocabulary as do
from burgrave.games.architects.text.wording import parts
from burgrave.games.architects.view.records import ArchitectsView
from burgrave.kernel.effects import parse

FEW: Final = 2  # groups of a place of which every worker is drawn; of more, each is one worker and a number
MOST_DRAWN: Final = 4  # workers of a group
LIE: Final = 30  # how large a worker in the guildhall is


class Town:
    """Draws the middle of the table."""

    def __init__(self, drawing: Drawing, view: ArchitectsView) -> None:
        self._d: Final = drawing
        self._view: Final = view
        self._brings: Final = Brings(view, drawing.scene.prompt)
        self._more: Final = more_of(view)
        self._marked: Final = self._more.marked(view)

    def draw(self) -> Element:
        """All of it: the land, and above it whatever can be looked at or clicked."""
        ground, shapes = land()
        self._d.symbols.found.update(shapes)
        return h.div("#supply.town")[
            ground,
            [self._circle(name) for name in CIRCLES],
            self._workshop(),
            [self._groups(name, self._view.places[name], True) for name in t.CIRCLES],
            [self._slot(number) for number in range(t.SLOTS)],
            [self._column(column) for column in range(t.COLUMNS)],
            self._plans(),
            self._prison(),
            [self._stall(space) for space in range(len(t.MARKET_SPACES))],
            [self._level(number) for number in range(1, t.LEVELS + 1)],
            self._rewards(),
            self._names(),
            self._guildhall(),
        ]

    def _at(self, name: str, content: Node, class_: str = "") -> Element:
        """A place of the drawing; where things lie says the style sheet."""
        return h.div(f"#{name}.place{class_}")[content]

    def _picture(self, name: str, content: Markup) -> Markup:
        """What is drawn at a place, in the units of the town."""
        return Markup('<svg class="yard" viewBox="{}">{}</svg>').format(PLACES[name].box, content)

    def _worker(self, seat: int, x: float, y: float, size: float, marked: bool = False) -> Markup:
        """A worker within a drawing, around a point; or a special one."""
        colour, symbols = self._d.colour(seat), self._d.symbols
        drawn = look.use(look.worker(symbols, colour), x, y, size, f"worker colour-{colour}")
        return drawn + sign(symbols, x, y, size) if marked else drawn

    def _names(self) -> Markup:
        """What larger parts are called."""
        d = self._d
        x, ground = NAVE
        drawn = Markup(f'<rect class="board-sign" x="{x - 50}" y="{ground - 4}" width="100" height="22" rx="5"/>')
        drawn += self._text("sign-name", d.say("place-cathedral"), x, ground + 11.5)
        drawn += self._text("alley-name", d.say("action-black_market"), ALLEY.x, ALLEY.top + ALLEY.high - 5.5)
        box = f"0 0 {WIDE} {HIGH}"
        return Markup('<svg class="names" viewBox="{}">{}</svg>').format(box, drawn)

    # ---------------------------------------------------------------- open circles

    def _circle(self, name: str) -> Element:
        """A place with its sign: what one more worker would bring."""
        (x, y), (across, up), wide = CIRCLES[name], CIRCLE, sign_of(name)
        below = y + up - 9
        drawn = Markup(
            f'<ellipse class="circle" cx="{x}" cy="{y}" rx="{across}" ry="{up}"/>'
            f'<rect class="board-sign" x="{x - wide / 2:g}" y="{below}" width="{wide}" height="{SIGN}" rx="5"/>'
        )
        drawn += self._text("sign-name", self._d.say(f"place-{name}"), x, below + 14)
        drawn += line(self._d.symbols, self._brings.at(name), x, below + 25, 16, wide - 10)
        return self._spot(name, drawn)

    def _text(self, class_: str, text: str, x: float, y: float) -> Markup:
        return Markup('<text class="{}" x="{}" y="{}">{}</text>').format(class_, f"{x:g}", f"{y:g}", text)

    def _spot(self, name: str, drawn: Markup) -> Element:
        """An open circle: a worker is placed there, or taken back."""
        d = self._d
        dos = [do.PLACE.text(name), do.TAKE_BACK.text(name)]
        picture = self._picture(f"place-{name}", drawn)
        about = [d.about(name), self._offered(dos), self._standing(name, self._view.places[name])]
        label = self._label(d.title(name), self._view.places[name])
        spot = d.thing(f"place-{name}", label, picture, about, dos, ".circle-of", "")
        return self._at(f"place-{name}", [spot, self._more.at(d, self._view, name)])

    def _offered(self, dos: list[str]) -> Node:
        """What a click would do, in words."""
        options = self._d.scene.options
        return [h.p[h.b[options[text]]] for text in dos if text in options]

    def _label(self, name: str, counts: list[int]) -> str:
        """What a place is called, and who stands there."""
        there = ", ".join(f"{self._d.who(seat)} {count}" for seat, count in enumerate(counts) if count)
        return f"{name}: {there}" if there else name

    def _standing(self, name: str, counts: list[int]) -> Node:
        d = self._d
        there = [d.words("workers-of", who=d.who(seat), count=count) for seat, count in enumerate(counts) if count]
        there += [d.words("marked-of", who=d.who(seat)) for seat in self._marked.get(name, ())]
        return [h.p[line_] for line_ in there] or h.p[d.words("nobody")]

    def _groups(self, name: str, counts: list[int], caught: bool = False) -> Node:
        """Whose workers stand at a place; groups that may be captured say what they are worth."""
        there = [(seat, count) for seat, count in enumerate(counts) if count]
        few = len(there) <= FEW
        return bool(there) and self._at(
            f"groups-{name}",
            [self._group(name, seat, count, few, caught) for seat, count in there],
            f".groups{'.few' if few else ''}",
        )

    def _group(self, name: str, seat: int, count: int, few: bool, caught: bool) -> Node:
        d = self._d
        answer = do.CAPTURE.text(f"{name} {seat}") if caught else ""
        offered = answer in d.scene.options
        drawn = min(count, MOST_DRAWN) if few and not offered else 1  # what is offered tells its number, too
        marked = seat in self._marked.get(name, ())
        crowd = Markup("").join(
            self._worker(seat, 13 + 12 * number, 13, 26, marked and number == drawn - 1) for number in range(drawn)
        )
        picture: Node = [
            Markup('<svg class="crowd" viewBox="0 0 {} 26">{}</svg>').format(26 + 12 * (drawn - 1), crowd),
        ]
        if not offered:
            return h.span(".squad", aria_hidden="true")[picture, (count > FEW or not few) and h.b[str(count)]]
        mine = seat == self._view.seat
        gain = h.span(".toll")[h.b[f"+{count}"], d.pen.worker(d.colour(seat)) if mine else d.pen.icon("coin")]
        tip = f"capture-{'own' if mine else 'other'}"
        about = d.words(f"{tip}.about")
        return d.thing(tip, d.scene.options[answer], [picture, gain], about, [answer], ".squad", d.words(tip))

    # ---------------------------------------------------------------- the workshop

    def _workshop(self) -> Element:
        """On the bench beside its apprentices."""
        d, (x, y) = self._d, WORKSHOP
        brings = self._brings
        drawn = Markup(f'<ellipse class="circle" cx="{x}" cy="{y}" rx="29" ry="36"/>')
        drawn += self._text("bench-name", d.say("place-workshop"), x, 32)
        price = [str(brings.hiring(0)), "coin", THEN, "hire"]
        drawn += line(d.symbols, price, x, y + 47, 14, 58, "on-bench")
        drawn += line(d.symbols, [OR, str(brings.drawn()), "scroll"], x, y + 63, 14, 58, "on-bench")
        return self._spot("workshop", drawn)

    def _slot(self, number: int) -> Element:
        """An apprentice of the row, with the coins on the card."""
        d, card, coins = self._d, self._view.row[number], self._view.coins[number]
        if card is None:
            empty = h.div(".no-card", role="img", aria_label=d.words("empty-slot"))
            return self._at(f"slot-{number}", empty)
        thing = d.apprentice(card)
        dos = [do.HIRE.text(card)]
        about = [thing.about, self._offered(dos), h.p[d.words("coins", count=coins)] if coins else None]
        label = f"{thing.label}, {d.words('coins', count=coins)}" if coins else thing.label
        tip = d.scene.explain(f"row-{number}-{card}", about)
        lying = bool(coins) and h.span(".coins")[h.b[str(coins)], d.pen.icon("coin")]
        return self._at(f"slot-{number}", d.scene.spot(label, [thing.picture, lying], dos, tip, ".slot"))

    def _column(self, column: int) -> Element:
        """What hiring from a column costs now."""
        d, silver = self._d, self._brings.hiring(column)
        label = d.words("column", number=column + 1, silver=silver)
        content: Node = [h.b[str(silver)], d.pen.icon("coin")]
        return self._at(
            f"column-{column}",
            d.thing("column", label, content, d.words("column.about"), (), ".price", d.words("column.name")),
        )

    def _plans(self) -> Element:
        """The pile of building cards."""
        d, view, place = self._d, self._view, PLACES["plans"]
        x, y = place.x, place.y
        drawn = Markup(
            f'<rect class="reverse" x="{x - 19:g}" y="{y - 25:g}" width="34" height="48" rx="4"/>'
            f'<rect class="reverse" x="{x - 15:g}" y="{y - 22:g}" width="34" height="48" rx="4"/>'
        )
        drawn += look.put(d.symbols, "house", x + 2, y - 6, 20, "on-reverse")
        drawn += self._text("reverse-number", str(view.plans_left), x + 2, y + 19)
        label = d.words("plans", count=view.plans_left)
        dos = [do.ACTIONS.text(do.PLANS), do.ACTIONS.text(do.LOOK)]
        picture = self._picture("plans", drawn)
        return self._at(
            "plans", d.thing("plans", label, picture, d.words("plans.about"), dos, "", d.words("plans.name"))
        )

    # ---------------------------------------------------------------- prison and black market

    def _prison(self) -> Node:
        d, place = self._d, PLACES["place-prison"]
        counts = [player.prison for player in self._view.players]
        drawn = Markup(f'<rect class="board-sign" x="{place.x - 48:g}" y="328" width="96" height="22" rx="5"/>')
        drawn += self._text("sign-name", d.say("place-prison"), place.x, 343.5)
        about = [d.about("prison"), self._standing("prison", counts)]
        picture, dos = self._picture("place-prison", drawn), [do.TAKE_BACK.text("prison")]
        spot = d.thing("prison", self._label(d.title("prison"), counts), picture, about, dos, "", "")
        return [self._at("place-prison", spot), self._groups("prison", counts)]

    def _stall(self, space: int) -> Element:
        """A space of the black market: what it costs and offers, and who stands there."""
        d, view, place, name = self._d, self._view, PLACES[f"market-{space}"], t.MARKET_SPACES[space]
        own = view.players[view.seat] if view.seat is not None else view.players[0]
        silver = own.market[space] if view.seat is not None else prices.MARKET[space]
        lost = prices.market_virtue(self._brings.board)
        gain = (tokens(parse(view.small)), ["hire", OR, "scroll", *self._more.middle], tokens(parse(view.large)))[space]
        owner = view.market[space]
        x, y = place.x, place.y
        drawn = Markup(f'<rect class="stall" x="{x - 53:g}" y="{y - 16:g}" width="106" height="60" rx="5"/>')
        paid = [str(silver), "coin", *([f"−{lost}", "virtue"] if lost else [])]
        drawn += line(d.symbols, paid, x, y - 3, 16, 96)
        drawn += Markup(f'<path class="divider" d="M{x - 44:g} {y + 8:g}h88"/>')
        drawn += line(d.symbols, gain, x - (14 if owner is not None else 0), y + 26, 19, 98 if owner is None else 72)
        if owner is not None:
            drawn += self._worker(owner, x + 38, y + 24, 28, owner in self._marked.get(name, ()))
        label = d.title(name) if owner is None else f"{d.title(name)}: {d.who(owner)}"
        dos = [do.PLACE.text(name), do.TAKE_BACK.text(name)]
        stands = owner is not None and h.p[d.words("stands-here", who=d.who(owner))]
        about = [d.about(name), self._offered(dos), stands]
        picture = self._picture(f"market-{space}", drawn)
        spot = d.thing(name, label, picture, about, dos, ".stall-of", "")
        return self._at(f"market-{space}", [spot, self._more.at(d, view, name)])

    # ---------------------------------------------------------------- the cathedral

    def _level(self, number: int) -> Element:
        """A level: what it costs, its niches with the markers in them, what it is worth."""
        d, view = self._d, self._view
        x, ground = NAVE
        low, wide = ground - STOREY * (number - 1), LEVELS[number - 1]
        top, row = low - STOREY, t.CATHEDRAL[number - 1]
        left, right = x - wide / 2, x + wide / 2
        drawn = Markup(
            f'<g class="storey{" last" if number == t.LEVELS else ""}">'
            f'<rect class="b-stone" x="{left:g}" y="{top}" width="{wide}" height="{STOREY}"/>'
            f'<rect class="b-shade" x="{x + wide * 0.2:g}" y="{top}" width="{wide * 0.3:g}" height="{STOREY}"/>'
            f'<path class="eaves" d="M{left - 5:g} {top + 6}L{left + 3:g} {top - 2}'
            f'H{right - 3:g}L{right + 5:g} {top + 6}Z"/></g>'
        )
        here = [player.seat for player in view.players if player.cathedral == number]
        for niche in range(row.spaces):
            middle = x + (niche - (row.spaces - 1) / 2) * wide / row.spaces * 0.8
            drawn += Markup(
                f'<path class="niche" d="M{middle - 15:.1f} {low - 2}V{low - 21}a15 17 0 0 1 30 0V{low - 2}Z"/>'
            )
            if niche < len(here):
                drawn += _marker(d.colour(here[niche]), middle, low - 17, 24)
        drawn += _label(left - PRICE + 3, low - 35) + _label(right - 3, low - 35)
        drawn += line(d.symbols, level_cost(number), left - PRICE / 2 + 3, low - 23, 15, PRICE - 5)
        drawn += line(d.symbols, [str(row.vp), "vp"], right + PRICE / 2 - 3, low - 23, 16, PRICE - 5)
        own = view.players[view.seat].cathedral if view.seat is not None else None
        dos = [do.ACTIONS.text(do.CATHEDRAL)] if own is not None and own + 1 == number else []
        names = ", ".join(map(d.who, here))
        label = f"{d.title(row.id)}: {names}" if here else d.title(row.id)
        about = [d.about(row.id), self._offered(dos), bool(here) and h.p[d.words("stands-here", who=names)]]
        name = f"cathedral-{number}"
        return self._at(name, d.thing(name, label, self._picture(name, drawn), about, dos, ".storey-of", ""))

    def _rewards(self) -> Element:
        """The rewards that are left."""
        d, view, place = self._d, self._view, PLACES["rewards"]
        x, y = place.x, place.y
        drawn = Markup(
            f'<rect class="reverse blue" x="{x - 17:g}" y="{y - 28:g}" width="30" height="40" rx="4"/>'
            f'<rect class="reverse blue" x="{x - 13:g}" y="{y - 25:g}" width="30" height="40" rx="4"/>'
        )
        drawn += look.put(d.symbols, "cross", x + 2, y - 12, 16, "on-reverse")
        drawn += self._text("reverse-number", str(view.rewards_left), x + 2, y + 11)
        shown = [h.p[d.say("reward-title", does=parts(fx.REWARD[t.REWARD_IDS.index(card)]))] for card in view.revealed]
        told: Node = [h.p[d.words("rewards.about")], bool(shown) and [h.p[d.words("rewards-gone")], shown]]
        label, picture = d.words("rewards", count=view.rewards_left), self._picture("rewards", drawn)
        return self._at("rewards", d.thing("rewards", label, picture, told, (), "", d.words("rewards.name")))

    # ---------------------------------------------------------------- the guildhall

    def _guildhall(self) -> Element:
        """Rows of spaces that are filled from the left; on some the first worker causes a reset."""
        d, view = self._d, self._view
        columns = view.guildhall_spaces // t.GUILDHALL_ROWS
        drawn = Markup()
        above = self._more.on_top(view)
        for number in range(view.guildhall_spaces):
            place = cell(number, columns)
            filled = number < len(view.guildhall)
            drawn += self._cell(place, number, filled)
            if filled:
                across = place.x - (9 if number in (*view.resets, *view.refreshes) else 0)
                seat = view.guildhall[number]
                drawn += self._worker(seat, across, place.y, LIE)
                if above[seat]:  # it lies on one of them, no matter on which
                    above[seat] -= 1
                    drawn += self._worker(seat, across + 9, place.y - 4, LIE * 0.8)
        spaces = view.guildhall_spaces
        here = min(len(view.guildhall), spaces)
        for number, seat in enumerate(view.guildhall[spaces:]):  # in the last turns they are laid beside it (R11.2)
            drawn += self._worker(seat, 936 + 14 * number, 485, 20)
        drawn += self._text("bench-name", d.words("guildhall-of", count=here, spaces=spaces), 855, 490)
        signs = [("reset-at", view.resets), ("refresh-at", view.refreshes)]
        told = [h.p[d.words(name, spaces=", ".join(str(one + 1) for one in found))] for name, found in signs if found]
        about = [d.about("guildhall"), told]
        label = f"{d.title('guildhall')}: {here} / {spaces}"
        picture, dos = self._picture("guildhall", drawn), [do.PLACE.text("guildhall")]
        spot = d.thing("guildhall", label, picture, about, dos, ".hall-of", "")
        return self._at("guildhall", [spot, self._more.at(d, view, "guildhall")])

    def _cell(self, place: Place, number: int, filled: bool) -> Markup:
        view = self._view
        resets = number in view.resets
        marks = [" resets"] * resets + [" next"] * (number == len(view.guildhall))
        drawn = Markup(
            f'<rect class="space{"".join(marks)}" x="{place.left:g}" y="{place.top:g}" width="{place.wide:g}"'
            f' height="{place.high}" rx="5"/>'
        )
        if resets:
            drawn += look.put(self._d.symbols, "flip", place.x + (12 if filled else 0), place.y, 17, "reset-sign")
        elif number in view.refreshes:
            drawn += look.put(self._d.symbols, "hire", place.x + (12 if filled else 0), place.y, 17, "reset-sign")
        elif number == view.guildhall_spaces - 1 and not filled:
            drawn += look.put(self._d.symbols, "check", place.x, place.y, 17, "end-sign")
        return drawn


def _marker(colour: int, x: float, y: float, size: float) -> Markup:
    """A marker of a seat."""
    scale = size / 24
    return Markup('<path class="marker colour-{}" transform="translate({} {}) scale({})" d="{}"/>').format(
        colour, f"{x - size / 2:.1f}", f"{y - size / 2:.1f}", f"{scale:.3g}", SIGNS[colour % len(SIGNS)]
    )


def _label(x: float, y: float) -> Markup:
    return Markup(f'<rect class="label" x="{x:g}" y="{y:g}" width="{PRICE}" height="24" rx="6"/>')
