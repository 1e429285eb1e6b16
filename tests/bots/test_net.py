"""Networks from files: they see their own seat first, play the best offered option, and bad files are refused."""

from __future__ import annotations

import dataclasses
import json
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import pytest

import burgrave
from burgrave.bots import UNLIMITED, bot
from burgrave.bots.guard import Guard
from burgrave.bots.net import Net, load
from burgrave.kernel.game import game
from burgrave.kernel.insight import Insight, Prospects
from burgrave.kernel.perspective import Perspective

CITADELS = game("citadels")
ACTIONS = len(CITADELS.vocabulary)
PLAYERS = 3


def features(state: Any) -> list[list[float]]:
    """Two for each seat: which one it is, and its gold."""
    return [[float(seat), float(gold)] for seat, gold in enumerate(state.gold)]


INSIGHT: Insight[Any] = Insight(
    appraise=lambda state, ask: [0.0 for _ in ask.options],
    prospects=lambda state: Prospects([], []),
    features=features,
    clock=lambda state: 0,
    horizon=1,
)


def layer(rows: list[list[float]], bias: list[float] | None = None, activation: str = "none") -> dict[str, Any]:
    return {"weights": rows, "bias": bias or [0.0] * len(rows), "activation": activation}


def net(*layers: dict[str, Any], **changed: Any) -> dict[str, Any]:
    head = {"burgrave_net": 1, "game": "citadels", "players": [PLAYERS], "inputs": "features", "outputs": "actions"}
    return {**head, "layers": list(layers) or [layer([[0.0] * 6] * ACTIONS)], **changed}


def written(path: Path, content: Any) -> str:
    path.write_text(content if isinstance(content, str) else json.dumps(content))
    return str(path)


def table(players: int = PLAYERS, insight: Insight[Any] | None = INSIGHT) -> burgrave.Table:
    made = burgrave.new("citadels", players, 1)
    made.setup.game = dataclasses.replace(CITADELS, insight=insight)
    return made


def preferring(*options: int) -> list[list[float]]:
    """Rows of the last layer that like some actions, the first one most, if their input is positive."""
    rows = [[0.0] for _ in range(ACTIONS)]
    for rank, option in enumerate(options):
        rows[option] = [float(len(options) - rank)]
    return rows


# -------------------------------------------------------------------- playing


def test_a_net_plays_a_whole_game(tmp_path: Path) -> None:
    path = written(tmp_path / "net.json", net(layer([[0.1] * 6] * 4, None, "tanh"), layer([[0.5] * 4] * ACTIONS)))
    played = table()
    bots = [bot(f"net:{path}", seat) for seat in range(PLAYERS)]
    while (ask := played.ask) is not None:
        played.answer(bots[ask.player].choose(Perspective(played, ask.player)), ask.player)
    assert played.winners


@pytest.mark.parametrize(
    ("activation", "sign", "wanted"), [("relu", 1, 1), ("relu", -1, 0), ("tanh", 1, 1), ("none", 1, 1)]
)
def test_the_best_offered_option_is_played(tmp_path: Path, activation: str, sign: int, wanted: int) -> None:
    """What is liked best is not offered; where relu leaves nothing of the liking, the first option is as good."""
    asked = table()
    ask = asked.asks[0]
    other = next(option for option in range(ACTIONS) if option not in ask.options)
    hidden = layer([[0.0] * 6], [0.7 * sign], activation)
    path = written(tmp_path / "net.json", net(hidden, layer(preferring(other, ask.options[1]))))
    assert bot(f"net:{path}", 0).choose(Perspective(asked, ask.player)) == ask.options[wanted]


