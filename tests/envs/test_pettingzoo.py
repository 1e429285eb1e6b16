"""PettingZoo: its own tests, masks and refusals, rewards, seeds, and agents that decide at once."""

from __future__ import annotations

import copy
import random
from collections.abc import Callable
from dataclasses import replace
from functools import partial
from types import SimpleNamespace
from typing import Any

import numpy as np
import pytest
from pettingzoo.test import api_test, max_cycles_test, parallel_api_test, parallel_seed_test, seed_test

import burgrave
from burgrave.bots import bot
from burgrave.envs.lens import Shape
from burgrave.envs.pettingzoo import GameEnv, ParallelGameEnv, env, parallel_env, raw_env
from burgrave.games.citadels import GAME
from burgrave.kernel.encoding import Encoding
from burgrave.kernel.encoding import numbers as encoded
from burgrave.kernel.game import AnyGame, games
from tests.envs.seen import numbers, offered

# A dict with a mask in it is how PettingZoo's own card games are seen; whatever else it warns of is wrong.
pytestmark = pytest.mark.filterwarnings(
    "error", "ignore:Observation space for each agent probably should be", "ignore:Observation is not a NumPy array"
)
WAIT = len(GAME.vocabulary)


def seeded(made: Any, seed: int = 0) -> Any:
    """The environment with everything seeded that PettingZoo's tests leave to chance."""
    made.reset(seed=seed)
    for number, agent in enumerate(made.possible_agents):
        made.action_space(agent).seed(seed + number)
    return made


def game_env(players: int = 4, seed: int = 0, **more: Any) -> GameEnv:
    """An AEC environment at the first question of a game."""
    made = env("citadels", players, **more)
    assert isinstance(made, GameEnv)
    made.reset(seed=seed)
    return made


def cycling_env(players: int = 4, seed: int = 0, **more: Any) -> ParallelGameEnv:
    """A parallel environment at the first question of a game."""
    made = parallel_env("citadels", players, **more)
    assert isinstance(made, ParallelGameEnv)
    made.reset(seed=seed)
    return made


def options(made: GameEnv) -> list[int]:
    """What the selected agent may do, by its mask."""
    return offered(made.infos[made.agent_selection]["action_mask"])


def asked(made: ParallelGameEnv) -> str:
    """The one agent that is asked at a table of Citadels."""
    (ask,) = made.table.asks
    return made.possible_agents[ask.player]


def waiting(made: ParallelGameEnv, **changed: Any) -> dict[str, Any]:
    """Everybody's action: who is asked takes the first option, the others wait."""
    first = dict.fromkeys(made.agents, made.wait) | {asked(made): made.table.asks[0].options[0]}
    return first | changed


def played(made: GameEnv, seed: int = 0) -> dict[str, float]:
    """Play at random to the end of the game; what each agent gets then."""
    choice = random.Random(seed)
    while not any(made.terminations.values()):
        made.step(choice.choice(options(made)))
    return {agent: made._cumulative_rewards[agent] for agent in made.agents}


# ---------------------------------------------------------------- PettingZoo's own tests


@pytest.mark.parametrize("players", GAME.players)
def test_the_api_with_every_number_of_players(players: int) -> None:
    """Whole games, as PettingZoo plays them."""
    api_test(seeded(env("citadels", players)), num_cycles=1000)


@pytest.mark.parametrize(
    "more", [{"observation": "dict"}, {"reward": "points"}, {"options": {"cast": "random"}}, {"render_mode": "ansi"}]
)
def test_the_api_in_every_manner(more: dict[str, Any]) -> None:
    """Observed field by field, with points for rewards, with options."""
    api_test(seeded(env("citadels", 4, **more)), num_cycles=1000)


def test_the_api_with_cycles() -> None:
    """In each of them every agent acts."""
    api_test(seeded(env("citadels", 3, max_cycles=40)), num_cycles=1000)


@pytest.mark.parametrize("shape", ["flat", "dict"])
@pytest.mark.parametrize("players", [2, 5, 8])
def test_the_parallel_api(players: int, shape: Shape) -> None:
    """All agents act at once; most of them wait."""
    parallel_api_test(seeded(parallel_env("citadels", players, observation=shape)), num_cycles=2000)


def test_the_same_seed_gives_the_same_game() -> None:
    """As PettingZoo compares them, to the end of the game."""
    seed_test(partial(env, "citadels", 4, {"cast": "random"}), num_cycles=500)
    parallel_seed_test(partial(parallel_env, "citadels", 4, {"cast": "random"}), num_cycles=500)


