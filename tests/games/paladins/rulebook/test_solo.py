"""The solo opponent of Paladins: clarifications R38 to R49."""

from __future__ import annotations

from dataclasses import replace

import pytest

from burgrave.games.paladins.data import tables as t
from burgrave.games.paladins.rules.player_board import blocked
from burgrave.games.paladins.rules.scoring import score
from burgrave.games.paladins.rules.solo import opponents_score
from tests.games.paladins.scene import (
    Seat,
    asked,
    camp,
    choices,
    done,
    go_on,
    gone,
    me,
    opening,
    opponent_of,
    pass_round,
    play,
    scene,
    spaces,
    stalls,
    standing,
    state,
)

ALL = "+".join(3 * ["labourer", "scout", "merchant", "fighter", "cleric"])
TWO = Seat("labourer+labourer")  # hunts, and is asked again after the opponent
RIGHT = ["commission", "fortify", "garrison", "absolve", "attack", "convert"]


# -------------------------------------------------------------------- the solo game


def _workshops(placed_: list[tuple[int, ...]]) -> list[int]:
    return [placed.count(t.WORKSHOP) for placed in placed_]


def test_r38_the_solo_setup() -> None:
    """Workshops by difficulty, three orders dealt afterwards, favour schemes set aside; the player begins (p. 26)."""
    table = opening(1)
    s = state(table)
    assert sum(_workshops(opponent_of(table).placed)) == 3
    assert (len(s.orders), s.orders_shown, len(s.schemes)) == (3, 0, 12)
    assert t.SCHEME_IDS.index("kings_favour") not in s.schemes
    while table.ask is not None:
        go_on(table, "turn")
        assert asked(table)[0] == state(table).first == 0
        pass_round(table)


def test_r39_workshops_of_orders_and_schemes_of_favours() -> None:
    """Each new order brings a workshop to its action, each new favour its scheme to the discards (p. 27)."""
    table = opening(1)
    before = _workshops(opponent_of(table).placed)
    for number in range(1, 5):
        go_on(table, "play")
        s = state(table)
        after = _workshops(opponent_of(table).placed)
        raised = [action for action in range(len(t.ACTION_IDS)) if after[action] > before[action]]
        assert raised == ([t.ORDER_ACTION[s.orders[number - 1]]] if number <= 3 else [])
        schemes = [*s.schemes, *s.schemes_gone]
        assert schemes.count(t.SCHEME_IDS.index("kings_favour")) == max(0, number - 2)
        if number >= 3:
            assert s.schemes_gone[-1] == t.SCHEME_IDS.index("kings_favour")
        before = after
        go_on(table, "turn")
        pass_round(table)


def test_r40_the_card_that_is_left_in_the_tavern() -> None:
    """The opponent draws a suspicion card for each of its Criminals (p. 27)."""
    table = opening(1, tavern=["tavern_12", "tavern_01"], suspicion=[0, 0])
    go_on(table, "tavern")
    assert choices(table, "tavern") == ["tavern_01", "tavern_12"]
    play(table, "tavern tavern_01")
    assert (len(me(table).suspicion), opponent_of(table).suspicion) == (0, (0, 0))
    assert sum(opponent_of(table).workers) == 4


def test_r41_the_resource_track() -> None:
    """From the last space to the first the lowest attribute rises; of several the marker on top (p. 27)."""
    found = []
    for opponent in (
        Seat("labourer+labourer"),
        Seat("labourer+labourer", strength=1),
        Seat("labourer+labourer", strength=2, faith=1, influence=1),
        Seat("labourer+labourer", strength=3, faith=3, influence=2),
    ):
        table = scene(TWO, opponent=opponent, marker=5, schemes=["trade"])
        play(table, "do hunt")
        raised = opponent_of(table)
        assert state(table).marker == 0
        found.append((raised.strength, raised.faith, raised.influence))
    assert found == [(1, 0, 0), (1, 1, 0), (2, 2, 1), (3, 3, 3)]
    table = scene(TWO, opponent=Seat("labourer+labourer"), marker=4, schemes=["trade"])
    play(table, "do hunt")
    assert (state(table).marker, opponent_of(table).strength) == (4, 0)


