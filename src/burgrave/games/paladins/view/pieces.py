"""Every piece of Paladins, counted on the table: nothing is ever lost or doubled."""

from __future__ import annotations

from collections import Counter

from burgrave.games.paladins.data.tables import (
    ABSOLVE,
    COMMISSION,
    CONVERT,
    DEVELOP,
    FAVOUR_IDS,
    FORTIFY,
    GARRISON,
    ORDER_IDS,
    OUTSIDER_IDS,
    PALADIN_IDS,
    TAVERN_IDS,
    TOWNSFOLK_IDS,
    WALL_IDS,
    WORKSHOP,
)
from burgrave.games.paladins.rules.opponent import OPPONENT
from burgrave.games.paladins.rules.solo import SCHEME_IDS
from burgrave.games.paladins.rules.state import NOBODY, NONE, Player, State

WORKSHOPS = 8


def pieces(s: State) -> dict[str, int]:
    """Cards by name, and pieces by kind and owner, counted in the state alone."""
    found: Counter[str] = Counter()
    for ids, cards in (
        (TOWNSFOLK_IDS, (*s.townsfolk, *s.townsfolk_gone, *s.stalls)),
        (OUTSIDER_IDS, (*s.outsiders, *s.outsiders_gone, *s.camp)),
        (WALL_IDS, s.walls),
        (TAVERN_IDS, (*s.tavern, *s.tavern_open, *s.tavern_gone)),
        (ORDER_IDS, (*s.orders, *s.hidden_orders)),
        (FAVOUR_IDS, (*s.favours, *s.hidden_favours)),
    ):
        found.update(ids[card] for card in cards if card != NONE)
    found.update(f"suspicion {kind}" for kind in (*s.suspicion, *s.suspicion_gone))
    found["debt"] += s.debts
    for seat, player in enumerate(s.players):
        _check(player)
        found.update(TOWNSFOLK_IDS[card] for card in player.hired)
        found.update(OUTSIDER_IDS[card] for card in (*player.attacked, *player.converted))
        found.update(WALL_IDS[card] for card in player.walls)
        found.update(f"suspicion {kind}" for kind in player.suspicion)
        found["debt"] += player.unpaid + player.paid
        if seat < s.config.players:
            _count_own(s, seat, player, found)
    if s.config.solo:
        _check_opponent(s)
        schemes = [SCHEME_IDS[scheme] for scheme in (*s.schemes, *s.schemes_gone)]
        found.update(f"scheme {scheme}" for scheme in schemes)
        found["scheme kings_favour"] += 5 - s.favours_shown  # still on their favours
    return dict(found)


def _count_own(s: State, seat: int, player: Player, found: Counter[str]) -> None:
    """A player's paladins, and monks, outposts and workshops: those that have left agree with those that stand."""
    paladins = (*player.drawn, *player.deck, *player.played, player.paladin)
    found.update(f"paladin {PALADIN_IDS[card]} of {seat}" for card in paladins if card != NONE)
    workshops = sum(placed.count(WORKSHOP) for placed in player.placed)
    assert workshops == player.done[DEVELOP] <= WORKSHOPS, "workshops that have left the track stand on the right"
    assert s.spaces.count(2 * seat) == player.done[COMMISSION], "monks that have left stand on the main board"
    assert s.spaces.count(2 * seat + 1) == player.done[GARRISON], "outposts that have left stand there too"
    assert player.jars.bit_count() == player.done[ABSOLVE], "jars that have left stand on their spaces"


def _check(player: Player) -> None:
    """Nothing is negative, and what was done is there."""
    amounts = (*player.workers, player.silver, player.provisions, player.unpaid, player.paid)
    assert min(amounts) >= 0, "nothing is negative"
    assert len(player.walls) == player.done[FORTIFY] and len(player.converted) == player.done[CONVERT]


def _check_opponent(s: State) -> None:
    """The solo opponent's monks and outposts."""
    opponent = s.players[OPPONENT]
    assert s.spaces.count(2 * OPPONENT) == opponent.done[COMMISSION]
    assert s.spaces.count(2 * OPPONENT + 1) == opponent.done[GARRISON]
    assert all(standing == NOBODY or standing < 4 for standing in s.spaces)
