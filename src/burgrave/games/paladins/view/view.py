"""What a seat may see in Paladins: built up field by field, so that nothing slips through."""

from __future__ import annotations

from typing import Final

import msgspec

from burgrave.games.paladins.data import tables as t
from burgrave.games.paladins.rules.opponent import is_there
from burgrave.games.paladins.rules.solo import opponents_score
from burgrave.games.paladins.rules.state import NOBODY, NONE, OVER, Player, State

PHASES: Final = ("first hires", "new round", "paladins", "tavern", "actions", "opponent", "refresh", "over")
MARKERS: Final = ("influence", "faith", "strength")  # the solo opponent's, by number
STANDING: Final = (*t.WORKERS, "any", "workshop", None)  # by what stands on a space; EMPTY is the last


class PlayerView(msgspec.Struct, frozen=True, gc=False, kw_only=True):
    """A player as seen from a seat; the solo opponent is seen in the same way."""

    seat: int
    workers: dict[str, int]  # not placed
    board: dict[str, list[str | None]]  # by action: the worker or workshop on each space
    silver: int
    provisions: int
    strength: int  # on the track, as the others
    influence: int
    faith: int
    done: dict[str, int]  # how often, for actions with steps
    jars: list[str]  # spaces of Absolve that hold a jar
    walls: list[str]
    attacked: list[str]
    converted: list[str]
    hired: list[str]
    suspicion: list[int]  # the tax on each card, the newest last
    unpaid: int  # debts
    paid: int
    paladin: str | None  # of this round, where the seat can see it
    played: list[str]  # paladins of earlier rounds
    chosen: bool  # whether a paladin lies there, face up or down
    drawn: list[str] | None  # paladins to choose from; None where the seat can't see them
    deck: int  # paladins left
    top: str | None  # of them, where the seat knows it
    bottom: list[str]  # those at the bottom that the seat knows
    passed: bool


class FavourView(msgspec.Struct, frozen=True, gc=False):
    """A King's Favour that is in play."""

    favour: str
    worker: str | None


class OpponentView(msgspec.Struct, frozen=True, gc=False):
    """What only the solo opponent has."""

    marker: int  # on the resource track, from 1
    scheme: str | None  # turned over last
    schemes: int  # left in the deck
    gone: list[str]  # turned over since the last shuffle
    pile: list[str]  # its attribute markers in the order in which they came to lie: of equal ones the last is on top
    points: dict[str, int]  # by category, as they would be if the game ended now


class PaladinsView(msgspec.Struct, frozen=True, gc=False, kw_only=True):
    """All that a seat may know; for a spectator (seat None) only what everybody sees."""

    seat: int | None
    phase: str
    round: int
    first: int
    turn: int | None
    players: list[PlayerView]
    townsfolk: list[str | None]  # on offer, from the left
    townsfolk_left: int
    outsiders: list[str | None]  # on the board, from the left
    outsiders_left: int
    walls_left: int
    tavern: list[str]  # to choose from
    tax: int
    full_tax: int
    debts: int  # left on the stack
    suspicion_left: int
    orders: list[str | None]  # None: still face down
    favours: list[FavourView | None]  # None: still face down
    spaces: dict[str, str | None]  # that take part: "monk 2", "outpost 0", or nothing
    opponent: OpponentView | None

    def json(self) -> bytes:
        """The view as JSON."""
        return msgspec.json.encode(self)


def view(s: State, seat: int | None) -> PaladinsView:
    """What a seat (None: a spectator) may see."""
    config = s.config
    return PaladinsView(
        seat=seat,
        phase=PHASES[s.phase],
        round=s.round,
        first=s.first,
        turn=s.me if s.phase != OVER else None,
        players=[player_view(player, number, seat) for number, player in enumerate(s.players)],
        townsfolk=[t.TOWNSFOLK_IDS[card] if card != NONE else None for card in s.stalls],
        townsfolk_left=len(s.townsfolk),
        outsiders=[t.OUTSIDER_IDS[card] if card != NONE else None for card in s.camp],
        outsiders_left=len(s.outsiders),
        walls_left=len(s.walls),
        tavern=[t.TAVERN_IDS[card] for card in s.tavern_open],
        tax=s.tax,
        full_tax=config.tax,
        debts=s.debts,
        suspicion_left=len(s.suspicion),
        orders=[t.ORDER_IDS[card] if place < s.orders_shown else None for place, card in enumerate(s.orders)],
        favours=[
            FavourView(t.FAVOUR_IDS[card], STANDING[s.favour_workers[place]]) if place < s.favours_shown else None
            for place, card in enumerate(s.favours)
        ],
        spaces={t.SPACE_IDS[space]: piece(s.spaces[space]) for space in config.spaces},
        opponent=opponent_view(s) if is_there(s) else None,
    )


def player_view(player: Player, number: int, seat: int | None) -> PlayerView:
    """One player as seen from a seat: paladins lie face down until they are shown."""
    own = number == seat
    known = player.paladin != NONE and (own or player.shown)
    return PlayerView(
        seat=number,
        workers={name: count for name, count in zip(t.WORKERS, player.workers, strict=True) if count},
        board={
            action: [STANDING[space] for space in placed]
            for action, placed in zip(t.ACTION_IDS, player.placed, strict=True)
        },
        silver=player.silver,
        provisions=player.provisions,
        strength=player.strength,
        influence=player.influence,
        faith=player.faith,
        done={
            action: player.done[index] for index, action in enumerate(t.ACTION_IDS) if index >= t.RIGHT or index == 0
        },
        jars=[jar for index, jar in enumerate(t.JAR_IDS) if player.jars >> index & 1],
        walls=[t.WALL_IDS[card] for card in player.walls],
        attacked=[t.OUTSIDER_IDS[card] for card in player.attacked],
        converted=[t.OUTSIDER_IDS[card] for card in player.converted],
        hired=[t.TOWNSFOLK_IDS[card] for card in player.hired],
        suspicion=[t.SUSPICION_TAX[kind] for kind in player.suspicion],
        unpaid=player.unpaid,
        paid=player.paid,
        paladin=t.PALADIN_IDS[player.paladin] if known else None,
        played=[t.PALADIN_IDS[card] for card in player.played],
        chosen=player.paladin != NONE,
        drawn=[t.PALADIN_IDS[card] for card in player.drawn] if own else None,
        deck=len(player.deck),
        top=t.PALADIN_IDS[player.deck[0]] if own and player.top else None,
        bottom=[t.PALADIN_IDS[card] for card in player.deck[len(player.deck) - player.bottom :]] if own else [],
        passed=player.passed,
    )


def opponent_view(s: State) -> OpponentView:
    """The solo opponent's track and schemes."""
    gone = [t.SCHEME_IDS[scheme] for scheme in s.schemes_gone]
    return OpponentView(
        marker=s.marker + 1,
        scheme=t.SCHEME_IDS[s.scheme] if s.scheme != NONE else None,
        schemes=len(s.schemes),
        gone=gone,
        pile=[MARKERS[marker] for marker in s.markers],
        points=opponents_score(s).parts,
    )


def piece(standing: int) -> str | None:
    """What stands on a space of the main board."""
    if standing == NOBODY:
        return None
    return f"{'outpost' if standing % 2 else 'monk'} {standing // 2}"
