"""One game: the same every time, with what everybody did and had, and with whatever went wrong."""

from __future__ import annotations

from dataclasses import replace

import msgspec
import pytest

import burgrave
from burgrave.arena.match import Match, lost, play
from burgrave.arena.plan import Plan
from burgrave.arena.record import Record
from burgrave.kernel.events import Event
from burgrave.kernel.game import games
from burgrave.kernel.insight import Deed

PLAN = Plan(game="citadels", rules_version=1, players=3, bots=["random", "random", "easy"], games=9, seed=3)


def test_a_game_is_the_same_every_time() -> None:
    assert msgspec.json.encode(play(PLAN, 4).record) == msgspec.json.encode(play(PLAN, 4).record)
    assert play(PLAN, 4).record.scores != play(PLAN, 5).record.scores


def test_a_record_tells_the_game() -> None:
    record, timing, save = play(PLAN, 4)
    assert record.number == 4 and record.entrants == [2, 0, 1] and record.error is None and save is None
    assert record.seed == PLAN.game_seed(4) and record.winners
    assert [sum(parts.values()) for parts in record.parts] == record.scores
    assert timing is not None and sum(timing.answers) == record.decisions and all(s > 0 for s in timing.seconds)
    assert msgspec.json.decode(msgspec.json.encode(record), type=Record) == record


@pytest.mark.parametrize("name", games())
def test_a_table_keeps_no_log(name: str) -> None:
    """Nor starts from which it would be played again; the chronicle hears of things as they happen."""
    match = Match(Plan(game=name, rules_version=1, players=3, bots=["easy"] * 3, games=1, seed=3), 0)
    match.play()
    assert match.table is not None and match.table.over
    assert match.table.state.log is None and not match.table._whole
    assert match.table.happened() and match.table._whole


def test_the_lead_is_told_for_every_round_and_the_end() -> None:
    record = play(PLAN, 0).record
    assert record.lead[0] == [0, 0, 0] and record.lead[-1] == record.scores and len(record.lead) > 5


@pytest.mark.parametrize("players", [1, 2, 4])
def test_what_comes_before_the_first_round_is_none(players: int) -> None:
    """Paladins has seven rounds; the first townsfolk are hired before them."""
    plan = Plan(game="paladins", rules_version=2, players=players, bots=["random"] * players, games=1, seed=1)
    record = play(plan, 0).record
    assert record.error is None and len(record.lead) == 7 + 1, "the last one is the end"


def test_a_game_without_insight_tells_its_lead_at_start_and_end(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(games(), "citadels", replace(games()["citadels"], insight=None))
    record = play(msgspec.structs.replace(PLAN, bots=["random"] * 3), 0).record
    assert record.lead == [[0, 0, 0], record.scores]


class Counting:
    """A chronicle that counts."""

    def __init__(self) -> None:
        self.events: list[Event] = []
        self.looks = 0

    def note(self, state: object, events: list[Event]) -> None:
        self.events += events
        self.looks += 1

    def deeds(self, state: object) -> list[Deed]:
        return [Deed(0, "looks", "all", self.looks), Deed(1, "events", "all", len(self.events))]


class Failing(Counting):
    """A chronicle that fails."""

    def note(self, state: object, events: list[Event]) -> None:
        super().note(state, events)
        if self.looks == 20:
            raise KeyError("planted")


def test_the_chronicle_hears_of_everything_once(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(games(), "citadels", replace(games()["citadels"], chronicle=Counting))
    match = Match(PLAN, 1)
    match.play()
    assert match.table is not None and match.table.told > match.decisions
    assert match.deeds == [Deed(0, "looks", "all", match.decisions), Deed(1, "events", "all", match.table.told)]


def test_a_failing_chronicle_leaves_a_save(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(games(), "citadels", replace(games()["citadels"], chronicle=Failing))
    record, _, save = play(PLAN, 1)
    assert record.error == "KeyError: 'planted'" and record.scores == [] and record.winners == []
    assert save is not None and len(burgrave.load(save).answers) == 20


@pytest.mark.usefixtures("plugged")
def test_failing_rules_leave_a_save_that_fails_again() -> None:
    plan = msgspec.structs.replace(PLAN, game="crashing", options={"cast": "random"})
    record, timing, save = play(plan, 2)
    assert record.error is not None and "which was taken back: ValueError('planted')" in record.error
    assert save is not None and timing is not None and record.decisions == len(burgrave.load(save).answers)
    table = burgrave.load(save)
    with pytest.raises(burgrave.RulesBug, match="planted"):
        table.answer(record.error.split("'")[1])


@pytest.mark.usefixtures("plugged")
def test_what_a_bot_does_wrong_is_told() -> None:
    record = play(msgspec.structs.replace(PLAN, bots=["random", "clumsy", "random"]), 1).record
    assert record.error is None and record.winners
    assert {mishap.seat for mishap in record.mishaps} == {record.entrants.index(1)}
    assert all("clumsy" in mishap.reason and mishap.at < record.decisions for mishap in record.mishaps)


@pytest.mark.usefixtures("plugged")
def test_every_answer_of_a_substitute_is_counted() -> None:
    record, timing, _ = play(msgspec.structs.replace(PLAN, bots=["random", "clumsy", "random"]), 1)
    clumsy = record.entrants.index(1)
    assert timing is not None and len(record.mishaps) < timing.answers[clumsy]
    assert record.substituted == [timing.answers[seat] if seat == clumsy else 0 for seat in range(3)]


def test_a_bot_that_can_not_play_is_an_error_of_its_game() -> None:
    record, _, _ = play(msgspec.structs.replace(PLAN, bots=["random", "random", "nosuch"]), 0)
    assert record.error is not None and "no bot 'nosuch'" in record.error


def test_a_lost_game_keeps_its_place() -> None:
    record, timing, save = lost(PLAN, 4, "gone")
    assert record.number == 4 and record.entrants == [2, 0, 1] and record.error == "gone"
    assert timing is None and save is None
