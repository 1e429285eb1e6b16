"""Why something that Age of Artisans allows is not offered now."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from burgrave.games.architects.data import effects as fx
from burgrave.games.architects.expansions.age_of_artisans.data import tables as g
from burgrave.games.architects.expansions.age_of_artisans.rules import artisan, crafts, tools
from burgrave.games.architects.expansions.age_of_artisans.rules import vocabulary as ado
from burgrave.games.architects.expansions.age_of_artisans.rules.state import Artisans, artisans_of
from burgrave.games.architects.rules import prices, workers
from burgrave.games.architects.rules import vocabulary as do
from burgrave.games.architects.rules.state import State
from burgrave.games.architects.text import why_not as base
from burgrave.kernel.action import Ask
from burgrave.kernel.effects import OneOf, verbs_in, write


def reasons(s: State, ask: Ask) -> base.Reasons:
    """Artisans, crafts and tools."""
    if isinstance(s.added, Artisans):
        if ask.prompt in REASONS:
            yield from REASONS[ask.prompt](s, ask)
        if ask.prompt in AT_WORK:
            yield from ((option, ("why-placed", {})) for option in (*ado.PLACE_ARTISAN, ado.LAY_ON_TOP))


# -------------------------------------------------------------------- where a worker may come to


def _placing(s: State, ask: Ask) -> base.Reasons:
    """The artisan, another worker where only the artisan is left, and a worker on top of another."""
    me = ask.player
    made = artisans_of(s).makers[me]
    for option in ado.PLACE_ARTISAN:
        if artisan.at_hand(s, me):
            yield option, base.placing(s, me, ado.PLACE_ARTISAN.index(option))
        else:
            yield option, ("why-no-artisan", {"source": made.artisan})
    alone = s.players[me].workers == int(artisan.at_hand(s, me))
    if alone:
        yield from ((option, ("why-only-artisan", {})) for option in do.PLACE)
        for option in (*do.CONSTRUCT.each(sorted(s.players[me].hand)), do.CATHEDRAL, ado.LAY_ON_TOP):
            yield option, ("why-artisan-guildhall", {})
    covered = _on_top(s, me)
    yield ado.LAY_ON_TOP, covered or _nothing_to_craft(s, me)
    possible = crafts.craftable(s, me)
    for craft in crafts.on_offer(s):
        for option in (ado.ADORNMENT.of(craft), ado.TOOL.of(craft)):
            if alone:
                yield option, ("why-artisan-guildhall", {})
            elif option in possible:
                yield option, covered or ("why-lay-first", {})
            else:
                yield option, _crafting(s, me, option)


def _on_top(s: State, me: int) -> base.Reason | None:
    """No own worker lies in the guildhall, or none without another on top (p. 4)."""
    own = s.guildhall.count(me)
    if own > artisans_of(s).makers[me].on_top:
        return None
    return ("why-all-covered", {}) if own else ("why-none-in-guildhall", {})


def _nothing_to_craft(s: State, me: int) -> base.Reason:
    """Neither an adornment nor a tool."""
    if not crafts.on_offer(s):
        return "why-no-crafts", {}
    if not crafts.free_buildings(s, me):
        return "why-nothing-to-craft-for", {}
    return _too_dear(s, me)


def _too_dear(s: State, me: int) -> base.Reason:
    player = s.players[me]
    return base.too_little("why-adornment", player, prices.due(player, crafts.ADORNING))


def _crafting(s: State, me: int, option: int) -> base.Reason:
    """Why a craft that lies open can't be crafted as one of both."""
    if option in ado.TOOL:
        return "why-all-equipped" if s.players[me].apprentices else "why-no-apprentice", {}
    if not crafts.free_buildings(s, me):
        return "why-all-adorned" if s.players[me].buildings else "why-no-building", {}
    return _too_dear(s, me)


# -------------------------------------------------------------------- crafts


def _to_craft(s: State, ask: Ask) -> base.Reasons:
    for craft in crafts.on_offer(s):
        for option in (ado.ADORNMENT.of(craft), ado.TOOL.of(craft)):
            yield option, _crafting(s, ask.player, option)


