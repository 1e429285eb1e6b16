"""Tax, suspicion, debts and the Inquisition (p. 22, 23): what happens to everybody in the middle of anyone's action."""

from __future__ import annotations

from burgrave.games.paladins.data import effects as fx
from burgrave.games.paladins.data import tables as t
from burgrave.games.paladins.rules import vocabulary as do
from burgrave.games.paladins.rules.rewards import VERBS
from burgrave.games.paladins.rules.state import State
from burgrave.kernel.action import Ask, Flow
from burgrave.kernel.events import Event
from burgrave.kernel.secrets import reveal
from burgrave.parts import debts
from burgrave.parts.decks import shuffled


def gain_criminals(s: State, me: int, count: int) -> Flow[None]:
    """Each Criminal brings a suspicion card, and each card is dealt with before the next (p. 22)."""
    for _ in range(count):
        s.players[me].workers[t.CRIMINAL] += 1
        yield from draw_suspicion(s, me)


def draw_suspicion(s: State, me: int) -> Flow[None]:
    """Draw a card and take its tax; where no card is left anywhere, the Inquisition comes first (p. 22)."""
    if not s.suspicion and not s.suspicion_gone:
        yield from inquisition(s)
    if not s.suspicion:
        s.suspicion, s.suspicion_gone = shuffled(s.suspicion_gone, s.rng), []
    kind = s.suspicion.pop()
    s.players[me].suspicion += (kind,)
    reveal(s)
    if s.log is not None:
        s.log.append(Event("suspected", {"who": me, "tax": t.SUSPICION_TAX[kind]}))
    if t.SUSPICION_TAX[kind]:
        yield from take_tax(s, me, t.SUSPICION_TAX[kind])


def take_tax(s: State, me: int, coins: int) -> Flow[None]:
    """Coins from the tax supply, the rest from the main supply; the last one brings the Inquisition (p. 22)."""
    s.tax = max(0, s.tax - coins)
    if s.log is not None:
        kind = "taxes" if me < s.config.players else "opponent-taxes"
        s.log.append(Event(kind, {"who": me, "silver": coins, "left": s.tax}))
    if me < s.config.players:
        s.players[me].silver += coins
    else:
        s.config.hooks.gain_tax(s, me, coins)
    if not s.tax:
        yield from inquisition(s)


def inquisition(s: State) -> Flow[None]:
    """Abilities first, then a debt for whoever is suspected most, then the tax supply is filled again (p. 23)."""
    if s.log is not None:
        s.log.append(Event("inquisition", {}))
    players = s.config.players
    for distance in range(players):
        yield from use_abilities(s, (s.me + distance) % players)
    most = max([len(player.suspicion) for player in s.players])
    if most:
        for seat, player in enumerate(s.players):
            if len(player.suspicion) == most:
                take_debt(s, seat)
                discard_suspicion(s, seat, most // 2)
    s.tax = s.config.tax


def use_abilities(s: State, seat: int) -> Flow[None]:
    """Conspirators, Peddlers and Squires, in the order their owner likes (p. 30); a Conspirator only lets (p. 23)."""
    waiting = [card for card in s.players[seat].hired if fx.WHEN[card] == fx.AT_INQUISITION]
    while usable := [card for card in waiting if _usable(s, seat, card)]:
        sure = [card for card in usable if not _discards(card)]
        if sure and not _order_matters(s, seat, waiting):
            card = sure[0]
        else:
            uses = [do.USE[t.TOWNSFOLK_IDS[card]] for card in usable]
            option = yield Ask(seat, "inquisition", [*uses, do.KEEP_SUSPICION], midway=True)
            if option == do.KEEP_SUSPICION:
                waiting = [card for card in waiting if not _discards(card)]
                if s.log is not None:
                    s.log.append(Event("keeps-suspicion", {"who": seat}))
                continue
            card = t.TOWNSFOLK_IDS.index(do.USE.arguments[do.USE.index(option)])
        waiting.remove(card)
        VERBS.at_once(s, seat, fx.ABILITY[card])
        if s.log is not None:
            s.log.append(Event("uses", {"who": seat, "townsfolk": card}))


def _usable(s: State, seat: int, card: int) -> bool:
    """Whether the condition on a card holds now; a Conspirator needs something to discard."""
    held = len(s.players[seat].suspicion)
    if fx.NEEDS_NONE[card]:
        return held == 0
    return held >= (2 if fx.NEEDS_SUSPICION[card] else 1)


def _discards(card: int) -> bool:
    """Whether it is a Conspirator's ability."""
    return not fx.NEEDS_NONE[card] and not fx.NEEDS_SUSPICION[card]


def _order_matters(s: State, seat: int, waiting: list[int]) -> bool:
    """Whether discarding first or later makes a difference."""
    held = len(s.players[seat].suspicion)
    discarding = sum([_discards(card) for card in waiting])
    peddlers = any(fx.NEEDS_SUSPICION[card] for card in waiting)
    return peddlers and held - discarding < 2 <= held


# -------------------------------------------------------------------- suspicion and debts


def discard_suspicion(s: State, me: int, count: int) -> None:
    """Discard cards, the newest first (p. 23)."""
    player = s.players[me]
    left = max(0, len(player.suspicion) - count)
    gone = len(player.suspicion) - left
    if gone:
        s.suspicion_gone += player.suspicion[left:]
        player.suspicion = player.suspicion[:left]
        if s.log is not None:
            s.log.append(Event("discards-suspicion", {"who": me, "count": gone, "left": left}))


def take_debt(s: State, me: int) -> None:
    """An unpaid debt costs 3 points at the end (p. 22)."""
    if debts.take(s, s.players[me]) and s.log is not None:
        s.log.append(Event("debt", {"who": me}))


def destroy_debt(s: State, me: int) -> None:
    """Back to the stack (p. 22)."""
    if debts.destroy(s, s.players[me]) and s.log is not None:
        s.log.append(Event("destroys-debt", {"who": me}))


def flip_debt(s: State, me: int) -> None:
    """A paid debt is worth 1 point; Debt Collectors act (p. 22, 30)."""
    player = s.players[me]
    if not debts.flip(player):
        return
    if s.log is not None:
        s.log.append(Event("pays-debt", {"who": me}))
    for card in player.hired:
        if fx.WHEN[card] == fx.AFTER_FLIP:
            VERBS.at_once(s, me, fx.ABILITY[card])
