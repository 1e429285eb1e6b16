"""Tools: each works once a turn, when the ability of its apprentice is used, before it or after it (p. 6-8).

A tool that brings something works before whatever the ability waits for is paid, so that it can be paid with it. One
whose owner pays for what it brings is offered before, where it helps to pay or virtue is concerned, and again after.
"""

from __future__ import annotations

from collections.abc import Callable
from operator import lt
from typing import Final

from burgrave.games.architects.data import effects as fx
from burgrave.games.architects.data import tables as t
from burgrave.games.architects.expansions.age_of_artisans.data import tables as g
from burgrave.games.architects.expansions.age_of_artisans.data.tables import Way
from burgrave.games.architects.expansions.age_of_artisans.rules import vocabulary as ado
from burgrave.games.architects.expansions.age_of_artisans.rules.crafts import CRAFTING
from burgrave.games.architects.expansions.age_of_artisans.rules.kit import STRONGARMS, kit
from burgrave.games.architects.expansions.age_of_artisans.rules.state import artisans_of, tool_of
from burgrave.games.architects.rules import prices
from burgrave.games.architects.rules import vocabulary as do
from burgrave.games.architects.rules.rewards import VERBS
from burgrave.games.architects.rules.state import CAPTURE, GUARD, NONE, TRADE, State
from burgrave.games.architects.rules.workers import PRISON, SUPPLY, in_reach, release
from burgrave.kernel.action import Ask, Flow, because
from burgrave.kernel.effects import All, Effect, OneOf, Payment, Verb
from burgrave.kernel.events import Event

PHASE_AT: Final = {TRADE: fx.AT_STOREHOUSE, CAPTURE: fx.AT_TOWN_CENTRE, GUARD: fx.AT_GUARDHOUSE}
LAST_AT: Final = {  # places where tools may be used last: several things are done there, or goods come after abilities
    **dict(zip((t.STOREHOUSE, t.TOWN_CENTRE, t.GUARDHOUSE), g.LINGERING, strict=True)),
    t.LEFT: fx.AT_MARKET,
    t.RIGHT: fx.AT_MARKET,
}
Pays = Callable[[], bool]

# -------------------------------------------------------------------- which tools


def ready(s: State, me: int, moment: int) -> list[int]:
    """The tools that work at a moment and were not used this turn."""
    added = artisans_of(s)
    maker = added.makers[me]
    if not maker.tools:
        return []
    found = kit(maker.equipped, maker.tools).get(moment)
    return [craft for craft in found if not added.used >> craft & 1] if found else []


def helpful(s: State, me: int, craft: int) -> bool:
    """Whether a tool would do anything."""
    return VERBS.can(s, me, g.TOOL[craft])


def discounts(s: State, me: int, silver: int) -> list[int]:
    """Strongarms that make a price in silver cheaper, once in a turn of the artisan (p. 11)."""
    added = artisans_of(s)
    if not silver or not added.by_artisan or STRONGARMS.isdisjoint(s.players[me].apprentices):
        return []
    return [
        card
        for card in s.players[me].apprentices
        if card in STRONGARMS and DISCOUNT[card] and not added.abilities >> card & 1
    ]


DISCOUNT: Final[list[int]] = [
    effect.number if isinstance(effect, Verb) and effect.name == "spare" else 0 for effect in fx.ABILITY
]

# -------------------------------------------------------------------- paying with the help of tools


def helps(s: State, me: int, moment: int, silver: int) -> list[list[Way]]:
    """Whatever helps to pay at a moment, each with its ways."""
    found = [g.WAYS[craft] for craft in ready(s, me, moment)]
    for card in discounts(s, me, silver) if silver else ():
        found.append([g.Way(NO_GOODS, NO_GOODS, 0, DISCOUNT[card], 0, 0, 0, 0)])
        craft = tool_of(s, me, card)
        if craft != NONE:
            found[-1] += [way._replace(silver=way.silver + DISCOUNT[card]) for way in g.WAYS[craft]]
    return found


NO_GOODS: Final = (0,) * len(t.GOODS)


