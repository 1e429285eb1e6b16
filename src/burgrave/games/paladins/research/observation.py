"""What a seat sees of Paladins, as numbers for learning machines."""

from __future__ import annotations

from array import array
from functools import cache
from math import prod
from typing import Final

from burgrave.games.paladins.data import tables as t
from burgrave.games.paladins.rules.opponent import TRACK
from burgrave.games.paladins.rules.state import NO_WORKERS, NOBODY, NONE
from burgrave.games.paladins.view.sight import OpponentSight, PlayerSight, Sight, look
from burgrave.games.paladins.view.view import MARKERS, PHASES
from burgrave.kernel.encoding import Axis, Encoding, Field, Layout, around

MOST: Final = 5  # tens of silver, provisions or workers: games have no bound, but numbers do

TOWNSFOLK: Final = Axis("townsfolk", t.TOWNSFOLK_IDS)
OUTSIDER: Final = Axis("outsider", t.OUTSIDER_IDS)
PALADIN: Final = Axis("paladin", t.PALADIN_IDS)
WORKER: Final = Axis("worker", t.WORKERS)
STANDING: Final = Axis("standing", (*t.WORKERS, "workshop"))
TOWNSFOLK_COUNT, OUTSIDER_COUNT = len(t.TOWNSFOLK_IDS), len(t.OUTSIDER_IDS)
ORDER_COUNT, FAVOUR_COUNT = len(t.ORDER_IDS), len(t.FAVOUR_IDS)
PALADIN_COUNT, WORKER_COUNT = len(t.PALADIN_IDS), len(t.WORKERS)
HIGHEST, EMPTY = t.HIGHEST, t.EMPTY  # looked up all the time
STEPS: Final = (t.DEVELOP, *range(t.RIGHT, len(t.ACTION_IDS)))  # the actions that are counted
DECK: Final = Axis("place", tuple(f"{place} from the top" for place in range(1, len(t.PALADIN_IDS) + 1)))


def places(count: int) -> Axis:
    """Places on the main board, from the left."""
    return Axis(f"place of {count}", tuple(str(place) for place in range(1, count + 1)))


