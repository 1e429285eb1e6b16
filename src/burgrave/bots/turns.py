"""Whole turns: what a seat chooses before anybody else is asked and before it learns anything new."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from burgrave.kernel.perspective import Perspective
from burgrave.kernel.playout import Playing

LONGEST: Final = 40  # choices of a turn
TWICE: Final = (11, 23)  # seeds of imagined tables on which two turns must lead to the same position


def follow(playing: Playing, seat: int, line: Sequence[int]) -> None:
    """Answer as a line of choices says; what leaves no choice is answered on the way."""
    for option in line:
        while (ask := playing.ask) is not None and len(ask.options) == 1 and ask.options[0] != option:
            playing.answer(ask.options[0])
        if ask is None or ask.player != seat or option not in ask.options:
            return
        playing.answer(option)


def settle(playing: Playing, seat: int) -> None:
    """Answer what leaves the seat no choice, to the end of its turn."""
    while (ask := playing.ask) is not None and ask.player == seat and len(ask.options) == 1:
        playing.answer(ask.options[0])


def whole(perspective: Perspective, line: Sequence[int]) -> list[int]:
    """A line of choices to the end of the turn: from where it ends, as the game's heuristic player would go on."""
    seat, insight, found = perspective.seat, perspective.game.insight, list(line)
    playing = Playing(perspective.imagine(TWICE[0]), seat)
    learnt = sum(playing.state.learnt)
    follow(playing, seat, line)
    while insight is not None and len(found) < LONGEST:
        ask = playing.ask
        if ask is None or ask.player != seat or sum(playing.state.learnt) != learnt:
            break
        option = ask.options[0]
        if len(ask.options) > 1:
            worth = insight.appraise(playing.state, ask)
            option = ask.options[worth.index(max(worth))]
            found.append(option)
        playing.answer(option)
    return found


def alike(perspective: Perspective, one: Sequence[int], other: Sequence[int]) -> bool:
    """Whether two turns are the same but for the order of their choices, or lead to the same position."""
    quiet = perspective.game.vocabulary.quiet
    if sorted([option for option in one if not quiet(option)]) == sorted([o for o in other if not quiet(o)]):
        return True
    return all(_end(perspective, one, seed) == _end(perspective, other, seed) for seed in TWICE)


def _end(perspective: Perspective, line: Sequence[int], seed: int) -> Any:
    """The position after a turn on an imagined table, and who is asked what there."""
    playing = Playing(perspective.imagine(seed), perspective.seat)
    follow(playing, perspective.seat, line)
    settle(playing, perspective.seat)
    ask = playing.ask
    question = None if ask is None else (ask.player, ask.prompt, tuple(ask.options))
    return perspective.game.snapshot(playing.state), question, playing.held
