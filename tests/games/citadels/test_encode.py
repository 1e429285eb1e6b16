"""What a seat sees as numbers: every field against the view, itself first, within its bounds, and nothing hidden."""

from __future__ import annotations

import random
from collections import Counter

import pytest

import burgrave
from burgrave.conformance.encodings import (
    Seen,
    alike,
    check_layout,
    field,
    labelled,
    look_the_same_when_imagined,
    seen,
    stay_within_bounds,
)
from burgrave.games.citadels import GAME
from burgrave.games.citadels.data import tables as t
from burgrave.games.citadels.research.observation import LOOKS, encode, layout
from burgrave.games.citadels.rules.state import DECK, IN_LIMBO, UNDER_MUSEUM
from burgrave.games.citadels.view.records import CitadelsView
from burgrave.games.citadels.view.sight import look
from burgrave.kernel.pairs import Pairs
from burgrave.kernel.table import Table
from tests.games.citadels.scene import play, scene, state


def view_of(table: Table, seat: int) -> CitadelsView:
    """What a seat sees at a table of Citadels."""
    view = table.view(seat)
    assert isinstance(view, CitadelsView)
    return view


def random_games(players: int, games: int, **options: object) -> list[Table]:
    """New games with any characters and districts, for a number of players."""
    return [burgrave.new("citadels", players, seed, {"cast": "random", **options}) for seed in range(games)]


# ---------------------------------------------------------------- every field against the view


def expected(view: CitadelsView) -> Seen:
    """The numbers of a view, worked out the long way."""
    assert view.seat is not None
    me, players = view.seat, len(view.players)
    found: Counter[tuple[str, ...]] = Counter()

    def whom(seat: int) -> str:
        return "me" if seat == me else f"left {(seat - me) % players}"

    def put(number: float, *label: str) -> None:
        found[label] += number  # type: ignore[assignment]  # counters can count in parts

    put(1, "phase", view.phase)
    put(1, "seat", f"seat {me}")
    for name, number in (
        ("round", view.round / 10),
        ("rank", view.rank / 10),
        ("city_size", view.city_size / 10),
        ("deck", view.deck / 100),
        ("taxes", view.taxes / 10),
        ("face_down", view.face_down / 10),
        ("gathered", float(view.gathered)),
        ("built", view.built / 10),
    ):
        put(number, name)
    for name, seat in (
        ("turn", view.turn),
        ("crown", view.crown),
        ("first", view.first),
        ("protected", view.protected),
        ("target", view.target),
    ):
        if seat is not None:
            put(1, name, whom(seat))
    for player in view.players:
        who = whom(player.seat)
        put(player.gold / 10, "gold", who)
        put(player.cards / 10, "cards", who)
        put(player.size / 10, "size", who)
        put(float(player.complete), "complete", who)
        put(player.museum / 10, "museum", who)
        for district in player.city:
            put(1, "city", who, district.district)
            put(float(district.beautified), "beautified", who, district.district)
        for character in player.characters:
            put(1, "characters", who, character)
        if player.seat == me:
            for card in player.hand or ():
                put(1, "hand", card)
    for name, characters in (
        ("cast", view.cast),
        ("face_up", view.face_up),
        ("offered", view.offered),
        ("warrants", view.warrants),
        ("threats", view.threats),
    ):
        for character in characters:
            put(1, name, character)
    for name, one in (
        ("character", view.character),
        ("killed", view.killed),
        ("bewitched", view.bewitched),
        ("robbed", view.robbed),
        ("signed", view.signed),
        ("flower", view.flower),
        ("building", view.building),
    ):
        if one is not None:
            put(1, name, one)
    for number, names in enumerate(view.passed, 1):
        for character in names:
            put(1, "passed", str(number), character)
    for character, owner in view.known.items():
        put(1, "known", character, "discarded" if owner is None else whom(owner))
    for unique in view.districts:
        put(1, "districts", unique)
    for card in view.limbo:
        put(1, "limbo", card)
    for remembered in view.memory:
        places = {
            f"hand of {whom(int(place.removeprefix('hand ')))}"
            if place.startswith("hand")
            else {"museum": "museum", "deck": "deck", "limbo": "in flight"}[place.split()[0]]
            for place in remembered.places
        }
        for place in places:
            put(1 / len(places), "memory", remembered.district, place)
    return {label: number for label, number in found.items() if number}