@cache
def layout(players: int) -> Layout:
    """The fields of an observation among so many players; who plays alone also sees the opponent."""
    player = around(players) if players > 1 else Axis("player", ("me", "opponent"))
    board = Axis(
        "board", [f"{action.id} {place}" for action in t.ACTIONS for place in range(1, len(action.spaces) + 1)]
    )
    space = Axis(
        "space", [space for space, least in zip(t.SPACE_IDS, t.SPACE_PLAYERS, strict=True) if least <= players]
    )
    fields = [
        Field("phase", "the part of the round", (Axis("phase", PHASES),)),
        Field("round", "rounds begun, in tens"),
        Field("tax", "coins of the tax supply, in tens"),
        Field("debts", "debts left on the stack, in tens", high=3),
        Field("suspicion_left", "suspicion cards left in the deck, in tens", high=3),
        Field("townsfolk_left", "townsfolk left in the deck, in tens", high=4),
        Field("outsiders_left", "outsiders left in the deck, in tens", high=4),
        Field("walls_left", "walls left in the deck, in tens", high=3),
        Field("seat", "the seat's own number", (Axis("seat", tuple(f"seat {seat}" for seat in range(players))),)),
        Field("turn", "whose turn it is", (player,)),
        Field("first", "who has the first player marker", (player,)),
        Field("stalls", "the townsfolk on offer, from the left", (places(5), TOWNSFOLK)),
        Field("camp", "the outsiders on the board, from the left", (places(6), OUTSIDER)),
        Field("tavern", "cards of the tavern to choose from", (Axis("tavern", t.TAVERN_IDS),)),
        Field("tavern_gone", "cards of the tavern taken this round or discarded", (Axis("tavern", t.TAVERN_IDS),)),
        Field("townsfolk_gone", "townsfolk discarded", (TOWNSFOLK,)),
        Field("outsiders_gone", "outsiders discarded", (OUTSIDER,)),
        Field("suspicion_gone", "suspicion cards discarded, by kind, in tens", (_kinds(),), high=3),
        Field("orders", "King's Orders that are shown", (places(3), Axis("order", t.ORDER_IDS))),
        Field("favours", "King's Favours that are shown", (places(5), Axis("favour", t.FAVOUR_IDS))),
        Field("favour_workers", "the worker on each of them", (places(5), WORKER)),
        Field("pieces", "who stands where on the main board", (player, Axis("piece", ("monk", "outpost")), space)),
        Field("workers", "workers not placed, in tens", (player, WORKER), high=MOST),
        Field("board", "what stands on the spaces of a player board", (player, board, STANDING)),
        Field("silver", "silver, in tens", (player,), high=MOST),
        Field("provisions", "provisions, in tens", (player,), high=MOST),
        Field("strength", "strength on the track, in twelfths", (player,)),
        Field("influence", "influence on the track, in twelfths", (player,)),
        Field("faith", "faith on the track, in twelfths", (player,)),
        Field("done", "how often an action was done, in tens", (player, _counted()), high=4),
        Field("jars", "spaces of Absolve with a jar", (player, Axis("jar", t.JAR_IDS))),
        Field("walls", "walls built", (player, Axis("wall", t.WALL_IDS))),
        Field("attacked", "outsiders attacked", (player, OUTSIDER)),
        Field("converted", "outsiders converted", (player, OUTSIDER)),
        Field("hired", "townsfolk hired", (player, TOWNSFOLK)),
        Field("suspicion", "suspicion cards by kind, in tens", (player, _kinds()), high=3),
        Field("newest", "the kind of the suspicion card that would be discarded first", (player, _kinds())),
        Field("unpaid", "unpaid debts, in tens", (player,), high=3),
        Field("paid", "paid debts, in tens", (player,), high=3),
        Field("passed", "who has passed", (player,)),
        Field("chosen", "who has a paladin for this round, face up or down", (player,)),
        Field("paladin", "the paladin of this round, where the seat can see it", (player, PALADIN)),
        Field("played", "paladins of earlier rounds", (player, PALADIN)),
        Field("paladins_left", "paladins left in the deck, in tens", (player,), high=2),
        Field("drawn", "paladins that the seat chooses from", (PALADIN,)),
        Field("deck", "where the seat knows a paladin in its own deck", (DECK, PALADIN)),
    ]
    return Layout(fields if players > 1 else [*fields, *_opponents_fields()])


def _counted() -> Axis:
    return Axis("action", tuple(t.ACTION_IDS[action] for action in STEPS))


def _kinds() -> Axis:
    return Axis("suspicion", tuple(card.id for card in t.SUSPICION))


def _opponents_fields() -> list[Field]:
    """What only the solo opponent has."""
    scheme = Axis("scheme", t.SCHEME_IDS)
    return [
        Field("marker", "where its resource marker stands", (places(TRACK),)),
        Field("scheme", "the scheme turned over last", (scheme,)),
        Field("schemes_left", "schemes left in the deck, in tens", high=2),
        Field("schemes_gone", "schemes turned over since the last shuffle", (scheme,), high=5),
        Field("pile", "its attribute markers from the bottom of the pile", (places(3), Axis("marker", MARKERS))),
    ]


OWN: Final = (  # the fields of every player, in the order in which _write_player takes them
    *(
        "workers",
        "board",
        "silver",
        "provisions",
        "strength",
        "influence",
        "faith",
        "done",
        "jars",
        "walls",
        "attacked",
    ),
    *("converted", "hired", "suspicion", "newest", "unpaid", "paid", "passed", "chosen", "played", "paladins_left"),
)


