"""What a seat may see in Viscounts, by name: built up field by field, so that nothing slips through."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Final

from burgrave.games.viscounts.data import tables as t
from burgrave.games.viscounts.rules import prices
from burgrave.games.viscounts.rules.building import NUMBER
from burgrave.games.viscounts.rules.scoring import everybodys_scores
from burgrave.games.viscounts.rules.state import ACT, MOVE, NOBODY, NONE, State
from burgrave.games.viscounts.rules.turn import needs, reachable
from burgrave.games.viscounts.view.records import PlayerView, SegmentView, ViscountsView
from burgrave.games.viscounts.view.sight import PlayerSight, Sight, look

PHASES: Final = ("pairs", "shift", "play", "move", "act", "recruit", "collide", "draw", "opponent", "over", "ending")
SIDES: Final = ("left", "right", "inner")
ADDED: Final[dict[str, Callable[[Any], Any]]] = {}  # by box: what is seen of an expansion, by name


def view(s: State, seat: int | None) -> ViscountsView:
    """What a seat (None: a spectator) may see, by name."""
    sight = look(s, seat)
    return ViscountsView(
        seat=seat,
        phase=PHASES[sight.phase],
        round=sight.round,
        last=sight.last or None,
        first=sight.first,
        turn=sight.turn if sight.turn != NOBODY else None,
        players=[player_view(sight, number, player) for number, player in enumerate(sight.players)],
        ring=[segment_view(sight, place, segment) for place, segment in enumerate(sight.ring)],
        pairs={
            t.PLAYER_CARD_IDS[card]: t.TOWNSFOLK_IDS[hero] for card, hero in zip(sight.pairs, sight.heroes, strict=True)
        },
        debts=sight.debts,
        deeds=sight.deeds,
        leader=sight.leader if sight.leader != NOBODY else None,
        favours=FAVOURS[sight.favours][:],
        box=[t.TOWNSFOLK_IDS[card] for card in sight.box],
        future=sight.future,
        steps=sight.steps,
        ways=ways(s),
        needs=needed(s),
        extra={icon: count for icon, count in zip(t.ICONS, sight.extra, strict=False) if count},
        points=everybodys_scores(s)[-1].parts if sight.players[-1].board.sheet else None,
        added=ADDED[s.config.hooks.box](sight.added) if s.config.hooks.box else None,
    )


def player_view(sight: Sight, number: int, seen: PlayerSight) -> PlayerView:
    """One player as seen from a seat."""
    board = seen.board
    return PlayerView(
        seat=number,
        opponent=t.OPPONENT_IDS[board.sheet - 1] if board.sheet else None,
        card=t.PLAYER_CARD_IDS[board.card] if board.card != NONE else None,
        town=town_name(sight.ring, board.town) if board.town != NOBODY else None,
        goods=dict(zip(t.GOODS, board.goods, strict=True)),
        workers=board.workers,
        castle=[tier[:] for tier in board.tiers],
        corruption=board.corruption + 1,
        virtue=board.virtue + 1,
        built=BUILT[board.built][:],
        unpaid=board.unpaid,
        paid=board.paid,
        acquired=board.acquired,
        approved=board.approved,
        manuscripts=[t.MANUSCRIPT_IDS[card] for card in board.manuscripts],
        favours=FAVOURS[board.favours][:],
        icons=dict(zip(t.ICONS, prices.printed(board), strict=True)),
        row=[t.CARD_IDS[card] if card != NONE else None for card in board.row],
        discard=[t.CARD_IDS[card] for card in board.discard],
        hand=[t.TOWNSFOLK_IDS[card] for card in seen.hand] if seen.hand is not None else None,
        held=seen.held,
        draw=seen.left,
        hidden=[t.CARD_IDS[card] for card in seen.hidden],
    )


def ways(s: State) -> dict[str, int]:
    """Where the viscount on the move may go, and for how much."""
    if s.phase != MOVE:
        return {}
    return {town_name(s.ring, town): silver for town, silver in reachable(s, s.me, s.steps).items()}


def needed(s: State) -> dict[str, int]:
    """What the actions take where the viscount on the move stands."""
    if s.phase != ACT:
        return {}
    found = {name: needs(s, s.me, action) for action, name in enumerate(t.ACTIONS)}
    return {name: need for name, need in found.items() if need is not None}


def segment_view(sight: Sight, place: int, segment: int) -> SegmentView:
    """One segment, with what lies on it."""
    townsfolk, manuscript, sites = sight.townsfolk[segment], sight.manuscripts[segment], sight.sites
    return SegmentView(
        segment=t.SEGMENT_IDS[segment],
        section=(sight.castle + place) % t.SECTIONS,
        townsfolk=t.TOWNSFOLK_IDS[townsfolk] if townsfolk != NONE else None,
        townsfolk_left=sight.townsfolk_left[segment],
        manuscript=t.MANUSCRIPT_IDS[manuscript] if manuscript != NONE else None,
        manuscripts_left=sight.manuscripts_left[segment],
        sites={name: STANDING[sites[site]] for site, name in SITES[sight.config.side][segment]},
    )


def subsets(names: Sequence[str]) -> list[list[str]]:
    """By mask, the names in it."""
    return [[name for place, name in enumerate(names) if mask >> place & 1] for mask in range(1 << len(names))]


BUILT: Final = subsets(t.BUILDING_IDS)
FAVOURS: Final = subsets(t.RIBBONS)
SITES: Final = [[[(site, t.SITE_IDS[site]) for site in sites] for sites in side] for side in t.SITES_OF]
STANDING: Final = (*[f"{seat} {building}" for seat in range(4) for building in t.BUILDING_IDS], None)  # NOBODY is last
assert NOBODY == -1 and len(t.BUILDING_IDS) == NUMBER


def town_name(ring: list[int], town: int) -> str:
    """A town by its segment."""
    return f"{t.SEGMENT_IDS[ring[town // 3]]} {SIDES[town % 3]}"