def test_episodes_end_after_so_many_cycles() -> None:
    """In both kinds of environments."""

    def cycling(make: Callable[..., Any], max_cycles: int) -> Any:
        return seeded(make("citadels", 4, max_cycles=max_cycles))

    max_cycles_test(SimpleNamespace(env=partial(cycling, env), parallel_env=partial(cycling, parallel_env)))


def test_the_api_where_all_decide_at_once(open_card: AnyGame) -> None:
    """One after the other, or together."""
    api_test(seeded(env(open_card.name, 3)), num_cycles=100)
    parallel_api_test(seeded(parallel_env(open_card.name, 3)), num_cycles=100)


# ---------------------------------------------------------------- what is offered


@pytest.mark.parametrize("players", [2, 4, 8])
def test_masks_are_the_options_of_the_question(players: int) -> None:
    """At every question of a game; who is not asked may do nothing."""
    made, choice = game_env(players, players, options={"cast": "random"}), random.Random(players)
    while (ask := made.table.ask) is not None:
        agent = made.agent_selection
        seen, reward, terminated, truncated, info = made.last()
        assert agent == f"player_{ask.player}" and not terminated and not truncated and reward == 0
        assert offered(info["action_mask"]) == offered(seen["action_mask"]) == sorted(ask.options)
        for other in made.agents:
            assert other == agent or offered(made.observe(other)["action_mask"]) == []
        made.step(choice.choice(ask.options))


def test_every_offered_action_is_taken_and_no_other() -> None:
    """A refused one changes nothing: neither the table nor who is selected."""
    made, choice = game_env(3, 5, options={"cast": "random"}), random.Random(5)
    while (ask := made.table.ask) is not None:
        before, agent = made.table.save(), made.agent_selection
        others = [option for option in range(-1, WAIT + 1) if option not in ask.options]
        for option in choice.sample(others, 3):
            with pytest.raises(burgrave.IllegalAnswer, match="not offered to seat"):
                made.step(option)
        assert made.table.save() == before and made.agent_selection == agent and options(made) == sorted(ask.options)
        if choice.random() < 0.1:
            for option in ask.options:
                trial = copy.deepcopy(made)
                trial.step(option)
                assert len(trial.table.answers) == len(made.table.answers) + 1
        made.step(np.int64(choice.choice(ask.options)))


def test_every_offered_action_is_taken_and_no_other_in_parallel() -> None:
    """Who is not asked can only wait, who is asked can't."""
    made, choice = cycling_env(3, 6, options={"cast": "random"}), random.Random(6)
    while (ask := made.table.ask) is not None:
        before, agent = made.table.save(), asked(made)
        idle = choice.choice([other for other in made.agents if other != agent])
        others = [option for option in range(-1, WAIT + 2) if option not in ask.options]
        for changed in ({agent: WAIT}, {agent: choice.choice(others)}, {idle: choice.randrange(WAIT)}):
            with pytest.raises(burgrave.IllegalAnswer, match=r"is not offered to player_\d; choose from: \["):
                made.step(waiting(made, **changed))
        assert made.table.save() == before
        seen = made.step(waiting(made, **{agent: np.int64(choice.choice(ask.options))}))[0]
        for other in seen:
            (wanted,) = [ask.options for ask in made.table.asks if f"player_{ask.player}" == other] or [[WAIT]]
            wanted = list(range(WAIT + 1)) if made.table.over else wanted
            assert offered(seen[other]["action_mask"]) == sorted(wanted)


@pytest.mark.parametrize("action", [1.5, "x", None, [1], np.float32(1), True])
def test_what_is_no_whole_number_is_refused(action: object) -> None:
    """In one sentence, and nothing changes."""
    one, several = game_env(), cycling_env()
    before = one.table.save(), several.table.save()
    with pytest.raises(burgrave.IllegalAnswer, match="an action is a whole number from 0 to 650, not ") as told:
        one.step(action)
    assert "\n" not in str(told.value)
    with pytest.raises(burgrave.IllegalAnswer, match="an action is a whole number from 0 to ") as told:
        several.step(waiting(several, player_2=action))
    assert "\n" not in str(told.value)
    assert (one.table.save(), several.table.save()) == before


def test_the_sentence_tells_of_waiting() -> None:
    """In parallel environments the last action is to wait."""
    made = cycling_env()
    with pytest.raises(burgrave.IllegalAnswer, match=f"from 0 to {WAIT}, not 'x'"):
        made.step(waiting(made, player_2="x"))


