"""Architects from set-up (R2) to the last turns (R11): the order of things; each chapter has a file of its own."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from burgrave.games.architects.data import effects as fx
from burgrave.games.architects.data import tables as t
from burgrave.games.architects.data.rows import Apprentice, Building, Character
from burgrave.games.architects.rules import plans, virtue
from burgrave.games.architects.rules import vocabulary as do
from burgrave.games.architects.rules.apprentices import fill_gaps, hire, hire_options, on_offer, refresh
from burgrave.games.architects.rules.market import in_order, reset
from burgrave.games.architects.rules.options import Options
from burgrave.games.architects.rules.prices import Price
from burgrave.games.architects.rules.scoring import end_effects
from burgrave.games.architects.rules.state import (
    APPRENTICES,
    CAPTURE,
    CHARACTERS,
    DISCARD,
    DRAFT,
    ENDING,
    FIELDS,
    GUARD,
    LOOK,
    NOBODY,
    NONE,
    OPPONENTS_TURN,
    OVER,
    PLACE,
    PREPARING,
    RESET,
    TRADE,
    Config,
    State,
    player,
)
from burgrave.games.architects.rules.turn import capture_one, guard, place, trade
from burgrave.kernel.action import Ask, Flow, together
from burgrave.kernel.errors import BadSetup
from burgrave.kernel.events import Event
from burgrave.kernel.rng import Rng
from burgrave.kernel.secrets import Memory, reveal
from burgrave.parts.decks import shuffled

# -------------------------------------------------------------------- set-up


def setup(players: int, options: Options, rng: Rng) -> State:
    """Lay out the board and shuffle the piles (R2)."""
    if options.first is not None and not 0 <= options.first < players:
        raise BadSetup(f"the first player sits in a seat from 0 to {players - 1}, not {options.first}")
    if options.first is not None and options.boards == "advanced":
        raise BadSetup("with characters the one with the highest virtue begins: leave 'first' out")
    s = FIELDS.begin(State())
    s.config = Config(players, options)
    hooks = s.config.hooks
    s.rng = rng
    s.learnt = [0] * (players + 1)
    s.memory = Memory([[] for _ in range(players)], [0] * players, 0)
    s.players = [player(max(players, 2)) for _ in range(players)]
    s.market = [NOBODY] * len(t.MARKET_SPACES)
    s.tax = t.TAX_AT_FIRST
    s.small = shuffled(range(len(t.MARKET)), rng)
    s.rewards = shuffled(range(len(t.REWARDS)), rng)
    s.apprentices = shuffled(in_play(s.config, t.APPRENTICES), rng)
    s.row = [s.apprentices.pop() for _ in range(t.SLOTS)]
    s.coins = [0] * t.SLOTS
    s.plans = shuffled(in_play(s.config, t.BUILDINGS), rng)
    s.bottomed = len(s.plans)
    s.config.guest.set_up(s)
    s.circles = [[0] * len(s.players) for _ in t.CIRCLES]
    hooks.set_up(s)
    if options.boards == "standard":
        s.first = options.first if options.first is not None else rng.below(players)
        for seat in range(players):
            s.players[seat].goods[t.SILVER] = t.STARTING_SILVER + (seat - s.first) % players
        seated(s)
    elif options.characters == "dealt":
        dealt: dict[str, int] = {}  # one of each colour
        for character in shuffled(in_play(s.config, t.CHARACTERS), rng):
            dealt.setdefault(t.CHARACTERS[character].colour, character)
        for one, character in zip(s.players[:players], dealt.values(), strict=False):
            one.character = character
        with_characters(s)
    else:
        s.me = rng.below(players)
        s.phase = CHARACTERS
    return s


def in_play(config: Config, rows: Sequence[Apprentice | Building | Character]) -> list[int]:
    """The cards of the boxes, and those that are not in every box where they are played with (R15.13)."""
    promo = config.options.promo
    return [i for i, row in enumerate(rows) if row.box in config.boxes and (promo or not getattr(row, "promo", False))]


def free_characters(s: State) -> list[int]:
    """Those of whose colour nobody plays (R2.13)."""
    taken = {t.CHARACTERS[one.character].colour for one in s.players if one.character != NONE}
    return [one for one in in_play(s.config, t.CHARACTERS) if t.CHARACTERS[one].colour not in taken]


def choose_character(s: State) -> Flow[None]:
    """Everybody takes a character, beginning with one by lot."""
    me = s.me
    option = yield Ask(me, "character", do.CHARACTER.each(free_characters(s)))
    s.players[me].character = do.CHARACTER.index(option)
    if s.log is not None:
        s.log.append(Event("becomes", {"who": me, "character": s.players[me].character}))
    s.me = (me + 1) % s.config.players
    if s.players[s.me].character != NONE:
        with_characters(s)


def with_characters(s: State) -> None:
    """What characters begin with; the highest virtue is the first player (R2.12)."""
    for one in s.players[: s.config.players]:
        row = t.CHARACTERS[one.character]
        one.goods = list(fx.CHARACTER_GOODS[one.character])
        one.goods[t.SILVER] += row.silver
        one.virtue, one.unpaid, one.prison = row.virtue, row.debts, row.prison
        one.workers -= row.prison
    seats = range(s.config.players)
    s.first = max(seats, key=lambda seat: s.players[seat].virtue)
    seated(s)


def seated(s: State) -> None:
    """All have what they begin with: now free apprentices, where that is played, and the draft."""
    s.me = s.first
    if s.config.options.free_first_apprentice or s.config.hooks.free_apprentice:
        s.me = (s.first - 1) % s.config.players
        s.phase = APPRENTICES
    else:
        begin_draft(s)


def choose_apprentice(s: State) -> Flow[None]:
    """From the last player to the first, everybody takes an apprentice for nothing (R2.11, X2.6)."""
    me = s.me
    option = yield Ask(me, "apprentice", hire_options(s, on_offer(s)))
    yield from hire(s, me, s.row.index(do.HIRE.index(option)), Price(0, 0), 0)
    s.me = (me - 1) % s.config.players
    if me == s.first:
        s.me = s.first
        fill_gaps(s)
        begin_draft(s)


# -------------------------------------------------------------------- the draft (R2.9)


def begin_draft(s: State) -> None:
    """Everybody has four building cards."""
    plans.deal(s)
    s.phase = DRAFT


def draft(s: State) -> Flow[None]:
    """All keep a card at the same time, and pass the others on to the left."""
    seats = list(range(s.config.players))
    chosen = yield from together(s, seats, choose_plan)
    for seat, card in zip(seats, chosen, strict=True):
        plans.keep_from_packet(s, seat, card)
        if s.log is not None:
            s.log.append(Event("drafts", {"who": seat}, {"card": card}, (seat,)))
    if len(s.players[0].hand) < t.KEPT:
        plans.pass_on(s)
        return
    plans.return_last(s)
    for seat in seats:
        character = s.players[seat].character
        if character != NONE:
            plans.draw(s, seat, t.CHARACTERS[character].plans)
    if s.config.hooks.drafted(s):
        s.phase = PREPARING
    else:
        begin_turn(s)


def prepare(s: State) -> Flow[None]:
    """What an expansion has before the first turn."""
    if (yield from s.config.hooks.prepares(s)):
        s.me = s.first
        begin_turn(s)


def choose_plan(s: State, seat: int) -> Flow[int]:
    """One seat's choice."""
    option = yield Ask(seat, "keep", do.KEEP.each(sorted(s.packets[seat])), secret=True)
    return do.KEEP.index(option)


