"""What answers of Age of Artisans are worth, in points, to the seat that is asked."""

from __future__ import annotations

from typing import Final

from burgrave.games.architects.bot import values as v
from burgrave.games.architects.bot.answers import JUDGES, MORE, OTHERS, visit
from burgrave.games.architects.bot.position import CARDS, WORKERS, Position
from burgrave.games.architects.data import effects as fx
from burgrave.games.architects.data import tables as t
from burgrave.games.architects.expansions.age_of_artisans.data import tables as g
from burgrave.games.architects.expansions.age_of_artisans.rules import artisan, crafts
from burgrave.games.architects.expansions.age_of_artisans.rules import vocabulary as ado
from burgrave.games.architects.expansions.age_of_artisans.rules.state import artisans_of
from burgrave.games.architects.rules import prices
from burgrave.games.architects.rules import vocabulary as do
from burgrave.games.architects.rules.state import State
from burgrave.kernel.effects import Effect, Payment, parse

KEPT: Final = 0.6  # what it is worth to keep the artisan for a better place
SHADY: Final = (t.TAX_STAND, *range(t.LEFT, t.GUILDHALL))  # where a visit costs virtue
FOR_GOOD: Final = 0.7  # what a worker costs who never comes back, beside one who is placed
OFTEN: Final[dict[int, float]] = {  # how often, in a turn, an ability is used
    fx.AT_QUARRY: 0.13,
    fx.AT_FOREST: 0.13,
    fx.AT_MINES: 0.17,
    fx.AT_SILVERSMITH: 0.13,
    fx.AT_TAX_STAND: 0.06,
    fx.AT_MARKET: 0.12,
    fx.AFTER_CATHEDRAL: 0.08,
    fx.AFTER_DEBT: 0.04,
    fx.AT_RESET: 0.1,
    fx.AFTER_SENDING: 0.05,
    fx.AT_STOREHOUSE: 0.1,
    fx.AT_TOWN_CENTRE: 0.1,
    fx.AT_GUARDHOUSE: 0.08,
    fx.WITH_ARTISAN: 0.05,
    g.CONSPIRING: 0.05,
    **{fx.TRADING + trade: 0.08 for trade in range(len(fx.TRADE))},
}
USES: Final[list[float]] = [OFTEN.get(moment, 0.0) for moment in g.USED_AT]  # by apprentice
CHOSEN: Final[list[Effect]] = [parse(text) for text in ado.CHOOSE.arguments]
v.EFFECTS.update(
    {"adorn": 3.0, "equip": 2.0, "again": 1.0, "new_apprentices": CARDS["hire"], "spare": 0.5, "seize": 0.6}
)
v.EFFECTS["release_artisan"] = 0.7


# -------------------------------------------------------------------- crafts


def adornment(now: Position, card: int) -> float:
    """Points, and what it does at once."""
    return g.ADORNMENT_VP[card] + now.effect(g.ADORNMENT[card])


def tool(now: Position, card: int) -> float:
    """Points, and what it brings with the best apprentice who has none, as often as that one will be used."""
    owned = len(artisans_of(now.s).makers[now.me].tools)
    points = float(g.tools_vp(owned + 1) - g.tools_vp(owned))
    if g.EVERY_SKILL[card]:
        return points + CARDS["skill"] * (len(t.SKILLS) - now.power.skills.bit_count())
    often = max([USES[one] for one in crafts.free_apprentices(now.s, now.me)], default=0.0)
    return points + often * now.left * max(0.0, now.effect(g.TOOL[card]))


def crafting(now: Position, option: int, paid: bool) -> float:
    """Something that may be crafted, for its price or for nothing."""
    if option in ado.TOOL:
        return tool(now, ado.TOOL.index(option))
    cost = prices.due(now.player, crafts.ADORNING).total * now.price[t.SILVER] if paid else 0.0
    return adornment(now, ado.ADORNMENT.index(option)) - cost


# -------------------------------------------------------------------- beside the answers of the base game


