"""A small network learns a game by playing against itself: PPO with masked actions, on a CPU, in minutes.

``python examples/ppo.py --minutes 10 --out build/ppo`` plays many tables at once in the vector environment, measures
the network against simple bots as it goes, and leaves in the folder: ``net.json`` (play it without torch: the bot
``net:build/ppo/net.json``), ``curve.json`` and ``curve.svg``. With ``--sparse`` its first layer takes only what is not
0. It needs the extra ``train``: pip install '.[train]'.
"""

from __future__ import annotations

import argparse
import json
import time
from pathlib import Path
from typing import Any, TypeAlias

import numpy as np
import torch
from torch import Tensor, nn
from torch.nn.functional import linear

from burgrave.bots.registry import bot
from burgrave.envs.pettingzoo import GameEnv, env
from burgrave.envs.vector import TablesEnv, make

TABLES, STEPS = 64, 128  # so many decisions at so many tables are learnt from together
EPOCHS, MINIBATCH = 3, 1024
CLIP, LAMBDA, ENTROPY, RATE = 0.2, 0.95, 0.01, 5e-4
IMPOSSIBLE = -1e9  # the logit of what is not offered
POINTS, TRIALS = 12, 200  # how often, and in how many games, it is measured …
OPPONENTS = ("random", "easy")  # … against whom

Seen: TypeAlias = Tensor | tuple[Tensor, Tensor]  # flat vectors, or pairs: where they are not 0, and what stands there


class Pairs(nn.Module):
    """A linear layer that takes pairs: it adds up what belongs to the numbers that are not 0, and so has less to do."""

    def __init__(self, inputs: int, outputs: int) -> None:
        super().__init__()
        self.bag = nn.EmbeddingBag(inputs, outputs, mode="sum")
        self.bias = nn.Parameter(torch.empty(outputs))
        for part in (self.bag.weight, self.bias):
            nn.init.uniform_(part, -(inputs**-0.5), inputs**-0.5)  # as torch does with a linear layer

    @property
    def weight(self) -> Tensor:
        """As a linear layer has it."""
        return self.bag.weight.T

    def forward(self, seen: Seen) -> Tensor:
        """Rows are filled up with the index 0 and the value 0, which adds nothing; flat vectors give the same."""
        if isinstance(seen, Tensor):
            return linear(seen, self.weight, self.bias)
        index, value = seen
        return self.bag(index, per_sample_weights=value) + self.bias


class Net(nn.Module):
    """Two layers, then what to do and how well it goes."""

    def __init__(self, inputs: int, actions: int, hidden: int, sparse: bool = False) -> None:
        super().__init__()
        first = Pairs(inputs, hidden) if sparse else nn.Linear(inputs, hidden)
        self.body = nn.Sequential(first, nn.ReLU(), nn.Linear(hidden, hidden), nn.ReLU())
        self.policy = nn.Linear(hidden, actions)
        self.value = nn.Linear(hidden, 1)
        nn.init.zeros_(self.policy.weight)  # at first every option is as good as another

    def forward(self, seen: Seen, mask: Tensor) -> tuple[Tensor, Tensor]:
        """The logits of the offered actions, and the expected reward."""
        inner = self.body(seen)
        return self.policy(inner).masked_fill(mask == 0, IMPOSSIBLE), self.value(inner).squeeze(-1)


class School:
    """Tables at which one network plays all seats."""

    def __init__(self, net: Net, tables: TablesEnv, seed: int) -> None:
        self.net = net
        self.tables = tables
        self.asked = asked(*tables.reset(seed=seed))
        self.games = 0

    def lesson(self) -> dict[str, Tensor]:
        """Some steps of all tables: a row for each decision, with how much better than expected it turned out."""
        steps = [self._step() for _ in range(STEPS)]
        kept = {name: np.stack([step[name] for step in steps]) for name in steps[0]}
        kept["gain"] = advantages(kept["seat"], kept["worth"], kept.pop("ended"), kept.pop("result"))
        return {name: torch.from_numpy(rows.reshape(-1, *rows.shape[2:])) for name, rows in kept.items()}

    def _step(self) -> dict[str, np.ndarray]:
        """One decision at each table. All is copied: the environment writes into the same arrays again."""
        rows = {name: array.copy() for name, array in self.asked.items()}
        with torch.no_grad():
            looked = {name: torch.from_numpy(array) for name, array in rows.items()}
            logits, worth = self.net(seen(looked), looked["mask"])
            chosen = torch.distributions.Categorical(logits=logits)
            action = chosen.sample()
            rows |= {"action": action.numpy(), "chance": chosen.log_prob(action).numpy(), "worth": worth.numpy()}
        now, _, ended, _, infos = self.tables.step(rows["action"])
        self.asked = asked(now, infos)
        self.games += int(ended.sum())
        return rows | {"ended": ended.copy(), "result": infos["final_rewards"].copy()}


