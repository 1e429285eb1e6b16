"""Paladins from setup to the seventh round (p. 4-11): the order of things; each chapter has a file of its own."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from burgrave.games.paladins.data import tables as t
from burgrave.games.paladins.rules import vocabulary as do
from burgrave.games.paladins.rules.inquisition import draw_suspicion
from burgrave.games.paladins.rules.options import Options
from burgrave.games.paladins.rules.player_board import go_home
from burgrave.games.paladins.rules.state import (
    ACTIONS,
    CHOOSING,
    FIELDS,
    FIRST_HIRES,
    NEW_ROUND,
    NOBODY,
    NONE,
    OPPONENTS_TURN,
    OVER,
    REFRESH,
    Config,
    State,
    player,
)
from burgrave.games.paladins.rules.state import TAVERN as IN_TAVERN
from burgrave.games.paladins.rules.townsfolk import hire
from burgrave.games.paladins.rules.turn import next_player, turn
from burgrave.kernel.action import Ask, Flow, together
from burgrave.kernel.errors import BadSetup
from burgrave.kernel.events import Event
from burgrave.kernel.rng import Rng
from burgrave.kernel.secrets import learn, reveal
from burgrave.parts.decks import shuffled, slide_left, slide_right

STALLS: Final = 5
CAMP: Final = 6
DRAWN: Final = 3  # paladins to choose from


def setup(players: int, options: Options, rng: Rng) -> State:
    """Shuffle everything, lay out townsfolk and outsiders, and choose who begins (p. 4, 5)."""
    if options.first is not None and not 0 <= options.first < players:
        raise BadSetup(f"the first player sits in a seat from 0 to {players - 1}, not {options.first}")
    s = FIELDS.begin(State())
    s.config = Config(players, options)
    s.rng = rng
    s.learnt = [0] * (players + 1)
    s.townsfolk = shuffled(range(len(t.TOWNSFOLK)), rng)
    s.stalls = [s.townsfolk.pop() for _ in range(STALLS)]
    s.walls = shuffled(range(len(t.WALLS)), rng)
    s.tax = s.config.tax
    s.debts = t.DEBTS
    s.suspicion = shuffled(t.SUSPICION_DECK, rng)
    s.outsiders = shuffled(range(len(t.OUTSIDERS)), rng)
    s.camp = [s.outsiders.pop() for _ in range(CAMP)]
    s.hidden_orders = shuffled(range(len(t.ORDERS)), rng)
    s.orders = [s.hidden_orders.pop() for _ in range(3)]
    s.hidden_favours = shuffled(range(len(t.FAVOURS)), rng)
    s.favours = [s.hidden_favours.pop() for _ in range(5)]
    s.favour_workers = [t.EMPTY] * 5
    s.tavern = shuffled(range(len(t.TAVERN)), rng)
    s.spaces = [NOBODY] * len(t.SPACES)
    s.players = [player() for _ in range(players)]
    for one in s.players:
        one.deck = tuple(shuffled(range(len(t.PALADINS)), rng))
    s.config.hooks.set_up(s)
    s.first = options.first if options.first is not None else rng.below(players)
    s.me = (s.first - 1) % players
    s.phase = FIRST_HIRES
    return s


def step(s: State) -> Flow[None]:
    """The next stretch of the game that begins with nothing in flight."""
    phase = s.phase
    if phase == ACTIONS:
        if not any(s.players[s.me].workers):
            return silently(s, pass_without_workers)
        return turn(s)
    if phase == IN_TAVERN:
        return visit_tavern(s) if s.players[s.me].shown else silently(s, show_paladin)
    if phase == CHOOSING:
        return choose_paladins(s)
    if phase == OPPONENTS_TURN:
        return s.config.hooks.turn(s)
    if phase == FIRST_HIRES:
        return first_hire(s)
    if phase == NEW_ROUND:
        return silently(s, begin_round)
    assert phase == REFRESH, "a game that is over has no next step"
    return silently(s, refresh)


def silently(s: State, happen: Callable[[State], None]) -> Flow[None]:
    """A step in which nobody is asked."""
    happen(s)
    yield from ()


def over(s: State) -> bool:
    """Whether the game has ended."""
    return s.phase == OVER


def first_hire(s: State) -> Flow[None]:
    """Everybody hires for free, from the last player to the first; then the gaps are filled (p. 5)."""
    me = s.me
    option = yield Ask(me, "first_hire", [do.TOWNSFOLK.of(card) for card in s.stalls if card != NONE])
    yield from hire(s, me, do.TOWNSFOLK.index(option))
    if me != s.first:
        s.me = (me - 1) % s.config.players
        return
    fill_stalls(s)
    reveal(s)
    s.phase = NEW_ROUND


# -------------------------------------------------------------------- a round


def begin_round(s: State) -> None:
    """Pass the marker on, show the King's cards, fill the tavern, and let everybody draw three paladins (p. 8, 9)."""
    players = s.config.players
    s.round += 1
    if s.round > 1:
        s.first = (s.first + 1) % players
    if s.round <= 3:
        s.orders_shown += 1
    if s.round >= 3:
        s.favours_shown += 1
    for _ in range(players + 1):
        if not s.tavern:
            s.tavern, s.tavern_gone = shuffled(s.tavern_gone, s.rng), ()
        s.tavern_open += (s.tavern.pop(),)
    s.config.hooks.begin_round(s)
    for seat, one in enumerate(s.players[:players]):
        one.drawn, one.deck = one.deck[:DRAWN], one.deck[DRAWN:]
        one.bottom = min(one.bottom, len(one.deck))
        one.played += (one.paladin,) if one.paladin != NONE else ()
        one.paladin, one.shown, one.passed, one.top = NONE, False, False, False
        learn(s, seat)
    reveal(s)
    if s.log is not None:
        s.log.append(Event("round", {"number": s.round, "seat": s.first}))
        if s.round <= 3:
            s.log.append(Event("order-shown", {"action": t.ORDER_ACTION[s.orders[s.orders_shown - 1]]}))
        if s.round >= 3:
            s.log.append(Event("favour-shown", {"favour": s.favours[s.favours_shown - 1]}))
    s.phase = CHOOSING


