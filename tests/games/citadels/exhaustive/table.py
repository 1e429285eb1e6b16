"""Goals of the whole table: turns in a round, an exhausted deck, and the end of the game."""

from __future__ import annotations

from typing import Final

from burgrave.games.citadels import GAME
from burgrave.games.citadels.data import tables as t
from burgrave.games.citadels.rules import vocabulary as do
from burgrave.games.citadels.rules.state import NOBODY, TURN
from burgrave.kernel.table import Table
from tests.games.citadels.exhaustive.accounts import best_tally
from tests.games.citadels.exhaustive.goal import Goal
from tests.games.citadels.exhaustive.moment import Moment, complete
from tests.games.citadels.scene import scene


def two_turns(m: Moment) -> bool:
    """With two or three players somebody has two turns in a round."""
    shown = [seat for seat in m.before.shown if seat != NOBODY]
    return any(told["who"] in shown for told in m.told("reveals")) and m.before.phase == TURN


def tie(m: Moment) -> bool:
    """Two players have the most points, and the higher rank decides."""
    if not m.over:
        return False
    s = m.after
    totals = [sum(best_tally(s, seat)[1].values()) for seat in range(s.config.players)]
    return totals.count(max(totals)) > 1 and len(GAME.winners(s)) == 1


def grown(m: Moment) -> bool:
    """A completed city has grown beyond its size."""
    s = m.after
    return m.over and any(len(s.cities[seat]) > s.config.size for seat in range(s.config.players))


def second_completes(m: Moment) -> bool:
    """Two players have completed their cities."""
    s = m.after
    return m.over and len([1 for seat in range(s.config.players) if complete(s, seat)]) > 1


def last_card(m: Moment) -> bool:
    """The last card of the deck is drawn and kept without a question."""
    return any(told["count"] == told["kept"] == 1 for told in m.told("gathers-cards"))


def no_cards(m: Moment) -> bool:
    """When the deck is empty only gold can be gathered."""
    s = m.before
    return m.asks("turn") and not s.deck and not s.gathered and do.GATHER["cards"] not in m.ask.options


def all_names() -> list[str]:
    """The cards of a deck, by name, with the first 14 unique districts."""
    basic = [row.id for row in t.DISTRICTS if row.type != "unique" for _ in range(row.count)]
    return basic + list(t.UNIQUE_IDS[:14])


def short_deck_scene() -> Table:
    """A deck of a single card: the others are in hands."""
    cards = all_names()
    return scene({"merchant": 0, "bishop": 1}, hands=[[], [], cards[1:40], cards[40:]], call="bishop")


def empty_deck_scene() -> Table:
    """A deck without cards: all are in hands."""
    cards = all_names()
    return scene({"merchant": 0, "warlord": 1}, hands=[[], [], cards[:40], cards[40:]], call="merchant")


TABLE_GOALS: Final = [
    Goal("table: two turns in a round", (), two_turns, None, (2, 3)),
    Goal("table: the higher rank wins a tie", (), tie),
    Goal("table: a city beyond its size", (), grown),
    Goal("table: two completed cities", (), second_completes),
    Goal("table: the last card of the deck", (), last_card, short_deck_scene),
    Goal("table: no cards in the deck", (), no_cards, empty_deck_scene),
]
