"""Gymnasium's vector environment: many tables at once, every seat of which learns.

``make("citadels", players=4, tables=256, workers=2)``. Each step gives every table an answer of the seat that it asks.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from typing import Any, Final, SupportsIndex, TypeAlias, get_args

from burgrave.envs.arguments import SEEDS, one_of, plain, seed_of, whole
from burgrave.envs.buffers import Array, Buffers, Packing, needed, width
from burgrave.envs.crew import Crew, WorkerDied
from burgrave.envs.lens import Lens, Reward
from burgrave.envs.missing import missing
from burgrave.envs.spaces import seen_space
from burgrave.envs.worker import HALVES, Share
from burgrave.kernel.course import NEVER
from burgrave.kernel.errors import BadSetup, IllegalAnswer

try:
    import numpy as np
    from gymnasium import spaces
    from gymnasium.vector import AutoresetMode, VectorEnv
    from gymnasium.vector.utils import batch_space
except ImportError as error:
    raise missing("gymnasium", "envs", error) from None

__all__ = ["TablesEnv", "WorkerDied", "make"]

Step: TypeAlias = tuple[Any, Array, Array, Array, dict[str, Any]]


def make(
    name: str,
    players: SupportsIndex | None = None,
    tables: SupportsIndex = 64,
    workers: SupportsIndex = 0,
    options: Mapping[str, object] | None = None,
    observation: Packing = "flat",
    reward: Reward = "rank",
    max_steps: SupportsIndex | None = None,
) -> TablesEnv:
    """Many tables of a game.

    ``workers``: so many processes play them; 0: this one does. ``observation``: ``"sparse"`` hands out what is not 0,
    as pairs of index and value. ``max_steps``: after so many answers a game is broken off, without a result.
    """
    one_of("observation", observation, get_args(Packing))
    tables, workers = whole("tables", tables, 1), whole("workers", workers, 0)
    if workers > tables:
        raise BadSetup(f"each worker needs a table: workers is at most {tables}, not {workers}")
    most = NEVER if max_steps is None else whole("max_steps", max_steps, 1)
    return TablesEnv(Lens(name, players, options, "flat", reward), observation, tables, workers, most)


class TablesEnv(VectorEnv[Any, Any, Any]):
    """Many tables, each of which asks one seat at a time.

    Observations, masks, rewards and all else lie in buffers that are written again at every step: copy what you keep.
    When a game ends, the next one begins in the same step; what the old one has brought stands in ``infos``.
    """

    def __init__(self, lens: Lens, observation: Packing, tables: int, workers: int, most: int) -> None:
        self.metadata = {"name": lens.name, "autoreset_mode": AutoresetMode.SAME_STEP, "render_modes": []}
        self.num_envs = tables
        self.players: Final = lens.players
        self.single_observation_space = seen_space(lens) if observation == "flat" else pairs_space(lens)
        self.single_action_space = spaces.Discrete(lens.actions)
        self.observation_space = batch_space(self.single_observation_space, tables)
        self.action_space = batch_space(self.single_action_space, tables)
        middle = (tables + 1) // HALVES
        self.halves: Final = (slice(0, middle), slice(middle, tables))
        self._all: Final = slice(0, tables)
        self._crew: Crew | None = None
        self._share: Share | None = None
        if workers:
            self._crew = Crew(lens, observation, tables, list(self.halves), workers, most)
            self._buffers = self._crew.buffers
        else:
            self._buffers = Buffers(lens, observation, tables, bytearray(needed(lens, observation, tables)))
            self._share = Share(lens, self._buffers, list(self.halves), most)
        self._begun = False
        self._sent: list[int] = []  # the halves that are under way, in order
        self._done: set[int] = set()  # those that have arrived

    def reset(
        self, *, seed: SupportsIndex | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Any, dict[str, Any]]:
        """Begin a game on every table; the same seed gives the same games, whatever the number of workers."""
        seed = seed_of(seed)
        self._open()
        super().reset(seed=seed)
        while self._sent:
            self._wait()
        self._done.clear()
        self._begun = True
        drawn = seed if seed is not None else int(self.np_random.integers(SEEDS))
        if self._crew is not None:
            with self._whole_or_closed():
                self._crew.reset(drawn)
        elif self._share is not None:
            self._share.reset(drawn)
        return self._buffers.seen(self._all), self._infos(self._all)

    def step(self, actions: Any) -> Step:
        """Give every table the answer of the seat that it asks.

        Raises IllegalAnswer, and changes nothing, where one of them was not offered.
        """
        self._open()
        if self._sent or self._done:
            raise BadSetup("a half of the tables is under way: recv() it first, or reset()")
        self._begin(HALVES, self._all, actions)
        if self._crew is not None:
            self._wait()
        return self._result(self._all)

    def send(self, half: SupportsIndex, actions: Any) -> None:
        """Give the tables of a half (0 or 1) their answers; with workers they are played while you do other things."""
        half = self._half(half)
        rows = self.halves[half]
        self._open()
        if half in self._sent or half in self._done:
            raise BadSetup(f"half {half} is under way: recv({half}) it first")
        self._begin(half, rows, actions)
        if self._crew is not None:
            self._sent.append(half)
        else:
            self._done.add(half)

    def recv(self, half: SupportsIndex) -> Step:
        """What step() gives, of one half; wait for it, if need be."""
        half = self._half(half)
        self._open()
        if half not in self._sent and half not in self._done:
            raise BadSetup(f"half {half} is not under way: send({half}, actions) first")
        while half not in self._done:
            self._done.add(self._sent[0])
            self._wait()
        self._done.discard(half)
        return self._result(self.halves[half])

    def _half(self, half: object) -> int:
        number = plain(half)
        if type(number) is not int or not 0 <= number < HALVES:
            raise BadSetup(f"a half is 0 or 1, not {half!r}")
        return number

    def _begin(self, which: int, rows: slice, actions: Any) -> None:
        """Check the answers, and have them given."""
        if not self._begun:
            raise BadSetup("there is no game yet: call reset() first")
        self._buffers.arrays["actions"][rows] = self._checked(rows, actions)
        if self._crew is not None:
            with self._whole_or_closed():
                self._crew.step(which)
        elif self._share is not None:
            self._share.step(which)

    def _wait(self) -> None:
        assert self._crew is not None, "only processes are waited for"
        if self._sent:
            self._sent.pop(0)
        with self._whole_or_closed():
            self._crew.wait()

    @contextmanager
    def _whole_or_closed(self) -> Iterator[None]:
        """Close the environment when a process fails it."""
        try:
            yield
        except BaseException:  # also where somebody presses Ctrl+C: what they answer later belongs to nothing
            self.close()
            raise

    def _checked(self, rows: slice, actions: Any) -> Array:
        """The answers as an array, if each was offered to the seat that is asked."""
        count, mask = rows.stop - rows.start, self._buffers.arrays["mask"][rows]
        try:
            chosen = np.asarray(actions)
        except ValueError:
            raise IllegalAnswer(
                f"actions are {count} whole numbers, one for each table, not lists of different lengths"
            ) from None
        if chosen.shape != (count,) or chosen.dtype.kind not in "iu":
            shape = f"an array of {chosen.dtype} in the shape {chosen.shape}"
            raise IllegalAnswer(f"actions are {count} whole numbers, one for each table, not {shape}")
        inside = (chosen >= 0) & (chosen < mask.shape[1])
        offered = mask[np.arange(count), np.where(inside, chosen, 0)] * inside
        if not offered.all():
            row = int(np.argmin(offered))
            seat, table = self._buffers.arrays["seat"][rows][row], rows.start + row
            options = np.flatnonzero(mask[row]).tolist()
            raise IllegalAnswer(
                f"action {chosen[row]} is not offered to seat {seat} at table {table}; choose from: {options}"
            )
        return chosen

    def _result(self, rows: slice) -> Step:
        arrays = self._buffers.arrays
        told = arrays["rewards"][rows], arrays["terminations"][rows], arrays["truncations"][rows]
        return self._buffers.seen(rows), *told, self._infos(rows)

    def _infos(self, rows: slice) -> dict[str, Any]:
        """The same keys each time; those with an underscore say for which tables theirs mean anything."""
        arrays = self._buffers.arrays
        ended = arrays["ended"][rows]
        return {
            "action_mask": arrays["mask"][rows],
            "seat": arrays["seat"][rows],
            "acted": arrays["acted"][rows],
            "final_rewards": arrays["final_rewards"][rows],
            "_final_rewards": ended,
            "final_obs": self._buffers.seen(rows, final=True),
            "_final_obs": ended,
        }

    def _open(self) -> None:
        if self.closed:
            raise BadSetup("the environment is closed: make another one")

    def close_extras(self, **kwargs: Any) -> None:
        """End the processes."""
        if self._crew is not None:
            self._crew.close()


def pairs_space(lens: Lens) -> spaces.Dict:
    """An observation as pairs: where a number stands in the flat vector, and what is added to it; the rest is 0."""
    size, room = lens.layout.size, width(lens.layout.size)
    highest = float(lens.highest().max())
    return spaces.Dict(
        {
            "index": spaces.Box(0, size - 1, (room,), np.int32),
            "value": spaces.Box(0, highest, (room,), np.float32),
            "count": spaces.Box(0, room, (), np.int32),
        }
    )
