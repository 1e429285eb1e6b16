"""What Age of Artisans lays beside the town, and under apprentices and buildings."""

from __future__ import annotations

import re

import msgspec
from markupsafe import Markup

from burgrave.draw import html as h
from burgrave.draw import look
from burgrave.draw.html import Element, Node
from burgrave.draw.scene import Thing
from burgrave.draw.shapes import Symbols
from burgrave.games.architects.data import tables as t
from burgrave.games.architects.expansions.age_of_artisans.data import tables as g
from burgrave.games.architects.expansions.age_of_artisans.page.icons import adorning, working
from burgrave.games.architects.expansions.age_of_artisans.rules import vocabulary as ado
from burgrave.games.architects.expansions.age_of_artisans.view.records import ArtisansView, MakerView
from burgrave.games.architects.page.cards import CardFaces, Drawing
from burgrave.games.architects.page.icons import OR, THEN, rows
from burgrave.games.architects.page.more import MORE, TABS, More
from burgrave.games.architects.rules import vocabulary as do
from burgrave.games.architects.view.records import ArchitectsView, PlayerView
from burgrave.kernel.effects import parse

SURE = {"adornment": {"adornment", "vp"}, "tool": {"tool"}}  # what of a half must be known


def seen(view: ArchitectsView) -> ArtisansView:
    """What lies open."""
    return msgspec.convert(view.added, ArtisansView)


# -------------------------------------------------------------------- craft cards


def table(d: Drawing, view: ArchitectsView) -> Element:
    """The crafts that lie open, both halves of each, and how many are left."""
    artisans = seen(view)
    label = d.words("crafts-left", count=artisans.crafts_left)
    pile: Node = [d.pen.icon("cards"), h.b[str(artisans.crafts_left)]]
    return h.div("#crafts.crafts", role="group", aria_label=d.title("crafts"))[
        h.div(".crafts-head")[
            h.h3[d.title("crafts")], d.thing("crafts", label, pile, d.about("crafts"), (), ".chip", "")
        ],
        h.div(".crafts-row")[[_craft(d, card) for card in artisans.row]],
    ]


def _craft(d: Drawing, card: str | None) -> Element:
    if card is None:
        return h.div(".craft.gone", role="img", aria_label=d.words("no-craft"))
    halves = (adornment(d, card), ado.ADORNMENT.text(card)), (tool(d, card), ado.TOOL.text(card))
    return h.div(".craft")[[d.place(_named(half), [text], ".half") for half, text in halves]]


def _named(half: Thing) -> Thing:
    """With its name, which is shown where there is room for it: when it can be chosen."""
    return half._replace(picture=[half.picture, h.small(".half-name", aria_hidden="true")[half.label]])


def adornment(faces: CardFaces, card: str) -> Thing:
    """The upper half of a craft card: what it does at once, and its points."""
    points = g.ADORNMENT_VP[g.CRAFT_IDS.index(card)]
    worth = Markup('<circle class="worth" cx="62" cy="31" r="9"/><text class="worth-number" x="62" y="36">{}</text>')
    drawn = rows(faces.symbols, adorning(card), 37, 13, 17, 68, 12) + worth.format(points)
    picture = _half(faces.symbols, "adornment", "gem", card, 42, drawn)
    return Thing(f"card-{card}", faces.say(f"adornment-{card}"), picture, faces.about(card))


def tool(faces: CardFaces, card: str) -> Thing:
    """The lower half: what it does whenever it works."""
    drawn = rows(faces.symbols, working(card), 44, 16, 17, 54, 12.5)
    picture = _half(faces.symbols, "tool", "tool", card, 32, drawn)
    return Thing(f"card-{card}", faces.say(f"tool-{card}"), picture, faces.about(card))


def _half(symbols: Symbols, half: str, sign: str, card: str, high: int, drawn: Markup) -> Markup:
    """Half a card; where not all of it is known, a mark says so."""
    known = SURE[half] <= {*g.CRAFTS[g.CRAFT_IDS.index(card)].sure}
    x = 10 if half == "tool" else 23
    guess = Markup() if known else Markup(f'<text class="guess" x="{x}" y="{high - 5}">?</text>')
    up = 22 if half == "tool" and not known else 16 if half == "tool" else 11
    return Markup(
        '<svg class="half-card {}-half" viewBox="0 0 74 {}">'
        '<rect class="half-face" x=".5" y=".5" width="73" height="{}" rx="5"/>{}{}{}</svg>'
    ).format(half, high, high - 1, drawn, look.put(symbols, sign, 10, high - up, 14, "half-sign"), guess)


def both(faces: CardFaces, card: str) -> Thing:
    """A whole craft card."""
    halves = h.span(".craft")[adornment(faces, card).picture, tool(faces, card).picture]
    return Thing(f"card-{card}", faces.title(card), halves, faces.about(card))


# -------------------------------------------------------------------- the town


def at(d: Drawing, view: ArchitectsView, place: str) -> Node:
    """The artisan may come there, too; in the guildhall, a worker on top of another."""
    seat, options = view.seat, d.scene.options
    hall = place == "guildhall"
    text = do.ACTIONS.text(ado.LAY_ON_TOP) if hall else ado.PLACE_ARTISAN.text(place)
    if seat is None or text not in options:
        return None
    worker = d.pen.worker(d.colour(seat), not hall)
    content: Node = [worker, d.pen.icon("gem"), d.pen.icon("tool")] if hall else worker
    tip = "on-top" if hall else "artisan"
    about = [h.p[h.b[options[text]]], h.p[d.words("on-top.about")] if hall else d.about("artisan")]
    class_ = ".extra.on-top" if hall else ".extra"
    return d.thing(f"{tip}-{place}", options[text], content, about, [text], class_, "")


