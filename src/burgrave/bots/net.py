"""The net bot: plays a small neural network from a JSON file; docs/bots.md describes the file."""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from operator import itemgetter, mul
from pathlib import Path
from random import Random
from typing import Annotated, Final, Literal

import msgspec

from burgrave.bots.protocol import UNLIMITED, Budget
from burgrave.kernel.cards import readable
from burgrave.kernel.errors import BadSetup
from burgrave.kernel.game import games
from burgrave.kernel.perspective import Perspective

ACTIVATION: Final[dict[str, Callable[[float], float]]] = {
    "relu": lambda x: max(x, 0.0),
    "tanh": math.tanh,
    "none": lambda x: x,
}


class Layer(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One layer: for each of its units a row of weights, one for each input, and a bias."""

    weights: Annotated[list[list[float]], msgspec.Meta(min_length=1)]
    bias: list[float]
    activation: Literal["relu", "tanh", "none"]

    def run(self, inputs: Sequence[float], units: Sequence[int]) -> list[float]:
        """What some of the units make of the inputs. Most numbers of an observation are 0: those are left out."""
        activate = ACTIVATION[self.activation]
        present = [index for index, number in enumerate(inputs) if number]
        if 4 * len(present) > len(inputs):
            return [activate(sum(map(mul, self.weights[unit], inputs), self.bias[unit])) for unit in units]
        values = [inputs[index] for index in present]
        pick = itemgetter(*present, 0, 0)  # at least two, so that it gives a tuple; the last two meet no value
        return [activate(sum(map(mul, pick(self.weights[unit]), values), self.bias[unit])) for unit in units]


class Net(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A network as it lies in the file."""

    burgrave_net: Literal[1]  # the version of the format
    game: str
    players: Annotated[list[int], msgspec.Meta(min_length=1)]  # the numbers of players it was trained for
    inputs: Literal["features", "observation"]  # of imagined tables, or what the seat sees, as environments tell it
    layers: Annotated[list[Layer], msgspec.Meta(min_length=1)]
    outputs: Literal["actions"]
    tables: Annotated[int, msgspec.Meta(ge=1)] = 1  # imagined for one answer

    def logits(self, inputs: Sequence[float], actions: Sequence[int]) -> list[float]:
        """What the network thinks of some actions; only their outputs are worked out."""
        for layer in self.layers[:-1]:
            inputs = layer.run(inputs, range(len(layer.bias)))
        return self.layers[-1].run(inputs, actions)


class NetBot:
    """Takes the offered option that the network likes best, on average over the tables it imagines."""

    def __init__(self, path: str, seed: int) -> None:
        self._path: Final = path
        self._net: Final = load(path)
        self._random: Final = Random(seed)

    def choose(self, perspective: Perspective, budget: Budget = UNLIMITED) -> int:
        """The option with the highest logit; raises BadSetup where the network does not fit the game."""
        game, net = perspective.game, self._net
        if game.name != net.game:
            raise BadSetup(f"{self._path}: the network plays {net.game}, not {game.name}")
        if perspective.players not in net.players:
            allowed = ", ".join(str(count) for count in net.players)
            raise BadSetup(f"{self._path}: the network plays with {allowed} players, not with {perspective.players}")
        options = perspective.options
        if net.inputs == "observation":
            logits = net.logits(self._checked(observation(perspective)), options)
            return options[logits.index(max(logits))]
        total = [0.0] * len(options)
        for _ in range(net.tables):
            inputs = self._checked(features(perspective, self._random.getrandbits(63)))
            total = [a + b for a, b in zip(total, net.logits(inputs, options), strict=True)]
        return options[total.index(max(total))]

    def _checked(self, inputs: list[float]) -> list[float]:
        """The inputs, if the network takes so many."""
        expected = len(self._net.layers[0].weights[0])
        if len(inputs) != expected:
            raise BadSetup(f"{self._path}: the network expects {expected} inputs, and there are {len(inputs)}")
        return inputs


def features(perspective: Perspective, seed: int) -> list[float]:
    """The features of an imagined table: those of the bot's own seat, then of the others to its left."""
    game, seat = perspective.game, perspective.seat
    if game.insight is None:
        raise BadSetup(f"{game.name} has no features for a network")
    rows: list[list[float]] = game.insight.features(perspective.imagine(seed).state)
    return [number for row in rows[seat:] + rows[:seat] for number in row]


def observation(perspective: Perspective) -> list[float]:
    """What the bot's seat sees, as environments tell it to those who learn."""
    game = perspective.game
    if game.encoding is None:
        raise BadSetup(f"{game.name} has no encoding for a network")
    return perspective.numbers(game.encoding).tolist()


def load(path: str) -> Net:
    """The network in a file, or BadSetup with what is wrong there."""
    try:
        net = _decoded(Path(path).read_bytes())
    except OSError as error:
        raise BadSetup(f"{path or 'net'}: {error.strerror}; the bot net needs the file of a network") from error
    except msgspec.ValidationError as error:
        raise BadSetup(f"{path}: {readable(error)}") from error
    except (msgspec.DecodeError, UnicodeDecodeError) as error:
        raise BadSetup(f"{path}: no proper JSON: {error}") from error
    for number, layer in enumerate(net.layers):
        _check(f"{path}: layer {number}", layer, len(net.layers[number - 1].bias) if number else None)
    game = games().get(net.game)
    if game is None:
        raise BadSetup(f"{path}: there is no game called {net.game!r}; installed: {', '.join(games())}")
    outputs, actions = len(net.layers[-1].bias), len(game.vocabulary)
    if outputs != actions:
        raise BadSetup(f"{path}: the network has {outputs} outputs, and {net.game} has {actions} actions")
    return net


def _decoded(content: bytes) -> Net:
    """The network that some JSON holds; where the JSON itself is broken, that is what is raised."""
    try:
        return msgspec.json.decode(content, type=Net)
    except msgspec.ValidationError:
        msgspec.json.decode(content)
        raise


def _check(where: str, layer: Layer, before: int | None) -> None:
    """Refuse a layer whose sizes don't fit each other or the layer before. (That numbers are finite, JSON says.)"""
    units, inputs = len(layer.weights), len(layer.weights[0])
    if before is not None and inputs != before:
        raise BadSetup(f"{where} takes {inputs} inputs, and the layer before has {before} units")
    if len(layer.bias) != units:
        raise BadSetup(f"{where} has {units} rows of weights and {len(layer.bias)} biases")
    for row in layer.weights:
        if len(row) != inputs:
            raise BadSetup(f"{where} has rows of {inputs} and of {len(row)} weights")


def make(text: str, seed: int) -> NetBot:
    """``net:bots/citadels.json``."""
    return NetBot(text, seed)
