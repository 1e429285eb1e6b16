"""Why not: every reason, at a table where it holds; and no reason for what is offered."""

from __future__ import annotations

from random import Random

import pytest

from burgrave import new
from burgrave.games.citadels.rules.turn import menu
from burgrave.games.citadels.text.why_not import REASONS, why_not
from burgrave.kernel.table import Table
from tests.games.citadels.scene import play, scene, state

FOR_WANT_OF_GOLD = ("why-gold", "why-den", "why-nothing")


def reasons(table: Table) -> dict[str, str]:
    assert table.ask is not None
    return {table.text(option): why for option, why in table.why_not(table.ask.player, "en")}


def test_a_district_that_is_too_expensive_says_how_much_is_missing() -> None:
    table = scene({"king": 0}, gold=[3], hands=[["castle", "palace", "manor"]])
    assert reasons(table)["build manor"] == "Gather gold or cards first."
    table.answer("gather gold")
    assert reasons(table) == {}  # five coins are enough for each of them
    table.answer("build castle")
    table = scene({"king": 0}, gold=[1], hands=[["castle", "palace", "manor"]])
    table.answer("gather gold")
    found = reasons(table)
    assert found["build castle"] == "1 gold is missing: you have 3, it costs 4."
    assert found["build palace"] == "2 gold is missing: you have 3, it costs 5."
    assert "build manor" not in found
    assert dict(table.why_not(0, "pl"))  # in Polish as well
    assert "Brakuje 1 monety: masz 3, koszt 4." in dict(table.why_not(0, "pl")).values()


def test_the_limit_of_a_turn_and_a_second_district_of_a_name() -> None:
    table = scene({"king": 0}, gold=[9], hands=[["castle", "palace", "manor"]], cities=[["manor"]])
    table.answer("gather gold")
    assert reasons(table) == {"build manor": "Your city has one already: Manor."}
    table.answer("build castle")
    assert reasons(table)["build palace"] == "Only one district can be built this turn."


@pytest.mark.parametrize(
    ("card", "city", "why"),
    [
        ("secret_vault", [], "This card can't be built."),
        (
            "monument",
            ["temple", "church", "monastery", "market", "tavern"],
            "The Monument can be built only in a city of fewer than 5 districts.",
        ),
    ],
)
def test_cards_that_have_rules_of_their_own(card: str, city: list[str], why: str) -> None:
    table = scene({"king": 0}, gold=[9], hands=[[card]], cities=[city])
    table.answer("gather gold")
    assert reasons(table)[f"build {card}"] == why


def test_the_navigator_builds_nothing() -> None:
    """Neither before gathering nor after it."""
    table = scene({"navigator": 0}, gold=[9], hands=[["temple"]], cities=[["temple"]])
    assert reasons(table)["build temple"] == "The Navigator builds no districts."
    table.answer("gather gold")
    assert reasons(table)["build temple"] == "The Navigator builds no districts."


def test_who_does_not_build_at_all_is_not_told_to_gather() -> None:
    """The Witch's turn and the bewitched one end with gathering (p. 10); whoever is threatened builds afterwards."""
    table = scene(
        {"witch": 0, "blackmailer": 1, "warlord": 2, "king": 3},
        gold=[9, 9, 9, 9],
        hands=[["tavern"]] * 4,
        cities=[["temple"], ["market"]],
    )
    assert reasons(table) == {"build tavern": "The Witch builds only when she plays on as the character she bewitches."}
    play(table, "gather gold", "bewitch warlord", "gather gold", "flower on king", "blank on bishop", "end turn")
    assert reasons(table) == {"build tavern": "Gather gold or cards first."}  # the King, who is threatened
    play(table, "gather gold", "bribe", "end turn")
    found = reasons(table)
    assert found["build tavern"] == found["destroy in city of seat 0"] == "A bewitched character only gathers."
    assert dict(table.why_not(2, "pl"))
    play(table, "gather gold")
    assert "build tavern" not in reasons(table)  # the Witch plays on


