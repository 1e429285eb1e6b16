"""How the cards, manuscripts and buildings of Viscounts look, and what is said about them on a closer look."""

from __future__ import annotations

import tomllib
from functools import cache
from typing import Final

from markupsafe import Markup

from burgrave.draw import html as h
from burgrave.draw.faces import AtTable, Faces, once
from burgrave.draw.html import Element, Node
from burgrave.draw.look import put
from burgrave.draw.people import bust
from burgrave.draw.scene import Scene, Thing
from burgrave.draw.shapes import Symbols
from burgrave.games.viscounts.data import effects as fx
from burgrave.games.viscounts.data import tables as t
from burgrave.games.viscounts.page.icons import EVENT, KIND, LASTING, THEN, WHEN, Pen, disc, line, scoring, tokens
from burgrave.games.viscounts.text.explanations import explain
from burgrave.games.viscounts.text.wording import TEXTS
from burgrave.kernel.expansions import folders
from burgrave.kernel.text import Word

CARD: Final = "0 0 100 140"
COUNTED: Final[dict[str, list[str]]] = {}  # by text: what cards of an expansion count at the end, in icons
PAPER: Final = Markup(  # on which the townsfolk stand
    '<rect fill="var(--card)" stroke="var(--k-dark)" stroke-width="1.5" x=".75" y=".75" width="98.5"'
    ' height="138.5" rx="7"/>'
    '<path fill="var(--k-light)" d="M5 86V11q0-6 6-6H89q6 0 6 6V86Z"/>'
    '<path fill="var(--k)" opacity=".28" d="M5 70Q30 56 52 64T95 60V86H5Z"/>'
)
NAME: Final = 15.6  # the size of a name, also of a long one: that is written more closely
ON_OFFER: Final = 15.2  # the same beside the ring
SMALL_DISCS: Final = 3  # icons on a card from which on they are smaller


@cache
def portraits() -> dict[str, str]:
    """Who stands on the cards, by name."""
    found: dict[str, str] = {}
    for folder in folders(t.PACKAGE).values():
        people = folder / "page" / "people.toml"
        found |= tomllib.loads(people.read_text(encoding="utf-8")) if people.is_file() else {}
    return found


def closely(name: str, letters: int, room: int) -> Markup:
    """A name of more letters than these is squeezed into the room there is, else it would be too small to be read."""
    return Markup(f' textLength="{room}" lengthAdjust="spacingAndGlyphs"' if len(name) > letters else "")


OF_THE_OPPONENT: Final = ("explain-track-opponent", "explain-opponents-building")


@cache  # the same is told again and again, to everybody
def _explained(language: str, name: str, solo: bool) -> tuple[str, Markup]:
    """What a card or a place is called, and that with all that is said about it; of the opponent where there is one."""
    lines = [one for one in explain(name) if solo or one not in OF_THE_OPPONENT]
    told = [TEXTS.say(language, one, one.args if isinstance(one, Word) else None) for one in lines]
    return told[0], Markup(h.fragment[h.strong[told[0]], [h.p[line] for line in told[1:]]])


