"""What a seat sees of Architects, as numbers for learning machines."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from math import prod
from typing import Final, NamedTuple

from burgrave.games.architects.data import tables as t
from burgrave.games.architects.rules.state import NOBODY, NONE
from burgrave.games.architects.view.sight import SAME_SMALL, PlayerSight, Sight, look
from burgrave.games.architects.view.view import PHASES
from burgrave.kernel.encoding import Axis, Encoding, Field, Layout, around
from burgrave.kernel.pairs import Pairs

MOST: Final = 5  # tens of goods or debts: games have no bound, but numbers do
CIRCLE: Final = Axis("place", t.CIRCLES)
GUILDHALL: Final = Axis("space", tuple(str(space) for space in range(1, t.GUILDHALL_ROWS * 6 + 1)))
BUILDING: Final = Axis("building", t.BUILDING_IDS)
APPRENTICE: Final = Axis("apprentice", t.APPRENTICE_IDS)
VIRTUE: Final = Axis("virtue", tuple(str(space) for space in range(len(t.VIRTUE))))
LEVEL: Final = Axis("level", tuple(str(level) for level in range(t.LEVELS + 1)))
SMALL_SIDES: Final = tuple(dict.fromkeys(SAME_SMALL))  # a card for each small side


class Added(NamedTuple):
    """What an expansion adds to observations; where it is not played, all of that is 0."""

    fields: Callable[[Axis], list[Field]]  # given the axis of the players
    write: Callable[[Sight, dict[str, int], int, Pairs], None]  # what is seen, where fields begin, players


ADDED: Final[dict[str, Added]] = {}  # by box


@cache
def layout(players: int) -> Layout:
    """The fields of an observation among so many players; who plays alone also sees the opponent."""
    player = around(players) if players > 1 else Axis("player", ("me", "opponent"))
    slot = Axis("slot", tuple(f"row {row + 1} column {column + 1}" for row in range(2) for column in range(4)))
    small = Axis("small side", tuple(t.MARKET_IDS[card] for card in SMALL_SIDES))
    return Layout(
        [
            Field("phase", "the part of the turn", (Axis("phase", PHASES),)),
            Field("turns", "turns begun, in hundreds", high=100),
            Field("ending", "whether the guildhall is full"),
            Field("left", "turns after this one, once it is, in tens"),
            Field("tax", "silver on the tax stand, in tens", high=MOST),
            Field("small_left", "cards of the left market, in tens"),
            Field("rewards_left", "rewards left, in tens", high=2),
            Field("apprentices_left", "apprentices of the pile, in tens", high=MOST),
            Field("plans_left", "building cards of the pile, in tens", high=6),
            Field("packet_size", "cards of each packet of the draft, in tens"),
            Field("more", "what may still be done at a place, in tens", high=3),
            Field("done", "what was done there, in tens", high=3),
            Field("reset", "whether the market will be reset"),
            Field("seat", "the seat's own number", (Axis("seat", tuple(f"seat {seat}" for seat in range(players))),)),
            Field("turn", "whose turn it is", (player,)),
            Field("first", "who began", (player,)),
            Field("captured_at", "from where workers were captured in this action", (CIRCLE,)),
            Field("workers_at", "workers on the open circles, in tens", (player, CIRCLE), high=3),
            Field("market", "who stands on the black market", (player, Axis("stall", t.MARKET_SPACES))),
            Field("guildhall", "whose workers lie in the guildhall", (player, GUILDHALL)),
            Field("small", "what the left market offers; nothing: the printed goods", (small,)),
            Field("large", "what the right market offers; nothing: the printed goods", (Axis("large", t.MARKET_IDS),)),
            Field("used", "cards of the right market", (Axis("used", t.MARKET_IDS),)),
            Field("revealed", "rewards that have left the game", (Axis("reward", t.REWARD_IDS),)),
            Field("row", "apprentices that can be hired", (slot, APPRENTICE)),
            Field("coins", "silver on them, in tens", (slot,), high=MOST),
            Field("dismissed", "apprentices under the pile", (APPRENTICE,)),
            Field("scheme", "the solo opponent's last scheme", (Axis("scheme", t.SCHEME_IDS),)),
            Field("hand", "the own hand", (BUILDING,)),
            Field("packet", "the own packet of the draft", (BUILDING,)),
            Field("looked", "building cards that the seat looks at", (BUILDING,)),
            Field("character", "characters", (player, Axis("character", t.CHARACTER_IDS))),
            Field("goods", "goods, in tens", (player, Axis("good", t.GOODS)), high=MOST),
            Field("workers", "workers in the supply, in tens", (player,), high=3),
            Field("prison", "own workers in prison, in tens", (player,), high=3),
            Field("captured", "workers on the own board, in tens, by owner", (player, _others(player)), high=3),
            Field("virtue", "the marker of virtue", (player, VIRTUE)),
            Field("cathedral", "the marker of the cathedral", (player, LEVEL)),
            Field("unpaid", "unpaid debts, in tens", (player,), high=MOST),
            Field("paid", "paid debts, in tens", (player,), high=MOST),
            Field("apprentices", "apprentices", (player, APPRENTICE)),
            Field("built", "buildings", (player, BUILDING)),
            Field("held", "cards in hand, in tens", (player,), high=MOST),
            *[field for added in ADDED.values() for field in added.fields(player)],
        ]
    )


def _others(player: Axis) -> Axis:
    """The owners of captured workers, from the seat that observes."""
    return Axis("owner", player.labels)


OWN: Final = (  # the fields of every player, in the order in which _write_player takes them
    *("workers_at", "character", "goods", "workers", "prison", "captured", "virtue", "cathedral", "unpaid", "paid"),
    *("apprentices", "built", "held"),
)


class Plan:
    """Where the numbers of an observation lie, looked up once for each number of players."""

    __slots__ = ("at", "rows")

    def __init__(self, players: int) -> None:
        found = layout(players)
        shapes = {field.name: field.shape for field in found.fields}
        self.at: Final = found.start
        self.rows: Final = [  # by player, from the seat: where each of its fields begins
            tuple([found.start[name] + place * prod(shapes[name][1:]) for name in OWN])
            for place in range(shapes["turn"][0])
        ]


plan: Final = cache(Plan)


def encode(sight: Sight, out: Pairs) -> None:
    """What a seat sees as numbers."""
    me = sight.seat
    assert me is not None, "only seats observe"
    found = plan(sight.config.players)
    at, boards = found.at, len(found.rows)
    ones = out.ones
    ones.append(at["phase"] + sight.phase)
    singles = (  # in the order of their fields
        min(sight.turns / 100, 100),
        sight.left != NONE,
        max(0, sight.left) / 10,
        min(sight.tax / 10, MOST),
        sight.small_left / 10,
        sight.rewards_left / 10,
        sight.apprentices_left / 10,
        sight.plans_left / 10,
        sight.packet_size / 10,
        sight.more / 10,
        sight.done / 10,
        sight.reset,
    )
    for where, what in enumerate(singles, at["turns"]):
        out.add(where, what)
    ones.append(at["seat"] + me)
    for name, who in (("turn", sight.turn), ("first", sight.first)):
        if who != NOBODY:
            ones.append(at[name] + (who - me) % boards)
    _write_board(sight, me, found, out)
    for name, cards in (("hand", sight.players[me].hand or ()), ("packet", sight.packet), ("looked", sight.looked)):
        for card in cards:
            ones.append(at[name] + card)
    for place, row in enumerate(found.rows):
        _write_player(sight, (me + place) % boards, me, row, out)
    if sight.added is not None:
        ADDED[sight.config.hooks.box].write(sight, at, boards, out)


def _write_board(sight: Sight, me: int, found: Plan, out: Pairs) -> None:
    """What lies in the middle of the table."""
    ones = out.ones
    at, boards = found.at, len(found.rows)
    for place in range(len(t.CIRCLES)):
        if sight.at >> place & 1:
            ones.append(at["captured_at"] + place)
    for space, owner in enumerate(sight.market):
        if owner != NOBODY:
            ones.append(at["market"] + (owner - me) % boards * len(t.MARKET_SPACES) + space)
    spaces = len(GUILDHALL.labels)
    for space, owner in enumerate(sight.guildhall[:spaces]):
        ones.append(at["guildhall"] + (owner - me) % boards * spaces + space)
    if sight.small != NONE:
        ones.append(at["small"] + SMALL_SIDES.index(sight.small))
    if sight.large != NONE:
        ones.append(at["large"] + sight.large)
    for card in sight.used:
        ones.append(at["used"] + card)
    for card in sight.revealed:
        ones.append(at["revealed"] + card)
    for slot, card in enumerate(sight.row):
        if card != NONE:
            ones.append(at["row"] + slot * len(t.APPRENTICE_IDS) + card)
        out.add(at["coins"] + slot, sight.coins[slot] / 10, MOST)
    for card in sight.dismissed:
        ones.append(at["dismissed"] + card)
    if sight.scheme != NONE:
        ones.append(at["scheme"] + sight.scheme)


def _write_player(sight: Sight, seat: int, me: int, row: tuple[int, ...], out: Pairs) -> None:
    """What lies open before a player, and where the workers are; most of it is 0, and stands there already."""
    ones = out.ones
    seen: PlayerSight = sight.players[seat]
    player, boards = seen.board, len(sight.players)
    (there, character, goods, workers, prison, captured, virtue, cathedral) = row[:8]
    (unpaid, paid, apprentices, built, held) = row[8:]
    for place, counts in enumerate(sight.circles):
        out.add(there + place, counts[seat] / 10)
    if player.character != NONE:
        ones.append(character + player.character)
    for good, count in enumerate(player.goods):
        out.add(goods + good, count / 10, MOST)
    out.add(workers, player.workers / 10)
    out.add(prison, player.prison / 10)
    for owner, count in enumerate(player.captured):
        out.add(captured + (owner - me) % boards, count / 10)
    ones.append(virtue + player.virtue)
    ones.append(cathedral + player.cathedral)
    out.add(unpaid, player.unpaid / 10, MOST)
    out.add(paid, player.paid / 10, MOST)
    for card in player.apprentices:
        ones.append(apprentices + card)
    for card in player.buildings:
        ones.append(built + card)
    out.add(held, seen.held / 10, MOST)


ENCODING: Final = Encoding(layout, look, encode, version=1)
