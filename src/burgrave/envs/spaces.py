"""Spaces of Gymnasium for a lens: what an agent may see and do."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from burgrave.envs.lens import Lens, Mask, shape_of
from burgrave.envs.missing import missing

try:
    import numpy as np
    from gymnasium import spaces
except ImportError as error:
    raise missing("gymnasium", "envs", error) from None


class Offered(spaces.Discrete):
    """All actions of a game; a sample without a mask is one of those that are offered now.

    So scripts that play ``action_space.sample()`` play by the rules. An illegal action is refused all the same.
    """

    def __init__(self, actions: int, offered: Callable[[], Sequence[int]]) -> None:
        super().__init__(actions)
        self._offered = offered

    def sample(self, mask: Mask | None = None, probability: Any = None) -> np.int64:
        """A random action of those that are offered, or of those that the mask or the probabilities leave."""
        options = self._offered()
        if mask is None and probability is None and options:
            return np.int64(options[int(self.np_random.integers(len(options)))])
        return super().sample(mask, probability)

    def __reduce__(self) -> tuple[type[spaces.Discrete], tuple[int]]:
        """A copy belongs to no table any more: it is an ordinary Discrete space."""
        return spaces.Discrete, (int(self.n),)


def observation_space(lens: Lens, actions: int) -> spaces.Dict:
    """The observation beside the mask of that many actions."""
    mask = spaces.Box(0, 1, (actions,), np.int8)
    return spaces.Dict({"observation": seen_space(lens), "action_mask": mask})


def seen_space(lens: Lens) -> spaces.Space[Any]:
    """What an agent sees, flat or field by field."""
    if lens.shape == "flat":
        return spaces.Box(np.zeros(lens.layout.size, np.float32), lens.highest())
    return spaces.Dict({field.name: spaces.Box(0, field.high, shape_of(field)) for field in lens.layout.fields})
