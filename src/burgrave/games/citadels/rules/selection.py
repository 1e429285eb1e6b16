"""The selection phase (p. 3, 7, 8): discard some characters, pass the rest around, and perhaps visit the Theater.

Every character that leaves the pool gets a slot, in order of time; its owner may change in the Theater, its slot never.
"""

from __future__ import annotations

from burgrave.games.citadels.data import tables as t
from burgrave.games.citadels.rules import vocabulary as do
from burgrave.games.citadels.rules.state import CALLING, NOBODY, SELECTION, THEATER_OPENS, State
from burgrave.kernel.action import Ask, Flow
from burgrave.kernel.events import Event
from burgrave.kernel.secrets import learn, reveal


def begin_selection(s: State) -> None:
    """Shuffle all characters of the cast; discard some face up, never the rank 4, and one face down (p. 3)."""
    config = s.config
    clear_markers(s)
    s.phase = SELECTION
    s.me = s.crown
    s.round += 1
    s.pool = config.ranks
    s.slots = []
    s.owners = []
    s.looks = [[] for _ in range(config.players)]
    s.facts = [[] for _ in range(config.players)]
    s.traded = (NOBODY, NOBODY)
    s.face_up = []
    others = [rank for rank in s.pool if rank != t.ROYAL_RANK]
    for _ in range(face_up_count(config.players, len(config.characters))):
        s.face_up.append(others.pop(s.rng.below(len(others))))
    s.pool = [rank for rank in s.pool if rank not in s.face_up]
    discard_at_random(s)
    reveal(s)
    if s.log is not None:
        s.log.append(Event("round", {"number": s.round, "who": s.crown}))
        if s.face_up:
            s.log.append(Event("face-up", {"characters": [config.cast[rank] for rank in s.face_up]}))


def clear_markers(s: State) -> None:
    """Whatever lay on the characters' cards was for one round."""
    s.rank = 0
    s.shown = [NOBODY] * (t.LAST_RANK + 1)
    s.killed = s.bewitched = s.robbed = 0
    s.witch = s.thief = s.magistrate = s.blackmailer = s.protected = s.queen = NOBODY
    s.warrants = []
    s.threats = []
    s.signed = s.flower = s.blank = 0
    s.warrant_shown = s.flower_shown = False


def face_up_count(players: int, characters: int) -> int:
    """How many characters are discarded face up (the table on p. 3)."""
    return max(0, characters - players - 2) if players > 3 else 0


def discard_at_random(s: State) -> None:
    """Discard a character face down, seen by nobody."""
    leave_pool(s, s.pool[s.rng.below(len(s.pool))], NOBODY)


def leave_pool(s: State, rank: int, owner: int) -> None:
    """A character leaves the pool for a slot of its own."""
    s.pool = [other for other in s.pool if other != rank]
    s.slots = [*s.slots, rank]
    s.owners = [*s.owners, owner]


def select(s: State) -> Flow[None]:
    """One player chooses a character; with two players also one to discard (p. 7)."""
    me, cast, players = s.me, s.config.cast, s.config.players
    done = len(s.owners) - s.owners.count(NOBODY)
    option = yield Ask(me, "pick", do.PICK.each(map(cast.__getitem__, offered(s))), secret=True)
    choose(s, me, t.RANK[do.PICK.index(option)])
    if players == 2 and done:
        option = yield Ask(me, "discard", do.DISCARD.each([cast[rank] for rank in s.pool]), auto=True, secret=True)
        discard(s, me, t.RANK[do.DISCARD.index(option)])
    if players == 3 and done == 2:
        discard_at_random(s)  # by the third player, unseen (p. 7)
        reveal(s)
    if done + 1 == (players if players > 3 else 2 * players):
        end_selection(s)
    else:
        s.me = (me + 1) % players
        learn(s, s.me)  # who is passed the rest


def choose(s: State, me: int, rank: int) -> None:
    """Keep a character in secret."""
    if last_of_many(s):
        choose_last(s, me, rank)
    else:
        s.looks[me] = [*s.looks[me], (len(s.slots), mask(s.pool))]  # also in playouts: bots guess from it
        know(s, me, len(s.slots), rank)
        leave_pool(s, rank, me)
    if s.log is not None:
        s.log.append(Event("picks", {"who": me}, {"character": s.config.cast[rank]}, (me,)))


def discard(s: State, me: int, rank: int) -> None:
    """Discard a character in secret."""
    know(s, me, len(s.slots), rank)
    leave_pool(s, rank, NOBODY)
    if s.log is not None:
        s.log.append(Event("discards", {"who": me}, {"character": s.config.cast[rank]}, (me,)))


def offered(s: State) -> list[int]:
    """The ranks to choose from."""
    return [*s.pool, s.slots[0]] if last_of_many(s) else s.pool


def last_of_many(s: State) -> bool:
    """Whether the last of seven or eight players is passed a single card: then the first discard is added (p. 3, 8)."""
    return len(s.pool) == 1 and s.config.players > 3


def mask(ranks: list[int]) -> int:
    """Ranks as a mask."""
    bits = 0
    for rank in ranks:
        bits |= 1 << rank
    return bits


def know(s: State, seat: int, slot: int, rank: int) -> None:
    """A seat knows the rank in a slot."""
    s.facts[seat] = [*s.facts[seat], (slot, rank)]


def choose_last(s: State, me: int, rank: int) -> None:
    """The last player has the last character and the first discard before them, and knows both."""
    first, last = s.slots[0], s.pool[0]
    know(s, me, 0, first)
    know(s, me, len(s.slots), last)
    leave_pool(s, last, NOBODY if rank == first else me)
    s.owners = [me if rank == first else NOBODY, *s.owners[1:]]


def end_selection(s: State) -> None:
    """The last character goes face down to the discards; then the Theater may open."""
    if s.pool:
        know(s, s.me, len(s.slots), s.pool[0])
        leave_pool(s, s.pool[0], NOBODY)
    s.me = theater_owner(s)
    s.phase = THEATER_OPENS if s.me != NOBODY else CALLING


def theater_owner(s: State) -> int:
    """The seat with the Theater in its city."""
    for seat, kinds in enumerate(s.owns):
        if kinds & t.BIT[t.THEATER]:
            return seat
    return NOBODY


def visit_theater(s: State) -> Flow[None]:
    """The Theater's owner may trade characters with another player, unseen (p. 15)."""
    me = s.me
    others = [seat for seat in range(s.config.players) if seat != me]
    option = yield Ask(me, "theater", [do.PASS, *(do.TRADE_WITH.of(seat) for seat in others)])
    if option != do.PASS:
        other = do.TRADE_WITH.index(option)
        mine = [slot for slot, owner in enumerate(s.owners) if owner == me]
        theirs = [slot for slot, owner in enumerate(s.owners) if owner == other]
        given = mine[0]
        if len(mine) > 1:
            options = do.HAND_OVER.each([s.config.cast[s.slots[slot]] for slot in mine])
            given = mine[options.index((yield Ask(me, "hand_over", options)))]
        got = theirs[s.rng.below(len(theirs))] if len(theirs) > 1 else theirs[0]
        owners = s.owners[:]
        owners[given], owners[got] = other, me
        s.owners = owners
        s.traded = (given, got)
        know(s, me, got, s.slots[got])
        know(s, other, given, s.slots[given])
        learn(s, me)
        learn(s, other)
        if s.log is not None:
            cast = s.config.cast
            private = {"given_character": cast[s.slots[given]], "got_character": cast[s.slots[got]]}
            s.log.append(Event("theater", {"who": me, "whom": other}, private, (me, other)))
    s.phase = CALLING