def could(s: State, me: int, left: list[list[Way]], pays: Pays) -> bool:
    """Whether something can be paid with any of such help, if not without."""
    for place, ways in enumerate(left):
        for way in ways:
            if helped(s, me, way, left[:place] + left[place + 1 :], pays):
                return True
    return False


def helped(s: State, me: int, way: Way, left: list[list[Way]], pays: Pays) -> bool:
    """Whether something can be paid after a tool was used in a way, perhaps with more help.

    It counts how it would be at worst: a debt is bought off, a loss that would save tax is ignored.
    """
    player = s.players[me]
    if way.costs != NO_GOODS and any(map(lt, player.goods, way.costs)):
        return False
    goods, hand, virtue = player.goods, player.hand, player.virtue
    if way.debts or way.loss or way.costs != way.gains:
        player.goods = [good - cost + gain for good, cost, gain in zip(goods, way.costs, way.gains, strict=True)]
    if way.debts or way.loss:
        ransom = prices.powers(player).ransom
        for _ in range(way.debts + max(0, way.loss - virtue) if ransom else 0):
            if player.goods[t.SILVER] - way.gains[t.SILVER] >= ransom:
                player.goods[t.SILVER] -= ransom
    if way.virtue or way.loss:
        lower = max(0, virtue - max(0, way.loss - artisans_of(s).spared))
        player.virtue = min(t.HIGHEST, way.virtue + (lower if t.NO_TAX[lower] == t.NO_TAX[virtue] else virtue))
    if way.plans:
        player.hand = [*hand, *s.plans[len(s.plans) - min(way.plans, len(s.plans)) :]]
    player.less_silver += way.silver
    player.less_tax += way.tax
    found = pays() or could(s, me, left, pays)
    player.goods, player.hand, player.virtue = goods, hand, virtue
    player.less_silver -= way.silver
    player.less_tax -= way.tax
    return found


# -------------------------------------------------------------------- before and after


def before(s: State, me: int, moment: int, pays: Pays, silver: int) -> Flow[None]:
    """Tools that bring something work now; others, and a strongarm's discount, are offered where it matters."""
    while True:
        yield from work_at_once(s, me, moment, pays, silver)
        options = [] if moment in g.LINGERING else early(s, me, moment, pays, silver)
        if not options:
            return
        option = yield Ask(me, "before", [*options, *([do.DECLINE] if pays() else [])])
        if option == do.DECLINE:
            return
        if option in ado.USE_TOOL:
            yield from work(s, me, ado.USE_TOOL.index(option))
        else:
            yield from discount(s, me, ado.USE_ABILITY.index(option), moment, pays, silver)


def work_at_once(s: State, me: int, moment: int, pays: Pays, silver: int) -> Flow[None]:
    """The tools that whoever has them does not decide about; if one brings a choice, what follows can still be paid."""
    for craft in ready(s, me, moment):
        if not g.OPTIONAL[craft]:
            yield from work(s, me, craft, what_leads_on(s, me, craft, moment, pays, silver))


def what_leads_on(s: State, me: int, craft: int, moment: int, pays: Pays, silver: int) -> Effect:
    """The effect of a tool, without the branches after which something can't be paid any more."""
    effect = g.TOOL[craft]
    if not isinstance(effect, OneOf):
        return effect
    branches = [one for one in effect.branches if leads_on(s, me, craft, g.ways(one), moment, pays, silver)]
    return OneOf(tuple(branches)) if len(branches) > 1 else branches[0]


def early(s: State, me: int, moment: int, pays: Pays, silver: int) -> list[int]:
    """What may be used before something is paid, so that it can still be paid."""
    left = ready(s, me, moment)
    short = not pays()
    found = [
        ado.USE_TOOL.of(craft)
        for craft in left
        if (short or g.VIRTUOUS[craft])
        and helpful(s, me, craft)
        and leads_on(s, me, craft, g.WAYS[craft], moment, pays, silver)
    ]
    return [*found, *ado.USE_ABILITY.each(discounts(s, me, silver))]


