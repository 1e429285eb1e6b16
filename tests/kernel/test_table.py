"""The table: questions, answers, undo, copies — the promises of the public interface."""

from __future__ import annotations

import random

import pytest

import burgrave
from burgrave.conformance import position
from burgrave.games.citadels import GAME
from burgrave.games.citadels.rules import turn
from burgrave.games.citadels.rules import vocabulary as do
from burgrave.games.citadels.rules.state import State
from burgrave.kernel import course
from burgrave.kernel.action import Flow
from burgrave.kernel.begin import prepare
from burgrave.kernel.setup import NAMES
from burgrave.kernel.table import Table, begin
from tests.games.citadels.scene import play, scene


def new(players: int = 4, seed: int = 7) -> Table:
    """A game of the first cast."""
    return burgrave.new("citadels", players=players, seed=seed, options={"cast": "first_game"})


def advance(table: Table, answers: int, seed: int = 1) -> None:
    """Answer at random."""
    choice = random.Random(seed)
    for _ in range(answers):
        assert table.ask is not None
        table.answer(choice.choice(table.ask.options))


def test_games_tell_about_themselves() -> None:
    """The registry finds Citadels by its entry point."""
    game = burgrave.games()["citadels"]
    assert (game.players.start, game.players.stop - 1) == (2, 8)
    assert game.stage == "beta" and game.rules_version == 2
    assert "cast" in game.options.__struct_fields__
    assert repr(game) == "Game('citadels', players=2-8, stage='beta', rules_version=2)"


def test_a_question_has_everything() -> None:
    """Who is asked, what about, the options, and an id that no other question has."""
    table = new()
    ask = table.ask
    assert ask is not None
    assert ask.prompt == "pick" and ask.player == ask.id[1]
    assert table.asks == [ask]
    assert "pick" in repr(ask)
    first = ask.id
    table.answer(ask.options[0])
    assert table.ask is not None and table.ask.id != first


def test_answers_as_int_or_text() -> None:
    """Both notations of an answer do the same."""
    one, two = new(), new()
    assert one.ask is not None
    option = one.ask.options[1]
    one.answer(option)
    two.answer(two.text(option))
    assert position(one) == position(two)


@pytest.mark.parametrize(
    ("answer", "seat", "message"),
    [
        ("build temple", None, "'build temple'|build temple is not offered"),
        ("dance", None, "'dance' is no action of citadels"),
        (100_000, None, "100000 is not offered"),
        (-1, None, "-1 is not offered"),
        (None, 9, "seat 9 is not asked now"),
    ],
)
def test_a_wrong_answer_is_refused_and_changes_nothing(
    answer: int | str | None, seat: int | None, message: str
) -> None:
    """One sentence that says what is allowed."""
    table = new()
    assert table.ask is not None
    before = position(table)
    with pytest.raises(burgrave.IllegalAnswer, match=message):
        table.answer(table.ask.options[0] if answer is None else answer, seat)
    assert position(table) == before


def test_nothing_can_be_answered_when_the_game_is_over() -> None:
    """And nothing imagined."""
    table = new()
    choice = random.Random(1)
    while table.ask is not None:
        table.answer(choice.choice(table.ask.options))
    assert table.over and table.winners and not table.asks
    with pytest.raises(burgrave.IllegalAnswer, match="the game is over"):
        table.answer(0)
    with pytest.raises(burgrave.CannotImagine, match="over"):
        table.imagine(0, 1)
    assert burgrave.playout(table, 1) == 0


def test_winners_are_told_at_the_end_only() -> None:
    """Points can be counted at any time."""
    table = new()
    assert table.winners == [] and not table.over
    assert [score.total for score in table.scores] == [0, 0, 0, 0]


def test_several_answers_or_none() -> None:
    """A refused one takes the others with it."""
    table = new()
    assert table.ask is not None
    first = table.text(table.ask.options[0])
    before = position(table)
    with pytest.raises(burgrave.IllegalAnswer):
        table.answer_all([first, "end turn"])
    assert position(table) == before
    table.answer_all([first])
    assert len(table.answers) == 1


def test_undo_goes_back_as_long_as_nothing_was_learnt() -> None:
    """Taking gold and building can be taken back, one by one; a draw can't."""
    table = scene({"merchant": 0}, gold=[5], hands=[["temple", "tavern"]], call="merchant")
    start = position(table)
    play(table, "gather gold", "build temple", "take bonus")
    for _ in range(3):
        table.undo(0)
    assert position(table) == start
    with pytest.raises(burgrave.CannotUndo, match="nothing has been answered"):
        table.undo(0)
    play(table, "gather cards")
    with pytest.raises(burgrave.CannotUndo, match="drawn"):
        table.undo(0)


