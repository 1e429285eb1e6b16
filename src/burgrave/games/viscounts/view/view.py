"""What a seat may see in Viscounts, by name: built up field by field, so that nothing slips through."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Final

import msgspec

from burgrave.games.viscounts.data import tables as t
from burgrave.games.viscounts.rules import prices
from burgrave.games.viscounts.rules.building import NUMBER
from burgrave.games.viscounts.rules.scoring import everybodys_scores
from burgrave.games.viscounts.rules.state import ACT, MOVE, NOBODY, NONE, State
from burgrave.games.viscounts.rules.turn import needs, reachable
from burgrave.games.viscounts.view.sight import PlayerSight, Sight, look

PHASES: Final = ("pairs", "shift", "play", "move", "act", "recruit", "collide", "draw", "opponent", "over", "ending")
SIDES: Final = ("left", "right", "inner")
ADDED: Final[dict[str, Callable[[Any], Any]]] = {}  # by box: what is seen of an expansion, by name


class PlayerView(msgspec.Struct, frozen=True, gc=False, kw_only=True):
    """A player as seen from a seat; the solo opponent is seen in the same way."""

    seat: int
    opponent: str | None  # the board of the solo opponent
    card: str | None  # the player card
    town: str | None  # where the viscount stands: "segment_1_2 left"
    goods: dict[str, int]
    workers: int  # in the supply
    castle: list[list[int]]  # by tier, and by section on the first two
    corruption: int  # the spaces of the markers, from 1
    virtue: int
    built: list[str]
    unpaid: int
    paid: int
    acquired: int
    approved: int
    manuscripts: list[str]
    favours: list[str]
    row: list[str | None]  # the cards of the player board, from the left
    icons: dict[str, int]  # on the cards, in empty slots, under buildings and on favours
    discard: list[str]
    hand: list[str] | None  # None where the seat can't see it
    held: int  # cards in hand
    draw: int  # cards of the draw pile
    hidden: list[str]  # which cards the draw pile, and a hand that is not seen, consist of


class SegmentView(msgspec.Struct, frozen=True, gc=False, kw_only=True):
    """A segment of the ring."""

    segment: str
    section: int  # of the castle, beside it
    townsfolk: str | None
    townsfolk_left: int
    manuscript: str | None
    manuscripts_left: int
    sites: dict[str, str | None]  # "0 workshop_1": the owner and the building


class ViscountsView(msgspec.Struct, frozen=True, gc=False, kw_only=True, omit_defaults=True):
    """All that a seat may know; for a spectator (seat None) only what everybody sees."""

    seat: int | None
    phase: str
    round: int
    last: int | None  # the last round, as soon as that is known
    first: int
    turn: int | None
    players: list[PlayerView]
    ring: list[SegmentView]  # clockwise
    pairs: dict[str, str]  # player cards to choose from, with their heroes
    debts: int  # left on the card of Poverty
    deeds: int  # left on the card of Prosperity
    leader: int | None
    favours: list[str]  # of the Church, that nobody has yet
    box: list[str]  # townsfolk that have left the game
    future: int  # schemes that may come to the solo opponent
    steps: int  # how far the viscount must go, until it has moved
    ways: dict[str, int]  # the towns that the viscount may go to, each with the silver that it costs; while it moves
    needs: dict[str, int]  # by action: the fewest icons with which it does something here; after the move
    extra: dict[str, int]  # the icons of a card that was dismissed for this action
    points: dict[str, int] | None  # of the solo opponent by category, as they would be if the game ended now
    added: Any = None  # what an expansion has laid on the table

    def json(self) -> bytes:
        """The view as JSON."""
        return msgspec.json.encode(self)


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