def test_r42_the_opponents_workers() -> None:
    """Round + 3 without any that were left; a Criminal that it gains brings suspicion (p. 28)."""
    table = scene(Seat("labourer"), opponent=Seat(ALL, passed=True), round_=4)
    pass_round(table)
    assert (state(table).round, sum(opponent_of(table).workers)) == (5, 8)
    table = scene(
        TWO, opponent=Seat("scout+cleric"), stalls={1: "architect_1"}, schemes=["recruit"], suspicion=[0], marker=1
    )
    play(table, "do hunt")
    assert (opponent_of(table).suspicion, sum(opponent_of(table).workers)) == ((0,), 2)


@pytest.mark.parametrize(
    ("blocked", "action"),
    [
        ((), "recruit"),
        (("recruit",), "pray"),
        (("recruit", "pray"), "trade"),
        (("recruit", "pray", "trade"), "conspire"),
        (("recruit", "pray", "trade", "conspire"), ""),
    ],
)
def test_r43_what_the_opponent_does_instead(blocked: tuple[str, ...], action: str) -> None:
    """Without enough workers the first free action from the left, at last a rest, which ends its round (p. 28)."""
    board = {name: "cleric" if name == "pray" else "labourer" for name in blocked}
    table = scene(
        TWO, opponent=Seat("labourer+labourer", board=board), stalls={1: "squire_1"}, schemes=["attack"], suspicion=[0]
    )
    play(table, "do hunt")
    assert done(table, "attack", 1) == 0
    assert opponent_of(table).passed == (not action)
    if action:
        assert standing(table, action, 1) != spaces(action)
        assert sum(opponent_of(table).workers) == {"recruit": 2, "pray": 2, "trade": 1, "conspire": 3}[action]
    else:
        assert state(table).marker == 2
    last = scene(TWO, opponent=Seat("labourer"), stalls={1: "missionary_2"}, schemes=["recruit"])
    play(last, "do hunt")
    assert opponent_of(last).passed


def test_r43_a_fulfilled_order_is_still_one_of_the_revealed() -> None:
    """Where no open order can be worked on, the fulfilled ones from the right; only then the left actions (p. 29)."""
    crew = "+".join(["labourer"] * 6)
    full = {"attack": "labourer labourer labourer"}
    seat = Seat(crew, influence=12, faith=12, strength=12)
    for fulfilled, board, action in (
        ({"commission": 5, "garrison": 5}, full, "garrison"),
        ({"commission": 5}, full | {"garrison": "labourer labourer labourer"}, "commission"),
    ):
        opponent = replace(seat, done=fulfilled, board=board)
        orders = ["commission", "garrison", "attack"]
        table = scene(TWO, opponent=opponent, orders=orders, round_=3, schemes=["kings_order"])
        play(table, "do hunt")
        assert done(table, action, 1) == 6 and not blocked(standing(table, "recruit", 1))


def test_r44_the_opponents_prayer_clears_the_right_side_only() -> None:
    """What stands on the left stays there until the round ends (p. 28)."""
    board = {"recruit": "labourer", "attack": "labourer labourer labourer", "convert": "workshop labourer labourer"}
    table = scene(TWO, opponent=Seat("labourer+labourer", board=board), schemes=["pray"])
    play(table, "do hunt")
    assert standing(table, "attack", 1) == spaces("attack")
    assert standing(table, "convert", 1) == spaces("convert", "workshop")
    assert standing(table, "recruit", 1) == spaces("recruit", "labourer")
    assert sum(opponent_of(table).workers) == 1
    play(table, "pass")
    pass_round(table)
    assert standing(table, "recruit", 1) == spaces("recruit")


