"""Saves: readable, versioned, and refused with one sentence when they are not what they were."""

from __future__ import annotations

import json
import random
from collections.abc import Callable
from dataclasses import replace

import msgspec
import pytest

import burgrave
from burgrave.conformance import position
from burgrave.games.citadels import GAME
from burgrave.kernel import begin as door
from burgrave.kernel import game as registry
from burgrave.kernel.action import Vocabulary
from burgrave.kernel.save import _digest
from burgrave.kernel.table import Table


def played(answers: int = 60, seed: int = 3) -> Table:
    """A game in progress."""
    table = burgrave.new("citadels", players=4, seed=seed, options={"cast": "vicious_nobles"}, names=list("ABCD"))
    choice = random.Random(seed)
    for _ in range(answers):
        assert table.ask is not None
        table.answer(choice.choice(table.ask.options))
    return table


def edited(table: Table, change: Callable[[dict[str, object]], None], resign: bool = True) -> bytes:
    """A save with something changed, its digest made to fit or not."""
    content = json.loads(table.save())
    change(content)
    if resign:
        content["digest"] = _digest(content)
    return json.dumps(content).encode()


def test_a_save_is_the_game() -> None:
    """Loaded, it is in the same position with the same log, and goes on in the same way."""
    table = played()
    loaded = burgrave.load(table.save())
    assert position(loaded) == position(table)
    assert loaded.save() == table.save()
    assert loaded.asks[0].id == table.asks[0].id
    assert [told.text("pl") for told in loaded.events(0)] == [told.text("pl") for told in table.events(0)]


def test_a_save_can_be_read_by_people() -> None:
    """Answers are texts with seats, never bare numbers."""
    content = json.loads(played().save())
    assert content["game"] == "citadels" and content["rules_version"] == GAME.rules_version and content["players"] == 4
    assert content["answers"][0]["do"].startswith("pick ")
    assert set(content["answers"][0]) == {"seat", "do"}
    assert all(isinstance(card, str) for card in content["start"]["state"]["deck"])


def test_undone_answers_are_not_saved() -> None:
    """But their numbers stay used up."""
    table = played(4)
    assert table.ask is not None and table.ask.prompt == "turn"
    seat = table.ask.player
    before = len(table.answers)
    table.answer("gather gold")
    table.undo(seat)
    loaded = burgrave.load(table.save())
    assert len(loaded.answers) == before and loaded.asks[0].id == table.asks[0].id


@pytest.mark.parametrize(
    ("data", "message"),
    [
        (b"", "no complete save"),
        (b"{", "no complete save"),
        (b"\xff\xfe", "no complete save"),
        (b"[]", "no save of Burgrave"),
        (b'{"game": "citadels"}', "'burgrave' is missing"),
        (b'{"burgrave": 99}', "format 99; this version of Burgrave reads format 1"),
        (b'{"burgrave": 1, "gmae": "x"}', "unknown field 'gmae'; allowed: burgrave, game"),
        (b'{"burgrave": 1}', "missing field 'game'"),
    ],
)
def test_what_is_no_save(data: bytes, message: str) -> None:
    """One sentence each."""
    with pytest.raises(burgrave.BadSave, match=message):
        burgrave.load(data)


def test_truncated_saves() -> None:
    """Cut anywhere, it is refused."""
    data = played(20).save()
    for length in range(0, len(data) - 1, 97):
        with pytest.raises(burgrave.BadSave):
            burgrave.load(data[:length])


def test_an_edited_save_is_noticed() -> None:
    """Any change that keeps the JSON whole is found by the digest."""

    def richer(content: dict[str, object]) -> None:
        content["seed"] = 4

    with pytest.raises(burgrave.BadSave, match="changed or damaged"):
        burgrave.load(edited(played(), richer, resign=False))


def set_to(key: str, value: object) -> Callable[[dict[str, object]], None]:
    """A change of one field."""

    def change(content: dict[str, object]) -> None:
        content[key] = value

    return change


