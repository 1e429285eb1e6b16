"""Gymnasium: its own checker, illegal actions, seeds, seats, bots for opponents, and whatever can be wrong."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Sequence
from typing import Any, SupportsIndex

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env

import burgrave
from burgrave.bots import UNLIMITED
from burgrave.bots.protocol import Budget
from burgrave.envs import gymnasium as ours
from burgrave.envs.gymnasium import SeatEnv
from burgrave.envs.lens import Reward
from burgrave.games.citadels import GAME
from burgrave.kernel.encoding import numbers as encoded
from burgrave.kernel.game import AnyGame
from burgrave.kernel.perspective import Perspective
from burgrave.kernel.rng import Rng, seeded
from tests.envs.seen import numbers, offered

NAME = "burgrave.envs.gymnasium:burgrave/citadels-v1"
# Other modes of pictures can be tried only where make has made it; text has no frames per second.
pytestmark = pytest.mark.filterwarnings(
    "error", "ignore:.*Not able to test alternative render modes", "ignore:.*No render fps was declared"
)


def first(env: SeatEnv) -> int:
    """The first action that is offered."""
    return int(np.flatnonzero(env.action_masks())[0])


def not_offered(env: SeatEnv) -> int:
    """The first action that is not."""
    return int(np.flatnonzero(~env.action_masks())[0])


def episode(env: SeatEnv, seed: SupportsIndex | None, moves: Rng) -> list[tuple[Any, ...]]:
    """A whole episode at random: all that the environment has told."""
    seen, info = env.reset(seed=seed)
    told: list[tuple[Any, ...]] = [(numbers(seen), info["action_mask"].tolist(), info["seat"])]
    terminated = False
    while not terminated:
        options = np.flatnonzero(env.action_masks())
        seen, reward, terminated, truncated, info = env.step(options[moves.below(len(options))])
        assert not truncated and (terminated or reward == 0)
        told.append((numbers(seen), reward, terminated, info["action_mask"].tolist()))
    return told


# ---------------------------------------------------------------- Gymnasium's own checker


@pytest.mark.parametrize(
    "more",
    [
        {},
        {"observation": "dict"},
        {"seat": None},
        {"seat": 2},
        {"reward": "points"},
        {"options": {"cast": "random"}},
        {"opponents": ["random", "easy"]},
    ],
)
def test_the_checker_is_content(more: dict[str, Any]) -> None:
    """With every manner of observations and rewards."""
    check_env(SeatEnv("citadels", 3, **more))


@pytest.mark.parametrize("players", GAME.players)
def test_made_by_gymnasium(players: int, capsys: pytest.CaptureFixture[str]) -> None:
    """By the name with the version, with every number of players; the checker draws the table, too."""
    made = gymnasium.make(NAME, players=players, opponents="easy" if players == 3 else "random")
    assert isinstance(made.unwrapped, SeatEnv) and made.spec is not None and made.spec.id == "burgrave/citadels-v1"
    check_env(made.unwrapped)
    assert "Round 1" in capsys.readouterr().out


FRESH = """
import sys, gymnasium
{imported}
made = gymnasium.make("{name}")
made.reset(seed=1)
print(made.spec.id, made.unwrapped.table.setup.players)
"""


@pytest.mark.parametrize(
    ("imported", "name"),
    [
        ("import burgrave.envs.gymnasium", "burgrave/citadels-v1"),
        ("", NAME),
        ("", NAME.replace("citadels", "viscounts")),
    ],
)
def test_made_by_its_name_alone(imported: str, name: str) -> None:
    """In a process that knows nothing yet: with the module imported, or named; four play where nobody says more."""
    command = [sys.executable, "-c", FRESH.format(imported=imported, name=name)]
    told = subprocess.run(command, capture_output=True, text=True, check=True).stdout
    assert told.split() == [name.split(":")[-1], "4"]


ALONE = """
import gymnasium
try:
    gymnasium.make("burgrave/citadels-v1")
except gymnasium.error.NamespaceNotFound as refusal:
    print(refusal)