def test_everybody_must_act_at_once() -> None:
    """Also those who can only wait."""
    made = cycling_env()
    actions = waiting(made)
    del actions["player_3"]
    with pytest.raises(burgrave.IllegalAnswer, match="there is no action of player_3; who is not asked waits") as told:
        made.step(actions)
    assert str(WAIT) in str(told.value)
    assert made.table.answers == []


def test_samples_play_by_the_rules() -> None:
    """A script that draws from the action space plays whole games, in both kinds of environments."""
    one = seeded(env("citadels", 3))
    for agent in one.agent_iter(10_000):
        one.step(None if one.terminations[agent] else one.action_space(agent).sample())
    assert one.table.over and one.agents == []
    several = seeded(parallel_env("citadels", 3))
    while several.agents:
        several.step({agent: several.action_space(agent).sample() for agent in several.agents})
    assert several.table.over


def test_with_cycles_a_wrong_action_can_be_put_right() -> None:
    """It is refused to the agent that gave it, which may then give another."""
    made = seeded(env("citadels", 3, max_cycles=40))
    wrong = next(option for option in range(WAIT + 1) if not made.last()[0]["action_mask"][option])
    with pytest.raises(burgrave.IllegalAnswer):
        made.step(wrong)


# ---------------------------------------------------------------- what is seen


def test_nothing_is_observed_unless_it_is_asked_for(monkeypatch: pytest.MonkeyPatch) -> None:
    """A loop without observations plays a whole game without a single view."""
    assert GAME.encoding is not None

    def refuse(*_: object) -> Any:
        raise AssertionError("nobody has asked for it")

    blind = replace(GAME, view=refuse, encoding=Encoding(GAME.encoding.layout, refuse, refuse))
    monkeypatch.setitem(games(), "citadels", blind)
    made, choice = game_env(), random.Random(1)
    for _ in made.agent_iter(10_000):
        seen, _, terminated, _, info = made.last(observe=False)
        assert seen is None
        made.step(None if terminated else choice.choice(offered(info["action_mask"])))
    assert made.agents == []
    made.reset(seed=1)
    with pytest.raises(AssertionError, match="nobody has asked"):
        made.last()


@pytest.mark.parametrize("shape", ["flat", "dict"])
def test_each_agent_sees_with_its_own_eyes(shape: Shape) -> None:
    """What is observed is what the game encodes of the agent's view; in cycles, those look who are asked."""
    assert GAME.encoding is not None
    one, several = game_env(3, 7, observation=shape), cycling_env(3, 7, observation=shape)
    assert one.table.save() == several.table.save()
    before = {agent: numbers(several.reset(seed=7)[0][agent]["observation"]) for agent in one.agents}
    for _ in range(60):
        option = one.table.asks[0].options[-1]
        cycle = several.step(waiting(several, **{asked(several): option}))[0]
        one.step(option)
        for seat, agent in enumerate(one.agents):
            expected = encoded(GAME.encoding, 3, one.table.state, seat).tolist()
            seen, told = one.observe(agent)["observation"], cycle[agent]["observation"]
            assert isinstance(seen, dict) == isinstance(told, dict) == (shape == "dict") and numbers(seen) == expected
            before[agent] = expected if agent == asked(several) else before[agent]
            assert numbers(told) == before[agent]


def test_bots_play_for_agents() -> None:
    """From the perspective of an agent, to the end of a game."""
    made = game_env(3, 2)
    bots = {agent: bot("easy", seat) for seat, agent in enumerate(made.possible_agents)}
    while not made.table.over:
        agent = made.agent_selection
        assert made.perspective(agent).options == made.table.asks[0].options
        made.step(bots[agent].choose(made.perspective(agent)))
    assert sum(made.rewards.values()) == pytest.approx(0)


def test_both_kinds_say_who_they_are() -> None:
    """The name has the version in it."""
    one, several = game_env(), cycling_env()
    assert str(one) == str(several) == one.metadata["name"] == "citadels-v1"
    assert one.metadata["render_modes"] == ["ansi", "human"]
    assert one.possible_agents == several.possible_agents == ["player_0", "player_1", "player_2", "player_3"]
    assert raw_env is env


# ---------------------------------------------------------------- rewards


