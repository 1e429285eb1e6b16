"""Why not: what looks possible and is not, with the reason. The rules never ask this; people at the table do."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from typing import Final, TypeAlias

from burgrave.games.viscounts.data import effects as fx
from burgrave.games.viscounts.data import tables as t
from burgrave.games.viscounts.rules import prices
from burgrave.games.viscounts.rules import vocabulary as do
from burgrave.games.viscounts.rules.building import NUMBER, free_sites, left
from burgrave.games.viscounts.rules.castle import MOVES, section_beside
from burgrave.games.viscounts.rules.rewards import RESOLVE, on_cards
from burgrave.games.viscounts.rules.state import MOVE, NOBODY, NONE, RECRUIT, Player, State
from burgrave.games.viscounts.rules.turn import needs, reachable
from burgrave.games.viscounts.rules.verbs import VERBS
from burgrave.games.viscounts.text.wording import crowded
from burgrave.kernel.action import Ask, Block, Refusal
from burgrave.kernel.effects import OneOf, Verb, steps, verbs_in, write
from burgrave.kernel.events import Value

Reason: TypeAlias = tuple[str, dict[str, Value]]  # the message and what it speaks of
Reasons: TypeAlias = Iterator[tuple[int, Reason]]  # by option

INNER: Final = (t.PLACE_WORKERS, t.TRANSCRIBE)  # the actions of the inner path (p. 18, 21)
ENOUGH: Final = 99  # silver for the whole way round


def why_not(s: State, ask: Ask) -> list[Refusal]:
    """What the asked seat might expect among its options, and why it is not there."""
    found: dict[int, Reason] = {}  # one reason for each; some cards are there more than once
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


# -------------------------------------------------------------------- what lies on the table


def _hand(s: State, me: int) -> list[int]:
    return do.PLAY.each(sorted(s.players[me].hand))


def _sites(s: State) -> list[int]:
    return do.SITE.each([site for segment in s.ring for site in t.SITES_OF[s.config.side][segment]])


def _tops(block: Block, piles: list[list[int]]) -> list[int]:
    return block.each([pile[-1] for pile in piles if pile])


def _done_to(s: State) -> list[int]:
    """What a primary action is done to: sites, buildings, manuscripts and the castle."""
    return [*_sites(s), *do.BUILDING, *_tops(do.MANUSCRIPT, s.manuscripts), *do.SECTION]


# -------------------------------------------------------------------- set-up


def _pair(s: State, ask: Ask) -> Reasons:
    """Pairs that others have taken."""
    for seat, player in enumerate(s.players):
        if player.card != NONE:
            yield do.PAIR.of(player.card), ("why-pair-taken", {"whom": seat})


# -------------------------------------------------------------------- a turn, phase by phase


def _playing(s: State, ask: Ask) -> Reasons:
    """Nothing comes before the card."""
    for option in [*do.TOWN, *do.DO, *do.DISMISS_FOR, *_done_to(s), *_tops(do.HIRE, s.piles)]:
        yield option, ("why-play-first", {})


def _moving(s: State, ask: Ask) -> Reasons:
    """Towns that are too far, or so near that the way there leads all around; then comes all the rest."""
    me, player = ask.player, s.players[ask.player]
    free = prices.lasting(player, fx.FURTHER)
    rich = s.copy()
    rich.players[me].goods[t.SILVER] = ENOUGH
    cost, near = reachable(rich, me, s.steps), _distances(player.town)
    towns = {do.TOWN.of(3 * s.ring[town // 3] + town % 3): town for town in range(t.TOWNS)}
    for option in _others(ask, towns):
        town = towns[option]
        args: dict[str, Value] = {
            "near": near[town],
            "steps": s.steps,
            "free": free,
            "far": s.steps + free + cost[town],
        }
        args |= {"silver": cost[town], "have": prices.purse(player)}
        yield option, ("why-town-near" if near[town] < s.steps else "why-town-far", args)
    for option in _hand(s, me):
        yield option, ("why-played", {})
    for option in [*do.DO, *do.DISMISS_FOR, *_done_to(s), *_tops(do.HIRE, s.piles)]:
        yield option, ("why-move-first", {})


def _distances(town: int) -> dict[int, int]:
    """How many spaces each town is away."""
    found, reached = {town: 0}, [town]
    for at in reached:
        for further in t.NEXT[at]:
            if further not in found:
                found[further] = found[at] + 1
                reached.append(further)
    return found


def _hiring(s: State, ask: Ask) -> Reasons:
    """Only the card beside the viscount (p. 22); all the rest is over, or comes after a hire of another time."""
    player = s.players[ask.player]
    beside = s.piles[prices.segment_of(s, ask.player)]
    for option in _others(ask, _tops(do.HIRE, s.piles)):
        card = do.HIRE.index(option)
        price: dict[str, Value] = {"cost": t.COST[card], "have": prices.purse(player)}
        yield option, ("why-hire-silver", price) if card in beside else ("why-hire-beside", {})
    if s.phase == RECRUIT:
        yield from _moved(s, ask)
        for option in [*do.DO, *do.DISMISS_FOR, *_done_to(s)]:
            yield option, ("why-acted", {})
    else:
        for option in [*_hand(s, ask.player), *do.TOWN, *do.DO, *do.DISMISS_FOR, *_done_to(s)]:
            yield option, ("why-hire-first", {})


def _moved(s: State, ask: Ask) -> Reasons:
    for option in _hand(s, ask.player):
        yield option, ("why-played", {})
    for option in do.TOWN:
        yield option, ("why-moved", {})


# -------------------------------------------------------------------- the primary action


def _acting(s: State, ask: Ask) -> Reasons:
    """Actions that can't be done, and what they would be done to."""
    me, player = ask.player, s.players[ask.player]
    place = player.town // 3
    segment = s.ring[place]
    for action in range(len(t.ACTIONS)):
        if do.DO.of(action) not in ask.options:
            yield do.DO.of(action), _action(s, me, action)
        if do.DISMISS_FOR.of(action) not in ask.options:
            yield do.DISMISS_FOR.of(action), dismissal(s, me, action, segment)
    for option in _sites(s):
        yield option, _unreached(s, player.town, do.SITE.index(option)) or _chosen(s, ask, t.BUILD)
    for building, option in enumerate(do.BUILDING):
        yield option, _building(s, ask, building)
    for option in _tops(do.MANUSCRIPT, s.manuscripts):
        beside = do.MANUSCRIPT.index(option) in s.manuscripts[segment]
        yield (
            option,
            _path(player, t.TRANSCRIBE) or (_chosen(s, ask, t.TRANSCRIBE) if beside else ("why-manuscript-beside", {})),
        )
    for section, option in enumerate(do.SECTION):
        beside = section == section_beside(s, place)
        yield (
            option,
            _path(player, t.PLACE_WORKERS)
            or (_chosen(s, ask, t.PLACE_WORKERS) if beside else ("why-section-beside", {})),
        )
    for option in _tops(do.HIRE, s.piles):
        card = do.HIRE.index(option)
        price: dict[str, Value] = {"cost": t.COST[card], "have": prices.purse(player)}
        yield option, ("why-act-first", price) if card in s.piles[segment] else ("why-hire-beside", {})
    yield from _moved(s, ask)


