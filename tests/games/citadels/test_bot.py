"""The heuristic player: it judges every question there is, knows nothing that its seat can't know, and plays well."""

from __future__ import annotations

import random
import re
from pathlib import Path

import pytest

import burgrave
from burgrave.bots import bot
from burgrave.conformance.insights import against_chance, judges_the_same_when_imagined, prospects_are_shares
from burgrave.games import citadels
from burgrave.games.citadels.bot.answers import JUDGES
from burgrave.games.citadels.bot.insight import FEATURES, STAGES, prospects
from burgrave.games.citadels.data import tables as t
from burgrave.games.citadels.rules.state import NOBODY, State
from burgrave.kernel.perspective import Perspective
from burgrave.kernel.table import Table
from tests.games.citadels.scene import scene

RULES = Path(citadels.__file__).parent / "rules"


def test_every_question_of_the_rules_has_a_judge() -> None:
    rules = "".join(path.read_text(encoding="utf-8") for path in RULES.glob("*.py"))
    asked = set(re.findall(r'Ask\(\s*[a-z]+, "([a-z_]+)"', rules))
    asked |= set(re.findall(r'(?:wanted|pick_cards)\(s, me, "([a-z_]+)"', rules))
    assert asked == set(JUDGES)


@pytest.mark.parametrize("players", range(2, 9))
def test_it_plays_the_same_on_every_table_that_it_can_imagine(players: int) -> None:
    """Then nothing hidden went into the choice, whatever the state holds."""
    choice = random.Random(players)
    for seed in range(4):
        options = {"cast": "random", "ask_for_optional_effects": bool(seed % 2)}
        judges_the_same_when_imagined(burgrave.new("citadels", players, seed, options), choice, often=0.4, liked=0.7)


def test_features_are_as_many_as_their_weights_and_prospects_are_shares() -> None:
    prospects_are_shares(played(60), STAGES * len(FEATURES), range(60))


def played(answers: int) -> Table:
    table = burgrave.new("citadels", 4, 2)
    player = bot("greedy", 0)
    while (ask := table.ask) is not None and len(table.answers) < answers:
        table.answer(player.choose(Perspective(table, ask.player)), ask.player)
    return table


def test_who_is_ahead_is_expected_to_win_and_to_have_more_points() -> None:
    ahead = 0
    for seed in range(12):
        table = burgrave.new("citadels", 4, seed)
        player = bot("greedy", seed)
        judged = None
        while (ask := table.ask) is not None:
            if len(table.answers) == 150:
                judged = prospects(table.state)  # type: ignore[arg-type]  # any game's state
            table.answer(player.choose(Perspective(table, ask.player)), ask.player)
        if judged is not None:
            ahead += judged.wins.index(max(judged.wins)) in table.winners
    assert ahead >= 5, "a guess would be right in 3 of 12"


# ---------------------------------------------------------------- what it does, case by case


def choices(table: Table, seat: int) -> list[str]:
    """What the heuristic player answers for a seat until its turn is over."""
    player = bot("greedy", 0)
    given = []
    while (ask := table.ask) is not None and ask.player == seat:
        option = player.choose(Perspective(table, seat))
        given.append(table.text(option))
        table.answer(option, seat)
    return given


def test_the_income_waits_for_a_district_of_its_type() -> None:
    table = scene({"king": 0}, gold=[3], hands=[["manor"]], cities=[["castle"]], deck=["temple"])
    given = choices(table, 0)
    assert given.index("build manor") < given.index("take income") < given.index("end turn")


def test_but_not_when_it_pays_for_a_better_one() -> None:
    table = scene(
        {"king": 0},
        gold=[1],
        hands=[["manor", "palace"]],
        cities=[["castle", "manor"]],
        deck=["temple"],
    )
    given = choices(table, 0)
    assert "build palace" in given and given.index("take income") < given.index("build palace")


def test_without_a_card_to_build_it_gathers_cards() -> None:
    table = scene({"merchant": 0}, gold=[4], hands=[[]], deck=["temple", "castle", "manor"])
    assert choices(table, 0)[1] == "gather cards"


def test_it_completes_its_city_when_that_wins() -> None:
    city = ["temple", "castle", "market", "tavern", "church", "watchtower"]
    table = scene({"bishop": 0}, gold=[4], hands=[["docks"]], cities=[city], deck=["manor"] * 2)
    assert "build docks" in choices(table, 0)


def test_the_warlord_destroys_in_the_city_of_whoever_leads_not_in_his_own() -> None:
    leader = ["temple", "castle", "market", "tavern", "church", "watchtower"]
    table = scene({"warlord": 0}, gold=[1], cities=[["temple"], leader, ["tavern"], ["temple"]], deck=["manor"] * 2)
    assert "destroy in city of seat 1" in choices(table, 0)


def test_the_magician_takes_the_largest_hand_when_he_has_nothing() -> None:
    table = scene({"magician": 0}, hands=[[], ["temple"], ["temple", "castle", "manor"], []], deck=["market"] * 2)
    assert "swap hands with seat 2" in choices(table, 0)


def test_the_thief_robs_whom_the_rich_player_wants_to_be() -> None:
    """Seat 1 has all the gold and a city of nobles: it wants to be the King, or to build a lot."""
    cities = [[], ["castle", "manor", "palace"], ["temple"], ["market"]]
    table = scene({"thief": 0, "king": 1, "bishop": 2, "merchant": 3}, gold=[0, 9, 0, 0], cities=cities)
    assert {"rob king", "rob architect"} & set(choices(table, 0))


@pytest.mark.parametrize("players", [2, 4, 7, 8])
def test_it_never_names_a_character_that_it_knows_to_be_out(players: int) -> None:
    """Own discards, and what the last player has turned down or left over."""
    named = 0
    for seed in range(12):
        table = burgrave.new("citadels", players, seed)
        player = bot("greedy", seed)
        while (ask := table.ask) is not None:
            option = player.choose(Perspective(table, ask.player))
            text = table.text(option)
            if text.startswith(("kill ", "rob ")):
                s = table.state
                assert isinstance(s, State)
                out = [rank for slot, rank in s.facts[ask.player] if s.owners[slot] == NOBODY]
                assert t.RANK[t.CHARACTER_IDS.index(text.split()[1])] not in [*out, *s.face_up]
                named += 1
            table.answer(option, ask.player)
    assert named > 5


def test_it_keeps_the_secret_vault() -> None:
    table = scene({"merchant": 0}, gold=[1], hands=[["secret_vault"]], cities=[["laboratory", "museum"]])
    given = choices(table, 0)
    assert "card secret_vault" not in given


def test_the_armory_is_kept_until_somebody_is_about_to_win() -> None:
    table = scene({"merchant": 0}, gold=[0], cities=[["armory"], ["palace", "castle"]], deck=["manor"] * 2)
    assert not any(answer.startswith("use armory") for answer in choices(table, 0))
    leader = ["palace", "cathedral", "fortress", "town_hall", "harbor", "docks"]
    table = scene({"merchant": 0}, gold=[0], cities=[["armory"], leader], deck=["manor"] * 2)
    assert "use armory against seat 1" in choices(table, 0)


def test_cards_that_are_in_the_city_already_go_to_the_laboratory() -> None:
    table = scene(
        {"merchant": 0}, gold=[1], hands=[["temple", "palace"]], cities=[["laboratory", "temple"]], deck=["manor"] * 2
    )
    given = choices(table, 0)
    assert given[given.index("use laboratory") + 1] == "card temple"


def test_it_beats_chance() -> None:
    won, _ = against_chance("citadels", 8)
    assert won >= 6
