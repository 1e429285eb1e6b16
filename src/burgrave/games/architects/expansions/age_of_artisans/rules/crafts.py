"""Craft cards: an adornment comes under a building (p. 4-5), a tool under an apprentice (p. 6)."""

from __future__ import annotations

from typing import Final

from burgrave.games.architects.data import effects as fx
from burgrave.games.architects.expansions.age_of_artisans.data import tables as g
from burgrave.games.architects.expansions.age_of_artisans.rules import vocabulary as ado
from burgrave.games.architects.expansions.age_of_artisans.rules.kit import show_help
from burgrave.games.architects.expansions.age_of_artisans.rules.state import artisans_of
from burgrave.games.architects.rules import prices
from burgrave.games.architects.rules import vocabulary as do
from burgrave.games.architects.rules.prices import Price
from burgrave.games.architects.rules.rewards import VERBS
from burgrave.games.architects.rules.state import NONE, State
from burgrave.kernel.action import Ask, Flow, because
from burgrave.kernel.effects import All, Effect, Verb, steps
from burgrave.kernel.events import Event
from burgrave.kernel.secrets import reveal
from burgrave.kernel.verbs import Interpreter

CRAFTING: Final = Interpreter(VERBS, ado.CHOOSE, decline=do.DECLINE)
ADORNING: Final = Price(3, 2)  # (p. 4)
NO_CRAFTS: Final = [NONE] * g.FACE_UP
PENALTIES: Final = ("debt", "lose_virtue")


def free_buildings(s: State, me: int) -> list[int]:
    """Own buildings without an adornment (p. 4)."""
    adorned = artisans_of(s).makers[me].adorned
    return [building for building in s.players[me].buildings if building not in adorned]


def free_apprentices(s: State, me: int) -> list[int]:
    """Own apprentices without a tool (p. 6)."""
    equipped = artisans_of(s).makers[me].equipped
    return [apprentice for apprentice in s.players[me].apprentices if apprentice not in equipped]


def on_offer(s: State) -> list[int]:
    """The crafts that lie open."""
    return sorted(craft for craft in artisans_of(s).row if craft != NONE)


def adornments(s: State, me: int) -> list[int]:
    """The adornments that may be crafted, whatever they cost."""
    return ado.ADORNMENT.each(on_offer(s)) if free_buildings(s, me) else []


def tools(s: State, me: int) -> list[int]:
    """The tools that may be crafted."""
    return ado.TOOL.each(on_offer(s)) if free_apprentices(s, me) else []


# -------------------------------------------------------------------- on top of an own worker


def can_lay_on_top(s: State, me: int) -> bool:
    """Whether an own worker lies alone in the guildhall, and something can be crafted on it (p. 4)."""
    added, player = artisans_of(s), s.players[me]
    maker = added.makers[me]
    if s.guildhall.count(me) <= maker.on_top or added.row == NO_CRAFTS:
        return False
    if len(player.apprentices) > len(maker.equipped):
        return True
    return len(player.buildings) > len(maker.adorned) and prices.can_pay(player, ADORNING)


def craftable(s: State, me: int) -> list[int]:
    """What can be crafted in the guildhall, and paid."""
    payable = prices.can_pay(s.players[me], ADORNING)
    return [*(adornments(s, me) if payable else []), *tools(s, me)]


def craft(s: State, me: int) -> Flow[None]:
    """A worker, who has left the supply, lies down on another, and something is crafted."""
    artisans_of(s).makers[me].on_top += 1
    if s.log is not None:
        s.log.append(Event("lies_on_top", {"who": me}))
    option = yield Ask(me, "craft", craftable(s, me))
    if option in ado.TOOL:
        yield from craft_tool(s, me, ado.TOOL.index(option))
    else:
        prices.pay(s, s.players[me], ADORNING)
        yield from craft_adornment(s, me, ado.ADORNMENT.index(option))


# -------------------------------------------------------------------- adornments


def craft_adornment(s: State, me: int, card: int) -> Flow[None]:
    """It comes under a building for good, and does at once what it says, good or bad; then the row is filled."""
    option = yield Ask(me, "adorn", ado.ADORN.each(free_buildings(s, me)), auto=True)
    place = take(s, card)
    attach_adornment(s, me, card, ado.ADORN.index(option))
    yield from because(("crafts-adornment", card), CRAFTING.perform(s, me, g.ADORNMENT[card]))
    fill(s, place)


