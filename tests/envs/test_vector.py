"""The vector environment: the same games for any number of workers, the numbers of the others, ends, and refusals."""

from __future__ import annotations

import os
import signal
from collections.abc import Iterator
from hashlib import sha256
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from gymnasium.vector import AutoresetMode
from gymnasium.wrappers.vector import RecordEpisodeStatistics

import burgrave
from burgrave.envs import vector
from burgrave.envs.lens import Lens
from burgrave.envs.pettingzoo import env
from burgrave.envs.vector import TablesEnv, make
from burgrave.kernel.batch import episode_seed
from burgrave.kernel.game import AnyGame

GAMES: list[tuple[str, int, dict[str, object]]] = [
    ("architects", 1, {}),
    ("architects", 6, {"age_of_artisans": True}),
    ("citadels", 2, {}),
    ("citadels", 4, {"cast": "random"}),
    ("paladins", 1, {}),
    ("paladins", 3, {}),
    ("viscounts", 1, {}),
    ("viscounts", 4, {"gates_of_gold": True}),
]
TABLES = 5


def chosen(mask: Any, draw: np.random.Generator) -> Any:
    """An action for each table, at random."""
    return np.array([draw.choice(np.flatnonzero(row)) for row in mask])


def parts(seen: Any) -> list[Any]:
    """The arrays of an observation."""
    return list(seen.values()) if isinstance(seen, dict) else [seen]


def scattered(seen: Any, size: int) -> Any:
    """Pairs as the flat observations that they stand for."""
    flat = np.zeros((len(seen["count"]), size), np.float32)
    for row, (index, value, count) in enumerate(zip(*parts(seen), strict=True)):
        assert not index[count:].any() and not value[count:].any() and (value[:count] > 0).all()
        np.add.at(flat[row], index[:count], value[:count])
    return flat


def digest(made: TablesEnv, steps: int, seed: int = 3) -> str:
    """All that an environment tells in some steps, and in some more after a reset without a seed."""
    told, draw = sha256(), np.random.default_rng(seed)
    seen, infos = made.reset(seed=seed)
    for number in range(steps):
        seen, *rest, infos = made.step(chosen(infos["action_mask"], draw))
        if number == steps - 10:
            seen, infos = made.reset()
        for part in (*parts(seen), *rest, infos["action_mask"], infos["seat"], infos["acted"], infos["final_rewards"]):
            told.update(part.tobytes())
        for part in parts(infos["final_obs"]):
            told.update(part[infos["_final_obs"]].tobytes())
    made.close()
    return told.hexdigest()


@pytest.fixture
def crew() -> Iterator[TablesEnv]:
    """Tables of Citadels that two processes play."""
    made = make("citadels", 3, tables=TABLES, workers=2)
    yield made
    made.close()


# ---------------------------------------------------------------- the same for all


@pytest.mark.parametrize("observation", ["flat", "sparse"])
@pytest.mark.parametrize(("name", "players", "options"), GAMES)
def test_a_seed_gives_the_same_bytes(name: str, players: int, options: Any, observation: Any) -> None:
    """With no process, one and two; another seed gives others."""
    workers = [0, 1, 2] if observation == "flat" else [0, 2]
    told = {digest(make(name, players, TABLES, count, options, observation, max_steps=40), 60) for count in workers}
    assert len(told) == 1
    other = make(name, players, TABLES, 0, options, observation, max_steps=40)
    assert digest(other, 60, seed=4) not in told


