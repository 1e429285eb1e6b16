"""The solo opponent: it joins by the hooks and plays schemes.

The published schemes and boards are not known to us; this is an opponent of our own with the same frame: 30 schemes,
two boards, points by the rules of the game (S1, S2).
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from burgrave.games.architects.data import tables as t
from burgrave.games.architects.rules import plans, virtue, workers
from burgrave.games.architects.rules.apprentices import fill, put_under
from burgrave.games.architects.rules.guildhall import climb, has_space, lay_worker, next_reward
from burgrave.games.architects.rules.hooks import INVITED, Guest
from burgrave.games.architects.rules.options import Options
from burgrave.games.architects.rules.state import NOBODY, NONE, Player, State, player
from burgrave.kernel.action import Flow
from burgrave.kernel.effects import Effect, Verb, parse, parse_modifier, steps, verbs_in
from burgrave.kernel.errors import BadData
from burgrave.kernel.events import Event
from burgrave.kernel.overrides import where
from burgrave.kernel.secrets import reveal
from burgrave.parts.decks import shuffled

HUMAN: Final = 0
OPPONENT: Final = 1
STEP: Final = 4  # points for each step of difficulty (S2.10)
MOST_STASHED: Final = 3
MARKET_LEFT: Final = "market_left"  # the first free space of the black market, …
MARKET_RIGHT: Final = "market_right"  # … and the last
LOCATIONS: Final[tuple[str, ...]] = (*t.CIRCLES, MARKET_LEFT, MARKET_RIGHT, "guildhall")


class Solo(Guest):
    """The solo opponent takes part."""

    def set_up(self, s: State) -> None:
        """A board with 20 workers, and its schemes (S2.2); it has neither goods nor a hand."""
        board = t.OPPONENT_IDS.index(s.config.options.opponent)
        opponent = player(2)
        opponent.sheet = board + 1
        opponent.virtue = t.OPPONENTS[board].virtue
        s.players.append(opponent)
        s.schemes = shuffled(range(len(t.SCHEMES)), s.rng)

    def takes_turn(self, s: State) -> bool:
        """After each turn of the player."""
        return True

    def handicap(self, s: State) -> int:
        """Points for the difficulty (S2.10)."""
        return STEP * s.config.options.difficulty

    def turn(self, s: State) -> Flow[None]:
        """The next scheme; without a worker the largest group comes back instead (S2.3, S2.4)."""
        opponent = s.players[OPPONENT]
        if not opponent.workers:
            come_home(s)
            return
        effect, place = chosen(s, next_scheme(s))
        yield from act(s, effect, place)


def next_scheme(s: State) -> int:
    """The top of the pile; used up schemes are shuffled (S2.3)."""
    if not s.schemes:
        s.schemes = shuffled(range(len(t.SCHEMES)), s.rng)
    s.scheme = s.schemes.pop()
    reveal(s)
    if s.log is not None:
        s.log.append(Event("schemes", {"who": OPPONENT, "scheme": s.scheme}))
    return s.scheme


def chosen(s: State, scheme: int) -> tuple[Effect, str]:
    """What it does, and where: what its side says, or, if that can't be done, what is said instead (S2.3)."""
    row = t.SCHEMES[scheme]
    effect = SIDE[s.players[OPPONENT].sheet - 1][scheme]
    if possible(s, effect, row.location):
        return effect, row.location
    return INSTEAD[scheme], row.instead_at or row.location


def possible(s: State, effect: Effect, location: str) -> bool:
    """Whether a scheme can be done where it says."""
    opponent = s.players[OPPONENT]
    if location in (MARKET_LEFT, MARKET_RIGHT) and (t.NO_MARKET[opponent.virtue] or NOBODY not in s.market):
        return False
    return all(CAN.get(verb.name, always)(s) for verb in verbs_in(effect))


def act(s: State, effect: Effect, location: str) -> Flow[None]:
    """It places a worker and does what the scheme says."""
    opponent = s.players[OPPONENT]
    opponent.workers -= 1
    place = lay_down(s, location)
    if s.log is not None:
        strength = s.circles[place][OPPONENT] if place < len(t.CIRCLES) else 0
        s.log.append(Event("places", {"who": OPPONENT, "place": place, "strength": strength}))
    for step in steps(effect):
        assert isinstance(step, Verb), "schemes have nothing to choose"
        yield from DOES[step.name](s, place, step.number)
    if place == t.GUILDHALL:
        s.config.hooks.opponent_works(s, OPPONENT)


