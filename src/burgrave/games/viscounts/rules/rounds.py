"""Viscounts from set-up (p. 6-8) to the last round (p. 23): the order of things; each chapter has a file of its own."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final

from burgrave.games.viscounts.data import effects as fx
from burgrave.games.viscounts.data import tables as t
from burgrave.games.viscounts.rules import verbs as verbs  # declares them
from burgrave.games.viscounts.rules import vocabulary as do
from burgrave.games.viscounts.rules.building import build_for_free, free_sites
from burgrave.games.viscounts.rules.cards import draw
from burgrave.games.viscounts.rules.options import Options
from burgrave.games.viscounts.rules.rewards import perform
from burgrave.games.viscounts.rules.state import (
    ACT,
    COLLIDE,
    DRAW,
    ENDING,
    FIELDS,
    MOVE,
    NOBODY,
    OPPONENTS_TURN,
    OVER,
    PAIRS,
    PLAY,
    RECRUIT,
    SHIFT,
    Config,
    State,
    player,
)
from burgrave.games.viscounts.rules.turn import act, check_collision, draw_up, move, play, recruit, shift
from burgrave.kernel.action import Ask, Flow, because
from burgrave.kernel.cards import Row
from burgrave.kernel.effects import Effect, Verb
from burgrave.kernel.errors import BadSetup
from burgrave.kernel.events import Event
from burgrave.kernel.rng import Rng
from burgrave.kernel.secrets import reveal
from burgrave.parts.decks import shuffled


def setup(players: int, options: Options, rng: Rng) -> State:
    """Lay out the ring, the castle, the piles and the pairs, and choose who begins (p. 6-8)."""
    if options.first is not None and not 0 <= options.first < players:
        raise BadSetup(f"the first player sits in a seat from 0 to {players - 1}, not {options.first}")
    s = FIELDS.begin(State())
    s.config = Config(players, options)
    s.rng = rng
    s.learnt = [0] * (players + 1)
    s.ring = shuffled(range(t.RING), rng)
    s.castle = rng.below(t.SECTIONS)
    s.piles = [[] for _ in range(t.RING)]
    for number, card in enumerate(shuffled(in_play(s, t.COMMON, t.TOWNSFOLK), rng)):
        s.piles[number % t.RING].append(card)
    under, over = shuffled(in_play(s, t.BLACK_BACKS, t.MANUSCRIPTS), rng), shuffled(t.GREY_BACKS, rng)
    share = len(under) // t.RING
    s.manuscripts = [[*under[share * i : share * (i + 1)], over[i]] for i in range(t.RING)]
    s.sites = [NOBODY] * len(t.SITES)
    s.pairs = shuffled(range(len(t.PLAYER_CARDS)), rng)[: players + 1]
    s.heroes = shuffled(in_play(s, t.HEROES, t.TOWNSFOLK), rng)[: players + 1]
    s.favours = (1 << len(t.RIBBONS)) - 1
    s.players = [player() for _ in range(players)]
    s.config.guest.set_up(s)
    s.config.hooks.set_up(s)
    s.first = options.first if options.first is not None else rng.below(players)
    s.me = (s.first - 1) % players
    s.phase = PAIRS
    return s


def in_play(s: State, cards: Iterable[int], rows: Sequence[Row]) -> list[int]:
    """Those of the base game, and of an expansion that is played."""
    return [card for card in cards if rows[card].box in s.config.boxes]


def step(s: State) -> Flow[None]:
    """The next stretch of the game that begins with nothing in flight."""
    return STEPS[s.phase](s)


def midway(s: State) -> bool:
    """Whether things happen in the next step before its first question."""
    return s.phase in AT_ONCE or (s.phase == PLAY and s.blind)


def over(s: State) -> bool:
    """Whether the game has ended."""
    return s.phase == OVER


# -------------------------------------------------------------------- pairs


def choose_pair(s: State) -> Flow[None]:
    """From the last player to the first, everybody takes a player card with its hero, and what it brings (p. 8)."""
    me, one = s.me, s.players[s.me]
    option = yield Ask(me, "pair", do.PAIR.each(s.pairs))
    card = do.PAIR.index(option)
    place = s.pairs.index(card)
    one.card, hero = s.pairs.pop(place), s.heroes.pop(place)
    one.draw.append(hero)
    segment, side = t.TOWN_OF_NUMBER[t.PLAYER_CARDS[card].town]
    one.town = 3 * s.ring.index(segment) + side
    if s.log is not None:
        s.log.append(Event("begins", {"who": me, "pair": card, "hero": hero}))
    yield from perform(s, me, fx.PLAYER_GOODS[card])
    yield from because(("player_cards-effect", card), effect_of(s, me, fx.PLAYER_EFFECT[card]))
    one.draw += one.discard
    one.discard = []
    s.rng.shuffle(one.draw)
    yield from draw(s, me, t.HAND)
    if me != s.first:
        s.me = (me - 1) % s.config.players
        return
    yield from s.config.guest.pairs_chosen(s)
    s.debts, s.deeds = t.ON_POVERTY[s.config.players], t.ON_PROSPERITY[s.config.players]
    begin_round(s, 1)
    s.phase = SHIFT


def effect_of(s: State, me: int, effect: Effect) -> Flow[None]:
    """The last part of a player card, anywhere; only a building stands beside the viscount (p. 8)."""
    if isinstance(effect, Verb) and effect.name == "build":
        yield from build_for_free(s, me, t.KINDS.index(effect.words[0]), free_sites(s, s.players[me].town))
    else:
        yield from perform(s, me, effect)


# -------------------------------------------------------------------- turns


def end_turn(s: State) -> Flow[None]:
    """Draw; then it is the turn of the next player, or of somebody without a seat."""
    yield from draw_up(s)
    if s.config.guest.takes_turn(s):
        s.phase = OPPONENTS_TURN
    else:
        pass_on(s)


def opponents_turn(s: State) -> Flow[None]:
    """Somebody without a seat has a turn."""
    yield from s.config.guest.turn(s)
    pass_on(s)


def pass_on(s: State) -> None:
    """The next player; the last round ends with the one before the first (p. 23)."""
    s.phase = SHIFT
    s.me = (s.me + 1) % s.config.players
    if s.me == s.first:
        if s.round == s.last:
            s.phase = ENDING
            return
        begin_round(s, s.round + 1)


def begin_round(s: State, number: int) -> None:
    """Everybody has a turn again."""
    s.round = number
    if s.log is not None:
        s.log.append(Event("round", {"round": number}))


def ending(s: State) -> Flow[None]:
    """What is to be done before points are counted (p. 24)."""
    yield from s.config.hooks.ends(s)
    s.phase = OVER
    reveal(s)


AT_ONCE: Final = (SHIFT, COLLIDE, DRAW, OPPONENTS_TURN, ENDING)  # steps that do not begin with a question
STEPS: Final = {
    PAIRS: choose_pair,
    SHIFT: shift,
    PLAY: play,
    MOVE: move,
    ACT: act,
    RECRUIT: recruit,
    COLLIDE: check_collision,
    DRAW: end_turn,
    OPPONENTS_TURN: opponents_turn,
    ENDING: ending,
}
