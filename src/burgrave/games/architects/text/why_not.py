"""Why not: what looks possible and is not, with the reason. The rules never ask this; people at the table do."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from typing import Final, TypeAlias

from burgrave.games.architects.data import effects as fx
from burgrave.games.architects.data import tables as t
from burgrave.games.architects.rules import guildhall, prices, workers
from burgrave.games.architects.rules import vocabulary as do
from burgrave.games.architects.rules.apprentices import on_offer, within_reach
from burgrave.games.architects.rules.prices import Price
from burgrave.games.architects.rules.state import NOBODY, NONE, Player, State
from burgrave.games.architects.rules.turn import guard_options
from burgrave.games.architects.text.wording import cost, mixed, strength
from burgrave.kernel.action import Ask, Refusal
from burgrave.kernel.effects import All, OneOf, verbs_in, write
from burgrave.kernel.events import Value

Reason: TypeAlias = tuple[str, dict[str, Value]]  # the message and what it speaks of
Reasons: TypeAlias = Iterator[tuple[int, Reason]]  # by option


def why_not(s: State, ask: Ask) -> list[Refusal]:
    """What the asked seat might expect among its options, and why it is not there."""
    found: dict[int, Reason] = {}
    for reasons in (*ADDED, REASONS.get(ask.prompt)):
        for option, reason in reasons(s, ask) if reasons is not None else ():
            if option not in ask.options:
                found.setdefault(option, reason)
    return [Refusal(option, *reason) for option, reason in found.items()]


ADDED: Final[list[Callable[[State, Ask], Reasons]]] = []
"""The reasons of expansions, whatever is asked; they come first."""


def _others(ask: Ask, options: Iterable[int]) -> list[int]:
    """Those that are not offered."""
    return [option for option in options if option not in ask.options]


def too_little(message: str, player: Player, price: Price) -> Reason:
    """Too little silver for a price."""
    return message, {**cost(price), "have": player.goods[t.SILVER]}


# -------------------------------------------------------------------- set-up


def _character(s: State, ask: Ask) -> Reasons:
    """Those of a colour that somebody plays (R2.13)."""
    takers = {t.CHARACTERS[one.character].colour: seat for seat, one in enumerate(s.players) if one.character != NONE}
    for option in _others(ask, do.CHARACTER):
        colour = t.CHARACTERS[do.CHARACTER.index(option)].colour
        if colour in takers:
            yield option, ("why-character-taken", {"whom": takers[colour]})


# -------------------------------------------------------------------- where a worker may come to


def _placing(s: State, ask: Ask) -> Reasons:
    """Places where nothing can be done or paid (R3.3); and what can be done only there."""
    me = ask.player
    for option in _others(ask, do.PLACE):
        yield option, placing(s, me, do.PLACE.index(option))
    strength = s.circles[t.WORKSHOP][me] + 1
    reach = within_reach(s, me, strength)
    for slot in on_offer(s):
        yield do.HIRE.of(s.row[slot]), _first(t.WORKSHOP) if slot in reach else _hiring(s, me, slot, strength)
    yield do.PLANS, _first(t.WORKSHOP) if s.plans else ("why-no-pile", {})
    for option in workers.group_options(workers.groups(s)):
        yield option, _first(t.TOWN_CENTRE) if do.PLACE.of(t.TOWN_CENTRE) in ask.options else _town_centre(s, me)
    possible = guard_options(s, me)
    for option in GUARDING:
        yield option, _first(t.GUARDHOUSE) if option in possible else _guarding(s, me, option)
    for option, reason in _what_to_build(s, me):
        yield option, reason if reason is not None else _first(t.GUILDHALL)
    for source in _own(s, me):
        yield do.TAKE_BACK.of(source), ("why-take-back", {})


def _first(place: int) -> Reason:
    """Something can be done, and begins with a worker."""
    return "why-place-first", {"place": place}


def placing(s: State, me: int, place: int) -> Reason:
    """Why nobody can be placed somewhere."""
    player = s.players[me]
    if place == t.GUILDHALL:
        return _nothing_to_build(s, me)
    if place >= t.LEFT:
        return _market(s, me, place - t.LEFT)
    if place == t.TAX_STAND:
        return "why-no-tax", {}
    if place == t.TOWN_CENTRE:
        return _town_centre(s, me)
    if place == t.GUARDHOUSE:
        return _guarding(s, me, do.PAY_DEBT) if player.unpaid else ("why-nothing-to-guard", {})
    return too_little("why-workshop", player, prices.hiring(player))


def _market(s: State, me: int, space: int) -> Reason:
    """Why a space of the black market is out of question (R4.1, R6.10)."""
    player = s.players[me]
    if t.NO_MARKET[player.virtue]:
        return "why-market-virtue", {"virtue": player.virtue}
    if s.market[space] != NOBODY:
        return "why-market-taken", {"whom": s.market[space]}
    price = Price(prices.market(player, space), 0)
    if player.goods[t.SILVER] < price.total:
        return too_little("why-silver", player, price)
    return "why-market-empty", {}


def _town_centre(s: State, me: int) -> Reason:
    return too_little("why-silver", s.players[me], prices.due(s.players[me], prices.FIRST_CAPTURE))


def _own(s: State, me: int) -> list[int]:
    """From where own workers could be taken back, were there no order among the places."""
    found = [place for place, there in enumerate(s.circles) if there[me]]
    found += [len(t.CIRCLES) + space for space, owner in enumerate(s.market) if owner == me]
    found += [workers.PRISON] if s.players[me].prison else []
    return found + [workers.BOARDS + captor for captor, one in enumerate(s.players) if one.captured[me]]


def _taking_back(s: State, ask: Ask) -> Reasons:
    """Without a worker nobody is placed, and open circles come first (R3.4)."""
    for source in _own(s, ask.player):
        yield do.TAKE_BACK.of(source), ("why-circles-first", {})
    for option in do.PLACE:
        yield option, ("why-no-workers", {})


def _placed(ask: Ask) -> Reasons:
    """In the middle of an action."""
    for option in do.PLACE:
        yield option, ("why-placed", {})


# -------------------------------------------------------------------- what is done at a place


def _digging(s: State, ask: Ask) -> Reasons:
    yield do.DIG.of(1), ("why-few-miners", {})
    yield from _placed(ask)


def _trading(s: State, ask: Ask) -> Reasons:
    """Trades that can't be paid."""
    player = s.players[ask.player]
    for index in prices.powers(player).trades:
        price = fx.TRADE[index].price
        have = sum(_has(player, verb.name) for verb in price)
        yield do.TRADE.of(index), ("why-trade", {"cost": write(All(price)), "have": have})
    yield from _placed(ask)