class Plan:
    """Where the numbers of an observation lie, looked up once for each number of players."""

    __slots__ = ("at", "column", "rows", "spaces", "zeros")

    def __init__(self, players: int) -> None:
        found = layout(players)
        shapes = {field.name: field.shape for field in found.fields}
        taking_part = [space for space, least in enumerate(t.SPACE_PLAYERS) if least <= players]
        self.at: Final = found.start
        self.zeros: Final = bytes(4 * found.size)
        self.spaces: Final = len(taking_part)
        self.column: Final = {space: column for column, space in enumerate(taking_part)}
        self.rows: Final = [  # by player, from the seat: where each of its fields begins
            tuple([found.start[name] + place * prod(shapes[name][1:]) for name in OWN])
            for place in range(shapes["passed"][0])
        ]


plan: Final = cache(Plan)


def encode(sight: Sight) -> array[float]:
    """What a seat sees as numbers."""
    me = sight.seat
    assert me is not None, "only seats observe"
    found = plan(sight.config.players)
    at = found.at
    out = array("f", found.zeros)
    out[at["phase"] + sight.phase] = 1.0
    out[at["round"] : at["seat"]] = array(  # the single numbers, in the order of their fields
        "f",
        (
            sight.round / 10,
            sight.tax / 10,
            sight.debts / 10,
            sight.suspicion_left / 10,
            sight.townsfolk_left / 10,
            sight.outsiders_left / 10,
            sight.walls_left / 10,
        ),
    )
    out[at["seat"] + me] = 1.0
    boards = len(found.rows)
    if sight.turn != NOBODY:
        out[at["turn"] + (sight.turn - me) % boards] = 1.0
    out[at["first"] + (sight.first - me) % boards] = 1.0
    _write_main_board(sight, me, found, out)
    for place, row in enumerate(found.rows):
        _write_player(sight.players[(me + place) % boards], row, out)
    _write_paladins(sight, me, found, out)
    if sight.opponent is not None:
        _write_opponent(sight.opponent, at, out)
    return out