def _in_the_middle(s: State, ask: Ask) -> base.Reasons:
    """Only tools are crafted there (p. 6)."""
    for craft in crafts.on_offer(s):
        yield ado.TOOL.of(craft), _crafting(s, ask.player, ado.TOOL.of(craft))
        yield ado.ADORNMENT.of(craft), ("why-adornment-in-guildhall", {})


def _adorning(s: State, ask: Ask) -> base.Reasons:
    made = artisans_of(s).makers[ask.player]
    for building, craft in zip(made.adorned, made.adornments, strict=True):
        yield ado.ADORN.of(building), ("why-adorned", {"craft": craft})


def _equipping(s: State, ask: Ask) -> base.Reasons:
    made = artisans_of(s).makers[ask.player]
    for apprentice, craft in zip(made.equipped, made.tools, strict=True):
        yield ado.EQUIP.of(apprentice), ("why-equipped", {"craft": craft})


def _choosing(s: State, ask: Ask) -> base.Reasons:
    """The branches of a craft's effect that can't be done."""
    effects = {"crafts-adornment": g.ADORNMENT, "crafts-tool": g.TOOL}
    if ask.cause is not None and ask.cause[0] in effects:
        effect = effects[ask.cause[0]][ask.cause[1]]
        for branch in effect.branches if isinstance(effect, OneOf) else ():
            yield ado.CHOOSE[write(branch)], (base.IDLE.get(verbs_in(branch)[0].name, "why-idle"), {})


# -------------------------------------------------------------------- tools and strongarms


def _using(s: State, ask: Ask) -> base.Reasons:
    """Tools and strongarms that can't be used while something is done at a place (p. 6)."""
    me, added = ask.player, artisans_of(s)
    made = added.makers[me]
    timely = tools.ready(s, me, tools.PHASE_AT[s.phase]) if ask.prompt in LINGERING else None
    for apprentice, craft in zip(made.equipped, made.tools, strict=True):
        option = ado.USE_TOOL.of(craft)
        if g.EVERY_SKILL[craft]:
            yield option, ("why-tool-of-skills", {})
        elif added.used >> craft & 1:
            yield option, ("why-tool-used", {})
        elif timely is not None:
            yield option, ("why-idle", {}) if craft in timely else ("why-tool-of", {"apprentice": apprentice})
    for card in s.players[me].apprentices:
        if fx.WHEN[card] == fx.WITH_ARTISAN:
            why = "why-ability-used" if added.abilities >> card & 1 else "why-idle"
            yield ado.USE_ABILITY.of(card), (why if added.by_artisan else "why-ability-of-artisan", {})


def _capturing(s: State, ask: Ask) -> base.Reasons:
    """Whose tool has paid for the first capture owes a second one (p. 8)."""
    if artisans_of(s).committed:
        yield do.DONE, ("why-second-capture", {})
        if not s.done:
            yield from (
                (option, ("why-leaves-no-other", {})) for option in workers.group_options(workers.in_reach(s, s.at))
            )
    yield from _using(s, ask)


def _seizing(s: State, ask: Ask) -> base.Reasons:
    """Never the own artisan (p. 8, p. 11)."""
    if artisans_of(s).makers[ask.player].artisan == artisans_of(s).at:
        yield ado.SEIZE.of(ado.SEIZED.index("artisan") * do.MOST_SEATS + ask.player), ("why-own-artisan", {})


def _taking_back(s: State, ask: Ask) -> base.Reasons:
    for option in (*ado.PLACE_ARTISAN, ado.LAY_ON_TOP):
        yield option, ("why-no-workers", {})


LINGERING: Final = ("trade", "capture", "guard")  # questions beside which tools can be used
AT_WORK: Final = ("dig", *LINGERING, "workshop", "market", "guildhall")
REASONS: Final[dict[str, Callable[[State, Ask], base.Reasons]]] = {
    "place": _placing,
    "take_back": _taking_back,
    "craft": _to_craft,
    "market": _in_the_middle,
    "adorn": _adorning,
    "equip": _equipping,
    "rescue": _equipping,
    "choose": _choosing,
    "trade": _using,
    "guard": _using,
    "before": _using,
    "capture": _capturing,
    "seize": _seizing,
}
base.ADDED.append(reasons)
