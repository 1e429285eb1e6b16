"""The worked examples of the rulebook of Paladins, one test for each (vectors V1 to V31)."""

from __future__ import annotations

import pytest

from burgrave.games.paladins import GAME
from burgrave.games.paladins.data import tables as t
from burgrave.games.paladins.rules.scoring import convert_points, order_points, score
from burgrave.games.paladins.rules.solo import opponents_score
from burgrave.games.paladins.rules.state import State
from burgrave.kernel.begin import prepare
from tests.games.paladins.scene import (
    Seat,
    asked,
    camp,
    choices,
    crew,
    done,
    go_on,
    gone,
    hired,
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


def test_v01_an_architect_hired_in_setup_brings_a_provision() -> None:
    """The first hire is free, and what the card brings at once is taken (p. 5)."""
    table = opening(1, stalls={2: "architect_2"})
    play(table, "townsfolk architect_2")
    assert (me(table).silver, me(table).provisions) == (3, 2)


def test_v02_five_walls_are_worth_4_6_or_8_points_by_place() -> None:
    """An order pays everybody who complies at the end, by the place it was revealed in (p. 8)."""
    assert t.ORDER_VP == [4, 6, 8]
    for place in range(3):
        orders = ["garrison", "attack", "absolve"]
        orders[place] = "fortify"
        table = scene(Seat(done={"fortify": 5}), Seat(done={"fortify": 5}), Seat(done={"fortify": 4}), orders=orders)
        state(table).orders_shown = 3
        found = [order_points(state(table), player) for player in state(table).players]
        assert found == [t.ORDER_VP[place], t.ORDER_VP[place], 0]


def test_v03_four_players_find_five_cards_in_the_tavern() -> None:
    """One card more than players (p. 9)."""
    table = opening(4)
    go_on(table, "play")
    assert len(state(table).tavern_open) == 5


def test_v04_engelier_for_a_round() -> None:
    """A Fighter and a Scout, Strength +3, Faith +1, and 2 silver for every attack (p. 10)."""
    table = opening(1, paladins=["engelier", "roland", "ivon"], tavern=["tavern_01", "tavern_18"])
    go_on(table, "play")
    play(table, "play engelier", "on top roland")
    assert me(table).workers == crew("fighter+scout")
    one = Seat("scout+fighter+labourer+cleric+fighter+labourer", faith=1, paladin="engelier")
    table = scene(one, camp={1: "viking_lookout", 2: "viking_mercenary", 3: "viking_guardian"})
    play(table, "do attack", "workers labourer+scout+fighter")
    assert choices(table, "outsider") == ["viking_lookout", "viking_mercenary"]
    play(table, "outsider viking_lookout", "pass", "do convert", "workers labourer+fighter+cleric")
    assert choices(table, "outsider") == ["viking_mercenary"]
    assert (me(table).silver, me(table).influence, me(table).strength, me(table).faith) == (2, 1, 0, 1)


def test_v05_the_refresh() -> None:
    """The rightmost of the townsfolk goes, the leftmost outsider is gone already, and the gaps are filled (p. 10)."""
    table = scene(
        players=4,
        stalls={1: "squire_1", 2: "", 3: "defender_1", 4: "", 5: "debt_collector_1"},
        camp={1: "", 2: "viking_thief", 3: "viking_traitor", 4: "", 5: "viking_armourer", 6: "viking_mercenary"},
    )
    tavern = len(state(table).tavern_gone)
    pass_round(table)
    assert stalls(table)[3:] == ["squire_1", "defender_1"]
    assert all(stalls(table))
    assert camp(table)[:4] == ["viking_thief", "viking_traitor", "viking_armourer", "viking_mercenary"]
    assert all(camp(table))
    assert gone(table) == ["debt_collector_1"]
    assert len(state(table).tavern_gone) == tavern + 1 == 5


def test_v06_fortify_needs_influence_and_brings_strength() -> None:
    """What an action needs and what it brings (p. 12)."""
    wanting = "merchant+labourer+scout"
    table = scene(Seat(wanting, provisions=9, influence=0, strength=12, faith=12, done={"fortify": 1}))
    assert "fortify" not in choices(table, "do")
    table = scene(Seat(wanting, provisions=9, influence=1, done={"fortify": 1}), walls=["wall_05"])
    play(table, "do fortify")
    assert (me(table).strength, me(table).influence, me(table).faith) == (1, 1, 0)


@pytest.mark.parametrize(
    ("workers", "enough"),
    [
        ("merchant+labourer+scout", True),
        ("merchant+scout+scout", True),
        ("merchant+criminal+fighter", True),
        ("criminal+criminal+criminal", True),
        ("merchant+scout", False),
        ("merchant+fighter+fighter", False),
        ("labourer+labourer+scout", False),
    ],
)
def test_v07_fortify_takes_a_merchant_a_scout_and_anybody(workers: str, enough: bool) -> None:
    """Without workshops three workers stand on Fortify; Criminals stand in for a colour (p. 12)."""
    table = scene(Seat(workers, provisions=1))
    assert ("fortify" in choices(table, "do")) == enough


def test_v08_develop() -> None:
    """4 silver and two workers move a workshop, which does a worker's work, and bring a Scout (p. 14)."""
    table = scene(Seat("labourer+fighter", silver=4))
    play(table, "do develop", "workshop commission 1")
    assert (me(table).silver, me(table).workers) == (0, crew("scout"))
    assert standing(table, "commission") == spaces("commission", "workshop")
    after = scene(Seat("labourer+cleric", provisions=1, board={"commission": "workshop"}))
    assert "commission" in choices(after, "do")


def test_v09_recruit_with_one_worker() -> None:
    """The Abbot in a place of 2 silver brings a Cleric and a Labourer and is discarded (p. 15)."""
    table = scene(Seat("labourer", silver=2), stalls={3: "abbot_1"})
    play(table, "do recruit", "townsfolk abbot_1")
    assert (me(table).silver, me(table).workers) == (0, crew("cleric+labourer"))
    assert gone(table) == ["abbot_1"] and hired(table) == []


@pytest.mark.parametrize(("price", "silver", "unpaid"), [("silver", 1, 0), ("debt", 4, 1)])
def test_v10_recruit_with_two_workers(price: str, silver: int, unpaid: int) -> None:
    """The Gatekeeper costs 3 silver or a debt, brings a silver at once, and another with every wall (p. 15)."""
    one = Seat("labourer+fighter+merchant+scout+labourer", silver=3, provisions=1)
    table = scene(one, stalls={1: "gatekeeper_2"}, walls=["wall_05"])
    play(table, "do recruit with two", "workers labourer+fighter", "townsfolk gatekeeper_2", f"pay with {price}")
    assert (me(table).silver, me(table).unpaid, hired(table)) == (silver, unpaid, ["gatekeeper_2"])
    play(table, "pass", "do fortify")
    assert me(table).silver == silver + 1


@pytest.mark.parametrize(("action", "colour"), [("hunt", "scout"), ("trade", "merchant")])
def test_v11_hunt_and_trade(action: str, colour: str) -> None:
    """One worker gets one piece, two of them three (p. 16)."""
    table = scene(Seat("labourer+labourer"))
    assert f"{action} with two" not in choices(table, "do")
    play(table, f"do {action}")
    assert me(table).provisions + me(table).silver == 1
    table = scene(Seat(f"labourer+{colour}"))
    play(table, f"do {action} with two")
    found = (me(table).provisions, me(table).silver)
    assert found == ((3, 0) if action == "hunt" else (0, 3))


def test_v12_pray() -> None:
    """A Criminal and 2 silver clear Absolve, which can be done again (p. 16)."""
    board = {"absolve": "cleric labourer merchant", "hunt": "labourer"}
    table = scene(Seat("criminal+cleric+labourer+merchant", silver=3, board=board))
    assert "absolve" not in choices(table, "do")
    play(table, "do pray", "workers criminal", "clear absolve", "pass")
    assert standing(table, "absolve") == spaces("absolve")
    assert standing(table, "pray") == spaces("pray", "criminal")
    assert standing(table, "hunt") == spaces("hunt", "labourer")
    assert me(table).silver == 1 and "absolve" in choices(table, "do")


def test_v13_commission() -> None:
    """With a workshop two workers and a provision; 2 Faith and 1 of the paladin reach two regions (p. 17)."""
    one = Seat(
        "cleric+labourer", provisions=1, influence=1, faith=2, paladin="anseis", board={"commission": "workshop"}
    )
    table = scene(one)
    play(table, "do commission")
    assert choices(table, "space") == ["r1s01", "r1s02", "r2s01", "r2s02", "r2s03", "r2s04"]
    play(table, "space r2s03")
    assert (me(table).provisions, me(table).influence, me(table).workers) == (0, 2, crew("scout"))
    assert state(table).spaces[t.SPACE_IDS.index("r2s03")] == 0


def test_v14_fortify() -> None:
    """The fourth wall needs 5 Influence, which Anséis completes, and for him no provisions (p. 18)."""
    one = Seat("merchant+cleric+scout", influence=2, paladin="anseis", done={"fortify": 3})
    table = scene(one, walls=["wall_17"])
    play(table, "do fortify")
    assert (me(table).strength, me(table).workers) == (1, crew("labourer+fighter"))
    assert t.NEED_INFLUENCE[t.FORTIFY][done(table, "fortify")] == 7
    assert t.PROVISIONS[t.FORTIFY][done(table, "fortify")] == 2
    lower = scene(Seat("merchant+cleric+scout", influence=1, paladin="anseis", done={"fortify": 3}))
    assert "fortify" not in choices(lower, "do")


def test_v15_garrison() -> None:
    """Strength 5 reaches the third region; its reward clears an action, and Faith goes up (p. 19)."""
    one = Seat("merchant+fighter+labourer", provisions=1, strength=5, board={"hunt": "labourer"})
    table = scene(one)
    play(table, "do garrison")
    assert {space[:2] for space in choices(table, "space")} == {"r1", "r2", "r3"}
    play(table, "space r3s04", "clear hunt")
    assert (me(table).provisions, me(table).faith) == (0, 1)
    assert standing(table, "hunt") == spaces("hunt")
    assert state(table).spaces[t.SPACE_IDS.index("r3s04")] == 1


def test_v16_attack() -> None:
    """A silver makes up for 2 missing Strength; the Mercenary brings Influence and two Labourers (p. 20)."""
    table = scene(Seat("scout+fighter+labourer", silver=1, strength=5), camp={4: "viking_mercenary"})
    play(table, "do attack", "outsider viking_mercenary")
    assert (me(table).silver, me(table).influence, me(table).workers) == (0, 1, crew("labourer+labourer"))
    assert len(me(table).attacked) == 1 and camp(table)[3] == ""


def test_v17_convert() -> None:
    """The third convert costs 2 silver, brings Strength, and counts attacked Saracens at the end (p. 21)."""
    one = Seat(
        "cleric+fighter+labourer",
        silver=2,
        faith=3,
        paladin="engelier",
        converted=["viking_lookout", "viking_guardian"],
        attacked=["saracen_archer", "saracen_hunter", "viking_thief"],
    )
    table = scene(one, camp={2: "byzantine_assassin"})
    play(table, "do convert", "outsider byzantine_assassin")
    assert (me(table).silver, me(table).strength) == (0, 2)
    assert convert_points(state(table), me(table), me(table).converted[-1]) == 2


def test_v18_tax_for_two_criminals() -> None:
    """The last coin comes from the main supply, the Inquisition follows, then the second card (p. 22)."""
    table = scene(Seat("labourer"), round_=3, favours=["two_criminals"], tax=1, suspicion=[2, 1])
    play(table, "favour favour_two_criminals")
    assert (me(table).silver, me(table).unpaid, len(me(table).suspicion)) == (3, 1, 2)
    assert (state(table).tax, me(table).workers) == (4, crew("criminal+criminal"))


def test_v19_the_inquisition_of_four_players() -> None:
    """Those with the most cards take a debt each and discard half of them, rounded down (p. 23)."""
    table = scene(
        Seat("labourer", suspicion=[0]),
        Seat(),
        Seat(suspicion=[0, 1, 2]),
        Seat(suspicion=[2, 1, 0]),
        round_=3,
        favours=["supplies"],
        tax=1,
    )
    play(table, "favour favour_supplies")
    players = state(table).players
    assert [player.unpaid for player in players] == [0, 0, 1, 1]
    assert [player.suspicion for player in players] == [(0,), (), (0, 1), (2, 1)]
    assert state(table).tax == 8


def test_v20_a_score_of_66() -> None:
    """The example of the final score (p. 25)."""
    one = Seat(
        silver=2,
        provisions=1,
        strength=11,
        influence=10,
        faith=6,
        done={"commission": 6},
        walls=["wall_05", "wall_03", "wall_01", "wall_02", "wall_07", "wall_08"],
        converted=["saracen_adventurer", "saracen_warrior", "byzantine_warrior", "viking_assassin"],
        attacked=["saracen_archer", "saracen_hunter", "saracen_protector"],
        paid=2,
        unpaid=1,
    )
    table = scene(one, round_=7, orders=["fortify", "absolve", "commission"])
    found = score(state(table), me(table))
    assert {part: points for part, points in found.parts.items() if points} == {
        "orders": 12,
        "strength": 16,
        "influence": 13,
        "faith": 6,
        "commission": 5,
        "fortify": 3,
        "walls": 3,
        "converts": 8,
        "debts": -1,
        "resources": 1,
    }
    assert found.total == 66


@pytest.mark.parametrize(("difficulty", "workshops"), [("easy", 1), ("standard", 3), ("hard", 5)])
def test_v21_the_opponents_workshops_by_difficulty(difficulty: str, workshops: int) -> None:
    """One workshop on the action of each order that is turned over, then all are shuffled again (p. 26)."""
    s = prepare(GAME, 1, 5, {"difficulty": difficulty}).state()
    assert isinstance(s, State)
    placed = [spaces_.count(t.WORKSHOP) for spaces_ in s.players[1].placed]
    assert sum(placed) == workshops and max(placed) == 1
    assert sorted([*s.orders, *s.hidden_orders]) == list(range(6)) and s.orders_shown == 0


def test_v22_where_the_marker_points() -> None:
    """From the middle it tries card 3, then 4 and 5, of outsiders also 6, then 1 and 2 (p. 27)."""
    townsfolk = ["debt_collector_1", "peddler_1", "missionary_3", "squire_1", "watchman_1"]
    order = [3, 4, 5, 1, 2]
    for number, place in enumerate(order):
        there = {later: townsfolk[later - 1] if later in order[number:] else "" for later in range(1, 6)}
        table = scene(
            Seat("labourer+labourer"), opponent=Seat("labourer+labourer"), marker=3, stalls=there, schemes=["recruit"]
        )
        play(table, "do hunt")
        assert gone(table) == [townsfolk[place - 1]]
    names = ["archer", "armourer", "champion", "guardian", "lookout", "warrior"]
    order = [3, 4, 5, 6, 1, 2]
    for number, place in enumerate(order):
        there = {later: f"byzantine_{names[later - 1]}" if later in order[number:] else "" for later in range(1, 7)}
        table = scene(
            Seat("labourer+labourer"),
            opponent=Seat("labourer+labourer+labourer+labourer", strength=12),
            marker=3,
            camp=there,
            schemes=["attack"],
        )
        play(table, "do hunt")
        assert camp(table)[place - 1] == "" and camp(table).count("") == number + 1


def test_v23_the_opponent_pays_no_silver_for_a_favour() -> None:
    """It takes the effect without the price (p. 27)."""
    table = scene(
        Seat("labourer+labourer"),
        opponent=Seat("labourer+labourer", unpaid=1),
        round_=3,
        favours=["settle"],
        schemes=["kings_favour"],
    )
    play(table, "do hunt")
    opponent = opponent_of(table)
    assert (opponent.paid, opponent.unpaid, opponent.silver, sum(opponent.workers)) == (1, 0, 0, 1)


def test_v24_the_opponents_workers_of_round_4() -> None:
    """Three more than the number of the round (p. 28)."""
    table = scene(Seat(""), opponent=Seat("", passed=True), round_=3)
    assert state(table).round == 4
    assert sum(opponent_of(table).workers) == 7


def test_v25_a_scheme_of_commission() -> None:
    """With a workshop two workers do it; with one worker it does the first action on the left (p. 28)."""
    board = {"commission": "workshop"}
    table = scene(Seat("labourer+labourer"), opponent=Seat("scout+fighter+cleric", board=board), schemes=["commission"])
    play(table, "do hunt")
    assert (done(table, "commission", 1), opponent_of(table).influence) == (1, 1)
    table = scene(Seat("labourer+labourer"), opponent=Seat("scout", board=board), schemes=["commission"])
    play(table, "do hunt")
    assert done(table, "commission", 1) == 0 and len(gone(table)) == 1


@pytest.mark.parametrize(
    ("opponent", "action"),
    [
        (Seat("+".join(["labourer"] * 9)), "commission"),
        (Seat("+".join(["labourer"] * 9), done={"commission": 5}), "convert"),
        (Seat("+".join(["labourer"] * 9), board={"commission": "labourer labourer labourer"}), "convert"),
        (
            Seat(
                "+".join(["labourer"] * 9),
                faith=12,
                influence=12,
                done={"commission": 5, "convert": 5, "fortify": 5},
            ),
            "commission",
        ),
    ],
)
def test_v26_a_scheme_of_the_kings_order(opponent: Seat, action: str) -> None:
    """From the right the first order that it has not fulfilled and can work on; else the rightmost (p. 29)."""
    table = scene(
        Seat("labourer+labourer"),
        opponent=opponent,
        round_=3,
        orders=["fortify", "convert", "commission"],
        schemes=["kings_order"],
    )
    before = done(table, action, 1)
    play(table, "do hunt")
    assert done(table, action, 1) == before + 1


def test_v27_a_scheme_of_the_kings_favour() -> None:
    """Favours 5 and 1 are taken: the second one; 2 coins of tax move the marker past the end (p. 29)."""
    table = scene(
        Seat("labourer+labourer"),
        opponent=Seat("labourer+labourer", suspicion=[0]),
        round_=7,
        favours=["recruit", "amnesty_tax"],
        taken=[5, 1],
        marker=5,
        schemes=["kings_favour"],
    )
    play(table, "do hunt")
    opponent = opponent_of(table)
    assert state(table).favour_workers[1] >= 0
    assert (opponent.suspicion, state(table).tax, state(table).marker) == ((), 3, 1)
    assert (opponent.strength, opponent.faith, opponent.influence) == (1, 0, 0)


def test_v28_converted_mercenaries() -> None:
    """One is worth 2 points, two of them 3 each (p. 29)."""
    cards = ["viking_mercenary", "byzantine_mercenary"]
    for count, points in ((1, 2), (2, 3)):
        table = scene(Seat(converted=cards[:count]))
        found = [convert_points(state(table), me(table), card) for card in me(table).converted]
        assert found == [points] * count


def test_v29_peddler_conspirators_and_squires() -> None:
    """In that order a Peddler pays, Conspirators discard all, Squires raise attributes; no debt (p. 30)."""
    names = ["conspirator_1", "conspirator_2", "peddler_2", "squire_1", "squire_2"]
    table = scene(Seat("labourer"), Seat(hired=names, suspicion=[0, 0]), round_=3, favours=["supplies"], tax=1)
    play(table, "favour favour_supplies")
    assert asked(table) == (1, "inquisition")
    assert choices(table, "use") == ["conspirator_1", "conspirator_2", "peddler_2"]
    play(table, "use peddler_2", "use conspirator_1", "use conspirator_2")
    assert asked(table) == (1, "turn")  # the Squires are not asked for
    other = me(table, 1)
    assert (other.provisions, other.strength, other.influence) == (2, 1, 1)
    assert (other.unpaid, other.suspicion) == (0, ())


def test_v30_a_space_that_prays_for_the_opponent() -> None:
    """It clears the right side, or brings a worker where that is clear, and shuffles all schemes (p. 28)."""
    table = scene(
        Seat("labourer+labourer", monks=["r1s01", "r1s02", "r2s01", "r2s02", "r2s03", "r2s04"]),
        opponent=Seat(
            "labourer+labourer+labourer+labourer",
            faith=4,
            board={"attack": "labourer labourer labourer", "trade": "labourer"},
        ),
        schemes=["commission"],
    )
    schemes = len(state(table).schemes)
    play(table, "do hunt")
    assert state(table).spaces[t.SPACE_IDS.index("r3s04")] == 2
    assert standing(table, "attack", 1) == standing(table, "commission", 1) == spaces("attack")
    assert standing(table, "trade", 1) == spaces("trade", "labourer")
    assert sum(opponent_of(table).workers) == 1
    assert (len(state(table).schemes), state(table).schemes_gone) == (schemes, [])
    clear = scene(
        Seat("labourer+labourer"),
        opponent=Seat("labourer+labourer"),
        round_=3,
        favours=["pray"],
        schemes=["kings_favour"],
    )
    play(clear, "do hunt")
    assert sum(opponent_of(clear).workers) == 2 and state(clear).schemes_gone == []


def test_v31_a_solo_opponent_with_76_points() -> None:
    """The example of the opponent's score (p. 29)."""
    workshops = dict.fromkeys(("commission", "fortify", "garrison"), "workshop workshop")
    opponent = Seat(
        strength=12,
        influence=12,
        faith=8,
        board=workshops,
        done={"commission": 6, "garrison": 5, "fortify": 2},
        converted=[
            "byzantine_armourer",
            "byzantine_lookout",
            "byzantine_guardian",
            "saracen_protector",
            "saracen_invader",
            "saracen_hunter",
        ],
        attacked=["viking_thief", "viking_traitor"],
        walls=["wall_01", "wall_02"],
        paid=1,
        unpaid=2,
    )
    table = scene(Seat(), opponent=opponent, round_=7, orders=["fortify", "garrison", "commission"])
    found = opponents_score(state(table))
    assert {part: points for part, points in found.parts.items() if points} == {
        "orders": 14,
        "strength": 20,
        "influence": 20,
        "faith": 9,
        "commission": 5,
        "garrison": 2,
        "converts": 11,
        "debts": -5,
    }
    assert found.total == 76
