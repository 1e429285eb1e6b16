"""What a seat sees of Citadels, as numbers for learning machines."""

from __future__ import annotations

from functools import cache, lru_cache
from typing import Final

from burgrave.games.citadels.data import tables as t
from burgrave.games.citadels.rules.state import DECK, IN_LIMBO, NOBODY, UNDER_MUSEUM, Config
from burgrave.games.citadels.view.sight import Sight, look
from burgrave.games.citadels.view.view import PHASES
from burgrave.kernel.encoding import Axis, Encoding, Field, Layout, around
from burgrave.kernel.pairs import Pairs
from burgrave.kernel.secrets import bits

CHARACTER: Final = Axis("character", t.CHARACTER_IDS)
DISTRICT: Final = Axis("district", t.DISTRICT_IDS)
CHARACTERS: Final = len(t.CHARACTER_IDS)
DISTRICTS: Final = len(t.DISTRICT_IDS)
MOST_ROUNDS: Final = 10  # tens; a game in which nobody builds goes on for ever, but numbers have a bound
MOST_GOLD: Final = 20
MOST_KEPT: Final = 1 << 14
SEATS: Final = tuple(f"seat {number}" for number in range(8))
LOOKS: Final = 2  # at the characters in a selection: with two or three players everybody chooses twice


@cache
def layout(players: int) -> Layout:
    """The fields of an observation among so many players."""
    player = around(players)
    discarded = Axis("whose", (*player.labels, "discarded"))
    place = Axis("place", (*(f"hand of {label}" for label in player.labels), "museum", "deck", "in flight"))
    look = Axis("look", tuple(str(number) for number in range(1, LOOKS + 1)))
    return Layout(
        [
            Field("phase", "the part of the round", (Axis("phase", PHASES),)),
            Field("round", "rounds begun, in tens", high=MOST_ROUNDS),
            Field("rank", "the rank called last, in tens"),
            Field("city_size", "districts of a completed city, in tens"),
            Field("deck", "cards left in the deck, in hundreds"),
            Field("taxes", "gold on the Tax Collector's tile, in tens", high=MOST_GOLD),
            Field("face_down", "characters discarded face down, in tens"),
            Field("gathered", "whether resources were gathered this turn"),
            Field("built", "districts built this turn, in tens", high=10),
            Field("seat", "the seat's own number, which actions speak of", (Axis("seat", SEATS[:players]),)),
            Field("turn", "whose turn it is", (player,)),
            Field("crown", "who has the crown", (player,)),
            Field("first", "who completed a city first", (player,)),
            Field("protected", "whose city can't be harmed: the Bishop's player, or the Abbot's", (player,)),
            Field("target", "whom the seat's own ability is being used on", (player,)),
            Field("gold", "gold, in tens", (player,), high=MOST_GOLD),
            Field("cards", "cards in hand, in tens", (player,), high=10),
            Field("size", "districts in the city as completion counts them, in tens", (player,), high=5),
            Field("complete", "whether the city is completed", (player,)),
            Field("museum", "cards under the Museum, in tens", (player,), high=10),
            Field("city", "copies of a district in the city", (player, DISTRICT), high=10),
            Field("beautified", "those of them that are beautified", (player, DISTRICT), high=10),
            Field("characters", "characters shown this round; all of the seat's own", (player, CHARACTER)),
            Field("cast", "characters that take part", (CHARACTER,)),
            Field("face_up", "characters discarded face up", (CHARACTER,)),
            Field("offered", "characters to choose from now", (CHARACTER,)),
            Field("character", "the character being played", (CHARACTER,)),
            Field("killed", "the killed character", (CHARACTER,)),
            Field("bewitched", "the bewitched character", (CHARACTER,)),
            Field("robbed", "the character to be robbed", (CHARACTER,)),
            Field("warrants", "characters with a warrant", (CHARACTER,)),
            Field("signed", "the character with the signed warrant, where the seat knows it", (CHARACTER,)),
            Field("threats", "characters with a threat marker", (CHARACTER,)),
            Field("flower", "the character with the real threat, where the seat knows it", (CHARACTER,)),
            Field("passed", "characters seen in the selection, look by look", (look, CHARACTER)),
            Field("known", "whose a character is, where the seat knows it", (CHARACTER, discarded)),
            Field("districts", "unique districts that take part", (DISTRICT,)),
            Field("building", "the district on its way into a city", (DISTRICT,)),
            Field("hand", "copies in the seat's own hand", (DISTRICT,), high=10),
            Field("limbo", "copies in flight before the seat: drawn, not yet kept", (DISTRICT,), high=10),
            Field(
                "memory",
                "copies the seat has seen and not lost sight of; one that may lie in several places is shared out",
                (DISTRICT, place),
                high=10,
            ),
        ]
    )


def encode(sight: Sight, out: Pairs) -> None:
    """What a seat sees as numbers."""
    ones = out.ones
    me = sight.seat
    assert me is not None, "a spectator learns nothing"
    players = sight.config.players
    at = layout(players).start
    ones += _beginning(sight.config, me)
    ones.append(at["phase"] + sight.phase)
    singles = (  # in the order of their fields
        min(sight.round / 10, MOST_ROUNDS),
        sight.rank / 10,
        sight.config.size / 10,
        sight.deck / 100,
        min(sight.taxes / 10, MOST_GOLD),
        sight.face_down / 10,
        sight.gathered,
        sight.built / 10,
    )
    for where, what in enumerate(singles, at["round"]):
        out.add(where, what)
    ones.append(at["crown"] + (sight.crown - me) % players)
    if sight.turn != NOBODY:
        ones.append(at["turn"] + (sight.turn - me) % players)
    if sight.first != NOBODY:
        ones.append(at["first"] + (sight.first - me) % players)
    if sight.protected != NOBODY:
        ones.append(at["protected"] + (sight.protected - me) % players)
    if sight.target != NOBODY:
        ones.append(at["target"] + (sight.target - me) % players)
    _write_players(sight, me, at, out)
    _write_characters(sight, me, at, out)
    _write_districts(sight, me, at, out)


