"""Imagined worlds are exactly those that brute force finds possible: drafts, hands, deck and markers.

The brute force knows nothing of memories: it takes every way the hidden cards may have lain at the beginning, plays on
with every hidden choice of the others, and keeps what the observer can't tell from what really happened.
"""

from __future__ import annotations

import random
from collections.abc import Callable
from itertools import permutations

import msgspec
import pytest

import burgrave
from burgrave.games.citadels import GAME
from burgrave.games.citadels.data import tables as t
from burgrave.games.citadels.rules.state import State, owned
from burgrave.games.citadels.view.records import CitadelsView
from burgrave.kernel.begin import prepare
from burgrave.kernel.setup import Setup
from burgrave.kernel.table import Table, begin
from tests.games.citadels.scene import play, scene, state

SAMPLES = 24_000  # imagined tables until a world that never turned up is missing
MARGIN = 3  # times as many as it took to see all worlds …
LEAST = 100  # … and so many more, so that one that can't be would have turned up as well
LUCK = 60  # different states of the generator, enough to see every outcome of a draw from a handful


def noticed(table: Table, seat: int, since: int) -> object:
    """What a seat notices at once: the news, and who is asked."""
    asks = [(ask.player, ask.prompt, ask.options if ask.player == seat else None) for ask in table.asks]
    return asks, [(told.kind, told.args) for told in table.events(seat, since)]


def observed(table: Table, seat: int) -> object:
    """What a seat sees, without the help of its memory."""
    view = msgspec.json.decode(table.view(seat).json())
    del view["memory"]
    for player in view["players"]:
        del player["remembered"]
    return view


def view_of(table: Table, seat: int) -> CitadelsView:
    """What a seat sees at a table of Citadels."""
    view = table.view(seat)
    assert isinstance(view, CitadelsView)
    return view


World = Callable[[Table, int], tuple[object, ...]]


def cards(table: Table, seat: int) -> tuple[object, ...]:
    """Where the district cards are that a seat can't see."""
    s = state(table)
    hands = tuple(tuple(sorted(hand)) for other, hand in enumerate(s.hands) if other != seat)
    return hands, tuple(s.deck), tuple(sorted(s.museum))


def characters(table: Table, seat: int) -> tuple[object, ...]:
    """Where the characters are."""
    s = state(table)
    return tuple(sorted(zip(s.slots, s.owners, strict=True))), tuple(s.pool)


def again(table: Table, change: Callable[[State], None]) -> Table:
    """The scene of a table with something changed in it."""
    old = table.setup
    setup = Setup(old.game, old.players, old.seed, old.options)
    assert old.origin is not None
    setup.origin = old.origin.copy()
    assert isinstance(setup.origin, State)
    change(setup.origin)
    return begin(setup)


def deals(table: Table, seat: int) -> list[Table]:
    """Every way the cards in the deck and in the other hands may lie at the beginning of a scene."""
    origin = table.setup.origin
    assert isinstance(origin, State)
    others = [other for other in range(len(origin.hands)) if other != seat]
    hidden = origin.deck + [card for other in others for card in origin.hands[other]]

    def dealt(order: tuple[int, ...]) -> Callable[[State], None]:
        def change(s: State) -> None:
            rest = list(order)
            s.deck = [rest.pop() for _ in s.deck]
            for other in others:
                s.hands[other] = [rest.pop() for _ in s.hands[other]]

        return change

    return [again(table, dealt(order)) for order in sorted(set(permutations(hidden)))]


def outcomes(table: Table, option: int, actor: int) -> list[Table]:
    """A table after an answer: more than one where chance has a hand in it."""
    results = []
    for luck in range(LUCK):
        trial = table.clone()
        s = state(trial)
        before = s.rng.state
        s.rng.state += luck << 40
        trial.answer(option, actor)
        if trial._course.fresh:
            trial._course.keep()  # clones begin here, not before the luck was changed
        results.append(trial)
        if s.rng.state == before:
            break  # no chance involved
    return results


