"""What things are worth to a player of Citadels, in points: cards, districts, and a turn with each character.

Everything here reads of the state only what the seat it is asked about, or everybody, may know.
"""

from __future__ import annotations

import tomllib
from collections.abc import Callable
from importlib.resources import files
from typing import Final

from burgrave.games.citadels.data import tables as t
from burgrave.games.citadels.rules.building import MONUMENT_LIMIT, is_complete, size_of
from burgrave.games.citadels.rules.prices import prices_to_build
from burgrave.games.citadels.rules.scoring import ALL_TYPES, COMPLETED, FIRST_COMPLETED
from burgrave.games.citadels.rules.state import NOBODY, State

_WEIGHTS: Final = tomllib.loads((files(t.PACKAGE) / "bot" / "weights.toml").read_text(encoding="utf-8"))
_EXTRA: Final[dict[str, float]] = _WEIGHTS["extra"]
EXTRA: Final[list[float]] = [_EXTRA.get(district, 0.0) for district in t.DISTRICT_IDS] * 2  # by building
POINTS: Final[list[float]] = [cost + extra for cost, extra in zip(t.COST, EXTRA, strict=True)]  # by building

GOLD: Final = 0.6  # what keeping a coin is worth
TEMPO: Final = 1.2  # what one district more is worth, whatever it costs
NEXT_CARD: Final[list[float]] = [3.0, 1.8, 1.1, 0.7, 0.4, 0.3]  # what a card is worth to who has none to build, one, …


# ---------------------------------------------------------------- cards and districts


def playable(s: State, me: int) -> list[int]:
    """The different cards in hand that the player may ever build, the best first."""
    owns = 0 if s.owns[me] & t.BIT[t.QUARRY] else s.owns[me]
    cards = [kind for kind in set(s.hands[me]) if not owns & t.BIT[kind] and t.PRICE[kind] < t.NEVER]
    if t.MONUMENT in cards and len(s.cities[me]) >= MONUMENT_LIMIT:
        cards.remove(t.MONUMENT)
    cards.sort(key=POINTS.__getitem__, reverse=True)
    return cards


def next_card(count: int) -> float:
    """What another card is worth to who has so many to build."""
    return NEXT_CARD[count] if count < len(NEXT_CARD) else NEXT_CARD[-1]


def card_worth(s: State, me: int, kind: int) -> float:
    """What a card in hand is worth: dear ones more, as far as they can be paid for; doubles next to nothing."""
    if kind == t.SECRET_VAULT:
        return 4.0
    if s.owns[me] & t.BIT[kind] and not s.owns[me] & t.BIT[t.QUARRY]:
        return 0.0
    points = POINTS[kind] + type_bonus(s, me, kind)
    missing = prices_to_build(s, me)[kind] - s.gold[me]
    hurry = 0.3 + 0.1 * len(s.cities[me])  # late in the game there is no time to save up
    return 1.0 + 0.4 * points - (hurry * missing if missing > 0 else 0.0)


def type_bonus(s: State, me: int, kind: int) -> float:
    """What a district does for the bonus of all types."""
    owns = s.owns[me]
    if owns & t.OF_TYPE[t.TYPE[kind]]:
        return 0.0
    missing = 0
    for mask in t.OF_TYPE:
        if not owns & mask:
            missing += 1
    room = s.config.size - size_of(s, me)
    if missing > room:
        return 0.0
    return ALL_TYPES * (0.2 + 0.16 * (len(t.TYPES) - missing))


def build_worth(s: State, me: int, kind: int) -> float:
    """What building a district now is worth, its price deducted."""
    points = POINTS[kind] + type_bonus(s, me, kind)
    size = size_of(s, me) + (2 if kind == t.MONUMENT else 1)
    if size >= s.config.size > size_of(s, me):
        points += completing(s, me, points)
    if s.ending:
        return points
    return points - GOLD * prices_to_build(s, me)[kind] + TEMPO


def completing(s: State, me: int, points: float) -> float:
    """What completing the city adds: points, and the end of the game, which is good for who leads."""
    if s.first != NOBODY:
        return COMPLETED
    mine = standing_of(s, me) + points + FIRST_COMPLETED
    best = max([standing_of(s, seat) for seat in range(s.config.players) if seat != me])
    return FIRST_COMPLETED + max(-8.0, min(4.0, mine - best))