def test_r45_what_the_opponent_lacks_costs_a_coin_of_tax() -> None:
    """No suspicion or debt to discard: a coin goes, no marker moves, and the Inquisition may come (p. 27)."""
    workers = "labourer+labourer+labourer+labourer"
    for camp_, tax in (("byzantine_traitor", 4), ("byzantine_mercenary", 4)):
        table = scene(TWO, opponent=Seat(workers, strength=1), camp={1: camp_}, schemes=["attack"])
        play(table, "do hunt")
        assert (state(table).tax, state(table).marker) == (tax, 0)
    one = Seat("labourer+labourer", suspicion=[0])
    table = scene(one, opponent=Seat(workers, strength=1), camp={1: "byzantine_traitor"}, schemes=["attack"], tax=1)
    play(table, "do hunt")
    assert (state(table).tax, me(table).unpaid) == (5, 1)
    free = scene(TWO, opponent=Seat(workers), schemes=["fortify"], walls=["wall_05"])
    play(free, "do hunt")
    assert (done(free, "fortify", 1), opponent_of(free).provisions) == (1, 0)


@pytest.mark.parametrize(
    ("taken", "unpaid", "space"),
    [
        ("", 0, "r1s01"),
        ("r1s01", 0, "r2s01"),
        ("r1s01 r2s01", 1, "r4s05"),
        ("r1s01 r2s01", 0, "r3s04"),
        ("r1s01 r2s01 r3s04 r4s02", 0, "r4s06"),
        ("r1s01 r2s01 r3s04 r4s02 r4s06", 0, "r2s03"),
    ],
)
def test_r46_the_spaces_that_the_opponent_likes(taken: str, unpaid: int, space: str) -> None:
    """Recruit, paying a debt it has, Pray, two workers, one, silver, suspicion; then the leftmost (p. 28)."""
    table = scene(
        Seat("labourer+labourer", monks=taken.split()),
        opponent=Seat("labourer+labourer+labourer+labourer", faith=7, unpaid=unpaid),
        stalls={1: "squire_1"},
        schemes=["commission"],
    )
    play(table, "do hunt")
    assert state(table).spaces[t.SPACE_IDS.index(space)] == 2


def test_r47_what_the_opponent_chooses() -> None:
    """Of attributes the lowest, of other rewards the left one (p. 28)."""
    opponent = Seat("labourer+labourer+labourer+labourer", strength=1, faith=2, influence=3, unpaid=1)
    table = scene(TWO, opponent=opponent, round_=3, favours=["attribute"], schemes=["kings_favour"])
    play(table, "do hunt")
    found = opponent_of(table)
    assert (found.strength, found.faith, found.influence) == (2, 2, 3)
    wall = scene(TWO, opponent=opponent, schemes=["fortify"], walls=["wall_07"])
    play(wall, "do hunt")
    assert (opponent_of(wall).paid, state(wall).marker) == (1, 0)


def test_r48_the_refresh_of_a_solo_game() -> None:
    """Two leave at either end, and schemes are not shuffled (p. 29)."""
    table = scene(Seat("labourer"), opponent=Seat("", passed=True))
    people, strangers, schemes = stalls(table), camp(table), state(table).schemes[:]
    pass_round(table)
    assert stalls(table)[2:] == people[:3] and camp(table)[:4] == strangers[2:]
    assert sorted(gone(table)) == sorted([*people[3:], *strangers[:2]])
    assert state(table).schemes == schemes
    gap = scene(Seat("labourer"), opponent=Seat("", passed=True), stalls={4: ""}, camp={2: ""})
    people, strangers = stalls(gap), camp(gap)
    pass_round(gap)
    assert sorted(gone(gap)) == sorted([people[4], strangers[0]])


def test_r49_the_opponents_converts() -> None:
    """Its Guardian counts workshops on its board, its Hunter nobody, and each is worth at least 1 (p. 28, 29)."""
    board = {"attack": "workshop workshop", "convert": "workshop workshop"}
    cards = ["viking_guardian", "saracen_hunter"]
    table = scene(Seat(converted=["byzantine_hunter"]), opponent=Seat(converted=cards, board=board))
    assert opponents_score(state(table)).parts["converts"] == 3
    assert opponents_score(state(table)).parts["develop"] == 0
    assert score(state(table), me(table)).parts["converts"] == 0
