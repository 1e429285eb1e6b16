"""What a seat may see in Architects, by name: built up field by field, so that nothing slips through."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from burgrave.games.architects.data import effects as fx
from burgrave.games.architects.data import tables as t
from burgrave.games.architects.rules import prices
from burgrave.games.architects.rules.scoring import everybodys_scores
from burgrave.games.architects.rules.state import NOBODY, NONE, State
from burgrave.games.architects.view.records import ArchitectsView, PlayerView
from burgrave.games.architects.view.sight import PlayerSight, look
from burgrave.kernel.effects import write

ADDED: Final[dict[str, Callable[[Any], Any]]] = {}  # by box: what is seen of an expansion, by name
PHASES: Final = (
    *("characters", "apprentices", "draft", "place", "trade", "capture", "guard", "look", "reset", "discard"),
    *("opponent", "ending", "over", "preparing"),
)


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