"""


def test_a_name_without_its_module_is_refused_by_gymnasium() -> None:
    """It reads no entry points, so that no package can tell it of a name; once this fails, ours may."""
    told = subprocess.run([sys.executable, "-c", ALONE], capture_output=True, text=True, check=True).stdout
    assert told.startswith("Namespace burgrave not found.")


@pytest.mark.parametrize("mode", ["sync", "async"])
def test_several_made_by_gymnasium(mode: str) -> None:
    """``make_vec``: beyond the ends of games, where it draws one more action from the last mask."""
    made = gymnasium.make_vec(NAME, num_envs=2, vectorization_mode=mode, players=2)
    _, infos = made.reset(seed=1)
    draw, ended = np.random.default_rng(1), 0
    for _ in range(200):
        actions = np.array([draw.choice(np.flatnonzero(mask)) for mask in infos["action_mask"]])
        _, _, terminations, _, infos = made.step(actions)
        assert "illegal" not in infos
        ended += int(terminations.sum())
    made.close()
    assert ended > 1


def test_a_made_environment_plays_a_whole_game() -> None:
    """Through the wrappers that Gymnasium puts around it, which look at everything."""
    made = gymnasium.make(NAME, players=3, opponents="easy", observation="dict")
    _, info = made.reset(seed=4)
    made.action_space.seed(4)
    terminated = False
    while not terminated:
        _, reward, terminated, _, info = made.step(made.action_space.sample(info["action_mask"]))
    assert float(reward) in (-1.0, 0.0, 1.0) and len(info["scores"]) == 3
    made.close()


def test_every_game_with_an_encoding_is_registered(open_card: AnyGame) -> None:
    """Once."""
    ours.register()
    ours.register()
    spec = gymnasium.registry.pop("burgrave/opencard-v1")
    assert spec.kwargs == {"name": "opencard"}
    assert "burgrave/citadels-v1" in gymnasium.registry


# ---------------------------------------------------------------- an episode


@pytest.mark.parametrize("reward", ["rank", "points"])
def test_a_whole_game(reward: Reward) -> None:
    """What is told at each question is what the seat sees, and at the end there is the result."""
    assert GAME.encoding is not None
    env = SeatEnv("citadels", 4, {"cast": "random"}, seat=2, reward=reward)
    seen, info = env.reset(seed=8)
    env.action_space.seed(8)
    terminated = False
    while not terminated:
        (ask,) = env.table.asks
        assert ask.player == 2 == info["seat"] and "scores" not in info
        assert offered(info["action_mask"]) == sorted(ask.options)
        assert env.action_masks().dtype == np.bool_
        assert (env.action_masks() == info["action_mask"].astype(bool)).all()
        assert numbers(seen) == encoded(GAME.encoding, 4, env.table.state, 2).tolist()
        seen, given, terminated, truncated, info = env.step(env.action_space.sample())
        assert not truncated and (terminated or given == 0)
    scores = [score.total for score in env.table.scores]
    assert info["scores"] == scores and info["winners"] == env.table.winners
    assert info["action_mask"].all() and env.action_masks().all()  # libraries draw one more, and drop it
    assert numbers(seen) == encoded(GAME.encoding, 4, env.table.state, 2).tolist()
    if reward == "points":
        assert given == scores[2]
    else:
        assert (given == 1) == (env.table.winners == [2]) and -1 <= given <= 1


def test_every_offered_action_is_taken() -> None:
    """At each question of a game, on a table of its own."""
    env, moves = SeatEnv("citadels", 3, {"cast": "random"}), seeded(3)
    env.reset(seed=3)
    terminated = False
    while not terminated:
        options = env.table.asks[0].options
        for option in options:
            env.table.clone().answer(option, 0)
        answers = len(env.table.answers)
        _, _, terminated, _, info = env.step(options[moves.below(len(options))])
        assert "illegal" not in info and len(env.table.answers) > answers


@pytest.mark.parametrize(("reward", "worst"), [("rank", -1.0), ("points", 0.0)])
@pytest.mark.parametrize("action", [-1, 651, "not offered", 1.5, "x", None])
def test_an_illegal_action_ends_the_episode(action: Any, reward: Reward, worst: float) -> None:
    """With the lowest reward; what was wrong is said in one sentence, and the table stays as it was."""
    env = SeatEnv("citadels", 3, reward=reward)
    env.reset(seed=1)
    before = env.table.save()
    seen, given, terminated, truncated, info = env.step(not_offered(env) if action == "not offered" else action)
    assert (given, terminated, truncated) == (worst, True, False)
    whole = action in (-1, 651, "not offered")
    assert ("not offered to seat 0" if whole else "an action is a whole number from 0 to 650") in info["illegal"]
    assert "\n" not in info["illegal"]
    assert env.observation_space.contains(seen) and info["action_mask"].all()
    assert env.table.save() == before
    with pytest.raises(burgrave.BadSetup, match=r"the game is over: call reset\(\) for another one"):
        env.step(0)
    env.reset()
    env.step(first(env))


def test_nothing_works_before_the_beginning() -> None:
    """One sentence says what to do."""
    env = SeatEnv("citadels", 3, render_mode="ansi")
    for call in (lambda: env.step(0), lambda: env.table, env.render):
        with pytest.raises(burgrave.BadSetup, match=r"there is no game yet: call reset\(\) first"):
            call()
    assert env.action_masks().all()


def test_after_the_end_a_step_is_refused() -> None:
    """Until the next game."""
    env = SeatEnv("citadels", 2)
    episode(env, 1, seeded(1))
    with pytest.raises(burgrave.BadSetup, match=r"the game is over: call reset\(\) for another one"):
        env.step(0)
    env.reset()
    env.step(first(env))
    env.close()
    with pytest.raises(burgrave.BadSetup, match=r"the game is over: call reset\(\) for another one"):
        env.step(0)


def test_the_same_seed_gives_the_same_game() -> None:
    """The same cards, the same seat, the same opponents; and the same games after it."""
    one, two, other = (SeatEnv("citadels", 4, {"cast": "random"}, None, ["easy", "random", "easy"]) for _ in range(3))
    assert episode(one, 7, seeded(1)) == episode(two, 7, seeded(1)) != episode(other, 8, seeded(1))
    assert episode(one, None, seeded(2)) == episode(two, None, seeded(2))
    one.reset(seed=7)
    before = one.table.save()
    one.reset()
    assert one.table.save() != before


def test_another_seat_in_each_episode() -> None:
    """Where none is given; and the observation is that of the seat."""
    assert GAME.encoding is not None
    env = SeatEnv("citadels", 4, seat=None)
    seats = set()
    for seed in range(20):
        seen, info = env.reset(seed=seed)
        seats.add(info["seat"])
        assert env.seat == info["seat"] == env.table.asks[0].player
        assert numbers(seen) == encoded(GAME.encoding, env.table.setup.players, env.table.state, env.seat).tolist()
    assert seats == {0, 1, 2, 3}


def test_a_game_in_which_all_decide_at_once(open_card: AnyGame) -> None:
    """The seat decides, then the bots for the others."""
    env = SeatEnv(open_card.name, 3, seat=1)
    env.reset(seed=1)
    for trick in range(1, 4):
        assert [ask.player for ask in env.table.asks] == [0, 1, 2]
        _, _, terminated, _, _ = env.step(first(env))
        assert len(env.table.answers) == 3 * trick and terminated == (trick == 3)


# ---------------------------------------------------------------- opponents


class Company:
    """Bots that note who plays where, and whether they were closed."""

    def __init__(self, failing: str = "") -> None:
        self.seats: dict[int, str] = {}
        self.seeds: list[int] = []
        self.open: list[str] = []
        self.failing = failing

    def bot(self, spec: str, seed: int) -> Companion:
        self.open.append(spec)
        self.seeds.append(seed)
        return Companion(self, spec)


class Companion:
    """One of them; it takes the first option, or one that there is not."""

    def __init__(self, company: Company, spec: str) -> None:
        self.company = company
        self.spec = spec

    def choose(self, perspective: Perspective, budget: Budget = UNLIMITED) -> int:
        self.company.seats[perspective.seat] = self.spec
        return perspective.options[0] if self.spec != self.company.failing else -1

    def close(self) -> None:
        self.company.open.remove(self.spec)


@pytest.fixture
def company(monkeypatch: pytest.MonkeyPatch) -> Company:
    """All bots are of this company."""
    company = Company()
    monkeypatch.setattr(ours, "bot", company.bot)
    return company


@pytest.mark.parametrize(
    ("opponents", "seat", "expected"),
    [
        ("one", 0, {1: "one", 2: "one", 3: "one"}),
        (["one", "two", "three"], 0, {1: "one", 2: "two", 3: "three"}),
        (("one", "two", "three"), 2, {0: "one", 1: "two", 3: "three"}),
    ],
)
def test_each_opponent_has_its_seat(
    company: Company, opponents: str | Sequence[str], seat: int, expected: dict[int, str]
) -> None:
    """One bot for all, or one for each other seat in order; each has a seed of its own."""
    env = SeatEnv("citadels", 4, seat=seat, opponents=opponents)
    company.seeds.clear()
    episode(env, 1, seeded(1))
    assert company.seats == expected
    assert len(set(company.seeds)) == 3 and env.table.setup.seed not in company.seeds


def test_bots_are_closed(company: Company) -> None:
    """Those that were only tried at once, the others when the next game begins or the environment is closed."""
    env = SeatEnv("citadels", 3, opponents=["one", "two"])
    assert company.open == [] and len(company.seeds) == 2
    env.reset(seed=1)
    assert company.open == ["one", "two"]
    env.reset()
    assert company.open == ["one", "two"] and len(company.seeds) == 6
    env.step(-1)
    env.close()
    assert company.open == []
    env.close()


def test_bots_that_need_no_closing_are_left_alone() -> None:
    """Not every bot has something to let go of."""
    env = SeatEnv("citadels", 3, opponents="random")
    env.reset(seed=1)
    env.close()


def test_an_opponents_mistake_is_not_the_learners(company: Company) -> None:
    """It is an error, not an illegal action of the seat."""
    company.failing = "two"
    env = SeatEnv("citadels", 3, {"crown": 0}, opponents=["one", "two"])
    env.reset(seed=1)
    with pytest.raises(burgrave.IllegalAnswer, match="not offered to seat 2"):
        env.step(first(env))


# ---------------------------------------------------------------- what is refused


@pytest.mark.parametrize(
    ("changed", "sentence"),
    [
        ({"name": "chess"}, "there is no game called 'chess'; installed: citadels, architects"),
        ({"name": "citadels-v9"}, "there is no 'citadels-v9'; this Burgrave has citadels-v1"),
        ({"name": 3}, "a game has a name such as 'citadels', not 3"),
        ({"options": "cast"}, "options are names with values, not 'cast'"),
        ({"opponents": None}, "opponents are names of bots such as 'easy', not None"),
        ({"opponents": [1, 2]}, "opponents are names of bots such as 'easy', not [1, 2]"),
        ({"players": "4"}, "not '4'"),
        ({"players": 1}, "citadels is for 2 to 8 players, not 1"),
        ({"options": {"csat": 1}}, "unknown field 'csat'; allowed: cast, characters"),
        ({"observation": "pixels"}, "observation is 'flat' or 'dict', not 'pixels'"),
        ({"reward": "gold"}, "reward is 'rank' or 'points', not 'gold'"),
        ({"render_mode": "rgb_array"}, "render_mode is 'ansi' or 'human' or None, not 'rgb_array'"),
        ({"opponents": "deep"}, "there is no bot 'deep'; levels: easy, medium, hard; bots: "),
        ({"opponents": ["easy", "deep"]}, "there is no bot 'deep'; levels: easy, medium, hard; bots: "),
        ({"opponents": "net:nothing.json"}, "nothing.json: No such file"),
        ({"opponents": ["easy"]}, "name one bot for all, or 2: one for each other seat; these are 1"),
        ({"opponents": []}, "name one bot for all, or 2: one for each other seat; these are 0"),
        ({"opponents": ["easy"] * 3}, "name one bot for all, or 2: one for each other seat; these are 3"),
        ({"seat": 3}, "there is no seat 3; seats: 0 to 2, or None for any"),
        ({"seat": -1}, "there is no seat -1; seats: 0 to 2, or None for any"),
        ({"seat": "0"}, "there is no seat '0'; seats: 0 to 2, or None for any"),
        ({"seat": True}, "there is no seat True; seats: 0 to 2, or None for any"),
    ],
)
def test_mistakes_are_told_in_one_sentence(changed: dict[str, Any], sentence: str) -> None:
    """When the environment is made."""
    with pytest.raises(burgrave.BurgraveError) as told:
        SeatEnv(**{"name": "citadels", "players": 3, **changed})
    assert sentence in str(told.value) and "\n" not in str(told.value)


@pytest.mark.parametrize("seed", [-1, 1 << 62, 1.5, "x", True])
def test_a_seed_is_a_whole_number(seed: Any) -> None:
    """Whatever else is refused, and the episode goes on."""
    env = SeatEnv("citadels", 3)
    env.reset(seed=1)
    with pytest.raises(burgrave.BadSetup, match=r"a seed is a whole number from 0 to 2\*\*62 - 1 or None, not "):
        env.reset(seed=seed)
    env.step(first(env))


def test_whole_numbers_of_numpy_are_numbers() -> None:
    """For players, seats and seeds."""
    ours, theirs = SeatEnv("citadels", 3, seat=2), SeatEnv("citadels", np.int64(3), seat=np.int64(2))
    assert episode(ours, 5, seeded(1)) == episode(theirs, np.int64(5), seeded(1))


def test_gymnasium_tells_them_too() -> None:
    """Unchanged, where it makes the environment."""
    with pytest.raises(burgrave.BadSetup, match="citadels is for 2 to 8 players, not 9"):
        gymnasium.make(NAME, players=9)
    with pytest.raises(gymnasium.error.Error, match="citadels"):
        gymnasium.make("burgrave.envs.gymnasium:burgrave/citadels-v9", players=3)
