"""Why not: what looks possible and is not, with the reason. The rules never ask this; people at the table do."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Final, TypeAlias

from burgrave.games.citadels.data import tables as t
from burgrave.games.citadels.rules import vocabulary as do
from burgrave.games.citadels.rules.building import MONUMENT_LIMIT, UNLIMITED, is_complete, may_build_twice
from burgrave.games.citadels.rules.prices import (
    SEIZABLE,
    price_to_exchange,
    prices_to_build,
    prices_to_destroy,
    prices_to_seize,
)
from burgrave.games.citadels.rules.raids import givable
from burgrave.games.citadels.rules.state import ABILITY_USED, State
from burgrave.kernel.action import Ask, Block, Refusal
from burgrave.kernel.events import Value

Reason: TypeAlias = tuple[str, dict[str, Value]]  # the message and what it speaks of

BUILDS_NOTHING: Final = {t.NAVIGATOR: "why-navigator", t.WITCH: "why-witch"}  # the Witch not before she resumes (p. 10)


def why_not(s: State, ask: Ask) -> list[Refusal]:
    """What the asked seat might expect among its options, and why it is not there."""
    found = REASONS.get(ask.prompt)
    return [refusal for refusal in found(s, ask) if refusal.option not in ask.options] if found is not None else []


def _turn(s: State, ask: Ask) -> Iterator[Refusal]:
    me = ask.player
    for kind in dict.fromkeys(s.hands[me]):
        yield _build(s, me, kind)
    raid = {t.WARLORD: do.DESTROY_IN, t.DIPLOMAT: do.EXCHANGE_WITH, t.MARSHAL: do.SEIZE_FROM}.get(s.character)
    if raid is not None:
        for owner in range(s.config.players):
            if owner != me or raid is do.DESTROY_IN:
                yield _city(s, raid, owner)
    for naming in (do.KILL, do.ROB):
        if any(option in naming for option in ask.options):
            yield from _names(s, naming)


# ---------------------------------------------------------------- building


def _build(s: State, me: int, kind: int) -> Refusal:
    """The first reason why a card in hand is not offered."""
    option, limit = do.BUILD.of(kind), t.BUILD_LIMIT[s.character]
    if t.PRICE[kind] >= t.NEVER:
        return Refusal(option, "why-never", {})
    if s.locked and s.rank == s.bewitched:
        return Refusal(option, "why-bewitched", {})
    if s.character in BUILDS_NOTHING:
        return Refusal(option, BUILDS_NOTHING[s.character], {})
    if s.owns[me] & t.BIT[kind] and not may_build_twice(s, me):
        return Refusal(option, "why-same", {"district": kind})
    if kind == t.MONUMENT and len(s.cities[me]) >= MONUMENT_LIMIT:
        return Refusal(option, "why-monument", {"limit": MONUMENT_LIMIT})
    if not s.gathered:
        return Refusal(option, "why-gather", {})
    if s.built >= limit and not UNLIMITED[s.character] & t.BIT[kind]:
        return Refusal(option, "why-limit", {"limit": limit})
    price, gold, cards = prices_to_build(s, me)[kind], s.gold[me], len(s.hands[me]) - 1
    if kind == t.THIEVES_DEN:
        return Refusal(
            option, "why-den", {"missing": price - gold - cards, "gold": gold, "count": cards, "cost": price}
        )
    return Refusal(option, *_gold(s, price))


def _gold(s: State, price: int) -> Reason:
    """There is not enough gold."""
    gold = s.gold[s.me]
    return "why-gold", {"missing": price - gold, "gold": gold, "cost": price}


# ---------------------------------------------------------------- other cities


def _city(s: State, raid: Block, owner: int) -> Refusal:
    """Why rank 8 can do nothing in a city."""
    option = raid.of(owner)
    whom: dict[str, Value] = {"whom": owner}
    if s.locked:
        return Refusal(option, "why-bewitched" if s.rank == s.bewitched else "why-gather", {})
    if s.used & ABILITY_USED:
        return Refusal(option, "why-used", {})
    if owner == s.protected:
        return Refusal(option, "why-protected", whom)
    if is_complete(s, owner):
        return Refusal(option, "why-complete", whom)
    if not s.cities[owner]:
        return Refusal(option, "why-empty", whom)
    found = [_in_the_way(s, raid, owner, building) for building in dict.fromkeys(s.cities[owner])]
    reasons = {reason for reason, _ in found}
    if "why-gold" in reasons:
        return Refusal(option, "why-nothing", {**whom, "gold": s.gold[s.me]})
    if "why-no-gift" in reasons:
        return Refusal(option, "why-no-gift", whom)
    if len(reasons) == 1 and (len(found) == 1 or "why-same" not in reasons):
        return Refusal(option, *found[0])
    return Refusal(option, "why-none", {**whom, "limit": SEIZABLE if raid is do.SEIZE_FROM else 0})


def _in_the_way(s: State, raid: Block, owner: int, building: int) -> Reason:
    """Why rank 8 can't have a district of a city that is in reach: where nothing else stands in the way, the price."""
    me, kind = s.me, t.KIND[building]
    if kind == t.KEEP:
        return "why-keep", {}
    if raid is do.DESTROY_IN:
        return _gold(s, prices_to_destroy(s, owner)[building])
    if s.owns[me] & t.BIT[kind]:
        return "why-same", {"district": kind}
    if raid is do.EXCHANGE_WITH:
        prices = [price_to_exchange(s, owner, building, mine) for mine in givable(s, me, owner)]
        return _gold(s, min(prices)) if prices else ("why-no-gift", {"whom": owner})
    if t.COST[building] > SEIZABLE:
        return "why-seizable", {"limit": SEIZABLE}
    return _gold(s, prices_to_seize(s, owner)[building])


