"""The rules of Paladins sentence by sentence: one test for each clarification (R1 to R49)."""

from __future__ import annotations

import pytest

from burgrave.games.paladins import GAME
from burgrave.games.paladins.data import (
    ACTION_IDS,
    JAR_IDS,
    ORDER_ACTION,
    OUTSIDERS,
    PALADIN_IDS,
    SPACE_IDS,
    TAVERN_IDS,
    WALL_IDS,
    WORKSHOP,
)
from burgrave.games.paladins.scoring import convert_points, opponents_score, score, scores, winners
from burgrave.games.paladins.solo import SCHEME_IDS
from burgrave.kernel.game import games
from tests.paladins.scene import (
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

ALL = "+".join(3 * ["labourer", "scout", "merchant", "fighter", "cleric"])
TWO = Seat("labourer+labourer")  # hunts, and is asked again after the opponent
RIGHT = ["commission", "fortify", "garrison", "absolve", "attack", "convert"]


@pytest.fixture(autouse=True)
def _installed(monkeypatch: pytest.MonkeyPatch) -> None:
    """Saves look for a game by its name."""
    monkeypatch.setitem(games(), "paladins", GAME)


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
    deck = [PALADIN_IDS[card] for card in me(table).deck]
    assert (deck[0], deck[-1], len(deck)) == ("roland", "otton", 11)
    assert "samson" not in deck
    go_on(table, "turn")
    pass_round(table)
    assert "roland" in choices(table, "play")
    assert [PALADIN_IDS[card] for card in me(table).played] == ["samson"]


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


# -------------------------------------------------------------------- workers and actions


def test_r08_who_may_stand_where() -> None:
    """Anybody on a clear space, a colour on its own, Criminals anywhere; on purple only they (p. 12)."""
    table = scene(Seat("labourer+scout+cleric", silver=9), round_=4, favours=["attribute", "recruit"])
    assert choices(table, "favour") == ["favour_recruit"]
    play(table, "favour favour_recruit")
    assert me(table).workers == crew("labourer+cleric")  # the Scout's place
    criminal = scene(Seat("criminal+labourer"), round_=4, favours=["attribute", "recruit"])
    assert choices(criminal, "favour") == ["favour_attribute", "favour_recruit"]
    play(criminal, "do hunt")
    assert choices(criminal, "workers") == ["criminal", "labourer"]


def test_r09_workers_block_an_action() -> None:
    """One worker on Hunt can't be topped up, and the action stays blocked until it is prayed clear (p. 15, 16)."""
    table = scene(Seat("labourer+scout+scout+cleric", silver=2))
    play(table, "do hunt", "workers labourer", "pass")
    assert not {"hunt", "hunt with two"} & set(choices(table, "do"))
    play(table, "do pray")
    assert {"hunt", "hunt with two"} <= set(choices(table, "do"))
    play(
        table,
        "do hunt with two",
    )
    assert me(table).provisions == 4


def test_r10_workshops_stand_on_the_two_left_spaces_of_the_right_side() -> None:
    """A worker who stands there goes home; the others stay and block the action (p. 14)."""
    board = {"commission": "scout labourer cleric", "attack": "workshop"}
    table = scene(Seat("labourer+labourer+scout+labourer+cleric", silver=4, provisions=9, board=board))
    play(table, "do develop", "workers labourer+labourer")
    free = {f"{action} {place}" for action in RIGHT for place in (1, 2)} - {"attack 1"}
    assert set(choices(table, "workshop")) == free
    play(table, "workshop commission 1", "pass")
    assert standing(table, "commission") == spaces("commission", "workshop labourer cleric")
    assert "commission" not in choices(table, "do")


@pytest.mark.parametrize("action", ["commission", "fortify", "garrison", "absolve", "convert"])
def test_r11_seven_times_in_a_game(action: str) -> None:
    """Five actions end after seven times, Attack never does (p. 13)."""
    rich = {"silver": 20, "provisions": 20, "strength": 12, "influence": 12, "faith": 12}
    assert action in choices(scene(Seat(ALL, done={action: 6}, **rich)), "do")  # type: ignore[arg-type]
    assert action not in choices(scene(Seat(ALL, done={action: 7}, **rich)), "do")  # type: ignore[arg-type]
    attacked = [card.id for card in OUTSIDERS[:9]]
    assert "attack" in choices(scene(Seat(ALL, strength=12, attacked=attacked)), "do")


def test_r12_attributes() -> None:
    """The paladin counts for checks, gains move the track, which ends at 12; checks come before rewards (p. 17)."""
    one = Seat("scout+labourer+cleric", provisions=1, faith=1, influence=12, paladin="anseis")
    table = scene(one)
    play(table, "do commission")
    assert {space[:2] for space in choices(table, "space")} == {"r1", "r2"}
    play(table, "space r2s02")
    assert (me(table).influence, me(table).faith) == (12, 1)
    before = scene(Seat("merchant+labourer+fighter", provisions=1, strength=1))
    play(before, "do garrison")
    assert {space[:2] for space in choices(before, "space")} == {"r1"}
    short = scene(Seat("merchant+labourer+scout", provisions=1, influence=0, done={"fortify": 1}))
    assert "fortify" not in choices(short, "do")


def test_r13_costs_and_the_order_of_rewards() -> None:
    """What can't be paid in full is not offered; the player orders rewards; what can't be used is lost."""
    assert "absolve" not in choices(scene(Seat("cleric+labourer+merchant")), "do")
    one = Seat("cleric+labourer+merchant", silver=1, hired=["abbot_3"], suspicion=[0])
    for resolved, unpaid in (("discard suspicion", 0), ("tax", 1)):
        table = scene(one, tax=1)
        play(table, "do absolve", "jar jar_labourer")
        assert asked(table) == (0, "order") and choices(table, "resolve") == ["discard suspicion", "tax"]
        play(table, f"resolve {resolved}")
        assert (me(table).unpaid, me(table).suspicion, me(table).silver) == (unpaid, (), 1)
    lost = scene(Seat("cleric+labourer+merchant", silver=1))
    play(lost, "do absolve", "jar jar_debt")
    assert (me(lost).faith, me(lost).paid, me(lost).suspicion) == (1, 0, ())


def test_r14_develop_takes_two_workers_and_four_silver() -> None:
    """Then comes the worker under the workshop; Samson makes it cheaper (p. 14)."""
    assert "develop" not in choices(scene(Seat("labourer", silver=4)), "do")
    assert "develop" not in choices(scene(Seat("labourer+labourer", silver=3)), "do")
    table = scene(Seat("labourer+labourer", silver=4, paladin="samson", board={"attack": "workshop"}))
    play(table, "do develop", "workshop attack 2")
    assert (me(table).silver, me(table).workers) == (2, crew("merchant"))
    full = dict.fromkeys(RIGHT[:4], "workshop workshop")
    assert "develop" not in choices(scene(Seat("labourer+labourer", silver=4, board=full)), "do")


def test_r15_the_price_of_townsfolk() -> None:
    """By place in both ways; a debt for the two leftmost; the gap stays; a free recruit costs nothing (p. 15, 31)."""
    names = ["squire_1", "squire_2", "squire_3", "peddler_1", "peddler_2"]
    there = dict(enumerate(names, 1))
    for silver, prices in ((0, {1, 2, 5}), (1, {1, 2, 4, 5}), (2, {1, 2, 3, 4, 5})):
        for way in ("recruit", "recruit with two"):
            table = scene(Seat("labourer+fighter", silver=silver), stalls=there)
            play(table, f"do {way}")
            if asked(table)[1] == "workers":
                play(table, "workers labourer")
            assert choices(table, "townsfolk") == sorted(there[place] for place in prices)
    table = scene(Seat("labourer", silver=2), stalls=there)
    play(table, "do recruit", "townsfolk squire_2")
    assert choices(table, "pay with") == ["debt", "silver"]
    play(table, "pay with debt")
    assert (me(table).silver, me(table).unpaid, me(table).influence) == (2, 1, 1)
    assert stalls(table)[1] == "" and gone(table) == ["squire_2"]
    free = scene(Seat("scout"), round_=3, favours=["recruit"], stalls=there)
    play(free, "favour favour_recruit", "townsfolk squire_1")
    assert (hired(free), me(free).unpaid, me(free).workers, gone(free)) == (["squire_1"], 0, crew(""), [])


def test_r16_hunt_and_trade_in_all() -> None:
    """Three pieces for two workers, not three more; a Criminal may be the second; paladins add theirs (p. 16)."""
    table = scene(Seat("labourer+criminal", paladin="girard"))
    play(table, "do hunt with two")
    assert (me(table).provisions, me(table).workers) == (5, crew(""))
    table = scene(Seat("labourer", paladin="otton"))
    play(table, "do trade")
    assert me(table).silver == 3


def test_r17_pray() -> None:
    """A Cleric and 2 silver, not for favours; as a reward for nothing, and Pray itself can be cleared (p. 16)."""
    board = {"hunt": "labourer", "attack": "workshop labourer fighter"}
    assert "pray" not in choices(scene(Seat("cleric", silver=1, board=board)), "do")
    assert "pray" in choices(scene(Seat("cleric", paladin="oliver", board=board)), "do")
    assert "pray" not in choices(scene(Seat("cleric", silver=2), round_=3, taken=[1]), "do")
    table = scene(Seat("cleric", silver=2, board=board), round_=3, taken=[1])
    play(table, "do pray")
    assert choices(table, "clear") == ["attack", "hunt"]
    play(table, "clear attack")
    assert standing(table, "attack") == spaces("attack", "workshop")
    assert state(table).favour_workers[0] == 0
    reward = scene(Seat("labourer", board={"pray": "cleric"}), round_=3, favours=["pray"])
    play(reward, "favour favour_pray")
    assert standing(reward, "pray") == spaces("pray") and me(reward).silver == 0


def test_r18_conspire() -> None:
    """A worker of any colour; a Criminal and his suspicion card come (p. 16)."""
    table = scene(Seat("cleric"), suspicion=[1])
    play(table, "do conspire")
    assert (me(table).workers, me(table).suspicion) == (crew("criminal"), (1,))
    assert (me(table).silver, state(table).tax, standing(table, "conspire")) == (1, 4, spaces("conspire", "cleric"))


def test_r19_a_monk_wants_a_space_of_its_own() -> None:
    """No space with a monk or an outpost of anybody's; the space's reward and 1 Influence (p. 17)."""
    table = scene(Seat("scout+labourer+cleric", provisions=1, monks=["r1s01"], done={"commission": 1}), Seat())
    play(table, "do commission", "space r1s02")
    assert (me(table).silver, me(table).influence) == (2, 1)
    other = scene(Seat("scout+labourer+cleric", provisions=1), Seat(outposts=["r1s01"]))
    play(other, "do commission")
    assert choices(other, "space") == ["r1s02"]


@pytest.mark.parametrize(("step", "influence"), list(enumerate([0, 1, 3, 5, 7, 9, 11])))
def test_r20_the_ladder_of_walls(step: int, influence: int) -> None:
    """Each wall needs more Influence; it is the top one, and with an empty deck there is none (p. 18)."""
    one = Seat("merchant+labourer+scout", provisions=3, influence=influence, done={"fortify": step})
    table = scene(one, walls=["wall_06"])
    play(table, "do fortify")
    assert WALL_IDS[me(table).walls[-1]] == "wall_06" and done(table, "fortify") == step + 1
    if influence:
        less = Seat("merchant+labourer+scout", provisions=3, influence=influence - 1, done={"fortify": step})
        assert "fortify" not in choices(scene(less), "do")
    built = [Seat("merchant+labourer+scout", provisions=3, influence=12, done={"fortify": 6}) for _ in range(4)]
    assert "fortify" not in choices(scene(*built), "do")


@pytest.mark.parametrize("region", range(6))
def test_r21_the_flags_of_the_regions(region: int) -> None:
    """Strength 1, 3, 5, 7, 9, 11 for outposts, who bring Faith; Faith 0, 2, 4, 6, 8, 10 for monks (p. 17, 19)."""
    for action, workers, value, need in (
        ("garrison", "merchant+labourer+fighter", "strength", 2 * region + 1),
        ("commission", "scout+labourer+cleric", "faith", 2 * region),
    ):
        for have in (need, need + 1):
            table = scene(Seat(workers, provisions=1, **{value: have}))  # type: ignore[arg-type]
            play(table, f"do {action}")
            assert {int(space[1]) for space in choices(table, "space")} == set(range(1, region + 2))
    table = scene(Seat("merchant+labourer+fighter", provisions=1, strength=1))
    play(table, "do garrison", "space r1s02")
    assert (me(table).faith, me(table).silver, me(table).influence) == (1, 2, 0)


def test_r22_absolve() -> None:
    """Silver and Influence by step; a jar on any free space gives Faith, one suspicion less, and its reward."""
    one = Seat("cleric+labourer+merchant", silver=2, influence=1, suspicion=[0, 1], jars=["jar_faith"])
    table = scene(one)
    play(table, "do absolve")
    assert choices(table, "jar") == sorted(set(JAR_IDS) - {"jar_faith"})
    play(table, "jar jar_provisions")
    assert (me(table).silver, me(table).faith, me(table).suspicion, me(table).provisions) == (1, 1, (0,), 2)
    assert "absolve" not in choices(scene(Seat("cleric+labourer+merchant", silver=2, done={"absolve": 1})), "do")
    assert "absolve" in choices(scene(Seat("cleric+labourer+merchant", paladin="ivoire")), "do")
    for unpaid, left in ((1, (0, 0)), (0, (0,))):
        four = Seat("labourer+labourer+labourer+labourer", unpaid=unpaid, suspicion=[0, 0, 0])
        solo = scene(TWO, opponent=four, schemes=["absolve"])
        play(solo, "do hunt")
        opponent = opponent_of(solo)
        assert (opponent.faith, opponent.suspicion, opponent.paid) == (1, left, unpaid)


@pytest.mark.parametrize(("strength", "price"), [(8, 0), (7, 0), (6, 1), (5, 1), (4, 2), (0, 4)])
def test_r23_silver_for_missing_strength(strength: int, price: int) -> None:
    """A silver for every 2 missing points, rounded up; every outsider brings Influence (p. 20)."""
    one = Seat("scout+labourer+fighter", silver=price, strength=strength)
    table = scene(one, camp={4: "saracen_invader"})
    play(table, "do attack", "outsider saracen_invader")
    assert (me(table).silver, me(table).influence, me(table).converted) == (0, 2, ())
    assert OUTSIDERS[me(table).attacked[0]].id == "saracen_invader"
    if price:
        short = scene(Seat("scout+labourer+fighter", silver=price - 1, strength=strength), camp={4: "saracen_invader"})
        if "attack" in choices(short, "do"):
            play(short, "do attack")
        assert "saracen_invader" not in choices(short, "outsider")
    assert all(card.attack.startswith("influence") for card in OUTSIDERS)


@pytest.mark.parametrize(("step", "price"), list(enumerate([0, 1, 2, 2, 2, 3, 3])))
def test_r24_converts_cost_silver_by_step(step: int, price: int) -> None:
    """No silver for missing Faith; Strength at once, points at the end only (p. 21)."""
    one = Seat("fighter+labourer+cleric", silver=price + 5, faith=3, done={"convert": step})
    table = scene(one, camp={1: "viking_barbarian", 2: "viking_armourer", 3: "viking_thief"})
    before = score(state(table), me(table)).parts["strength"]
    play(table, "do convert")
    assert choices(table, "outsider") == ["viking_armourer", "viking_barbarian"]
    play(table, "outsider viking_barbarian")
    assert (me(table).silver, me(table).strength, before) == (5, 2, 0)
    assert OUTSIDERS[me(table).converted[-1]].id == "viking_barbarian"
    if price:
        poor = Seat("fighter+labourer+cleric", silver=price - 1, faith=12, done={"convert": step})
        assert "convert" not in choices(scene(poor), "do")


def test_r25_a_favour_takes_one_worker_in_a_round() -> None:
    """Of anybody's; passing does not free it, the refresh does (p. 8, 10)."""
    table = scene(Seat("labourer+labourer"), Seat("labourer+labourer"), round_=3, favours=["supplies"])
    play(table, "favour favour_supplies")
    assert choices(table, "favour") == []
    play(table, "do hunt", "pass")
    assert asked(table) == (1, "turn") and choices(table, "favour") == []
    pass_round(table)
    go_on(table, "turn")
    assert "favour_supplies" in choices(table, "favour")


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
    assert sorted([*s.tavern, *s.tavern_open, *s.tavern_gone]) == list(range(len(TAVERN_IDS)))


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


# -------------------------------------------------------------------- the solo game


def _workshops(placed_: list[tuple[int, ...]]) -> list[int]:
    return [placed.count(WORKSHOP) for placed in placed_]


def test_r38_the_solo_setup() -> None:
    """Workshops by difficulty, three orders dealt afterwards, favour schemes set aside; the player begins (p. 26)."""
    table = opening(1)
    s = state(table)
    assert sum(_workshops(opponent_of(table).placed)) == 3
    assert (len(s.orders), s.orders_shown, len(s.schemes)) == (3, 0, 12)
    assert SCHEME_IDS.index("kings_favour") not in s.schemes
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
        raised = [action for action in range(len(ACTION_IDS)) if after[action] > before[action]]
        assert raised == ([ORDER_ACTION[s.orders[number - 1]]] if number <= 3 else [])
        schemes = [*s.schemes, *s.schemes_gone]
        assert schemes.count(SCHEME_IDS.index("kings_favour")) == max(0, number - 2)
        if number >= 3:
            assert s.schemes_gone[-1] == SCHEME_IDS.index("kings_favour")
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
    assert state(table).spaces[SPACE_IDS.index(space)] == 2


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