def leads_on(s: State, me: int, craft: int, ways: list[Way], moment: int, pays: Pays, silver: int) -> bool:
    """Whether something can still be paid after a tool was used in one of some ways."""
    added, used = artisans_of(s), artisans_of(s).used
    added.used |= 1 << craft
    left = helps(s, me, moment, silver)
    added.used = used
    return any(helped(s, me, way, left, pays) for way in ways)


def after(s: State, me: int, moment: int) -> Flow[None]:
    """The abilities of a moment have been used: so may the tools that were not used before."""
    yield from work_at_once(s, me, moment, lambda: True, 0)
    if LAST_AT.get(artisans_of(s).at) != moment:
        yield from offer(s, me, moment)


def offer(s: State, me: int, moment: int) -> Flow[None]:
    """Tools that whoever has them may use now."""
    for craft in ready(s, me, moment):
        if helpful(s, me, craft):
            yield from may_work(s, me, craft)


def discount(s: State, me: int, card: int, moment: int, pays: Pays, silver: int) -> Flow[None]:
    """A strongarm makes a price cheaper; its tool works before it is paid, if it can still be paid then."""
    s.players[me].less_silver += DISCOUNT[card]
    craft = strongarm_used(s, me, card)
    if craft != NONE and leads_on(s, me, craft, g.WAYS[craft], moment, pays, silver):
        if g.OPTIONAL[craft] and (pays() or could(s, me, helps(s, me, moment, silver), pays)):
            yield from may_work(s, me, craft)
        else:
            yield from work(s, me, craft, what_leads_on(s, me, craft, moment, pays, silver))


def ability_used(s: State, me: int, card: int) -> Flow[None]:
    """A strongarm's ability has been used, and so may its tool be."""
    craft = strongarm_used(s, me, card)
    if craft != NONE:
        yield from may_work(s, me, craft) if g.OPTIONAL[craft] else work(s, me, craft)


def left_over(s: State, me: int) -> list[int]:
    """Tools of strongarms whose abilities were used, and that may still work."""
    added, maker = artisans_of(s), artisans_of(s).makers[me]
    if not added.abilities:
        return []
    return [
        craft
        for card, craft in zip(maker.equipped, maker.tools, strict=True)
        if added.abilities >> card & 1
        and not added.used >> craft & 1
        and not g.EVERY_SKILL[craft]
        and helpful(s, me, craft)
    ]


def strongarm_used(s: State, me: int, card: int) -> int:
    """A strongarm's ability is used: its tool that would do anything now, or NONE."""
    added = artisans_of(s)
    added.abilities |= 1 << card
    if s.log is not None:
        s.log.append(Event("uses", {"who": me, "apprentice": card}))
    craft = tool_of(s, me, card)
    usable = craft != NONE and not added.used >> craft & 1 and not g.EVERY_SKILL[craft] and helpful(s, me, craft)
    return craft if usable else NONE


def may_work(s: State, who: int, craft: int) -> Flow[None]:
    """A tool that its owner need not use."""
    option = yield Ask(who, "use_tool", [ado.USE_TOOL.of(craft), do.DECLINE])
    if option != do.DECLINE:
        yield from work(s, who, craft)


def work(s: State, who: int, craft: int, effect: Effect | None = None) -> Flow[None]:
    """A tool works: it does what it says, or a part of it."""
    artisans_of(s).used |= 1 << craft
    if s.log is not None:
        s.log.append(Event("uses_tool", {"who": who, "craft": craft}))
    yield from because(("crafts-tool", craft), perform(s, who, g.TOOL[craft] if effect is None else effect))


def perform(s: State, who: int, effect: Effect) -> Flow[None]:
    """What a tool does, once its owner has decided to use it."""
    if isinstance(effect, Payment):
        yield from VERBS.cost(All(effect.price)).run(s, who)
        yield from CRAFTING.perform(s, who, effect.gain)
    elif isinstance(effect, Verb) and effect.name == "release" and effect.number == 1 and not effect.words:
        yield from s.config.hooks.some_leave(s, who, PRISON, 1, SUPPLY)
        release(s, who, 1)
    else:
        yield from CRAFTING.perform(s, who, effect)


# -------------------------------------------------------------------- where several things are done


