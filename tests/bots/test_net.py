"""Networks from files: they see their own seat first, play the best offered option, and bad files are refused."""

from __future__ import annotations

import dataclasses
import json
import math
import random
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

import pytest

import burgrave
from burgrave.bots import UNLIMITED, bot
from burgrave.bots.guard import Guard
from burgrave.bots.net import Layer, Net, load
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


# -------------------------------------------------------------------- what the seat sees

ENCODING = CITADELS.encoding
assert ENCODING is not None
SEEN = ENCODING.layout(PLAYERS).size


def drawn(count: int, inputs: int, seed: int) -> list[list[float]]:
    """Rows of weights by chance."""
    choice = random.Random(seed)
    return [[choice.uniform(-1, 1) for _ in range(inputs)] for _ in range(count)]


def looking(*layers: dict[str, Any], **changed: Any) -> dict[str, Any]:
    """A network that gets what its seat sees."""
    return net(*layers or [layer([[0.0] * SEEN] * ACTIONS)], **{"inputs": "observation", **changed})


ACTIVATIONS: dict[str, Callable[[float], float]] = {
    "relu": lambda x: max(x, 0.0),
    "tanh": math.tanh,
    "none": lambda x: x,
}


def dense(layers: Sequence[dict[str, Any]], inputs: list[float]) -> list[float]:
    """What a network makes of its inputs, worked out the plain way."""
    for part in layers:
        activate = ACTIVATIONS[part["activation"]]
        inputs = [
            activate(bias + sum(weight * number for weight, number in zip(row, inputs, strict=True)))
            for row, bias in zip(part["weights"], part["bias"], strict=True)
        ]
    return inputs


def test_a_net_plays_what_it_sees(tmp_path: Path) -> None:
    """Each answer is the offered one with the highest output, question after question; no table is imagined."""

    def refuse(*_: object) -> None:
        raise AssertionError("what a seat sees is enough")

    layers = [layer(drawn(5, SEEN, 1), [0.1] * 5, "tanh"), layer(drawn(4, 5, 2), None, "relu")]
    layers.append(layer(drawn(ACTIONS, 4, 3)))
    path = written(tmp_path / "net.json", looking(*layers))
    played = table(insight=None)
    played.setup.game = dataclasses.replace(CITADELS, insight=None, know=refuse, conceal=refuse)
    bots = [bot(f"net:{path}", seat) for seat in range(PLAYERS)]
    ranks = set()
    for _ in range(150):
        if (ask := played.ask) is None:
            break
        perspective = Perspective(played, ask.player)
        chosen = bots[ask.player].choose(perspective)
        assert ENCODING is not None
        outputs = dense(layers, perspective.numbers(ENCODING).tolist())
        assert outputs[chosen] == pytest.approx(max(outputs[option] for option in ask.options))
        ranks.add(ask.options.index(chosen))
        played.answer(chosen, ask.player)
    assert len(ranks) > 3, "not always the same place among the options"


def test_observations_need_no_luck(tmp_path: Path) -> None:
    """Whatever the seed: the same position has the same answer."""
    path = written(tmp_path / "net.json", looking(layer(drawn(ACTIONS, SEEN, 4))))
    asked = table()
    ask = asked.asks[0]
    assert len({bot(f"net:{path}", seed).choose(Perspective(asked, ask.player)) for seed in range(5)}) == 1


def test_the_seat_that_is_asked_sees(tmp_path: Path) -> None:
    """A network that looks only at the seat's number answers by it."""
    assert ENCODING is not None
    asked = table()
    ask = asked.asks[0]
    start = ENCODING.layout(PLAYERS).start["seat"]
    for seat in range(PLAYERS):
        rows = [[0.0] * SEEN for _ in range(ACTIONS)]
        rows[ask.options[1]][start + seat] = 1.0
        path = written(tmp_path / "net.json", looking(layer(rows)))
        wanted = ask.options[1 if seat == ask.player else 0]
        assert bot(f"net:{path}", 0).choose(Perspective(asked, ask.player)) == wanted


@pytest.mark.parametrize("activation", ["relu", "tanh", "none"])
@pytest.mark.parametrize("present", [(), (0,), (39,), (3, 7), range(10), range(11), range(40)])
def test_zeros_may_be_left_out(present: Sequence[int], activation: str) -> None:
    """With few inputs that are not 0, and with many, a layer makes of them what it should: for the units asked for."""
    choice = random.Random(5)
    inputs = [choice.uniform(-1, 1) if index in present else 0.0 for index in range(40)]
    part = layer(drawn(6, 40, 6), [choice.uniform(-1, 1) for _ in range(6)], activation)
    made = Layer(part["weights"], part["bias"], activation)  # type: ignore[arg-type]  # one of the three
    outputs = dense([part], inputs)
    assert made.run(inputs, range(6)) == pytest.approx(outputs)
    assert made.run(inputs, [4, 1]) == pytest.approx([outputs[4], outputs[1]])


@pytest.mark.parametrize("inputs", [SEEN - 1, SEEN + 1, 6])
def test_another_number_of_inputs_is_refused(tmp_path: Path, inputs: int) -> None:
    """With both numbers."""
    path = written(tmp_path / "net.json", looking(layer([[0.0] * inputs] * ACTIONS)))
    asked = table()
    with pytest.raises(burgrave.BadSetup, match=f"expects {inputs} inputs, and there are {SEEN}$"):
        bot(f"net:{path}", 0).choose(Perspective(asked, asked.asks[0].player))


def test_what_a_net_can_not_see_is_refused(tmp_path: Path) -> None:
    """Other games, other numbers of players, and games without an encoding."""
    path = written(tmp_path / "net.json", looking(players=[2, 3]))
    other, blind = table(), table()
    other.setup.game = dataclasses.replace(CITADELS, name="other")
    blind.setup.game = dataclasses.replace(CITADELS, encoding=None)
    for refusing, sentence in [
        (table(4), "plays with 2, 3 players, not with 4"),
        (table(2), f"expects {SEEN} inputs, and there are "),
        (other, "the network plays citadels, not other"),
        (blind, "citadels has no encoding for a network"),
    ]:
        with pytest.raises(burgrave.BadSetup, match=sentence) as told:
            bot(f"net:{path}", 0).choose(Perspective(refusing, refusing.asks[0].player))
        assert "\n" not in str(told.value)


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
        (net(game="chess"), "no game called 'chess'; installed: citadels, architects"),
        (net(players=[]), "'players'"),
        (net(inputs="pixels"), "'inputs'"),
        (json.dumps(looking())[:-9], "no proper JSON"),
        (looking(layer([[0.0] * 3] * 7)), f"the network has 7 outputs, and citadels has {ACTIONS} actions"),
        (looking(layer([[0.0] * 3, [0.0] * 2])), "layer 0 has rows of 3 and of 2 weights"),
        (looking(game="chess"), "no game called 'chess'; installed: citadels, architects"),
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
