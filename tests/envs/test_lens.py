"""Lens: names with versions, masks, actions, rewards, tables, and observations in both shapes."""

from __future__ import annotations

import copy
import pickle
import random
from dataclasses import replace
from typing import Any

import numpy as np
import pytest

import burgrave
from burgrave.conformance import position
from burgrave.envs.lens import Lens, Reward, ranked
from burgrave.envs.names import find, versioned
from burgrave.games.citadels import GAME
from burgrave.kernel.encoding import Axis, Encoding, Field, Layout, around
from burgrave.kernel.game import AnyGame, Score, games
from burgrave.kernel.pairs import Pairs
from burgrave.kernel.table import Table
from tests.envs.seen import numbers
from tests.games.citadels.scene import play, scene


def lens(players: int = 4, reward: Reward = "rank", **options: object) -> Lens:
    """Citadels as environments offer it."""
    return Lens("citadels", players, options, "flat", reward)


def played(table: Table, answers: int, seed: int = 1) -> Table:
    """The table after some answers at random; -1: at its end."""
    choice = random.Random(seed)
    while table.ask is not None and answers != 0:
        table.answer(choice.choice(table.ask.options))
        answers -= 1
    return table


# ---------------------------------------------------------------- names


@pytest.mark.parametrize("name", ["citadels", "citadels-v1"])
def test_a_game_is_found_with_and_without_its_version(name: str) -> None:
    """And its environments are called by both."""
    assert find(name) is GAME
    assert Lens(name, 4, None, "flat", "rank").name == versioned(GAME) == "citadels-v1"


@pytest.mark.parametrize(
    ("name", "sentence"),
    [
        ("chess", "there is no game called 'chess'; installed: citadels, architects"),
        ("chess-v1", "there is no game called 'chess'; installed: citadels, architects"),
        ("citadels-v9", "there is no 'citadels-v9'; this Burgrave has citadels-v1"),
        ("citadels-v", "citadels-v"),
        ("citadels-v1-v1", "citadels-v1"),
    ],
)
def test_other_names_and_versions_are_refused(name: str, sentence: str) -> None:
    """With what there is."""
    with pytest.raises(burgrave.BurgraveError) as told:
        find(name)
    assert sentence in str(told.value) and "\n" not in str(told.value)


def test_a_name_may_have_a_v_of_its_own(monkeypatch: pytest.MonkeyPatch) -> None:
    """A version is what follows the last one, and only numbers are versions."""
    other = replace(GAME, name="moor-village")
    monkeypatch.setitem(games(), "moor-village", other)
    assert find("moor-village") is other and find("moor-village-v1") is other


def test_a_raised_version_is_another_name(monkeypatch: pytest.MonkeyPatch) -> None:
    """Results of different versions can't be mixed up."""
    assert GAME.encoding is not None
    monkeypatch.setitem(games(), "citadels", replace(GAME, encoding=replace(GAME.encoding, version=2)))
    assert Lens("citadels-v2", 4, None, "flat", "rank").name == "citadels-v2"
    with pytest.raises(burgrave.UnknownGame, match="this Burgrave has citadels-v2"):
        find("citadels-v1")


# ---------------------------------------------------------------- what is refused


@pytest.mark.parametrize(
    ("changed", "sentence"),
    [
        ({"players": 1}, "citadels is for 2 to 8 players, not 1"),
        ({"players": 9}, "citadels is for 2 to 8 players, not 9"),
        ({"players": "4"}, "citadels is for 2 to 8 players, not '4'"),
        ({"players": 4.0}, "citadels is for 2 to 8 players, not 4.0"),
        ({"options": {"csat": "random"}}, "unknown field 'csat'; allowed: cast, characters"),
        ({"options": {"cast": "best"}}, "no cast 'best'; casts: first_game"),
        ({"options": {"cast": 3}}, "Expected 'str', got 'int' in 'cast'"),
        ({"options": {"crown": 4}}, "the crown goes to a seat from 0 to 3, not 4"),
        ({"shape": "pixels"}, "observation is 'flat' or 'dict', not 'pixels'"),
        ({"shape": None}, "observation is 'flat' or 'dict', not None"),
        ({"reward": "gold"}, "reward is 'rank' or 'points', not 'gold'"),
    ],
)
def test_what_is_wrong_is_said_before_the_first_game(changed: dict[str, Any], sentence: str) -> None:
    """In one sentence that says what is allowed."""
    usual: dict[str, Any] = {"name": "citadels", "players": 4, "options": None, "shape": "flat", "reward": "rank"}
    with pytest.raises(burgrave.BurgraveError) as told:
        Lens(**{**usual, **changed})
    assert sentence in str(told.value) and "\n" not in str(told.value)


def test_a_game_without_an_encoding_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    """There is nothing to observe."""
    monkeypatch.setitem(games(), "citadels", replace(GAME, encoding=None))
    with pytest.raises(burgrave.BadSetup, match="citadels has no encoding, so there is nothing to observe: see docs/"):
        Lens("citadels", 4, None, "flat", "rank")