def choose_paladins(s: State) -> Flow[None]:
    """All choose in secret: one paladin for this round, one on top of the deck, one to the bottom (p. 9)."""
    choices = yield from together(s, list(range(s.config.players)), choose)
    for one, choice in zip(s.players[: s.config.players], choices, strict=True):
        played, top = divmod(choice, len(t.PALADINS))
        (bottom,) = [card for card in one.drawn if card not in (played, top)]
        one.paladin = played
        one.deck = (top, *one.deck, bottom)
        one.drawn = ()
        one.top = True
        one.bottom += 1
    s.me = s.first
    s.phase = IN_TAVERN


def choose(s: State, seat: int) -> Flow[int]:
    """One seat's choice, as a single number."""
    drawn = s.players[seat].drawn
    played = do.PLAY.index((yield Ask(seat, "play", do.PLAY.each(drawn), secret=True)))
    rest = [do.ON_TOP.of(card) for card in drawn if card != played]
    top = do.ON_TOP.index((yield Ask(seat, "on_top", rest, secret=True)))
    return played * len(t.PALADINS) + top


def show_paladin(s: State) -> None:
    """Turn the paladin over and take its workers (p. 10)."""
    one = s.players[s.me]
    one.shown = True
    for worker in t.PALADIN_WORKERS[one.paladin]:
        one.workers[worker] += 1
    reveal(s)
    if s.log is not None:
        s.log.append(Event("paladin", {"who": s.me, "paladin": one.paladin}))


def visit_tavern(s: State) -> Flow[None]:
    """Take a card of the tavern and its four workers; Criminals bring their suspicion at once (p. 10, 22)."""
    me = s.me
    card = do.TAVERN.index((yield Ask(me, "tavern", do.TAVERN.each(s.tavern_open))))
    s.tavern_open = tuple([other for other in s.tavern_open if other != card])
    s.tavern_gone += (card,)
    if s.log is not None:
        s.log.append(Event("tavern", {"who": me, "tavern": card}))
    for worker in t.TAVERN_WORKERS[card]:
        s.players[me].workers[worker] += 1
        if worker == t.CRIMINAL:
            yield from draw_suspicion(s, me)
    yield from s.config.hooks.after_tavern(s)
    s.me = (me + 1) % s.config.players
    if s.me == s.first:
        s.phase = ACTIONS


def pass_without_workers(s: State) -> None:
    """Who has no workers left must pass (p. 24)."""
    one = s.players[s.me]
    go_home(one)
    one.passed = True
    if s.log is not None:
        s.log.append(Event("passes", {"who": s.me}))
    next_player(s)


# -------------------------------------------------------------------- the refresh


def refresh(s: State) -> None:
    """New townsfolk and outsiders come; after the seventh round the game is over (p. 10, 24)."""
    if s.round == t.ROUNDS:
        s.phase = OVER
        reveal(s)
        if s.log is not None:
            s.log.append(Event("game-over", {}))
        return
    if s.log is not None:
        s.log.append(Event("refresh", {"tavern": s.tavern_open[0]}))  # the card that nobody took
    leaving = s.config.hooks.leaving
    townsfolk = [card for card in s.stalls[-leaving:] if card != NONE]
    s.townsfolk_gone += tuple(townsfolk)
    s.stalls[-leaving:] = [NONE] * leaving
    tell(s, "townsfolk-leave", "townsfolk", townsfolk)
    fill_stalls(s)  # discarded ones never return
    outsiders = [card for card in s.camp[:leaving] if card != NONE]
    s.outsiders_gone += tuple(outsiders)
    s.camp[:leaving] = [NONE] * leaving
    tell(s, "outsiders-leave", "outsider", outsiders)
    before = s.camp
    s.camp = slide_left(before, s.outsiders)
    tell(s, "outsiders-come", "outsider", [card for card in s.camp if card not in before])
    s.tavern_gone += s.tavern_open
    s.tavern_open = ()
    s.favour_workers = [t.EMPTY] * len(s.favour_workers)
    reveal(s)
    s.phase = NEW_ROUND


def fill_stalls(s: State) -> None:
    """The townsfolk move to the right, and new ones come (p. 5, 10)."""
    before = s.stalls
    s.stalls = slide_right(before, s.townsfolk)
    tell(s, "townsfolk-come", "townsfolk", [card for card in s.stalls if card not in before])


def tell(s: State, kind: str, key: str, cards: list[int]) -> None:
    """Who comes and goes, if anybody does."""
    if cards and s.log is not None:
        s.log.append(Event(kind, {key: cards, "count": len(cards)}))
