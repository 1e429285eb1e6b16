"""Observations in tests: their numbers, whatever shape they have."""

from __future__ import annotations

from typing import Any

import numpy as np


def numbers(observation: Any) -> list[float]:
    """All numbers of an observation, flat or field by field."""
    if isinstance(observation, dict):
        observation = np.concatenate([part.ravel() for part in observation.values()])
    assert isinstance(observation, np.ndarray) and observation.dtype == np.float32
    found: list[float] = observation.tolist()
    return found


def offered(mask: Any) -> list[int]:
    """The actions that a mask offers, in ascending order."""
    assert isinstance(mask, np.ndarray) and mask.dtype == np.int8 and set(mask.tolist()) <= {0, 1}
    found: list[int] = np.flatnonzero(mask).tolist()
    return found