def offers(s: State, me: int) -> list[int]:
    """Tools that may be used at any time while trades, captures or actions of the guardhouse are done."""
    if not artisans_of(s).makers[me].tools:
        return []
    found = ready(s, me, PHASE_AT[s.phase]) + left_over(s, me)
    if s.phase == CAPTURE and not s.done:
        found += conspiring(s, me)
    return ado.USE_TOOL.each([craft for craft in found if helpful(s, me, craft)])


# -------------------------------------------------------------------- conspirators (p. 8)


def conspiring(s: State, me: int) -> list[int]:
    """Tools that pay for the first capture, if a second one follows it, on which a conspirator saves silver."""
    if artisans_of(s).committed or s.more < 2 or not s.saved or not second_possible(s, s.more):
        return []
    return [craft for craft in ready(s, me, g.CONSPIRING) if pays_tax(craft)]


def pays_tax(craft: int) -> bool:
    """Whether a tool brings silver, or spares tax."""
    return any(way.gains[t.SILVER] > way.costs[t.SILVER] or way.tax for way in g.WAYS[craft])


def second_possible(s: State, captures: int) -> bool:
    """Whether there are two groups that so many captures can take."""
    return captures > 1 and any(leaves_another(s, group) for group in in_reach(s, 0))


def leaves_another(s: State, group: tuple[int, int]) -> bool:
    """Whether another group can be captured after this one."""
    return any(other != group for other in in_reach(s, 1 << group[0]))


def conspires(s: State, me: int, captures: int) -> bool:
    """Whether whoever comes to the town centre for so many captures can pay for them by a conspirator's tool."""
    player = s.players[me]
    if captures < 2 or not prices.powers(player).in_town:
        return False
    left = [g.WAYS[craft] for craft in ready(s, me, g.CONSPIRING) if pays_tax(craft)]
    if not left or not could(s, me, left, lambda: prices.can_pay(player, prices.FIRST_CAPTURE)):
        return False
    s.circles[t.TOWN_CENTRE][me] += 1  # whoever comes is there, too
    found = second_possible(s, captures)
    s.circles[t.TOWN_CENTRE][me] -= 1
    return found


def saves(s: State, me: int) -> Flow[None]:
    """A conspirator saves silver on a further capture: its tool works; with several, one of them for each capture."""
    found = [craft for craft in ready(s, me, g.CONSPIRING) if helpful(s, me, craft)]
    if not s.config.options.conspirator_per_capture:
        if artisans_of(s).committed and s.done == 2:
            return  # that one's tool worked before the first capture
        if len(found) > 1:
            decline = [do.DECLINE] if any(g.OPTIONAL[craft] for craft in found) else []
            option = yield Ask(me, "use_tool", [*ado.USE_TOOL.each(found), *decline])
            if option != do.DECLINE:
                yield from work(s, me, ado.USE_TOOL.index(option))
            return
    for craft in found:
        yield from may_work(s, me, craft) if g.OPTIONAL[craft] else work(s, me, craft)


# -------------------------------------------------------------------- at a reset


def at_reset(s: State, who: int, apprentice: int) -> Flow[None]:
    """An ability was used at a reset: its tool works, but none that captures where a worker was placed (p. 7)."""
    craft = tool_of(s, who, apprentice)
    if craft == NONE or g.EVERY_SKILL[craft] or not helpful(s, who, craft):
        return
    yield from may_work(s, who, craft) if g.OPTIONAL[craft] else work(s, who, craft)


def releasing(s: State, who: int, apprentice: int) -> Verb | None:
    """What the tool of an apprentice does, if it frees own workers."""
    craft = tool_of(s, who, apprentice)
    effect = g.TOOL[craft] if craft != NONE else All(())
    return effect if isinstance(effect, Verb) and effect.name == "release" else None


def frees(s: State, who: int, apprentice: int) -> Flow[None]:
    """A tool may free the own workers because of whom an ability can't be used (p. 8)."""
    effect = releasing(s, who, apprentice)
    if effect is not None and (effect.words or effect.number >= s.players[who].prison):
        yield from may_work(s, who, tool_of(s, who, apprentice))