# ---------------------------------------------------------------- tables


def test_the_same_seed_deals_the_same_table() -> None:
    """With the options of the lens, and as a new game has it."""
    seen = lens(5, cast="random", crown=3)
    assert seen.table(11).save() == seen.table(11).save() != seen.table(12).save()
    assert seen.table(11).save() == burgrave.new("citadels", 5, 11, {"cast": "random", "crown": 3}).save()


def test_tables_keep_no_log() -> None:
    """Nobody would read it."""
    assert played(lens().table(1), 60).state.log is None


@pytest.mark.parametrize("answers", [0, 1, 7, 40, 41, 42, 43, -1])
@pytest.mark.parametrize("copied", [copy.deepcopy, copy.copy, lambda table: pickle.loads(pickle.dumps(table))])
def test_tables_can_be_copied_and_pickled(answers: int, copied: Any) -> None:
    """The copy is equal, and neither changes with the other."""
    table = played(burgrave.new("citadels", 4, 3, {"cast": "random"}), answers)
    before, saved = position(table), table.save()
    other = copied(table)
    assert other is not table
    assert position(other) == before and other.save() == saved
    assert other.over == table.over and other.winners == table.winners
    played(other, 30, seed=2)
    assert position(table) == before and table.save() == saved


def test_scenes_can_be_pickled_too() -> None:
    """Also in the middle of something: cards that were drawn lie before their seat."""
    table = scene({"merchant": 0}, deck=["temple", "palace"], call="merchant")
    play(table, "gather cards")
    for other in (pickle.loads(pickle.dumps(table)), copy.deepcopy(table)):
        assert position(other) == position(table)
        assert other.view(0).json() == table.view(0).json()


def test_several_that_decide_at_once_can_be_pickled(open_card: AnyGame) -> None:
    """With what some of them have decided already."""
    table = burgrave.new("opencard", 3, 1)
    table.answer(table.asks[1].options[0], 1)
    for other in (pickle.loads(pickle.dumps(table)), copy.deepcopy(table)):
        assert [ask.player for ask in other.asks] == [0, 2]
        assert other.save() == table.save()


def test_imagined_tables_can_be_copied_but_not_pickled() -> None:
    """A pickle carries the save, and an imagined table has none."""
    table = played(burgrave.new("citadels", 4, 3), 40)
    world = table.imagine(table.asks[0].player, 5)
    assert position(copy.deepcopy(world)) == position(world) and copy.deepcopy(world).imagined
    with pytest.raises(burgrave.BadSave, match="an imagined table can't be saved"):
        pickle.dumps(world)


# ---------------------------------------------------------------- actions


def test_a_mask_marks_what_is_offered() -> None:
    """One byte for each action of the vocabulary."""
    seen = lens()
    mask = seen.mask([0, 3, seen.actions - 1])
    assert mask.dtype == np.int8 and mask.shape == (len(GAME.vocabulary),)
    assert np.flatnonzero(mask).tolist() == [0, 3, seen.actions - 1] and mask.max() == 1
    assert not seen.mask([]).any()
    mask[5] = 1  # whoever gets it may change it


@pytest.mark.parametrize("action", [3, np.int64(3), np.int8(3), np.array(3)])
def test_whole_numbers_of_any_library_are_actions(action: object) -> None:
    """As the table takes them."""
    assert type(lens().action(action)) is int and lens().action(action) == 3


@pytest.mark.parametrize("action", [1.5, 3.0, "3", None, [3], np.float32(3), np.array([3, 4])])
def test_whatever_else_is_no_action(action: object) -> None:
    """It is refused with what would be one."""
    with pytest.raises(burgrave.IllegalAnswer, match=f"an action is a whole number from 0 to {lens().actions - 1}, "):
        lens().action(action)


# ---------------------------------------------------------------- observations


def test_the_parts_are_the_vector_cut_into_pieces() -> None:
    """Each in its shape, in order, without a gap; nothing is copied."""
    seen = lens(5)
    vector = seen.vector(played(seen.table(1), 60), 2)
    parts = seen.parts(vector)
    assert vector.dtype == np.float32 and vector.shape == (seen.layout.size,)
    assert list(parts) == [field.name for field in seen.layout.fields]
    assert all(parts[field.name].shape == (field.shape or (1,)) for field in seen.layout.fields)
    assert numbers(parts) == numbers(vector)
    vector[:] = 7
    assert all((part == 7).all() for part in parts.values())


def test_both_shapes_hold_the_same_numbers() -> None:
    """Of every seat, at many questions of a game."""
    flat, split = lens(3, cast="random"), Lens("citadels", 3, {"cast": "random"}, "dict", "rank")
    table, choice = flat.table(4), random.Random(4)
    while table.ask is not None:
        for seat in range(3):
            whole, parts = flat.observation(table, seat), split.observation(table, seat)
            assert isinstance(whole, np.ndarray) and isinstance(parts, dict)
            assert numbers(parts) == numbers(whole)
        table.answer(choice.choice(table.ask.options))