def lay_down(s: State, location: str) -> int:
    """Its worker comes to a place."""
    if location in t.CIRCLES:
        place = t.CIRCLES.index(location)
        s.circles[place][OPPONENT] += 1
        return place
    if location == "guildhall":
        lay_worker(s, OPPONENT)
        return t.GUILDHALL
    free = [space for space, owner in enumerate(s.market) if owner == NOBODY]
    space = free[0] if location == MARKET_LEFT else free[-1]
    s.market[space] = OPPONENT
    s.reset = NOBODY not in s.market
    return t.LEFT + space


# -------------------------------------------------------------------- what schemes say


def always(s: State) -> bool:
    """Nothing is needed for it."""
    return True


def can_climb(s: State) -> bool:
    """Whether it can go on with the cathedral: virtue and a space, but no price."""
    opponent = s.players[OPPONENT]
    level = opponent.cathedral + 1
    return level <= t.LEVELS and not t.NO_CATHEDRAL[opponent.virtue] and has_space(s, level)


def largest(s: State, who: int, but: int = NONE) -> int:
    """The place with the largest group of somebody, the first of equal ones; NONE: there is none."""
    counts = [there[who] if place != but else 0 for place, there in enumerate(s.circles)]
    return counts.index(max(counts)) if any(counts) else NONE


def build(s: State, place: int, number: int) -> Flow[None]:
    """The next building card, or the best of several, with its printed points and virtue only (S2.5)."""
    opponent = s.players[OPPONENT]
    drawn = [plans.turn_over(s) for _ in range(min(number + more(opponent, "plans build"), len(s.plans)))]
    if not drawn:
        return
    best = max(drawn, key=lambda card: t.BUILDING_VP[card])
    for card in drawn:
        if card != best:
            plans.put_under(s, card, plans.everybody(s), 0, False)
    opponent.buildings += (best,)
    if s.log is not None:
        s.log.append(Event("builds", {"who": OPPONENT, "building": best}))
    yield from virtue.change(s, OPPONENT, t.BUILDING_VIRTUE[best])


def cathedral(s: State, place: int, number: int) -> Flow[None]:
    """One level up; of the reward only the virtue counts (S2.5)."""
    climb(s, OPPONENT)
    reward = next_reward(s, OPPONENT)
    yield from virtue.gain(s, OPPONENT, sum(verb.number for verb in verbs_in(reward) if verb.name == "virtue"))


def silver(s: State, place: int, number: int) -> Flow[None]:
    """Silver from the supply."""
    s.players[OPPONENT].goods[t.SILVER] += number
    if s.log is not None:
        s.log.append(Event("gains", {"who": OPPONENT, "good": t.SILVER, "count": number}))
    yield from ()


def stash(s: State, place: int, number: int) -> Flow[None]:
    """A silver for each own worker there, up to three."""
    return silver(s, place, min(MOST_STASHED, s.circles[place][OPPONENT]))


def ambush(s: State, place: int, number: int) -> Flow[None]:
    """A group of the player's there is captured; a single worker is left alone, and a silver taken."""
    if s.circles[place][HUMAN] < 2:
        return silver(s, place, 1)
    workers.capture(s, OPPONENT, place, HUMAN)
    return nothing()


def nothing() -> Flow[None]:
    """No question, and nothing more."""
    yield from ()


def poach(s: State, place: int, number: int) -> Flow[None]:
    """The first apprentice of the upper row leaves with a bribe, and tax is laid out."""
    if s.row[0] != NONE:
        s.players[OPPONENT].goods[t.SILVER] += s.coins[0]
        card = s.row[0]
        fill(s, 0)
        put_under(s, card)
        if s.log is not None:
            s.log.append(Event("poaches", {"who": OPPONENT, "apprentice": card}))
    s.tax += 2
    yield from ()