def _has(player: Player, good: str) -> int:
    """How many goods of a kind there are for a trade."""
    kinds = {"materials": t.MATERIALS, "wood_stone": (t.WOOD, t.STONE)}
    if good == "plan":
        return len(player.hand)
    return sum(player.goods[kind] for kind in kinds.get(good, [kind for kind in range(6) if t.GOODS[kind] == good]))


def _hiring(s: State, me: int, slot: int, strength: int) -> Reason:
    """Too little silver for an apprentice and for the coins on the way (R6.6)."""
    player, coins = s.players[me], prices.skipped(slot, strength)
    price = prices.hiring(player)
    message, told = too_little("why-hire", player, Price(price.silver + coins, price.tax))
    return message, {**told, "coins": coins}


def _in_workshop(s: State, ask: Ask) -> Reasons:
    for slot in on_offer(s):
        yield do.HIRE.of(s.row[slot]), _hiring(s, ask.player, slot, strength(s, t.WORKSHOP))
    yield do.PLANS, ("why-no-pile", {})
    yield from _placed(ask)


def _in_market(s: State, ask: Ask) -> Reasons:
    yield do.LOOK, ("why-no-pile", {})
    yield from _placed(ask)


def _capturing(s: State, ask: Ask) -> Reasons:
    """Too little silver, or groups of too many places (R6.8)."""
    player = s.players[ask.player]
    price = prices.capturing(s, player)
    places = [place for place in range(len(t.CIRCLES)) if s.at >> place & 1]
    for option in workers.group_options(workers.groups(s)):
        if player.goods[t.SILVER] < price.total:
            yield option, too_little("why-silver", player, price)
        elif s.config.each_elsewhere:
            yield option, ("why-captured-there", {"places": places})
        else:
            yield option, ("why-captured-elsewhere", {"places": places, "count": s.config.capture_from})
    yield from _placed(ask)


GUARDING: Final = (do.SEND, do.RELEASE, *do.RANSOM, do.PAY_DEBT)


def _guarding(s: State, me: int, option: int) -> Reason:
    """Why something can't be done in the guardhouse (R6.9)."""
    player = s.players[me]
    if option == do.SEND:
        return "why-no-captured", {}
    if option == do.RELEASE:
        return "why-no-prisoner", {}
    if option == do.PAY_DEBT:
        return too_little("why-debt", player, prices.debt(player)) if player.unpaid else ("why-no-debt", {})
    held = workers.held_by_others(s, me)
    return too_little("why-silver", player, prices.ransom(player)) if held else ("why-nobody-held", {})


def _on_guard(s: State, ask: Ask) -> Reasons:
    for option in GUARDING:
        yield option, _guarding(s, ask.player, option)
    yield from _placed(ask)


# -------------------------------------------------------------------- buildings and the cathedral


