"""What a seat sees of Paladins, as numbers for learning machines."""

from __future__ import annotations

from functools import cache
from math import prod
from typing import Final

from burgrave.games.paladins.data import tables as t
from burgrave.games.paladins.rules.opponent import TRACK
from burgrave.games.paladins.rules.state import NO_WORKERS, NOBODY, NONE
from burgrave.games.paladins.view.sight import OpponentSight, PlayerSight, Sight, look
from burgrave.games.paladins.view.view import MARKERS, PHASES
from burgrave.kernel.encoding import Axis, Encoding, Field, Layout, around
from burgrave.kernel.pairs import Pairs

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
SUSPICIONS: Final = range(len(t.SUSPICION))  # the kinds
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

    __slots__ = ("at", "column", "rows", "spaces")

    def __init__(self, players: int) -> None:
        found = layout(players)
        shapes = {field.name: field.shape for field in found.fields}
        taking_part = [space for space, least in enumerate(t.SPACE_PLAYERS) if least <= players]
        self.at: Final = found.start
        self.spaces: Final = len(taking_part)
        self.column: Final = {space: column for column, space in enumerate(taking_part)}
        self.rows: Final = [  # by player, from the seat: where each of its fields begins
            tuple([found.start[name] + place * prod(shapes[name][1:]) for name in OWN])
            for place in range(shapes["passed"][0])
        ]


plan: Final = cache(Plan)


def encode(sight: Sight, out: Pairs) -> None:
    """What a seat sees as numbers."""
    me = sight.seat
    assert me is not None, "only seats observe"
    found = plan(sight.config.players)
    at = found.at
    ones = out.ones
    ones.append(at["phase"] + sight.phase)
    singles = (  # in the order of their fields
        sight.round / 10,
        sight.tax / 10,
        sight.debts / 10,
        sight.suspicion_left / 10,
        sight.townsfolk_left / 10,
        sight.outsiders_left / 10,
        sight.walls_left / 10,
    )
    for where, what in enumerate(singles, at["round"]):
        out.add(where, what)
    ones.append(at["seat"] + me)
    boards = len(found.rows)
    if sight.turn != NOBODY:
        ones.append(at["turn"] + (sight.turn - me) % boards)
    ones.append(at["first"] + (sight.first - me) % boards)
    _write_main_board(sight, me, found, out)
    for place, row in enumerate(found.rows):
        _write_player(sight.players[(me + place) % boards], row, out)
    _write_paladins(sight, me, found, out)
    if sight.opponent is not None:
        _write_opponent(sight.opponent, at, out)


def _write_main_board(sight: Sight, me: int, found: Plan, out: Pairs) -> None:
    """Cards that lie open, and the pieces in the regions."""
    ones = out.ones
    at = found.at
    row = at["stalls"]
    for card in sight.stalls:
        if card != NONE:
            ones.append(row + card)
        row += TOWNSFOLK_COUNT
    row = at["camp"]
    for card in sight.camp:
        if card != NONE:
            ones.append(row + card)
        row += OUTSIDER_COUNT
    for card in sight.tavern:
        ones.append(at["tavern"] + card)
    _write_discards(sight, at, out)
    for place, card in enumerate(sight.orders):
        ones.append(at["orders"] + place * ORDER_COUNT + card)
    for place, card in enumerate(sight.favours):
        ones.append(at["favours"] + place * FAVOUR_COUNT + card)
        worker = sight.favour_workers[place]
        if worker != EMPTY:
            ones.append(at["favour_workers"] + place * WORKER_COUNT + worker)
    start, boards, spaces = at["pieces"], len(found.rows), found.spaces
    for space, standing in enumerate(sight.spaces):
        if standing != NOBODY:
            row = (standing // 2 - me) % boards * 2 + standing % 2
            ones.append(start + row * spaces + found.column[space])


def _write_discards(sight: Sight, at: dict[str, int], out: Pairs) -> None:
    """The discard piles, which lie open."""
    ones = out.ones
    for pile, cards in (
        (at["tavern_gone"], sight.tavern_gone),
        (at["townsfolk_gone"], sight.townsfolk_gone),
        (at["outsiders_gone"], sight.outsiders_gone),
    ):
        for card in cards:
            ones.append(pile + card)
    for kind in SUSPICIONS:
        out.add(at["suspicion_gone"] + kind, sight.suspicion_gone.count(kind) / 10)


def _write_player(sight: PlayerSight, row: tuple[int, ...], out: Pairs) -> None:
    """What lies open before a player; most of it is 0, and stands there already."""
    ones = out.ones
    player = sight.board
    (workers, board, silver, provisions, strength, influence, faith, done, jars, walls, attacked, converted) = row[:12]
    (hired, suspicion, newest, unpaid, paid, passed, chosen, played, left) = row[12:]
    for colour, count in enumerate(player.workers):
        if count:
            out.add(workers + colour, count / 10, MOST)
    for action, placed in enumerate(player.placed):
        if placed is not NO_WORKERS[action]:
            for cell in _cells(action, placed):
                ones.append(board + cell)
    out.add(silver, player.silver / 10, MOST)
    out.add(provisions, player.provisions / 10, MOST)
    out.add(strength, player.strength / HIGHEST)
    out.add(influence, player.influence / HIGHEST)
    out.add(faith, player.faith / HIGHEST)
    times = player.done
    for column, action in enumerate(STEPS):
        if times[action]:
            out.add(done + column, times[action] / 10)
    for jar in _bits(player.jars):
        ones.append(jars + jar)
    for card in player.walls:
        ones.append(walls + card)
    for card in player.attacked:
        ones.append(attacked + card)
    for card in player.converted:
        ones.append(converted + card)
    for card in player.hired:
        ones.append(hired + card)
    if player.suspicion:
        for kind in SUSPICIONS:
            out.add(suspicion + kind, player.suspicion.count(kind) / 10)
        ones.append(newest + player.suspicion[-1])
    out.add(unpaid, player.unpaid / 10)
    out.add(paid, player.paid / 10)
    out.add(passed, player.passed)
    out.add(chosen, sight.chosen)
    for card in player.played:
        ones.append(played + card)
    out.add(left, sight.deck / 10)


def _write_paladins(sight: Sight, me: int, found: Plan, out: Pairs) -> None:
    """Paladins of this round that are shown, and what the seat knows of its own."""
    ones = out.ones
    at = found.at
    players = sight.config.players
    for place in range(players):
        paladin = sight.players[(me + place) % players].paladin
        if paladin != NONE:
            ones.append(at["paladin"] + place * PALADIN_COUNT + paladin)
    own = sight.players[me]
    for card in own.drawn or ():
        ones.append(at["drawn"] + card)
    start = at["deck"]
    if own.top != NONE:
        ones.append(start + own.top)
    for depth, card in enumerate(own.bottom, own.deck - len(own.bottom)):
        ones.append(start + depth * PALADIN_COUNT + card)


def _write_opponent(sight: OpponentSight, at: dict[str, int], out: Pairs) -> None:
    """The solo opponent's track, schemes and pile."""
    ones = out.ones
    ones.append(at["marker"] + sight.marker)
    if sight.scheme != NONE:
        ones.append(at["scheme"] + sight.scheme)
    out.add(at["schemes_left"], sight.schemes / 10)
    for scheme in sight.gone:
        ones.append(at["schemes_gone"] + scheme)
    for place, marker in enumerate(sight.pile):
        ones.append(at["pile"] + place * len(MARKERS) + marker)


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
