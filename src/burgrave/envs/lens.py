"""Lens: how a game looks to a learning machine — its name, action masks, observations and rewards."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from math import prod
from typing import Final, Literal, SupportsIndex, TypeAlias, get_args

from burgrave.envs.arguments import one_of, plain
from burgrave.envs.missing import missing
from burgrave.envs.names import encoding_of, find, usual, versioned
from burgrave.kernel.begin import prepare
from burgrave.kernel.encoding import Encoding, Field, Layout, numbers
from burgrave.kernel.errors import BadSetup, IllegalAnswer
from burgrave.kernel.game import AnyGame, Score
from burgrave.kernel.setup import Setup
from burgrave.kernel.table import Table, begin

try:
    import numpy as np
    import numpy.typing as npt
except ImportError as error:
    raise missing("numpy", "envs", error) from None

Mask: TypeAlias = npt.NDArray[np.int8]
Vector: TypeAlias = npt.NDArray[np.float32]
Observation: TypeAlias = Vector | dict[str, Vector]
Shape: TypeAlias = Literal["flat", "dict"]
Reward: TypeAlias = Literal["rank", "points"]


class Lens:
    """A game for a number of players, as environments of any library offer it."""

    def __init__(
        self,
        name: str,
        players: SupportsIndex | None,
        options: Mapping[str, object] | None,
        shape: Shape,
        reward: Reward,
    ) -> None:
        """Check everything at once: whatever is wrong is said before the first episode.

        ``players`` None: as many as usual.
        """
        self.game: Final[AnyGame] = find(name)
        count = usual(self.game) if players is None else plain(players)
        self.encoding: Final[Encoding] = encoding_of(self.game)
        if options is not None and not isinstance(options, Mapping):
            raise BadSetup(f"options are names with values, not {options!r}")
        self._setup: Final[Setup] = prepare(self.game, count, 0, options or {})  # type: ignore[arg-type]  # refuses it
        begin(self._setup)  # casts that can't be are refused here, not in the first episode
        one_of("observation", shape, get_args(Shape))
        one_of("reward", reward, get_args(Reward))
        self.players: Final = self._setup.players
        self.options: Final = dict(options or {})
        self.shape: Final = shape
        self.reward: Final = reward
        self.actions: Final = len(self.game.vocabulary)
        self.layout: Final[Layout] = self.encoding.layout(self.players)

    @property
    def name(self) -> str:
        """The game with its version: results of different versions can't be compared."""
        return versioned(self.game)

    def table(self, seed: int) -> Table:
        """A new game; it keeps neither log nor starts: whoever asks for them waits until it is played again."""
        setup = self._setup
        return begin(Setup(setup.game, setup.players, seed, setup.options), bare=True)

    # ---------------------------------------------------------------- actions

    def mask(self, options: Sequence[int]) -> Mask:
        """1 for each action that is offered, 0 for the others."""
        mask = bytearray(self.actions)
        for option in options:
            mask[option] = 1
        return np.frombuffer(mask, np.int8)

    def action(self, action: object, highest: int | None = None) -> int:
        """An action as the table takes it; raises IllegalAnswer where it is no whole number."""
        number = plain(action)
        if type(number) is int:
            return number
        highest = self.actions - 1 if highest is None else highest
        raise IllegalAnswer(f"an action is a whole number from 0 to {highest}, not {action!r}")

    def terminal_mask(self) -> Mask:
        """After the end nothing is asked, and any action is as good: libraries draw one all the same."""
        return np.ones(self.actions, np.int8)

    # ---------------------------------------------------------------- observations

    def vector(self, table: Table, seat: int) -> Vector:
        """What a seat sees of a table now, as one flat vector."""
        return np.frombuffer(numbers(self.encoding, self.players, table.state, seat), np.float32)

    def parts(self, vector: Vector) -> dict[str, Vector]:
        """The same numbers field by field, each in its shape; nothing is copied."""
        parts = {}
        for field in self.layout.fields:
            start = self.layout.start[field.name]
            parts[field.name] = vector[start : start + prod(field.shape)].reshape(shape_of(field))
        return parts

    def observation(self, table: Table, seat: int) -> Observation:
        """What a seat sees of a table now, in the chosen shape."""
        vector = self.vector(table, seat)
        return vector if self.shape == "flat" else self.parts(vector)

    def highest(self) -> Vector:
        """The largest value of each number of the flat vector; the smallest is 0."""
        rows = [np.full(prod(field.shape), field.high, np.float32) for field in self.layout.fields]
        return np.concatenate(rows)

    # ---------------------------------------------------------------- rewards

    def worst(self, table: Table) -> float:
        """The reward of who breaks the rules: the lowest there is."""
        return -1.0 if self.reward == "rank" else float(min(0, *[score.total for score in table.scores]))

    def rewards(self, table: Table) -> list[float]:
        """Each seat's reward at the end of a game."""
        scores = table.scores
        if self.reward == "points":
            return [float(score.total) for score in scores]
        return ranked(scores, table.winners)


def shape_of(field: Field) -> tuple[int, ...]:
    """The shape of a part; a single number is an array of one, since libraries stack arrays."""
    return field.shape or (1,)


def ranked(scores: Sequence[Score], winners: Sequence[int]) -> list[float]:
    """From 1 for the winner to -1 for the last, evenly spaced; those who are level share. Together 0.

    Ties of points are broken among winners only, as the rules do. Who plays alone gets 1 for a victory, 0 for one that
    the opponent shares, else -1.
    """
    if len(scores) == 1:
        return [float((0 in winners) - (list(winners) != [0]))]
    places = [(seat in winners, score.total) for seat, score in enumerate(scores)]
    others = len(scores) - 1
    return [(sum(one > other for other in places) - sum(one < other for other in places)) / others for one in places]