@lru_cache(maxsize=1 << 10)
def _beginning(config: Config, me: int) -> list[int]:
    """Where the 1s lie that stay the same for a whole game."""
    at = layout(config.players).start
    cast = [at["cast"] + character for character in config.characters]
    return [at["seat"] + me, *cast, *[at["districts"] + kind for kind in config.uniques]]


def _write_players(sight: Sight, me: int, at: dict[str, int], out: Pairs) -> None:
    """What lies before each player."""
    ones = out.ones
    complete = sight.config.size
    golds, hands, sizes, cities = sight.gold, sight.cards, sight.sizes, sight.cities
    gold, cards, size, city = at["gold"], at["cards"], at["size"], at["city"]
    for place in range(len(golds)):
        player = place + me - len(golds)  # counted from the end, so that it goes round
        out.add(gold + place, golds[player] / 10, MOST_GOLD)
        out.add(cards + place, hands[player] / 10)
        out.add(size + place, sizes[player] / 10)
        if sizes[player] >= complete:
            ones.append(at["complete"] + place)
        if sight.museum[player]:
            out.add(at["museum"] + place, sight.museum[player] / 10)
        row = city + place * DISTRICTS
        for building in cities[player]:
            if building < t.BEAUTIFIED:
                ones.append(row + building)
            else:
                ones.append(row + building - t.BEAUTIFIED)
                ones.append(at["beautified"] + place * DISTRICTS + building - t.BEAUTIFIED)


def _write_characters(sight: Sight, me: int, at: dict[str, int], out: Pairs) -> None:
    """Who has shown whom, who is in danger, and what the seat knows of the selection."""
    ones = out.ones
    config = sight.config
    cast, players, start = config.cast, config.players, at["characters"]
    for rank in sight.own:
        ones.append(start + cast[rank])
    if sight.rank:
        for rank in config.ranks:
            owner = sight.shown[rank]
            if owner != NOBODY and owner != me:
                ones.append(start + (owner - me) % players * CHARACTERS + cast[rank])
    for rank in sight.face_up:
        ones.append(at["face_up"] + cast[rank])
    for rank in sight.offered:
        ones.append(at["offered"] + cast[rank])
    for rank in sight.warrants:
        ones.append(at["warrants"] + cast[rank])
    for rank in sight.threats:
        ones.append(at["threats"] + cast[rank])
    if sight.character != NOBODY:
        ones.append(at["character"] + sight.character)
    if sight.killed:
        ones.append(at["killed"] + cast[sight.killed])
    if sight.bewitched:
        ones.append(at["bewitched"] + cast[sight.bewitched])
    if sight.robbed:
        ones.append(at["robbed"] + cast[sight.robbed])
    if sight.signed:
        ones.append(at["signed"] + cast[sight.signed])
    if sight.flower:
        ones.append(at["flower"] + cast[sight.flower])
    start = at["passed"]
    for _, ranks in sight.looks:
        for rank in _ranks(ranks):
            ones.append(start + cast[rank])
        start += CHARACTERS
    for rank, owner in sight.known:
        whose = players if owner == NOBODY else (owner - me) % players
        ones.append(at["known"] + cast[rank] * (players + 1) + whose)


def _write_districts(sight: Sight, me: int, at: dict[str, int], out: Pairs) -> None:
    """The districts that the seat sees or remembers, beside those that are built."""
    ones = out.ones
    players = sight.config.players
    if sight.building != NOBODY:
        ones.append(at["building"] + sight.building)
    start = at["hand"]
    for kind in sight.hands[me] or ():
        ones.append(start + kind)
    for kind in sight.limbo:
        ones.append(at["limbo"] + kind)
    known = _cells(me, players)
    for card in sight.seen:
        cells = known.get(card)
        if cells is None:
            if len(known) == MOST_KEPT:
                known.clear()
            cells = known[card] = _cells_of(card, me, players)
        for cell, share in cells:
            out.add(cell, share)


@cache
def _ranks(mask: int) -> list[int]:
    """The ranks of a mask; there are no more than 512."""
    return bits(mask)


@cache
def _cells(me: int, players: int) -> dict[tuple[int, int], list[tuple[int, float]]]:
    """What a seat's remembered cards add to the field ``memory``: kept, since they stay for many questions."""
    return {}


def _cells_of(card: tuple[int, int], me: int, players: int) -> list[tuple[int, float]]:
    """The numbers that a remembered card adds to, each with its share; one in flight is seen anyway."""
    kind, where = card
    if where == IN_LIMBO:
        return []
    columns = [(seat - me) % players for seat in bits(where & (UNDER_MUSEUM - 1))]
    if where & UNDER_MUSEUM:
        columns.append(players)
    if where >> DECK:
        columns.append(players + 1)
    if where & IN_LIMBO:
        columns.append(players + 2)
    row = layout(players).start["memory"] + kind * (players + 3)
    return [(row + column, 1.0 / len(columns)) for column in columns]


ENCODING: Final = Encoding(layout, look, encode)