def tax(s: State, place: int, number: int) -> Flow[None]:
    """All silver of the tax stand."""
    s.players[OPPONENT].goods[t.SILVER] += s.tax
    if s.log is not None:
        s.log.append(Event("robs", {"who": OPPONENT, "silver": s.tax}))
    s.tax = 0
    yield from ()


def seize(s: State, place: int, number: int) -> Flow[None]:
    """The player's largest group is captured, or several, and tax is laid out for it."""
    s.tax += 1
    for _ in range(number + more(s.players[OPPONENT], "captures seize")):
        found = largest(s, HUMAN)
        if found != NONE:
            workers.capture(s, OPPONENT, found, HUMAN)
    yield from ()


def recall(s: State, place: int, number: int) -> Flow[None]:
    """Its own largest group comes back, but not from the town centre."""
    found = largest(s, OPPONENT, t.TOWN_CENTRE)
    if found != NONE:
        workers.capture(s, OPPONENT, found, OPPONENT)
    yield from ()


def guard(s: State, place: int, number: int) -> Flow[None]:
    """The first of what it can do in the guardhouse."""
    opponent = s.players[OPPONENT]
    if any(opponent.captured):
        workers.send(s, OPPONENT)
    elif opponent.prison:
        workers.release_all(s, OPPONENT)
    elif workers.held_by_others(s, OPPONENT):
        workers.reclaim(s, OPPONENT)
        yield from virtue.take_debts(s, OPPONENT, 1)
        yield from virtue.lose(s, OPPONENT, 1)
    elif opponent.unpaid:
        virtue.flip_debt(s, OPPONENT)
        yield from virtue.gain(s, OPPONENT, 1)
    else:
        yield from silver(s, place, 1)


def come_home(s: State) -> None:
    """Its largest group comes back; without one on the open circles, all leave the prison (S2.4)."""
    found = largest(s, OPPONENT)
    if found != NONE:
        workers.capture(s, OPPONENT, found, OPPONENT)
    else:
        workers.release_all(s, OPPONENT)


CAN: Final[dict[str, Callable[[State], bool]]] = {
    "build": lambda s: bool(s.plans),
    "cathedral": can_climb,
    "tax": lambda s: s.tax > 0,
    "seize": lambda s: largest(s, HUMAN) != NONE,
}
DOES: Final[dict[str, Callable[[State, int, int], Flow[None]]]] = {
    "build": build,
    "cathedral": cathedral,
    "stash": stash,
    "ambush": ambush,
    "poach": poach,
    "tax": tax,
    "seize": seize,
    "recall": recall,
    "guard": guard,
    "silver": silver,
    "virtue": lambda s, place, number: virtue.gain(s, OPPONENT, number),
    "lose_virtue": lambda s, place, number: virtue.lose(s, OPPONENT, number),
}

# -------------------------------------------------------------------- the texts


def _read(field: str) -> list[Effect]:
    """The trees of a field of all schemes."""

    def fault(verb: Verb) -> str:
        return "" if verb.name in DOES and not verb.words else f"{verb.name!r} is not one of {', '.join(DOES)}"

    return [parse(getattr(row, field), where("architects", "schemes", row.id, field), fault) for row in t.SCHEMES]


SIDE: Final[list[list[Effect]]] = [_read(opponent) for opponent in t.OPPONENT_IDS]
INSTEAD: Final[list[Effect]] = _read("instead")
for _row in t.SCHEMES:
    for _field, _location in (("location", _row.location), ("instead_at", _row.instead_at or _row.location)):
        if _location not in LOCATIONS:
            raise BadData(
                f"{where('architects', 'schemes', _row.id, _field)}: {_location!r} is not one of {', '.join(LOCATIONS)}"
            )
_MORE: Final[list[dict[str, int]]] = []
for _opponent in t.OPPONENTS:
    _change = parse_modifier(_opponent.while_, where("architects", "opponents", _opponent.id, "while"))
    _MORE.append({f"{_change[0]} {_change.action}": int(_change[1])})


def more(opponent: Player, what: str) -> int:
    """What its board adds to a scheme."""
    return _MORE[opponent.sheet - 1].get(what, 0)


def takes_part(players: int, options: Options) -> Solo | None:
    """In every game for one."""
    return Solo() if players == 1 else None


INVITED.join(takes_part)
