"""The actions of Paladins: clarifications R8 to R25."""

from __future__ import annotations

import pytest

from burgrave.games.paladins.data import tables as t
from burgrave.games.paladins.rules.scoring import score
from tests.games.paladins.scene import (
    Seat,
    asked,
    choices,
    crew,
    done,
    go_on,
    gone,
    hired,
    me,
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
    assert action in choices(scene(Seat(ALL, done={action: 6}, **rich)), "do")  # type: ignore[arg-type]  # fields by name
    assert action not in choices(scene(Seat(ALL, done={action: 7}, **rich)), "do")  # type: ignore[arg-type]  # fields by name
    attacked = [card.id for card in t.OUTSIDERS[:9]]
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
    assert t.WALL_IDS[me(table).walls[-1]] == "wall_06" and done(table, "fortify") == step + 1
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
            table = scene(Seat(workers, provisions=1, **{value: have}))  # type: ignore[arg-type]  # fields by name
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
    assert choices(table, "jar") == sorted(set(t.JAR_IDS) - {"jar_faith"})
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
    assert t.OUTSIDERS[me(table).attacked[0]].id == "saracen_invader"
    if price:
        short = scene(Seat("scout+labourer+fighter", silver=price - 1, strength=strength), camp={4: "saracen_invader"})
        if "attack" in choices(short, "do"):
            play(short, "do attack")
        assert "saracen_invader" not in choices(short, "outsider")
    assert all(card.attack.startswith("influence") for card in t.OUTSIDERS)


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
    assert t.OUTSIDERS[me(table).converted[-1]].id == "viking_barbarian"
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