def possible(real: Table, start: Table, starts: list[Table], seat: int, world: World) -> set[tuple[object, ...]]:
    """The worlds that agree with everything the seat has noticed since the start."""
    shadow = start.clone()
    here, seen = noticed(shadow, seat, 0), observed(shadow, seat)
    tables = [table for table in starts if noticed(table, seat, 0) == here and observed(table, seat) == seen]
    for actor, option in real.answers[len(start.answers) :]:
        since = len(shadow.events(seat))
        shadow.answer(option, actor)
        here, seen = noticed(shadow, seat, since), observed(shadow, seat)
        found: dict[bytes, Table] = {}
        for table in tables:
            ask = table.ask
            assert ask is not None
            for choice in [option] if actor == seat else ask.options:
                for trial in outcomes(table, choice, actor):
                    if noticed(trial, seat, since) == here and observed(trial, seat) == seen:
                        begun = trial.answers[trial._course.kept.answers :]
                        here_now = [repr(world(trial, seat)), state(trial).hands, state(trial).slots, begun]
                        found[msgspec.json.encode(here_now)] = trial
        tables = list(found.values())
    return {world(table, seat) for table in tables}


def imagined(table: Table, seat: int, expected: set[tuple[object, ...]], world: World) -> set[tuple[object, ...]]:
    """The worlds that a seat imagines: until all that are expected were seen, and twice as many again."""
    found: set[tuple[object, ...]] = set()
    last = SAMPLES
    seed = 0
    while seed < last:
        found.add(world(table.imagine(seat, seed), seat))
        seed += 1
        if last == SAMPLES and found >= expected:
            last = MARGIN * seed + LEAST
    return found


def small(table: Table, count: int) -> Table:
    """The scene with only the topmost cards of its deck."""

    def change(s: State) -> None:
        s.deck = s.deck[len(s.deck) - count :]
        s.bottomed = count - 1

    return again(table, change)


def agree(table: Table, start: Table, seat: int) -> None:
    """Brute force and imagination find the same worlds."""
    expected = possible(table, start, deals(start, seat), seat, cards)
    assert cards(table, seat) in expected
    assert imagined(table, seat, expected, cards) == expected


HIDDEN = ("temple", "church", "tavern", "market", "docks")


def spied() -> Table:
    """Seat 0 is the Spy, seat 1 the Magician with two cards; three more cards are in the deck."""
    table = scene(
        {"spy": 0, "merchant": 1, "architect": 2},
        players=4,
        gold=[0, 4, 4, 0],
        hands=[["palace"], HIDDEN[:2], [HIDDEN[2]]],
        cities=[[], ["laboratory"], ["museum"]],
        deck=[*HIDDEN[3:], "castle"],
        call="spy",
    )
    return small(table, 3)


def test_what_the_spy_saw_is_remembered() -> None:
    """Right after looking, that hand is sure and everything else is open."""
    start = spied()
    table = start.clone()
    play(table, "gather gold", "spy on seat 1", "type noble")
    agree(table, start, 0)


def test_everybody_sees_how_many_cards_the_spy_finds() -> None:
    """The third player knows the number of cards of the named type, until that hand changes."""
    start = spied()
    table = start.clone()
    play(table, "gather gold", "spy on seat 1", "type religious")
    for seat in (0, 1, 2, 3):
        agree(table, start, seat)
    play(table, "end turn", "gather gold", "use laboratory", "card temple", "end turn")
    assert {len(state(table.imagine(2, seed)).hands[1]) for seed in range(20)} == {1}


@pytest.mark.parametrize("card", ["temple", "church"])
def test_a_hidden_discard_leaves_the_spy_in_doubt(card: str) -> None:
    """One of the two cards seen went under the deck: the Spy knows that much and no more."""
    start = spied()
    table = start.clone()
    play(table, "gather gold", "spy on seat 1", "type noble", "end turn")
    play(table, "gather gold", "use laboratory", f"card {card}")
    agree(table, start, 0)


def test_a_built_card_is_no_longer_in_the_hand() -> None:
    """Of two cards seen one is built in the open, after a hidden discard: the other went under the deck."""
    start = spied()
    table = start.clone()
    play(table, "gather gold", "spy on seat 1", "type noble", "end turn")
    play(table, "gather gold", "use laboratory", "card temple", "build church", "end turn")
    agree(table, start, 0)
    assert list(view_of(table, 0).players[1].remembered) == []


