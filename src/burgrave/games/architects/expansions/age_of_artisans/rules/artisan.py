"""The artisan (p. 9): a worker who counts for two while being placed, and what strongarms do with it (p. 11)."""

from __future__ import annotations

from typing import Final

from burgrave.games.architects.data import effects as fx
from burgrave.games.architects.data import tables as t
from burgrave.games.architects.expansions.age_of_artisans.data import tables as g
from burgrave.games.architects.expansions.age_of_artisans.rules import vocabulary as ado
from burgrave.games.architects.expansions.age_of_artisans.rules.kit import STRONGARMS, with_artisan
from burgrave.games.architects.expansions.age_of_artisans.rules.state import artisans_of
from burgrave.games.architects.expansions.age_of_artisans.rules.tools import ability_used
from burgrave.games.architects.rules import vocabulary as do
from burgrave.games.architects.rules.hooks import Placements
from burgrave.games.architects.rules.state import NONE, State
from burgrave.games.architects.rules.workers import BOARDS, PRISON, SUPPLY, release
from burgrave.kernel.action import Ask, Flow
from burgrave.kernel.effects import Verb
from burgrave.kernel.events import Event

ARTISAN: Final = 1  # among the answers who leaves
WORKERS: Final = 0


def at_hand(s: State, me: int) -> bool:
    """Whether the artisan is in its owner's supply."""
    return artisans_of(s).makers[me].artisan == SUPPLY


def more(s: State, me: int) -> int:
    """For how many workers more than one it counts while being placed."""
    character = s.players[me].character
    return 1 + (fx.CHARACTER_WHILE[character].get(fx.WORKERS_IN_ARTISAN, 0) if character != NONE else 0)


def placements(s: State, me: int, found: list[int], common: Placements) -> list[int]:
    """Where the artisan may come: anywhere but to the guildhall, and where else what it can do opens a place."""
    player = s.players[me]
    conspires = player.helps >> g.CONSPIRING & 1  # which may need more than one worker
    if not s.plans or conspires or not STRONGARMS.isdisjoint(player.apprentices):
        with_artisan(s, me, True)
        found = common(s, me, more(s, me))
        with_artisan(s, me, False)
    first = ado.PLACE_ARTISAN.start
    return [first + place for place in found if place != t.GUILDHALL]


# -------------------------------------------------------------------- where it is


def count_at(s: State, owner: int, place: int) -> int:
    """Workers of an owner at a place, the artisan among them."""
    if place < len(t.CIRCLES):
        return s.circles[place][owner]
    if place < PRISON:
        return 1
    if place == PRISON:
        return s.players[owner].prison
    return s.players[place - BOARDS].captured[owner]


def who_leaves(s: State, owner: int, source: int, count: int, target: int) -> Flow[None]:
    """So many workers leave a place where the artisan is: with it among several, its owner says whether it does."""
    if count < count_at(s, owner, source):
        option = yield Ask(owner, "who_leaves", ado.WHICH.each([ARTISAN, WORKERS]))
        if option == ado.WHICH.of(WORKERS):
            return
    artisans_of(s).makers[owner].artisan = target


# -------------------------------------------------------------------- what it ignores


def loses(s: State, who: int, points: int) -> Flow[int]:
    """A tool spares virtue, and whoever places the artisan may ignore the loss of one point (p. 9)."""
    added = artisans_of(s)
    if who != s.me or added.at == NONE:
        return points
    spared = min(points, added.spared)
    added.spared -= spared
    points -= spared
    if points > 0 and added.ignores:
        option = yield Ask(who, "loss", [ado.IGNORE_LOSS, ado.ACCEPT_LOSS])
        if option == ado.IGNORE_LOSS:
            added.ignores -= 1
            points -= 1
            if s.log is not None:
                s.log.append(Event("ignores", {"who": who}))
    return points


# -------------------------------------------------------------------- captures where a worker was placed


def seizable(s: State, me: int, verb: Verb) -> list[int]:
    """What may be captured where a worker was just placed: some of a colour, or all, but not the own artisan."""
    added = artisans_of(s)
    place = added.at
    if not 0 <= place < len(t.CIRCLES):
        return []
    found = []
    for owner in range(len(s.players)):
        artisan = int(added.makers[owner].artisan == place)
        plain = s.circles[place][owner] - artisan
        artisan *= owner != me
        if "all" in verb.words:
            allowed = [False] * 4 + [plain + artisan > 0]
        else:
            allowed = [plain > 0, plain > 1, artisan > 0, artisan > 0 and plain > 0, False]
        found += [what * do.MOST_SEATS + owner for what, can in enumerate(allowed) if can]
    return ado.SEIZE.each(sorted(found))


def seize(s: State, me: int, option: int) -> None:
    """Such a capture."""
    added = artisans_of(s)
    what, owner = divmod(ado.SEIZE.index(option), do.MOST_SEATS)
    place, maker = added.at, added.makers[owner]
    there = s.circles[place][owner] - int(owner == me and maker.artisan == place)
    count = (1, 2, 1, 2, there)[what]
    s.circles[place][owner] -= count
    if owner == me:
        s.players[me].workers += count
    else:
        s.players[me].captured[owner] += count
        if maker.artisan == place and what > 1:
            maker.artisan = BOARDS + me
    if s.log is not None:
        own = int(owner == me)
        s.log.append(Event("captures", {"who": me, "place": place, "whom": owner, "own": own, "count": count}))


def captors(s: State, me: int) -> list[int]:
    """Strongarms whose artisan may capture where it was placed."""
    added = artisans_of(s)
    if not added.by_artisan or STRONGARMS.isdisjoint(s.players[me].apprentices):
        return []
    return [
        card
        for card in s.players[me].apprentices
        if card in STRONGARMS
        and not added.abilities >> card & 1
        and isinstance(effect := fx.ABILITY[card], Verb)
        and effect.name == "seize"
        and seizable(s, me, effect)
    ]


def strong_capture(s: State, me: int, card: int, must: bool) -> Flow[None]:
    """A strongarm lets the artisan capture; whoever has not decided for it yet may decline."""
    effect = fx.ABILITY[card]
    assert isinstance(effect, Verb), "it captures, and nothing else"
    option = yield Ask(me, "seize", [*seizable(s, me, effect), *([] if must else [do.DECLINE])])
    if option != do.DECLINE:
        seize(s, me, option)
        yield from ability_used(s, me, card)


def release_artisan(s: State, who: int) -> None:
    """It leaves the prison (p. 11)."""
    maker = artisans_of(s).makers[who]
    if maker.artisan == PRISON:
        maker.artisan = SUPPLY
        release(s, who, 1)