def asked(now: Any, infos: dict[str, Any]) -> dict[str, np.ndarray]:
    """Who is asked at each table, what that seat sees and what it may do."""
    looks = now if isinstance(now, dict) else {"flat": now}
    return {"seat": infos["seat"], "mask": infos["action_mask"], **looks}


def seen(rows: dict[str, Tensor]) -> Seen:
    """What the network takes of some rows; where all of them are only filled up, nothing is taken."""
    if "flat" in rows:
        return rows["flat"]
    most = int(rows["count"].max())
    return rows["index"][:, :most], rows["value"][:, :most]


def advantages(seat: np.ndarray, worth: np.ndarray, ended: np.ndarray, result: np.ndarray) -> np.ndarray:
    """How much better than expected each decision turned out for the seat that made it; steps × tables.

    What follows it is the next decision of the same seat at the same table: those between are others'. The only reward
    comes with the end of the game. What follows the last ones is not known yet: they have turned out as expected.
    """
    rows = np.arange(seat.shape[1])
    later = np.full(result.shape[1:], np.nan, np.float32)  # by table and seat: what its next decision was worth
    ahead = np.zeros_like(later)
    found = np.zeros_like(worth)
    for step in reversed(range(len(seat))):
        over = ended[step]
        later[over], ahead[over] = result[step][over], 0.0
        mine = rows, seat[step]
        ahead[mine] = found[step] = np.nan_to_num(later[mine] - worth[step]) + LAMBDA * ahead[mine]
        later[mine] = worth[step]
    return found


def learn(net: Net, optimizer: torch.optim.Optimizer, lesson: dict[str, Tensor]) -> float:
    """PPO: go where the advantage is, but not far; returns how undecided the network still is."""
    lesson["target"] = lesson["worth"] + lesson["gain"]
    lesson["gain"] = (lesson["gain"] - lesson["gain"].mean()) / (lesson["gain"].std() + 1e-8)
    entropy = torch.tensor(0.0)
    for _ in range(EPOCHS):
        for numbers in torch.randperm(TABLES * STEPS).split(MINIBATCH):
            rows = {name: column[numbers] for name, column in lesson.items()}
            logits, worth = net(seen(rows), rows["mask"])
            now = torch.distributions.Categorical(logits=logits)
            ratio = (now.log_prob(rows["action"]) - rows["chance"]).exp()
            wanted = torch.min(ratio * rows["gain"], ratio.clamp(1 - CLIP, 1 + CLIP) * rows["gain"]).mean()
            entropy = now.entropy().mean()
            loss = (worth - rows["target"]).square().mean() / 2 - wanted - ENTROPY * entropy
            optimizer.zero_grad()
            loss.backward()
            nn.utils.clip_grad_norm_(net.parameters(), 0.5)
            optimizer.step()
    return float(entropy.detach())


def trial(net: Net, game: str, players: int, opponent: str, games: int, seed: int) -> float:
    """The share of games that the network wins among such bots; its seat goes round."""
    tables: list[GameEnv] = [env(game, players) for _ in range(games)]
    for number, table in enumerate(tables):
        table.reset(seed=seed + number)
    learners = [table.possible_agents[number % players] for number, table in enumerate(tables)]
    others = bot(opponent, seed)
    waiting = list(range(games))
    while waiting:
        for number in waiting:
            table = tables[number]
            while not table.table.over and table.agent_selection != learners[number]:
                table.step(others.choose(table.perspective(table.agent_selection)))
        waiting = [number for number in waiting if not tables[number].table.over]
        if waiting:
            looks = [tables[number].observe(learners[number]) for number in waiting]
            with torch.no_grad():
                logits, _ = net(
                    torch.from_numpy(np.stack([look["observation"] for look in looks])),
                    torch.from_numpy(np.stack([look["action_mask"] for look in looks])),
                )
            for number, action in zip(waiting, logits.argmax(dim=1).tolist(), strict=True):
                tables[number].step(action)
    return sum(table.rewards[learner] == 1.0 for table, learner in zip(tables, learners, strict=True)) / games


def export(net: Net, game: str, players: int, file: Path) -> None:
    """Write the network as the bot ``net`` reads it: plain numbers, without the value."""
    layers = [(net.body[0], "relu"), (net.body[2], "relu"), (net.policy, "none")]
    content = {
        "burgrave_net": 1,
        "game": game,
        "players": [players],
        "inputs": "observation",
        "outputs": "actions",
        "layers": [
            {
                "weights": [[round(weight, 5) for weight in row] for row in layer.weight.tolist()],
                "bias": [round(weight, 5) for weight in layer.bias.tolist()],
                "activation": activation,
            }
            for layer, activation in layers
        ],
    }
    file.write_text(json.dumps(content, separators=(",", ":")), encoding="utf-8")


