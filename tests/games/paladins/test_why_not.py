"""Why not: every reason, at a table where it holds; no reason for what is offered, and none that is untrue."""

from __future__ import annotations

from random import Random

import pytest

from burgrave import new
from burgrave.games.paladins import GAME
from burgrave.games.paladins.data import tables as t
from burgrave.games.paladins.rules import vocabulary as do
from burgrave.games.paladins.rules.offers import ONE_OR_TWO, menu
from burgrave.games.paladins.rules.state import NONE, State
from burgrave.games.paladins.text.why_not import REASONS, why_not
from burgrave.games.paladins.text.wording import PARTS
from burgrave.kernel.action import Refusal
from burgrave.kernel.effects import Verb, parse
from burgrave.kernel.table import Table
from tests.games.paladins.scene import Seat, offered, play, scene, state

RICH = "labourer+labourer+scout+merchant+fighter+cleric"


def reasons(table: Table, language: str = "en") -> dict[str, str]:
    assert table.ask is not None
    return {table.text(option): why for option, why in table.why_not(table.ask.player, language)}


# -------------------------------------------------------------------- the actions of the board


def test_a_missing_worker_is_named_by_its_colour() -> None:
    table = scene(Seat(workers="scout+labourer", provisions=1, strength=1, faith=0))
    found = reasons(table)
    assert found["do commission"] == "Missing: 1 Cleric."
    assert found["do recruit with two"] == "Missing: 1 Fighter."
    assert found["do garrison"] == "Missing: 1 Merchant and 1 Fighter."
    assert "do hunt with two" not in found and "do trade with two" in found
    assert reasons(table, "pl")["do garrison"] == "Brakuje: Kupiec i Wojownik."


def test_criminals_stand_in_for_a_colour() -> None:
    table = scene(Seat(workers="criminal+labourer", provisions=1, strength=1))
    assert reasons(table)["do garrison"] == "Missing: 1 Fighter."
    assert reasons(table)["do develop"] == "Missing: 4 silver (you have 0, it costs 4)."
    assert "do hunt with two" in offered(table)
    table = scene(Seat(workers="criminal", silver=4))
    assert reasons(table)["do develop"] == "Missing: 1 worker of any colour."
    assert reasons(table, "pl")["do develop"] == "Brakuje: dowolny Robotnik."


def test_silver_provisions_and_attributes_that_are_missing() -> None:
    table = scene(Seat(workers=RICH, silver=1, done={"fortify": 1}))
    found = reasons(table)
    assert found["do develop"] == "Missing: 3 silver (you have 1, it costs 4)."
    assert found["do commission"] == "Missing: 1 provision (you have 0, it costs 1)."
    assert found["do fortify"] == (
        "Missing: 1 provision (you have 0, it costs 1); 1 influence (you have 0, it takes 1)."
    )
    assert found["do garrison"] == "Missing: 1 provision (you have 0, it costs 1); 1 strength (you have 0, it takes 1)."
    polish = reasons(table, "pl")
    assert polish["do develop"] == "Brakuje: 3 srebrniki (masz 1, koszt 4)."
    assert polish["do fortify"].endswith("oraz 1 punkt wpływów (masz 0, potrzeba 1).")


def test_the_paladin_counts() -> None:
    """Anséis brings influence, and Fortify costs nothing."""
    table = scene(Seat(workers=RICH, paladin="anseis", done={"fortify": 3}))
    assert reasons(table)["do fortify"] == "Missing: 2 influence (you have 3, it takes 5)."
    table = scene(Seat(workers=RICH, paladin="anseis", influence=2, done={"fortify": 3}))
    assert "do fortify" in offered(table)


def test_workers_block_an_action() -> None:
    table = scene(Seat(workers=RICH, board={"hunt": "labourer", "conspire": "scout"}))
    found = reasons(table)
    assert found["do hunt"] == found["do hunt with two"] == found["do conspire"]
    assert found["do hunt"] == "Workers stand there already: a prayer takes them off, or passing."
    assert reasons(scene(Seat(workers=RICH, silver=2)))["do pray"] == "There are no workers on your board to take off."


def test_what_is_done_for_good() -> None:
    there = "workshop workshop"
    board = {"commission": there, "fortify": there, "garrison": there, "absolve": there}
    found = reasons(scene(Seat(workers=RICH, silver=9, provisions=9, faith=12, board=board, done={"commission": 7})))
    assert found["do develop"] == "All your workshops are placed already."
    assert found["do commission"] == "This has been done 7 times, and that is the most there can be."


