"""The verbs that Gates of Gold adds to those of Viscounts."""

from __future__ import annotations

from burgrave.games.viscounts.expansions.gates_of_gold.rules.outsiders import gain_orders, refuse, welcome
from burgrave.games.viscounts.expansions.gates_of_gold.rules.state import gates_of
from burgrave.games.viscounts.rules.deeds import gain_deeds
from burgrave.games.viscounts.rules.rewards import VERBS
from burgrave.games.viscounts.rules.state import State
from burgrave.games.viscounts.rules.townsfolk import hire_beside, offer_hire
from burgrave.kernel.action import Flow
from burgrave.kernel.effects import Verb
from burgrave.kernel.events import Event


def recruit(s: State, me: int) -> Flow[None]:
    """The card beside the viscount may be hired now, for its cost."""
    decided = False
    while not decided:
        option = yield from offer_hire(s, me)
        decided = yield from hire_beside(s, me, option)


def forgive(s: State, me: int, count: int) -> None:
    """Unpaid debts are handed back, as far as there are any."""
    count = min(count, s.players[me].unpaid)
    s.players[me].unpaid -= count
    if s.log is not None:
        s.log.append(Event("forgiven", {"who": me, "count": count}))


def approve(s: State, me: int, count: int) -> None:
    """Deeds come flipped."""
    gain_deeds(s, me, count)
    s.players[me].acquired -= count
    s.players[me].approved += count
    if s.log is not None:
        s.log.append(Event("approves", {"who": me}))


def can_order(s: State, me: int, verb: Verb) -> bool:
    """Whether there are orders left."""
    return gates_of(s).orders > 0


def anybody(s: State, me: int, verb: Verb) -> bool:
    """Whether there are outsiders left."""
    return bool(gates_of(s).row)


VERBS.asking("order", lambda s, me, verb: gain_orders(s, me, verb.number), can_order, worth="discard, draw, silver")
VERBS.asking("welcome", lambda s, me, verb: welcome(s, me), anybody, once=True, worth="deed, draw")
VERBS.asking("refuse", lambda s, me, verb: refuse(s, me), anybody, once=True, worth="resource 2")
VERBS.asking("recruit", lambda s, me, verb: recruit(s, me), once=True, worth="silver")
VERBS.plain("forgive", forgive, lambda s, me, verb: s.players[me].unpaid > 0, worth="flip debt")
VERBS.plain("approve", approve, worth="deed, flip deed")
VERBS.plain("nothing", lambda s, me, count: None, once=True, worth="")