def _path(player: Player, action: int) -> Reason | None:
    """Each action belongs to one of the two paths (p. 14)."""
    if (player.town % 3 == t.INNER) == (action in INNER):
        return None
    return ("why-inner-only" if action in INNER else "why-outer-only"), {}


def _hopeless(s: State, me: int, action: int) -> Reason | None:
    """A reason that no icon would change."""
    player = s.players[me]
    path = _path(player, action)
    if path is not None:
        return path
    if action == t.BUILD and not left(player):
        return "why-all-built", {}
    if action == t.BUILD and not free_sites(s, player.town):
        return "why-no-sites", {}
    if action == t.PLACE_WORKERS and not player.workers:
        return "why-no-workers", {}
    return None


def _action(s: State, me: int, action: int) -> Reason:
    """Why an action can't be done: what nothing would change first, then the icons that are missing."""
    hopeless = _hopeless(s, me, action)
    return hopeless if hopeless is not None else _icons(s.players[me], action, needs(s, me, action) or 0)


def dismissal(s: State, me: int, action: int, segment: int) -> Reason:
    """Why the card of a segment, as a rule that beside the viscount, can't be dismissed for an action (p. 14)."""
    hopeless = _hopeless(s, me, action)
    if hopeless is not None:
        return hopeless
    player = s.players[me].copy()
    pile = s.piles[segment]
    cost, icons = prices.dismissed(s, me, segment)
    card: dict[str, Value] = {"card": pile[-1] if pile else NONE}
    if not icons[action] and not icons[t.CRIMINAL]:
        return "why-no-icon", {"icon": t.ICONS[action], **card}
    silver = prices.purse(player)
    player.goods[t.SILVER] += max(0, cost - silver)
    need = needs(s, me, action) or 0
    price: dict[str, Value] = {"cost": cost, "silver": silver}
    if prices.affords(player, action, need, icons, cost):
        return "why-dismiss-silver", {**price, **card}
    _, sums = _icons(player, action, need, icons, cost)
    return ("why-dismiss-icons" if silver >= cost else "why-dismiss-both"), {**sums, **price, **card}