def test_when_nothing_is_left_to_do_it_to() -> None:
    """No townsfolk, no outsiders, no walls, no space."""
    table = scene(
        Seat(workers=RICH, silver=9, provisions=9, strength=12, influence=12, faith=12),
        stalls=dict.fromkeys(range(1, 6), ""),
        camp=dict.fromkeys(range(1, 7), ""),
    )
    s = state(table)
    s.walls = []
    for space in s.config.spaces:
        s.spaces[space] = 2
    assert table.ask is not None
    table.ask.options[:] = menu(s, 0)
    found = reasons(table)
    assert found["do recruit"] == found["do recruit with two"] == "There are no townsfolk left on the board."
    assert found["do attack"] == found["do convert"] == "There are no outsiders left on the board."
    assert found["do fortify"] == "There are no walls left."
    assert found["do commission"] == found["do garrison"] == "There is no free space left on the main board."


def test_townsfolk_are_too_dear_when_no_debt_is_left() -> None:
    table = scene(Seat(), stalls={3: "", 4: "", 5: ""}, debts=0)
    assert reasons(table)["do recruit"] == "Missing: 2 silver (you have 0, it costs 2)."
    assert reasons(table)["do recruit with two"] == "Missing: 1 Fighter; 2 silver (you have 0, it costs 2)."


def test_strength_for_an_attack_can_be_had_for_silver() -> None:
    table = scene(Seat(workers=RICH, silver=1, strength=1), camp={1: "", 2: ""})
    assert reasons(table)["do attack"] == ("Missing: 2 strength (you have 1 and 1 silver, each worth 2, it takes 5).")
    assert "1 srebrnik wart 2 punkty" in reasons(table, "pl")["do attack"]
    assert "no silver" in reasons(scene(Seat(workers=RICH)))["do attack"]


# -------------------------------------------------------------------- favours


def test_favours() -> None:
    table = scene(
        Seat(workers="labourer"),
        round_=7,
        favours=["pray", "settle", "workshop", "labourers", "on_credit"],
        taken=[1],
        debts=0,
    )
    found = reasons(table)
    assert found["favour favour_pray"] == "A worker stands there already this round."
    assert found["favour favour_settle"] == "Missing: 1 Fighter; 1 silver (you have 0, it costs 1)."
    assert found["favour favour_workshop"] == "Missing: 1 Merchant; 1 provision (you have 0, it costs 1)."
    assert found["favour favour_labourers"] == "Missing: 1 Criminal."
    assert found["favour favour_on_credit"] == "There are no debts left to take."


# -------------------------------------------------------------------- what an action is done to


def test_townsfolk_that_are_too_dear() -> None:
    table = scene(Seat(workers="labourer", silver=1), stalls={3: "abbot_1", 5: "squire_1"})
    play(table, "do recruit")
    assert reasons(table) == {"townsfolk abbot_1": "Missing: 1 silver (you have 1, it costs 2)."}


def test_outsiders_out_of_reach() -> None:
    table = scene(Seat(workers="scout+labourer+fighter", strength=3, silver=1), camp={4: "viking_thief", 5: "", 6: ""})
    play(table, "do attack")
    assert reasons(table) == {
        "outsider viking_thief": "Missing: 2 strength (you have 3 and 1 silver, each worth 2, it takes 7)."
    }
    table = scene(Seat(workers="fighter+labourer+cleric", faith=2), camp={3: "viking_thief", 4: "", 5: "", 6: ""})
    play(table, "do convert")
    assert reasons(table) == {"outsider viking_thief": "Missing: 2 faith (you have 2, it takes 4)."}


def test_spaces_that_are_taken_or_too_far() -> None:
    monk = Seat(workers="scout+labourer+cleric", provisions=1, faith=2)
    table = scene(monk, Seat(monks=["r1s01"], outposts=["r2s01"]))
    play(table, "do commission")
    found = reasons(table)
    assert found["space r1s01"] == "A monk stands there already: Bruno."
    assert found["space r2s01"] == "An outpost stands there already: Bruno."
    assert found["space r3s01"] == "Missing: 2 faith (you have 2, it takes 4)."
    outpost = Seat(
        workers="merchant+labourer+fighter", provisions=1, strength=3, board={"commission": "scout scout scout"}
    )
    table = scene(outpost)
    play(table, "do garrison")
    assert reasons(table)["space r6s01"] == "Missing: 8 strength (you have 3, it takes 11)."


