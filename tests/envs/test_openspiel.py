"""OpenSpiel: its own tests and its own search, options as parameters, imagined states, and a clean end."""

from __future__ import annotations

import random
import subprocess
import sys
from functools import partial
from typing import Any

import msgspec
import numpy as np
import pyspiel
import pytest
from open_spiel.python.algorithms.ismcts import ISMCTSBot
from open_spiel.python.algorithms.mcts import RandomRolloutEvaluator
from open_spiel.python.bots.uniform_random import UniformRandomBot
from open_spiel.python.observation import make_observation

import burgrave
from burgrave.conformance import position
from burgrave.envs.openspiel import DRAWS, OUTCOMES, SpielState, register
from burgrave.games.citadels import GAME
from burgrave.games.citadels.data.tables import CASTS
from burgrave.kernel.encoding import numbers as encoded
from burgrave.kernel.game import AnyGame
from burgrave.kernel.options import from_text
from burgrave.kernel.playout import LONGEST
from burgrave.kernel.table import Table
from tests.envs.seen import numbers

register()
CHARACTERS = "assassin+thief+wizard+king+abbot+merchant+architect+marshal"


def load(parameters: str = "players=4") -> Any:
    """Citadels as OpenSpiel knows it."""
    return pyspiel.load_game(f"burgrave_citadels({parameters})")


def begun(game: Any, seed: int = 1) -> SpielState:
    """A game whose seed chance has drawn."""
    state = game.new_initial_state()
    for outcome in seed.to_bytes(DRAWS, "big"):
        state.apply_action(outcome)
    assert isinstance(state, SpielState)
    return state


def table_of(state: SpielState) -> Table:
    """The table of a game that has begun."""
    assert state.table is not None
    return state.table


def advance(state: SpielState, moves: int, seed: int = 1) -> SpielState:
    """Some moves at random; -1: to the end."""
    choice = random.Random(seed)
    while not state.is_terminal() and moves != 0:
        state.apply_action(choice.choice(state.legal_actions()))
        moves -= 1
    return state


# ---------------------------------------------------------------- OpenSpiel's own tests


@pytest.mark.parametrize("serialize", [False, True])
@pytest.mark.parametrize("players", [2, 4, 7])
def test_random_games(players: int, serialize: bool) -> None:
    """As OpenSpiel plays them: legal actions, returns, clones, tensors; saved and loaded on the way."""
    pyspiel.random_sim_test(load(f"players={players}"), num_sims=1, serialize=serialize, verbose=False)


@pytest.mark.parametrize("parameters", ["players=3,cast=random", f"players=5,characters={CHARACTERS}"])
def test_random_games_with_options(parameters: str) -> None:
    """An option is a parameter; parts of a list are joined by a plus."""
    pyspiel.random_sim_test(load(parameters), num_sims=1, serialize=True, verbose=False)


def test_its_search_plays_against_chance() -> None:
    """OpenSpiel's IS-MCTS plays a whole game; the states that it resamples have the same information state."""
    game, luck = load("players=3"), np.random.RandomState(1)
    search = ISMCTSBot(game, RandomRolloutEvaluator(1, luck), uct_c=1.5, max_simulations=3, random_state=luck)
    compared = 0

    def resampled(state: SpielState, player: int) -> SpielState:
        nonlocal compared
        world = state.resample_from_infostate(player, luck.uniform)
        assert world.information_state_string(player) == state.information_state_string(player)
        assert world.legal_actions() == state.legal_actions() and table_of(world).imagined
        compared += 1
        return world

    search.set_resampler(resampled)
    bots = [search, UniformRandomBot(1, luck), UniformRandomBot(2, luck)]
    state = begun(game, 77)
    while not state.is_terminal():
        before = position(table_of(state))
        action = bots[state.current_player()].step(state)
        assert position(table_of(state)) == before, "thinking changes nothing"
        state.apply_action(int(action))
    assert sum(state.returns()) == pytest.approx(0) and compared > 30


# ---------------------------------------------------------------- what kind of game it is


@pytest.mark.parametrize("name", ["architects", "citadels", "paladins", "viscounts"])
def test_the_usual_number_of_players(name: str) -> None:
    """Where nobody names one, as in the other environments."""
    for called in (f"burgrave_{name}", f"burgrave_{name}()"):
        game = pyspiel.load_game(called)
        assert game.num_players() == len(begun(game).returns()) == 4