def test_cards_drawn_blindly_blur_what_was_seen() -> None:
    """The hand holds seen and unseen cards when one of them is discarded."""
    start = spied()
    table = start.clone()
    play(table, "gather gold", "spy on seat 1", "type noble", "end turn")
    play(table, "gather cards")
    table.answer(table.asks[0].options[0])
    play(table, "use laboratory")
    table.answer(table.asks[0].options[0])
    play(table, "end turn")
    agree(table, start, 0)


def test_a_card_under_the_museum_is_known_to_its_giver_alone() -> None:
    """The owner knows what lies there, the others don't."""
    start = spied()
    table = start.clone()
    play(table, "gather gold", "end turn", "gather gold", "end turn", "gather gold", "use museum")
    for seat in (0, 2):
        if table.ask is not None and (table.ask.player == seat or seat == 0):
            agree(table, start, seat)


def test_own_discards_come_back_round() -> None:
    """A card put under a short deck is drawn by somebody else: who put it there knows who has it."""
    start = spied()
    table = start.clone()
    play(table, "gather cards")
    table.answer(table.asks[0].options[0])
    play(table, "end turn", "gather gold", "end turn", "gather gold", "take bonus", "end turn")
    assert view_of(table, 0).memory


def test_swapped_hands() -> None:
    """The Magician knows what she gave, the other what he had; the third only the numbers."""
    table = scene(
        {"magician": 0, "merchant": 1, "architect": 2},
        gold=[0, 2, 2, 0],
        hands=[["palace", "manor"], HIDDEN[:2], [HIDDEN[2]]],
        cities=[["laboratory"], ["laboratory"][:0]],
        deck=HIDDEN[3:],
        call="magician",
    )
    start = small(table, 2)
    table = start.clone()
    play(table, "gather gold", "swap hands with seat 1")
    for seat in range(3):
        agree(table, start, seat)
    play(table, "use laboratory", "card temple", "end turn")
    for seat in range(3):
        agree(table, start, seat)


def test_the_wizard_takes_a_card() -> None:
    """The Wizard has seen the hand, its owner knows the card that is gone, the third knows neither."""
    table = scene(
        {"wizard": 0, "merchant": 1, "architect": 2},
        gold=[0, 2, 2, 0],
        hands=[["palace"], HIDDEN[:3], [HIDDEN[3]]],
        cities=[["laboratory"]],
        deck=[HIDDEN[4]],
        call="wizard",
    )
    start = small(table, 1)
    table = start.clone()
    play(table, "gather gold", "look at hand of seat 1", "card church", "keep in hand")
    for seat in range(3):
        agree(table, start, seat)
    play(table, "use laboratory", "card church", "end turn")
    for seat in range(3):
        agree(table, start, seat)


def test_the_cardinal_pays_with_cards() -> None:
    """Giver and taker know the cards that changed hands."""
    table = scene(
        {"cardinal": 0, "merchant": 1, "architect": 2},
        gold=[1, 3, 0, 0],
        hands=[["palace", "manor", "castle"], HIDDEN[:2], [HIDDEN[2]]],
        deck=HIDDEN[3:],
        call="cardinal",
    )
    start = small(table, 2)
    table = start.clone()
    play(table, "gather gold", "build castle", "card manor")
    for seat in range(3):
        agree(table, start, seat)


def test_the_scholar_shuffles_the_deck() -> None:
    """What was known of the deck's order is void, not what lies in it."""
    table = scene(
        {"magician": 0, "scholar": 1},
        gold=[0, 0, 0, 0],
        hands=[["palace", "manor"], []],
        deck=HIDDEN[:3],
        call="magician",
    )
    start = small(table, 3)
    table = start.clone()
    play(table, "gather gold", "redraw", "card manor", "card palace", "end turn")
    before = view_of(table, 0).memory
    assert {item.district for item in before} == {"palace", "manor"}
    play(table, "gather gold", "study")
    table.answer(table.asks[0].options[0])
    after = {item.district: item.places for item in view_of(table, 0).memory}
    assert set(after) == {"palace", "manor"}
    top, deck = view_of(table, 0).top, len(state(table).deck)
    assert all(places == ["hand 1", f"deck {top}-{top + deck - 1}"] for places in after.values())


