"""Cards: one anatomy in every game. A band with colour and sign, the cost as coins, an emblem, the name on a strip."""

from __future__ import annotations

from functools import lru_cache
from typing import Final, NamedTuple

from markupsafe import Markup

from burgrave.draw import html as h
from burgrave.draw.html import Element, Node
from burgrave.draw.shapes import Symbols

BOX: Final = "0 0 96 134"
MINI: Final = "0 0 96 108"  # without the strip
ONE_LINE: Final = 10  # letters of a name in the usual size
COINS: Final = 6  # so many lie one below the other; more overlap
TOP, STEP, LOWEST = 42, 11, 98  # where coins lie


class Face(NamedTuple):
    """What a card shows."""

    name: str
    hue: str  # of its kind: a class of the style sheet, ``hue-…``
    sign: tuple[str, str]  # of its kind: a name and a path on the 24-unit grid
    emblem: tuple[str, str]  # a name and a path on the 80-unit grid
    cost: int = 0
    rank: int | None = None  # a number instead of a cost
    extra: bool = False  # a coin lies on the card


def card(symbols: Symbols, face: Face, mini: bool = False) -> Markup:
    """A card; whatever holds it says in words what it is. A mini card has no room for its name."""
    drawn, shapes = _card(face, mini)
    symbols.found.update(shapes)
    return drawn


@lru_cache(maxsize=2048)  # the same cards are drawn again and again, for everybody
def _card(face: Face, mini: bool) -> tuple[Markup, dict[str, Markup]]:
    symbols = Symbols()
    sign = symbols.path(f"s-{face.sign[0]}", face.sign[1])
    emblem = symbols.path(f"e-{face.emblem[0]}", face.emblem[1], 80)
    left, wide = ("23", "68") if face.cost else ("13", "70")
    box, blank = (MINI, "card-mini") if mini else (BOX, "card")
    drawn = h.svg(f".card.hue-{face.hue}", {"viewBox": box}, aria_hidden="true")[
        h.use(href=symbols.drawing(blank, box, *_blank(mini)), width="96", height="108" if mini else "134"),
        h.use(".on-band", href=sign, x="6", y="4", width="20", height="20"),
        face.rank is not None and h.text(".rank", x="88", y="21", text_anchor="end")[str(face.rank)],
        h.use(".emblem", href=emblem, x=left, y="33", width=wide, height="68"),
        face.cost > 0 and h.use(href=_coins(symbols, face.cost), width="96", height="134"),
        face.extra and h.use(href=_extra(symbols), width="96", height="134"),
        not mini and _name(face.name),
    ]
    return Markup(drawn), symbols.found


def back(symbols: Symbols, letter: str = "") -> Element:
    """A card face down."""
    return h.svg(".card.back", {"viewBox": BOX}, aria_hidden="true")[
        h.use(
            href=symbols.drawing(
                "card-back",
                BOX,
                h.rect(".reverse", x="1", y="1", width="94", height="132", rx="8"),
                h.path(".pattern", d="M48 30L72 58V80L48 104L24 80V58Z"),
            )
        ),
        letter and h.text(".rank", x="48", y="77", text_anchor="middle")[letter],
    ]


def _blank(mini: bool) -> list[Node]:
    return [
        h.rect(".face", x="1", y="1", width="94", height="106" if mini else "132", rx="8"),
        h.path(".band", d="M1.7 28V9a7.3 7.3 0 0 1 7.3-7.3h78a7.3 7.3 0 0 1 7.3 7.3V28Z"),
        not mini and h.path(".strip", d="M1.7 105H94.3V125a7.3 7.3 0 0 1-7.3 7.3H9a7.3 7.3 0 0 1-7.3-7.3Z"),
    ]


def _coins(symbols: Symbols, cost: int) -> str:
    step = STEP if cost <= COINS else (LOWEST - TOP) / (cost - 1)
    coins = [_coin(14, TOP + step * index) for index in range(cost)]
    return symbols.drawing(f"coins-{cost}", BOX, *coins)


def _coin(x: float, y: float) -> Node:
    return [
        h.circle(".coin", cx=f"{x:g}", cy=f"{y:g}", r="7"),
        h.circle(".coin-ring", cx=f"{x:g}", cy=f"{y:g}", r="4"),
    ]


def _extra(symbols: Symbols) -> str:
    coin = h.circle(".coin", cx="82", cy="44", r="9"), h.text(".plus", x="82", y="49", text_anchor="middle")["+1"]
    return symbols.drawing("coin-extra", BOX, *coin)


def _name(name: str) -> Node:
    """On one line, or on two where it is long."""
    if len(name) <= ONE_LINE or " " not in name:
        small = ".small" if len(name) > ONE_LINE else ""
        return h.text(f".name{small}", x="48", y="123", text_anchor="middle")[name]
    words = name.split()
    cut = min(range(1, len(words)), key=lambda at: abs(len(" ".join(words[:at])) - len(" ".join(words[at:]))))
    first, second = " ".join(words[:cut]), " ".join(words[cut:])
    return [
        h.text(".name.small", x="48", y=y, text_anchor="middle")[part] for y, part in (("117", first), ("128", second))
    ]
