"""What the chronicle of Paladins tells: actions, favours, attacks, paladins, converts, townsfolk and orders."""

from __future__ import annotations

from random import Random

import pytest

from burgrave import new
from burgrave.conformance.watched import Watched
from burgrave.games.paladins import GAME
from tests.games.paladins.scene import Seat, opening, scene, state

KINDS = ("action", "favour", "paladin", "attacked", "converted", "townsfolk", "order")


class Told(Watched):
    """What the chronicle of a table tells, kind by kind."""

    def told(self, kind: str) -> list[tuple[int, str, float]]:
        return [(deed.seat, deed.what, deed.gain) for deed in self.deeds() if deed.kind == kind]


def test_an_action_gains_what_its_turn_adds_to_the_points() -> None:
    """Three provisions are a point; one silver of Bruno's is none; the tax on Ada's suspicion makes another three."""
    seats = [Seat(workers="labourer+scout+labourer", silver=1), Seat(workers="labourer")]
    watched = Told(scene(*seats, suspicion=[2]))
    watched.play("do hunt with two", "do trade", "do conspire")
    assert watched.told("action") == [(0, "hunt", 1), (1, "trade", 0), (0, "conspire", 1)]


def test_a_turn_with_several_questions_is_one_deed() -> None:
    """Faith goes from 1 to 2, which is worth a point; the jar's silver was no whole set."""
    watched = Told(scene(Seat(workers="cleric+labourer+merchant", silver=1, faith=1)))
    watched.play("do absolve", "jar jar_labourer")
    assert watched.told("action") == [(0, "absolve", 1)]


def test_who_hires_on_credit_pays_for_it() -> None:
    watched = Told(scene(Seat(workers="labourer+fighter"), stalls={1: "abbot_1"}))
    watched.play("do recruit with two", "townsfolk abbot_1")
    assert watched.told("action") == [(0, "recruit", -3)] and watched.told("townsfolk") == [(0, "abbot", 0)]


def test_what_another_brings_on_counts_for_nobody_elses_action() -> None:
    """Bruno's conspiracy brings the Inquisition, and Ada, who is suspected most, a debt."""
    watched = Told(
        scene(Seat(workers="labourer+labourer", suspicion=[0, 0]), Seat(workers="labourer"), tax=1, suspicion=[1])
    )
    watched.play("do hunt", "do conspire")
    assert state(watched.table).players[0].unpaid == 1
    assert watched.told("action") == [(0, "hunt", 0), (1, "conspire", 0)]


def test_a_debt_from_the_solo_opponents_turn_is_not_the_players_doing() -> None:
    watched = Told(
        scene(
            Seat(workers="labourer+labourer", suspicion=[0, 0]),
            opponent=Seat(workers="labourer+labourer"),
            schemes=["conspire"],
            tax=1,
            suspicion=[1],
        )
    )
    watched.play("do hunt")
    assert state(watched.table).players[0].unpaid == 1 and watched.told("action") == [(0, "hunt", 0)]


def test_attacks_and_favours() -> None:
    """Influence goes from 1 to 2: a point."""
    seat = Seat(workers="scout+labourer+fighter+criminal", strength=1, influence=1, faith=1)
    watched = Told(scene(seat, camp={1: "saracen_warrior"}, round_=3, favours=["attribute"]))
    watched.play("do attack")
    watched.play(
        "workers labourer+scout+fighter", "outsider saracen_warrior", "pass", "favour favour_attribute", "choose faith"
    )
    assert watched.told("attacked") == [(0, "warrior", 1)] and watched.told("action") == [(0, "attack", 1)]
    assert watched.told("favour") == [(0, "attribute", 1)]


def test_converts_townsfolk_and_orders_are_worth_what_the_score_would_lack() -> None:
    """Two Mercenaries count 3 each, and each makes the other worth a point more; a Hunter counts pairs of townsfolk."""
    seat = Seat(
        converted=["saracen_mercenary_1", "viking_mercenary", "saracen_hunter"],
        hired=["abbot_1", "abbot_2"],
        done={"commission": 5},
    )
    watched = Told(scene(seat, orders=["commission"]))
    assert watched.told("converted") == [(0, "mercenary", 4), (0, "mercenary", 4), (0, "hunter", 1)]
    assert watched.told("townsfolk") == [(0, "abbot", 1), (0, "abbot", 1)]
    assert watched.told("order") == [(0, "commission", 4)]


def test_a_paladin_gains_what_its_round_adds() -> None:
    table = opening(2, paladins=["girard", "roland", "samson"])
    watched = Told(table)
    while table.ask is not None and state(table).round < 2:
        asks = table.asks
        answers = [table.text(option) for option in asks[0].options]
        wanted = [answer for answer in ("play girard", "do hunt", "do hunt with two", "pass") if answer in answers]
        table.answer(wanted[0] if wanted else asks[0].options[0], asks[0].player)
        watched.look()
    seat, what, gain = watched.told("paladin")[0]
    assert (seat, what) == (0, "girard")
    assert gain == table.scores[0].total - 1  # everybody begins with 3 silver and 1 provision, worth a point


@pytest.mark.parametrize("players", GAME.players)
def test_whole_games_have_a_deed_for_whatever_was_done(players: int) -> None:
    for seed in range(3):
        table = new("paladins", players, seed)
        watched, choice = Told(table), Random(seed)
        while (ask := table.ask) is not None:
            eager = [option for option in ask.options if table.text(option) != "pass"]
            table.answer(choice.choice(eager or ask.options), ask.player)
            watched.look()
        kinds = [event.kind for event in table.happened()]
        for kind, event in (("action", "acts"), ("favour", "favour"), ("paladin", "paladin"), ("attacked", "attacks")):
            assert len(watched.told(kind)) == kinds.count(event)
        assert len(watched.told("townsfolk")) == kinds.count("hires")
        names = [f"{deed.kind}-{deed.what}" for deed in watched.deeds()]
        names += [f"deeds-{kind}{more}" for kind in KINDS for more in ("", "-gain")]
        assert all(GAME.texts.has(language, name) for name in names for language in ("pl", "en"))
        before = GAME.snapshot(state(table))
        watched.deeds()
        assert GAME.snapshot(state(table)) == before, "looking changes nothing"
