"""A turn: one action of the player board, one King's Favour, or to pass (p. 12-24)."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from burgrave.games.paladins.data import effects as fx
from burgrave.games.paladins.data import tables as t
from burgrave.games.paladins.rules import prices
from burgrave.games.paladins.rules import vocabulary as do
from burgrave.games.paladins.rules.inquisition import gain_criminals, take_debt
from burgrave.games.paladins.rules.offers import (
    MOST_KEPT,
    ONE_OR_TWO,
    attackable,
    convertible,
    free_spaces,
    groups,
    menu,
    needed,
    recruitable,
)
from burgrave.games.paladins.rules.player_board import clear, develop, go_home, occupied
from burgrave.games.paladins.rules.rewards import after
from burgrave.games.paladins.rules.state import NONE, OPPONENTS_TURN, REFRESH, State
from burgrave.games.paladins.rules.townsfolk import hire, send_on_errand
from burgrave.games.paladins.rules.verbs import FAVOUR_COST, REWARDS
from burgrave.kernel.action import Ask, Flow
from burgrave.kernel.effects import Verb, parse
from burgrave.kernel.events import Event
from burgrave.kernel.secrets import reveal
from burgrave.kernel.verbs import Reward

SPACES: Final = [Reward(effect) for effect in fx.SPACE]
JARS: Final = [Reward(effect) for effect in fx.JAR]
WALLS: Final = [Reward(effect) for effect in fx.WALL]
ATTACKED: Final = [Reward(effect) for effect in fx.ATTACKED]
CONVERTED: Final = [Reward(effect) for effect in fx.CONVERTED]
FAVOURS: Final = [Reward(effect) for effect in fx.FAVOUR]
MONK: Final = Reward(parse("influence"))  # uncovered by every monk (p. 17)
OUTPOST: Final = Reward(parse("faith"))  # uncovered by every outpost (p. 19)
ANY_JAR: Final = Reward(parse("faith, discard suspicion"))  # comes with every jar
HUNTED: Final = [Reward(Verb("provision", number, ())) for number in t.BY_WORKERS]  # p. 16
TRADED: Final = [Reward(Verb("silver", number, ())) for number in t.BY_WORKERS]

collect: Final = REWARDS.collect


def turn(s: State) -> Flow[None]:
    """Ask for an action, do it, and turn to the next player who has not passed (p. 12)."""
    me = s.me
    option = yield Ask(me, "turn", menu(s, me))
    if option == do.PASS:
        yield from pass_round(s, me)
    elif option in do.FAVOUR:
        yield from use_favour(s, me, do.FAVOUR.index(option))
    else:
        action, two = divmod(do.DO.index(option), 2)
        yield from act(s, me, action, 2 if two else 1)
    next_player(s)


def next_player(s: State) -> None:
    """Clockwise to whoever has not passed; when all have, the board is refreshed (p. 10)."""
    if s.config.hooks.takes_turn(s):
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
    option = yield Ask(me, "workers", groups(player, colours), auto=True, cause=("action", action))
    group = t.GROUPS[do.PLACE.index(option)]
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
        for space, colour in enumerate(t.COLOURS[action]):
            if spaces[space] == t.EMPTY and (colour == t.ANY) == clear_space and left and colour in colours:
                worker = left[0] if colour == t.ANY else colour if colour in left else t.CRIMINAL
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
    if action == t.RECRUIT:
        yield from recruit(s, me, workers == 2)
        return
    silver, provisions = prices.silver_for(player, action), prices.provisions_for(player, action)
    player.silver -= silver
    player.provisions -= provisions
    if action == t.DEVELOP:
        yield from develop(s, me)
    elif action == t.PRAY:
        yield from clear(s, me, [other for other in occupied(player) if other != t.PRAY])
    elif action == t.HUNT:
        yield from collect(s, me, [HUNTED[workers - 1], *after(s, me, t.HUNT)])
    elif action == t.TRADE:
        yield from collect(s, me, [TRADED[workers - 1], *after(s, me, t.TRADE)])
    elif action == t.CONSPIRE:
        for extra in after(s, me, t.CONSPIRE):
            yield from collect(s, me, [extra])
        yield from gain_criminals(s, me, 1)
    elif action == t.COMMISSION:
        yield from send(s, me, t.COMMISSION, free_spaces(s, t.FAITH_NEEDED, prices.faith_of(player)), MONK)
    elif action == t.GARRISON:
        within_reach = free_spaces(s, t.STRENGTH_NEEDED, prices.strength_of(player))
        yield from send(s, me, t.GARRISON, within_reach, OUTPOST)
    elif action == t.FORTIFY:
        yield from fortify(s, me)
    elif action == t.ABSOLVE:
        yield from absolve(s, me)
    elif action == t.ATTACK:
        yield from attack(s, me)
    else:
        yield from convert(s, me)


def recruit(s: State, me: int, keep: bool) -> Flow[None]:
    """Send one of the townsfolk on an errand, or hire it for good (p. 15)."""
    player = s.players[me]
    option = yield Ask(me, "hire" if keep else "drop", do.TOWNSFOLK.each(recruitable(s, player)))
    card = do.TOWNSFOLK.index(option)
    place = s.stalls.index(card)
    price = prices.HIRE[player.paladin][place]
    ways = [do.PRICE["silver"]] if player.silver >= price else []
    if prices.on_credit(s.debts, place, price):
        ways.append(do.PRICE["debt"])
    if (yield Ask(me, "price", ways, auto=True)) == do.PRICE["debt"]:
        take_debt(s, me)
    else:
        player.silver -= price
    yield from hire(s, me, card) if keep else send_on_errand(s, me, card)


def send(s: State, me: int, action: int, spaces: list[int], uncovered: Reward) -> Flow[None]:
    """Put the leftmost monk or outpost on a space of the main board (p. 17, 19)."""
    space = do.SPACE.index((yield Ask(me, "space", do.SPACE.each(spaces))))
    s.spaces[space] = 2 * me + (action == t.GARRISON)
    s.players[me].done[action] += 1
    if s.log is not None:
        s.log.append(Event("sends", {"who": me, "action": action, "space": space, "site": space}))
    yield from collect(s, me, [uncovered, SPACES[space], *after(s, me, action)])


def fortify(s: State, me: int) -> Flow[None]:
    """Build the wall on top of the deck (p. 18)."""
    wall = s.walls.pop()
    reveal(s)
    player = s.players[me]
    player.walls += (wall,)
    player.done[t.FORTIFY] += 1
    if s.log is not None:
        s.log.append(Event("builds", {"who": me, "wall": wall}))
    yield from collect(s, me, [WALLS[wall], *after(s, me, t.FORTIFY)])


def absolve(s: State, me: int) -> Flow[None]:
    """Put the leftmost jar on a space of its own."""
    player = s.players[me]
    free = [do.JAR.of(jar) for jar in range(len(t.JAR_IDS)) if not player.jars >> jar & 1]
    jar = do.JAR.index((yield Ask(me, "jar", free)))
    player.jars |= 1 << jar
    player.done[t.ABSOLVE] += 1
    if s.log is not None:
        s.log.append(Event("absolves", {"who": me, "jar": jar}))
    yield from collect(s, me, [ANY_JAR, JARS[jar], *after(s, me, t.ABSOLVE)])


def attack(s: State, me: int) -> Flow[None]:
    """Attack an outsider; a silver stands in for two missing points of strength (p. 20)."""
    player = s.players[me]
    card = do.OUTSIDER.index((yield Ask(me, "attack", do.OUTSIDER.each(attackable(s, player)))))
    place = s.camp.index(card)
    player.silver -= prices.for_strength(prices.strength_of(player), place)
    s.camp[place] = NONE
    player.attacked += (card,)
    player.done[t.ATTACK] += 1
    if s.log is not None:
        s.log.append(Event("attacks", {"who": me, "outsider": card, "people": card}))
    yield from collect(s, me, [ATTACKED[card], *after(s, me, t.ATTACK)])


def convert(s: State, me: int) -> Flow[None]:
    """Convert an outsider, who counts at the end (p. 21)."""
    player = s.players[me]
    card = do.OUTSIDER.index((yield Ask(me, "convert", do.OUTSIDER.each(convertible(s, player)))))
    s.camp[s.camp.index(card)] = NONE
    player.converted += (card,)
    player.done[t.CONVERT] += 1
    if s.log is not None:
        s.log.append(Event("converts", {"who": me, "outsider": card, "people": card}))
    yield from collect(s, me, [CONVERTED[card], *after(s, me, t.CONVERT)])


def use_favour(s: State, me: int, card: int) -> Flow[None]:
    """A King's Favour takes one worker of anybody's in a round (p. 8)."""
    player = s.players[me]
    option = yield Ask(me, "workers", groups(player, (t.FAVOUR_SPACE[card],)), auto=True, cause=("favour", card))
    (worker,) = t.GROUPS[do.PLACE.index(option)]
    player.workers[worker] -= 1
    s.favour_workers[s.favours.index(card)] = worker
    if s.log is not None:
        s.log.append(Event("favour", {"who": me, "favour": card}))
    FAVOUR_COST[card].pay(s, me)
    yield from collect(s, me, [FAVOURS[card]])


# -------------------------------------------------------------------- passing


def pass_round(s: State, me: int) -> Flow[None]:
    """All placed workers go home; of the others at most three are kept (p. 24)."""
    player = s.players[me]
    if sum(player.workers) > t.KEPT:
        option = yield Ask(me, "keep", groups(player, (t.ANY,) * t.KEPT), auto=True)
        kept = t.GROUPS[do.PLACE.index(option)]
        player.workers = [kept.count(colour) for colour in range(len(player.workers))]
    go_home(player)
    player.passed = True
    if s.log is not None:
        s.log.append(Event("passes", {"who": me}))