def _icons(player: Player, action: int, need: int, extra: tuple[int, ...] = prices.NO_ICONS, silver: int = 0) -> Reason:
    """How many icons there are, how many more goods are worth, and how many it takes."""
    have, goods = prices.icons_for(player, action, extra), prices.most(player, action, silver)
    return "why-icons", {"icon": t.ICONS[action], "sum": have + goods, "need": need, "have": have, "goods": goods}


def _chosen(s: State, ask: Ask, action: int) -> Reason:
    """Something is there to be done, and comes with its action; else there is a reason against that."""
    if do.DO.of(action) in ask.options or do.DISMISS_FOR.of(action) in ask.options:
        return "why-action-first", {"action": action}
    return _action(s, ask.player, action)


# -------------------------------------------------------------------- buildings


def _building(s: State, ask: Ask, building: int) -> Reason:
    """Why a building can't be chosen before the action is."""
    me, player = ask.player, s.players[ask.player]
    if player.built >> building & 1:
        return "why-built", {}
    need = t.BUILD_COST[building]
    hopeless = _hopeless(s, me, t.BUILD)
    if hopeless is not None:
        return hopeless
    cost, icons = prices.dismissed(s, me, prices.segment_of(s, me))
    dismissing = do.DISMISS_FOR.of(t.BUILD) in ask.options
    if prices.affords(player, t.BUILD, need) or (dismissing and prices.affords(player, t.BUILD, need, icons, cost)):
        return "why-action-first", {"action": t.BUILD}
    return _icons(player, t.BUILD, need)


def _buildings(s: State, ask: Ask) -> Reasons:
    """Those that stand already, cost too much, or are of another kind than the free one."""
    player = s.players[ask.player]
    for option in _others(ask, do.BUILDING):
        building = do.BUILDING.index(option)
        if player.built >> building & 1:
            yield option, ("why-built", {})
        elif ask.prompt == "building":
            yield option, _icons(player, t.BUILD, t.BUILD_COST[building], s.extra)
        else:
            kind = t.KINDS[t.KIND[do.BUILDING.index(ask.options[0])]]
            yield option, ("why-other-kind", {"kind": kind})