def test_what_is_told_of_the_game() -> None:
    """Before the first state is made."""
    game = load("players=5")
    kind = game.get_type()
    assert (kind.short_name, kind.long_name) == ("burgrave_citadels", "citadels-v1")
    assert (kind.min_num_players, kind.max_num_players) == (2, 8)
    assert kind.dynamics == pyspiel.GameType.Dynamics.SEQUENTIAL
    assert kind.information == pyspiel.GameType.Information.IMPERFECT_INFORMATION
    assert game.num_players() == 5
    assert game.num_distinct_actions() == len(GAME.vocabulary) and game.max_game_length() == LONGEST
    assert (game.min_utility(), game.max_utility(), game.utility_sum()) == (-1, 1, 0)
    assert GAME.encoding is not None
    size = GAME.encoding.layout(5).size
    assert game.information_state_tensor_size() == game.observation_tensor_size() == size


def test_registering_again_does_no_harm() -> None:
    """Each game has one name."""
    assert "burgrave_citadels" in register() == register()
    assert pyspiel.registered_names().count("burgrave_citadels") == 1


def test_chance_draws_the_seed() -> None:
    """Three times one of 256 numbers; after that nothing is left to chance."""
    state = load().new_initial_state()
    for outcome in (1, 2, 3):
        assert state.is_chance_node() and state.current_player() == pyspiel.PlayerId.CHANCE
        outcomes = state.chance_outcomes()
        assert [number for number, _ in outcomes] == list(range(OUTCOMES))
        assert sum(chance for _, chance in outcomes) == pytest.approx(1)
        assert state.action_to_string(outcome) == f"seed {outcome}"
        assert state.information_state_string(0) == "" and not any(state.information_state_tensor(0))
        assert state.returns() == [0.0] * 4 and str(state).startswith("drawn: ")
        state.apply_action(outcome)
    assert not state.is_chance_node() and state.table.save() == burgrave.new("citadels", 4, 0x010203).save()


@pytest.mark.parametrize("outcome", [-2, 256])
def test_chance_draws_nothing_else(outcome: int) -> None:
    """What is no part of a seed is refused."""
    state = load().new_initial_state()
    with pytest.raises(burgrave.IllegalAnswer, match="chance draws a number from 0 to 255, not "):
        state.apply_action(outcome)


def test_before_the_seed_is_drawn_there_is_nothing_to_imagine() -> None:
    """One sentence says so."""
    with pytest.raises(burgrave.IllegalAnswer, match="chance has not drawn the seed yet"):
        load().new_initial_state().resample_from_infostate(0, lambda: 0.5)


# ---------------------------------------------------------------- a game


@pytest.mark.parametrize("players", GAME.players)
def test_a_state_is_the_table(players: int) -> None:
    """Who is asked, what is offered, what it is called, and the utilities at the end."""
    assert GAME.encoding is not None
    state, choice = begun(load(f"players={players},cast=random"), players), random.Random(players)
    moves = 0
    while (ask := table_of(state).ask) is not None:
        assert state.current_player() == ask.player and state.legal_actions() == sorted(ask.options)
        assert not state.is_terminal() and not any(state.returns())
        if moves % 10 == 0:
            for seat in range(players):
                view = table_of(state).view(seat)
                assert (
                    state.information_state_tensor(seat)
                    == encoded(GAME.encoding, players, table_of(state).state, seat).tolist()
                )
                assert state.observation_string(seat) == state.information_state_string(seat)
                question = f"\n{ask.prompt} {ask.options}" if seat == ask.player else ""
                assert state.information_state_string(seat) == view.json().decode() + question
                assert seat == ask.player or state.legal_actions(seat) == []
            assert str(state).startswith(table_of(state).view(None).json().decode())
        action = choice.choice(ask.options)
        assert state.action_to_string(action) == table_of(state).text(action)
        state.apply_action(action)
        moves += 1
    assert state.is_terminal() and state.current_player() == pyspiel.PlayerId.TERMINAL and state.legal_actions() == []
    assert sum(state.returns()) == pytest.approx(0)
    winners = table_of(state).winners
    assert [seat for seat in range(players) if state.returns()[seat] == max(state.returns())] == winners
    assert state.history()[DRAWS:] == [option for _, option in table_of(state).answers]


def test_an_action_that_is_not_offered_is_refused() -> None:
    """And nothing changes."""
    state = begun(load())
    before = table_of(state).save()
    with pytest.raises(burgrave.IllegalAnswer, match="not offered to seat"):
        state.apply_action(next(option for option in range(1000) if option not in state.legal_actions()))
    assert table_of(state).save() == before and state.history() == [0, 0, 1]


