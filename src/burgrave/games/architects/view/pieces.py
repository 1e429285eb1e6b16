"""Every piece of Architects, counted on the table: nothing is ever lost or doubled."""

from __future__ import annotations

from collections import Counter

from burgrave.games.architects.data import tables as t
from burgrave.games.architects.rules.prices import powers
from burgrave.games.architects.rules.state import NONE, Player, State
from burgrave.games.architects.rules.workers import everywhere


def pieces(s: State) -> dict[str, int]:
    """Cards by name, and workers by owner, counted in the state alone."""
    found: Counter[str] = Counter()
    found.update(f"plan {t.BUILDING_IDS[card]}" for pile in (s.plans, s.looked, *s.packets) for card in pile)
    found.update(f"apprentice {t.APPRENTICE_IDS[card]}" for card in [*s.row, *s.apprentices] if card != NONE)
    found.update(t.MARKET_IDS[card] for card in [*s.small, *s.large])
    found.update(f"reward {t.REWARD_IDS[card]}" for card in [*s.rewards, *s.revealed])
    for seat, player in enumerate(s.players):
        _check(player)
        found.update(f"plan {t.BUILDING_IDS[card]}" for card in [*player.hand, *player.buildings])
        found.update(f"apprentice {t.APPRENTICE_IDS[card]}" for card in player.apprentices)
        found[f"workers of {seat}"] += everywhere(s, seat, player)
    found.update(s.config.hooks.pieces(s))
    assert min(min(there) for there in s.circles) >= 0, "nobody leaves a place who was not there"
    assert s.tax >= 0 and min(s.coins) >= 0, "nothing is negative"
    assert all(there <= t.LEVEL_SPACES[level] for level, there in Counter(p.cathedral for p in s.players).items())
    return dict(found)


def _check(player: Player) -> None:
    """Nothing is negative, virtue stays on its track, and nobody has too many apprentices."""
    amounts = (*player.goods, player.workers, player.unpaid, player.paid, player.prison, *player.captured)
    assert min(amounts) >= 0, "nothing is negative"
    assert 0 <= player.virtue <= t.HIGHEST
    assert len(player.apprentices) <= powers(player).limit