def _what_to_build(s: State, me: int) -> Iterator[tuple[int, Reason | None]]:
    """All that might be built, with a reason where it can't be."""
    for card in sorted(s.players[me].hand):
        yield do.CONSTRUCT.of(card), None if guildhall.can_construct(s, me, card) else _building(s.players[me], card)
    yield do.CATHEDRAL, None if guildhall.can_advance(s, me) else _cathedral(s, me)


def _building(player: Player, card: int) -> Reason:
    """The skills and goods that are missing (R9.3)."""
    lacks = t.BUILDING_SKILLS[card] & ~prices.powers(player).skills
    return "why-building", {"lacks": lacks, "missing": ", ".join(mixed(_missing(player, fx.BUILDING_COST[card])))}


def _short(player: Player, mix: tuple[int, ...]) -> Reason:
    """The goods that a mix takes and nobody has; here nothing is saved any more."""
    found = [max(0, count - have) for count, have in zip(mix, player.goods, strict=False)]
    return "why-building", {"lacks": 0, "missing": ", ".join(mixed(found))}


def _missing(player: Player, cost: tuple[int, ...]) -> list[int]:
    """Goods that are missing for a cost, by kind; what a character saves is not (R13)."""
    power = prices.powers(player)
    found = [max(0, wanted - have) for wanted, have in zip(cost, player.goods, strict=True)]
    saved = power.mixed
    for good in (t.WOOD, t.STONE):
        less = min(saved, found[good])
        found[good] -= less
        saved -= less
    if power.alike:
        both = cost[t.GOLD] + cost[t.MARBLE] - player.goods[t.GOLD] - player.goods[t.MARBLE]
        found[t.GOLD], found[t.MARBLE] = max(0, both), 0
    return found


def _cathedral(s: State, me: int) -> Reason:
    """Why the next level can't be reached (R10.1)."""
    player = s.players[me]
    level = player.cathedral + 1
    if level > t.LEVELS:
        return "why-cathedral-top", {}
    if t.NO_CATHEDRAL[player.virtue]:
        return "why-cathedral-virtue", {"virtue": player.virtue}
    if not guildhall.has_space(s, level):
        return "why-cathedral-full", {"level": level, "count": t.LEVEL_SPACES[level]}
    if not player.hand and not prices.powers(player).no_plan:
        return "why-cathedral-plan", {}
    return "why-cathedral-goods", {"level": level, "mixed": level, "less": prices.powers(player).mixed}


def _nothing_to_build(s: State, me: int) -> Reason:
    """For what the least is missing, and why the cathedral waits."""
    player = s.players[me]
    if not player.hand:
        return _cathedral(s, me) if prices.powers(player).no_plan else ("why-no-hand", {})

    def distance(card: int) -> int:
        lacks = t.BUILDING_SKILLS[card] & ~prices.powers(player).skills
        return 2 * lacks.bit_count() + sum(_missing(player, fx.BUILDING_COST[card]))  # hiring takes its time

    nearest = min(sorted(player.hand), key=distance)
    return "why-nothing-to-build", {"building": nearest, **_building(player, nearest)[1]}


def _at_guildhall(s: State, ask: Ask) -> Reasons:
    for option, reason in _what_to_build(s, ask.player):
        if reason is not None:
            yield option, reason
    yield from _placed(ask)


def _mixing(s: State, ask: Ask) -> Reasons:
    """Other mixes of the same goods, of which some are missing."""
    offered = [do.MIXES[do.MIX.index(option)] for option in ask.options]
    kinds = [any(counts) for counts in zip(*offered, strict=True)]
    for mix, option in do.OPTION_OF_MIX.items():
        if sum(mix) == sum(offered[0]) and all(kind or not count for kind, count in zip(kinds, mix, strict=True)):
            yield option, _short(s.players[ask.player], mix)
    yield from _placed(ask)


# -------------------------------------------------------------------- effects


def _choosing(s: State, ask: Ask) -> Reasons:
    """The branches of a building's effect that can't be done."""
    if ask.cause is not None and ask.cause[0] == "buildings-effect":
        effect = fx.BUILT[ask.cause[1]]
        for branch in effect.branches if isinstance(effect, OneOf) else ():
            yield do.CHOOSE[write(branch)], (IDLE.get(verbs_in(branch)[0].name, "why-idle"), {})


IDLE: Final[dict[str, str]] = {
    "reclaim": "why-nobody-held",
    "capture": "why-nobody-in-town",
    "release": "why-no-prisoner",
    "destroy_debt": "why-no-debt",
    "plans": "why-no-pile",
}
REASONS: Final[dict[str, Callable[[State, Ask], Reasons]]] = {
    "character": _character,
    "place": _placing,
    "take_back": _taking_back,
    "dig": _digging,
    "trade": _trading,
    "workshop": _in_workshop,
    "market": _in_market,
    "capture": _capturing,
    "guard": _on_guard,
    "guildhall": _at_guildhall,
    "mix": _mixing,
    "choose": _choosing,
}
