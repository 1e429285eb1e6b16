"""What a seat may see in Citadels: built up field by field, so that nothing slips through."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from burgrave.games.citadels.data import tables as t
from burgrave.games.citadels.rules.state import DECK, IN_LIMBO, NOBODY, State
from burgrave.games.citadels.view.records import CitadelsView, DistrictView, PlayerView, Remembered
from burgrave.games.citadels.view.sight import Sight, look
from burgrave.kernel.secrets import bits

PHASES = ("new round", "selection", "theater", "calling", "turn", "end of round", "adviser", "over")


BUILT: Final = [DistrictView(t.DISTRICT_IDS[t.KIND[b]], t.COST[b], b >= t.BEAUTIFIED) for b in range(len(t.KIND))]
PERSON: Final[list[int | None]] = [*range(8), None]  # by seat; NOBODY is the last
PLACES: Final = [*(f"hand {seat}" for seat in range(8)), "museum", "limbo"]  # by bit; the deck follows
BESIDE_THE_DECK: Final = (1 << DECK) - 1


def view(s: State, seat: int | None) -> CitadelsView:
    """What a seat (None: a spectator) may see, everything by name."""
    sight = look(s, seat)
    config = sight.config
    called = config.called
    return CitadelsView(
        seat=seat,
        phase=PHASES[sight.phase],
        round=sight.round,
        players=[player_view(sight, player) for player in range(config.players)],
        cast=config.called_cast,
        districts=config.called_uniques,
        city_size=config.size,
        crown=sight.crown,
        deck=sight.deck,
        top=sight.top,
        taxes=sight.taxes,
        face_up=[called[rank] for rank in sight.face_up],
        face_down=sight.face_down,
        rank=sight.rank,
        turn=PERSON[sight.turn],
        character=t.CHARACTER_IDS[sight.character] if sight.character != NOBODY else None,
        gathered=sight.gathered,
        built=sight.built,
        building=t.DISTRICT_IDS[sight.building] if sight.building != NOBODY else None,
        target=PERSON[sight.target],
        killed=called[sight.killed] or None,
        bewitched=called[sight.bewitched] or None,
        robbed=called[sight.robbed] or None,
        warrants=[called[rank] for rank in sight.warrants],
        signed=called[sight.signed] or None,
        threats=[called[rank] for rank in sight.threats],
        flower=called[sight.flower] or None,
        protected=PERSON[sight.protected],
        first=PERSON[sight.first],
        offered=[called[rank] for rank in sight.offered],
        passed=[[called[rank] for rank in config.ranks if ranks >> rank & 1] for _, ranks in sight.looks],
        known={called[rank]: PERSON[owner] for rank, owner in sight.known},
        limbo=[t.DISTRICT_IDS[kind] for kind in sight.limbo],
        memory=[remembered(kind, where) for kind, where in sight.seen if where != IN_LIMBO],
    )


def player_view(sight: Sight, player: int) -> PlayerView:
    """One player as seen from a seat; after the end all hands are open."""
    hand = sight.hands[player]
    called = sight.config.called
    place = 1 << player
    own = player == sight.seat
    ranks = sight.own if own else [rank for rank in sight.config.ranks if sight.shown[rank] == player]
    return PlayerView(
        seat=player,
        gold=sight.gold[player],
        cards=sight.cards[player],
        hand=[t.DISTRICT_IDS[kind] for kind in hand] if hand is not None else None,
        remembered=[t.DISTRICT_IDS[kind] for kind, where in sight.seen if where == place],
        city=[BUILT[building] for building in sight.cities[player]],
        size=sight.sizes[player],
        complete=sight.sizes[player] >= sight.config.size,
        museum=sight.museum[player],
        characters=[called[rank] for rank in ranks],
    )


@lru_cache(maxsize=1 << 14)  # many seats remember the same for many questions
def remembered(kind: int, where: int) -> Remembered:
    """A card that a seat has seen, with the places where it may be; neighbours in the deck stand together."""
    places = [PLACES[bit] for bit in bits(where & BESIDE_THE_DECK)]
    deck = where >> DECK
    while deck:
        first = (deck & -deck).bit_length() - 1
        beyond = deck + (1 << first)  # carries over the neighbours that follow
        last = (beyond & -beyond).bit_length() - 2
        places.append(f"deck {first}" if first == last else f"deck {first}-{last}")
        deck &= beyond
    return Remembered(t.DISTRICT_IDS[kind], places)
