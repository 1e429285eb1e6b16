"""What a report tells of Citadels beyond points: who played which character and had which district, to what gain."""

from __future__ import annotations

from burgrave.games.citadels.data import tables as t
from burgrave.games.citadels.rules.scoring import SECRET_VAULT_POINTS, score
from burgrave.games.citadels.rules.state import NOBODY, State, owned
from burgrave.kernel.events import Event, number
from burgrave.kernel.insight import Deed

POINT = 2  # wealth is counted in halves of a point: a coin or a card is one half, since it takes both to build

PAID_LATER = {  # gold that a character brings after its turn is over
    "steals": t.THIEF,
    "bribes": t.BLACKMAILER,
    "reveals-flower": t.BLACKMAILER,
    "queen-paid": t.QUEEN,
}
BOUNDARIES = frozenset(("reveals", "resumes", "reveals-killed", "round", "game-over"))  # a turn ends before these


class Turn:
    """A character in somebody's hands for a round, and what it has brought so far."""

    __slots__ = ("character", "gain", "seat")

    def __init__(self, seat: int, character: int) -> None:
        self.seat = seat
        self.character = character
        self.gain = 0  # in halves of a point


class CitadelsChronicle:
    """Counts characters and districts.

    A character's gain is how much richer its turn made the player, robbed gold included: a point for each gold that
    the districts in the city cost, and half a point for each coin and each card. What Thief, Blackmailer, Magistrate
    and Queen are given later in the round counts for them. A killed character is a turn without gain; the Witch has the
    gain of the turn she takes over, and whom she has bewitched that of gathering only. A character traded in the
    Theater counts for whoever plays it.

    A district's gain is what the final score would lack without it, completion apart: that no single district earns.
    The Secret Vault scores from the hand and is told as if it stood in the city.
    """

    def __init__(self) -> None:
        self._turns: list[Turn] = []
        self._now: Turn | None = None  # whose turn it is …
        self._before = 0  # … and the wealth it began with
        self._played: dict[int, Turn] = {}  # by character: who acts as it this round

    def note(self, state: State, events: list[Event]) -> None:
        """Look for turns that began or ended, and for what a character brings later."""
        for index, event in enumerate(events):
            kind = event.kind
            if kind in BOUNDARIES:
                self._change(state, event, events[index + 1 :])
            elif kind in PAID_LATER:
                self._played[PAID_LATER[kind]].gain += number(event, "gold")
            elif kind == "confiscates":
                if number(event, "who") != number(event, "whom"):  # in his own turn he is measured anyway
                    self._played[t.MAGISTRATE].gain += POINT * t.COST[number(event, "district")]
            elif kind == "kills":
                self._kill(state, number(event, "character"))

    def _change(self, s: State, event: Event, since: list[Event]) -> None:
        """One turn ends, and maybe another begins; the rules have gone on, so what was taken since is added again."""
        turn = self._now
        if turn is not None:
            turn.gain += wealth(s, turn.seat) + taken(turn.seat, since) - self._before
            self._now = None
        if event.kind in ("reveals", "resumes"):
            seat, character = number(event, "who"), number(event, "character")
            if event.kind == "reveals":
                turn = Turn(seat, character)
                self._turns.append(turn)
            else:
                turn = self._played[t.WITCH]
            self._played[character] = self._now = turn
            self._before = wealth(s, seat) + taken(seat, since)

    def _kill(self, s: State, character: int) -> None:
        rank = t.RANK[character]
        seat = s.owners[s.slots.index(rank)] if rank in s.slots else NOBODY
        if seat != NOBODY:
            self._turns.append(Turn(seat, character))

    def deeds(self, state: State) -> list[Deed]:
        """All turns in order of time, then every city from seat to seat."""
        turns = [Deed(one.seat, "character", t.CHARACTER_IDS[one.character], one.gain / POINT) for one in self._turns]
        without = state.copy()
        return turns + [deed for seat in range(state.config.players) for deed in districts(state, without, seat)]


def wealth(s: State, seat: int) -> int:
    """What a seat has in its city, in gold and in cards."""
    halves = s.gold[seat] + len(s.hands[seat])
    for building in s.cities[seat]:
        halves += POINT * t.COST[building]
    return halves


def taken(seat: int, since: list[Event]) -> int:
    """The gold that a seat has lost (below zero: was given) by what happens of itself between two turns."""
    gold = 0
    for event in since:
        if event.kind == "steals":
            gold += number(event, "gold") * ((number(event, "whom") == seat) - (number(event, "who") == seat))
        elif event.kind == "queen-paid" and number(event, "who") == seat:
            gold -= number(event, "gold")
    return gold


def districts(s: State, without: State, seat: int) -> list[Deed]:
    """The districts of a final city, with what each is worth in it; ``without`` is a copy to take them out of."""
    city = s.cities[seat]
    whole = lasting(s, seat)
    deeds = []
    for index, building in enumerate(city):
        without.cities[seat] = rest = city[:index] + city[index + 1 :]
        without.owns[seat] = owned(rest)
        deeds.append(Deed(seat, "district", t.DISTRICT_IDS[t.KIND[building]], whole - lasting(without, seat)))
    if t.SECRET_VAULT in s.hands[seat]:
        deeds.append(Deed(seat, "district", t.DISTRICT_IDS[t.SECRET_VAULT], SECRET_VAULT_POINTS))
    return deeds


def lasting(s: State, seat: int) -> int:
    """A seat's points but for its completed city."""
    points = score(s, seat)
    return points.total - points.parts["completion"]