@pytest.mark.parametrize("reward", ["rank", "points"])
def test_rewards_come_at_the_end(reward: str) -> None:
    """To each agent its own, and alike in both kinds of environments."""
    one, several = game_env(4, 3, reward=reward), cycling_env(4, 3, reward=reward)
    rewards = played(one, 3)
    scores = [float(score.total) for score in one.table.scores]
    if reward == "points":
        assert list(rewards.values()) == scores
    else:
        assert sum(rewards.values()) == pytest.approx(0) and max(rewards.values()) == 1
        assert [seat for seat in range(4) if rewards[f"player_{seat}"] == 1] == one.table.winners
    for cycle, (_, option) in enumerate(one.table.answers, 1):
        _, given, terminated, truncated, _ = several.step(waiting(several, **{asked(several): option}))
        over = cycle == len(one.table.answers)
        assert set(terminated.values()) == {over} and set(truncated.values()) == {False}
        assert given == (rewards if over else dict.fromkeys(one.possible_agents, 0.0))
    assert several.agents == []


def test_a_truncated_episode_has_no_rewards() -> None:
    """It has no result."""
    made = cycling_env(max_cycles=3)
    for cycle in range(3):
        _, rewards, terminated, truncated, _ = made.step(waiting(made))
        assert set(truncated.values()) == {cycle == 2} and set(terminated.values()) == {False}
        assert set(rewards.values()) == {0.0}
    assert made.agents == []


def test_an_episode_that_is_over_in_its_last_cycle_is_not_truncated() -> None:
    """It has ended by itself."""
    whole = game_env(2, 3)
    played(whole, 3)
    answers = [option for _, option in whole.table.answers]
    made = cycling_env(2, 3, max_cycles=len(answers))
    for option in answers:
        _, rewards, terminated, truncated, _ = made.step(waiting(made, **{asked(made): option}))
    assert set(terminated.values()) == {True} and set(truncated.values()) == {False} and max(rewards.values()) == 1


def test_the_dead_leave_one_after_the_other() -> None:
    """Each with its reward, and with no action but None."""
    made = game_env(3, 1)
    rewards = played(made)
    with pytest.raises(ValueError, match="only valid action is None"):
        made.step(0)
    for agent in made.agent_iter():
        assert made.last(observe=False)[1:4] == (rewards[agent], True, False)
        made.step(None)
    assert made.agents == []


# ---------------------------------------------------------------- beginning and end


@pytest.mark.parametrize("make", [env, parallel_env])
def test_seeds(make: Any) -> None:
    """The same seed gives the same games, one after the other; without one each game is another."""
    one, two = make("citadels", 4), make("citadels", 4)
    saves = []
    for made in (one, two):
        made.reset(seed=5)
        first = made.table.save()
        made.reset()
        saves.append((first, made.table.save()))
    assert saves[0] == saves[1] and saves[0][0] != saves[0][1]
    one.reset(seed=5)
    two.reset(seed=6)
    assert one.table.save() != two.table.save()
    one, two = make("citadels", 4), make("citadels", 4)
    one.reset()
    two.reset()
    assert one.table.setup.seed != two.table.setup.seed


@pytest.mark.parametrize("make", [env, parallel_env])
def test_nothing_works_before_the_beginning_and_after_the_close(make: Any) -> None:
    """One sentence says what to do."""
    made = make("citadels", 4, render_mode="ansi")
    for _ in range(2):
        for call in (lambda: made.step({}), lambda: made.table, made.render):
            with pytest.raises(burgrave.BadSetup, match=r"there is no game yet: call reset\(\) first"):
                call()
        made.reset(seed=1)
        assert "Round 1" in made.render()
        made.close()


def test_after_the_end_a_cycle_is_refused() -> None:
    """Until the next game."""
    made = cycling_env(max_cycles=1)
    made.step(waiting(made))
    with pytest.raises(burgrave.BurgraveError, match=r"the game is over: call reset\(\) for another one"):
        made.step({})
    made.reset()
    assert set(made.step(waiting(made))[3].values()) == {True}, "cycles are counted anew"


def test_after_the_end_a_step_is_refused() -> None:
    """When all agents have gone, one sentence says what to do."""
    made = game_env(2)
    played(made)
    while made.agents:
        made.step(None)
    with pytest.raises(burgrave.BurgraveError, match=r"the game is over: call reset\(\) for another one"):
        made.step(None)


# ---------------------------------------------------------------- several at once