def break_answer(content: dict[str, object]) -> None:
    """The tenth answer becomes one that was not offered."""
    answers = content["answers"]
    assert isinstance(answers, list)
    answers[9] = {"seat": answers[9]["seat"], "do": "take alms from seat 3"}


def move_start(content: dict[str, object]) -> None:
    """Somebody's purse in the kept position is filled."""
    start = content["start"]
    assert isinstance(start, dict)
    start["state"]["gold"][0] += 10


@pytest.mark.parametrize(
    ("change", "message"),
    [
        (set_to("game", "chess"), "no game called 'chess'"),
        (set_to("players", 12), "for 2 to 8 players"),
        (set_to("players", "four"), "Expected 'int', got 'str' in 'players'"),
        (set_to("options", {"cast": "best"}), "no cast 'best'"),
        (set_to("rules_version", 99), f"rules version 99; this is version {GAME.rules_version}: update Burgrave"),
        (set_to("answers", [{"seat": 0}]), "missing field 'do'"),
        (break_answer, "answer 10 of 60 does not fit: .*take alms"),
        (move_start, "the rules give another position"),
    ],
)
def test_a_save_that_contradicts_itself(change: Callable[[dict[str, object]], None], message: str) -> None:
    """Also with a digest that fits."""
    with pytest.raises(burgrave.BadSave, match=message):
        burgrave.load(edited(played(), change))


def test_other_vocabularies_do_not_change_old_answers() -> None:
    """Inserting an action moves all ints; texts stay what they are."""
    table = played()
    old = table.setup.game.vocabulary
    inserted = Vocabulary()
    inserted.add("a new verb", ["one", "two"])
    assert old.text(0) == "pick assassin" and inserted.option("pick assassin") is None
    texts = [answer["do"] for answer in json.loads(table.save())["answers"]]
    assert [old.option(text) for text in texts] == [option for _, option in table.answers]


def test_a_game_of_older_rules_goes_on_from_its_last_start(monkeypatch: pytest.MonkeyPatch) -> None:
    """After an upgrade that changes the game's course, the position of the last kept start is played on."""
    table = played(80)
    data = table.save()
    at = json.loads(data)["start"]["at"]

    def other_setup(players: int, options: object, rng: object) -> object:
        state = GAME.setup(players, options, rng)  # type: ignore[arg-type]  # of any game
        state.rng.below(7)
        state.rng.shuffle(state.deck)
        return state

    newer = replace(GAME, rules_version=GAME.rules_version + 1, setup=other_setup)  # type: ignore[arg-type]  # of any game
    monkeypatch.setitem(registry.games(), "citadels", newer)
    loaded = burgrave.load(data)
    assert len(loaded.setup.earlier) == at
    assert [score.total for score in loaded.scores] == [score.total for score in table.scores]
    assert loaded.asks[0].options == table.asks[0].options
    again = burgrave.load(loaded.save())
    assert position(again) == position(loaded) and again.setup.earlier == loaded.setup.earlier
    choice = random.Random(1)
    while again.ask is not None:
        again.answer(choice.choice(again.ask.options))
    assert again.winners


def test_a_kept_position_that_makes_no_sense(monkeypatch: pytest.MonkeyPatch) -> None:
    """The save is refused, not the program stopped."""
    table = played(80)

    def spoil(content: dict[str, object]) -> None:
        start = content["start"]
        assert isinstance(start, dict)
        start["state"] = {"deck": ["no such card"]}
        content["answers"] = [*content["answers"][:-1], {"seat": 0, "do": "end turn"}]  # type: ignore[index]  # JSON

    monkeypatch.setitem(registry.games(), "citadels", replace(GAME, rules_version=GAME.rules_version + 1))
    with pytest.raises(burgrave.BadSave, match="kept position can't be read"):
        burgrave.load(edited(table, spoil))


def test_options_come_back_as_they_were() -> None:
    """Lists and flags survive JSON."""
    table = burgrave.new("citadels", players=5, seed=1, options={"ninth": "queen", "keep_can_be_given": True})
    assert burgrave.load(table.save()).setup.options == table.setup.options
    assert msgspec.to_builtins(table.setup.options)["ninth"] == "queen"
    assert door.prepare(GAME, 5, 1, {}).options != table.setup.options