@pytest.mark.parametrize(("name", "players", "options"), GAMES)
def test_it_tells_what_other_environments_tell(name: str, players: int, options: Any) -> None:
    """Flat observations are those of the AEC environment at the same position, and so are pairs and masks."""
    flat = make(name, players, TABLES, options=options)
    sparse = make(name, players, TABLES, options=options, observation="sparse")
    lens, draw = Lens(name, players, options, "flat", "rank"), np.random.default_rng(1)
    tables = [lens.table(episode_seed(6, number, 0)) for number in range(TABLES)]
    (seen, infos), (pairs, _) = flat.reset(seed=6), sparse.reset(seed=6)
    for _ in range(120):
        assert (scattered(pairs, lens.layout.size) == seen).all()
        assert flat.observation_space.contains(seen) and sparse.observation_space.contains(pairs)
        for number, table in enumerate(tables):
            assert table.ask is not None and table.ask.player == infos["seat"][number]
            assert seen[number].tobytes() == lens.vector(table, table.ask.player).tobytes()
            assert infos["action_mask"][number].tobytes() == lens.mask(table.ask.options).tobytes()
        actions = chosen(infos["action_mask"], draw)
        acted = infos["seat"].copy()
        seen, _, ended, _, infos = flat.step(actions)
        pairs = sparse.step(actions)[0]
        assert (infos["acted"] == acted).all()
        if ended.any():
            break
        for table, action in zip(tables, actions.tolist(), strict=True):
            assert table.ask is not None
            table.answer(action, table.ask.player)


def test_seats_that_decide_at_once_are_asked_one_by_one(open_card: AnyGame) -> None:
    """As in the AEC environment."""
    made, one = make(open_card.name, 3, 1), env(open_card.name, 3)
    seen, infos = made.reset(seed=2)
    one.reset(seed=2)
    one._table = one._lens.table(episode_seed(2, 0, 0))
    one._select(one.table)
    for _ in range(9):
        assert infos["seat"][0] == int(one.agent_selection[-1])
        assert seen[0].tobytes() == one.observe(one.agent_selection)["observation"].tobytes()
        action = one.offered[0]
        one.step(action)
        seen, _, ended, _, infos = made.step([action])
    assert ended.all() and infos["final_rewards"][0].tolist() == list(one.rewards.values())


# ---------------------------------------------------------------- ends


@pytest.mark.parametrize(("name", "players", "options"), GAMES)
def test_when_a_game_ends_the_next_begins(name: str, players: int, options: Any) -> None:
    """In the same step, with the result of the old one for all seats, and what the seat that acted saw last."""
    made = make(name, players, 2, options=options)
    lens, draw = Lens(name, players, options, "flat", "rank"), np.random.default_rng(2)
    tables, episodes, ends = [lens.table(episode_seed(9, number, 0)) for number in range(2)], [0, 0], 0
    seen, infos = made.reset(seed=9)
    while ends < 2:
        actions = chosen(infos["action_mask"], draw)
        seen, rewards, terminated, truncated, infos = made.step(actions)
        assert not truncated.any() and (infos["_final_obs"] == terminated).all()
        assert (infos["_final_rewards"] == terminated).all()
        for number in range(2):
            table = tables[number]
            assert table.ask is not None
            seat = table.ask.player
            table.answer(int(actions[number]), seat)
            assert table.over == terminated[number]
            result = np.array(lens.rewards(table) if table.over else [0.0] * players, np.float32)
            assert (infos["final_rewards"][number] == result).all() and rewards[number] == result[seat]
            if table.over:
                assert (infos["final_obs"][number] == lens.vector(table, seat)).all()
                episodes[number] += 1
                ends += 1
                tables[number] = table = lens.table(episode_seed(9, number, episodes[number]))
            assert table.ask is not None
            assert (seen[number] == lens.vector(table, table.ask.player)).all()


def test_a_game_is_broken_off_after_its_most_steps() -> None:
    """Without a result."""
    made, draw = make("citadels", 3, 2, max_steps=7), np.random.default_rng(1)
    _, infos = made.reset(seed=1)
    for number in range(1, 22):
        _, rewards, terminated, truncated, infos = made.step(chosen(infos["action_mask"], draw))
        assert not terminated.any() and (truncated == (number % 7 == 0)).all()
        assert (infos["_final_obs"] == truncated).all() and not rewards.any() and not infos["final_rewards"].any()