def test_an_observation_is_made_from_the_sight_of_its_seat(monkeypatch: pytest.MonkeyPatch) -> None:
    """And from nothing else: the encoding gets only that, as the view does."""
    assert GAME.encoding is not None
    given: list[tuple[int | None, object]] = []
    usual = GAME.encoding

    def look(s: Any, seat: int) -> Any:
        given.append((seat, usual.look(s, seat)))
        return given[-1][1]

    def encode(sight: object, out: Pairs) -> None:
        assert sight is given[-1][1]
        usual.encode(sight, out)

    monkeypatch.setitem(games(), "citadels", replace(GAME, encoding=replace(usual, look=look, encode=encode)))
    seen = lens()
    seen.observation(seen.table(1), 2)
    assert [seat for seat, _ in given] == [2]


def test_the_highest_values_are_those_of_the_fields() -> None:
    """One for each number."""
    seen = lens(6)
    highest = seen.parts(seen.highest())
    assert all((highest[field.name] == field.high).all() for field in seen.layout.fields)


def test_a_layout_has_no_gaps() -> None:
    """A field without axes is one number; a name is there once."""
    across, down = Axis("across", ("a", "b")), Axis("down", ("x", "y", "z"))
    layout = Layout([Field("one", ""), Field("grid", "", (across, down)), Field("row", "", (down,), high=9)])
    assert layout.start == {"one": 0, "grid": 1, "row": 7} and layout.size == 10
    assert [field.shape for field in layout.fields] == [(), (2, 3), (3,)]
    assert around(3) == ("player", ("me", "left 1", "left 2"))
    with pytest.raises(AssertionError, match="'one' twice"):
        Layout([Field("one", ""), Field("one", "")])


def test_a_single_number_is_an_array_of_one(monkeypatch: pytest.MonkeyPatch) -> None:
    """The dict has it as an array of no dimensions."""
    tiny = Layout([Field("number", "always seven", high=7)])
    encoding = Encoding(lambda players: tiny, lambda state, seat: None, lambda sight, out: out.add(0, 7.0))
    monkeypatch.setitem(games(), "citadels", replace(GAME, encoding=encoding))
    parts = Lens("citadels", 4, None, "dict", "rank").observation(lens().table(1), 0)
    assert isinstance(parts, dict) and parts["number"].tolist() == [7.0]


# ---------------------------------------------------------------- rewards


def scores(*totals: int) -> list[Score]:
    return [Score(total, {"all": total}) for total in totals]


@pytest.mark.parametrize(
    ("totals", "winners", "expected"),
    [
        ((10, 7), [0], [1, -1]),
        ((7, 10), [1], [-1, 1]),
        ((7, 7), [1], [-1, 1]),  # the rules have broken the tie
        ((7, 7), [0, 1], [0, 0]),
        ((30, 10, 20), [0], [1, -1, 0]),
        ((30, 10, 10), [0], [1, -0.5, -0.5]),
        ((30, 30, 10), [0, 1], [0.5, 0.5, -1]),
        ((30, 30, 10), [1], [0, 1, -1]),
        ((5, 5, 5, 5), [0, 1, 2, 3], [0, 0, 0, 0]),
        ((1, 2, 3, 4, 5), [4], [-1, -0.5, 0, 0.5, 1]),
        ((0, 0, 0), [], [0, 0, 0]),
        ((12,), [0], [1]),
        ((12,), [1], [-1]),  # the solo opponent has won
        ((12,), [0, 1], [0]),
        ((12,), [], [-1]),
    ],
)
def test_rewards_by_rank(totals: tuple[int, ...], winners: list[int], expected: list[float]) -> None:
    """From 1 for the winner to -1 for the last; those who are level share."""
    rewards = ranked(scores(*totals), winners)
    assert rewards == expected and all(type(reward) is float for reward in rewards)
    assert len(totals) == 1 or sum(rewards) == 0


@pytest.mark.parametrize("players", GAME.players)
def test_rewards_of_whole_games(players: int) -> None:
    """Ranks add up to 0, the only winner has 1; points are the totals."""
    for seed in range(3):
        seen = lens(players, cast="random")
        table = played(seen.table(seed), -1, seed)
        ranks = seen.rewards(table)
        assert sum(ranks) == pytest.approx(0) and -1 <= min(ranks) < max(ranks) <= 1
        assert [seat for seat in range(players) if ranks[seat] == max(ranks)] == table.winners
        assert len(table.winners) > 1 or max(ranks) == 1
        totals = [score.total for score in table.scores]
        assert [totals[seat] for seat in sorted(range(players), key=lambda seat: ranks[seat])] == sorted(totals)
        assert lens(players, "points", cast="random").rewards(table) == totals