def _raid(s: State, ask: Ask) -> Iterator[Refusal]:
    """Why rank 8 can't have a district."""
    raid = {"destroy": do.DESTROY_IN, "seize": do.SEIZE_FROM, "exchange_take": do.EXCHANGE_WITH}[ask.prompt]
    for building in dict.fromkeys(s.cities[s.target]):
        yield Refusal(do.DISTRICT.of(building), *_in_the_way(s, raid, s.target, building))


def _give(s: State, ask: Ask) -> Iterator[Refusal]:
    """Why the Diplomat can't give a district in return."""
    me, owner = ask.player, s.target
    may_go = givable(s, me, owner)
    for building in dict.fromkeys(s.cities[me]):
        option, kind = do.DISTRICT.of(building), t.KIND[building]
        if building in may_go:
            yield Refusal(option, "why-difference", {"gold": s.gold[me]})
        elif s.owns[owner] & t.BIT[kind]:
            yield Refusal(option, "why-same-there", {"whom": owner, "district": kind})
        else:
            yield Refusal(option, "why-own-keep", {})


def _armory(s: State, ask: Ask) -> Iterator[Refusal]:
    for building in dict.fromkeys(s.cities[s.target]):
        yield Refusal(do.DISTRICT.of(building), "why-armory", {})


# ---------------------------------------------------------------- characters


def _names(s: State, naming: Block) -> Iterator[Refusal]:
    """Why a character can't be named."""
    for rank in s.config.ranks:
        character = s.config.cast[rank]
        option = naming.of(character)
        if rank == t.RANK[s.character]:
            yield Refusal(option, "why-oneself", {"character": character})
        elif naming is do.ROB and rank in (1, s.killed, s.bewitched):
            yield Refusal(option, "why-not-robbed", {"character": character})
        else:
            yield Refusal(option, "why-face-up", {"character": character})


REASONS: dict[str, Callable[[State, Ask], Iterator[Refusal]]] = {
    "turn": _turn,
    "bewitch": lambda s, ask: _names(s, do.BEWITCH),
    "destroy": _raid,
    "seize": _raid,
    "exchange_take": _raid,
    "exchange_give": _give,
    "armory": _armory,
}