def marked(view: ArchitectsView) -> dict[str, list[int]]:
    """Where whose artisan is."""
    found: dict[str, list[int]] = {}
    for seat, maker in enumerate(seen(view).makers):
        if maker.artisan is not None:
            found.setdefault(maker.artisan, []).append(seat)
    return found


def on_top(view: ArchitectsView) -> list[int]:
    """Workers on top of others."""
    return [maker.on_top for maker in seen(view).makers]


# -------------------------------------------------------------------- boards


def under(d: Drawing, view: ArchitectsView, player: PlayerView, card: str) -> Node:
    """The tool of an apprentice, the adornment of a building."""
    artisans = seen(view)
    maker = artisans.makers[player.seat]
    if (craft := maker.tools.get(card)) is not None:
        spent = ".spent" if craft in artisans.used else ""
        dos = [ado.USE_TOOL.text(craft)] if player.seat == view.seat else []
        content: Node = [d.pen.icon("tool"), d.pen.tokens(working(craft))]
        return d.place(tool(d, craft)._replace(picture=content), dos, f".still.tool-of{spent}")
    if (craft := maker.adornments.get(card)) is not None:
        return _worth(d, craft, ".adornment-of")
    return None


def _worth(d: Drawing, craft: str, class_: str) -> Element:
    """An adornment with its points alone."""
    content: Node = [d.pen.icon("gem"), h.b[str(g.ADORNMENT_VP[g.CRAFT_IDS.index(craft)])]]
    return d.place(adornment(d, craft)._replace(picture=content), (), f".still{class_}")


def answers(card: str) -> list[str]:
    """What an apprentice or a building may be chosen for."""
    if card in t.BUILDING_IDS:
        return [ado.ADORN.text(card)]
    return [ado.EQUIP.text(card), ado.USE_ABILITY.text(card)]


def facts(d: Drawing, view: ArchitectsView, player: PlayerView) -> list[Node]:
    """How many adornments and tools somebody has; the solo opponent has no tools."""
    maker = seen(view).makers[player.seat]
    adorned = len(maker.adornments) + len(maker.beside)
    return [
        d.chip("adornments", adorned, d.pen.icon("gem"), ".made"),
        d.chip("tools", len(maker.tools), d.pen.icon("tool"), ".made") if player.opponent is None else None,
    ]


def special(d: Drawing, view: ArchitectsView, player: PlayerView) -> Node:
    """Where the own artisan is: there is room for the place only."""
    maker = seen(view).makers[player.seat]
    where, worker = _where(d, maker), d.pen.worker(d.colour(player.seat), marked=True)
    label = d.words("artisan-is", place=where)
    return d.thing("artisan", label, [worker, h.span[where]], d.about("artisan"), (), ".artisan-of", d.title("artisan"))


def other(d: Drawing, view: ArchitectsView, player: PlayerView) -> Node:
    """Where somebody's artisan is; the adornments of the solo opponent, which lie under nothing."""
    maker = seen(view).makers[player.seat]
    beside = [_worth(d, craft, ".chip") for craft in maker.beside]
    told: Node = [d.pen.worker(d.colour(player.seat), marked=True), " ", d.words("artisan-is", place=_where(d, maker))]
    return [maker.artisan is not None and h.p(".artisan-of")[told], bool(beside) and h.div(".states")[beside]]


def _where(d: Drawing, maker: MakerView) -> str:
    """Where an artisan is, in words; the solo opponent has none."""
    if (where := maker.artisan) is None:
        return ""
    if where.startswith("board "):
        return d.words("at-board", who=d.who(int(where.removeprefix("board "))))
    return d.words("in-supply") if where == "supply" else d.say(f"place-{where}")


# -------------------------------------------------------------------- answers about nothing that lies there


def tile(d: Drawing, view: ArchitectsView, text: str) -> Node:
    """What a tool or an adornment lets decide, whom it captures, whether the artisan is among those who leave."""
    if view.seat is None:
        return None
    own = d.pen.worker(d.colour(view.seat), marked=True)
    pictures: dict[str, Node] = {
        do.ACTIONS.text(ado.IGNORE_LOSS): [own, d.pen.tokens([THEN, "shield", "virtue"])],
        do.ACTIONS.text(ado.ACCEPT_LOSS): d.pen.tokens(["−1", "virtue"]),
        do.ACTIONS.text(ado.LOSE_TOOL): d.pen.tokens(["discard", "tool"]),
        ado.WHICH.text("artisan"): own,
        ado.WHICH.text("workers"): d.pen.worker(d.colour(view.seat)),
    }
    if (effect := ado.CHOOSE.argument(text)) is not None:
        pictures[text] = d.pen.row(parse(effect))
    elif (seized := ado.SEIZE.argument(text)) is not None:
        what, _, seat = seized.rpartition(" ")
        worker = d.pen.worker(d.colour(int(seat)), "artisan" in what)
        pictures[text] = [worker] * (2 if what in ("two", "artisan and one", "all") else 1)
    if text not in pictures or text not in d.scene.options:
        return None
    tip = "choice-" + "-".join(re.findall(r"[a-z0-9]+", text))
    said = d.scene.options[text]
    return d.thing(tip, said, [h.span[pictures[text]], h.small[said]], "", [text], ".tile.worded")


MORE[g.BOX] = More(table, at, marked, [OR, "tool"], on_top, under, answers, facts, special, other, tile)
TABS["crafts"] = "crafts"
