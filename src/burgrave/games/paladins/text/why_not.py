"""Why not: what looks possible and is not, with the reason. The rules never ask this; people at the table do."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Final

from burgrave.games.paladins.data import effects as fx
from burgrave.games.paladins.data import tables as t
from burgrave.games.paladins.rules import vocabulary as do
from burgrave.games.paladins.rules.offers import ALONE, ONE_OR_TWO, WITH_TWO, free_spaces, needed
from burgrave.games.paladins.rules.player_board import WORKSHOPS, blocked, occupied
from burgrave.games.paladins.rules.prices import (
    HIRE,
    faith_of,
    influence_of,
    on_credit,
    provisions_for,
    reach,
    silver_for,
    strength_of,
)
from burgrave.games.paladins.rules.state import NOBODY, NONE, Player, State
from burgrave.games.paladins.text.wording import counted
from burgrave.kernel.action import Ask, Refusal
from burgrave.kernel.effects import Verb
from burgrave.kernel.events import Value

SENDING: Final = (t.COMMISSION, t.GARRISON)
DOING: Final = sorted([*ALONE, *[WITH_TWO[action] for action in ONE_OR_TWO]])


def why_not(s: State, ask: Ask) -> list[Refusal]:
    """What the asked seat might expect among its options, and why it is not there."""
    found = REASONS.get(ask.prompt)
    return found(s, ask) if found is not None else []


def _refused(ask: Ask, options: Iterable[int], reason: Callable[[int], Refusal]) -> list[Refusal]:
    return [reason(option) for option in options if option not in ask.options]


# -------------------------------------------------------------------- what is missing


class Lack:
    """What a player would still need for an option: workers, one kind of resource, and one attribute."""

    def __init__(self, player: Player, colours: tuple[int, ...] = ()) -> None:
        self._player = player
        self._missing = ""  # w, r and a: the parts that the sentence has
        self._args: dict[str, Value] = {"workers": [], "anyone": 0, "silver": 0, "provisions": 0, "have": 0, "cost": 0}
        self._args |= {"attribute": "", "points": 0, "value": 0, "need": 0}
        self._want_workers(colours)

    def _want_workers(self, colours: tuple[int, ...]) -> None:
        """Criminals stand in for any colour; whoever is left fills the clear spaces (p. 12)."""
        left, missing = self._player.workers[:], []
        for colour in colours:
            if colour != t.ANY:
                worker = colour if left[colour] else t.CRIMINAL
                if left[worker]:
                    left[worker] -= 1
                else:
                    missing.append(colour)
        anyone = max(0, colours.count(t.ANY) - sum(left))
        if missing or anyone:
            self._missing += "w"
            self._args |= {"workers": counted(missing), "anyone": anyone}

    def silver(self, cost: int) -> Lack:
        """The option costs silver."""
        return self._resource("silver", self._player.silver, cost)

    def provisions(self, cost: int) -> Lack:
        """The option costs provisions."""
        return self._resource("provisions", self._player.provisions, cost)

    def _resource(self, name: str, have: int, cost: int) -> Lack:
        if have < cost:
            self._missing += "r"
            self._args |= {name: cost - have, "have": have, "cost": cost}
        return self

    def attribute(self, name: str, value: int, need: int) -> Lack:
        """The option asks for an attribute, the paladin's share included."""
        if value < need:
            self._missing += "a"
            self._args |= {"attribute": name, "points": need - value, "value": value, "need": need}
        return self

    def attack(self, need: int) -> Lack:
        """Strength can be had for silver (p. 20)."""
        player = self._player
        value, silver = strength_of(player), player.silver
        points = need - reach(value, silver)
        if points > 0:
            self._missing += "a"
            self._args |= {"attribute": "attack", "points": points, "value": value, "need": need, "have": silver}
        return self

    def refusal(self, option: int) -> Refusal:
        """The reason in one sentence."""
        assert self._missing, "what is offered lacks nothing"
        return Refusal(option, "why-missing", {"missing": self._missing, **self._args})