def test_districts_outside_the_limit_that_are_too_dear() -> None:
    """The Stables, and the Trader's trade districts, do not count against the limit (p. 13, 15): gold is missing."""
    table = scene({"trader": 0}, gold=[1], hands=[["tavern", "harbor", "temple", "manor", "stables"]], call="trader")
    play(table, "gather gold", "build temple")
    found = reasons(table)
    assert found["build manor"] == "Only one district can be built this turn."
    assert found["build harbor"] == "2 gold is missing: you have 2, it costs 4."
    table = scene({"king": 0}, gold=[0], hands=[["temple", "stables", "manor"]])
    play(table, "gather gold", "build temple")
    assert reasons(table) == {
        "build stables": "1 gold is missing: you have 1, it costs 2.",
        "build manor": "Only one district can be built this turn.",
    }


def test_the_thieves_den_takes_cards_too() -> None:
    table = scene({"king": 0}, gold=[1], hands=[["thieves_den", "palace", "castle"]])
    table.answer("gather gold")
    why = "1 gold or cards are missing: you have 3 gold and 2 other cards, it costs 6."
    assert reasons(table)["build thieves_den"] == why


def test_the_warlord_and_cities_that_are_out_of_reach() -> None:
    full = ["temple", "church", "monastery", "market", "tavern", "manor", "watchtower"]
    table = scene(
        {"bishop": 1, "warlord": 0}, gold=[0], cities=[[], ["tavern"], full, ["castle", "keep"]], call="bishop"
    )
    table.answer_all(["gather gold", "end turn"])
    found = reasons(table)
    assert found["destroy in city of seat 0"].startswith("There is no district in the city of")
    assert found["destroy in city of seat 1"].endswith("is protected by the Bishop.")
    assert found["destroy in city of seat 2"].endswith("is complete.")
    assert found["destroy in city of seat 3"].endswith("that you can pay for: you have 0 gold.")
    table.answer("gather gold")
    table = scene({"warlord": 0}, gold=[2], cities=[[], ["tavern", "castle", "keep"]])
    table.answer("destroy in city of seat 1")  # the tavern at once: nothing else can be had
    assert reasons(table)["destroy in city of seat 1"] == "This character's ability has been used already."
    table = scene({"warlord": 0}, gold=[2], cities=[[], ["tavern", "temple", "castle", "keep"]])
    table.answer("destroy in city of seat 1")
    assert reasons(table) == {
        "district castle": "1 gold is missing: you have 2, it costs 3.",
        "district keep": "The Keep can't be touched by a character of rank 8.",
    }


def test_the_marshal_and_the_armory() -> None:
    table = scene({"marshal": 0}, gold=[3], cities=[["temple"], ["tavern", "temple", "church", "castle", "keep"]])
    table.answer("seize from city of seat 1")
    assert reasons(table) == {
        "district temple": "Your city has one already: Temple.",
        "district castle": "The Marshal seizes districts that cost 3 at most.",
        "district keep": "The Keep can't be touched by a character of rank 8.",
    }
    table = scene({"king": 0}, cities=[["armory", "temple", "church"]])
    table.answer("use armory against seat 0")
    assert reasons(table) == {"district armory": "The Armory can't destroy itself."}


@pytest.mark.parametrize(
    ("city", "why"),
    [
        (["castle", "palace"], "The Marshal seizes districts that cost 3 at most."),
        (["keep"], "The Keep can't be touched by a character of rank 8."),
        (["temple"], "Your city has one already: Temple."),
        (
            ["temple", "keep", "castle"],
            "No district in the city of Bruno can be taken: "
            "each is the Keep, costs more than 3 or stands in your city already.",
        ),
        (["market", "keep", "castle"], "There is nothing in the city of Bruno that you can pay for: you have 0 gold."),
    ],
)
def test_what_stops_the_marshal_in_a_city(city: list[str], why: str) -> None:
    """Gold is named only where more of it would help."""
    table = scene({"marshal": 0}, cities=[["temple"], city])
    assert reasons(table)["seize from city of seat 1"] == why


