"""The verbs of the cards and boards of Viscounts, each declared once, and all their texts checked against them."""

from __future__ import annotations

from burgrave.games.viscounts.data import effects as fx
from burgrave.games.viscounts.data import tables as t
from burgrave.games.viscounts.rules.building import all_free_sites, build_for_free, left
from burgrave.games.viscounts.rules.cards import destroy, discard, draw, owned, rearrange, shuffle
from burgrave.games.viscounts.rules.castle import move_worker, place_anywhere
from burgrave.games.viscounts.rules.deeds import flip_debt, flip_deed, gain_debts, gain_deeds, gain_resources
from burgrave.games.viscounts.rules.manuscripts import take_for_free, takeable
from burgrave.games.viscounts.rules.rewards import ASKING, REWARDS, VERBS
from burgrave.games.viscounts.rules.state import NONE, State
from burgrave.games.viscounts.rules.townsfolk import can_hire, hire_for_free
from burgrave.games.viscounts.rules.track import corrupt, improve
from burgrave.kernel.action import Flow
from burgrave.kernel.effects import Effect, Verb
from burgrave.kernel.errors import BadData
from burgrave.kernel.events import Event
from burgrave.kernel.expansions import join
from burgrave.kernel.verbs import Do

__all__ = ["REWARDS", "VERBS"]

# -------------------------------------------------------------------- goods


def goods(good: int) -> Do:
    """Goods of a kind, from the supply."""

    def gain(s: State, me: int, count: int) -> None:
        s.players[me].goods[good] += count
        if s.log is not None:
            s.log.append(Event("gains", {"who": me, "good": good, "count": count}))

    return gain


for _good, _name in enumerate(t.GOODS):
    VERBS.plain(_name, goods(_good))
VERBS.asking("resource", lambda s, me, verb: gain_resources(s, me, verb.number))
VERBS.plain("virtue", improve)
VERBS.plain("corruption", corrupt)

# -------------------------------------------------------------------- debts and deeds


def flip(s: State, me: int, verb: Verb) -> Flow[None]:
    """A debt is paid, or a deed approved."""
    return flip_debt(s, me) if verb.words == ("debt",) else flip_deed(s, me)


def can_flip(s: State, me: int, verb: Verb) -> bool:
    """Whether there is one to flip."""
    return bool(s.players[me].unpaid if verb.words == ("debt",) else s.players[me].acquired)


VERBS.asking("debt", lambda s, me, verb: gain_debts(s, me, verb.number))
VERBS.plain("deed", gain_deeds)
VERBS.asking("flip", flip, can_flip, [("debt",), ("deed",)], once=True)

# -------------------------------------------------------------------- cards


def can_discard(s: State, me: int, verb: Verb) -> bool:
    """Whether there is a card in hand, in the draw pile or to make a new one of."""
    player = s.players[me]
    return bool(player.hand or player.draw or player.discard)


def can_destroy(s: State, me: int, verb: Verb) -> bool:
    """The same, and three cards are left (p. 12)."""
    return owned(s.players[me]) > t.FEWEST_CARDS and can_discard(s, me, verb)


VERBS.asking("discard", lambda s, me, verb: discard(s, me, verb.number), can_discard)
VERBS.asking("destroy", lambda s, me, verb: destroy(s, me, verb.number), can_destroy)
VERBS.asking("draw", lambda s, me, verb: draw(s, me, verb.number))
VERBS.asking(
    "rearrange",
    lambda s, me, verb: rearrange(s, me),
    lambda s, me, verb: s.players[me].row.count(NONE) < t.SLOTS - 1,
    once=True,
)
VERBS.asking(
    "shuffle",
    lambda s, me, verb: shuffle(s, me),
    lambda s, me, verb: bool(s.players[me].discard),
    once=True,
)
VERBS.asking("hire", lambda s, me, verb: hire_for_free(s, me), lambda s, me, verb: can_hire(s, me), once=True)

# -------------------------------------------------------------------- the board


def costs(verb: Verb) -> tuple[int, int]:
    """Which manuscripts are meant: ``manuscript 3-4``."""
    least, _, highest = verb.words[0].partition("-")
    return int(least), int(highest)


VERBS.asking(
    "castle",
    lambda s, me, verb: move_worker(s, me),
    lambda s, me, verb: any(s.players[me].tiers[0]),
    [("move",)],
    once=True,
)
VERBS.asking(
    "workers",
    lambda s, me, verb: place_anywhere(s, me, verb.number),
    lambda s, me, verb: s.players[me].workers > 0,
)
VERBS.asking(
    "build",
    lambda s, me, verb: build_for_free(s, me, t.KINDS.index(verb.words[0]), all_free_sites(s)),
    lambda s, me, verb: (
        bool(all_free_sites(s)) and any(t.KINDS[t.KIND[b]] == verb.words[0] for b in left(s.players[me]))
    ),
    [(kind,) for kind in t.KINDS],
    once=True,
)
VERBS.asking(
    "manuscript",
    lambda s, me, verb: take_for_free(s, me, *costs(verb)),
    lambda s, me, verb: bool(takeable(s, *costs(verb))),
    [("3-4",)],
    once=True,
)

# -------------------------------------------------------------------- the texts


def read(text: str, place: str) -> Effect:
    """The tree of a text whose verbs are all known; nothing in this game has a price."""
    if "->" in text:
        raise BadData(f"{place}: {text!r}: effects of this game have no price")
    return VERBS.read(text, place)


join(t.PACKAGE, "rules")  # expansions have verbs of their own
for _file, _rows, _field, _ in fx.EFFECTS:
    for _row in _rows:
        read(getattr(_row, _field), fx.where(_file, _row, _field))
ASKING.update({id(effect): cause for effect, cause in fx.CAUSED if VERBS.asks(effect)})
