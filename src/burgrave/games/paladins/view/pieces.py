"""Every piece of Paladins, counted on the table: nothing is ever lost or doubled."""

from __future__ import annotations

from collections import Counter

from burgrave.games.paladins.data import tables as t
from burgrave.games.paladins.rules.player_board import WORKSHOPS
from burgrave.games.paladins.rules.state import NONE, Player, State


def pieces(s: State) -> dict[str, int]:
    """Cards by name, and pieces by kind and owner, counted in the state alone."""
    found: Counter[str] = Counter()
    for ids, cards in (
        (t.TOWNSFOLK_IDS, (*s.townsfolk, *s.townsfolk_gone, *s.stalls)),
        (t.OUTSIDER_IDS, (*s.outsiders, *s.outsiders_gone, *s.camp)),
        (t.WALL_IDS, s.walls),
        (t.TAVERN_IDS, (*s.tavern, *s.tavern_open, *s.tavern_gone)),
        (t.ORDER_IDS, (*s.orders, *s.hidden_orders)),
        (t.FAVOUR_IDS, (*s.favours, *s.hidden_favours)),
    ):
        found.update(ids[card] for card in cards if card != NONE)
    found.update(f"suspicion {kind}" for kind in (*s.suspicion, *s.suspicion_gone))
    found["debt"] += s.debts
    for seat, player in enumerate(s.players):
        _check(player)
        found.update(t.TOWNSFOLK_IDS[card] for card in player.hired)
        found.update(t.OUTSIDER_IDS[card] for card in (*player.attacked, *player.converted))
        found.update(t.WALL_IDS[card] for card in player.walls)
        found.update(f"suspicion {kind}" for kind in player.suspicion)
        found["debt"] += player.unpaid + player.paid
        if seat < s.config.players:
            _count_own(s, seat, player, found)
    found.update(s.config.hooks.pieces(s))
    return dict(found)


def _count_own(s: State, seat: int, player: Player, found: Counter[str]) -> None:
    """A player's paladins, and monks, outposts and workshops: those that have left agree with those that stand."""
    paladins = (*player.drawn, *player.deck, *player.played, player.paladin)
    found.update(f"paladin {t.PALADIN_IDS[card]} of {seat}" for card in paladins if card != NONE)
    workshops = sum(placed.count(t.WORKSHOP) for placed in player.placed)
    assert workshops == player.done[t.DEVELOP] <= WORKSHOPS, "workshops that have left the track stand on the right"
    assert s.spaces.count(2 * seat) == player.done[t.COMMISSION], "monks that have left stand on the main board"
    assert s.spaces.count(2 * seat + 1) == player.done[t.GARRISON], "outposts that have left stand there too"
    assert player.jars.bit_count() == player.done[t.ABSOLVE], "jars that have left stand on their spaces"


def _check(player: Player) -> None:
    """Nothing is negative, and what was done is there."""
    amounts = (*player.workers, player.silver, player.provisions, player.unpaid, player.paid)
    assert min(amounts) >= 0, "nothing is negative"
    assert len(player.walls) == player.done[t.FORTIFY] and len(player.converted) == player.done[t.CONVERT]