@pytest.mark.parametrize("seed", range(4))
def test_a_game_goes_on_from_any_position_as_if_nothing_had_happened(seed: int) -> None:
    """Wherever nothing is in flight, the position alone gives the same questions, views and end, under any numbers."""
    table = burgrave.new("citadels", players=2 + seed, seed=seed, options={"cast": "random"})
    choice = random.Random(seed)
    resumed: list[Table] = []
    while table.ask is not None:
        position_now = table.position()
        if position_now is not None and choice.random() < 0.05:
            stored = json.loads(json.dumps(position_now))
            setup = door.prepare(GAME, 2 + seed, seed, {"cast": "random"})
            resumed.append(door.resume(setup, stored, table.number))
        for other in resumed:
            assert [ask.id for ask in other.asks] == [ask.id for ask in table.asks]
            assert other.ask is not None and other.ask.options == table.ask.options
            assert other.view(table.ask.player).json() == table.view(table.ask.player).json()
        option = choice.choice(table.ask.options)
        for one in (table, *resumed):
            one.answer(option)
    assert len(resumed) > 2
    for other in resumed:
        assert other.winners == table.winners and other.scores == table.scores


def test_in_the_middle_of_something_there_is_no_position() -> None:
    """Nor at the end, where there is nothing to go on with."""
    table = played(0)
    found = set()
    choice = random.Random(1)
    while table.ask is not None:
        found.add(table.position() is None)
        table.answer(choice.choice(table.ask.options))
    assert found == {True, False}
    assert table.position() is None


def test_what_happened_is_kept_whole() -> None:
    """With the private parts, and from any event on."""
    table = played()
    whole = table.happened()
    assert len(whole) == len(table.events(None)) and table.happened(5) == whole[5:]
    assert any(event.private is not None for event in whole)
    with pytest.raises(burgrave.CannotImagine):
        table.imagine(table.asks[0].player, 1).happened()


def test_a_position_that_was_kept_before_there_were_tallies() -> None:
    """What nobody had counted then is not missed."""
    table = played(80)
    game = table.setup.game
    content = game.snapshot(table.state)
    memory = content["memory"]
    assert isinstance(memory, dict)
    older = {**content, "memory": {key: memory[key] for key in ("seen", "places", "anywhere")}}
    assert game.snapshot(game.restore(older, table.setup.options)) == content


@pytest.mark.parametrize("answers", [3, 60, 137])
def test_a_trusted_save_goes_on_from_its_last_kept_position(answers: int) -> None:
    """It is the same table, also for those who look back: to its log, its save, and the answer before."""
    table = played(answers)
    loaded = burgrave.load(table.save(), trusted=True)
    assert position(loaded) == position(table) and loaded.asks[0].id == table.asks[0].id
    assert loaded.answers == table.answers
    assert [told.text("pl") for told in loaded.events(1)] == [told.text("pl") for told in table.events(1)]
    assert [loaded.can_undo(seat) for seat in range(4)] == [table.can_undo(seat) for seat in range(4)]
    assert burgrave.load(table.save(), trusted=True).save() == table.save()
    choice = random.Random(1)
    while loaded.ask is not None and table.ask is not None:
        option = choice.choice(loaded.ask.options)
        table.answer(option)
        loaded.answer(option)
    assert loaded.scores == table.scores and loaded.save() == table.save()


def test_a_trusted_save_is_not_played_again(monkeypatch: pytest.MonkeyPatch) -> None:
    """What was answered before its last kept position is not even looked at, unless it is no action at all."""
    table = played()
    assert burgrave.load(edited(table, break_answer), trusted=True).scores == table.scores

    def spoil(content: dict[str, object]) -> None:
        answers = content["answers"]
        assert isinstance(answers, list)
        answers[9]["do"] = "sing"

    with pytest.raises(burgrave.BadSave, match="answer 10 is no action of citadels: 'sing'"):
        burgrave.load(edited(table, spoil), trusted=True)
