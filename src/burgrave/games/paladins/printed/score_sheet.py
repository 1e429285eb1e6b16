"""The points of a printed game of Paladins, from what people tell of their boards (p. 24, 25, 29)."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Final

from burgrave.games.paladins.data import effects as fx
from burgrave.games.paladins.data import tables as t
from burgrave.games.paladins.rules.opponent import OPPONENT
from burgrave.games.paladins.rules.options import Options
from burgrave.games.paladins.rules.player_board import WORKSHOPS
from burgrave.games.paladins.rules.scoring import best, everybodys
from burgrave.games.paladins.rules.state import FIELDS, Config, Player, State, player
from burgrave.games.paladins.text.wording import SENTENCES, TEXTS
from burgrave.kernel.game import Score
from burgrave.kernel.score_sheet import TABLE, Answer, Counted, Entry, Key, ScoreSheet, told_cards, told_number

SHOWN: Final = 3  # King's Orders in a game
MOST: Final = 99  # silver and provisions together
STEPPED: Final = (t.COMMISSION, t.FORTIFY, t.GARRISON, t.ABSOLVE)
WALL_POINTS: Final = sum(wall.vp for wall in t.WALLS)


def entries(players: int, told: Mapping[Key, Answer]) -> list[Entry]:
    """What must be known, as far as is known what counts: orders and converts say what else does."""
    orders = _orders(told)
    found = [
        Entry(f"order-{place}", TABLE, 1, 1, [order for order in t.ORDER_IDS if order not in orders[: place - 1]])
        for place in range(1, SHOWN + 1)
    ]
    sides = range(2 if players == 1 else players)
    for side in sides:
        found += [*_board(players, side, told), *_counted(players, side, told)]
    if all(entry.key in told for entry in found):
        found += [entry for entry in _to_break_a_tie(players, told) if entry not in found]
    return found


def _board(players: int, side: int, told: Mapping[Key, Answer]) -> Iterator[Entry]:
    """What always counts."""
    for name in ("strength", "influence", "faith"):
        yield Entry(name, side, t.HIGHEST)
    if players > 1 or side != OPPONENT:  # whose development counts nothing (p. 29)
        yield Entry("develop", side, WORKSHOPS)
    for action in STEPPED:
        yield Entry(t.ACTION_IDS[action], side, t.STEPS)
    yield Entry("wall-points", side, WALL_POINTS)
    others = [card for other in range(side) for card in told_cards(told, "converted", other)]
    yield Entry("converted", side, t.STEPS, cards=[card for card in t.OUTSIDER_IDS if card not in others])
    yield Entry("paid", side, t.DEBTS)
    yield Entry("unpaid", side, t.DEBTS)
    if players > 1 or side != OPPONENT:  # whose resources count nothing (p. 29)
        yield Entry("resources", side, MOST)


def _counted(players: int, side: int, told: Mapping[Key, Answer]) -> Iterator[Entry]:
    """What counts because a King's Order or a converted outsider asks for it."""
    units = {per.unit for card in told_cards(told, "converted", side) for per in fx.SCORING[t.OUTSIDER_IDS.index(card)]}
    peoples = [people for people in t.PEOPLES if f"attacked {people}" in units]
    for people in peoples:
        yield Entry(f"attacked-{people}", side, t.PEOPLE.count(t.PEOPLES.index(people)))
    if any(t.ORDER_ACTION[t.ORDER_IDS.index(order)] == t.ATTACK for order in _orders(told)):
        yield Entry("attack", side, len(t.OUTSIDERS))
    if "develop" in units and players == 1 and side == OPPONENT:
        yield Entry("develop", side, WORKSHOPS)
    if "townsfolk" in units:
        yield Entry("townsfolk", side, len(t.TOWNSFOLK))
    if "suspicion" in units:
        yield Entry("suspicion", side, len(t.SUSPICION_DECK))


def _to_break_a_tie(players: int, told: Mapping[Key, Answer]) -> Iterator[Entry]:
    """Suspicion cards of the best, where points and King's Orders do not decide (p. 24)."""
    ranked = [(score.total, score.parts["orders"]) for score in _points(players, told)[0]]
    level = [side for side, rank in enumerate(ranked) if rank == max(ranked)]
    if len(level) > 1:
        yield from (Entry("suspicion", side, len(t.SUSPICION_DECK)) for side in level)


def count(players: int, told: Mapping[Key, Answer]) -> Counted:
    """The points by category, the opponent's last, and who has won."""
    points, sides = _points(players, told)
    return Counted(points, best(points, sides))


def _points(players: int, told: Mapping[Key, Answer]) -> tuple[list[Score], list[Player]]:
    """Everybody's points, and their boards; what is printed on the walls is told as a sum."""
    s = _state(players, told)
    points = []
    for side, score in enumerate(everybodys(s)):
        walls = told_number(told, "wall-points", side)
        points.append(Score(score.total + walls, score.parts | {"walls": walls}))
    return points, s.players


def _state(players: int, told: Mapping[Key, Answer]) -> State:
    """A table on which lies only what counts."""
    s = FIELDS.begin(State())
    s.config = Config(players, Options())
    s.orders = [t.ORDER_IDS.index(order) for order in _orders(told)]
    s.orders_shown = len(s.orders)
    s.players = [_player(side, told) for side in range(2 if players == 1 else players)]
    return s


def _player(side: int, told: Mapping[Key, Answer]) -> Player:
    """A board with only what counts on it."""

    def number(name: str) -> int:
        return told_number(told, name, side)

    p = player()
    p.strength, p.influence, p.faith = number("strength"), number("influence"), number("faith")
    p.silver, p.provisions = number("resources"), 0
    p.paid, p.unpaid = number("paid"), number("unpaid")
    p.suspicion = (0,) * number("suspicion")
    p.hired = (0,) * number("townsfolk")
    p.converted = tuple(t.OUTSIDER_IDS.index(card) for card in told_cards(told, "converted", side))
    for index, people in enumerate(t.PEOPLES):
        p.attacked += (t.PEOPLE.index(index),) * number(f"attacked-{people}")
    for action in (t.DEVELOP, *STEPPED, t.ATTACK):
        p.done[action] = number(t.ACTION_IDS[action])
    p.done[t.CONVERT] = len(p.converted)
    standing = iter([t.WORKSHOP] * number("develop"))  # anywhere: only their number counts
    p.placed = [
        tuple(next(standing, space) if action >= t.RIGHT else space for space in placed)
        for action, placed in enumerate(p.placed)
    ]
    return p


def _orders(told: Mapping[Key, Answer]) -> list[str]:
    """The King's Orders in the order of their rounds: later ones are worth more (p. 8)."""
    return [order for place in range(1, SHOWN + 1) for order in told_cards(told, f"order-{place}", TABLE)]


def card(name: str, language: str) -> str:
    """A King's Order, or an outsider with what it counts, which tells it from its namesakes."""
    if name in t.ORDER_IDS:
        return TEXTS.say(language, name.replace("_", "-"))
    index = t.OUTSIDER_IDS.index(name)
    outsider = t.OUTSIDERS[index]
    counts = ", ".join(SENTENCES.scoring(per, language) for per in fx.SCORING[index])
    called = TEXTS.say(language, f"outsider-{outsider.name}")
    return f"{TEXTS.say(language, f'people-{outsider.people}')}: {called} ({counts})"


SCORE_SHEET: Final = ScoreSheet(entries, count, card)
