"""Laws that hold in every game with Gates of Gold: any players, any seed, any answers, and from any position."""

from __future__ import annotations

import random
from collections import Counter
from itertools import combinations
from typing import Final

import pytest
from hypothesis import given
from hypothesis import strategies as st

from burgrave import Table
from burgrave.conformance import properties
from burgrave.conformance.drawn import CHOICES, SEEDS, Choices, patient, play
from burgrave.games.viscounts import GAME
from burgrave.games.viscounts.data import tables as t
from burgrave.games.viscounts.expansions.gates_of_gold.data import tables as g
from burgrave.games.viscounts.rules import prices
from burgrave.games.viscounts.rules.building import all_free_sites
from burgrave.games.viscounts.rules.rounds import step
from burgrave.games.viscounts.rules.state import ACT, COLLIDE, MOVE, NONE, PLAY, RECRUIT, SHIFT, Player, player
from burgrave.games.viscounts.rules.vocabulary import ACTIONS
from burgrave.kernel.begin import prepare
from burgrave.kernel.setup import Setup
from burgrave.kernel.table import begin
from tests.games.viscounts.exhaustive.book import GOODS, seen
from tests.games.viscounts.gates_of_gold.exhaustive.points import points
from tests.games.viscounts.gates_of_gold.exhaustive.printed import added, by_id, printed
from tests.games.viscounts.gates_of_gold.scene import BONUS, gates, scene, unlock
from tests.games.viscounts.scene import card, deck, lay, manuscript, stand, stands, state, visible

pytestmark = pytest.mark.usefixtures("second_reader")

GATES: Final[dict[str, object]] = {"gates_of_gold": True}
OUTSIDERS: Final = [row["id"] for row in added("townsfolk") if row["kind"] == "outsider"]
BONUSES: Final = [row["id"] for row in added("bonuses")]
FOLK: Final = [row["id"] for row in added("townsfolk") if row["kind"] in ("common", "hero")]
COLUMNS: Final = ("draw for silver", "rearrange for resources")
AT_ALL: Final = 24  # orders, and outsiders


@st.composite
def setups(draw: st.DrawFn) -> Setup:
    """A game of any kind."""
    options = {**GATES, "opponent": draw(st.sampled_from(t.OPPONENT_IDS)), "difficulty": draw(st.integers(0, 3))}
    return prepare(GAME, draw(st.integers(1, 4)), draw(SEEDS), options)


@st.composite
def positions(draw: st.DrawFn) -> Table:
    """A table in any phase: decks with orders and outsiders, open columns, few outsiders or orders left."""
    s = scene(draw(st.sampled_from([2, 3])))
    table, some = gates(s), st.integers(0, 4)
    folk, outside = list(draw(st.permutations(FOLK))), list(draw(st.permutations(OUTSIDERS)))
    table.orders = draw(some)
    table.row = [card(outside.pop()) for _ in range(draw(st.integers(0, 3)))]
    table.pile = [card(outside.pop()) for _ in range(draw(st.integers(0, 4)) if len(table.row) == g.FACE_UP else 0)]
    table.builders = ()
    bonuses = list(draw(st.permutations(BONUSES[6:])))
    s.debts, s.deeds = draw(st.integers(1, 6)), draw(st.integers(1, 6))
    for seat, one in enumerate(s.players):
        one.town = draw(st.integers(0, t.TOWNS - 1))
        one.goods = [draw(st.integers(0, 9)) for _ in t.GOODS]
        one.unpaid, one.paid, one.acquired, one.approved = (draw(some) for _ in range(4))
        one.corruption = draw(st.integers(0, t.RIGHTMOST))
        one.virtue = draw(st.integers(one.corruption, t.RIGHTMOST))
        ribbons = [ribbon for ribbon in t.RIBBONS if draw(st.booleans())]
        one.manuscripts += tuple(manuscript(f"start_{ribbon}") for ribbon in ribbons)
        if t.RIBBONS[g.COLUMNS[table.boards[seat]][1]] in ribbons:
            one.money = (t.SILVER, *t.RESOURCES)
        one.bonuses = tuple(BONUS(bonuses.pop()) for _ in range(draw(st.integers(0, 2))))
        for building in draw(st.lists(st.sampled_from(t.BUILDING_IDS), unique=True, max_size=3)):
            stands(s, seat, building, t.SITE_IDS[draw(st.sampled_from(all_free_sites(s)))])
        deck = [*[card(folk.pop()) for _ in range(3)], *[card(outside.pop()) for _ in range(draw(st.integers(0, 2)))]]
        deck += [g.ORDER] * draw(st.integers(1, 3))
        deck = draw(st.permutations([*deck, card("thief"), card("trader")]))
        lay(s, seat, *[t.TOWNSFOLK_IDS[one] for one in deck[:3]])
        held, left = draw(st.integers(0, 3)), draw(st.booleans())
        one.hand, one.draw, one.discard = deck[3 : 3 + held], deck[3 + held :], []
        if left:
            one.draw, one.discard = one.discard, one.draw
        one.held = (0,) * len(one.hand)
        for pile in s.piles:
            pile[:] = [other for other in pile if other not in deck]
    s.phase, s.steps = draw(st.sampled_from([SHIFT, PLAY, MOVE, ACT, RECRUIT, COLLIDE])), draw(st.integers(1, 4))
    if s.phase == PLAY:
        me = s.players[0]
        me.discard.append(me.row.pop())
        me.row.insert(0, NONE)
        s.blind = not me.hand
    setup = prepare(GAME, s.config.players, 1, GATES)
    setup.origin = s
    return begin(setup)