def more(s: State, me: int, options: list[int], best: float) -> list[float]:
    """The artisan, crafts, and what may be used before the best answer."""
    now = Position(s, me)
    found = []
    for option in options:
        if option in ado.PLACE_ARTISAN:
            found.append(with_artisan(now, ado.PLACE_ARTISAN.index(option)))
        elif option == ado.LAY_ON_TOP:
            worth = max([crafting(now, one, True) for one in crafts.craftable(s, me)])
            found.append(worth - now.worker(now.player.workers - 1) - FOR_GOOD)
        elif option in ado.TOOL:
            found.append(tool(now, ado.TOOL.index(option)))
        elif option in ado.CHOOSE:
            found.append(now.effect(CHOSEN[ado.CHOOSE.index(option)]))
        else:
            found.append(best + using(now, option))
    return found


def with_artisan(now: Position, where: int) -> float:
    """It counts for several, and may ignore a loss of virtue."""
    saved = -v.climbing(now.player.virtue, -1) if where in SHADY else 0.0
    return visit(now, where, artisan.more(now.s, now.me)) + saved - KEPT


def using(now: Position, option: int) -> float:
    """What a tool or a strongarm brings now; a little more than nothing where it costs nothing."""
    if option in ado.USE_ABILITY:
        return 0.5
    effect = g.TOOL[ado.USE_TOOL.index(option)]
    return now.payment(effect) if isinstance(effect, Payment) else 0.1 + now.effect(effect)


# -------------------------------------------------------------------- its own questions


def craft(s: State, me: int, options: list[int]) -> list[float]:
    """Adornments for their price, and tools."""
    now = Position(s, me)
    return [crafting(now, option, True) for option in options]


def craft_free(s: State, me: int, options: list[int]) -> list[float]:
    """For nothing."""
    now = Position(s, me)
    return [crafting(now, option, False) for option in options]


def adorn(s: State, me: int, options: list[int]) -> list[float]:
    """A building that would bring most once more."""
    now = Position(s, me)
    return [now.plain(fx.BUILT[ado.ADORN.index(option)]) for option in options]


def equip(s: State, me: int, options: list[int]) -> list[float]:
    """The apprentice who is used most often; a tool is never given up."""
    return [USES[ado.EQUIP.index(option)] if option in ado.EQUIP else -1.0 for option in options]


def use(s: State, me: int, options: list[int]) -> list[float]:
    """A tool or a strongarm, or not."""
    now = Position(s, me)
    return [0.0 if option == do.DECLINE else using(now, option) for option in options]


def loss(s: State, me: int, options: list[int]) -> list[float]:
    """A point of virtue."""
    kept = -v.climbing(s.players[me].virtue, -1)
    return [kept if option == ado.IGNORE_LOSS else 0.0 for option in options]


def who_leaves(s: State, me: int, options: list[int]) -> list[float]:
    """The artisan is worth more."""
    return [float(option == ado.WHICH.of(artisan.ARTISAN)) for option in options]


def seize(s: State, me: int, options: list[int]) -> list[float]:
    """As many as possible of others, or of one's own where few are left."""
    now, place = Position(s, me), artisans_of(s).at
    found = []
    for option in options:
        if option == do.DECLINE:
            found.append(0.0)
            continue
        what, owner = divmod(ado.SEIZE.index(option), do.MOST_SEATS)
        count = (1, 2, 1, 2, s.circles[place][owner])[what]
        whole = now.group(owner, place) / max(1, s.circles[place][owner])
        special = 0.3 if what in (2, 3) else 0.0
        found.append(now.back(count) - WORKERS["invested"] if owner == me else count * whole + special)
    return found


JUDGES.update(
    {
        "craft": craft,
        "adornment": craft_free,
        "tool": craft_free,
        "adorn": adorn,
        "equip": equip,
        "rescue": equip,
        "before": use,
        "use_tool": use,
        "loss": loss,
        "who_leaves": who_leaves,
        "seize": seize,
    }
)
OTHERS.update(("craft", "adornment", "tool", "adorn", "equip", "rescue", "before", "use_tool", "loss", "who_leaves"))
OTHERS.add("seize")
MORE[g.BOX] = more