def test_the_own_seat_comes_first_and_then_those_to_the_left(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    seen: list[Sequence[float]] = []

    def logits(self: Net, inputs: Sequence[float], actions: Sequence[int]) -> list[float]:
        seen.append(inputs)
        return [0.0 for _ in actions]

    monkeypatch.setattr(Net, "logits", logits)
    asked = table()
    seat = asked.asks[0].player
    bot(f"net:{written(tmp_path / 'net.json', net())}", 0).choose(Perspective(asked, seat))
    assert seat != 0 and seen[0][::2] == [seat, (seat + 1) % 3, (seat + 2) % 3]


def test_several_tables_are_averaged(tmp_path: Path) -> None:
    imagined: list[int] = []

    def count(state: Any) -> list[list[float]]:
        imagined.append(1)
        return [[1.0 if len(imagined) == 1 else -1.0]] * PLAYERS

    asked = table(insight=dataclasses.replace(INSIGHT, features=count))
    ask = asked.asks[0]
    rows = [[0.0] * 3 for _ in range(ACTIONS)]
    rows[ask.options[1]] = [1.0, 0.0, 0.0]  # liked on the first table only
    for tables, wanted in [(1, 1), (3, 0)]:
        imagined.clear()
        path = written(tmp_path / "net.json", net(layer(rows), tables=tables))
        assert bot(f"net:{path}", 0).choose(Perspective(asked, ask.player)) == ask.options[wanted]
        assert len(imagined) == tables


# -------------------------------------------------------------------- files that are refused

ROWS = [[0.0] * 6] * ACTIONS


@pytest.mark.parametrize(
    ("content", "sentence"),
    [
        ("", "no proper JSON"),
        ('{"burgrave_net": 1', "no proper JSON"),
        ('{"a":1', "no proper JSON"),
        ("[]", "Expected 'object'"),
        ({"players": [4]}, "missing field 'burgrave_net'"),
        (net(burgrave_net=2), "Invalid enum value 2 in 'burgrave_net'"),
        (net(game="chess"), "no game called 'chess'; installed: citadels"),
        (net(players=[]), "'players'"),
        (net(inputs="pixels"), "'inputs'"),
        (net(tables=0), "'tables'"),
        (net(colour="red"), "unknown field 'colour'"),
        (net(layers=[]), "'layers'"),
        (net(layer([])), "'layers[0].weights'"),
        (net(layer(ROWS, activation="gelu")), "Invalid enum value 'gelu'"),
        (json.dumps(net()).replace("0.0", "true", 1), "Expected 'float'"),
        (net(layer(ROWS, [0.0])), f"layer 0 has {ACTIONS} rows of weights and 1 biases"),
        (net(layer([[0.0] * 6, [0.0] * 5])), "layer 0 has rows of 6 and of 5 weights"),
        (net(layer([[0.0]] * 4), layer([[0.0] * 5] * ACTIONS)), "layer 1 takes 5 inputs, and the layer before has 4"),
        (net(layer([[0.0]] * 7)), f"the network has 7 outputs, and citadels has {ACTIONS} actions"),
        (json.dumps(net()).replace("0.0", "1e999", 1), "Number out of range"),
        (json.dumps(net()).replace("0.0", "NaN", 1), "no proper JSON"),
    ],
)
def test_bad_files_are_refused(tmp_path: Path, content: Any, sentence: str) -> None:
    path = written(tmp_path / "bad.json", content)
    with pytest.raises(burgrave.BadSetup) as told:
        bot(f"net:{path}", 0)
    assert str(told.value).startswith(f"{path}: ") and "\n" not in str(told.value)
    assert sentence in str(told.value)


@pytest.mark.parametrize(("path", "sentence"), [("", "directory"), ("nothing.json", "nothing.json: No such file")])
def test_no_file(path: str, sentence: str) -> None:
    with pytest.raises(burgrave.BadSetup, match="needs the file of a network") as told:
        bot(f"net:{path}", 0)
    assert sentence in str(told.value)


def test_a_net_that_does_not_fit_the_table_is_refused(tmp_path: Path) -> None:
    path = written(tmp_path / "net.json", net(layer([[0.0] * 5] * ACTIONS), players=[2, 3]))
    asked = table()
    other = table()
    other.setup.game = dataclasses.replace(CITADELS, name="other", insight=INSIGHT)
    for refusing, sentence in [
        (asked, "expects 5 inputs, and there are 6"),
        (table(4), "plays with 2, 3 players, not with 4"),
        (table(insight=None), "citadels has no features for a network"),
        (other, "the network plays citadels, not other"),
    ]:
        with pytest.raises(burgrave.BadSetup, match=sentence):
            Guard(f"net:{path}", 0, UNLIMITED).choose(Perspective(refusing, refusing.asks[0].player))


def test_whole_numbers_will_do(tmp_path: Path) -> None:
    path = written(tmp_path / "net.json", net(layer([[0] * 6] * ACTIONS)))
    assert load(path).layers[0].weights[0] == [0.0] * 6