class CardFaces(Faces):
    """The cards on one page, in one language."""

    def __init__(self, symbols: Symbols, language: str) -> None:
        super().__init__(symbols, language, TEXTS)
        self.pen: Final = Pen(symbols)
        self.solo = True  # whether there is a solo opponent, of whom something may be told

    def alone(self, symbols: Symbols) -> CardFaces:
        """Without a table."""
        return CardFaces(symbols, self.language)

    def about(self, name: str) -> Node:
        """What is said about a card or a place."""
        return _explained(self.language, name, self.solo)[1]

    def title(self, name: str) -> str:
        """What a card or a place is called."""
        return _explained(self.language, name, self.solo)[0]

    def short(self, message: str) -> str:
        """A name as it stands on a card: some have a short one for it."""
        short = f"{message}.short"
        return self.say(short if self.texts.has(self.language, short) else message)

    # ---------------------------------------------------------------- townsfolk

    @once
    def townsfolk(self, card: str) -> Thing:
        """A card as it is held and played."""
        at = t.TOWNSFOLK_IDS.index(card)
        row, symbols = t.TOWNSFOLK[at], self.symbols
        name = self.short(f"townsfolk-{row.name}")
        many = len(row.icons) >= SMALL_DISCS
        picture = Markup(
            '<svg class="card hue-{}" viewBox="{}">'
            '<use href="{}" width="100" height="140"/><use href="{}" x="27" y="12" width="66" height="75"/>'
            '<path class="band" d="M5 84H95V103H5Z"/><text class="named" x="50" y="98.5" font-size="{}"{}>{}</text>'
            '<circle class="silver" cx="17" cy="18" r="13"/><text class="cost" x="17" y="24.5">{}</text>{}{}</svg>'
        ).format(
            KIND[row.icons[0]][0],
            CARD,
            symbols.drawing("folk", CARD, PAPER),
            bust(portraits()[row.name]),
            NAME,
            closely(name, 11, 87),
            name,
            row.cost,
            Markup("").join(
                disc(symbols, icon, 17, 44 + place * 21 - (4 if many else 0), 19 if many else 21)
                for place, icon in enumerate(row.icons)
            ),
            self._ability(at),
        )
        return Thing(f"folk-{card}", self.title(card), picture, self.about(card))

    def _ability(self, at: int) -> Markup:
        """When it acts and what it brings: at once, when pushed off, or as long as the card lies there."""
        row, symbols = t.TOWNSFOLK[at], self.symbols
        if row.scoring in COUNTED:
            return put(symbols, "vp", 17, 121, 17, "moment") + line(symbols, self.brings(at), 62, 121, 20, 62)
        if not row.when and not row.while_:
            return Markup()
        sign = put(symbols, WHEN.get(row.when, "eye"), 17, 121, 17, "moment") + Markup(
            '<path class="divider" d="M29 109V133"/>'
        )
        return sign + line(symbols, self.brings(at), 62, 121, 18 if row.while_ else 20, 62)

    def brings(self, at: int) -> list[str]:
        """What a card counts, changes or brings, in icons; of some nothing is printed."""
        row = t.TOWNSFOLK[at]
        if row.scoring in COUNTED:
            return COUNTED[row.scoring]
        if row.while_:
            return self._exchanged(at)
        waits = [EVENT[row.when], THEN] if row.when in EVENT else []
        return [*waits, *tokens(fx.ABILITY[at])] if row.when else []

    def _exchanged(self, at: int) -> list[str]:
        """What counts as something else, or is changed."""
        if at in fx.LASTING:
            return [str(fx.LASTING[at].amount), LASTING[fx.LASTING[at].name]]
        found = []
        for exchange in fx.EXCHANGES[at][:1]:
            what = KIND[t.ICONS[exchange.icon]][1] if exchange.icon >= 0 else tokens_of_good(exchange.good)
            found += [str(exchange.number), what, THEN, str(exchange.gives), KIND[t.ICONS[exchange.action]][1]]
        return found

    def on_offer(self, card: str | None, segment: int, sign: str = "hire") -> Markup:
        """The card beside a segment, small: name, cost, icons and what comes of hiring; or the printed one."""
        at = t.TOWNSFOLK_IDS.index(card) if card is not None else None
        icons = t.TOWNSFOLK[at].icons if at is not None else t.SEGMENTS[segment].printed_icons
        name = self.say(f"townsfolk-{t.TOWNSFOLK[at].name}") if at is not None else self.words("printed-card")
        cost = t.COST[at] if at is not None else t.PRINTED_COST[segment]
        bonus = fx.HIRE[at] if at is not None else fx.PRINTED_DISMISS[segment]
        symbols = self.symbols
        return Markup(
            '<svg class="offer hue-{}" viewBox="-2 -2 120 92">'
            '<rect class="paper-face" width="116" height="88" rx="7"/>'
            '<path class="band" d="M0 24V7a7 7 0 0 1 7-7H109a7 7 0 0 1 7 7V24Z"/>'
            '<text class="named" x="72" y="17.5" font-size="{}"{}>{}</text>'
            '<circle class="silver" cx="14" cy="14" r="15"/><text class="cost" x="14" y="20.5">{}</text>{}'
            '<path class="foot" d="M0 60H116V81a7 7 0 0 1-7 7H7a7 7 0 0 1-7-7Z"/>{}</svg>'
        ).format(
            KIND[icons[0]][0],
            ON_OFFER,
            closely(name, 10, 82),
            name,
            cost,
            Markup("").join(
                disc(symbols, icon, 58 + (place - (len(icons) - 1) / 2) * 27, 42, 25)
                for place, icon in enumerate(icons)
            ),
            line(symbols, [sign, THEN, *tokens(bonus)], 58, 74, 21, 100),
        )

    # ---------------------------------------------------------------- the others

    def manuscript_art(self, ribbon: str | None, cost: int, row: list[str]) -> Markup:
        """An open book with its ribbon; one that is printed on the board has none."""
        marker = Markup('<path class="ribbon ribbon-{}" d="M8 1.5h9V60l-4.5-5-4.5 5Z"/>').format(ribbon)
        return Markup(
            '<svg class="book" viewBox="-2 -3 54 66">'
            '<path class="leaves" d="M0 3Q25-3 50 3V55Q25 49 0 55Z"/>'
            '{}<text class="digit" x="32" y="23" font-size="20">{}</text>{}</svg>'
        ).format(marker if ribbon else "", cost, line(self.symbols, row, 32, 38, 20, 32))

    @once
    def manuscript(self, card: str) -> Thing:
        """A manuscript."""
        at = t.MANUSCRIPT_IDS.index(card)
        row = t.MANUSCRIPTS[at]
        shown = tokens(fx.MANUSCRIPT[at]) + [token for per in fx.SCORING[at] for token in scoring(per)]
        picture = self.manuscript_art(row.ribbon, row.cost, shown)
        return Thing(f"book-{card}", self.title(card), picture, self.about(card))

    @once
    def player_card(self, card: str) -> Thing:
        """Where a player begins, and with what."""
        at = t.PLAYER_CARD_IDS.index(card)
        pen = self.pen
        picture = h.span(".slip")[
            h.b(".number-of-town")[str(t.PLAYER_CARDS[at].town)],
            pen.row(fx.PLAYER_GOODS[at]),
            h.span(".gift")[pen.row(fx.PLAYER_EFFECT[at])],
        ]
        return Thing(f"player-{card}", self.title(card), picture, self.about(card))

    @once
    def scheme(self, card: str) -> Thing:
        """A scheme of the solo opponent."""
        at = t.SCHEME_IDS.index(card)
        row, symbols = t.SCHEMES[at], self.symbols
        discs = [
            disc(symbols, icon, 50 + (place - (len(row.icons) - 1) / 2) * 34, 44, 30)
            for place, icon in enumerate(row.icons)
        ]
        picture = Markup(
            '<svg class="card hue-{}" viewBox="{}">'
            '<rect class="scheme-face" x=".75" y=".75" width="98.5" height="138.5" rx="7"/>'
            '<text class="scheme-title" x="50" y="17">{}</text>{}'
            '<text class="scheme-move" x="50" y="88">{}</text>{}{}</svg>'
        ).format(
            KIND[row.icons[0]][0],
            CARD,
            self.words(f"scheme-{row.deck}"),
            Markup("").join(discs),
            row.move,
            put(symbols, "move", 76, 82, 18, "on-scheme"),
            line(symbols, tokens(fx.SCHEME[at]), 50, 116, 22, 86),
        )
        return Thing(f"scheme-{card}", self.title(card), picture, self.about(card))

    def card(self, card: str) -> Thing:
        """A card of a player board: of the townsfolk, or a scheme."""
        return self.townsfolk(card) if card in t.TOWNSFOLK_IDS else self.scheme(card)


def tokens_of_good(good: int) -> str:
    """The icon of a good."""
    return "coin" if good == t.SILVER else t.GOODS[good]


class Drawing(CardFaces, AtTable):
    """What the parts of a board share: a scene, the pen, the words."""

    def __init__(self, scene: Scene) -> None:
        super().__init__(scene.symbols, scene.language)
        self.scene = scene
        self.solo = len(scene.names) == 1
        self.place: Final = scene.place

    def chip(self, message: str, count: int, picture: Node, class_: str = "") -> Element:
        """How many there are of something; explained once for all players."""
        title, label = self.words(f"{message}.name"), self.words(message, count=count)
        content = [picture, h.b[str(count)]]
        return self.thing(message, label, content, self.words(f"{message}.about"), (), f".chip{class_}", title)
