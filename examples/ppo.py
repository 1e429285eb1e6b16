"""A small network learns a game by playing against itself: PPO with masked actions, on a CPU, in minutes.

``python examples/ppo.py --minutes 10 --out build/ppo`` trains, measures the network against simple bots as it goes,
and leaves in the folder: ``net.json`` (play it without torch: the bot ``net:build/ppo/net.json``), ``curve.json`` and
``curve.svg``. It needs the extra ``train``: pip install '.[train]'.
"""

from __future__ import annotations

import argparse
import json
import time
from dataclasses import dataclass, field
from pathlib import Path

import numpy as np
import torch
from torch import Tensor, nn

from burgrave.bots.registry import bot
from burgrave.envs.pettingzoo import GameEnv, env

TABLES = 32  # games that are played at the same time
BATCH = 8192  # decisions of whole games, learnt from together
EPOCHS, MINIBATCH = 3, 1024
CLIP, LAMBDA, ENTROPY, RATE = 0.2, 0.95, 0.01, 5e-4
IMPOSSIBLE = -1e9  # the logit of what is not offered
POINTS, TRIALS = 12, 200  # how often, and in how many games, it is measured …
OPPONENTS = ("random", "easy")  # … against whom


class Net(nn.Module):
    """Two layers, then what to do and how well it goes."""

    def __init__(self, inputs: int, actions: int, hidden: int) -> None:
        super().__init__()
        self.body = nn.Sequential(nn.Linear(inputs, hidden), nn.ReLU(), nn.Linear(hidden, hidden), nn.ReLU())
        self.policy = nn.Linear(hidden, actions)
        self.value = nn.Linear(hidden, 1)
        nn.init.zeros_(self.policy.weight)  # at first every option is as good as another

    def forward(self, seen: Tensor, mask: Tensor) -> tuple[Tensor, Tensor]:
        """The logits of the offered actions, and the expected reward."""
        inner = self.body(seen)
        return self.policy(inner).masked_fill(mask == 0, IMPOSSIBLE), self.value(inner).squeeze(-1)


@dataclass
class Trace:
    """What one seat saw and did in one game."""

    seen: list[np.ndarray] = field(default_factory=list)
    masks: list[np.ndarray] = field(default_factory=list)
    actions: list[int] = field(default_factory=list)
    chances: list[float] = field(default_factory=list)  # the logarithm of the probability with which it did that
    values: list[float] = field(default_factory=list)

    def advantages(self, reward: float) -> np.ndarray:
        """How much better than expected each decision turned out; the only reward comes at the end."""
        values = np.array([*self.values, 0.0], np.float32)
        deltas = values[1:] - values[:-1]
        deltas[-1] += reward
        found = np.zeros(len(deltas), np.float32)
        ahead = 0.0
        for step in reversed(range(len(deltas))):
            ahead = found[step] = deltas[step] + LAMBDA * ahead
        return found


class School:
    """Tables at which one network plays all seats, and the games that were played to their end."""

    def __init__(self, net: Net, game: str, players: int, seed: int) -> None:
        self.net = net
        self.tables: list[GameEnv] = [env(game, players) for _ in range(TABLES)]
        self.paths: list[dict[str, Trace]] = []
        for number, table in enumerate(self.tables):
            table.reset(seed=seed + number)
            self.paths.append({agent: Trace() for agent in table.possible_agents})
        self.games = 0

    def lesson(self) -> tuple[Tensor, ...]:
        """Play until enough decisions of whole games have come together."""
        done: list[tuple[Trace, np.ndarray]] = []
        count = 0
        while count < BATCH:
            for path, advantages in self._step():
                done.append((path, advantages))
                count += len(advantages)
        advantages = np.concatenate([found for _, found in done])
        values = np.concatenate([np.array(path.values, np.float32) for path, _ in done])
        return (
            torch.from_numpy(np.stack([seen for path, _ in done for seen in path.seen])),
            torch.from_numpy(np.stack([mask for path, _ in done for mask in path.masks])),
            torch.tensor([action for path, _ in done for action in path.actions]),
            torch.tensor([chance for path, _ in done for chance in path.chances]),
            torch.from_numpy(advantages),
            torch.from_numpy(advantages + values),
        )

    def _step(self) -> list[tuple[Trace, np.ndarray]]:
        """One decision at each table; whole games are handed over and begun anew."""
        looks = [table.observe(table.agent_selection) for table in self.tables]
        seen = np.stack([look["observation"] for look in looks])
        masks = np.stack([look["action_mask"] for look in looks])
        with torch.no_grad():
            logits, values = self.net(torch.from_numpy(seen), torch.from_numpy(masks))
            chosen = torch.distributions.Categorical(logits=logits)
            actions = chosen.sample()
            chances = chosen.log_prob(actions)
        finished = []
        rows = zip(
            self.tables, self.paths, seen, masks, actions.tolist(), chances.tolist(), values.tolist(), strict=True
        )
        for table, paths, look, mask, action, chance, value in rows:
            path = paths[table.agent_selection]
            path.seen.append(look)
            path.masks.append(mask)
            path.actions.append(action)
            path.chances.append(chance)
            path.values.append(value)
            table.step(action)
            if table.table.over:
                finished += [(paths[agent], paths[agent].advantages(table.rewards[agent])) for agent in paths]
                paths.update({agent: Trace() for agent in paths})
                table.reset()
                self.games += 1
        return finished


