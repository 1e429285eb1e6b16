"""Every piece of Viscounts, counted on the table: nothing is ever lost or doubled."""

from __future__ import annotations

from collections import Counter

from burgrave.games.viscounts.data import tables as t
from burgrave.games.viscounts.rules.building import NUMBER
from burgrave.games.viscounts.rules.state import NOBODY, NONE, Player, State


def pieces(s: State) -> dict[str, int]:
    """Cards by name, and pieces by kind and owner, counted in the state alone."""
    found: Counter[str] = Counter()
    found.update(t.TOWNSFOLK_IDS[card] for card in (*s.box, *[card for pile in s.piles for card in pile]))
    found.update(t.MANUSCRIPT_IDS[card] for pile in s.manuscripts for card in pile)
    found.update(t.CARD_IDS[card] for card in s.future)
    found.update(t.PLAYER_CARD_IDS[card] for card in s.pairs)
    found.update(t.TOWNSFOLK_IDS[card] for card in s.heroes)
    found.update(f"favour {ribbon}" for place, ribbon in enumerate(t.RIBBONS) if s.favours >> place & 1)
    for seat, player in enumerate(s.players):
        _check(s, seat, player)
        cards = [*player.hand, *player.draw, *player.discard, *[card for card in player.row if card != NONE]]
        found.update(t.CARD_IDS[card] for card in cards)
        found.update(t.MANUSCRIPT_IDS[card] for card in player.manuscripts)
        found.update(f"favour {ribbon}" for place, ribbon in enumerate(t.RIBBONS) if player.favours >> place & 1)
        if player.card != NONE:
            found[t.PLAYER_CARD_IDS[player.card]] += 1
        found[f"workers of {seat}"] += player.workers + sum(map(sum, player.tiers))
    found.update(s.config.hooks.pieces(s))
    return {piece: count for piece, count in found.items() if count}


def _check(s: State, seat: int, player: Player) -> None:
    """Nothing is negative, what has left the board stands on a site, and the markers have not passed each other."""
    amounts = (*player.goods, player.workers, player.unpaid, player.paid, player.acquired, player.approved)
    assert min(amounts) >= 0, "nothing is negative"
    assert min(map(min, player.tiers)) >= 0, "nobody leaves the castle who was not there"
    built = sorted(site % NUMBER for site in s.sites if site != NOBODY and site // NUMBER == seat)
    assert built == [building for building in range(NUMBER) if player.built >> building & 1]
    assert t.LEFTMOST <= player.corruption <= player.virtue <= t.RIGHTMOST
    assert len(player.held) == len(player.hand)
