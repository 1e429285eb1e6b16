"""Who may have which character, as a seat can tell from what it was passed, what was revealed and what others want."""

from __future__ import annotations

from math import exp

from burgrave.games.citadels.bot.values import gift
from burgrave.games.citadels.data import tables as t
from burgrave.games.citadels.rules.selection import mask
from burgrave.games.citadels.rules.state import NOBODY, State
from burgrave.games.citadels.rules.turn import GATHERED_GOLD
from burgrave.games.citadels.view.conceal import last_player_chose

DECISION = 1.2  # how far others are from always choosing what gives them most, in points


def suspects(s: State, me: int) -> list[tuple[int, dict[int, float]]]:
    """For every character that another seat has not revealed: its owner, and how likely each rank is."""
    known = dict(s.facts[me])  # by slot: what it has chosen, discarded or been shown
    possible = unseen(s) & ~mask(list(known.values()))
    last = len(s.slots) - 1 if last_player_chose(s) else 0  # nobody else knows whether he took that or the first
    found = []
    for seat in range(s.config.players):
        if seat == me:
            continue
        domain = hidden = 0
        for slot, owner in enumerate(s.owners):
            if owner == seat:
                hidden += 1
                if slot in known:
                    domain |= 1 << known[slot]
                    continue
                domain |= seen_in(s, me, slot) & possible
                if last and slot in (0, last):
                    domain |= (seen_in(s, me, 0) | seen_in(s, me, last)) & possible
        hidden -= s.shown.count(seat)
        domain &= unseen(s)
        if domain:
            wanted = wishes(s, seat, domain)
            for _ in range(hidden):
                found.append((seat, wanted))
    return found


def may_be_with_others(s: State, me: int, rank: int) -> bool:
    """Whether somebody else may have a character, or get it after this seat has chosen."""
    if rank in s.face_up or any(known == rank for _, known in s.facts[me]):
        return False
    players = s.config.players
    to_choose = (players if players > 3 else 2 * players) - len(s.owners) + s.owners.count(NOBODY) - 1
    return to_choose > 0 or rank not in s.pool


def seen_in(s: State, me: int, slot: int) -> int:
    """The ranks that a slot may hold by what the seat was passed."""
    domain = -1
    for seen_after, ranks in s.looks[me]:
        domain &= ranks if slot >= seen_after else ~ranks
    return domain


def unseen(s: State) -> int:
    """The ranks that may still be in somebody's hand unrevealed: not discarded in the open, and not yet called."""
    ranks = 0
    for rank in s.config.ranks:
        if (rank > s.rank or rank == s.killed) and rank not in s.face_up:
            ranks |= 1 << rank
    return ranks


def wishes(s: State, seat: int, domain: int) -> dict[int, float]:
    """How likely a seat has each rank of a domain, by what everybody sees that it would give it."""
    drawn = appeal(s, seat)
    odds = {rank: drawn[rank] for rank in s.config.ranks if domain >> rank & 1}
    total = sum(odds.values())
    return {rank: one / total for rank, one in odds.items()}


def appeal(s: State, seat: int) -> list[float]:
    """By rank: how much a seat is drawn to a character."""
    cards, funds = (len(s.hands[seat]) * 2 + 2) // 3, s.gold[seat] + GATHERED_GOLD
    drawn = [0.0] * (t.LAST_RANK + 1)
    for rank in s.config.ranks:
        drawn[rank] = exp(gift(s, seat, s.config.cast[rank], cards, funds) / DECISION)
    return drawn