def _write_main_board(sight: Sight, me: int, found: Plan, out: array[float]) -> None:
    """Cards that lie open, and the pieces in the regions."""
    at = found.at
    row = at["stalls"]
    for card in sight.stalls:
        if card != NONE:
            out[row + card] = 1.0
        row += TOWNSFOLK_COUNT
    row = at["camp"]
    for card in sight.camp:
        if card != NONE:
            out[row + card] = 1.0
        row += OUTSIDER_COUNT
    for card in sight.tavern:
        out[at["tavern"] + card] = 1.0
    _write_discards(sight, at, out)
    for place, card in enumerate(sight.orders):
        out[at["orders"] + place * ORDER_COUNT + card] = 1.0
    for place, card in enumerate(sight.favours):
        out[at["favours"] + place * FAVOUR_COUNT + card] = 1.0
        worker = sight.favour_workers[place]
        if worker != EMPTY:
            out[at["favour_workers"] + place * WORKER_COUNT + worker] = 1.0
    start, boards, spaces = at["pieces"], len(found.rows), found.spaces
    for space, standing in enumerate(sight.spaces):
        if standing != NOBODY:
            row = (standing // 2 - me) % boards * 2 + standing % 2
            out[start + row * spaces + found.column[space]] = 1.0


def _write_discards(sight: Sight, at: dict[str, int], out: array[float]) -> None:
    """The discard piles, which lie open."""
    for pile, cards in (
        (at["tavern_gone"], sight.tavern_gone),
        (at["townsfolk_gone"], sight.townsfolk_gone),
        (at["outsiders_gone"], sight.outsiders_gone),
    ):
        for card in cards:
            out[pile + card] = 1.0
    for kind in sight.suspicion_gone:
        out[at["suspicion_gone"] + kind] += 0.1


def _write_player(sight: PlayerSight, row: tuple[int, ...], out: array[float]) -> None:
    """What lies open before a player; most of it is 0, and stands there already."""
    player = sight.board
    (workers, board, silver, provisions, strength, influence, faith, done, jars, walls, attacked, converted) = row[:12]
    (hired, suspicion, newest, unpaid, paid, passed, chosen, played, left) = row[12:]
    for colour, count in enumerate(player.workers):
        if count:
            out[workers + colour] = count / 10 if count < MOST * 10 else MOST
    for action, placed in enumerate(player.placed):
        if placed is not NO_WORKERS[action]:
            for cell in _cells(action, placed):
                out[board + cell] = 1.0
    out[silver] = min(player.silver / 10, MOST)
    out[provisions] = min(player.provisions / 10, MOST)
    out[strength] = player.strength / HIGHEST
    out[influence] = player.influence / HIGHEST
    out[faith] = player.faith / HIGHEST
    times = player.done
    for column, action in enumerate(STEPS):
        if times[action]:
            out[done + column] = times[action] / 10
    for jar in _bits(player.jars):
        out[jars + jar] = 1.0
    for card in player.walls:
        out[walls + card] = 1.0
    for card in player.attacked:
        out[attacked + card] = 1.0
    for card in player.converted:
        out[converted + card] = 1.0
    for card in player.hired:
        out[hired + card] = 1.0
    if player.suspicion:
        for kind in player.suspicion:
            out[suspicion + kind] += 0.1
        out[newest + player.suspicion[-1]] = 1.0
    out[unpaid] = player.unpaid / 10
    out[paid] = player.paid / 10
    out[passed] = player.passed
    out[chosen] = sight.chosen
    for card in player.played:
        out[played + card] = 1.0
    out[left] = sight.deck / 10


def _write_paladins(sight: Sight, me: int, found: Plan, out: array[float]) -> None:
    """Paladins of this round that are shown, and what the seat knows of its own."""
    at = found.at
    players = sight.config.players
    for place in range(players):
        paladin = sight.players[(me + place) % players].paladin
        if paladin != NONE:
            out[at["paladin"] + place * PALADIN_COUNT + paladin] = 1.0
    own = sight.players[me]
    for card in own.drawn or ():
        out[at["drawn"] + card] = 1.0
    start = at["deck"]
    if own.top != NONE:
        out[start + own.top] = 1.0
    for depth, card in enumerate(own.bottom, own.deck - len(own.bottom)):
        out[start + depth * PALADIN_COUNT + card] = 1.0


def _write_opponent(sight: OpponentSight, at: dict[str, int], out: array[float]) -> None:
    """The solo opponent's track, schemes and pile."""
    out[at["marker"] + sight.marker] = 1.0
    if sight.scheme != NONE:
        out[at["scheme"] + sight.scheme] = 1.0
    out[at["schemes_left"]] = sight.schemes / 10
    for scheme in sight.gone:
        out[at["schemes_gone"] + scheme] += 1.0
    for place, marker in enumerate(sight.pile):
        out[at["pile"] + place * len(MARKERS) + marker] = 1.0


WIDTH: Final = len(STANDING.labels)
BEGIN: Final = [
    sum([len(colours) for colours in t.COLOURS[:action]]) for action in range(len(t.COLOURS))
]  # of its spaces


@cache
def _cells(action: int, placed: tuple[int, ...]) -> tuple[int, ...]:
    """The numbers of a player board that are 1 for what stands on an action; there are a few hundred such."""
    standing = [(space, min(what, len(t.WORKERS))) for space, what in enumerate(placed) if what != t.EMPTY]
    return tuple([(BEGIN[action] + space) * WIDTH + what for space, what in standing])


@cache
def _bits(mask: int) -> tuple[int, ...]:
    """The jars of a mask; there are no more than 256."""
    return tuple([bit for bit in range(len(t.JAR_IDS)) if mask >> bit & 1])


ENCODING: Final = Encoding(layout, look, encode, version=2)
