"""The verbs of the cards of Paladins, each declared once, and all texts of the cards checked against them."""

from __future__ import annotations

from typing import Final

from burgrave.games.paladins.data import effects as fx
from burgrave.games.paladins.data import tables as t
from burgrave.games.paladins.data.rows import Townsfolk
from burgrave.games.paladins.rules.inquisition import (
    destroy_debt,
    discard_suspicion,
    flip_debt,
    gain_criminals,
    take_debt,
    take_tax,
)
from burgrave.games.paladins.rules.player_board import WORKSHOPS, develop, occupied, pray
from burgrave.games.paladins.rules.rewards import INQUISITION, REWARDS, VERBS
from burgrave.games.paladins.rules.state import NONE, State
from burgrave.games.paladins.rules.townsfolk import hire_for_free
from burgrave.kernel.cards import Row
from burgrave.kernel.effects import Verb
from burgrave.kernel.errors import BadData
from burgrave.kernel.verbs import Do, Price

__all__ = ["FAVOUR_COST", "REWARDS", "VERBS"]

# -------------------------------------------------------------------- goods


def worker(colour: int) -> Do:
    """Workers of a colour."""

    def gain(s: State, me: int, count: int) -> None:
        s.players[me].workers[colour] += count

    return gain


def silver(s: State, me: int, count: int) -> None:
    """Coins from the main supply; fewer where they are paid."""
    s.players[me].silver += count


def provision(s: State, me: int, count: int) -> None:
    """Provisions from the main supply; fewer where they are paid."""
    s.players[me].provisions += count


def strength(s: State, me: int, count: int) -> None:
    """The marker goes up; the track ends at 12."""
    player = s.players[me]
    player.strength = min(t.HIGHEST, player.strength + count)


def influence(s: State, me: int, count: int) -> None:
    """The marker goes up; the track ends at 12."""
    player = s.players[me]
    player.influence = min(t.HIGHEST, player.influence + count)


def faith(s: State, me: int, count: int) -> None:
    """The marker goes up; the track ends at 12."""
    player = s.players[me]
    player.faith = min(t.HIGHEST, player.faith + count)


for _colour, _name in enumerate(t.WORKERS):
    if _colour != t.CRIMINAL:
        VERBS.plain(_name, worker(_colour))
VERBS.asking("criminal", lambda s, me, verb: gain_criminals(s, me, verb.number), touches=INQUISITION)
VERBS.plain(
    "silver", silver, price=Price(lambda s, me, n: s.players[me].silver >= n, lambda s, me, n: silver(s, me, -n))
)
VERBS.plain(
    "provision",
    provision,
    price=Price(lambda s, me, n: s.players[me].provisions >= n, lambda s, me, n: provision(s, me, -n)),
)
VERBS.plain("strength", strength)
VERBS.plain("influence", influence)
VERBS.plain("faith", faith)

assert all(VERBS[name].do is not None and not VERBS[name].touches for name in fx.GOODS), "goods just add up"

# -------------------------------------------------------------------- suspicion and debts


def owes(s: State, me: int, verb: Verb) -> bool:
    """Whether there is a debt to destroy or to pay."""
    return s.players[me].unpaid > 0


VERBS.plain(
    "discard",
    discard_suspicion,
    lambda s, me, verb: bool(s.players[me].suspicion),
    [("suspicion",)],
    touches=INQUISITION,
    icon="innocent",
)
VERBS.plain(
    "destroy",
    lambda s, me, _: destroy_debt(s, me),
    owes,
    [("debt",)],
    once=True,
    touches=INQUISITION,
    icon="torn",
)
VERBS.plain("flip", lambda s, me, _: flip_debt(s, me), owes, [("debt",)], once=True, touches=INQUISITION, icon="paid")
VERBS.plain(
    "take",
    lambda s, me, _: take_debt(s, me),
    lambda s, me, verb: s.debts > 0,
    [("debt",)],
    once=True,
    price=Price(lambda s, me, _: s.debts > 0, lambda s, me, _: take_debt(s, me)),
    icon="debt",
    worth="",
)
VERBS.asking("tax", lambda s, me, verb: take_tax(s, me, verb.number), touches=INQUISITION)

# -------------------------------------------------------------------- deeds

VERBS.asking("pray", lambda s, me, verb: pray(s, me), lambda s, me, verb: bool(occupied(s.players[me])), once=True)
VERBS.asking(
    "recruit",
    lambda s, me, verb: hire_for_free(s, me),
    lambda s, me, verb: any(card != NONE for card in s.stalls),
    once=True,
    touches=INQUISITION,  # whoever is hired may discard when it comes
)
VERBS.asking(
    "develop",
    lambda s, me, verb: develop(s, me),
    lambda s, me, verb: s.players[me].done[t.DEVELOP] < WORKSHOPS,
    once=True,
    icon="workshop",
)

# -------------------------------------------------------------------- the texts of the cards


def check(file: str, row: Row, field: str) -> None:
    """Refuse a text whose verbs are not known, a price that can't be paid, and an ability that asks when nobody can."""
    text, place = getattr(row, field), fx.where(file, row, field)
    effect = VERBS.read_price(text, place) if field == "cost" else VERBS.read(text, place)
    if field == "cost" and text and not isinstance(effect, Verb):
        raise BadData(f"{place}: {text!r} is more than one thing; write a price like 'silver 2' or 'take debt'")
    if field == "effect" and isinstance(row, Townsfolk) and row.when in NOBODY_ASKED and VERBS.asks(effect):
        raise BadData(f"{place}: {text!r} may ask, but {row.when} nobody can be asked")


NOBODY_ASKED: Final = ("at inquisition", "after flip debt")
for _file, _rows, _field, _ in fx.EFFECTS:
    for _row in _rows:
        check(_file, _row, _field)

FAVOUR_COST: Final = [VERBS.cost(effect) for effect in fx.FAVOUR_COST]
