"""The solo opponent (p. 26-31), by the examples of the rulebook."""

from __future__ import annotations

import pytest

from burgrave.games.viscounts.data import tables as t
from burgrave.games.viscounts.rules.building import build, free_sites
from burgrave.games.viscounts.rules.cards import shuffle
from burgrave.games.viscounts.rules.castle import place_workers, push_out
from burgrave.games.viscounts.rules.deeds import flip_debt
from burgrave.games.viscounts.rules.manuscripts import transcribe
from burgrave.games.viscounts.rules.options import Options
from burgrave.games.viscounts.rules.rounds import over, setup
from burgrave.games.viscounts.rules.scoring import everybodys_scores, winners
from burgrave.games.viscounts.rules.solo import OPPONENT, Solo
from burgrave.games.viscounts.rules.state import NONE, OPPONENTS_TURN, PAIRS, SHIFT, State
from burgrave.kernel.effects import parse
from burgrave.kernel.rng import Rng
from tests.games.viscounts.scene import card, happened, legible, manuscript, play, run, stands, uncover, visible


def alone(opponent: str = "cleric", difficulty: int = 0) -> State:
    """A game for one, with the ring as in the files; both stand in the first segment, nobody has anything yet."""
    s = setup(1, Options(opponent=opponent, difficulty=difficulty), Rng(1))  # type: ignore[arg-type]  # any name
    s.ring, s.castle = list(range(t.RING)), 0
    s.round, s.me, s.phase = 1, 0, OPPONENTS_TURN
    s.debts, s.deeds = t.ON_POVERTY[1], t.ON_PROSPERITY[1]
    s.players[0].town, s.players[OPPONENT].town = t.INNER, t.LEFT
    return s


def next_scheme(s: State, name: str) -> None:
    """Put a scheme on top of its pile."""
    s.players[OPPONENT].draw.append(t.CARD_IDS.index(name))


def test_v16_which_resource_it_takes() -> None:
    """P. 27: ink up to six, stone up to four, then gold."""
    s = alone()
    guest, opponent = s.config.guest, s.players[OPPONENT]
    for _ in range(12):
        run(guest.performs(s, OPPONENT, parse("resource")))
    assert opponent.goods == [0, 4, 2, 6]


def test_v17_what_the_cleric_begins_with() -> None:
    """P. 27: an ink, a stone, a deed, a debt, and a guildhall beside its viscount, with the effect of the site."""
    s = alone()
    s.log = []
    opponent = s.players[OPPONENT]
    s.pairs = [t.PLAYER_CARD_IDS.index("player_3")]
    run(Solo().pairs_chosen(s))
    assert happened(s) == ["comes", "gains", "gains", "builds", "gains"]  # and it is told
    assert opponent.town == 3 + t.LEFT
    assert (opponent.unpaid, opponent.acquired) == (1, 1)
    assert opponent.built == 1 << t.BUILDING_IDS.index("guildhall_1")
    site = t.SITE_IDS.index("segment_3_4_few_1")
    assert s.sites[site] // len(t.BUILDINGS) == OPPONENT
    assert opponent.goods == [0, 1, 0, 2]  # a second ink from the site


def test_v18_the_first_turn_of_the_example() -> None:
    """P. 30: a dismissal for a virtue, two towns, no workers for want of nobles: a debt is paid, and another virtue."""
    s = alone()
    opponent = s.players[OPPONENT]
    opponent.unpaid = opponent.acquired = 1
    visible(s, "segment_1_2", "woodcutter_1")
    next_scheme(s, "ss_noble")
    play(s)
    assert opponent.town == 3 + t.LEFT  # two towns further on the outer path
    assert opponent.virtue == t.RIGHTMOST - 2
    assert (opponent.unpaid, opponent.paid, opponent.acquired, opponent.approved) == (0, 1, 1, 0)
    assert opponent.goods == [0, 0, 0, 1]  # for the debt that was paid