# -------------------------------------------------------------------- at every question


def owned(one: Player) -> list[int]:
    """All cards of a player."""
    return [*one.hand, *one.draw, *one.discard, *[there for there in one.row if there != NONE]]


def check(at: Table) -> None:
    """No purse is empty beyond nothing; the money is what the manuscripts say; outsiders fill their row."""
    s = state(at)
    table = gates(s)
    assert table.orders >= 0 and len(table.row) <= g.FACE_UP
    for seat, one in enumerate(s.players[: s.config.players]):
        assert min(one.goods) >= 0 and len(owned(one)) >= t.FEWEST_CARDS
        ribbons = {by_id("manuscripts", t.MANUSCRIPT_IDS[text])["ribbon"] for text in one.manuscripts}
        second = by_id("boards", g.BOARD_IDS[table.boards[seat]])["columns"][1]
        assert (len(one.money) > 1) == (second in ribbons)


def check_all(at: Table) -> None:
    """In a whole game all orders and outsiders are there, too, and whoever has a builder has it for good."""
    check(at)
    s = state(at)
    table = gates(s)
    cards = Counter([*table.row, *table.pile, *s.box])
    for one in s.players:
        cards.update(owned(one))
    assert cards[g.ORDER] + table.orders == AT_ALL and g.ORDER not in s.box
    assert all(cards[one] == 1 for one in g.OUTSIDERS)
    assert len(table.row) == g.FACE_UP or not table.pile
    taken = [bonus for one in s.players for bonus in one.bonuses if bonus not in g.LEADERS]
    assert len(taken) + len(table.builders) == 2
    assert [s.leader] * (s.leader >= 0) == [seat for seat, one in enumerate(s.players) if s.leading in one.bonuses]


@patient(60)
@given(setups(), CHOICES)
def test_nothing_is_lost(setup: Setup, choices: Choices) -> None:
    """At every question of a game; a second count gives the same points."""
    pieces = GAME.pieces(state(begin(setup)))

    def look(at: Table) -> None:
        check_all(at)
        properties.whole(at, pieces)

    at = play(setup, choices, look)
    look(at)
    page = seen(state(at), None)
    for seat, score in enumerate(at.everybodys_scores):
        assert score.parts == points(page, seat, score.parts)


@patient(150)
@given(positions(), CHOICES)
def test_from_any_position(at: Table, choices: Choices) -> None:
    properties.from_any_position(at, choices, check)


@patient(15)
@given(setups(), CHOICES, st.integers(2, 20))
def test_no_seat_can_tell_imagined_tables(setup: Setup, choices: Choices, every: int) -> None:
    properties.no_seat_can_tell_imagined_tables(setup, choices, every)


@patient(15)
@given(setups(), CHOICES)
def test_undo_restores(setup: Setup, choices: Choices) -> None:
    properties.undo_restores(setup, choices)


@patient(20)
@given(setups(), CHOICES, st.integers(0, 300))
def test_saved_and_loaded(setup: Setup, choices: Choices, moment: int) -> None:
    properties.saved_and_loaded(setup, choices, moment)


# -------------------------------------------------------------------- columns cost something


def greedy(at: Table, seed: int) -> int:
    """Play on, and use a column whenever one is offered; each use leaves less than there was, so it comes to an end.

    A shuffle on the way may bring a resource, which is less than what was paid. How often columns were used.
    """
    chance, uses = random.Random(seed), 0
    before: dict[tuple[int, int, int, str], int] = {}  # by question
    while (ask := at.ask) is not None:
        s = state(at)
        goods, question = sum(s.players[ask.player].goods), (s.round, s.phase, ask.player, ask.prompt)
        options = {ACTIONS.text(option): option for option in ask.options}
        known = [options[text] for text in COLUMNS if text in options]
        if known:
            assert goods < before.get(question, goods + 1), "a column was used for nothing"
            before, uses = {question: goods}, uses + 1
            option = chance.choice(known)
        else:
            if ask.prompt not in ("coin", "resources", "rearrange", "resource"):
                before = {}
            option = chance.choice(ask.options)
        at.answer(option, ask.player)
    return uses


@patient(40)
@given(setups(), st.integers(0, 1000))
def test_columns_are_never_used_for_nothing(setup: Setup, seed: int) -> None:
    greedy(begin(setup), seed)


@patient(60)
@given(positions(), st.integers(0, 1000))
def test_columns_are_never_used_for_nothing_anywhere(at: Table, seed: int) -> None:
    greedy(at, seed)