def standing_of(s: State, seat: int) -> float:
    """A seat's points as everybody sees them, without what the last round adds."""
    owns = s.owns[seat]
    points = 0.0
    for building in s.cities[seat]:
        points += POINTS[building]
    for mask in t.OF_TYPE:
        if not owns & mask:
            return points
    return points + ALL_TYPES


def rivalry(s: State, me: int) -> list[float]:
    """How much each other seat stands in the way: what it loses is worth that much to this one."""
    players = s.config.players
    near = [standing_of(s, seat) + 0.5 * s.gold[seat] + TEMPO * len(s.cities[seat]) for seat in range(players)]
    near[me] = -99.0
    best = max(near)
    weights = [1.0 / (1.0 + 0.35 * (best - one)) for one in near]
    weights[me] = 0.0
    total = sum(weights)
    return [weight / total for weight in weights]


# ---------------------------------------------------------------- characters


def income(s: State, seat: int, character: int) -> int:
    """How many districts of a seat have an income under a character."""
    type_ = t.INCOME_TYPE[character]
    if type_ == t.NO_INCOME:
        return 0
    return (s.owns[seat] & (t.OF_TYPE[type_] | t.BIT[t.SCHOOL_OF_MAGIC])).bit_count()


def gift(s: State, seat: int, character: int, cards: int, funds: int) -> float:
    """What a turn with a character gives a seat beyond the turn itself.

    ``cards`` is how many it may want to build, ``funds`` the gold it will have after gathering.
    """
    worth = GIFTS[character](s, seat, cards, funds)
    if t.INCOME_TYPE[character] != t.NO_INCOME:
        each = next_card(cards) * 0.7 if t.INCOME_IN_CARDS[character] else 0.9
        worth += income(s, seat, character) * each
    return worth


def most_gold(s: State, seat: int) -> int:
    """The gold of the richest other seat."""
    most = 0
    for other, gold in enumerate(s.gold):
        if gold > most and other != seat:
            most = gold
    return most


def alarm(s: State, seat: int) -> float:
    """How near somebody else is to completing a city: whoever can stop that should."""
    size, nearest = s.config.size, 0
    for other in range(s.config.players):
        if other != seat and not is_complete(s, other):
            nearest = max(nearest, size_of(s, other))
    return 1.5 if nearest >= size - 1 else 0.6 if nearest >= size - 2 else 0.0