def test_undo_across_kept_starts() -> None:
    """Also when the step's start of long ago is no longer kept."""
    table = scene({"artist": 0}, gold=[9], cities=[["temple", "tavern", "market"]], ninth=True, call="artist")
    states = [position(table)]
    steps = ["gather gold", "beautify temple", "beautify tavern"]
    for step in steps:
        play(table, step)
        states.append(position(table))
        table._course.keep()
    for expected in reversed(states[:-1]):
        table.undo(0)
        assert position(table) == expected


def test_a_table_says_whether_an_answer_can_be_taken_back() -> None:
    """Exactly when undo would do it."""
    table = new()
    choice = random.Random(3)
    found = set()
    for _ in range(150):
        assert table.ask is not None
        for seat in range(4):
            trial = table.clone()
            try:
                trial.undo(seat)
                possible = True
            except burgrave.CannotUndo:
                possible = False
            assert table.can_undo(seat) == possible
            found.add(possible)
        table.answer(choice.choice(table.ask.options))
    assert found == {True, False}


def test_undo_is_refused_to_others() -> None:
    """Only the seat that answered last may go back."""
    table = scene({"merchant": 0}, call="merchant")
    play(table, "gather gold")
    with pytest.raises(burgrave.CannotUndo, match="seat 0 has answered since"):
        table.undo(1)


def test_the_number_of_an_undone_question_is_never_used_again() -> None:
    """An answer to it is stale."""
    table = scene({"merchant": 0}, call="merchant")
    seen = {table.asks[0].id}
    for _ in range(3):
        play(table, "gather gold")
        assert table.asks[0].id not in seen
        seen.add(table.asks[0].id)
        table.undo(0)
        assert table.asks[0].id not in seen
        seen.add(table.asks[0].id)


def test_imagined_tables_are_no_real_ones() -> None:
    """They can be played and cloned, never saved or undone."""
    table = new()
    assert table.ask is not None
    world = table.imagine(table.ask.player, 1)
    assert world.imagined and not table.imagined
    world.clone().answer(world.asks[0].options[0])
    with pytest.raises(burgrave.BadSave, match="imagined"):
        world.save()
    with pytest.raises(burgrave.CannotUndo, match="imagined"):
        world.undo(table.ask.player)
    assert world.events(0) == []


def test_who_may_imagine() -> None:
    """The seat that is asked; any seat at a step's first question; no seat that there isn't."""
    table = scene({"magician": 0}, hands=[["temple", "tavern"]], call="magician")
    table.imagine(3, 1)
    play(table, "redraw")
    table.imagine(0, 1)
    with pytest.raises(burgrave.CannotImagine, match="middle of something"):
        table.imagine(3, 1)
    for call in (lambda: table.imagine(4, 1), lambda: table.view(4), lambda: table.events(-1), lambda: table.undo(4)):
        with pytest.raises(burgrave.UnknownSeat, match="seats: 0 to 3"):
            call()


def test_imagining_in_the_middle_of_something_can_be_cloned() -> None:
    """The clone plays the step again and deals the same cards anew."""
    table = scene({"magician": 0}, hands=[["temple", "tavern"], ["palace"]], call="magician")
    play(table, "redraw", "card temple")
    world = table.imagine(0, 5)
    assert position(world) == position(world.clone())
    assert world.clone().view(0).json() == table.view(0).json()


def test_a_perspective_is_all_a_bot_gets() -> None:
    """View, options, texts, events and imagination of its own seat."""
    table = new()
    assert table.ask is not None
    seat = table.ask.player
    mine = burgrave.Perspective(table, seat)
    assert mine.options == table.ask.options and mine.ask.id == table.ask.id
    assert mine.view.json() == table.view(seat).json()
    assert mine.text(mine.options[0]).startswith("pick")
    assert mine.imagine(3).imagined
    assert [told.kind for told in mine.events()] == [told.kind for told in table.events(seat)]
    with pytest.raises(burgrave.IllegalAnswer, match="not asked"):
        _ = burgrave.Perspective(table, (seat + 1) % 4).ask


def test_whatever_a_bot_does_to_its_question_the_table_stays_as_it_is() -> None:
    table = new()
    assert table.ask is not None
    offered = table.ask.options[:]
    mine = burgrave.Perspective(table, table.ask.player)
    mine.ask.options.clear()
    mine.options.append(0)
    assert table.ask.options == offered


def test_an_imagined_table_tells_nothing_of_the_real_one() -> None:
    """Neither what others answered in secret, nor the seed, nor a position that was kept."""
    table = new()
    for _ in range(5):
        assert table.ask is not None
        table.answer(table.ask.options[0], table.ask.player)
    assert table.ask is not None
    world = table.imagine(table.ask.player, 3)
    for imagined in (world, world.clone()):
        assert imagined.setup.seed != table.setup.seed and imagined.setup.origin is None
        with pytest.raises(burgrave.CannotImagine, match="answers"):
            _ = imagined.answers
        with pytest.raises(burgrave.CannotImagine, match="kept position"):
            imagined.kept()
        with pytest.raises(burgrave.BadSave):
            imagined.save()