def test_it_says_when_it_begins_anew() -> None:
    """As Gymnasium wants it; its wrappers understand that."""
    made = RecordEpisodeStatistics(make("citadels", 2, 3, max_steps=5))
    assert made.metadata["autoreset_mode"] == AutoresetMode.SAME_STEP
    draw = np.random.default_rng(1)
    _, infos = made.reset(seed=1)
    for _ in range(5):
        *_, infos = made.step(chosen(infos["action_mask"], draw))
    assert infos["episode"]["l"].tolist() == [5, 5, 5]


def test_buffers_are_used_again() -> None:
    """What a step gives is overwritten by the next one."""
    made = make("citadels", 2, 2)
    seen, infos = made.reset(seed=1)
    before = seen.copy()
    later, *_, told = made.step(infos["action_mask"].argmax(1))
    assert later.base is seen.base and (seen == later).all() and (before != later).any()
    assert told["action_mask"].base is infos["action_mask"].base and told.keys() == infos.keys()


# ---------------------------------------------------------------- halves


@pytest.mark.parametrize(("tables", "workers"), [(1, 0), (1, 1), (2, 2), (5, 0), (5, 1), (5, 2)])
def test_halves_play_the_same_games(tables: int, workers: int) -> None:
    """Whichever is received first."""
    whole, halved = make("citadels", 3, tables), make("citadels", 3, tables, workers)
    (_, infos), (seen, told) = whole.reset(seed=5), halved.reset(seed=5)
    for number in range(30):
        assert (told["action_mask"] == infos["action_mask"]).all()
        actions = infos["action_mask"].argmax(1)
        seen, *_, infos = whole.step(actions)
        for half in (0, 1):
            halved.send(half, actions[halved.halves[half]])
        for half in (1, 0) if number % 2 else (0, 1):
            part, *_, some = halved.recv(half)
            rows = halved.halves[half]
            assert (part == seen[rows]).all() and (some["seat"] == infos["seat"][rows]).all()
        told = {"action_mask": halved._infos(slice(0, tables))["action_mask"]}
    halved.close()


@pytest.mark.parametrize("workers", [0, 2])
def test_halves_out_of_turn_are_refused(workers: int) -> None:
    """In one sentence; a reset calls them back."""
    made = make("citadels", 3, 4, workers)
    _, infos = made.reset(seed=1)
    actions = infos["action_mask"].argmax(1)
    for call, sentence in (
        (lambda: made.recv(0), r"half 0 is not under way: send\(0, actions\) first"),
        (lambda: made.send(2, actions[:2]), "a half is 0 or 1, not 2"),
        (lambda: made.recv(-1), "a half is 0 or 1, not -1"),
    ):
        with pytest.raises(burgrave.BadSetup, match=sentence):
            call()
    made.send(1, actions[2:])
    with pytest.raises(burgrave.BadSetup, match=r"half 1 is under way: recv\(1\) it first"):
        made.send(1, actions[2:])
    with pytest.raises(burgrave.BadSetup, match=r"a half of the tables is under way: recv\(\) it first, or reset\(\)"):
        made.step(actions)
    _, infos = made.reset(seed=1)
    assert (infos["action_mask"].argmax(1) == actions).all()
    made.step(actions)
    made.close()


# ---------------------------------------------------------------- processes


def children() -> set[int]:
    """The processes that this one has started and that have not gone."""
    return {
        int(child) for task in Path("/proc/self/task").iterdir() for child in (task / "children").read_text().split()
    }