@pytest.mark.parametrize("players", GAME.players)
def test_every_number_is_what_the_view_says(players: int) -> None:
    """At every question of whole games with any cast, for the seat that is asked and for another."""
    met: set[str] = set()
    for table in random_games(players, 2, ask_for_optional_effects=True):
        choice = random.Random(table.setup.seed)
        while (ask := table.ask) is not None:
            for seat in (ask.player, choice.randrange(players)):
                view = view_of(table, seat)
                found = seen(table, seat)
                assert alike(found, expected(view)), (found, expected(view))
                met |= {label[0] for label in found}
            table.answer(choice.choice(ask.options))
        for seat in range(players):
            assert alike(seen(table, seat), expected(view_of(table, seat)))
    assert {"phase", "gold", "hand", "city", "known", "memory", "limbo", "passed", "first", "complete"} <= met


@pytest.mark.parametrize("players", GAME.players)
def test_every_number_stays_within_its_bounds(players: int) -> None:
    """For every seat, at every question of whole games."""
    for table in random_games(players, 2):
        choice = random.Random(players)
        stay_within_bounds(table, range(players))
        while table.ask is not None:
            table.answer(choice.choice(table.ask.options))
            stay_within_bounds(table, range(players))


@pytest.mark.parametrize(("name", "rounds"), [("gold", 150), ("round", 101)])
def test_bounds_hold_however_long_a_game_goes_on(name: str, rounds: int) -> None:
    """Players that have learnt nothing yet may take gold for ever and build nothing."""
    table = burgrave.new("citadels", 4, 1)
    while state(table).round < rounds:
        assert table.ask is not None
        texts = [table.text(option) for option in table.ask.options]
        frugal = [text for text in texts if not text.startswith("build")]
        table.answer("gather gold" if "gather gold" in texts else min(frugal))
    high = next(field.high for field in layout(4).fields if field.name == name)
    assert all(max(field(table, seat, name).values()) <= high for seat in range(4))


# ---------------------------------------------------------------- nothing hidden


@pytest.mark.parametrize("players", GAME.players)
def test_imagined_tables_look_the_same(players: int) -> None:
    """To every seat that may imagine the table: the numbers say nothing that the seat can't know."""
    compared = 0
    for table in random_games(players, 2):
        choice = random.Random(players)
        while table.ask is not None:
            if choice.random() < 0.2:
                compared += look_the_same_when_imagined(table, choice)
            table.answer(choice.choice(table.ask.options))
    assert compared > 20


def test_a_spectator_has_no_numbers() -> None:
    """Somebody must sit there."""
    sight = look(state(burgrave.new("citadels", 4, 1)), None)
    with pytest.raises(AssertionError, match="a spectator learns nothing"):
        encode(sight, Pairs())


# ---------------------------------------------------------------- the layout


@pytest.mark.parametrize("players", GAME.players)
def test_the_layout(players: int) -> None:
    """The same one each time; the axes are as long as the game is large."""
    shapes = check_layout("citadels", players)
    assert shapes["round"] == () and shapes["seat"] == shapes["gold"] == (players,)
    assert shapes["city"] == (players, len(t.DISTRICT_IDS)) and shapes["passed"] == (LOOKS, len(t.CHARACTER_IDS))
    assert shapes["known"] == (len(t.CHARACTER_IDS), players + 1)
    assert shapes["memory"] == (len(t.DISTRICT_IDS), players + 3)


# ---------------------------------------------------------------- the own seat first


