"""What a seat may see in Architects, by name: built up field by field, so that nothing slips through."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

import msgspec

from burgrave.games.architects.data import effects as fx
from burgrave.games.architects.data import tables as t
from burgrave.games.architects.rules import prices
from burgrave.games.architects.rules.scoring import everybodys_scores
from burgrave.games.architects.rules.state import NOBODY, NONE, State
from burgrave.games.architects.view.sight import PlayerSight, look
from burgrave.kernel.effects import write

ADDED: Final[dict[str, Callable[[Any], Any]]] = {}  # by box: what is seen of an expansion, by name
PHASES: Final = (
    *("characters", "apprentices", "draft", "place", "trade", "capture", "guard", "look", "reset", "discard"),
    *("opponent", "ending", "over", "preparing"),
)


class PlayerView(msgspec.Struct, frozen=True, gc=False, kw_only=True):
    """A player as seen from a seat; the solo opponent is seen in the same way."""

    seat: int
    opponent: str | None  # the board of the solo opponent
    character: str | None
    goods: dict[str, int]
    workers: int  # in the own supply
    virtue: int
    cathedral: int
    unpaid: int
    paid: int
    apprentices: list[str]
    skills: dict[str, int]
    buildings: list[str]
    captured: list[int]  # workers of others, by owner
    prison: int
    hand: list[str] | None  # None where the seat can't see it
    held: int  # cards in hand
    hire: tuple[int, int]  # what hiring in the workshop costs: silver and tax
    capture: tuple[int, int]  # the first capture
    ransom: tuple[int, int]
    debt: tuple[int, int]
    market: list[int]  # silver, by space


class ArchitectsView(msgspec.Struct, frozen=True, gc=False, kw_only=True):
    """All that a seat may know; for a spectator (seat None) only what everybody sees."""

    seat: int | None
    phase: str
    first: int | None
    turn: int | None
    turns: int
    left: int | None  # turns after this one, once the guildhall is full
    players: list[PlayerView]
    places: dict[str, list[int]]  # workers on the open circles, by owner
    market: list[int | None]  # who stands on the black market
    guildhall: list[int]  # owners in the order of their spaces
    guildhall_spaces: int
    resets: tuple[int, int]  # spaces of the guildhall whose first worker causes a reset, from 0
    refreshes: tuple[int, ...]  # spaces after which apprentices are exchanged, where that is played
    tax: int
    small: str  # what the left market offers
    small_left: int  # cards of its pile
    large: str  # what the right market offers
    used: list[str]  # its cards
    rewards_left: int
    revealed: list[str]  # rewards that have left the game
    row: list[str | None]  # apprentices face up, two rows of four
    coins: list[int]
    apprentices_left: int
    dismissed: list[str]  # apprentices under the pile, the lowest first
    plans_left: int
    packet: list[str]  # building cards of the draft to choose from
    packet_size: int
    looked: list[str]  # building cards that the seat looks at
    more: int  # trades, captures or actions that may still be done
    done: int  # captures or actions of the guardhouse, so far
    captured_at: list[str]  # from where, in this action
    reset: bool  # whether the black market will be reset after this action
    scheme: str | None  # of the solo opponent, the last one
    added: Any = None  # what an expansion has laid on the table
    points: dict[str, int] | None  # of the solo opponent by category, as they would be if the game ended now

    def json(self) -> bytes:
        """The view as JSON."""
        return msgspec.json.encode(self)


def view(s: State, seat: int | None) -> ArchitectsView:
    """What a seat (None: a spectator) may see, by name."""
    sight = look(s, seat)
    return ArchitectsView(
        seat=seat,
        phase=PHASES[sight.phase],
        first=sight.first if sight.first != NOBODY else None,
        turn=sight.turn if sight.turn != NOBODY else None,
        turns=sight.turns,
        left=sight.left if sight.left != NONE else None,
        players=[player_view(number, player) for number, player in enumerate(sight.players)],
        places={name: there[:] for name, there in zip(t.CIRCLES, sight.circles, strict=True)},
        market=[owner if owner != NOBODY else None for owner in sight.market],
        guildhall=sight.guildhall[:],
        guildhall_spaces=sight.config.spaces,
        resets=sight.config.resets,
        refreshes=sight.config.refreshes,
        tax=sight.tax,
        small=write(fx.SMALL[sight.small] if sight.small != NONE else fx.PRINTED_SMALL),
        small_left=sight.small_left,
        large=write(fx.LARGE[sight.large] if sight.large != NONE else fx.PRINTED_LARGE),
        used=[t.MARKET_IDS[card] for card in sight.used],
        rewards_left=sight.rewards_left,
        revealed=[t.REWARD_IDS[card] for card in sight.revealed],
        row=[t.APPRENTICE_IDS[card] if card != NONE else None for card in sight.row],
        coins=sight.coins[:],
        apprentices_left=sight.apprentices_left,
        dismissed=[t.APPRENTICE_IDS[card] for card in sight.dismissed],
        plans_left=sight.plans_left,
        packet=[t.BUILDING_IDS[card] for card in sight.packet],
        packet_size=sight.packet_size,
        looked=[t.BUILDING_IDS[card] for card in sight.looked],
        more=sight.more,
        done=sight.done,
        captured_at=[name for place, name in enumerate(t.CIRCLES) if sight.at >> place & 1],
        reset=sight.reset,
        scheme=t.SCHEME_IDS[sight.scheme] if sight.scheme != NONE else None,
        added=ADDED[s.config.hooks.box](sight.added) if s.config.hooks.box else None,
        points=everybodys_scores(s)[-1].parts if sight.players[-1].board.sheet else None,
    )


def player_view(number: int, seen: PlayerSight) -> PlayerView:
    """One player as seen from a seat."""
    board = seen.board
    return PlayerView(
        seat=number,
        opponent=t.OPPONENT_IDS[board.sheet - 1] if board.sheet else None,
        character=t.CHARACTER_IDS[board.character] if board.character != NONE else None,
        goods=dict(zip(t.GOODS, board.goods, strict=True)),
        workers=board.workers,
        virtue=board.virtue,
        cathedral=board.cathedral,
        unpaid=board.unpaid,
        paid=board.paid,
        apprentices=[t.APPRENTICE_IDS[card] for card in board.apprentices],
        skills=dict(zip(t.SKILLS, prices.powers(board).skilled, strict=True)),
        buildings=[t.BUILDING_IDS[card] for card in board.buildings],
        captured=board.captured[:],
        prison=board.prison,
        hand=[t.BUILDING_IDS[card] for card in seen.hand] if seen.hand is not None else None,
        held=seen.held,
        hire=pair(prices.hiring(board)),
        capture=pair(prices.due(board, prices.FIRST_CAPTURE)),
        ransom=pair(prices.ransom(board)),
        debt=pair(prices.debt(board)),
        market=[prices.market(board, space) for space in range(len(t.MARKET_SPACES))],
    )


def pair(price: prices.Price) -> tuple[int, int]:
    """A price as silver and tax."""
    return price.silver, price.tax