def _unreached(s: State, town: int, site: int) -> Reason | None:
    """Why nothing can be built on a site from a town (p. 16)."""
    standing = s.sites[site]
    if standing != NOBODY:
        return "why-site-taken", {"whom": standing // NUMBER, "building": standing % NUMBER}
    place, side = divmod(town, 3)
    if side == t.INNER:
        return "why-outer-only", {}
    if t.SEGMENT_OF[site] != s.ring[place]:
        return "why-site-far", {}
    return ("why-site-river", {}) if t.BANK[site] != side else None


def _where(s: State, ask: Ask) -> Reasons:
    """Sites that are taken or out of reach; for a free building those that are free are all offered."""
    for option in _others(ask, _sites(s)):
        reason = _unreached(s, s.players[ask.player].town, do.SITE.index(option))
        assert reason is not None, "a free site within reach is offered"
        yield option, reason


# -------------------------------------------------------------------- how often, how many, with what


def _times(s: State, ask: Ask) -> Reasons:
    """One exchange more."""
    player = s.players[ask.player]
    place, side = divmod(player.town, 3)
    more = len(ask.options) + 1
    if more <= do.MOST_TRADES:
        yield do.TIMES.of(more - 1), _icons(player, t.TRADE, more * t.PER[s.ring[place]][side], s.extra)


def _workers(s: State, ask: Ask) -> Reasons:
    """More workers than there are, or than icons can be brought together for."""
    player = s.players[ask.player]
    for option in _others(ask, do.WORKERS):
        number = do.WORKERS.index(option) + 1
        if number > player.workers:
            yield option, ("why-few-workers", {"count": player.workers})
        else:
            yield option, _icons(player, t.NOBLE, t.WORKER_COSTS[number], s.extra)


def _paying(s: State, ask: Ask) -> Reasons:
    """Goods that don't count for this action, or of which there are too few."""
    player = s.players[ask.player]
    action = _paid(player, ask)
    if action is not None:
        known = {good: number for good, number, _, once in prices.ways(player, action) if not once}
        for option in _others(ask, do.PAY):
            good = do.PAY.index(option)
            args: dict[str, Value] = {"good": good, "action": action}
            if good in known:
                yield option, ("why-few-goods", {**args, "have": player.goods[good], "need": known[good]})
            else:
                yield option, ("why-no-good", args)


def _paid(player: Player, ask: Ask) -> int | None:
    """Which action is paid for: the question does not say, but what is offered does; None where two would fit."""
    found = [
        action
        for action in (INNER if player.town % 3 == t.INNER else (t.BUILD,))
        if [
            do.PAY.of(good)
            for good, number, _, once in prices.ways(player, action)
            if not once and player.goods[good] >= number
        ]
        == ask.options
    ]
    return found[0] if len(found) == 1 else None


# -------------------------------------------------------------------- the castle, cards and manuscripts


def _trio(s: State, ask: Ask) -> Reasons:
    tier = s.players[ask.player].tiers[0]
    for option in _others(ask, do.SECTION):
        yield option, ("why-no-trio", {"count": tier[do.SECTION.index(option)]})


def _worker(s: State, ask: Ask) -> Reasons:
    for option in _others(ask, do.WORKER):
        yield option, ("why-no-worker", {"section": MOVES[do.WORKER.index(option)][0]})


def _push(s: State, ask: Ask) -> Reasons:
    tier, section = crowded(s)
    for option in _others(ask, do.PUSH.each(range(len(s.players)))):
        yield option, ("why-nobody-there", {"whom": do.PUSH.index(option), "section": section, "tier": tier + 1})


def _parting(block: Block, top: int) -> Callable[[State, Ask], Reasons]:
    """Cards of the board and discarded ones stay there (p. 32), and from piles that are empty nothing comes."""

    def reasons(s: State, ask: Ask) -> Reasons:
        player = s.players[ask.player]
        for card in player.row:
            if card != NONE:
                yield block.of(card), ("why-on-board", {})
        for card in player.discard:
            yield block.of(card), ("why-discarded", {})
        if top not in ask.options:
            yield top, ("why-no-pile", {})

    return reasons


def _manuscript(s: State, ask: Ask) -> Reasons:
    for option in _others(ask, _tops(do.MANUSCRIPT, s.manuscripts)):
        cost = t.MANUSCRIPT_COST[do.MANUSCRIPT.index(option)]
        yield option, ("why-manuscript-cost", {"cost": cost})


def _rearranging(s: State, ask: Ask) -> Reasons:
    """Where a slot is empty, the orders of three cards."""
    if s.players[ask.player].row.count(NONE):
        for option in _others(ask, do.ARRANGE):
            yield option, ("why-empty-slot", {})


# -------------------------------------------------------------------- effects

CHOICES: Final = [  # each with the box that it comes from
    (row.box, step)
    for _, rows, _, effects in fx.EFFECTS
    for row, effect in zip(rows, effects, strict=True)
    for step in steps(effect)
    if isinstance(step, OneOf)
]


def _choosing(s: State, ask: Ask) -> Reasons:
    """The branches that can't be done, where it is clear between what is chosen."""
    known = dict.fromkeys(choice for box, choice in CHOICES if box in ("", s.config.hooks.box))
    fitting = [choice for choice in known if _possible(s, ask.player, choice) == ask.options]
    played = fx.ABILITY[s.players[ask.player].row[0]]
    if s.phase == MOVE:  # a card that was played acts before the viscount goes (p. 12)
        fitting = [choice for choice in fitting if choice == played] or fitting
    if len(fitting) == 1:
        for branch in fitting[0].branches:
            option = do.CHOOSE[write(branch)]
            if option not in ask.options:
                yield option, idle(verbs_in(branch)[0])


def _possible(s: State, me: int, choice: OneOf) -> list[int]:
    """What a choice offers."""
    return [do.CHOOSE[write(branch)] for branch in choice.branches if VERBS.can(s, me, branch)]


def idle(verb: Verb) -> Reason:
    """Why a verb would do nothing."""
    if verb.name == "flip":
        return f"why-no-{verb.words[0]}", {}
    return IDLE.get(verb.name, "why-idle"), {"count": t.FEWEST_CARDS}


IDLE: Final[dict[str, str]] = {
    "destroy": "why-fewest-cards",  # whoever has more of them has one that does not lie on the board
    "discard": "why-no-cards",
    "rearrange": "why-nothing-to-arrange",
    "hire": "why-no-townsfolk",
    "castle": "why-no-worker-inside",
    "workers": "why-no-workers",
}


def _ordering(s: State, ask: Ask) -> Reasons:
    """Virtue comes after corruption where both are gained at once (p. 10)."""
    corruption, virtue = RESOLVE[write(fx.CORRUPTION)], RESOLVE[write(fx.VIRTUE)]
    waiting = [on_cards(s, ask.player, moment) for moment in range(len(fx.MOMENTS))]
    if corruption in ask.options and any(fx.CORRUPTION in found and fx.VIRTUE in found for found in waiting):
        yield virtue, ("why-corruption-first", {})


REASONS: Final[dict[str, Callable[[State, Ask], Reasons]]] = {
    "pair": _pair,
    "play": _playing,
    "move": _moving,
    "action": _acting,
    "hire": _hiring,
    "times": _times,
    "building": _buildings,
    "free_building": _buildings,
    "site": _where,
    "workers": _workers,
    "pay": _paying,
    "trio": _trio,
    "castle_move": _worker,
    "push": _push,
    "discard": _parting(do.DISCARD, do.DISCARD_TOP),
    "destroy": _parting(do.DESTROY, do.DESTROY_TOP),
    "manuscript": _manuscript,
    "rearrange": _rearranging,
    "choose": _choosing,
    "order": _ordering,
}
