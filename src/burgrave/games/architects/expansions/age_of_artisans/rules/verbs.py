"""The verbs that Age of Artisans adds to those of Architects."""

from __future__ import annotations

from burgrave.games.architects.data import effects as fx
from burgrave.games.architects.data import tables as t
from burgrave.games.architects.expansions.age_of_artisans.data import tables as g
from burgrave.games.architects.expansions.age_of_artisans.rules import artisan, crafts
from burgrave.games.architects.expansions.age_of_artisans.rules.state import artisans_of
from burgrave.games.architects.rules import guildhall
from burgrave.games.architects.rules.apprentices import hire_free, on_offer, put_under
from burgrave.games.architects.rules.rewards import VERBS
from burgrave.games.architects.rules.state import NONE, State
from burgrave.games.architects.rules.workers import PRISON
from burgrave.kernel.action import Ask, Flow
from burgrave.kernel.effects import Verb
from burgrave.kernel.events import Event
from burgrave.kernel.secrets import reveal


def again(s: State, me: int, verb: Verb) -> Flow[None]:
    """What the building under which the adornment just came does at once, once more; not its virtue (p. 5)."""
    yield from guildhall.effect_of(s, me, artisans_of(s).makers[me].adorned[-1])


def new_apprentices(s: State, me: int, verb: Verb) -> Flow[None]:
    """All apprentices go, with the silver on them; eight others come, and one may be hired for nothing (p. 5)."""
    leaving = [card for card in s.row if card != NONE]
    for card in leaving:
        put_under(s, card)
    s.row = [s.apprentices.pop() if s.apprentices else NONE for _ in range(t.SLOTS)]
    s.coins = [0] * t.SLOTS
    s.dismissed = min(s.dismissed, len(s.apprentices))
    reveal(s)
    if s.log is not None:
        s.log.append(Event("all_leave", {"who": me, "apprentices": leaving}))
        s.log.extend([Event("arrives", {"apprentice": card}) for card in s.row if card != NONE])
    if on_offer(s):
        yield from hire_free(s, me)


def spare(s: State, me: int, verb: Verb) -> Flow[None]:
    """So much less of the next price, or of the next loss of virtue, where a worker was placed; at a reset nothing."""
    player = s.players[me]
    if artisans_of(s).at == NONE:
        return
    if "silver" in verb.words:
        player.less_silver += verb.number
    elif "tax" in verb.words:
        player.less_tax += verb.number
    else:
        artisans_of(s).spared += verb.number
    yield from ()


def seize(s: State, me: int, verb: Verb) -> Flow[None]:
    """Workers of a colour are captured where a worker was just placed (p. 8)."""
    option = yield Ask(me, "seize", artisan.seizable(s, me, verb))
    artisan.seize(s, me, option)


def release_artisan(s: State, me: int, verb: Verb) -> Flow[None]:
    """The artisan leaves the prison."""
    artisan.release_artisan(s, me)
    yield from ()


VERBS.asking("again", again, once=True)
VERBS.asking("new_apprentices", new_apprentices, once=True)
VERBS.asking("spare", spare, lambda s, me, verb: artisans_of(s).at != NONE, [("silver",), ("tax",), ("virtue",)])
VERBS.asking("seize", seize, lambda s, me, verb: bool(artisan.seizable(s, me, verb)), [(), ("all",)])
VERBS.asking(
    "release_artisan", release_artisan, lambda s, me, verb: artisans_of(s).makers[me].artisan == PRISON, once=True
)
VERBS.asking(
    "adorn", lambda s, me, verb: crafts.adorn_free(s, me), lambda s, me, verb: bool(crafts.adornments(s, me)), once=True
)
VERBS.asking(
    "equip", lambda s, me, verb: crafts.equip_free(s, me), lambda s, me, verb: bool(crafts.tools(s, me)), once=True
)

# -------------------------------------------------------------------- the texts

for _row in g.CRAFTS:
    for _field in ("adornment", "tool"):
        VERBS.read(getattr(_row, _field), fx.where("crafts", _row, _field))