@pytest.mark.parametrize("when", ["before a step", "while it plays"])
def test_a_worker_that_dies_ends_everything(crew: TablesEnv, when: str) -> None:
    """With one clear sentence, and nothing left behind."""
    assert crew._crew is not None
    _, infos = crew.reset(seed=1)
    actions = infos["action_mask"].argmax(1)
    victim = crew._crew._workers[1]
    if when == "while it plays":
        os.kill(victim.pid, signal.SIGSTOP)
        crew.send(0, actions[crew.halves[0]])
    ours = {worker.pid for worker in crew._crew._workers}
    assert ours <= children()
    os.kill(victim.pid, signal.SIGKILL)
    with pytest.raises(vector.WorkerDied, match=r"worker 2 of 2 has died \(exit code -9\); the environment is closed"):
        crew.recv(0) if when == "while it plays" else crew.step(actions)
    assert not ours & children() and crew.closed
    for call in (lambda: crew.step(actions), crew.reset, lambda: crew.recv(0), lambda: crew.send(0, actions[:3])):
        with pytest.raises(burgrave.BadSetup, match="the environment is closed: make another one"):
            call()


@pytest.mark.parametrize("begun", [False, True])
def test_a_worker_that_dies_before_a_reset_ends_everything(crew: TablesEnv, begun: bool) -> None:
    """Before the first one, and before another: what the dead have left is never taken for a game."""
    assert crew._crew is not None
    if begun:
        crew.reset(seed=1)
    ours = {worker.pid for worker in crew._crew._workers}
    victim = crew._crew._workers[0]
    os.kill(victim.pid, signal.SIGKILL)
    os.waitid(os.P_PID, victim.pid, os.WEXITED | os.WNOWAIT)
    with pytest.raises(vector.WorkerDied, match=r"worker 1 of 2 has died \(exit code -9\); the environment is closed"):
        crew.reset(seed=2)
    assert not ours & children() and crew.closed
    for call in (crew.reset, lambda: crew.step([0] * TABLES)):
        with pytest.raises(burgrave.BadSetup, match="the environment is closed: make another one"):
            call()


def test_a_closed_environment_leaves_nothing() -> None:
    """Neither a process nor memory with a name; to close it twice does no harm."""
    before, named = children(), set(os.listdir("/dev/shm"))
    made = make("citadels", 3, 4, workers=2)
    made.reset(seed=1)
    assert len(children() - before) == 2 and set(os.listdir("/dev/shm")) <= named
    made.close()
    made.close()
    assert children() <= before


def test_a_failure_of_the_rules_is_told(crew: TablesEnv) -> None:
    """By the process in which they have failed."""
    _, infos = crew.reset(seed=1)
    crew._buffers.arrays["mask"][:] = 1  # so that an answer goes through that was not offered
    with pytest.raises(burgrave.BurgraveError, match="is not offered to seat"):
        crew.step(np.full(TABLES, infos["action_mask"].shape[1] - 1))
    assert crew.closed


# ---------------------------------------------------------------- what is refused


@pytest.mark.parametrize("workers", [0, 2])
def test_an_action_that_is_not_offered_changes_nothing(workers: int) -> None:
    """At no table."""
    made = make("citadels", 3, 4, workers)
    _, infos = made.reset(seed=1)
    mask = infos["action_mask"].copy()
    actions = mask.argmax(1)
    wrong = mask.argmin(1)
    for action in (wrong[2], -1, mask.shape[1]):
        with pytest.raises(
            burgrave.IllegalAnswer, match=rf"action {action} is not offered to seat \d at table 2; choose"
        ):
            made.step([*actions[:2], action, actions[3]])
        assert (infos["action_mask"] == mask).all()
    made.step(actions)
    made.close()


@pytest.mark.parametrize(
    ("actions", "what"),
    [
        ([0, 1], "int64 in the shape (2,)"),
        (3, "int64 in the shape ()"),
        ([0.0, 1.0, 2.0], "float64 in the shape (3,)"),
        ([[0], [1], [2]], "int64 in the shape (3, 1)"),
        ([None, None, None], "object in the shape (3,)"),
        (None, "object in the shape ()"),
    ],
)
def test_whatever_else_is_no_batch_of_actions(actions: Any, what: str) -> None:
    """It is refused with what would be one."""
    made = make("citadels", 3, 3)
    made.reset(seed=1)
    with pytest.raises(burgrave.IllegalAnswer) as told:
        made.step(actions)
    assert str(told.value) == f"actions are 3 whole numbers, one for each table, not an array of {what}"


