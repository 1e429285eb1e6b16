"""The icons of Architects, and the rows of icons that prices, effects and abilities are drawn as."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from markupsafe import Markup

from burgrave.draw import html as h
from burgrave.draw import icons as draw
from burgrave.draw import look
from burgrave.draw.html import Element
from burgrave.draw.shapes import Symbols
from burgrave.games.architects.data import effects as fx
from burgrave.games.architects.data import tables as t
from burgrave.kernel.effects import NOTHING, Condition, Effect, OneOf, Payment, Per, Verb, steps

OR: Final = "/"
THEN: Final = "▸"
PER: Final = ":"
LEGIBLE: Final = 13.5  # digits are no smaller, however narrow the row
SKILL: Final = {"carpentry": ("timber", "saw"), "tiling": ("brick", "tile"), "masonry": ("stone", "chisel")}
GOOD: Final = {**{good: good for good in t.GOODS}, "silver": "coin"}
VERB: Final[dict[str, list[str]]] = {  # what is not drawn by an icon of its name
    "silver": ["coin"],
    "materials": ["clay", OR, "wood", OR, "stone"],
    "wood_stone": ["wood", OR, "stone"],
    "destroy_debt": ["destroy", "debt"],
    "plans": ["scroll"],
    "plan": ["scroll"],
    "dismiss": ["discard", "person"],
    "capture": ["hand", "person"],
    "release": ["lock", THEN, "person"],
    "reclaim": ["undo", "person"],
    "guildhall": ["hammer", "person"],
    "build": ["house"],
    "cathedral": ["cross"],
    "stash": ["coin", PER, "person"],
    "ambush": ["hand", "person"],
    "poach": ["discard", "hire"],
    "tax": ["scales", "coin"],
    "seize": ["hand", "person"],
    "recall": ["undo", "person"],
    "guard": ["lock"],
}
SPELT: Final[dict[str, Callable[[Verb], list[str]]]] = {}  # verbs of expansions that are drawn in a way of their own
MOMENT: Final = {  # what an ability waits for
    "quarry": "stone",
    "forest": "wood",
    "mines": "clay",
    "silversmith": "coin",
    "tax stand": "scales",
    "black market": "mask",
    "cathedral": "cross",
    "building": "house",
    "debt paid": "debt",
    "reset": "flip",
    "sent": "lock",
    "trade": "swap",
}
MORE: Final = ("quarry", "forest", "mines", "silversmith")  # what comes there beside what the place itself brings
UNIT: Final[dict[str, list[str]]] = {  # what buildings count
    **{skill: [sign] for skill, (_, sign) in SKILL.items()},
    "materials": VERB["materials"],
    "building": ["house"],
    "captured": ["lock"],
    "paid_debt": ["check", "debt"],
    **{f"most {unit}": ["crown", GOOD.get(unit, "cross")] for unit in fx.MOST},
}
LASTING: Final[dict[str, Callable[[int], list[str]]]] = {  # by name: so much of it
    fx.TAX: lambda many: ["scales", THEN, f"−{many}", "coin"],
    fx.SILVER_IN_TOWN: lambda many: ["hand", THEN, f"−{many}", "coin"],
    fx.SILVER_IN_MARKET: lambda many: ["mask", THEN, f"−{many}", "coin"],
    fx.SILVER_IN_WORKSHOP: lambda many: ["hire", THEN, f"−{many}", "coin"],
    fx.VIRTUE_IN_MARKET: lambda many: ["mask", THEN, f"+{many}", "virtue"],
    fx.VIRTUE_AT_TAX_STAND: lambda many: ["scales", THEN, f"+{many}", "virtue"],
    fx.MIXED_IN_GUILDHALL: lambda many: ["hammer", THEN, f"−{many}", "wood", OR, "stone"],
    fx.PLAN_IN_CATHEDRAL: lambda many: ["cross", THEN, f"−{many}", "scroll"],
    fx.WORKERS_IN_STOREHOUSE: lambda many: ["swap", THEN, f"+{many}", "person"],
    fx.APPRENTICES: lambda many: [f"+{many}", "hire"],
    fx.RANSOM: lambda many: [str(many), "coin", THEN, "destroy", "debt"],
    fx.CHEAPER_DEBT: lambda many: ["debt", THEN, f"+{many}", "vp"],
    fx.DEARER_DEBT: lambda many: ["debt", THEN, f"−{many}", "vp"],
    fx.GOLD_AS_MARBLE: lambda many: ["gold", "swap", "marble"],
}


def tokens(effect: Effect) -> list[str]:
    """An effect as numbers, icons and strokes between alternatives."""
    if isinstance(effect, Verb):
        if effect.name in ("virtue", "lose_virtue"):
            return [f"{'+' if effect.name == 'virtue' else '−'}{effect.number}", "virtue"]
        if effect.name == "everybody":
            imprisoned = "lock" if "imprisoned" in effect.words else "person"
            what = "coin" if "silver" in effect.words else "virtue"
            return [imprisoned, THEN, f"{'−' if 'lose_virtue' in effect.words else '+'}{effect.number}", what]
        if effect.name in SPELT:
            return SPELT[effect.name](effect)
        number = [str(effect.number)] if effect.number > 1 else []
        return [*number, *VERB.get(effect.name, [effect.name])]
    if isinstance(effect, OneOf):
        found: list[str] = []
        for branch in effect.branches:
            found += [OR, *tokens(branch)] if found else tokens(branch)
        return found
    if isinstance(effect, Payment):
        return [token for price in effect.price for token in tokens(price)] + [THEN, *tokens(effect.gain)]
    return [token for step in steps(effect) for token in tokens(step)]


def cost(goods: Sequence[int]) -> list[str]:
    """So many of each good; where one of several is more than one, a 1 is told, too."""
    numbered = max(goods, default=0) > 1
    return [
        token
        for good, count in zip(t.GOODS, goods, strict=False)
        if count
        for token in ([str(count)] if numbered else []) + [GOOD[good]]
    ]


def level_cost(level: int) -> list[str]:
    """What a level of the cathedral, counted from 1, costs beside a building card."""
    price = fx.LEVEL_COST[level - 1]
    mixed = [str(price.wood_stone), *VERB["wood_stone"]] if price.wood_stone else []
    return [*mixed, *cost(price.goods)]


def lasting(changes: dict[str, int]) -> list[str]:
    """What holds as long as something is there."""
    return [token for name, many in changes.items() for token in LASTING[name](many)]


def ability(when: str, effect: Effect, changes: dict[str, int]) -> list[str]:
    """What an apprentice or a character can do."""
    if not when:
        return lasting(changes)
    gain = tokens(effect)
    if when == "trade":
        return gain
    more = [f"+{gain[0]}", *gain[1:]] if gain[0].isdigit() else ["+1", *gain]
    return [MOMENT[when], THEN, *(more if when in MORE else gain)]


def built(card: int) -> list[str]:
    """What a building does: behind a hand at once, behind the sign of points at the end."""
    found = []
    for sign, effect in (("hand", fx.BUILT[card]), ("vp", fx.ENDS[card])):
        if effect != NOTHING:
            found += [sign, THEN, *tokens(effect), *_counted(fx.PER[card])]
            wanted = fx.IF[card]
            found += _counted(wanted) if wanted is not None else []
    for per in fx.SCORING[card]:
        found += [f"+{per.points}", "vp", *_per(per)]
    return [*found, *lasting(fx.BUILDING_WHILE[card])]


def _per(per: Per) -> list[str]:
    return _counted(per.condition) if per.condition is not None else _counted(Condition(per.unit, per.each))


def _counted(per: Condition) -> list[str]:
    """For how many of which unit."""
    if not per.unit:
        return []
    number = [str(per.least)] if per.least != 1 else []
    return [PER, *number, *UNIT.get(per.unit, [per.unit])]


# -------------------------------------------------------------------- drawn


def is_text(token: str) -> bool:
    """Whether a token is written, not drawn."""
    return not token[0].isalpha()


def _wide(token: str) -> float:
    """How much room a token takes, in its own size."""
    return (0.34 if token in (OR, PER) else 0.14 + 0.44 * len(token)) if is_text(token) else 1.02


def line(
    symbols: Symbols, row: Sequence[str], x: float, y: float, size: float, room: float = 1000, class_: str = ""
) -> Markup:
    """A row of icons within a drawing, around a point, as large as there is room."""
    wide = sum(map(_wide, row))
    size = min(size, room / max(wide, 0.1))
    left = x - wide * size / 2
    drawn = Markup()
    for token in row:
        middle = left + _wide(token) * size / 2
        if is_text(token):
            drawn += Markup('<text class="{}" x="{}" y="{}" font-size="{}">{}</text>').format(
                f"digit {class_}".strip(), f"{middle:.4g}", f"{y + size * 0.34:.4g}", f"{max(size, LEGIBLE):.3g}", token
            )
        else:
            drawn += look.put(symbols, token, round(middle, 1), round(y, 1), round(size * 0.95, 1), class_)
        left += _wide(token) * size
    return drawn


def rows(symbols: Symbols, row: Sequence[str], x: float, y: float, size: float, room: float, least: float) -> Markup:
    """The same on two lines where one would be too small: cut before a stroke or what is counted, or after an arrow."""
    cuts = [
        place + (token == THEN)
        for place, token in enumerate(row)
        if token in (PER, THEN, OR) and 1 < place < len(row) - 1
    ]
    if sum(map(_wide, row)) * least <= room or not cuts:
        return line(symbols, row, x, y, size, room)
    cut = min(cuts, key=lambda place: abs(sum(map(_wide, row[:place])) - sum(map(_wide, row[place:]))))
    return line(symbols, row[:cut], x, y - least * 0.55, least, room) + line(
        symbols, row[cut:], x, y + least * 0.55, least, room
    )


def disc(symbols: Symbols, skill: str, x: float, y: float, size: float) -> Markup:
    """A skill, within a drawing."""
    hue, sign = SKILL[skill]
    return look.disc(symbols, sign, hue, x, y, size)


def sign(symbols: Symbols, x: float, y: float, size: float) -> Markup:
    """The sign of a special worker, on one that is drawn around a point."""
    return look.put(symbols, "hammer", x, y + size * 0.16, size * 0.62, "worker-sign")


class Pen(draw.Pen):
    """Draws icons in lines of text, on one page."""

    def __init__(self, symbols: Symbols) -> None:
        super().__init__(symbols, look.icons())

    def skill(self, skill: str) -> Element:
        """A skill."""
        hue, sign = SKILL[skill]
        return h.span(f".disc-of.hue-{hue}")[self.icon(sign)]

    def worker(self, colour: int, marked: bool = False) -> Markup:
        """A worker of a seat, or a special one."""
        reference = look.worker(self._symbols, colour)
        mark = sign(self._symbols, 12, 12, 26) if marked else ""
        return Markup(
            f'<svg class="icon worker colour-{colour}" viewBox="-1 -1 26 26"><use href="{reference}"/>{mark}</svg>'
        )

    def row(self, effect: Effect) -> Element:
        """An effect."""
        return self.tokens(tokens(effect))

    def tokens(self, row: Sequence[str]) -> Element:
        """Numbers, icons and strokes."""
        return h.span(".fx")[[h.b[one] if is_text(one) else self.icon(one) for one in row]]