def test_clones_are_independent() -> None:
    """Neither changes with the other."""
    state = advance(begun(load("players=3")), 40)
    before = position(table_of(state)), state.history()
    other = state.clone()
    assert (position(table_of(other)), other.history()) == before
    advance(other, 10)
    assert (position(table_of(state)), state.history()) == before
    last = position(table_of(other))
    advance(state, 20, seed=2)
    assert position(table_of(other)) == last
    early = load().new_initial_state()
    early.apply_action(1)
    early.clone().apply_action(2)
    assert str(early) == "drawn: [1]"


@pytest.mark.parametrize("moves", [0, 33, -1])
def test_games_are_written_down_and_read_again(moves: int) -> None:
    """With their options."""
    game = load(f"players=4,cast=random,characters={CHARACTERS}")
    state = advance(begun(game), moves)
    other_game, other = pyspiel.deserialize_game_and_state(pyspiel.serialize_game_and_state(game, state))
    assert str(other_game) == str(game) and other.history() == state.history()
    assert table_of(other).save() == table_of(state).save()


def test_an_observer_writes_into_one_tensor() -> None:
    """And has its fields by name."""
    assert GAME.encoding is not None
    game = load("players=3")
    observer = make_observation(game)
    state = begun(game)
    observer.set_from(state, 1)
    assert numbers(observer.tensor) == encoded(GAME.encoding, 3, table_of(state).state, 1).tolist()
    assert list(observer.dict) == [field.name for field in GAME.encoding.layout(3).fields]
    assert observer.dict["gold"].tolist() == pytest.approx([0.2, 0.2, 0.2])
    assert observer.string_from(state, 1) == state.information_state_string(1)
    observer.set_from(game.new_initial_state(), 1)
    assert not observer.tensor.any()
    with pytest.raises(burgrave.BadSetup, match="there are no parameters for observations, but these were given"):
        game.make_py_observer(None, {"private": True})


# ---------------------------------------------------------------- imagined states


@pytest.mark.parametrize("players", [2, 5, 8])
def test_imagined_states_look_the_same(players: int) -> None:
    """To the seat that imagines them; what it can't know is dealt anew, and the real state stays as it was."""
    state, choice = begun(load(f"players={players},cast=random"), players), random.Random(players)
    different = 0
    while not state.is_terminal():
        if choice.random() < 0.15:
            player, before = state.current_player(), position(table_of(state))
            world = state.resample_from_infostate(player, choice.random)
            assert world.information_state_string(player) == state.information_state_string(player)
            assert world.information_state_tensor(player) == state.information_state_tensor(player)
            assert world.current_player() == player and world.legal_actions() == state.legal_actions()
            different += position(table_of(world)) != before
            advance(world, 5)
            assert position(table_of(state)) == before
        state.apply_action(choice.choice(state.legal_actions()))
    assert different > 10


def test_the_same_luck_imagines_the_same_state() -> None:
    """All that is random comes from the sampler."""
    state = advance(begun(load()), 50)
    one, two, three = (
        position(table_of(state.resample_from_infostate(state.current_player(), partial(float, luck))))
        for luck in (0.25, 0.25, 0.75)
    )
    assert one == two != three


def test_an_imagined_state_tells_nothing_of_the_real_one() -> None:
    """From its history the real table could be dealt again."""
    state = advance(begun(load(), 4711), 50)
    world = state.resample_from_infostate(state.current_player(), lambda: 0.25)
    assert world.history()[:DRAWS] != state.history()[:DRAWS]


def test_an_imagined_state_can_not_be_written_down() -> None:
    """It is not the game that is played."""
    state = begun(load())
    world = state.resample_from_infostate(state.current_player(), lambda: 0.25)
    with pytest.raises(burgrave.BadSave, match="an imagined table can't be saved"):
        world.serialize()


# ---------------------------------------------------------------- options


def test_options_reach_the_table() -> None:
    """What is not given is as the game has it."""
    options = table_of(
        begun(load(f"players=4,cast=random,unkept_cards=shuffled,characters={CHARACTERS}"))
    ).setup.options
    assert (options.cast, options.unkept_cards) == ("random", "shuffled")
    assert options.characters == CHARACTERS.split("+") and options.crown is None
    assert table_of(begun(load("players=4"))).setup.options == GAME.options()


def test_options_as_texts() -> None:
    """In a dict they are what one would type on the command line."""
    given = {"players": 3, "crown": 2, "great_wall_covers_itself": False}
    options = table_of(begun(pyspiel.load_game("burgrave_citadels", given))).setup.options
    assert options.crown == 2 and options.great_wall_covers_itself is False