def test_warrants_and_threats() -> None:
    """Where the markers lie is public; which one counts is known to whoever put them there, until it is shown."""
    table = scene({"magistrate": 0, "blackmailer": 1, "merchant": 2}, gold=[0, 0, 4, 0])
    play(table, "gather gold", "signed warrant on merchant", "unsigned warrant on king", "unsigned warrant on bishop")
    play(table, "end turn", "gather gold", "flower on merchant", "blank on king", "end turn")
    signed = {state(table.imagine(2, seed)).signed for seed in range(60)}
    flower = {state(table.imagine(2, seed)).flower for seed in range(60)}
    assert signed == {4, 5, 6} and flower == {4, 6}
    assert {state(table.imagine(0, seed)).signed for seed in range(20)} == {6}
    assert {state(table.imagine(1, seed)).flower for seed in range(20)} == {6}
    play(table, "gather gold", "refuse", "reveal threat")
    assert {state(table.imagine(2, seed)).flower for seed in range(20)} == {6}


# ---------------------------------------------------------------- drafts


def drafts(table: Table, seat: int) -> list[Table]:
    """Every way the characters may lie at the beginning of a selection phase, as far as they are hidden."""
    s = state(table)
    hidden = s.slots + s.pool
    tables = []
    for down in hidden:
        trial = table.clone()
        imagined = state(trial)
        imagined.slots = [down]
        imagined.pool = sorted(rank for rank in hidden if rank != down)
        trial._course.keep()
        tables.append(trial.clone())
    return tables


def draft(players: int, seed: int, ninth: str, picks: int) -> tuple[Table, Table]:
    """A selection phase with random picks: at its beginning, and after some of them."""
    start = burgrave.new("citadels", players=players, seed=seed, options={"ninth": ninth})
    table = start.clone()
    choice = random.Random(seed)
    while len(table.answers) < picks and table.ask is not None and table.ask.prompt in ("pick", "discard"):
        table.answer(choice.choice(table.ask.options))
    return start, table


@pytest.mark.parametrize(
    ("players", "ninth", "picks"),
    [(2, "auto", n) for n in range(8)]
    + [(3, "auto", n) for n in range(5)]
    + [(4, "auto", n) for n in range(5)]
    + [(4, "artist", 4), (5, "auto", 3), (6, "auto", 3)],
)
def test_drafts(players: int, ninth: str, picks: int) -> None:
    """What was passed tells a seat what the others may have, no less and no more."""
    start, table = draft(players, players * 10 + picks, ninth, picks)
    for seat in range(players):
        if table._course.fresh or any(ask.player == seat for ask in table.asks):
            expected = possible(table, start, drafts(start, seat), seat, characters)
            assert characters(table, seat) in expected
            assert imagined(table, seat, expected, characters) == expected


def with_theater(players: int, seed: int) -> Table:
    """A new game in which seat 0 has the Theater already."""
    setup = prepare(GAME, players, seed, {"cast": "devious_dignitaries", "crown": 1})
    s = setup.state()
    assert isinstance(s, State)
    theater = t.DISTRICT_IDS.index("theater")
    for pile in (s.deck, *s.hands):
        if theater in pile:
            pile.remove(theater)
    s.cities[0] = [theater]
    s.owns[0] = owned(s.cities[0])
    s.bottomed = len(s.deck) - 1
    setup.origin = s
    return begin(setup)


