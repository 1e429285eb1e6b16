"""What a seat sees of Viscounts, as numbers for learning machines."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from math import prod
from typing import Final, NamedTuple

from burgrave.games.viscounts.data import tables as t
from burgrave.games.viscounts.rules.building import NUMBER
from burgrave.games.viscounts.rules.state import NOBODY, NONE
from burgrave.games.viscounts.view.sight import PlayerSight, Sight, look
from burgrave.games.viscounts.view.view import PHASES, SIDES
from burgrave.kernel.encoding import Axis, Encoding, Field, Layout, around
from burgrave.kernel.pairs import Pairs

COPIES: Final = 24  # of a card in a deck; the base game has one of each
MOST: Final = 5  # tens of goods, debts or deeds: games have no bound, but numbers do
SECTION: Final = Axis("section", tuple(f"section {section}" for section in range(t.SECTIONS)))
PLACE: Final = Axis("place", tuple(f"place {place}" for place in range(t.RING)))
TOWN: Final = Axis("town", tuple(f"place {place} {side}" for place in range(t.RING) for side in SIDES))
COMMON: Final = Axis("townsfolk", tuple(t.TOWNSFOLK_IDS[card] for card in t.COMMON))
COLUMN: Final = {card: column for column, card in enumerate(t.COMMON)}
HERO: Final = {card: column for column, card in enumerate(t.HEROES)}
MANUSCRIPT: Final = Axis("manuscript", t.MANUSCRIPT_IDS)
RIBBON: Final = Axis("ribbon", t.RIBBONS)
TRACK: Final = Axis("space", tuple(str(space) for space in range(1, len(t.TRACK) + 1)))


class Added(NamedTuple):
    """What an expansion adds to observations; where it is not played, all of that is 0."""

    fields: Callable[[Axis], list[Field]]  # given the axis of the players
    write: Callable[[Sight, dict[str, int], int, Pairs], None]  # what is seen, where fields begin, players


ADDED: Final[dict[str, Added]] = {}  # by box


@cache
def layout(players: int) -> Layout:
    """The fields of an observation among so many players; who plays alone also sees the opponent."""
    player = around(players) if players > 1 else Axis("player", ("me", "opponent"))
    card = Axis("card", t.CARD_IDS if players == 1 else t.TOWNSFOLK_IDS)
    hero = Axis("hero", tuple(t.TOWNSFOLK_IDS[hero] for hero in t.HEROES))
    return Layout(
        [
            Field("phase", "the part of the turn", (Axis("phase", PHASES),)),
            Field("round", "rounds begun, in tens", high=100),
            Field("ending", "whether the last round is known"),
            Field("debts", "debts left on the card of Poverty, in tens", high=2),
            Field("deeds", "deeds left on the card of Prosperity, in tens", high=2),
            Field("future", "schemes that may come to the solo opponent, in tens"),
            Field("steps", "how far the viscount must go, in tens"),
            Field("seat", "the seat's own number", (Axis("seat", tuple(f"seat {seat}" for seat in range(players))),)),
            Field("turn", "whose turn it is", (player,)),
            Field("first", "who has the first player marker", (player,)),
            Field("leader", "who leads the castle", (player,)),
            Field("ring", "the segments, clockwise", (PLACE, Axis("segment", t.SEGMENT_IDS))),
            Field("beside", "the section of the castle beside each of them", (PLACE, SECTION)),
            Field("townsfolk", "the townsfolk that can be seen", (PLACE, COMMON)),
            Field("townsfolk_left", "townsfolk of each pile, in tens", (PLACE,), high=2),
            Field("manuscript", "the manuscripts that can be seen", (PLACE, MANUSCRIPT)),
            Field("manuscripts_left", "manuscripts of each pile, in tens", (PLACE,)),
            Field("sites", "whose buildings stand where", (player, Axis("site", t.SITE_IDS))),
            Field("pairs", "player cards to choose from, with their heroes", (Axis("pair", t.PLAYER_CARD_IDS), hero)),
            Field("favours_left", "favours of the Church that nobody has yet", (RIBBON,)),
            Field("box", "townsfolk that have left the game", (Axis("gone", t.TOWNSFOLK_IDS),), high=4),
            Field("extra", "icons of a dismissed card", (Axis("icon", t.ICONS),), high=3),
            Field("hand", "the own hand", (Axis("held", t.TOWNSFOLK_IDS),), high=COPIES),
            Field("town", "where the viscounts stand", (player, TOWN)),
            Field("goods", "goods, in tens", (player, Axis("good", t.GOODS)), high=MOST),
            Field("workers", "workers in the supply, in tens", (player,), high=2),
            Field("first_tier", "workers on the first tier, in tens", (player, SECTION), high=2),
            Field("second_tier", "workers on the second tier, in tens", (player, SECTION), high=2),
            Field("third_tier", "workers on the third tier, in tens", (player,), high=2),
            Field("corruption", "the marker of corruption", (player, TRACK)),
            Field("virtue", "the marker of virtue", (player, TRACK)),
            Field("built", "buildings that were built", (player, Axis("building", t.BUILDING_IDS))),
            Field("unpaid", "unpaid debts, in tens", (player,), high=MOST),
            Field("paid", "paid debts, in tens", (player,), high=MOST),
            Field("acquired", "acquired deeds, in tens", (player,), high=MOST),
            Field("approved", "approved deeds, in tens", (player,), high=MOST),
            Field("manuscripts", "manuscripts transcribed", (player, MANUSCRIPT)),
            Field("favours", "favours of the Church", (player, RIBBON)),
            Field("row", "the cards of the player board", (player, Axis("slot", ("left", "middle", "right")), card)),
            Field("discard", "discarded cards", (player, card), high=COPIES),
            Field("hidden", "cards of the draw pile, and of a hand that is not seen", (player, card), high=COPIES),
            Field("held", "cards in hand, in tens", (player,)),
            Field("drawable", "cards of the draw pile, in tens", (player,), high=MOST),
            *[field for added in ADDED.values() for field in added.fields(player)],
        ]
    )


OWN: Final = (  # the fields of every player, in the order in which _write_player takes them
    *("town", "goods", "workers", "first_tier", "second_tier", "third_tier", "corruption", "virtue", "built"),
    *("unpaid", "paid", "acquired", "approved", "manuscripts", "favours", "row", "discard", "hidden", "held"),
    "drawable",
)


class Plan:
    """Where the numbers of an observation lie, looked up once for each number of players."""

    __slots__ = ("at", "cards", "rows")

    def __init__(self, players: int) -> None:
        found = layout(players)
        shapes = {field.name: field.shape for field in found.fields}
        self.at: Final = found.start
        self.cards: Final = shapes["row"][2]
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
        sight.round / 10,
        sight.last > 0,
        sight.debts / 10,
        sight.deeds / 10,
        sight.future / 10,
        sight.steps / 10,
    )
    for where, what in enumerate(singles, at["round"]):
        out.add(where, what)
    ones.append(at["seat"] + me)
    for name, who in (("turn", sight.turn), ("first", sight.first), ("leader", sight.leader)):
        if who != NOBODY:
            ones.append(at[name] + (who - me) % boards)
    _write_ring(sight, me, found, out)
    for card in sight.players[me].hand or ():
        ones.append(at["hand"] + card)
    for place, row in enumerate(found.rows):
        _write_player(sight.players[(me + place) % boards], row, found.cards, out)
    if sight.added is not None:
        ADDED[sight.config.hooks.box].write(sight, at, boards, out)


def _write_ring(sight: Sight, me: int, found: Plan, out: Pairs) -> None:
    """What lies in the middle of the table."""
    ones = out.ones
    at, boards = found.at, len(found.rows)
    for place, segment in enumerate(sight.ring):
        ones.append(at["ring"] + place * t.RING + segment)
        ones.append(at["beside"] + place * t.SECTIONS + (sight.castle + place) % t.SECTIONS)
        townsfolk, manuscript = sight.townsfolk[segment], sight.manuscripts[segment]
        if townsfolk != NONE:
            ones.append(at["townsfolk"] + place * len(t.COMMON) + COLUMN[townsfolk])
        if manuscript != NONE:
            ones.append(at["manuscript"] + place * len(t.MANUSCRIPT_IDS) + manuscript)
        out.add(at["townsfolk_left"] + place, sight.townsfolk_left[segment] / 10)
        out.add(at["manuscripts_left"] + place, sight.manuscripts_left[segment] / 10)
    for site, standing in enumerate(sight.sites):
        if standing != NOBODY:
            ones.append(at["sites"] + (standing // NUMBER - me) % boards * len(t.SITE_IDS) + site)
    for card, hero in zip(sight.pairs, sight.heroes, strict=True):
        ones.append(at["pairs"] + card * len(t.HEROES) + HERO[hero])
    for ribbon in range(len(t.RIBBONS)):
        if sight.favours >> ribbon & 1:
            ones.append(at["favours_left"] + ribbon)
    for card in sight.box:
        ones.append(at["box"] + card)
    for icon, count in enumerate(sight.extra):
        out.add(at["extra"] + icon, count)


def _write_player(sight: PlayerSight, row: tuple[int, ...], cards: int, out: Pairs) -> None:
    """What lies open before a player; most of it is 0, and stands there already."""
    ones = out.ones
    player = sight.board
    (town, goods, workers, first, second, third, corruption, virtue, built) = row[:9]
    (unpaid, paid, acquired, approved, manuscripts, favours, slots, discard, hidden, held, drawable) = row[9:]
    if player.town != NOBODY:
        ones.append(town + player.town)
    for good, count in enumerate(player.goods):
        out.add(goods + good, count / 10, MOST)
    out.add(workers, player.workers / 10)
    for start, tier in ((first, player.tiers[0]), (second, player.tiers[1]), (third, player.tiers[2])):
        for section, count in enumerate(tier):
            out.add(start + section, count / 10)
    ones.append(corruption + player.corruption)
    ones.append(virtue + player.virtue)
    for building in range(NUMBER):
        if player.built >> building & 1:
            ones.append(built + building)
    out.add(unpaid, player.unpaid / 10, MOST)
    out.add(paid, player.paid / 10, MOST)
    out.add(acquired, player.acquired / 10, MOST)
    out.add(approved, player.approved / 10, MOST)
    for card in player.manuscripts:
        ones.append(manuscripts + card)
    for ribbon in range(len(t.RIBBONS)):
        if player.favours >> ribbon & 1:
            ones.append(favours + ribbon)
    for slot, card in enumerate(player.row):
        if card != NONE:
            ones.append(slots + slot * cards + card)
    for card in player.discard:
        ones.append(discard + card)
    for card in sight.hidden:
        ones.append(hidden + card)
    out.add(held, sight.held / 10)
    out.add(drawable, sight.left / 10, MOST)


ENCODING: Final = Encoding(layout, look, encode, version=1)