def draw(runs: list[list[dict[str, float]]], players: int, file: Path) -> None:
    """The learning curves as a picture: games won upwards, across CPU time and decisions; a second run is dashed."""
    width, height, left, gap, bottom = 860, 300, 56, 30, 44
    wide = (width - left - gap - 80) / 2  # of each panel; the names of the opponents stand on the right

    def y(share: float) -> float:
        return height - bottom - (height - bottom - 16) * share

    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}" font-family="sans-serif" '
        f'font-size="13" fill="#777"><title>Games won in the course of training</title>'
    ]
    for start, unit, words in ((left, "cpu", "minutes of CPU time"), (left + wide + gap, "decisions", "decisions")):
        last = max(run[-1][unit] for run in runs) or 1.0
        for fifth in range(6):
            parts.append(f'<path d="M{start} {y(fifth / 5):.1f} h{wide}" stroke="#8885"/>')
        parts.append(f'<path d="M{start} {y(1 / players):.1f} h{wide}" stroke="#888" stroke-dasharray="2 4"/>')
        for run, dashes in zip(runs, ("", ' stroke-dasharray="6 4"'), strict=False):
            for opponent, colour in zip(OPPONENTS, ("#38c", "#c60"), strict=True):
                line = " ".join(f"{start + wide * point[unit] / last:.1f},{y(point[opponent]):.1f}" for point in run)
                parts.append(f'<polyline points="{line}" fill="none" stroke="{colour}" stroke-width="2"{dashes}/>')
        told = f"{words} (up to {last:,.{1 if unit == 'cpu' else 0}f})"
        parts.append(f'<text x="{start + wide / 2}" y="{height - 8}" text-anchor="middle">{told}</text>')
    for fifth in range(6):
        parts.append(f'<text x="{left - 8}" y="{y(fifth / 5) + 4:.1f}" text-anchor="end">{fifth * 20} %</text>')
    parts.append(f'<text x="{width - 74}" y="{y(1 / players) + 4:.1f}">an equal</text>')
    for opponent, colour in zip(OPPONENTS, ("#38c", "#c60"), strict=True):
        parts.append(
            f'<text x="{width - 74}" y="{y(runs[0][-1][opponent]) + 4:.1f}" fill="{colour}">vs {opponent}</text>'
        )
    file.write_text("\n".join([*parts, "</svg>"]) + "\n", encoding="utf-8")


def main() -> None:
    """Train, measure, export."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--game", default="citadels")
    parser.add_argument("--players", type=int, default=4)
    parser.add_argument("--minutes", type=float, default=10.0)
    parser.add_argument("--hidden", type=int, default=128, help="units of each layer")
    parser.add_argument("--sparse", action="store_true", help="a first layer that takes what is not 0 alone")
    parser.add_argument("--trials", type=int, default=TRIALS, help="games of each measurement")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--out", type=Path, default=Path("build/ppo"))
    parser.add_argument("--beside", type=Path, help="the curve.json of another run, drawn dashed beside this one")
    arguments = parser.parse_args()
    game, players = arguments.game, arguments.players
    torch.set_num_threads(1)  # a small network gains little from more, and the CPU time of runs can be compared
    torch.manual_seed(arguments.seed)
    space = env(game, players).observation_space("player_0")
    net = Net(space["observation"].shape[0], space["action_mask"].shape[0], arguments.hidden, arguments.sparse)
    optimizer = torch.optim.Adam(net.parameters(), RATE)
    tables = make(game, players, TABLES, observation="sparse" if arguments.sparse else "flat")
    school = School(net, tables, arguments.seed)
    arguments.out.mkdir(parents=True, exist_ok=True)
    points: list[dict[str, float]] = []
    trained = cpu = decisions = 0.0
    while True:
        if trained >= arguments.minutes * 60 * (len(points) / POINTS) ** 2:  # often at first, when most is learnt
            wins = {one: trial(net, game, players, one, arguments.trials, seed=1_000_000) for one in OPPONENTS}
            so_far = {"minutes": trained / 60, "cpu": cpu / 60, "decisions": decisions, "games": school.games}
            points.append({**so_far, **wins})
            shares = "  ".join(f"{share:6.1%} against {one}" for one, share in wins.items())
            print(f"{trained / 60:5.1f} min {cpu:6.1f} s CPU  {decisions:10,.0f} decisions  {shares}", flush=True)
            if len(points) > POINTS:
                break
        start, busy = time.perf_counter(), time.process_time()  # all is played and learnt in this one process
        learn(net, optimizer, school.lesson())
        decisions += TABLES * STEPS
        trained += time.perf_counter() - start
        cpu += time.process_time() - busy
    export(net, game, players, arguments.out / "net.json")
    (arguments.out / "curve.json").write_text(json.dumps(points, indent=1), encoding="utf-8")
    beside = [json.loads(arguments.beside.read_text(encoding="utf-8"))] if arguments.beside else []
    draw([points, *beside], players, arguments.out / "curve.svg")
    print(
        f"let it play: burgrave arena {game} --bots net:{arguments.out / 'net.json'},random*{players - 1} --games 200"
    )


if __name__ == "__main__":
    main()
