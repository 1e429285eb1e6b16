"""Why not: every reason, at a table where it holds; and no reason for what is offered."""

from __future__ import annotations

from random import Random

import pytest

from burgrave import new
from burgrave.games.citadels.text.why_not import REASONS
from burgrave.kernel.table import Table
from tests.games.citadels.scene import scene


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
    table = scene({"navigator": 0}, gold=[9], hands=[["temple"]])
    table.answer("gather gold")
    assert reasons(table)["build temple"] == "The Navigator builds no districts."


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