def learn(net: Net, optimizer: torch.optim.Optimizer, lesson: tuple[Tensor, ...]) -> float:
    """PPO: go where the advantage is, but not far; returns how undecided the network still is."""
    seen, masks, actions, chances, advantages, targets = lesson
    advantages = (advantages - advantages.mean()) / (advantages.std() + 1e-8)
    entropy = torch.tensor(0.0)
    for _ in range(EPOCHS):
        for rows in torch.randperm(len(actions)).split(MINIBATCH):
            logits, values = net(seen[rows], masks[rows])
            now = torch.distributions.Categorical(logits=logits)
            ratio = (now.log_prob(actions[rows]) - chances[rows]).exp()
            gain = advantages[rows]
            wanted = torch.min(ratio * gain, ratio.clamp(1 - CLIP, 1 + CLIP) * gain).mean()
            entropy = now.entropy().mean()
            loss = (values - targets[rows]).square().mean() / 2 - wanted - ENTROPY * entropy
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


def draw(points: list[dict[str, float]], players: int, file: Path) -> None:
    """The learning curves as a picture: minutes across, games won upwards."""
    width, height, left, bottom, right = 640, 320, 56, 44, 90
    last = points[-1]["minutes"] or 1.0

    def x(minutes: float) -> float:
        return left + (width - left - right) * minutes / last

    def y(share: float) -> float:
        return height - bottom - (height - bottom - 16) * share

    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}" font-family="sans-serif" '
        f'font-size="13" fill="#777"><title>Games won in the course of training</title>'
    ]
    for tenth in range(0, 11, 2):
        parts.append(f'<path d="M{left} {y(tenth / 10):.1f} H{width - right}" stroke="#8885"/>')
        parts.append(f'<text x="{left - 8}" y="{y(tenth / 10) + 4:.1f}" text-anchor="end">{tenth * 10} %</text>')
    parts.append(f'<path d="M{left} {y(1 / players):.1f} H{width - right}" stroke="#888" stroke-dasharray="5 4"/>')
    parts.append(f'<text x="{width - right + 6}" y="{y(1 / players) + 4:.1f}">an equal</text>')
    for opponent, colour in zip(OPPONENTS, ("#38c", "#c60"), strict=True):
        line = " ".join(f"{x(point['minutes']):.1f},{y(point[opponent]):.1f}" for point in points)
        parts.append(f'<polyline points="{line}" fill="none" stroke="{colour}" stroke-width="2.5"/>')
        for point in points:
            parts.append(
                f'<circle cx="{x(point["minutes"]):.1f}" cy="{y(point[opponent]):.1f}" r="3" fill="{colour}"/>'
            )
        end = y(points[-1][opponent])
        parts.append(f'<text x="{width - right + 6}" y="{end + 4:.1f}" fill="{colour}">vs {opponent}</text>')
    words = f"minutes of training (up to {last:.0f}; {points[-1]['games']:,.0f} games against itself)"
    parts.append(f'<text x="{(left + width - right) / 2}" y="{height - 8}" text-anchor="middle">{words}</text></svg>')
    file.write_text("\n".join(parts) + "\n", encoding="utf-8")


def main() -> None:
    """Train, measure, export."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--game", default="citadels")
    parser.add_argument("--players", type=int, default=4)
    parser.add_argument("--minutes", type=float, default=10.0)
    parser.add_argument("--hidden", type=int, default=128, help="units of each layer")
    parser.add_argument("--trials", type=int, default=TRIALS, help="games of each measurement")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--out", type=Path, default=Path("build/ppo"))
    arguments = parser.parse_args()
    game, players = arguments.game, arguments.players
    torch.manual_seed(arguments.seed)
    table = env(game, players)
    space = table.observation_space("player_0")
    net = Net(space["observation"].shape[0], space["action_mask"].shape[0], arguments.hidden)
    optimizer = torch.optim.Adam(net.parameters(), RATE)
    school = School(net, game, players, arguments.seed)
    arguments.out.mkdir(parents=True, exist_ok=True)
    points: list[dict[str, float]] = []
    trained = decisions = 0.0
    while True:
        if trained >= arguments.minutes * 60 * (len(points) / POINTS) ** 2:  # often at first, when most is learnt
            wins = {one: trial(net, game, players, one, arguments.trials, seed=1_000_000) for one in OPPONENTS}
            points.append({"minutes": trained / 60, "games": school.games, **wins})
            shares = "  ".join(f"{share:6.1%} against {one}" for one, share in wins.items())
            print(
                f"{trained / 60:5.1f} min  {school.games:7,} games  {decisions:10,.0f} decisions  {shares}", flush=True
            )
            if len(points) > POINTS:
                break
        start = time.perf_counter()
        lesson = school.lesson()
        learn(net, optimizer, lesson)
        decisions += len(lesson[2])
        trained += time.perf_counter() - start
    export(net, game, players, arguments.out / "net.json")
    (arguments.out / "curve.json").write_text(json.dumps(points, indent=1), encoding="utf-8")
    draw(points, players, arguments.out / "curve.svg")
    print(
        f"let it play: burgrave arena {game} --bots net:{arguments.out / 'net.json'},random*{players - 1} --games 200"
    )


if __name__ == "__main__":
    main()
