"""The rounds of Paladins, tax, suspicion and the end: clarifications R1 to R7 and R26 to R37."""

from __future__ import annotations

from typing import Any

import pytest

from burgrave.games.paladins.data import tables as t
from burgrave.games.paladins.rules.inquisition import discard_suspicion
from burgrave.games.paladins.rules.scoring import convert_points, score, scores, winners
from burgrave.games.paladins.view.records import PaladinsView
from tests.games.paladins.scene import (
    Seat,
    asked,
    camp,
    choices,
    crew,
    go_on,
    gone,
    me,
    opening,
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


# -------------------------------------------------------------------- setup and round


@pytest.mark.parametrize(("players", "tax"), [(1, 5), (2, 5), (3, 7), (4, 8)])
def test_r01_setup(players: int, tax: int) -> None:
    """Five townsfolk, six outsiders, eight of the King's cards face down, 3 silver and a provision each (p. 4, 5)."""
    table = opening(players)
    s = state(table)
    assert all(stalls(table)) and len(stalls(table)) == 5
    assert all(camp(table)) and len(camp(table)) == 6
    assert s.tax == tax
    assert (len(s.orders), s.orders_shown, len(s.favours), s.favours_shown) == (3, 0, 5, 0)
    for one in s.players[:players]:
        assert (one.silver, one.provisions, one.strength, one.influence, one.faith) == (3, 1, 0, 0, 0)


def test_r02_first_hires_go_from_the_last_player_to_the_first() -> None:
    """Everybody hires for free in reverse order, and only then the gaps are filled from the left (p. 5)."""
    table = opening(4, first=2, stalls={1: "squire_1", 2: "watchman_2", 3: "peddler_1", 4: "abbot_2", 5: "acolyte_2"})
    order = []
    for name in ("watchman_2", "acolyte_2", "peddler_1", "abbot_2"):
        order.append(asked(table)[0])
        assert stalls(table).count("") == len(order) - 1
        play(table, f"townsfolk {name}")
    assert order == [1, 0, 3, 2]
    assert [one.silver for one in state(table).players] == [4, 4, 3, 3]  # the Watchman's and the Acolyte's
    assert [one.provisions for one in state(table).players] == [1, 1, 2, 1]  # the Abbot's
    assert stalls(table)[4] == "squire_1" and all(stalls(table))


def test_r03_the_steps_of_a_round() -> None:
    """Marker, King's cards, tavern, paladins at once, then one by one to the tavern, then actions (p. 8-10)."""
    table = opening(3, first=1)
    go_on(table, "play")
    assert (state(table).first, len(state(table).tavern_open)) == (1, 4)
    assert {ask.player for ask in table.asks} == {0, 1, 2}
    go_on(table, "tavern")
    order = []
    while asked(table)[1] == "tavern":
        seat = asked(table)[0]
        order.append(seat)
        assert sum(me(table, seat).workers) == 2  # the paladin's, who is shown first
        table.answer(table.ask.options[0] if table.ask else 0)
        assert sum(me(table, seat).workers) == 6
    assert order == [1, 2, 0] and asked(table) == (1, "turn")
    pass_round(table)
    go_on(table, "tavern")
    assert state(table).first == asked(table)[0] == 2


def test_r04_what_is_revealed_in_which_round() -> None:
    """Orders in rounds 1 to 3, favours from round 3 on; a favour can be used at once (p. 8)."""
    table = opening(2)
    found = []
    while table.ask is not None:
        go_on(table, "turn")
        found.append((state(table).orders_shown, state(table).favours_shown))
        pass_round(table)
    assert found == [(1, 0), (2, 0), (3, 1), (3, 2), (3, 3), (3, 4), (3, 5)]
    shown = scene(Seat("labourer"), round_=4, favours=["supplies", "pray", "on_credit"])
    assert choices(shown, "favour") == ["favour_pray", "favour_supplies"]


def test_r05_one_paladin_plays_one_waits_on_top_one_goes_to_the_bottom() -> None:
    """Of three drawn; a paladin who has played does not return (p. 9)."""
    table = opening(1, paladins=["otton", "samson", "roland"])
    go_on(table, "play")
    assert sorted(choices(table, "play")) == ["otton", "roland", "samson"]
    play(table, "play samson")
    assert choices(table, "on top") == ["otton", "roland"]
    play(table, "on top roland")
    deck = [t.PALADIN_IDS[card] for card in me(table).deck]
    assert (deck[0], deck[-1], len(deck)) == ("roland", "otton", 11)
    assert "samson" not in deck
    go_on(table, "turn")
    pass_round(table)
    assert "roland" in choices(table, "play")
    assert [t.PALADIN_IDS[card] for card in me(table).played] == ["samson"]


def test_r06_criminals_of_the_tavern_bring_suspicion_at_once() -> None:
    """So an Inquisition can come before the first action (p. 10, 22)."""
    people = {1: "abbot_1", 2: "acolyte_1"}
    table = opening(2, stalls=people, tavern=["tavern_12", "tavern_16", "tavern_01"], suspicion=[2, 2, 1, 0])
    go_on(table, "tavern")
    play(table, "tavern tavern_12")
    assert (me(table).suspicion, me(table).silver, state(table).tax) == ((2, 2), 7, 1)
    play(table, "tavern tavern_16")
    assert (me(table).unpaid, me(table).suspicion) == (1, (2,))
    assert (me(table, 1).unpaid, me(table, 1).suspicion, state(table).tax) == (0, (1, 0), 5)
    assert asked(table) == (0, "turn")


def test_r07_one_action_a_turn_clockwise_and_passed_players_are_skipped() -> None:
    """Until all have passed (p. 10, 12)."""
    table = scene(Seat("labourer+labourer+labourer"), Seat(passed=True), Seat("labourer+labourer"))
    play(table, "do hunt")
    assert asked(table) == (2, "turn")
    play(table, "do hunt")
    assert asked(table) == (0, "turn")
    play(table, "pass")
    assert asked(table) == (2, "turn")
    play(table, "pass")
    assert asked(table)[1] == "play" and state(table).round == 2


# -------------------------------------------------------------------- tax, suspicion, debt, Inquisition


def test_r26_tax_is_taken_whether_one_likes_it_or_not() -> None:
    """What the tax supply lacks comes from the main supply, then the Inquisition follows (p. 22)."""
    one = Seat("scout+labourer+fighter", strength=9, suspicion=[0])
    table = scene(one, camp={1: "viking_thief"}, tax=1)
    play(table, "do attack", "outsider viking_thief")
    assert (me(table).silver, me(table).unpaid, state(table).tax) == (2, 1, 5)
    plenty = scene(one, camp={1: "viking_thief"}, tax=4)
    play(plenty, "do attack", "outsider viking_thief")
    assert (me(plenty).silver, me(plenty).unpaid, state(plenty).tax) == (2, 0, 2)


def test_r27_suspicion_cards_one_at_a_time() -> None:
    """Newest on top; an empty deck is made of the discards; with none anywhere the Inquisition comes first (p. 22)."""
    table = scene(Seat("labourer", suspicion=[1]), round_=3, favours=["two_criminals"], suspicion=[2, 0])
    play(table, "favour favour_two_criminals")
    assert me(table).suspicion == (1, 2, 0)
    shuffled = scene(Seat("labourer"), suspicion=())
    count = len(state(shuffled).suspicion_gone)
    play(shuffled, "do conspire")
    assert (len(state(shuffled).suspicion), state(shuffled).suspicion_gone) == (count - 1, [])
    held = [0] * 6 + [1] * 6
    nowhere = scene(Seat("labourer", suspicion=held), Seat(suspicion=[1] * 2 + [2] * 10))
    play(nowhere, "do conspire")
    assert [one.unpaid for one in state(nowhere).players] == [1, 1]
    assert [len(one.suspicion) for one in state(nowhere).players] == [7, 6]


def test_r28_the_inquisition() -> None:
    """The newest card counts; for the most cards a debt and half of them gone; then the effect goes on (p. 23)."""
    table = scene(
        Seat("labourer", suspicion=[0]),
        Seat(suspicion=[1, 1]),
        Seat(suspicion=[1]),
        round_=3,
        favours=["two_criminals"],
        suspicion=[2, 0],
        tax=2,
    )
    play(table, "favour favour_two_criminals")
    assert [one.unpaid for one in state(table).players] == [1, 1, 0]
    assert [one.suspicion for one in state(table).players] == [(0, 0), (1,), (1,)]
    assert (state(table).tax, state(table).debts, me(table).workers) == (7, 22, crew("criminal+criminal"))
    nobody = scene(Seat("labourer"), round_=3, favours=["supplies"], tax=1)
    play(nobody, "favour favour_supplies")
    assert (state(nobody).debts, state(nobody).tax, me(nobody).provisions) == (24, 5, 2)


def test_r28_a_conspirator_lets_one_discard() -> None:
    """Its owner may decline, and is asked again for each; a Peddler acts in any case (p. 23, 30)."""
    hired = ["conspirator_1", "conspirator_2", "peddler_3"]
    position: dict[str, Any] = {"round_": 3, "favours": ["supplies"], "tax": 1}
    for answers, held, unpaid in (
        (["keep suspicion"], 4, 1),
        (["use conspirator_1", "keep suspicion"], 3, 1),
        (["use conspirator_2", "use conspirator_1"], 2, 0),
    ):
        table = scene(Seat("labourer", suspicion=[1, 1, 1]), Seat(hired=hired, suspicion=[0, 0, 2, 2]), **position)
        play(table, "favour favour_supplies")
        assert asked(table) == (1, "inquisition") and choices(table, "keep") == ["suspicion"]
        assert me(table, 1).silver == 2, "the Peddler has acted: nothing is gained by waiting"
        play(table, *answers)
        other = me(table, 1)
        assert other.unpaid == unpaid and len(other.suspicion) == (held - held // 2 if unpaid else held)
    alone = scene(Seat("labourer"), Seat(hired=["conspirator_1"]), **position)
    play(alone, "favour favour_supplies")
    assert asked(alone) == (1, "turn"), "there is nothing to discard"


def test_r29_paying_a_debt_is_not_destroying_it() -> None:
    """Unpaid -3, paid +1, destroyed nothing; Debt Collectors like to see it paid (p. 22, 30)."""
    collectors = ["debt_collector_1", "debt_collector_2"]
    paid = scene(Seat("fighter", silver=1, unpaid=2, hired=collectors), round_=3, favours=["settle"])
    play(paid, "favour favour_settle")
    assert (me(paid).paid, me(paid).unpaid, me(paid).workers) == (1, 1, crew("labourer+fighter"))
    assert score(state(paid), me(paid)).parts["debts"] == -2
    one = Seat("scout+labourer+fighter", strength=1, unpaid=1, hired=collectors)
    destroyed = scene(one, camp={1: "byzantine_traitor"})
    play(destroyed, "do attack", "outsider byzantine_traitor")
    assert (me(destroyed).paid, me(destroyed).unpaid, me(destroyed).workers) == (0, 0, crew(""))
    assert state(destroyed).debts == 24 and score(state(destroyed), me(destroyed)).parts["debts"] == 0


# -------------------------------------------------------------------- the end of a round and of the game


def test_r30_passing() -> None:
    """Placed workers go home, of the others three may be kept; without workers one must pass (p. 24)."""
    one = Seat("labourer+scout+scout+cleric", board={"hunt": "fighter", "attack": "workshop fighter"})
    table = scene(one)
    play(table, "pass")
    assert asked(table) == (0, "keep")
    play(table, "workers scout+scout+cleric")
    assert me(table).workers == crew("scout+scout+cleric") and me(table).passed
    assert standing(table, "hunt") == spaces("hunt") and standing(table, "attack") == spaces("attack", "workshop")
    few = scene(Seat("labourer+scout+cleric"))
    play(few, "pass")
    assert me(few).workers == crew("labourer+scout+cleric")
    must = scene(Seat(""), Seat())
    assert asked(must) == (1, "turn") and me(must).passed


def test_r31_who_has_passed_is_still_under_suspicion() -> None:
    """Debts and abilities reach him, and a worker that comes then is kept above the three (p. 24)."""
    passed = Seat("labourer+labourer+labourer", suspicion=[0, 0], hired=["peddler_1"], passed=True)
    table = scene(Seat("labourer+labourer"), passed, round_=3, favours=["supplies"], tax=1)
    play(table, "favour favour_supplies")
    other = me(table, 1)
    assert (other.unpaid, other.suspicion, other.workers) == (1, (0,), crew("labourer+labourer+labourer+labourer"))
    pass_round(table)
    assert me(table, 1).workers == crew("labourer+labourer+labourer+labourer")


def test_r32_the_refresh() -> None:
    """The ends leave, the rest moves up; discarded townsfolk and outsiders never return, tavern cards do (p. 10)."""
    table = scene(players=3, townsfolk=0, outsiders=0, round_=3, taken=[1])
    people, strangers = stalls(table), camp(table)
    gone_before = gone(table)
    pass_round(table)
    assert stalls(table) == ["", *people[:4]]
    assert camp(table) == [*strangers[1:], ""]
    assert sorted(gone(table)) == sorted([*gone_before, people[4], strangers[0]])
    assert state(table).favour_workers == [-1] * 5
    tavern = opening(4)
    for _ in range(5):
        go_on(tavern, "turn")
        pass_round(tavern)
    s = state(tavern)
    assert s.round == 6 and len(s.tavern_open) == 5
    assert sorted([*s.tavern, *s.tavern_open, *s.tavern_gone]) == list(range(len(t.TAVERN_IDS)))


def test_r32_discarded_cards_lie_open() -> None:
    """Those of the tavern as the rulebook says, the others too: they were seen (p. 10, 22)."""
    table = scene(Seat("labourer+labourer", suspicion=[2]), round_=3, stalls={5: "abbot_1"}, camp={1: "viking_thief"})
    play(table, "do recruit", "townsfolk abbot_1")
    sent, left = "abbot_1", stalls(table)[3]
    discard_suspicion(state(table), 0, 1)
    used = {t.TAVERN_IDS[card] for card in (*state(table).tavern_gone, *state(table).tavern_open)}
    pass_round(table)
    for seat in (None, 0, 1):
        for seen in (table.view(seat), table.imagine(0 if seat is None else seat, 7).view(seat)):
            assert isinstance(seen, PaladinsView)
            assert set(seen.tavern_gone) == used and len(used) == 3
            assert seen.townsfolk_gone == [sent] and seen.outsiders_gone == ["viking_thief"]
            assert seen.suspicion_gone == [2]
            assert left in seen.townsfolk


def test_r32_the_log_tells_the_refresh() -> None:
    """Who leaves and who comes, and the King's cards of the new round (p. 8, 10)."""
    table = scene(round_=2, stalls={5: "abbot_1", 2: ""}, camp={1: "viking_thief"}, orders=["absolve", "attack"])
    s = state(table)
    pass_round(table)
    told = {event.kind: event.args for event in table.events(None)}
    assert told["townsfolk-leave"]["townsfolk"] == [t.TOWNSFOLK_IDS.index("abbot_1")]
    assert told["townsfolk-come"] == {"townsfolk": s.stalls[:2], "count": 2}
    assert told["outsiders-leave"]["outsider"] == [t.OUTSIDER_IDS.index("viking_thief")]
    assert told["outsiders-come"] == {"outsider": s.camp[-1:], "count": 1}
    assert told["refresh"]["tavern"] in s.tavern_gone
    assert told["order-shown"] == {"action": t.ORDER_ACTION[s.orders[2]]}
    assert told["favour-shown"] == {"favour": s.favours[0]}
    polish = [event.text("pl") for event in table.events(None)]
    assert "Z toru Mieszczan odchodzi: Opat." in polish and "Z toru Najeźdźców odchodzi: Złodziej." in polish


def test_r33_the_game_ends_after_the_seventh_round() -> None:
    """And not before (p. 24)."""
    sixth = scene(round_=6)
    pass_round(sixth)
    assert sixth.ask is not None and state(sixth).round == 7
    seventh = scene(round_=7)
    pass_round(seventh)
    assert seventh.ask is None


@pytest.mark.parametrize(
    ("seat", "part", "points"),
    [
        (Seat(strength=7), "strength", 6),
        (Seat(faith=12), "faith", 20),
        (Seat(influence=1), "influence", 0),
        (Seat(silver=4, provisions=1), "resources", 1),
        (Seat(silver=2, provisions=4), "resources", 2),
        (Seat(done={"commission": 4}), "commission", 0),
        (Seat(done={"commission": 5}), "commission", 2),
        (Seat(done={"commission": 7}), "commission", 9),
        (Seat(done={"garrison": 6}), "garrison", 5),
        (Seat(done={"fortify": 5}), "fortify", 1),
        (Seat(walls=["wall_05", "wall_03"]), "walls", 3),
        (Seat(done={"absolve": 7}), "absolve", 6),
        (Seat(board=dict.fromkeys(RIGHT[:5], "workshop")), "develop", 0),
        (Seat(board=dict.fromkeys(RIGHT, "workshop")), "develop", 1),
        (Seat(board=dict.fromkeys(RIGHT[:4], "workshop workshop")), "develop", 6),
        (Seat(paid=3, unpaid=2), "debts", -3),
        (Seat(converted=["saracen_champion"]), "converts", 1),
        (Seat(converted=["saracen_marauder"], influence=9), "converts", 2),
        (Seat(done={"commission": 5}), "orders", 4),
    ],
)
def test_r34_the_parts_of_a_score(seat: Seat, part: str, points: int) -> None:
    """Each part of the list counts alone (p. 24, 25)."""
    table = scene(seat, orders=["commission"])
    assert score(state(table), me(table)).parts[part] == points


def test_r35_ties() -> None:
    """More points for orders, then fewer suspicion cards, then both win (p. 24)."""
    order = Seat(done={"commission": 5})  # 4 points for the order, 2 for its monks
    rich = Seat(silver=18)
    table = scene(order, rich, orders=["commission"])
    assert [found.total for found in scores(state(table))] == [6, 6]
    assert winners(state(table)) == [0]
    assert winners(state(scene(Seat(suspicion=[0]), Seat(), Seat()))) == [1, 2]
    assert winners(state(scene(Seat(silver=3), Seat(), Seat(provisions=3, suspicion=[1])))) == [0]


@pytest.mark.parametrize(
    ("seat", "opponent", "won"),
    [
        (Seat(), Seat(), [0, 1]),
        (Seat(suspicion=[0]), Seat(suspicion=[0]), [0, 1]),
        (Seat(suspicion=[0]), Seat(), [1]),
        (Seat(), Seat(suspicion=[0]), [0]),
        (Seat(silver=3), Seat(), [0]),
        (Seat(unpaid=1), Seat(), [1]),
    ],
)
def test_r35_a_complete_tie_with_the_solo_opponent_is_shared(seat: Seat, opponent: Seat, won: list[int]) -> None:
    """Ties are broken with it as among players, and where nothing breaks them both win (p. 24)."""
    table = scene(seat, opponent=opponent)
    assert winners(state(table)) == won


def test_r36_traitors_and_vigilantes() -> None:
    """Two Traitors each count every unpaid debt; Vigilantes count jars, Guardians workshops (p. 29)."""
    table = scene(Seat(unpaid=3, converted=["viking_traitor", "byzantine_traitor"]))
    parts = score(state(table), me(table)).parts
    assert (parts["converts"], parts["debts"]) == (6, -9)
    board = {"attack": "workshop workshop"}
    other = scene(
        Seat(converted=["viking_vigilante", "viking_guardian", "viking_lookout"], done={"absolve": 5}, board=board)
    )
    found = [convert_points(state(other), me(other), card) for card in me(other).converted]
    assert found == [2, 1, 0]


@pytest.mark.parametrize(("players", "count"), [(1, 25), (2, 25), (3, 34), (4, 40)])
def test_r37_spaces_by_the_number_of_players(players: int, count: int) -> None:
    """Spaces for three and four players take no part with fewer (p. 31)."""
    one = Seat("scout+labourer+cleric", provisions=1, faith=12)
    table = scene(one, opponent=Seat()) if players == 1 else scene(one, players=players)
    play(table, "do commission")
    assert len(choices(table, "space")) == count