# -------------------------------------------------------------------- turns


def step(s: State) -> Flow[None]:
    """The next stretch of the game that begins with nothing in flight."""
    return STEPS[s.phase](s)


def midway(s: State) -> bool:
    """Whether things happen in the next step before its first question."""
    return s.phase in AT_ONCE


def over(s: State) -> bool:
    """Whether the game has ended."""
    return s.phase == OVER


def begin_turn(s: State) -> None:
    """Somebody is on the move."""
    s.phase = PLACE
    s.turns += 1
    if s.log is not None:
        s.log.append(Event("turn", {"who": s.me, "turn": s.turns}))


def after_action(s: State) -> Flow[None]:
    """What was triggered; then cards beyond the limit are discarded, and the turn is over (R3.5, X3.4)."""
    if s.added is not None:
        yield from s.config.hooks.acted(s)
    if s.reset:
        s.phase = RESET
        return
    if s.refresh:
        refresh(s)
        return
    if len(s.players[s.me].hand) > t.HAND:
        yield from plans.down_to_limit(s)
    if not ends(s):
        if s.config.guest.takes_turn(s):
            s.phase = OPPONENTS_TURN
        else:
            pass_on(s)


def opponents_turn(s: State) -> Flow[None]:
    """Somebody without a seat has a turn."""
    yield from s.config.guest.turn(s)
    if s.reset:
        yield from reset(s)
    if s.refresh:
        refresh(s)
    if not ends(s):
        pass_on(s)


def ends(s: State) -> bool:
    """Whether this was the last turn of all: once the guildhall is full everybody has one more (R11.1)."""
    if s.left == 0:
        s.phase = ENDING
        return True
    if s.left > 0:
        s.left -= 1
    return False


def pass_on(s: State) -> None:
    """The next player has a turn."""
    s.me = (s.me + 1) % s.config.players
    begin_turn(s)


def ending(s: State) -> Flow[None]:
    """What changes virtue at the end, in an order that the owner chooses where it matters (R12.1)."""
    for seat in in_order(s)[: s.config.players]:
        waiting = end_effects(s, seat)
        while waiting:
            chosen = waiting[0]
            if any(points > 0 for _, points in waiting) and any(points < 0 for _, points in waiting):
                option = yield Ask(seat, "ends", do.ENDS.each([card for card, _ in waiting]))
                chosen = next(one for one in waiting if do.ENDS.of(one[0]) == option)
            waiting.remove(chosen)
            if s.log is not None:
                s.log.append(Event("ends", {"who": seat, "building": chosen[0]}))
            yield from virtue.change(s, seat, chosen[1])
    s.phase = OVER
    reveal(s)


AT_ONCE: Final = (RESET, OPPONENTS_TURN, ENDING)  # steps that do not begin with a question
STEPS: Final = {
    CHARACTERS: choose_character,
    APPRENTICES: choose_apprentice,
    DRAFT: draft,
    PREPARING: prepare,
    PLACE: place,
    TRADE: trade,
    CAPTURE: capture_one,
    GUARD: guard,
    LOOK: plans.keep_one,
    RESET: reset,
    DISCARD: after_action,
    OPPONENTS_TURN: opponents_turn,
    ENDING: ending,
}