def test_v19_the_second_turn_of_the_example() -> None:
    """P. 30: a criminal, a scheme, a town, and the focus: a manuscript for three icons, which brings another scheme."""
    s = alone()
    opponent = s.players[OPPONENT]
    opponent.row = [t.CARD_IDS.index("ss_noble"), NONE, NONE]
    opponent.built = 1 << t.BUILDING_IDS.index("guildhall_1")
    manuscript = t.MANUSCRIPT_IDS.index("blue_3_hire")
    for pile in s.manuscripts:
        pile[:] = [one for one in pile if one != manuscript]
    s.manuscripts[0].append(manuscript)
    future = s.future[-2:]
    next_scheme(s, "ss_criminal_1")
    play(s)
    assert opponent.corruption == t.LEFTMOST + 1
    assert opponent.town == t.RIGHT and opponent.manuscripts == (manuscript,)
    assert opponent.discard == future[::-1] and opponent.goods == [0, 0, 0, 0]


@pytest.mark.parametrize("opponent", t.OPPONENT_IDS)
@pytest.mark.parametrize("difficulty", [0, 1, 2, 3])
def test_its_schemes(opponent: str, difficulty: int) -> None:
    """P. 26, 31: those that its board names stay in the box, and some future ones come early."""
    s = alone(opponent, difficulty)
    removed = t.REMOVED[t.OPPONENT_IDS.index(opponent)]
    cards = [*s.players[OPPONENT].draw, *s.future]
    assert not set(cards) & set(removed) and len(set(cards)) == len(cards) == len(t.SCHEMES) - len(removed)
    early = [card for card in s.players[OPPONENT].draw if card in t.FUTURE_SCHEMES]
    assert len(early) == difficulty


def test_a_tie_is_lost() -> None:
    """P. 31: the player needs more points; the opponent has one for each resource that it has left."""
    s = alone()
    s.players[OPPONENT].goods = [0, 1, 2, 3]
    assert [score.total for score in everybodys_scores(s)] == [0, 6] and winners(s) == [1]
    s.players[0].acquired = 6
    assert winners(s) == [1]
    s.players[0].acquired = 7
    assert winners(s) == [0]


# -------------------------------------------------------------------- the fine print


def gains(s: State, text: str) -> None:
    """The opponent does an effect."""
    run(s.config.guest.performs(s, OPPONENT, parse(text)))


def test_c64_a_debt_that_it_pays_brings_a_resource() -> None:
    """P. 9, 27: of the kind that its board wants."""
    s = alone("builder")
    opponent = s.players[OPPONENT]
    opponent.unpaid, opponent.goods = 3, [0, 6, 3, 0]
    for _ in range(3):
        run(flip_debt(s, OPPONENT))
    assert opponent.paid == 3 and opponent.goods == [0, 6, 4, 2]  # stone is enough, gold up to four, then ink


@pytest.mark.parametrize(
    ("row", "dropped", "criminals"),
    [("ss_build ss_noble", "ss_criminal_1", False), ("ss_build ss_criminal_1", "ss_noble", True)],
)
def test_c65_when_it_shuffles_its_board_holds_two_cards(row: str, dropped: str, criminals: bool) -> None:
    """P. 28: the one that drops off is shuffled in, so it is no criminal on the board."""
    s = alone()
    s.log = []
    opponent = s.players[OPPONENT]
    opponent.row = [t.CARD_IDS.index(name) for name in (*row.split(), dropped)]
    opponent.draw, opponent.discard = [], []
    play(s)
    assert happened(s)[:2] == ["shuffles", "corruption" if criminals else "virtue"]
    assert opponent.row[0] == t.CARD_IDS.index(dropped) and not opponent.draw


