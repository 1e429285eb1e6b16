"""Scoring (p. 7), by the rulebook of Gates of Gold (pages are its own)."""

from __future__ import annotations

from burgrave.games.viscounts.data import tables as t
from burgrave.games.viscounts.rules.scoring import everybodys_scores
from burgrave.games.viscounts.rules.state import (
    ENDING,
    OVER,
    State,
)
from tests.games.viscounts.gates_of_gold.scene import goods, scene
from tests.games.viscounts.scene import (
    card,
    manuscript,
    play,
    stands,
    uncover,
)

# -------------------------------------------------------------------- scoring (p. 7)


def owner(*names: str, players: int = 2) -> State:
    """Seat 0 has outsiders in its deck."""
    s = scene(players)
    s.players[0].draw += [card(name) for name in names]
    return s


def points(s: State) -> int:
    """What the outsiders of seat 0 count."""
    return everybodys_scores(s)[0].parts["outsiders"]


def test_c63_outsiders_count_wherever_they_are() -> None:
    """P. 5, 7: in hand, draw pile, discard pile and on the board."""
    for place in ("hand", "draw", "discard", "row"):
        s = scene()
        getattr(s.players[0], place)[:] = [card("tyrant")]
        assert points(s) == 3


def test_carpenter_counts_links_with_own_buildings_at_both_ends() -> None:
    """P. 7."""
    s = owner("carpenter")
    stands(s, 0, "workshop_1", "segment_3_4_few_1")
    assert points(s) == 0
    stands(s, 0, "workshop_2", "segment_3_4_few_2")
    assert points(s) == 1


def test_c84_champion_counts_wedges_of_both_tiers() -> None:
    """P. 7: strictly more than everybody else, tiers one and two together."""
    s = owner("champion")
    me, other = s.players
    me.tiers[0][0], me.tiers[1][0], other.tiers[0][0] = 1, 1, 1
    me.tiers[0][1], other.tiers[1][1] = 1, 1
    assert points(s) == 1


def test_c62_envoy_gives_a_ribbon_of_any_colour() -> None:
    """P. 7: for manuscripts and for other outsiders, whatever brings most."""
    s = owner("envoy_1")
    assert everybodys_scores(s)[0].parts["ribbons"] == 4  # two colours
    s = owner("envoy_1", "scholar_3")
    assert (
        everybodys_scores(s)[0].parts["ribbons"] + points(s) == 4 + 2
    )  # a second colour rather than a second grey one


def test_guardians_want_three_alike() -> None:
    """P. 7."""
    s = owner("guardian_2")
    uncover(s, 0, "workshop_1", "workshop_2")
    assert points(s) == 0
    uncover(s, 0, "workshop_3")
    assert points(s) == 4


def test_hunter_counts_three_resources() -> None:
    """P. 7."""
    s = owner("hunter")
    goods(s, 0, silver=9, ink=2, gold=2, stone=1)
    assert points(s) == 1


def test_c69_mercenaries_count_every_worker_of_a_tier() -> None:
    """P. 7, by the Polish text."""
    s = owner("mercenary_1", "mercenary_2", "mercenary_3")
    s.players[0].tiers = [[2, 1, 0, 0, 0], [1, 0, 0, 0, 1], [3]]
    assert points(s) == 3 + 2 + 3


def test_outrider_counts_segments_with_buildings() -> None:
    """P. 7."""
    s = owner("outrider")
    stands(s, 0, "workshop_1", "segment_3_4_few_1")
    stands(s, 0, "workshop_2", "segment_3_4_few_2")
    stands(s, 0, "workshop_3", "segment_7_8_few_1")
    assert points(s) == 2


def test_protector_halves_debts() -> None:
    """P. 7: each costs one point less."""
    s = owner("protector")
    s.players[0].unpaid = 3
    assert points(s) == 3


def test_scholars_translator_and_warrior() -> None:
    """P. 7."""
    s = owner("scholar_1", "translator", "warrior")
    s.players[0].manuscripts = tuple(manuscript(f"start_{one}") for one in ("grey", "black", "black", "blue", "yellow"))
    assert points(s) == (1 + 2) + 3 + (1 + 3)


def test_a_manuscript_counts_outsiders() -> None:
    """P. 8: a point for each."""
    s = owner("hunter", "tyrant")
    s.players[0].manuscripts = (manuscript("grey_4_outsiders"),)
    assert everybodys_scores(s)[0].parts["manuscripts"] == 2


def test_c62_assassins_and_rogues_act_in_reverse_order_before_places_are_counted() -> None:
    """P. 7: what cards do otherwise does nothing then (base p. 23)."""
    s = scene(2)
    s.phase, s.last, s.round = ENDING, 1, 1
    for player in s.players:
        player.unpaid, player.acquired = 2, 1
    s.players[0].draw += [card("assassin_outsider")]
    s.players[1].draw += [card("rogue_1")]
    s.debts = 0
    assert play(s, "1: choose flip deed", "0: choose approve") == ["choose", "choose"]
    assert s.phase == OVER and (s.players[0].approved, s.players[1].approved) == (1, 1)
    assert [score.parts["poverty"] for score in everybodys_scores(s)] == [8, 8]


def test_an_assassin_hands_back_debts() -> None:
    """P. 7: two of them."""
    s = scene(2)
    s.phase, s.last, s.round = ENDING, 1, 1
    s.players[0].unpaid = 3
    s.players[0].draw += [card("assassin_outsider"), card("rogue_2")]
    play(s, "resolve flip debt | flip deed", "take ink", "choose forgive 2")
    assert (s.players[0].unpaid, s.players[0].paid, s.players[0].goods[t.INK]) == (0, 1, 1)