def test_players_come_in_the_order_in_which_a_seat_sees_them() -> None:
    """Itself, then those to its left."""
    table = scene(
        {"merchant": 2},
        gold=[1, 2, 3, 4],
        hands=[["temple"] * 1, ["tavern"] * 2, ["market"] * 3, ["docks"] * 3],
        cities=[["palace"], ["castle"], [], ["manor", "museum"]],
        museum=["prison", "prison"],
        crown=1,
        call="merchant",
    )
    order = ["me", "left 1", "left 2", "left 3"]
    for me in range(4):
        seats = [(me + place) % 4 for place in range(4)]
        gold = field(table, me, "gold")
        assert [gold[(label,)] for label in order] == pytest.approx([(1 + seat) / 10 for seat in seats])
        cards = field(table, me, "cards")
        assert [cards[(label,)] for label in order] == pytest.approx([[0.1, 0.2, 0.3, 0.3][seat] for seat in seats])
        city = field(table, me, "city")
        cities: dict[int, list[str]] = {0: ["palace"], 1: ["castle"], 2: [], 3: ["manor", "museum"]}
        assert city == {(order[seats.index(seat)], name): 1.0 for seat in range(4) for name in cities[seat]}
        assert field(table, me, "crown") == {(order[seats.index(1)],): 1.0}
        assert field(table, me, "turn") == {(order[seats.index(2)],): 1.0}
        assert field(table, me, "museum") == {(order[seats.index(3)],): pytest.approx(0.2)}
        assert field(table, me, "characters") == {(order[seats.index(2)], "merchant"): 1.0}
        assert field(table, me, "seat") == {(f"seat {me}",): 1.0}


# ---------------------------------------------------------------- fields one by one


def test_the_own_hand_is_counted_card_by_card() -> None:
    """Of the other hands there is only the number of cards."""
    table = scene({"merchant": 0}, hands=[["temple", "tavern", "tavern"], ["palace"]], call="merchant")
    assert field(table, 0, "hand") == {("temple",): 1.0, ("tavern",): 2.0}
    assert field(table, 1, "hand") == {("palace",): 1.0}
    assert field(table, 2, "hand") == {}


def test_cards_in_flight_are_seen_by_who_has_drawn_them() -> None:
    """Until one is kept."""
    table = scene({"merchant": 0}, deck=["temple", "palace"], call="merchant")
    assert field(table, 0, "limbo") == {}
    play(table, "gather cards")
    assert field(table, 0, "limbo") == {("temple",): 1.0, ("palace",): 1.0}
    assert field(table, 1, "limbo") == {}
    play(table, "card palace")
    assert field(table, 0, "limbo") == {} and field(table, 0, "hand") == {("palace",): 1.0}
    assert field(table, 0, "memory") == {("temple", "deck"): 1.0}


def test_cities_count_copies_and_those_that_are_beautified() -> None:
    """Each player's for itself."""
    table = scene({"merchant": 0}, cities=[["tavern", "tavern+", "temple"], ["temple+"]], call="merchant")
    assert field(table, 0, "city") == {("me", "tavern"): 2.0, ("me", "temple"): 1.0, ("left 1", "temple"): 1.0}
    assert field(table, 0, "beautified") == {("me", "tavern"): 1.0, ("left 1", "temple"): 1.0}
    assert field(table, 1, "beautified") == {("left 3", "tavern"): 1.0, ("me", "temple"): 1.0}


def test_what_was_passed_look_by_look() -> None:
    """With two players everybody chooses twice; a look is remembered once the seat has chosen."""
    table = burgrave.new("citadels", 2, 5, {"crown": 0})
    looks: list[list[list[str]]] = [[], []]
    while (ask := table.ask) is not None and ask.prompt in ("pick", "discard"):
        if ask.prompt == "pick":
            names = [table.text(option).removeprefix("pick ") for option in ask.options]
            assert field(table, ask.player, "offered") == {(name,): 1.0 for name in names}
            assert field(table, 1 - ask.player, "offered") == {}
            looks[ask.player].append(names)
        table.answer(ask.options[0])
        for seat in range(2):
            passed = {(str(number), name): 1.0 for number, look in enumerate(looks[seat], 1) for name in look}
            assert field(table, seat, "passed") == passed
    assert [len(look) for look in looks] == [LOOKS, LOOKS]


def test_whose_a_character_is_where_the_seat_knows_it() -> None:
    """Its own, those it has discarded, and who has traded one at the Theater."""
    table = burgrave.new("citadels", 2, 5, {"crown": 0})
    play(table, "pick king", "pick architect", "discard thief")
    assert field(table, 0, "known") == {("king", "me"): 1.0}
    assert field(table, 1, "known") == {("architect", "me"): 1.0, ("thief", "discarded"): 1.0}
    table = scene({"assassin": 0, "king": 1, "bishop": 2, "warlord": 3}, cities=[["theater"]])
    play(table, "trade characters with seat 2")
    assert field(table, 0, "known") == {("assassin", "left 2"): 1.0, ("bishop", "me"): 1.0}
    assert field(table, 2, "known") == {("assassin", "me"): 1.0, ("bishop", "left 2"): 1.0}
    assert field(table, 1, "known") == {("king", "me"): 1.0}