def test_where_a_monk_and_an_outpost_reach_as_far_both_needs_are_told() -> None:
    """The question is the same, and workers stand on both actions."""
    seat = Seat(
        workers="scout+labourer+cleric", provisions=1, faith=2, strength=3, board={"garrison": "scout scout scout"}
    )
    table = scene(seat)
    play(table, "do commission")
    assert reasons(table)["space r3s01"] == (
        "This region is out of your reach: it takes 4 faith for a monk, or 5 strength for an outpost."
    )
    assert "wiary 4" in reasons(table, "pl")["space r3s01"]


def test_jars_workshops_and_prayers() -> None:
    table = scene(Seat(workers="cleric+labourer+merchant", silver=3, influence=9, jars=["jar_debt", "jar_faith"]))
    play(table, "do absolve")
    assert reasons(table) == dict.fromkeys(("jar jar_debt", "jar jar_faith"), "A jar stands there already.")
    table = scene(Seat(workers="labourer+labourer", silver=4, board={"attack": "- workshop"}))
    play(table, "do develop")
    assert reasons(table) == {"workshop attack 2": "A workshop stands there already."}
    table = scene(Seat(workers="cleric", silver=2, board={"hunt": "scout", "trade": "scout"}))
    play(table, "do pray")
    found = reasons(table)
    assert found["clear pray"] == "Pray does not clear itself." and found["clear attack"] == "No workers stand there."


# -------------------------------------------------------------------- random games


def mended(s: State, refusal: Refusal) -> State:
    """The same table with what a reason says is missing."""
    s, args = s.copy(), refusal.args
    player = s.players[s.me]

    def amount(key: str) -> int:
        value = args[key]
        assert isinstance(value, int)
        return value

    parts = args["workers"]
    assert isinstance(parts, list)
    for part in parts:
        worker = parse(PARTS[part])
        assert isinstance(worker, Verb)
        player.workers[t.WORKERS.index(worker.name)] += worker.number
    player.workers[0] += amount("anyone")
    player.silver += amount("silver")
    player.provisions += amount("provisions")
    attribute = {"attack": "strength"}.get(str(args["attribute"]), args["attribute"])
    if attribute:
        setattr(player, str(attribute), getattr(player, str(attribute)) + amount("points"))
    return s


@pytest.mark.parametrize("players", GAME.players)
def test_reasons_are_true_and_complete(players: int) -> None:
    """Everything on the board is offered or refused, never both; what is said to be missing is all that is missing."""
    prompts, told = set(), set()
    wanted = {f"do {action}" for action in t.ACTION_IDS} | {
        f"do {t.ACTION_IDS[action]} with two" for action in ONE_OR_TWO
    }
    for seed in range(5):
        table, random = new("paladins", players, seed), Random(seed)
        while (ask := table.ask) is not None:
            s = state(table)
            found = why_not(s, ask)
            refused = [refusal.option for refusal in found]
            assert not set(refused) & set(ask.options) and len(set(refused)) == len(refused)
            assert [option for option, _ in table.why_not(ask.player, "pl")] == refused
            assert all(why.endswith(".") for _, why in table.why_not(ask.player, "en"))
            if ask.prompt == "turn":
                known = {table.text(option) for option in (*ask.options, *refused)}
                shown = {do.FAVOUR.start + card for card in s.favours[: s.favours_shown]}
                assert wanted <= known and shown <= {*ask.options, *refused}
                for refusal in found:
                    if refusal.reason == "why-missing":
                        assert refusal.option in menu(mended(s, refusal), ask.player), table.text(refusal.option)
            prompts |= {ask.prompt} if found else set()
            told |= {refusal.reason for refusal in found}
            table.answer(random.choice(ask.options), ask.player)
    assert prompts <= set(REASONS) and {"turn", "space", "clear", "workshop"} <= prompts
    assert {"why-missing", "why-blocked", "why-nothing-to-clear"} <= told


def test_who_is_asked_for_something_else_has_no_reasons() -> None:
    table = new("paladins", 2, 1)
    assert table.ask is not None and table.ask.prompt == "first_hire" and reasons(table) == {}
    assert all(card != NONE for card in state(table).stalls)
