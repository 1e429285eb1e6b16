"""A turn: one action of the player board, one King's Favour, or to pass (p. 12-24)."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from burgrave.games.paladins.data.effects import (
    ATTACKED,
    CONVERTED,
    DROP,
    FAVOUR_COST,
    LESS_SILVER,
    WALL,
)
from burgrave.games.paladins.data.effects import FAVOUR as FAVOUR_EFFECT
from burgrave.games.paladins.data.effects import JAR as JAR_EFFECT
from burgrave.games.paladins.data.effects import SPACE as SPACE_EFFECT
from burgrave.games.paladins.data.tables import (
    ABSOLVE,
    ANY,
    ATTACK,
    COLOURS,
    COMMISSION,
    CONSPIRE,
    CONVERT,
    CRIMINAL,
    DEVELOP,
    EMPTY,
    FAITH_NEEDED,
    FAVOUR_SPACE,
    FORTIFY,
    GARRISON,
    GROUPS,
    HUNT,
    JAR_IDS,
    KEPT,
    ON_CREDIT,
    PRAY,
    RECRUIT,
    STRENGTH_NEEDED,
    TRADE,
    WORKSHOP,
)
from burgrave.games.paladins.data.tables import PRICE as STALL_PRICE
from burgrave.games.paladins.rules.inquisition import gain_criminals, take_debt
from burgrave.games.paladins.rules.offers import (
    MOST_KEPT,
    ONE_OR_TWO,
    attackable,
    convertible,
    faith_of,
    free_spaces,
    groups,
    menu,
    needed,
    provisions_for,
    recruitable,
    silver_for,
    strength_of,
)
from burgrave.games.paladins.rules.opponent import OPPONENT
from burgrave.games.paladins.rules.rewards import (
    Reward,
    after,
    clear,
    collect,
    develop,
    hire,
    occupied,
    reward,
)
from burgrave.games.paladins.rules.state import NO_WORKERS, NONE, OPPONENTS_TURN, REFRESH, Player, State
from burgrave.games.paladins.rules.vocabulary import DO, FAVOUR, JAR, OUTSIDER, PASS, PLACE, PRICE, SPACE, TOWNSFOLK
from burgrave.kernel.action import Ask, Flow
from burgrave.kernel.effects import Verb, parse
from burgrave.kernel.events import Event
from burgrave.kernel.secrets import reveal

SPACE_REWARDS: Final = [reward(effect) for effect in SPACE_EFFECT]
JAR_REWARDS: Final = [reward(effect) for effect in JAR_EFFECT]
WALL_REWARDS: Final = [reward(effect) for effect in WALL]
ATTACK_REWARDS: Final = [reward(effect) for effect in ATTACKED]
CONVERT_REWARDS: Final = [reward(effect) for effect in CONVERTED]
DROP_REWARDS: Final = [reward(effect) for effect in DROP]
FAVOUR_REWARDS: Final = [reward(effect) for effect in FAVOUR_EFFECT]
MONK_REWARD: Final = reward(parse("influence"))  # uncovered by every monk (p. 17)
OUTPOST_REWARD: Final = reward(parse("faith"))  # uncovered by every outpost (p. 19)
JAR_REWARD: Final = reward(parse("faith, discard suspicion"))  # comes with every jar
HUNTED: Final = {1: reward(parse("provision")), 2: reward(parse("provision 3"))}  # by workers (p. 16)
TRADED: Final = {1: reward(parse("silver")), 2: reward(parse("silver 3"))}


def turn(s: State) -> Flow[None]:
    """Ask for an action, do it, and turn to the next player who has not passed (p. 12)."""
    me = s.me
    option = yield Ask(me, "turn", menu(s, me))
    if option == PASS:
        yield from pass_round(s, me)
    elif option in FAVOUR:
        yield from use_favour(s, me, option - FAVOUR.start)
    else:
        action, two = divmod(option - DO.start, 2)
        yield from act(s, me, action, 2 if two else 1)
    next_player(s)


def next_player(s: State) -> None:
    """Clockwise to whoever has not passed; when all have, the board is refreshed (p. 10)."""
    if s.config.solo and not s.players[OPPONENT].passed:
        s.phase = OPPONENTS_TURN
        return
    players = s.config.players
    for distance in range(1, players + 1):
        seat = (s.me + distance) % players
        if not s.players[seat].passed:
            s.me = seat
            return
    s.phase = REFRESH


# -------------------------------------------------------------------- placing workers


def place_workers(s: State, me: int, action: int, colours: tuple[int, ...]) -> Flow[None]:
    """Choose workers and put them on the spaces of an action."""
    player = s.players[me]
    group = GROUPS[(yield Ask(me, "workers", groups(player, colours), auto=True)) - PLACE.start]
    player.placed[action] = placed_with(action, player.placed[action], colours, group)
    for worker in group:
        player.workers[worker] -= 1


@lru_cache(maxsize=MOST_KEPT)
def placed_with(
    action: int, placed: tuple[int, ...], colours: tuple[int, ...], group: tuple[int, ...]
) -> tuple[int, ...]:
    """The spaces of an action after a group of workers has come for those colours; each goes to its own one first."""
    left = list(group)
    spaces = list(placed)
    for clear_space in (False, True):
        for space, colour in enumerate(COLOURS[action]):
            if spaces[space] == EMPTY and (colour == ANY) == clear_space and left and colour in colours:
                worker = left[0] if colour == ANY else colour if colour in left else CRIMINAL
                left.remove(worker)
                spaces[space] = worker
    return tuple(spaces)


# -------------------------------------------------------------------- the actions


def act(s: State, me: int, action: int, workers: int) -> Flow[None]:
    """Do an action of the player board: place workers, pay, take the rewards."""
    player = s.players[me]
    colours = needed(action, player.placed[action])
    if action in ONE_OR_TWO:
        colours = colours[:workers]
    yield from place_workers(s, me, action, colours)
    if s.log is not None:
        s.log.append(Event("acts", {"who": me, "action": action, "workers": len(colours)}))
    if action == RECRUIT:
        yield from recruit(s, me, workers == 2)
        return
    silver, provisions = 0, 0
    if action != ATTACK:  # which has no steps and no end
        silver, provisions = silver_for(player, action), provisions_for(player, action)
    player.silver -= silver
    player.provisions -= provisions
    if action == DEVELOP:
        yield from develop(s, me, Verb("develop", 1, ()))
    elif action == PRAY:
        yield from clear(s, me, [other for other in occupied(player) if other != PRAY])
    elif action == HUNT:
        yield from collect(s, me, [HUNTED[workers], *after(s, me, HUNT)])
    elif action == TRADE:
        yield from collect(s, me, [TRADED[workers], *after(s, me, TRADE)])
    elif action == CONSPIRE:
        for extra in after(s, me, CONSPIRE):
            yield from collect(s, me, [extra])
        yield from gain_criminals(s, me, 1)
    elif action == COMMISSION:
        yield from send(s, me, COMMISSION, free_spaces(s, FAITH_NEEDED, faith_of(player)), MONK_REWARD)
    elif action == GARRISON:
        yield from send(s, me, GARRISON, free_spaces(s, STRENGTH_NEEDED, strength_of(player)), OUTPOST_REWARD)
    elif action == FORTIFY:
        yield from fortify(s, me)
    elif action == ABSOLVE:
        yield from absolve(s, me)
    elif action == ATTACK:
        yield from attack(s, me)
    else:
        yield from convert(s, me)


def recruit(s: State, me: int, keep: bool) -> Flow[None]:
    """Send one of the townsfolk on an errand, or hire it for good (p. 15)."""
    player = s.players[me]
    option = yield Ask(me, "hire" if keep else "drop", [TOWNSFOLK.start + card for card in recruitable(s, player)])
    card = option - TOWNSFOLK.start
    place = s.stalls.index(card)
    price = max(0, STALL_PRICE[place] - LESS_SILVER[player.paladin][RECRUIT])
    ways = [PRICE["silver"]] if player.silver >= price else []
    if price and ON_CREDIT[place] and s.debts:
        ways.append(PRICE["debt"])
    if (yield Ask(me, "price", ways, auto=True)) == PRICE["debt"]:
        take_debt(s, me)
    else:
        player.silver -= price
    if keep:
        yield from hire(s, me, card)
        return
    s.stalls[place] = NONE
    s.townsfolk_gone += (card,)
    if s.log is not None:
        s.log.append(Event("drops", {"who": me, "townsfolk": card, "errand": card}))
    yield from collect(s, me, [DROP_REWARDS[card]])


def send(s: State, me: int, action: int, spaces: list[int], uncovered: Reward) -> Flow[None]:
    """Put the leftmost monk or outpost on a space of the main board (p. 17, 19)."""
    option = yield Ask(me, "space", [SPACE.start + space for space in spaces])
    space = option - SPACE.start
    s.spaces[space] = 2 * me + (action == GARRISON)
    s.players[me].done[action] += 1
    if s.log is not None:
        s.log.append(Event("sends", {"who": me, "action": action, "space": space, "site": space}))
    yield from collect(s, me, [uncovered, SPACE_REWARDS[space], *after(s, me, action)])


def fortify(s: State, me: int) -> Flow[None]:
    """Build the wall on top of the deck (p. 18)."""
    wall = s.walls.pop()
    reveal(s)
    player = s.players[me]
    player.walls += (wall,)
    player.done[FORTIFY] += 1
    if s.log is not None:
        s.log.append(Event("builds", {"who": me, "wall": wall}))
    yield from collect(s, me, [WALL_REWARDS[wall], *after(s, me, FORTIFY)])


def absolve(s: State, me: int) -> Flow[None]:
    """Put the leftmost jar on a space of its own."""
    player = s.players[me]
    free = [JAR.start + jar for jar in range(len(JAR_IDS)) if not player.jars >> jar & 1]
    jar = (yield Ask(me, "jar", free)) - JAR.start
    player.jars |= 1 << jar
    player.done[ABSOLVE] += 1
    if s.log is not None:
        s.log.append(Event("absolves", {"who": me, "jar": jar}))
    yield from collect(s, me, [JAR_REWARD, JAR_REWARDS[jar], *after(s, me, ABSOLVE)])


def attack(s: State, me: int) -> Flow[None]:
    """Attack an outsider; a silver stands in for two missing points of strength (p. 20)."""
    player = s.players[me]
    card = (yield Ask(me, "attack", [OUTSIDER.start + card for card in attackable(s, player)])) - OUTSIDER.start
    place = s.camp.index(card)
    player.silver -= (max(0, STRENGTH_NEEDED[place] - strength_of(player)) + 1) // 2
    s.camp[place] = NONE
    player.attacked += (card,)
    player.done[ATTACK] += 1
    if s.log is not None:
        s.log.append(Event("attacks", {"who": me, "outsider": card, "people": card}))
    yield from collect(s, me, [ATTACK_REWARDS[card], *after(s, me, ATTACK)])


def convert(s: State, me: int) -> Flow[None]:
    """Convert an outsider, who counts at the end (p. 21)."""
    player = s.players[me]
    card = (yield Ask(me, "convert", [OUTSIDER.start + card for card in convertible(s, player)])) - OUTSIDER.start
    s.camp[s.camp.index(card)] = NONE
    player.converted += (card,)
    player.done[CONVERT] += 1
    if s.log is not None:
        s.log.append(Event("converts", {"who": me, "outsider": card, "people": card}))
    yield from collect(s, me, [CONVERT_REWARDS[card], *after(s, me, CONVERT)])


def use_favour(s: State, me: int, card: int) -> Flow[None]:
    """A King's Favour takes one worker of anybody's in a round (p. 8)."""
    player = s.players[me]
    group = GROUPS[(yield Ask(me, "workers", groups(player, (FAVOUR_SPACE[card],)), auto=True)) - PLACE.start]
    player.workers[group[0]] -= 1
    s.favour_workers[s.favours.index(card)] = group[0]
    if s.log is not None:
        s.log.append(Event("favour", {"who": me, "favour": card}))
    cost = FAVOUR_COST[card]
    if isinstance(cost, Verb):
        if cost.name == "take":
            take_debt(s, me)
        elif cost.name == "silver":
            player.silver -= cost.number
        else:
            player.provisions -= cost.number
    yield from collect(s, me, [FAVOUR_REWARDS[card]])


# -------------------------------------------------------------------- passing


def pass_round(s: State, me: int) -> Flow[None]:
    """All placed workers go home; of the others at most three are kept (p. 24)."""
    player = s.players[me]
    if sum(player.workers) > KEPT:
        kept = GROUPS[(yield Ask(me, "keep", groups(player, (ANY,) * KEPT), auto=True)) - PLACE.start]
        player.workers = [kept.count(colour) for colour in range(len(player.workers))]
    go_home(player)
    player.passed = True
    if s.log is not None:
        s.log.append(Event("passes", {"who": me}))


def go_home(player: Player) -> None:
    """Take all workers off a player board; workshops stay."""
    player.placed = [
        tuple([space if space == WORKSHOP else EMPTY for space in placed]) if WORKSHOP in placed else home
        for placed, home in zip(player.placed, NO_WORKERS, strict=True)
    ]