@pytest.mark.parametrize(("players", "seed"), [(2, 1), (2, 2), (3, 1), (3, 2), (3, 3)])
def test_characters_traded_in_the_theater(players: int, seed: int) -> None:
    """Who traded knows both cards; a third player knows that one of two went either way, and no more."""
    start = with_theater(players, seed)
    table = start.clone()
    choice = random.Random(seed)
    while table.asks[0].prompt in ("pick", "discard"):
        table.answer(choice.choice(table.asks[0].options))
    play(table, "trade characters with seat 1")
    assert table.asks[0].prompt == "hand_over"
    table.answer(choice.choice(table.asks[0].options))
    for seat in range(players):
        expected = possible(table, start, drafts(start, seat), seat, characters)
        assert characters(table, seat) in expected
        assert imagined(table, seat, expected, characters) == expected
        for luck in range(5):  # the others' knowledge is dealt anew along with the cards
            world = table.imagine(seat, luck)
            for other in range(players):
                assert world.imagine(other, luck).view(other).json() == world.view(other).json()


def test_the_last_of_seven_chooses_from_two() -> None:
    """Nobody else can tell whether the last player took the card passed on or the first discard."""
    start, table = draft(7, 5, "auto", 7)
    assert table.ask is not None and table.ask.prompt == "turn"
    for seat in (0, 5, 6):
        ways = {(s.owners[0], tuple(s.slots)) for s in (state(table.imagine(seat, i)) for i in range(400))}
        owners = {owner for owner, _ in ways}
        last = (state(start).crown + 6) % 7
        if seat == last or state(table).shown[1] == last:
            assert len(owners) == 1
        else:
            assert len(owners) == 2


@pytest.mark.parametrize(("owner", "other"), [(1, 6), (6, 1)])
def test_trading_with_the_last_of_seven(owner: int, other: int) -> None:
    """Whoever trades in the Theater knows his new character, also when it was the last player's."""
    names = ("assassin", "thief", "magician", "king", "bishop", "merchant", "architect")
    table = scene(
        {name: seat for seat, name in enumerate(names)},
        players=7,
        cities=[["theater"] if seat == owner else [] for seat in range(7)],
    )
    play(table, f"trade characters with seat {other}")
    for seat in range(7):
        for seed in range(30):
            assert table.imagine(seat, seed).view(seat).json() == table.view(seat).json()


def test_cards_discarded_together_lie_in_no_known_order() -> None:
    """Not even for whoever discarded them."""
    table = scene({"magician": 0}, hands=[["palace", "temple", "tavern"]], call="magician")
    play(table, "redraw", "card temple", "card palace", "card tavern")
    memory = {item.district: item.places for item in view_of(table, 0).memory}
    last = view_of(table, 0).top + len(state(table).deck) - 1
    assert memory == {name: [f"deck {last - 2}-{last}"] for name in ("palace", "temple", "tavern")}


def test_the_last_to_choose_knows_what_is_left() -> None:
    """The card that nobody took lies face down, and the last player has seen it."""
    _, table = draft(4, 3, "auto", 4)
    last = (state(table).crown + 3) % 4
    known = view_of(table, last).known
    assert sorted(known.values(), key=str) == [last, None]


def test_silence_and_revealing_tell_something() -> None:
    """A rank that was called in silence lies face down, unless it may have been killed."""
    table = scene({"assassin": 0, "magician": 1, "king": 2, "warlord": 3})
    play(table, "gather gold", "kill merchant", "end turn")
    thief_rank, killed_rank = 2, 6
    for seed in range(100):
        s = state(table.imagine(3, seed))
        assert s.owners[s.slots.index(thief_rank)] == -1
        assert s.owners[s.slots.index(1)] == 0 and s.owners[s.slots.index(3)] == 1
    holders = {s.owners[s.slots.index(killed_rank)] for s in (state(table.imagine(3, i)) for i in range(100))}
    assert holders == {-1, 2}


def test_names_of_places() -> None:
    """The view says where a card that was put under the deck lies, by the number of the card."""
    table = scene({"merchant": 0}, hands=[["temple"]], cities=[["laboratory"]], call="merchant")
    play(table, "gather gold", "use laboratory")
    memory = view_of(table, 0).memory
    last = view_of(table, 0).top + len(state(table).deck) - 1
    assert [(item.district, item.places) for item in memory] == [("temple", [f"deck {last}"])]
    assert t.DISTRICT_IDS[state(table).deck[0]] == "temple"