def test_cards_that_were_seen_are_remembered() -> None:
    """In the hand where they went, and under the Museum; who has not seen them remembers nothing."""
    table = scene(
        {"magician": 1, "merchant": 3},
        hands=[[], ["temple", "temple", "palace"], ["tavern"]],
        cities=[[], ["museum"]],
        call="magician",
    )
    play(table, "gather gold", "use museum", "card palace", "swap hands with seat 2")
    assert field(table, 1, "memory") == {("palace", "museum"): 1.0, ("temple", "hand of left 1"): 2.0}
    assert field(table, 2, "memory") == {("tavern", "hand of left 3"): 1.0}
    assert field(table, 0, "memory") == {} == field(table, 3, "memory")


def test_a_card_that_may_lie_in_several_places_is_shared_out() -> None:
    """It went into a hand, from which one of two was put under the deck unseen."""
    table = scene(
        {"magician": 0, "merchant": 1},
        hands=[["temple", "palace"]],
        cities=[[], ["laboratory"]],
        call="magician",
    )
    play(table, "gather gold", "swap hands with seat 1", "end turn", "gather gold", "use laboratory", "card temple")
    shares = {(name, place): 0.5 for name in ("temple", "palace") for place in ("hand of left 1", "deck")}
    assert field(table, 0, "memory") == shares
    assert field(table, 1, "memory") == {("temple", "deck"): 1.0}


@pytest.mark.parametrize(
    ("places", "shares"),
    [
        (1 << 2, {"hand of me": 1.0}),
        (1 << 0, {"hand of left 2": 1.0}),
        (1 << 3 | UNDER_MUSEUM, {"hand of left 1": 0.5, "museum": 0.5}),
        (0b100001111001 << DECK, {"deck": 1.0}),
        (
            IN_LIMBO | 1 << 1 | 0b11111 << DECK + 3 | UNDER_MUSEUM,
            dict.fromkeys(("in flight", "hand of left 3", "deck", "museum"), 0.25),
        ),
    ],
)
def test_places_of_remembered_cards(places: int, shares: dict[str, float]) -> None:
    """The deck counts as one place, wherever in it the card may lie."""
    sight = look(state(burgrave.new("citadels", 4, 1)), 2)
    sight.seen = [(t.DISTRICT_IDS.index("keep"), places)]
    pairs = Pairs()
    encode(sight, pairs)
    seen = labelled("citadels", 4, pairs.flat(layout(4).size))
    found = {label[1:]: number for label, number in seen.items() if label[0] == "memory"}
    assert found == {("keep", place): share for place, share in shares.items()}


def test_marks_on_characters() -> None:
    """Everybody sees them; which warrant is signed, and where the flower lies, only those who have laid them."""
    table = scene({"magistrate": 0, "blackmailer": 1, "king": 2}, call="magistrate")
    play(table, "gather gold", "signed warrant on king", "unsigned warrant on bishop", "unsigned warrant on merchant")
    play(table, "end turn", "gather gold", "flower on architect", "blank on warlord")
    for seat in range(4):
        assert field(table, seat, "warrants") == {("king",): 1.0, ("bishop",): 1.0, ("merchant",): 1.0}
        assert field(table, seat, "threats") == {("architect",): 1.0, ("warlord",): 1.0}
        assert field(table, seat, "signed") == ({("king",): 1.0} if seat == 0 else {})
        assert field(table, seat, "flower") == ({("architect",): 1.0} if seat == 1 else {})
        assert field(table, seat, "character") == {("blackmailer",): 1.0}


def test_who_is_protected() -> None:
    """As each seat sees it, from the Bishop's turn on."""
    table = scene({"bishop": 1, "warlord": 3}, call="bishop")
    play(table, "gather gold", "end turn")
    order = ["me", "left 1", "left 2", "left 3"]
    assert [field(table, seat, "protected") for seat in range(4)] == [{(order[1 - seat],): 1.0} for seat in range(4)]
