"""The example that learns: it runs, its network is exported, and the bot ``net`` plays it as torch does."""

from __future__ import annotations

import json
import runpy
import subprocess
import sys
from itertools import pairwise
from pathlib import Path
from typing import Any
from xml.etree import ElementTree

import numpy as np
import pytest

import burgrave
from burgrave.bots.registry import bot

pytestmark = pytest.mark.research

ROOT = Path(__file__).parents[2]
EXAMPLE = ROOT / "examples" / "ppo.py"

SAME = """
import json, sys, runpy, torch
import burgrave
from burgrave.bots.registry import bot
from burgrave.envs.lens import Lens
example = runpy.run_path(sys.argv[1])
torch.manual_seed(5)
lens = Lens("citadels", 3, None, "flat", "rank")
net = example["Net"](lens.layout.size, lens.actions, 8, sys.argv[3] == "True")
torch.nn.init.normal_(net.policy.weight)
example["export"](net, "citadels", 3, example["Path"](sys.argv[2]))
player = bot(f"net:{sys.argv[2]}", 1)
table = burgrave.new("citadels", 3, 7)
agreed = 0
while table.ask is not None and agreed < 60:
    seat = table.ask.player
    seen = torch.from_numpy(lens.vector(table, seat).copy())
    mask = torch.from_numpy(lens.mask(table.ask.options).copy())
    with torch.no_grad():
        logits, _ = net(seen[None], mask[None])
    chosen = player.choose(burgrave.Perspective(table, seat))
    assert logits[0][chosen] >= logits[0].max() - 1e-3, (chosen, int(logits[0].argmax()))
    table.answer(chosen, seat)
    agreed += 1
print(agreed)
"""


@pytest.fixture(scope="module")
def example() -> dict[str, Any]:
    """All that the example defines."""
    return runpy.run_path(str(EXAMPLE))


@pytest.mark.parametrize("more", [[], ["--sparse"]])
def test_it_trains_measures_and_exports(more: list[str], tmp_path: Path) -> None:
    """A moment of training: all that it promises lies in the folder, and the network plays a whole game."""
    command = [sys.executable, str(EXAMPLE), "--minutes", "0.001", "--trials", "4", "--hidden", "8", "--players", "2"]
    command += ["--out", str(tmp_path), *more]
    done = subprocess.run(command, capture_output=True, text=True, check=True)
    assert "against random" in done.stdout and "let it play" in done.stdout
    points = json.loads((tmp_path / "curve.json").read_text(encoding="utf-8"))
    assert len(points) == 13 and all(0 <= point["easy"] <= 1 for point in points)
    for one, after in pairwise(points):
        assert all(one[unit] <= after[unit] for unit in ("minutes", "cpu", "decisions", "games"))
    assert points[1]["decisions"] == 8192 and points[1]["cpu"] > 0
    alone = (tmp_path / "curve.svg").read_text(encoding="utf-8")
    assert alone.startswith("<svg") and 'stroke-dasharray="6 4"' not in alone
    player = bot(f"net:{tmp_path / 'net.json'}", 1)
    table = burgrave.new("citadels", 2, 3)
    while table.ask is not None:
        table.answer(player.choose(burgrave.Perspective(table, table.ask.player)), table.ask.player)
        if len(table.answers) == 150:
            break
    assert len(table.answers) > 20


def test_another_run_is_drawn_beside(example: dict[str, Any], tmp_path: Path) -> None:
    """Dashed, on the same scales; a picture is well-formed."""

    def run(cpu: float) -> list[dict[str, float]]:
        return [{"cpu": share * cpu, "decisions": share * 900, "random": share, "easy": 0.5} for share in (0.0, 1.0)]

    example["draw"]([run(2.0), run(4.0)], 4, tmp_path / "both.svg")
    lines = ElementTree.parse(tmp_path / "both.svg").findall("{*}polyline")
    assert len(lines) == 8 and sum("stroke-dasharray" in line.attrib for line in lines) == 4
    ends = [line.attrib["points"].split()[-1].split(",")[0] for line in lines]
    assert float(ends[0]) < float(ends[2]) and ends[4] == ends[6], "twice the time, as many decisions"