@pytest.mark.parametrize(
    ("own", "city", "why"),
    [
        ([], ["temple"], "Your city has no district that can go to the city of Bruno in return."),
        (["temple"], ["temple"], "Your city has one already: Temple."),
        (["temple"], ["keep"], "The Keep can't be touched by a character of rank 8."),
        (
            ["temple"],
            ["keep", "temple", "market"],
            "Your city has no district that can go to the city of Bruno in return.",
        ),
        (["keep"], ["temple"], "Your city has no district that can go to the city of Bruno in return."),
        (
            ["temple"],
            ["keep", "temple"],
            "No district in the city of Bruno can be taken: each is the Keep or stands in your city already.",
        ),
        (["temple"], ["palace"], "There is nothing in the city of Bruno that you can pay for: you have 0 gold."),
    ],
)
def test_what_stops_the_diplomat_in_a_city(own: list[str], city: list[str], why: str) -> None:
    """The same, and he must have something to give."""
    table = scene({"diplomat": 0}, cities=[own, city])
    assert reasons(table)["exchange with city of seat 1"] == why


def test_what_stops_the_diplomat_in_an_exchange() -> None:
    own, city = ["temple", "keep", "docks", "castle", "cathedral", "manor"], ["docks", "palace", "temple+"]
    table = scene({"diplomat": 0}, gold=[1], cities=[own, [*city, "tavern"]])
    play(table, "exchange with city of seat 1")
    assert reasons(table) == {
        "district docks": "Your city has one already: Docks.",
        "district beautified temple": "Your city has one already: Temple.",
    }
    play(table, "district palace")
    assert reasons(table) == {
        "district temple": "The city of Bruno has one already: Temple.",
        "district docks": "The city of Bruno has one already: Docks.",
        "district keep": "The Keep can't be given away.",
        "district manor": "It costs so much less that your 1 gold is not enough for the difference.",
    }


def test_characters_that_can_not_be_named() -> None:
    table = scene({"assassin": 0, "thief": 1})
    assert reasons(table) == {"kill assassin": "That is your own character."}
    table.answer_all(["kill king", "gather gold", "end turn"])
    found = reasons(table)
    assert found["rob thief"] == "That is your own character."
    assert found["rob assassin"] == found["rob king"] != ""
    table = scene({"witch": 0})
    table.answer("gather gold")
    assert reasons(table) == {"bewitch witch": "That is your own character."}


def test_a_character_that_lies_face_up_where_it_can_not_be_named() -> None:
    for seed in range(20):
        table = new("citadels", 4, seed, {"cast": "first_game", "face_up_can_be_named": False})
        random = Random(seed)
        while table.ask is not None and table.ask.prompt != "turn":
            table.answer(random.choice(table.ask.options))
        if any(why == "This character lies discarded face up." for why in reasons(table).values()):
            return
    raise AssertionError("an Assassin or a Thief was never asked")


@pytest.mark.parametrize("players", [2, 4, 8])
def test_nothing_that_is_offered_has_a_reason_against_it(players: int) -> None:
    """Random games: reasons and options never meet, and each reason can be said in both languages."""
    prompts = set()
    for seed in range(3):
        table = new("citadels", players, seed, {"cast": "random"})
        random = Random(seed)
        while (ask := table.ask) is not None:
            found = table.why_not(ask.player, "pl")
            assert not {option for option, _ in found} & set(ask.options)
            assert [option for option, _ in found] == [option for option, _ in table.why_not(ask.player, "en")]
            if found:
                prompts.add(ask.prompt)
            table.answer(random.choice(ask.options))
    assert "turn" in prompts <= set(REASONS)


@pytest.mark.parametrize("players", [3, 5, 7])
def test_gold_is_the_reason_exactly_where_more_of_it_would_help(players: int) -> None:
    """Random games: a rich player is offered what was refused for want of gold, and nothing else that was refused."""
    found = set()
    for seed in range(12):
        table = new("citadels", players, seed, {"cast": "random"})
        random = Random(seed)
        while (ask := table.ask) is not None:
            if ask.prompt == "turn":
                rich = state(table).copy()
                rich.gold[ask.player] += 99
                offered = menu(rich, ask.player)
                for refusal in why_not(state(table), ask):
                    assert (refusal.option in offered) == (refusal.reason in FOR_WANT_OF_GOLD), refusal
                    found.add(refusal.reason)
            table.answer(random.choice(ask.options))
    assert len(found) > 8