def test_c66_sites_links_and_the_castle_as_its_reference_card_says() -> None:
    """P. 28, 29: a site that rearranges is a resource, a link of two coins is one, a free hire is a scheme."""
    s = alone()
    opponent, future = s.players[OPPONENT], len(s.future)
    opponent.town = 3 * t.SEGMENT_IDS.index("segment_9_10") + t.LEFT
    stands(s, 0, "workshop_1", "segment_9_10_few_1")
    run(build(s, OPPONENT, t.BUILDING_IDS.index("workshop_2"), free_sites(s, opponent.town)))
    assert opponent.goods == [0, 0, 0, 1] and s.sites[t.SITE_IDS.index("segment_9_10_few_2")] != NONE
    stands(s, 0, "workshop_2", "segment_3_4_few_1")
    run(build(s, OPPONENT, t.BUILDING_IDS.index("workshop_3"), [t.SITE_IDS.index("segment_3_4_few_2")]))
    assert opponent.goods == [0, 1, 0, 2] and s.players[0].goods == [2, 0, 0, 0]
    run(place_workers(s, OPPONENT, 3, 3))  # hire or destroy: the first
    assert len(s.future) == future - 1
    run(place_workers(s, OPPONENT, 2, 2))  # gold or a move: the first
    assert opponent.goods == [0, 1, 1, 2]


def test_c66_both_owners_gain_by_a_link_that_it_completes() -> None:
    """P. 16, 28: the player decides as always."""
    s = alone()
    stands(s, 0, "workshop_1", "segment_9_10_few_4")
    run(build(s, OPPONENT, t.BUILDING_IDS.index("workshop_2"), [t.SITE_IDS.index("segment_9_10_few_3")]))
    assert s.players[0].goods == [0, 1, 0, 0] and s.players[OPPONENT].goods == [0, 1, 0, 1]


@pytest.mark.parametrize(("coins", "resources"), [(1, 0), (2, 1), (3, 1), (4, 2), (5, 2)])
def test_c67_two_coins_are_a_resource_and_one_is_nothing(coins: int, resources: int) -> None:
    """P. 28."""
    s = alone()
    gains(s, f"silver {coins}")
    assert s.players[OPPONENT].goods == [0, 0, 0, resources]


def test_c67_also_for_a_worker_who_is_pushed_out() -> None:
    """P. 19, 28: two coins of the first tier are a resource; of the second there is one anyway, and a virtue."""
    s = alone()
    opponent = s.players[OPPONENT]
    s.players[0].tiers = [[2, 0, 0, 0, 0], [0, 2, 0, 0, 0], [0]]
    opponent.tiers = [[2, 0, 0, 0, 0], [0, 2, 0, 0, 0], [0]]
    run(push_out(s, 0), "push out 1", "push out 1")
    assert opponent.goods == [0, 0, 0, 2] and opponent.virtue == t.RIGHTMOST - 1
    assert s.players[0].goods == [0, 0, 0, 0]


def test_c73_the_example_plays_a_scheme_that_its_board_removes() -> None:
    """P. 26 against p. 30: the board is right."""
    assert "ss_noble" in t.OPPONENTS[t.OPPONENT_IDS.index("cleric")].removed
    s = alone("cleric")
    assert t.CARD_IDS.index("ss_noble") not in s.players[OPPONENT].draw
    assert (len(s.players[OPPONENT].draw), len(s.future)) == (7, 6)


@pytest.mark.parametrize("opponent", t.OPPONENT_IDS)
def test_c79_the_player_picks_its_board(opponent: str) -> None:
    """P. 26; who does not want to choose leaves it to the lot."""
    assert t.OPPONENT_IDS[alone(opponent).players[OPPONENT].sheet - 1] == opponent
    assert {setup(1, Options(), Rng(seed)).players[OPPONENT].sheet for seed in range(1, 30)} == {1, 2, 3, 4}


