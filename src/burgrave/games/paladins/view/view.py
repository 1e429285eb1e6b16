"""What a seat may see in Paladins: built up field by field, so that nothing slips through."""

from __future__ import annotations

from functools import cache
from typing import Final

from burgrave.games.paladins.data import tables as t
from burgrave.games.paladins.rules.solo import opponents_score
from burgrave.games.paladins.rules.state import NOBODY, NONE, State
from burgrave.games.paladins.view.records import FavourView, OpponentView, PaladinsView, PlayerView
from burgrave.games.paladins.view.sight import OpponentSight, PlayerSight, look

PHASES: Final = ("first hires", "new round", "paladins", "tavern", "actions", "opponent", "refresh", "over")
MARKERS: Final = ("influence", "faith", "strength")  # the solo opponent's, by number
PIECES: Final = (*[f"{kind} {side}" for side in range(4) for kind in ("monk", "outpost")], None)  # NOBODY is the last
STANDING: Final = (*t.WORKERS, "any", "workshop", None)  # by what stands on a space; EMPTY is the last


# What a number is called; a map of these is quicker than a comprehension, and views are made all the time
WALL: Final = t.WALL_IDS.__getitem__
OUTSIDER: Final = t.OUTSIDER_IDS.__getitem__
TOWNSFOLK: Final = t.TOWNSFOLK_IDS.__getitem__
PALADIN: Final = t.PALADIN_IDS.__getitem__
TAVERN: Final = t.TAVERN_IDS.__getitem__
TAX_OF: Final = t.SUSPICION_TAX.__getitem__


def view(s: State, seat: int | None) -> PaladinsView:
    """What a seat (None: a spectator) may see, by name."""
    sight = look(s, seat)
    config = sight.config
    return PaladinsView(
        seat=seat,
        phase=PHASES[sight.phase],
        round=sight.round,
        first=sight.first,
        turn=sight.turn if sight.turn != NOBODY else None,
        players=[player_view(player, number) for number, player in enumerate(sight.players)],
        townsfolk=[t.TOWNSFOLK_IDS[card] if card != NONE else None for card in sight.stalls],
        townsfolk_left=sight.townsfolk_left,
        townsfolk_gone=[*map(TOWNSFOLK, sight.townsfolk_gone)],
        outsiders=[t.OUTSIDER_IDS[card] if card != NONE else None for card in sight.camp],
        outsiders_left=sight.outsiders_left,
        outsiders_gone=[*map(OUTSIDER, sight.outsiders_gone)],
        walls_left=sight.walls_left,
        tavern=[*map(TAVERN, sight.tavern)],
        tavern_gone=[*map(TAVERN, sight.tavern_gone)],
        tax=sight.tax,
        full_tax=config.tax,
        debts=sight.debts,
        suspicion_left=sight.suspicion_left,
        suspicion_gone=[*map(TAX_OF, sight.suspicion_gone)],
        orders=[*[t.ORDER_IDS[card] for card in sight.orders], *[None] * (len(t.ORDER_VP) - len(sight.orders))],
        favours=[
            *[
                FavourView(t.FAVOUR_IDS[card], STANDING[worker])
                for card, worker in zip(sight.favours, sight.favour_workers, strict=False)
            ],
            *[None] * (len(sight.favour_workers) - len(sight.favours)),
        ],
        spaces={t.SPACE_IDS[space]: PIECES[sight.spaces[space]] for space in config.spaces},
        opponent=opponent_view(s, sight.opponent) if sight.opponent is not None else None,
    )


def player_view(sight: PlayerSight, number: int) -> PlayerView:
    """One player as seen from a seat."""
    board = sight.board
    return PlayerView(
        seat=number,
        workers={name: count for name, count in zip(t.WORKERS, board.workers, strict=True) if count},
        board=dict(zip(t.ACTION_IDS, map(standing, board.placed), strict=True)),
        silver=board.silver,
        provisions=board.provisions,
        strength=board.strength,
        influence=board.influence,
        faith=board.faith,
        done={action: board.done[index] for index, action in COUNTED},
        jars=[jar for index, jar in enumerate(t.JAR_IDS) if board.jars >> index & 1] if board.jars else [],
        walls=[*map(WALL, board.walls)],
        attacked=[*map(OUTSIDER, board.attacked)],
        converted=[*map(OUTSIDER, board.converted)],
        hired=[*map(TOWNSFOLK, board.hired)],
        suspicion=[*map(TAX_OF, board.suspicion)],
        unpaid=board.unpaid,
        paid=board.paid,
        paladin=t.PALADIN_IDS[sight.paladin] if sight.paladin != NONE else None,
        played=[*map(PALADIN, board.played)],
        chosen=sight.chosen,
        drawn=[*map(PALADIN, sight.drawn)] if sight.drawn is not None else None,
        deck=sight.deck,
        top=t.PALADIN_IDS[sight.top] if sight.top != NONE else None,
        bottom=[*map(PALADIN, sight.bottom)],
        passed=board.passed,
    )


@cache
def standing(placed: tuple[int, ...]) -> tuple[str | None, ...]:
    """What stands on the spaces of an action; there are few ways to stand, and many views."""
    return tuple(STANDING[piece] for piece in placed)


COUNTED: Final = [(0, t.ACTION_IDS[0]), *[(index, t.ACTION_IDS[index]) for index in range(t.RIGHT, len(t.ACTION_IDS))]]
"""The actions that are counted: Develop, and those on the right."""


def opponent_view(s: State, sight: OpponentSight) -> OpponentView:
    """The solo opponent's track, schemes and points."""
    return OpponentView(
        marker=sight.marker + 1,
        scheme=t.SCHEME_IDS[sight.scheme] if sight.scheme != NONE else None,
        schemes=sight.schemes,
        gone=[t.SCHEME_IDS[scheme] for scheme in sight.gone],
        pile=[MARKERS[marker] for marker in sight.pile],
        points=opponents_score(s).parts,
    )