# -------------------------------------------------------------------- a turn


def _turn(s: State, ask: Ask) -> list[Refusal]:
    player = s.players[ask.player]
    favours = (do.FAVOUR.of(card) for card in s.favours[: s.favours_shown])
    return [
        *_refused(ask, DOING, lambda option: _action(s, player, option)),
        *_refused(ask, favours, lambda option: _favour(s, player, option)),
    ]


def _action(s: State, player: Player, option: int) -> Refusal:
    """Why an action of the player board can't be done: what nothing would change first, then what is missing."""
    action, two = divmod(do.DO.index(option), 2)
    placed = player.placed[action]
    if blocked(placed):
        return Refusal(option, "why-blocked", {})
    hopeless = _hopeless(s, player, action)
    if hopeless:
        return Refusal(option, hopeless, {"count": t.STEPS})
    colours = needed(action, placed)
    if action in ONE_OR_TWO and not two:
        colours = colours[:1]
    lack = Lack(player, colours)
    if action == t.RECRUIT:
        prices = {place: HIRE[player.paladin][place] for place, card in enumerate(s.stalls) if card != NONE}
        credit = any(on_credit(s.debts, place, price) for place, price in prices.items())
        return (lack if credit else lack.silver(min(prices.values()))).refusal(option)
    if action == t.ATTACK:
        return lack.attack(min(_needs_in_camp(s, t.STRENGTH_NEEDED))).refusal(option)
    lack.silver(silver_for(player, action)).provisions(provisions_for(player, action))
    if action == t.CONVERT:
        lack.attribute("faith", faith_of(player), min(_needs_in_camp(s, t.FAITH_NEEDED)))
    elif action == t.COMMISSION:
        lack.attribute("faith", faith_of(player), _nearest(s, t.FAITH_NEEDED))
    elif action == t.GARRISON:
        lack.attribute("strength", strength_of(player), _nearest(s, t.STRENGTH_NEEDED))
    else:
        lack.attribute("influence", influence_of(player), t.NEED_INFLUENCE[action][player.done[action]])
    return lack.refusal(option)


def _hopeless(s: State, player: Player, action: int) -> str:
    """The message of a reason that no worker, silver or attribute would change; none where there is no such."""
    if action == t.DEVELOP and player.done[t.DEVELOP] == WORKSHOPS:
        return "why-no-workshops"
    if action == t.RECRUIT and not any(card != NONE for card in s.stalls):
        return "why-no-townsfolk"
    if action == t.PRAY and not occupied(player):
        return "why-nothing-to-clear"
    if action >= t.RIGHT and action != t.ATTACK and player.done[action] == t.STEPS:
        return "why-finished"
    if action == t.FORTIFY and not s.walls:
        return "why-no-walls"
    if action in (t.ATTACK, t.CONVERT) and not any(card != NONE for card in s.camp):
        return "why-no-outsiders"
    if action in SENDING and all(s.spaces[space] != NOBODY for space in s.config.spaces):
        return "why-no-spaces"
    return ""


def _nearest(s: State, needs: list[int]) -> int:
    """The least that a free space of the main board asks for."""
    return min(needs[t.REGION[space]] for space in s.config.spaces if s.spaces[space] == NOBODY)


def _needs_in_camp(s: State, needs: list[int]) -> list[int]:
    return [needs[place] for place, card in enumerate(s.camp) if card != NONE]


def _favour(s: State, player: Player, option: int) -> Refusal:
    """Why a King's Favour can't be used (p. 8)."""
    card = do.FAVOUR.index(option)
    if s.favour_workers[s.favours.index(card)] != t.EMPTY:
        return Refusal(option, "why-favour-used", {})
    cost = fx.FAVOUR_COST[card]
    lack = Lack(player, (t.FAVOUR_SPACE[card],))
    if isinstance(cost, Verb):
        if cost.name == "silver":
            lack.silver(cost.number)
        elif cost.name == "provision":
            lack.provisions(cost.number)
        elif not s.debts:
            return Refusal(option, "why-no-debts", {})
    return lack.refusal(option)


