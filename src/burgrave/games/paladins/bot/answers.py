"""The heuristic player of Paladins: what each option of each question is worth, in points, to the seat that is asked.

Nothing is read here that the seat can't know.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from burgrave.games.paladins.bot.position import Position
from burgrave.games.paladins.bot.turn import turn
from burgrave.games.paladins.bot.units import busy
from burgrave.games.paladins.bot.values import BLESSINGS, DROPPED, JARS, SPACES, WEIGHTS, bundle
from burgrave.games.paladins.data import effects as fx
from burgrave.games.paladins.data import tables as t
from burgrave.games.paladins.rules import prices
from burgrave.games.paladins.rules import vocabulary as do
from burgrave.games.paladins.rules.state import State
from burgrave.kernel.action import Ask
from burgrave.kernel.effects import parse, verbs_in

Judge = Callable[[State, int, list[int]], list[float]]
HANDFUL: Final = [1, 1, 1, 1, 1, 0]  # workers that a player may find in the tavern, before it is visited
CHOSEN: Final = [bundle(parse(text)) for text in do.CHOOSE.arguments]
USED: Final = [t.TOWNSFOLK_IDS.index(card) for card in do.USE.arguments]


def appraise(s: State, ask: Ask) -> list[float]:
    """The worth of each option of a question."""
    return JUDGES[ask.prompt](s, ask.player, ask.options)


# ---------------------------------------------------------------- the beginning of a round


def wishes(now: Position) -> list[tuple[float, tuple[int, ...]]]:
    """The actions of the right side that the player would like to do, the best first."""
    found = []
    for action in range(t.RIGHT, len(t.COLOURS)):
        if now.able(action) and not busy(now.player.placed[action]):
            found.append((now.roughly(action), now.spaces_of(action)))
    found.sort(reverse=True)
    return found


def company(now: Position, wanted: list[tuple[float, tuple[int, ...]]], workers: list[int]) -> float:
    """What workers are worth together: what they can do of what is wanted, and whoever is left over."""
    workers = workers[:]
    worth = 0.0
    for value, colours in wanted:
        price = now.hands(colours, workers)
        if value > price:
            worth += value
            take(workers, colours)
    for colour, count in enumerate(workers):
        worth += count * now.worker[colour]
    return worth


def take(workers: list[int], colours: tuple[int, ...]) -> None:
    """Send the cheapest workers to these spaces."""
    anybody = 0
    for colour in colours:
        if colour == t.ANY:
            anybody += 1
        else:
            workers[colour if workers[colour] else t.CRIMINAL] -= 1
    for _ in range(anybody):
        most = t.LABOURER
        if not workers[t.LABOURER]:
            most = max(range(t.SCOUT, t.CRIMINAL), key=workers.__getitem__)
            if not workers[most]:
                most = t.CRIMINAL
        workers[most] -= 1


def play(s: State, me: int, options: list[int]) -> list[float]:
    """What a round with each paladin is worth."""
    return rounds_with(s, me, [do.PLAY.index(option) for option in options])


def on_top(s: State, me: int, options: list[int]) -> list[float]:
    """Who would serve better in the next round."""
    return rounds_with(s, me, [do.ON_TOP.index(option) for option in options])


def rounds_with(s: State, me: int, paladins: list[int]) -> list[float]:
    """What the workers, the attributes and the gift of each paladin make possible."""
    now = Position(s, me)
    player = now.player
    bring = [
        (now.roughly(action), action, now.spaces_of(action))
        for action in range(t.RIGHT, len(t.COLOURS))
        if action == t.ATTACK or player.done[action] < t.STEPS
    ]
    found = []
    for paladin in paladins:
        wanted = []
        influence = player.influence + t.EXTRA_INFLUENCE[paladin]
        for value, action, colours in bring:
            done = player.done[action] if action != t.ATTACK else 0
            if influence < t.NEED_INFLUENCE[action][done]:
                continue
            silver, provisions = prices.FULL_SILVER[action][done], prices.FULL_PROVISIONS[action][done]
            saved = silver - prices.SILVER[paladin][action][done]
            value += now.coins(saved) if saved else 0.0
            saved = provisions - prices.PROVISIONS[paladin][action][done]
            if saved:
                value += now.stores(saved) + GIFT * (player.provisions < provisions)
            wanted.append((value, colours))
        wanted.sort(reverse=True)
        workers = [a + b for a, b in zip(player.workers, BROUGHT[paladin], strict=True)]
        found.append(company(now, wanted, workers) + now.total(BLESSINGS[paladin].sure) + LIKING[paladin])
    return found


_PALADINS: Final[dict[str, float]] = WEIGHTS["paladins"]
GIFT: Final[float] = _PALADINS["gift"]
BROUGHT: Final = [
    [found + paladin.count(worker) for worker, found in enumerate(HANDFUL)] for paladin in t.PALADIN_WORKERS
]  # by paladin: its workers, and what may be found in the tavern
LIKING: Final = [
    _PALADINS.get(paladin, 0.0)
    + _PALADINS["strength"] * strength
    + _PALADINS["influence"] * influence
    + _PALADINS["faith"] * faith
    for paladin, strength, influence, faith in zip(
        t.PALADIN_IDS, t.EXTRA_STRENGTH[:-1], t.EXTRA_INFLUENCE[:-1], t.EXTRA_FAITH[:-1], strict=True
    )
]  # by paladin: what its attributes and its gift are worth


def tavern(s: State, me: int, options: list[int]) -> list[float]:
    """The workers who can do most of what is wanted."""
    now = Position(s, me)
    wanted = wishes(now)
    suspicion = now.price[t.CRIMINAL] - now.worker[t.CRIMINAL]
    worth = []
    for option in options:
        workers = now.player.workers[:]
        bad = 0
        for worker in t.TAVERN_WORKERS[do.TAVERN.index(option)]:
            workers[worker] += 1
            bad += worker == t.CRIMINAL
        worth.append(company(now, wanted, workers) + bad * suspicion)
    return worth


# ---------------------------------------------------------------- workers


def place(s: State, me: int, options: list[int]) -> list[float]:
    """Who is wanted least elsewhere: a colour beyond what open actions ask for is worth no more than a labourer."""
    now = Position(s, me)
    worker, workers, placed = now.worker, now.player.workers, now.player.placed
    wanted = [0] * (t.ANY + 1)
    for action in range(t.RIGHT, len(t.COLOURS)):
        if not busy(placed[action]) and now.able(action):
            for colour in now.spaces_of(action):
                wanted[colour] += 1
    spare = SPARE * worker[t.LABOURER]
    prices = []  # by colour: of giving away one, two or three
    for colour, held in enumerate(workers):
        price, sums = 0.0, [0.0]
        for given in range(min(held, 3)):
            useful = held - given <= wanted[colour] or colour in (t.LABOURER, t.CRIMINAL)
            price += worker[colour] if useful else spare
            sums.append(price)
        prices.append(sums)
    worth = []
    for option in options:
        cost = 0.0
        for colour, count in GROUP_COUNTS[do.PLACE.index(option)]:
            cost -= prices[colour][count]
        worth.append(cost)
    return worth


SPARE: Final[float] = WEIGHTS["workers"]["spare"]
GROUP_COUNTS: Final = [tuple([(colour, group.count(colour)) for colour in dict.fromkeys(group)]) for group in t.GROUPS]


def keep(s: State, me: int, options: list[int]) -> list[float]:
    """Those who are worth most."""
    now = Position(s, me)
    return [sum([now.worker[worker] for worker in t.GROUPS[do.PLACE.index(option)]]) for option in options]


# ---------------------------------------------------------------- what an action is done to


def hire(s: State, me: int, options: list[int]) -> list[float]:
    """What one of the townsfolk brings for good, less its price."""
    now = Position(s, me)
    return [now.hire(do.TOWNSFOLK.index(o)) - stall_price(now, do.TOWNSFOLK.index(o)) for o in options]


def drop(s: State, me: int, options: list[int]) -> list[float]:
    """What one of the townsfolk brings at once, less its price."""
    now = Position(s, me)
    return [now.gain(DROPPED[do.TOWNSFOLK.index(o)]) - stall_price(now, do.TOWNSFOLK.index(o)) for o in options]


def stall_price(now: Position, card: int) -> float:
    """What one of the townsfolk costs where it stands."""
    price = prices.HIRE[now.paladin][now.s.stalls.index(card)]
    return now.coins(price) if price <= now.player.silver else now.debt()


def recruit_free(s: State, me: int, options: list[int]) -> list[float]:
    """What one of the townsfolk brings for good."""
    now = Position(s, me)
    return [now.hire(do.TOWNSFOLK.index(option)) for option in options]


def price(s: State, me: int, options: list[int]) -> list[float]:
    """Silver, or a debt; which of the two places it is makes little difference."""
    now = Position(s, me)
    return [-now.coins(3) if option == do.PRICE["silver"] else -now.debt() for option in options]


def space(s: State, me: int, options: list[int]) -> list[float]:
    """The space with the best reward."""
    now = Position(s, me)
    return [now.gain(SPACES[do.SPACE.index(option)]) for option in options]


def jar(s: State, me: int, options: list[int]) -> list[float]:
    """The jar with the best reward."""
    now = Position(s, me)
    return [now.gain(JARS[do.JAR.index(option)]) for option in options]


def attack(s: State, me: int, options: list[int]) -> list[float]:
    """The outsider that brings most."""
    now = Position(s, me)
    return [now.attacked(do.OUTSIDER.index(o), s.camp.index(do.OUTSIDER.index(o))) for o in options]


def convert(s: State, me: int, options: list[int]) -> list[float]:
    """The outsider that brings most at the end."""
    now = Position(s, me)
    return [now.converted(do.OUTSIDER.index(option)) for option in options]


def workshop(s: State, me: int, options: list[int]) -> list[float]:
    """The space whose worker is saved most often."""
    now = Position(s, me)
    return [now.workshop_at(t.RIGHT + do.WORKSHOP.index(o) // 2, do.WORKSHOP.index(o) % 2) for o in options]


def clear(s: State, me: int, options: list[int]) -> list[float]:
    """The action that is worth most once more."""
    now = Position(s, me)
    return [clearing(now, do.CLEAR.index(option)) for option in options]


def clearing(now: Position, action: int) -> float:
    """What doing an action once more is worth."""
    if action >= t.RIGHT:
        return now.again(action) if now.able(action) else 0.0
    return 0.1 if action in (t.HUNT, t.TRADE) else 0.0


# ---------------------------------------------------------------- rewards and troubles


def order(s: State, me: int, options: list[int]) -> list[float]:
    """Suspicion goes before the Inquisition comes, debts after it."""
    return [URGENCY[do.RESOLVE.index(option)] for option in options]


def urgency(step: str) -> float:
    """What is done first, by the text of a part of a reward."""
    if "discard" in step:
        return 2.0
    names = {verb.name for verb in verbs_in(parse(step))}
    if names & {"tax", "criminal"}:
        return 1.0
    return 0.0 if names & {"destroy", "flip"} else 0.5


URGENCY: Final = [urgency(step) for step in do.RESOLVE.arguments]


def choose(s: State, me: int, options: list[int]) -> list[float]:
    """The branch that is worth most."""
    now = Position(s, me)
    return [now.gain(CHOSEN[do.CHOOSE.index(option)]) for option in options]


def inquisition(s: State, me: int, options: list[int]) -> list[float]:
    """Peddlers while there is suspicion, then conspirators; who is paid for suspicion keeps it where it is safe."""
    player = s.players[me]
    safe = len(player.suspicion) < max([len(other.suspicion) for other in s.players])
    paid = any(per.unit == "suspicion" for card in player.converted for per in fx.SCORING[card])
    worth = []
    for option in options:
        if option == do.KEEP_SUSPICION:
            worth.append(1.5 if paid and safe else 0.5)
        else:
            worth.append(2.0 if fx.NEEDS_SUSPICION[USED[do.USE.index(option)]] else 1.0)
    return worth


JUDGES: Final[dict[str, Judge]] = {
    "first_hire": recruit_free,
    "play": play,
    "on_top": on_top,
    "tavern": tavern,
    "turn": turn,
    "workers": place,
    "keep": keep,
    "hire": hire,
    "drop": drop,
    "recruit": recruit_free,
    "price": price,
    "space": space,
    "jar": jar,
    "attack": attack,
    "convert": convert,
    "workshop": workshop,
    "clear": clear,
    "order": order,
    "choose": choose,
    "inquisition": inquisition,
}