def test_columns_are_used() -> None:
    """What is said above is not said of nothing."""
    assert sum(greedy(begin(prepare(GAME, 3, seed, GATES)), seed) for seed in range(20)) > 20


# -------------------------------------------------------------------- resources for silver


@patient(200)
@given(
    st.lists(st.integers(0, 4), min_size=4, max_size=4), st.integers(0, 9), st.sets(st.sampled_from(t.RESOURCES)), SEEDS
)
def test_spending_takes_what_it_says(goods: list[int], amount: int, kept: set[int], seed: int) -> None:
    """Whatever is answered, exactly so much goes, and nothing that is kept; nothing is ever negative."""
    s, chance = scene(), random.Random(seed)
    me = s.players[0]
    me.goods, me.money = goods[:], (t.SILVER, *t.RESOURCES)
    amount = min(amount, sum(count for good, count in enumerate(goods) if good not in kept))
    flow = prices.spend(s, 0, amount, lambda left: all(me.goods[good] == goods[good] for good in kept))
    try:
        ask = next(flow)
        while True:
            assert ask.prompt == "coin" and min(me.goods) >= 0
            ask = flow.send(chance.choice(ask.options))
    except StopIteration:
        pass
    assert sum(me.goods) == sum(goods) - amount and min(me.goods) >= 0
    assert all(me.goods[good] == goods[good] for good in kept)


CONVERTING: Final = [row["id"] for row in printed("townsfolk") if " in " in row.get("while", "")]


def worth(goods: dict[str, int], row: list[str], action: str) -> int:
    """The icons that goods are worth: directly where they can be, the others as silver, by hand."""
    own = {"build": "stone", "place_workers": "gold", "transcribe": "ink"}[action]
    texts = [
        part for name in row for part in by_id("townsfolk", name)["while"].split(", ") if part.endswith(f" {action}")
    ]
    direct = {own, *[text.split()[1] for text in texts if text.startswith("1 ")]}
    silver = sum(count for good, count in goods.items() if good not in direct)
    count = sum(goods[good] for good in direct)
    count += bool(goods[own]) * sum(text.startswith(f"first {own} 2") for text in texts)
    return int(count + silver // 2 * sum(text.startswith("2 silver") for text in texts))


def best(goods: dict[str, int], row: list[str], action: str, coins: int) -> int:
    """The same, after so many coins were spent in the best way."""
    if not coins:
        return worth(goods, row, action)
    left = [goods | {good: count - 1} for good, count in goods.items() if count]
    return max([best(one, row, action, coins - 1) for one in left], default=-1)


@pytest.mark.parametrize("row", list(combinations(CONVERTING, 2)), ids="-".join)
def test_what_resources_are_worth(row: tuple[str, str]) -> None:
    """Beside a dismissal that is paid with resources no more is offered than can be paid, and no less."""
    chance = random.Random("-".join(row))
    for _ in range(40):
        me = player()
        me.money, me.goods = (t.SILVER, *t.RESOURCES), [chance.randint(0, 3) for _ in GOODS]
        me.row = [*[card(name) for name in row], NONE]
        coins = chance.randint(0, min(3, sum(me.goods)))
        for number, action in enumerate(t.ACTIONS):
            if action != "trade":
                most = best(dict(zip(GOODS, me.goods, strict=True)), list(row), action, coins)
                assert prices.most(me, number, coins) == most
                for need in (1, 3, 5, 8):
                    enough = need <= prices.icons_for(me, number) + most
                    assert prices.affords(me, number, need, silver=coins) == enough


@patient(80)
@given(st.data(), SEEDS)
def test_whoever_dismisses_for_an_action_does_it(data: st.DataObject, seed: int) -> None:
    """Whatever the dismissal is paid with, the goods are left that the action takes (base p. 14)."""
    s, chance = scene(), random.Random(seed)
    unlock(s, 0, 2)
    me = s.players[0]
    row = data.draw(st.lists(st.sampled_from([*CONVERTING, "vagrant"]), unique=True, max_size=3))
    lay(s, 0, *row)
    deck(s, 0, "trader squire", "abbot labourer lender")
    me.goods = [data.draw(st.integers(0, 3)) for _ in GOODS]
    stand(s, 0, data.draw(st.integers(1, 10)), inside=data.draw(st.booleans()))
    for segment, name in zip(
        t.SEGMENT_IDS, data.draw(st.permutations(["weaver", "maiden", "teacher", "brute"])), strict=False
    ):
        visible(s, segment, name)
    s.phase, s.log = ACT, []
    flow = step(s)
    options = [option for option in next(flow).options if ACTIONS.text(option).startswith("dismiss ")]
    if options:
        option, prompts = chance.choice(options), []
        try:
            while True:
                ask = flow.send(option)
                prompts.append(ask.prompt)
                assert min(me.goods) >= 0
                option = chance.choice(ask.options)
        except StopIteration:
            pass
        kinds = [event.kind for event in s.log]
        done = {"builds", "workers", "transcribes", "copies"} & set(kinds) or "times" in prompts
        traded = any(event.kind == "acts" and event.public["action"] == t.TRADE for event in s.log)
        assert min(me.goods) >= 0 and (done or traded)