# -------------------------------------------------------------------- what an action is done to


def _townsfolk(s: State, ask: Ask) -> list[Refusal]:
    """Those whose price is too high."""
    player = s.players[ask.player]

    def reason(option: int) -> Refusal:
        return Lack(player).silver(HIRE[player.paladin][s.stalls.index(do.TOWNSFOLK.index(option))]).refusal(option)

    return _refused(ask, (do.TOWNSFOLK.of(card) for card in s.stalls if card != NONE), reason)


def _outsider(s: State, ask: Ask) -> list[Refusal]:
    """Those beyond the player's strength or faith."""
    player = s.players[ask.player]

    def reason(option: int) -> Refusal:
        place = s.camp.index(do.OUTSIDER.index(option))
        if ask.prompt == "attack":
            return Lack(player).attack(t.STRENGTH_NEEDED[place]).refusal(option)
        return Lack(player).attribute("faith", faith_of(player), t.FAITH_NEEDED[place]).refusal(option)

    return _refused(ask, (do.OUTSIDER.of(card) for card in s.camp if card != NONE), reason)


def _space(s: State, ask: Ask) -> list[Refusal]:
    """Spaces that are taken, or in a region out of reach."""
    player = s.players[ask.player]
    actions = _sent(s, player, ask.options)

    def reason(option: int) -> Refusal:
        space = do.SPACE.index(option)
        standing = s.spaces[space]
        if standing != NOBODY:
            piece = "outpost" if standing % 2 else "monk"
            return Refusal(option, "why-space-taken", {"piece": piece, "whom": standing // 2})
        region = t.REGION[space]
        if actions == [t.COMMISSION]:
            return Lack(player).attribute("faith", faith_of(player), t.FAITH_NEEDED[region]).refusal(option)
        if actions == [t.GARRISON]:
            return Lack(player).attribute("strength", strength_of(player), t.STRENGTH_NEEDED[region]).refusal(option)
        needs: dict[str, Value] = {"faith": t.FAITH_NEEDED[region], "strength": t.STRENGTH_NEEDED[region]}
        return Refusal(option, "why-space-far", needs)

    return _refused(ask, (do.SPACE.of(space) for space in s.config.spaces), reason)


def _sent(s: State, player: Player, options: list[int]) -> list[int]:
    """What may be sent now, a monk or an outpost; the question is the same, so it is told by what is offered."""
    reach = {
        t.COMMISSION: free_spaces(s, t.FAITH_NEEDED, faith_of(player)),
        t.GARRISON: free_spaces(s, t.STRENGTH_NEEDED, strength_of(player)),
    }
    return [
        action
        for action, spaces in reach.items()
        if blocked(player.placed[action]) and [do.SPACE.of(space) for space in spaces] == options
    ]


def _jar(s: State, ask: Ask) -> list[Refusal]:
    options = (do.JAR.of(jar) for jar in range(len(t.JAR_IDS)))
    return _refused(ask, options, lambda option: Refusal(option, "why-jar-used", {}))


def _workshop(s: State, ask: Ask) -> list[Refusal]:
    options = do.WORKSHOP
    return _refused(ask, options, lambda option: Refusal(option, "why-workshop-there", {}))


def _clear(s: State, ask: Ask) -> list[Refusal]:
    """Actions without workers; the action Pray never clears itself (p. 16)."""
    placed = s.players[ask.player].placed

    def reason(option: int) -> Refusal:
        praying = blocked(placed[do.CLEAR.index(option)])
        return Refusal(option, "why-praying" if praying else "why-no-workers-there", {})

    return _refused(ask, (do.CLEAR.of(action) for action in range(len(t.COLOURS))), reason)


REASONS: Final[dict[str, Callable[[State, Ask], list[Refusal]]]] = {
    "turn": _turn,
    "hire": _townsfolk,
    "drop": _townsfolk,
    "attack": _outsider,
    "convert": _outsider,
    "space": _space,
    "jar": _jar,
    "workshop": _workshop,
    "clear": _clear,
}
