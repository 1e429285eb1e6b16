"""What a seat sees of Citadels, as numbers for learning machines."""

from __future__ import annotations

from array import array
from functools import cache, lru_cache
from typing import Final

from burgrave.games.citadels.data import CHARACTER_IDS, DISTRICT_IDS
from burgrave.games.citadels.view import PHASES, CitadelsView, PlayerView, Remembered
from burgrave.kernel.encoding import Axis, Encoding, Field, Layout, around

CHARACTER: Final = Axis("character", CHARACTER_IDS)
DISTRICT: Final = Axis("district", DISTRICT_IDS)
CHARACTERS: Final = len(CHARACTER_IDS)
DISTRICTS: Final = len(DISTRICT_IDS)
CHARACTER_INDEX: Final = {name: index for index, name in enumerate(CHARACTER_IDS)}
DISTRICT_INDEX: Final = {name: index for index, name in enumerate(DISTRICT_IDS)}
PHASE_INDEX: Final = {name: index for index, name in enumerate(PHASES)}
MOST_ROUNDS: Final = 10  # tens; a game in which nobody builds goes on for ever, but numbers have a bound
MOST_GOLD: Final = 20
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


def encode(view: CitadelsView) -> array[float]:
    """A seat's view as numbers."""
    me = view.seat
    assert me is not None, "a spectator learns nothing"
    players = len(view.players)
    at = layout(players).start
    out = array("f", _beginning(me, players, view.cast, view.districts, view.city_size))
    out[at["phase"] + PHASE_INDEX[view.phase]] = 1.0
    out[at["round"]] = min(view.round / 10, MOST_ROUNDS)
    out[at["rank"]] = view.rank / 10
    out[at["deck"]] = view.deck / 100
    out[at["taxes"]] = min(view.taxes / 10, MOST_GOLD)
    out[at["face_down"]] = view.face_down / 10
    out[at["gathered"]] = view.gathered
    out[at["built"]] = view.built / 10
    out[at["crown"] + (view.crown - me) % players] = 1.0
    if view.turn is not None:
        out[at["turn"] + (view.turn - me) % players] = 1.0
    if view.first is not None:
        out[at["first"] + (view.first - me) % players] = 1.0
    if view.protected is not None:
        out[at["protected"] + (view.protected - me) % players] = 1.0
    if view.target is not None:
        out[at["target"] + (view.target - me) % players] = 1.0
    if view.building is not None:
        out[at["building"] + DISTRICT_INDEX[view.building]] = 1.0
    for name in view.limbo:
        out[at["limbo"] + DISTRICT_INDEX[name]] += 1.0
    _write_characters(view, me, at, out)
    for player in view.players:
        for index, number in _player(player, (player.seat - me) % players, players):
            out[index] = number
    for index, number in _memory(view.memory, me, players):
        out[index] = number
    return out


@lru_cache(maxsize=1 << 8)
def _beginning(me: int, players: int, cast: tuple[str, ...], districts: tuple[str, ...], city_size: int) -> bytes:
    """The numbers that stay the same for a whole game; the others are 0."""
    fields = layout(players)
    at = fields.start
    out = array("f", bytes(4 * fields.size))
    out[at["seat"] + me] = 1.0
    out[at["city_size"]] = city_size / 10
    for name in cast:
        out[at["cast"] + CHARACTER_INDEX[name]] = 1.0
    for name in districts:
        out[at["districts"] + DISTRICT_INDEX[name]] = 1.0
    return out.tobytes()


def _write_characters(view: CitadelsView, me: int, at: dict[str, int], out: array[float]) -> None:
    """Who is in danger, and what the seat knows of the selection."""
    names = CHARACTER_INDEX
    for name in view.face_up:
        out[at["face_up"] + names[name]] = 1.0
    for name in view.offered:
        out[at["offered"] + names[name]] = 1.0
    for name in view.warrants:
        out[at["warrants"] + names[name]] = 1.0
    for name in view.threats:
        out[at["threats"] + names[name]] = 1.0
    if view.character is not None:
        out[at["character"] + names[view.character]] = 1.0
    if view.killed is not None:
        out[at["killed"] + names[view.killed]] = 1.0
    if view.bewitched is not None:
        out[at["bewitched"] + names[view.bewitched]] = 1.0
    if view.robbed is not None:
        out[at["robbed"] + names[view.robbed]] = 1.0
    if view.signed is not None:
        out[at["signed"] + names[view.signed]] = 1.0
    if view.flower is not None:
        out[at["flower"] + names[view.flower]] = 1.0
    start = at["passed"]
    for look in view.passed:
        for name in look:
            out[start + CHARACTER_INDEX[name]] = 1.0
        start += CHARACTERS
    if view.known:
        players = len(view.players)
        start = at["known"]
        for name, owner in view.known.items():
            whose = players if owner is None else (owner - me) % players
            out[start + CHARACTER_INDEX[name] * (players + 1) + whose] = 1.0


@lru_cache(maxsize=1 << 14)  # most players stay as they are from one question to the next
def _player(player: PlayerView, place: int, players: int) -> list[tuple[int, float]]:
    """The numbers of a player that are not 0, by where they stand; ``place`` seats to the left."""
    at = layout(players).start
    found = {
        at["gold"] + place: min(player.gold / 10, MOST_GOLD),
        at["cards"] + place: player.cards / 10,
        at["size"] + place: player.size / 10,
        at["complete"] + place: float(player.complete),
        at["museum"] + place: player.museum / 10,
    }
    for district in player.city:
        index = place * DISTRICTS + DISTRICT_INDEX[district.district]
        _count(found, at["city"] + index)
        if district.beautified:
            _count(found, at["beautified"] + index)
    for name in player.characters:
        found[at["characters"] + place * CHARACTERS + CHARACTER_INDEX[name]] = 1.0
    if place == 0:
        for name in player.hand or ():
            _count(found, at["hand"] + DISTRICT_INDEX[name])
    return [(index, number) for index, number in found.items() if number]


def _count(found: dict[int, float], index: int) -> None:
    found[index] = found.get(index, 0.0) + 1.0


@lru_cache(maxsize=1 << 12)
def _memory(memory: tuple[Remembered, ...], me: int, players: int) -> list[tuple[int, float]]:
    """The numbers of the field ``memory`` that are not 0."""
    start = layout(players).start["memory"]
    shares: dict[int, float] = {}
    for card in memory:
        row = start + DISTRICT_INDEX[card.district] * (players + 3)
        columns = {_column(place, me, players) for place in card.places}
        for column in sorted(columns):
            shares[row + column] = shares.get(row + column, 0.0) + 1.0 / len(columns)
    return list(shares.items())


def _column(place: str, me: int, players: int) -> int:
    """Where a remembered card may lie, along the axis of places."""
    kind, _, number = place.partition(" ")
    if kind == "hand":
        return (int(number) - me) % players
    return players + ("museum", "deck", "limbo").index(kind)


ENCODING: Final = Encoding(layout, encode)