def attach_adornment(s: State, who: int, card: int, building: int) -> None:
    """A craft comes under a building, or, for a solo opponent, beside its board."""
    maker = artisans_of(s).makers[who]
    if building != NONE:
        maker.adorned += (building,)
    maker.adornments += (card,)
    if s.log is not None:
        s.log.append(Event("adorns", {"who": who, "craft": card, "building": building}))


def adorn_free(s: State, me: int) -> Flow[None]:
    """An adornment for nothing (p. 12)."""
    option = yield Ask(me, "adornment", adornments(s, me), auto=True)
    yield from craft_adornment(s, me, ado.ADORNMENT.index(option))


# -------------------------------------------------------------------- tools


def craft_tool(s: State, me: int, card: int) -> Flow[None]:
    """It comes under an apprentice, after the good half of the adornment for whose character says so (p. 6, p. 12)."""
    character = s.players[me].character
    if character != NONE and fx.CHARACTER_WHILE[character].get(fx.BENEFITS, 0):
        yield from because(("crafts-adornment", card), CRAFTING.perform(s, me, benefits(g.ADORNMENT[card])))
    option = yield Ask(me, "equip", ado.EQUIP.each(free_apprentices(s, me)), auto=True)
    place = take(s, card)
    attach_tool(s, me, card, ado.EQUIP.index(option))
    fill(s, place)


def benefits(effect: Effect) -> Effect:
    """What is good in the effect of an adornment that comes under no building."""
    bad = (*PENALTIES, "again")
    return All(tuple(step for step in steps(effect) if not (isinstance(step, Verb) and step.name in bad)))


def attach_tool(s: State, who: int, card: int, apprentice: int) -> None:
    """A craft comes under an apprentice."""
    maker = artisans_of(s).makers[who]
    maker.equipped += (apprentice,)
    maker.tools += (card,)
    s.players[who].every_skill += g.EVERY_SKILL[card]
    show_help(s, who)
    if s.log is not None:
        s.log.append(Event("equips", {"who": who, "craft": card, "apprentice": apprentice}))


def equip_free(s: State, me: int) -> Flow[None]:
    """A tool for nothing (p. 12)."""
    option = yield Ask(me, "tool", tools(s, me), auto=True)
    yield from craft_tool(s, me, ado.TOOL.index(option))


def rescue(s: State, me: int, apprentice: int) -> Flow[None]:
    """The tool of an apprentice who leaves may go to another one, else it leaves the game (p. 7)."""
    maker = artisans_of(s).makers[me]
    if apprentice not in maker.equipped:
        return
    place = maker.equipped.index(apprentice)
    card = maker.tools[place]
    maker.equipped = maker.equipped[:place] + maker.equipped[place + 1 :]
    maker.tools = maker.tools[:place] + maker.tools[place + 1 :]
    s.players[me].every_skill -= g.EVERY_SKILL[card]
    show_help(s, me)
    lost = artisans_of(s).lost
    artisans_of(s).lost = (*lost, card)
    found = free_apprentices(s, me)
    if found:
        option = yield Ask(me, "rescue", [*ado.EQUIP.each(found), ado.LOSE_TOOL], cause=("crafts-tool", card))
        if option != ado.LOSE_TOOL:
            artisans_of(s).lost = lost
            attach_tool(s, me, card, ado.EQUIP.index(option))
            return
    if s.log is not None:
        s.log.append(Event("loses_tool", {"who": me, "craft": card}))


# -------------------------------------------------------------------- the row


def take(s: State, card: int) -> int:
    """A craft leaves the row: the place where it lay."""
    row = artisans_of(s).row
    place = row.index(card)
    row[place] = NONE
    return place


def fill(s: State, place: int) -> None:
    """Another craft comes where one was taken, as long as there are any (p. 5)."""
    added = artisans_of(s)
    if not added.pile:
        return
    added.row[place] = added.pile.pop()
    reveal(s)
    if s.log is not None:
        s.log.append(Event("craft_arrives", {"craft": added.row[place]}))