def test_c79_it_may_lead_the_castle_and_be_favoured() -> None:
    """P. 29: for points; the favour's icon helps to pay as well."""
    s = alone()
    opponent = s.players[OPPONENT]
    opponent.tiers = [[0] * 5, [0, 0, 0, 0, 2], [0]]
    run(place_workers(s, OPPONENT, 4, 3))
    opponent.manuscripts = tuple(manuscript(name) for name in ("black_4_ink2", "black_4_deed"))
    legible(s, "segment_1_2", "black_4_virtue2")
    run(transcribe(s, OPPONENT, 0))
    parts = everybodys_scores(s)[OPPONENT].parts
    assert s.leader == OPPONENT and parts["leader"] == 5
    assert opponent.favours == 1 << t.RIBBONS.index("black") and parts["favours"] == 3


def test_c80_the_player_takes_a_pair_then_it_begins_at_the_other() -> None:
    """P. 26, 27: its schemes are sorted out by then; the pair that is left goes to the box."""
    s = setup(1, Options(opponent="cleric"), Rng(2))
    assert len(s.pairs) == len(s.heroes) == 2
    s.ring, s.castle, s.phase = list(range(t.RING)), 0, PAIRS
    s.pairs = [t.PLAYER_CARD_IDS.index(name) for name in ("player_1", "player_4")]
    hero = s.heroes[1]
    play(s, "0: pair player_1")
    opponent = s.players[OPPONENT]
    assert opponent.town == 3 + t.RIGHT and (opponent.unpaid, opponent.acquired) == (1, 1)
    assert opponent.built == 1 << t.BUILDING_IDS.index("guildhall_1")
    assert hero not in [*opponent.draw, *s.players[0].draw, *s.players[0].hand]
    assert (s.phase, s.me, s.debts, s.deeds) == (SHIFT, 0, 12, 12)


def test_c81_it_dismisses_for_nothing_and_without_icons() -> None:
    """P. 28: the effect only; where the pile is empty, that of the printed card."""
    s = alone()
    opponent = s.players[OPPONENT]
    visible(s, "segment_1_2", "woodcutter_1")
    icons = opponent.row[:], s.extra
    gains(s, "dismiss")
    assert opponent.goods == [0] * 4 and opponent.virtue == t.RIGHTMOST - 1 and s.box == (card("woodcutter_1"),)
    assert icons == (opponent.row, s.extra)
    s.piles[0] = []
    gains(s, "dismiss")
    assert opponent.virtue == t.RIGHTMOST - 2 and s.box == (card("woodcutter_1"),)


# -------------------------------------------------------------------- what it decides (p. 27-29)


@pytest.mark.parametrize(
    ("unpaid", "paid", "acquired", "approved", "flipped"),
    [
        (1, 0, 1, 0, "debt"),  # as many of each: a debt
        (1, 1, 1, 1, "debt"),
        (1, 2, 1, 1, "deed"),  # fewer deeds are flipped
        (1, 0, 1, 1, "debt"),
        (1, 5, 0, 0, "debt"),  # there is only this kind
        (0, 0, 1, 5, "deed"),
        (0, 3, 0, 3, "virtue"),  # there is none
    ],
)
def test_p28_which_card_it_flips(unpaid: int, paid: int, acquired: int, approved: int, flipped: str) -> None:
    """The kind of which it has flipped fewer."""
    s = alone()
    opponent = s.players[OPPONENT]
    opponent.unpaid, opponent.paid, opponent.acquired, opponent.approved = unpaid, paid, acquired, approved
    gains(s, "flip debt | flip deed")
    found = {"debt": opponent.paid - paid, "deed": opponent.approved - approved}
    found["virtue"] = t.RIGHTMOST - opponent.virtue
    assert {name for name, count in found.items() if count} == {flipped}


def test_p28_without_future_schemes_it_flips() -> None:
    s = alone()
    opponent = s.players[OPPONENT]
    s.future, opponent.acquired = [], 2
    gains(s, "hire")
    gains(s, "draw")
    assert opponent.approved == 2 and not opponent.discard


