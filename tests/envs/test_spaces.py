"""Spaces: what may be seen and done, and samples that play by the rules."""

from __future__ import annotations

import copy
import pickle
from collections import Counter

import numpy as np
import pytest
from gymnasium import spaces

from burgrave.envs.lens import Lens
from burgrave.envs.spaces import Offered, observation_space, seen_space
from burgrave.games.citadels import GAME


@pytest.mark.parametrize("players", GAME.players)
def test_the_flat_space_has_the_bounds_of_the_fields(players: int) -> None:
    """From 0 up to what each field says."""
    lens = Lens("citadels", players, None, "flat", "rank")
    space = seen_space(lens)
    assert isinstance(space, spaces.Box) and space.shape == (lens.layout.size,) and space.dtype == np.float32
    assert (space.low == 0).all() and (space.high == lens.highest()).all()


def test_the_dict_has_a_space_for_each_field() -> None:
    """In its shape."""
    lens = Lens("citadels", 5, None, "dict", "rank")
    space = seen_space(lens)
    assert isinstance(space, spaces.Dict) and set(space) == {field.name for field in lens.layout.fields}
    for field in lens.layout.fields:
        part = space[field.name]
        assert isinstance(part, spaces.Box) and part.shape == (field.shape or (1,)) and part.dtype == np.float32
        assert (part.low == 0).all() and (part.high == field.high).all()


def test_the_mask_lies_beside_the_observation() -> None:
    """As PettingZoo wants it."""
    lens = Lens("citadels", 4, None, "flat", "rank")
    space = observation_space(lens, 7)
    vector = lens.vector(lens.table(1), 0)
    seen = {"observation": vector, "action_mask": np.array([0, 1, 1, 0, 0, 0, 0], np.int8)}
    assert space.contains(seen)
    assert not space.contains({**seen, "action_mask": np.full(7, 2, np.int8)})
    assert not space.contains({**seen, "observation": -vector})


def test_a_sample_is_one_of_those_that_are_offered_now() -> None:
    """Each of them as often as the others; a mask or probabilities say otherwise."""
    offered = [2, 5, 7]
    space = Offered(9, lambda: offered)
    space.seed(1)
    drawn = Counter(int(space.sample()) for _ in range(300))
    assert set(drawn) == {2, 5, 7} and min(drawn.values()) > 60
    assert space.sample(np.array([0, 0, 0, 1, 0, 0, 0, 0, 0], np.int8)) == 3
    assert space.sample(probability=np.array([0, 0, 0, 0, 1, 0, 0, 0, 0], np.float64)) == 4
    offered = []
    assert {int(space.sample()) for _ in range(300)} == set(range(9)), "where nothing is offered, anything"


def test_the_same_seed_gives_the_same_samples() -> None:
    """Also without a mask."""
    one, two = Offered(9, lambda: [1, 2, 3, 4]), Offered(9, lambda: [1, 2, 3, 4])
    one.seed(5)
    two.seed(5)
    assert [one.sample() for _ in range(20)] == [two.sample() for _ in range(20)]


def test_it_is_a_space_of_all_actions() -> None:
    """Whatever is offered: an illegal action is refused elsewhere."""
    space = Offered(9, lambda: [1])
    assert space == spaces.Discrete(9) and space.contains(8) and not space.contains(9)


def test_a_copy_is_an_ordinary_space() -> None:
    """It belongs to no table any more."""
    space = Offered(9, lambda: [1])
    for other in (copy.deepcopy(space), pickle.loads(pickle.dumps(space))):
        assert type(other) is spaces.Discrete and other == space