def test_lists_of_different_lengths_are_no_batch_of_actions() -> None:
    """Numpy can't make an array of them."""
    made = make("citadels", 3, 3)
    made.reset(seed=1)
    with pytest.raises(burgrave.IllegalAnswer, match="one for each table, not lists of different lengths"):
        made.step([[0], [1, 2], [3]])


def test_whole_numbers_of_numpy_are_numbers() -> None:
    """For whatever is counted, and for seeds."""
    ours = make("citadels", 3, tables=4, max_steps=7)
    theirs = make("citadels", np.int64(3), np.int32(4), np.int64(1), max_steps=np.uint8(7))
    (seen, infos), (told, _) = ours.reset(seed=5), theirs.reset(seed=np.int64(5))
    assert (seen == told).all()
    theirs.send(np.int64(1), infos["action_mask"].argmax(1)[2:])
    assert (theirs.recv(np.int64(1))[0] == ours.step(infos["action_mask"].argmax(1))[0][2:]).all()
    theirs.close()


def test_nothing_works_before_the_beginning() -> None:
    """One sentence says what to do."""
    made = make("citadels", 3, 2)
    for call in (lambda: made.step([0, 0]), lambda: made.send(0, [0])):
        with pytest.raises(burgrave.BadSetup, match=r"there is no game yet: call reset\(\) first"):
            call()


@pytest.mark.parametrize("seed", [-1, 1 << 62, 1.5, "1", True, [1, 2]])
def test_a_seed_is_a_whole_number(seed: Any) -> None:
    """Whatever else is refused."""
    made = make("citadels", 3, 2)
    with pytest.raises(burgrave.BadSetup, match=r"a seed is a whole number from 0 to 2\*\*62 - 1 or None, not "):
        made.reset(seed=seed)


def test_without_a_seed_each_time_is_another() -> None:
    """Also with a new environment."""
    made, other = make("citadels", 3, 2), make("citadels", 3, 2)
    seen = [one.reset()[0].tobytes() for one in (made, made, other)]
    assert len(set(seen)) == 3


def test_the_usual_number_of_players() -> None:
    """Where nobody names one."""
    assert make("paladins").players == 4 and make("paladins").num_envs == 64


@pytest.mark.parametrize(
    ("changed", "sentence"),
    [
        ({"name": "chess"}, "there is no game called 'chess'; installed: citadels, architects"),
        ({"name": "citadels-v9"}, "there is no 'citadels-v9'; this Burgrave has citadels-v1"),
        ({"players": 9}, "citadels is for 2 to 8 players, not 9"),
        ({"options": {"csat": 1}}, "unknown field 'csat'; allowed: cast, characters"),
        ({"observation": "dict"}, "observation is 'flat' or 'sparse', not 'dict'"),
        ({"reward": "gold"}, "reward is 'rank' or 'points', not 'gold'"),
        ({"tables": 0}, "tables is a whole number from 1 up, not 0"),
        ({"tables": 2.0}, "tables is a whole number from 1 up, not 2.0"),
        ({"workers": -1}, "workers is a whole number from 0 up, not -1"),
        ({"workers": True}, "workers is a whole number from 0 up, not True"),
        ({"tables": np.float64(2)}, "tables is a whole number from 1 up, not np.float64(2.0)"),
        ({"players": True}, "citadels is for 2 to 8 players, not True"),
        ({"tables": 3, "workers": 4}, "each worker needs a table: workers is at most 3, not 4"),
        ({"max_steps": 0}, "max_steps is a whole number from 1 up, not 0"),
    ],
)
def test_mistakes_are_told_in_one_sentence(changed: dict[str, Any], sentence: str) -> None:
    """When the environment is made."""
    with pytest.raises(burgrave.BurgraveError) as told:
        make(**{"name": "citadels", "players": 4, **changed})
    assert sentence in str(told.value) and "\n" not in str(told.value)