def test_pairs_give_what_flat_vectors_give(example: dict[str, Any]) -> None:
    """Number for number, and the same gradient: a network for pairs beside one for vectors with the same weights."""
    torch = example["torch"]
    draw = np.random.default_rng(1)
    (flat, infos), (pairs, _) = (
        example["make"]("paladins", 3, 8, observation=observation).reset(seed=1) for observation in ("flat", "sparse")
    )
    torch.manual_seed(1)
    sparse = example["Net"](flat.shape[1], infos["action_mask"].shape[1], 16, True)
    dense = example["Net"](flat.shape[1], infos["action_mask"].shape[1], 16)
    torch.nn.init.normal_(sparse.policy.weight)
    with torch.no_grad():
        for one, other in ((sparse.body[0], dense.body[0]), (sparse.body[2], dense.body[2])):
            other.weight.copy_(one.weight)
            other.bias.copy_(one.bias)
        for name in ("policy", "value"):
            getattr(dense, name).load_state_dict(getattr(sparse, name).state_dict())
    rows = {name: torch.from_numpy(array) for name, array in example["asked"](pairs, infos).items()}
    whole = torch.from_numpy(flat)
    for seen in (example["seen"](rows), (rows["index"], rows["value"]), whole):
        for found, wanted in zip(sparse(seen, rows["mask"]), dense(whole, rows["mask"]), strict=True):
            assert torch.allclose(found, wanted, atol=1e-4)
    weights = torch.from_numpy(draw.random((8, infos["action_mask"].shape[1]), np.float32)) * rows["mask"]
    for net, seen in ((sparse, example["seen"](rows)), (dense, whole)):
        (net(seen, rows["mask"])[0] * weights).sum().backward()
    assert torch.allclose(sparse.body[0].bag.weight.grad.T, dense.body[0].weight.grad, atol=1e-3)


def test_each_seat_of_each_table_has_its_own_advantages(example: dict[str, Any]) -> None:
    """As worked out one by one; what follows the last decisions is not known."""
    draw, steps, tables, players, decay = np.random.default_rng(2), 30, 4, 3, example["LAMBDA"]
    seat = draw.integers(players, size=(steps, tables))
    worth = draw.random((steps, tables), np.float32)
    ended = draw.random((steps, tables)) < 0.1
    result = draw.random((steps, tables, players), np.float32)
    found = example["advantages"](seat, worth, ended, result)
    for table in range(tables):
        for one in range(players):
            ahead, later = 0.0, None
            for step in reversed(range(steps)):
                if ended[step, table]:
                    ahead, later = 0.0, result[step, table, one]
                if seat[step, table] == one:
                    surprise = later - worth[step, table] if later is not None else 0.0
                    ahead, later = surprise + decay * ahead, worth[step, table]
                    assert found[step, table] == pytest.approx(ahead, abs=1e-5)


def test_a_lesson_holds_whole_rows(example: dict[str, Any]) -> None:
    """What is learnt from is what was played: copies, with an action that was offered."""
    school = example["School"](example["Net"](1547, 651, 8), example["make"]("citadels", 4, example["TABLES"]), 1)
    lesson = school.lesson()
    count = example["TABLES"] * example["STEPS"]
    assert {len(rows) for rows in lesson.values()} == {count} and lesson["flat"].shape == (count, 1547)
    assert lesson["mask"][range(count), lesson["action"]].all()
    assert len(set(lesson["flat"].sum(1).tolist())) > example["STEPS"]


@pytest.mark.parametrize("sparse", [False, True])
def test_the_exported_network_plays_as_torch_does(sparse: bool, tmp_path: Path) -> None:
    """Decision for decision."""
    command = [sys.executable, "-c", SAME, str(EXAMPLE), str(tmp_path / "net.json"), str(sparse)]
    done = subprocess.run(command, capture_output=True, text=True, check=True)
    assert int(done.stdout) == 60