@pytest.mark.parametrize("text", ["crown=1", "great_wall_covers_itself=false", "great_wall_covers_itself=True"])
def test_numbers_and_truth_values_as_parameters(text: str) -> None:
    """In the text of a game, as OpenSpiel writes them."""
    table_of(begun(load(text)))


def test_games_with_numbers_are_written_down_and_read_again() -> None:
    """Whatever options they have."""
    game = pyspiel.load_game("burgrave_citadels", {"players": 3, "crown": 2})
    state = begun(game)
    _, other = pyspiel.deserialize_game_and_state(pyspiel.serialize_game_and_state(game, state))
    assert table_of(other).save() == table_of(state).save()


@pytest.mark.parametrize(
    ("text", "kind", "expected"),
    [
        ("false", bool, False),
        ("True", bool, True),
        ("3", int, 3),
        ("3", int | None, 3),
        ("a,b", str, "a,b"),
        ("a, b,c", list[str], ["a", "b", "c"]),
        ("a,b", list[str] | None, ["a", "b"]),
        ("a", list[str], ["a"]),
    ],
)
def test_texts_become_values(text: str, kind: Any, expected: object) -> None:
    """Of the type that an option has."""
    assert from_text(text, kind) == expected


def test_lists_may_have_another_separator() -> None:
    """Where commas mean something else; what is no value is refused."""
    assert from_text("a+b, c", list[str], "+") == ["a", "b, c"]
    with pytest.raises(msgspec.ValidationError):
        from_text("many", int)


# ---------------------------------------------------------------- what is refused


@pytest.mark.parametrize(
    ("parameters", "sentence"),
    [
        ("players=9", "citadels is for 2 to 8 players, not 9"),
        ("players=1", "citadels is for 2 to 8 players, not 1"),
        ("cast=best", f"there is no cast 'best'; casts: {', '.join(CASTS)}, random, custom"),
        ("characters=king+queen", "a cast has exactly one character of rank 1 (assassin, witch, magistrate), not 0"),
        ("unkept_cards=burnt", "citadels: unkept_cards=burnt: Invalid enum value 'burnt'"),
    ],
)
def test_mistakes_are_told_in_one_sentence(parameters: str, sentence: str) -> None:
    """As an exception of Python: the process goes on."""
    with pytest.raises(burgrave.BadSetup) as told:
        load(parameters)
    assert str(told.value).startswith(sentence) and "\n" not in str(told.value)
    load()


@pytest.mark.parametrize(
    ("parameters", "sentence"),
    [
        ("great_wall_covers_itself=maybe", "Expected type: kBool, got kString with maybe"),
        ("csat=random", "Unknown parameter 'csat'. Available parameters are: .*cast, characters"),
        ("players=many", "Wrong type for parameter players. Expected type: kInt"),
    ],
)
def test_some_are_told_by_openspiel(parameters: str, sentence: str) -> None:
    """Before the game hears of them."""
    with pytest.raises(pyspiel.SpielError, match=sentence):
        load(parameters)


# ---------------------------------------------------------------- several at once


def test_seats_that_decide_at_once_are_asked_one_by_one(open_card: AnyGame) -> None:
    """And nobody sees what another has decided, before all have."""
    register()
    state = begun(pyspiel.load_game("burgrave_opencard(players=3)"))
    for _ in range(3):
        before = [state.information_state_tensor(seat) for seat in range(3)]
        for seat in range(3):
            assert state.current_player() == seat
            assert [state.information_state_tensor(other) for other in range(3)] == before
            state.apply_action(state.legal_actions()[0])
    assert state.is_terminal() and sum(state.returns()) == pytest.approx(0)


# ---------------------------------------------------------------- a clean end

PLAYING = """
import random, pyspiel
from burgrave.envs.openspiel import register
register()
game = pyspiel.load_game("burgrave_citadels(players=3)")
states = [game.new_initial_state()]
choice = random.Random(1)
while not states[-1].is_terminal():
    states.append(states[-1].clone())
    legal = states[-1].legal_actions() or [outcome for outcome, _ in states[-1].chance_outcomes()]
    states[-1].apply_action(choice.choice(legal))
world = states[50].resample_from_infostate(states[50].current_player(), choice.random)
print(states[-1].returns())
"""


@pytest.mark.parametrize("script", ["from burgrave.envs.openspiel import register; register()", PLAYING])
def test_a_process_ends_without_a_complaint(script: str) -> None:
    """With games and states that live to its very end."""
    done = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True, check=False)
    assert (done.returncode, done.stderr) == (0, "")