@pytest.mark.plants_bugs
@pytest.mark.parametrize("bug", [ZeroDivisionError("gather gold"), burgrave.RulesBug("gather gold")])
def test_a_bug_in_the_rules_takes_the_answer_back(monkeypatch: pytest.MonkeyPatch, bug: Exception) -> None:
    """The game stays playable from its last answer."""
    table = scene({"merchant": 0}, call="merchant")
    before = position(table)

    def broken(s: State, me: int, option: int) -> Flow[None]:
        s.gold[me] += 5
        raise bug
        yield

    with monkeypatch.context() as patch:
        asks = turn.ASKS[:]
        asks[do.GATHER_GOLD] = broken
        patch.setattr(turn, "ASKS", asks)
        with pytest.raises(burgrave.RulesBug, match="gather gold"):
            table.answer("gather gold")
    assert position(table) == before
    play(table, "gather gold", "take bonus")


def test_rules_that_never_ask_are_stopped(monkeypatch: pytest.MonkeyPatch) -> None:
    """A limit instead of a hang."""
    from dataclasses import replace

    def silent(s: State) -> Flow[None]:
        yield from ()

    with pytest.raises(burgrave.RulesBug, match="steps without a question"):
        begin(prepare(replace(GAME, step=silent), 4, 1, {}))


@pytest.mark.plants_bugs
def test_playouts_may_have_many_steps(monkeypatch: pytest.MonkeyPatch) -> None:
    """The limit on silent steps is not one on the length of a playout."""
    monkeypatch.setattr(course, "SILENT_STEPS", 20)
    table = new()
    assert burgrave.playout(table, 1) > 20 and table.over


def test_names_of_seats() -> None:
    """The log calls the players by their names."""
    table = burgrave.new("citadels", players=2, seed=1, names=["Zofia", "Jan"])
    assert table.name(0) == "Zofia"
    assert new().name(0) == NAMES[0]
    with pytest.raises(burgrave.BadSetup, match="2 different names"):
        burgrave.new("citadels", players=2, seed=1, names=["Jan", "Jan"])


@pytest.mark.parametrize(
    ("game", "players", "seed", "options", "message"),
    [
        ("chess", 4, 1, {}, "no game called 'chess'; installed: citadels, architects"),
        ("citadels", 1, 1, {}, "for 2 to 8 players, not 1"),
        ("citadels", 9, 1, {}, "for 2 to 8 players, not 9"),
        ("citadels", "4", 1, {}, "for 2 to 8 players, not '4'"),
        ("citadels", 4, -1, {}, "a seed is a whole number"),
        ("citadels", 4, 1, {"csat": "random"}, "unknown field 'csat'; allowed: cast, characters"),
        ("citadels", 4, 1, {"cast": 3}, "Expected 'str', got 'int' in 'cast'"),
        ("citadels", 4, 1, {"cast": "best"}, "no cast 'best'; casts: first_game"),
    ],
)
def test_bad_setups_are_refused_in_a_sentence(
    game: str, players: int, seed: int, options: dict[str, object], message: str
) -> None:
    """What was wrong and what is allowed."""
    with pytest.raises(burgrave.BurgraveError, match=message):
        burgrave.new(game, players=players, seed=seed, options=options)


def test_a_bare_table_tells_all_when_it_is_asked() -> None:
    """It keeps neither a log nor starts of steps; who asks for them gets what any other table has."""
    whole = burgrave.new("citadels", players=3, seed=5)
    bare, watched = begin(whole.setup, bare=True), begin(whole.setup, bare=True)
    choice, heard = random.Random(5), []
    for _ in range(70):
        assert whole.ask is not None
        option = choice.choice(whole.ask.options)
        whole.answer(option)
        bare.answer(option)
        heard += watched.watch(option, watched.asks[0].player)
    assert bare.state.log is None and bare.clone().scores == whole.scores
    assert bare.imagine(bare.asks[0].player, 1).events(0) == []
    assert heard == whole.happened() == bare.happened() and bare.told == whole.told == len(heard)
    assert bare.happened(40) == whole.happened(40) == heard[40:]
    assert bare.save() == whole.save() == watched.save()
    assert bare.asks[0].id == whole.asks[0].id


def test_a_watched_table_tells_what_an_answer_brought() -> None:
    """A whole one keeps it as well."""
    table = burgrave.new("citadels", players=3, seed=5)
    before = table.told
    assert table.ask is not None
    heard = table.watch(table.ask.options[0], table.ask.player)
    assert heard and table.happened(before) == heard
