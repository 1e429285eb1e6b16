"""What the chronicle of Citadels tells: turns by character with their gain, and districts with their worth."""

from __future__ import annotations

from random import Random

import pytest

from burgrave.conformance.watched import Watched
from burgrave.games.citadels import GAME
from burgrave.kernel.begin import new
from tests.games.citadels.scene import scene, state


class Told(Watched):
    """What the chronicle of a table tells, kind by kind."""

    def turns(self) -> list[tuple[int, str, float]]:
        """Who played which character, to what gain; the turn that is going on has none yet."""
        return [(seat, what, gain) for seat, kind, what, gain in self.deeds() if kind == "character"]

    def districts(self, seat: int) -> dict[str, float]:
        return {deed.what: deed.gain for deed in self.deeds() if deed.kind == "district" and deed.seat == seat}


def test_a_turn_gains_points_for_districts_and_half_a_point_for_coins_and_cards() -> None:
    """Two coins gathered are a point; the Manor turns three coins and a card, two points, into three."""
    watched = Told(scene({"king": 0, "bishop": 1}, gold=[1, 0], hands=[["manor"], []]))
    watched.play("gather gold", "build manor", "end turn")
    assert watched.turns()[0] == (0, "king", 2)


def test_the_thief_has_the_loot_and_the_robbed_has_lost_it() -> None:
    watched = Told(scene({"thief": 0, "king": 1}, gold=[0, 4]))
    watched.play("gather gold", "rob king", "end turn")
    watched.play("gather gold", "end turn")
    assert watched.turns() == [(0, "thief", 3), (1, "king", -1)]


def test_a_killed_character_is_a_turn_without_gain_if_somebody_has_it() -> None:
    watched = Told(scene({"assassin": 0, "king": 1}))
    watched.play("kill king")
    assert watched.turns() == [(0, "assassin", 0), (1, "king", 0)]
    watched = Told(scene({"assassin": 0, "king": 1}))
    watched.play("kill bishop")
    assert watched.turns() == [(0, "assassin", 0)]


def test_the_witch_has_the_gain_of_the_turn_she_takes_over() -> None:
    """The King gathers two coins and no more; the Witch gathers two, then builds as the King."""
    watched = Told(scene({"witch": 0, "king": 1}, gold=[1, 0], hands=[["manor"], []]))
    watched.play("gather gold", "bewitch king", "gather gold", "build manor", "end turn")
    assert watched.turns() == [(0, "witch", 2), (1, "king", 1)]


def test_the_blackmailer_is_paid_after_his_turn() -> None:
    watched = Told(scene({"blackmailer": 0, "king": 1}, gold=[0, 4]))
    watched.play("gather gold", "flower on king", "blank on bishop", "end turn")
    watched.play("gather gold", "bribe", "end turn")
    assert watched.turns() == [(0, "blackmailer", 2.5), (1, "king", -0.5)]  # the bribe is three coins


def test_the_magistrate_has_the_district_he_confiscates() -> None:
    watched = Told(scene({"magistrate": 0, "king": 1}, gold=[0, 5], hands=[[], ["palace"]]))
    watched.play("gather gold", "signed warrant on king", "unsigned warrant on bishop", "unsigned warrant on merchant")
    watched.play("end turn", "gather gold", "build palace", "confiscate", "end turn")
    assert watched.turns() == [(0, "magistrate", 6), (1, "king", 0.5)]


def test_after_a_trade_in_the_theater_it_counts_who_plays_the_character() -> None:
    watched = Told(scene({"king": 0, "merchant": 1}, cities=[["theater"]]))
    watched.play("trade characters with seat 1", "gather gold", "end turn", "gather gold", "end turn")
    assert [turn[:2] for turn in watched.turns()] == [(1, "king"), (0, "merchant")]


def test_a_district_is_worth_what_the_score_would_lack_without_it() -> None:
    """The Dragon Gate scores two more than its cost; the only noble district also brings the five types."""
    city = ["manor", "temple", "tavern", "watchtower", "prison", "dragon_gate"]
    watched = Told(scene({"king": 0}, cities=[city]))
    assert watched.districts(0) == {
        "manor": 3 + 3,
        "temple": 1 + 3,
        "tavern": 1 + 3,
        "watchtower": 1,
        "prison": 2,
        "dragon_gate": 6 + 2 + 3,
    }


def test_the_secret_vault_is_told_though_it_never_stands_in_a_city() -> None:
    watched = Told(scene({"king": 0}, hands=[["secret_vault"]]))
    assert watched.districts(0) == {"secret_vault": 3}


def test_looking_at_districts_leaves_the_table_as_it_is() -> None:
    watched = Told(scene({"king": 0}, cities=[["manor", "temple"]]))
    before = GAME.snapshot(state(watched.table))
    watched.deeds()
    assert GAME.snapshot(state(watched.table)) == before


@pytest.mark.parametrize("players", GAME.players)
def test_whole_games_have_a_deed_for_every_revealed_character(players: int) -> None:
    for seed in range(4):
        watched = Told(new("citadels", players, seed, {"cast": "random"}))
        choose = Random(seed)
        while (ask := watched.table.ask) is not None:
            watched.play(watched.table.text(choose.choice(ask.options)))
        log = watched.table.happened()
        revealed = [event.public["who"] for event in log if event.kind == "reveals"]
        turns = [seat for seat, _, _ in watched.turns()]
        kills = sum(event.kind == "kills" for event in log)
        assert len(revealed) <= len(turns) <= len(revealed) + kills
        names = {f"{deed.kind}-{deed.what}" for deed in watched.deeds()}
        assert all(GAME.texts.has(language, name) for name in names for language in ("pl", "en"))