def test_agents_that_decide_at_once_are_asked_one_by_one(open_card: AnyGame) -> None:
    """And nobody sees what another has decided, before all have."""
    made = env(open_card.name, 3)
    made.reset(seed=1)
    before = {agent: numbers(made.observe(agent)["observation"]) for agent in made.agents}
    for seat in range(3):
        assert made.agent_selection == f"player_{seat}"
        assert {agent: numbers(made.observe(agent)["observation"]) for agent in made.agents} == before
        assert options(made) == made.table.asks[0].options
        made.step(options(made)[0])
    assert made.agent_selection == "player_0"
    assert all(numbers(made.observe(agent)["observation"]) != before[agent] for agent in made.agents)


def test_agents_that_decide_at_once_do_so_in_one_cycle(open_card: AnyGame) -> None:
    """If one of them may not do what it wants, nobody has decided."""
    made = parallel_env(open_card.name, 3)
    seen, _ = made.reset(seed=1)
    actions = {agent: offered(part["action_mask"])[0] for agent, part in seen.items()}
    assert all(part["action_mask"].sum() == 3 and not part["action_mask"][-1] for part in seen.values())
    before = made.table.save()
    with pytest.raises(burgrave.IllegalAnswer, match="not offered to player_2"):
        made.step({**actions, "player_2": actions["player_0"]})
    assert made.table.save() == before
    made.step(actions)
    assert len(made.table.answers) == 3 and len(made.table.asks) == 3


# ---------------------------------------------------------------- what is refused


@pytest.mark.parametrize("seed", [-1, 1 << 62, 1.5, "x", True, [1]])
@pytest.mark.parametrize("make", [env, parallel_env])
def test_a_seed_is_a_whole_number(make: Any, seed: object) -> None:
    """Whatever else is refused, and the game goes on."""
    made = make("citadels", 3)
    made.reset(seed=1)
    before = made.table
    for one in (made, env("citadels", 3, max_cycles=9)):
        with pytest.raises(burgrave.BadSetup) as told:
            one.reset(seed=seed)
        assert str(told.value) == f"a seed is a whole number from 0 to 2**62 - 1 or None, not {seed!r}"
    assert made.table is before


@pytest.mark.parametrize("actions", [None, 3, [1, 2, 3]])
def test_actions_at_once_are_a_dictionary(actions: Any) -> None:
    """One for each agent; whatever else changes nothing."""
    made = cycling_env(3)
    with pytest.raises(burgrave.IllegalAnswer, match="actions are a dictionary with one for each agent, not "):
        made.step(actions)
    assert made.table.answers == []


@pytest.mark.parametrize("make", [env, parallel_env])
def test_whole_numbers_of_numpy_are_numbers(make: Any) -> None:
    """They give the same game."""
    ours, theirs = make("citadels", 3), make("citadels", np.int64(3))
    ours.reset(seed=5)
    theirs.reset(seed=np.int64(5))
    assert theirs.table.save() == ours.table.save() and theirs.possible_agents == ours.possible_agents
    made = parallel_env("citadels", np.uint8(3), max_cycles=np.int64(1))
    made.reset(seed=1)
    assert set(made.step({agent: made.action_space(agent).sample() for agent in made.agents})[3].values()) == {True}


@pytest.mark.parametrize("make", [env, parallel_env])
@pytest.mark.parametrize(
    ("changed", "sentence"),
    [
        ({"name": "chess"}, "there is no game called 'chess'; installed: citadels, architects"),
        ({"name": "citadels-v9"}, "there is no 'citadels-v9'; this Burgrave has citadels-v1"),
        ({"players": 9}, "citadels is for 2 to 8 players, not 9"),
        ({"options": {"csat": 1}}, "unknown field 'csat'; allowed: cast, characters"),
        ({"observation": "pixels"}, "observation is 'flat' or 'dict', not 'pixels'"),
        ({"reward": "gold"}, "reward is 'rank' or 'points', not 'gold'"),
        ({"render_mode": "rgb_array"}, "render_mode is 'ansi' or 'human' or None, not 'rgb_array'"),
        ({"max_cycles": 0}, "max_cycles is a whole number from 1 up, not 0"),
        ({"max_cycles": -1}, "max_cycles is a whole number from 1 up, not -1"),
        ({"max_cycles": 2.5}, "max_cycles is a whole number from 1 up, not 2.5"),
        ({"max_cycles": True}, "max_cycles is a whole number from 1 up, not True"),
    ],
)
def test_mistakes_are_told_in_one_sentence(make: Any, changed: dict[str, Any], sentence: str) -> None:
    """When the environment is made."""
    with pytest.raises(burgrave.BurgraveError) as told:
        make(**{"name": "citadels", "players": 4, **changed})
    assert sentence in str(told.value) and "\n" not in str(told.value)