@pytest.mark.parametrize(
    ("stones", "built"),
    [(0, ""), (1, "workshop_1"), (3, "trading_post_1"), (4, "trading_post_1"), (5, "guildhall_1"), (9, "guildhall_1")],
)
def test_p28_the_first_building_from_the_left_that_it_can_pay(stones: int, built: str) -> None:
    """Guildhalls stand on the left of its board; on the first free site of its bank."""
    s = alone("builder")
    opponent = s.players[OPPONENT]
    opponent.row = [t.CARD_IDS.index(name) for name in ("ss_criminal_1", "ss_cleric", "ss_cleric_build")]
    opponent.goods, opponent.town = [0, stones, 0, 0], 3 * 4 + t.LEFT
    next_scheme(s, "ss_build")  # an icon, and the criminal's
    visible(s, "segment_9_10", "woodcutter_1")
    play(s)
    found = [t.BUILDING_IDS[b] for b in range(9) if opponent.built >> b & 1]
    assert found == ([built] if built else [])
    assert (s.sites[t.SITE_IDS.index("segment_1_2_few_1")] != NONE) == bool(built)
    assert opponent.goods[t.STONE] == (stones - t.BUILD_COST[t.BUILDING_IDS.index(built)] + 2 if built else 0)


def test_p28_it_does_not_cross_the_river_to_build() -> None:
    s = alone("builder")
    opponent = s.players[OPPONENT]
    opponent.goods, opponent.town = [0, 9, 0, 0], 3 * 4 + t.LEFT
    stands(s, 0, "workshop_1", "segment_1_2_few_1")
    stands(s, 0, "workshop_2", "segment_1_2_few_2")
    next_scheme(s, "ss_build")
    play(s)
    assert not opponent.built


@pytest.mark.parametrize(
    ("town", "taken", "site"),
    [
        ("left", [], "segment_9_10_few_1"),
        ("left", ["segment_9_10_few_1"], "segment_9_10_few_2"),
        ("left", ["segment_9_10_few_1", "segment_9_10_few_2"], "segment_9_10_few_3"),
        ("right", ["segment_9_10_few_3", "segment_9_10_few_4"], "segment_1_2_few_1"),
    ],
)
def test_p28_a_free_building_goes_on_clockwise_across_rivers(town: str, taken: list[str], site: str) -> None:
    """From the last segment of the ring to the first."""
    s = alone()
    s.players[OPPONENT].town = 3 * 4 + (t.LEFT if town == "left" else t.RIGHT)
    for number, other in enumerate(taken):
        stands(s, 0, t.BUILDING_IDS[number], other)
    gains(s, "build workshop")
    assert s.sites[t.SITE_IDS.index(site)] // 9 == OPPONENT


def test_p28_a_free_building_is_lost_only_when_all_sites_are_taken() -> None:
    """On a right bank the sites to the left of the river come last."""
    s = alone()
    opponent = s.players[OPPONENT]
    opponent.town = t.RIGHT
    for site, row in enumerate(t.SITES):
        if row.players == "1-2" and row.id != "segment_1_2_few_2":
            s.sites[site] = 0
    gains(s, "build workshop")
    assert s.sites[t.SITE_IDS.index("segment_1_2_few_2")] // 9 == OPPONENT
    gains(s, "build workshop")
    assert opponent.built.bit_count() == 1


@pytest.mark.parametrize(
    ("gold", "supply", "placed"), [(0, 20, 0), (1, 20, 2), (3, 20, 3), (6, 20, 4), (9, 20, 4), (9, 3, 3), (9, 1, 0)]
)
def test_p29_two_three_or_four_workers(gold: int, supply: int, placed: int) -> None:
    """As many as it can, never one; beside its segment."""
    s = alone("noble")
    opponent = s.players[OPPONENT]
    opponent.row = [t.CARD_IDS.index("fs_noble"), t.CARD_IDS.index("ss_build"), t.CARD_IDS.index("ss_cleric")]
    opponent.goods, opponent.workers, opponent.virtue = [0, 0, gold, 0], supply, t.RIGHTMOST
    s.piles, s.castle = [[] for _ in s.piles], 2
    next_scheme(s, "ss_noble")  # a noble of its own, one of the board
    play(s)
    assert supply - opponent.workers == placed
    if placed > 2:
        assert opponent.tiers[1][(2 + 1) % 5] == 1  # two towns further, in the next segment


