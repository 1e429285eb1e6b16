"""Why not: what looks possible and is not, with the reason. The rules never ask this; people at the table do."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from burgrave.games.citadels.data import tables as t
from burgrave.games.citadels.rules import vocabulary as do
from burgrave.games.citadels.rules.building import MONUMENT_LIMIT, is_complete, may_build_twice
from burgrave.games.citadels.rules.prices import RAIDS, SEIZABLE, prices_to_build
from burgrave.games.citadels.rules.state import ABILITY_USED, State
from burgrave.kernel.action import Ask, Block, Refusal


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
    if s.owns[me] & t.BIT[kind] and not may_build_twice(s, me):
        return Refusal(option, "why-same", {"district": kind})
    if kind == t.MONUMENT and len(s.cities[me]) >= MONUMENT_LIMIT:
        return Refusal(option, "why-monument", {"limit": MONUMENT_LIMIT})
    if not s.gathered:
        return Refusal(option, "why-gather", {})
    if s.character == t.NAVIGATOR:
        return Refusal(option, "why-navigator", {})
    if s.built >= limit:
        return Refusal(option, "why-limit", {"limit": limit})
    return _gold(s, me, option, prices_to_build(s, me)[kind])


def _gold(s: State, me: int, option: int, price: int) -> Refusal:
    """There is not enough gold."""
    gold = s.gold[me]
    return Refusal(option, "why-gold", {"missing": price - gold, "gold": gold, "cost": price})


# ---------------------------------------------------------------- other cities


def _city(s: State, raid: Block, owner: int) -> Refusal:
    """Why rank 8 can do nothing in a city."""
    option = raid.of(owner)
    if s.used & ABILITY_USED:
        return Refusal(option, "why-used", {})
    if owner == s.protected:
        return Refusal(option, "why-protected", {"whom": owner})
    if is_complete(s, owner):
        return Refusal(option, "why-complete", {"whom": owner})
    if not s.cities[owner]:
        return Refusal(option, "why-empty", {"whom": owner})
    return Refusal(option, "why-nothing", {"whom": owner, "gold": s.gold[s.me]})


def _raid(s: State, ask: Ask) -> Iterator[Refusal]:
    """Why the Warlord or the Marshal can't have a district."""
    me, owner = ask.player, s.target
    prices = RAIDS[ask.prompt](s, owner)
    for building in dict.fromkeys(s.cities[owner]):
        option = do.DISTRICT.of(building)
        if t.KIND[building] == t.KEEP:
            yield Refusal(option, "why-keep", {})
        elif ask.prompt == "seize" and s.owns[me] & t.BIT[building]:
            yield Refusal(option, "why-same", {"district": t.KIND[building]})
        elif ask.prompt == "seize" and t.COST[building] > SEIZABLE:
            yield Refusal(option, "why-seizable", {"limit": SEIZABLE})
        else:
            yield _gold(s, me, option, prices[building])


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
    "armory": _armory,
}
