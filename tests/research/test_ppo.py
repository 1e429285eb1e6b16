"""The example that learns: it runs, its network is exported, and the bot ``net`` plays it as torch does."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path

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
net = example["Net"](lens.layout.size, lens.actions, 8)
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


def test_it_trains_measures_and_exports(tmp_path: Path) -> None:
    """A moment of training: all that it promises lies in the folder, and the network plays a whole game."""
    command = [sys.executable, str(EXAMPLE), "--minutes", "0.001", "--trials", "4", "--hidden", "8", "--players", "2"]
    done = subprocess.run([*command, "--out", str(tmp_path)], capture_output=True, text=True, check=True)
    assert "against random" in done.stdout and "let it play" in done.stdout
    points = json.loads((tmp_path / "curve.json").read_text(encoding="utf-8"))
    assert len(points) == 13 and all(0 <= point["easy"] <= 1 for point in points)
    assert (tmp_path / "curve.svg").read_text(encoding="utf-8").startswith("<svg")
    player = bot(f"net:{tmp_path / 'net.json'}", 1)
    table = burgrave.new("citadels", 2, 3)
    while table.ask is not None:
        table.answer(player.choose(burgrave.Perspective(table, table.ask.player)), table.ask.player)
        if len(table.answers) == 150:
            break
    assert len(table.answers) > 20


def test_the_exported_network_plays_as_torch_does(tmp_path: Path) -> None:
    """Decision for decision."""
    command = [sys.executable, "-c", SAME, str(EXAMPLE), str(tmp_path / "net.json")]
    done = subprocess.run(command, capture_output=True, text=True, check=True)
    assert int(done.stdout) == 60