def test_p29_groups_are_resolved_clockwise_from_its_viscount() -> None:
    s = alone()
    s.log = []
    opponent = s.players[OPPONENT]
    opponent.town, opponent.tiers[0] = 3 * 3 + t.LEFT, [3, 0, 3, 0, 0]
    run(place_workers(s, OPPONENT, 4, 1))
    risen = [event.public["section"] for event in s.log if event.kind == "rises"]
    assert risen == [0, 2]  # from the fourth section: the fifth, the first, the second, the third


def test_p29_it_pushes_out_the_player() -> None:
    s = alone()
    s.players[0].tiers[0] = [0, 2, 0, 0, 0]
    s.players[OPPONENT].tiers[0] = [0, 2, 0, 0, 0]
    run(push_out(s, OPPONENT))
    assert s.players[0].tiers[0][1] == 1 and s.players[0].goods == [2, 0, 0, 0]


def test_p29_a_free_manuscript_is_that_of_its_segment_or_the_next_that_fits() -> None:
    s = alone()
    opponent = s.players[OPPONENT]
    s.manuscripts = [[] for _ in s.manuscripts]
    legible(s, "segment_3_4", "black_5_cleric")
    legible(s, "segment_7_8", "black_3_flip")
    legible(s, "segment_9_10", "blue_3_flip")
    opponent.town = 3
    gains(s, "manuscript 3-4")
    gains(s, "manuscript 3-4")
    gains(s, "manuscript 3-4")
    assert opponent.manuscripts == (manuscript("black_3_flip"), manuscript("blue_3_flip"))


def test_p27_a_viscount_that_meets_the_other() -> None:
    """Whom it comes to may rearrange; who comes to it brings it a resource."""
    s = alone()
    s.players[0].row = [card("trader"), card("abbot"), NONE]
    s.players[0].town = 3 + t.LEFT
    next_scheme(s, "ss_build")
    play(s, "0: arrange 21")
    assert s.players[0].row == [card("abbot"), card("trader"), NONE]
    gains(s, "rearrange")
    assert sum(s.players[OPPONENT].goods) >= 1


def test_p31_the_last_turn_is_its_own() -> None:
    """P. 23, 31: both have as many turns."""
    s = alone()
    s.last = s.round
    assert not over(s)
    next_scheme(s, "ss_cleric_build")
    play(s)
    play(s)  # nothing is left to be done before points are counted
    assert over(s)


def test_p26_its_workshops_answer_a_shuffle() -> None:
    """Corruption comes before virtue (p. 10): markers side by side end on the left one, and the shuffle was first."""
    s = alone()
    opponent = s.players[OPPONENT]
    uncover(s, OPPONENT, "workshop_2", "workshop_3")
    opponent.corruption, opponent.virtue, opponent.discard = 2, 4, [opponent.draw.pop()]
    run(shuffle(s, OPPONENT))
    assert (opponent.corruption, opponent.virtue) == (2, 2)


def test_p30_its_cards_go_on_as_those_of_players() -> None:
    """The third drops off to its discard pile; nothing else happens by that."""
    s = alone()
    opponent = s.players[OPPONENT]
    names = ["ss_noble_cleric", "ss_build_noble", "ss_build"]
    opponent.row = [t.CARD_IDS.index(name) for name in names]
    next_scheme(s, "ss_cleric")
    play(s)
    assert opponent.row == [t.CARD_IDS.index(name) for name in ("ss_cleric", *names[:2])]
    assert opponent.discard == [t.CARD_IDS.index("ss_build")]
