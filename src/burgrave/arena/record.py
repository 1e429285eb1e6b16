"""What an arena keeps of a game: one line of results.jsonl, the same wherever and however often it is played."""

from __future__ import annotations

import msgspec

from burgrave.kernel.insight import Deed


class Mishap(msgspec.Struct, frozen=True):
    """An answer that a bot did not give: a substitute gave it instead."""

    seat: int
    at: int  # after so many answers of the game
    reason: str  # one sentence


class Record(msgspec.Struct, frozen=True, kw_only=True):
    """One game of a run. Lists are by seat unless they say otherwise."""

    number: int  # from 0; seeds, seats and options follow from it and the plan
    seed: int
    options: dict[str, object]  # of the game, those that vary from game to game included
    entrants: list[int]  # which of the plan's bots sits there
    scores: list[int] = []
    parts: list[dict[str, int]] = []  # points by category
    winners: list[int] = []  # seats; a solo opponent is the number after them
    decisions: int = 0
    lead: list[list[int]] = []  # by round: everybody's points when it began, and at the end of the game
    deeds: list[Deed] = []  # not by seat: each names its own
    mishaps: list[Mishap] = []  # not by seat: each names its own, and the same reason only once
    substituted: list[int] = []  # how many of the seat's answers a substitute gave
    error: str | None = None  # why the game could not be finished; its save is beside the results


class Timing(msgspec.Struct, frozen=True):
    """How long a game took: a line of timings.jsonl, apart because it is never the same twice."""

    number: int
    seconds: list[float]  # that each seat thought
    answers: list[int]  # that each seat gave