def extra_builds(cards: int, funds: int, limit: int) -> float:
    """What building more than one district in a turn is worth."""
    more = min(cards, limit, funds // 3) - 1
    return 1.4 * more if more > 0 else 0.0


def _assassin(s: State, seat: int, cards: int, funds: int) -> float:
    return 0.8 + 0.06 * s.gold[seat] + 0.5 * alarm(s, seat)


def _witch(s: State, seat: int, cards: int, funds: int) -> float:
    return 1.0 + 0.1 * s.gold[seat] + 0.5 * alarm(s, seat)


def _magistrate(s: State, seat: int, cards: int, funds: int) -> float:
    return 1.5 + 0.1 * s.gold[seat]


def _thief(s: State, seat: int, cards: int, funds: int) -> float:
    return 0.8 + 0.3 * most_gold(s, seat) + 0.05 * (sum(s.gold) - s.gold[seat])


def _spy(s: State, seat: int, cards: int, funds: int) -> float:
    return 0.6 + 0.15 * most_gold(s, seat) + 0.4 * next_card(cards)


def _blackmailer(s: State, seat: int, cards: int, funds: int) -> float:
    return 0.2 + 0.16 * (most_gold(s, seat) + (sum(s.gold) - s.gold[seat]) / (s.config.players - 1))


def _magician(s: State, seat: int, cards: int, funds: int) -> float:
    most = max([len(hand) for other, hand in enumerate(s.hands) if other != seat])
    return 0.2 + max(0.6 * next_card(cards), 0.45 * (most - len(s.hands[seat])))


def _wizard(s: State, seat: int, cards: int, funds: int) -> float:
    return 0.8 + 0.7 * next_card(cards) + 0.5 * extra_builds(cards + 1, funds, 2)


def _seer(s: State, seat: int, cards: int, funds: int) -> float:
    return 0.4 + 0.15 * (s.config.players - 1) + 0.3 * next_card(cards) + 0.5 * extra_builds(cards + 1, funds, 2)


def _crown(s: State, seat: int, cards: int, funds: int) -> float:
    return 0.4


def _emperor(s: State, seat: int, cards: int, funds: int) -> float:
    return 0.9


def _bishop(s: State, seat: int, cards: int, funds: int) -> float:
    return 0.2 + 0.1 * len(s.cities[seat])


def _abbot(s: State, seat: int, cards: int, funds: int) -> float:
    return 0.8 if most_gold(s, seat) > s.gold[seat] else 0.1


def _cardinal(s: State, seat: int, cards: int, funds: int) -> float:
    return 0.4 + min(0.35 * max(0, cards - 1), 0.25 * most_gold(s, seat), 1.5)


def _merchant(s: State, seat: int, cards: int, funds: int) -> float:
    return 0.9


def _alchemist(s: State, seat: int, cards: int, funds: int) -> float:
    return 0.7 * min(funds, 5) if cards else 0.2


def _trader(s: State, seat: int, cards: int, funds: int) -> float:
    return 0.3 + 0.5 * extra_builds(cards, funds, 4)


def _architect(s: State, seat: int, cards: int, funds: int) -> float:
    return 0.9 * (next_card(cards) + next_card(cards + 1)) + extra_builds(cards + 2, funds, 3)


def _navigator(s: State, seat: int, cards: int, funds: int) -> float:
    return 3.4 - (1.8 if cards and funds >= 3 else 0.0)


def _scholar(s: State, seat: int, cards: int, funds: int) -> float:
    return 0.6 + 0.8 * next_card(cards) + extra_builds(cards + 1, funds, 2)


def _warlord(s: State, seat: int, cards: int, funds: int) -> float:
    return 0.5 + 0.5 * alarm(s, seat)


def _diplomat(s: State, seat: int, cards: int, funds: int) -> float:
    return 0.6 + 0.3 * alarm(s, seat) if s.cities[seat] else 0.1


def _marshal(s: State, seat: int, cards: int, funds: int) -> float:
    return 0.5 + 0.12 * min(s.gold[seat], 6) + 0.3 * alarm(s, seat)


def _queen(s: State, seat: int, cards: int, funds: int) -> float:
    return 6.0 / s.config.players


def _artist(s: State, seat: int, cards: int, funds: int) -> float:
    plain = 0
    for building in s.cities[seat]:
        if building < t.BEAUTIFIED:
            plain += 1
    return 0.5 * min(2, plain) + 0.2


def _tax_collector(s: State, seat: int, cards: int, funds: int) -> float:
    return 0.5 + 0.9 * s.taxes


GIFTS: Final[list[Callable[[State, int, int, int], float]]] = [_crown] * len(t.CHARACTERS)
GIFTS[t.ASSASSIN] = _assassin
GIFTS[t.WITCH] = _witch
GIFTS[t.MAGISTRATE] = _magistrate
GIFTS[t.THIEF] = _thief
GIFTS[t.SPY] = _spy
GIFTS[t.BLACKMAILER] = _blackmailer
GIFTS[t.MAGICIAN] = _magician
GIFTS[t.WIZARD] = _wizard
GIFTS[t.SEER] = _seer
GIFTS[t.KING] = GIFTS[t.PATRICIAN] = _crown
GIFTS[t.EMPEROR] = _emperor
GIFTS[t.BISHOP] = _bishop
GIFTS[t.ABBOT] = _abbot
GIFTS[t.CARDINAL] = _cardinal
GIFTS[t.MERCHANT] = _merchant
GIFTS[t.ALCHEMIST] = _alchemist
GIFTS[t.TRADER] = _trader
GIFTS[t.ARCHITECT] = _architect
GIFTS[t.NAVIGATOR] = _navigator
GIFTS[t.SCHOLAR] = _scholar
GIFTS[t.WARLORD] = _warlord
GIFTS[t.DIPLOMAT] = _diplomat
GIFTS[t.MARSHAL] = _marshal
GIFTS[t.QUEEN] = _queen
GIFTS[t.ARTIST] = _artist
GIFTS[t.TAX_COLLECTOR] = _tax_collector
